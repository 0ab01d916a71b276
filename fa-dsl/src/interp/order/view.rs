//! What a warp knows of the accesses of others.

use super::grid::{CtaView, GridView};
use super::part::{MAX_WARPS, Part, join_all};
use super::stamp::{AGENTS, Stamp};

/// The accesses that happened before some point of a run, as a vector clock.
///
/// Warps synchronise as a whole at barriers, but single lanes arrive at mbarriers: what a part of a
/// warp has done is kept apart.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// For each agent, the first segment that is not known to have ended.
    pub(crate) known: [u32; AGENTS],
    /// For each warp, what is known beyond that.
    parts: [Part; MAX_WARPS],
    /// For each warp, the first segment whose stores are not known to be visible to asynchronous
    /// instructions.
    fenced: [u32; MAX_WARPS],
    fenced_parts: [Part; MAX_WARPS],
    /// What is known of other CTAs.
    pub(super) elsewhere: GridView,
}

impl View {
    /// A view that knows nothing yet of a CTA that starts with segment `base`.
    pub(crate) fn new(base: u32) -> View {
        View {
            known: [base; AGENTS],
            parts: [Part::default(); MAX_WARPS],
            fenced: [base; MAX_WARPS],
            fenced_parts: [Part::default(); MAX_WARPS],
            elsewhere: GridView::default(),
        }
    }

    /// Whether an access is known.
    #[inline]
    pub(crate) fn covers(&self, access: Stamp) -> bool {
        access.segment() < self.known[access.agent()] || self.covers_lane(access)
    }

    #[cold]
    fn covers_lane(&self, access: Stamp) -> bool {
        self.parts
            .get(access.agent())
            .is_some_and(|part| part.covers(access))
    }

    /// Whether a store of a warp is known to be visible to asynchronous instructions.
    #[inline]
    pub(crate) fn covers_fence(&self, access: Stamp) -> bool {
        let warp = access.warp() as usize % MAX_WARPS;
        access.segment() < self.fenced[warp] || self.fenced_parts[warp].covers(access)
    }

    /// Adds what another view knows.
    pub(crate) fn join(&mut self, other: &View) {
        join_all(&mut self.known, &other.known, u32::max);
        join_all(&mut self.parts, &other.parts, Part::join);
        join_all(&mut self.fenced, &other.fenced, u32::max);
        join_all(&mut self.fenced_parts, &other.fenced_parts, Part::join);
        self.elsewhere.join(&other.elsewhere);
    }

    /// Adds what lanes of a warp did up to and including a segment.
    pub(crate) fn add(&mut self, warp: u32, lanes: LaneSet, segment: u32) {
        let warp = warp as usize;
        match lanes {
            LaneSet::Whole => self.known[warp] = self.known[warp].max(segment + 1),
            LaneSet::Some(lanes) => {
                self.parts[warp] = self.parts[warp].join(Part { segment, lanes });
            }
        }
    }

    /// All that this view knows, which is one of CTA `block` whose segments start with `base`.
    pub(super) fn for_grid(self, block: u32, base: u32) -> GridView {
        let known = std::array::from_fn(|warp| self.known[warp] - base);
        let parts = self.parts.map(|part| Part {
            segment: part.segment.saturating_sub(base),
            lanes: part.lanes,
        });
        let own = CtaView::new(known, parts);
        self.elsewhere.with(block, &own)
    }

    /// What the grid knows, as a view of CTA `block` whose segments start with `base`.
    pub(super) fn of_grid(grid: &GridView, block: u32, base: u32) -> View {
        let mut view = View::new(base);
        view.elsewhere = grid.clone();
        if let Some(own) = grid.cta(block) {
            for (known, segments) in view.known.iter_mut().zip(own.known) {
                *known += segments;
            }
            view.parts = std::array::from_fn(|warp| {
                let Part { segment, lanes } = own.part(warp);
                let segment = segment + base;
                Part { segment, lanes }
            });
        }
        view
    }

    /// Notes that lanes have made their stores visible to asynchronous instructions.
    pub(crate) fn fence(&mut self, warp: u32, lanes: LaneSet, segment: u32) {
        let warp = warp as usize;
        match lanes {
            LaneSet::Whole => self.fenced[warp] = self.fenced[warp].max(segment + 1),
            LaneSet::Some(lanes) => {
                self.fenced_parts[warp] = self.fenced_parts[warp].join(Part { segment, lanes });
            }
        }
    }
}

/// Which lanes of a warp: all that exist, or those of a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LaneSet {
    Whole,
    Some(u32),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::order::stamp::Thread;

    fn by(lane: u32, segment: u32) -> Stamp {
        Stamp::new(
            segment,
            Thread {
                warp: 4,
                lane,
                op: 0,
            },
        )
    }

    #[test]
    fn lanes_are_known_one_by_one() {
        let mut view = View::new(1);
        view.add(4, LaneSet::Some(0b10), 3);
        assert!(view.covers(by(1, 3)));
        assert!(!view.covers(by(1, 4)));
        assert!(!view.covers(by(0, 1)));
        view.add(4, LaneSet::Some(0b01), 5);
        assert!(view.covers(by(0, 3)) && view.covers(by(1, 3)));
        assert!(!view.covers(by(1, 5)), "lane 1 has not come that far");
        view.add(4, LaneSet::Whole, 3);
        assert!(view.covers(by(7, 3)));
        assert!(!view.covers(by(7, 4)));
    }

    #[test]
    fn fences_are_known_apart() {
        let mut view = View::new(1);
        view.add(4, LaneSet::Whole, 3);
        assert!(!view.covers_fence(by(1, 3)));
        let mut other = View::new(1);
        other.fence(4, LaneSet::Some(0b10), 3);
        view.join(&other);
        assert!(view.covers_fence(by(1, 3)));
        assert!(!view.covers_fence(by(2, 3)));
    }
}
