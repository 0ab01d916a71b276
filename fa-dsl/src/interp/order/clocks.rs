//! Which accesses of a CTA are ordered: vector clocks, as in FastTrack (Flanagan and Freund, 2009).
//!
//! A warp, not a thread, has a clock. It counts *segments*: stretches between two
//! synchronisations. Lanes of a warp are unordered inside a segment, except each with itself.
//!
//! Asynchronous instructions run beside the warps, so that they have clocks of their own, which
//! count what can be waited for: a warp's groups of products, its bulk stores, the phases of an
//! mbarrier.

use super::grid::GridView;
use super::stamp::{AGENTS, Agent, Stamp, Thread};
use super::view::{LaneSet, View};
use crate::interp::lane_mask::lanes_of;

/// The vector clocks of the warps of a CTA.
#[derive(Debug)]
pub(crate) struct Clocks {
    /// The first segment of this CTA. Segments count on from CTA to CTA, so that shadow memory of
    /// an earlier CTA needs no clearing.
    base: u32,
    /// The segment that each agent is in.
    now: [u32; AGENTS],
    /// What each warp knows. Lanes know each other's segments up to the warp's own entry.
    views: Vec<View>,
    /// What some lanes of a warp know beyond that, until the warp's lanes synchronise.
    lane_views: Vec<Vec<(u32, View)>>,
}

impl Clocks {
    pub(crate) fn new(warps: usize) -> Clocks {
        Clocks {
            base: 1,
            now: [1; AGENTS],
            views: vec![View::new(1); warps],
            lane_views: vec![Vec::new(); warps],
        }
    }

    /// Starts a CTA. Returns false when the numbers have run out: all stamps have to be cleared.
    #[must_use]
    pub(crate) fn restart(&mut self) -> bool {
        let last = self.now.into_iter().max().unwrap_or(0);
        let room = last < u32::MAX / 2;
        self.base = if room { last + 1 } else { 1 };
        self.now = [self.base; AGENTS];
        self.views.fill(View::new(self.base));
        self.lane_views.iter_mut().for_each(Vec::clear);
        room
    }

    /// The first segment of this CTA.
    #[inline]
    pub(crate) fn base(&self) -> u32 {
        self.base
    }

    /// A view that knows of nothing.
    pub(crate) fn blank(&self) -> View {
        View::new(self.base)
    }

    /// The segment that a warp is in.
    #[inline]
    pub(crate) fn segment(&self, warp: u32) -> u32 {
        self.now[warp as usize]
    }

    /// The segment that an agent is in.
    #[inline]
    pub(crate) fn now(&self, agent: Agent) -> u32 {
        self.now[agent.index()]
    }

    /// How many segments of an agent have ended in this CTA.
    #[inline]
    pub(crate) fn ended(&self, agent: Agent) -> u32 {
        self.now(agent) - self.base
    }

    /// Starts the next segment of an agent.
    pub(crate) fn advance(&mut self, agent: Agent) {
        self.now[agent.index()] += 1;
    }

    /// Lanes of a warp learn that the first `segments` segments of an agent have ended.
    pub(crate) fn learn(&mut self, warp: u32, lanes: LaneSet, agent: Agent, segments: u32) {
        let mut view = self.blank();
        view.known[agent.index()] += segments;
        self.acquire(warp, lanes, &view);
    }

    /// Whether an access happened before what `thread` does now.
    #[inline]
    pub(crate) fn ordered(&self, access: Stamp, thread: Thread) -> bool {
        access.segment() < self.views[thread.warp as usize].known[access.agent()]
            || access.is_by(thread)
            || self.ordered_late(access, thread)
    }

    /// Whether an ordinary access is in a segment that is known to have ended: most are. False of some that are ordered all the same.
    #[inline]
    pub(crate) fn ended_before(&self, access: Stamp, thread: Thread) -> bool {
        access.segment() < self.views[thread.warp as usize].known[access.agent()]
            && !access.is_in_flight()
    }

    /// As [`Clocks::ordered`], by what single lanes know.
    #[cold]
    fn ordered_late(&self, access: Stamp, thread: Thread) -> bool {
        self.views[thread.warp as usize].covers(access)
            || self.lane_views(thread).any(|view| view.covers(access))
    }

    /// Whether a store was made visible to asynchronous instructions before what `thread` does now.
    #[inline]
    pub(crate) fn fenced(&self, store: Stamp, thread: Thread) -> bool {
        self.views[thread.warp as usize].covers_fence(store)
            || self.lane_views(thread).any(|view| view.covers_fence(store))
    }

    fn lane_views(&self, thread: Thread) -> impl Iterator<Item = &View> {
        self.lane_views[thread.warp as usize]
            .iter()
            .filter(move |(lanes, _)| lanes >> thread.lane & 1 != 0)
            .map(|(_, view)| view)
    }

