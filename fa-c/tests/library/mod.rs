//! The library that the tests call. Cargo builds no shared library for the tests of a package that is nothing else.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

/// The folder that `libfa.so` is in: `FA_TEST_LIBRARY` where that is set, else the tests' own, for which it is built.
pub fn folder() -> &'static PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        if let Some(folder) = std::env::var_os("FA_TEST_LIBRARY") {
            return folder.into();
        }
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
