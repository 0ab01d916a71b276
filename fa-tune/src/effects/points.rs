//! The measured configurations of a study.

use fa_dsl::config::{KernelEntry, SpecError, Tunable, Value, Values};

use crate::record::{Resources, Study};

/// The measured configurations of a study, with their tunables' values.
pub(super) struct Points<'a> {
    /// The kernel's tunables.
    pub tunables: &'static [Tunable],
    /// The configurations, in the order of the trials.
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
        let name = &study.definition.kernel;
        let entry = entries.iter().find(|entry| entry.name == name);
        let entry = entry.ok_or_else(|| SpecError::UnknownKernel {
            name: name.clone(),
            known: entries
                .iter()
                .map(|it| it.name)
                .collect::<Vec<_>>()
                .join(", "),
        })?;
        let points = study.measured().map(|(trial, measurement)| {
            let (_, values) = KernelEntry::find(&trial.spec)?;
            Ok(Point {
                spec: &trial.spec,
                values,
                time_us: measurement.median_us(),
                resources: measurement.resources,
            })
        });
        Ok(Points {
            tunables: entry.tunables,
            points: points.collect::<Result<_, SpecError>>()?,
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
}

/// The distinct values of one tunable, from the least; `false` before `true`.
pub(crate) fn levels(values: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut levels: Vec<Value> = values.collect();
    levels.sort_unstable_by_key(|value| rank(*value));
    levels.dedup();
    levels
}

/// The number that orders the values of one tunable.
pub(super) fn rank(value: Value) -> u32 {
    match value {
        Value::U32(value) => value,
        Value::Bool(value) => value.into(),
    }
}
