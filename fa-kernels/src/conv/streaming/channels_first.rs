//! A tile whose outputs are channels first: it waits as rows of pixels, a row for each channel, and is stored so.

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, SharedTile, shared_load_words, stage_rows_matrix};

use super::Work;
use crate::conv::ConvElement;
use crate::conv::coefficients::{COEFFICIENT_BYTES, Coefficients, EIGHT};
use crate::conv::tile_config::{GROUP_CHANNELS, TileConfig};
use crate::conv::tiles::Tile;

/// Lanes of a warp.
const LANES: u32 = 32;

/// Rows of a product that a warp has.
const WARP_ROWS: u32 = 16;

/// The rows of a product that a warp has, in shared memory. No other warp writes or reads them, so that no barrier of the warpgroup is needed.
pub(super) struct WarpRows<'a> {
    pub s: &'a TileConfig,
    /// Where in shared memory the tile waits.
    pub tile: Reg<u32>,
    /// The warp among the four.
    pub warp: Reg<u32>,
    pub lane: Reg<u32>,
}

/// Pixels side by side in a panel: as many as a line of shared memory has, or a part of them where they are not a multiple of that.
const fn panel_cols(pixels: u32) -> u32 {
    if pixels.is_multiple_of(64) {
        64
    } else if pixels.is_multiple_of(32) {
        32
    } else {
        16
    }
}

impl WarpRows<'_> {
    /// The tile, panel after panel: 64 rows of pixels. Eight pixels that follow each other are a row of the image.
    fn panels(&self) -> Vec<SharedTile> {
        let cols = panel_cols(self.s.pixels);
        let first = SharedTile {
            base: self.tile,
            rows: GROUP_CHANNELS,
            cols,
            swizzle: true,
        };
        let panel = |index| first.shifted(index * SharedTile::bytes(GROUP_CHANNELS, cols));
        (0..self.s.pixels / cols).map(panel).collect()
    }

    /// The first row of this warp.
    #[device]
    fn first_row(&self) -> Reg<u32> {
        self.warp * WARP_ROWS
    }

    /// The channel of the first row.
    #[device]
    pub fn first_channel(&self) -> Reg<u32> {
        self.first_row() % self.s.part_channels()
    }

    /// Keeps the warp's rows of a tile, in place of those of the one before it.
    #[device]
    pub fn keep<T: ConvElement>(&self, acc: &Accumulator) {
        // Every lane has read that one.
        warp_sync();
        stage_rows_matrix::<T>(acc, self.lane, self.first_row(), &self.panels());
    }

    /// Normalises what is kept and stores it to y, (samples, out channels, height, width). `coefficients` is where those of the warp's first channel are.
    #[device]
    pub fn store<T: ConvElement>(&self, work: &Work<T>, tile: &Tile, coefficients: Reg<u32>) {
        let s = self.s;
        // All lanes have written.
        warp_sync();
        let channel = self.first_channel();
        let store = || self.store_channels(work, tile, channel, coefficients);
        if s.out_channels == s.part_channels() {
            store();
        } else if channel < s.out_channels {
            store();
        }
    }

    /// The same, for a warp that has channels. A thread has eight pixels of a channel, which are a row of the image, and the lanes beside it the rows below: so the threads that
    /// shared memory answers at a time ask for different banks.
    #[device]
    fn store_channels<T: ConvElement>(
        &self,
        work: &Work<T>,
        tile: &Tile,
        first_channel: Reg<u32>,
        coefficients: Reg<u32>,
    ) {
        let (s, panels) = (self.s, self.panels());
        let lanes = panel_cols(s.pixels) / EIGHT;
        let step = LANES / lanes;
        let (chunk, first) = (self.lane % lanes, self.lane / lanes);
        let first_row = self.first_row();
        let first_line = first_row / s.part_channels() * s.part_rows();
        // Two eights at least that overlap, and not many: more would come from further than the instruction cache each time.
        let passes = if panels.len() == 1 { 2 } else { 1 };
        for pass in range(0, WARP_ROWS / step).unroll(passes) {
            let within = first + pass * step;
            let channel = first_channel + within;
            let at = coefficients + within * COEFFICIENT_BYTES;
            let of_channel = Coefficients::of_channel(at, work.norm.shift(channel));
            let finished = |panel: &SharedTile| {
                let from = panel.base + panel.offset(first_row + within, chunk);
                of_channel.finish::<T>(s.activation, shared_load_words(from, 0))
            };
            // What lies outside of the image is computed, too, and all before the first is stored, so that none waits for another.
            let finished: Vec<[Reg<u32>; 4]> = panels.iter().map(finished).collect();
            for (index, words) in (0..).zip(finished) {
                let [line, column] = s.place_of_eight(chunk + index * lanes);
                let line = first_line + line;
                let store = || {
                    let to = work.y.at(&[tile.sample, channel, tile.y + line]);
                    to.offset(tile.x + column).store_chunk(0, words);
                };
                if s.eights() == 1 {
                    if line < tile.rows {
                        store();
                    }
                } else if (line < tile.rows) & (column < tile.cols) {
                    store();
                }
            }
        }
    }
}
