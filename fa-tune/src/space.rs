//! The configurations that there are to search: what a kernel's registration lists and its gates
//! leave.
//!
//! A candidate is an index into a [`Space`]. Candidates are ordered by their levels, the last
//! dimension varying fastest, so that the same space has the same indices in every process.

mod fixed;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use fa_dsl::config::{GateError, KernelEntry, Value};
use fa_dsl::target::Target;
use rayon::prelude::*;

pub use fixed::SpaceError;

/// A tunable that is searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dimension {
    /// The tunable's name: `BLOCK_M`.
    pub name: &'static str,
    /// The values that it is searched over, in the order of the registration.
    pub levels: Vec<Value>,
    /// Its position among the kernel's tunables.
    pub tunable: usize,
}

impl Dimension {
    /// Whether neighbouring levels are alike: of numbers they are, of `true` and `false` not.
    pub fn is_ordinal(&self) -> bool {
        matches!(self.levels.first(), Some(Value::U32(_)))
    }
}

/// The valid configurations of a kernel for one problem and architecture.
#[derive(Clone, Debug)]
pub struct Space {
    entry: &'static KernelEntry,
    dimensions: Vec<Dimension>,
    total: u64,
    rejected: Vec<(String, u64)>,
    /// Sorted by their levels.
    candidates: Vec<Candidate>,
}

#[derive(Clone, Debug)]
struct Candidate {
    /// The values of all tunables.
    values: Vec<Value>,
    /// The levels of all dimensions.
    levels: Vec<usize>,
}

impl Space {
    /// Every combination of the listed values that the gates let pass on `target`, with `options`
    /// fixed.
    ///
    /// `options` names tunables and their values: the kernel's options, which keep their default
    /// when not named, and any other tunable that is not to be searched.
    ///
    /// # Errors
    /// When an option does not exist, is given twice or with a value of the wrong kind, or when the gates
    /// reject every configuration.
    pub fn new(
        entry: &'static KernelEntry,
        target: &Target,
        options: &[(String, Value)],
    ) -> Result<Space, SpaceError> {
        Space::completed(entry, target, options, |_| ())
    }

    /// As [`Space::new`], where some options follow from the values that are searched and the problem: `complete` gets the values of all tunables
    /// and sets those, before the gates are asked. It leaves alone what is searched.
    ///
    /// # Errors
    /// As [`Space::new`].
    pub fn completed(
        entry: &'static KernelEntry,
        target: &Target,
        options: &[(String, Value)],
        complete: impl Fn(&mut [Value]) + Sync,
    ) -> Result<Space, SpaceError> {
        let fixed = fixed::values(entry, options)?;
        let dimensions = dimensions(entry, &fixed);
        let total = dimensions.iter().map(|d| d.levels.len() as u64).product();
        let points = (0..total).into_par_iter();
        let checked: Vec<Result<Candidate, HashSet<&str>>> = points
            .map(|point| {
                let mut candidate = Candidate::at(&dimensions, &fixed, point);
                complete(&mut candidate.values);
                let broken = (entry.check)(&candidate.values, target);
                // A gate may say several things about one configuration.
                let gates = |errors: Vec<GateError>| errors.iter().map(|it| it.gate).collect();
                broken.map(|()| candidate).map_err(gates)
            })
            .collect();
        let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
        for gate in checked.iter().flat_map(|it| it.as_ref().err()).flatten() {
            *counts.entry(gate).or_default() += 1;
        }
        let named = |(gate, count): (&str, u64)| (gate.to_owned(), count);
        let mut rejected: Vec<(String, u64)> = counts.into_iter().map(named).collect();
        rejected.sort_by_key(|(_, count)| Reverse(*count));
        let candidates: Vec<Candidate> = checked.into_iter().flatten().collect();
        if candidates.is_empty() {
            return Err(SpaceError::Empty {
                kernel: entry.name,
                arch: target.arch,
                total,
                rejected,
            });
        }
        Ok(Space {
            entry,
            dimensions,
            total,
            rejected,
            candidates,
        })
    }

    /// How many combinations of listed values there are, valid or not.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// How many candidates are left.
    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// Whether no candidate is left, as [`Space::retain`] can have it.
    pub fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    /// How many combinations each gate and each reason of [`Space::retain`] rejects; one that several
    /// gates reject counts for each. Gates come first, those that reject most before the others.
    pub fn rejected(&self) -> &[(String, u64)] {
        &self.rejected
    }

    /// The tunables that are searched: those with more than one listed value that are not fixed.
    pub fn dimensions(&self) -> &[Dimension] {
        &self.dimensions
    }

    /// The values of all of the kernel's tunables in a candidate, in order.
    ///
    /// # Panics
    /// When there is no such candidate.
    pub fn values(&self, candidate: usize) -> &[Value] {
        &self.candidates[candidate].values
    }

