//! Online softmax (Milakov and Gimelshein, 2018; FlashAttention, algorithm 1).
//!
//! Scores are kept unscaled; exponentials are base 2, so that the scale and log2 e fold into one
//! multiply-add per score: exp(s·scale − m·scale) = exp2(s·c − m·c) with c = scale·log2 e.
//! The product of the maximum is rounded, so that exponentials are relative to a power that is half a unit in its last place off,
//! which 1 of 10⁷ such scores times c is. Where functions make scores of any size, a row's maximum is at least
//! [`OnlineSoftmax::least`], and what is rescaled is so by the rounded products themselves.

pub(super) mod arithmetic;
mod optimistic;
mod step;

use std::cell::RefCell;

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, FragmentA};

use super::options::RowValues;

pub use optimistic::trusted_limit;
pub use step::{Step, keep};

use arithmetic::{Chains, exp2_polynomial, quad_max, scale_row};

/// ln 2, from base-2 to natural logarithms.
pub const LN_2: f32 = std::f32::consts::LN_2;

/// When a row's outputs and sums are rescaled, that is, when its reference, which its exponentials are
/// relative to, follows its scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RescalePolicy {
    /// The reference is the maximum so far, which every block may raise.
    Always,
    /// As `Always`, but only when the maximum rises by a factor of 2^[`RISE`]; until then exponentials are over 1
    /// (FlashAttention-4's conditional rescaling).
    Conditional,
    /// The reference is the first block's maximum. Later blocks take no maximum: a block whose exponentials come out
    /// too large, or that is a row's first, is computed again with a new reference.
    FirstBlock,
    /// The references are the maxima of the first block and of those behind a mask. Later blocks take none: rows whose sums
    /// come out too large are computed again, as with `Always`.
    Optimistic,
}

impl RescalePolicy {
    /// The policy of a tunable's value; past the last one the last.
    pub const fn from_tunable(value: u32) -> RescalePolicy {
        match value {
            0 => RescalePolicy::Always,
            1 => RescalePolicy::Conditional,
            2 => RescalePolicy::FirstBlock,
            _ => RescalePolicy::Optimistic,
        }
    }

    /// Whether rows are right when all of their blocks have been taken in once.
    pub const fn takes_rows_once(self) -> bool {
        !matches!(self, RescalePolicy::Optimistic)
    }
}

/// By how many binary orders the maximum rises before [`RescalePolicy::Conditional`] follows.
pub const RISE: f32 = 8.0;

/// Up to here a thread's sum of a block's exponentials is trusted by [`RescalePolicy::FirstBlock`]: float16 holds
/// every one of them, and sums of outputs are far from float32's end.
pub const TRUSTED: f32 = 16_384.0;

/// How softmax is computed; what comes out is the same but for rounding.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// When outputs and sums are rescaled.
    pub rescale: RescalePolicy,
    /// Independent chains that a row's maximum and sum are computed in. More hide latency where few
    /// warps do, and cost registers.
    pub chains: usize,
    /// Of every 8 exponentials, how many are polynomials on the FMA units.
    pub polynomials: u32,
}

/// The running maximum and sum of each row of a warp's scores. A thread holds, for each 16-row
/// block, rows lane/4 and lane/4 + 8; its sums cover its own columns until [`Self::finish`].
#[derive(Clone, Debug)]
pub struct OnlineSoftmax {
    /// Row references in units of unscaled scores: maxima so far, or a lower bound of them; −∞ at
    /// first. The four threads of a row agree.
    pub max: Vec<[Var<f32>; 2]>,
    /// The references times c, which [`RescalePolicy::FirstBlock`] and [`RescalePolicy::Optimistic`] take exponentials of every
    /// block relative to; empty for others. With `Optimistic` they stand for `max`.
    scaled: Vec<[Var<f32>; 2]>,
    /// This thread's part of Σ exp2((s − max)·c).
    pub sum: Vec<[Var<f32>; 2]>,
    /// c = scale·log2 e.
    pub scale_log2: Reg<f32>,
    /// What a row's maximum is at least, if not −∞: scores far under it are none, and so is a row of them.
    pub least: Option<Reg<f32>>,
    /// How it is computed.
    pub method: Method,
    /// The logits, in base 2, that have joined the sums.
    joined: RefCell<Option<RowValues>>,
}

/// By how many binary orders a logit that has joined a row is over its scores when nothing else of the sum is left
/// in float32: the log-sum-exp is the logit then, also where the sum is past float32's range.
const ALONE: f32 = 64.0;

