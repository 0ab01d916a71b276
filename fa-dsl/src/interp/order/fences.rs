//! Fences, which turn relaxed atomic accesses into releases and acquires (PTX ISA, "Release and
//! Acquire Patterns").

use std::collections::BTreeMap;

use super::grid::GridView;

/// What one thread's fences are about.
#[derive(Debug, Default)]
struct Fenced {
    /// What its relaxed accesses have seen and no fence has acquired yet.
    seen: GridView,
    /// What its last fence releases through the accesses after it.
    released: GridView,
}

/// The threads of a CTA that have made relaxed accesses or fences, by warp and lane.
#[derive(Debug, Default)]
pub(crate) struct Fences {
    threads: BTreeMap<(u32, u32), Fenced>,
}

impl Fences {
    /// Starts a CTA.
    pub(crate) fn clear(&mut self) {
        self.threads.clear();
    }

    /// A relaxed access of a thread sees what others have released.
    pub(crate) fn see(&mut self, thread: (u32, u32), released: &GridView) {
        if !released.is_empty() {
            self.threads.entry(thread).or_default().seen.join(released);
        }
    }

    /// What a relaxed access of a thread releases.
    pub(crate) fn released(&self, thread: (u32, u32)) -> GridView {
        let fenced = self.threads.get(&thread);
        fenced.map_or_else(GridView::default, |fenced| fenced.released.clone())
    }

    /// What a fence of a thread acquires.
    pub(crate) fn take_seen(&mut self, thread: (u32, u32)) -> GridView {
        let fenced = self.threads.get_mut(&thread);
        fenced.map_or_else(GridView::default, |fenced| std::mem::take(&mut fenced.seen))
    }

    /// A fence of a thread releases what it knows and has done.
    pub(crate) fn release(&mut self, thread: (u32, u32), released: GridView) {
        self.threads.entry(thread).or_default().released = released;
    }
}
