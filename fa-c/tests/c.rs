//! C programs, compiled here, call the library.

mod library;

use std::path::{Path, PathBuf};
use std::process::Command;

/// The C compiler.
fn compiler() -> Command {
    Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()))
}

/// Compiles a program of tests/c.
fn compile(name: &str, folder: &Path) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = folder.join(name);
    let output = compiler()
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

/// What the compiler says of a file in a language and standard, pedantically; empty if nothing.
fn complaints(language: &str, standard: &str, file: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let output = compiler()
        .args(["-fsyntax-only", "-Wall", "-Wextra", "-pedantic-errors"])
        .args(["-Wno-missing-field-initializers", "-x", language])
        .arg(format!("-std={standard}"))
        .arg("-I")
        .arg(root.join("include"))
        .arg(file)
        .output()
        .expect("a C compiler runs");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_header_is_c_and_cplusplus_of_any_year() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/c/standards.c");
    for standard in ["c89", "gnu89", "c99", "c11", "c17"] {
        assert_eq!(complaints("c", standard, &file), "", "{standard}");
    }
    // Where there is a compiler for it.
    if !complaints("c++", "c++98", Path::new("/dev/null")).is_empty() {
        return;
    }
    for standard in ["c++98", "c++11", "c++17", "c++20"] {
        assert_eq!(complaints("c++", standard, &file), "", "{standard}");
    }
}

#[test]
fn a_c_program_computes_and_is_told_what_is_wrong() {
    passes("forward");
}

#[test]
fn a_thread_that_ends_may_call() {
    passes("ends");
}

#[test]
fn a_c_program_has_gradients_and_is_told_what_is_wrong() {
    passes("backward");
}

#[test]
fn a_c_program_convolves_and_is_told_what_is_wrong() {
    passes("conv");
}

#[test]
fn a_c_program_generates_from_a_cache_and_is_told_what_is_wrong() {
    passes("cache");
}

#[test]
fn a_c_program_merges_and_is_told_what_is_wrong() {
    passes("merge");
}

#[test]
fn a_c_program_skips_what_masks_hide_and_is_told_what_is_wrong() {
    passes("mask_blocks");
}
