//! What CTAs tell each other of a sample.

use fa_dsl::build::{Counter, Order};
use fa_dsl::prelude::*;

use crate::conv::words::{LINE, tell};

/// Copies of coefficients. All CTAs look for the same ones at the same time, which is more than one place in the L2 cache can answer. They share no cache
/// line.
const COPIES: u32 = 8;

/// Words by which CTAs tell each other the moments of tiles and the coefficients of channels.
///
/// Who needed a word last leaves it zero.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exchange {
    /// (samples, [`words`]).
    pub words: Counters,
    /// Tiles of a sample.
    pub tiles: Reg<u32>,
    /// Parts of them that have moments of their own.
    pub parts: Reg<u32>,
    /// Channels that moments are of.
    pub channels: u32,
}

/// Words of a copy of a sample's coefficients, a factor and a mean for each channel.
const fn copy_words(channels: u32) -> u32 {
    (2 * channels).next_multiple_of(LINE)
}

/// Words of a sample: copies of coefficients, for each copy how many tiles have read it, and a mean and squares for each channel and part of a tile.
pub(super) fn words(channels: u32, parts: u32) -> u64 {
    let moments = 2 * u64::from(channels) * u64::from(parts);
    let line = u64::from(LINE);
    moments.next_multiple_of(line) + u64::from(COPIES * copy_words(channels)) + line
}

impl Exchange {
    /// Word `at` of a sample.
    fn word(&self, sample: Reg<u32>, at: Reg<u32>) -> Counter {
        self.words.at(&[sample, at])
    }

    /// The mean and the squares of a channel of a part.
    #[device]
    pub fn moments(&self, sample: Reg<u32>, channel: Reg<u32>, part: Reg<u32>) -> [Counter; 2] {
        let first = COPIES * copy_words(self.channels) + LINE;
        let at = channel * 2 * self.parts + part + first;
        [at, at + self.parts].map(|at| self.word(sample, at))
    }

    /// Tells the coefficients of a channel in some of the copies.
    #[device]
    pub fn tell_coefficients(
        &self,
        sample: Reg<u32>,
        channel: Reg<u32>,
        copies: impl IntoIterator<Item = Reg<u32>>,
        coefficients: [Reg<f32>; 2],
    ) {
        for copy in copies {
            // Of fewer tiles none reads the last copies.
            if copy < self.tiles.min(COPIES) {
                let at = copy * copy_words(self.channels) + channel * 2;
                let words = [at, at + 1].map(|at| self.word(sample, at));
                tell(words, coefficients);
            }
        }
    }

    /// The copies, for one thread that writes them all.
    pub fn copies() -> impl Iterator<Item = Reg<u32>> {
        (0..COPIES).map(Reg::from)
    }

    /// Words of the copy for a tile that a lane looks at: of 32 that follow each other each lane has one.
    #[device]
    pub fn coefficients(&self, sample: Reg<u32>, tile: Reg<u32>, lane: Reg<u32>) -> Vec<Counter> {
        let first = tile % COPIES * copy_words(self.channels) + lane;
        let lines = 2 * self.channels / LINE;
        let line = |line| self.word(sample, first + line * LINE);
        (0..lines).map(line).collect()
    }

    /// Counts a tile that has read its copy. Whether it is the last one to read that.
    #[device]
    pub fn is_last_reader(&self, sample: Reg<u32>, tile: Reg<u32>) -> Reg<bool> {
        let copy = tile % COPIES;
        let readers = self.word(sample, copy + COPIES * copy_words(self.channels));
        let last = (self.tiles - 1 - copy) / COPIES;
        readers.fetch_inc(last, Order::Relaxed) == last
    }
}
