//! From accumulators to memory: merging warps that shared queries, normalising, storing.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::{
    Accumulator, GlobalRows, SharedTile, shared_load, shared_store, store_packed, store_scalar,
};

use crate::attention::softmax::OnlineSoftmax;
use crate::attention::warps::{Position, WarpGrid};

/// Bytes that [`merge_warps`] needs in shared memory: the output, maximum and sum of every thread
/// whose warp is not the first along the keys.
pub const fn merge_bytes(grid: &WarpGrid, head_dim: u32) -> u32 {
    let words = grid.m_tiles * (head_dim / 8 * 4 + 4);
    (grid.along_n - 1) * grid.along_m * 32 * words * 4
}

/// Adds the parts of the warps that saw other keys of the same queries: afterwards the first
/// warp along the keys holds the whole rows. `scratch` is shared memory that no one else uses.
#[device]
pub fn merge_warps(
    grid: &WarpGrid,
    position: &Position,
    scratch: Reg<u32>,
    softmax: &OnlineSoftmax,
    acc: &Accumulator,
) {
    let state: Vec<Var<f32>> = (0..acc.m_tiles)
        .flat_map(|m| (0..acc.n_tiles).flat_map(move |n| acc.block(m, n)))
        .chain(softmax.max.iter().flatten().copied())
        .chain(softmax.sum.iter().flatten().copied())
        .collect();
    // Word after word, a warp's lanes side by side: free of bank conflicts.
    let warp_bytes = state.len() as u32 * 128;
    let slot = |warp_n: Reg<u32>| {
        scratch + ((warp_n - 1) * grid.along_m + position.warp_m) * warp_bytes + position.lane * 4
    };
    barrier();
    if position.warp_n != 0 {
        let mine = slot(position.warp_n);
        for (i, var) in state.iter().enumerate() {
            shared_store(mine, i as u32 * 128, var.peek());
        }
    }
    barrier();
    if position.warp_n == 0 {
        for other in 1..grid.along_n {
            let theirs = slot(other.into());
            let words: Vec<Reg<f32>> = (0..state.len())
                .map(|i| shared_load(theirs, i as u32 * 128))
                .collect();
            merge_rows(softmax, acc, &words);
        }
    }
}

/// Takes in another warp's rows: its outputs, then maxima, then sums, in the order of `acc`.
#[device]
fn merge_rows(softmax: &OnlineSoftmax, acc: &Accumulator, theirs: &[Reg<f32>]) {
    let outputs = (acc.m_tiles * acc.n_tiles * 4) as usize;
    let rows = (acc.m_tiles * 2) as usize;
    for m in 0..acc.m_tiles {
        for half in 0..2_usize {
            let row = (m * 2) as usize + half;
            let state = [theirs[outputs + row], theirs[outputs + rows + row]];
            let of_row = |n: u32| {
                let first = ((m * acc.n_tiles + n) * 4) as usize + 2 * half;
                [theirs[first], theirs[first + 1]]
            };
            let of_row: Vec<_> = (0..acc.n_tiles).flat_map(of_row).collect();
            merge_row(softmax, acc, (m, half), state, &of_row);
        }
    }
}

/// Takes in another part of the row of the upper (`half` 0) or lower (1) half of 16-row block `m`: its maximum and sum, and
/// its outputs in the order of [`Accumulator::row`].
#[device]
fn merge_row(
    softmax: &OnlineSoftmax,
    acc: &Accumulator,
    (m, half): (u32, usize),
    [their_max, their_sum]: [Reg<f32>; 2],
    theirs: &[Reg<f32>],
) {
    let (max, sum) = (softmax.max[m as usize][half], softmax.sum[m as usize][half]);
    let new = max.peek().max(their_max);
    let reference = softmax.reference(new);
    let ours = softmax.factor(max.peek(), reference);
    let other = softmax.factor(their_max, reference);
    max.set(new);
    sum.set((sum.peek() * ours).mul_add(1.0, their_sum * other));
    for (out, their) in acc.row(m, half).zip(theirs) {
        out.set((out.peek() * ours).mul_add(1.0, *their * other));
    }
}

/// Divides by the row sums, rounds to `T` and stores the warp's rows of output.
///
/// `packed`: pairs are rounded together, gathered in `staging` (shaped like the CTA's tile of
/// queries) and stored 16 bytes a thread. Otherwise every element is rounded and stored on its own.
#[device]
pub fn store_output<T: Half>(
    position: &Position,
    softmax: &OnlineSoftmax,
    acc: &Accumulator,
    staging: &SharedTile,
    rows: &GlobalRows,
    packed: bool,
) {
    softmax.normalize(acc);
    if packed {
        store_packed::<T>(acc, position.lane, position.first_row, staging, rows);
    } else {
        store_scalar::<T>(acc, position.lane, position.first_row, rows);
    }
}

/// Stores the log-sum-exp of a warp's rows: element `first_row` of `lse` and on, but none from `end` on.
#[device]
pub fn store_lse(
    lane: Reg<u32>,
    first_row: Reg<u32>,
    end: Option<Reg<u32>>,
    softmax: &OnlineSoftmax,
    lse: Pointer<f32>,
    stride: Reg<u32>,
) {
    // The four threads of a row agree; one of them writes.
    if lane & 3 == 0 {
        for m in 0..softmax.max.len() as u32 {
            for half in 0..2_usize {
                let row = first_row + (lane >> 2) + (m * 16 + half as u32 * 8);
                let exists = match end {
                    Some(end) => before(row, end),
                    None => Reg::from(true),
                };
                if exists {
                    lse.offset_wide(row, stride).store(0, softmax.lse(m, half));
                }
            }
        }
    }
}

#[device]
fn before(row: Reg<u32>, end: Reg<u32>) -> Reg<bool> {
    row < end
}
