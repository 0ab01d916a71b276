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
    install(&[requirement], folder)
}

/// As [`fetch`], of several at once and of nothing that they ask for.
pub fn fetch_alone(requirements: &[&str], folder: &Path) -> anyhow::Result<()> {
    let without = ["--no-deps"];
    install(&[&without, requirements].concat(), folder)
}

fn install(what: &[&str], folder: &Path) -> anyhow::Result<()> {
    let requirement = what.join(" ");
    println!("fetching {requirement} into {}", folder.display());
    if pip(Path::new("python3"), what, folder).is_ok() {
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
    pip(&environment.join("bin/python3"), what, folder)
}

fn pip(python: &Path, what: &[&str], folder: &Path) -> anyhow::Result<()> {
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
        .args(what)
        // In a container everyone is root; a folder of our own is nobody else's.
        .env("PIP_ROOT_USER_ACTION", "ignore")
        .status()
        .with_context(|| format!("cannot run {}", python.display()))?;
    if !status.success() {
        bail!(
            "{} -m pip install {} failed",
            python.display(),
            what.join(" ")
        );
    }
    Ok(())
}
