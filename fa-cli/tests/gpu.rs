//! `fa tune` on the GPU, with configurations among the others that fault, hang and answer wrongly.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use fa::prelude::Device;
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::{self, CompileOptions};
use fa_tune::record::{FailureKind, Outcome, Trial as Tried};
use fa_tune::store::Store;
use libtest_mimic::Failed;

use fa_cases::gpu::trial;

/// What is put in front of a kernel's code, and what has to come of it.
const SABOTAGE: [(&str, FailureKind); 4] = [
    (
        "*reinterpret_cast<volatile unsigned *>(8ull) = 1u;",
        FailureKind::Fault,
    ),
    ("asm volatile(\"trap;\");", FailureKind::Fault),
    (
        "for (;;) { asm volatile(\"nanosleep.u32 1000;\"); }",
        FailureKind::Timeout,
    ),
    ("return;", FailureKind::Wrong),
];

fn main() -> ExitCode {
    fa_cases::gpu::run(|gpu| {
        vec![trial(
            gpu,
            "tune/survives_bad_kernels",
            survives_bad_kernels,
        )]
    })
}

/// The same study twice. Between the two, some of its cubins in the cache are replaced by ones that go
/// wrong.
fn survives_bad_kernels(device: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let before = study(folder.path(), "before.study")?;
    let measured = |trial: &&Tried| matches!(trial.outcome, Some(Outcome::Measured(_)));
    if let Some(failed) = before.iter().find(|trial| !measured(trial)) {
        return Err(format!("{}: {:?}", failed.spec, failed.outcome).into());
    }
    let mut bad = BTreeMap::new();
    for (trial, (code, kind)) in before.iter().step_by(2).zip(SABOTAGE) {
        sabotage(device, folder.path(), &trial.spec, code)?;
        bad.insert(trial.spec.as_str(), kind);
    }
    if bad.len() != SABOTAGE.len() {
        return Err(format!("{} trials are too few", before.len()).into());
    }
    let after = study(folder.path(), "after.study")?;
    let specs = |trials: &[Tried]| -> Vec<String> {
        trials.iter().map(|trial| trial.spec.clone()).collect()
    };
    if specs(&before) != specs(&after) {
        return Err(format!("{:?} became {:?}", specs(&before), specs(&after)).into());
    }
    for trial in &after {
        let kind = match &trial.outcome {
            Some(Outcome::Failed(failure)) => Some(failure.kind),
            _ => None,
        };
        if kind != bad.get(trial.spec.as_str()).copied() || trial.outcome.is_none() {
            return Err(format!("{}: {:?}", trial.spec, trial.outcome).into());
        }
    }
    Ok(())
}

/// The trials of a study of a small problem, made in `folder` and with the cache in it.
fn study(folder: &Path, name: &str) -> Result<Vec<Tried>, Failed> {
    let store = folder.join(name);
    let output = Command::new(command()?)
        .args(["tune", "FaS512", "--batch=1", "--heads=2", "--timeout=5"])
        .args(["--search=random", "--trials=9", "--rounds=3", "--store"])
        .arg(&store)
        .env("FA_CACHE_DIR", folder.join("cache"))
        .output()?;
    if !output.status.success() {
        return Err(format!(
            "fa tune: {}: {}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        )
        .into());
    }
    Ok(Store::open(&store)?.study()?.trials)
}

/// Puts a cubin that begins with `code` into the place of the configuration's.
fn sabotage(device: &Device, folder: &Path, spec: &str, code: &str) -> Result<(), Failed> {
    let cache = Cache::at(folder.join("cache"));
    let listed = cache.ls()?.into_iter().find(|it| it.info.spec == spec);
    let info = listed
        .ok_or_else(|| format!("{spec} is not in the cache"))?
        .info;
    let entry = cache.get(&info.content, Some(&info.compiler));
    let mut entry = entry.ok_or_else(|| format!("{spec} cannot be read"))?;
    let arch = device.arch();
    let emitted = Command::new(command()?)
        .args(["emit", spec, "--arch", arch.name()])
        .output()?;
    let source = String::from_utf8(emitted.stdout)?;
    let (before, kernel) = source.split_once("__global__").ok_or("no kernel")?;
    let (head, body) = kernel.split_once("\n{\n").ok_or("no body")?;
    let source = format!("{before}__global__{head}\n{{\n{code}\n{body}");
    let options = CompileOptions::default();
    entry.cubin = nvrtc::compile(&source, &info.kernel, arch, &options)?.cubin;
    cache.put(&entry)?;
    Ok(())
}

/// `fa`, beside this program on a machine that has no Rust.
fn command() -> Result<PathBuf, Failed> {
    let beside = std::env::current_exe()?.with_file_name("fa");
    Ok(match beside.is_file() {
        true => beside,
        false => PathBuf::from(env!("CARGO_BIN_EXE_fa")),
    })
}
