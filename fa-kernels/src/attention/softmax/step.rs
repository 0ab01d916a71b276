//! A block taken in by halves, for schedules whose output is still being computed when its scores are
//! there.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::any_lane;
use fa_dsl::tile::{Accumulator, FragmentA};

use super::arithmetic::{Chains, quad_max, scale_row};
use super::{OnlineSoftmax, RISE, RescalePolicy, TRUSTED};

/// A block that was taken in, while its rows' outputs are still relative to the references before.
#[must_use]
pub enum Step {
    /// Nothing is rescaled.
    Kept,
    /// Every row's output is to be multiplied.
    Rescale {
        /// By how much, for each 16-row block.
        factors: Vec<[Reg<f32>; 2]>,
    },
    /// Outputs are to be multiplied if some row's maximum rose.
    Conditional {
        /// Whether it did, the same for all lanes.
        rose: Reg<bool>,
        /// By how much, for each 16-row block.
        factors: Vec<[Reg<f32>; 2]>,
    },
    /// P was computed with references that may turn out too low.
    Trusted {
        /// Whether they are, the same for all lanes.
        wrong: Reg<bool>,
        /// The block's part of the sums, row after row.
        sums: Vec<Reg<f32>>,
        /// P, packed.
        p: Vec<[Var<u32>; 4]>,
    },
    /// The same, with P in the scores' place.
    Replaced {
        /// Whether references are too low, the same for all lanes.
        wrong: Reg<bool>,
        /// The block's part of the sums, row after row.
        sums: Vec<Reg<f32>>,
    },
}

impl OnlineSoftmax {
    /// The first half of a step whose block's output is still being computed: takes in the scores,
    /// leaves the output alone. `first`: the rows have seen no score before.
    #[device]
    pub fn begin<T: Half>(&self, s: &Accumulator, first: bool) -> Step {
        let later = !first;
        match self.method.rescale {
            RescalePolicy::FirstBlock if later => self.trust::<T>(s),
            RescalePolicy::FirstBlock => self.refer(s),
            RescalePolicy::Conditional if later => self.follow_rises(s),
            _ => {
                let factors = self.rows(s);
                Step::Rescale { factors }
            }
        }
    }

    /// As [`Self::begin`] with [`RescalePolicy::FirstBlock`], of a later block whose scores can be had again:
    /// none are kept.
    #[device]
    pub fn replace(&self, s: &Accumulator) -> Step {
        let sums: Vec<Reg<f32>> = (0..s.m_tiles)
            .flat_map(|m| self.powers(s, m, self.scale_log2, self.trusted_references(m)))
            .collect();
        let wrong = distrusted(&sums);
        Step::Replaced { wrong, sums }
    }

    /// The second half, when nothing uses the output any more: brings it to the rows' references
    /// and gives P.
    #[device]
    pub fn end<T: Half>(&self, step: &Step, s: &Accumulator, acc: &Accumulator) -> FragmentA {
        self.end_again::<T>(step, s, acc, || ())
    }

    /// As [`Self::end`]; `again` computes scores that [`Self::replace`] has replaced.
    #[device]
    pub fn end_again<T: Half>(
        &self,
        step: &Step,
        s: &Accumulator,
        acc: &Accumulator,
        again: impl FnOnce(),
    ) -> FragmentA {
        match step {
            Step::Kept => s.to_fragment::<T>(true),
            Step::Rescale { factors } => {
                rescale(acc, factors);
                s.to_fragment::<T>(true)
            }
            Step::Conditional { rose, factors } => {
                let rose = *rose;
                if rose {
                    rescale(acc, factors);
                }
                s.to_fragment::<T>(true)
            }
            Step::Trusted { wrong, sums, p } => {
                let wrong = *wrong;
                if wrong {
                    let factors = self.rows(s);
                    rescale(acc, &factors);
                    keep(p, &s.to_fragment::<T>(true));
                } else {
                    self.add_sums(sums);
                }
                let regs: Vec<[Reg<u32>; 4]> = p.iter().map(|block| block.map(Var::peek)).collect();
                FragmentA::from_registers(s.m_tiles, s.n_tiles / 2, regs)
            }
            Step::Replaced { wrong, sums } => {
                let wrong = *wrong;
                if wrong {
                    again();
                    let factors = self.rows(s);
                    rescale(acc, &factors);
                } else {
                    self.add_sums(sums);
                }
                s.to_fragment::<T>(true)
            }
        }
    }

    /// [`RescalePolicy::Conditional`]: a warp whose maxima rise by less keeps its references.
    #[device]
    fn follow_rises(&self, s: &Accumulator) -> Step {
        let limit = RISE;
        let news: Vec<[Reg<f32>; 2]> = (0..s.m_tiles)
            .map(|m| {
                [0, 1].map(|half| {
                    let old = self.max[m as usize][half].peek();
                    quad_max(self.largest(s, m, half, old))
                })
            })
            .collect();
        let mut rises: Vec<Reg<bool>> = Vec::new();
        for (m, news) in news.iter().enumerate() {
            for (half, new) in news.iter().enumerate() {
                let old = self.max[m][half].peek();
                // From −∞ any rise counts; −∞ − (−∞) is no number and does not.
                rises.push((*new - old) * self.scale_log2 > limit);
            }
        }
        let rose = any_lane(either(&rises));
        let mut factors: Vec<[Reg<f32>; 2]> = Vec::new();
        for (m, news) in news.iter().enumerate() {
            factors.push([0, 1].map(|half| {
                let max = self.max[m][half];
                let old = max.get();
                let new = select(rose, news[half], old);
                let reference = self.reference(new);
                let factor = self.factor(old, reference);
                max.set(new);
                // Rounding leaves the factor of a reference that stays a little off 1; outputs keep
                // theirs then, and so do sums.
                let kept = select(rose, factor, 1.0);
                self.exponentials(s, m as u32, half, reference, kept);
                factor
            }));
        }
        Step::Conditional { rose, factors }
    }

