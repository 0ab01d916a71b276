//! Words that atomic instructions access: what they have released, and who accessed them.

use std::collections::BTreeMap;

use super::visit::Visit;
use crate::interp::order::GridView;
use crate::interp::report::Hazard;

/// The latest atomic accesses of one thread.
#[derive(Clone, Copy, Debug)]
struct Latest {
    access: Visit,
    write: Option<Visit>,
}

/// A word that atomic instructions access.
#[derive(Debug, Default)]
pub(crate) struct Word {
    /// What an acquire learns that reads the word.
    released: GridView,
    /// By CTA, warp and lane.
    threads: BTreeMap<(u32, u32, u32), Latest>,
    last_write: Option<Visit>,
}

impl Word {
    /// Notes an atomic access.
    pub(super) fn note(&mut self, visit: Visit, writes: bool) {
        let thread = (visit.block, visit.warp, visit.lane);
        let latest = self.threads.entry(thread).or_insert(Latest {
            access: visit,
            write: None,
        });
        latest.access = visit;
        if writes {
            latest.write = Some(visit);
            self.last_write = Some(visit);
        }
    }

    /// Shows the atomic accesses that a plain one must not race with.
    pub(super) fn show(&self, writes: bool, mut clash: impl FnMut(Hazard, Visit)) {
        for latest in self.threads.values() {
            match (writes, latest.write) {
                (false, None) => {}
                (false, Some(write)) => clash(Hazard::ReadAfterWrite, write),
                (true, Some(write)) => clash(Hazard::WriteAfterWrite, write),
                (true, None) => clash(Hazard::WriteAfterRead, latest.access),
            }
        }
    }

    /// What the word has released.
    pub(crate) fn released(&self) -> &GridView {
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
