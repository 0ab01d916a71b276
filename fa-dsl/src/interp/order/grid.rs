//! What is known of the accesses of all CTAs: what atomic instructions release and acquire.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

use super::part::{MAX_WARPS, Part, join_all};
use super::stamp::Stamp;
use crate::interp::lane_mask::{lanes_of, lanes_where};
use crate::isa::machine::WARP;

/// What is known of the warps of one CTA, whose segments count from 0.
#[derive(Clone, Debug)]
pub(super) struct CtaView {
    /// For each warp, the first segment that is not known to have ended.
    pub(super) known: [u32; MAX_WARPS],
    /// For the lanes of some warps, the first segment that is not known either.
    lanes: BTreeMap<usize, [u32; WARP]>,
}

impl CtaView {
    pub(super) fn new(known: [u32; MAX_WARPS], parts: [Part; MAX_WARPS]) -> CtaView {
        let some = (0..).zip(parts).filter(|(_, part)| part.lanes != 0);
        let lanes = some.map(|(warp, part)| {
            let mut segments = [0; WARP];
            lanes_of(part.lanes).for_each(|lane| segments[lane] = part.segment + 1);
            (warp, segments)
        });
        CtaView {
            known,
            lanes: lanes.collect(),
        }
    }

    /// What is known of some lanes of a warp: no more than all of them have done.
    pub(super) fn part(&self, warp: usize) -> Part {
        let Some(lanes) = self.lanes.get(&warp) else {
            return Part::default();
        };
        let some = lanes.map(u64::from);
        let first = lanes.iter().filter(|segments| **segments != 0).min();
        Part {
            segment: first.map_or(0, |segments| segments - 1),
            lanes: lanes_where(&some),
        }
    }

    fn join(&mut self, other: &CtaView) {
        join_all(&mut self.known, &other.known, u32::max);
        for (warp, lanes) in &other.lanes {
            let ours = self.lanes.entry(*warp).or_insert([0; WARP]);
            join_all(ours, lanes, u32::max);
        }
    }

    fn covers(&self, access: Stamp) -> bool {
        let warp = access.warp() as usize;
        let by_lane = || {
            let (lanes, lane) = (self.lanes.get(&warp)?, access.lane()?);
            Some(access.segment() < lanes[lane as usize])
        };
        access.segment() < self.known[warp] || by_lane().unwrap_or(false)
    }
}

/// What is known of CTAs, by their numbers.
#[derive(Clone, Debug, Default)]
struct Ctas(BTreeMap<u32, CtaView>);

impl Ctas {
    fn join(&mut self, block: u32, known: &CtaView) {
        match self.0.entry(block) {
            Entry::Occupied(mut ours) => ours.get_mut().join(known),
            Entry::Vacant(place) => {
                place.insert(known.clone());
            }
        }
    }
}

/// The accesses of all CTAs that happened before some point of a launch. Copies share what they
/// know, and nothing is allocated while nothing is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct GridView {
    ctas: Option<Arc<Ctas>>,
}

impl GridView {
    /// This, and what is known of one CTA.
    pub(super) fn with(self, block: u32, known: &CtaView) -> GridView {
        let mut ctas = self.ctas.unwrap_or_default();
        Arc::make_mut(&mut ctas).join(block, known);
        GridView { ctas: Some(ctas) }
    }

    /// What is known of one CTA.
    pub(super) fn cta(&self, block: u32) -> Option<&CtaView> {
        self.ctas.as_ref()?.0.get(&block)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ctas.is_none()
    }

    /// Adds what another view knows.
    pub(crate) fn join(&mut self, other: &GridView) {
        let Some(theirs) = &other.ctas else { return };
        let Some(ours) = &mut self.ctas else {
            self.ctas = Some(Arc::clone(theirs));
            return;
        };
        if Arc::ptr_eq(ours, theirs) {
            return;
        }
        let ours = Arc::make_mut(ours);
        for (block, known) in &theirs.0 {
            ours.join(*block, known);
        }
    }

    /// Whether an access of a CTA, whose segments count from 0, is known.
    pub(crate) fn covers(&self, block: u32, access: Stamp) -> bool {
        self.cta(block).is_some_and(|known| known.covers(access))
    }
}

