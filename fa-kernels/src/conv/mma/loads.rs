//! Pixels and weights on their way through shared memory, and products of them.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PANEL_COLS;
use fa_dsl::tile::{
    Accumulator, FragmentA, SharedTile, Strip, commit, mma_nt_strip, start_chunk_if, wait,
};

use crate::conv::ConvElement;
use crate::conv::coefficients::EIGHT;
use crate::conv::tile_config::TileConfig;
use crate::conv::work::Group;

/// Chunks of 16 bytes of a row in shared memory.
const ROW_CHUNKS: u32 = PANEL_COLS / EIGHT;

/// What threads load.
pub(super) struct Loads<'a, T> {
    pub group: &'a Group<'a, T>,
    /// (samples, height, width, in channels).
    pub x: Tensor<T>,
    /// (out channels, kernel, kernel, in channels).
    pub weight: Tensor<T>,
    /// The first slot of pixels; those of weights follow.
    pub base: Reg<u32>,
}

impl<T: ConvElement> Loads<'_, T> {
    fn s(&self) -> &TileConfig {
        self.group.s
    }

    /// Starts the copies of the first steps.
    #[device]
    pub fn begin(&self) {
        for step in 0..self.s().w_stages - 1 {
            self.start(0.into(), step);
        }
    }

    /// acc += weights · pixelsᵀ, of all input channels and weights. By all threads of the CTA.
    #[device]
    pub fn products(&self, acc: &Accumulator, round: Reg<u32>) {
        let s = self.s();
        s.each_chunk(|chunk| {
            let block = round * s.chunks() + chunk;
            for tap in 0..s.taps() {
                // What was started for this step has landed, for all threads; and nobody reads what the next copies overwrite.
                wait(s.w_stages - 2);
                barrier();
                self.start(block, tap + s.w_stages - 1);
                self.multiply(acc, block, tap);
            }
        });
    }

    /// The products of one weight of each pair of 64 input channels and the CTA's output channels, of block `block` of channels of all that this CTA
    /// computes.
    #[device]
    fn multiply(&self, acc: &Accumulator, block: Reg<u32>, tap: u32) {
        let (s, group) = (self.s(), self.group);
        let weights = self.weight_slot(block * s.taps() + tap);
        let first_row = group.first_channel + group.warp * 16;
        let k_steps = s.chunk_channels() / 16;
        let a = FragmentA::load_columns(&weights, group.lane, first_row, k_steps);
        let pixels = Strip {
            base: self.pixel_slot(block, group.tile),
            rows: s.tile_rows(),
            pitch: s.box_pitch(),
        };
        let at = [tap / s.kernel, tap % s.kernel];
        mma_nt_strip::<T>(acc, &a, &pixels, group.lane, at);
    }

    /// Starts the copies for weight `tap` of a block of channels, or of one after it; none past the last.
    #[device]
    fn start(&self, block: Reg<u32>, tap: u32) {
        let s = self.s();
        let (block, tap) = (block + tap / s.taps(), tap % s.taps());
        let (round, chunk) = (block / s.chunks(), block % s.chunks());
        if round < self.group.work.rounds() {
            if tap == 0 {
                for tile in 0..s.tiles {
                    self.start_pixels(block, round, chunk, tile);
                }
            }
            self.start_weights(block, chunk, tap);
        }
        commit();
    }

    /// The pixels of a tile with its border, 64 channels of them.
    #[device]
    fn start_pixels(&self, block: Reg<u32>, round: Reg<u32>, chunk: Reg<u32>, tile: u32) {
        let (s, work) = (self.s(), self.group.work);
        let at = work.tile(round, tile.into(), s.tiles);
        let to = SharedTile {
            base: self.pixel_slot(block, tile.into()),
            rows: s.box_rows() * s.box_pitch(),
            cols: PANEL_COLS,
            swizzle: true,
        };
        let pixels = s.box_rows() * s.box_cols();
        self.each_chunk(pixels, |pixel, part| {
            let (row, column) = (pixel / s.box_cols(), pixel % s.box_cols());
            // Before the first row or column these are large numbers.
            let (y, x) = (at.y + row - s.border(), at.x + column - s.border());
            let channel = part * EIGHT + chunk * PANEL_COLS;
            let exists =
                (y < work.tiling.height) & (x < work.tiling.width) & (channel < s.in_channels);
            let index = [at.sample, select(exists, y, 0), select(exists, x, 0)];
            let from = self.x.at(&index).offset(select(exists, channel, 0));
            let place = to.offset(row * s.box_pitch() + column, part);
            start_chunk_if(exists, to.base + place, from);
        });
    }

    /// One weight of each pair of 64 input channels and the CTA's output channels.
    #[device]
    fn start_weights(&self, block: Reg<u32>, chunk: Reg<u32>, tap: u32) {
        let s = self.s();
        let to = self.weight_slot(block * s.taps() + tap);
        let first = block_y() * s.cta_channels();
        self.each_chunk(s.cta_channels(), |row, part| {
            let (output, channel) = (first + row, part * EIGHT + chunk * PANEL_COLS);
            let exists = (output < s.out_channels) & (channel < s.in_channels);
            let index = [
                select(exists, output, 0),
                (tap / s.kernel).into(),
                (tap % s.kernel).into(),
            ];
            let from = self.weight.at(&index).offset(select(exists, channel, 0));
            start_chunk_if(exists, to.base + to.offset(row, part), from);
        });
    }

    /// Calls `copy` with this thread's chunks of `rows` rows: the row, and which of its chunks.
    #[device]
    fn each_chunk(&self, rows: u32, copy: impl Fn(Reg<u32>, Reg<u32>)) {
        let threads = self.s().threads();
        let chunks = rows * ROW_CHUNKS;
        let mut first = 0;
        while first < chunks {
            let index = thread() + first;
            if first + threads <= chunks {
                copy(index / ROW_CHUNKS, index % ROW_CHUNKS);
            } else if index < chunks {
                copy(index / ROW_CHUNKS, index % ROW_CHUNKS);
            }
            first += threads;
        }
    }

    /// Where the pixels of a tile lie, of block `i` of channels of all that this CTA computes.
    #[device]
    fn pixel_slot(&self, i: Reg<u32>, tile: Reg<u32>) -> Reg<u32> {
        let s = self.s();
        self.base + (i % s.x_stages * s.tiles + tile) * s.slot_bytes()
    }

    /// Where block `i` of weights of all that this CTA computes lies.
    #[device]
    fn weight_slot(&self, i: Reg<u32>) -> SharedTile {
        let s = self.s();
        SharedTile {
            base: self.base + s.x_bytes() + i % s.w_stages * s.w_bytes(),
            rows: s.cta_channels(),
            cols: PANEL_COLS,
            swizzle: true,
        }
    }
}
