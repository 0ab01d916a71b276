//! Effect sizes by matched pairs.

use std::collections::BTreeMap;

use fa_dsl::config::Value;

use crate::evidence::{Evidence, rank};
use crate::stats::{self, Delta, Interval};

/// The fewest pairs of which anything is concluded: when all of six agree, the sign test's two-sided
/// p is 2 · 2⁻⁶ = 0.031; of five, 0.0625.
pub const MINIMUM_PAIRS: usize = 6;

/// What it does to the time to change one tunable and nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// The tunable: `STAGES`.
    pub tunable: String,
    /// The level that it is changed from: `1`.
    pub from: String,
    /// The level that it is changed to: `2`.
    pub to: String,
    /// Pairs of measured configurations that differ in this only; at least one.
    pub pairs: usize,
    /// The geometric mean over pairs of time(to) / time(from): under 1 if `to` is faster.
    pub ratio: f64,
    /// Its percentile bootstrap interval at [`stats::LEVEL`], pairs resampled; `None` of fewer than
    /// [`MINIMUM_PAIRS`].
    pub interval: Option<Interval>,
    /// The share of pairs in which `to` is faster, 0 to 1.
    pub faster: f64,
    /// Cliff's delta of the times at `to` against those at `from`, pairing ignored: how much the change
    /// weighs beside all that the other tunables do. Negative if `to` is faster.
    pub delta: Delta,
}

impl Effect {
    /// Whether an effect is shown: there are pairs enough, and the interval excludes 1.
    pub fn is_shown(&self) -> bool {
        self.interval
            .is_some_and(|interval| !interval.contains(1.0))
    }
}

/// Which of two levels a change starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// The change starts from the smaller level, or from `false`.
    Up,
    /// The change starts from the larger level, or from `true`.
    Down,
}

/// The effects of all changes of one tunable in one direction; those without any pair are left out.
pub(super) fn of_tunable(
    evidence: &Evidence<'_>,
    tunable: usize,
    direction: Direction,
) -> Vec<Effect> {
    let values = evidence
        .tried
        .iter()
        .filter_map(|it| it.values.get(tunable));
    let mut levels: Vec<Value> = values.copied().collect();
    levels.sort_unstable_by_key(|value| rank(*value));
    levels.dedup();
    if direction == Direction::Down {
        levels.reverse();
    }
    let matched = matched(evidence, tunable);
    let changes = levels.iter().enumerate().flat_map(|(index, from)| {
        let later = &levels[index + 1..];
        later.iter().map(move |to| (*from, *to))
    });
    changes
        .filter_map(|(from, to)| {
            let both =
                |times: &BTreeMap<_, _>| Some((*times.get(&rank(from))?, *times.get(&rank(to))?));
            let (before, after): (Vec<f64>, Vec<f64>) = matched.iter().filter_map(both).unzip();
            let ratios: Vec<f64> = after
                .iter()
                .zip(&before)
                .map(|(to, from)| to / from)
                .collect();
            let (pairs, seed) = (ratios.len(), evidence.study.definition.seed);
            let faster = ratios.iter().filter(|ratio| **ratio < 1.0).count();
            (pairs > 0).then(|| Effect {
                tunable: evidence.tunables[tunable].name.to_owned(),
                from: from.to_string(),
                to: to.to_string(),
                pairs,
                ratio: stats::geometric_mean(&ratios),
                interval: (pairs >= MINIMUM_PAIRS).then(|| interval(&ratios, seed)),
                faster: faster as f64 / pairs as f64,
                delta: stats::cliffs_delta(&after, &before),
            })
        })
        .collect()
}

/// The times by level of configurations that agree in all other tunables that are searched, in an order that does not depend
/// on the order of the trials. Options are the same in all, or follow from what is searched.
fn matched(evidence: &Evidence<'_>, tunable: usize) -> Vec<BTreeMap<u32, f64>> {
    let mut groups: BTreeMap<Vec<u32>, BTreeMap<u32, f64>> = BTreeMap::new();
    for tried in &evidence.tried {
        let others = evidence.searched().filter(|other| *other != tunable);
        let others = others.filter_map(|other| tried.values.get(other));
        let others: Vec<u32> = others.copied().map(rank).collect();
        if let Some(level) = tried.values.get(tunable).copied().map(rank) {
            groups.entry(others).or_default().insert(level, tried.time);
        }
    }
    groups.into_values().collect()
}

/// The interval of the geometric mean.
fn interval(ratios: &[f64], seed: u64) -> Interval {
    // The mean of logarithms, for which a resample costs no logarithm.
    let logs: Vec<f64> = ratios.iter().map(|ratio| ratio.ln()).collect();
    let mean = |logs: &mut [f64]| logs.iter().sum::<f64>() / logs.len() as f64;
    let Interval { low, high } =
        stats::bootstrap(&logs, mean, stats::LEVEL, stats::RESAMPLES, seed);
    Interval {
        low: low.exp(),
        high: high.exp(),
    }
}
