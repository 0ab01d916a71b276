//! Who touched a granule of memory last, packed in one word.

/// The operations that a stamp can tell apart; the last number stands for all further ones.
const OPS: u32 = (1 << 20) - 1;
/// The lane number that stands for several lanes of one warp.
const SEVERAL: u64 = 32;

/// A thread at a point of its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thread {
    pub(super) warp: u32,
    pub(super) lane: u32,
    /// The operation it runs.
    pub(super) op: u32,
}

/// An access to shared memory: segment 32 bits | operation 20 | warp 5 | lane 6 | in flight 1.
///
/// A segment is a stretch of a warp's run between two barriers; see [`super::races::Clocks`].
/// The default, segment 0, is older than every access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stamp(u64);

impl Stamp {
    #[inline]
    pub(super) fn new(segment: u32, thread: Thread) -> Stamp {
        let op = u64::from(thread.op.min(OPS));
        Stamp(
            u64::from(segment) << 32
                | op << 12
                | u64::from(thread.warp) << 7
                | u64::from(thread.lane) << 1,
        )
    }

    /// The same access, not yet complete.
    #[inline]
    pub(super) fn in_flight(self) -> Stamp {
        Stamp(self.0 | 1)
    }

    #[inline]
    pub(super) fn is_in_flight(self) -> bool {
        self.0 & 1 != 0
    }

    #[inline]
    pub(super) fn segment(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline]
    pub(super) fn op(self) -> u32 {
        (self.0 >> 12) as u32 & OPS
    }

    #[inline]
    pub(super) fn warp(self) -> u32 {
        (self.0 >> 7) as u32 & 31
    }

    /// The lane, unless several lanes of the warp made the access.
    #[inline]
    pub(super) fn lane(self) -> Option<u32> {
        let lane = self.0 >> 1 & 63;
        (lane != SEVERAL).then_some(lane as u32)
    }

    /// This access and those that `earlier` stands for, by the same warp.
    #[inline]
    pub(super) fn after(self, earlier: Stamp) -> Stamp {
        let same_segment = self.segment() == earlier.segment();
        if same_segment && self.lane() != earlier.lane() {
            Stamp(self.0 & !(63 << 1) | SEVERAL << 1)
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_back() {
        let thread = Thread {
            warp: 31,
            lane: 30,
            op: 77_777,
        };
        let stamp = Stamp::new(u32::MAX, thread);
        assert_eq!(
            (stamp.segment(), stamp.op(), stamp.warp(), stamp.lane()),
            (u32::MAX, 77_777, 31, Some(30))
        );
        assert!(!stamp.is_in_flight());
        assert!(stamp.in_flight().is_in_flight());
        assert_eq!(stamp.in_flight().lane(), Some(30));
    }

    #[test]
    fn several_lanes_of_a_segment_merge() {
        let stamp = |segment, lane| {
            Stamp::new(
                segment,
                Thread {
                    warp: 2,
                    lane,
                    op: 5,
                },
            )
        };
        assert_eq!(stamp(3, 1).after(stamp(3, 1)).lane(), Some(1));
        assert_eq!(stamp(3, 1).after(stamp(3, 2)).lane(), None);
        assert_eq!(stamp(3, 1).after(stamp(2, 2)).lane(), Some(1));
        let several = stamp(3, 1).after(stamp(3, 2));
        assert_eq!(stamp(3, 1).after(several).lane(), None);
        assert_eq!((several.warp(), several.op(), several.segment()), (2, 5, 3));
    }
}
