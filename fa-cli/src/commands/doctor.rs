//! `fa doctor`: what this machine has, and the command that gets what it lacks.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use fa::kernels::saxpy::Saxpy;
use fa::runtime::doctor::{self, Gpu, Report};
use fa::tuned::{self, Table};
use serde::Serialize;

use super::counting;
use super::output::{self, Fields};
use super::plan::DEFAULT_CHIP;

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
    interpreter: Interpreter,
    ready_for_gpu: bool,
}

#[derive(Serialize)]
struct Interpreter {
    /// Why it does not work.
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
            .map_or_else(|| Ok(Table::default()), Table::load);
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
        let works = counting::saxpy(&Saxpy::<128>::new().config(), DEFAULT_CHIP.arch);
        let problem = works.err().map(|error| format!("{error:#}"));
        let findings = Findings {
            report,
            tuned: Tuned::found(),
            interpreter: Interpreter { problem },
            ready_for_gpu,
        };
        match self.json {
            true => output::json(&findings)?,
            false => print(&findings)?,
        }
        match findings.interpreter.problem {
            Some(problem) if !ready_for_gpu => {
                bail!("nothing can run on this machine; the interpreter fails: {problem}")
            }
            _ => Ok(()),
        }
    }
}

fn print(findings: &Findings) -> Result<()> {
    let (report, tuned) = (&findings.report, &findings.tuned);
    let (driver, nvrtc, cache) = (&report.driver, &report.nvrtc, &report.cache);
    let mut fields = Fields::new(13);
    let cuda = driver.cuda_version.as_ref();
    let cuda = cuda.map(|version| format!("supports CUDA {version}"));
    fields.add("driver", cuda.as_deref().unwrap_or("none"));
    add_problem(&mut fields, &driver.problem, &driver.remedy);
    for gpu in &report.gpus {
        fields.add(&format!("cuda:{}", gpu.ordinal), described(gpu));
    }
    let found = match (&nvrtc.version, &nvrtc.path, &nvrtc.found_by) {
        (Some(version), Some(path), Some(by)) => format!("{version}, found by {by}: {path}"),
        _ => "none".to_owned(),
    };
    let tried = nvrtc.tried.iter().map(|tried| format!("tried {tried}"));
    fields.add("NVRTC", found).add_all("", tried);
    add_problem(&mut fields, &nvrtc.problem, &nvrtc.remedy);
    let folder = cache.path.as_deref().unwrap_or("none");
    let (cubins, bytes) = (cache.entries, output::bytes(cache.bytes));
    let most = output::bytes(cache.max_bytes);
    let cached = format!("{folder}: {cubins} cubins, {bytes} of at most {most}");
    fields.add("cache", cached);
    add_problem(&mut fields, &cache.problem, &cache.remedy);
    let records = tuned.records;
    let table = tuned.path.as_ref().map(|path| path.display());
    let table = table.map(|path| format!("{path}: {records} configurations of your own"));
    fields.add("tuned", table.as_deref().unwrap_or("no table of your own"));
    add_problem(&mut fields, &tuned.problem, &None);
    let fails = findings.interpreter.problem.as_ref();
    let fails = fails.map(|problem| format!("FAILS: {problem}"));
    let works = "works; kernels run on it with `--device cpu`";
    fields.add("interpreter", fails.as_deref().unwrap_or(works));
    output::print(fields.text)?;
    output::line(match findings.ready_for_gpu {
        true => "\nReady: kernels compile, and run on the GPU.",
        false if nvrtc.problem.is_none() => {
            "\nKernels compile, and run on the interpreter. There is no GPU to run them on."
        }
        false => "\nKernels run on the interpreter.",
    })
}

/// The problem and the command that helps, if there is a problem.
fn add_problem(fields: &mut Fields, problem: &Option<String>, remedy: &Option<String>) {
    let problem = problem.iter().map(|text| format!("problem: {text}"));
    let remedy = remedy.iter().map(|text| format!("to fix it: {text}"));
    fields.add_all("", problem.chain(remedy));
}

fn described(gpu: &Gpu) -> String {
    let (name, capability) = (&gpu.name, &gpu.capability);
    let unsupported = "not supported: kernels are generated for 8.0 and later";
    let arch = gpu.arch.as_deref().unwrap_or(unsupported);
    let memory = output::bytes(gpu.memory_bytes);
    format!("{name}, compute capability {capability} ({arch}), {memory}")
}
