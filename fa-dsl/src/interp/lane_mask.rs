//! Masks of a warp's lanes, one bit a lane. The warps of a CTA are kept in such masks as well.

use crate::isa::machine::WARP;

/// A mask of all lanes.
pub(crate) const ALL_LANES: u32 = u32::MAX;

/// The lanes of a mask, ascending.
#[inline]
pub(crate) fn lanes_of(mask: u32) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let lane = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (lane < WARP).then_some(lane)
    })
}

/// The lanes where a predicate holds.
pub(crate) fn lanes_where(values: &[u64; WARP]) -> u32 {
    values.iter().enumerate().fold(0, |mask, (lane, &value)| {
        mask | u32::from(value != 0) << lane
    })
}