    /// [`RescalePolicy::FirstBlock`]: the first block, whose maxima become the references.
    #[device]
    fn refer(&self, s: &Accumulator) -> Step {
        let mut factors: Vec<[Reg<f32>; 2]> = Vec::new();
        for m in 0..s.m_tiles {
            let maxima = [0, 1_usize].map(|half| {
                let old = self.max[m as usize][half].get();
                self.largest(s, m, half, old)
            });
            let maxima = maxima.map(quad_max);
            let references = maxima.map(|max| self.reference(max));
            let sums = self.powers(s, m, self.scale_log2, references);
            for half in 0..2_usize {
                self.follow(m, half, maxima[half]);
                self.sum[m as usize][half].set(sums[half]);
            }
            // Nothing was computed before.
            factors.push([0.0.into(), 0.0.into()]);
        }
        Step::Rescale { factors }
    }

    /// The scores of 16-row block `m`, times `scale`, become P; this thread's sums of its two rows. The rows take turns,
    /// so that neither's sum waits for its exponentials.
    #[device]
    pub(super) fn powers(
        &self,
        s: &Accumulator,
        m: u32,
        scale: Reg<f32>,
        references: [Reg<f32>; 2],
    ) -> [Reg<f32>; 2] {
        let mut totals = [(); 2].map(|()| Chains::empty(self.method.chains));
        for k in 0..s.n_tiles / 2 {
            for n in [2 * k, 2 * k + 1] {
                for (i, score) in s.block(m, n).into_iter().enumerate() {
                    let exponent = score.peek().mul_add(scale, -references[i / 2]);
                    score.set(self.power(exponent, 2 * n as usize + i % 2));
                }
            }
            for n in [2 * k, 2 * k + 1] {
                for (i, power) in s.block(m, n).into_iter().enumerate() {
                    totals[i / 2].push(power.peek(), |a, b| a + b);
                }
            }
        }
        totals.map(|total| total.finish(|a, b| a + b))
    }

    /// [`RescalePolicy::FirstBlock`]: exponentials relative to the references as they are, packed, the scores
    /// kept.
    #[device]
    fn trust<T: Half>(&self, s: &Accumulator) -> Step {
        let mut sums: Vec<Reg<f32>> = Vec::new();
        let mut p: Vec<[Var<u32>; 4]> = Vec::new();
        for m in 0..s.m_tiles {
            let references = self.trusted_references(m);
            let mut totals = [(); 2].map(|()| Chains::empty(self.method.chains));
            for k in 0..s.n_tiles as usize / 2 {
                let [upper, lower] = [0, 1_usize].map(|half| {
                    let scores = s.row(m, half).enumerate().skip(4 * k).take(4);
                    let powers = scores.map(|(i, score)| {
                        let exponent = score.peek().mul_add(self.scale_log2, -references[half]);
                        let power = self.power(exponent, i);
                        totals[half].push(power, |a, b| a + b);
                        power
                    });
                    powers.collect::<Vec<_>>()
                });
                // Packed at once: all of them unpacked are more than the registers hold.
                let pairs = [
                    T::pack(upper[0], upper[1]),
                    T::pack(lower[0], lower[1]),
                    T::pack(upper[2], upper[3]),
                    T::pack(lower[2], lower[3]),
                ];
                p.push(pairs.map(|pair| Var::named("p", pair)));
            }
            sums.extend(totals.map(|total| total.finish(|a, b| a + b)));
        }
        let wrong = distrusted(&sums);
        Step::Trusted { wrong, sums, p }
    }

    /// What exponentials of 16-row block `m` are relative to before they are known to fit. That of a
    /// row without a score so far is −∞: its sum comes out infinite or NaN, which is not trusted.
    #[device]
    pub(super) fn trusted_references(&self, m: u32) -> [Reg<f32>; 2] {
        self.scaled[m as usize].map(Var::peek)
    }

    /// Adds a block's sums to the rows'.
    #[device]
    pub(super) fn add_sums(&self, sums: &[Reg<f32>]) {
        for (sum, block) in self.sum.iter().flatten().zip(sums) {
            sum.set(sum.peek() + *block);
        }
    }
}

/// Whether a sum of some lane is larger than [`TRUSTED`], or no number.
#[device]
fn distrusted(sums: &[Reg<f32>]) -> Reg<bool> {
    let doubts: Vec<Reg<bool>> = sums
        .iter()
        .map(|sum| {
            let small = *sum < TRUSTED;
            !small
        })
        .collect();
    any_lane(either(&doubts))
}

/// Multiplies the rows of an accumulator.
#[device]
fn rescale(acc: &Accumulator, factors: &[[Reg<f32>; 2]]) {
    for (m, factors) in (0..acc.m_tiles).zip(factors) {
        for (half, factor) in factors.iter().enumerate() {
            scale_row(acc, m, half, *factor);
        }
    }
}

/// Copies a fragment to variables.
#[device]
pub fn keep(variables: &[[Var<u32>; 4]], fragment: &FragmentA) {
    for (k, block) in variables.iter().enumerate() {
        let (m, k) = (k as u32 / fragment.k_steps, k as u32 % fragment.k_steps);
        for (variable, value) in block.iter().zip(fragment.block(m, k)) {
            variable.set(value);
        }
    }
}

/// Whether any of the conditions holds.
pub(super) fn either(conditions: &[Reg<bool>]) -> Reg<bool> {
    let all = conditions.iter().copied();
    all.reduce(|a, b| a | b).unwrap_or_else(|| Reg::from(false))
}
