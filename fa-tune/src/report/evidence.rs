//! What the report reads off a study once, for all of its sections.

use fa_dsl::config::{KernelEntry, Value, Values};

use super::text;
use crate::effects;
use crate::record::{Failure, Measurement, Phase, Search, Study, Trial};
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
    pub trial: &'a Trial,
    pub measurement: &'a Measurement,
    /// The median of its samples, in microseconds.
    pub time: f64,
    /// The values of all tunables; none if the kernel is not registered.
    pub values: Values,
}

/// A tunable and the values of it that were measured.
#[derive(Clone, Debug)]
pub struct Dimension {
    pub name: &'static str,
    /// Its place among the kernel's tunables.
    pub index: usize,
    /// Ascending.
    pub levels: Vec<Value>,
}

/// What a study found.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The configuration.
    pub spec: &'a str,
    /// The samples in microseconds.
    pub samples: &'a [f64],
    /// Whether it was measured in turns with the others, after the search.
    pub confirmed: bool,
}

impl Found<'_> {
    /// The median in microseconds.
    pub fn median(&self) -> f64 {
        stats::median(self.samples)
    }

    /// The 95 % interval of the median.
    pub fn interval(&self) -> Interval {
        stats::median_interval(self.samples, SEED)
    }
}

impl<'a> Evidence<'a> {
    /// Reads a study.
    pub fn new(study: &'a Study) -> Evidence<'a> {
        let tried = |(trial, measurement): (&'a Trial, &'a Measurement)| Tried {
            trial,
            measurement,
            time: measurement.median_us(),
            values: KernelEntry::find(&trial.spec).map_or_else(|_| Values::default(), |it| it.1),
        };
        let tried: Vec<_> = study.measured().map(tried).collect();
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

    /// The fastest of those confirmed, else of the trials.
    pub fn found(&self) -> Option<Found<'a>> {
        if let Some(confirmed) = self.study.confirmed() {
            return Some(Found {
                spec: &confirmed.spec,
                samples: &confirmed.samples_us,
                confirmed: true,
            });
        }
        let fastest = self.fastest()?;
        Some(Found {
            spec: &fastest.trial.spec,
            samples: &fastest.measurement.samples_us,
            confirmed: false,
        })
    }

    /// The trials that failed.
    pub fn failed(&self) -> impl Iterator<Item = (&'a Trial, &'a Failure)> {
        let trials = self.study.trials.iter();
        trials.filter_map(|trial| Some((trial, trial.failure()?)))
    }

    /// How the configurations were picked, in words.
    pub fn search(&self) -> String {
        match self.study.definition.search {
            Search::Tpe { seeds, trials } => format!(
                "{} of a Latin hypercube, then {} by tree-structured Parzen estimators",
                text::counted(seeds as usize, "trial"),
                text::count(trials)
            ),
            Search::Random { trials } => {
                format!(
                    "{} at random",
                    text::counted(trials as usize, "configuration")
                )
            }
            Search::Exhaustive => "every configuration that passes the gates".to_owned(),
        }
    }
}

impl Tried<'_> {
    /// Configuration and time, as shown on hovering.
    pub fn tip(&self) -> String {
        let Trial { number, spec, .. } = self.trial;
        format!("trial {number}: {spec}, {}", text::time(self.time))
    }
}

/// The tunables of which more than one value was measured.
fn dimensions(tried: &[Tried<'_>]) -> Vec<Dimension> {
    let kernel = tried
        .first()
        .and_then(|it| KernelEntry::find(&it.trial.spec).ok());
    let tunables = kernel.map_or(&[][..], |(entry, _)| entry.tunables);
    let dimension = |(index, tunable): (usize, &fa_dsl::config::Tunable)| Dimension {
        name: tunable.name,
        index,
        levels: effects::levels(tried.iter().filter_map(|it| it.values.get(index).copied())),
    };
    let all = tunables.iter().enumerate().map(dimension);
    all.filter(|dimension| dimension.levels.len() > 1).collect()
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
