//! Matrix products of a warp: `mma.m16n8k16` with the right operand read from shared memory.

use super::fragment::{Accumulator, FragmentA, LeftOperand};
use super::panels::Panels;
use super::shape::shape_error;
use super::shared::{SharedTile, ldmatrix};
use crate::build::{Half, Reg, Var, emit_to};
use crate::ir::Operand;

/// Where a lane reads a tile of keys (rows: keys, columns: head dimension) as right operand of
/// A·Bᵀ. Computed once, for all tiles of the shape.
#[derive(Clone, Debug)]
pub struct KeyLanes {
    columns: Vec<Reg<u32>>,
}

/// The offsets of every 16-column block of `shape` by the first one's.
fn columns(shape: &SharedTile, first: Reg<u32>) -> Vec<Reg<u32>> {
    (0..shape.cols / 16)
        .map(|k| shape.further(first, 2 * k))
        .collect()
}

impl KeyLanes {
    /// For tiles shaped like `shape`, keys from `first_key` (a multiple of 8) on.
    pub fn new(shape: &SharedTile, lane: Reg<u32>, first_key: Reg<u32>) -> KeyLanes {
        KeyLanes::from_first(shape, KeyLanes::first(shape, lane, first_key))
    }

    /// The offset of the first 16-column block, of which [`Self::from_first`] makes the others.
    pub fn first(shape: &SharedTile, lane: Reg<u32>, first_key: Reg<u32>) -> Reg<u32> {
        // Lanes 0-7 name keys 0-7 at k 0-7, 8-15 the same keys at k 8-15, 16-31 keys 8-15.
        let key = first_key + (lane & 7) + ((lane >> 4) << 3);
        shape.offset(key, (lane >> 3) & 1)
    }

    /// By the first block's offset.
    pub fn from_first(shape: &SharedTile, first: Reg<u32>) -> KeyLanes {
        KeyLanes {
            columns: columns(shape, first),
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
        ValueLanes::from_first(shape, ValueLanes::first(shape, lane, first_key))
    }

    /// The offset of the first 16-column block, of which [`Self::from_first`] makes the others.
    pub fn first(shape: &SharedTile, lane: Reg<u32>, first_key: Reg<u32>) -> Reg<u32> {
        shape.offset(first_key + (lane & 15), lane >> 4)
    }

    /// By the first block's offset.
    pub fn from_first(shape: &SharedTile, first: Reg<u32>) -> ValueLanes {
        ValueLanes {
            columns: columns(shape, first),
        }
    }
}

/// A k × n matrix of 16-bit elements as right operand in registers: for each 16×8 block two, which hold
/// column lane/4, rows 2·(lane%4) and the 8 further.
#[derive(Clone, Debug)]
pub struct FragmentB {
    /// 16-row blocks.
    pub k_steps: u32,
    /// 8-column blocks.
    pub n_tiles: u32,
    regs: Vec<[Reg<u32>; 2]>,
}

impl FragmentB {
    /// Loads the transpose of `keys`, whose rows are a multiple of 16.
    pub fn transposed(keys: &SharedTile, lane: Reg<u32>) -> FragmentB {
        if !keys.rows.is_multiple_of(16) {
            shape_error(format!(
                "{} rows as right operand, not a multiple of 16",
                keys.rows
            ));
        }
        let lanes = KeyLanes::new(keys, lane, 0.into());
        let pairs = |column: &Reg<u32>| {
            let column = keys.base + *column;
            (0..keys.rows / 16)
                .map(move |pair| ldmatrix(column, pair * 16 * keys.row_bytes(), false))
        };
        let regs = lanes.columns.iter().flat_map(pairs);
        FragmentB {
            k_steps: keys.cols / 16,
            n_tiles: keys.rows / 8,
            regs: regs.flat_map(|b| [[b[0], b[1]], [b[2], b[3]]]).collect(),
        }
    }

    /// The two registers of a 16×8 block.
    pub fn block(&self, k: u32, n: u32) -> [Reg<u32>; 2] {
        self.regs[(k * self.n_tiles + n) as usize]
    }
}

/// acc += A·B, both in registers.
pub fn mma_registers<T: Half>(acc: &Accumulator, a: &FragmentA, b: &FragmentB) {
    if (acc.m_tiles, acc.n_tiles, a.k_steps) != (a.m_tiles, b.n_tiles, b.k_steps) {
        shape_error(format!(
            "{} × {} blocks by {} × {} to {} × {}",
            a.m_tiles, a.k_steps, b.k_steps, b.n_tiles, acc.m_tiles, acc.n_tiles
        ));
        return;
    }
    for k in 0..a.k_steps {
        for n in 0..b.n_tiles {
            for m in 0..a.m_tiles {
                mma::<T>(acc.block(m, n), a.block(m, k), b.block(k, n));
            }
        }
    }
}

pub(super) fn mma<T: Half>(acc: [Var<f32>; 4], a: [Reg<u32>; 4], b: [Reg<u32>; 2]) {
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
    a: &impl LeftOperand,
    first_step: u32,
    keys: impl Into<Panels>,
    lanes: &KeyLanes,
) {
    let keys = keys.into();
    if first_step + keys.cols() / 16 > a.k_steps()
        || acc.m_tiles != a.m_tiles()
        || !acc.n_tiles.is_multiple_of(2)
    {
        shape_error(format!(
            "a product of {} of {} column blocks from {first_step} on, {} and {} row blocks",
            keys.cols() / 16,
            a.k_steps(),
            a.m_tiles(),
            acc.m_tiles
        ));
        return;
    }
    let mut columns: Vec<Reg<u32>> = Vec::new();
    for step in 0..keys.cols() / 16 {
        let (panel, k) = keys.step(step);
        if panel == 0 {
            columns.push(keys.first.base + lanes.columns[k as usize]);
        }
        let a = a.column(first_step + step);
        for pair in 0..acc.n_tiles / 2 {
            let offset = panel * keys.panel_bytes() + pair * 16 * keys.first.row_bytes();
            let b = ldmatrix(columns[k as usize], offset, false);
            for (m, a) in (0..).zip(&a) {
                mma::<T>(acc.block(m, 2 * pair), *a, [b[0], b[1]]);
                mma::<T>(acc.block(m, 2 * pair + 1), *a, [b[2], b[3]]);
            }
        }
    }
}

/// acc += A·B, where B is as many rows of `values` as A has columns.
pub fn mma_nn<T: Half>(
    acc: &Accumulator,
    a: &impl LeftOperand,
    values: impl Into<Panels>,
    lanes: &ValueLanes,
) {
    let values = values.into();
    if acc.m_tiles != a.m_tiles() || acc.n_tiles * 8 != values.cols() {
        shape_error(format!(
            "a product of {} row blocks to {}, {} columns to {}",
            a.m_tiles(),
            acc.m_tiles,
            values.cols(),
            acc.n_tiles * 8
        ));
        return;
    }
    let base = values.first.base;
    let columns: Vec<Reg<u32>> = lanes.columns.iter().map(|c| base + *c).collect();
    for k in 0..a.k_steps() {
        let a = a.column(k);
        for pair in 0..acc.n_tiles / 2 {
            let (panel, column) = values.step(pair);
            let offset = panel * values.panel_bytes() + k * 16 * values.first.row_bytes();
            let b = ldmatrix(columns[column as usize], offset, true);
            for (m, a) in (0..).zip(&a) {
                mma::<T>(acc.block(m, 2 * pair), *a, [b[0], b[1]]);
                mma::<T>(acc.block(m, 2 * pair + 1), *a, [b[2], b[3]]);
            }
        }
    }
}
