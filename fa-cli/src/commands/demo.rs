//! `fa` alone: the demo, FaS512 and `attention()` on the same problem.

use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use fa::attention::{Chip, Configured, Dtype, Problem, Shape};
use fa::kernels::fa_s512::{HEAD_DIM, SEQ};
use fa::prelude::*;
use fa::runtime::cache::{Cache, Found};
use fa::runtime::nvrtc::CompileOptions;
use fa::runtime::{HowLoaded, discovery};
use serde::Serialize;

use super::attention::{self, Choice};
use super::check::{Check, References};
use super::device::DeviceChoice;
use super::output::{self, duration, line};
use super::spec::Spec;
use super::tensors::HostTensors;
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
    /// The same problem with the kernel that `attention()` chooses.
    attention: Measured,
}

/// What came of one kernel.
#[derive(Serialize)]
struct Measured {
    kernel: String,
    time_ms: f64,
    tflops: Option<f64>,
    check: Check,
    #[serde(skip)]
    time: Duration,
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
        let starts = if device.is_cuda() {
            start_on_gpu(&device, &config)?
        } else {
            start_without_gpu(&device, &config)?
        };
        let (batch, heads) = if device.is_cuda() { GPU_SIZE } else { CPU_SIZE };
        let shape = Shape::square(batch, SEQ as usize, heads, HEAD_DIM as usize);
        let problem = attention::problem(&shape, Dtype::F16, Options::default())?;
        let chosen = Choice::chosen(problem, Chip::of(&device))?.kernel;
        let kernels = [Configured::of(&config), chosen];
        let spinner = output::spinner(format!("running {} on {}", config.spec(), device.name()));
        let [fixed, attention] = if device.is_cuda() {
            measure(&device, problem, kernels)?
        } else {
            interpret(&device, problem, kernels)?
        };
        spinner.finish_and_clear();
        let Measured {
            kernel,
            time_ms,
            tflops,
            check,
            ..
        } = fixed;
        let findings = Findings {
            device: device.name().to_owned(),
            arch: device.arch().name(),
            kernel,
            batch,
            heads,
            seq: 512,
            head_dim: 64,
            cold_start_ms: starts.cold.map(output::milliseconds),
            warm_start_ms: starts.warm.map(output::milliseconds),
            time_ms,
            tflops,
            check,
            attention,
        };
        if self.json {
            output::json(&findings)?;
        } else {
            print(&findings, starts, fixed.time)?;
        }
        match check.ok && findings.attention.check.ok {
            true => Ok(()),
            false => anyhow::bail!(
                "the result is not that of attention; run `fa doctor` and report this"
            ),
        }
    }
}

/// Loads the program into an empty cache, then from that cache.
fn start_on_gpu(device: &Device, config: &FaS512Config) -> Result<Starts> {
    if discovery::nvrtc().is_err() {
        // Without NVRTC the kernel may still be in the cache, from a bundle.
        let program = device.load(config)?;
        let warm = (program.how_loaded() == HowLoaded::Disk).then(|| program.timings().total);
        return Ok(Starts { cold: None, warm });
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
    Ok(Starts {
        cold: Some(cold),
        warm,
    })
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
    let spec = Spec::from(Configured::of(config));
    let start = || -> Result<(Found, Duration)> {
        let started = std::time::Instant::now();
        let kernel = spec.kernel(device.target())?;
        let cubin = spec.cubin(&kernel, device.target(), &cache)?;
        Ok((cubin.found, started.elapsed()))
    };
    let (_, cold) = start()?;
    let (found, warm) = start()?;
    Ok(Starts {
        cold: Some(cold),
        warm: (found == Found::Disk).then_some(warm),
    })
}

impl Measured {
    fn new(kernel: &Configured, time: Duration, tflops: Option<f64>, check: Check) -> Measured {
        Measured {
            kernel: kernel.spec(),
            time_ms: output::milliseconds(time),
            tflops,
            check,
            time,
        }
    }
}

/// Measures the kernels in turns on a GPU.
fn measure(
    device: &Device,
    problem: Problem<'static>,
    kernels: [Configured; 2],
) -> Result<[Measured; 2]> {
    let mut bench = Bench::new(device, problem)?;
    let checks = [bench.check(&kernels[0])?, bench.check(&kernels[1])?];
    let samples = bench.samples(&kernels, ROUNDS, || ())?;
    Ok([0, 1].map(|at| {
        let time = median(&samples[at]);
        Measured::new(&kernels[at], time, Some(bench.tflops(time)), checks[at])
    }))
}

/// Runs every lane on the CPU and compares every head.
fn interpret(
    device: &Device,
    problem: Problem<'static>,
    kernels: [Configured; 2],
) -> Result<[Measured; 2]> {
    let tensors = HostTensors::random(problem, 0);
    let references = References::of(&tensors, problem.shape.all_heads());
    let run = |kernel: &Configured| -> Result<Measured> {
        // Loaded before the clock starts.
        device.load_entry(kernel.entry(), kernel.values())?;
        let mut uploaded = tensors.upload(device)?;
        let started = Instant::now();
        uploaded.launch(device, kernel)?;
        let time = started.elapsed();
        let check = references.check(&uploaded.answer()?);
        Ok(Measured::new(kernel, time, None, check))
    };
    Ok([run(&kernels[0])?, run(&kernels[1])?])
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
        attention,
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
    let speed = |time: Duration, tflops: &Option<f64>| match tflops {
        Some(tflops) => format!("{}, {tflops:.0} TFLOP/s", duration(time)),
        None => format!("{} on the interpreter, sanitiser on", duration(time)),
    };
    line(format_args!("time         {}", speed(time, tflops)))?;
    line(format_args!("error        {check}"))?;
    let Measured {
        kernel,
        time,
        tflops,
        check,
        ..
    } = attention;
    line(format_args!(
        "attention()  {kernel}: {}",
        speed(*time, tflops)
    ))?;
    line(format_args!("error        {check}"))
}
