//! Convolution blocks on the GPU: correctness, then time.

use anyhow::{Result, bail};
use fa::attention::Chip;
use fa::conv::{ConvKernel, ConvProblem};
use fa::runtime::Device;
use fa_tune::stats::{median, quantile};
use serde_json::{Value, json};

use crate::commands::conv::{self, ConvBench, ConvCheck, ConvShape};
use crate::commands::output;
use crate::commands::timing::warm;

/// A kernel that ran, held against float64, and its times.
struct Measured {
    kernel: ConvKernel,
    /// What it launches, by their specs.
    launches: Vec<String>,
    check: ConvCheck,
    samples_us: Vec<f64>,
}

/// The kernels that are named, or what `conv_block()` chooses if none is. Fails if one does not compute this.
pub fn kernels(shape: &ConvShape, specs: &[String], chip: Chip) -> Result<Vec<ConvKernel>> {
    conv::check_size(shape)?;
    let named = specs.iter().map(|spec| shape.kernel(Some(spec), chip));
    match specs.is_empty() {
        true => Ok(vec![shape.kernel(None, chip)?]),
        false => named.collect(),
    }
}

/// Checks kernels, or what `conv_block()` chooses if none is named, and measures them in turns.
pub fn run(
    device: &Device,
    shape: ConvShape,
    specs: &[String],
    rounds: u32,
    json: bool,
) -> Result<()> {
    let problem = shape.problem()?;
    let kernels = kernels(&shape, specs, Chip::of(device))?;
    let mut bench = ConvBench::new(device, shape.clone())?;
    let mut all = Vec::new();
    for kernel in kernels {
        all.push(check(device, &shape, &mut bench, kernel)?);
    }
    for _ in 0..rounds {
        for measured in &mut all {
            measured.samples_us.push(bench.sample(&measured.kernel)?);
        }
    }
    all.sort_by(|a, b| median(&a.samples_us).total_cmp(&median(&b.samples_us)));
    for measured in &all {
        let row = measured.row(device, &shape, &problem);
        output::either(json, &row, measured.text(&problem))?;
    }
    match all.iter().find(|it| !it.check.verdict.is_correct()) {
        None => Ok(()),
        Some(wrong) => bail!(
            "{:?} gives a wrong result on {}",
            wrong.kernel,
            device.name()
        ),
    }
}

/// Runs a kernel once.
fn check(
    device: &Device,
    shape: &ConvShape,
    bench: &mut ConvBench,
    kernel: ConvKernel,
) -> Result<Measured> {
    let steps = shape.steps(&kernel, Chip::of(device), &shape.unallocated()?)?;
    let launches = conv::specs(&steps);
    let specs = launches.iter().map(|spec| spec.text.clone()).collect();
    warm(device, launches)?;
    Ok(Measured {
        check: bench.check(&kernel)?,
        kernel,
        launches: specs,
        samples_us: Vec::new(),
    })
}

impl Measured {
    fn text(&self, problem: &ConvProblem) -> String {
        let time = median(&self.samples_us);
        let (flop, bytes) = (problem.flop(), problem.bytes());
        let (tflops, tb) = (flop / time / 1e6, bytes / time / 1e6);
        let (gflop, mb, check) = (flop / 1e9, bytes / 1e6, &self.check);
        let kernels = self.launches.join(", ");
        format!(
            "{kernels}\n    {time:.2} µs, {gflop:.2} GFLOP at {tflops:.1} TFLOP/s, {mb:.1} MB at {tb:.3} TB/s, error {check}"
        )
    }

    fn row(&self, device: &Device, shape: &ConvShape, problem: &ConvProblem) -> Value {
        let (samples, time) = (&self.samples_us, median(&self.samples_us));
        json!({
            "spec": self.kernel.spec(), "device": device.name(), "problem": shape.row(problem),
            "launches": self.launches, "rounds": samples.len(), "median_us": time,
            "min_us": quantile(samples, 0.0), "samples_us": samples, "gflop": problem.flop() / 1e9,
            "bytes": problem.bytes(), "tflops": problem.flop() / time / 1e6,
            "tb_per_s": problem.bytes() / time / 1e6, "check": self.check,
        })
    }
}
