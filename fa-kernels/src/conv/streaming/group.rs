//! A warpgroup: products, moments, and outputs that wait for those of the whole sample.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PANEL_COLS;
use fa_dsl::tile::pipeline::{elected, fence_proxy_async};
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nt_add, wgmma_wait};
use fa_dsl::tile::{Accumulator, SharedTile, stage_columns_matrix};

use super::Work;
use super::channels_first::WarpRows;
use super::handover::Handover;
use super::planes::{Planes, Transposed};
use super::weights::Weights;
use crate::conv::ConvElement;
use crate::conv::coefficients::{Coefficients, EIGHT};
use crate::conv::output::{Stored, own_channel};
use crate::conv::statistics::{TileValues, round_values};
use crate::conv::tile_config::{GROUP_CHANNELS, TileConfig};
use crate::conv::turns::Turns;
use crate::conv::warp_specialized::rings::{Ring, Rings, place};
use crate::conv::words::tell;

/// A thread of four warps that compute 64 output channels of a tile: warp i has the channels from 16·i on, of all pixels.
pub(super) struct Group<'a, T> {
    pub s: &'a TileConfig,
    pub work: &'a Work<T>,
    pub rings: &'a Rings,
    pub planes: Planes,
    pub handover: Handover,
    /// How many warpgroups take turns.
    pub warpgroups: u32,
    /// Which of them this is.
    pub index: Reg<u32>,
    /// The warp among the four.
    pub warp: Reg<u32>,
    pub lane: Reg<u32>,
    /// Where in shared memory a tile waits.
    pub output: Reg<u32>,
    /// Whether outputs are channels first.
    pub channels_first: bool,
    /// Whether weights come channels first.
    pub weight_channels_first: bool,
}

