//! Finds NVRTC without loading it, and in [`nccl`] NCCL.
//!
//! The places are searched in this order, and the first complete NVRTC wins:
//!
//! 1. `FA_NVRTC_PATH`: the library itself, its folder, or the folder given to `pip install --target`.
//!    When it is set, nothing else is searched.
//! 2. The folders of `LD_LIBRARY_PATH`.
//! 3. `CUDA_HOME`, then `CUDA_PATH`: `lib64`, `lib` and `targets/<arch>-linux/lib` below them.
//! 4. `/usr/local/cuda`, then `/usr/local/cuda-*`, newest first.
//! 5. `<data folder>/fa/nvrtc`, which `fa setup` fills.
//! 6. The active conda environment (`CONDA_PREFIX`).
//! 7. The pip packages `nvidia-cuda-nvrtc` (13.x) and `nvidia-cuda-nvrtc-cu12` (12.x) in the
//!    site-packages folders that `python3` would use, found without running Python.
//! 8. The folders of the loader: `/etc/ld.so.conf` and the system's own.
//!
//! An NVRTC is complete when `libnvrtc.so.13` or `libnvrtc.so.12` lies next to its
//! `libnvrtc-builtins.so.<version>`, without which every compilation fails.
//!
//! A search reads a few folders and takes well under a millisecond. It opens no library: the cache
//! tells compilers apart by [`NvrtcLocation::identity`], so that a cached kernel costs no load of a
//! library of 100 MB.

mod compiler_id;
pub mod nccl;
mod places;
mod surroundings;

use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::UNIX_EPOCH;

pub use compiler_id::CompilerId;
pub use surroundings::Surroundings;

use crate::prose;

/// The major versions of NVRTC that are looked for, preferred first.
const MAJORS: [&str; 2] = ["13", "12"];

/// How an NVRTC was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundBy {
    /// Through `FA_NVRTC_PATH`.
    FaNvrtcPath,
    /// Through `FA_NCCL_PATH`, where NCCL is looked for.
    FaNcclPath,
    /// Through `LD_LIBRARY_PATH`.
    LdLibraryPath,
    /// Through `CUDA_HOME`.
    CudaHome,
    /// Through `CUDA_PATH`.
    CudaPath,
    /// As a toolkit in `/usr/local`.
    UsrLocal,
    /// In the user's data folder, where `fa setup` puts it.
    DataFolder,
    /// In the active conda environment.
    Conda,
    /// In a Python site-packages folder.
    Pip,
    /// In a folder of the system's loader.
    Loader,
}

impl fmt::Display for FoundBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FoundBy::FaNvrtcPath => "FA_NVRTC_PATH",
            FoundBy::FaNcclPath => "FA_NCCL_PATH",
            FoundBy::LdLibraryPath => "LD_LIBRARY_PATH",
            FoundBy::CudaHome => "CUDA_HOME",
            FoundBy::CudaPath => "CUDA_PATH",
            FoundBy::UsrLocal => "/usr/local/cuda*",
            FoundBy::DataFolder => "data folder (`fa setup`)",
            FoundBy::Conda => "conda",
            FoundBy::Pip => "pip",
            FoundBy::Loader => "system loader",
        })
    }
}

/// A complete NVRTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NvrtcLocation {
    /// `libnvrtc.so.<major>`.
    pub library: PathBuf,
    /// `libnvrtc-builtins.so.<major>.<minor>`.
    pub builtins: PathBuf,
    /// The version in the name of the builtins: `13.0`.
    pub version: String,
    /// Which step of the search found it.
    pub found_by: FoundBy,
    /// Tells this compiler from others in the cache. Made from the files' names, sizes and times.
    pub identity: CompilerId,
}

/// A place without a complete NVRTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Which step of the search.
    pub by: FoundBy,
    /// The folder or file, or the unset variable.
    pub place: String,
    /// What was not there.
    pub outcome: String,
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.by, self.place, self.outcome)
    }
}

/// NVRTC was not found. `Debug` prints the same text as `Display`.
#[derive(Clone, PartialEq, Eq)]
pub struct NvrtcMissing {
    /// Every place that was searched.
    pub tried: Vec<Tried>,
}

impl NvrtcMissing {
    /// The command that installs what is missing.
    pub const REMEDY: &str = "fa setup";
}

impl fmt::Display for NvrtcMissing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "NVRTC, which compiles kernels, was not found: run `{}` or `pip install nvidia-cuda-nvrtc`, \
             or set FA_NVRTC_PATH to its folder; tried:",
            Self::REMEDY
        )?;
        self.tried
            .iter()
            .try_for_each(|tried| write!(f, "\n  {tried}"))
    }
}

impl fmt::Debug for NvrtcMissing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        prose::write(self, f)
    }
}

impl std::error::Error for NvrtcMissing {}

