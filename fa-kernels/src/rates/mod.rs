//! What a GPU can do at most, measured by kernels that do nothing else: [`copy`] moves bytes,
//! [`mma`] and [`wgmma`] multiply matrices.
//!
//! They compute what can be checked, so that nothing of them is optimised away.

pub mod copy;
mod launch;
pub mod mma;
pub mod wgmma;

pub use copy::{CopyRate, CopyRateArgs, CopyRateConfig};
pub use launch::{MatrixLaunch, MatrixOperands, MatrixRate, MatrixTile, RateError, RateLaunch};
pub use mma::{
    MmaRate, MmaRateArgs, MmaRateBf16, MmaRateBf16Config, MmaRateConfig, MmaRateF16,
    MmaRateF16Config,
};
pub use wgmma::{
    WgmmaRate, WgmmaRateArgs, WgmmaRateBf16, WgmmaRateBf16Config, WgmmaRateConfig, WgmmaRateF16,
    WgmmaRateF16Config,
};

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, GlobalRows, SharedTile, TileCopy, store_scalar};

/// Operands in memory: A (rows × columns), B (as many columns) and C (rows of A × rows of B).
struct Operands<T> {
    a: Tensor<T>,
    b: Tensor<T>,
    c: TensorMut<T>,
}

/// Copies rows of a matrix to a tile, by all threads of the CTA.
fn load<T: Half>(first: Pointer<T>, stride: Reg<u32>, tile: &SharedTile, threads: u32) {
    let rows = GlobalRows::new(first, stride);
    let copy = TileCopy::new(*tile, thread(), threads, rows.address, rows.row_bytes);
    copy.start(0, tile, false);
}

/// Stores scale·acc to the rows of C from `first_row` on.
fn store<T: Half>(
    acc: &Accumulator,
    scale: Reg<f32>,
    lane: Reg<u32>,
    first_row: Reg<u32>,
    c: &TensorMut<T>,
) {
    for m in 0..acc.m_tiles {
        for n in 0..acc.n_tiles {
            for var in acc.block(m, n) {
                var.set(var.peek() * scale);
            }
        }
    }
    let rows = GlobalRows::new(c.at(&[]), c.stride(0));
    store_scalar::<T>(acc, lane, first_row, &rows);
}
