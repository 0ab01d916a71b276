//! The registry of kernels.

use std::any::TypeId;

use super::element::same;
use super::gates::GateError;
use super::kernel::KernelConfig;
use super::spec::{self, SpecError, kernel_name};
use super::value::{Tunable, Value, Values};
use crate::abi::Presence;
use crate::build::StageError;
use crate::ir::Kernel;
use crate::target::Target;

/// A registered kernel, with its configuration type erased.
#[derive(Clone, Copy, Debug)]
pub struct KernelEntry {
    /// The kernel's name: `FaS512`.
    pub name: &'static str,
    /// The configuration type: what the kernel is, whatever it is called.
    pub kernel: fn() -> TypeId,
    /// Its tunables.
    pub tunables: &'static [Tunable],
    /// See [`KernelConfig::presence`]; nothing is present for values that are not the tunables'.
    pub presence: fn(&[Value]) -> Presence,
    /// See [`KernelConfig::check`]. The values come from [`KernelEntry::find`] or
    /// [`KernelEntry::space`].
    pub check: fn(&[Value], &Target) -> Result<(), Vec<GateError>>,
    /// See [`KernelConfig::stage`].
    pub stage: fn(&[Value]) -> Result<Kernel, Vec<StageError>>,
}

inventory::collect!(KernelEntry);

impl KernelEntry {
    /// The entry of the configuration type `C`.
    pub const fn of<C: KernelConfig>() -> KernelEntry {
        const { assert_sound(C::TUNABLES) };
        KernelEntry {
            name: C::NAME,
            kernel: TypeId::of::<C>,
            tunables: C::TUNABLES,
            presence: |values| {
                C::from_values(values).map_or_else(Presence::default, |config| config.presence())
            },
            check: |values, target| match C::from_values(values) {
                Some(config) => config.check(target),
                None => Err(vec![GateError {
                    gate: "tunables",
                    reason: format!("{values:?} are not the tunables of {}", C::NAME),
                }]),
            },
            stage: |values| match C::from_values(values) {
                Some(config) => config.stage(),
                None => Err(vec![StageError::bad_config(format!(
                    "{values:?} are not the tunables of {}",
                    C::NAME
                ))]),
            },
        }
    }

    /// Every registered kernel, by name.
    pub fn all() -> Vec<&'static KernelEntry> {
        let mut all: Vec<_> = inventory::iter::<KernelEntry>.into_iter().collect();
        all.sort_by_key(|entry| entry.name);
        all
    }

    /// The kernel that a spec names, and its values.
    ///
    /// # Errors
    /// When the text is no spec of a registered kernel.
    pub fn find(spec: &str) -> Result<(&'static KernelEntry, Values), SpecError> {
        let name = kernel_name(spec);
        let entry = KernelEntry::all()
            .into_iter()
            .find(|entry| entry.name == name)
            .ok_or_else(|| SpecError::UnknownKernel {
                name: name.to_owned(),
                known: KernelEntry::all()
                    .iter()
                    .map(|e| e.name)
                    .collect::<Vec<_>>()
                    .join(", "),
            })?;
        Ok((entry, spec::parse(entry.name, entry.tunables, spec)?))
    }

    /// The spec of `values`.
    pub fn spec(&self, values: &[Value]) -> String {
        spec::text(self.name, self.tunables, values)
    }

    /// Every combination of the tunables' listed values, options at their defaults, the last
    /// tunable varying fastest.
    pub fn space(&self) -> Vec<Values> {
        self.tunables
            .iter()
            .fold(vec![Values::new()], |points, tunable| {
                let values = match tunable.default.as_ref() {
                    Some(default) if tunable.option => std::slice::from_ref(default),
                    _ => tunable.values,
                };
                points
                    .iter()
                    .flat_map(|point| {
                        values.iter().map(|value| {
                            let mut longer = *point;
                            longer.push(*value);
                            longer
                        })
                    })
                    .collect()
            })
    }
}

/// What `#[kernel]` cannot see of tunables that options add: that there are not too many, that no
/// two have one name, and that options have defaults.
const fn assert_sound(tunables: &[Tunable]) {
    assert!(
        tunables.len() <= Values::MAX,
        "a kernel has at most 32 tunables, those of its options included"
    );
    let mut index = 0;
    while index < tunables.len() {
        let tunable = &tunables[index];
        assert!(
            !tunable.option || tunable.default.is_some(),
            "an option needs a default"
        );
        assert!(
            tunable.names.is_empty() || tunable.names.len() == tunable.values.len(),
            "a tunable names all of its values, or none"
        );
        let mut earlier = 0;
        while earlier < index {
            assert!(
                !same(tunables[earlier].name, tunable.name),
                "two tunables of a kernel have the same name: one of its own and one of its options"
            );
            earlier += 1;
        }
        index += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{Tunable, Value, assert_sound};

    #[test]
    fn tunables_are_sound() {
        assert_sound(&[Tunable::flag("A"), Tunable::flag("B")]);
    }

    #[test]
    #[should_panic(expected = "at most 32 tunables")]
    fn there_are_not_too_many() {
        assert_sound(&[Tunable::flag("A"); 33]);
    }

    #[test]
    #[should_panic(expected = "the same name")]
    fn each_has_its_name() {
        assert_sound(&[Tunable::flag("A"), Tunable::flag("B"), Tunable::flag("A")]);
    }

    #[test]
    #[should_panic(expected = "an option needs a default")]
    fn options_have_defaults() {
        let default = None;
        assert_sound(&[Tunable {
            default,
            ..Tunable::flag("A")
        }]);
    }

    #[test]
    #[should_panic(expected = "all of its values, or none")]
    fn all_values_are_named_or_none() {
        let tunable = Tunable::number("A", &[Value::U32(0), Value::U32(1)]);
        assert_sound(&[Tunable {
            names: &["zero"],
            ..tunable
        }]);
    }
}
