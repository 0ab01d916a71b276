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
use super::check::References;
use super::device::DeviceChoice;
use super::device_tensors::Ran;
use super::lengths::Lengths;
use super::output::{self, Fields, duration};
use super::spec::Spec;
use super::tensors::HostTensors;
use super::timing::{Bench, Measured};

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

impl Demo {
    pub fn run(self) -> Result<()> {
        let device = self.device.open()?;
        let config = KERNEL.config();
        let starts = starts(&device, &config)?;
        let (batch, heads) = if device.is_cuda() { GPU_SIZE } else { CPU_SIZE };
        let shape = Shape::square(batch, SEQ as usize, heads, HEAD_DIM as usize);
        let problem = attention::problem(&shape, Dtype::F16, Options::default())?;
        let chosen = Choice::chosen(problem, false, Chip::of(&device))?.kernel;
        let kernels = [Configured::of(&config), chosen];
        let spinner = output::spinner(format!("running {} on {}", config.spec(), device.name()));
        let measured = if device.is_cuda() {
            let mut bench = Bench::of_dense(&device, problem, false)?;
            let mut measured = [bench.check(&kernels[0])?, bench.check(&kernels[1])?];
            bench.measure(&mut measured, ROUNDS, || ())?;
            measured
        } else {
            interpret(&device, problem, &kernels)?
        };
        spinner.finish_and_clear();
        self.report(&device, &problem, starts, &measured)?;
        if measured
            .iter()
            .any(|kernel| !kernel.check.verdict.is_correct())
        {
            bail!("the result is not that of attention; run `fa doctor` and report this");
        }
        Ok(())
    }

    fn report(
        &self,
        device: &Device,
        problem: &Problem<'_>,
        [cold, warm]: [Option<Duration>; 2],
        [kernel, chosen]: &[Measured; 2],
    ) -> Result<()> {
        // The interpreter's time says nothing about a GPU's.
        let tflops = |it: &Measured| device.is_cuda().then(|| it.tflops());
        let (shape, name, arch) = (&problem.shape, device.name(), device.arch().name());
        if self.json {
            let findings = |it: &Measured| {
                json!({
                    "kernel": it.kernel.spec(), "time_ms": it.median_us() / 1e3,
                    "tflops": tflops(it), "check": it.check,
                })
            };
            let mut row = findings(kernel);
            row["device"] = json!(name);
            row["arch"] = json!(arch);
            row["cold_start_ms"] = json!(cold.map(output::milliseconds));
            row["warm_start_ms"] = json!(warm.map(output::milliseconds));
            row["batch"] = json!(shape.batch);
            row["heads"] = json!(shape.heads);
            row["seq"] = json!(shape.seq_q);
            row["head_dim"] = json!(shape.head_dim);
            row["attention"] = findings(chosen);
            return output::json(&row);
        }
        let start = |start: Option<Duration>| {
            let unknown = "not measured: no NVRTC; `fa setup` installs it";
            start.map_or(unknown.to_owned(), duration)
        };
        let speed = |it: &Measured| {
            let time = duration(Duration::from_secs_f64(it.median_us() / 1e6));
            let interpreted = || format!("{time} on the interpreter, sanitiser on");
            tflops(it).map_or_else(interpreted, |tflops| format!("{time}, {tflops:.0} TFLOP/s"))
        };
        let (batch, heads) = (shape.batch, shape.heads);
        let problem =
            format!("batch {batch}, {heads} heads, 512 queries and keys, head_dim 64, float16");
        // The interpreter's name says it.
        let arch = (!name.contains(arch)).then(|| format!(" ({arch})"));
        let mut fields = Fields::new(13);
        fields
            .add("device", format!("{name}{}", arch.unwrap_or_default()))
            .add("kernel", kernel.kernel.spec())
            .add("problem", problem)
            .add("cold start", start(cold))
            .add("warm start", start(warm))
            .add("time", speed(kernel))
            .add("error", kernel.check)
            .add("attention()", chosen.kernel.spec() + ": " + &speed(chosen))
            .add("error", chosen.check);
        output::print(fields.text)
    }
}

/// How long it takes until FaS512 can run: staging, validation, CUDA C, NVRTC and, on a GPU, loading; and the
/// same from the disk cache. Not known without NVRTC.
fn starts(device: &Device, config: &FaS512Config) -> Result<[Option<Duration>; 2]> {
    let warm = |cache| -> Result<Option<Duration>> {
        let (time, found) = start(device, config, cache)?;
        Ok(found.then_some(time))
    };
    if discovery::nvrtc().is_ok() {
        let folder = tempfile::tempdir()?;
        let (cold, _) = start(device, config, Cache::at(folder.path()))?;
        return Ok([Some(cold), warm(Cache::at(folder.path()))?]);
    }
    // On a GPU it may still be in the cache, from a bundle.
    let bundled = device.is_cuda().then(|| warm(Cache::open_default()));
    Ok([None, bundled.transpose()?.flatten()])
}

/// How long one start takes, and whether the cubin was on disk. The interpreter compiles for the GPU that it stands
/// for.
fn start(device: &Device, config: &FaS512Config, cache: Cache) -> Result<(Duration, bool)> {
    if device.is_cuda() {
        let program = device.with(cache, CompileOptions::default()).load(config)?;
        return Ok((
            program.timings().total,
            program.how_loaded() == HowLoaded::Disk,
        ));
    }
    let started = Instant::now();
    let spec = Spec::from(Configured::of(config));
    let (_, cubin) = spec.compile(device.arch(), &cache)?;
    Ok((started.elapsed(), cubin.found == Found::Disk))
}

/// Runs every lane on the CPU and compares every head.
fn interpret(
    device: &Device,
    problem: Problem<'static>,
    [kernel, chosen]: &[Configured; 2],
) -> Result<[Measured; 2]> {
    let tensors = HostTensors::random(problem, Lengths::default(), 0);
    let references = References::of(&tensors, problem.shape.all_heads());
    let run = |kernel: &Configured| -> Result<Measured> {
        let Ran {
            answer,
            times: [_, time],
            ..
        } = tensors.run(device, &[*kernel], Some(kernel))?;
        Ok(Measured {
            kernel: *kernel,
            flop: tensors.flop(),
            samples_us: vec![output::microseconds(time)],
            check: references.check(&answer),
        })
    };
    Ok([run(kernel)?, run(chosen)?])
}
