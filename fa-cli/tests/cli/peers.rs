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

/// Gradients of another architecture are planned for it, and compiled for the GPU that they are measured on.
#[test]
fn gradients_are_planned_with_this_command() {
    let user = User::new();
    let fa = assert_cmd::cargo::cargo_bin("fa");
    let folder = user.path("plans");
    let emit = ["--fa", text(&fa), "--emit-dir", text(&folder)];
    let of = ["--emit-only", "--seq", "512", "--arch", "sm_80"];
    let mut command = script("backward.py", &[&emit[..], &of].concat());
    let command = command.env("FA_CACHE_DIR", user.path("cache"));
    let said = command.assert().success().get_output().stdout.clone();
    let said = String::from_utf8(said).expect("text");
    assert_eq!(said.lines().count(), 6, "{said}");
    assert!(said.lines().all(|line| line.contains(": BackwardMmaBf16<")));
    let plans = std::fs::read_dir(folder).expect("the plans").flatten();
    let plans = plans.filter(|it| it.path().extension().is_some_and(|it| it == "json"));
    let mut launches = 0;
    for plan in plans {
        for line in std::fs::read_to_string(plan.path())
            .expect("a plan")
            .lines()
        {
            let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(
                (&row["arch"], &row["cubin_arch"]),
                (&"sm_80".into(), &"sm_90a".into())
            );
            launches += 1;
        }
    }
    assert!(launches > 6, "{launches}");
}

/// So are convolution blocks, which say of their launches whether all CTAs have to be resident.
#[test]
fn blocks_are_planned_with_this_command() {
    let user = User::new();
    let fa = assert_cmd::cargo::cargo_bin("fa");
    let folder = user.path("plans");
    let emit = ["--fa", text(&fa), "--emit-dir", text(&folder)];
    let of = ["--emit-only", "--shape", "5x64x128x128"];
    let mut command = script("conv.py", &[&emit[..], &of].concat());
    let command = command.env("FA_CACHE_DIR", user.path("cache"));
    let said = command.assert().success().get_output().stdout.clone();
    let said = String::from_utf8(said).expect("text");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(lines[0].starts_with("5x64x128x128 last: ConvStreamingF16<"));
    assert!(lines[1].contains("first: ConvStreamingF16<") && lines[1].contains("CHANNELS_FIRST"));
    let plan = folder.join("block-5x64x128x128to64-last.sm_90a.chosen.json");
    let plan = std::fs::read_to_string(plan).expect("a plan");
    let row: serde_json::Value = serde_json::from_str(plan.trim()).expect("one launch");
    assert_eq!(row["cooperative"], true);
}

/// The results that the picture in the documentation is drawn from.
fn recorded(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../benches/results")
        .join(name)
}

#[test]
fn the_picture_of_the_grid_is_that_of_the_recorded_results() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/grid.svg");
    let kept = std::fs::read_to_string(file).expect("docs/grid.svg");
    let user = User::new();
    let from = recorded("h200-long.json");
    let drawn = user
        .fa(["bench", "--grid", "--svg", "-", "--from", text(&from)])
        .assert()
        .success();
    let drawn = String::from_utf8(drawn.get_output().stdout.clone()).expect("text");
    assert!(
        drawn == kept,
        "docs/grid.svg is not current: make it with the command in docs/figures.md"
    );
}

#[test]
fn pictures_are_drawn_from_results_alone() {
    let user = User::new();
    let (results, picture) = (user.path("grid.json"), user.path("grid.svg"));
    let draw = |from: &Path, to: &Path| {
        let args = ["bench", "--grid", "--svg", text(to), "--from", text(from)];
        user.fa(args).assert()
    };
    draw(&recorded("h200-grid.json"), &picture).success();
    assert!(picture.exists(), "results without FlashAttention-3 and -4");
    let other = user.path("other.svg");
    for (content, said) in [
        ("", "is not what benches/peers/grid.py writes"),
        (
            "{\"device\": \"\", \"time\": \"\", \"cells\": [3]}",
            "is not what",
        ),
        (
            "{\"device\": \"\", \"time\": \"\", \"cells\": []}",
            "no cell has a time",
        ),
        (
            "{\"device\": \"\", \"time\": \"\", \"what\": \"gradients\", \"cells\": []}",
            "has gradients, the picture is of outputs",
        ),
    ] {
        std::fs::write(&results, content).expect("a file");
        draw(&results, &other)
            .failure()
            .stderr(predicate::str::contains(said));
        assert!(!other.exists(), "{content}");
    }
    draw(&results, &results)
        .failure()
        .stderr(predicate::str::contains("name another file"));
    user.fa(["bench", "--grid", "--svg", "x.svg"])
        .assert()
        .failure();
}
