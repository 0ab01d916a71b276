//! What is kept beside the trials, and all of it together.

use rusqlite::{Connection, params};

use super::{Figures, Store, StoreError, confirmation, from_json, to_json, trials};
use crate::record::{Definition, Environment, Prediction, Profile, Span, Study, Trial};

impl Store {
    /// Stores what the cost model says. A fitted time, once there is one, is not taken back by a
    /// prediction without.
    pub fn predict(&self, predictions: &[Prediction]) -> Result<(), StoreError> {
        self.write(|transaction, _| {
            let mut all = predictions.iter();
            all.try_for_each(|prediction| predict(transaction, prediction))
        })
    }

    /// Stores the profile, in place of the one that is there, and the command that made it, if it is not
    /// among the study's.
    pub fn set_profile(&self, profile: &Profile, command: &str) -> Result<(), StoreError> {
        let profile = to_json("profile", profile)?;
        self.write(|transaction, _| {
            let mut environment = Head::read(transaction)?.environment;
            if !environment.commands.iter().any(|it| it == command) {
                environment.commands.push(command.to_owned());
            }
            transaction.execute("UPDATE study SET profile = ?1", [profile])?;
            set_environment(transaction, &environment)
        })
    }

    /// Counts the time since anything of the study was last counted, or since this process opened it if
    /// that is later, as spent on `name`. Finished trials and rounds count themselves.
    pub fn mark(&self, name: &str) -> Result<(), StoreError> {
        let now = self.now();
        self.write(|transaction, _| mark(transaction, name, self.opened_s, now))
    }

    /// What is searched.
    pub fn definition(&self) -> Result<Definition, StoreError> {
        self.read(|transaction| Ok(Head::read(transaction)?.definition))
    }

    /// Everything, as of one moment.
    pub fn study(&self) -> Result<Study, StoreError> {
        self.read(|transaction| {
            let head = Head::read(transaction)?;
            Ok(Study {
                definition: head.definition,
                space: head.figures.space,
                valid: head.figures.valid,
                rejected: head.figures.rejected,
                environment: head.environment,
                trials: all_trials(transaction)?,
                confirmations: confirmation::read(transaction)?,
                predictions: all_predictions(transaction)?,
                peers: Vec::new(),
                spans: all_spans(transaction)?,
                profile: head.profile,
            })
        })
    }
}

/// The study's own row.
pub(super) struct Head {
    pub definition: Definition,
    pub figures: Figures,
    pub environment: Environment,
    pub profile: Option<Profile>,
}

impl Head {
    pub fn read(connection: &Connection) -> Result<Head, StoreError> {
        let query = "SELECT definition, figures, environment, profile FROM study";
        let (definition, figures, environment, profile): (String, String, String, Option<String>) =
            connection.query_row(query, [], |row| row.try_into())?;
        Ok(Head {
            definition: from_json("definition", &definition)?,
            figures: from_json("figures", &figures)?,
            environment: from_json("environment", &environment)?,
            profile: profile
                .map(|text| from_json("profile", &text))
                .transpose()?,
        })
    }
}

pub(super) fn set_environment(
    connection: &Connection,
    environment: &Environment,
) -> Result<(), StoreError> {
    let environment = to_json("environment", environment)?;
    connection.execute("UPDATE study SET environment = ?1", [environment])?;
    Ok(())
}

/// Stores one prediction, in a transaction.
pub(super) fn predict(connection: &Connection, prediction: &Prediction) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO prediction VALUES (?1, ?2, ?3)
         ON CONFLICT (spec) DO UPDATE SET
             prior_us = excluded.prior_us,
             fitted_us = coalesce(excluded.fitted_us, fitted_us)",
    )?;
    insert.execute(params![
        prediction.spec,
        prediction.prior_us,
        prediction.fitted_us
    ])?;
    Ok(())
}

fn all_trials(connection: &Connection) -> Result<Vec<Trial>, StoreError> {
    let mut query = connection.prepare(&format!("{} ORDER BY number", trials::TRIAL))?;
    let all = query.query_and_then([], trials::trial)?;
    all.collect()
}

fn all_predictions(connection: &Connection) -> Result<Vec<Prediction>, StoreError> {
    let mut query =
        connection.prepare("SELECT spec, prior_us, fitted_us FROM prediction ORDER BY spec")?;
    let all = query.query_map([], |row| {
        let (spec, prior_us, fitted_us) = row.try_into()?;
        Ok(Prediction {
            spec,
            prior_us,
            fitted_us,
        })
    })?;
    Ok(all.collect::<Result<_, _>>()?)
}

fn all_spans(connection: &Connection) -> Result<Vec<Span>, StoreError> {
    let mut query = connection.prepare("SELECT name, seconds FROM span ORDER BY position")?;
    let all = query.query_map([], |row| {
        let (name, seconds) = row.try_into()?;
        Ok(Span { name, seconds })
    })?;
    Ok(all.collect::<Result<_, _>>()?)
}

/// Adds the time since the last mark of any process to a span, in a transaction: however many processes
/// there are, a second counts once, and the time between two runs does not count.
pub(super) fn mark(
    transaction: &Connection,
    name: &str,
    opened_s: f64,
    now: f64,
) -> Result<(), StoreError> {
    let marked_s: f64 =
        transaction.query_row("SELECT marked_s FROM study", [], |row| row.get(0))?;
    let seconds = (now - marked_s.max(opened_s)).max(0.0);
    transaction.execute(
        "INSERT INTO span (name, seconds) VALUES (?1, ?2)
         ON CONFLICT (name) DO UPDATE SET seconds = seconds + excluded.seconds",
        params![name, seconds],
    )?;
    transaction.execute("UPDATE study SET marked_s = max(marked_s, ?1)", [now])?;
    Ok(())
}
