//! Online softmax (Milakov and Gimelshein, 2018; FlashAttention, algorithm 1).
//!
//! Scores are kept unscaled; exponentials are base 2, so that the scale and log2 e fold into one
//! multiply-add per score: exp(s·scale − m·scale) = exp2(s·c − m·c) with c = scale·log2 e.
//! Exact while |s·c| < 2^30.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::any_lane;
use fa_dsl::tile::{Accumulator, FragmentA};

/// ln 2, from base-2 to natural logarithms.
pub const LN_2: f32 = std::f32::consts::LN_2;

/// How a row's reference, which its exponentials are relative to, follows its scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    /// The maximum so far: every block may raise it, and then outputs and sums are rescaled.
    Maximum,
    /// As `Maximum`, but only when it rises by a factor of 2^[`RISE`]; until then exponentials are over 1
    /// (FlashAttention-4's conditional rescaling).
    Conditional,
    /// The first block's maximum. Later blocks take no maximum: a block whose exponentials come out
    /// too large, or that is a row's first, is computed again with a new reference.
    FirstBlock,
}

impl Reference {
    /// The values of a tunable.
    pub const TUNABLE: [Reference; 3] = [
        Reference::Maximum,
        Reference::Conditional,
        Reference::FirstBlock,
    ];

    /// The reference of a tunable's value; past the last one the last.
    pub const fn from_tunable(value: u32) -> Reference {
        match value {
            0 => Reference::Maximum,
            1 => Reference::Conditional,
            _ => Reference::FirstBlock,
        }
    }
}

/// By how many binary orders the maximum rises before [`Reference::Conditional`] follows.
pub const RISE: f32 = 8.0;

/// Up to here a thread's sum of a block's exponentials is trusted by [`Reference::FirstBlock`]: float16 holds
/// every one of them, and sums of outputs are far from float32's end.
pub const TRUSTED: f32 = 16_384.0;

/// How softmax is computed; what comes out is the same but for rounding.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// What exponentials are relative to.
    pub reference: Reference,
    /// Independent chains that a row's maximum and sum are computed in. More hide latency where few
    /// warps do, and cost registers.
    pub chains: usize,
    /// Of every 8 exponentials, how many are polynomials on the FMA units.
    pub polynomials: u32,
}

/// The running maximum and sum of each row of a warp's scores. A thread holds, for each 16-row
/// block, rows lane/4 and lane/4 + 8; its sums cover its own columns until [`Self::finish`].
#[derive(Clone, Debug)]
pub struct OnlineSoftmax {
    /// Row references in units of unscaled scores: maxima so far, or a lower bound of them; −∞ at
    /// first. The four threads of a row agree.
    pub max: Vec<[Var<f32>; 2]>,
    /// This thread's part of Σ exp2((s − max)·c).
    pub sum: Vec<[Var<f32>; 2]>,
    /// c = scale·log2 e.
    pub scale_log2: Reg<f32>,
    /// How it is computed.
    pub method: Method,
}

impl OnlineSoftmax {
    /// The state before any score, for `m_tiles` blocks of 16 rows.
    #[device]
    pub fn new(m_tiles: u32, scale_log2: Reg<f32>, method: Method) -> OnlineSoftmax {
        OnlineSoftmax {
            max: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_max", f32::NEG_INFINITY)))
                .collect(),
            sum: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_sum", 0.0)))
                .collect(),
            scale_log2,
            method,
        }
    }

    /// Takes in a block of scores: replaces them by P = exp2((s − max)·c), rescales `acc` and the
    /// sums to the new maxima, and gives P rounded to `T` as the left operand of P·V.
    #[device]
    pub fn step<T: Half>(&self, s: &Accumulator, acc: &Accumulator, packed: bool) -> FragmentA {
        for m in 0..s.m_tiles {
            for half in 0..2_usize {
                let factor = self.row(s, m, half);
                scale_row(acc, m, half, factor);
            }
        }
        s.to_fragment::<T>(packed)
    }

    /// The first half of a step whose block's output is still being computed: takes in the scores,
    /// leaves the output alone. `first`: the rows have seen no score before.
    #[device]
    pub fn begin<T: Half>(&self, s: &Accumulator, first: bool) -> Step {
        let later = !first;
        match self.method.reference {
            Reference::FirstBlock if later => self.trust::<T>(s),
            Reference::Conditional if later => self.follow_rises(s),
            _ => {
                let factors = self.rows(s);
                Step::Rescale { factors }
            }
        }
    }

