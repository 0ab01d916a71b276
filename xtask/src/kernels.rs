//! Tasks that need the kernels themselves: the program `xtask-kernels`.

use std::path::PathBuf;

use anyhow::{Context, bail};

use crate::{cargo, nvrtc};

/// Rewrites generated/ and the header of the C library.
pub fn bless() -> anyhow::Result<()> {
    run("bless", &[])?;
    // The test that compares the header writes it when it is told to.
    let written = cargo::cargo()?
        .args(["test", "--quiet", "--package", "fa-c", "--test", "header"])
        .env("FA_BLESS", "1")
        .status()?;
    if !written.success() {
        bail!("fa-c/include/fa.h cannot be written");
    }
    Ok(())
}

/// Compiles every golden for every architecture.
pub fn validate() -> anyhow::Result<()> {
    run("validate", &[])
}

/// Writes the shipped table from studies.
pub fn shipped(studies: &[PathBuf]) -> anyhow::Result<()> {
    run("shipped", studies)
}

fn run(task: &str, paths: &[PathBuf]) -> anyhow::Result<()> {
    let here = std::env::current_dir().context("there is no current folder")?;
    let done = cargo::cargo()?
        .args(["run", "--quiet", "--package", "xtask-kernels", "--", task])
        .args(paths.iter().map(|path| here.join(path)))
        .env("FA_NVRTC_PATH", nvrtc::ensure()?)
        .status()?;
    if !done.success() {
        bail!("`cargo xtask {task}` failed");
    }
    Ok(())
}
