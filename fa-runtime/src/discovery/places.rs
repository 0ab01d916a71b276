//! The folders of each step of the search.

use std::fs;
use std::path::{Path, PathBuf};

use super::{FoundBy, Surroundings, numbers};

/// One step of the search.
pub(super) struct Step {
    pub by: FoundBy,
    /// The variable that names the folders. A search reports it if it is not set.
    pub variable: Option<&'static str>,
    pub folders: fn(&Surroundings) -> Vec<PathBuf>,
}

/// The steps in order. Folders are listed only when the search gets that far.
pub(super) const STEPS: &[Step] = &[
    Step {
        by: FoundBy::FaNvrtcPath,
        variable: Some("FA_NVRTC_PATH"),
        folders: |s| {
            s.path("FA_NVRTC_PATH")
                .map(|path| install_target(&path))
                .unwrap_or_default()
        },
    },
    Step {
        by: FoundBy::LdLibraryPath,
        variable: Some("LD_LIBRARY_PATH"),
        folders: |s| s.paths("LD_LIBRARY_PATH"),
    },
    Step {
        by: FoundBy::CudaHome,
        variable: Some("CUDA_HOME"),
        folders: |s| {
            s.path("CUDA_HOME")
                .map(|path| toolkit(&path))
                .unwrap_or_default()
        },
    },
    Step {
        by: FoundBy::CudaPath,
        variable: Some("CUDA_PATH"),
        folders: |s| {
            s.path("CUDA_PATH")
                .map(|path| toolkit(&path))
                .unwrap_or_default()
        },
    },
    Step {
        by: FoundBy::UsrLocal,
        variable: None,
        folders: usr_local,
    },
    Step {
        by: FoundBy::DataFolder,
        variable: None,
        folders: |s| {
            s.nvrtc_folder()
                .map(|path| install_target(&path))
                .unwrap_or_default()
        },
    },
    Step {
        by: FoundBy::Conda,
        variable: Some("CONDA_PREFIX"),
        folders: conda,
    },
    Step {
        by: FoundBy::Pip,
        variable: None,
        folders: pip,
    },
    Step {
        by: FoundBy::Loader,
        variable: None,
        folders: loader,
    },
];

#[cfg(target_arch = "aarch64")]
const TARGET: &str = "targets/sbsa-linux/lib";
#[cfg(not(target_arch = "aarch64"))]
const TARGET: &str = "targets/x86_64-linux/lib";

/// Where a CUDA toolkit keeps its libraries.
pub(super) fn toolkit(root: &Path) -> Vec<PathBuf> {
    ["lib64", "lib", TARGET]
        .map(|folder| root.join(folder))
        .into()
}

/// Where the pip packages for 13.x and 12.x put NVRTC in a site-packages folder.
fn packages(site: &Path) -> Vec<PathBuf> {
    ["nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib"]
        .map(|folder| site.join(folder))
        .into()
}

/// What a path given by hand may be: the library, its folder, a toolkit, or a `pip --target` folder.
fn install_target(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let mut folders = vec![path.to_owned()];
    folders.extend(packages(path));
    folders.extend(toolkit(path));
    folders
}

pub(super) fn usr_local(s: &Surroundings) -> Vec<PathBuf> {
    let local = s.system("/usr/local");
    let mut versions = children(&local, "cuda-");
    versions.sort_by_key(|path| {
        std::cmp::Reverse(numbers(
            &path.file_name().unwrap_or_default().to_string_lossy(),
        ))
    });
    versions.insert(0, local.join("cuda"));
    versions.iter().flat_map(|root| toolkit(root)).collect()
}

fn conda(s: &Surroundings) -> Vec<PathBuf> {
    let Some(prefix) = s.path("CONDA_PREFIX") else {
        return Vec::new();
    };
    let mut folders = vec![prefix.join("lib"), prefix.join(TARGET)];
    folders.extend(
        site_packages(&prefix)
            .iter()
            .flat_map(|site| packages(site)),
    );
    folders
}

fn pip(s: &Surroundings) -> Vec<PathBuf> {
    pip_sites(s)
        .iter()
        .flat_map(|site| packages(site))
        .collect()
}

/// The site-packages folders that `python3` would use.
pub(super) fn pip_sites(s: &Surroundings) -> Vec<PathBuf> {
    let mut prefixes: Vec<PathBuf> = s.path("VIRTUAL_ENV").into_iter().collect();
    let home = s.path("HOME");
    prefixes.extend(
        s.path("PYTHONUSERBASE")
            .or_else(|| Some(home.as_ref()?.join(".local"))),
    );
    prefixes.extend(python_prefix(s));
    prefixes.extend(pyenv_prefixes(s, home.as_deref()));
    prefixes.extend(["/usr/local", "/usr"].map(|prefix| s.system(prefix)));
    prefixes
        .iter()
        .flat_map(|prefix| site_packages(prefix))
        .collect()
}

/// The prefix of the `python3` on the path, whose real path is `<prefix>/bin/python3.x`.
fn python_prefix(s: &Surroundings) -> Option<PathBuf> {
    let python = s
        .paths("PATH")
        .into_iter()
        .map(|f| f.join("python3"))
        .find(|p| p.is_file())?;
    Some(
        fs::canonicalize(python)
            .ok()?
            .parent()?
            .parent()?
            .to_owned(),
    )
}

/// The prefixes that pyenv would choose. Its `python3` is a script, so they are read from its files.
fn pyenv_prefixes(s: &Surroundings, home: Option<&Path>) -> Vec<PathBuf> {
    let Some(root) = s.path("PYENV_ROOT").or_else(|| Some(home?.join(".pyenv"))) else {
        return Vec::new();
    };
    let names = match s.var("PYENV_VERSION") {
        Some(version) => version.to_string_lossy().into_owned(),
        None => fs::read_to_string(root.join("version")).unwrap_or_default(),
    };
    names
        .split([':', '\n', ' '])
        .filter(|n| !n.is_empty())
        .map(|n| root.join("versions").join(n))
        .collect()
}

/// The site-packages folders below a Python prefix, those of the newest version first.
pub(super) fn site_packages(prefix: &Path) -> Vec<PathBuf> {
    let mut versions = children(&prefix.join("lib"), "python3");
    versions.sort_by_key(|path| {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        std::cmp::Reverse(numbers(name.trim_start_matches("python")))
    });
    versions
        .iter()
        .flat_map(|folder| ["site-packages", "dist-packages"].map(|site| folder.join(site)))
        .filter(|site| site.is_dir())
        .collect()
}

pub(super) fn loader(s: &Surroundings) -> Vec<PathBuf> {
    let mut folders = Vec::new();
    let mut files = vec![s.system("/etc/ld.so.conf")];
    let mut extra = children(&s.system("/etc/ld.so.conf.d"), "");
    extra.sort();
    files.extend(extra);
    for text in files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
    {
        let lines = text
            .lines()
            .map(str::trim)
            .filter(|line| line.starts_with('/'));
        folders.extend(lines.map(|line| s.system(line)));
    }
    let system = [
        "/usr/lib/x86_64-linux-gnu",
        "/usr/lib/aarch64-linux-gnu",
        "/usr/lib64",
        "/usr/lib",
    ];
    folders.extend(
        system
            .map(|folder| s.system(folder))
            .into_iter()
            .filter(|f| f.is_dir()),
    );
    folders
}

/// The entries of `folder` whose names start with `prefix`.
fn children(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    entries
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix))
        .map(|entry| entry.path())
        .collect()
}
