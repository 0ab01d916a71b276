//! The configurations that there are to search: what a kernel's registration lists and its gates
//! leave.
//!
//! A candidate is an index into a [`Space`]. Candidates are ordered by their levels, the last
//! dimension varying fastest, so that the same space has the same indices in every process.

mod error;
mod fixed;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use fa_dsl::config::{KernelEntry, Value};
use fa_dsl::target::Target;
use rayon::prelude::*;

pub use error::SpaceError;

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
    /// Values of all tunables, candidate after candidate.
    values: Vec<Value>,
    /// Levels of all dimensions, candidate after candidate.
    levels: Vec<usize>,
    len: usize,
}

impl Space {
    /// Every combination of the listed values that the gates let pass on `target`, with `options`
    /// fixed.
    ///
    /// `options` names tunables and their values: the kernel's options, which keep their default
    /// when not named, and any other tunable that is not to be searched.
    ///
    /// # Errors
    /// When an option does not exist, is given twice or with a value of the wrong kind, when one
    /// without a default is left out, or when the gates reject every configuration.
    pub fn new(
        entry: &'static KernelEntry,
        target: &Target,
        options: &[(String, Value)],
    ) -> Result<Space, SpaceError> {
        let fixed = fixed::values(entry, options)?;
        let dimensions = dimensions(entry, &fixed);
        let total = dimensions.iter().map(|d| d.levels.len() as u64).product();
        let checked: Vec<Checked> = (0..total)
            .into_par_iter()
            .map(|point| Checked::new(entry, target, &dimensions, &fixed, point))
            .collect();
        let mut space = Space {
            entry,
            dimensions,
            total,
            rejected: rejections(&checked),
            values: Vec::new(),
            levels: Vec::new(),
            len: 0,
        };
        for candidate in checked.into_iter().filter(|c| c.broken.is_empty()) {
            space.values.extend(candidate.values);
            space.levels.extend(candidate.levels);
            space.len += 1;
        }
        if space.len == 0 {
            return Err(SpaceError::Empty {
                kernel: entry.name,
                arch: target.arch,
                total,
                rejected: space.rejected,
            });
        }
        Ok(space)
    }

    /// The kernel.
    pub fn entry(&self) -> &'static KernelEntry {
        self.entry
    }

    /// How many combinations of listed values there are, valid or not.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// How many candidates are left.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether no candidate is left, as [`Space::retain`] can have it.
    pub fn is_empty(&self) -> bool {
        self.len == 0
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
        let width = self.entry.tunables.len();
        &self.values[candidate * width..][..width]
    }

    /// The position of a candidate's value in each of [`Space::dimensions`].
    ///
    /// # Panics
    /// When there is no such candidate.
    pub fn levels(&self, candidate: usize) -> &[usize] {
        assert!(candidate < self.len, "no candidate {candidate}");
        let width = self.dimensions.len();
        &self.levels[candidate * width..][..width]
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
        let levels = self
            .dimensions
            .iter()
            .map(|d| {
                d.levels
                    .iter()
                    .position(|level| *level == values[d.tunable])
            })
            .collect::<Option<Vec<_>>>()?;
        self.at(&levels)
            .filter(|candidate| self.values(*candidate) == &values[..])
    }

    /// The candidate with these levels, if it is valid.
    pub fn at(&self, levels: &[usize]) -> Option<usize> {
        let (mut low, mut high) = (0, self.len);
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.levels(middle).cmp(levels) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return Some(middle),
            }
        }
        None
    }

    /// The candidate that stands for doing nothing: the tunables' defaults, the middle of the listed
    /// values where there is none, or what is valid and nearest to that. `None` if no candidate is left.
    pub fn default_index(&self) -> Option<usize> {
        let levels: Vec<usize> = self
            .dimensions
            .iter()
            .map(|dimension| {
                let default = self.entry.tunables[dimension.tunable].default;
                let listed = default.and_then(|d| dimension.levels.iter().position(|l| *l == d));
                listed.unwrap_or((dimension.levels.len() - 1) / 2)
            })
            .collect();
        self.nearest(&levels, &HashSet::new())
    }

    /// The valid candidate nearest to `levels` that is not `taken`: the fewest steps from level to
    /// level, where all values of a tunable that is no number are one step apart. Of several the first.
    pub fn nearest(&self, levels: &[usize], taken: &HashSet<usize>) -> Option<usize> {
        (0..self.len)
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
        let kept: Vec<usize> = (0..self.len)
            .into_par_iter()
            .filter(|candidate| keep(self.values(*candidate)))
            .collect();
        let dropped = self.len - kept.len();
        if dropped == 0 {
            return;
        }
        let values = kept.iter().flat_map(|c| self.values(*c).to_vec()).collect();
        let levels = kept.iter().flat_map(|c| self.levels(*c).to_vec()).collect();
        (self.values, self.levels, self.len) = (values, levels, kept.len());
        self.rejected.push((reason.to_owned(), dropped as u64));
    }
}

/// The tunables that are not fixed and have a choice.
fn dimensions(entry: &'static KernelEntry, fixed: &[Option<Value>]) -> Vec<Dimension> {
    entry
        .tunables
        .iter()
        .zip(fixed)
        .enumerate()
        .filter(|(_, (_, fixed))| fixed.is_none())
        .map(|(tunable, (listed, _))| Dimension {
            name: listed.name,
            levels: listed.values.to_vec(),
            tunable,
        })
        .collect()
}

/// One combination of levels, and the gates that it breaks.
struct Checked {
    values: Vec<Value>,
    levels: Vec<usize>,
    broken: Vec<&'static str>,
}

impl Checked {
    fn new(
        entry: &KernelEntry,
        target: &Target,
        dimensions: &[Dimension],
        fixed: &[Option<Value>],
        point: u64,
    ) -> Checked {
        let levels = digits(dimensions, point);
        let mut searched = dimensions.iter().zip(&levels).map(|(d, l)| d.levels[*l]);
        let values: Vec<Value> = fixed
            .iter()
            .filter_map(|value| value.or_else(|| searched.next()))
            .collect();
        let broken = match (entry.check)(&values, target) {
            Ok(()) => Vec::new(),
            Err(errors) => errors.into_iter().map(|error| error.gate).collect(),
        };
        Checked {
            values,
            levels,
            broken,
        }
    }
}

/// The levels of combination `point`, the last dimension varying fastest.
fn digits(dimensions: &[Dimension], mut point: u64) -> Vec<usize> {
    let mut levels: Vec<usize> = dimensions
        .iter()
        .rev()
        .map(|dimension| {
            let base = dimension.levels.len() as u64;
            let digit = point % base;
            point /= base;
            digit as usize
        })
        .collect();
    levels.reverse();
    levels
}

/// How many combinations each gate rejects, most first.
fn rejections(checked: &[Checked]) -> Vec<(String, u64)> {
    let mut counts = BTreeMap::new();
    for candidate in checked {
        // A gate may say several things about one configuration.
        let gates: HashSet<_> = candidate.broken.iter().collect();
        for gate in gates {
            *counts.entry(*gate).or_insert(0) += 1;
        }
    }
    let mut counts: Vec<(String, u64)> = counts
        .into_iter()
        .map(|(gate, count)| (gate.to_owned(), count))
        .collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts
}
