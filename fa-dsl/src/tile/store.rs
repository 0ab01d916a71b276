//! From registers to memory.

use super::copy::Within;
use super::fragment::Accumulator;
use super::panels::Panels;
use super::shape::shape_error;
use super::shared::{CHUNK_BYTES, SharedTile, stmatrix, stmatrix_trans};
use crate::abi::Element;
use crate::build::compare::eq;
use crate::build::control::{select, when};
use crate::build::tensor::Pointer;
use crate::build::{Half, Reg, emit, emit_to, warp_sync, with};
use crate::ir::{Operand, Type};
use crate::isa::memory;

/// Rows in global memory.
#[derive(Clone, Copy, Debug)]
pub struct GlobalRows {
    /// Address of row 0.
    pub address: Reg<u64>,
    /// Bytes between rows.
    pub row_bytes: Reg<u32>,
}

impl GlobalRows {
    /// Rows `stride` elements apart, the first at `first`.
    pub fn new<T: Element>(first: Pointer<T>, stride: Reg<u32>) -> GlobalRows {
        GlobalRows {
            address: first.address,
            row_bytes: stride * T::BYTES as u32,
        }
    }
}

/// Writes a float32 to shared memory at `address` + `offset`.
pub fn shared_store(address: Reg<u32>, offset: u32, value: Reg<f32>) {
    let srcs = vec![
        address.operand(),
        Reg::from(offset).operand(),
        value.operand(),
    ];
    emit_to(&memory::ST_SHARED_F32, Vec::new(), srcs);
}

/// Reads a float32 from shared memory at `address` + `offset`.
pub fn shared_load(address: Reg<u32>, offset: u32) -> Reg<f32> {
    let srcs = [address.operand(), Reg::from(offset).operand()];
    Reg::from_operand(emit(&memory::LD_SHARED_F32, &srcs))
}

/// Reads an element of a type of 16 or 32 bits from shared memory at `address` + `offset`; `None` of other types.
pub fn shared_load_of(ty: Type, address: Reg<u32>, offset: u32) -> Option<Operand> {
    let row = match ty {
        Type::F16 => &memory::LD_SHARED_F16,
        Type::Bf16 => &memory::LD_SHARED_BF16,
        Type::U32 => &memory::LD_SHARED_U32,
        Type::F32 => &memory::LD_SHARED_F32,
        _ => return None,
    };
    Some(emit(row, &[address.operand(), Reg::from(offset).operand()]))
}

/// As [`shared_load_of`], of two neighbours, the first at a multiple of their bytes.
pub fn shared_load_two_of(ty: Type, address: Reg<u32>, offset: u32) -> Option<[Operand; 2]> {
    let row = match ty {
        Type::F16 => &memory::LD_SHARED_V2_F16,
        Type::Bf16 => &memory::LD_SHARED_V2_BF16,
        Type::U32 => &memory::LD_SHARED_V2_U32,
        Type::F32 => &memory::LD_SHARED_V2_F32,
        _ => return None,
    };
    let dsts = [0, 1].map(|_| with(|b| b.new_reg(ty, "two", false)));
    let srcs = vec![address.operand(), Reg::from(offset).operand()];
    emit_to(row, dsts.to_vec(), srcs);
    Some(dsts.map(Operand::Reg))
}

/// Reads four float32 from shared memory at `address` + `offset`, a multiple of 16.
pub fn shared_load_four(address: Reg<u32>, offset: u32) -> [Reg<f32>; 4] {
    let words = shared_load_v4(address, offset);
    words.map(|word| Reg::<f32>::from_bits(Reg::from_operand(word)))
}

/// Writes four float32 to shared memory at `address` + `offset`, a multiple of 16.
pub fn shared_store_four(address: Reg<u32>, offset: u32, values: [Reg<f32>; 4]) {
    shared_store_words(address, offset, values.map(Reg::to_bits));
}

