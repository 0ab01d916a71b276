//! Tiles in shared memory.

use crate::build::{Reg, emit, emit_to};
use crate::ir::Operand;
use crate::isa::{Row, memory};

/// Bytes that one access moves: shared memory is laid out in chunks of it.
pub(crate) const CHUNK_BYTES: u32 = 16;

/// Elements of a chunk.
const CHUNK: u32 = CHUNK_BYTES / 2;

/// The shared-memory address of the CTA's first byte.
pub fn shared_base() -> Reg<u32> {
    Reg::from_operand(emit(&memory::SHARED_BASE, &[]))
}

/// `rows` × `cols` 16-bit elements, row after row, in shared memory.
///
/// With `swizzle`, the 16-byte chunk c of row r lies in place c ⊕ φ(r), where φ counts the
/// 128-byte lines that eight rows of `ldmatrix` start in: eight rows at the same chunk then touch
/// all 32 banks once.
#[derive(Clone, Copy, Debug)]
pub struct SharedTile {
    /// Address of the first byte.
    pub base: Reg<u32>,
    /// Rows.
    pub rows: u32,
    /// Elements of a row: 16, 32, 64 or 128.
    pub cols: u32,
    /// Whether chunks are permuted.
    pub swizzle: bool,
}

impl SharedTile {
    /// Size in bytes.
    pub const fn bytes(rows: u32, cols: u32) -> u32 {
        rows * cols * 2
    }

    /// Bytes of a row.
    pub fn row_bytes(&self) -> u32 {
        self.cols * 2
    }

    /// Chunks of a row.
    pub fn chunks(&self) -> u32 {
        self.cols / CHUNK
    }

    /// After how many rows the swizzle repeats.
    pub fn period(&self) -> u32 {
        8
    }

    /// φ(row), the number that chunks of the row are permuted by.
    fn phase(&self, row: Reg<u32>) -> Reg<u32> {
        let chunks = self.chunks().min(8);
        let rows_per_line = 8 / chunks;
        (row / rows_per_line) & (chunks - 1)
    }

    /// Bytes from the tile's base to chunk `chunk` of row `row`.
    pub fn offset(&self, row: Reg<u32>, chunk: Reg<u32>) -> Reg<u32> {
        let place = if self.swizzle {
            chunk ^ self.phase(row)
        } else {
            chunk
        };
        row * self.row_bytes() + place * CHUNK_BYTES
    }

    /// The same lane's offset `chunks` chunks further along the row. `offset` is of a chunk below
    /// `chunks`, which is a power of two.
    pub fn further(&self, offset: Reg<u32>, chunks: u32) -> Reg<u32> {
        if self.swizzle {
            offset ^ (chunks * CHUNK_BYTES)
        } else {
            offset + chunks * CHUNK_BYTES
        }
    }

    /// The tile of the same shape `bytes` further.
    pub fn shifted(&self, bytes: impl Into<Reg<u32>>) -> SharedTile {
        SharedTile {
            base: self.base + bytes.into(),
            ..*self
        }
    }
}

/// Four 8×8 matrices; this lane names a row by `address` + `offset`.
pub(crate) fn ldmatrix(address: Reg<u32>, offset: u32, transposed: bool) -> [Reg<u32>; 4] {
    let row = if transposed {
        &crate::isa::matrix::LDMATRIX_X4_TRANS
    } else {
        &crate::isa::matrix::LDMATRIX_X4
    };
    let regs: [_; 4] = std::array::from_fn(|_| {
        crate::build::with(|b| b.new_reg(crate::ir::Type::U32, "m", false))
    });
    emit_to(
        row,
        regs.to_vec(),
        vec![address.operand(), Reg::from(offset).operand()],
    );
    regs.map(|reg| Reg::from_operand(Operand::Reg(reg)))
}

/// Stores four 8×8 matrices (sm_90 and later); this lane names a row by `address` + `offset`.
pub(crate) fn stmatrix(address: Reg<u32>, offset: u32, words: [Reg<u32>; 4]) {
    store_matrices(&crate::isa::matrix::STMATRIX_X4, address, offset, words);
}

/// As [`stmatrix`], each matrix transposed.
pub(crate) fn stmatrix_trans(address: Reg<u32>, offset: u32, words: [Reg<u32>; 4]) {
    store_matrices(
        &crate::isa::matrix::STMATRIX_X4_TRANS,
        address,
        offset,
        words,
    );
}

fn store_matrices(row: &'static Row, address: Reg<u32>, offset: u32, words: [Reg<u32>; 4]) {
    let mut srcs = vec![address.operand(), Reg::from(offset).operand()];
    srcs.extend(words.map(Reg::operand));
    emit_to(row, Vec::new(), srcs);
}
