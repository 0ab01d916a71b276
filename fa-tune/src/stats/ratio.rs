//! Ratios of times.

use super::bootstrap::{percentile, resample};
use super::order::{median, median_of};
use super::{Interval, LEVEL, RESAMPLES};

/// median(a) / median(b), and its percentile bootstrap interval at [`LEVEL`].
///
/// Samples of equal number are taken to be of the same rounds, `a[i]` beside `b[i]`, and rounds are
/// resampled: what slowed a whole round, such as a change of clocks, then does not widen the interval.
/// For samples of different runs see [`ratio_of_independent_medians`], which also is what samples of
/// different numbers get.
pub fn ratio_of_medians(a: &[f64], b: &[f64], seed: u64) -> (f64, Interval) {
    if a.len() != b.len() {
        return ratio_of_independent_medians(a, b, seed);
    }
    let mut other = Vec::with_capacity(b.len());
    let ratios = resample(a.len(), RESAMPLES, seed, |rounds, drawn| {
        draw(a, rounds, drawn);
        draw(b, rounds, &mut other);
        median_of(drawn) / median_of(&mut other)
    });
    (median(a) / median(b), percentile(&ratios, LEVEL))
}

/// median(a) / median(b), and its percentile bootstrap interval at [`LEVEL`], each resampled on its
/// own: for samples that were not taken in turns.
pub fn ratio_of_independent_medians(a: &[f64], b: &[f64], seed: u64) -> (f64, Interval) {
    let medians = |samples: &[f64], seed| {
        resample(samples.len(), RESAMPLES, seed, |indices, drawn| {
            draw(samples, indices, drawn);
            median_of(drawn)
        })
    };
    // The same seed for both would draw the same indices.
    let ratios: Vec<f64> = medians(a, seed)
        .iter()
        .zip(medians(b, !seed))
        .map(|(a, b)| a / b)
        .collect();
    (median(a) / median(b), percentile(&ratios, LEVEL))
}

/// exp(mean(ln x)) of positive numbers: the mean of ratios for which a ratio and its inverse cancel;
/// NaN of none.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

fn draw(samples: &[f64], indices: &[usize], drawn: &mut Vec<f64>) {
    drawn.clear();
    drawn.extend(indices.iter().map(|&index| samples[index]));
}
