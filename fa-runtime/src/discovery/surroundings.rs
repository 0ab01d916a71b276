//! The environment that a search looks at.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The variables that the search reads.
const VARIABLES: [&str; 13] = [
    "FA_NVRTC_PATH",
    "FA_NCCL_PATH",
    "LD_LIBRARY_PATH",
    "CUDA_HOME",
    "CUDA_PATH",
    "FA_DATA_DIR",
    "CONDA_PREFIX",
    "VIRTUAL_ENV",
    "PYENV_ROOT",
    "PYENV_VERSION",
    "PYTHONUSERBASE",
    "PATH",
    "HOME",
];

/// The variables that a search reads, and the root of the file system that it looks at.
#[derive(Clone, Debug)]
pub struct Surroundings {
    variables: BTreeMap<&'static str, OsString>,
    root: PathBuf,
    /// The platform's folder for the data of this user's programs.
    data_folder: Option<PathBuf>,
}

impl Surroundings {
    /// The surroundings of this process.
    pub fn current() -> Self {
        let variables = VARIABLES
            .into_iter()
            .filter_map(|name| Some((name, std::env::var_os(name)?)))
            .collect();
        let data_folder = directories::BaseDirs::new().map(|folders| folders.data_dir().to_owned());
        Surroundings {
            variables,
            root: PathBuf::from("/"),
            data_folder,
        }
    }

    /// An empty environment whose fixed paths, such as `/usr/local`, lie below `root`.
    pub fn empty(root: &Path) -> Self {
        Surroundings {
            variables: BTreeMap::new(),
            root: root.to_owned(),
            data_folder: None,
        }
    }

    /// Sets a variable. One that the search does not read changes nothing.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<OsString>) -> Self {
        if let Some(name) = VARIABLES.into_iter().find(|known| *known == name) {
            self.variables.insert(name, value.into());
        }
        self
    }

    /// The value of a variable, unless it is empty.
    pub(super) fn var(&self, name: &str) -> Option<&OsString> {
        self.variables.get(name).filter(|value| !value.is_empty())
    }

    /// The value of a variable as one path.
    pub(super) fn path(&self, name: &str) -> Option<PathBuf> {
        self.var(name).map(PathBuf::from)
    }

    /// The value of a variable as a list of paths.
    pub(super) fn paths(&self, name: &str) -> Vec<PathBuf> {
        self.var(name)
            .map(|list| {
                std::env::split_paths(list)
                    .filter(|p| !p.as_os_str().is_empty())
                    .collect()
            })
            .unwrap_or_default()
    }

    /// A fixed path of the system.
    pub(super) fn system(&self, path: &str) -> PathBuf {
        self.root.join(path.trim_start_matches('/'))
    }

    /// The folder for this user's data: `FA_DATA_DIR`, or `fa` in the platform's data folder if that is
    /// not set. `None` if the user has no home.
    pub fn data_folder(&self) -> Option<PathBuf> {
        self.path("FA_DATA_DIR")
            .or_else(|| Some(self.data_folder.as_ref()?.join("fa")))
    }

    /// The folder that `fa setup` installs NVRTC into, in [`Self::data_folder`].
    pub fn nvrtc_folder(&self) -> Option<PathBuf> {
        Some(self.data_folder()?.join("nvrtc"))
    }
}
