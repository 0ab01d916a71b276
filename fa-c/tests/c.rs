//! C programs, compiled here, call the library.

mod library;

use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles a program of tests/c.
fn compile(name: &str, folder: &Path) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = folder.join(name);
    let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let output = Command::new(compiler)
        .args([
            "-std=c11",
            "-O2",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-Wno-missing-field-initializers",
        ])
        .arg("-I")
        .arg(root.join("include"))
        .arg(root.join("tests/c").join(name).with_extension("c"))
        .arg("-o")
        .arg(&program)
        .arg("-L")
        .arg(library::folder())
        .args(["-lfa", "-lm", "-pthread"])
        .output()
        .expect("a C compiler runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    program
}

/// Runs a program of tests/c, which says that it passed.
#[track_caller]
fn passes(name: &str) {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(compile(name, folder.path()))
        .env("LD_LIBRARY_PATH", library::folder())
        .output()
        .unwrap();
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(
        output.status.success() && out == "passed\n",
        "{:?}\n{out}{err}",
        output.status
    );
}

#[test]
fn a_c_program_computes_and_is_told_what_is_wrong() {
    passes("forward");
}

#[test]
fn a_c_program_has_gradients_and_is_told_what_is_wrong() {
    passes("backward");
}

#[test]
fn a_c_program_convolves_and_is_told_what_is_wrong() {
    passes("conv");
}
