//! `fa setup`: fetches NVRTC.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::runtime::discovery::{self, NvrtcLocation, Surroundings};
use serde_json::json;

use super::output;

/// What pip installs. Drivers of any CUDA 13 run its cubins.
const PACKAGE: &str = "nvidia-cuda-nvrtc==13.0.*";

/// Install NVRTC, the CUDA compiler, into the user's data folder with pip.
#[derive(Args, Debug)]
pub struct Setup {
    /// Install it although there is one.
    #[arg(long)]
    force: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Setup {
    pub fn run(self) -> Result<()> {
        if let Some(found) = search().filter(|_| !self.force) {
            return self.report(&found, false);
        }
        let folder = Surroundings::current()
            .nvrtc_folder()
            .context("there is no data folder: the user has no home; set FA_DATA_DIR")?;
        install(&folder)?;
        let found = search().with_context(|| {
            format!(
                "pip succeeded, but {} holds no NVRTC that `fa` can use; `fa doctor` says what is there",
                folder.display()
            )
        })?;
        self.report(&found, true)
    }

    fn report(&self, found: &NvrtcLocation, installed: bool) -> Result<()> {
        let (version, found_by) = (&found.version, found.found_by.to_string());
        let row = json!({
            "installed": installed, "library": found.library, "version": version,
            "found_by": found_by,
        });
        let what = match installed {
            true => "installed",
            false => "there already (--force installs it anyway)",
        };
        let path = found.library.display();
        let text = format!("NVRTC {version} is {what}: {path} (found by {found_by})");
        output::either(self.json, &row, text)
    }
}

fn search() -> Option<NvrtcLocation> {
    discovery::search(&Surroundings::current()).found
}

/// Lets pip fill a new folder, then puts that in place of the old one.
fn install(folder: &Path) -> Result<()> {
    let parent = folder.parent().unwrap_or(Path::new("."));
    let preparing = || {
        format!(
            "cannot write to {}: set FA_DATA_DIR to a folder that is writable",
            parent.display()
        )
    };
    fs::create_dir_all(parent).with_context(preparing)?;
    let new = tempfile::Builder::new()
        .prefix(".nvrtc-")
        .tempdir_in(parent)
        .with_context(preparing)?;
    // pip's target is a folder below, with the permissions of any new folder.
    let target = new.path().join("nvrtc");
    pip(&target)?;
    let old = new.path().join("old");
    match fs::rename(folder, &old) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            return Err(error).with_context(preparing);
        }
        _ => {}
    }
    fs::rename(&target, folder).with_context(preparing)
}

fn pip(target: &Path) -> Result<()> {
    let by_hand = format!("install it by hand: python3 -m pip install {PACKAGE}");
    let spinner = output::spinner(format!("pip install {PACKAGE}"));
    let ran = Command::new("python3")
        .args(["-m", "pip", "install", "--disable-pip-version-check"])
        .args(["--quiet", "--target"])
        .arg(target)
        .arg(PACKAGE)
        .stdin(Stdio::null())
        .output();
    spinner.finish_and_clear();
    let ran = match ran {
        Ok(ran) => ran,
        Err(error) if error.kind() == ErrorKind::NotFound => bail!(
            "there is no python3 on the PATH, which fetches NVRTC: install Python 3 with pip, \
             or point FA_NVRTC_PATH at an NVRTC of a CUDA toolkit"
        ),
        Err(error) => return Err(error).context(format!("cannot run python3; {by_hand}")),
    };
    if ran.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&ran.stderr);
    if said.contains("No module named pip") {
        bail!("python3 has no pip: run `python3 -m ensurepip --user`, then `fa setup` again");
    }
    let (status, said) = (ran.status, said.trim_end());
    bail!("pip cannot install {PACKAGE} ({status}):\n{said}")
}
