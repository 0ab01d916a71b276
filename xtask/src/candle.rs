//! fa-candle with its feature `cuda`, which needs nvcc because candle-core's own kernels do.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};

use crate::{cargo, cuda, dist, models};

/// Checks the types of all that the feature has, and what clippy says, without compiling a kernel.
pub fn check() -> anyhow::Result<()> {
    let status = cargo::cargo()?
        .args(["clippy", "--quiet", "--package", "fa-candle"])
        .args([
            "--all-targets",
            "--features",
            "cuda",
            "--",
            "-D",
            "warnings",
        ])
        .envs(cuda::without_compiler()?)
        .status()
        .context("cannot run cargo")?;
    if !status.success() {
        bail!("fa-candle with the feature cuda has errors");
    }
    println!("fa-candle with the feature cuda ... ok");
    Ok(())
}

/// Runs its examples: whole models, on the CPU.
pub fn run_examples(folder: &Path) -> anyhow::Result<()> {
    let [minilm, smollm2] = [models::MINILM, models::SMOLLM2].map(|model| folder.join(model));
    let prompt = [
        smollm2.as_os_str(),
        "The capital of France is".as_ref(),
        "2".as_ref(),
    ];
    cargo::run_example("minilm", &[minilm.as_os_str()])?;
    cargo::run_example("smollm2", &prompt)
}

/// Builds its GPU tests into target/dist, beside what else is there. Compiling candle's kernels takes ten minutes and
/// more, once.
pub fn dist() -> anyhow::Result<()> {
    let folder = cargo::target()?.join("dist");
    fs::create_dir_all(&folder)?;
    let arguments = [
        "test",
        "--no-run",
        "--package",
        "fa-candle",
        "--test",
        "gpu",
        "--features",
        "cuda",
    ];
    let test = dist::build("gpu", &arguments, cuda::with_compiler()?)?;
    let file = folder.join("fa-candle-gpu-tests");
    dist::copy(&test, &file)?;
    println!("{:>10}  {}", fs::metadata(&file)?.len(), file.display());
    Ok(())
}
