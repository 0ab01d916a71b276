//! `fa doctor`: what this machine has, and the command that gets what it lacks.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::kernels::saxpy::{Saxpy, SaxpyArgs};
use fa::runtime::Device;
use fa::runtime::doctor::{self, Gpu, Report};
use fa::tuned::{self, Table};
use serde::Serialize;

use super::output::{self, line};

/// Check the driver, GPUs, NVRTC, the cubin cache and the tuned configurations.
#[derive(Args, Debug)]
pub struct Doctor {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Findings {
    #[serde(flatten)]
    report: Report,
    tuned: Tuned,
    interpreter: Problem,
    ready_for_gpu: bool,
}

/// Why something does not work, if it does not.
#[derive(Serialize)]
struct Problem {
    problem: Option<String>,
}

/// The user's tuned configurations.
#[derive(Serialize)]
struct Tuned {
    path: Option<PathBuf>,
    records: usize,
    /// Why they are not used.
    problem: Option<String>,
}

impl Tuned {
    fn found() -> Tuned {
        let path = tuned::user_path();
        let table = path
            .as_deref()
            .map(Table::load)
            .unwrap_or_else(|| Ok(Table::default()));
        Tuned {
            path,
            records: table.as_ref().map_or(0, |table| table.records().len()),
            problem: table.err().map(|error| error.to_string()),
        }
    }
}

impl Doctor {
    /// Does it. Fails only where nothing can run: the interpreter needs neither driver nor NVRTC.
    pub fn run(self) -> Result<()> {
        let report = doctor::report();
        let ready_for_gpu = report.ready_for_gpu();
        let problem = interpreter_works().err().map(|error| format!("{error:#}"));
        let findings = Findings {
            report,
            tuned: Tuned::found(),
            interpreter: Problem { problem },
            ready_for_gpu,
        };
        if self.json {
            output::json(&findings)?;
        } else {
            print(&findings)?;
        }
        match findings.interpreter.problem {
            Some(problem) if !ready_for_gpu => {
                bail!("nothing can run on this machine; the interpreter fails: {problem}")
            }
            _ => Ok(()),
        }
    }
}

/// Runs a small kernel and looks at the result.
fn interpreter_works() -> Result<()> {
    let device = Device::cpu();
    let kernel = Saxpy::<128>::new().config();
    let x = device.upload(&[2.0_f32; 128])?;
    let mut y = device.upload(&[1.0_f32; 128])?;
    let args = SaxpyArgs {
        a: 3.0,
        x: x.contiguous(&[128])?,
        y: y.contiguous_mut(&[128])?,
        n: 128,
    };
    device
        .load(&kernel)?
        .launch([1, 1, 1], &args)
        .context("Saxpy")?;
    if y.read()? != [7.0; 128] {
        bail!("Saxpy gives a wrong result");
    }
    Ok(())
}

fn print(findings: &Findings) -> Result<()> {
    let Report {
        driver,
        gpus,
        nvrtc,
        cache,
    } = &findings.report;
    match &driver.cuda_version {
        Some(version) => line(format_args!("driver       supports CUDA {version}"))?,
        None => line("driver       none")?,
    }
    print_problem(&driver.problem, &driver.remedy)?;
    gpus.iter().try_for_each(print_gpu)?;
    match (&nvrtc.version, &nvrtc.path, &nvrtc.found_by) {
        (Some(version), Some(path), Some(by)) => {
            line(format_args!(
                "NVRTC        {version}, found by {by}: {path}"
            ))?;
        }
        _ => line("NVRTC        none")?,
    }
    for tried in &nvrtc.tried {
        line(format_args!("             tried {tried}"))?;
    }
    print_problem(&nvrtc.problem, &nvrtc.remedy)?;
    let path = cache.path.as_deref().unwrap_or("none");
    let (cubins, bytes) = (cache.entries, output::bytes(cache.bytes));
    let most = output::bytes(cache.max_bytes);
    line(format_args!(
        "cache        {path}: {cubins} cubins, {bytes} of at most {most}"
    ))?;
    print_problem(&cache.problem, &cache.remedy)?;
    let Tuned {
        path,
        records,
        problem,
    } = &findings.tuned;
    match path.as_ref().map(|path| path.display()) {
        Some(path) => line(format_args!(
            "tuned        {path}: {records} configurations of your own"
        ))?,
        None => line("tuned        no table of your own")?,
    }
    print_problem(problem, &None)?;
    match &findings.interpreter.problem {
        None => line("interpreter  works; kernels run on it with `--device cpu`")?,
        Some(problem) => line(format_args!("interpreter  FAILS: {problem}"))?,
    }
    line(match findings.ready_for_gpu {
        true => "\nReady: kernels compile, and run on the GPU.",
        false if nvrtc.problem.is_none() => {
            "\nKernels compile, and run on the interpreter. There is no GPU to run them on."
        }
        false => "\nKernels run on the interpreter.",
    })
}

/// The problem and the command that helps, if there is a problem.
fn print_problem(problem: &Option<String>, remedy: &Option<String>) -> Result<()> {
    if let Some(problem) = problem {
        line(format_args!("             problem: {problem}"))?;
    }
    if let Some(remedy) = remedy {
        line(format_args!("             to fix it: {remedy}"))?;
    }
    Ok(())
}

fn print_gpu(gpu: &Gpu) -> Result<()> {
    let Gpu {
        ordinal,
        name,
        capability,
        memory_bytes,
        ..
    } = gpu;
    let unsupported = "not supported: kernels are generated for 8.0 and later";
    let arch = gpu.arch.as_deref().unwrap_or(unsupported);
    let memory = output::bytes(*memory_bytes);
    line(format_args!(
        "cuda:{ordinal:<8}{name}, compute capability {capability} ({arch}), {memory}"
    ))
}
