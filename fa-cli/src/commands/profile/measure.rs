//! The GPU's share of a profile: correctness, then time, of every length.

use anyhow::{Result, bail};
use fa::attention::{Chip, ScoreOptions};
use fa::dsl::target::Arch;
use fa::runtime::Device;
use fa_tune::record::{Figure, ProfileRow, Rates, Source, Workload};
use fa_tune::stats::median;

use super::counters::Counters;
use super::traffic;
use crate::commands::attention::{self, Choice};
use crate::commands::output;
use crate::commands::tensors::HostTensors;
use crate::commands::timing::{measure_cells, warm};

/// Launches of each kernel under Nsight Compute, of which the last one counts.
pub const LAUNCHES: usize = 2;

/// The names of the entry points that a launch of each cell runs, in order.
pub fn entries(device: &Device, cells: &[Choice]) -> Result<Vec<Vec<String>>> {
    let of_cell = |cell: &Choice| {
        let launches = cell.plan(Chip::of(device))?;
        let launches = launches.launches().into_iter();
        let names = launches.map(|(spec, _)| Ok(spec.kernel(device.arch())?.name.clone()));
        names.collect()
    };
    cells.iter().map(of_cell).collect()
}

/// Launches each kernel [`LAUNCHES`] times.
pub fn launch(device: &Device, cells: &[Choice]) -> Result<()> {
    warm(device, attention::kernels(cells, Chip::of(device))?)?;
    for Choice { kernel, problem } in cells {
        let tensors = HostTensors::random(*problem, Default::default(), 0);
        let tensors = tensors.with_gradient(kernel.is_backward(), 0);
        let mut tensors = tensors.upload(device)?;
        for _ in 0..LAUNCHES {
            tensors.launch(device, kernel)?;
        }
        device.synchronize()?;
    }
    Ok(())
}

/// Checks and measures every cell, samples in microseconds; fails if one is wrong.
pub fn all(device: &Device, cells: &[Choice], rounds: usize) -> Result<Vec<Vec<f64>>> {
    let bar = output::progress_bar(cells.len(), "measuring");
    let mut samples_us = Vec::with_capacity(cells.len());
    measure_cells(device, cells, rounds, |bench, measured| {
        let (check, length) = (measured.check, bench.problem().shape.seq_q);
        if !check.verdict.is_correct() {
            let spec = measured.kernel.spec();
            bail!("{spec} is wrong at length {length}: error {check}");
        }
        samples_us.push(measured.samples_us);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(samples_us)
}

/// The row of the table; what the counters do not tell is derived.
pub fn row(
    cell: &Choice,
    samples_us: Vec<f64>,
    counters: Counters,
    rates: &Rates,
    arch: Arch,
) -> Result<ProfileRow> {
    let asked = &cell.problem;
    let scores = ScoreOptions::of(&asked.options);
    let mut problem = Workload::new(asked.shape, asked.dtype, scores);
    if cell.kernel.is_backward() {
        problem = problem.of_gradients();
    }
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
    let figure = |source| move |value| Figure { value, source };
    let counted = counted.map(figure(Source::Counter));
    counted.or(derived.map(figure(Source::Derived)))
}