/// As [`shared_store_four`], of 32 bits.
pub fn shared_store_words(address: Reg<u32>, offset: u32, words: [Reg<u32>; 4]) {
    let mut srcs = vec![address.operand(), Reg::from(offset).operand()];
    srcs.extend(words.map(Reg::operand));
    emit_to(&memory::ST_SHARED_V4, Vec::new(), srcs);
}

/// As [`shared_load_four`], of 32 bits.
pub fn shared_load_words(address: Reg<u32>, offset: u32) -> [Reg<u32>; 4] {
    shared_load_v4(address, offset).map(Reg::from_operand)
}

/// As [`shared_store`], of 32 bits.
pub fn shared_store_word(address: Reg<u32>, offset: u32, value: Reg<u32>) {
    shared_store(address, offset, Reg::<f32>::from_bits(value));
}

/// As [`shared_load`], of 32 bits.
pub fn shared_load_word(address: Reg<u32>, offset: u32) -> Reg<u32> {
    shared_load(address, offset).to_bits()
}

/// Rounds a warp's accumulator to `T` and stores it, two bytes at a time. Its rows are those from
/// `first_row` on.
pub fn store_scalar<T: Half>(
    acc: &Accumulator,
    lane: Reg<u32>,
    first_row: Reg<u32>,
    to: &GlobalRows,
) {
    for m in 0..acc.m_tiles {
        for half in 0..2_usize {
            let row = first_row + (lane >> 2) + (m * 16 + half as u32 * 8);
            let address = to.address + row.mul_wide(to.row_bytes) + (lane & 3).mul_wide(4);
            for n in 0..acc.n_tiles {
                for j in 0..2_usize {
                    let value = T::round(acc.block(m, n)[2 * half + j].peek());
                    let offset = Reg::from(n * 16 + j as u32 * 2);
                    let srcs = vec![address.operand(), offset.operand(), value.operand()];
                    emit_to(T::STORE, Vec::new(), srcs);
                }
            }
        }
    }
}

/// Rounds two numbers to `T` and stores them side by side at `address` + `offset`, a multiple of 4.
pub fn store_pair<T: Half>(address: Reg<u64>, offset: u32, [first, second]: [Reg<f32>; 2]) {
    let pair = T::pack(first, second);
    let srcs = vec![
        address.operand(),
        Reg::from(offset).operand(),
        pair.operand(),
    ];
    emit_to(&memory::ST_GLOBAL_U32, Vec::new(), srcs);
}

/// Rounds a warp's accumulator to `T` in pairs and writes it to shared memory: its rows to those
/// from `first_row` on, its columns to one tile after the other.
pub fn stage_rows<T: Half>(
    acc: &Accumulator,
    lane: Reg<u32>,
    first_row: Reg<u32>,
    tiles: &[SharedTile],
) {
    for m in 0..acc.m_tiles {
        for half in 0..2_usize {
            let row = first_row + (lane >> 2) + (m * 16 + half as u32 * 8);
            let blocks = (0..acc.n_tiles)
                .map(|n| acc.block(m, n))
                .collect::<Vec<_>>();
            let per_tile = tiles.first().map_or(1, |tile| tile.chunks() as usize);
            for (tile, blocks) in tiles.iter().zip(blocks.chunks(per_tile)) {
                let first = tile.offset(row, 0.into()) + (lane & 3) * 4;
                for (chunk, block) in (0..).zip(blocks) {
                    let pair = T::pack(block[2 * half].peek(), block[2 * half + 1].peek());
                    let address = tile.base + tile.further(first, chunk);
                    let srcs = vec![
                        address.operand(),
                        Reg::from(0_u32).operand(),
                        pair.operand(),
                    ];
                    emit_to(&memory::ST_SHARED_U32, Vec::new(), srcs);
                }
            }
        }
    }
}