/// The outcome of a search.
#[derive(Clone, Debug)]
pub struct Search {
    /// The NVRTC, if there is one.
    pub found: Option<NvrtcLocation>,
    /// The places that were searched before it.
    pub tried: Vec<Tried>,
}

/// The NVRTC of this process, which is searched for once, on first use.
///
/// # Errors
/// When there is none; the error lists every place that was searched.
pub fn nvrtc() -> Result<&'static NvrtcLocation, NvrtcMissing> {
    static SEARCH: OnceLock<Search> = OnceLock::new();
    let search = SEARCH.get_or_init(|| search(&Surroundings::current()));
    search.found.as_ref().ok_or_else(|| NvrtcMissing {
        tried: search.tried.clone(),
    })
}

/// Searches the places in order.
pub fn search(surroundings: &Surroundings) -> Search {
    let mut tried = Vec::new();
    let mut seen = HashSet::new();
    for step in places::STEPS {
        for place in (step.folders)(surroundings) {
            if !seen.insert(place.clone()) {
                continue;
            }
            match complete(&place, step.by) {
                Ok(found) => {
                    return Search {
                        found: Some(found),
                        tried,
                    };
                }
                Err(outcome) => {
                    let place = place.display().to_string();
                    tried.push(Tried {
                        by: step.by,
                        place,
                        outcome,
                    });
                }
            }
        }
        if let Some(variable) = step.variable {
            match surroundings.var(variable) {
                None => tried.push(Tried {
                    by: step.by,
                    place: variable.to_owned(),
                    outcome: "not set".to_owned(),
                }),
                // A path that the user chose is never quietly replaced by another.
                Some(_) if step.by == FoundBy::FaNvrtcPath => break,
                Some(_) => {}
            }
        }
    }
    Search { found: None, tried }
}

/// The NVRTC at `place`, a folder or the library itself, or what is missing there.
fn complete(place: &Path, by: FoundBy) -> Result<NvrtcLocation, String> {
    let (folder, library) = if place.is_dir() {
        let library = MAJORS
            .iter()
            .map(|major| place.join(format!("libnvrtc.so.{major}")))
            .find(|library| library.exists())
            .ok_or_else(|| "no libnvrtc.so.13 or libnvrtc.so.12".to_owned())?;
        (place, library)
    } else if place.is_file() {
        (place.parent().unwrap_or(Path::new(".")), place.to_owned())
    } else {
        return Err("does not exist".to_owned());
    };
    let library = fs::canonicalize(&library).map_err(|e| e.to_string())?;
    let name = library
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let version = name
        .split_once(".so.")
        .map(|(_, version)| version.to_owned())
        .filter(|version| MAJORS.iter().any(|major| is_version_of(version, major)))
        .ok_or_else(|| format!("{name} is neither a libnvrtc.so.13 nor a libnvrtc.so.12"))?;
    let (builtins, version) = builtins(folder, &version)?;
    let identity = identity(&library, &builtins).map_err(|e| e.to_string())?;
    Ok(NvrtcLocation {
        library,
        builtins,
        version,
        found_by: by,
        identity,
    })
}

/// Whether `version` is `prefix` or a release of it: `12.8.93` is one of `12` and of `12.8`.
fn is_version_of(version: &str, prefix: &str) -> bool {
    version
        .strip_prefix(prefix)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The builtins for NVRTC `version`, which may be just `13`, and their own version `13.0`.
fn builtins(folder: &Path, version: &str) -> Result<(PathBuf, String), String> {
    const PREFIX: &str = "libnvrtc-builtins.so.";
    let wanted = version.split('.').take(2).collect::<Vec<_>>().join(".");
    let entries = fs::read_dir(folder).map_err(|e| e.to_string())?;
    entries
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().to_str()?.strip_prefix(PREFIX)?.to_owned();
            // NVRTC asks for them as `13.0`; longer versions are what that link leads to.
            (is_version_of(&name, &wanted) && name.split('.').count() == 2)
                .then(|| (entry.path(), name))
        })
        .max_by_key(|(_, version)| numbers(version))
        .ok_or_else(|| format!("has libnvrtc {version} but no {PREFIX}{wanted}*"))
}

/// The numbers of a dotted version, to compare versions by.
fn numbers(version: &str) -> Vec<u32> {
    version
        .split(['.', '-'])
        .filter_map(|part| part.parse().ok())
        .collect()
}

/// A hash of what changes when another release replaces this one.
fn identity(library: &Path, builtins: &Path) -> std::io::Result<CompilerId> {
    let mut hasher = blake3::Hasher::new();
    for file in [library, builtins] {
        let metadata = fs::metadata(file)?;
        let modified = metadata
            .modified()?
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        hasher.update(file.file_name().unwrap_or_default().as_encoded_bytes());
        hasher.update(&metadata.len().to_le_bytes());
        hasher.update(&modified.as_nanos().to_le_bytes());
    }
    Ok(CompilerId::from_hash(&hasher.finalize()))
}

#[cfg(test)]
mod tests;
