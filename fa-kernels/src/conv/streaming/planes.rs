//! Pixels that come channels first: planes, which the warpgroup that multiplies them puts into the order of channels last.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::{MBARRIER_BYTES, Mbarrier, elected};
use fa_dsl::tile::{FourMatrices, SharedTile, shared_store_word};

use crate::conv::tile_config::{CHANNELS, TileConfig};
use crate::conv::tiles::TILE_COLS;

/// Warps that share the work.
const WARPS: u32 = 4;

/// Rows of planes that a warp takes at a time: those of four matrices.
const ROWS: u32 = 32;

/// Channels of a matrix: 16 bytes of a pixel.
const CHUNK: u32 = 8;

/// Bytes of those.
const CHUNK_BYTES: u32 = 16;

/// Slices of a tile's planes, 16 channels each: with a place and two mbarriers each.
pub(super) const fn slices(s: &TileConfig) -> u32 {
    if s.planes {
        s.in_channels / CHANNELS
    } else {
        0
    }
}

/// Bytes of a slice, in which the pattern of the swizzle repeats.
pub(super) const fn slice_bytes(s: &TileConfig) -> u32 {
    s.box_rows() * CHANNELS * s.plane_columns() * 2
}

/// Bytes of all slices.
pub(super) const fn bytes(s: &TileConfig) -> u32 {
    slices(s) * slice_bytes(s)
}

/// Bytes of the mbarriers of all slices: that they are loaded, and that they are left.
pub(super) const fn barrier_bytes(s: &TileConfig) -> u32 {
    2 * slices(s) * MBARRIER_BYTES
}

/// The planes of a tile as the copy engine loads them, in slices of (rows, 16 channels, columns).
#[derive(Clone, Copy, Debug)]
pub(super) struct Planes {
    base: Reg<u32>,
    barriers: Mbarrier,
}

impl Planes {
    /// In memory from `base` on, with mbarriers at `barriers`.
    #[device]
    pub fn new(base: Reg<u32>, barriers: Reg<u32>) -> Planes {
        Planes {
            base,
            barriers: Mbarrier { address: barriers },
        }
    }

    /// Makes the mbarriers ready. By one thread.
    #[device]
    pub fn init(&self, s: &TileConfig) {
        for slice in 0..slices(s) {
            self.loaded(slice).init(1);
            self.left(s, slice).init(WARPS);
        }
    }

    /// Where a slice is.
    pub fn slice(&self, s: &TileConfig, slice: u32) -> Reg<u32> {
        self.base + slice * slice_bytes(s)
    }

    /// That a slice is loaded, once for each tile of the CTA.
    pub fn loaded(&self, slice: u32) -> Mbarrier {
        self.barriers.nth(slice)
    }

    /// That all warps have read it.
    pub fn left(&self, s: &TileConfig, slice: u32) -> Mbarrier {
        self.barriers.nth(slices(s) + slice)
    }
}

/// A thread of a warpgroup that puts planes into the order of channels last.
pub(super) struct Transposed<'a> {
    pub s: &'a TileConfig,
    pub planes: Planes,
    /// Where in shared memory pixels go.
    pub to: Reg<u32>,
    /// The warp among the four.
    pub warp: Reg<u32>,
    pub lane: Reg<u32>,
}

impl Transposed<'_> {
    /// Puts the planes of the CTA's tile `round` into the order in which the tensor core reads pixels: for each row of the image and each eight of its columns these with their border, the channels of a
    /// pixel side by side. By all threads of the warpgroup.
    #[device]
    pub fn take(&self, round: Reg<u32>) {
        let (s, planes) = (self.s, self.planes);
        // Of a slice, which two rows of the image are.
        let units = s.box_rows() * CHANNELS / ROWS;
        for slice in 0..slices(s) {
            planes.loaded(slice).wait(round & 1);
            // Another warp takes one more in each slice.
            let first = (self.warp + slice) % WARPS;
            for share in 0..units.div_ceil(WARPS) {
                let unit = first + share * WARPS;
                if (share + 1) * WARPS <= units {
                    self.move_rows(slice, unit);
                } else if unit < units {
                    self.move_rows(slice, unit);
                }
            }
            warp_sync();
            if elected() {
                planes.left(s, slice).arrive();
            }
        }
    }

    /// Moves 32 rows of planes: two rows of the image and 16 channels. Of each eight columns four matrices are read, whose rows are pixels then. The last pixels of an eight are also before the next one,
    /// and the first ones after the one before.
    #[device]
    fn move_rows(&self, slice: u32, unit: Reg<u32>) {
        let (s, lane) = (self.s, self.lane);
        let planes = SharedTile {
            base: self.planes.slice(s, slice),
            rows: s.box_rows() * CHANNELS,
            cols: s.plane_columns(),
            swizzle: true,
        };
        let border = s.border();
        let read: Vec<FourMatrices> = (1 - border..1 + s.eights() + border)
            .map(|eight| {
                let from = planes.offset(unit * ROWS + lane, eight.into());
                FourMatrices::load_transposed(planes.base + from, 0)
            })
            .collect();
        // Matrix i has eight channels of row i / 2.
        let first = unit * 2;
        let chunk = slice * (CHANNELS / CHUNK);
        let (row, own) = (first + lane / 16, lane / CHUNK % 2 + chunk);
        for (eight, matrices) in (0..s.eights()).zip(&read[border as usize..]) {
            let place = self.place(row, eight, lane % 8 + border, own);
            matrices.store(place, 0);
        }
        if border > 0 {
            // The lanes of the first pixel have that after an eight, those of the last one that before it.
            let pixel = lane / 4;
            if (pixel == 0) | (pixel == TILE_COLS - 1) {
                let beside = select(pixel == 0, TILE_COLS + 1, 0);
                for eight in 0..s.eights() {
                    let [before, after] = [0, 2].map(|at| read[(eight + at) as usize].words);
                    for i in 0..4 {
                        let word = select(pixel == 0, after[i as usize], before[i as usize]);
                        let place =
                            self.place(first + i / 2, eight, beside, (chunk + i % 2).into());
                        shared_store_word(place + lane % 4 * 4, 0, word);
                    }
                }
            }
        }
    }

    /// Where eight channels of a pixel go, which is counted from the border of its eight on.
    #[device]
    fn place(&self, row: Reg<u32>, eight: u32, pixel: Reg<u32>, chunk: Reg<u32>) -> Reg<u32> {
        let s = self.s;
        let pixel = (row * s.eights() + eight) * s.box_pitch() + pixel;
        self.to + pixel * s.pixel_bytes() + (chunk ^ (pixel % 8)) * CHUNK_BYTES
    }
}
