//! The GPU's share: correctness, then time.

use std::time::Duration;

use anyhow::{Result, bail};
use fa::attention::{Configured, Problem};
use fa::runtime::{Device, Program};
use serde::Serialize;

use super::baseline::{Baseline, Comparison, Setting};
use super::warm;
use crate::commands::attention::causal_kernel;
use crate::commands::check::Check;
use crate::commands::output::{self, line};
use crate::commands::spec::DEFAULT;
use crate::commands::timing::{Bench, median};

/// Samples of each kernel while all of them are screened.
const SCREENING_ROUNDS: usize = 3;
/// How many of the best are measured again.
const FINALISTS: usize = 20;

/// A kernel that gave the right answer.
struct Candidate {
    kernel: Configured,
    program: Program,
    check: Check,
    samples: Vec<Duration>,
}

#[derive(Serialize)]
struct Row<'a> {
    spec: &'a str,
    device: &'a str,
    batch: u16,
    heads: u16,
    seq: u16,
    head_dim: u16,
    causal: bool,
    rounds: usize,
    median_us: f64,
    min_us: f64,
    /// In the order they were taken.
    samples_us: Vec<f64>,
    tflops: f64,
    registers: Option<u32>,
    spill_bytes: Option<u32>,
    shared_bytes: u32,
    ctas_per_sm: Option<u32>,
    check: Check,
    #[serde(skip_serializing_if = "Option::is_none")]
    baseline: Option<&'a Comparison>,
}

impl Candidate {
    fn samples_us(&self) -> Vec<f64> {
        self.samples
            .iter()
            .copied()
            .map(output::microseconds)
            .collect()
    }
}

/// Checks every kernel, measures those that are right, prints them, and fails if one was wrong, or is
/// slower than in the baseline.
pub fn run(
    args: &super::Bench,
    device: &Device,
    problem: Problem<'static>,
    kernels: &[Configured],
    baseline: Option<&Baseline>,
) -> Result<()> {
    let setting = setting(args, device);
    if let Some(baseline) = baseline {
        let specs: Vec<String> = kernels.iter().map(Configured::spec).collect();
        baseline.require(&setting, specs.iter().map(String::as_str))?;
    }
    warm(device, kernels)?;
    let mut bench = Bench::new(device, problem)?;
    let (mut right, wrong) = check(&mut bench, device, kernels)?;
    if args.all {
        measure(&mut bench, &mut right, SCREENING_ROUNDS, "screening")?;
        right.sort_by_key(|candidate| median(&candidate.samples));
        right = finalists(right, args.json, |candidate| {
            print(args, device, &bench, candidate, None)
        })?;
    }
    measure(&mut bench, &mut right, args.rounds as usize, "measuring")?;
    right.sort_by_key(|candidate| median(&candidate.samples));
    let mut comparisons = Vec::new();
    for candidate in &right {
        let spec = candidate.program.spec();
        let comparison =
            baseline.and_then(|it| it.compare(&setting, spec, &candidate.samples_us()));
        print(args, device, &bench, candidate, comparison.as_ref())?;
        comparisons.extend(comparison.map(|it| (spec.to_owned(), it)));
    }
    if wrong > 0 {
        bail!(
            "{wrong} of {} kernels give a wrong result on {}",
            kernels.len(),
            device.name()
        );
    }
    baseline.map_or(Ok(()), |baseline| baseline.judge(&comparisons))
}

fn setting(args: &super::Bench, device: &Device) -> Setting {
    Setting {
        device: device.name().to_owned(),
        batch: args.batch,
        heads: args.heads,
        seq: args.seq,
        head_dim: args.head_dim,
    }
}

/// Runs each kernel once; names the wrong ones, and counts them.
fn check(
    bench: &mut Bench,
    device: &Device,
    kernels: &[Configured],
) -> Result<(Vec<Candidate>, usize)> {
    let bar = output::progress_bar(kernels.len(), "checking");
    let (mut right, mut wrong) = (Vec::new(), 0);
    for kernel in kernels {
        let program = device.load_entry(kernel.entry(), kernel.values())?;
        let check = bench.check(kernel)?;
        if check.ok {
            right.push(Candidate {
                kernel: *kernel,
                program,
                check,
                samples: Vec::new(),
            });
        } else {
            let Check {
                error,
                bound,
                lse_error,
                ..
            } = check;
            bar.suspend(|| {
                eprintln!(
                    "{} is wrong: error {error:.2e}, allowed {bound:.2e}, lse {lse_error:.2e}",
                    kernel.spec()
                );
            });
            wrong += 1;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok((right, wrong))
}

/// Replaces the samples of each kernel, all taken in turns.
fn measure(
    bench: &mut Bench,
    candidates: &mut [Candidate],
    rounds: usize,
    what: &'static str,
) -> Result<()> {
    let kernels: Vec<Configured> = candidates.iter().map(|it| it.kernel).collect();
    let bar = output::progress_bar(kernels.len() * rounds, what);
    let samples = bench.samples(&kernels, rounds, || bar.inc(1))?;
    bar.finish_and_clear();
    for (candidate, samples) in candidates.iter_mut().zip(samples) {
        candidate.samples = samples;
    }
    Ok(())
}

/// The best, and the default configuration, of kernels sorted by time. With `json`, the others are
/// printed: a machine reads them all.
fn finalists(
    sorted: Vec<Candidate>,
    json: bool,
    mut print: impl FnMut(&Candidate) -> Result<()>,
) -> Result<Vec<Candidate>> {
    let mut finalists = Vec::new();
    for candidate in sorted {
        let kernel = candidate.kernel;
        let is_default = kernel == causal_kernel(DEFAULT, kernel.variant().causal)?;
        if finalists.len() < FINALISTS || is_default {
            finalists.push(candidate);
        } else if json {
            print(&candidate)?;
        }
    }
    Ok(finalists)
}

fn print(
    args: &super::Bench,
    device: &Device,
    bench: &Bench,
    candidate: &Candidate,
    baseline: Option<&Comparison>,
) -> Result<()> {
    let Candidate {
        kernel,
        program,
        check,
        samples,
    } = candidate;
    let time = median(samples);
    let min = samples.iter().min().copied().unwrap_or_default();
    let row = Row {
        spec: program.spec(),
        device: device.name(),
        batch: args.batch,
        heads: args.heads,
        seq: args.seq,
        head_dim: args.head_dim,
        causal: kernel.variant().causal,
        rounds: samples.len(),
        median_us: output::microseconds(time),
        min_us: output::microseconds(min),
        samples_us: candidate.samples_us(),
        tflops: bench.tflops(time),
        registers: program.registers(),
        spill_bytes: program.spill_bytes(),
        shared_bytes: program.shared_bytes(),
        ctas_per_sm: program.ctas_per_sm()?,
        check: *check,
        baseline,
    };
    if args.json {
        return output::json(&row);
    }
    let Row {
        spec,
        median_us,
        tflops,
        registers,
        spill_bytes,
        shared_bytes,
        ctas_per_sm,
        ..
    } = row;
    let count = |value: Option<u32>| value.unwrap_or_default();
    line(format_args!(
        "{spec:<64} {median_us:>8.2} µs {tflops:>6.1} TFLOP/s  {:>3} registers, {} spilled, {shared_bytes:>6} shared, {} CTAs/SM, error {:.1e} of {:.1e}",
        count(registers),
        count(spill_bytes),
        count(ctas_per_sm),
        check.error,
        check.bound
    ))?;
    match baseline {
        Some(comparison) => line(format_args!("    {comparison}")),
        None if args.baseline.is_some() => line("    not in the baseline"),
        None => Ok(()),
    }
}
