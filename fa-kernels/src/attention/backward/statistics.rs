//! What the gradients need to know of each row, side by side: its log-sum-exp in base 2, and δ.

use fa_dsl::prelude::*;
use fa_dsl::tile::shared_load_four;

/// Numbers of a row.
pub const STATISTICS: u32 = 2;

/// What is known of a row.
#[derive(Clone, Copy, Debug)]
pub struct Statistics {
    /// The log-sum-exp in base 2; +∞ for a row that does not exist or sees no key: exp(s − ∞) is 0 for every score.
    pub lse: Reg<f32>,
    /// δ: the sum of dO ∘ O.
    pub delta: Reg<f32>,
}

/// Those of the columns that thread `lane` of a warp has of a product whose columns are rows: for each eight columns, of a column and of the next.
/// `statistics` is where those of the first of `columns` columns are in shared memory. They are read when they are asked for.
pub fn of_columns(
    statistics: Reg<u32>,
    lane: Reg<u32>,
    columns: u32,
) -> impl Iterator<Item = [Statistics; 2]> {
    let of_lane = statistics + (lane & 3) * 16;
    (0..columns / 8).map(move |block| {
        let [lse, delta, next_lse, next_delta] = shared_load_four(of_lane, block * 64);
        let next = Statistics {
            lse: next_lse,
            delta: next_delta,
        };
        [Statistics { lse, delta }, next]
    })
}
