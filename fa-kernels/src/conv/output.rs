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
        let shifts = self.shifts();
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

    /// What is added to the eight channels that this thread takes.
    #[device]
    pub fn shifts(&self) -> Shifts {
        let (s, norm) = (self.s, self.work.norm.as_ref());
        let channel = self.first_of_all() + own_channel(s);
        let existing = channel.min(s.out_channels - EIGHT);
        norm.map_or_else(Shifts::default, |norm| norm.shifts(existing))
    }

    /// Stores a tile's outputs from shared memory: as they are, or normalised.
    #[device]
    pub fn store(&self, from: &SharedTile, tile: &Tile, coefficients: Option<Coefficients>) {
        self.stored().store(from, tile, coefficients);
    }

    /// Where these four warps store.
    #[device]
    pub(super) fn stored(&self) -> Stored<'_, T> {
        Stored {
            s: self.s,
            y: &self.work.y,
            first_channel: self.first_of_all(),
        }
    }
}

/// In how many passes threads store a tile.
pub(super) const fn passes(s: &TileConfig) -> u32 {
    s.pixels.div_ceil(128 / lanes(s))
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
        if self.exists() {
            self.store_from(0, from, &self.way(tile), coefficients);
        }
    }

    /// The same from a pass on, by threads whose channels there are.
    #[device]
    pub fn store_from(
        &self,
        first: u32,
        from: &SharedTile,
        way: &Way<T>,
        coefficients: Option<Coefficients>,
    ) {
        let from = self.from(from);
        // A loop of two passes: more would come from further than the instruction cache each time.
        for pass in range(first, passes(self.s)).unroll(2) {
            let words = self.read(from, pass);
            self.write(way, pass, words, coefficients.as_ref());
        }
    }

    /// Whether there are the channels that this thread takes.
    #[device]
    pub fn exists(&self) -> Reg<bool> {
        self.channel() < self.s.out_channels
    }

    /// The first of them.
    #[device]
    fn channel(&self) -> Reg<u32> {
        self.first_channel + own_channel(self.s)
    }

    /// Where this thread goes through a tile in the image.
    #[device]
    pub fn way(&self, tile: &Tile) -> Way<T> {
        let (s, lanes) = (self.s, lanes(self.s));
        let thread = thread() % 128;
        let [row, column] = s.place(thread / lanes);
        let row = row + thread % lanes * EIGHT / s.part_channels() * s.part_rows();
        let at = [tile.sample, tile.y + row, tile.x + column];
        Way {
            first: self.y.at(&at).offset(self.channel()),
            step: self.y.stride(1) * (rows_of_pass(s) * T::BYTES as u32),
            row,
            rows: select(column < tile.cols, tile.rows, 0),
        }
    }

    /// The pixel of a tile that it takes first, or the last one where that is past the end.
    #[device]
    fn first(&self) -> Reg<u32> {
        let lanes = lanes(self.s);
        let first = thread() % 128 / lanes;
        if self.s.pixels < 128 / lanes {
            first.min(self.s.pixels - 1)
        } else {
            first
        }
    }

    /// Where it begins in shared memory.
    #[device]
    pub fn from(&self, tile: &SharedTile) -> Reg<u32> {
        let chunk = thread() % 128 % lanes(self.s);
        tile.base + tile.offset(self.first(), chunk)
    }

    /// What it takes from there in a pass. What lies outside of the image is computed, too, so that one pass does not wait for another.
    #[device]
    pub fn read(&self, from: Reg<u32>, pass: Reg<u32>) -> [Reg<u32>; 4] {
        let (s, pixels) = (self.s, 128 / lanes(self.s));
        let pass = if s.pixels.is_multiple_of(pixels) {
            pass
        } else {
            // Past its last pixel it takes that again.
            pass.min((s.pixels - 1 - self.first()) / pixels)
        };
        shared_load_words(from + pass * (pixels * s.pixel_bytes()), 0)
    }

    /// Stores what it took in a pass, normalised or as it is, if that lies in the image.
    #[device]
    pub fn write(
        &self,
        way: &Way<T>,
        pass: Reg<u32>,
        words: [Reg<u32>; 4],
        coefficients: Option<&Coefficients>,
    ) {
        let words = match coefficients {
            Some(coefficients) => coefficients.finish::<T>(self.s.activation, words),
            None => words,
        };
        if way.exists(self.s, pass) {
            way.at(pass).store_chunk(0, words);
        }
    }

    /// Normalises a tile that was stored as it is by the same threads.
    #[device]
    pub fn normalise(&self, tile: &Tile, coefficients: &Coefficients) {
        let s = self.s;
        if self.exists() {
            let way = self.way(tile);
            let passes = passes(s);
            let ahead = passes.div_ceil(passes.div_ceil(AHEAD));
            for pass in range(0, passes).step(ahead) {
                let loaded: Vec<Chunk<T>> = (0..ahead).map(|i| way.load(s, pass + i)).collect();
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
}

/// Rows that a thread goes on with each pass: all passes have the same column.
const fn rows_of_pass(s: &TileConfig) -> u32 {
    128 / lanes(s) / s.columns
}

/// A thread's way through a tile in the image: eight channels of a pixel in each pass.
pub(super) struct Way<T> {
    /// Those of the first pass.
    first: Pointer<T>,
    /// Bytes from those of a pass to those of the next.
    step: Reg<u32>,
    /// The row of the first.
    row: Reg<u32>,
    /// How many rows of its column there are.
    rows: Reg<u32>,
}

impl<T: ConvElement> Way<T> {
    /// Whether there is the pixel of a pass.
    #[device]
    fn exists(&self, s: &TileConfig, pass: Reg<u32>) -> Reg<bool> {
        self.row + pass * rows_of_pass(s) < self.rows
    }

    /// Where it is.
    #[device]
    fn at(&self, pass: Reg<u32>) -> Pointer<T> {
        self.first.offset_bytes(pass, self.step)
    }

    /// What was stored there.
    #[device]
    fn load(&self, s: &TileConfig, pass: Reg<u32>) -> Chunk<T> {
        let (exists, at) = (self.exists(s, pass), self.at(pass));
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
