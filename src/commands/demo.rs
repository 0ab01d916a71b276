//! `fa` alone: the demo.

use std::time::Duration;

use anyhow::Result;
use clap::Args;
use fa::prelude::*;
use fa::runtime::cache::{Cache, Found};
use fa::runtime::nvrtc::CompileOptions;
use fa::runtime::{HowLoaded, compile_cached, discovery};
use serde::Serialize;

use super::device::DeviceChoice;
use super::output::{self, duration, line};
use super::problem::{Check, Problem};
use super::spec::Spec;
use super::timing::{Bench, median};

/// The kernel of the demo, checked when this is compiled.
const KERNEL: FaS512<64, 64, 32, 4> = FaS512::new();
/// Batch and heads on a GPU, and on the interpreter.
const GPU_SIZE: (usize, usize) = (32, 8);
const CPU_SIZE: (usize, usize) = (1, 2);
/// Samples of the GPU's time.
const ROUNDS: usize = 30;

#[derive(Args, Debug)]
pub struct Demo {
    /// auto, cpu (the interpreter, with its sanitiser), cuda or cuda:N.
    #[arg(long, default_value = "auto")]
    device: DeviceChoice,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What the demo found.
#[derive(Serialize)]
struct Findings {
    device: String,
    arch: &'static str,
    kernel: String,
    batch: usize,
    heads: usize,
    seq: usize,
    head_dim: usize,
    /// Staging, validation, CUDA C, NVRTC and, on a GPU, loading; none without NVRTC.
    cold_start_ms: Option<f64>,
    /// The same from the disk cache.
    warm_start_ms: Option<f64>,
    time_ms: f64,
    tflops: Option<f64>,
    check: Check,
}

/// How long it takes until the kernel can run.
#[derive(Clone, Copy)]
struct Starts {
    cold: Option<Duration>,
    warm: Option<Duration>,
}

impl Demo {
    /// Does it.
    pub fn run(self) -> Result<()> {
        let device = self.device.open()?;
        let config = KERNEL.config();
        let (program, starts) = if device.is_cuda() {
            start_on_gpu(&device, &config)?
        } else {
            (device.load(&config)?, start_without_gpu(&device, &config)?)
        };
        let (batch, heads) = if device.is_cuda() { GPU_SIZE } else { CPU_SIZE };
        let spinner = output::spinner(format!("running {} on {}", config.spec(), device.name()));
        let (time, tflops, check) = if device.is_cuda() {
            let mut bench = Bench::new(&device, batch, heads, config.causal)?;
            let check = bench.check(&program, &config)?;
            let samples = bench.samples(&[(program, config)], ROUNDS, || ())?;
            let time = median(&samples[0]);
            (time, Some(bench.tflops(time)), check)
        } else {
            let (time, check) = interpret(&device, &program, &config, batch, heads)?;
            (time, None, check)
        };
        spinner.finish_and_clear();
        let findings = Findings {
            device: device.name().to_owned(),
            arch: device.arch().name(),
            kernel: config.spec(),
            batch,
            heads,
            seq: 512,
            head_dim: 64,
            cold_start_ms: starts.cold.map(output::milliseconds),
            warm_start_ms: starts.warm.map(output::milliseconds),
            time_ms: output::milliseconds(time),
            tflops,
            check,
        };
        if self.json {
            output::json(&findings)?;
        } else {
            print(&findings, starts, time)?;
        }
        match check.ok {
            true => Ok(()),
            false => anyhow::bail!(
                "the result is not that of attention; run `fa doctor` and report this"
            ),
        }
    }
}

/// Loads the program into an empty cache, then from that cache.
fn start_on_gpu(device: &Device, config: &FaS512Config) -> Result<(Program, Starts)> {
    if discovery::nvrtc().is_err() {
        // Without NVRTC the kernel may still be in the cache, from a bundle.
        let program = device.load(config)?;
        let warm = (program.how_loaded() == HowLoaded::Disk).then(|| program.timings().total);
        return Ok((program, Starts { cold: None, warm }));
    }
    let folder = tempfile::tempdir()?;
    let load = || {
        device
            .with(Cache::at(folder.path()), CompileOptions::default())
            .load(config)
    };
    let cold = load()?.timings().total;
    let program = load()?;
    let warm = (program.how_loaded() == HowLoaded::Disk).then(|| program.timings().total);
    Ok((
        program,
        Starts {
            cold: Some(cold),
            warm,
        },
    ))
}

/// Compiles for the GPU that the interpreter stands for, then takes the cubin from the cache.
fn start_without_gpu(device: &Device, config: &FaS512Config) -> Result<Starts> {
    if discovery::nvrtc().is_err() {
        return Ok(Starts {
            cold: None,
            warm: None,
        });
    }
    let folder = tempfile::tempdir()?;
    let cache = Cache::at(folder.path());
    let spec = Spec::parse(&config.spec())?;
    let start = || -> Result<(Found, Duration)> {
        let started = std::time::Instant::now();
        let kernel = spec.kernel(device.target())?;
        let options = CompileOptions::default();
        let cubin = compile_cached(&kernel, spec.text(), device.target(), &options, &cache)?;
        Ok((cubin.found, started.elapsed()))
    };
    let (_, cold) = start()?;
    let (found, warm) = start()?;
    Ok(Starts {
        cold: Some(cold),
        warm: (found == Found::Disk).then_some(warm),
    })
}

/// Runs every lane on the CPU and compares every head.
fn interpret(
    device: &Device,
    program: &Program,
    config: &FaS512Config,
    batch: usize,
    heads: usize,
) -> Result<(Duration, Check)> {
    let problem = Problem::random(batch, heads, config.causal, 0);
    let mut uploaded = problem.upload(device)?;
    let launch = uploaded.launch(config)?;
    let ((), time) = device.time(|| program.launch(launch.grid, &launch.args))?;
    Ok((
        time,
        problem.references(batch * heads).check(&uploaded.answer()?),
    ))
}

fn print(findings: &Findings, starts: Starts, time: Duration) -> Result<()> {
    let Findings {
        device,
        arch,
        kernel,
        batch,
        heads,
        tflops,
        check,
        ..
    } = findings;
    let start = |start: Option<Duration>| {
        start.map_or(
            "not measured: no NVRTC; `fa setup` installs it".into(),
            duration,
        )
    };
    match device.contains(arch) {
        true => line(format_args!("device       {device}"))?,
        false => line(format_args!("device       {device} ({arch})"))?,
    }
    line(format_args!("kernel       {kernel}"))?;
    line(format_args!(
        "problem      batch {batch}, {heads} heads, 512 queries and keys, head_dim 64, float16"
    ))?;
    line(format_args!("cold start   {}", start(starts.cold)))?;
    line(format_args!("warm start   {}", start(starts.warm)))?;
    match tflops {
        Some(tflops) => line(format_args!(
            "time         {}, {tflops:.0} TFLOP/s",
            duration(time)
        ))?,
        None => line(format_args!(
            "time         {} on the interpreter, sanitiser on",
            duration(time)
        ))?,
    }
    let verdict = if check.ok { "correct" } else { "WRONG" };
    line(format_args!(
        "error        {:.2e}, at most {:.2e} allowed; lse {:.1e}: {verdict} ({} heads against float64)",
        check.error, check.bound, check.lse_error, check.heads
    ))
}
