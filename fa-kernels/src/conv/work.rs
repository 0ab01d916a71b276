//! What a CTA computes, and the threads that share it, whatever the schedule.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, SharedTile, grid_barrier, stage_columns, stage_columns_matrix};

use super::ConvElement;
use super::coefficients::{COEFFICIENT_BYTES, Norm};
use super::moments::{MOMENTS_BYTES, Running};
use super::statistics::round_values;
use super::tile_config::{GROUP_CHANNELS, LEAST_PART, TileConfig};
use super::tiles::{Tile, Tiling};
use super::waves::{Told, Waiting};

/// The arguments of a launch, but for what products read.
pub struct Arguments<T> {
    /// (out channels).
    pub bias: Option<Tensor<T>>,
    /// (out channels).
    pub scale: Option<Tensor<T>>,
    /// (out channels).
    pub shift: Option<Tensor<T>>,
    /// (samples, height, width, out channels).
    pub y: TensorMut<T>,
    /// Moments, where this kernel normalises behind a barrier of the grid.
    pub partial: Option<Scratch<f32>>,
    /// What CTAs meet at, or tell each other.
    pub counters: Option<Counters>,
    /// Moments, where the next kernel normalises.
    pub moments: Option<TensorInOut<f32>>,
    /// Rows of an image.
    pub height: Reg<u32>,
    /// Its columns.
    pub width: Reg<u32>,
    /// Tiles beside each other.
    pub across: Divisor,
    /// Groups of tiles of a sample.
    pub groups: Divisor,
    /// Those of all samples.
    pub all_groups: Reg<u32>,
    /// Those of a CTA.
    pub cta_groups: Divisor,
    /// What is added to variances, where this kernel normalises.
    pub epsilon: Option<Reg<f32>>,
}

impl<T: ConvElement> Arguments<T> {
    /// What is computed with them.
    #[device]
    pub fn work(self, s: &TileConfig) -> Work<T> {
        let (told, met) = match s.in_waves() {
            true => (self.counters, None),
            false => (None, self.counters),
        };
        let groups = self.groups;
        Work {
            bias: self.bias,
            y: self.y,
            moments: MomentsOfAll::of(self.partial, self.moments),
            tiling: Tiling {
                height: self.height,
                width: self.width,
                across: self.across,
                rows: s.tile_rows(),
                columns: s.columns,
            },
            groups,
            all_groups: self.all_groups,
            cta_groups: self.cta_groups,
            told: told.map(|words| Told {
                words,
                tiles: groups.value * s.tiles,
            }),
            met,
            norm: self.epsilon.map(|epsilon| Norm {
                epsilon,
                scale: self.scale,
                shift: self.shift,
            }),
        }
    }
}

/// The tensors and sizes of a launch, but for what products read.
pub struct Work<T> {
    /// (out channels).
    pub bias: Option<Tensor<T>>,
    /// (samples, height, width, out channels).
    pub y: TensorMut<T>,
    /// (CTAs + samples, out channels of all CTAs, 4): the moments of what a CTA has of a sample.
    pub moments: Option<MomentsOfAll>,
    /// How images are cut.
    pub tiling: Tiling,
    /// Groups of tiles of a sample.
    pub groups: Divisor,
    /// Groups of tiles of all samples.
    pub all_groups: Reg<u32>,
    /// Those of a CTA.
    pub cta_groups: Divisor,
    /// What CTAs tell each other, where outputs wait for the next wave. A CTA then computes every group of tiles that is as many after the one before as there are CTAs.
    pub told: Option<Told>,
    /// The counters of the barrier of the grid behind which this kernel normalises, if it does there.
    pub met: Option<Counters>,
    /// The normalisation, where this kernel does it.
    pub norm: Option<Norm<T>>,
}

/// Where the moments of all CTAs lie.
#[derive(Clone, Copy)]
pub enum MomentsOfAll {
    /// In memory of the launch.
    Scratch(Scratch<f32>),
    /// In a tensor, which the next kernel reads. Not every place is that of a CTA and a sample.
    Tensor(TensorInOut<f32>),
}

