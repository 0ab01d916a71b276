//! The library that the tests call. Cargo builds no shared library for the tests of a package that is nothing else.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

/// Builds `libfa.so` with the tests' own profile, and gives the folder that it is in.
pub fn folder() -> &'static PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        // Beside the folder of the tests' programs.
        let test = std::env::current_exe().expect("a test knows its program");
        let folder = test
            .ancestors()
            .nth(2)
            .expect("it is in target/PROFILE/deps");
        let mut build = Command::new(env!("CARGO"));
        build
            .args(["build", "--quiet", "--lib", "--manifest-path"])
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
            .arg("--target-dir")
            .arg(folder.parent().expect("a profile's folder is in another"));
        if !cfg!(debug_assertions) {
            build.arg("--release");
        }
        let output = build.output().expect("cargo runs");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}");
        folder.to_owned()
    })
}