impl<T: ConvElement> Group<'_, T> {
    /// All tiles of this warpgroup.
    #[device]
    pub fn compute(&self) {
        let s = self.s;
        let acc = Accumulator::zeros("acc", 1, s.pixels / 8);
        let channels = self.channels();
        let bias = channels.map(|channel| match &self.work.bias {
            Some(bias) => bias.at(&[self.existing(channel)]).load_f32(0),
            None => Reg::from(0.0),
        });
        let rounds = self.work.rounds();
        if self.weight_channels_first {
            self.reorder_weights();
        }
        // A tile is finished when the next one has been multiplied.
        for round in range(self.index, rounds + self.warpgroups).step(self.warpgroups) {
            if round < rounds {
                if self.s.planes {
                    self.transpose(round, rounds);
                }
                for (half, bias) in bias.into_iter().enumerate() {
                    for it in acc.row(0, half) {
                        it.set(bias);
                    }
                }
                self.multiply(&acc, round, rounds);
                round_values::<T>(&acc);
                self.pass_on(&acc, round);
            }
            if round >= self.warpgroups {
                self.finish(round - self.warpgroups);
            }
            if round < rounds {
                self.keep(&acc);
            }
        }
    }

    /// The channels of this thread: two, eight apart.
    #[device]
    fn channels(&self) -> [Reg<u32>; 2] {
        let first = self.warp * 16 % self.s.part_channels() + self.lane / 4;
        [first, first + 8]
    }

    /// The channel, or the last one where there is no such channel: nobody sees what becomes of it.
    #[device]
    fn existing(&self, channel: Reg<u32>) -> Reg<u32> {
        channel.min(self.s.out_channels - 1)
    }

    /// The four warps meet.
    #[device]
    fn meet(&self) {
        barrier_named(self.index + (self.warpgroups + 1), 128);
    }

    /// Puts the weights into the order in which the tensor core reads them, with the other warpgroups.
    #[device]
    fn reorder_weights(&self) {
        let (s, rings) = (self.s, self.rings);
        rings.weights_loaded(s, 0.into()).wait(0);
        let all = || barrier_named(2 * self.warpgroups + 1, self.warpgroups * 128);
        let weights = Weights {
            s,
            warp: self.index * 4 + self.warp,
            warps: self.warpgroups * 4,
            lane: self.lane,
        };
        weights.reorder(rings.weights(s, 0.into(), PANEL_COLS).base, all);
        fence_proxy_async();
        all();
    }

    /// Puts the planes of tile `round` into the order in which the tensor core reads them, after the warpgroup before and when the pixels that were there are multiplied.
    #[device]
    fn transpose(&self, round: Reg<u32>, rounds: Reg<u32>) {
        let (s, rings) = (self.s, self.rings);
        let turns = self.turns(2 * self.warpgroups + 2);
        if round > 0 {
            turns.wait(self.index);
        }
        let at = place(s, Ring::Pixels, round);
        let slot = at.slot();
        rings.empty(s, Ring::Pixels, slot).wait(at.parity() ^ 1);
        let transposed = Transposed {
            s,
            planes: self.planes,
            to: rings.pixels(s, slot, PANEL_COLS).base,
            warp: self.warp,
            lane: self.lane,
        };
        transposed.take(round);
        if round + 1 < rounds {
            turns.give(self.index);
        }
        fence_proxy_async();
        self.meet();
    }

    /// Turns of all warpgroups, at named barriers from one on.
    fn turns(&self, first_barrier: u32) -> Turns {
        Turns {
            first_barrier,
            warpgroups: self.warpgroups,
        }
    }

    /// acc += weights · pixelsᵀ of tile `round`, when it is this warpgroup's turn.
    #[device]
    fn multiply(&self, acc: &Accumulator, round: Reg<u32>, rounds: Reg<u32>) {
        let (s, rings, turns) = (self.s, self.rings, self.turns(1));
        if round > 0 {
            turns.wait(self.index);
        }
        let at = place(s, Ring::Pixels, round);
        let slot = at.slot();
        if !s.planes {
            let (loaded, parity) = rings.pixels_loaded(s, 0.into(), round);
            loaded.wait(parity);
        }
        let pixels = rings.pixels(s, slot, s.chunk_channels());
        for tap in 0..s.taps() {
            if !self.weight_channels_first {
                if round < self.warpgroups {
                    rings.weights_loaded(s, tap.into()).wait(0);
                }
            }
            let weights = rings.weights(s, tap.into(), s.chunk_channels());
            let moved = tap / s.kernel * s.line_bytes() + tap % s.kernel * s.pixel_bytes();
            wgmma_fence();
            for part in 0..s.parts {
                // A part's block of weights, and its pixels.
                let weights = weights.ahead(part * s.part_channels() * 2);
                let pixels = pixels.ahead(moved + part * s.part_rows() * s.line_bytes());
                wgmma_nt_add::<T>(acc, weights, pixels.spaced(s.box_row_bytes()));
            }
            wgmma_commit();
        }
        // The next one's products come after these in the tensor cores' queue.
        if round + 1 < rounds {
            turns.give(self.index);
        }
        wgmma_wait(0, &[acc]);
        if elected() {
            rings.empty(s, Ring::Pixels, slot).arrive();
        }
    }

    /// Tells all CTAs the moments of a tile.
    #[device]
    fn pass_on(&self, acc: &Accumulator, round: Reg<u32>) {
        let s = self.s;
        let at = self.work.place(round);
        let tile = self.work.tile(at);
        let [sample, number] = at;
        let first_row = self.warp * 16;
        let part = first_row / s.part_channels();
        let rows = tile.rows_of(part, s.part_rows());
        let pixels = rows * tile.cols;
        let values = TileValues {
            acc,
            rows,
            cols: tile.cols,
            eights: s.eights(),
            lane: self.lane,
            whole: pixels == s.pixels,
        };
        let tell_all = || {
            let count = pixels.to_f32();
            let share = count.max(1.0).recip();
            for (half, channel) in self.channels().into_iter().enumerate() {
                let moments = values.moments(half, count, share);
                if self.lane % 4 == 0 {
                    let part = number * s.parts + part;
                    let words = self.work.exchange.moments(sample, channel, part);
                    tell(words, [moments.mean, moments.squares]);
                }
            }
        };
        if s.out_channels == s.part_channels() {
            tell_all();
        } else if first_row % s.part_channels() < s.out_channels {
            tell_all();
        }
        warp_sync();
        if elected() {
            self.handover.leave_place(self.count(round));
        }
    }

    /// How many tiles the warpgroup computed before this one.
    #[device]
    fn count(&self, round: Reg<u32>) -> Reg<u32> {
        round / self.warpgroups
    }

    /// Where this warp's part of a tile waits whose outputs are channels first.
    fn rows(&self) -> WarpRows<'_> {
        WarpRows {
            s: self.s,
            tile: self.output,
            warp: self.warp,
            lane: self.lane,
        }
    }

    /// Where a tile waits whose outputs are channels last.
    #[device]
    fn kept(&self) -> SharedTile {
        SharedTile {
            base: self.output,
            rows: self.s.pixels,
            cols: GROUP_CHANNELS,
            swizzle: true,
        }
    }

    /// Keeps a tile, in place of the one before it.
    #[device]
    fn keep(&self, acc: &Accumulator) {
        if self.channels_first {
            self.rows().keep::<T>(acc);
        } else {
            // Everyone has read that one.
            self.meet();
            stage_columns_matrix::<T>(acc, self.lane, self.warp * 16, &self.kept());
        }
    }

    /// Normalises and stores tile `round`, which is kept, when its sample is known.
    #[device]
    fn finish(&self, round: Reg<u32>) {
        let count = self.count(round);
        self.handover.await_coefficients(count);
        if self.channels_first {
            let rows = self.rows();
            let coefficients = self.handover.coefficients(count, rows.first_channel());
            let tile = self.work.tile(self.work.place(round));
            rows.store(self.work, &tile, coefficients);
        } else {
            self.store(round, count);
        }
    }

    /// Normalises and stores tile `round`, whose sample is known and whose outputs are channels last.
    #[device]
    fn store(&self, round: Reg<u32>, count: Reg<u32>) {
        let (work, handover) = (self.work, self.handover);
        // All warps have written their channels.
        self.meet();
        let stored = Stored {
            s: self.s,
            y: &work.y,
            first_channel: 0.into(),
        };
        let channel = own_channel(self.s).min(self.s.out_channels - EIGHT);
        let from = handover.coefficients(count, channel);
        let tile = work.tile(work.place(round));
        let coefficients = Coefficients::shared(from, work.norm.shifts(channel));
        stored.store(&self.kept(), &tile, Some(coefficients));
    }
}
