//! Who touched a granule of memory last, packed in one word.

/// The operations that a stamp can tell apart; the last number stands for all further ones.
const OPS: u32 = (1 << 18) - 1;
/// The lane number that stands for several lanes of one warp.
const SEVERAL: u64 = 32;
/// The lane number that marks the bytes of an mbarrier.
const MBARRIER: u64 = 33;

/// Warps, and what else touches memory: see [`Agent`].
pub(crate) const AGENTS: usize = 128;
/// Agents of each kind.
const PER_KIND: usize = 32;

/// Something that runs on a clock of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Agent {
    /// The tensor core at work for a warp; a segment is a group of products.
    Tensor(u32),
    /// The copy engine at work on a warp's stores; a segment is a store.
    Stores(u32),
    /// The copy engine at work on loads towards a phase of an mbarrier; a segment is a phase.
    Mbarrier(u32),
}

impl Agent {
    /// The most mbarriers of a CTA.
    pub(crate) const MBARRIERS: usize = PER_KIND;

    #[inline]
    pub(crate) fn index(self) -> usize {
        match self {
            Agent::Tensor(warp) => PER_KIND + warp as usize,
            Agent::Stores(warp) => 2 * PER_KIND + warp as usize,
            Agent::Mbarrier(index) => 3 * PER_KIND + index as usize,
        }
    }
}

/// A thread at a point of its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thread {
    pub(crate) warp: u32,
    pub(crate) lane: u32,
    /// The operation it runs.
    pub(crate) op: u32,
}

/// An access to shared memory: segment 32 bits | operation 18 | agent 7 | lane 6 | in flight 1.
///
/// Agents 0 to 31 are the warps. A segment is a stretch of an agent's run; see
/// [`super::clocks::Clocks`]. The default, segment 0, is older than every access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stamp(u64);

impl Stamp {
    /// So many places that nobody has accessed. The system hands out zeros when they are touched, and few are.
    pub(crate) fn never(places: usize) -> Vec<Stamp> {
        vec![0; places].into_iter().map(Stamp).collect()
    }

    #[inline]
    pub(crate) fn new(segment: u32, thread: Thread) -> Stamp {
        Stamp::pack(
            segment,
            thread.op,
            u64::from(thread.warp),
            u64::from(thread.lane),
        )
    }

    /// An access that an agent makes for `thread`.
    #[inline]
    pub(crate) fn of(agent: Agent, segment: u32, thread: Thread) -> Stamp {
        let lane = match agent {
            Agent::Tensor(_) => SEVERAL,
            _ => u64::from(thread.lane),
        };
        Stamp::pack(segment, thread.op, agent.index() as u64, lane)
    }

    /// The mark of the bytes of an mbarrier that `thread` has made.
    pub(crate) fn mbarrier(segment: u32, thread: Thread) -> Stamp {
        Stamp::pack(segment, thread.op, u64::from(thread.warp), MBARRIER).in_flight()
    }

    #[inline]
    fn pack(segment: u32, op: u32, agent: u64, lane: u64) -> Stamp {
        let op = u64::from(op.min(OPS));
        Stamp(u64::from(segment) << 32 | op << 14 | agent << 7 | lane << 1)
    }

    /// The same access, not yet complete.
    #[inline]
    pub(crate) fn in_flight(self) -> Stamp {
        Stamp(self.0 | 1)
    }

    /// Whether it is a copy that only its own thread can wait for, or the mark of an mbarrier.
    #[inline]
    pub(crate) fn is_in_flight(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether it marks the bytes of an mbarrier.
    pub(crate) fn is_mbarrier(self) -> bool {
        self.0 >> 1 & 63 == MBARRIER
    }

    /// Whether it is a bulk load of the copy engine.
    #[inline]
    pub(crate) fn is_bulk_load(self) -> bool {
        self.agent() >= 3 * PER_KIND
    }

    #[inline]
    pub(crate) fn segment(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline]
    pub(crate) fn op(self) -> u32 {
        (self.0 >> 14) as u32 & OPS
    }

    /// Who made the access, as an index of clocks.
    #[inline]
    pub(crate) fn agent(self) -> usize {
        (self.0 >> 7) as usize & (AGENTS - 1)
    }

    /// The warp that made the access or had it made.
    #[inline]
    pub(crate) fn warp(self) -> u32 {
        (self.agent() % PER_KIND) as u32
    }

    /// The lane, unless several lanes of the warp made the access.
    #[inline]
    pub(crate) fn lane(self) -> Option<u32> {
        let lane = self.0 >> 1 & 63;
        (lane < SEVERAL).then_some(lane as u32)
    }

    /// Whether `thread` itself made the access.
    #[inline]
    pub(crate) fn is_by(self, thread: Thread) -> bool {
        self.agent() == thread.warp as usize && self.lane() == Some(thread.lane)
    }

    /// This access and those that `earlier` stands for, by the same warp.
    #[inline]
    pub(crate) fn after(self, earlier: Stamp) -> Stamp {
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
