//! Cliff's delta: how often the values of one group are larger than those of another.

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use super::{Interval, LEVEL};

/// Cliff's delta of two groups, and its interval at [`LEVEL`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Delta {
    /// P(a > b) − P(a < b) over all pairs, −1 to 1: of times, 1 means that every `a` is slower.
    pub value: f64,
    /// Its asymmetric interval.
    pub interval: Interval,
}

/// Cliff's delta of `a` against `b`; NaN if one is empty.
///
/// The variance is the consistent one of Cliff (1993), "Dominance statistics: Ordinal analyses to
/// answer ordinal questions", eq. 7: with d(i, j) = sign(aᵢ − bⱼ) of n by m pairs, d(i) and d(j) its
/// means over a row and a column,
///
/// s² = ((m − 1) Var d(i) + (n − 1) Var d(j) + Σ(d(i, j) − δ)² / ((n − 1)(m − 1))) / nm.
///
/// The interval is that of Feng and Cliff (2004), "Monte Carlo Evaluation of Ordinal d with Improved
/// Confidence Interval", which stays within ±1: (δ − δ³ ± z s √((1 − δ²)² + z² s²)) / (1 − δ² + z² s²).
/// At δ = ±1, where s is 0, its inner end is ±(k − z²) / (k + z²) of the k samples of the smaller
/// group, as in the R package orddom. A group of one sample leaves −1 to 1.
pub fn cliffs_delta(a: &[f64], b: &[f64]) -> Delta {
    let (n, m) = (a.len() as f64, b.len() as f64);
    let (mut rows, mut columns) = (vec![0.0; a.len()], vec![0.0; b.len()]);
    // d² is 1 except for ties.
    let mut squares = 0.0;
    for (row, &a) in rows.iter_mut().zip(a) {
        for (column, &b) in columns.iter_mut().zip(b) {
            let d = f64::from(i8::from(a > b) - i8::from(a < b));
            *row += d / m;
            *column += d / n;
            squares += d * d;
        }
    }
    let delta = rows.iter().sum::<f64>() / n;
    let spread = |means: &[f64]| means.iter().map(|d| (d - delta).powi(2)).sum::<f64>();
    let within = (squares - n * m * delta * delta) / ((n - 1.0) * (m - 1.0));
    let rows = (m - 1.0) * spread(&rows) / (n - 1.0);
    let columns = (n - 1.0) * spread(&columns) / (m - 1.0);
    let (low, high) = interval(delta, (rows + columns + within) / (n * m), n.min(m));
    Delta {
        value: delta,
        interval: Interval { low, high },
    }
}

/// The ends of the interval of δ, of which the smaller group has so many samples; NaN if it has none.
fn interval(delta: f64, variance: f64, smaller: f64) -> (f64, f64) {
    if smaller == 1.0 {
        return (-1.0, 1.0);
    }
    let z = Normal::standard().inverse_cdf((1.0 + LEVEL) / 2.0);
    let z2 = z * z;
    // The means of ±1 carry rounding errors.
    if delta.abs() > 1.0 - 1e-12 {
        let inner = (smaller - z2) / (smaller + z2);
        return match delta > 0.0 {
            true => (inner, 1.0),
            false => (-1.0, -inner),
        };
    }
    let centre = delta - delta.powi(3);
    let free = 1.0 - delta * delta;
    let half = z * variance.sqrt() * (free * free + z2 * variance).sqrt();
    let scale = free + z2 * variance;
    let ends = ((centre - half) / scale, (centre + half) / scale);
    // Not `max` and `min`, which take NaN for no number at all.
    (ends.0.clamp(-1.0, 1.0), ends.1.clamp(-1.0, 1.0))
}
