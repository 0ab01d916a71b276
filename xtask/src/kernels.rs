//! Tasks that need the kernels themselves: the program `xtask-kernels`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, bail};

use crate::{cargo, nvrtc};

/// Rewrites generated/ and the header of the C library.
pub fn bless() -> anyhow::Result<()> {
    run(&mut task("bless")?)?;
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
    run(task("validate")?.env("FA_NVRTC_PATH", nvrtc::ensure()?))
}

/// Writes the shipped table from studies.
pub fn shipped(studies: &[PathBuf]) -> anyhow::Result<()> {
    let here = std::env::current_dir().context("there is no current folder")?;
    run(task("shipped")?.args(studies.iter().map(|study| here.join(study))))
}

fn task(name: &str) -> anyhow::Result<Command> {
    let mut command = cargo::cargo()?;
    command.args(["run", "--quiet", "--package", "xtask-kernels", "--", name]);
    Ok(command)
}

fn run(task: &mut Command) -> anyhow::Result<()> {
    if !task.status()?.success() {
        bail!("the task failed");
    }
    Ok(())
}
