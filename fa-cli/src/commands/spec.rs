//! Specs such as `FaS512<64,64,32,4,STAGES=1>` on the command line, and their way to a valid kernel and a
//! cubin.

use anyhow::{Context, Result};
use fa::attention::Configured;
use fa::dsl::config::{KernelEntry, Value, Values};
use fa::dsl::ir::Kernel;
use fa::dsl::target::Target;
use fa::dsl::validate::{Valid, validate};
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::CompileOptions;
use fa::runtime::{Cubin, Error, compile_cached};

/// The kernel of the demo, and the default of every command.
pub const DEFAULT: &str = "FaS512<64,64,32,4>";

/// One configuration of one kernel.
#[derive(Clone, Debug)]
pub struct Spec {
    entry: &'static KernelEntry,
    values: Values,
    text: String,
}

impl Spec {
    pub fn parse(text: &str) -> Result<Spec> {
        let (entry, values) = KernelEntry::find(text)?;
        Ok(Spec::new(entry, values))
    }

    pub fn new(entry: &'static KernelEntry, values: Values) -> Spec {
        Spec {
            text: entry.spec(&values),
            entry,
            values,
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn entry(&self) -> &'static KernelEntry {
        self.entry
    }

    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Checks the gates, stages and validates.
    pub fn kernel(&self, target: &Target) -> Result<Valid<Kernel>> {
        let Spec {
            entry,
            values,
            text,
        } = self;
        let spec = || text.clone();
        (entry.check)(values, target).map_err(|errors| Error::Gates {
            spec: spec(),
            arch: target.arch,
            errors,
        })?;
        let kernel = (entry.stage)(values).map_err(|errors| Error::Stage {
            spec: spec(),
            errors,
        })?;
        Ok(validate(kernel, target).map_err(|errors| Error::Invalid {
            spec: spec(),
            errors,
        })?)
    }

    /// The cubin of `kernel`, which is this configuration, from the cache or from NVRTC.
    pub fn cubin(&self, kernel: &Valid<Kernel>, target: &Target, cache: &Cache) -> Result<Cubin> {
        let options = CompileOptions::default();
        Ok(compile_cached(kernel, &self.text, target, &options, cache)?)
    }
}

impl From<Configured> for Spec {
    fn from(kernel: Configured) -> Spec {
        Spec::new(kernel.entry(), *kernel.values())
    }
}

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
