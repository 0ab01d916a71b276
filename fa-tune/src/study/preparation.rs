//! Compiling ahead: proposed trials are prepared on CPU threads, the first ones first, while the GPU
//! measures.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::record::Trial;

/// The trials that are prepared, or will be.
pub(super) struct Preparation<'a> {
    prepare: &'a (dyn Fn(&str) + Sync),
    state: Mutex<Trials>,
}

#[derive(Default)]
struct Trials {
    queue: BTreeMap<u32, String>,
    /// The trials taken from the queue, each set once it is ready.
    begun: HashMap<u32, Arc<OnceLock<()>>>,
}

impl<'a> Preparation<'a> {
    pub fn new(prepare: &'a (dyn Fn(&str) + Sync)) -> Preparation<'a> {
        Preparation {
            prepare,
            state: Mutex::default(),
        }
    }

    /// Queues what nobody measures yet, and leaves out what somebody does by now. Whether there is
    /// something new.
    pub fn update<'b>(&self, all: impl Iterator<Item = &'b Trial>) -> bool {
        let mut trials = self.lock();
        let mut is_new = false;
        for trial in all {
            if trial.is_claimed() || trial.outcome.is_some() {
                trials.queue.remove(&trial.number);
            } else if !trials.begun.contains_key(&trial.number) {
                let queued = trials.queue.insert(trial.number, trial.spec.clone());
                is_new |= queued.is_none();
            }
        }
        is_new
    }

    /// Prepares the first that is queued; `false` if there is none.
    pub fn prepare_first(&self) -> bool {
        let mut trials = self.lock();
        let first = trials.queue.pop_first();
        let run = first.map(|(number, spec)| self.run(trials, number, &spec));
        run.is_some()
    }

    /// Returns when the claimed trial is prepared: does it here if no thread has begun, or waits for
    /// the one that has.
    pub fn ensure(&self, trial: &Trial) {
        let mut trials = self.lock();
        trials.queue.remove(&trial.number);
        self.run(trials, trial.number, &trial.spec);
    }

    fn run(&self, mut trials: MutexGuard<'_, Trials>, number: u32, spec: &str) {
        let ready = Arc::clone(trials.begun.entry(number).or_default());
        drop(trials);
        ready.get_or_init(|| (self.prepare)(spec));
    }

    fn lock(&self) -> MutexGuard<'_, Trials> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
