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
}

impl OnlineSoftmax {
    /// The state before any score, for `m_tiles` blocks of 16 rows.
    #[device]
    pub fn new(m_tiles: u32, scale_log2: Reg<f32>) -> OnlineSoftmax {
        OnlineSoftmax {
            max: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_max", f32::NEG_INFINITY)))
                .collect(),
            sum: (0..m_tiles)
                .map(|_| [(); 2].map(|()| Var::named("row_sum", 0.0)))
                .collect(),
            scale_log2,
        }
    }

    /// Takes in a block of scores: replaces them by P = exp2((s − max)·c), rescales `acc` and the
    /// sums to the new maxima, and gives P rounded to `T` as the left operand of P·V.
    #[device]
    pub fn step<T: Half>(&self, s: &Accumulator, acc: &Accumulator, packed: bool) -> FragmentA {
        for m in 0..s.m_tiles {
            for half in 0..2 {
                self.row(s, acc, m, half);
            }
        }
        s.to_fragment::<T>(packed)
    }

    /// One row of [`Self::step`].
    #[device]
    fn row(&self, s: &Accumulator, acc: &Accumulator, m: u32, half: usize) {
        let (max, sum) = (self.max[m as usize][half], self.sum[m as usize][half]);
        let old = max.get();
        let new = quad_max(
            s.row(m, half)
                .fold(old, |largest, score| largest.max(score.peek())),
        );
        // A row without a finite score so far has max −∞, and −∞ − (−∞) is no number: it is
        // measured from 0 instead, which leaves its exponentials 0.
        let none = new == f32::NEG_INFINITY;
        let reference = select(none, 0.0, new * self.scale_log2);
        let rescale = old.mul_add(self.scale_log2, -reference).exp2();
        max.set(new);
        let mut total = sum.peek() * rescale;
        for score in s.row(m, half) {
            score.set(score.peek().mul_add(self.scale_log2, -reference).exp2());
            total += score.peek();
        }
        sum.set(total);
        for out in acc.row(m, half) {
            out.set(out.peek() * rescale);
        }
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

    /// What the row's output is multiplied by: 1 / sum, and 0 for a row without any score.
    #[device]
    pub fn normalizer(&self, m: u32, half: usize) -> Reg<f32> {
        let sum = self.sum[m as usize][half].peek();
        select(sum == 0.0, 0.0, sum.recip())
    }
}

/// The largest among the four threads that share a row.
#[device]
fn quad_max(value: Reg<f32>) -> Reg<f32> {
    let pair = value.max(value.shuffle_xor(1));
    pair.max(pair.shuffle_xor(2))
}
