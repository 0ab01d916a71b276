//! What is remembered of an element in launches whose CTAs talk to each other: what it has released,
//! and who accessed it.

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
    reads: Latest,
    /// The last atomic read of each thread.
    atomic_reads: Latest,
    /// The last atomic write of each thread.
    atomic_writes: Latest,
    last_write: Option<Visit>,
}

impl History {
    /// Notes a plain read, and shows the atomic accesses that it must not race with.
    pub(super) fn read(&mut self, visit: Visit, clash: impl FnMut(Hazard, Visit)) {
        self.atomic_writes.show(Hazard::ReadAfterWrite, clash);
        self.reads.note(visit);
    }

    /// Ends with a plain write, and shows all accesses that it must not race with.
    pub(super) fn write(self, mut clash: impl FnMut(Hazard, Visit)) {
        self.atomic_writes.show(Hazard::WriteAfterWrite, &mut clash);
        self.atomic_reads.show(Hazard::WriteAfterRead, &mut clash);
        self.reads.show(Hazard::WriteAfterRead, clash);
    }

    /// Notes an atomic access, and shows the plain reads that it must not race with.
    pub(super) fn access(&mut self, visit: Visit, writes: bool, clash: impl FnMut(Hazard, Visit)) {
        match writes {
            true => {
                self.reads.show(Hazard::WriteAfterRead, clash);
                self.atomic_writes.note(visit);
                self.last_write = Some(visit);
            }
            false => self.atomic_reads.note(visit),
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

/// The last visit of each thread, in the order of threads: of most elements a handful, so that looking through them costs less than a map.
#[derive(Debug, Default)]
struct Latest(Vec<Visit>);

impl Latest {
    fn note(&mut self, visit: Visit) {
        let place = self
            .0
            .binary_search_by_key(&thread(visit), |it| thread(*it));
        match place {
            Ok(known) => self.0[known] = visit,
            Err(place) => self.0.insert(place, visit),
        }
    }

    fn show(&self, hazard: Hazard, mut clash: impl FnMut(Hazard, Visit)) {
        self.0.iter().for_each(|visit| clash(hazard, *visit));
    }
}

fn thread(visit: Visit) -> ThreadId {
    (visit.block, visit.warp, visit.lane)
}
