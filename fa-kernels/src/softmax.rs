//! Online softmax (Milakov and Gimelshein, 2018; FlashAttention, algorithm 1).
//!
//! Scores are kept unscaled; exponentials are base 2, so that the scale and log2 e fold into one
//! multiply-add per score: exp(s·scale − m·scale) = exp2(s·c − m·c) with c = scale·log2 e.
//! Exact while |s·c| < 2^30.

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, FragmentA};

/// ln 2, from base-2 to natural logarithms.
pub const LN_2: f32 = std::f32::consts::LN_2;

/// The running maximum and sum of each row of a warp's scores. A thread holds, for each 16-row
/// block, rows lane/4 and lane/4 + 8; its sums cover its own columns until [`Self::finish`].
#[derive(Clone, Debug)]
pub struct OnlineSoftmax {
    /// Row maxima of the unscaled scores so far, −∞ at first. The four threads of a row agree.
    pub max: Vec<[Var<f32>; 2]>,
    /// This thread's part of Σ exp2((s − max)·c).
    pub sum: Vec<[Var<f32>; 2]>,
    /// c = scale·log2 e.
    pub scale_log2: Reg<f32>,
    /// Independent chains that a row's maximum and sum are computed in. More hide latency where few
    /// warps do, and cost registers.
    pub chains: usize,
}

impl OnlineSoftmax {
    /// The state before any score, for `m_tiles` blocks of 16 rows.
    #[device]
    pub fn new(m_tiles: u32, scale_log2: Reg<f32>, chains: usize) -> OnlineSoftmax {
        OnlineSoftmax {
            max: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_max", f32::NEG_INFINITY)))
                .collect(),
            sum: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_sum", 0.0)))
                .collect(),
            scale_log2,
            chains,
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

    /// The first half of [`Self::step`]: scores become P. The outputs so far still have to be
    /// multiplied by what this gives.
    #[device]
    pub fn probabilities(&self, s: &Accumulator) -> Rescale {
        let factors: Vec<[Reg<f32>; 2]> = (0..s.m_tiles)
            .map(|m| [self.row(s, m, 0), self.row(s, m, 1)])
            .collect();
        Rescale { factors }
    }

    /// One row of [`Self::probabilities`].
    #[device]
    fn row(&self, s: &Accumulator, m: u32, half: usize) -> Reg<f32> {
        let (max, sum) = (self.max[m as usize][half], self.sum[m as usize][half]);
        let old = max.get();
        let scores: Vec<Var<f32>> = s.row(m, half).collect();
        let mut largest = Chains::new(self.chains, old);
        for score in &scores {
            largest.push(score.peek(), |a, b| a.max(b));
        }
        let new = quad_max(largest.finish(|a, b| a.max(b)));
        // A row without a finite score so far has max −∞, and −∞ − (−∞) is no number: it is
        // measured from 0 instead, which leaves its exponentials 0.
        let none = new == f32::NEG_INFINITY;
        let reference = select(none, 0.0, new * self.scale_log2);
        let rescale = old.mul_add(self.scale_log2, -reference).exp2();
        max.set(new);
        let mut total = Chains::new(self.chains, sum.peek() * rescale);
        for score in &scores {
            score.set(score.peek().mul_add(self.scale_log2, -reference).exp2());
            total.push(score.peek(), |a, b| a + b);
        }
        sum.set(total.finish(|a, b| a + b));
        rescale
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

/// What outputs are multiplied by when their rows' maxima grow.
#[derive(Clone, Debug)]
#[must_use]
pub struct Rescale {
    factors: Vec<[Reg<f32>; 2]>,
}

impl Rescale {
    /// Multiplies the rows of `acc`.
    #[device]
    pub fn apply(&self, acc: &Accumulator) {
        for m in 0..acc.m_tiles {
            for half in 0..2_usize {
                scale_row(acc, m, half, self.factors[m as usize][half]);
            }
        }
    }
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
