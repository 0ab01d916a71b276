//! The registry of kernels.

use std::any::TypeId;

use super::{GateError, KernelConfig, SpecError, Tunable, Value, Values, kernel_name, spec};
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
        const {
            assert!(
                C::TUNABLES.len() <= Values::MAX,
                "a kernel has at most 32 tunables"
            )
        };
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
