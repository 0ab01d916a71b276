//! What the measured configurations of a study are, read off it once for its effects and its report.

use fa_dsl::config::{KernelEntry, SpecError, Tunable, Value, Values};

use crate::record::{Failure, Measurement, Phase, Search, Study, Trial};
use crate::stats::{self, Interval};
use crate::text;

/// The seed of the report's bootstrap intervals: the same study always gives the same report.
pub const SEED: u64 = 0;

/// A study with what it measured.
#[derive(Debug)]
pub struct Evidence<'a> {
    /// The study.
    pub study: &'a Study,
    /// The trials that were measured, by number.
    pub tried: Vec<Tried<'a>>,
    /// The kernel's tunables.
    pub tunables: &'static [Tunable],
    /// What of the kernel and its specs this program does not know.
    pub unknown: Option<SpecError>,
}

/// A trial that was measured.
#[derive(Clone, Debug)]
pub struct Tried<'a> {
    pub trial: &'a Trial,
    pub measurement: &'a Measurement,
    /// The median of its samples, in microseconds.
    pub time: f64,
    /// The values of all tunables; none if the spec is not known.
    pub values: Values,
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
        let kernel = &study.definition.kernel;
        let entry = KernelEntry::all().into_iter().find(|it| it.name == kernel);
        let mut unknown = match entry {
            Some(_) => None,
            None => KernelEntry::find(kernel).err(),
        };
        let mut values = |spec: &str| match KernelEntry::find(spec) {
            Ok((_, values)) => values,
            Err(error) => {
                unknown.get_or_insert(error);
                Values::default()
            }
        };
        let tried = study.measured().map(|(trial, measurement)| Tried {
            trial,
            measurement,
            time: measurement.median_us(),
            values: values(&trial.spec),
        });
        Evidence {
            study,
            tried: tried.collect(),
            tunables: entry.map_or(&[], |entry| entry.tunables),
            unknown,
        }
    }

    /// The positions of the tunables that are searched.
    pub fn searched(&self) -> impl Iterator<Item = usize> {
        (0..self.tunables.len()).filter(|index| !self.tunables[*index].option)
    }

    /// The position of the tunable called `name`.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.tunables.iter().position(|it| it.name == name)
    }

    /// The measured times, in microseconds.
    pub fn times(&self) -> impl Iterator<Item = f64> {
        self.tried.iter().map(|tried| tried.time)
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
        let confirmed = self.study.confirmed();
        let (spec, samples) = match confirmed {
            Some(confirmed) => (&confirmed.spec, &confirmed.samples_us),
            None => {
                let fastest = self.fastest()?;
                (&fastest.trial.spec, &fastest.measurement.samples_us)
            }
        };
        Some(Found {
            spec,
            samples,
            confirmed: confirmed.is_some(),
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
            Search::Tpe { seeds, trials } => {
                let (seeds, trials) = (text::counted(seeds as usize, "trial"), text::count(trials));
                format!(
                    "{seeds} of a Latin hypercube, then {trials} by tree-structured Parzen estimators"
                )
            }
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

/// The number that orders the values of one tunable.
pub fn rank(value: Value) -> u32 {
    match value {
        Value::U32(value) => value,
        Value::Bool(value) => value.into(),
    }
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
