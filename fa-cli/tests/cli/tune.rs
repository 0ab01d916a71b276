//! `fa tune`, as far as it goes without a GPU.

use std::process::{Command, Stdio};

use fa::attention::{Dtype, Shape};
use fa_tune::record::{Definition, Environment, Search, Workload};
use fa_tune::store::{Figures, Store};

use crate::fixture::{User, stdout, text};

#[test]
fn measuring_needs_a_gpu() {
    let user = User::new();
    user.fails(["tune"], &["GPU", "fa doctor"]);
    user.fails(
        ["tune", "WarpSpecializedBf16", "--causal"],
        &["GPU", "fa doctor"],
    );
    user.fails(["tune", "--apply", "--search=exhaustive"], &["GPU"]);
    for device in ["cpu", "auto", "cuda:0,cpu"] {
        user.fails(
            ["tune", "--device", device],
            &["measures on GPUs", "cuda:0"],
        );
    }
    user.fails(["tune", "--device=cuda:1,cuda:1"], &["cuda:1 twice"]);
}

#[test]
fn kernels_and_problems_that_cannot_be_tuned() {
    let user = User::new();
    let fails = |args: &[&'static str], parts: &[&str]| {
        user.fails(["tune"].iter().chain(args).copied(), parts);
    };
    fails(&["Nothing"], &["Nothing is no attention kernel", "FaS512"]);
    fails(&["Saxpy"], &["no attention kernel", "WarpSpecializedBf16"]);
    fails(&["FaS512", "--dtype=bf16"], &["--dtype bf16", "takes f16"]);
    fails(&["FaS512", "--static"], &["--static"]);
    fails(&["WarpSpecializedF16", "--head-dim=257"], &["up to 256"]);
    fails(&["--heads=8", "--kv-heads=3"], &["multiple"]);
}

#[test]
fn arguments_that_do_not_apply_to_the_search() {
    let user = User::new();
    for (search, argument) in [
        ("random", "--seeds=3"),
        ("exhaustive", "--seeds=3"),
        ("exhaustive", "--trials=3"),
    ] {
        let flag = argument.trim_end_matches("=3");
        user.fails(["tune", "--search", search, argument], &[flag, "--search"]);
    }
    user.fails(["tune", "--search=random", "--trials=0"], &["--trials 0"]);
}

#[test]
fn files_that_hold_something_else() {
    let user = User::new();
    let file = user.write("notes.txt", "not a study");
    user.fails(["tune", "--store", text(&file)], &["notes.txt is no study"]);

    let definition = Definition {
        kernel: "WarpSpecializedF16".to_owned(),
        options: Default::default(),
        problem: Workload {
            shape: Shape::square(32, 512, 8, 64),
            dtype: Dtype::F16,
            causal: false,
            flop: 1.0,
            bytes: 1.0,
        },
        arch: "sm_90a".to_owned(),
        search: Search::Exhaustive,
        seed: 7,
    };
    let figures = Figures {
        space: 1,
        valid: 1,
        rejected: Vec::new(),
    };
    let file = user.path("other.study");
    let environment = Environment::default();
    let store = Store::open_or_create(&file, &definition, &figures, &environment);
    drop(store.expect("the folder is writable"));
    user.fails(
        ["tune", "FaS512", "--seed=8", "--store", text(&file)],
        &[
            "other.study holds another study",
            "kernel is \"WarpSpecializedF16\" there and \"FaS512\" here",
            "problem.flop is 1.0 there",
            "search.kind is \"exhaustive\" there and \"tpe\" here",
            "seed is 7 there and 8 here",
        ],
    );

    // Whoever made it was killed before the study was in it.
    let file = user.write("begun.study", "");
    user.fails(["tune", "--store", text(&file)], &["GPU", "fa doctor"]);
}

#[test]
fn what_is_found_can_be_applied_or_is_not_searched() {
    let user = User::new();
    let file = user.write("tuned.json", "{}");
    for (path, parts) in [
        (text(&file), &["--apply", "tuned.json", "remove it"][..]),
        ("", &["--apply", "FA_TUNED_PATH"]),
    ] {
        let mut command = user.fa(["tune", "--apply"]);
        command.env("FA_TUNED_PATH", path);
        user.command_fails(command, parts);
    }
}

#[test]
fn wrong_usage_has_status_2() {
    for args in [
        &["--batch=0"][..],
        &["--rounds=0"],
        &["--seeds=0"],
        &["--search=guess"],
        &["--device=gpu"],
        &["FaS512", "FaS512"],
    ] {
        User::new()
            .fa(["tune"].iter().chain(args).copied())
            .assert()
            .code(2)
            .stdout("");
    }
}

#[test]
fn the_worker_is_not_for_people() {
    let user = User::new();
    let help = stdout(user.fa(["--help"]));
    assert!(
        help.contains("tune") && !help.contains("tune-worker"),
        "{help}"
    );
    user.fails(
        ["tune-worker", "--device=cuda:0", "--definition={}"],
        &["--definition", "definition of a study"],
    );
}

#[test]
fn a_worker_without_a_gpu_says_so() {
    let definition = serde_json::json!({
        "kernel": "FaS512",
        "options": {"CAUSAL": "false"},
        "problem": {
            "batch": 1, "seq_q": 512, "seq_k": 512, "heads": 1, "kv_heads": 1, "head_dim": 64,
            "dtype": "f16", "causal": false, "flop": 1.0, "bytes": 1.0,
        },
        "arch": "sm_90a",
        "search": {"kind": "exhaustive"},
        "seed": 0,
    });
    let user = User::new();
    // Its requests come from a parent, which does not end before it does.
    let worker = Command::new(assert_cmd::cargo::cargo_bin("fa"))
        .args(["tune-worker", "--device=cuda:0"])
        .arg(format!("--definition={definition}"))
        .env("FA_CACHE_DIR", user.path("cache"))
        .env("CUDA_VISIBLE_DEVICES", "")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut worker = worker.expect("the command is built");
    let input = worker.stdin.take();
    let output = worker.wait_with_output().expect("it ends");
    drop(input);
    assert_eq!((output.status.code(), output.stdout), (Some(1), Vec::new()));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains("cannot start the GPU"), "{message}");
}
