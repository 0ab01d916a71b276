//! Small scores: tanh of them is a polynomial, which keeps the special function unit free for the softmax.

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::pipeline::any_lane;

use crate::attention::softmax::arithmetic::Chains;

/// A multiple of tanh of a multiple of a score, as the score times a polynomial of its square: for scores that are small enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct Polynomial<T, const N: usize> {
    /// Scores of smaller magnitudes are.
    pub limit: T,
    /// By falling powers; the last is that of 1.
    pub coefficients: [T; N],
}

impl<const N: usize> Polynomial<f32, N> {
    /// Given that of tanh: scale·tanh(factor·s). No score is small enough where float32 does not hold the coefficients.
    pub fn of_multiple(self, factor: f32, scale: f32) -> Polynomial<f32, N> {
        let mut power = f64::from(factor) * f64::from(scale);
        let mut coefficients = self.coefficients;
        for coefficient in coefficients.iter_mut().rev() {
            *coefficient = (f64::from(*coefficient) * power) as f32;
            power *= f64::from(factor) * f64::from(factor);
        }
        let limit = self.limit / factor.abs();
        let are_held = coefficients.iter().all(|it| it.is_normal()) && limit.is_normal();
        Polynomial {
            limit: if are_held { limit } else { 0.0 },
            coefficients,
        }
    }

    /// Appends its words.
    pub fn pack(&self, args: &mut ArgBuffer) {
        for number in std::iter::once(&self.limit).chain(&self.coefficients) {
            <f32 as Param>::pack(number, COEFFICIENT, args);
        }
    }

    /// What becomes of a score.
    #[cfg(test)]
    pub fn of_score(&self, score: f32) -> f32 {
        let coefficients = self.coefficients.into_iter();
        let quotient = coefficients.reduce(|sum, it| sum.mul_add(score * score, it));
        score * quotient.unwrap_or_default()
    }
}

/// What kernels call the coefficients.
const COEFFICIENT: &str = "coefficient";

impl<const N: usize> Polynomial<Reg<f32>, N> {
    /// Adds the parameters to the kernel that is being staged.
    pub fn declare() -> Polynomial<Reg<f32>, N> {
        Polynomial {
            limit: <f32 as Param>::declare("small"),
            coefficients: std::array::from_fn(|_| <f32 as Param>::declare(COEFFICIENT)),
        }
    }

    /// Whether it is not for scores of the warp of which this lane's have magnitudes of up to `largest`; the same for all lanes.
    #[device]
    pub fn is_passed(&self, largest: Reg<f32>) -> Reg<bool> {
        let is_small = largest < self.limit;
        any_lane(!is_small)
    }

    /// Scores become what it makes of them.
    pub fn replace(&self, s: &Accumulator) {
        for score in all(s) {
            let square = score.peek() * score.peek();
            let coefficients = self.coefficients.into_iter();
            let quotient = coefficients.reduce(|sum, it| sum.mul_add(square, it));
            if let Some(quotient) = quotient {
                score.set(score.peek() * quotient);
            }
        }
    }
}

/// Whether a kernel has registers for a second way of small scores: beside packed sequences and prefix ranges some tiles do not.
pub(super) const fn has_room(prefix_ranges: bool, packed: bool) -> bool {
    !(prefix_ranges || packed)
}

/// Independent chains in which the largest score is looked for.
const CHAINS: usize = 4;

/// The largest magnitude of this lane's scores.
pub(super) fn largest(s: &Accumulator) -> Reg<f32> {
    let mut largest = Chains::empty(CHAINS);
    for score in all(s) {
        largest.push(score.peek().abs(), |a, b| a.max(b));
    }
    largest.finish(|a, b| a.max(b))
}

/// All of a thread's scores.
pub(super) fn all(s: &Accumulator) -> impl Iterator<Item = Var<f32>> {
    (0..s.m_tiles).flat_map(move |m| (0..s.n_tiles).flat_map(move |n| s.block(m, n)))
}
