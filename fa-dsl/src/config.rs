//! Kernel configurations: tunables, their values, specs such as `FaS512<64,64,32,4,STAGES=1>`,
//! gates, and the registry that `#[kernel]` fills.

use std::fmt;
use std::hash::Hash;

use crate::abi::Presence;
use crate::build::StageError;
use crate::ir::Kernel;
use crate::target::Target;

/// The value of one tunable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Of a `const N: u32`.
    U32(u32),
    /// Of a `const N: bool`.
    Bool(bool),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::U32(v) => v.fmt(f),
            Value::Bool(v) => v.fmt(f),
        }
    }
}

impl From<u32> for Value {
    fn from(v: u32) -> Self {
        Value::U32(v)
    }
}

impl From<bool> for Value {
    fn from(v: bool) -> Self {
        Value::Bool(v)
    }
}

/// One tunable of a kernel: a const generic.
#[derive(Clone, Copy, Debug)]
pub struct Tunable {
    /// Its name, as in the const generic: `BLOCK_M`.
    pub name: &'static str,
    /// The values of the search space, in the order they were listed.
    pub values: &'static [Value],
    /// The value when a spec leaves it out.
    pub default: Option<Value>,
    /// Part of the problem (such as causal masking), not of the search space, which keeps it at
    /// the default.
    pub option: bool,
}

/// An optional parameter of a kernel: one with `#[when]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionalParam {
    /// Its name: `window_left`.
    pub name: &'static str,
    /// The condition, as written: `WINDOW`.
    pub when: &'static str,
}

/// A gate that a configuration does not pass.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("gate `{gate}`: {reason}")]
pub struct GateError {
    /// The gate's name.
    pub gate: &'static str,
    /// What is too large or does not fit, with the numbers, and what would pass.
    pub reason: String,
}

/// A configuration of one kernel. Implemented by `#[kernel]`.
pub trait KernelConfig: Copy + fmt::Debug + Eq + Hash + Send + Sync + 'static {
    /// The kernel's name: `FaS512`.
    const NAME: &'static str;
    /// Its tunables, in the order of the const generics.
    const TUNABLES: &'static [Tunable];
    /// Its optional parameters, in the order of the signature.
    const OPTIONAL: &'static [OptionalParam] = &[];

    /// The tunables' values, in order.
    fn values(&self) -> Vec<Value>;

    /// The configuration with these values, which have the number and the kinds of
    /// [`Self::TUNABLES`]; `None` if they do not.
    fn from_values(values: &[Value]) -> Option<Self>;

    /// Which of [`Self::OPTIONAL`] the kernel has in this configuration.
    fn presence(&self) -> Presence {
        Presence::default()
    }

    /// Whether the gates let this configuration pass on `target`.
    ///
    /// # Errors
    /// Every gate that it breaks.
    fn check(&self, target: &Target) -> Result<(), Vec<GateError>>;

    /// Runs the kernel's Rust function, which records the kernel.
    ///
    /// # Errors
    /// What the function did that cannot be staged, each with its Rust line.
    fn stage(&self) -> Result<Kernel, Vec<StageError>>;

    /// The spec that parses to this configuration, defaults left out:
    /// `FaS512<64,64,32,4,STAGES=1>`.
    fn spec(&self) -> String {
        spec_text(Self::NAME, Self::TUNABLES, &self.values())
    }

    /// Parses a spec.
    ///
    /// # Errors
    /// When the text is no spec of this kernel.
    fn parse(spec: &str) -> Result<Self, SpecError> {
        let values = parse_values(Self::NAME, Self::TUNABLES, spec)?;
        Self::from_values(&values).ok_or_else(|| SpecError::Syntax(spec.to_owned()))
    }
}

