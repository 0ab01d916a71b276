//! Weights that come channels first: for each pair of channels the nine of them side by side. The warpgroups put them into the order in which the tensor core reads them where they landed.

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_load_word, shared_store_word};

use crate::conv::tile_config::{GROUP_CHANNELS, TileConfig};

/// Weights of a pair of channels.
pub(super) const TAPS: u32 = 9;

/// Channels of a row of weights that the tensor core reads, in pairs: a lane has one.
const PAIRS: u32 = 32;

/// A thread of those that put weights into another order.
pub(super) struct Weights<'a> {
    pub s: &'a TileConfig,
    /// The warp among all of them.
    pub warp: Reg<u32>,
    pub warps: u32,
    pub lane: Reg<u32>,
}

/// A row of a block of weights, that of an output channel, as far as this lane has it.
struct Row {
    number: Reg<u32>,
    /// The nine weights of two input channels, one after the other.
    words: [Reg<u32>; TAPS as usize],
}

impl Weights<'_> {
    /// Puts weights, (out channels, in channels, 3, 3) from `base` on, into the order in which the tensor core reads them: nine blocks of 64 output channels, each with 64 input channels
    /// side by side. Where a tile has two parts, each has its own half of both. `meet` is where all these warps meet. By all of their threads.
    #[device]
    pub fn reorder(&self, base: Reg<u32>, meet: impl Fn()) {
        let shares = GROUP_CHANNELS.div_ceil(self.warps);
        let rows: Vec<Row> = (0..shares)
            .map(|share| self.read(base, self.warp + share * self.warps))
            .collect();
        meet();
        for (share, row) in (1..).zip(&rows) {
            if share * self.warps <= GROUP_CHANNELS {
                self.write(base, row);
            } else if row.number < GROUP_CHANNELS {
                self.write(base, row);
            }
        }
    }

    /// Reads this lane's part of a row; zeros where there are no such channels.
    #[device]
    fn read(&self, base: Reg<u32>, number: Reg<u32>) -> Row {
        let s = self.s;
        let part = number / s.part_channels();
        let channel = number % s.part_channels();
        let pair = self.lane - part * (s.part_channels() / 2);
        let pairs = s.in_channels / 2;
        let from = channel.min(s.out_channels - 1) * pairs + pair.min(pairs - 1);
        let from = base + from * (TAPS * 4);
        let all = pairs == PAIRS && s.out_channels == GROUP_CHANNELS;
        let exists = (pair < pairs) & (channel < s.out_channels);
        let words = std::array::from_fn(|i| {
            let word = shared_load_word(from, i as u32 * 4);
            if all { word } else { select(exists, word, 0) }
        });
        Row { number, words }
    }

    /// Writes a row of each of the nine blocks.
    #[device]
    fn write(&self, base: Reg<u32>, row: &Row) {
        let s = self.s;
        let place = (self.lane / 4) ^ (row.number % 8);
        let to = base + row.number * s.pixel_bytes() + place * 16 + self.lane % 4 * 4;
        for tap in 0..TAPS {
            let [first, second] = [tap, TAPS + tap].map(|at| row.words[at as usize / 2]);
            // The first of a pair's weights is in the upper half of its word where the second is in the lower half, and the other way round.
            let both = if tap % 2 == 0 {
                (first & 0xffff) | (second & 0xffff_0000)
            } else {
                (first >> 16) | (second << 16)
            };
            shared_store_word(to, tap * s.w_bytes(), both);
        }
    }
}