/// As [`stage_rows`], by `stmatrix` (sm_90 and later): one instruction for each 16×16 block instead
/// of four, and no bank conflicts in swizzled tiles. `first_row` is a multiple of 8.
///
/// By the whole warp, which is ordered only by the next barrier: a lane stores other lanes' values.
pub fn stage_rows_matrix<T: Half>(
    acc: &Accumulator,
    lane: Reg<u32>,
    first_row: Reg<u32>,
    tiles: &[SharedTile],
) {
    let cols: u32 = tiles.iter().map(|tile| tile.cols).sum();
    let last = tiles.last().map_or(0, |tile| tile.cols);
    let fits = (cols - last + 1..=cols).contains(&(acc.n_tiles * 8));
    let is_whole = |cols: u32| cols.is_multiple_of(16);
    if !fits || !is_whole(acc.n_tiles * 8) || tiles.iter().any(|tile| !is_whole(tile.cols)) {
        shape_error(format!(
            "{} columns of an accumulator to {} tiles of {cols} columns",
            acc.n_tiles * 8,
            tiles.len()
        ));
        return;
    }
    let fragment = acc.to_fragment::<T>(true);
    let mut first_step = 0;
    for tile in tiles {
        let steps = (tile.cols / 16).min(fragment.k_steps - first_step);
        // Lanes 0 to 15 name the rows of a block's left half, 16 to 31 those of its right half.
        let first = tile.offset(first_row + (lane & 15), lane >> 4);
        for step in 0..steps {
            let column = tile.base + tile.further(first, 2 * step);
            for m in 0..acc.m_tiles {
                // 16 rows further the swizzle is the same.
                let offset = m * 16 * tile.row_bytes();
                stmatrix(column, offset, fragment.block(m, first_step + step));
            }
        }
        first_step += steps;
    }
}

/// Rounds a warp's accumulator to `T` and writes it to shared memory transposed: its columns become the rows of `tile`, from the first
/// on, and its rows the columns from `first_column` on, a multiple of 8. By the whole warp.
pub fn stage_columns<T: Half>(
    acc: &Accumulator,
    lane: Reg<u32>,
    first_column: Reg<u32>,
    tile: &SharedTile,
) {
    // Of two lanes whose rows follow each other one takes the first column of both, the other the second: a pair is then two rows of
    // one column.
    let is_second = eq((lane >> 2) & 1, 1);
    let row = (lane & 3) * 2 + ((lane >> 2) & 1);
    let within = (lane >> 3) * 4;
    for m in 0..acc.m_tiles {
        for half in 0..2_usize {
            let chunk = first_column / 8 + (2 * m + half as u32);
            let first = tile.base + tile.offset(row, chunk) + within;
            for n in 0..acc.n_tiles {
                let block = acc.block(m, n);
                let own = [block[2 * half].peek(), block[2 * half + 1].peek()];
                let others = select::<f32>(is_second, own[0], own[1]).shuffle_xor(4);
                let low = select::<f32>(is_second, others, own[0]);
                let high = select::<f32>(is_second, own[1], others);
                // Eight rows further the swizzle is the same.
                let srcs = vec![
                    first.operand(),
                    Reg::from(n * 8 * tile.row_bytes()).operand(),
                    T::pack(low, high).operand(),
                ];
                emit_to(&memory::ST_SHARED_U32, Vec::new(), srcs);
            }
        }
    }
}

