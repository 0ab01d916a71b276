//! Specs such as `FaS512<64,64,32,4,STAGES=1>` on the command line, and their way to a valid kernel and a
//! cubin.

use anyhow::{Context, Result};
use fa::attention::Configured;
use fa::conv::ConvKernel;
use fa::dsl::config::{KernelEntry, Values};
use fa::dsl::ir::Kernel;
use fa::dsl::target::{Arch, Target};
use fa::dsl::validate::{Valid, validate};
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::CompileOptions;
use fa::runtime::{Cubin, Error, compile_cached};

/// The kernel of the demo, and the default of every command.
pub const DEFAULT: &str = "FaS512<64,64,32,4>";

/// One configuration of one kernel.
#[derive(Clone, Debug)]
pub struct Spec {
    pub entry: KernelEntry,
    pub values: Values,
    pub text: String,
}

impl Spec {
    pub fn parse(text: &str) -> Result<Spec> {
        let (entry, values) = KernelEntry::find(text)?;
        Ok(Spec::new(*entry, values))
    }

    pub fn new(entry: KernelEntry, values: Values) -> Spec {
        Spec {
            text: entry.spec(&values),
            entry,
            values,
        }
    }

    /// Checks the gates.
    pub fn passes(&self, arch: Arch) -> Result<()> {
        let broken = (self.entry.check)(&self.values, &Target::new(arch));
        Ok(broken.map_err(|errors| Error::Gates {
            spec: self.text.clone(),
            arch,
            errors,
        })?)
    }

    /// Checks the gates, stages and validates.
    pub fn kernel(&self, arch: Arch) -> Result<Valid<Kernel>> {
        self.passes(arch)?;
        let target = &Target::new(arch);
        let (entry, values) = (self.entry, &self.values);
        let spec = || self.text.clone();
        let kernel = (entry.stage)(values).map_err(|errors| Error::Stage {
            spec: spec(),
            errors,
        })?;
        Ok(validate(kernel, target).map_err(|errors| Error::Invalid {
            spec: spec(),
            errors,
        })?)
    }

    /// The kernel and its cubin, from the cache or from NVRTC.
    pub fn compile(&self, arch: Arch, cache: &Cache) -> Result<(Valid<Kernel>, Cubin)> {
        let (kernel, options) = (self.kernel(arch)?, CompileOptions::default());
        let cubin = compile_cached(&kernel, &self.text, &Target::new(arch), &options, cache)?;
        Ok((kernel, cubin))
    }
}

impl From<Configured> for Spec {
    fn from(kernel: Configured) -> Spec {
        Spec::new(*kernel.entry(), *kernel.values())
    }
}

impl From<ConvKernel> for Spec {
    fn from(kernel: ConvKernel) -> Spec {
        Spec::new(*kernel.entry(), *kernel.values())
    }
}

pub fn kernel(name: &str) -> Result<&'static KernelEntry> {
    let all = KernelEntry::all();
    let names: Vec<&str> = all.iter().map(|entry| entry.name).collect();
    let found = all.iter().find(|entry| entry.name == name).copied();
    found.with_context(|| format!("there is no kernel `{name}`; known: {}", names.join(", ")))
}
