//! What is remembered of an element in launches whose CTAs talk to each other: what it has released,
//! and who accessed it.

use std::collections::BTreeMap;

use super::visit::Visit;
use crate::interp::order::GridView;
use crate::interp::report::Hazard;

/// A CTA, a warp and a lane.
type ThreadId = (u32, u32, u32);

/// What is remembered of an element, since it was last written plainly.
#[derive(Debug, Default)]
pub(crate) struct History {
    /// What an acquire learns that reads it.
    released: GridView,
    /// The last plain read of each thread.
    reads: BTreeMap<ThreadId, Visit>,
    /// The last atomic read of each thread.
    atomic_reads: BTreeMap<ThreadId, Visit>,
    /// The last atomic write of each thread.
    atomic_writes: BTreeMap<ThreadId, Visit>,
    last_write: Option<Visit>,
}

impl History {
    /// Notes a plain read, and shows the atomic accesses that it must not race with.
    pub(super) fn read(&mut self, visit: Visit, clash: impl FnMut(Hazard, Visit)) {
        show(&self.atomic_writes, Hazard::ReadAfterWrite, clash);
        self.reads.insert(thread(visit), visit);
    }

    /// Ends with a plain write, and shows all accesses that it must not race with.
    pub(super) fn write(self, mut clash: impl FnMut(Hazard, Visit)) {
        show(&self.atomic_writes, Hazard::WriteAfterWrite, &mut clash);
        show(&self.atomic_reads, Hazard::WriteAfterRead, &mut clash);
        show(&self.reads, Hazard::WriteAfterRead, clash);
    }

    /// Notes an atomic access, and shows the plain reads that it must not race with.
    pub(super) fn access(&mut self, visit: Visit, writes: bool, clash: impl FnMut(Hazard, Visit)) {
        match writes {
            true => {
                show(&self.reads, Hazard::WriteAfterRead, clash);
                self.atomic_writes.insert(thread(visit), visit);
                self.last_write = Some(visit);
            }
            false => {
                self.atomic_reads.insert(thread(visit), visit);
            }
        }
    }

    /// What the element has released.
    pub(super) fn released(&self) -> &GridView {
        &self.released
    }

    /// A write releases `view`. An update goes on with what was released before; a store does not.
    pub(super) fn release(&mut self, view: GridView, goes_on: bool) {
        match goes_on {
            true => self.released.join(&view),
            false => self.released = view,
        }
    }

    /// Who wrote it last with an atomic instruction.
    pub(super) fn last_write(&self) -> Option<Visit> {
        self.last_write
    }
}

fn thread(visit: Visit) -> ThreadId {
    (visit.block, visit.warp, visit.lane)
}

fn show(visits: &BTreeMap<ThreadId, Visit>, hazard: Hazard, mut clash: impl FnMut(Hazard, Visit)) {
    visits.values().for_each(|visit| clash(hazard, *visit));
}
