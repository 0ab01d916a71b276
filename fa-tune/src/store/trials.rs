//! Trials: proposed by number, claimed in order, finished once.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Store, StoreError, from_json, records, to_json};
use crate::record::{Outcome, Phase, Prediction, Trial};

/// A trial that is to be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// What proposes it.
    pub phase: Phase,
    /// The configuration.
    pub spec: String,
    /// What the cost model says of it.
    pub prediction: Option<Prediction>,
}

/// A trial as far as the sampler needs to know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Counts from 0.
    pub number: u32,
    /// What proposed it.
    pub phase: Phase,
    /// The configuration.
    pub spec: String,
    /// How far it is.
    pub state: State,
}

/// How far a trial is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    /// Nobody measures it.
    Open,
    /// A process measures it, or died doing so.
    Claimed,
    /// It failed.
    Failed,
    /// The median of its samples in microseconds.
    Measured(f64),
}

impl State {
    /// The median of its samples in microseconds, if it was measured.
    pub fn time_us(self) -> Option<f64> {
        match self {
            State::Measured(time_us) => Some(time_us),
            _ => None,
        }
    }

    /// Whether there is an outcome.
    pub fn is_done(self) -> bool {
        matches!(self, State::Failed | State::Measured(_))
    }
}

/// A trial that this process is to measure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The trial's number.
    pub number: u32,
    /// The configuration.
    pub spec: String,
}

/// A trial that has got its outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// The trial.
    pub trial: Trial,
    /// How many trials have one now.
    pub done: u32,
}

impl Store {
    /// All trials, by number, from the one of number `first`.
    pub fn entries(&self, first: u32) -> Result<Vec<Entry>, StoreError> {
        self.read(|transaction| {
            let mut query = transaction.prepare_cached(
                "SELECT number, phase, spec, owner IS NOT NULL, finished_s IS NOT NULL, time_us
                 FROM trial WHERE number >= ?1 ORDER BY number",
            )?;
            let entries = query.query_and_then([first], entry)?;
            entries.collect()
        })
    }

    /// Appends trials, the first of which has number `first`, with their predictions. Does nothing if
    /// there is a trial of that number by now: another process, which knows the same, proposed it.
    pub fn propose(&self, first: u32, proposals: &[Proposal]) -> Result<(), StoreError> {
        self.write(|transaction, _| {
            let count: u32 =
                transaction.query_row("SELECT count(*) FROM trial", [], |row| row.get(0))?;
            if count != first {
                return Ok(());
            }
            let mut insert = transaction
                .prepare_cached("INSERT INTO trial (number, phase, spec) VALUES (?1, ?2, ?3)")?;
            for (number, proposal) in (first..).zip(proposals) {
                let phase = phase_name(proposal.phase)?;
                insert.execute(params![number, phase, proposal.spec])?;
                if let Some(prediction) = &proposal.prediction {
                    records::predict(transaction, prediction)?;
                }
            }
            Ok(())
        })
    }

    /// Claims the first trial that has no outcome and no living owner, for `device`; `None` if there
    /// is none.
    pub fn claim(&self, device: &str) -> Result<Option<Claim>, StoreError> {
        let open = "SELECT number, spec FROM trial
                    WHERE outcome IS NULL AND (?1 OR owner IS NULL) ORDER BY number LIMIT 1";
        let first = |connection: &Connection, claimed: bool| -> Result<_, StoreError> {
            let mut query = connection.prepare_cached(open)?;
            let claim = query
                .query_row([claimed], |row| row.try_into())
                .optional()?;
            Ok(claim.map(|(number, spec)| Claim { number, spec }))
        };
        // Who waits asks often: without anything to claim, nothing is written.
        if self.read(|transaction| first(transaction, true))?.is_none() {
            return Ok(None);
        }
        self.write_as_owner(|transaction, owner| {
            let Some(claim) = first(transaction, false)? else {
                return Ok(None);
            };
            transaction.execute(
                "UPDATE trial SET owner = ?2, device = ?3 WHERE number = ?1",
                params![claim.number, owner, device],
            )?;
            Ok(Some(claim))
        })
    }

    /// Stores the outcome of a trial that this process has claimed.
    ///
    /// # Errors
    /// When it has not.
    pub fn finish(&self, number: u32, outcome: &Outcome) -> Result<Finished, StoreError> {
        let text = to_json("outcome", outcome)?;
        let time_us = match outcome {
            Outcome::Measured(measurement) => Some(measurement.median_us()),
            Outcome::Failed(_) => None,
        };
        let now = self.now();
        self.write(|transaction, owner| {
            let changed = transaction.execute(
                "UPDATE trial SET outcome = ?3, time_us = ?4, finished_s = ?5, owner = NULL
                 WHERE number = ?1 AND owner = ?2 AND outcome IS NULL",
                params![number, owner, text, time_us, now],
            )?;
            if changed != 1 {
                return Err(StoreError::NotClaimed { number });
            }
            let query = format!("{TRIAL} WHERE number = ?1");
            let trial = transaction.query_row_and_then(&query, [number], trial)?;
            records::mark(transaction, &phase_name(trial.phase)?, self.opened_s, now)?;
            let count = "SELECT count(*) FROM trial WHERE outcome IS NOT NULL";
            let done = transaction.query_row(count, [], |row| row.get(0))?;
            Ok(Finished { trial, done })
        })
    }

    /// Gives back a claim without an outcome.
    pub fn release(&self, number: u32) -> Result<(), StoreError> {
        self.write(|transaction, owner| {
            transaction.execute(
                "UPDATE trial SET owner = NULL, device = NULL
                 WHERE number = ?1 AND owner = ?2 AND outcome IS NULL",
                params![number, owner],
            )?;
            Ok(())
        })
    }
}

/// The columns that [`trial`] reads.
pub(super) const TRIAL: &str = "SELECT number, phase, spec, outcome, finished_s, device FROM trial";

/// A trial in full.
pub(super) fn trial(row: &Row<'_>) -> Result<Trial, StoreError> {
    let outcome: Option<String> = row.get(3)?;
    Ok(Trial {
        number: row.get(0)?,
        phase: phase(row.get(1)?)?,
        spec: row.get(2)?,
        outcome: outcome
            .map(|text| from_json("outcome", &text))
            .transpose()?,
        finished_s: row.get(4)?,
        device: row.get(5)?,
    })
}

fn entry(row: &Row<'_>) -> Result<Entry, StoreError> {
    let (claimed, done): (bool, bool) = (row.get(3)?, row.get(4)?);
    let time_us: Option<f64> = row.get(5)?;
    let state = match (done, time_us) {
        (true, Some(time_us)) => State::Measured(time_us),
        (true, None) => State::Failed,
        (false, _) if claimed => State::Claimed,
        (false, _) => State::Open,
    };
    Ok(Entry {
        number: row.get(0)?,
        phase: phase(row.get(1)?)?,
        spec: row.get(2)?,
        state,
    })
}

/// A phase as records write it: `seed`.
fn phase_name(phase: Phase) -> Result<String, StoreError> {
    let text = to_json("phase", &phase)?;
    Ok(text.trim_matches('"').to_owned())
}

fn phase(name: String) -> Result<Phase, StoreError> {
    let what = "phase";
    serde_json::from_value(name.into()).map_err(|source| StoreError::Corrupt { what, source })
}
