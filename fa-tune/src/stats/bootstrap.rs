//! Bootstrap confidence intervals: how far a statistic moves when the samples are drawn again.
//!
//! Efron and Tibshirani (1993), "An Introduction to the Bootstrap", chapters 13 and 14.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use statrs::distribution::{ContinuousCDF, Normal};

use super::order::{median_of, quantile_of_sorted};
use super::{Interval, LEVEL, RESAMPLES};

/// How an interval is read from the statistics of the resamples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// See [`percentile`].
    Percentile,
    /// See [`bca`].
    Bca,
}

/// The interval of `statistic` at `level`, such as 0.95, by `resamples` draws with replacement.
///
/// The same `seed` gives the same interval. Of no samples it is [`Interval::UNKNOWN`]; of one, it is
/// that sample's statistic, as if it were certain: resampling cannot know better.
pub fn bootstrap(
    samples: &[f64],
    statistic: impl Fn(&mut [f64]) -> f64,
    method: Method,
    level: f64,
    resamples: usize,
    seed: u64,
) -> Interval {
    let statistics = resample(samples.len(), resamples, seed, |indices, drawn| {
        drawn.clear();
        drawn.extend(indices.iter().map(|&index| samples[index]));
        statistic(drawn)
    });
    match method {
        Method::Percentile => percentile(&statistics, level),
        Method::Bca => {
            let estimate = statistic(&mut samples.to_vec());
            let left_out: Vec<f64> = (0..samples.len())
                .map(|index| {
                    let mut others = samples.to_vec();
                    others.swap_remove(index);
                    statistic(&mut others)
                })
                .collect();
            bca(&statistics, estimate, &left_out, level)
        }
    }
}

/// The project's interval of a median: the percentile bootstrap at [`LEVEL`] with [`RESAMPLES`].
///
/// Not BCa: its acceleration comes from the jackknife, which is inconsistent for the median (Efron
/// and Tibshirani, section 11.6).
pub fn median_interval(samples: &[f64], seed: u64) -> Interval {
    bootstrap(
        samples,
        median_of,
        Method::Percentile,
        LEVEL,
        RESAMPLES,
        seed,
    )
}

/// The percentile interval: the quantiles (1 − level) / 2 and (1 + level) / 2 of the resamples'
/// statistics. scipy's `bootstrap(method="percentile")`.
pub fn percentile(statistics: &[f64], level: f64) -> Interval {
    let tail = (1.0 - level) / 2.0;
    between(statistics, tail, 1.0 - tail)
}

/// The bias-corrected and accelerated interval of `estimate`, from the statistics of the resamples
/// and the jackknife's, each of all samples but one. scipy's `bootstrap(method="BCa")`.
///
/// Efron (1987), "Better Bootstrap Confidence Intervals". With z0 = Φ⁻¹(share of the statistics below
/// the estimate, ties half), u = mean of the jackknife − its values, a = Σu³ / (6 (Σu²)^{3/2}), and
/// z = Φ⁻¹((1 ∓ level) / 2), the ends are the quantiles Φ(z0 + (z0 + z) / (1 − a (z0 + z))).
/// Undefined, and [`Interval::UNKNOWN`], when all statistics lie on one side of the estimate or the
/// jackknife's values are all equal.
pub fn bca(statistics: &[f64], estimate: f64, left_out: &[f64], level: f64) -> Interval {
    let count = statistics.len() as f64;
    let below = statistics.iter().filter(|&&s| s < estimate).count() as f64;
    let equal = statistics.iter().filter(|&&s| s == estimate).count() as f64;
    let normal = Normal::standard();
    let bias = normal.inverse_cdf((below + equal / 2.0) / count);

    let mean = left_out.iter().sum::<f64>() / left_out.len() as f64;
    let moment = |power| left_out.iter().map(|s| (mean - s).powi(power)).sum::<f64>();
    let acceleration = moment(3) / (6.0 * moment(2).powf(1.5));

    let z = normal.inverse_cdf((1.0 - level) / 2.0);
    let corrected = |z: f64| {
        let shifted = bias + z;
        normal.cdf(bias + shifted / (1.0 - acceleration * shifted))
    };
    let (low, high) = (corrected(z), corrected(-z));
    if low.is_nan() || high.is_nan() || bias.is_infinite() {
        return Interval::UNKNOWN;
    }
    between(statistics, low, high)
}

/// The quantiles `low` and `high`.
fn between(statistics: &[f64], low: f64, high: f64) -> Interval {
    let mut sorted = statistics.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    Interval {
        low: quantile_of_sorted(&sorted, low),
        high: quantile_of_sorted(&sorted, high),
    }
}

/// `statistic` of each of `resamples` draws of `count` indices below `count`; none of no samples.
/// The second argument is scratch space that the draws share.
///
/// The generator is named, not the library's standard one, so that a study's intervals stay the same
/// when the library is updated.
pub(super) fn resample(
    count: usize,
    resamples: usize,
    seed: u64,
    mut statistic: impl FnMut(&[usize], &mut Vec<f64>) -> f64,
) -> Vec<f64> {
    if count == 0 {
        return Vec::new();
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut indices = vec![0; count];
    let mut scratch = Vec::with_capacity(count);
    (0..resamples)
        .map(|_| {
            for index in &mut indices {
                *index = rng.random_range(0..count);
            }
            statistic(&indices, &mut scratch)
        })
        .collect()
}