/// As [`stage_columns`], by `stmatrix` (sm_90 and later), and as [`stage_rows_matrix`], transposed: the accumulator's columns become the rows of `tile`, from its first on, and its rows the
/// columns from `first_column` on, a multiple of 8. The accumulator has an even number of column blocks.
pub fn stage_columns_matrix<T: Half>(
    acc: &Accumulator,
    lane: Reg<u32>,
    first_column: Reg<u32>,
    tile: &SharedTile,
) {
    if !acc.n_tiles.is_multiple_of(2) || acc.n_tiles * 8 > tile.rows {
        shape_error(format!(
            "{} columns of an accumulator to {} rows, sixteen at a time",
            acc.n_tiles * 8,
            tile.rows
        ));
        return;
    }
    // Lanes 0 to 7 name the rows of the first block of columns, 8 to 15 the same at the eight columns after, 16 to 31 those of
    // the next block. 16 rows further the swizzle is the same.
    let row = (lane & 7) + ((lane >> 4) << 3);
    let first_chunk = first_column / 8 + ((lane >> 3) & 1);
    for m in 0..acc.m_tiles {
        let address = tile.base + tile.offset(row, first_chunk + 2 * m);
        for pair in 0..acc.n_tiles / 2 {
            let blocks = [2 * pair, 2 * pair + 1].map(|n| acc.block(m, n));
            let words = [(0, 0), (0, 2), (1, 0), (1, 2)].map(|(n, i): (usize, usize)| {
                T::pack(blocks[n][i].peek(), blocks[n][i + 1].peek())
            });
            stmatrix_trans(address, pair * 16 * tile.row_bytes(), words);
        }
    }
}

/// Rounds a warp's accumulator to `T` in pairs, gathers its rows in `staging` (where they are this
/// warp's alone) and stores them 16 bytes at a time.
pub fn store_packed<T: Half>(
    acc: &Accumulator,
    lane: Reg<u32>,
    first_row: Reg<u32>,
    staging: &SharedTile,
    to: &GlobalRows,
) {
    stage_rows::<T>(acc, lane, first_row, std::slice::from_ref(staging));
    warp_sync();
    store_staged(
        staging.into(),
        lane,
        first_row,
        acc.m_tiles * 16,
        to,
        Within::default(),
    );
}

/// Stores `rows` rows of `staging` from `first_row` on to global memory, where they have the same
/// numbers, 16 bytes at a time; only what exists. By one warp.
pub fn store_staged(
    staging: Panels,
    lane: Reg<u32>,
    first_row: Reg<u32>,
    rows: u32,
    to: &GlobalRows,
    within: Within,
) {
    let address = |row: Reg<u32>| to.address + row.mul_wide(to.row_bytes);
    store_gathered(staging, lane, first_row, rows, address, within);
}

/// As [`store_staged`], of rows that lie anywhere: `address` gives that of one.
pub fn store_gathered(
    staging: Panels,
    lane: Reg<u32>,
    first_row: Reg<u32>,
    rows: u32,
    address: impl Fn(Reg<u32>) -> Reg<u64>,
    within: Within,
) {
    let panel = staging.first;
    let lanes_per_row = panel.chunks();
    let rows_per_pass = 32 / lanes_per_row;
    let (row, chunk) = (first_row + lane / lanes_per_row, lane % lanes_per_row);
    for index in 0..staging.count {
        let panel = staging.panel(index);
        let first = index * lanes_per_row;
        for pass in 0..rows / rows_per_pass {
            let row = row + pass * rows_per_pass;
            let store = || {
                let words = shared_load_v4(panel.base + panel.offset(row, chunk), 0);
                let address = address(row) + chunk.mul_wide(CHUNK_BYTES);
                let offset = Reg::from(first * CHUNK_BYTES);
                let mut srcs = vec![address.operand(), offset.operand()];
                srcs.extend(words);
                emit_to(&memory::ST_GLOBAL_V4, Vec::new(), srcs);
            };
            match within.contains(|| row, || chunk + first) {
                Some(exists) => when(exists, store),
                None => store(),
            }
        }
    }
}

fn shared_load_v4(address: Reg<u32>, offset: u32) -> [Operand; 4] {
    let regs: [_; 4] = std::array::from_fn(|_| with(|b| b.new_reg(Type::U32, "row", false)));
    let srcs = vec![address.operand(), Reg::from(offset).operand()];
    emit_to(&memory::LD_SHARED_V4, regs.to_vec(), srcs);
    regs.map(Operand::Reg)
}
