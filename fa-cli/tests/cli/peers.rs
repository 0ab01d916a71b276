//! The comparison with PyTorch, as far as it goes without PyTorch and a GPU.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;

use crate::fixture::{User, text};

/// A script of the comparison.
fn script(name: &str, args: &[&str]) -> Command {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/peers");
    let mut command = Command::new("python3");
    command
        .arg(folder.join(name))
        .args(args)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("CUDA_VISIBLE_DEVICES", "");
    command
}

#[test]
fn the_scripts_test_themselves() {
    script("compare.py", &["--self-test"]).assert().success();
}

#[test]
fn the_grid_is_planned_with_this_command() {
    let user = User::new();
    let fa = assert_cmd::cargo::cargo_bin("fa");
    let folder = user.path("plans");
    let (fa, folder) = (text(&fa), text(&folder));
    let emit = |args: &[&str]| {
        let all = [
            "--fa",
            fa,
            "--emit-dir",
            folder,
            "--emit-only",
            "--seq",
            "128",
            "--full",
        ];
        let mut command = script("grid.py", &[&all, args].concat());
        command
            .env("FA_CACHE_DIR", user.path("cache"))
            .assert()
            .success()
    };
    emit(&["--head-dim", "64", "--kernel", "WarpSpecializedBf16<80,2>"])
        .stdout(predicate::str::contains("WarpSpecializedBf16<80,2>"))
        .stdout(predicate::str::contains("128×128   32 heads of 64  full"));
    emit(&[
        "--head-dim",
        "128",
        "--arch",
        "sm_80",
        "--kernel",
        "WarpSpecializedBf16<80,2>",
    ])
    .stdout(predicate::str::contains("MmaBf16<"))
    .stderr(predicate::str::contains(
        "WarpSpecializedBf16<80,2> is left out",
    ));
    let names = std::fs::read_dir(folder).expect("the plans");
    assert_eq!(names.count(), 6, "three plans and their cubins");
}