impl MomentsOfAll {
    /// Of the one that the kernel has, if it has one.
    pub fn of(
        scratch: Option<Scratch<f32>>,
        tensor: Option<TensorInOut<f32>>,
    ) -> Option<MomentsOfAll> {
        let tensor = tensor.map(MomentsOfAll::Tensor);
        scratch.map(MomentsOfAll::Scratch).or(tensor)
    }

    /// Those of a channel, of what CTA `cta` has of a sample. Those pairs, in order, are told apart by their sum: from one to the
    /// next either the CTA or the sample goes on by one, or both.
    #[device]
    pub fn at(&self, cta: Reg<u32>, sample: Reg<u32>, channel: Reg<u32>) -> Pointer<f32> {
        let index = [cta + sample, channel];
        match self {
            MomentsOfAll::Scratch(places) => places.at(&index),
            MomentsOfAll::Tensor(places) => places.at(&index),
        }
    }
}

impl<T> Work<T> {
    /// Waits for all CTAs, if outputs are normalised when all are computed. Whether they are.
    #[device]
    pub fn meet(&self) -> bool {
        if let Some(met) = &self.met {
            grid_barrier(met.at(&[0.into()]), met.at(&[1.into()]));
        }
        self.met.is_some()
    }

    /// The first of this CTA's groups of tiles.
    #[device]
    pub fn first_group(&self) -> Reg<u32> {
        block_x() * self.cta_groups.value
    }

    /// Which of all groups of tiles is this CTA's group `round`.
    #[device]
    fn group(&self, round: Reg<u32>) -> Reg<u32> {
        match &self.told {
            Some(_) => block_x() + round * grid_x(),
            None => self.first_group() + round,
        }
    }

    /// How many groups of tiles this CTA has.
    #[device]
    pub fn rounds(&self) -> Reg<u32> {
        let most = self.cta_groups.value;
        match &self.told {
            Some(_) => select(self.group(most - 1) < self.all_groups, most, most - 1),
            None => {
                let first = self.first_group();
                let left = select(first < self.all_groups, self.all_groups - first, 0);
                left.min(most)
            }
        }
    }

    /// The sample of this CTA's group `round`.
    #[device]
    pub fn sample(&self, round: Reg<u32>) -> Reg<u32> {
        self.group(round) / self.groups
    }

    /// Tile `index` of this CTA's group `round`, of `tiles` tiles.
    #[device]
    pub fn tile(&self, round: Reg<u32>, index: Reg<u32>, tiles: u32) -> Tile {
        let group = self.group(round);
        let sample = group / self.groups;
        let number = (group - sample * self.groups.value) * tiles + index;
        self.tiling.tile(sample, number)
    }

    /// Which tile of its sample that is.
    #[device]
    pub fn number(&self, round: Reg<u32>, index: Reg<u32>, tiles: u32) -> Reg<u32> {
        self.group(round) % self.groups * tiles + index
    }
}

/// Where in shared memory lies what is left of tiles.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// Pixels and weights, which the last outputs that stay take the place of.
    rings: Reg<u32>,
    /// The first outputs.
    outputs: Reg<u32>,
    /// Moments that threads pass on.
    moments: Reg<u32>,
    /// What outputs are multiplied with, and their means.
    coefficients: Reg<u32>,
}

impl Left {
    /// In memory that begins with the rings of pixels and weights.
    #[device]
    pub fn new(s: &TileConfig, rings: Reg<u32>) -> Left {
        let outputs = rings + s.ring_bytes();
        let moments = outputs + s.outputs() * s.output_bytes();
        Left {
            rings,
            outputs,
            moments,
            coefficients: moments + s.moments_bytes(),
        }
    }

