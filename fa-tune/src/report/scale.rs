//! From values to places: linear and logarithmic scales, their ticks, and labels that keep apart.

/// Maps values to pixels.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    logarithmic: bool,
    domain: (f64, f64),
    range: (f64, f64),
}

impl Scale {
    /// Places that are given in pixels already.
    pub const PIXELS: Scale = Scale {
        logarithmic: false,
        domain: (0.0, 1.0),
        range: (0.0, 1.0),
    };

    /// Equal differences are equal distances.
    pub fn linear(domain: (f64, f64), range: (f64, f64)) -> Scale {
        Scale::new(false, domain, |value| (value - 0.5, value + 0.5), range)
    }

    /// Equal ratios are equal distances; the domain is positive.
    pub fn logarithmic(domain: (f64, f64), range: (f64, f64)) -> Scale {
        Scale::new(true, domain, |value| (value / 1.1, value * 1.1), range)
    }

    /// With a single value in the middle of what `around` makes of it.
    fn new(
        logarithmic: bool,
        (low, high): (f64, f64),
        around: fn(f64) -> (f64, f64),
        range: (f64, f64),
    ) -> Scale {
        Scale {
            logarithmic,
            domain: if high > low { (low, high) } else { around(low) },
            range,
        }
    }

    /// Logarithmic over positive values, with a share of the length left free at both ends.
    pub fn around(values: impl IntoIterator<Item = f64>, share: f64, range: (f64, f64)) -> Scale {
        let (low, high) = extent(values).unwrap_or((1.0, 10.0));
        let room = (high / low).powf(share).max(1.02);
        Scale::logarithmic((low / room, high * room), range)
    }

    /// Where a value lies.
    pub fn at(&self, value: f64) -> f64 {
        let (low, high) = self.domain;
        let share = if self.logarithmic {
            (value / low).ln() / (high / low).ln()
        } else {
            (value - low) / (high - low)
        };
        self.range.0 + share * (self.range.1 - self.range.0)
    }

    /// The smallest and the largest value.
    pub fn domain(&self) -> (f64, f64) {
        self.domain
    }

    /// Round values, about as many as asked for.
    pub fn ticks(&self, about: usize) -> Vec<f64> {
        let (low, high) = self.domain;
        if self.logarithmic && high / low > 2.0 {
            return logarithmic_ticks(low, high, about);
        }
        let step = round_step((high - low) / about.max(1) as f64);
        let first = (low / step - 1e-9).ceil() as i64;
        let last = (high / step + 1e-9).floor() as i64;
        (first..=last).map(|at| at as f64 * step).collect()
    }
}

/// 1, 2 and 5 of each decade; fewer where those are too many.
fn logarithmic_ticks(low: f64, high: f64, about: usize) -> Vec<f64> {
    let decades = low.log10().floor() as i32..=high.log10().ceil() as i32;
    let of = |factors: &[f64]| -> Vec<f64> {
        decades
            .clone()
            .flat_map(|exponent| {
                factors
                    .iter()
                    .map(move |factor| factor * 10f64.powi(exponent))
            })
            .filter(|tick| (low..=high).contains(tick))
            .collect()
    };
    [
        &[1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0][..],
        &[1.0, 2.0, 3.0, 5.0],
        &[1.0, 2.0, 5.0],
    ]
    .into_iter()
    .map(of)
    .find(|ticks| ticks.len() <= about + 1)
    .unwrap_or_else(|| of(&[1.0]))
}

/// The least of 1, 2, 5 · 10ⁿ that is no smaller.
fn round_step(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    let factor = [1.0, 2.0, 5.0]
        .into_iter()
        .find(|factor| factor * power >= step * 0.999);
    factor.unwrap_or(10.0) * power
}

/// The smallest and the largest of the finite values.
pub fn extent(values: impl IntoIterator<Item = f64>) -> Option<(f64, f64)> {
    let finite = values.into_iter().filter(|value| value.is_finite());
    finite.fold(None, |found, value| match found {
        None => Some((value, value)),
        Some((low, high)) => Some((f64::min(low, value), f64::max(high, value))),
    })
}

/// Moves labels, given by their places, until each keeps `gap` from the next and none leaves
/// `limits`; they stay in order and as near as that allows.
pub fn spread(places: &[f64], gap: f64, limits: (f64, f64)) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| places[a].total_cmp(&places[b]));
    let mut moved = places.to_vec();
    let mut least = limits.0;
    for &at in &order {
        moved[at] = moved[at].max(least);
        least = moved[at] + gap;
    }
    let mut most = limits.1;
    for &at in order.iter().rev() {
        moved[at] = moved[at].min(most);
        most = moved[at] - gap;
    }
    moved
}

/// Evenly spread without order, from 0 to 1: van der Corput's sequence in base 3.
pub fn scattered(mut index: usize) -> f64 {
    let (mut result, mut share) = (0.0, 1.0 / 3.0);
    while index > 0 {
        result += share * (index % 3) as f64;
        index /= 3;
        share /= 3.0;
    }
    result
}
