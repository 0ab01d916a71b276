//! Small launches of the kernels that there are inputs for, counted on the interpreter, and what
//! FaS512's gates predict.

use anyhow::Result;
use fa::attention::{Chip, Configured, Dtype, Shape};
use fa::dsl::config::KernelConfig;
use fa::dsl::interp::Report;
use fa::dsl::target::{Arch, Target};
use fa::kernels::fa_s512::{FaS512Config, HEAD_DIM, SEQ, gates};
use fa::kernels::saxpy::SaxpyConfig;
use serde::Serialize;

use crate::commands::attention;
use crate::commands::counting::{count, saxpy};
use crate::commands::spec::Spec;
use crate::commands::tensors::HostTensors;

/// What the interpreter counted, over all CTAs of one small launch.
pub struct Sample {
    /// What was run.
    pub problem: &'static str,
    pub ctas: u32,
    pub report: Report,
}

/// Runs the configuration on the interpreter; `None` of a kernel without an input.
pub fn of(spec: &Spec, arch: Arch) -> Result<Option<Sample>> {
    let (problem, ctas, report) = if let Some(config) = config::<FaS512Config>(spec) {
        let options = attention::masked(config.causal);
        let shape = Shape::square(1, SEQ as usize, 1, HEAD_DIM as usize);
        let problem = attention::problem(&shape, Dtype::F16, options)?;
        let tensors = HostTensors::random(problem, Default::default(), 0);
        let chip = Chip {
            arch,
            multiprocessors: 1,
        };
        let report = count(&tensors, &Configured::of(&config), chip)?;
        ("one batch, one head", SEQ / config.block_m, report)
    } else if let Some(config) = config::<SaxpyConfig>(spec) {
        let (ctas, report) = saxpy(&config, arch)?;
        ("4096 elements", ctas, report)
    } else {
        return Ok(None);
    };
    Ok(Some(Sample {
        problem,
        ctas,
        report,
    }))
}

/// The figures of the gates.
#[derive(Serialize)]
pub struct Predicted {
    pub registers: u32,
    pub register_budget: u32,
    pub shared_bytes: u32,
    pub shared_limit: u32,
    /// Over all CTAs of the launch that was counted; the gate's figure is of the full kernel.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank_conflicts: Option<u64>,
}

/// The gates' figures for a configuration of FaS512.
pub fn predict(spec: &Spec, arch: Arch) -> Option<Predicted> {
    let target = Target::new(arch);
    let config = config::<FaS512Config>(spec)?;
    let ctas = u64::from(SEQ / config.block_m);
    let conflicts = ctas * u64::from(gates::bank_conflicts(&config));
    Some(Predicted {
        registers: gates::registers(&config),
        register_budget: gates::register_budget(&config, &target),
        shared_bytes: gates::shared_bytes(&config),
        shared_limit: target.shared_per_cta,
        // The gate takes every block of keys; a causal tile sees fewer.
        bank_conflicts: (!config.causal).then_some(conflicts),
    })
}

/// The configuration, if the spec is of this kernel.
fn config<C: KernelConfig>(spec: &Spec) -> Option<C> {
    (spec.entry.name == C::NAME)
        .then(|| C::from_values(&spec.values))
        .flatten()
}
