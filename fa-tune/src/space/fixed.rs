//! Which tunables are not searched, and what they are.

use std::mem::discriminant;

use fa_dsl::config::{KernelEntry, Tunable, Value};

use super::SpaceError;

/// For each tunable its value if it is fixed: by `options`, by being an option, or by having a
/// single listed value.
///
/// # Errors
/// As of [`Space::new`](super::Space::new).
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
    let known = || {
        let names: Vec<&str> = entry.tunables.iter().map(|t| t.name).collect();
        names.join(", ")
    };
    entry
        .tunables
        .iter()
        .position(|tunable| tunable.name == name)
        .ok_or_else(|| SpaceError::Unknown {
            kernel: entry.name,
            name: name.to_owned(),
            known: known(),
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
