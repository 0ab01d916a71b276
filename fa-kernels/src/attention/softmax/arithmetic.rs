//! Arithmetic on rows: exponentials, chains, reductions.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

/// 2^x by range reduction and a cubic, within 2^-13 relative (P is rounded to 11 bits at most):
/// x = n + f with n whole and |f| ≤ ½. 0 from −127 down,
/// infinite at 128, wrong beyond.
#[device]
pub(super) fn exp2_polynomial(x: Reg<f32>) -> Reg<f32> {
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
pub(super) fn scale_row(acc: &Accumulator, m: u32, half: usize, factor: Reg<f32>) {
    for out in acc.row(m, half) {
        out.set(out.peek() * factor);
    }
}

/// Values combined in independent chains: one would be as long as the row, each link waiting for
/// the last.
pub(crate) struct Chains {
    ends: Vec<Reg<f32>>,
    count: usize,
    pushed: usize,
}

impl Chains {
    /// `count` chains, the first of which starts from `first`.
    pub(crate) fn new(count: usize, first: Reg<f32>) -> Chains {
        Chains {
            ends: vec![first],
            count: count.max(1),
            pushed: 0,
        }
    }

    /// `count` chains without a value so far.
    pub(crate) fn empty(count: usize) -> Chains {
        Chains {
            ends: Vec::new(),
            count: count.max(1),
            pushed: 0,
        }
    }

    /// Adds a value to the next chain in turn.
    pub(crate) fn push(
        &mut self,
        value: Reg<f32>,
        combine: impl Fn(Reg<f32>, Reg<f32>) -> Reg<f32>,
    ) {
        match self.ends.get_mut(self.pushed % self.count) {
            Some(end) => *end = combine(*end, value),
            None => self.ends.push(value),
        }
        self.pushed += 1;
    }

    /// Joins the chains, of at least one value.
    pub(crate) fn finish(mut self, combine: impl Fn(Reg<f32>, Reg<f32>) -> Reg<f32>) -> Reg<f32> {
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
pub(super) fn quad_max(value: Reg<f32>) -> Reg<f32> {
    let pair = value.max(value.shuffle_xor(1));
    pair.max(pair.shuffle_xor(2))
}
