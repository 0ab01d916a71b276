//! `fa` alone: the demo, FaS512 and `attention()` on the same problem.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use fa::attention::{Chip, Configured, Dtype, Problem, Shape};
use fa::kernels::fa_s512::{HEAD_DIM, SEQ};
use fa::prelude::*;
use fa::runtime::cache::{Cache, Found};
use fa::runtime::nvrtc::CompileOptions;
use fa::runtime::{HowLoaded, discovery};
use serde_json::json;

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

/// What came of one kernel.
struct Measured {
    kernel: String,
    time: Duration,
    tflops: Option<f64>,
    check: Check,
}

/// How long it takes until the kernel can run: staging, validation, CUDA C, NVRTC and, on a GPU, loading; and
/// the same from the disk cache. Not known without NVRTC.
struct Starts {
    cold: Option<Duration>,
    warm: Option<Duration>,
}

impl Demo {
    pub fn run(self) -> Result<()> {
        let device = self.device.open()?;
        let config = KERNEL.config();
        let starts = match device.is_cuda() {
            true => start_on_gpu(&device, &config)?,
            false => start_without_gpu(&device, &config)?,
        };
        let (batch, heads) = if device.is_cuda() { GPU_SIZE } else { CPU_SIZE };
        let shape = Shape::square(batch, SEQ as usize, heads, HEAD_DIM as usize);
        let problem = attention::problem(&shape, Dtype::F16, Options::default())?;
        let chosen = Choice::chosen(problem, Chip::of(&device))?.kernel;
        let kernels = [Configured::of(&config), chosen];
        let spinner = output::spinner(format!("running {} on {}", config.spec(), device.name()));
        let measured = match device.is_cuda() {
            true => measure(&device, problem, &kernels)?,
            false => interpret(&device, problem, &kernels)?,
        };
        spinner.finish_and_clear();
        match self.json {
            true => print_json(&device, shape, &starts, &measured)?,
            false => print(&device, shape, &starts, &measured)?,
        }
        if measured.iter().any(|kernel| !kernel.check.ok) {
            bail!("the result is not that of attention; run `fa doctor` and report this");
        }
        Ok(())
    }
}

/// Loads the program into an empty cache, then from that cache.
fn start_on_gpu(device: &Device, config: &FaS512Config) -> Result<Starts> {
    let warm = |program: &Program| {
        (program.how_loaded() == HowLoaded::Disk).then(|| program.timings().total)
    };
    if discovery::nvrtc().is_err() {
        // Without NVRTC the kernel may still be in the cache, from a bundle.
        let warm = warm(&device.load(config)?);
        return Ok(Starts { cold: None, warm });
    }
    let folder = tempfile::tempdir()?;
    let load = || {
        let cache = Cache::at(folder.path());
        device.with(cache, CompileOptions::default()).load(config)
    };
    let cold = Some(load()?.timings().total);
    let warm = warm(&load()?);
    Ok(Starts { cold, warm })
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
        let started = Instant::now();
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

/// Measures the kernels in turns on a GPU.
fn measure(
    device: &Device,
    problem: Problem<'static>,
    kernels: &[Configured],
) -> Result<Vec<Measured>> {
    let mut bench = Bench::new(device, problem)?;
    let checks = kernels.iter().map(|kernel| bench.check(kernel));
    let checks = checks.collect::<Result<Vec<_>>>()?;
    let samples = bench.samples(kernels, ROUNDS, || ())?;
    let found = kernels.iter().zip(checks).zip(&samples);
    let measured = found.map(|((kernel, check), samples)| Measured {
        kernel: kernel.spec(),
        time: median(samples),
        tflops: Some(bench.tflops(median(samples))),
        check,
    });
    Ok(measured.collect())
}

/// Runs every lane on the CPU and compares every head.
fn interpret(
    device: &Device,
    problem: Problem<'static>,
    kernels: &[Configured],
) -> Result<Vec<Measured>> {
    let tensors = HostTensors::random(problem, 0);
    let references = References::of(&tensors, problem.shape.all_heads());
    let run = |kernel: &Configured| {
        // Loaded before the clock starts.
        device.load_entry(kernel.entry(), kernel.values())?;
        let mut uploaded = tensors.upload(device)?;
        let started = Instant::now();
        uploaded.launch(device, kernel)?;
        let time = started.elapsed();
        Ok(Measured {
            kernel: kernel.spec(),
            time,
            tflops: None,
            check: references.check(&uploaded.answer()?),
        })
    };
    kernels.iter().map(run).collect()
}

fn print_json(device: &Device, shape: Shape, starts: &Starts, measured: &[Measured]) -> Result<()> {
    let kernel = |it: &Measured| {
        json!({
            "kernel": it.kernel, "time_ms": output::milliseconds(it.time), "tflops": it.tflops,
            "check": it.check,
        })
    };
    let mut findings = kernel(&measured[0]);
    findings["device"] = device.name().into();
    findings["arch"] = device.arch().name().into();
    findings["cold_start_ms"] = starts.cold.map(output::milliseconds).into();
    findings["warm_start_ms"] = starts.warm.map(output::milliseconds).into();
    findings["batch"] = shape.batch.into();
    findings["heads"] = shape.heads.into();
    findings["seq"] = shape.seq_q.into();
    findings["head_dim"] = shape.head_dim.into();
    findings["attention"] = kernel(&measured[1]);
    output::json(&findings)
}

fn print(device: &Device, shape: Shape, starts: &Starts, measured: &[Measured]) -> Result<()> {
    let start = |start: Option<Duration>| {
        let unknown = "not measured: no NVRTC; `fa setup` installs it";
        start.map_or(unknown.to_owned(), duration)
    };
    let (name, arch) = (device.name(), device.arch().name());
    match name.contains(arch) {
        true => line(format_args!("device       {name}"))?,
        false => line(format_args!("device       {name} ({arch})"))?,
    }
    let Shape { batch, heads, .. } = shape;
    line(format_args!("kernel       {}", measured[0].kernel))?;
    line(format_args!(
        "problem      batch {batch}, {heads} heads, 512 queries and keys, head_dim 64, float16"
    ))?;
    line(format_args!("cold start   {}", start(starts.cold)))?;
    line(format_args!("warm start   {}", start(starts.warm)))?;
    let speed = |it: &Measured| match it.tflops {
        Some(tflops) => format!("{}, {tflops:.0} TFLOP/s", duration(it.time)),
        None => format!("{} on the interpreter, sanitiser on", duration(it.time)),
    };
    line(format_args!("time         {}", speed(&measured[0])))?;
    line(format_args!("error        {}", measured[0].check))?;
    let (kernel, speed) = (&measured[1].kernel, speed(&measured[1]));
    line(format_args!("attention()  {kernel}: {speed}"))?;
    line(format_args!("error        {}", measured[1].check))
}
