//! The part of the CUDA toolkit that candle-core's feature `cuda` needs to be built, without a GPU or a toolkit on the
//! machine: the compiler from PyPI, and libraries to link with that have names but no code.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};
use serde_json::Value;

use crate::{cargo, python};

/// nvcc, its headers and the runtime. They share a folder, so that pip has to install them together.
const TOOLKIT: [&str; 5] = [
    "nvidia-cuda-nvcc==13.0.88",
    "nvidia-cuda-crt==13.0.88",
    "nvidia-cuda-runtime==13.0.88",
    "nvidia-nvvm==13.0.88",
    "nvidia-cuda-cccl==13.0.85",
];

/// The same version as cudarc is told.
const CUDARC_VERSION: &str = "13000";

/// The architecture that candle's kernels are compiled for, unless `CUDA_COMPUTE_CAP` says another: Hopper.
const COMPUTE_CAPABILITY: &str = "90";

/// One that no kernel of this library has. Build scripts keep what they compiled by it, so that nothing of
/// [`NO_COMPILER`]'s is taken for real.
const NO_COMPUTE_CAPABILITY: &str = "75";

/// An nvcc that writes empty files, which is enough to check types.
const NO_COMPILER: &str = r#"#!/bin/sh
last= folder=
for argument in "$@"; do
    case "$last" in
        -o) : > "$argument" ;;
        --output-directory) folder=$argument ;;
    esac
    last=$argument
done
if [ -n "$folder" ]; then
    : > "$folder/$(basename "$last" .cu).ptx"
fi
case "$1" in
    --version) echo "Cuda compilation tools, release 13.0, V13.0.88" ;;
    --list-gpu-code) echo sm_75 ;;
esac
"#;

/// The libraries that candle and cudarc link with: cudarc's module, the library's name, and the file that is loaded.
const LIBRARIES: [(&str, &str, &str); 5] = [
    ("driver", "cuda", "libcuda.so.1"),
    ("cublas", "cublas", "libcublas.so.13"),
    ("cublaslt", "cublasLt", "libcublasLt.so.13"),
    ("curand", "curand", "libcurand.so.10"),
    ("nvrtc", "nvrtc", "libnvrtc.so.13"),
];

/// Environment variables for cargo.
pub type Variables = Vec<(&'static str, PathBuf)>;

/// What type-checks the feature `cuda`: an nvcc that compiles nothing.
pub fn without_compiler() -> anyhow::Result<Variables> {
    let folder = cargo::target()?.join("no-cuda");
    let nvcc = folder.join("bin/nvcc");
    fs::create_dir_all(folder.join("bin"))?;
    fs::write(&nvcc, NO_COMPILER)?;
    fs::set_permissions(&nvcc, fs::Permissions::from_mode(0o755))?;
    Ok(variables(folder, nvcc, NO_COMPUTE_CAPABILITY.into()))
}

/// What builds the feature `cuda`: nvcc from PyPI, and libraries to link with.
pub fn with_compiler() -> anyhow::Result<Variables> {
    let folder = cargo::target()?.join("cuda");
    let toolkit = folder.join("nvidia/cu13");
    let nvcc = toolkit.join("bin/nvcc");
    if !nvcc.is_file() {
        python::fetch_alone(&TOOLKIT, &folder)?;
    }
    link_with(&toolkit)?;
    let capability = std::env::var_os("CUDA_COMPUTE_CAP");
    let capability = capability.unwrap_or_else(|| COMPUTE_CAPABILITY.into());
    Ok(variables(toolkit, nvcc, capability.into()))
}

fn variables(toolkit: PathBuf, nvcc: PathBuf, capability: PathBuf) -> Variables {
    vec![
        ("CUDA_HOME", toolkit),
        ("NVCC", nvcc),
        ("NVCC_CCBIN", "g++".into()),
        ("CUDA_COMPUTE_CAP", capability),
        ("CUDARC_CUDA_VERSION", CUDARC_VERSION.into()),
    ]
}

/// Puts the libraries to link with into `lib/stubs`, where cudarc looks for them. The host that runs the program has the
/// real ones.
fn link_with(toolkit: &Path) -> anyhow::Result<()> {
    let stubs = toolkit.join("lib/stubs");
    fs::create_dir_all(&stubs)?;
    let runtime = stubs.join("libcudart.so");
    if !runtime.exists() {
        symlink("../libcudart.so.13", &runtime)?;
    }
    let cudarc = source_of("cudarc")?;
    for (module, library, loaded) in LIBRARIES {
        let file = stubs.join(format!("lib{library}.so"));
        if file.is_file() {
            continue;
        }
        let declarations = cudarc.join("src").join(module).join("sys/mod.rs");
        let declarations = fs::read_to_string(&declarations)
            .with_context(|| format!("cannot read {}", declarations.display()))?;
        let names = functions(&declarations);
        let code: String = names
            .iter()
            .map(|name| format!("void {name}(void) {{}}\n"))
            .collect();
        let source = stubs.join(format!("{library}.c"));
        fs::write(&source, code)?;
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-w", "-fno-builtin"])
            .arg(format!("-Wl,-soname,{loaded}"))
            .arg("-o")
            .args([&file, &source])
            .status()
            .context("cannot run the C compiler `cc`")?;
        if !compiled.success() {
            bail!("cc cannot compile {}", source.display());
        }
    }
    Ok(())
}

/// The names of CUDA's functions in declarations such as `fn cuInit(Flags: c_uint) -> CUresult;`.
fn functions(declarations: &str) -> BTreeSet<&str> {
    let after_fn = declarations.split("fn ").skip(1);
    let names = after_fn.filter_map(|text| text.split_once('(').map(|(name, _)| name));
    names
        .filter(|name| ["cu", "nvrtc"].iter().any(|start| name.starts_with(start)))
        .filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
        .collect()
}

/// Where cargo keeps the source of a package that this workspace depends on.
fn source_of(package: &str) -> anyhow::Result<PathBuf> {
    let output = cargo::cargo()?
        .args(["metadata", "--format-version", "1"])
        .output()
        .context("cannot run cargo")?;
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array();
    let found = packages
        .into_iter()
        .flatten()
        .find(|candidate| candidate["name"] == package);
    let manifest = found.and_then(|package| package["manifest_path"].as_str());
    let manifest = manifest.with_context(|| format!("nothing here depends on {package}"))?;
    let folder = Path::new(manifest).parent();
    Ok(folder.context("a manifest is in a folder")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::functions;

    #[test]
    fn functions_are_found_by_their_names() {
        let declarations = "pub unsafe fn cuInit(flags: u32) -> CUresult {
            extern \"C\" { fn cuInit(flags: u32) -> CUresult; }
            pub fn nvrtcVersion(major: *mut c_int);
            fn default() -> Self; unsafe extern \"C\" fn(data: *mut c_void)";
        let found: Vec<_> = functions(declarations).into_iter().collect();
        assert_eq!(found, ["cuInit", "nvrtcVersion"]);
    }
}
