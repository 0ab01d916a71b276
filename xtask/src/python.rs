//! Packages of PyPI for the tests, each in a folder of its own under the target folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::cargo;

/// What the tests in Python need.
const NUMPY: &str = "numpy>=1.26";

/// A folder with numpy, for `PYTHONPATH`; fetched unless it is there.
pub fn numpy() -> anyhow::Result<PathBuf> {
    let folder = cargo::target()?.join("python");
    if !folder.join("numpy/__init__.py").is_file() {
        fetch(NUMPY, &folder)?;
    }
    Ok(folder)
}

/// `pip install --target`; through a virtual environment where the system's Python has no pip.
pub fn fetch(requirement: &str, folder: &Path) -> anyhow::Result<()> {
    println!("fetching {requirement} into {}", folder.display());
    if pip(Path::new("python3"), requirement, folder).is_ok() {
        return Ok(());
    }
    let environment = cargo::target()?.join("venv");
    println!("pip failed; trying again in a virtual environment");
    let made = Command::new("python3")
        .arg("-m")
        .arg("venv")
        .arg(&environment)
        .status();
    if !made
        .context("python3 is needed to fetch packages")?
        .success()
    {
        bail!("cannot fetch {requirement}: install Python 3 with pip");
    }
    pip(&environment.join("bin/python3"), requirement, folder)
}

fn pip(python: &Path, requirement: &str, folder: &Path) -> anyhow::Result<()> {
    let status = Command::new(python)
        .args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--target",
        ])
        .arg(folder)
        .arg(requirement)
        // In a container everyone is root; a folder of our own is nobody else's.
        .env("PIP_ROOT_USER_ACTION", "ignore")
        .status()
        .with_context(|| format!("cannot run {}", python.display()))?;
    if !status.success() {
        bail!("{} -m pip install {requirement} failed", python.display());
    }
    Ok(())
}
