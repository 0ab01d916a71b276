//! The trials: one thread proposes, one for each worker measures, some prepare.

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use super::plan::{Next, Plan};
use super::preparation::Preparation;
use super::signal::Signal;
use super::{Evaluator, Event, Hooks, POLL, Parameters, Progress, StudyError};
use crate::store::Store;

/// What the threads of a run share.
struct Run<'a> {
    store: &'a Store,
    samples: u32,
    hooks: &'a Hooks<'a>,
    preparation: Preparation<'a>,
    /// Raised when trials are proposed, queued or finished; over when there is nothing left to do.
    signal: Signal,
    /// Trials that there will be.
    total: AtomicU32,
}

/// Measures until every trial has an outcome.
pub(super) fn complete(
    store: &Store,
    plan: &mut Plan<'_>,
    parameters: &Parameters,
    hooks: &Hooks<'_>,
    evaluators: &mut [Evaluator],
) -> Result<(), StudyError> {
    if plan.next() == Next::Complete && plan.unsettled().next().is_none() {
        return Ok(());
    }
    let run = Run {
        store,
        samples: parameters.samples,
        hooks,
        preparation: Preparation::new(hooks.prepare),
        signal: Signal::default(),
        total: AtomicU32::new(plan.total()),
    };
    thread::scope(|scope| {
        for _ in 0..parameters.prepare_threads {
            scope.spawn(|| run.prepare());
        }
        let measuring: Vec<_> = evaluators
            .iter_mut()
            .map(|evaluator| scope.spawn(|| run.stopping_at_error(|| run.measure(evaluator))))
            .collect();
        let proposed = run.stopping_at_error(|| run.propose(plan));
        run.signal.end();
        let measured = measuring.into_iter().map(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        // Several may have failed, of one cause or of several; one is reported.
        measured.fold(proposed, Result::and)
    })
}

impl Run<'_> {
    /// Appends trials as soon as what they depend on is known, until all are done.
    fn propose(&self, plan: &mut Plan<'_>) -> Result<(), StudyError> {
        while let Some(seen) = self.signal.look() {
            plan.refresh(self.store)?;
            self.total.store(plan.total(), Ordering::Relaxed);
            if self.preparation.update(plan.unsettled()) {
                self.signal.raise();
            }
            match plan.next() {
                Next::Propose(proposals) => {
                    self.store.propose(plan.number(), &proposals)?;
                    self.signal.raise();
                }
                Next::Complete if plan.unsettled().next().is_none() => return Ok(()),
                Next::Wait | Next::Complete => self.signal.wait(seen, Some(POLL)),
            }
        }
        Ok(())
    }

    /// Has one trial after the other measured, until the run is over.
    fn measure(&self, evaluator: &mut Evaluator) -> Result<(), StudyError> {
        while let Some(seen) = self.signal.look() {
            let Some(claim) = self.store.claim(&evaluator.device)? else {
                // Another process may die and leave its claims, or propose.
                self.signal.wait(seen, Some(POLL));
                continue;
            };
            self.preparation.ensure(&claim);
            if self.signal.look().is_none() {
                return Ok(self.store.release(claim.number)?);
            }
            let outcome = match evaluator.evaluate(&claim.spec, self.samples) {
                Ok(outcome) => outcome,
                Err(error) => {
                    self.store.release(claim.number)?;
                    return Err(error);
                }
            };
            let finished = self.store.finish(claim.number, &outcome)?;
            self.signal.raise();
            (self.hooks.progress)(Progress {
                event: Event::Finished(&finished.trial),
                done: finished.done,
                total: self.total.load(Ordering::Relaxed),
            });
        }
        Ok(())
    }

    /// Prepares one trial after the other, until the run is over.
    fn prepare(&self) {
        let _guard = EndOnPanic(self);
        while let Some(seen) = self.signal.look() {
            if !self.preparation.prepare_first() {
                self.signal.wait(seen, None);
            }
        }
    }

    /// Ends the run for all threads when one of them fails.
    fn stopping_at_error(
        &self,
        work: impl FnOnce() -> Result<(), StudyError>,
    ) -> Result<(), StudyError> {
        let _guard = EndOnPanic(self);
        let result = work();
        if result.is_err() {
            self.signal.end();
        }
        result
    }
}

/// Ends the run if a thread panics, so that no other waits for it in vain.
struct EndOnPanic<'a>(&'a Run<'a>);

impl Drop for EndOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.signal.end();
        }
    }
}
