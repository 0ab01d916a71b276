//! The GPU's share of a profile: correctness, then time, of every length.

use anyhow::{Result, bail};
use fa::attention::Problem;
use fa::dsl::target::{Arch, Target};
use fa::runtime::Device;
use fa_tune::record::{Figure, ProfileRow, Rates, Source, Workload};
use fa_tune::stats::median;
use rayon::prelude::*;

use super::counters::Counters;
use super::traffic;
use crate::commands::attention::Choice;
use crate::commands::output;
use crate::commands::spec::Spec;
use crate::commands::tensors::HostTensors;
use crate::commands::timing::Bench;

/// Launches of each kernel under Nsight Compute, of which the last one counts.
pub const LAUNCHES: usize = 2;

/// The names of the kernels' entry points.
pub fn entries(device: &Device, cells: &[Choice]) -> Result<Vec<String>> {
    let target = Target::new(device.arch());
    let kernels = cells
        .iter()
        .map(|cell| Spec::from(cell.kernel).kernel(&target));
    kernels.map(|kernel| Ok(kernel?.name.clone())).collect()
}

/// Launches each kernel [`LAUNCHES`] times.
pub fn launch(device: &Device, cells: &[Choice]) -> Result<()> {
    load(device, cells)?;
    for Choice { kernel, problem } in cells {
        let mut tensors = HostTensors::random(*problem, 0).upload(device)?;
        for _ in 0..LAUNCHES {
            tensors.launch(device, kernel)?;
        }
        device.synchronize()?;
    }
    Ok(())
}

/// Checks and measures every cell, samples in microseconds; fails if one is wrong.
pub fn all(device: &Device, cells: &[Choice], rounds: usize) -> Result<Vec<Vec<f64>>> {
    load(device, cells)?;
    let bar = output::progress_bar(cells.len(), "measuring");
    let mut bench: Option<(Bench, [usize; 3])> = None;
    let mut measured = Vec::with_capacity(cells.len());
    for Choice { kernel, problem } in cells {
        // Problems of one size share their memory.
        let shape = &problem.shape;
        let sizes = [shape.q_len(), shape.kv_len(), shape.lse_len()];
        let bench = match &mut bench {
            Some((bench, its)) if *its == sizes => {
                bench.reshape(*problem);
                bench
            }
            bench => &mut bench.insert((Bench::new(device, *problem)?, sizes)).0,
        };
        let check = bench.check(kernel)?;
        if !check.ok {
            let (spec, length) = (kernel.spec(), shape.seq_q);
            bail!("{spec} is wrong at length {length}: error {check}");
        }
        let samples = bench.samples(&[*kernel], rounds, || ())?.concat();
        measured.push(samples.into_iter().map(output::microseconds).collect());
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(measured)
}

/// Compiles on all cores.
fn load(device: &Device, cells: &[Choice]) -> Result<()> {
    cells.par_iter().try_for_each(|Choice { kernel, .. }| {
        device.load_entry(kernel.entry(), kernel.values())?;
        Ok(())
    })
}

/// The row of the table; what the counters do not tell is derived.
pub fn row(
    cell: &Choice,
    samples_us: Vec<f64>,
    counters: Counters,
    rates: &Rates,
    arch: Arch,
) -> Result<ProfileRow> {
    let Problem {
        shape,
        dtype,
        options,
        ..
    } = cell.problem;
    let problem = Workload::new(shape, dtype, options.causal);
    let time_us = median(&samples_us);
    // 10⁹ bytes a second.
    let gb_s = |bytes: f64| bytes / time_us / 1e3;
    // The share of the fastest products that there are, which is that of the tensor cores' time if those of
    // the kernel are as fast.
    let fastest = rates.fastest_tflops();
    let utilisation = fastest.map(|fastest| problem.tflops(time_us) / fastest);
    let l2 = match counters.l2_gb_s {
        Some(_) => None,
        None => Some(gb_s(traffic::bytes(cell, arch)?)),
    };
    Ok(ProfileRow {
        spec: cell.kernel.spec(),
        tensor_utilisation: figure(counters.tensor, utilisation),
        dram_gb_s: figure(counters.dram_gb_s, Some(gb_s(problem.bytes))),
        l2_gb_s: figure(counters.l2_gb_s, l2),
        samples_us,
        problem,
    })
}

/// What was counted, else what is derived.
fn figure(counted: Option<f64>, derived: Option<f64>) -> Option<Figure> {
    let (value, source) = match counted {
        Some(value) => (value, Source::Counter),
        None => (derived?, Source::Derived),
    };
    Some(Figure { value, source })
}