/// A registered kernel, with its configuration type erased.
#[derive(Clone, Copy, Debug)]
pub struct KernelEntry {
    /// The kernel's name: `FaS512`.
    pub name: &'static str,
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
        KernelEntry {
            name: C::NAME,
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
    pub fn find(spec: &str) -> Result<(&'static KernelEntry, Vec<Value>), SpecError> {
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
        Ok((entry, parse_values(entry.name, entry.tunables, spec)?))
    }

    /// The spec of `values`.
    pub fn spec(&self, values: &[Value]) -> String {
        spec_text(self.name, self.tunables, values)
    }

    /// Every combination of the tunables' listed values, options at their defaults, the last
    /// tunable varying fastest.
    pub fn space(&self) -> Vec<Vec<Value>> {
        self.tunables
            .iter()
            .fold(vec![Vec::new()], |points, tunable| {
                let values = match tunable.default.as_ref() {
                    Some(default) if tunable.option => std::slice::from_ref(default),
                    _ => tunable.values,
                };
                points
                    .iter()
                    .flat_map(|point| {
                        values
                            .iter()
                            .map(|value| [point.as_slice(), &[*value]].concat())
                    })
                    .collect()
            })
    }
}

/// A spec that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// Not of the form `Name<value,…,NAME=value,…>`.
    #[error(
        "cannot read the spec `{0}`: write it as `FaS512<64,64,32,4>` or `FaS512<64,64,32,4,STAGES=1>`"
    )]
    Syntax(String),
    /// No such kernel.
    #[error("there is no kernel `{name}`; known: {known}")]
    UnknownKernel {
        /// The name in the spec.
        name: String,
        /// The registered names.
        known: String,
    },
    /// No such tunable.
    #[error("{kernel} has no tunable `{name}`; it has {known}")]
    UnknownTunable {
        /// The kernel.
        kernel: &'static str,
        /// The name in the spec.
        name: String,
        /// The kernel's tunables.
        known: String,
    },
    /// A tunable given twice, or a positional value after a named one.
    #[error("`{name}` of {kernel} is given twice, or a positional value follows a named one")]
    Repeated {
        /// The kernel.
        kernel: &'static str,
        /// The tunable.
        name: String,
    },
    /// More positional values than tunables.
    #[error("{kernel} has {expected} tunables, the spec gives more")]
    TooMany {
        /// The kernel.
        kernel: &'static str,
        /// How many it has.
        expected: usize,
    },
    /// A tunable without a default was left out.
    #[error("the spec leaves out `{name}` of {kernel}, which has no default")]
    Missing {
        /// The kernel.
        kernel: &'static str,
        /// The tunable.
        name: &'static str,
    },
    /// A value of the wrong kind.
    #[error("`{text}` is no value of `{name}` of {kernel}: it takes {expected}")]
    Value {
        /// The kernel.
        kernel: &'static str,
        /// The tunable.
        name: &'static str,
        /// The text.
        text: String,
        /// The values that it takes.
        expected: String,
    },
}

/// The name of the kernel that a spec is of, registered or not.
pub fn kernel_name(spec: &str) -> &str {
    spec.split('<').next().unwrap_or_default().trim()
}

fn spec_text(name: &str, tunables: &[Tunable], values: &[Value]) -> String {
    let parts: Vec<String> = tunables
        .iter()
        .zip(values)
        .filter(|(tunable, value)| tunable.default != Some(**value))
        .map(|(tunable, value)| match tunable.default {
            None => value.to_string(),
            Some(_) => format!("{}={value}", tunable.name),
        })
        .collect();
    format!("{name}<{}>", parts.join(","))
}

fn parse_values(
    kernel: &'static str,
    tunables: &'static [Tunable],
    spec: &str,
) -> Result<Vec<Value>, SpecError> {
    let syntax = || SpecError::Syntax(spec.to_owned());
    let (name, rest) = spec.trim().split_once('<').ok_or_else(syntax)?;
    let inner = rest.strip_suffix('>').ok_or_else(syntax)?;
    if name.trim() != kernel {
        return Err(SpecError::UnknownKernel {
            name: name.trim().to_owned(),
            known: kernel.to_owned(),
        });
    }
    let mut given: Vec<Option<Value>> = vec![None; tunables.len()];
    let mut named = false;
    let parts: Vec<&str> = inner.split(',').map(str::trim).collect();
    for (position, part) in parts.iter().enumerate() {
        if part.is_empty() {
            if parts.len() == 1 {
                break;
            }
            return Err(syntax());
        }
        let (index, text) = match part.split_once('=') {
            Some((name, text)) => {
                named = true;
                let name = name.trim();
                let index = tunables
                    .iter()
                    .position(|t| t.name == name)
                    .ok_or_else(|| SpecError::UnknownTunable {
                        kernel,
                        name: name.to_owned(),
                        known: tunables
                            .iter()
                            .map(|t| t.name)
                            .collect::<Vec<_>>()
                            .join(", "),
                    })?;
                (index, text.trim())
            }
            None if named => {
                return Err(SpecError::Repeated {
                    kernel,
                    name: (*part).to_owned(),
                });
            }
            None if position >= tunables.len() => {
                return Err(SpecError::TooMany {
                    kernel,
                    expected: tunables.len(),
                });
            }
            None => (position, *part),
        };
        if given[index].is_some() {
            return Err(SpecError::Repeated {
                kernel,
                name: tunables[index].name.to_owned(),
            });
        }
        given[index] = Some(parse_value(kernel, &tunables[index], text)?);
    }
    tunables
        .iter()
        .zip(given)
        .map(|(tunable, value)| {
            value.or(tunable.default).ok_or(SpecError::Missing {
                kernel,
                name: tunable.name,
            })
        })
        .collect()
}

fn parse_value(kernel: &'static str, tunable: &Tunable, text: &str) -> Result<Value, SpecError> {
    let parsed = match tunable.values.first() {
        Some(Value::Bool(_)) => text.parse().ok().map(Value::Bool),
        _ => text.parse().ok().map(Value::U32),
    };
    parsed.ok_or_else(|| SpecError::Value {
        kernel,
        name: tunable.name,
        text: text.to_owned(),
        expected: tunable
            .values
            .iter()
            .map(Value::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    })
}
