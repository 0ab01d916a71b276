//! The measured configurations of a study.

use fa_dsl::config::{KernelEntry, SpecError, Tunable, Value, Values};

use crate::record::{Resources, Study};

/// The measured configurations of a study, with their tunables' values.
pub(super) struct Points<'a> {
    /// The kernel's tunables.
    pub tunables: &'static [Tunable],
    /// In the order of the trials.
    pub points: Vec<Point<'a>>,
    /// The study's seed, for what is resampled.
    pub seed: u64,
}

/// A measured configuration.
pub(super) struct Point<'a> {
    pub spec: &'a str,
    pub values: Values,
    pub time_us: f64,
    pub resources: Resources,
}

impl<'a> Points<'a> {
    /// The measured configurations of `study`.
    pub fn of(study: &'a Study) -> Result<Points<'a>, SpecError> {
        let entries = KernelEntry::all();
        let kernel = &study.definition.kernel;
        let entry = entries
            .iter()
            .find(|entry| entry.name == kernel)
            .ok_or_else(|| SpecError::UnknownKernel {
                name: kernel.clone(),
                known: names(&entries),
            })?;
        let measured = study
            .trials
            .iter()
            .filter_map(|trial| Some((trial.spec.as_str(), trial.measurement()?)));
        let points = measured
            .map(|(spec, measurement)| {
                let (_, values) = KernelEntry::find(spec)?;
                Ok(Point {
                    spec,
                    values,
                    time_us: measurement.median_us(),
                    resources: measurement.resources,
                })
            })
            .collect::<Result<_, SpecError>>()?;
        Ok(Points {
            tunables: entry.tunables,
            points,
            seed: study.definition.seed,
        })
    }

    /// The positions of the tunables that are searched.
    pub fn searched(&self) -> impl Iterator<Item = usize> {
        let is_searched = |position: &usize| !self.tunables[*position].option;
        (0..self.tunables.len()).filter(is_searched)
    }

    /// The position of the tunable called `name`.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.tunables
            .iter()
            .position(|tunable| tunable.name == name)
    }

    /// The levels of a tunable that were measured, from the least.
    pub fn levels(&self, tunable: usize) -> Vec<Value> {
        let mut levels: Vec<Value> = self.points.iter().map(|p| p.values[tunable]).collect();
        levels.sort_unstable_by_key(|value| rank(*value));
        levels.dedup();
        levels
    }
}

/// By what values of one tunable are ordered.
pub(super) fn rank(value: Value) -> u32 {
    match value {
        Value::U32(value) => value,
        Value::Bool(value) => value.into(),
    }
}

fn names(entries: &[&KernelEntry]) -> String {
    let names: Vec<&str> = entries.iter().map(|entry| entry.name).collect();
    names.join(", ")
}
