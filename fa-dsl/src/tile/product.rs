//! Matrix products of a warp: `mma.m16n8k16` with the right operand read from shared memory.

use super::fragment::{Accumulator, FragmentA};
use super::shape_error;
use super::shared::{SharedTile, ldmatrix};
use crate::build::{Half, Reg, Var, emit_to};
use crate::ir::Operand;

/// Where a lane reads a tile of keys (rows: keys, columns: head dimension) as right operand of
/// A·Bᵀ. Computed once, for all tiles of the shape.
#[derive(Clone, Debug)]
pub struct KeyLanes {
    columns: Vec<Reg<u32>>,
}

impl KeyLanes {
    /// For tiles shaped like `shape`, keys from `first_key` (a multiple of 8) on.
    pub fn new(shape: &SharedTile, lane: Reg<u32>, first_key: Reg<u32>) -> KeyLanes {
        // Lanes 0-7 name keys 0-7 at k 0-7, 8-15 the same keys at k 8-15, 16-31 keys 8-15.
        let key = first_key + (lane & 7) + ((lane >> 4) << 3);
        let first = shape.offset(key, (lane >> 3) & 1);
        KeyLanes {
            columns: (0..shape.cols / 16)
                .map(|k| shape.further(first, 2 * k))
                .collect(),
        }
    }
}

/// Where a lane reads a tile of values (rows: keys, columns: head dimension) as right operand of
/// A·B.
#[derive(Clone, Debug)]
pub struct ValueLanes {
    columns: Vec<Reg<u32>>,
}

impl ValueLanes {
    /// For tiles shaped like `shape`, keys from `first_key` (a multiple of 8) on.
    pub fn new(shape: &SharedTile, lane: Reg<u32>, first_key: Reg<u32>) -> ValueLanes {
        let first = shape.offset(first_key + (lane & 15), lane >> 4);
        ValueLanes {
            columns: (0..shape.cols / 16)
                .map(|n| shape.further(first, 2 * n))
                .collect(),
        }
    }
}

fn mma<T: Half>(acc: [Var<f32>; 4], a: [Reg<u32>; 4], b: [Reg<u32>; 2]) {
    let dsts = acc
        .iter()
        .filter_map(|var| match var.peek().operand() {
            Operand::Reg(reg) => Some(reg),
            Operand::Imm(_) => None,
        })
        .collect();
    emit_to(
        T::MMA,
        dsts,
        a.iter().chain(&b).map(|reg| reg.operand()).collect(),
    );
}

/// acc += A·Bᵀ, where B is `keys` (all its columns) and A the columns of `a` from block
/// `first_step` on.
pub fn mma_nt<T: Half>(
    acc: &Accumulator,
    a: &FragmentA,
    first_step: u32,
    keys: &SharedTile,
    lanes: &KeyLanes,
) {
    if first_step + keys.cols / 16 > a.k_steps
        || acc.m_tiles != a.m_tiles
        || !acc.n_tiles.is_multiple_of(2)
    {
        shape_error(format!(
            "a product of {} of {} column blocks from {first_step} on, {} and {} row blocks",
            keys.cols / 16,
            a.k_steps,
            a.m_tiles,
            acc.m_tiles
        ));
        return;
    }
    for (k, column) in lanes.columns.iter().enumerate() {
        let address = keys.base + *column;
        for pair in 0..acc.n_tiles / 2 {
            let b = ldmatrix(address, pair * 16 * keys.row_bytes(), false);
            for m in 0..acc.m_tiles {
                let a = a.block(m, first_step + k as u32);
                mma::<T>(acc.block(m, 2 * pair), a, [b[0], b[1]]);
                mma::<T>(acc.block(m, 2 * pair + 1), a, [b[2], b[3]]);
            }
        }
    }
}

/// acc += A·B, where B is as many rows of `values` as A has columns.
pub fn mma_nn<T: Half>(acc: &Accumulator, a: &FragmentA, values: &SharedTile, lanes: &ValueLanes) {
    if acc.m_tiles != a.m_tiles || acc.n_tiles * 8 != values.cols {
        shape_error(format!(
            "a product of {} row blocks to {}, {} columns to {}",
            a.m_tiles,
            acc.m_tiles,
            values.cols,
            acc.n_tiles * 8
        ));
        return;
    }
    let columns: Vec<Reg<u32>> = lanes.columns.iter().map(|c| values.base + *c).collect();
    for k in 0..a.k_steps {
        for (pair, address) in columns.iter().enumerate() {
            let pair = pair as u32;
            let b = ldmatrix(*address, k * 16 * values.row_bytes(), true);
            for m in 0..acc.m_tiles {
                let a = a.block(m, k);
                mma::<T>(acc.block(m, 2 * pair), a, [b[0], b[1]]);
                mma::<T>(acc.block(m, 2 * pair + 1), a, [b[2], b[3]]);
            }
        }
    }
}
