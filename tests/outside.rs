//! A crate outside of the workspace whose one dependency is the library writes, launches and tests a kernel, and
//! compiles little besides.

use std::path::Path;
use std::process::Command;

#[path = "../fa-kernels/tests/nested/mod.rs"]
mod nested;

/// Runs cargo on the crate in tests/`name`, in the folder in which the tests of fa-kernels have trybuild compile what it needs as well.
fn cargo(name: &str, arguments: &[&str]) -> String {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("tests/trybuild");
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(name);
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .arg("--manifest-path")
        .arg(manifest.join("Cargo.toml"))
        .envs(nested::variables())
        .env("CARGO_TARGET_DIR", target)
        .env("CARGO_BUILD_TARGET", target_tuple::TARGET)
        // What would compile C fails.
        .env("CC", "there-is-no-c-compiler")
        .output()
        .expect("cargo runs");
    let [out, err] =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(output.status.success(), "cargo {arguments:?}\n{out}\n{err}");
    out
}

#[test]
fn its_tests_pass() {
    let out = cargo("outside", &["test", "--locked"]);
    for passed in ["3 passed; 0 failed", "1 passed; 0 failed"] {
        assert!(out.contains(passed), "{out}");
    }
}

/// A user of the library compiles few packages.
#[test]
fn it_compiles_little() {
    let tree = ["tree", "--locked", "--prefix", "none", "--edges", "normal"];
    let out = cargo("outside", &tree);
    let mut packages: Vec<&str> = out.lines().collect();
    packages.sort_unstable();
    packages.dedup();
    assert!(packages.len() <= 70, "{packages:#?}");
}

/// The runtime compiles beside a crate that links cudarc to CUDA. Nothing is linked here: there is no CUDA.
#[test]
fn it_compiles_beside_a_linked_cudarc() {
    cargo("beside", &["check", "--locked"]);
}
