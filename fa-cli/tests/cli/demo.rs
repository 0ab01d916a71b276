//! `fa` alone and `fa doctor`.

use predicates::prelude::*;

use crate::fixture::{SPEC, User, json, stdout};

#[test]
fn the_demo_is_correct_and_cold_starts_are_slower_than_warm_ones() {
    let user = User::new();
    let found = json(user.fa(["--json"]));
    assert_eq!(found["kernel"], SPEC);
    assert_eq!(found["check"]["ok"], true);
    assert_eq!(found["check"]["heads"], 2);
    let ms = |field: &str| found[field].as_f64().expect("a number");
    assert!(ms("cold_start_ms") > ms("warm_start_ms"));
    assert!(ms("time_ms") > 0.0 && found["tflops"].is_null());
    assert!(found["check"]["error"].as_f64() <= found["check"]["bound"].as_f64());
    let attention = &found["attention"];
    assert!(
        attention["kernel"]
            .as_str()
            .is_some_and(|kernel| kernel != SPEC)
    );
    assert_eq!(attention["check"]["ok"], true);
    assert!(attention["time_ms"].as_f64() > Some(0.0));
    assert!(user.files().is_empty());
}

#[test]
fn the_demo_runs_without_nvrtc() {
    let text = stdout(User::new().fa_without_nvrtc([]));
    for part in [
        "interpreter on the CPU",
        SPEC,
        "no NVRTC; `fa setup`",
        "correct (2 heads",
        "attention()  WarpSpecializedF16<",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
}

#[test]
fn a_gpu_that_is_not_there_is_an_error() {
    User::new().fails(["--device", "cuda:99"], &["fa doctor", "--device cpu"]);
}

#[test]
fn wrong_usage_has_status_2() {
    for args in [
        &["--device", "tpu"][..],
        &["dance"],
        &["--json", "space"],
        &["emit"],
    ] {
        User::new()
            .fa(args.iter().copied())
            .assert()
            .code(2)
            .stdout("");
    }
}

#[test]
fn help_and_version_succeed() {
    let user = User::new();
    user.fa(["--help"])
        .assert()
        .success()
        .stdout(predicate::str::contains("doctor"));
    user.fa(["--version"])
        .assert()
        .success()
        .stdout(predicate::str::starts_with("fa "));
}

#[test]
fn the_doctor_names_the_remedy_for_a_missing_nvrtc() {
    let user = User::new();
    let text = stdout(user.fa_without_nvrtc(["doctor"]));
    let nowhere = user.path("nowhere");
    for part in [
        "NVRTC        none",
        "to fix it: fa setup",
        &nowhere.display().to_string(),
        "interpreter  works",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    let found = json(user.fa_without_nvrtc(["doctor", "--json"]));
    assert_eq!(found["nvrtc"]["remedy"], "fa setup");
    assert_eq!(found["ready_for_gpu"], false);
    assert!(found["interpreter"]["problem"].is_null());
}

#[test]
fn the_doctor_says_which_nvrtc_and_which_cache_are_used() {
    let user = User::new();
    let found = json(user.fa(["doctor", "--json"]));
    assert!(found["nvrtc"]["problem"].is_null(), "{found}");
    assert!(
        found["nvrtc"]["path"]
            .as_str()
            .is_some_and(|path| path.contains("libnvrtc.so"))
    );
    let cache = found["cache"]["path"].as_str().unwrap_or_default();
    assert!(
        cache.starts_with(&user.path("cache").display().to_string()),
        "{found}"
    );
}

#[test]
fn the_doctor_reports_a_cache_that_cannot_be_written() {
    let user = User::new();
    let file = user.write("file", "");
    let mut doctor = user.fa(["doctor", "--json"]);
    doctor.env("FA_CACHE_DIR", file.join("cache"));
    let found = json(doctor);
    assert!(
        found["cache"]["problem"].is_string() && found["cache"]["remedy"].is_string(),
        "{found}"
    );
}
