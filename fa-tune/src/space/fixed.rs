//! Which tunables are not searched, what they are, and what can be wrong with a request for a space.

use std::mem::discriminant;

use fa_dsl::config::{KernelEntry, Tunable, Value};
use fa_dsl::target::Arch;

/// A space that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpaceError {
    /// No such tunable or option.
    #[error("{kernel} has no tunable `{name}` to fix; it has {known}")]
    Unknown {
        /// The kernel.
        kernel: &'static str,
        /// The name that was given.
        name: String,
        /// The kernel's tunables.
        known: String,
    },
    /// One given twice.
    #[error("`{name}` of {kernel} is fixed twice, to {first} and to {second}: give it once")]
    Repeated {
        /// The kernel.
        kernel: &'static str,
        /// The tunable.
        name: &'static str,
        /// What it was given first.
        first: Value,
        /// And then.
        second: Value,
    },
    /// A number for a switch, or the other way round.
    #[error("`{name}` of {kernel} cannot be {value}: it takes {expected}")]
    Kind {
        /// The kernel.
        kernel: &'static str,
        /// The tunable.
        name: &'static str,
        /// The value that was given.
        value: Value,
        /// The listed values.
        expected: String,
    },
    /// An option without a default.
    #[error(
        "the problem has to fix `{name}` of {kernel}, which has no default: it takes {expected}"
    )]
    Missing {
        /// The kernel.
        kernel: &'static str,
        /// The option.
        name: &'static str,
        /// The listed values.
        expected: String,
    },
    /// Nothing to search.
    #[error(
        "no configuration of {kernel} is valid on {arch} with these options: the gates reject all {total} ({})",
        listed(rejected)
    )]
    Empty {
        /// The kernel.
        kernel: &'static str,
        /// The architecture.
        arch: Arch,
        /// How many combinations there are.
        total: u64,
        /// How many each gate rejects.
        rejected: Vec<(String, u64)>,
    },
}

fn listed(rejected: &[(String, u64)]) -> String {
    let parts = rejected
        .iter()
        .map(|(gate, count)| format!("{gate}: {count}"));
    parts.collect::<Vec<_>>().join(", ")
}

/// For each tunable its value if it is fixed: by `options`, by being an option, or by having a
/// single listed value.
///
/// # Errors
/// Those of [`Space::new`](super::Space::new).
pub(super) fn values(
    entry: &'static KernelEntry,
    options: &[(String, Value)],
) -> Result<Vec<Option<Value>>, SpaceError> {
    let mut fixed: Vec<Option<Value>> = vec![None; entry.tunables.len()];
    for (name, value) in options {
        let index = position(entry, name)?;
        let tunable = &entry.tunables[index];
        if let Some(first) = fixed[index] {
            return Err(SpaceError::Repeated {
                kernel: entry.name,
                name: tunable.name,
                first,
                second: *value,
            });
        }
        if !is_of_kind(tunable, value) {
            return Err(SpaceError::Kind {
                kernel: entry.name,
                name: tunable.name,
                value: *value,
                expected: expected(tunable),
            });
        }
        fixed[index] = Some(*value);
    }
    entry
        .tunables
        .iter()
        .zip(fixed)
        .map(|(tunable, fixed)| match (fixed, tunable.option) {
            (Some(value), _) => Ok(Some(value)),
            (None, true) => tunable.default.map(Some).ok_or(SpaceError::Missing {
                kernel: entry.name,
                name: tunable.name,
                expected: expected(tunable),
            }),
            (None, false) => Ok(match tunable.values {
                [only] => Some(*only),
                _ => None,
            }),
        })
        .collect()
}

fn position(entry: &KernelEntry, name: &str) -> Result<usize, SpaceError> {
    let mut tunables = entry.tunables.iter();
    let found = tunables.position(|tunable| tunable.name == name);
    found.ok_or_else(|| SpaceError::Unknown {
        kernel: entry.name,
        name: name.to_owned(),
        known: entry
            .tunables
            .iter()
            .map(|t| t.name)
            .collect::<Vec<_>>()
            .join(", "),
    })
}

/// Whether `value` is a number or a switch as the tunable is.
fn is_of_kind(tunable: &Tunable, value: &Value) -> bool {
    let like = tunable.values.first().or(tunable.default.as_ref());
    like.is_none_or(|like| discriminant(like) == discriminant(value))
}

fn expected(tunable: &Tunable) -> String {
    let values: Vec<String> = tunable.values.iter().map(Value::to_string).collect();
    values.join(", ")
}
