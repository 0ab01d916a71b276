//! Operands of warpgroup products in shared memory, and the arithmetic.

use crate::isa::convert::widen_f16;
use crate::isa::machine::WARP;

/// Rows of A that one warp multiplies.
pub(crate) const ROWS: usize = 16;
/// Columns of A, rows of B.
pub(crate) const DEPTH: usize = 16;
/// The most columns of B.
const MAX_COLUMNS: usize = 256;
/// Elements of 16 bits in 16 bytes.
pub(crate) const CHUNK_ELEMENTS: usize = 8;

/// A 16 × 16 part of A.
pub(crate) type LeftTile = [[f32; DEPTH]; ROWS];

/// B, or a result, of up to 256 columns.
pub(crate) type WideTile = [[f32; MAX_COLUMNS]; DEPTH];

/// Room for a product. What is used of it is written first.
#[derive(Debug)]
pub(crate) struct Room {
    /// B, row by row along K.
    pub(crate) right: WideTile,
    /// A · B.
    pub(crate) result: WideTile,
}

impl Default for Room {
    fn default() -> Room {
        let blank = [[0.0; MAX_COLUMNS]; DEPTH];
        Room {
            right: blank,
            result: blank,
        }
    }
}

/// A matrix descriptor (PTX ISA, "Matrix Descriptor Format" of `wgmma`). Distances in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Descriptor {
    start: u64,
    leading: u64,
    stride: u64,
    /// Bytes of a row of a swizzled core matrix: 16 (no swizzle), 32, 64 or 128.
    pitch: u64,
}

impl Descriptor {
    /// Unpacks a descriptor; `None` for a base offset, which tiles at multiples of 1024 bytes do
    /// not have.
    pub(crate) fn unpack(bits: u64) -> Option<Descriptor> {
        let field = |shift: u32| (bits >> shift & 0x3fff) << 4;
        let base_offset = bits >> 49 & 7;
        (base_offset == 0).then_some(Descriptor {
            start: field(0),
            leading: field(16),
            stride: field(32),
            pitch: match bits >> 62 {
                0 => 16,
                1 => 128,
                2 => 64,
                _ => 32,
            },
        })
    }

    /// Whether rows of 128 bytes are swizzled.
    pub(crate) fn is_128_byte(&self) -> bool {
        self.pitch == 128
    }

    /// The address of half `half` (8 elements along K) of row `row` of a matrix with K contiguous.
    #[inline]
    pub(crate) fn k_major(&self, row: usize, half: usize) -> u64 {
        let (row, half) = (row as u64, half as u64);
        let along = match self.pitch {
            16 => half * self.leading,
            _ => half * 16,
        };
        self.swizzled(self.start + row / 8 * self.stride + row % 8 * self.pitch + along)
    }

    /// The address of 8 columns from `column` of row `k` of a matrix with N contiguous and a
    /// 128-byte swizzle.
    #[inline]
    pub(crate) fn n_major(&self, k: usize, column: usize) -> u64 {
        let (k, column) = (k as u64, column as u64);
        let block = column / 64 * self.leading + k / 8 * self.stride;
        self.swizzled(self.start + block + k % 8 * 128 + column % 64 * 2)
    }

    /// Address bits from 4 up are exchanged by those from 7 up.
    #[inline]
    fn swizzled(&self, address: u64) -> u64 {
        let mask = self.pitch / 16 - 1;
        address ^ (address >> 7 & mask) << 4
    }
}

/// The 16-bit values of a chunk.
#[inline]
pub(crate) fn widen_chunk(bf16: bool, chunk: &[u8; 16]) -> [f32; CHUNK_ELEMENTS] {
    match bf16 {
        true => widen_each(chunk, widen_bf16),
        false => widen_each(chunk, widen_f16),
    }
}

#[inline]
fn widen_each(chunk: &[u8], widen: impl Fn(u16) -> f32) -> [f32; CHUNK_ELEMENTS] {
    let mut values = [0.0; CHUNK_ELEMENTS];
    for (value, pair) in values.iter_mut().zip(chunk.chunks_exact(2)) {
        *value = widen(u16::from_le_bytes([pair[0], pair[1]]));
    }
    values
}