    /// What comes after it.
    #[device]
    pub fn end(&self, s: &TileConfig) -> Reg<u32> {
        self.coefficients + s.coefficient_bytes()
    }

    /// The moments of a channel of this CTA in part `part`.
    pub fn moments(&self, s: &TileConfig, part: Reg<u32>, channel: Reg<u32>) -> Reg<u32> {
        self.moments + (part * s.cta_channels() + channel) * MOMENTS_BYTES
    }

    /// The same of one of 64 channels, in one of as many places as there are twice 64 threads that compute.
    pub fn moments_of_64(&self, place: Reg<u32>, channel: Reg<u32>) -> Reg<u32> {
        self.moments + (place * GROUP_CHANNELS + channel) * MOMENTS_BYTES
    }

    /// What a channel of this CTA is multiplied with; its mean lies four bytes further.
    pub fn coefficients(&self, channel: Reg<u32>) -> Reg<u32> {
        self.coefficients + channel * COEFFICIENT_BYTES
    }
}

/// A thread of four warps that compute 64 output channels of a tile: warp i has the channels from 16·i on, of all pixels.
pub struct Group<'a, T> {
    pub s: &'a TileConfig,
    pub work: &'a Work<T>,
    pub left: Left,
    pub lane: Reg<u32>,
    /// The warp among the four.
    pub warp: Reg<u32>,
    /// Which four warps of the CTA.
    pub index: Reg<u32>,
    /// Which of the CTA's tiles.
    pub tile: Reg<u32>,
    /// The first of the 64 channels among the CTA's.
    pub first_channel: Reg<u32>,
}

