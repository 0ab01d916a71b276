//! How far a result is from the reference, and how far it may be.

use crate::{Narrow, Rules};

/// How far an output is from the reference, and how far it may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// max |out − ref|, infinite where one is NaN and the other is not.
    pub error: f64,
    /// What the error may be.
    pub bound: f64,
}

impl Comparison {
    /// FlashAttention's rule: max|out − ref| ≤ 2·max|low − ref| + 2·max|ref + 0.3 − 0.3 − ref|, where
    /// `low` is plain attention in the precision of the output and the last term is taken in that
    /// precision. Some options have a larger first factor.
    pub fn flash_attention<T: Narrow>(
        rules: &Rules,
        out: &[T],
        reference: &[f64],
        low: &[f64],
    ) -> Comparison {
        let factor = rules.error_factor();
        let exact: Vec<f64> = out.iter().map(|x| x.widen()).collect();
        let rounding = reference
            .iter()
            .filter(|r| r.is_finite())
            .map(|r| {
                let narrow = |value: f64| T::nearest(value).widen();
                let r = narrow(*r);
                (narrow(narrow(r + 0.3) - 0.3) - r).abs()
            })
            .fold(0.0, f64::max);
        Comparison {
            error: max_difference(&exact, reference),
            bound: factor * max_difference(low, reference) + 2.0 * rounding,
        }
    }

    /// Whether the output is close enough.
    pub fn holds(&self) -> bool {
        self.error <= self.bound
    }
}

/// max |a − b|; equal infinities and NaN in the same place differ by 0, NaN in one alone by ∞.
pub fn max_difference(a: &[f64], b: &[f64]) -> f64 {
    a.iter()
        .zip(b)
        .map(|(a, b)| match (a.is_nan(), b.is_nan()) {
            (true, true) => 0.0,
            (false, false) if a == b => 0.0,
            (false, false) => (a - b).abs(),
            _ => f64::INFINITY,
        })
        .fold(0.0, f64::max)
}
