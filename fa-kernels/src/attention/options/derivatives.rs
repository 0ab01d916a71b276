//! What options make of the gradient of scores.

use std::cell::RefCell;

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

/// What each score of a block changes by where the product Q Kᵀ does, but for the scale: 1, until an option says otherwise.
#[derive(Debug, Default)]
pub struct Derivatives {
    /// By 16×8 block, along the columns first; empty where all are 1.
    factors: RefCell<Vec<[Reg<f32>; 4]>>,
}

impl Derivatives {
    /// Multiplies each by what `of` makes of the score as it is now.
    pub fn multiply(&self, s: &Accumulator, of: impl Fn(Reg<f32>) -> Reg<f32>) {
        let blocks = (0..s.m_tiles).flat_map(|m| (0..s.n_tiles).map(move |n| (m, n)));
        let now = blocks.map(|(m, n)| s.block(m, n).map(|score| of(score.peek())));
        let mut factors = self.factors.borrow_mut();
        *factors = match factors.is_empty() {
            true => now.collect(),
            false => now
                .zip(&*factors)
                .map(|(now, so_far)| std::array::from_fn(|i| now[i] * so_far[i]))
                .collect(),
        };
    }

    /// Multiplies what has become of the scores by them, such as P: then they need no registers of their own.
    pub fn multiply_by(&self, scores: &Accumulator) {
        if !self.are_known() {
            return;
        }
        for (m, n) in (0..scores.m_tiles).flat_map(|m| (0..scores.n_tiles).map(move |n| (m, n))) {
            for (i, score) in scores.block(m, n).into_iter().enumerate() {
                score.set(self.apply(scores, [m, n], i, score.peek()));
            }
        }
    }

    /// Whether some are not 1.
    pub fn are_known(&self) -> bool {
        !self.factors.borrow().is_empty()
    }

    /// `gradient`, of element `i` of block (m, n) of `s` as the options have made it, as that of the product.
    pub fn apply(
        &self,
        s: &Accumulator,
        [m, n]: [u32; 2],
        i: usize,
        gradient: Reg<f32>,
    ) -> Reg<f32> {
        match self.factors.borrow().get((m * s.n_tiles + n) as usize) {
            Some(factors) => gradient * factors[i],
            None => gradient,
        }
    }
}
