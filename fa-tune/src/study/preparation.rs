//! Compiling ahead: proposed trials are prepared on CPU threads, the first ones first, while the GPU
//! measures.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::signal::Signal;
use crate::store::{Claim, Entry, State};

/// The trials that are prepared, or will be.
pub(super) struct Preparation<'a> {
    prepare: &'a (dyn Fn(&str) + Sync),
    state: Mutex<Trials>,
    /// Raised when a trial is queued or ready.
    signal: Signal,
}

#[derive(Default)]
struct Trials {
    queue: BTreeMap<u32, String>,
    /// The trials taken from the queue; `true` once they are ready.
    ready: HashMap<u32, bool>,
}

impl<'a> Preparation<'a> {
    pub fn new(prepare: &'a (dyn Fn(&str) + Sync)) -> Preparation<'a> {
        Preparation {
            prepare,
            state: Mutex::default(),
            signal: Signal::default(),
        }
    }

    /// Queues what nobody measures yet, and leaves out what somebody does by now.
    pub fn update<'b>(&self, entries: impl Iterator<Item = &'b Entry>) {
        let mut trials = self.lock();
        for entry in entries {
            if entry.state != State::Open {
                trials.queue.remove(&entry.number);
            } else if !trials.ready.contains_key(&entry.number) {
                let spec = || entry.spec.clone();
                trials.queue.entry(entry.number).or_insert_with(spec);
            }
        }
        drop(trials);
        self.signal.raise();
    }

    /// Prepares what is queued until the run is over.
    pub fn work(&self) {
        while let Some(seen) = self.signal.look() {
            match self.take_first() {
                Some((number, spec)) => self.run(number, &spec),
                None => self.signal.wait(seen, None),
            }
        }
    }

    /// Returns when the claimed trial is prepared: does it here if no thread has begun, or waits for
    /// the one that has.
    pub fn ensure(&self, claim: &Claim) {
        while let Some(seen) = self.signal.look() {
            match self.begin(claim.number) {
                None => return self.run(claim.number, &claim.spec),
                Some(true) => return,
                Some(false) => self.signal.wait(seen, None),
            }
        }
    }

    /// No more trials come.
    pub fn end(&self) {
        self.signal.end();
    }

    fn take_first(&self) -> Option<(u32, String)> {
        let mut trials = self.lock();
        let (number, spec) = trials.queue.pop_first()?;
        trials.ready.insert(number, false);
        Some((number, spec))
    }

    /// Marks a trial as taken, and says how far it was before.
    fn begin(&self, number: u32) -> Option<bool> {
        let mut trials = self.lock();
        trials.queue.remove(&number);
        let known = trials.ready.get(&number).copied();
        trials.ready.entry(number).or_insert(false);
        known
    }

    fn run(&self, number: u32, spec: &str) {
        (self.prepare)(spec);
        self.lock().ready.insert(number, true);
        self.signal.raise();
    }

    fn lock(&self) -> MutexGuard<'_, Trials> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