    /// The position of a candidate's value in each of [`Space::dimensions`].
    ///
    /// # Panics
    /// When there is no such candidate.
    pub fn levels(&self, candidate: usize) -> &[usize] {
        &self.candidates[candidate].levels
    }

    /// The spec of a candidate, defaults left out.
    ///
    /// # Panics
    /// When there is no such candidate.
    pub fn spec(&self, candidate: usize) -> String {
        self.entry.spec(self.values(candidate))
    }

    /// The candidate that a spec names; `None` when it is of another kernel, has other options or is
    /// not valid.
    pub fn find(&self, spec: &str) -> Option<usize> {
        let (entry, values) = KernelEntry::find(spec).ok()?;
        if entry.name != self.entry.name {
            return None;
        }
        let level = |d: &Dimension| {
            let value = values[d.tunable];
            d.levels.iter().position(|level| *level == value)
        };
        let levels: Option<Vec<usize>> = self.dimensions.iter().map(level).collect();
        let candidate = self.at(&levels?)?;
        (self.values(candidate) == &values[..]).then_some(candidate)
    }

    /// The candidate with these levels, if it is valid.
    pub fn at(&self, levels: &[usize]) -> Option<usize> {
        let place = |candidate: &Candidate| candidate.levels.as_slice().cmp(levels);
        self.candidates.binary_search_by(place).ok()
    }

    /// The candidate that stands for doing nothing: the tunables' defaults, the middle of the listed
    /// values where there is none, or what is valid and nearest to that. `None` if no candidate is left.
    pub fn default_index(&self) -> Option<usize> {
        let middle = |dimension: &Dimension| {
            let default = self.entry.tunables[dimension.tunable].default;
            let listed = default.and_then(|d| dimension.levels.iter().position(|l| *l == d));
            listed.unwrap_or((dimension.levels.len() - 1) / 2)
        };
        let levels: Vec<usize> = self.dimensions.iter().map(middle).collect();
        self.nearest(&levels, &HashSet::new())
    }

    /// The valid candidate nearest to `levels` that is not `taken`: the fewest steps from level to
    /// level, where all values of a tunable that is no number are one step apart. Of several the first.
    pub fn nearest(&self, levels: &[usize], taken: &HashSet<usize>) -> Option<usize> {
        (0..self.len())
            .filter(|candidate| !taken.contains(candidate))
            .min_by_key(|candidate| self.steps(self.levels(*candidate), levels))
    }

    /// Steps from one combination of levels to another; see [`Space::nearest`].
    pub fn steps(&self, from: &[usize], to: &[usize]) -> usize {
        self.dimensions
            .iter()
            .zip(from.iter().zip(to))
            .map(|(dimension, (a, b))| match dimension.is_ordinal() {
                true => a.abs_diff(*b),
                false => usize::from(a != b),
            })
            .sum()
    }

    /// Keeps the candidates whose values `keep` accepts, and counts the others as rejected for `reason`:
    /// what does not fit the problem, where the gates know only the kernel. Indices change.
    pub fn retain(&mut self, reason: &str, keep: impl Fn(&[Value]) -> bool + Sync) {
        let before = self.len();
        let candidates = std::mem::take(&mut self.candidates).into_par_iter();
        let kept = candidates.filter(|candidate| keep(&candidate.values));
        self.candidates = kept.collect();
        if self.len() < before {
            let dropped = (before - self.len()) as u64;
            self.rejected.push((reason.to_owned(), dropped));
        }
    }
}

/// The tunables that are not fixed and have a choice.
fn dimensions(entry: &'static KernelEntry, fixed: &[Option<Value>]) -> Vec<Dimension> {
    let tunables = entry.tunables.iter().zip(fixed).enumerate();
    let searched = tunables.filter(|(_, (_, fixed))| fixed.is_none());
    searched
        .map(|(tunable, (listed, _))| Dimension {
            name: listed.name,
            levels: listed.values.to_vec(),
            tunable,
        })
        .collect()
}

impl Candidate {
    /// Combination `point`, valid or not, the last dimension varying fastest.
    fn at(dimensions: &[Dimension], fixed: &[Option<Value>], mut point: u64) -> Candidate {
        let mut levels = vec![0; dimensions.len()];
        for (level, dimension) in levels.iter_mut().zip(dimensions).rev() {
            let base = dimension.levels.len() as u64;
            *level = (point % base) as usize;
            point /= base;
        }
        let mut searched = dimensions.iter().zip(&levels).map(|(d, l)| d.levels[*l]);
        let values = fixed
            .iter()
            .filter_map(|value| value.or_else(|| searched.next()));
        Candidate {
            values: values.collect(),
            levels,
        }
    }
}
