//! Means and variances: of a thread's channels over a tile, over the tiles of a CTA, over the CTAs of a sample.

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, sum_over};

use super::ConvElement;
use super::coefficients::Contributors;
use super::moments::{Moments, Running, quotient};
use super::tiles::{TILE_COLS, Tile};
use super::work::Group;

/// A tile's values of a warp's 16 channels. A thread has a quarter of two channels' pixels, and its quad the rest.
pub struct TileValues<'a> {
    pub acc: &'a Accumulator,
    /// How many rows there are in the image.
    pub rows: Reg<u32>,
    /// How many columns.
    pub cols: Reg<u32>,
    /// Eights of pixels that a row of the tile has.
    pub eights: u32,
    pub lane: Reg<u32>,
    /// Whether that is all of them.
    pub whole: Reg<bool>,
}

impl TileValues<'_> {
    /// The moments of a thread's channel `half`, of `count` values; `share` is 1 / count.
    #[device]
    pub fn moments(&self, half: usize, count: Reg<f32>, share: Reg<f32>) -> Moments {
        let mean = quotient(self.sum(half, |sum, x| sum + x), count, share);
        let squares = self.sum(half, |sum, x| {
            let distance = x - mean;
            distance.mul_add(distance, sum)
        });
        Moments {
            count,
            mean,
            squares,
        }
    }

    /// The sum over every value of a channel that there is in the image; `add` adds what one counts.
    #[device]
    fn sum(&self, half: usize, add: impl Fn(Reg<f32>, Reg<f32>) -> Reg<f32>) -> Reg<f32> {
        let acc = self.acc;
        let sum = Var::named("sum", 0.0);
        if self.whole {
            // Four sums, which do not wait for each other.
            let parts = [0, 1, 2, 3].map(|first| {
                let values = acc.row(0, half).skip(first).step_by(4);
                values.fold(Reg::from(0.0), |sum, it| add(sum, it.get()))
            });
            sum.set((parts[0] + parts[1]) + (parts[2] + parts[3]));
        } else {
            let first = self.lane % 4 * 2;
            let exists = |column: u32| first + (column / 2 * TILE_COLS + column % 2) < self.cols;
            // Of each of a row's eights two.
            let of_row = 2 * self.eights;
            let columns: Vec<Reg<bool>> = (0..of_row).map(exists).collect();
            for (i, it) in (0_u32..).zip(acc.row(0, half)) {
                let column = columns[(i % of_row) as usize];
                let exists = (Reg::from(i / of_row) < self.rows) & column;
                sum.set(select(exists, add(sum.get(), it.get()), sum.get()));
            }
        }
        sum_over(4, sum.get())
    }
}

/// Rounds values to what is normalised later: what their mean and variance are of. A channel whose values are all the same then has none, however
/// they are rounded.
#[device]
pub fn round_values<T: ConvElement>(acc: &Accumulator) {
    for n in 0..acc.n_tiles {
        let block = acc.block(0, n);
        for pair in block.chunks_exact(2) {
            let [low, high] = T::unpack(T::pack(pair[0].get(), pair[1].get()));
            pair[0].set(low);
            pair[1].set(high);
        }
    }
}

impl<T: ConvElement> Group<'_, T> {
    /// Takes in a tile's values of this thread's channels, of which it has a quarter and its quad the rest.
    #[device]
    pub fn take_in(&self, acc: &Accumulator, tile: &Tile, running: &[Running; 2]) {
        let count = tile.pixels().to_f32();
        let share = count.max(1.0).recip();
        let values = self.values(acc, tile);
        for (half, running) in running.iter().enumerate() {
            running.add(&values.moments(half, count, share));
        }
    }

    /// A tile's values.
    #[device]
    pub fn values<'a>(&self, acc: &'a Accumulator, tile: &Tile) -> TileValues<'a> {
        TileValues {
            acc,
            rows: tile.rows,
            cols: tile.cols,
            eights: self.s.eights(),
            lane: self.lane,
            whole: tile.pixels() == self.s.pixels,
        }
    }

    /// Before group `round`, if it is of another sample: passes on the moments of the sample before.
    #[device]
    pub fn pass_on_before(&self, round: Reg<u32>, running: &[Running; 2]) {
        let before = self.work.sample(round - 1);
        if self.work.sample(round) != before {
            self.pass_on(before, running);
        }
    }

    /// Passes on the moments of the last sample.
    #[device]
    pub fn pass_on_last(&self, running: &[Running; 2]) {
        let rounds = self.work.rounds();
        if rounds > 0 {
            self.pass_on(self.work.sample(rounds - 1), running);
        }
    }

    /// Puts together what the CTA's tiles have of a sample and writes it to where other CTAs find it. By all threads that compute.
    #[device]
    fn pass_on(&self, sample: Reg<u32>, running: &[Running; 2]) {
        let (s, left) = (self.s, self.left);
        if self.lane % 4 == 0 {
            for (channel, running) in self.channels().into_iter().zip(running) {
                let at = left.moments(s, self.tile, channel);
                running.get().share(at);
            }
        }
        for running in running {
            running.clear();
        }
        self.meet();
        let channel = thread();
        if channel < s.cta_channels() {
            let parts = (0..s.tiles).map(|part| left.moments(s, part.into(), channel));
            let all = parts.map(Moments::shared).reduce(|all, it| all.with(&it));
            let first = block_y() * s.cta_channels();
            if let Some(moments) = &self.work.moments {
                let to = moments.at(block_x(), sample, first + channel);
                all.unwrap_or_else(Moments::none).store(to);
            }
        }
        self.meet();
    }

    /// Makes the coefficients of a sample ready, by what all CTAs passed on. By all threads that compute.
    #[device]
    pub fn prepare(&self, sample: Reg<u32>) {
        let (s, work, left) = (self.s, self.work, self.left);
        let parts = s.consumers() / s.cta_channels();
        let (channel, part) = (thread() % s.cta_channels(), thread() / s.cta_channels());
        let first_channel = block_y() * s.cta_channels();
        let contributors = Contributors::of(sample, work.groups.value, work.cta_groups);
        if let Some(moments) = &work.moments {
            let load =
                |cta: Reg<u32>| Moments::load(moments.at(cta, sample, first_channel + channel));
            let own = contributors.gather(part, parts, load);
            own.share(left.moments(s, part, channel));
        }
        self.meet();
        if part == 0 {
            let all = (0..parts).map(|part| left.moments(s, part.into(), channel));
            self.share_coefficients(all, first_channel + channel, left.coefficients(channel));
        }
        self.meet();
    }

    /// Makes the coefficients of a channel of all, of whose moments parts are at `parts`, and leaves them for the other threads.
    #[device]
    pub fn share_coefficients(
        &self,
        parts: impl Iterator<Item = Reg<u32>>,
        channel: Reg<u32>,
        to: Reg<u32>,
    ) {
        if let Some(norm) = &self.work.norm {
            let all = parts.map(Moments::shared).reduce(|all, it| all.with(&it));
            // Channels that there are not take what belongs to the last one: nobody sees them.
            let at = channel.min(self.s.out_channels - 1);
            norm.share(&all.unwrap_or_else(Moments::none), at, to);
        }
    }
}
