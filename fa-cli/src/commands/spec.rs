//! Specs such as `FaS512<64,64,32,4,STAGES=1>` on the command line, and their way to a valid kernel.

use anyhow::{Context, Result, bail};
use fa::dsl::config::{KernelConfig, KernelEntry, SpecError, Value, Values};
use fa::dsl::ir::Kernel;
use fa::dsl::target::Target;
use fa::dsl::validate::{Valid, validate};
use fa::kernels::s512::FaS512Config;
use fa::runtime::Error;

/// The kernel of the demo, and the default of every command.
pub const DEFAULT: &str = "FaS512<64,64,32,4>";

/// An option of a kernel that an argument of the command line asks for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The argument.
    pub flag: &'static str,
    /// The kernel's option.
    pub option: &'static str,
    /// What it has to be.
    pub value: Value,
}

/// One configuration of one kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// The kernel's name.
    name: &'static str,
    /// Its tunables' values.
    values: Values,
    /// Written out.
    text: String,
}

impl Spec {
    /// Reads a spec.
    pub fn parse(text: &str) -> Result<Spec> {
        let (entry, values) = KernelEntry::find(text)?;
        Ok(Spec::new(entry, values))
    }

    /// The configuration of `entry` with these values.
    pub fn new(entry: &KernelEntry, values: Values) -> Spec {
        Spec {
            name: entry.name,
            text: entry.spec(&values),
            values,
        }
    }

    /// Reads a spec, with causal masking if `causal` asks for it.
    pub fn parse_causal(text: &str, causal: bool) -> Result<Spec> {
        let wanted = Wanted {
            flag: "--causal",
            option: "CAUSAL",
            value: Value::Bool(true),
        };
        let all = [wanted];
        Spec::parse_with(text, if causal { &all } else { &[] })
    }

    /// Reads a spec, with options that the command line asks for. What the spec says itself may not be
    /// overridden.
    pub fn parse_with(text: &str, wanted: &[Wanted]) -> Result<Spec> {
        let mut spec = Spec::parse(text)?;
        let mut named = text.trim().trim_end_matches('>').to_owned();
        for Wanted {
            flag,
            option,
            value,
        } in wanted
        {
            let Some(found) = spec.value(option) else {
                bail!(
                    "{flag}: {} has no option {option}; leave {flag} out",
                    spec.name
                );
            };
            if found == *value {
                continue;
            }
            // Naming the option again shows whether the spec does.
            let comma = if named.ends_with('<') { "" } else { "," };
            named.push_str(&format!("{comma}{option}={value}"));
            spec = match KernelEntry::find(&format!("{named}>")) {
                Ok((entry, values)) => Spec::new(entry, values),
                Err(SpecError::Repeated { .. }) => bail!(
                    "{flag} contradicts {option}={found} in the spec `{text}`; drop one of them"
                ),
                Err(error) => return Err(error.into()),
            };
        }
        Ok(spec)
    }

    /// The kernel's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The value of the tunable of this name, if the kernel has it.
    pub fn value(&self, tunable: &str) -> Option<Value> {
        let tunables = kernel(self.name).ok()?.tunables;
        let at = tunables.iter().position(|t| t.name == tunable)?;
        self.values.get(at).copied()
    }

    /// Whether the kernel has the option of this name, and it is on.
    pub fn has(&self, option: &str) -> bool {
        self.value(option) == Some(Value::Bool(true))
    }

    /// The spec written out.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The kernel's entry in the registry.
    pub fn entry(&self) -> Result<&'static KernelEntry> {
        kernel(self.name)
    }

    /// The tunables' values.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Checks the gates, stages and validates.
    pub fn kernel(&self, target: &Target) -> Result<Valid<Kernel>> {
        let entry = self.entry()?;
        let spec = || self.text.clone();
        (entry.check)(&self.values, target).map_err(|errors| Error::Gates {
            spec: spec(),
            arch: target.arch,
            errors,
        })?;
        let kernel = (entry.stage)(&self.values).map_err(|errors| Error::Stage {
            spec: spec(),
            errors,
        })?;
        Ok(validate(kernel, target).map_err(|errors| Error::Invalid {
            spec: spec(),
            errors,
        })?)
    }
}

/// The kernel called `name`, with or without a spec's angle brackets.
pub fn kernel(name: &str) -> Result<&'static KernelEntry> {
    let all = KernelEntry::all();
    let known = || {
        all.iter()
            .map(|entry| entry.name)
            .collect::<Vec<_>>()
            .join(", ")
    };
    all.iter()
        .find(|entry| entry.name == name)
        .copied()
        .with_context(|| format!("there is no kernel `{name}`; known: {}", known()))
}

/// The attention kernel's configurations that pass the gates of `target`, in the order of the space.
pub fn valid_attention(target: &Target, causal: bool) -> Result<Vec<Spec>> {
    let entry = kernel(FaS512Config::NAME)?;
    let configs = entry
        .space()
        .into_iter()
        .filter_map(|values| FaS512Config::from_values(&values));
    Ok(configs
        .map(|config| FaS512Config { causal, ..config })
        .filter(|config| config.check(target).is_ok())
        .map(|config| Spec::new(entry, config.values()))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::Spec;

    #[test]
    fn causal_is_added_unless_the_spec_contradicts() {
        let causal = |text| Spec::parse_causal(text, true).map(|spec| spec.text().to_owned());
        assert_eq!(
            causal("FaS512<64,64,32,4>").ok().as_deref(),
            Some("FaS512<64,64,32,4,CAUSAL=true>")
        );
        assert_eq!(
            causal("FaS512<64,64,32,4,CAUSAL=true>").ok().as_deref(),
            Some("FaS512<64,64,32,4,CAUSAL=true>")
        );
        assert!(causal("FaS512<64,64,32,4,CAUSAL=false>").is_err());
        assert!(causal("FaS512<64,64,32,4,2,1,true,true,true,false>").is_err());
        assert!(causal("Saxpy<256>").is_err());
    }
}