#[cfg(test)]
mod tests {
    use crate::interp::order::{Clocks, GridView, LaneSet, Stamp, Thread};

    fn thread(warp: u32, lane: u32) -> Thread {
        Thread { warp, lane, op: 0 }
    }

    /// An access in the first segment of a CTA.
    fn first(warp: u32, lane: u32) -> Stamp {
        Stamp::new(0, thread(warp, lane))
    }

    #[test]
    fn a_barrier_passes_on_what_one_lane_acquires() {
        let (mut producer, mut consumer) = (Clocks::new(2), Clocks::new(2));
        // The consumer's state has run CTAs before: its segments do not start where the other's do.
        assert!(consumer.restart());
        producer.join(0b11, None);
        let released = producer.publish(7, 0, LaneSet::Some(1));
        consumer.adopt(9, 1, LaneSet::Some(0b10), &released);
        let knows = |consumer: &Clocks, warp, lane| {
            consumer.ordered_elsewhere(7, first(1, 31), thread(warp, lane))
        };
        assert!(knows(&consumer, 1, 1));
        assert!(!knows(&consumer, 1, 2), "lane 2 has not acquired");
        assert!(!knows(&consumer, 0, 0), "nor has warp 0");
        consumer.join(0b11, None);
        assert!(knows(&consumer, 0, 0) && knows(&consumer, 1, 2));
        let elsewhere = consumer.ordered_elsewhere(8, first(1, 31), thread(0, 0));
        assert!(!elsewhere, "CTA 8 has released nothing");
    }

    #[test]
    fn without_a_barrier_a_lane_releases_its_own_accesses() {
        let (mut producer, mut consumer) = (Clocks::new(1), Clocks::new(1));
        let released = producer.publish(0, 0, LaneSet::Some(1));
        consumer.adopt(1, 0, LaneSet::Whole, &released);
        let knows = |access| consumer.ordered_elsewhere(0, access, thread(0, 0));
        assert!(knows(first(0, 0)));
        assert!(!knows(first(0, 1)), "lane 1 has released nothing");
        let later = Stamp::new(producer.segment(0) - producer.base(), thread(0, 0));
        assert!(!knows(later), "after the release");
    }

    #[test]
    fn lanes_release_one_after_another() {
        let (mut producer, mut consumer) = (Clocks::new(1), Clocks::new(1));
        let mut released = GridView::default();
        for lane in 0..3 {
            let now = producer.segment(0) - producer.base();
            let access = Stamp::new(now, thread(0, lane));
            released.join(&producer.publish(0, 0, LaneSet::Some(1 << lane)));
            consumer.adopt(1, 0, LaneSet::Whole, &released);
            assert!(consumer.ordered_elsewhere(0, access, thread(0, 0)));
            let neighbour = Stamp::new(now, thread(0, lane + 1));
            assert!(!consumer.ordered_elsewhere(0, neighbour, thread(0, 0)));
        }
    }

    #[test]
    fn what_was_acquired_is_released_too() {
        let [mut a, mut b, mut c] = [0; 3].map(|_: u32| Clocks::new(1));
        let released = a.publish(0, 0, LaneSet::Whole);
        b.adopt(1, 0, LaneSet::Whole, &released);
        let mut both = b.publish(1, 0, LaneSet::Whole);
        both.join(&GridView::default());
        c.adopt(2, 0, LaneSet::Whole, &both);
        for block in [0, 1] {
            assert!(c.ordered_elsewhere(block, first(0, 5), thread(0, 0)));
        }
    }

    #[test]
    fn a_cta_learns_of_its_own_warps() {
        let mut clocks = Clocks::new(2);
        let access = Stamp::new(clocks.segment(0), thread(0, 3));
        let released = clocks.publish(4, 0, LaneSet::Some(1 << 3));
        assert!(!clocks.ordered(access, thread(1, 0)));
        clocks.adopt(4, 1, LaneSet::Whole, &released);
        assert!(clocks.ordered(access, thread(1, 0)));
        let neighbour = Stamp::new(access.segment(), thread(0, 2));
        assert!(!clocks.ordered(neighbour, thread(1, 0)));
    }
}
