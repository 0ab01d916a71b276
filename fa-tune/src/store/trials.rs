//! Trials: proposed by number, claimed in order, finished once.

use rusqlite::{Connection, Params, params};

use super::head::Head;
use super::{Store, StoreError, from_json, to_json};
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
    pub fn trials(&self, first: u32) -> Result<Vec<Trial>, StoreError> {
        self.read(|transaction| read(transaction, first))
    }

    /// Appends trials, the first of which has number `first`, with their predictions. Does nothing if
    /// there is a trial of that number by now: another process, which knows the same, proposed it.
    pub fn propose(&self, first: u32, proposals: &[Proposal]) -> Result<(), StoreError> {
        self.write(|transaction| {
            if count(transaction, "TRUE")? != first {
                return Ok(());
            }
            let mut insert = transaction
                .prepare_cached("INSERT INTO trial (number, spec, record) VALUES (?1, ?2, ?3)")?;
            let mut head = Head::read(transaction)?;
            for (number, proposal) in (first..).zip(proposals) {
                let trial = Trial::new(number, proposal.phase, &proposal.spec);
                insert.execute(params![
                    number,
                    trial.spec,
                    to_json(transaction, "trial", &trial)?
                ])?;
                proposal.prediction.iter().for_each(|it| head.predict(it));
            }
            head.write(transaction)
        })
    }

    /// Claims the first trial that has no outcome and no living owner, for `device`; `None` if there
    /// is none.
    pub fn claim(&self, device: &str) -> Result<Option<Trial>, StoreError> {
        // Who waits asks often: without anything to claim, nothing is written.
        if self.read(|transaction| count(transaction, "NOT done"))? == 0 {
            return Ok(None);
        }
        self.write_as_owner(|transaction, owner| {
            let Some(mut trial) = first(transaction, "NOT done AND owner IS NULL", [])? else {
                return Ok(None);
            };
            trial.device = Some(device.to_owned());
            transaction.execute(
                "UPDATE trial SET owner = ?2, record = ?3 WHERE number = ?1",
                params![trial.number, owner, to_json(transaction, "trial", &trial)?],
            )?;
            Ok(Some(trial))
        })
    }

    /// Stores the outcome of a trial that this process has claimed.
    ///
    /// # Errors
    /// When it has not.
    pub fn finish(&self, number: u32, outcome: &Outcome) -> Result<Finished, StoreError> {
        let now = self.now();
        self.write_as_owner(|transaction, owner| {
            let claimed = first(transaction, "number = ?1 AND owner = ?2", (number, owner))?;
            let trial = Trial {
                outcome: Some(outcome.clone()),
                finished_s: Some(now),
                ..claimed.ok_or(StoreError::NotClaimed { number })?
            };
            transaction.execute(
                "UPDATE trial SET record = ?2, done = TRUE, owner = NULL WHERE number = ?1",
                params![number, to_json(transaction, "outcome", &trial)?],
            )?;
            let mut head = Head::read(transaction)?;
            let phase = to_json(transaction, "phase", &trial.phase)?;
            head.mark(phase.trim_matches('"'), self.opened_s, now);
            head.write(transaction)?;
            let done = count(transaction, "done")?;
            Ok(Finished { trial, done })
        })
    }

    /// Gives back a claim without an outcome.
    pub fn release(&self, number: u32) -> Result<(), StoreError> {
        self.write_as_owner(|transaction, owner| {
            release(transaction, "number = ?1 AND owner = ?2", (number, owner))
        })
    }
}

/// The trials from number `first` on.
pub(super) fn read(connection: &Connection, first: u32) -> Result<Vec<Trial>, StoreError> {
    select(connection, "number >= ?1 ORDER BY number", [first])
}

/// The trials of which `which` is true.
fn select(
    connection: &Connection,
    which: &str,
    parameters: impl Params,
) -> Result<Vec<Trial>, StoreError> {
    let query = format!("SELECT number, record FROM trial WHERE {which}");
    let mut query = connection.prepare_cached(&query)?;
    let rows = query.query_map(parameters, |row| Ok((row.get(0)?, row.get(1)?)))?;
    let trial = |row: rusqlite::Result<(u32, String)>| {
        let (number, record) = row?;
        // By the row: who claims a trial would mark another one, and claim it for ever.
        let trial: Trial = from_json(connection, "trial", &record)?;
        Ok(Trial { number, ..trial })
    };
    rows.map(trial).collect()
}

/// Takes claimed trials from their owners.
pub(super) fn release(
    connection: &Connection,
    which: &str,
    parameters: impl Params,
) -> Result<(), StoreError> {
    let free = "UPDATE trial SET owner = NULL, record = json_set(record, '$.device', NULL) WHERE";
    connection.execute(&format!("{free} {which}"), parameters)?;
    Ok(())
}

/// The first trial of which `which` is true.
fn first(
    connection: &Connection,
    which: &str,
    parameters: impl Params,
) -> Result<Option<Trial>, StoreError> {
    let first = format!("{which} ORDER BY number LIMIT 1");
    Ok(select(connection, &first, parameters)?.pop())
}

/// How many trials there are of which `which` is true.
fn count(connection: &Connection, which: &str) -> Result<u32, StoreError> {
    let query = format!("SELECT count(*) FROM trial WHERE {which}");
    Ok(connection.query_row(&query, [], |row| row.get(0))?)
}
