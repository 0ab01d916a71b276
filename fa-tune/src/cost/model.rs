//! The analytical model, and the model corrected by what was measured.

use super::Features;
use super::ridge::{Ridge, Row};

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

/// How many parts the regression sees.
const PARTS: usize = 15;
/// Fewer measurements than this fit nothing.
const FEWEST: usize = 8;
/// The penalties that are tried, for each measurement.
const PENALTIES: [f64; 7] = [1e-4, 1e-3, 1e-2, 3e-2, 0.1, 0.3, 1.0];

/// A ridge regression of the logarithm of the time on logarithms of the model's parts: the time as a
/// product of powers of them, of which the exponents are measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    standard: Standard,
    ridge: Ridge<PARTS>,
    /// Mean of ln(time).
    intercept: f64,
}

impl Fitted {
    /// Fits to measured times in microseconds; `None` when there are fewer than eight.
    ///
    /// The penalty is the one with the least error in leave-one-out cross-validation.
    pub fn fit(measured: &[(Features, f64)]) -> Option<Fitted> {
        let usable: Vec<Row<PARTS>> = measured
            .iter()
            .filter(|(_, time)| time.is_finite() && *time > 0.0)
            .map(|(features, time)| (parts(features), time.ln()))
            .collect();
        if usable.len() < FEWEST {
            return None;
        }
        let n = usable.len() as f64;
        let standard = Standard::new(&usable);
        let intercept = usable.iter().map(|(_, y)| y).sum::<f64>() / n;
        let rows: Vec<Row<PARTS>> = usable
            .iter()
            .map(|(x, y)| (standard.of(x), y - intercept))
            .collect();
        let ridge = PENALTIES
            .into_iter()
            .filter_map(|penalty| Ridge::new(&rows, penalty * n))
            .min_by(|a, b| a.error.total_cmp(&b.error))?;
        Some(Fitted {
            standard,
            ridge,
            intercept,
        })
    }

    /// The time of a configuration in microseconds.
    pub fn predict_us(&self, features: &Features) -> f64 {
        let x = self.standard.of(&parts(features));
        (self.intercept + self.ridge.at(&x)).exp()
    }
}

/// What the regression sees of a configuration. Bytes of DRAM are left out: all configurations of a
/// problem move the same.
fn parts(features: &Features) -> [f64; PARTS] {
    let [tensor, shared, issue, special, arithmetic, l2, _, latency] =
        bounds(features).map(|cycles| cycles.max(1.0).ln());
    let waves = features.ctas / features.resident;
    [
        prior_us(features).ln(),
        tensor,
        shared,
        issue,
        special,
        arithmetic,
        l2,
        latency,
        (features.resident * features.warps).ln(),
        features.warps.ln(),
        // What the last wave wastes.
        (waves.ceil() / waves).ln(),
        features.asynchronous,
        // The length of the ring, and how much the compiler overlaps.
        features.shared_bytes.max(1.0).ln(),
        features.registers.max(1.0).ln(),
        (1.0 + features.spill_bytes).ln(),
    ]
}

/// Means and standard deviations of the parts among what was measured.
#[derive(Clone, Debug, PartialEq)]
struct Standard {
    means: [f64; PARTS],
    /// Infinite of a part that did not vary: nothing was learnt about it.
    deviations: [f64; PARTS],
}

impl Standard {
    fn new(rows: &[Row<PARTS>]) -> Standard {
        let n = rows.len() as f64;
        let mean =
            |f: &dyn Fn(&[f64; PARTS]) -> f64| rows.iter().map(|(x, _)| f(x)).sum::<f64>() / n;
        let means: [f64; PARTS] = std::array::from_fn(|i| mean(&|x| x[i]));
        let deviations = std::array::from_fn(|i| {
            let deviation = mean(&|x| (x[i] - means[i]).powi(2)).sqrt();
            if deviation > 1e-6 {
                deviation
            } else {
                f64::INFINITY
            }
        });
        Standard { means, deviations }
    }

    fn of(&self, x: &[f64; PARTS]) -> [f64; PARTS] {
        std::array::from_fn(|i| (x[i] - self.means[i]) / self.deviations[i])
    }
}
