//! The analytical model.

use super::Features;

/// The order of the norm that joins what can overlap: 1 would add, infinity would take the largest.
const OVERLAP: i32 = 3;

/// The time of a launch in microseconds, by an analytical model.
///
/// A multiprocessor has to run n CTAs and holds c of them at once. Each of its units is busy for n times
/// what a CTA asks of it. CTAs follow each other in ⌈n / c⌉ whole waves, of which each lasts at
/// least as long as a CTA that waits for everything it starts. The largest of all these is the bound
/// of a roofline (Williams, Waterman and Patterson, Communications of the ACM 52(4), 2009) with the
/// latency bound of Volkov ("Understanding Latency Hiding on GPUs", UC Berkeley, 2016). They overlap,
/// but not perfectly: the 3-norm is between the largest and the sum.
pub fn prior_us(features: &Features) -> f64 {
    bounds(features)
        .into_iter()
        .map(|cycles| cycles.powi(OVERLAP))
        .sum::<f64>()
        .powf(1.0 / f64::from(OVERLAP))
        / features.clocks_us
}

/// Cycles for which each unit is busy at least, and those of whole waves of waiting.
pub(super) fn bounds(features: &Features) -> [f64; 8] {
    let waves = (features.ctas / features.resident).ceil();
    [
        features.ctas * features.tensor,
        features.ctas * features.shared,
        features.ctas * features.issue,
        features.ctas * features.special,
        features.ctas * features.arithmetic,
        features.ctas * features.l2,
        features.ctas * features.dram,
        waves * features.latency,
    ]
}
