//! What is kept of a study beside its trials: one record, read and written as a whole.

use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use super::{Figures, Store, StoreError, from_json, to_json, trials, unix_ms};
use crate::record::{Definition, Environment, Prediction, Profile, Span, Study};

/// The study's own row.
#[derive(Serialize, Deserialize)]
pub(super) struct Head {
    /// Unix time of the study's creation in milliseconds.
    pub created_ms: i64,
    /// Seconds from then until time was last counted, by whichever process.
    marked_s: f64,
    /// The study, without its trials.
    pub study: Study,
}

impl Head {
    /// The head of a study that begins now.
    pub fn new(definition: &Definition, figures: &Figures, environment: &Environment) -> Head {
        Head {
            created_ms: unix_ms(),
            marked_s: 0.0,
            study: Study {
                definition: definition.clone(),
                space: figures.space,
                valid: figures.valid,
                rejected: figures.rejected.clone(),
                environment: environment.clone(),
                trials: Vec::new(),
                confirmations: Vec::new(),
                predictions: Vec::new(),
                peers: Vec::new(),
                spans: Vec::new(),
                profile: None,
            },
        }
    }

    pub fn read(connection: &Connection) -> Result<Head, StoreError> {
        let mut query = connection.prepare_cached("SELECT head FROM study")?;
        let text: String = query.query_row([], |row| row.get(0))?;
        from_json(connection, "study", &text)
    }

    pub fn write(&self, connection: &Connection) -> Result<(), StoreError> {
        let mut query = connection.prepare_cached("REPLACE INTO study VALUES (1, ?1)")?;
        query.execute([to_json(connection, "study", self)?])?;
        Ok(())
    }

    /// Adds what the cost model says. A fitted time, once there is one, is not taken back by a prediction
    /// without.
    pub fn predict(&mut self, prediction: &Prediction) {
        let mut known = self.study.predictions.iter_mut();
        match known.find(|it| it.spec == prediction.spec) {
            Some(known) => {
                known.prior_us = prediction.prior_us;
                known.fitted_us = prediction.fitted_us.or(known.fitted_us);
            }
            None => self.study.predictions.push(prediction.clone()),
        }
    }

    /// Adds the time since the last mark of any process, or since `opened_s` if that is later, to a span:
    /// however many processes there are, a second counts once, and the time between two runs does not
    /// count.
    pub fn mark(&mut self, name: &str, opened_s: f64, now: f64) {
        let passed = (now - self.marked_s.max(opened_s)).max(0.0);
        self.marked_s = self.marked_s.max(now);
        match self.study.spans.iter_mut().find(|it| it.name == name) {
            Some(span) => span.seconds += passed,
            None => self.study.spans.push(Span {
                name: name.to_owned(),
                seconds: passed,
            }),
        }
    }
}

impl Store {
    /// Stores what the cost model says. A fitted time, once there is one, is not taken back by a
    /// prediction without.
    pub fn predict(&self, predictions: &[Prediction]) -> Result<(), StoreError> {
        self.change(|head| predictions.iter().for_each(|it| head.predict(it)))
    }

    /// Stores the profile, in place of the one that is there, and the command that made it, if it is not
    /// among the study's.
    pub fn set_profile(&self, profile: &Profile, command: &str) -> Result<(), StoreError> {
        self.change(|Head { study, .. }| {
            let commands = &mut study.environment.commands;
            if !commands.iter().any(|it| it == command) {
                commands.push(command.to_owned());
            }
            study.profile = Some(profile.clone());
        })
    }

    /// Counts the time since anything of the study was last counted, or since this process opened it if
    /// that is later, as spent on `name`. Finished trials and rounds count themselves.
    pub fn mark(&self, name: &str) -> Result<(), StoreError> {
        let now = self.now();
        self.change(|head| head.mark(name, self.opened_s, now))
    }

    /// Everything, as of one moment.
    pub fn study(&self) -> Result<Study, StoreError> {
        self.read(|transaction| {
            let mut study = Head::read(transaction)?.study;
            study.trials = trials::read(transaction, 0)?;
            Ok(study)
        })
    }

    fn change(&self, change: impl FnOnce(&mut Head)) -> Result<(), StoreError> {
        self.write(|transaction| {
            let mut head = Head::read(transaction)?;
            change(&mut head);
            head.write(transaction)
        })
    }
}
