//! The GPU's share of a profile: correctness, then time, of every length.

use anyhow::{Result, bail};
use fa::dsl::target::{Arch, Target};
use fa::runtime::{Device, Program};
use fa_tune::record::{Figure, ProfileRow, Rates, Source};
use fa_tune::stats::median;
use rayon::prelude::*;

use super::counters::Counters;
use super::series::Cell;
use super::traffic;
use crate::commands::kernels::Half;
use crate::commands::output;
use crate::commands::problem::Problem;
use crate::commands::timing::Bench;

/// Launches of each kernel under Nsight Compute, of which the last one counts.
pub const LAUNCHES: usize = 2;

/// The names of the kernels' entry points.
pub fn entries(device: &Device, cells: &[Cell]) -> Result<Vec<String>> {
    let target = Target::new(device.arch());
    let kernels = cells.iter().map(|cell| cell.choice.spec.kernel(&target));
    kernels.map(|kernel| Ok(kernel?.name.clone())).collect()
}

/// Launches each kernel [`LAUNCHES`] times.
pub fn launch<T: Half>(device: &Device, cells: &[Cell]) -> Result<()> {
    for (Cell { shape, choice }, program) in cells.iter().zip(load(device, cells)?) {
        let mut tensors = Problem::<T>::random(*shape, choice.options, 0).upload(device)?;
        for _ in 0..LAUNCHES {
            tensors.launch(device, &program, &choice.spec)?;
        }
        device.synchronize()?;
    }
    Ok(())
}

/// Checks and measures every cell, samples in microseconds; fails if one is wrong.
pub fn all<T: Half>(device: &Device, cells: &[Cell], rounds: usize) -> Result<Vec<Vec<f64>>> {
    let programs = load(device, cells)?;
    let bar = output::progress_bar(cells.len(), "measuring");
    let mut bench: Option<(Bench<T>, [usize; 3])> = None;
    let mut measured = Vec::with_capacity(cells.len());
    for (Cell { shape, choice }, program) in cells.iter().zip(programs) {
        // Problems of one size share their memory.
        let sizes = [shape.q_len(), shape.kv_len(), shape.lse_len()];
        let bench = match &mut bench {
            Some((bench, its)) if *its == sizes => {
                bench.reshape(*shape, choice.options);
                bench
            }
            bench => {
                let new = Bench::new(device, *shape, choice.options)?;
                &mut bench.insert((new, sizes)).0
            }
        };
        let check = bench.check(&program, &choice.spec)?;
        if !check.ok {
            let (spec, length) = (choice.spec.text(), shape.seq_q);
            bail!("{spec} is wrong at length {length}: error {check}");
        }
        let samples = bench.samples(&[(program, choice.spec.clone())], rounds, || ())?;
        let samples = samples.concat().into_iter();
        measured.push(samples.map(output::microseconds).collect());
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(measured)
}

/// Compiles on all cores.
fn load(device: &Device, cells: &[Cell]) -> Result<Vec<Program>> {
    let specs = cells.par_iter().map(|cell| &cell.choice.spec);
    specs
        .map(|spec| Ok(device.load_entry(spec.entry()?, spec.values())?))
        .collect()
}

/// The row of the table; what the counters do not tell is derived.
pub fn row<T: Half>(
    cell: &Cell,
    samples_us: Vec<f64>,
    counters: Counters,
    rates: &Rates,
    arch: Arch,
) -> Result<ProfileRow> {
    let problem = cell.problem::<T>();
    let time_us = median(&samples_us);
    // 10⁹ bytes a second.
    let gb_s = |bytes: f64| bytes / time_us / 1e3;
    // The share of the fastest products that there are, which is that of the tensor cores' time if those of
    // the kernel are as fast.
    let fastest = rates.fastest_tflops();
    let utilisation = fastest.map(|fastest| problem.tflops(time_us) / fastest);
    let l2 = match counters.l2_gb_s {
        Some(_) => None,
        None => Some(gb_s(traffic::bytes::<T>(cell, arch)?)),
    };
    Ok(ProfileRow {
        spec: cell.choice.spec.text().to_owned(),
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
