//! Small scores: tanh of them is a polynomial, which keeps the special function unit free for the softmax.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::pipeline::any_lane;

use crate::attention::softmax::arithmetic::Chains;

/// Factors of scores, and of what becomes of them, of which no power is too large or too small for float32.
pub(super) const USUAL: [f32; 2] = [1e-5, 1e5];

/// Independent chains in which the largest score is looked for.
const CHAINS: usize = 4;

/// All of a thread's scores.
pub(super) fn all(s: &Accumulator) -> impl Iterator<Item = Var<f32>> {
    (0..s.m_tiles).flat_map(move |m| (0..s.n_tiles).flat_map(move |n| s.block(m, n)))
}

/// Whether some score of the warp has a magnitude that is not under the limit; the same for all lanes.
#[device]
pub(super) fn some_are_large(s: &Accumulator, limit: Reg<f32>) -> Reg<bool> {
    let mut largest = Chains::empty(CHAINS);
    for score in all(s) {
        largest.push(score.peek().abs(), |a, b| a.max(b));
    }
    let all_small = largest.finish(|a, b| a.max(b)) < limit;
    any_lane(!all_small)
}

/// Scores become themselves times a polynomial of their squares, whose coefficients are these, by falling powers.
#[device]
pub(super) fn multiply_by_polynomials<const N: usize>(
    s: &Accumulator,
    coefficients: [Reg<f32>; N],
) {
    for score in all(s) {
        let square = score.peek() * score.peek();
        let quotient = coefficients
            .into_iter()
            .reduce(|sum, it| sum.mul_add(square, it));
        if let Some(quotient) = quotient {
            score.set(score.peek() * quotient);
        }
    }
}
