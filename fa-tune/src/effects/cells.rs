//! Tables of measured configurations by level.

use std::collections::BTreeMap;

use crate::evidence::{Evidence, Tried, rank};
use crate::stats;

/// The number that orders a level of an axis, and how it is written.
pub type Level = (u32, String);

/// The measured configurations that share a level, or two.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The level of the rows' axis.
    pub row: Level,
    /// That of the columns', if the table has some.
    pub column: Option<Level>,
    /// How many there are, at least one.
    pub configurations: usize,
    /// The time of the best in microseconds.
    pub best_us: f64,
    /// Its spec.
    pub best_spec: String,
    /// The median over them of their times in microseconds.
    pub median_us: f64,
}

impl Cell {
    /// Its levels: `64`, or `64 × 32`.
    pub fn levels(&self) -> String {
        match &self.column {
            None => self.row.1.clone(),
            Some((_, column)) => format!("{} × {column}", self.row.1),
        }
    }
}

/// What the rows or columns of a table stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// A tunable's value.
    Tunable(&'static str),
    /// CTAs that a multiprocessor holds at once.
    CtasPerSm,
    /// Warps that it holds at once.
    WarpsPerSm,
}

impl Axis {
    pub fn name(self) -> &'static str {
        match self {
            Axis::Tunable(name) => name,
            Axis::CtasPerSm => "CTAs per SM",
            Axis::WarpsPerSm => "warps per SM",
        }
    }

    /// The number that orders a configuration's level, and the level; `None` if the kernel has no such
    /// tunable, or the spec is not known.
    pub fn level(self, evidence: &Evidence<'_>, tried: &Tried<'_>) -> Option<Level> {
        let resources = &tried.measurement.resources;
        let count = match self {
            Axis::Tunable(name) => {
                let value = *tried.values.get(evidence.position(name)?)?;
                return Some((rank(value), value.to_string()));
            }
            Axis::CtasPerSm => resources.ctas_per_sm,
            Axis::WarpsPerSm => resources.warps_per_sm(),
        };
        Some((count, count.to_string()))
    }
}

/// The cells in which there are configurations, row by row.
pub(super) fn cells(evidence: &Evidence<'_>, rows: Axis, columns: Option<Axis>) -> Vec<Cell> {
    let mut table: BTreeMap<(Level, Option<Level>), Vec<&Tried<'_>>> = BTreeMap::new();
    for tried in &evidence.tried {
        let Some(row) = rows.level(evidence, tried) else {
            return Vec::new();
        };
        let column = columns.and_then(|axis| axis.level(evidence, tried));
        table.entry((row, column)).or_default().push(tried);
    }
    table
        .into_iter()
        .filter_map(|((row, column), members)| {
            let times: Vec<f64> = members.iter().map(|tried| tried.time).collect();
            let best = members.iter().min_by(|a, b| a.time.total_cmp(&b.time))?;
            Some(Cell {
                row,
                column,
                configurations: members.len(),
                best_us: best.time,
                best_spec: best.trial.spec.clone(),
                median_us: stats::median(&times),
            })
        })
        .collect()
}