impl OnlineSoftmax {
    /// The state before any score, for `m_tiles` blocks of 16 rows.
    #[device]
    pub fn new(
        m_tiles: u32,
        scale_log2: Reg<f32>,
        least: Option<Reg<f32>>,
        method: Method,
    ) -> OnlineSoftmax {
        let none = least.unwrap_or_else(|| f32::NEG_INFINITY.into());
        let (scaled, unscored) = match (method.rescale, least) {
            (RescalePolicy::FirstBlock, _) => (m_tiles, f32::NEG_INFINITY.into()),
            (RescalePolicy::Optimistic, Some(least)) => (m_tiles, least * scale_log2),
            (RescalePolicy::Optimistic, None) => (m_tiles, optimistic::NONE.into()),
            (RescalePolicy::Always | RescalePolicy::Conditional, _) => (0, none),
        };
        OnlineSoftmax {
            max: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_max", none)))
                .collect(),
            scaled: (0..scaled)
                .map(|_| [(); 2].map(|()| Var::named("reference", unscored)))
                .collect(),
            sum: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_sum", 0.0)))
                .collect(),
            scale_log2,
            least,
            method,
            joined: RefCell::new(None),
        }
    }

    /// Takes in a block of scores: replaces them by P = exp2((s − max)·c), rescales `acc` and the
    /// sums to the new maxima, and gives P rounded to `T` as the left operand of P·V.
    #[device]
    pub fn step<T: Half>(&self, s: &Accumulator, acc: &Accumulator, packed: bool) -> FragmentA {
        for m in 0..s.m_tiles {
            for half in 0..2_usize {
                let factor = self.row(s, m, half);
                scale_row(acc, m, half, factor);
            }
        }
        s.to_fragment::<T>(packed)
    }

    /// Scores become P relative to the new maxima; what outputs have to be multiplied by.
    #[device]
    fn rows(&self, s: &Accumulator) -> Vec<[Reg<f32>; 2]> {
        (0..s.m_tiles)
            .map(|m| [self.row(s, m, 0), self.row(s, m, 1)])
            .collect()
    }

    /// One row of [`Self::rows`].
    #[device]
    fn row(&self, s: &Accumulator, m: u32, half: usize) -> Reg<f32> {
        let max = self.max[m as usize][half];
        let old = max.get();
        let new = quad_max(self.largest(s, m, half, old));
        let reference = self.reference(new);
        let rescale = self.factor(old, reference);
        self.follow(m, half, new);
        self.exponentials(s, m, half, reference, rescale);
        rescale
    }

    /// Makes `max` the reference of a row.
    fn follow(&self, m: u32, half: usize, max: Reg<f32>) {
        self.max[m as usize][half].set(max);
        if let Some(scaled) = self.scaled.get(m as usize) {
            scaled[half].set(match self.least {
                Some(_) => self.reference(max),
                None => max * self.scale_log2,
            });
        }
    }

    /// The largest of a row's scores that this thread has, and of `old`.
    #[device]
    fn largest(&self, s: &Accumulator, m: u32, half: usize, old: Reg<f32>) -> Reg<f32> {
        let mut largest = Chains::new(self.method.chains, old);
        for score in s.row(m, half) {
            largest.push(score.peek(), |a, b| a.max(b));
        }
        largest.finish(|a, b| a.max(b))
    }

    /// What is subtracted from scores times c. A row without a finite score so far has maximum −∞,
    /// and −∞ − (−∞) is no number: it is measured from 0 instead, which leaves its exponentials 0. Maxima that are at least
    /// some number are numbers.
    #[device]
    pub(super) fn reference(&self, max: Reg<f32>) -> Reg<f32> {
        match self.least {
            // No product that a compiler may join with a difference: it is to be rounded wherever it is used.
            Some(_) => max.mul_add(self.scale_log2, 0.0),
            None => {
                let none = max == f32::NEG_INFINITY;
                select(none, 0.0, max * self.scale_log2)
            }
        }
    }

    /// What is multiplied that was relative to the maximum `old`, so that it is relative to `reference`.
    #[device]
    pub(super) fn factor(&self, old: Reg<f32>, reference: Reg<f32>) -> Reg<f32> {
        match self.least {
            Some(_) => (self.reference(old) - reference).exp2(),
            None => old.mul_add(self.scale_log2, -reference).exp2(),
        }
    }

    /// A row's scores become P; its sum is multiplied by `rescale` and takes them in.
    #[device]
    fn exponentials(
        &self,
        s: &Accumulator,
        m: u32,
        half: usize,
        reference: Reg<f32>,
        rescale: Reg<f32>,
    ) {
        let sum = self.sum[m as usize][half];
        let mut total = Chains::new(self.method.chains, sum.peek() * rescale);
        for (i, score) in s.row(m, half).enumerate() {
            let exponent = score.peek().mul_add(self.scale_log2, -reference);
            score.set(self.power(exponent, i));
            total.push(score.peek(), |a, b| a + b);
        }
        sum.set(total.finish(|a, b| a + b));
    }

