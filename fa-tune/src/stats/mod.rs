//! Statistics of measured times: medians and quantiles, bootstrap intervals, effect sizes, rank
//! correlation.
//!
//! Times of kernels are skewed and have outliers, so everything here goes by ranks or by resampling;
//! nothing assumes a normal distribution of the samples. Samples must not be NaN; they are ordered by
//! [`f64::total_cmp`]. `tests/scipy_values.py` makes the values of scipy and numpy that the tests
//! compare with.

mod bootstrap;
mod delta;
mod order;
mod rank;
mod ratio;
#[cfg(test)]
mod tests;

pub use bootstrap::{Method, bca, bootstrap, median_interval, percentile};
pub use delta::{Delta, Magnitude, cliffs_delta};
pub use order::{median, quantile};
pub use rank::{MannWhitney, mann_whitney_u, ranks, spearman};
pub use ratio::{geometric_mean, ratio_of_independent_medians, ratio_of_medians};

use serde::{Deserialize, Serialize};

/// The level of the project's intervals.
pub const LEVEL: f64 = 0.95;

/// Resamples of the project's bootstrap intervals: scipy's default.
pub const RESAMPLES: usize = 9_999;

/// A confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// The interval that says nothing, of no samples.
    pub const UNKNOWN: Interval = Interval {
        low: f64::NAN,
        high: f64::NAN,
    };

    /// Whether `value` is in it, ends included.
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}