    /// The second half, when nothing uses the output any more: brings it to the rows' references
    /// and gives P.
    #[device]
    pub fn end<T: Half>(&self, step: &Step, s: &Accumulator, acc: &Accumulator) -> FragmentA {
        match step {
            Step::Rescale { factors } => {
                rescale(acc, factors);
                s.to_fragment::<T>(true)
            }
            Step::Conditional { rose, factors } => {
                let rose = *rose;
                if rose {
                    rescale(acc, factors);
                }
                s.to_fragment::<T>(true)
            }
            Step::Trusted { wrong, sums, p } => {
                let wrong = *wrong;
                if wrong {
                    let factors = self.rows(s);
                    rescale(acc, &factors);
                    keep(p, &s.to_fragment::<T>(true));
                } else {
                    for (sum, block) in self.sum.iter().flatten().zip(sums) {
                        sum.set(sum.peek() + *block);
                    }
                }
                let regs: Vec<[Reg<u32>; 4]> = p.iter().map(|block| block.map(Var::peek)).collect();
                FragmentA::from_registers(s.m_tiles, s.n_tiles / 2, regs)
            }
        }
    }

    /// Scores become P relative to the new maxima; what outputs have to be multiplied by.
    #[device]
    fn rows(&self, s: &Accumulator) -> Vec<[Reg<f32>; 2]> {
        (0..s.m_tiles)
            .map(|m| [self.row(s, m, 0), self.row(s, m, 1)])
            .collect()
    }

    /// One row of [`Self::rows`].
    #[device]
    fn row(&self, s: &Accumulator, m: u32, half: usize) -> Reg<f32> {
        let max = self.max[m as usize][half];
        let old = max.get();
        let new = quad_max(self.largest(s, m, half, old));
        let reference = self.reference(new);
        let rescale = old.mul_add(self.scale_log2, -reference).exp2();
        max.set(new);
        self.exponentials(s, m, half, reference, rescale);
        rescale
    }

    /// The largest of a row's scores that this thread has, and of `old`.
    #[device]
    fn largest(&self, s: &Accumulator, m: u32, half: usize, old: Reg<f32>) -> Reg<f32> {
        let mut largest = Chains::new(self.method.chains, old);
        for score in s.row(m, half) {
            largest.push(score.peek(), |a, b| a.max(b));
        }
        largest.finish(|a, b| a.max(b))
    }

    /// What is subtracted from scores times c. A row without a finite score so far has maximum −∞,
    /// and −∞ − (−∞) is no number: it is measured from 0 instead, which leaves its exponentials 0.
    #[device]
    fn reference(&self, max: Reg<f32>) -> Reg<f32> {
        let none = max == f32::NEG_INFINITY;
        select(none, 0.0, max * self.scale_log2)
    }

    /// A row's scores become P; its sum is multiplied by `rescale` and takes them in.
    #[device]
    fn exponentials(
        &self,
        s: &Accumulator,
        m: u32,
        half: usize,
        reference: Reg<f32>,
        rescale: Reg<f32>,
    ) {
        let sum = self.sum[m as usize][half];
        let mut total = Chains::new(self.method.chains, sum.peek() * rescale);
        for (i, score) in s.row(m, half).enumerate() {
            let exponent = score.peek().mul_add(self.scale_log2, -reference);
            score.set(self.power(exponent, i));
            total.push(score.peek(), |a, b| a + b);
        }
        sum.set(total.finish(|a, b| a + b));
    }

    /// 2^x for element `i` of a row: of every 8 in turn, the first few by polynomial.
    #[device]
    fn power(&self, x: Reg<f32>, i: usize) -> Reg<f32> {
        if (i as u32 * 5) % 8 < self.method.polynomials {
            // Relative to a maximum so far nothing is far over 1.
            let bounded = self.method.reference != Reference::FirstBlock;
            exp2_polynomial(if bounded { x } else { x.min_nan(128.0) })
        } else {
            x.exp2()
        }
    }

