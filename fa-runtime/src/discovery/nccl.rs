//! Finds NCCL without loading it, in the places where [`super`] looks for NVRTC.
//!
//! The first `libnccl.so.2` wins:
//!
//! 1. `FA_NCCL_PATH`: the library itself, its folder, or the folder given to `pip install --target`. When it is set, nothing
//!    else is searched.
//! 2. The folders of `LD_LIBRARY_PATH`.
//! 3. The active conda environment (`CONDA_PREFIX`).
//! 4. The pip packages `nvidia-nccl-cu13` and `nvidia-nccl-cu12` in the site-packages folders that `python3` would use, and
//!    what PyTorch has beside it.
//! 5. `CUDA_HOME`, `CUDA_PATH` and the toolkits in `/usr/local`.
//! 6. The folders of the loader.

use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};

use super::places::{loader, pip_sites, site_packages, toolkit, usr_local};
use super::{FoundBy, Surroundings, Tried};
use crate::prose;

/// Its name, by which NVIDIA's packages have called it since NCCL 2.0.
pub const LIBRARY: &str = "libnccl.so.2";

/// An NCCL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NcclLocation {
    /// `libnccl.so.2`.
    pub library: PathBuf,
    /// Which step of the search found it.
    pub found_by: FoundBy,
}

/// The outcome of a search.
#[derive(Clone, Debug)]
pub struct Search {
    /// The NCCL, if there is one.
    pub found: Option<NcclLocation>,
    /// The places that were searched before it.
    pub tried: Vec<Tried>,
}

/// NCCL was not found. `Debug` prints the same text as `Display`.
#[derive(Clone, PartialEq, Eq)]
pub struct NcclMissing {
    /// Every place that was searched.
    pub tried: Vec<Tried>,
}

impl NcclMissing {
    /// The command that installs what is missing.
    pub const REMEDY: &str = "pip install nvidia-nccl-cu13";
}

impl fmt::Display for NcclMissing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "NCCL, through which GPUs exchange keys and values, was not found: run `{}`, or set FA_NCCL_PATH to its folder; \
             tried:",
            Self::REMEDY
        )?;
        self.tried
            .iter()
            .try_for_each(|tried| write!(f, "\n  {tried}"))
    }
}

impl fmt::Debug for NcclMissing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        prose::write(self, f)
    }
}

impl std::error::Error for NcclMissing {}

/// The NCCL that this process would load.
///
/// # Errors
/// When there is none; the error lists every place that was searched.
pub fn nccl() -> Result<NcclLocation, NcclMissing> {
    let Search { found, tried } = search(&Surroundings::current());
    found.ok_or(NcclMissing { tried })
}

/// Searches the places in order.
pub fn search(surroundings: &Surroundings) -> Search {
    let (mut tried, mut seen) = (Vec::new(), HashSet::new());
    for (by, place) in places(surroundings) {
        if !seen.insert(place.clone()) {
            continue;
        }
        let library = match place.is_file() {
            true => place.clone(),
            false => place.join(LIBRARY),
        };
        if library.is_file() {
            let found = NcclLocation {
                library,
                found_by: by,
            };
            return Search {
                found: Some(found),
                tried,
            };
        }
        tried.push(Tried {
            by,
            place: place.display().to_string(),
            outcome: format!("no {LIBRARY}"),
        });
    }
    Search { found: None, tried }
}

/// Where NCCL may be, in the order in which it is looked for.
fn places(s: &Surroundings) -> Vec<(FoundBy, PathBuf)> {
    if let Some(given) = s.path("FA_NCCL_PATH") {
        let mut folders = vec![given.clone()];
        folders.extend(packages(&given));
        return folders.into_iter().map(by(FoundBy::FaNcclPath)).collect();
    }
    let mut all: Vec<_> = s
        .paths("LD_LIBRARY_PATH")
        .into_iter()
        .map(by(FoundBy::LdLibraryPath))
        .collect();
    if let Some(prefix) = s.path("CONDA_PREFIX") {
        all.push((FoundBy::Conda, prefix.join("lib")));
        let sites = site_packages(&prefix);
        let folders = sites.iter().flat_map(|site| packages(site));
        all.extend(folders.map(by(FoundBy::Conda)));
    }
    let sites = pip_sites(s);
    all.extend(
        sites
            .iter()
            .flat_map(|site| packages(site))
            .map(by(FoundBy::Pip)),
    );
    for (variable, found_by) in [
        ("CUDA_HOME", FoundBy::CudaHome),
        ("CUDA_PATH", FoundBy::CudaPath),
    ] {
        let folders = s.path(variable).map(|root| toolkit(&root));
        all.extend(folders.into_iter().flatten().map(by(found_by)));
    }
    all.extend(usr_local(s).into_iter().map(by(FoundBy::UsrLocal)));
    all.extend(loader(s).into_iter().map(by(FoundBy::Loader)));
    all
}

fn by(found_by: FoundBy) -> impl Fn(PathBuf) -> (FoundBy, PathBuf) {
    move |place| (found_by, place)
}

/// Where NVIDIA's pip packages and PyTorch's put NCCL in a site-packages folder.
fn packages(site: &Path) -> [PathBuf; 2] {
    ["nvidia/nccl/lib", "torch/lib"].map(|folder| site.join(folder))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn install(folder: &Path) -> PathBuf {
        fs::create_dir_all(folder).unwrap();
        let library = folder.join(LIBRARY);
        fs::write(&library, "").unwrap();
        library
    }

    #[test]
    fn the_wheel_of_an_environment_is_found() {
        let dir = tempfile::tempdir().unwrap();
        let environment = dir.path().join("venv");
        let site = environment.join("lib/python3.12/site-packages");
        let library = install(&site.join("nvidia/nccl/lib"));
        install(&dir.path().join("usr/lib"));
        let s = Surroundings::empty(dir.path()).with("VIRTUAL_ENV", environment);
        let found = search(&s).found.unwrap();
        assert_eq!((found.library, found.found_by), (library, FoundBy::Pip));
    }

    #[test]
    fn a_path_set_by_hand_is_never_replaced_by_another() {
        let dir = tempfile::tempdir().unwrap();
        let system = install(&dir.path().join("usr/lib"));
        let empty = Surroundings::empty(dir.path());
        assert_eq!(search(&empty).found.unwrap().library, system);
        let missing = search(&empty.with("FA_NCCL_PATH", dir.path().join("nowhere")));
        assert_eq!(missing.found, None);
        let text = NcclMissing {
            tried: missing.tried,
        }
        .to_string();
        assert!(
            text.contains("nowhere") && text.contains("pip install"),
            "{text}"
        );
    }

    #[test]
    fn a_folder_of_pip_target_and_the_library_itself_are_taken() {
        let dir = tempfile::tempdir().unwrap();
        let library = install(&dir.path().join("nvidia/nccl/lib"));
        for given in [dir.path().to_owned(), library.clone()] {
            let s = Surroundings::empty(Path::new("/nowhere")).with("FA_NCCL_PATH", given);
            assert_eq!(search(&s).found.unwrap().library, library);
        }
    }
}
