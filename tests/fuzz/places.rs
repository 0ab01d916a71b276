//! The variables of the environment, and where NVRTC is looked for by them.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use fa::runtime::cache::Cache;
use fa::runtime::discovery::{self, Surroundings};
use fa::tuned::Table;
use fa_cases::fuzz::{check, variable};
use proptest::collection::btree_map;
use proptest::sample::select;

const VARIABLES: [&str; 12] = [
    "FA_NVRTC_PATH",
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

/// Paths in a folder: what is there, what is not, and what cannot be.
fn paths(folder: &Path) -> Vec<OsString> {
    let made = |name: &str| folder.join(name);
    for library in ["lib", "toolkit/lib64", "data/nvrtc/nvidia/cu13/lib"] {
        fs::create_dir_all(made(library)).expect("the folder is writable");
        for file in ["libnvrtc.so.13", "libnvrtc-builtins.so.13.0"] {
            let file = made(library).join(file);
            fs::write(file, "not a library").expect("the folder is writable");
        }
    }
    fs::write(made("file"), "").expect("the folder is writable");
    symlink(made("loop"), made("loop")).expect("the folder is writable");
    symlink(made("lib"), made("link")).expect("the folder is writable");
    let names = [
        "lib",
        "toolkit",
        "data",
        "file",
        "loop",
        "link",
        "nowhere",
        "file/below",
        "lib/libnvrtc.so.13",
        "link/../lib",
        "loop/below",
        ".",
    ];
    let paths = names.map(|name| made(name).into_os_string());
    let lists = ["lib:file", "::lib:", "nowhere:loop:link"].map(|list| {
        let parts = list.split(':').map(|part| match part {
            "" => OsString::new(),
            part => made(part).into_os_string(),
        });
        parts.collect::<Vec<_>>().join(&OsString::from(":"))
    });
    paths.into_iter().chain(lists).collect()
}

#[test]
fn nvrtc_is_looked_for_in_any_environment() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let paths = paths(folder.path());
    let variables = btree_map(select(&VARIABLES[..]), variable(paths), 0..5);
    check("places", variables, |variables| {
        let mut surroundings = Surroundings::empty(folder.path());
        for (name, value) in variables {
            surroundings = surroundings.with(name, value);
        }
        let _ = (surroundings.data_folder(), surroundings.nvrtc_folder());
        let search = discovery::search(&surroundings);
        match search.found {
            Some(found) => {
                assert!(found.library.exists(), "{found:?}");
                Ok(())
            }
            None => Err(discovery::NvrtcMissing {
                tried: search.tried,
            }
            .to_string()),
        }
    });
}

/// `FA_TUNED_PATH` may be any path; one that is not there is that of an empty table.
#[test]
fn tables_are_anywhere() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    check("paths of tables", variable(paths(folder.path())), |path| {
        let table = Table::load(Path::new(&path));
        table.map(drop).map_err(|error| error.to_string())
    });
}

/// `FA_CACHE_DIR` may be any path. Looking makes nothing there.
#[test]
fn caches_are_anywhere() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    check("paths of caches", variable(paths(folder.path())), |path| {
        let was_there = Path::new(&path).exists();
        let cache = Cache::at(&path);
        let listed = cache.ls().and_then(|_| cache.bytes());
        assert_eq!(Path::new(&path).exists(), was_there);
        listed.map(drop).map_err(|error| error.to_string())
    });
}
