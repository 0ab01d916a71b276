//! Order statistics.

/// The median: the middle sample, or the mean of the two in the middle; NaN of none.
pub fn median(samples: &[f64]) -> f64 {
    median_of(&mut samples.to_vec())
}

/// The median of samples that may be reordered.
pub(super) fn median_of(samples: &mut [f64]) -> f64 {
    if samples.is_empty() {
        return f64::NAN;
    }
    let middle = samples.len() / 2;
    let is_even = samples.len().is_multiple_of(2);
    let (below, upper, _) = samples.select_nth_unstable_by(middle, f64::total_cmp);
    let upper = *upper;
    if !is_even {
        return upper;
    }
    let lower = below.iter().copied().max_by(f64::total_cmp);
    lower.map_or(upper, |lower| (lower + upper) / 2.0)
}

/// The quantile `q`, from 0 to 1, interpolated between samples; NaN of none.
///
/// Hyndman and Fan (1996), "Sample Quantiles in Statistical Packages", type 7: numpy's `linear`.
pub fn quantile(samples: &[f64], q: f64) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    quantile_of_sorted(&sorted, q)
}

/// [`quantile`] of samples in order.
pub(super) fn quantile_of_sorted(sorted: &[f64], q: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else {
        return f64::NAN;
    };
    if q.is_nan() {
        return f64::NAN;
    }
    let position = q.clamp(0.0, 1.0) * last as f64;
    let below = position.floor() as usize;
    let above = (below + 1).min(last);
    sorted[below] + (sorted[above] - sorted[below]) * (position - below as f64)
}
