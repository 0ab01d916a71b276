//! Which tunables are not searched, what they are, and what can be wrong with a request for a space.

use std::mem::discriminant;

use fa_dsl::config::{KernelEntry, SpecError, Value};
use fa_dsl::target::Arch;

/// A space that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpaceError {
    /// A tunable that does not exist is fixed, or one is twice, or to a number for a switch or the other
    /// way round.
    #[error(transparent)]
    Fixed(#[from] SpecError),
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
    let part = |(gate, count): &(String, u64)| format!("{gate}: {count}");
    rejected.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// For each tunable its value if it is fixed: by `options`, by being an option, which has a default, or by
/// having a single listed value.
///
/// # Errors
/// Those of [`Space::new`](super::Space::new).
pub(super) fn values(
    entry: &'static KernelEntry,
    options: &[(String, Value)],
) -> Result<Vec<Option<Value>>, SpecError> {
    let kernel = entry.name;
    let mut fixed: Vec<Option<Value>> = vec![None; entry.tunables.len()];
    for (name, value) in options {
        let names = || entry.tunables.iter().map(|it| it.name);
        let index = names().position(|it| it == name);
        let index = index.ok_or_else(|| SpecError::UnknownTunable {
            kernel,
            name: name.clone(),
            known: names().collect::<Vec<_>>().join(", "),
        })?;
        let tunable = &entry.tunables[index];
        let like = tunable.values.first().or(tunable.default.as_ref());
        if like.is_some_and(|like| discriminant(like) != discriminant(value)) {
            return Err(SpecError::Value {
                kernel,
                name: tunable.name,
                text: value.to_string(),
                expected: tunable.value_list(),
            });
        }
        if fixed[index].replace(*value).is_some() {
            let name = name.clone();
            return Err(SpecError::Repeated { kernel, name });
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
