//! Instructions of sm_90a: asynchronous barriers, the copy engine, warpgroup products.

pub mod barrier;
pub mod tma;
pub mod wgmma;

use super::row::Row;

/// The rows of this module.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    [barrier::ROWS, tma::ROWS]
        .into_iter()
        .flatten()
        .copied()
        .chain(wgmma::rows())
}
