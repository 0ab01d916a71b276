//! NVRTC for the tests: the machine's, or one of our own from PyPI.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};
use fa_runtime::discovery::{self, NvrtcLocation, Surroundings};

use crate::{cargo, python};

/// The release that is fetched. Its code is compiled, not run, so no driver has to match it.
const REQUIREMENT: &str = "nvidia-cuda-nvrtc==13.0.*";

/// The machine's NVRTC, as the runtime finds it, or one fetched into the target folder. Gives the
/// value for `FA_NVRTC_PATH`.
pub fn ensure() -> anyhow::Result<PathBuf> {
    if let Some(found) = discovery::search(&Surroundings::current()).found {
        println!(
            "NVRTC {} by {}: {}",
            found.version,
            found.found_by,
            found.library.display()
        );
        return Ok(found.library);
    }
    let folder = cargo::target()?.join("nvrtc");
    if find_in(&folder).is_none() {
        python::fetch(REQUIREMENT, &folder)?;
    }
    let found = find_in(&folder)
        .with_context(|| format!("pip has put no NVRTC into {}", folder.display()))?;
    println!(
        "NVRTC {} from PyPI: {}",
        found.version,
        found.library.display()
    );
    Ok(found.library)
}

/// Runs this task again in a process that finds NVRTC, unless this one does. Gives whether it did.
pub fn run_again_with(task: &str) -> anyhow::Result<bool> {
    if discovery::nvrtc().is_ok() {
        return Ok(false);
    }
    let again = Command::new(std::env::current_exe()?)
        .arg(task)
        .env("FA_NVRTC_PATH", ensure()?)
        .status()?;
    if !again.success() {
        bail!("`cargo xtask {task}` failed");
    }
    Ok(true)
}

fn find_in(folder: &Path) -> Option<NvrtcLocation> {
    let surroundings = Surroundings::empty(folder).with("FA_NVRTC_PATH", folder);
    discovery::search(&surroundings).found
}
