//! Outputs of a wave, as many groups of tiles as there are CTAs: each has whole samples alone. So what normalises them is known when the next wave is multiplied,
//! and they are normalised and stored beside its products.

use fa_dsl::build::{Counter, Order};
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::ConvElement;
use super::coefficients::{Coefficients, EIGHT, Shifts};
use super::moments::{Moments, Running};
use super::output::{Way, own_channel, passes};
use super::tile_config::{GROUP_CHANNELS, TileConfig};
use super::tiles::Tile;
use super::words::{AHEAD, LINE, Part, forget, hear_parts, tell};
use super::work::Group;

/// Threads that look for the moments of a channel, each for its share of them.
const SHARES: u32 = 128 / GROUP_CHANNELS;

/// Words by which CTAs tell each other the moments of tiles: for each sample and 64 channels a mean and squares of each channel and tile, and for each of four warps how
/// many have heard what it looks for. Who hears them last leaves them zero.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// (samples, 64 channels, words).
    pub words: Counters,
    /// Tiles of a sample.
    pub tiles: Reg<u32>,
}

/// Words of a sample's 64 channels, of so many tiles.
pub fn words(tiles: u32) -> u64 {
    u64::from(tiles) * u64::from(2 * GROUP_CHANNELS) + u64::from(LINE)
}

impl Told {
    /// The mean and the squares of a channel of a tile.
    #[device]
    fn moments(
        &self,
        [sample, group]: [Reg<u32>; 2],
        tile: Reg<u32>,
        channel: Reg<u32>,
    ) -> [Counter; 2] {
        let at = tile * (2 * GROUP_CHANNELS) + channel + LINE;
        [at, at + GROUP_CHANNELS].map(|at| self.words.at(&[sample, group, at]))
    }

    /// Counts a tile whose warp `warp` has heard all that it looks for of a sample. How many there were before it.
    #[device]
    fn count(&self, [sample, group]: [Reg<u32>; 2], warp: Reg<u32>) -> Reg<u32> {
        let heard = self.words.at(&[sample, group, warp]);
        heard.fetch_inc(self.tiles - 1, Order::Relaxed)
    }
}

/// A tile that waits in shared memory: its sample is known while the next one is multiplied.
pub struct Waiting<'a, T> {
    group: &'a Group<'a, T>,
    told: &'a Told,
    sample: Reg<u32>,
    /// Where it goes.
    way: Way<T>,
    /// What it is normalised with, once that is known: products read so much of shared memory that others wait for it.
    coefficients: [[Var<f32>; 2]; EIGHT as usize],
    shifts: Shifts,
    /// What is normalised beside the products of the next block of weights, for the same reason.
    words: Vec<[Var<u32>; 4]>,
    /// How many others had heard what this warp has.
    heard: Var<u32>,
}

impl<T: ConvElement> Group<'_, T> {
    /// The tile of group `round` of this CTA's, if outputs wait for the next wave.
    #[device]
    pub fn waiting(&self, round: Reg<u32>) -> Option<Waiting<'_, T>> {
        let (s, work) = (self.s, self.work);
        let numbers = || [(); 2].map(|()| Var::named("coefficient", 0.0));
        let words = || [(); 4].map(|()| Var::named("word", 0));
        work.told.as_ref().map(|told| {
            let tile = work.tile(round, self.tile, s.tiles);
            Waiting {
                group: self,
                told,
                sample: tile.sample,
                way: self.stored().way(&tile),
                coefficients: [(); EIGHT as usize].map(|()| numbers()),
                shifts: self.shifts(),
                words: (0..each(s)).map(|_| words()).collect(),
                heard: Var::named("heard", 0),
            }
        })
    }

    /// Tells the moments of a tile to all CTAs that have tiles of its sample.
    #[device]
    pub fn tell(&self, acc: &Accumulator, tile: &Tile, round: Reg<u32>) {
        let count = tile.pixels().to_f32();
        let share = count.max(1.0).recip();
        let values = self.values(acc, tile);
        let first = self.warp * 16 + self.lane / 4;
        let number = self.work.number(round, self.tile, self.s.tiles);
        for (half, channel) in [(0, first), (1, first + 8)] {
            let moments = values.moments(half, count, share);
            if let Some(told) = &self.work.told {
                if self.lane % 4 == 0 {
                    let words = told.moments(self.channels_of(tile.sample), number, channel);
                    tell(words, [moments.mean, moments.squares]);
                }
            }
        }
    }

    /// A sample, and which 64 of all channels these are.
    #[device]
    fn channels_of(&self, sample: Reg<u32>) -> [Reg<u32>; 2] {
        [sample, self.first_of_all() / GROUP_CHANNELS]
    }

    /// Where in shared memory the coefficients of one of these 64 channels are.
    fn coefficients_of_wave(&self, channel: Reg<u32>) -> Reg<u32> {
        let first = self.index * GROUP_CHANNELS;
        self.left.coefficients(first + channel)
    }
}

/// The block of weights beside whose products a warpgroup looks for the moments of the wave before: so that those of two are under way.
const fn gathering(s: &TileConfig) -> u32 {
    if s.steps() > 1 { 1 } else { 0 }
}

/// The one beside whose products it makes coefficients of them.
const fn knowing(s: &TileConfig) -> u32 {
    if s.steps() > 2 { 2 } else { gathering(s) }
}

/// The first one beside whose products it normalises.
const fn first(s: &TileConfig) -> u32 {
    let next = knowing(s) + 1;
    if next < s.steps() { next } else { knowing(s) }
}

/// In how many passes it does, beside those of each.
const fn each(s: &TileConfig) -> u32 {
    let blocks = s.steps() - first(s);
    let nearest = (passes(s) + blocks / 2) / blocks;
    if nearest == 0 { 1 } else { nearest }
}

