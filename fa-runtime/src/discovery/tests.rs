use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// Puts an NVRTC of `version` (major, builtins' version) into `folder`.
fn install(folder: &Path, major: &str, version: &str) -> PathBuf {
    fs::create_dir_all(folder).unwrap();
    let library = folder.join(format!("libnvrtc.so.{major}"));
    fs::write(&library, version).unwrap();
    fs::write(
        folder.join(format!("libnvrtc-builtins.so.{version}")),
        version,
    )
    .unwrap();
    library
}

fn found(surroundings: &Surroundings) -> (FoundBy, PathBuf) {
    let found = search(surroundings).found.expect("an NVRTC is installed");
    (found.found_by, found.library)
}

#[test]
fn places_are_searched_in_the_documented_order() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().canonicalize().unwrap();
    let s = Surroundings::empty(&root)
        .with("LD_LIBRARY_PATH", root.join("ld"))
        .with("CUDA_HOME", root.join("home"))
        .with("CUDA_PATH", root.join("path"))
        .with("FA_DATA_DIR", root.join("data"))
        .with("CONDA_PREFIX", root.join("conda"))
        .with("VIRTUAL_ENV", root.join("venv"));
    // Installed from the last place to the first: each new one has to win.
    let places = [
        (FoundBy::Loader, "usr/lib64"),
        (
            FoundBy::Pip,
            "venv/lib/python3.12/site-packages/nvidia/cu13/lib",
        ),
        (FoundBy::Conda, "conda/lib"),
        (FoundBy::DataFolder, "data/nvrtc/nvidia/cu13/lib"),
        (FoundBy::UsrLocal, "usr/local/cuda/lib64"),
        (FoundBy::CudaPath, "path/lib"),
        (FoundBy::CudaHome, "home/targets/x86_64-linux/lib"),
        (FoundBy::LdLibraryPath, "ld"),
    ];
    for (by, folder) in places {
        let library = install(&root.join(folder), "13", "13.0");
        assert_eq!(found(&s), (by, library));
    }
    let chosen = install(&root.join("chosen"), "12", "12.8");
    assert_eq!(
        found(&s.clone().with("FA_NVRTC_PATH", root.join("chosen"))),
        (FoundBy::FaNvrtcPath, chosen.clone())
    );
    assert_eq!(
        found(&s.with("FA_NVRTC_PATH", &chosen)),
        (FoundBy::FaNvrtcPath, chosen)
    );
}

#[test]
fn a_path_set_by_hand_is_never_replaced_by_another() {
    let dir = tempfile::tempdir().unwrap();
    install(&dir.path().join("usr/lib64"), "13", "13.0");
    let s = Surroundings::empty(dir.path()).with("FA_NVRTC_PATH", dir.path().join("nowhere"));
    let search = search(&s);
    assert_eq!(search.found, None);
    assert_eq!(search.tried.len(), 1);
    let message = NvrtcMissing {
        tried: search.tried,
    }
    .to_string();
    assert!(
        message.contains("nowhere") && message.contains("fa setup"),
        "{message}"
    );
}

#[test]
fn a_library_without_its_builtins_is_passed_over_and_reported() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().canonicalize().unwrap();
    let partial = root.join("partial");
    fs::create_dir_all(&partial).unwrap();
    fs::write(partial.join("libnvrtc.so.13"), "").unwrap();
    // Builtins of another release do not complete it.
    fs::write(partial.join("libnvrtc-builtins.so.12.8"), "").unwrap();
    let library = install(&root.join("whole"), "13", "13.1");
    let list = std::env::join_paths([&partial, &root.join("whole")]).unwrap();
    let search = search(&Surroundings::empty(&root).with("LD_LIBRARY_PATH", list));
    assert_eq!(search.found.unwrap().library, library);
    assert!(
        search
            .tried
            .iter()
            .any(|t| t.outcome.contains("no libnvrtc-builtins.so.13")),
        "{:?}",
        search.tried
    );
}

#[test]
fn toolkits_are_tried_newest_first_and_links_are_followed() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().canonicalize().unwrap();
    install(&root.join("usr/local/cuda-12.8/lib64"), "12", "12.8");
    let newer = root.join("usr/local/cuda-12.10/lib64");
    install(&newer, "12.10.5", "12.10");
    fs::write(newer.join("libnvrtc-builtins.so.12.11"), "").unwrap();
    std::os::unix::fs::symlink("libnvrtc.so.12.10.5", newer.join("libnvrtc.so.12")).unwrap();
    let found = search(&Surroundings::empty(&root)).found.unwrap();
    assert_eq!(found.library, newer.join("libnvrtc.so.12.10.5"));
    assert_eq!(found.version, "12.10");
}

#[test]
fn another_release_has_another_identity() {
    let dir = tempfile::tempdir().unwrap();
    let s = Surroundings::empty(dir.path()).with("LD_LIBRARY_PATH", dir.path());
    install(dir.path(), "13", "13.0");
    let first = search(&s).found.unwrap().identity;
    assert_eq!(search(&s).found.unwrap().identity, first);
    fs::write(dir.path().join("libnvrtc.so.13"), "another release").unwrap();
    assert_ne!(search(&s).found.unwrap().identity, first);
}

#[test]
fn nothing_found_lists_every_step() {
    let dir = tempfile::tempdir().unwrap();
    let search = search(&Surroundings::empty(dir.path()));
    assert_eq!(search.found, None);
    let text = NvrtcMissing {
        tried: search.tried,
    }
    .to_string();
    for needle in [
        "FA_NVRTC_PATH",
        "LD_LIBRARY_PATH",
        "CUDA_HOME",
        "usr/local/cuda/lib64",
        "pip install",
    ] {
        assert!(text.contains(needle), "{needle} is missing from {text}");
    }
}
