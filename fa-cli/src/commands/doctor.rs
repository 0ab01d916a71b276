//! `fa doctor`: what this machine has, and the command that gets what it lacks.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use fa::kernels::saxpy::Saxpy;
use fa::runtime::doctor::{self, Gpu, Report};
use fa::tuned::{self, Table};
use serde::Serialize;
use serde_json::json;

use super::counting;
use super::output::{self, Fields};
use super::plan::DEFAULT_CHIP;

/// Check the driver, GPUs, NVRTC, NCCL, the cubin cache and the tuned configurations.
#[derive(Args, Debug)]
pub struct Doctor {
    /// Print JSON.
    #[arg(long)]
    json: bool,
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
            records: table.as_ref().map_or(0, Table::len),
            problem: table.err().map(|error| error.to_string()),
        }
    }
}

impl Doctor {
    /// Does it. Fails only where nothing can run: the interpreter needs neither driver nor NVRTC.
    pub fn run(self) -> Result<()> {
        let (report, tuned) = (doctor::report(), Tuned::found());
        let ready_for_gpu = report.ready_for_gpu();
        let works = counting::saxpy(&Saxpy::<128>::new().config(), DEFAULT_CHIP.arch);
        let fails = works.err().map(|error| format!("{error:#}"));
        if self.json {
            let mut row = json!(report);
            row["tuned"] = json!(tuned);
            row["interpreter"] = json!({"problem": fails});
            row["ready_for_gpu"] = json!(ready_for_gpu);
            output::json(&row)?;
        } else {
            print(&report, &tuned, fails.as_deref())?;
        }
        match fails {
            Some(fails) if !ready_for_gpu => {
                bail!("nothing can run on this machine; the interpreter fails: {fails}")
            }
            _ => Ok(()),
        }
    }
}

/// `fails` says why the interpreter does not work.
fn print(report: &Report, tuned: &Tuned, fails: Option<&str>) -> Result<()> {
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
    let nccl = &report.nccl;
    let found = match (&nccl.path, &nccl.found_by) {
        (Some(path), Some(by)) => format!("found by {by}: {path}"),
        _ => "none, which several GPUs would need".to_owned(),
    };
    fields.add("NCCL", found);
    add_problem(&mut fields, &nccl.problem, &nccl.remedy);
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
    let fails = fails.map(|problem| format!("FAILS: {problem}"));
    let works = "works; kernels run on it with `--device cpu`";
    fields.add("interpreter", fails.as_deref().unwrap_or(works));
    output::print(fields.text)?;
    output::line(match report.ready_for_gpu() {
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
