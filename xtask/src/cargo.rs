//! This repository and its cargo.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf, absolute};
use std::process::Command;

use anyhow::{Context, bail};

/// The repository.
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}

/// Where cargo builds, as an absolute path.
pub fn target() -> anyhow::Result<PathBuf> {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => absolute(folder).context("CARGO_TARGET_DIR is no path"),
        None => Ok(root().join("target")),
    }
}

/// The cargo that runs this, in the repository.
pub fn cargo() -> anyhow::Result<Command> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(root())
        .env("CARGO_TARGET_DIR", target()?);
    Ok(command)
}

/// Runs an example to its end, which `cargo test` of the whole workspace has built. For its package alone cargo would compile everything
/// once more where other packages ask for more features.
pub fn run_example(name: &str, arguments: &[&OsStr]) -> anyhow::Result<()> {
    let program = target()?.join("debug/examples").join(name);
    let output = Command::new(&program)
        .current_dir(root())
        .args(arguments)
        .output()
        .with_context(|| format!("cannot run {}", program.display()))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        bail!("example {name} failed:\n{text}");
    }
    println!("example {name} ... ok");
    Ok(())
}
