//! What the report reads off a study once, for all of its sections.

use std::collections::BTreeSet;

use fa_dsl::config::{KernelEntry, Value, Values};

use super::text;
use crate::record::{Confirmation, Failure, Measurement, Outcome, Phase, Search, Study, Trial};
use crate::stats::{self, Interval};

/// The seed of the report's bootstrap intervals: the same study always gives the same report.
pub const SEED: u64 = 0;

/// A study as the report sees it.
#[derive(Debug)]
pub struct Evidence<'a> {
    /// The study.
    pub study: &'a Study,
    /// The trials that were measured, by number.
    pub tried: Vec<Tried<'a>>,
    /// The tunables of which more than one value was measured.
    pub dimensions: Vec<Dimension>,
}

/// A trial that was measured.
#[derive(Clone, Debug)]
pub struct Tried<'a> {
    /// The trial.
    pub trial: &'a Trial,
    /// Its measurement.
    pub measurement: &'a Measurement,
    /// The median of its samples, in microseconds.
    pub time: f64,
    /// The values of all tunables; none if the kernel is not registered.
    pub values: Values,
}

/// A tunable and the values of it that were measured.
#[derive(Clone, Debug)]
pub struct Dimension {
    /// Its name.
    pub name: &'static str,
    /// Its place among the kernel's tunables.
    pub index: usize,
    /// Ascending.
    pub levels: Vec<Value>,
}

/// A configuration and its samples.
#[derive(Clone, Copy, Debug)]
pub struct Timed<'a> {
    /// The configuration.
    pub spec: &'a str,
    /// In microseconds.
    pub samples: &'a [f64],
    /// Whether it was measured in turns with the others, after the search.
    pub confirmed: bool,
}

impl Timed<'_> {
    /// In microseconds.
    pub fn median(&self) -> f64 {
        stats::median(self.samples)
    }

    /// Of the median.
    pub fn interval(&self) -> Interval {
        stats::median_interval(self.samples, SEED)
    }
}

impl<'a> Evidence<'a> {
    /// Reads a study.
    pub fn new(study: &'a Study) -> Evidence<'a> {
        let tried: Vec<_> = study.trials.iter().filter_map(Tried::of).collect();
        let dimensions = dimensions(&tried);
        Evidence {
            study,
            tried,
            dimensions,
        }
    }

    /// The trial with the least median.
    pub fn fastest(&self) -> Option<&Tried<'a>> {
        self.tried.iter().min_by(|a, b| a.time.total_cmp(&b.time))
    }

    /// The measured trials, the fastest first.
    pub fn by_time(&self) -> Vec<&Tried<'a>> {
        let mut order: Vec<_> = self.tried.iter().collect();
        order.sort_by(|a, b| a.time.total_cmp(&b.time));
        order
    }

    /// What the study found: the fastest of those confirmed, else of the trials.
    pub fn found(&self) -> Option<Timed<'a>> {
        let confirmed = self.study.confirmed().map(Timed::from);
        confirmed.or_else(|| {
            self.fastest().map(|tried| Timed {
                spec: &tried.trial.spec,
                samples: &tried.measurement.samples_us,
                confirmed: false,
            })
        })
    }

    /// The kernel's default, if it was confirmed.
    pub fn default(&self) -> Option<Timed<'a>> {
        self.study.default_confirmed().map(Timed::from)
    }

    /// The trials that failed.
    pub fn failed(&self) -> impl Iterator<Item = (&'a Trial, &'a Failure)> {
        self.study
            .trials
            .iter()
            .filter_map(|trial| match &trial.outcome {
                Some(Outcome::Failed(failure)) => Some((trial, failure)),
                _ => None,
            })
    }

    /// TFLOP/s of a launch that takes so long.
    pub fn tflops(&self, time_us: f64) -> f64 {
        self.study.definition.problem.flop / time_us / 1e6
    }

    /// How the configurations were picked, in words.
    pub fn search(&self) -> String {
        match self.study.definition.search {
            Search::Tpe { seeds, trials } => format!(
                "{} of a Latin hypercube, then {} by tree-structured Parzen estimators",
                text::counted(seeds as usize, "trial"),
                text::count(trials)
            ),
            Search::Random { trials } => format!(
                "{} at random",
                text::counted(trials as usize, "configuration")
            ),
            Search::Exhaustive => "every configuration that passes the gates".to_owned(),
        }
    }
}

impl<'a> Tried<'a> {
    fn of(trial: &'a Trial) -> Option<Tried<'a>> {
        let measurement = trial.measurement()?;
        let values = KernelEntry::find(&trial.spec)
            .map(|(_, values)| values)
            .unwrap_or_default();
        Some(Tried {
            trial,
            measurement,
            time: measurement.median_us(),
            values,
        })
    }

    /// Configuration and time, as shown on hovering.
    pub fn tip(&self) -> String {
        format!(
            "trial {}: {}, {}",
            self.trial.number,
            self.trial.spec,
            text::time(self.time)
        )
    }

    /// Warps that a multiprocessor holds at once.
    pub fn warps_per_sm(&self) -> u32 {
        let resources = &self.measurement.resources;
        resources.ctas_per_sm * resources.threads / 32
    }
}

impl<'a> From<&'a Confirmation> for Timed<'a> {
    fn from(confirmation: &'a Confirmation) -> Self {
        Timed {
            spec: &confirmation.spec,
            samples: &confirmation.samples_us,
            confirmed: true,
        }
    }
}

/// The tunables of which more than one value was measured.
fn dimensions(tried: &[Tried<'_>]) -> Vec<Dimension> {
    let Some((entry, _)) = tried
        .first()
        .and_then(|first| KernelEntry::find(&first.trial.spec).ok())
    else {
        return Vec::new();
    };
    let tunables = entry.tunables.iter().enumerate();
    tunables
        .map(|(index, tunable)| Dimension {
            name: tunable.name,
            index,
            levels: levels(tried.iter().filter_map(|tried| tried.values.get(index))),
        })
        .filter(|dimension| dimension.levels.len() > 1)
        .collect()
}

/// The distinct values, ascending; `false` before `true`.
fn levels<'v>(values: impl Iterator<Item = &'v Value>) -> Vec<Value> {
    let keys: BTreeSet<(bool, u32)> = values
        .map(|value| match *value {
            Value::Bool(value) => (true, u32::from(value)),
            Value::U32(value) => (false, value),
        })
        .collect();
    keys.into_iter()
        .map(|key| match key {
            (true, value) => Value::Bool(value == 1),
            (false, value) => Value::U32(value),
        })
        .collect()
}

/// A part of the search in words.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Seed => "Latin hypercube",
        Phase::Search => "TPE",
        Phase::Random => "random",
        Phase::Exhaustive => "every configuration",
        Phase::Confirm => "confirmation",
    }
}
