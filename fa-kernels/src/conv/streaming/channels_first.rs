//! A tile whose outputs are channels first: it waits as rows of pixels, a row for each channel, and is stored so.

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, Panels, SharedTile, shared_load_words, stage_rows_matrix};

use crate::conv::ConvElement;
use crate::conv::coefficients::{COEFFICIENT_BYTES, Coefficients};
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

/// Panel after panel.
fn tiles(panels: &Panels) -> impl Iterator<Item = SharedTile> {
    (0..panels.count).map(|index| panels.panel(index))
}

impl WarpRows<'_> {
    /// The tile: 64 rows of pixels. Eight pixels that follow each other are a row of the image.
    fn panels(&self) -> Panels {
        let cols = panel_cols(self.s.pixels);
        Panels {
            first: SharedTile {
                base: self.tile,
                rows: GROUP_CHANNELS,
                cols,
                swizzle: true,
            },
            count: self.s.pixels / cols,
        }
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
        let panels: Vec<SharedTile> = tiles(&self.panels()).collect();
        // Every lane has read that one.
        warp_sync();
        stage_rows_matrix::<T>(acc, self.lane, self.first_row(), &panels);
    }

    /// Normalises what is kept and stores it to `y`, (samples, out channels, height, width). `coefficients` is where those of the warp's first channel are. A thread has eight pixels of
    /// a channel, a row of the image, and the lanes beside it the rows below: they read the banks of shared memory in turn.
    #[device]
    pub fn store<T: ConvElement>(&self, y: &TensorMut<T>, tile: &Tile, coefficients: Reg<u32>) {
        let s = self.s;
        // All lanes have written.
        warp_sync();
        let channel = self.first_channel();
        if s.out_channels == s.part_channels() {
            self.store_existing(y, tile, channel, coefficients);
        } else if channel < s.out_channels {
            self.store_existing(y, tile, channel, coefficients);
        }
    }

    /// The same, of channels that there are.
    #[device]
    fn store_existing<T: ConvElement>(
        &self,
        y: &TensorMut<T>,
        tile: &Tile,
        first_channel: Reg<u32>,
        coefficients: Reg<u32>,
    ) {
        let (s, panels) = (self.s, self.panels());
        let lanes = panels.first.chunks();
        let step = LANES / lanes;
        let (chunk, first) = (self.lane % lanes, self.lane / lanes);
        let first_row = self.first_row();
        let part_row = first_row / s.part_channels() * s.part_rows();
        // As few passes as overlap: more would come from further than the instruction cache each time.
        let passes = if panels.count == 1 { 2 } else { 1 };
        for pass in range(0, WARP_ROWS / step).unroll(passes) {
            let within = first + pass * step;
            let channel = first_channel + within;
            let at = coefficients + within * COEFFICIENT_BYTES;
            let coefficients = Coefficients::of_channel(at);
            // What lies outside of the image is computed, too, and all before the first is stored, so that none waits for another.
            let load = |panel: SharedTile| {
                let words = panel.base + panel.offset(first_row + within, chunk);
                coefficients.finish::<T>(s.activation, shared_load_words(words, 0))
            };
            let finished: Vec<[Reg<u32>; 4]> = tiles(&panels).map(load).collect();
            for (index, words) in (0..).zip(finished) {
                let row = part_row + chunk + index * lanes;
                if row < tile.rows {
                    let to = y.at(&[tile.sample, channel, tile.y + row]).offset(tile.x);
                    to.store_chunk(0, words);
                }
            }
        }
    }
}