impl<'a, T: ConvElement> Group<'a, T> {
    /// This thread.
    #[device]
    pub fn new(s: &'a TileConfig, work: &'a Work<T>, left: Left) -> Group<'a, T> {
        let thread = thread();
        let warp = (thread >> 5).broadcast(0);
        let index = warp / 4;
        Group {
            s,
            work,
            left,
            lane: thread & 31,
            warp: warp & 3,
            index,
            tile: index / s.channel_groups(),
            first_channel: index % s.channel_groups() * GROUP_CHANNELS,
        }
    }

    /// All tiles of this group of threads, whose products `products` adds to the accumulator; where outputs wait for the next wave it finishes the tile before, too, which the first
    /// round has not.
    #[device]
    pub fn compute(&self, products: impl Fn(&Accumulator, Reg<u32>, Option<&Waiting<'_, T>>)) {
        let s = self.s;
        let acc = Accumulator::zeros("acc", 1, s.pixels / 8);
        let bias = self.bias();
        let running = [Running::new(), Running::new()];
        for round in range(0, self.work.rounds()) {
            self.begin(&acc, bias);
            let waiting = self.waiting(round.max(1) - 1);
            products(&acc, round, waiting.as_ref());
            let tile = self.work.tile(round, self.tile, s.tiles);
            if s.in_waves() {
                round_values::<T>(&acc);
                self.tell(&acc, &tile, round);
                if let Some(waiting) = &waiting {
                    if round > 0 {
                        waiting.leave();
                    }
                }
            } else if s.norm() {
                if round > 0 {
                    self.pass_on_before(round, &running);
                }
                round_values::<T>(&acc);
                self.take_in(&acc, &tile, &running);
            }
            self.put(&acc, &tile, round);
        }
        if let Some(waiting) = self.waiting(self.work.rounds() - 1) {
            waiting.finish();
            waiting.leave();
        } else if s.norm() {
            self.pass_on_last(&running);
        }
    }

    /// The channels of this thread among the CTA's: two, eight apart.
    #[device]
    pub fn channels(&self) -> [Reg<u32>; 2] {
        let first = self.first_channel + self.warp * 16 + self.lane / 4;
        [first, first + 8]
    }

    /// The first of these 64 channels among those of all CTAs.
    #[device]
    pub fn first_of_all(&self) -> Reg<u32> {
        block_y() * self.s.cta_channels() + self.first_channel
    }

    /// What the sums of this thread's channels begin with.
    #[device]
    fn bias(&self) -> Option<[Reg<f32>; 2]> {
        let first = block_y() * self.s.cta_channels();
        self.work.bias.as_ref().map(|bias| {
            self.channels().map(|channel| {
                // Channels that there are not have any bias: nobody sees them.
                let channel = (first + channel).min(self.s.out_channels - 1);
                bias.at(&[channel]).load_f32(0)
            })
        })
    }

    #[device]
    fn begin(&self, acc: &Accumulator, bias: Option<[Reg<f32>; 2]>) {
        let zero = Reg::from(0.0);
        let [first, second] = bias.unwrap_or([zero, zero]);
        for (half, value) in [(0, first), (1, second)] {
            for it in acc.row(0, half) {
                it.set(value);
            }
        }
    }

    /// Outputs of these four warps, a tile's pixels by 64 channels, in shared memory: those of group `round` of tiles, where they stay, or of any.
    #[device]
    pub fn output(&self, round: Reg<u32>) -> SharedTile {
        let (s, left) = (self.s, self.left);
        let own = self.index * s.output_bytes();
        let base = if s.on_chip() {
            // What does not stay passes through the last place that is not where pixels and weights were.
            let place = if s.partly() {
                round.min(s.kept - LEAST_PART)
            } else {
                round
            };
            let kept = left.outputs + place * (s.warpgroups() * s.output_bytes());
            select(self.is_last(round), left.rings, kept)
        } else {
            left.outputs
        };
        SharedTile {
            base: base + own,
            rows: s.pixels,
            cols: GROUP_CHANNELS,
            swizzle: true,
        }
    }

    /// Whether the outputs of group `round` of tiles come to where pixels and weights were.
    #[device]
    fn is_last(&self, round: Reg<u32>) -> Reg<bool> {
        if self.s.partly() {
            round + 1 == self.work.rounds()
        } else {
            round == self.s.kept - 1
        }
    }

    /// Whether the outputs of group `round` of tiles wait in `y`: those before the last two, once the others' places are taken.
    #[device]
    pub fn is_stored(&self, round: Reg<u32>) -> Reg<bool> {
        (round >= self.s.kept - LEAST_PART) & (round + LEAST_PART < self.work.rounds())
    }

    /// Puts a tile where it stays, or stores it.
    #[device]
    fn put(&self, acc: &Accumulator, tile: &Tile, round: Reg<u32>) {
        let s = self.s;
        let to = self.output(round);
        if s.in_waves() {
            // Everyone has read the tile before.
            self.meet_group();
            self.stage(acc, &to);
        } else if s.on_chip() {
            if self.is_last(round) {
                // These lie where pixels and weights were: nobody reads them any more.
                self.meet();
            }
            self.stage(acc, &to);
            if s.partly() {
                if self.is_stored(round) {
                    self.meet_group();
                    self.store(&to, tile, None);
                    self.meet_group();
                }
            }
        } else {
            if !s.norm() {
                for half in 0..2 {
                    for it in acc.row(0, half) {
                        it.set(s.activation.apply(it.get()));
                    }
                }
            }
            self.stage(acc, &to);
            self.meet_group();
            self.store(&to, tile, None);
            self.meet_group();
        }
    }

    /// Writes a warp's channels of a tile to shared memory.
    fn stage(&self, acc: &Accumulator, to: &SharedTile) {
        let first_column = self.warp * 16;
        match self.s.bulk {
            true => stage_columns_matrix::<T>(acc, self.lane, first_column, to),
            false => stage_columns::<T>(acc, self.lane, first_column, to),
        }
    }

    /// The four warps meet.
    #[device]
    pub fn meet_group(&self) {
        barrier_named(self.index + 2, 128);
    }

    /// The threads that compute meet.
    #[device]
    pub fn meet(&self) {
        barrier_named(1, self.s.consumers());
    }
}
