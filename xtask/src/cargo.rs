//! This repository and its cargo.

use std::env;
use std::ffi::OsStr;
use std::io::BufReader;
use std::path::{Path, PathBuf, absolute};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use serde_json::{Deserializer, Value};

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

/// Runs a command of [`cargo`] that builds, and shows `each` what it says of what it has built, as it comes. Whether it succeeded.
pub fn build(
    mut command: Command,
    mut each: impl FnMut(&Value) -> anyhow::Result<()>,
) -> anyhow::Result<bool> {
    let mut child = command
        .args(["--message-format", "json-render-diagnostics"])
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run cargo")?;
    if let Some(stdout) = child.stdout.take() {
        for message in Deserializer::from_reader(BufReader::new(stdout)).into_iter() {
            each(&message?)?;
        }
    }
    Ok(child.wait()?.success())
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