#[inline]
fn widen_bf16(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// Four registers of A, laid out as those of `mma.m16n8k16`.
pub(crate) fn left_from_registers(bf16: bool, words: &[[u64; WARP]; 4]) -> LeftTile {
    let widen = if bf16 { widen_bf16 } else { widen_f16 };
    let mut tile = [[0.0; DEPTH]; ROWS];
    for (register, (row, k)) in [(0, 0), (8, 0), (0, 8), (8, 8)].into_iter().enumerate() {
        for (lane, word) in words[register].iter().enumerate() {
            let (group, pair) = (lane / 4, lane % 4);
            tile[row + group][k + 2 * pair] = widen(*word as u16);
            tile[row + group][k + 2 * pair + 1] = widen((*word >> 16) as u16);
        }
    }
    tile
}

/// Computes A · B for the first `columns` columns.
///
/// The hardware's order of summation is not documented; here it is the one of `mma`: the float32
/// sum of exact products over k in order.
pub(crate) fn multiply(a: &LeftTile, room: &mut Room, columns: usize) {
    let Room { right: b, result } = room;
    for first in (0..columns).step_by(CHUNK_ELEMENTS) {
        let mut block = [[0.0; CHUNK_ELEMENTS]; DEPTH];
        for (block, row) in block.iter_mut().zip(b.iter()) {
            block.copy_from_slice(&row[first..first + CHUNK_ELEMENTS]);
        }
        // Two rows at a time: what is loaded of B serves both.
        for (a, result) in a.chunks_exact(2).zip(result.chunks_exact_mut(2)) {
            let mut sums = [[0.0_f32; CHUNK_ELEMENTS]; 2];
            for (k, row) in block.iter().enumerate() {
                for (sums, a) in sums.iter_mut().zip(a) {
                    for (sum, b) in sums.iter_mut().zip(row) {
                        *sum += a[k] * b;
                    }
                }
            }
            for (result, sums) in result.iter_mut().zip(&sums) {
                result[first..first + CHUNK_ELEMENTS].copy_from_slice(sums);
            }
        }
    }
}

/// Adds register `index` of a result to what `register` holds; or replaces it.
pub(crate) fn add_fragment(
    result: &WideTile,
    index: usize,
    from_zero: bool,
    register: &mut [u32; WARP],
) {
    let (block, part) = (index / 4, index % 4);
    let rows = &result[part / 2 * 8..][..8];
    for (words, row) in register.chunks_exact_mut(4).zip(rows) {
        let columns = row[block * 8..][..8].chunks_exact(2);
        for (word, pair) in words.iter_mut().zip(columns) {
            let before = if from_zero {
                0.0
            } else {
                f32::from_bits(*word)
            };
            *word = (before + pair[part % 2]).to_bits();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn descriptor(start: u64, leading: u64, stride: u64, swizzle: u64) -> Descriptor {
        let bits = start >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | swizzle << 62;
        Descriptor::unpack(bits).unwrap()
    }

    #[test]
    fn addresses_of_swizzled_tiles() {
        let tile = descriptor(2048, 16, 1024, 1);
        assert_eq!(tile.k_major(0, 0), 2048);
        assert_eq!(tile.k_major(3, 1), 2048 + 3 * 128 + 16 * (1 ^ 3));
        assert_eq!(tile.k_major(9, 0), 2048 + 1024 + 128 + 16);
        // The next 16 elements along K: 32 bytes further.
        assert_eq!(
            descriptor(2048 + 32, 16, 1024, 1).k_major(1, 0),
            2048 + 128 + 48
        );
        let tile = descriptor(2048, 16_384, 1024, 1);
        assert_eq!(tile.n_major(0, 0), 2048);
        assert_eq!(
            tile.n_major(10, 64 + 8),
            2048 + 16_384 + 1024 + 2 * 128 + 16 * (1 ^ 2)
        );
    }

    #[test]
    fn addresses_of_narrower_swizzles() {
        // Rows of 64 bytes: two to a line of 128 bytes, four lines to the pattern.
        assert_eq!(descriptor(0, 16, 512, 2).k_major(2, 0), 128 + 16);
        assert_eq!(
            descriptor(0, 16, 512, 2).k_major(7, 1),
            7 * 64 + 16 * (1 ^ 3)
        );
        assert_eq!(descriptor(0, 16, 256, 3).k_major(4, 0), 128 + 16);
        // Without a swizzle the two halves of K are core matrices of their own.
        assert_eq!(descriptor(0, 4096, 128, 0).k_major(10, 1), 128 + 32 + 4096);
        assert_eq!(Descriptor::unpack(1 << 50), None);
    }
}
