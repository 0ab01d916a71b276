//! Kernels on the GPU: correctness, then time.

use std::time::Duration;

use anyhow::{Result, bail};
use fa::attention::{Configured, Problem};
use fa::runtime::{Device, Program};
use serde_json::json;

use super::baseline::{Baseline, Comparison, Setting};
use super::warm;
use crate::commands::attention::causal_kernel;
use crate::commands::check::Check;
use crate::commands::output::{self, line, microseconds};
use crate::commands::spec::DEFAULT;
use crate::commands::timing::{Bench, median};

/// Samples of each kernel while all of them are screened.
const SCREENING_ROUNDS: usize = 3;
/// How many of the best are measured again.
const FINALISTS: usize = 20;

/// A kernel that gave the right answer.
struct Candidate {
    program: Program,
    kernel: Configured,
    check: Check,
    samples: Vec<Duration>,
}

/// A run of `fa bench` over named kernels.
struct Run<'a> {
    args: &'a super::Bench,
    device: &'a Device,
    bench: Bench,
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
    let setting = Setting::of(args, device);
    if let Some(baseline) = baseline {
        let specs: Vec<String> = kernels.iter().map(Configured::spec).collect();
        baseline.require(&setting, specs.iter().map(String::as_str))?;
    }
    warm(device, kernels)?;
    let bench = Bench::new(device, problem)?;
    let mut run = Run {
        args,
        device,
        bench,
    };
    let (mut right, wrong) = run.check(kernels)?;
    if args.all {
        run.measure(&mut right, SCREENING_ROUNDS, "screening")?;
        right = run.finalists(right)?;
    }
    run.measure(&mut right, args.rounds as usize, "measuring")?;
    let mut comparisons = Vec::new();
    for candidate in &right {
        let spec = candidate.program.spec();
        let samples: Vec<f64> = candidate
            .samples
            .iter()
            .copied()
            .map(microseconds)
            .collect();
        let comparison = baseline.and_then(|it| it.compare(&setting, spec, &samples));
        run.print(candidate, comparison.as_ref())?;
        comparisons.extend(comparison.map(|it| (spec.to_owned(), it)));
    }
    if wrong > 0 {
        let (all, device) = (kernels.len(), device.name());
        bail!("{wrong} of {all} kernels give a wrong result on {device}");
    }
    baseline.map_or(Ok(()), |baseline| baseline.judge(&comparisons))
}

impl Run<'_> {
    /// Runs each kernel once; names the wrong ones, and counts them.
    fn check(&mut self, kernels: &[Configured]) -> Result<(Vec<Candidate>, usize)> {
        let bar = output::progress_bar(kernels.len(), "checking");
        let mut right = Vec::new();
        for kernel in kernels {
            let program = self.device.load_entry(kernel.entry(), kernel.values())?;
            let check = self.bench.check(kernel)?;
            if check.ok {
                right.push(Candidate {
                    program,
                    kernel: *kernel,
                    check,
                    samples: Vec::new(),
                });
            } else {
                bar.suspend(|| eprintln!("{}: error {check}", kernel.spec()));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let wrong = kernels.len() - right.len();
        Ok((right, wrong))
    }

    /// Replaces the samples of each kernel, all taken in turns, and sorts the kernels by their medians.
    fn measure(
        &mut self,
        candidates: &mut [Candidate],
        rounds: usize,
        what: &'static str,
    ) -> Result<()> {
        let kernels: Vec<Configured> = candidates.iter().map(|it| it.kernel).collect();
        let bar = output::progress_bar(kernels.len() * rounds, what);
        let samples = self.bench.samples(&kernels, rounds, || bar.inc(1))?;
        bar.finish_and_clear();
        for (candidate, samples) in candidates.iter_mut().zip(samples) {
            candidate.samples = samples;
        }
        candidates.sort_by_key(|candidate| median(&candidate.samples));
        Ok(())
    }

    /// The best, and the default configuration, of kernels sorted by time. With --json, the others are
    /// printed: a machine reads them all.
    fn finalists(&self, sorted: Vec<Candidate>) -> Result<Vec<Candidate>> {
        let default = causal_kernel(DEFAULT, self.args.problem.causal)?;
        let mut finalists = Vec::new();
        for candidate in sorted {
            if finalists.len() < FINALISTS || candidate.kernel == default {
                finalists.push(candidate);
            } else if self.args.json {
                self.print(&candidate, None)?;
            }
        }
        Ok(finalists)
    }

    fn print(&self, candidate: &Candidate, baseline: Option<&Comparison>) -> Result<()> {
        let Candidate {
            program,
            kernel,
            check,
            samples,
        } = candidate;
        let (args, time) = (self.args, median(samples));
        let (median_us, tflops) = (microseconds(time), self.bench.tflops(time));
        let (registers, spilled) = (program.registers(), program.spill_bytes());
        let (shared, ctas) = (program.shared_bytes(), program.ctas_per_sm()?);
        if args.json {
            let problem = &args.problem;
            let samples_us: Vec<f64> = samples.iter().copied().map(microseconds).collect();
            let mut row = json!({
                "spec": program.spec(), "device": self.device.name(), "batch": problem.batch,
                "heads": problem.heads, "seq": problem.seq, "head_dim": problem.head_dim,
                "causal": kernel.variant().causal, "rounds": samples.len(), "median_us": median_us,
                "min_us": samples.iter().min().copied().map(microseconds),
                "samples_us": samples_us, "tflops": tflops, "registers": registers,
                "spill_bytes": spilled, "shared_bytes": shared, "ctas_per_sm": ctas, "check": check,
            });
            if let Some(baseline) = baseline {
                row["baseline"] = json!(baseline);
            }
            return output::json(&row);
        }
        let count = |value: Option<u32>| value.unwrap_or_default();
        let (registers, spilled, ctas) = (count(registers), count(spilled), count(ctas));
        let Check { error, bound, .. } = check;
        line(format_args!(
            "{:<64} {median_us:>8.2} µs {tflops:>6.1} TFLOP/s  {registers:>3} registers, {spilled} spilled, {shared:>6} shared, {ctas} CTAs/SM, error {error:.1e} of {bound:.1e}",
            program.spec()
        ))?;
        match baseline {
            Some(comparison) => line(format_args!("    {comparison}")),
            None if args.baseline.is_some() => line("    not in the baseline"),
            None => Ok(()),
        }
    }
}