    /// A barrier of the lanes of a warp.
    pub(crate) fn sync_warp(&mut self, warp: u32) {
        let warp = warp as usize;
        self.now[warp] += 1;
        for (_, view) in std::mem::take(&mut self.lane_views[warp]) {
            self.views[warp].join(&view);
        }
        self.views[warp].known[warp] = self.now[warp];
    }

    /// A barrier of the warps in a mask; `arrived` is what others have released to it.
    pub(crate) fn join(&mut self, warps: u32, arrived: Option<&View>) {
        let warps: Vec<usize> = lanes_of(warps)
            .filter(|&warp| warp < self.views.len())
            .collect();
        let mut joined = arrived.cloned().unwrap_or_else(|| self.blank());
        for &warp in &warps {
            self.sync_warp(warp as u32);
            joined.join(&self.views[warp]);
        }
        for &warp in &warps {
            self.views[warp].clone_from(&joined);
        }
    }

    /// Lanes of a warp publish what they know and have done.
    pub(crate) fn release(&mut self, warp: u32, lanes: LaneSet, into: &mut View) {
        into.join(&self.views[warp as usize]);
        for (mask, view) in &self.lane_views[warp as usize] {
            if matches!(lanes, LaneSet::Some(lanes) if lanes & !mask == 0) {
                into.join(view);
            }
        }
        into.add(warp, lanes, self.segment(warp));
        self.now[warp as usize] += 1;
    }

    /// Lanes of a warp learn what a view knows.
    pub(crate) fn acquire(&mut self, warp: u32, lanes: LaneSet, view: &View) {
        let LaneSet::Some(lanes) = lanes else {
            return self.views[warp as usize].join(view);
        };
        let views = &mut self.lane_views[warp as usize];
        match views.iter_mut().find(|(mask, _)| *mask == lanes) {
            Some((_, known)) => known.join(view),
            None => views.push((lanes, view.clone())),
        }
    }

    /// Lanes of a warp of CTA `block` publish to the grid what they know and have done.
    pub(crate) fn publish(&mut self, block: u32, warp: u32, lanes: LaneSet) -> GridView {
        let mut view = self.blank();
        self.release(warp, lanes, &mut view);
        view.for_grid(block, self.base)
    }

    /// Lanes of a warp of CTA `block` learn what the grid has published.
    pub(crate) fn adopt(&mut self, block: u32, warp: u32, lanes: LaneSet, published: &GridView) {
        if !published.is_empty() {
            let view = View::of_grid(published, block, self.base);
            self.acquire(warp, lanes, &view);
        }
    }

    /// Whether an access of another CTA, whose segments count from 0, happened before what `thread`
    /// does now.
    pub(crate) fn ordered_elsewhere(&self, block: u32, access: Stamp, thread: Thread) -> bool {
        let whole = &self.views[thread.warp as usize];
        whole.elsewhere.covers(block, access)
            || self
                .lane_views(thread)
                .any(|view| view.elsewhere.covers(block, access))
    }

    /// Lanes of a warp make their stores visible to asynchronous instructions.
    pub(crate) fn fence(&mut self, warp: u32, lanes: LaneSet) {
        let segment = self.segment(warp);
        self.views[warp as usize].fence(warp, lanes, segment);
        self.now[warp as usize] += 1;
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
        clocks.join(0b011, None);
        assert!(clocks.ordered(by_first, thread(0, 4)));
        assert!(clocks.ordered(by_first, thread(1, 3)));
        assert!(!clocks.ordered(by_first, thread(2, 3)));
        // Order is transitive: warp 2 meets warp 1, which has met warp 0.
        clocks.join(0b110, None);
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
    fn lanes_release_and_acquire_for_themselves() {
        let mut clocks = Clocks::new(2);
        let [zero, one] = [0, 1].map(|lane| Stamp::new(clocks.segment(0), thread(0, lane)));
        let mut view = clocks.blank();
        clocks.release(0, LaneSet::Some(1), &mut view);
        let late = Stamp::new(clocks.segment(0), thread(0, 0));
        clocks.acquire(1, LaneSet::Some(0b100), &view);
        assert!(clocks.ordered(zero, thread(1, 2)));
        assert!(!clocks.ordered(zero, thread(1, 3)), "lane 3 has not waited");
        assert!(!clocks.ordered(one, thread(1, 2)), "lane 1 has not arrived");
        assert!(
            !clocks.ordered(late, thread(1, 2)),
            "stored after the arrival"
        );
        clocks.sync_warp(1);
        assert!(clocks.ordered(zero, thread(1, 3)));
        // An arrival is no barrier of the warp's own lanes.
        assert!(!clocks.ordered(zero, thread(0, 1)));
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
