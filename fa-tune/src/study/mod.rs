//! The loop that makes a study: propose, compile ahead, measure, confirm.
//!
//! Trial n is proposed from the outcomes of the trials below n − [`LAG`] alone, so up to that many can
//! be compiled ahead or in flight on several GPUs, and yet the same seed and the same measurements
//! give the same trials, whatever the timing, the number of workers and the kills in between. All
//! that the loop knows is in the [`Store`]; a run that was killed is resumed by another one.
//!
//! Several processes may run one study at once, each with workers of its own.

mod confirm;
mod plan;
mod preparation;
mod search;
mod signal;

#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::record::{Failure, Outcome, Trial};
use crate::sampler::tpe::{self, Observation};
use crate::space::Space;
use crate::store::{Store, StoreError};
use crate::worker::{Worker, WorkerError};
use plan::Plan;

/// How many trials before its own a proposal knows nothing of.
pub const LAG: u32 = 8;

/// How often a process that waits looks for what others did. Threads of one wake each other.
const POLL: Duration = Duration::from_millis(50);

/// How a study is measured. None of it decides which trials are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Samples of a trial.
    pub samples: u32,
    /// Rounds of the confirmation; 0 for none.
    pub rounds: u32,
    /// How many configurations behind the best are confirmed with it.
    pub runners_up: u32,
    /// What is launched for the problem by whoever names no configuration, which is confirmed too. It may be
    /// of another kernel than the space.
    pub in_use: Option<String>,
    /// Threads that prepare proposed trials before a worker gets them.
    pub prepare_threads: usize,
}

/// A worker process to be, and the device that it measures on.
pub struct Evaluator {
    /// Its name, as trials record it: `cuda:0`.
    pub device: String,
    /// The process.
    pub worker: Worker,
}

impl Evaluator {
    /// [`Worker::evaluate`].
    fn evaluate(&mut self, spec: &str, samples: u32) -> Result<Outcome, StudyError> {
        let outcome = self.worker.evaluate(spec, samples);
        outcome.map_err(|source| self.lost(source))
    }

    /// [`Worker::round`].
    fn round(&mut self, specs: &[String]) -> Result<Result<Vec<f64>, Failure>, StudyError> {
        let samples = self.worker.round(specs);
        samples.map_err(|source| self.lost(source))
    }

    fn lost(&self, source: WorkerError) -> StudyError {
        let device = self.device.clone();
        StudyError::Worker { device, source }
    }
}

/// What a study asks of its caller.
pub struct Hooks<'a> {
    /// Compiles a configuration into the cache, on one of [`Parameters::prepare_threads`]. One that
    /// cannot be compiled is left to the worker to report.
    pub prepare: &'a (dyn Fn(&str) + Sync),
    /// Ranks what a sampler may propose.
    pub cost: Option<&'a dyn CostModel>,
    /// Is told what happens, from several threads.
    pub progress: &'a (dyn Fn(Progress<'_>) + Sync),
}

/// Times of candidates that are not measured yet; their order counts.
///
/// A study is the same after a kill only if the answers depend on the candidate and the history alone,
/// not on what happens to be compiled so far: where something is not known yet, wait for it.
pub trait CostModel: Sync {
    /// The time by the model without any measurement, in microseconds.
    fn prior_us(&self, candidate: usize) -> Option<f64>;

    /// The model fitted to these measurements; `None` when they are too few.
    fn fit(&self, history: &[Observation]) -> Option<Fit<'_>>;
}

/// A fitted model: the time of a candidate in microseconds.
pub type Fit<'a> = Box<tpe::Rank<'a>>;

/// What happens in a study.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// What happened.
    pub event: Event<'a>,
    /// Trials with an outcome, or rounds of the confirmation that are stored.
    pub done: u32,
    /// How many there will be at most.
    pub total: u32,
}

/// What happened in a study.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// This run has begun.
    Begun,
    /// A trial has an outcome.
    Finished(&'a Trial),
    /// A round of the confirmation is stored.
    Round,
}

/// Why a study stopped before its end. What was measured is stored; the same command goes on.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A worker cannot be had.
    #[error("no worker process for {device}")]
    Worker {
        /// The device.
        device: String,
        /// Why.
        source: WorkerError,
    },
    /// There are no workers at all.
    #[error("a study needs at least one worker: name a device that is there")]
    NoWorkers,
    /// A trial of the store is not in the space.
    #[error(
        "the study has tried {spec}, which the space does not have: it was made by another version; \
         start a new study"
    )]
    Unknown {
        /// The configuration.
        spec: String,
    },
    /// There is nothing to confirm.
    #[error(
        "none of the {trials} configurations that were tried could be measured; the first: {first}"
    )]
    NothingMeasured {
        /// How many.
        trials: u32,
        /// The first failure.
        first: String,
    },
    /// A confirmation round failed again and again.
    #[error("a confirmation round failed {attempts} times: {}", failure.message)]
    Confirm {
        /// How often.
        attempts: u32,
        /// The last failure.
        failure: Failure,
    },
}

/// Goes on with the study in `store` until its search and its confirmation are complete.
///
/// `space` is that of the store's definition. The evaluators' processes are started when there is
/// something to measure.
///
/// # Errors
/// [`StudyError`]; what was measured until then is stored.
pub fn run(
    store: &Store,
    space: &Space,
    parameters: &Parameters,
    hooks: &Hooks<'_>,
    mut evaluators: Vec<Evaluator>,
) -> Result<(), StudyError> {
    if evaluators.is_empty() {
        return Err(StudyError::NoWorkers);
    }
    let mut plan = Plan::new(store.definition(), space, hooks.cost, parameters.rounds > 0);
    plan.refresh(store)?;
    (hooks.progress)(Progress {
        event: Event::Begun,
        done: plan.done(),
        total: plan.total(),
    });
    search::complete(store, &mut plan, parameters, hooks, &mut evaluators)?;
    if parameters.rounds == 0 {
        return Ok(());
    }
    // The others' processes end: one GPU alone gives the samples that are compared.
    let first = evaluators.swap_remove(0);
    drop(evaluators);
    confirm::complete(store, &plan, parameters, hooks, first)
}