    /// [`Reference::Conditional`]: a warp whose maxima rise by less keeps its references.
    #[device]
    fn follow_rises(&self, s: &Accumulator) -> Step {
        let limit = RISE;
        let news: Vec<[Reg<f32>; 2]> = (0..s.m_tiles)
            .map(|m| {
                [0, 1].map(|half| {
                    let old = self.max[m as usize][half].peek();
                    quad_max(self.largest(s, m, half, old))
                })
            })
            .collect();
        let mut rises: Vec<Reg<bool>> = Vec::new();
        for (m, news) in news.iter().enumerate() {
            for (half, new) in news.iter().enumerate() {
                let old = self.max[m][half].peek();
                // From −∞ any rise counts; −∞ − (−∞) is no number and does not.
                rises.push((*new - old) * self.scale_log2 > limit);
            }
        }
        let rose = any_lane(either(&rises));
        let mut factors: Vec<[Reg<f32>; 2]> = Vec::new();
        for (m, news) in news.iter().enumerate() {
            factors.push([0, 1].map(|half| {
                let max = self.max[m][half];
                let old = max.get();
                let new = select(rose, news[half], old);
                let reference = self.reference(new);
                let factor = old.mul_add(self.scale_log2, -reference).exp2();
                // A row without a score so far has the factor 0, or NaN where there still is none.
                max.set(new);
                self.exponentials(s, m as u32, half, reference, factor);
                factor
            }));
        }
        Step::Conditional { rose, factors }
    }

    /// [`Reference::FirstBlock`]: exponentials relative to the references as they are, packed, the scores
    /// kept.
    #[device]
    fn trust<T: Half>(&self, s: &Accumulator) -> Step {
        let mut sums: Vec<Reg<f32>> = Vec::new();
        let mut powers: Vec<Vec<Reg<f32>>> = Vec::new();
        let mut doubts: Vec<Reg<bool>> = Vec::new();
        for m in 0..s.m_tiles {
            for half in 0..2_usize {
                let max = self.max[m as usize][half].peek();
                let reference = self.reference(max);
                let mut row: Vec<Reg<f32>> = Vec::new();
                let mut total: Option<Chains> = None;
                for (i, score) in s.row(m, half).enumerate() {
                    let exponent = score.peek().mul_add(self.scale_log2, -reference);
                    let power = self.power(exponent, i);
                    match &mut total {
                        Some(total) => total.push(power, |a, b| a + b),
                        None => total = Some(Chains::new(self.method.chains, power)),
                    }
                    row.push(power);
                }
                powers.push(row);
                if let Some(total) = total {
                    let total = total.finish(|a, b| a + b);
                    sums.push(total);
                    let small = total < TRUSTED;
                    doubts.push(!small);
                    doubts.push(max == f32::NEG_INFINITY);
                }
            }
        }
        let wrong = any_lane(either(&doubts));
        let mut p: Vec<[Var<u32>; 4]> = Vec::new();
        for m in 0..s.m_tiles {
            let (upper, lower) = (&powers[2 * m as usize], &powers[2 * m as usize + 1]);
            for k in 0..s.n_tiles as usize / 2 {
                p.push(
                    [
                        T::pack(upper[4 * k], upper[4 * k + 1]),
                        T::pack(lower[4 * k], lower[4 * k + 1]),
                        T::pack(upper[4 * k + 2], upper[4 * k + 3]),
                        T::pack(lower[4 * k + 2], lower[4 * k + 3]),
                    ]
                    .map(|pair| Var::named("p", pair)),
                );
            }
        }
        Step::Trusted { wrong, sums, p }
    }

    /// Completes the sums over the four threads of each row.
    #[device]
    pub fn finish(&self) {
        for sum in self.sum.iter().flatten() {
            let pair = sum.peek() + sum.peek().shuffle_xor(1);
            sum.set(pair + pair.shuffle_xor(2));
        }
    }

    /// The row's log-sum-exp, natural logarithm, of the scaled scores; −∞ for a row without any.
    #[device]
    pub fn lse(&self, m: u32, half: usize) -> Reg<f32> {
        let (max, sum) = (
            self.max[m as usize][half].peek(),
            self.sum[m as usize][half].peek(),
        );
        let lse = max.mul_add(self.scale_log2, sum.log2()) * LN_2;
        select(sum == 0.0, f32::NEG_INFINITY, lse)
    }

    /// Divides the rows of `acc` by their sums.
    #[device]
    pub fn normalize(&self, acc: &Accumulator) {
        for m in 0..acc.m_tiles {
            for half in 0..2_usize {
                let normalizer = self.normalizer(m, half);
                for out in acc.row(m, half) {
                    out.set(out.peek() * normalizer);
                }
            }
        }
    }

    /// What the row's output is multiplied by: 1 / sum, and 0 for a row without any score.
    #[device]
    pub fn normalizer(&self, m: u32, half: usize) -> Reg<f32> {
        let sum = self.sum[m as usize][half].peek();
        select(sum == 0.0, 0.0, sum.recip())
    }
}

