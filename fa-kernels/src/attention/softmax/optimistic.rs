//! Softmax on trust: the references are the maxima of a row's first scores, and of those behind a mask. Other blocks take none, which is a
//! third of a block's float instructions, and lets exponentials begin before all of a row's scores have been looked at.
//!
//! A sum of exponentials is right relative to any reference as long as numbers hold it: float32's and bfloat16's go to 2¹²⁷. What rows come
//! to is looked at when a tile ends ([`OnlineSoftmax::is_misplaced`]), and rows whose sums are too large are computed again, following every
//! block's maxima. So are those that see their first score where none is followed.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::pipeline::any_lane;

use super::arithmetic::quad_max;
use super::step::{Step, either};
use super::{Chains, OnlineSoftmax};

/// The reference of a row without a score: so low that the exponential of any score relative to it is infinite, and that it is 0 relative
/// to any other.
pub(super) const NONE: f32 = -1e30;

/// By how many binary orders the references of P that ends at 2¹⁵ lie over the maxima, so that later scores may rise by 23 orders. Sums are at
/// least 2⁻⁸, of which P is held to 2⁻¹⁷ where it is too small for a normal number.
const HEADROOM: u32 = 8;

/// The largest binary order of a row's sum that is trusted, whatever the element type holds: products with values of up to 2⁸⁷ are numbers
/// then.
const TRUSTED_ORDER: u32 = 40;

/// The limit of sums that are trusted, of P of type `T`; none for rows that are computed again.
#[device]
pub fn trusted_limit<T: Half>(again: Reg<u32>) -> Reg<f32> {
    select(again == 0, trusted::<T>(), f32::INFINITY)
}

/// Row sums that are trusted are less than this.
const fn trusted<T: Half>() -> f32 {
    let order = if is_narrow::<T>() {
        T::LARGEST_ORDER
    } else {
        TRUSTED_ORDER
    };
    f32::from_bits((127 + order) << 23)
}

/// Whether P of type `T` holds less than what is trusted, so that references lie over the maxima.
const fn is_narrow<T: Half>() -> bool {
    T::LARGEST_ORDER < TRUSTED_ORDER
}

impl OnlineSoftmax {
    /// The first half of a step, see [`Self::begin`], with [`RescalePolicy::Optimistic`], of a block whose maxima become references. Sums that
    /// are not under the limit stay as they are, and so misplaced: what they are of may have been too large for P, or for the output.
    ///
    /// [`RescalePolicy::Optimistic`]: super::RescalePolicy::Optimistic
    #[device]
    pub fn begin_on_trust<T: Half>(&self, s: &Accumulator, limit: Reg<f32>) -> Step {
        let factors = (0..s.m_tiles)
            .map(|m| [0, 1].map(|half| self.follow_scores::<T>(s, [m, half], limit)))
            .collect();
        self.trust_scores(s, self.scale_log2);
        Step::Rescale { factors }
    }

    /// The same of a block whose maxima are not looked at: nothing is rescaled. Its scores are multiplied by `scale` in place of
    /// [`Self::scale_log2`].
    #[device]
    pub fn trust_scores(&self, s: &Accumulator, scale: Reg<f32>) {
        let sums: Vec<Reg<f32>> = (0..s.m_tiles)
            .flat_map(|m| self.powers(s, m, scale, self.trusted_references(m)))
            .collect();
        self.add_sums(&sums);
    }

    /// Brings a row's reference, and its sum, to the largest score so far. What its outputs are to be multiplied by.
    #[device]
    fn follow_scores<T: Half>(
        &self,
        s: &Accumulator,
        [m, half]: [u32; 2],
        limit: Reg<f32>,
    ) -> Reg<f32> {
        let half = half as usize;
        let mut largest = Chains::empty(self.method.chains);
        for score in s.row(m, half) {
            largest.push(score.peek(), |a, b| a.max(b));
        }
        let largest = quad_max(largest.finish(|a, b| a.max(b)));
        let reference = self.scaled[m as usize][half];
        let sum = self.sum[m as usize][half];
        let old = reference.get();
        let raised = match is_narrow::<T>() {
            true => largest.mul_add(self.scale_log2, HEADROOM as f32),
            false => largest * self.scale_log2,
        };
        let new = old.max(raised);
        let factor = (old - new).exp2();
        reference.set(new);
        let before = sum.peek();
        sum.set(select(before < limit, before * factor, before));
        factor
    }

    /// Whether trust was misplaced in some row of the warp, whose P are of type `T`; the same for all lanes. Before [`Self::finish`].
    #[device]
    pub fn is_misplaced<T: Half>(&self) -> Reg<bool> {
        let limit = trusted::<T>();
        let doubts: Vec<Reg<bool>> = self
            .sum
            .iter()
            .flatten()
            .map(|sum| {
                let is_small = sum.peek() < limit;
                !is_small
            })
            .collect();
        any_lane(either(&doubts))
    }
}
