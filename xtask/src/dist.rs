//! `dist`: a folder to copy to a GPU host that has no Rust.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};
use serde_json::Value;

use crate::cargo;
use crate::cuda::Variables;

/// Packages whose test `gpu` needs a GPU.
const GPU_TESTS: [&str; 3] = ["fa-attention", "fa-cli", "fa-runtime"];

/// What the folder may take: it has to be quick to copy.
const LIMIT: u64 = 56 << 20;

/// Runs the GPU tests beside itself.
const SCRIPT: &str = r#"#!/bin/sh
# Runs the GPU tests; fails without a GPU. Arguments go to the test programs, such as a name to
# filter by. Where the host has no NVRTC, put its two libraries into a folder `nvrtc` beside this.
cd "$(dirname "$0")" || exit 1
if [ -d nvrtc ]; then
    export FA_NVRTC_PATH="$PWD/nvrtc"
fi
# fa-candle-gpu-tests links with CUDA 13's libraries: the host's, or those that pip installed beside PyTorch.
packages=$(python3 -c 'import nvidia; print(*nvidia.__path__)' 2>/dev/null)
export LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$packages/cu13/lib"
./fa doctor || exit 1
status=0
for test in ./*-gpu-tests; do
    echo "$test"
    FA_REQUIRE_GPU=1 "$test" "$@" || status=1
done
if [ $# = 0 ] && python3 -c 'import torch' 2>/dev/null; then
    echo gpu.py
    FA_LIBRARY="$PWD/libfa.so" python3 gpu.py || status=1
fi
exit $status
"#;

/// Builds everything into target/dist.
pub fn run() -> anyhow::Result<()> {
    let folder = cargo::target()?.join("dist");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let command = build(
        "fa",
        &["build", "--package", "fa-cli", "--bin", "fa"],
        Vec::new(),
    )?;
    copy(&command, &folder.join("fa"))?;
    for package in GPU_TESTS {
        let arguments = ["test", "--no-run", "--package", package, "--test", "gpu"];
        let test = build("gpu", &arguments, Vec::new())?;
        copy(&test, &folder.join(format!("{package}-gpu-tests")))?;
    }
    several_gpus(&folder)?;
    c_library(&folder)?;
    let script = folder.join("gpu-tests.sh");
    fs::write(&script, SCRIPT)?;
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755))?;
    let mut total = 0;
    for entry in fs::read_dir(&folder)? {
        let entry = entry?;
        let bytes = entry.metadata()?.len();
        total += bytes;
        println!("{:>10}  {}", bytes, entry.path().display());
    }
    if total > LIMIT {
        bail!(
            "{} holds {total} bytes, more than the {LIMIT} it may",
            folder.display()
        );
    }
    Ok(())
}

/// The tests that need several GPUs, which are skipped where there is one.
fn several_gpus(folder: &Path) -> anyhow::Result<()> {
    let tests = ["test", "--no-run", "--package", "fa-dist", "--test", "gpus"];
    let tests = build("gpus", &tests, Vec::new())?;
    copy(&tests, &folder.join("fa-dist-gpu-tests"))
}

/// The C library, what measures a call of it, and its tests from Python.
fn c_library(folder: &Path) -> anyhow::Result<()> {
    let root = cargo::root();
    let library = build("fa", &["build", "--package", "fa-c", "--lib"], Vec::new())?;
    copy(&library, &folder.join("libfa.so"))?;
    for file in [
        "examples/pytorch.py",
        "examples/pytorch_cache.py",
        "examples/pytorch_conv.py",
        "examples/pytorch_training.py",
        "fa-c/tests/python/gpu.py",
    ] {
        let name = Path::new(file).file_name().context("a file has a name")?;
        copy(&root.join(file), &folder.join(name))?;
    }
    let compiled = Command::new("cc")
        .args(["-std=c11", "-O2", "-I"])
        .arg(root.join("fa-c/include"))
        .arg(root.join("fa-c/tests/c/call.c"))
        .arg("-o")
        .arg(folder.join("fa-c-call"))
        .arg("-L")
        .arg(folder)
        .args(["-lfa", "-ldl", "-Wl,-rpath,$ORIGIN"])
        .status()
        .context("cannot run the C compiler `cc`")?;
    if !compiled.success() {
        bail!("cc cannot compile fa-c/tests/c/call.c");
    }
    Ok(())
}

pub fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

/// Runs cargo and gives the executable or the shared library of this name that it built, which need not be the only
/// one.
pub fn build(name: &str, arguments: &[&str], variables: Variables) -> anyhow::Result<PathBuf> {
    let mut command = cargo::cargo()?;
    command.args(arguments).envs(variables).args([
        "--release",
        "--config",
        "profile.release.strip=true",
    ]);
    let mut executable = None;
    let built = cargo::build(command, |message| {
        let shared = message["filenames"].as_array().into_iter().flatten();
        let mut shared = shared
            .filter_map(Value::as_str)
            .filter(|it| it.ends_with(".so"));
        let path = message["executable"].as_str().or_else(|| shared.next());
        if let Some(path) = path.filter(|_| message["target"]["name"] == name) {
            executable = Some(PathBuf::from(path));
        }
        Ok(())
    })?;
    if !built {
        bail!("cargo {} failed", arguments.join(" "));
    }
    executable.with_context(|| format!("cargo {} built no executable", arguments.join(" ")))
}
