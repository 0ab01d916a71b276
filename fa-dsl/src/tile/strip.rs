//! Pixels of an image in shared memory as right operand of `mma.m16n8k16`: eight of a row of the image, eight of the next row, and so on.

use super::fragment::{Accumulator, FragmentA};
use super::product::mma;
use super::shape::shape_error;
use super::shared::{SharedTile, ldmatrix};
use crate::build::{Half, Reg};

/// Rows of 64 channels with the 128-byte swizzle, a pixel each: `pitch` of them are a row of a box of the image. An operand is eight pixels
/// of each of `rows` rows of the box; which eight, and from which row on, a product says.
#[derive(Clone, Copy, Debug)]
pub struct Strip {
    /// Address of the first byte, a multiple of 1024.
    pub base: Reg<u32>,
    /// Rows of the box that an operand has pixels of, an even number.
    pub rows: u32,
    /// Pixels from a row of the box to the next; those of two rows are a multiple of 8.
    pub pitch: u32,
}

/// Bytes of a pixel.
const PIXEL_BYTES: u32 = 128;

/// acc += A·Bᵀ for as many blocks of 16 channels as `a` has columns, where B is eight pixels of each row from pixel `column` of row `row` on.
pub fn mma_nt_strip<T: Half>(
    acc: &Accumulator,
    a: &FragmentA,
    strip: &Strip,
    lane: Reg<u32>,
    [row, column]: [u32; 2],
) {
    if acc.n_tiles != strip.rows
        || !strip.rows.is_multiple_of(2)
        || !(2 * strip.pitch).is_multiple_of(8)
        || acc.m_tiles != a.m_tiles
    {
        shape_error(format!(
            "{} columns to a strip of {} rows, two of which are {} pixels",
            acc.n_tiles * 8,
            strip.rows,
            2 * strip.pitch
        ));
        return;
    }
    // Lanes 0 to 7 name eight pixels at channels 0 to 7, 8 to 15 the same at channels 8 to 15, 16 to 31 those of the next row.
    let pixel = (lane & 7) + (lane >> 4) * strip.pitch + (row * strip.pitch + column);
    let tile = SharedTile {
        base: strip.base,
        rows: strip.rows * strip.pitch,
        cols: 64,
        swizzle: true,
    };
    let first = tile.offset(pixel, (lane >> 3) & 1);
    for k in 0..a.k_steps {
        let address = tile.base + tile.further(first, 2 * k);
        for pair in 0..strip.rows / 2 {
            let b = ldmatrix(address, pair * 2 * strip.pitch * PIXEL_BYTES, false);
            for (n, b) in [[b[0], b[1]], [b[2], b[3]]].into_iter().enumerate() {
                for m in 0..acc.m_tiles {
                    mma::<T>(acc.block(m, 2 * pair + n as u32), a.block(m, k), b);
                }
            }
        }
    }
}
