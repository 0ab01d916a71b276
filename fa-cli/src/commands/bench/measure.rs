//! Kernels on the GPU: correctness, then time.

use std::cmp::Ordering;

use anyhow::{Result, bail};
use fa::attention::{Chip, Configured};
use fa::runtime::Device;
use serde_json::json;

use super::baseline::{Baseline, Comparison, Setting};
use crate::commands::attention::{Choice, causal_kernel};
use crate::commands::check::Check;
use crate::commands::measured::Inputs;
use crate::commands::output::{self, line};
use crate::commands::pass::Pass;
use crate::commands::spec::{DEFAULT, Spec};
use crate::commands::timing::{Bench, Measured, warm};

/// Samples of each kernel while all of them are screened.
const SCREENING_ROUNDS: usize = 3;
/// How many of the best are measured again.
const FINALISTS: usize = 20;

/// A run of `fa bench` over named kernels.
struct Run<'a> {
    args: &'a super::Bench,
    device: &'a Device,
    bench: Bench,
    /// What `attention()` launches, where that is measured in place of a kernel.
    call: Option<Pass<'static>>,
}

/// Checks every kernel, measures those that are right, prints them, and fails if one was wrong, or is
/// slower than in the baseline.
pub fn run(
    args: &super::Bench,
    device: &Device,
    inputs: &Inputs,
    kernels: &[Configured],
    baseline: Option<&Baseline>,
) -> Result<()> {
    let setting = Setting::of(args, device);
    if let Some(baseline) = baseline {
        baseline.require(&setting, kernels.iter().map(Configured::spec))?;
    }
    warm(device, kernels.iter().copied().map(Spec::from))?;
    let mut bench = Bench::new(device, inputs, args.backward)?;
    let kernels = match args.names_kernels() {
        true => kernels.to_vec(),
        false => {
            let fitted = kernels.iter().map(|kernel| bench.fitted(kernel));
            fitted.collect::<Result<Vec<_>>>()?
        }
    };
    let kernels = &kernels[..];
    let call = args.is_call().then(|| {
        let call = inputs.call(kernels.first(), Chip::of(device))?;
        call.on(device)
    });
    let call = call.transpose()?;
    if let Some(call) = &call {
        warm(device, call.launches().into_iter().map(|(spec, _)| spec))?;
    }
    let mut run = Run {
        args,
        device,
        bench: match call.is_some() {
            true => bench.of_calls(),
            false => bench,
        },
        call,
    };
    let mut right = run.check(kernels)?;
    let wrong = kernels.len() - right.len();
    if args.all {
        run.measure(&mut right, SCREENING_ROUNDS, "screening")?;
        right = run.finalists(right)?;
    }
    run.measure(&mut right, args.rounds as usize, "measuring")?;
    let mut comparisons = Vec::new();
    for measured in &right {
        let spec = measured.kernel.spec();
        let comparison = baseline.and_then(|it| it.compare(&setting, &spec, &measured.samples_us));
        run.print(measured, comparison.as_ref())?;
        comparisons.extend(comparison.map(|it| (spec, it)));
    }
    if wrong > 0 {
        let (all, device) = (kernels.len(), device.name());
        bail!("{wrong} of {all} kernels give a wrong result on {device}");
    }
    baseline.map_or(Ok(()), |baseline| baseline.judge(&comparisons))
}

