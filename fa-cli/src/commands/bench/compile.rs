//! The compiler's share: kernels to cubins on all cores.

use std::time::{Duration, Instant};

use anyhow::Result;
use fa::attention::Configured;
use fa::dsl::target::{Arch, Target};
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::KernelStats;
use rayon::prelude::*;
use serde::Serialize;

use crate::commands::output::{self, duration, line};
use crate::commands::spec::Spec;
use crate::commands::timing::median;

/// Compiled kernels, in the order of their specs.
pub struct Compiled {
    /// Each of them.
    pub kernels: Vec<CompiledKernel>,
    /// From the first to the last.
    pub wall: Duration,
}

/// One compiled kernel.
pub struct CompiledKernel {
    spec: String,
    nvrtc: Duration,
    stats: KernelStats,
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
                stats: cubin.stats,
            })
        })
        .collect::<Result<_>>()?;
    bar.finish_and_clear();
    Ok(Compiled {
        kernels,
        wall: started.elapsed(),
    })
}

#[derive(Serialize)]
struct Row<'a> {
    spec: &'a str,
    arch: &'static str,
    nvrtc_ms: f64,
    registers: u32,
    spill_bytes: u32,
}

#[derive(Serialize)]
struct Summary<'a> {
    arch: &'static str,
    kernels: usize,
    threads: usize,
    wall_s: f64,
    median_ms: f64,
    worst_ms: f64,
    worst: &'a str,
    with_spills: usize,
}

/// Prints what the compilations took; as JSON, a line for each and the summary last.
pub fn report(compiled: &Compiled, arch: Arch, json: bool) -> Result<()> {
    let Compiled { kernels, wall } = compiled;
    let times: Vec<Duration> = kernels.iter().map(|kernel| kernel.nvrtc).collect();
    let worst = kernels.iter().max_by_key(|kernel| kernel.nvrtc);
    let spills = |stats: &KernelStats| stats.spill_store_bytes + stats.spill_load_bytes;
    let with_spills = kernels
        .iter()
        .filter(|kernel| spills(&kernel.stats) > 0)
        .count();
    let (worst_time, worst) =
        worst.map_or((Duration::ZERO, ""), |worst| (worst.nvrtc, &worst.spec));
    let threads = rayon::current_num_threads();
    if !json {
        line(format_args!(
            "{} kernels for {arch} on {threads} threads in {}: staged, written and compiled",
            kernels.len(),
            duration(*wall)
        ))?;
        return line(format_args!(
            "NVRTC: median {}, worst {} ({worst}); {with_spills} kernels spill registers",
            duration(median(&times)),
            duration(worst_time),
        ));
    }
    for CompiledKernel { spec, nvrtc, stats } in kernels {
        output::json(&Row {
            spec,
            arch: arch.name(),
            nvrtc_ms: output::milliseconds(*nvrtc),
            registers: stats.registers,
            spill_bytes: spills(stats),
        })?;
    }
    output::json(&Summary {
        arch: arch.name(),
        kernels: kernels.len(),
        threads,
        wall_s: wall.as_secs_f64(),
        median_ms: output::milliseconds(median(&times)),
        worst_ms: output::milliseconds(worst_time),
        worst,
        with_spills,
    })
}