/// A block that was taken in, while its rows' outputs are still relative to the references before.
#[must_use]
pub enum Step {
    /// Every row's output is to be multiplied.
    Rescale {
        /// By how much, for each 16-row block.
        factors: Vec<[Reg<f32>; 2]>,
    },
    /// Outputs are to be multiplied if some row's maximum rose.
    Conditional {
        /// Whether it did, the same for all lanes.
        rose: Reg<bool>,
        /// By how much, for each 16-row block.
        factors: Vec<[Reg<f32>; 2]>,
    },
    /// P was computed with references that may turn out too low.
    Trusted {
        /// Whether they are, the same for all lanes.
        wrong: Reg<bool>,
        /// The block's part of the sums, row after row.
        sums: Vec<Reg<f32>>,
        /// P, packed.
        p: Vec<[Var<u32>; 4]>,
    },
}

/// Multiplies the rows of an accumulator.
#[device]
fn rescale(acc: &Accumulator, factors: &[[Reg<f32>; 2]]) {
    for m in 0..acc.m_tiles {
        for half in 0..2_usize {
            scale_row(acc, m, half, factors[m as usize][half]);
        }
    }
}

/// Copies a fragment to variables.
#[device]
pub fn keep(variables: &[[Var<u32>; 4]], fragment: &FragmentA) {
    for (k, block) in variables.iter().enumerate() {
        let (m, k) = (k as u32 / fragment.k_steps, k as u32 % fragment.k_steps);
        for (variable, value) in block.iter().zip(fragment.block(m, k)) {
            variable.set(value);
        }
    }
}

/// Whether any of the conditions holds.
fn either(conditions: &[Reg<bool>]) -> Reg<bool> {
    let all = conditions.iter().copied();
    all.reduce(|a, b| a | b).unwrap_or_else(|| Reg::from(false))
}

/// 2^x by range reduction and a cubic, within 2^-13 relative (P is rounded to 11 bits at most):
/// x = n + f with n whole and |f| ≤ ½. 0 from −127 down,
/// infinite at 128, wrong beyond.
#[device]
fn exp2_polynomial(x: Reg<f32>) -> Reg<f32> {
    /// 1.5·2^23: adding it rounds to whole numbers, which the low bits then hold.
    const ROUND: f32 = 12_582_912.0;
    let x = x.max_nan(-127.0);
    let rounded = x + ROUND;
    let fraction = x - (rounded - ROUND);
    // Least relative error on [−½, ½].
    let power = fraction
        .mul_add(0.055_171_67, 0.242_611_12)
        .mul_add(fraction, 0.693_261)
        .mul_add(fraction, 0.999_928_06);
    let exponent = (rounded.to_bits() << 23) + 1.0_f32.to_bits();
    power * Reg::<f32>::from_bits(exponent)
}

/// Multiplies one row of an accumulator.
#[device]
fn scale_row(acc: &Accumulator, m: u32, half: usize, factor: Reg<f32>) {
    for out in acc.row(m, half) {
        out.set(out.peek() * factor);
    }
}

/// Values combined in independent chains: one would be as long as the row, each link waiting for
/// the last.
struct Chains {
    ends: Vec<Reg<f32>>,
    count: usize,
    pushed: usize,
}

impl Chains {
    /// `count` chains, the first of which starts from `first`.
    fn new(count: usize, first: Reg<f32>) -> Chains {
        Chains {
            ends: vec![first],
            count: count.max(1),
            pushed: 0,
        }
    }

    /// Adds a value to the next chain in turn.
    fn push(&mut self, value: Reg<f32>, combine: impl Fn(Reg<f32>, Reg<f32>) -> Reg<f32>) {
        match self.ends.get_mut(self.pushed % self.count) {
            Some(end) => *end = combine(*end, value),
            None => self.ends.push(value),
        }
        self.pushed += 1;
    }

    /// Joins the chains.
    fn finish(mut self, combine: impl Fn(Reg<f32>, Reg<f32>) -> Reg<f32>) -> Reg<f32> {
        while self.ends.len() > 1 {
            let pairs = self.ends.chunks(2);
            self.ends = pairs
                .map(|pair| pair[1..].iter().fold(pair[0], |a, b| combine(a, *b)))
                .collect();
        }
        self.ends[0]
    }
}

/// The largest among the four threads that share a row.
#[device]
fn quad_max(value: Reg<f32>) -> Reg<f32> {
    let pair = value.max(value.shuffle_xor(1));
    pair.max(pair.shuffle_xor(2))
}
