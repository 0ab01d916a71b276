//! What is kept beside the trials, and all of it together.

use rusqlite::{Connection, params};

use super::{Figures, Store, StoreError, confirmation, from_json, to_json, trials};
use crate::record::{Definition, Environment, Prediction, Profile, Span, Study, Trial};

impl Store {
    /// Stores what the cost model says. A fitted time, once there is one, is not taken back by a
    /// prediction without.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn predict(&self, predictions: &[Prediction]) -> Result<(), StoreError> {
        self.write(|transaction, _| {
            predictions
                .iter()
                .try_for_each(|prediction| predict(transaction, prediction))
        })
    }

    /// Stores the profile, in place of the one that is there, and the command that made it, if it is not
    /// among the study's.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn set_profile(&self, profile: &Profile, command: &str) -> Result<(), StoreError> {
        let profile = to_json("profile", profile)?;
        self.write(|transaction, _| {
            let mut environment = Head::read(transaction)?.environment;
            if !environment.commands.iter().any(|it| it == command) {
                environment.commands.push(command.to_owned());
            }
            transaction.execute(
                "UPDATE study SET profile = ?1, environment = ?2",
                [profile, to_json("environment", &environment)?],
            )?;
            Ok(())
        })
    }

    /// What is searched.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn definition(&self) -> Result<Definition, StoreError> {
        self.read(|transaction| Ok(Head::read(transaction)?.definition))
    }

    /// Everything, as of one moment.
    ///
    /// # Errors
    /// When the database cannot be read.
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
            connection.query_row(query, [], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
            })?;
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
    let mut rows = query.query([])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(trials::trial(row)?);
    }
    Ok(all)
}

fn all_predictions(connection: &Connection) -> Result<Vec<Prediction>, StoreError> {
    let mut query =
        connection.prepare("SELECT spec, prior_us, fitted_us FROM prediction ORDER BY spec")?;
    let all = query.query_map([], |row| {
        Ok(Prediction {
            spec: row.get(0)?,
            prior_us: row.get(1)?,
            fitted_us: row.get(2)?,
        })
    })?;
    Ok(all.collect::<Result<_, _>>()?)
}

fn all_spans(connection: &Connection) -> Result<Vec<Span>, StoreError> {
    let mut query = connection.prepare("SELECT name, seconds FROM span ORDER BY position")?;
    let all = query.query_map([], |row| {
        let (name, seconds) = (row.get(0)?, row.get(1)?);
        Ok(Span { name, seconds })
    })?;
    Ok(all.collect::<Result<_, _>>()?)
}
