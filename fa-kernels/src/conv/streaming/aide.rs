//! An aide: a warp that deals with other CTAs for a warpgroup, which only computes.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::elected;
use fa_dsl::tile::shared_store;

use super::Work;
use super::exchange::Exchange;
use super::handover::Handover;
use crate::conv::ConvElement;
use crate::conv::moments::{Moments, Running};
use crate::conv::tile_config::TileConfig;
use crate::conv::words::{AHEAD, Part, forget, hear, hear_parts};

/// Lanes of a warp.
const LANES: u32 = 32;

/// The aide of a warpgroup. What it waits for takes a microsecond or more each time; so it has a warp of its own.
pub(super) struct Aide<'a, T> {
    pub s: &'a TileConfig,
    pub work: &'a Work<T>,
    pub handover: Handover,
    /// How many warpgroups take turns.
    pub warpgroups: u32,
    /// Which of them this one is for.
    pub index: Reg<u32>,
    pub lane: Reg<u32>,
}

impl<T: ConvElement> Aide<'_, T> {
    /// All tiles of its warpgroup.
    #[device]
    pub fn assist(&self) {
        for round in range(self.index, self.work.rounds()).step(self.warpgroups) {
            let at = self.work.place(round);
            self.gather(at);
            self.pass_on(at, round / self.warpgroups);
        }
    }

    /// Puts the moments of some channels of the sample together, if this tile is one of those whose aides do. Where tiles are few a lane has a channel,
    /// otherwise a warp.
    #[device]
    fn gather(&self, [sample, number]: [Reg<u32>; 2]) {
        let (work, channels) = (self.work, self.s.out_channels);
        let by_lanes = work.exchange.parts < LANES;
        let shares = select(by_lanes, channels.div_ceil(LANES), channels);
        let gatherers = work.tiles.value.min(shares);
        if number < gatherers {
            let mut share = number;
            while share < shares {
                if by_lanes {
                    let channel = share * LANES + self.lane;
                    // Lanes without a channel look at the last one's numbers, too.
                    let all = self.moments(sample, channel.min(channels - 1), None);
                    if channel < channels {
                        self.tell(&all, sample, channel, Exchange::copies());
                    }
                } else {
                    let all = self.moments(sample, share, Some(self.lane));
                    self.tell(&all, sample, share, [self.lane]);
                }
                share = share + gatherers;
            }
        }
    }

    /// Those of a channel, of which this lane looks for all, or for its share of them. By all lanes.
    #[device]
    fn moments(&self, sample: Reg<u32>, channel: Reg<u32>, lane: Option<Reg<u32>>) -> Moments {
        let (s, work) = (self.s, self.work);
        let all = work.exchange.parts;
        let (first, lanes) = lane.map_or((0.into(), 1), |lane| (lane, LANES));
        let running = Running::new();
        for start in range(0, all).step(lanes * AHEAD) {
            let own: [Reg<u32>; AHEAD as usize] =
                std::array::from_fn(|i| start + first + i as u32 * lanes);
            // There is always one to look for, twice if need be.
            let words = own.map(|part| work.exchange.moments(sample, channel, part.min(all - 1)));
            let parts: [Part; AHEAD as usize] = std::array::from_fn(|i| {
                let tile = work.tile([sample, own[i] / s.parts]);
                Part {
                    words: words[i],
                    exists: own[i] < all,
                    pixels: tile.rows_of(own[i] % s.parts, s.part_rows()) * tile.cols,
                }
            });
            let parts = hear_parts(&parts);
            let near = match lane {
                Some(_) => Reg::<f32>::from_bits(parts[0].mean.to_bits().broadcast(0)),
                None => parts[0].mean,
            };
            running.add(&Moments::of_parts(&parts, near, lanes));
            for (part, words) in own.into_iter().zip(&words) {
                if part < all {
                    forget(words);
                }
            }
        }
        running.get()
    }

    /// Tells the coefficients of a channel, in some of the copies.
    #[device]
    fn tell(
        &self,
        moments: &Moments,
        sample: Reg<u32>,
        channel: Reg<u32>,
        copies: impl IntoIterator<Item = Reg<u32>>,
    ) {
        let work = self.work;
        let coefficients = work.norm.coefficients(moments, channel);
        work.exchange
            .tell_coefficients(sample, channel, copies, coefficients);
    }

    /// Waits for the coefficients of all channels and passes them on to the warpgroup.
    #[device]
    fn pass_on(&self, [sample, number]: [Reg<u32>; 2], count: Reg<u32>) {
        let (exchange, handover) = (&self.work.exchange, self.handover);
        let words = exchange.coefficients(sample, number, self.lane);
        let heard = hear(&words);
        handover.await_place(count);
        let to = handover.coefficients(count, 0.into()) + self.lane * 4;
        for (i, number) in (0..).zip(heard) {
            shared_store(to, i * LANES * 4, number);
        }
        warp_sync();
        if elected() {
            handover.answer(count);
        }
        // The last one that has read them may leave the words as they were for the next launch.
        let is_last = Var::named("is_last", 0);
        if self.lane == 0 {
            is_last.set(select(exchange.is_last_reader(sample, number), 1, 0));
        }
        if is_last.get().broadcast(0) == 1 {
            forget(&words);
        }
    }
}
