//! How the elements of q, k and v are drawn: at random, and made to break one way of computing
//! softmax or another.

use fa_reference::{Narrow, Shape};

/// How the elements of q, k and v are drawn: normally distributed, and then changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Values {
    /// Of this standard deviation.
    Normal(f32),
    /// One key in 64 is 32 times as long: some rows are almost one-hot, and maxima move late in the
    /// sequence.
    Outliers,
    /// Every `period`-th query scores −∞ with every key: its component 0 is −∞ and that of the keys
    /// is positive.
    MinusInfinity {
        /// From one such query to the next.
        period: usize,
    },
    /// Every query scores −∞ with these keys.
    HiddenKeys {
        /// The first of them.
        first: usize,
        /// How many.
        count: usize,
    },
    /// Scores rise by about this much from each key to the next, or fall. Kernels go through the
    /// keys from the last to the first: where scores fall, each block's are larger than all before.
    Slope(f32),
    /// The scores of one key are higher by this.
    Spike {
        /// The key, from the end where `from_end`.
        key: usize,
        /// Counted from the last key.
        from_end: bool,
        /// By how much its scores are higher, roughly.
        score: f32,
    },
    /// Every score is the product of these two, alternating in sign from query to query and with
    /// three magnitudes from key to key: softmax is a choice among many equal maxima.
    Extreme {
        /// The queries' one component that is not 0.
        query: f32,
        /// The keys'.
        key: f32,
    },
    /// All keys are the same and so are all queries: output is the mean of the values.
    Constant(f32),
    /// The elements of v have this standard deviation.
    LargeValues(f32),
    /// One key is not a number.
    NotANumber {
        /// Which.
        key: usize,
    },
}

impl Values {
    /// q, k and v, each contiguous (batch, seq, heads, head_dim).
    pub fn draw<T: Narrow>(&self, shape: &Shape, seed: u64) -> [Vec<T>; 3] {
        let mut rng = fastrand::Rng::with_seed(seed);
        let std = match self {
            Values::Normal(std) => f64::from(*std),
            _ => 1.0,
        };
        let mut tensor = |len| (0..len).map(|_| std * normal(&mut rng)).collect();
        let mut drawn = Drawn {
            head_dim: shape.head_dim,
            keys: shape.seq_k,
            kv_heads: shape.kv_heads,
            q: tensor(shape.q_len()),
            k: tensor(shape.kv_len()),
            v: tensor(shape.kv_len()),
        };
        drawn.change(self);
        [drawn.q, drawn.k, drawn.v].map(|tensor| tensor.into_iter().map(T::nearest).collect())
    }
}

struct Drawn {
    head_dim: usize,
    keys: usize,
    kv_heads: usize,
    q: Vec<f64>,
    k: Vec<f64>,
    v: Vec<f64>,
}

/// Component 0 of the queries where a kind of values sets scores through it.
const LEVER: f64 = 8.0;

impl Drawn {
    fn queries(&mut self) -> impl Iterator<Item = &mut [f64]> {
        self.q.chunks_exact_mut(self.head_dim)
    }

    /// Each key of each sequence and head, with its place in the sequence.
    fn keys(&mut self) -> impl Iterator<Item = (usize, &mut [f64])> {
        let (keys, kv_heads) = (self.keys, self.kv_heads);
        let all = self.k.chunks_exact_mut(self.head_dim).enumerate();
        all.map(move |(row, key)| (row / kv_heads % keys, key))
    }

    /// Adds `level(j)` to the scores of key j, if the scale is 1/√head_dim.
    fn raise(&mut self, level: impl Fn(usize) -> f64) {
        let factor = (self.head_dim as f64).sqrt() / LEVER;
        self.queries().for_each(|query| query[0] = LEVER);
        self.keys().for_each(|(j, key)| key[0] = level(j) * factor);
    }

    fn change(&mut self, values: &Values) {
        match *values {
            Values::Normal(_) => {}
            Values::Outliers => {
                for (_, key) in self.keys().step_by(64) {
                    key.iter_mut().for_each(|x| *x *= 32.0);
                }
            }
            Values::MinusInfinity { period } => {
                self.queries()
                    .step_by(period)
                    .for_each(|query| query[0] = f64::NEG_INFINITY);
                // Not 0 after rounding: −∞ · 0 is no number.
                self.keys().for_each(|(_, key)| key[0] = key[0].abs() + 0.5);
            }
            Values::HiddenKeys { first, count } => {
                self.queries()
                    .for_each(|query| query[0] = query[0].abs() + 0.5);
                for (_, key) in self
                    .keys()
                    .filter(|(j, _)| (first..first + count).contains(j))
                {
                    key[0] = f64::NEG_INFINITY;
                }
            }
            Values::Slope(slope) => self.raise(|j| f64::from(slope) * j as f64),
            Values::Spike {
                key,
                from_end,
                score,
            } => {
                let last = self.keys - 1;
                let at = if from_end {
                    last.saturating_sub(key)
                } else {
                    key.min(last)
                };
                self.raise(|j| if j == at { f64::from(score) } else { 0.0 });
            }
            Values::Extreme { query, key } => self.extremes(f64::from(query), f64::from(key)),
            Values::Constant(value) => {
                for x in self.q.iter_mut().chain(&mut self.k) {
                    *x = f64::from(value);
                }
            }
            Values::LargeValues(std) => self.v.iter_mut().for_each(|x| *x *= f64::from(std)),
            Values::NotANumber { key: at } => {
                for (_, key) in self.keys().filter(|(j, _)| *j == at) {
                    key[0] = f64::NAN;
                }
            }
        }
    }

    fn extremes(&mut self, q: f64, k: f64) {
        for (i, query) in self.queries().enumerate() {
            query.fill(0.0);
            query[0] = if i % 2 == 0 { q } else { -q };
        }
        for (j, key) in self.keys() {
            key.fill(0.0);
            // Powers of 2 apart, so that scores are exact in float32.
            key[0] = [k, -k, k / 4.0][j * 7 % 3];
        }
    }
}

/// A normally distributed number (Box and Muller, 1958).
pub(crate) fn normal(rng: &mut fastrand::Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.f64()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.f64()).cos()
}
