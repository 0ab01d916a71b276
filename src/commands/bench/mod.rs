//! `fa bench`: how fast configurations are, on a GPU, and how fast they compile, anywhere.

mod compile;
mod measure;

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::dsl::target::{Arch, Target};
use fa::runtime::Device;
use fa::runtime::cache::Cache;

use super::device::DeviceChoice;
use super::spec::{DEFAULT, Spec, valid_attention};

/// Measure kernels on the GPU: CUDA graphs, four rotating input sets, medians.
///
/// Every kernel is first checked against float64. Several kernels are measured in turns.
#[derive(Args, Debug)]
pub struct Bench {
    /// Kernels and their tunables [default: FaS512<64,64,32,4>].
    #[arg(long, value_name = "SPEC", num_args = 1..)]
    kernel: Vec<String>,
    /// Every configuration that passes the gates; the best are measured again, in turns.
    #[arg(long, conflicts_with = "kernel")]
    all: bool,
    /// Sequences.
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..))]
    batch: u16,
    /// Heads.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..))]
    heads: u16,
    /// A query sees only the keys up to its own.
    #[arg(long)]
    causal: bool,
    /// Samples of each kernel.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// cuda or cuda:N.
    #[arg(long, default_value = "cuda", conflicts_with = "compile_only")]
    device: DeviceChoice,
    /// Measure the compiler instead, with an empty cache and on all cores; needs no GPU. All valid
    /// configurations, unless kernels are named.
    #[arg(long)]
    compile_only: bool,
    /// The architecture to compile for.
    #[arg(long, default_value = "sm_80", requires = "compile_only")]
    arch: Arch,
    /// Print one line of JSON for each kernel.
    #[arg(long)]
    json: bool,
}

impl Bench {
    /// Does it.
    pub fn run(self) -> Result<()> {
        if self.compile_only {
            return self.compile_only();
        }
        let device = self
            .device
            .open()
            .context("`fa bench` measures on a GPU; `fa bench --compile-only` needs none")?;
        if !device.is_cuda() {
            bail!(
                "there is no GPU to measure on ({}); `fa bench --compile-only` measures the compiler without one",
                device.name()
            );
        }
        let specs = self.specs(device.target(), self.all)?;
        measure::run(&self, &device, &specs)
    }

    /// The kernels that were asked for.
    fn specs(&self, target: &Target, all: bool) -> Result<Vec<Spec>> {
        if all {
            return valid_attention(target, self.causal);
        }
        let texts = match self.kernel.as_slice() {
            [] => vec![DEFAULT.to_owned()],
            texts => texts.to_vec(),
        };
        let specs: Vec<Spec> = texts
            .iter()
            .map(|text| Spec::parse_causal(text, self.causal))
            .collect::<Result<_>>()?;
        let causal = |spec: &Spec| spec.attention().map(|config| config.causal);
        for spec in &specs {
            if causal(spec)? != causal(&specs[0])? {
                bail!(
                    "causal and full kernels do not compare: measure {} in a run of its own",
                    spec.text()
                );
            }
        }
        Ok(specs)
    }

    fn compile_only(&self) -> Result<()> {
        let target = Target::new(self.arch);
        let specs = self.specs(&target, self.kernel.is_empty())?;
        let folder = tempfile::tempdir().context("cannot make a folder for an empty cache")?;
        let cache = Cache::at(folder.path()).with_max_bytes(u64::MAX);
        let compiled = compile::all(&specs, &target, &cache)?;
        compile::report(&compiled, self.arch, self.json)
    }
}

/// Compiles into the device's cache what is not there.
fn warm(device: &Device, specs: &[Spec]) -> Result<()> {
    compile::all(specs, device.target(), device.cache()).map(drop)
}
