//! What some lanes of a warp did.

use super::stamp::Stamp;

/// The most warps of a CTA.
pub(crate) const MAX_WARPS: usize = 32;

/// What some lanes of a warp did up to and including a segment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) segment: u32,
    pub(super) lanes: u32,
}

impl Part {
    pub(super) fn covers(self, access: Stamp) -> bool {
        let lanes = access.lane().map_or(u32::MAX, |lane| 1 << lane);
        access.segment() <= self.segment && lanes & !self.lanes == 0
    }

    /// A part that claims no more than the two do together.
    pub(super) fn join(self, other: Part) -> Part {
        let within = |a: Part, b: Part| a.segment <= b.segment && a.lanes & !b.lanes == 0;
        if within(self, other) {
            other
        } else if within(other, self) {
            self
        } else {
            Part {
                segment: self.segment.min(other.segment),
                lanes: self.lanes | other.lanes,
            }
        }
    }
}

/// Joins entry by entry.
pub(super) fn join_all<T: Copy>(into: &mut [T], from: &[T], join: impl Fn(T, T) -> T) {
    for (into, &from) in into.iter_mut().zip(from) {
        *into = join(*into, from);
    }
}
