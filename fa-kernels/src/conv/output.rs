//! Outputs on their way from shared memory to where they go.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::{SharedTile, shared_load_words};

use super::ConvElement;
use super::coefficients::{Coefficients, EIGHT, Shifts};
use super::tile_config::{GROUP_CHANNELS, TileConfig};
use super::tiles::Tile;
use super::work::Group;

/// Pixels that a thread loads at a time at most, so that their latencies overlap.
const AHEAD: u32 = 8;

/// Threads that have a pixel's channels, or a pixel's of each part: a part of a warp.
const fn lanes(s: &TileConfig) -> u32 {
    if s.parts == 1 && s.out_channels < GROUP_CHANNELS {
        s.out_channels.div_ceil(EIGHT).next_power_of_two()
    } else {
        GROUP_CHANNELS / EIGHT
    }
}

impl<T: ConvElement> Group<'_, T> {
    /// Normalises what these four warps kept, and stores it.
    #[device]
    pub fn normalise(&self) {
        let (s, work) = (self.s, self.work);
        let channel = self.first_channel + own_channel(s);
        let existing = (block_y() * s.cta_channels() + channel).min(s.out_channels - EIGHT);
        let norm = work.norm.as_ref();
        let shifts = norm.map_or_else(Shifts::default, |norm| norm.shifts(existing));
        for round in range(0, work.rounds()) {
            let sample = work.sample(round);
            if (round == 0) | (sample != work.sample(round.max(1) - 1)) {
                self.prepare(sample);
            }
            let tile = work.tile(round, self.tile, s.tiles);
            let from = self.output(round);
            let coefficients = Coefficients::shared(self.left.coefficients(channel), shifts);
            if s.partly() {
                if self.is_stored(round) {
                    self.stored().normalise(&tile, &coefficients);
                } else {
                    self.store(&from, &tile, Some(coefficients));
                }
            } else {
                self.store(&from, &tile, Some(coefficients));
            }
        }
    }

    /// Stores a tile's outputs from shared memory: as they are, or normalised.
    #[device]
    pub fn store(&self, from: &SharedTile, tile: &Tile, coefficients: Option<Coefficients>) {
        self.stored().store(from, tile, coefficients);
    }

    #[device]
    fn stored(&self) -> Stored<'_, T> {
        Stored {
            s: self.s,
            y: &self.work.y,
            first_channel: block_y() * self.s.cta_channels() + self.first_channel,
        }
    }
}

/// Where four warps store outputs of 64 channels.
pub(super) struct Stored<'a, T> {
    pub s: &'a TileConfig,
    /// (samples, height, width, out channels).
    pub y: &'a TensorMut<T>,
    pub first_channel: Reg<u32>,
}

/// The first of the eight channels that this thread takes, of 64.
#[device]
pub(super) fn own_channel(s: &TileConfig) -> Reg<u32> {
    thread() % lanes(s) * EIGHT % s.part_channels()
}

impl<T: ConvElement> Stored<'_, T> {
    /// Stores a tile from shared memory: as it is, or normalised. A thread has eight of a pixel's channels.
    #[device]
    pub fn store(&self, from: &SharedTile, tile: &Tile, coefficients: Option<Coefficients>) {
        let s = self.s;
        let lanes = lanes(s);
        let thread = thread() % 128;
        let (chunk, first) = (thread % lanes, thread / lanes);
        let channel = self.first_channel + own_channel(s);
        let first_row = chunk * EIGHT / s.part_channels() * s.part_rows();
        let step = 128 / lanes;
        if channel < s.out_channels {
            // A loop of two passes: more would come from further than the instruction cache each time.
            for pass in range(0, s.pixels.div_ceil(step)).unroll(2) {
                let pixel = first + pass * step;
                let [row, column] = s.place(pixel);
                let row = first_row + row;
                // What lies outside of the image is computed, too, so that one pass does not wait for another.
                let from = from.base + from.offset(pixel.min(s.pixels - 1), chunk);
                let words = shared_load_words(from, 0);
                let words = match &coefficients {
                    Some(coefficients) => coefficients.finish::<T>(s.activation, words),
                    None => words,
                };
                if (row < tile.rows) & (column < tile.cols) {
                    let at = [tile.sample, tile.y + row, tile.x + column];
                    self.y.at(&at).offset(channel).store_chunk(0, words);
                }
            }
        }
    }

    /// Normalises a tile that was stored as it is by the same threads.
    #[device]
    pub fn normalise(&self, tile: &Tile, coefficients: &Coefficients) {
        let s = self.s;
        let lanes = lanes(s);
        let thread = thread() % 128;
        let channel = self.first_channel + own_channel(s);
        let step = 128 / lanes;
        if channel < s.out_channels {
            let passes = s.pixels.div_ceil(step);
            let ahead = passes.div_ceil(passes.div_ceil(AHEAD));
            for pass in range(0, passes).step(ahead) {
                let load = |i: u32| {
                    let pixel = thread / lanes + (pass + i) * step;
                    self.load(tile, pixel, channel)
                };
                let loaded: Vec<Chunk<T>> = (0..ahead).map(load).collect();
                for chunk in loaded {
                    let words = chunk.words.map(|word| word.get());
                    let words = coefficients.finish::<T>(s.activation, words);
                    if chunk.exists {
                        chunk.at.store_chunk(0, words);
                    }
                }
            }
        }
    }

    /// Eight channels of a pixel of the tile, from where they were stored.
    #[device]
    fn load(&self, tile: &Tile, pixel: Reg<u32>, channel: Reg<u32>) -> Chunk<T> {
        let [row, column] = self.s.place(pixel);
        let exists = (row < tile.rows) & (column < tile.cols);
        let at = [tile.sample, tile.y + row, tile.x + column];
        let at = self.y.at(&at).offset(channel);
        let words = std::array::from_fn(|_| Var::named("word", 0));
        if exists {
            for (word, loaded) in words.iter().zip(at.load_chunk(0)) {
                word.set(loaded);
            }
        }
        Chunk { exists, at, words }
    }
}

/// Eight channels of a pixel.
struct Chunk<T> {
    /// Whether the pixel lies in the image; otherwise they are zeros, and `at` is nowhere.
    exists: Reg<bool>,
    at: Pointer<T>,
    words: [Var<u32>; 4],
}