impl Run<'_> {
    /// Runs each kernel once; names the wrong ones, and gives the others.
    fn check(&mut self, kernels: &[Configured]) -> Result<Vec<Measured>> {
        let bar = output::progress_bar(kernels.len(), "checking");
        let mut right = Vec::new();
        for kernel in kernels {
            let measured = self.bench.check(kernel)?;
            match measured.check.verdict.is_correct() {
                true => right.push(measured),
                false => bar.suspend(|| eprintln!("{}: error {}", kernel.spec(), measured.check)),
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(right)
    }

    /// Measures the kernels and sorts them by their medians.
    fn measure(
        &mut self,
        kernels: &mut [Measured],
        rounds: usize,
        what: &'static str,
    ) -> Result<()> {
        let bar = output::progress_bar(kernels.len() * rounds, what);
        self.bench.measure(kernels, rounds, || bar.inc(1))?;
        bar.finish_and_clear();
        kernels.sort_by(|a, b| a.median_us().total_cmp(&b.median_us()));
        Ok(())
    }

    /// The best, and the default configuration, of kernels sorted by time. With --json, the others are
    /// printed: a machine reads them all.
    fn finalists(&self, sorted: Vec<Measured>) -> Result<Vec<Measured>> {
        let default = causal_kernel(DEFAULT, self.args.problem.causal)?;
        let mut finalists = Vec::new();
        for measured in sorted {
            if finalists.len() < FINALISTS || measured.kernel == default {
                finalists.push(measured);
            } else if self.args.json {
                self.print(&measured, None)?;
            }
        }
        Ok(finalists)
    }

    fn print(&self, measured: &Measured, baseline: Option<&Comparison>) -> Result<()> {
        let kernel = &measured.kernel;
        // It is loaded.
        let program = self.device.load_entry(kernel.entry(), kernel.values())?;
        let (registers, spilled) = (program.registers(), program.spill_bytes());
        let (shared, ctas) = (program.shared_bytes(), program.ctas_per_sm()?);
        let blocks = self.bench.known_blocks(kernel)?;
        if self.args.json {
            let mut row = self.bench.row(measured);
            row["samples_us"] = json!(measured.samples_us);
            row["registers"] = json!(registers);
            row["spill_bytes"] = json!(spilled);
            row["shared_bytes"] = json!(shared);
            row["ctas_per_sm"] = json!(ctas);
            if let Some(blocks) = blocks {
                row["mask_blocks"] = json!(blocks);
            }
            if let Some(baseline) = baseline {
                row["baseline"] = json!(baseline);
            }
            if let Some(call) = &self.call {
                let specs = call.launches().into_iter().map(|(spec, _)| spec.text);
                row["launches"] = json!(specs.collect::<Vec<_>>());
                row["at_once"] = json!(call.at_once());
            }
            if self.args.decode.decode {
                row["tb_per_s"] = json!(self.bench.tb_per_s(measured));
                row["splits"] = json!(self.splits(kernel)?);
            }
            return output::json(&row);
        }
        let [registers, spilled, ctas] = [registers, spilled, ctas].map(Option::unwrap_or_default);
        let Check { error, bound, .. } = measured.check;
        line(format_args!(
            "{:<64} {:>8.2} µs {:>6.1} TFLOP/s  {registers:>3} registers, {spilled} spilled, {shared:>6} shared, {ctas} CTAs/SM, error {error:.1e} of {bound:.1e}",
            program.spec(),
            measured.median_us(),
            measured.tflops(),
        ))?;
        if let Some(blocks) = blocks {
            line(format_args!("    {blocks}"))?;
        }
        let at_once = self.call.as_ref().is_some_and(Pass::at_once);
        let launches: Vec<_> = self.call.iter().flat_map(Pass::launches).collect();
        let own = kernel.spec();
        let own = launches.iter().position(|(spec, _)| spec.text == own);
        let own = own.unwrap_or_default();
        for (number, (spec, _)) in launches.iter().enumerate() {
            let when = match number.cmp(&own) {
                Ordering::Less => "before it",
                Ordering::Equal => continue,
                Ordering::Greater if at_once => "at the same time",
                Ordering::Greater => "after it",
            };
            line(format_args!("    and {when} {}", spec.text))?;
        }
        if self.args.decode.decode {
            let splits = self.splits(kernel)?.unwrap_or(1);
            let speed = self.bench.tb_per_s(measured);
            line(format_args!(
                "    {speed:.3} TB/s of keys and values, {splits} splits"
            ))?;
        }
        match baseline {
            Some(comparison) => line(format_args!("    {comparison}")),
            None if self.args.baseline.is_some() => line("    not in the baseline"),
            None => Ok(()),
        }
    }

    /// How many CTAs share the keys of a tile, if a kernel can share them.
    fn splits(&self, kernel: &Configured) -> Result<Option<u64>> {
        let (kernel, problem) = (*kernel, *self.bench.problem());
        let alone;
        let pass = match &self.call {
            Some(call) => call,
            None => {
                alone = Choice { kernel, problem }.plan(Chip::of(self.device))?;
                &alone
            }
        };
        for (spec, launch) in pass.launches() {
            let staged = spec.kernel(self.device.arch())?;
            let mut names = staged.params.iter().map(|it| &staged.reg(it.reg).name);
            let at = names.position(|name| name == "splits");
            if let Some(word) = at.and_then(|at| launch.args().words().get(at)) {
                return Ok(Some(*word));
            }
        }
        Ok(None)
    }
}
