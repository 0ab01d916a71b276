//! The rate of `mma.sync`: operands stay in registers.

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, FragmentA, FragmentB, SharedTile, mma_registers, shared_base};

use super::{MatrixTile, Operands, load, store};

/// Rows of a warp: four blocks, with [`COLS`] 32 products that do not depend on each other.
const WARP_ROWS: u32 = 64;
/// Columns of the result.
const COLS: u32 = 64;
/// Columns of the operands.
const DEPTH: u32 = 32;

/// The tile of a CTA of `warps`.
pub(super) const fn tile(warps: u32) -> MatrixTile {
    MatrixTile {
        rows: warps * WARP_ROWS,
        cols: COLS,
        depth: DEPTH,
        unrolled: 1,
    }
}

/// Each warp keeps 64 rows of A and all of B in registers and adds their product `passes` times.
#[device]
fn multiply<T: Half>(operands: &Operands<T>, warps: u32, passes: Reg<u32>, scale: Reg<f32>) {
    let MatrixTile { rows, .. } = tile(warps);
    let threads = warps * 32;
    let lane = thread() & 31;
    let warp_row = (thread() >> 5).broadcast(0) * WARP_ROWS;
    let bytes = SharedTile::bytes(rows + COLS, DEPTH);
    let a_tile = SharedTile {
        base: shared_base() + shared(bytes, 1024),
        rows,
        cols: DEPTH,
        swizzle: true,
    };
    let b_tile = SharedTile {
        rows: COLS,
        ..a_tile.shifted(SharedTile::bytes(rows, DEPTH))
    };
    let Operands { a, b, c } = operands;
    let first_row = block_x() * rows;
    load(a.at(&[first_row]), a.stride(0), &a_tile, threads);
    load(b.at(&[]), b.stride(0), &b_tile, threads);
    barrier();
    let left = FragmentA::load(&a_tile, lane, warp_row, WARP_ROWS / 16);
    let right = FragmentB::transposed(&b_tile, lane);
    let acc = Accumulator::zeros("acc", WARP_ROWS / 16, COLS / 8);
    for _pass in range(0, passes) {
        mma_registers::<T>(&acc, &left, &right);
    }
    store(&acc, scale, lane, first_row + warp_row, c);
}

/// C ← scale · (A·Bᵀ, added up `passes` times); A (rows × 32), B (64 × 32), C (rows × 64). Grid: a CTA for
/// every 64·WARPS rows.
#[kernel(name = MmaRate, types(f16, bf16), threads = 32 * WARPS)]
pub fn mma_rate<T: Half, #[values(4, 8)] const WARPS: u32 = 8>(
    a: Tensor<T>,
    b: Tensor<T>,
    c: TensorMut<T>,
    passes: u32,
    scale: f32,
) {
    multiply(&Operands { a, b, c }, WARPS, passes, scale);
}
