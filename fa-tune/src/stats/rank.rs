//! Statistics of ranks.

use statrs::statistics::{Data, OrderStatistics, RankTieBreaker, Statistics};

use super::bootstrap::resample;
use super::{Interval, LEVEL, percentile};

/// Resamples of the interval of a correlation.
const RESAMPLES: usize = 1_999;

/// The ranks of `values` from 1, in their order; equal values share the mean of their ranks. scipy's
/// `rankdata`.
pub fn ranks(values: &[f64]) -> Vec<f64> {
    Data::new(values.to_vec()).ranks(RankTieBreaker::Average)
}

/// Spearman's rank correlation of values in pairs, −1 to 1: Pearson's correlation of their ranks.
///
/// NaN when it is not defined: of fewer than two pairs, of lists of different length, and when all
/// values of one list are equal.
pub fn spearman(x: &[f64], y: &[f64]) -> f64 {
    if x.len() != y.len() {
        return f64::NAN;
    }
    let (x, y) = (ranks(x), ranks(y));
    let scale = ((&x).population_variance() * (&y).population_variance()).sqrt();
    ((&x).population_covariance(&y) / scale).clamp(-1.0, 1.0)
}

/// The percentile bootstrap interval of [`spearman`] at [`LEVEL`], pairs resampled.
pub fn spearman_interval(x: &[f64], y: &[f64], seed: u64) -> Interval {
    let statistics = resample(x.len(), RESAMPLES, seed, |indices| {
        let pick = |from: &[f64]| indices.iter().map(|&index| from[index]).collect::<Vec<_>>();
        spearman(&pick(x), &pick(y))
    });
    percentile(&statistics, LEVEL)
}
