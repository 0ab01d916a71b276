//! Which accesses of a CTA are ordered: vector clocks, as in FastTrack (Flanagan and Freund, 2009).
//!
//! Threads synchronise by whole warps only, so that a warp, not a thread, has a clock. It counts
//! *segments*: stretches between two synchronisations. Lanes of a warp are unordered inside a
//! segment, except each with itself.

use super::WARP;
use super::stamp::{Stamp, Thread};

/// The most warps of a CTA.
pub(super) const MAX_WARPS: usize = 32;

/// The vector clocks of the warps of a CTA.
#[derive(Debug)]
pub(super) struct Clocks {
    /// The first segment of this CTA. Segments count on from CTA to CTA, so that shadow memory of
    /// an earlier CTA needs no clearing.
    base: u32,
    warps: usize,
    /// For each warp: the first segment of every warp that is not known to have ended.
    /// Its own entry is its current segment.
    known: [[u32; MAX_WARPS]; WARP],
}

impl Clocks {
    pub(super) fn new(warps: usize) -> Clocks {
        Clocks {
            base: 1,
            warps,
            known: [[1; MAX_WARPS]; WARP],
        }
    }

    /// Starts a CTA. Returns false when the numbers have run out: all stamps have to be cleared.
    #[must_use]
    pub(super) fn restart(&mut self) -> bool {
        let last = (0..self.warps)
            .map(|warp| self.known[warp][warp])
            .max()
            .unwrap_or(0);
        let room = last < u32::MAX / 2;
        self.base = if room { last + 1 } else { 1 };
        self.known = [[self.base; MAX_WARPS]; WARP];
        room
    }

    /// The first segment of this CTA.
    #[inline]
    pub(super) fn base(&self) -> u32 {
        self.base
    }

    /// The segment that a warp is in.
    #[inline]
    pub(super) fn segment(&self, warp: u32) -> u32 {
        self.known[warp as usize][warp as usize]
    }

    /// Whether an access happened before what `thread` does now.
    #[inline]
    pub(super) fn ordered(&self, access: Stamp, thread: Thread) -> bool {
        access.segment() < self.known[thread.warp as usize][access.warp() as usize]
            || (access.warp() == thread.warp && access.lane() == Some(thread.lane))
    }

    /// A barrier of the lanes of a warp.
    pub(super) fn sync_warp(&mut self, warp: u32) {
        self.known[warp as usize][warp as usize] += 1;
    }

    /// A barrier of the warps in a mask.
    pub(super) fn join(&mut self, warps: u32) {
        let members = || (0..self.warps).filter(|warp| warps >> warp & 1 != 0);
        let mut joined = [0; MAX_WARPS];
        for member in members() {
            for (latest, &known) in joined.iter_mut().zip(&self.known[member]) {
                *latest = known.max(*latest);
            }
        }
        for member in members() {
            joined[member] += 1;
        }
        for member in 0..self.warps {
            if warps >> member & 1 != 0 {
                self.known[member] = joined;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thread(warp: u32, lane: u32) -> Thread {
        Thread { warp, lane, op: 0 }
    }

    #[test]
    fn barriers_order_their_members_only() {
        let mut clocks = Clocks::new(3);
        let by_first = Stamp::new(clocks.segment(0), thread(0, 3));
        assert!(clocks.ordered(by_first, thread(0, 3)));
        assert!(!clocks.ordered(by_first, thread(0, 4)));
        assert!(!clocks.ordered(by_first, thread(1, 3)));
        clocks.join(0b011);
        assert!(clocks.ordered(by_first, thread(0, 4)));
        assert!(clocks.ordered(by_first, thread(1, 3)));
        assert!(!clocks.ordered(by_first, thread(2, 3)));
        // Order is transitive: warp 2 meets warp 1, which has met warp 0.
        clocks.join(0b110);
        assert!(clocks.ordered(by_first, thread(2, 3)));
        assert!(!clocks.ordered(Stamp::new(clocks.segment(0), thread(0, 0)), thread(2, 0)));
    }

    #[test]
    fn a_warp_barrier_orders_lanes_but_not_warps() {
        let mut clocks = Clocks::new(2);
        let access = Stamp::new(clocks.segment(0), thread(0, 0));
        clocks.sync_warp(0);
        assert!(clocks.ordered(access, thread(0, 1)));
        assert!(!clocks.ordered(access, thread(1, 0)));
    }

    #[test]
    fn a_new_cta_starts_after_all_segments() {
        let mut clocks = Clocks::new(2);
        clocks.sync_warp(1);
        let access = Stamp::new(clocks.segment(1), thread(1, 0));
        assert!(clocks.restart());
        assert!(access.segment() < clocks.base());
        assert!(clocks.ordered(access, thread(0, 0)));
    }
}