impl<T: ConvElement> Waiting<'_, T> {
    /// What of it is done beside the products of block `chunk` of channels and weight `tap`.
    #[device]
    pub fn beside(&self, chunk: Reg<u32>, tap: u32) {
        let s = self.group.s;
        let at = |step: u32, act: &dyn Fn()| {
            if tap == step % s.taps() {
                if s.chunks() == 1 {
                    act();
                } else if chunk == step / s.taps() {
                    act();
                }
            }
        };
        at(gathering(s), &|| self.gather());
        at(knowing(s), &|| {
            self.know();
            self.read(0.into());
        });
        if s.chunks() > 1 || tap >= first(s) {
            // Before the first they are large numbers.
            let step = chunk * s.taps() + tap - first(s);
            self.some(step * each(s));
        }
    }

    /// What is left of it when all products are under way.
    #[device]
    pub fn rest(&self) {
        let s = self.group.s;
        self.from((s.steps() - first(s)) * each(s));
    }

    /// All that is left to do for it.
    #[device]
    pub fn finish(&self) {
        self.gather();
        self.know();
        self.from(0);
    }

    /// Does the passes from `first` on.
    #[device]
    fn from(&self, first: u32) {
        let (group, stored) = (self.group, self.group.stored());
        if first < passes(group.s) {
            if stored.exists() {
                let coefficients = Coefficients::held(&self.coefficients, self.shifts);
                let from = group.output(0.into());
                stored.store_from(first, &from, &self.way, Some(coefficients));
            }
        }
    }

    /// Does the passes from `pass` on that are done at once, if there are such, and reads what the next ones take.
    #[device]
    fn some(&self, pass: Reg<u32>) {
        let (s, stored) = (self.group.s, self.group.stored());
        let coefficients = Coefficients::held(&self.coefficients, self.shifts);
        if pass < passes(s) {
            if stored.exists() {
                for (i, words) in (0..).zip(&self.words) {
                    let words = words.map(|word| word.get());
                    stored.write(&self.way, pass + i, words, Some(&coefficients));
                }
            }
            self.read(pass + each(s));
        }
    }

    /// Reads what the passes from `pass` on take.
    #[device]
    fn read(&self, pass: Reg<u32>) {
        let stored = self.group.stored();
        let from = stored.from(&self.group.output(0.into()));
        for (i, words) in (0..).zip(&self.words) {
            // Past the last one nobody needs it.
            let pass = (pass + i).min(passes(self.group.s) - 1);
            for (word, read) in words.iter().zip(stored.read(from, pass)) {
                word.set(read);
            }
        }
    }

    /// The channel, of 64, of whose moments this thread looks for a share, and which share that is.
    #[device]
    fn own(&self) -> [Reg<u32>; 2] {
        let thread = thread() % 128;
        [thread % GROUP_CHANNELS, thread / GROUP_CHANNELS]
    }

    /// Where in shared memory a thread leaves the moments of its share.
    #[device]
    fn share_at(&self, channel: Reg<u32>, share: Reg<u32>) -> Reg<u32> {
        let group = self.group;
        group
            .left
            .moments_of_64(group.index * SHARES + share, channel)
    }

    /// Waits for the moments of all tiles of its sample, of which each thread of the four warps has a share.
    #[device]
    fn gather(&self) {
        let [channel, share] = self.own();
        let running = Running::new();
        self.each_part(channel, share, |parts| {
            let heard = hear_parts(&parts);
            running.add(&Moments::of_parts(&heard, heard[0].mean, 1));
        });
        running.get().share(self.share_at(channel, share));
    }

    /// Makes coefficients of what all four warps gathered.
    #[device]
    fn know(&self) {
        let (group, s) = (self.group, self.group.s);
        let [channel, share] = self.own();
        group.meet_group();
        if share == 0 {
            let all = (0..SHARES).map(|share| self.share_at(channel, share.into()));
            let to = group.coefficients_of_wave(channel);
            group.share_coefficients(all, group.first_of_all() + channel, to);
        }
        group.meet_group();
        let at = group.coefficients_of_wave(own_channel(s));
        Coefficients::shared(at, self.shifts).hold(&self.coefficients);
        if group.lane == 0 {
            self.heard.set(self.told.count(self.place(), group.warp));
        }
    }

    /// Its sample, and which 64 of all channels it has.
    #[device]
    fn place(&self) -> [Reg<u32>; 2] {
        self.group.channels_of(self.sample)
    }

    /// Calls `take` with the parts of its sample that a thread looks for, some at a time.
    #[device]
    fn each_part(&self, channel: Reg<u32>, share: Reg<u32>, take: impl Fn([Part; AHEAD as usize])) {
        let (work, told) = (self.group.work, self.told);
        let (sample, all) = (self.sample, told.tiles);
        let place = self.place();
        for start in range(0, all).step(SHARES * AHEAD) {
            take(std::array::from_fn(|i| {
                let part = start + share + i as u32 * SHARES;
                // There is always one to look for, twice if need be.
                Part {
                    words: told.moments(place, part.min(all - 1), channel),
                    exists: part < all,
                    pixels: work.tiling.tile(sample, part).pixels(),
                }
            }));
        }
    }

    /// Leaves what was heard as it was before anything was told, if no other tile has yet to hear it. By all lanes of a warp.
    #[device]
    pub fn leave(&self) {
        let [channel, share] = self.own();
        if self.heard.get().broadcast(0) == self.told.tiles - 1 {
            self.each_part(channel, share, |parts| {
                for part in parts {
                    if part.exists {
                        forget(&part.words);
                    }
                }
            });
        }
    }
}
