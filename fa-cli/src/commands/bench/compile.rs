//! The compiler's share: kernels to cubins on all cores.

use std::time::{Duration, Instant};

use anyhow::Result;
use fa::attention::Configured;
use fa::dsl::target::{Arch, Target};
use fa::runtime::cache::Cache;
use rayon::prelude::*;
use serde_json::json;

use crate::commands::output::{self, duration, line, milliseconds};
use crate::commands::spec::Spec;
use crate::commands::timing::median;

/// Compiled kernels, in the order of their specs.
pub struct Compiled {
    pub kernels: Vec<CompiledKernel>,
    pub wall: Duration,
}

pub struct CompiledKernel {
    spec: String,
    nvrtc: Duration,
    registers: u32,
    spill_bytes: u32,
}

/// Stages, writes and compiles each kernel into `cache`.
pub fn all(wanted: &[Configured], target: &Target, cache: &Cache) -> Result<Compiled> {
    let bar = output::progress_bar(wanted.len(), "compiling");
    let started = Instant::now();
    let kernels = wanted
        .par_iter()
        .map(|kernel| {
            let spec = Spec::from(*kernel);
            let cubin = spec.cubin(&spec.kernel(target)?, target, cache)?;
            bar.inc(1);
            Ok(CompiledKernel {
                spec: spec.text().to_owned(),
                nvrtc: cubin.nvrtc,
                registers: cubin.stats.registers,
                spill_bytes: cubin.stats.spill_store_bytes + cubin.stats.spill_load_bytes,
            })
        })
        .collect::<Result<_>>()?;
    bar.finish_and_clear();
    Ok(Compiled {
        kernels,
        wall: started.elapsed(),
    })
}

/// Prints what the compilations took; as JSON, a line for each and the summary last.
pub fn report(compiled: &Compiled, arch: Arch, json: bool) -> Result<()> {
    let Compiled { kernels, wall } = compiled;
    let (count, threads) = (kernels.len(), rayon::current_num_threads());
    let times: Vec<Duration> = kernels.iter().map(|kernel| kernel.nvrtc).collect();
    let typical = median(&times);
    let worst = kernels.iter().max_by_key(|kernel| kernel.nvrtc);
    let (worst_time, worst) = worst.map_or((Duration::ZERO, ""), |it| (it.nvrtc, &it.spec));
    let with_spills = kernels
        .iter()
        .filter(|kernel| kernel.spill_bytes > 0)
        .count();
    if !json {
        line(format_args!(
            "{count} kernels for {arch} on {threads} threads in {}: staged, written and compiled",
            duration(*wall)
        ))?;
        return line(format_args!(
            "NVRTC: median {}, worst {} ({worst}); {with_spills} kernels spill registers",
            duration(typical),
            duration(worst_time),
        ));
    }
    for kernel in kernels {
        output::json(&json!({
            "spec": kernel.spec, "arch": arch.name(), "nvrtc_ms": milliseconds(kernel.nvrtc),
            "registers": kernel.registers, "spill_bytes": kernel.spill_bytes,
        }))?;
    }
    output::json(&json!({
        "arch": arch.name(), "kernels": count, "threads": threads, "wall_s": wall.as_secs_f64(),
        "median_ms": milliseconds(typical), "worst_ms": milliseconds(worst_time), "worst": worst,
        "with_spills": with_spills,
    }))
}
