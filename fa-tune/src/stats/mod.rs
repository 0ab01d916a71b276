//! Statistics of measured times: medians and quantiles, bootstrap intervals, effect sizes, rank
//! correlation.
//!
//! Times of kernels are skewed and have outliers, so everything here goes by ranks or by resampling;
//! nothing assumes a normal distribution of the samples. Samples must not be NaN; they are ordered by
//! [`f64::total_cmp`]. `tests/scipy_values.py` makes the values of scipy and numpy that the tests
//! compare with.

mod bootstrap;
mod delta;
mod rank;
#[cfg(test)]
mod tests;

pub use bootstrap::{
    bootstrap, median_interval, percentile, ratio_of_independent_medians, ratio_of_medians,
};
pub use delta::{Delta, cliffs_delta};
pub use rank::{ranks, spearman, spearman_interval};

use serde::{Deserialize, Serialize};

/// The level of the project's intervals.
pub const LEVEL: f64 = 0.95;

/// Resamples of the project's bootstrap intervals: scipy's default.
pub const RESAMPLES: usize = 9_999;

/// A confidence interval; both ends are NaN where there are no samples.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// Whether `value` is in it, ends included.
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

/// The median: the middle sample, or the mean of the two in the middle; NaN of none.
pub fn median(samples: &[f64]) -> f64 {
    quantile(samples, 0.5)
}

/// The quantile `q`, from 0 to 1, interpolated between samples; NaN of none.
///
/// Hyndman and Fan (1996), "Sample Quantiles in Statistical Packages", type 7: numpy's `linear`.
pub fn quantile(samples: &[f64], q: f64) -> f64 {
    quantile_of(&mut samples.to_vec(), q)
}

/// The quantile of samples that may be reordered.
fn quantile_of(samples: &mut [f64], q: f64) -> f64 {
    let Some(last) = samples.len().checked_sub(1) else {
        return f64::NAN;
    };
    let position = q.clamp(0.0, 1.0) * last as f64;
    let (_, below, above) =
        samples.select_nth_unstable_by(position.floor() as usize, f64::total_cmp);
    let above = above
        .iter()
        .copied()
        .min_by(f64::total_cmp)
        .unwrap_or(*below);
    *below + (above - *below) * position.fract()
}

/// exp(mean(ln x)) of positive numbers: the mean of ratios for which a ratio and its inverse cancel;
/// NaN of none.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}
