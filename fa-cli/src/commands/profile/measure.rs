//! The GPU's share of a profile: correctness, then time, of every length.

use anyhow::{Result, bail};
use fa::dsl::target::{Arch, Target};
use fa::runtime::{Device, Program};
use fa_tune::record::{self, Ceilings, Figure, ProfileRow, Source};
use fa_tune::stats::median;
use rayon::prelude::*;

use super::counters::Counters;
use super::series::Cell;
use super::traffic;
use crate::commands::check::Check;
use crate::commands::kernels::Half;
use crate::commands::output;
use crate::commands::problem::Problem;
use crate::commands::timing::Bench;

/// Launches of each kernel under Nsight Compute, of which the last one counts.
pub const LAUNCHES: usize = 2;

/// A length that was measured.
pub struct Measured<'a, T> {
    cell: &'a Cell,
    samples_us: Vec<f64>,
    element: std::marker::PhantomData<T>,
}

/// The names of the kernels' entry points.
pub fn entries(device: &Device, cells: &[Cell]) -> Result<Vec<String>> {
    let target = Target::new(device.arch());
    cells
        .iter()
        .map(|cell| Ok(cell.choice.spec.kernel(&target)?.name.clone()))
        .collect()
}

/// Launches each kernel [`LAUNCHES`] times.
pub fn launch<T: Half>(device: &Device, cells: &[Cell]) -> Result<()> {
    for (cell, program) in cells.iter().zip(load(device, cells)?) {
        let Cell { shape, choice } = cell;
        let mut tensors = Problem::<T>::random(*shape, choice.options, 0).upload(device)?;
        for _ in 0..LAUNCHES {
            tensors.launch(device, &program, &choice.spec)?;
        }
        device.synchronize()?;
    }
    Ok(())
}

/// Checks and measures every cell; fails if one is wrong.
pub fn all<'a, T: Half>(
    device: &Device,
    cells: &'a [Cell],
    rounds: usize,
) -> Result<Vec<Measured<'a, T>>> {
    let programs = load(device, cells)?;
    let bar = output::progress_bar(cells.len(), "measuring");
    let mut bench: Option<Bench<T>> = None;
    let mut measured = Vec::with_capacity(cells.len());
    for (at, (cell, program)) in cells.iter().zip(programs).enumerate() {
        let Cell { shape, choice } = cell;
        // Problems of one size share their memory.
        let bench = match &mut bench {
            Some(bench) if at > 0 && sizes(&cells[at - 1]) == sizes(cell) => {
                bench.reshape(*shape, choice.options);
                bench
            }
            bench => bench.insert(Bench::new(device, *shape, choice.options)?),
        };
        measured.push(one(bench, cell, program, rounds)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(measured)
}

/// Elements of the tensors.
fn sizes(cell: &Cell) -> [usize; 3] {
    let shape = &cell.shape;
    [shape.q_len(), shape.kv_len(), shape.lse_len()]
}

/// Compiles on all cores.
fn load(device: &Device, cells: &[Cell]) -> Result<Vec<Program>> {
    let specs = cells.par_iter().map(|cell| &cell.choice.spec);
    specs
        .map(|spec| Ok(device.load_entry(spec.entry()?, spec.values())?))
        .collect()
}

fn one<'a, T: Half>(
    bench: &mut Bench<T>,
    cell: &'a Cell,
    program: Program,
    rounds: usize,
) -> Result<Measured<'a, T>> {
    let spec = &cell.choice.spec;
    let Check {
        ok,
        error,
        bound,
        lse_error,
        ..
    } = bench.check(&program, spec)?;
    if !ok {
        bail!(
            "{} is wrong at length {}: error {error:.2e}, allowed {bound:.2e}, lse {lse_error:.2e}",
            spec.text(),
            cell.shape.seq_q
        );
    }
    let kernels = [(program, spec.clone())];
    let samples = bench.samples(&kernels, rounds, || ())?;
    Ok(Measured {
        cell,
        samples_us: samples
            .into_iter()
            .flatten()
            .map(output::microseconds)
            .collect(),
        element: std::marker::PhantomData,
    })
}

impl<T: Half> Measured<'_, T> {
    /// The row of the table; what the counters do not tell is derived.
    pub fn with_counters(
        self,
        counters: Counters,
        ceilings: &Ceilings,
        arch: Arch,
    ) -> Result<ProfileRow> {
        let problem = self.cell.problem::<T>();
        let time_us = median(&self.samples_us);
        let l2_gb_s = match counters.l2_gb_s {
            Some(counted) => Some(counter(counted)),
            None => Some(derived(gb_s(
                traffic::bytes::<T>(self.cell, arch)?,
                time_us,
            ))),
        };
        Ok(ProfileRow {
            spec: self.cell.choice.spec.text().to_owned(),
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
