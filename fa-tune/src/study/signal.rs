//! How the threads of a run tell each other that something happened, or that it is over.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Something that threads wait for.
#[derive(Default)]
pub(super) struct Signal {
    state: Mutex<State>,
    raised: Condvar,
}

#[derive(Clone, Copy, Default)]
struct State {
    count: u64,
    over: bool,
}

impl Signal {
    /// To be called before looking at what may have changed: a thread does not wait for what came after.
    /// `None` when the run is over.
    pub fn look(&self) -> Option<u64> {
        let state = self.lock();
        (!state.over).then_some(state.count)
    }

    /// Something changed.
    pub fn raise(&self) {
        self.lock().count += 1;
        self.raised.notify_all();
    }

    /// The run is over.
    pub fn end(&self) {
        self.lock().over = true;
        self.raised.notify_all();
    }

    /// Waits for a change since `seen`, the end, or `limit`.
    pub fn wait(&self, seen: u64, limit: Option<Duration>) {
        let same = |state: &mut State| state.count == seen && !state.over;
        let state = self.lock();
        // Poisoned or not, the caller looks again.
        match limit {
            Some(limit) => drop(self.raised.wait_timeout_while(state, limit, same)),
            None => drop(self.raised.wait_while(state, same)),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
