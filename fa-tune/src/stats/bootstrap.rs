//! Bootstrap confidence intervals: how far a statistic moves when the samples are drawn again.
//!
//! Efron and Tibshirani (1993), "An Introduction to the Bootstrap", chapter 13. All are percentile intervals.
//! Not BCa: its acceleration comes from the jackknife, which is inconsistent for the median (section 11.6).

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::{Interval, LEVEL, RESAMPLES, median, quantile_of};

/// The percentile interval of `statistic` at `level`, such as 0.95, by `resamples` draws with replacement.
///
/// The same `seed` gives the same interval. Of no samples both ends are NaN; of one, they are that sample's
/// statistic, as if it were certain: resampling cannot know better.
pub fn bootstrap(
    samples: &[f64],
    statistic: impl Fn(&mut [f64]) -> f64,
    level: f64,
    resamples: usize,
    seed: u64,
) -> Interval {
    let mut drawn = Vec::new();
    let statistics = resample(samples.len(), resamples, seed, |indices| {
        statistic(draw(samples, indices, &mut drawn))
    });
    percentile(&statistics, level)
}

/// The project's interval of a median, at [`LEVEL`] with [`RESAMPLES`].
pub fn median_interval(samples: &[f64], seed: u64) -> Interval {
    bootstrap(samples, median_of, LEVEL, RESAMPLES, seed)
}

/// The quantiles (1 − level) / 2 and (1 + level) / 2 of the resamples' statistics. scipy's
/// `bootstrap(method="percentile")`.
pub fn percentile(statistics: &[f64], level: f64) -> Interval {
    let mut statistics = statistics.to_vec();
    Interval {
        low: quantile_of(&mut statistics, (1.0 - level) / 2.0),
        high: quantile_of(&mut statistics, (1.0 + level) / 2.0),
    }
}

/// median(a) / median(b), and its interval at [`LEVEL`].
///
/// Samples of equal number are taken to be of the same rounds, `a[i]` beside `b[i]`, and rounds are
/// resampled: what slowed a whole round, such as a change of clocks, then does not widen the interval.
/// For samples of different runs see [`ratio_of_independent_medians`], which also is what samples of
/// different numbers get.
pub fn ratio_of_medians(a: &[f64], b: &[f64], seed: u64) -> (f64, Interval) {
    if a.len() != b.len() {
        return ratio_of_independent_medians(a, b, seed);
    }
    let mut drawn = Vec::new();
    let ratios = resample(a.len(), RESAMPLES, seed, |rounds| {
        let above = median_of(draw(a, rounds, &mut drawn));
        above / median_of(draw(b, rounds, &mut drawn))
    });
    (median(a) / median(b), percentile(&ratios, LEVEL))
}

/// median(a) / median(b), and its interval at [`LEVEL`], each resampled on its own: for samples that were not
/// taken in turns.
pub fn ratio_of_independent_medians(a: &[f64], b: &[f64], seed: u64) -> (f64, Interval) {
    let medians = |samples: &[f64], seed| {
        let mut drawn = Vec::new();
        resample(samples.len(), RESAMPLES, seed, |indices| {
            median_of(draw(samples, indices, &mut drawn))
        })
    };
    // The same seed for both would draw the same indices.
    let pairs = medians(a, seed).into_iter().zip(medians(b, !seed));
    let ratios: Vec<f64> = pairs.map(|(a, b)| a / b).collect();
    (median(a) / median(b), percentile(&ratios, LEVEL))
}

/// `statistic` of each of `resamples` draws of `count` indices below `count`; none of no samples.
///
/// The generator is named, not the library's standard one, so that a study's intervals stay the same
/// when the library is updated.
pub(super) fn resample(
    count: usize,
    resamples: usize,
    seed: u64,
    mut statistic: impl FnMut(&[usize]) -> f64,
) -> Vec<f64> {
    if count == 0 {
        return Vec::new();
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut indices = vec![0; count];
    (0..resamples)
        .map(|_| {
            for index in &mut indices {
                *index = rng.random_range(0..count);
            }
            statistic(&indices)
        })
        .collect()
}

/// The samples at `indices`, in memory that draws share.
fn draw<'d>(samples: &[f64], indices: &[usize], drawn: &'d mut Vec<f64>) -> &'d mut [f64] {
    drawn.clear();
    drawn.extend(indices.iter().map(|&index| samples[index]));
    drawn
}

fn median_of(samples: &mut [f64]) -> f64 {
    quantile_of(samples, 0.5)
}
