//! A crate outside of the workspace whose one dependency is the library writes, launches and tests a kernel, and
//! compiles little besides.

use std::path::Path;
use std::process::Command;

const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/outside/Cargo.toml");

fn cargo(arguments: &[&str]) -> String {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside");
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--manifest-path", MANIFEST])
        .env("CARGO_TARGET_DIR", target)
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
    let out = cargo(&["test", "--locked"]);
    assert!(out.contains("3 passed; 0 failed"), "{out}");
}

/// A user of the library compiles few packages.
#[test]
fn it_compiles_little() {
    let out = cargo(&["tree", "--locked", "--prefix", "none", "--edges", "normal"]);
    let mut packages: Vec<&str> = out.lines().collect();
    packages.sort_unstable();
    packages.dedup();
    assert!(packages.len() <= 70, "{packages:#?}");
}
