//! Which tunables are not searched, what they are, and what can be wrong with a request for a space.

use std::mem::discriminant;

use fa_dsl::config::{KernelEntry, Value};
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

/// For each tunable its value if it is fixed: by `options`, by being an option, which has a default, or by
/// having a single listed value.
///
/// # Errors
/// Those of [`Space::new`](super::Space::new).
pub(super) fn values(
    entry: &'static KernelEntry,
    options: &[(String, Value)],
) -> Result<Vec<Option<Value>>, SpaceError> {
    let kernel = entry.name;
    let mut fixed: Vec<Option<Value>> = vec![None; entry.tunables.len()];
    for (name, value) in options {
        let index = entry.tunables.iter().position(|it| it.name == name);
        let index = index.ok_or_else(|| SpaceError::Unknown {
            kernel,
            name: name.clone(),
            known: entry
                .tunables
                .iter()
                .map(|it| it.name)
                .collect::<Vec<_>>()
                .join(", "),
        })?;
        let tunable = &entry.tunables[index];
        let name = tunable.name;
        let like = tunable.values.first().or(tunable.default.as_ref());
        if like.is_some_and(|like| discriminant(like) != discriminant(value)) {
            let (value, expected) = (*value, tunable.value_list());
            return Err(SpaceError::Kind {
                kernel,
                name,
                value,
                expected,
            });
        }
        if let Some(first) = fixed[index].replace(*value) {
            let second = *value;
            return Err(SpaceError::Repeated {
                kernel,
                name,
                first,
                second,
            });
        }
    }
    for (tunable, fixed) in entry.tunables.iter().zip(&mut fixed) {
        *fixed = match tunable.values {
            _ if fixed.is_some() => *fixed,
            _ if tunable.option => tunable.default,
            [only] => Some(*only),
            _ => None,
        };
    }
    Ok(fixed)
}
