//! What is subtracted from a channel, what it is multiplied with and what is added to it, so that it is normalised.

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_load, shared_load_four, shared_store};

use super::ConvElement;
use super::activation::Activation;
use super::moments::{Moments, Running};

/// Channels that a thread takes at a time.
pub const EIGHT: u32 = 8;

/// Bytes of a channel's coefficients.
pub const COEFFICIENT_BYTES: u32 = 8;

/// Moments that a thread loads at a time, so that their latencies overlap.
const AHEAD: u32 = 4;

/// Which CTAs have a part of a sample, when CTA i computes the groups of tiles from i · `cta_groups` on and a sample has `groups` of them.
#[derive(Clone, Copy, Debug)]
pub struct Contributors {
    /// The first CTA.
    pub first: Reg<u32>,
    /// The last one.
    pub last: Reg<u32>,
}

impl Contributors {
    /// Those of a sample.
    #[device]
    pub fn of(sample: Reg<u32>, groups: Reg<u32>, cta_groups: Divisor) -> Contributors {
        Contributors {
            first: sample * groups / cta_groups,
            last: ((sample + 1) * groups - 1) / cta_groups,
        }
    }

    /// What every `parts`-th of them has, from number `part` on. `load` gives that of one.
    #[device]
    pub fn gather(
        &self,
        part: Reg<u32>,
        parts: u32,
        load: impl Fn(Reg<u32>) -> Moments,
    ) -> Moments {
        let running = Running::new();
        for cta in range(self.first + part, self.last + 1).step(parts * AHEAD) {
            let loaded: Vec<(Reg<bool>, Moments)> = (0..AHEAD)
                .map(|i| {
                    let cta = cta + i * parts;
                    // There is always one to load, twice if need be.
                    (cta <= self.last, load(cta.min(self.last)))
                })
                .collect();
            for (exists, moments) in loaded {
                running.add(&Moments {
                    count: select(exists, moments.count, 0.0),
                    mean: select(exists, moments.mean, 0.0),
                    squares: select(exists, moments.squares, 0.0),
                });
            }
        }
        running.get()
    }
}

/// The normalisation of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Norm<T> {
    /// What is added to variances.
    pub epsilon: Reg<f32>,
    /// (out channels): what normalised outputs are multiplied with.
    pub scale: Option<Tensor<T>>,
    /// (out channels): what is added to that.
    pub shift: Option<Tensor<T>>,
}

impl<T: ConvElement> Norm<T> {
    /// What a channel is multiplied with, once its mean is subtracted, and that mean. One product of both, to be added, would lose what is small beside the mean.
    #[device]
    pub fn coefficients(&self, moments: &Moments, channel: Reg<u32>) -> [Reg<f32>; 2] {
        let variance = moments.squares * moments.count.max(1.0).recip();
        let inverse = (variance + self.epsilon).rsqrt();
        let factor = match &self.scale {
            Some(scale) => inverse * scale.at(&[channel]).load_f32(0),
            None => inverse,
        };
        [factor, moments.mean]
    }

    /// What is added to a channel at the end.
    #[device]
    pub fn shift(&self, channel: Reg<u32>) -> Option<Reg<f32>> {
        let shift = self.shift.as_ref();
        shift.map(|shift| shift.at(&[channel]).load_f32(0))
    }

    /// The same of eight channels from `first` on.
    #[device]
    pub fn shifts(&self, first: Reg<u32>) -> Shifts {
        std::array::from_fn(|i| self.shift(first + i as u32))
    }

    /// Writes the coefficients of `channel` to shared memory.
    #[device]
    pub fn share(&self, moments: &Moments, channel: Reg<u32>, to: Reg<u32>) {
        let [factor, mean] = self.coefficients(moments, channel);
        shared_store(to, 0, factor);
        shared_store(to, 4, mean);
    }
}

/// What is added to eight numbers at the end, if anything is.
pub type Shifts = [Option<Reg<f32>>; EIGHT as usize];

/// Those of eight numbers: of eight channels of a pixel, or of eight pixels of a channel.
#[derive(Clone, Copy, Debug)]
pub struct Coefficients {
    /// Factors and means.
    pairs: [[Reg<f32>; 2]; EIGHT as usize],
    shifts: Shifts,
}

impl Coefficients {
    /// Reads those of eight channels from shared memory.
    pub fn shared(at: Reg<u32>, shifts: Shifts) -> Coefficients {
        let pairs: Vec<[Reg<f32>; 4]> = (0..EIGHT / 2)
            .map(|pair| shared_load_four(at, pair * 2 * COEFFICIENT_BYTES))
            .collect();
        let pairs = std::array::from_fn(|i| {
            let [a, b, c, d] = pairs[i / 2];
            if i % 2 == 0 { [a, b] } else { [c, d] }
        });
        Coefficients { pairs, shifts }
    }

    /// Those that are held.
    pub fn held(pairs: &[[Var<f32>; 2]; EIGHT as usize], shifts: Shifts) -> Coefficients {
        let pairs = pairs.map(|pair| pair.map(|number| number.get()));
        Coefficients { pairs, shifts }
    }

    /// Holds the factors and means.
    pub fn hold(&self, pairs: &[[Var<f32>; 2]; EIGHT as usize]) {
        for (held, numbers) in pairs.iter().zip(self.pairs) {
            for (held, number) in held.iter().zip(numbers) {
                held.set(number);
            }
        }
    }

    /// Reads those of a channel from shared memory.
    pub fn of_channel(at: Reg<u32>, shift: Option<Reg<f32>>) -> Coefficients {
        Coefficients {
            pairs: [[shared_load(at, 0), shared_load(at, 4)]; EIGHT as usize],
            shifts: [shift; EIGHT as usize],
        }
    }

    /// Eight numbers, normalised.
    pub fn finish<T: Half>(&self, activation: Activation, words: [Reg<u32>; 4]) -> [Reg<u32>; 4] {
        let finished = |x: Reg<f32>, at: usize| {
            let [factor, mean] = self.pairs[at];
            let distance = x - mean;
            activation.apply(match self.shifts[at] {
                Some(shift) => distance.mul_add(factor, shift),
                None => distance * factor,
            })
        };
        std::array::from_fn(|i| {
            let [low, high] = T::unpack(words[i]);
            T::pack(finished(low, 2 * i), finished(high, 2 * i + 1))
        })
    }
}
