//! Statistics of ranks.

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

/// The ranks of `values` from 1, in their order; equal values share the mean of their ranks. scipy's
/// `rankdata`.
pub fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut before = 0;
    for ties in order.chunk_by(|&a, &b| values[a] == values[b]) {
        // The mean of before + 1 ..= before + ties.
        let rank = before as f64 + (ties.len() + 1) as f64 / 2.0;
        for &index in ties {
            ranks[index] = rank;
        }
        before += ties.len();
    }
    ranks
}

/// Spearman's rank correlation of values in pairs, −1 to 1: Pearson's correlation of their ranks.
///
/// NaN when it is not defined: of fewer than two pairs, of lists of different length, and when all
/// values of one list are equal.
pub fn spearman(x: &[f64], y: &[f64]) -> f64 {
    if x.len() != y.len() {
        return f64::NAN;
    }
    pearson(&ranks(x), &ranks(y))
}

fn pearson(x: &[f64], y: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mean_x, mean_y) = (mean(x), mean(y));
    let (mut xx, mut yy, mut xy) = (0.0, 0.0, 0.0);
    for (x, y) in x.iter().zip(y) {
        let (x, y) = (x - mean_x, y - mean_y);
        xx += x * x;
        yy += y * y;
        xy += x * y;
    }
    (xy / (xx * yy).sqrt()).clamp(-1.0, 1.0)
}

/// The Mann-Whitney test: whether one of two groups tends to larger values.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MannWhitney {
    /// Pairs in which the first group's value is the larger; ties count half.
    pub u: f64,
    /// The two-sided probability of a U as far from its mean, if neither tends to larger values.
    pub p: f64,
}

/// U of `a` against `b`, and its p by the normal approximation, corrected for ties and continuity.
///
/// Mann and Whitney (1947), "On a Test of Whether one of Two Random Variables is Stochastically Larger
/// than the Other"; scipy's `mannwhitneyu(method="asymptotic")`. With n and m samples and t of equal
/// value, the variance of U is nm/12 · (n + m + 1 − Σ(t³ − t) / ((n + m)(n + m − 1))). The
/// approximation serves from about eight samples in each group. Both are NaN if a group is empty.
pub fn mann_whitney_u(a: &[f64], b: &[f64]) -> MannWhitney {
    if a.is_empty() || b.is_empty() {
        return MannWhitney {
            u: f64::NAN,
            p: f64::NAN,
        };
    }
    let (n, m) = (a.len() as f64, b.len() as f64);
    let mut all = [a, b].concat();
    let rank_sum: f64 = ranks(&all)[..a.len()].iter().sum();
    let u = rank_sum - n * (n + 1.0) / 2.0;

    all.sort_unstable_by(f64::total_cmp);
    let ties: f64 = all
        .chunk_by(|a, b| a == b)
        .map(|ties| (ties.len() as f64).powi(3) - ties.len() as f64)
        .sum();
    let total = n + m;
    let deviation = (n * m / 12.0 * (total + 1.0 - ties / (total * (total - 1.0)))).sqrt();
    let distance = (u - n * m / 2.0).abs() - 0.5;
    // Without any difference between samples, there is none between the groups.
    let p = if deviation == 0.0 {
        1.0
    } else {
        (2.0 * Normal::standard().sf(distance / deviation)).min(1.0)
    };
    MannWhitney { u, p }
}
