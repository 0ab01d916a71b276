//! The confirmation: the best and the default, measured in turns.

use std::thread;

use super::plan::Plan;
use super::{Evaluator, Event, Hooks, POLL, Parameters, Progress, StudyError};
use crate::record::{Confirmation, Failure, Outcome, Trial};
use crate::store::Store;

/// How often a round is tried.
const ATTEMPTS: u32 = 3;

/// Measures rounds until there are as many as asked for. While another process does, waits for it.
pub(super) fn complete(
    store: &Store,
    plan: &Plan<'_>,
    parameters: &Parameters,
    hooks: &Hooks<'_>,
    mut evaluator: Evaluator,
) -> Result<(), StudyError> {
    let mut contenders = store.confirmations()?;
    if contenders.is_empty() {
        let in_use = right(parameters.in_use.as_deref(), plan, &mut evaluator)?;
        contenders = plan.contenders(parameters.runners_up as usize, in_use);
        if contenders.is_empty() {
            return Err(nothing_measured(store)?);
        }
        contenders = store.settle(&contenders)?;
    }
    while store.rounds()? < parameters.rounds {
        let Some(lease) = store.lease()? else {
            thread::sleep(POLL);
            continue;
        };
        // Compiled long ago, unless the cache was cleaned since.
        for contender in &contenders {
            (hooks.prepare)(&contender.spec);
        }
        let (mut done, total) = (store.rounds()?, parameters.rounds);
        while done < total {
            let samples = round(&contenders, done, &mut evaluator)?;
            done = lease.add_round(&samples)?;
            let event = Event::Round;
            (hooks.progress)(Progress { event, done, total });
        }
    }
    Ok(())
}

/// A sample of each contender, in their order. They are measured in turns that begin with another one
/// in each round, so that none always follows the same one.
fn round(
    contenders: &[Confirmation],
    number: u32,
    evaluator: &mut Evaluator,
) -> Result<Vec<f64>, StudyError> {
    let first = number as usize % contenders.len();
    let mut specs: Vec<String> = contenders.iter().map(|it| it.spec.clone()).collect();
    specs.rotate_left(first);
    let mut attempts = 0;
    loop {
        attempts += 1;
        match evaluator.round(&specs)? {
            Ok(mut samples) => {
                samples.rotate_right(first);
                return Ok(samples);
            }
            Err(failure) if attempts == ATTEMPTS => {
                return Err(StudyError::Confirm { attempts, failure });
            }
            Err(failure) => tracing::warn!("a round is measured again: {}", failure.message),
        }
    }
}

/// What is in use, unless it gives wrong answers or none. It is checked here if it was no trial.
fn right<'a>(
    in_use: Option<&'a str>,
    plan: &Plan<'_>,
    evaluator: &mut Evaluator,
) -> Result<Option<&'a str>, StudyError> {
    let Some(spec) = in_use else { return Ok(None) };
    if let Some(measured) = plan.measured(spec) {
        return Ok(measured.then_some(spec));
    }
    match evaluator.evaluate(spec, 1)? {
        Outcome::Measured(_) => Ok(Some(spec)),
        Outcome::Failed(Failure { message, .. }) => {
            tracing::warn!("{spec}, which is in use, is not confirmed: {message}");
            Ok(None)
        }
    }
}

fn nothing_measured(store: &Store) -> Result<StudyError, StudyError> {
    let trials = store.trials(0)?;
    let failed = |it: &Trial| Some(format!("{}: {}", it.spec, it.failure()?.message));
    Ok(StudyError::NothingMeasured {
        trials: trials.len() as u32,
        first: trials.iter().find_map(failed).unwrap_or_default(),
    })
}
