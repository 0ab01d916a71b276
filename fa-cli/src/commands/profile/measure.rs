//! The GPU's share of a profile: correctness, then time, of every length.

use anyhow::{Result, bail};
use fa::dsl::target::{Arch, Target};
use fa::runtime::Device;
use fa_tune::record::{self, Ceilings, Figure, ProfileRow, Source};
use fa_tune::stats::median;
use rayon::prelude::*;

use super::counters::Counters;
use super::traffic;
use crate::commands::attention::Choice;
use crate::commands::check::Check;
use crate::commands::output;
use crate::commands::spec::Spec;
use crate::commands::tensors::{HostTensors, recorded};
use crate::commands::timing::Bench;

/// Launches of each kernel under Nsight Compute, of which the last one counts.
pub const LAUNCHES: usize = 2;

/// A length that was measured.
pub struct Measured<'a> {
    cell: &'a Choice,
    samples_us: Vec<f64>,
}

/// The names of the kernels' entry points.
pub fn entries(device: &Device, cells: &[Choice]) -> Result<Vec<String>> {
    let target = Target::new(device.arch());
    cells
        .iter()
        .map(|cell| Ok(Spec::from(cell.kernel).kernel(&target)?.name.clone()))
        .collect()
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

/// Checks and measures every cell; fails if one is wrong.
pub fn all<'a>(device: &Device, cells: &'a [Choice], rounds: usize) -> Result<Vec<Measured<'a>>> {
    load(device, cells)?;
    let bar = output::progress_bar(cells.len(), "measuring");
    let mut bench: Option<Bench> = None;
    let mut measured = Vec::with_capacity(cells.len());
    for (at, cell) in cells.iter().enumerate() {
        // Problems of one size share their memory.
        let bench = match &mut bench {
            Some(bench) if at > 0 && sizes(&cells[at - 1]) == sizes(cell) => {
                bench.reshape(cell.problem);
                bench
            }
            bench => bench.insert(Bench::new(device, cell.problem)?),
        };
        measured.push(one(bench, cell, rounds)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(measured)
}

/// Elements of the tensors.
fn sizes(cell: &Choice) -> [usize; 3] {
    let shape = &cell.problem.shape;
    [shape.q_len(), shape.kv_len(), shape.lse_len()]
}

/// Compiles on all cores.
fn load(device: &Device, cells: &[Choice]) -> Result<()> {
    cells.par_iter().try_for_each(|Choice { kernel, .. }| {
        device.load_entry(kernel.entry(), kernel.values())?;
        Ok(())
    })
}

fn one<'a>(bench: &mut Bench, cell: &'a Choice, rounds: usize) -> Result<Measured<'a>> {
    let Choice { kernel, problem } = cell;
    let Check {
        ok,
        error,
        bound,
        lse_error,
        ..
    } = bench.check(kernel)?;
    if !ok {
        bail!(
            "{} is wrong at length {}: error {error:.2e}, allowed {bound:.2e}, lse {lse_error:.2e}",
            kernel.spec(),
            problem.shape.seq_q
        );
    }
    let samples = bench.samples(&[*kernel], rounds, || ())?;
    Ok(Measured {
        cell,
        samples_us: samples
            .into_iter()
            .flatten()
            .map(output::microseconds)
            .collect(),
    })
}

impl Measured<'_> {
    /// The row of the table; what the counters do not tell is derived.
    pub fn with_counters(
        self,
        counters: Counters,
        ceilings: &Ceilings,
        arch: Arch,
    ) -> Result<ProfileRow> {
        let problem = recorded(&self.cell.problem);
        let time_us = median(&self.samples_us);
        let l2_gb_s = match counters.l2_gb_s {
            Some(counted) => Some(counter(counted)),
            None => Some(derived(gb_s(traffic::bytes(self.cell, arch)?, time_us))),
        };
        Ok(ProfileRow {
            spec: self.cell.kernel.spec(),
            tensor_utilisation: counters
                .tensor
                .map(counter)
                .or_else(|| utilisation(&problem, time_us, ceilings).map(derived)),
            dram_gb_s: counters
                .dram_gb_s
                .map(counter)
                .or_else(|| Some(derived(gb_s(problem.bytes, time_us)))),
            l2_gb_s,
            samples_us: self.samples_us,
            problem,
        })
    }
}

/// The share of the fastest products that there are, which is that of the tensor cores' time if those of
/// the kernel are as fast.
fn utilisation(problem: &record::Problem, time_us: f64, ceilings: &Ceilings) -> Option<f64> {
    Some(problem.flop / time_us / 1e6 / ceilings.fastest_tflops()?)
}

/// 10⁹ bytes a second.
fn gb_s(bytes: f64, time_us: f64) -> f64 {
    bytes / time_us / 1e3
}

fn counter(value: f64) -> Figure {
    Figure {
        value,
        source: Source::Counter,
    }
}

fn derived(value: f64) -> Figure {
    Figure {
        value,
        source: Source::Derived,
    }
}