    /// 2^x for element `i` of a row: of every 8 in turn, the first few by polynomial.
    #[device]
    fn power(&self, x: Reg<f32>, i: usize) -> Reg<f32> {
        if (i as u32 * 5) % 8 < self.method.polynomials {
            // Relative to a maximum so far nothing is far over 1.
            let bounded = !matches!(
                self.method.rescale,
                RescalePolicy::FirstBlock | RescalePolicy::Optimistic
            );
            exp2_polynomial(if bounded { x } else { x.min_nan(128.0) })
        } else {
            x.exp2()
        }
    }

    /// Completes the sums over the four threads of each row.
    #[device]
    pub fn finish(&self) {
        for sum in self.sum.iter().flatten() {
            let pair = sum.peek() + sum.peek().shuffle_xor(1);
            sum.set(pair + pair.shuffle_xor(2));
        }
    }

    /// Lets a logit of each row, in base 2, join its sum, which is complete. It is the only one that does.
    #[device]
    pub fn join(&self, logits: RowValues) {
        for m in 0..self.max.len() {
            for half in 0..2_usize {
                let sum = self.sum[m][half];
                let logit = logits.of_row(m as u32, half as u32);
                let power = (logit - self.last_reference(m, half)).exp2();
                sum.set(sum.peek() + power);
            }
        }
        self.joined.replace(Some(logits));
    }

    /// The row's log-sum-exp, natural logarithm, of the scaled scores and what has joined them; −∞ for a row
    /// without any.
    #[device]
    pub fn lse(&self, m: u32, half: usize) -> Reg<f32> {
        match &*self.joined.borrow() {
            None => self.lse_of_scores(m, half),
            Some(logits) => {
                let logit = logits.of_row(m, half as u32);
                let none = self.has_no_score(m as usize, half);
                let alone = none | (logit - self.last_reference(m as usize, half) > ALONE);
                // A score that is no number is in the sum, and in no maximum.
                let is_number = self.sum[m as usize][half].peek() >= 0.0;
                let logit = logit * LN_2;
                select(alone & is_number, logit, self.lse_of_scores(m, half))
            }
        }
    }

    /// Whether a row has seen no score. One whose maximum is the least there is takes this of itself: any logit that joins it is alone.
    #[device]
    fn has_no_score(&self, m: usize, half: usize) -> Reg<bool> {
        match self.method.rescale {
            _ if self.least.is_some() => false.into(),
            RescalePolicy::Optimistic => self.scaled[m][half].peek() == optimistic::NONE,
            _ => self.max[m][half].peek() == f32::NEG_INFINITY,
        }
    }

    /// What a row's sum is relative to, times c.
    #[device]
    fn last_reference(&self, m: usize, half: usize) -> Reg<f32> {
        match self.method.rescale {
            RescalePolicy::Optimistic if self.least.is_some() => self.scaled[m][half].peek(),
            RescalePolicy::Optimistic => {
                select(self.has_no_score(m, half), 0.0, self.scaled[m][half].peek())
            }
            _ => self.reference(self.max[m][half].peek()),
        }
    }

    #[device]
    fn lse_of_scores(&self, m: u32, half: usize) -> Reg<f32> {
        let (max, sum) = (
            self.max[m as usize][half].peek(),
            self.sum[m as usize][half].peek(),
        );
        let lse = match self.method.rescale {
            RescalePolicy::Optimistic => (self.scaled[m as usize][half].peek() + sum.log2()) * LN_2,
            _ => max.mul_add(self.scale_log2, sum.log2()) * LN_2,
        };
        select(sum == 0.0, f32::NEG_INFINITY, lse)
    }

    /// Divides the rows of `acc` by their sums.
    #[device]
    pub fn normalize(&self, acc: &Accumulator) {
        for m in 0..acc.m_tiles {
            for half in 0..2_usize {
                let normalizer = self.normalizer(m, half);
                for out in acc.row(m, half) {
                    out.set(out.peek() * normalizer);
                }
            }
        }
    }

    /// What the row's output is multiplied by: 1 / sum, and 0 for a row without any score.
    #[device]
    pub fn normalizer(&self, m: u32, half: usize) -> Reg<f32> {
        let sum = self.sum[m as usize][half].peek();
        select(sum == 0.0, 0.0, sum.recip())
    }
}
