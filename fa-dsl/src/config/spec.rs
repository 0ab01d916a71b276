//! Specs: the text of a configuration, `FaS512<64,64,32,4,STAGES=1>`.

use super::value::{Tunable, Value, Values};

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

/// The spec of `values`, those at their defaults left out.
pub(super) fn text(name: &str, tunables: &[Tunable], values: &[Value]) -> String {
    let parts: Vec<String> = tunables
        .iter()
        .zip(values)
        .filter(|(tunable, value)| tunable.default != Some(**value))
        .map(|(tunable, value)| match tunable.default {
            None => tunable.text(*value),
            Some(_) => format!("{}={}", tunable.name, tunable.text(*value)),
        })
        .collect();
    format!("{name}<{}>", parts.join(","))
}

/// The values that `spec` gives the tunables of `kernel`, or their defaults.
pub(super) fn parse(
    kernel: &'static str,
    tunables: &'static [Tunable],
    spec: &str,
) -> Result<Values, SpecError> {
    let syntax = || SpecError::Syntax(spec.to_owned());
    let (name, rest) = spec.trim().split_once('<').ok_or_else(syntax)?;
    let inner = rest.strip_suffix('>').ok_or_else(syntax)?.trim();
    if name.trim() != kernel {
        return Err(SpecError::UnknownKernel {
            name: name.trim().to_owned(),
            known: kernel.to_owned(),
        });
    }
    let mut given = Given::new(kernel, tunables);
    if !inner.is_empty() {
        for part in inner.split(',').map(str::trim) {
            if part.is_empty() {
                return Err(syntax());
            }
            given.take(part)?;
        }
    }
    given.finish()
}

/// The values given so far.
struct Given {
    kernel: &'static str,
    tunables: &'static [Tunable],
    values: Vec<Option<Value>>,
    /// How many positional values there were.
    positional: usize,
    /// A named value was given: no positional one may follow.
    named: bool,
}

impl Given {
    fn new(kernel: &'static str, tunables: &'static [Tunable]) -> Given {
        Given {
            kernel,
            tunables,
            values: vec![None; tunables.len()],
            positional: 0,
            named: false,
        }
    }

    /// One part of a spec: `64`, or `STAGES=1`.
    fn take(&mut self, part: &str) -> Result<(), SpecError> {
        let (index, text) = match part.split_once('=') {
            Some((name, text)) => (self.by_name(name.trim())?, text.trim()),
            None => (self.by_position(part)?, part),
        };
        let tunable = &self.tunables[index];
        if self.values[index].is_some() {
            return Err(self.repeated(tunable.name));
        }
        let value = tunable.read(text).ok_or_else(|| SpecError::Value {
            kernel: self.kernel,
            name: tunable.name,
            text: text.to_owned(),
            expected: tunable.value_list(),
        })?;
        self.values[index] = Some(value);
        Ok(())
    }

    fn by_name(&mut self, name: &str) -> Result<usize, SpecError> {
        self.named = true;
        let found = self.tunables.iter().position(|t| t.name == name);
        found.ok_or_else(|| {
            let known: Vec<_> = self.tunables.iter().map(|t| t.name).collect();
            SpecError::UnknownTunable {
                kernel: self.kernel,
                name: name.to_owned(),
                known: known.join(", "),
            }
        })
    }

    fn by_position(&mut self, text: &str) -> Result<usize, SpecError> {
        if self.named {
            return Err(self.repeated(text));
        }
        if self.positional >= self.tunables.len() {
            return Err(SpecError::TooMany {
                kernel: self.kernel,
                expected: self.tunables.len(),
            });
        }
        self.positional += 1;
        Ok(self.positional - 1)
    }

    fn repeated(&self, name: &str) -> SpecError {
        SpecError::Repeated {
            kernel: self.kernel,
            name: name.to_owned(),
        }
    }

    /// The values, with the defaults for those that were not given.
    fn finish(self) -> Result<Values, SpecError> {
        let kernel = self.kernel;
        self.tunables
            .iter()
            .zip(self.values)
            .map(|(tunable, value)| {
                value.or(tunable.default).ok_or(SpecError::Missing {
                    kernel,
                    name: tunable.name,
                })
            })
            .collect()
    }
}
