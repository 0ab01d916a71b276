//! NVRTC for the tests: the one that is asked for, or one of our own from PyPI.

use std::env;
use std::fs;
use std::path::{Path, PathBuf, absolute};

use anyhow::Context;

use crate::{cargo, python};

/// The release that is fetched, of which tests know what it spills. Its code is compiled, not run, so no driver has to match it.
const REQUIREMENT: &str = "nvidia-cuda-nvrtc==13.0.*";

/// The library's name.
const LIBRARY: &str = "libnvrtc.so.13";

/// The value for `FA_NVRTC_PATH`: as it is, or an NVRTC that is fetched into the target folder.
pub fn ensure() -> anyhow::Result<PathBuf> {
    if let Some(given) = env::var_os("FA_NVRTC_PATH") {
        return absolute(given).context("FA_NVRTC_PATH is no path");
    }
    let folder = cargo::target()?.join("nvrtc");
    if find_in(&folder).is_none() {
        python::fetch(REQUIREMENT, &folder)?;
    }
    let found = find_in(&folder)
        .with_context(|| format!("pip has put no {LIBRARY} into {}", folder.display()))?;
    println!("NVRTC from PyPI: {}", found.display());
    Ok(found)
}

/// The library in a folder of pip's: nvidia/cu13/lib, whatever the middle one is called.
fn find_in(folder: &Path) -> Option<PathBuf> {
    let releases = fs::read_dir(folder.join("nvidia")).ok()?;
    releases
        .filter_map(|release| Some(release.ok()?.path().join("lib").join(LIBRARY)))
        .find(|library| library.is_file())
}
