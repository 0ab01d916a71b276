//! `fa tune`, as far as it goes without a GPU.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use fa::attention::{Dtype, ScoreOptions, Shape};
use fa_tune::record::{Definition, Environment, Search, Workload};
use fa_tune::store::{Figures, Store};

use crate::fixture::{User, stdout, text};

/// A file of an exhaustive study without trials, of a kernel for a problem.
pub fn empty_study(user: &User, name: &str, kernel: &str, problem: serde_json::Value) -> PathBuf {
    let definition = Definition {
        kernel: kernel.to_owned(),
        options: Default::default(),
        problem: serde_json::from_value(problem).expect("it is a problem"),
        arch: "sm_90a".to_owned(),
        search: Search::Exhaustive,
        seed: 0,
    };
    let figures = Figures {
        space: 1,
        valid: 1,
        rejected: Vec::new(),
    };
    let file = user.path(name);
    let environment = Environment::default();
    let store = Store::open_or_create(&file, &definition, &figures, &environment);
    drop(store.expect("the folder is writable"));
    file
}

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

/// Without a GPU a study of a convolution goes as far as one of attention.
#[test]
fn convolutions_are_tuned_on_a_gpu_too() {
    let user = User::new();
    for kernel in ["ConvWarpSpecializedF16", "ConvStreamingBf16", "ConvMmaF16"] {
        user.fails(
            ["tune", kernel, "--conv=5x64x128x128"],
            &["GPU", "fa doctor"],
        );
    }
    let options = "tune ConvMmaBf16 --bf16 --conv=2x16x9x9 --out-channels=32 --kernel-size=1";
    user.fails(
        options
            .split(' ')
            .chain(["--affine", "--activation=relu", "--epsilon=1e-3"]),
        &["GPU", "fa doctor"],
    );
    user.fails(
        [
            "tune",
            "ConvMmaBf16",
            "--conv=2x16x9x9",
            "--no-norm",
            "--apply",
        ],
        &["GPU", "fa doctor"],
    );
}

#[test]
fn convolutions_that_cannot_be_tuned() {
    let user = User::new();
    let fails = |args: &[&'static str], parts: &[&str]| {
        user.fails(["tune"].iter().chain(args).copied(), parts);
    };
    let images = "--conv=5x64x128x128";
    fails(
        &[images],
        &[
            "FaS512 does not convolve",
            "leave --conv out",
            "ConvWarpSpecializedF16",
        ],
    );
    fails(
        &["MmaBf16", images],
        &["MmaBf16 does not convolve", "ConvMmaBf16"],
    );
    fails(&["Nothing", images], &["Nothing does not convolve"]);
    fails(
        &["ConvMmaF16"],
        &["ConvMmaF16 convolves", "--conv 5x64x128x128", "FaS512"],
    );
    fails(&["ConvMmaF16", "--causal"], &["ConvMmaF16 convolves"]);
    fails(&["ConvMmaF16", images, "--bf16"], &["--bf16", "takes f16"]);
    fails(
        &["ConvMmaF16", images, "--channels-first"],
        &["--channels-first", "leave --channels-first out"],
    );
    fails(&["ConvMmaF16", "--conv=1x17x8x8"], &["17 channels"]);
    fails(
        &["ConvMmaF16", images, "--kernel-size=5"],
        &["1 × 1 and 3 × 3"],
    );
    fails(
        &["ConvMmaF16", images, "--epsilon=0"],
        &["epsilon", "over 0"],
    );
    fails(
        &["ConvMmaF16", "--conv=1000x16x1000x100"],
        &["at most 1073741824 elements"],
    );
}

/// The study of a convolution is told apart by its problem.
#[test]
fn a_file_that_holds_another_convolution() {
    let user = User::new();
    let problem = serde_json::json!({
        "dtype": "f16", "samples": 4, "height": 16, "width": 16, "in_channels": 64, "out_channels": 64,
        "kernel": 3, "bias": true, "scale": false, "shift": false, "norm": {"epsilon": 1e-5},
        "activation": "gelu", "flop": 1.0, "bytes": 1.0,
    });
    let file = empty_study(&user, "conv.study", "ConvMmaF16", problem);
    let args = [
        "tune",
        "ConvMmaF16",
        "--search=exhaustive",
        "--store",
        text(&file),
    ];
    user.fails(
        args.into_iter().chain(["--conv=5x64x16x16"]),
        &[
            "conv.study holds another study",
            "problem.samples is 4 there and 5 here",
        ],
    );
    // Neither lengths nor other libraries are of convolutions.
    user.fails(
        ["profile", "--store", text(&file)],
        &["ConvMmaF16 convolves", "fa bench --conv"],
    );
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
            scores: ScoreOptions::default(),
            tensors: Default::default(),
            flop: 1.0,
            bytes: 1.0,
        }
        .into(),
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
        &["ConvMmaF16", "--conv=5x64x128"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--causal"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--seq=512"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--dtype=f16"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--static"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--deterministic"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--seq-k=9"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--varlen=9"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--page=16"],
        &["ConvMmaF16", "--conv=5x64x128x128", "--with=sinks"],
        &["MmaF16", "--varlen=9", "--seq=9"],
        &["MmaF16", "--varlen=9", "--seq-k=9"],
        &["MmaF16", "--varlen=9", "--batch=2"],
        &["MmaF16", "--varlen=9,x"],
        &["MmaF16", "--with=sink"],
        &["MmaF16", "--page=0"],
        &["ConvMmaF16", "--affine"],
        &["FaS512", "--activation=relu"],
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
    let attention = serde_json::json!({
        "batch": 1, "seq_q": 512, "seq_k": 512, "heads": 1, "kv_heads": 1, "head_dim": 64,
        "dtype": "f16", "causal": false, "flop": 1.0, "bytes": 1.0,
    });
    let convolution = serde_json::json!({
        "dtype": "f16", "samples": 1, "height": 8, "width": 8, "in_channels": 16, "out_channels": 16,
        "kernel": 1, "bias": false, "scale": false, "shift": false, "norm": null, "activation": "none",
        "flop": 1.0, "bytes": 1.0,
    });
    let mut others = attention.clone();
    for (field, value) in [
        ("seq_k", serde_json::json!(900)),
        ("varlen", serde_json::json!("70,1:300")),
        ("with", serde_json::json!(["sinks", "bias"])),
    ] {
        others[field] = value;
        without_a_gpu("MmaF16", &others, "cannot start the GPU");
    }
    others["with"] = serde_json::json!(["tables"]);
    without_a_gpu("MmaF16", &others, "--with tables: there is no such tensor");
    without_a_gpu("FaS512", &attention, "cannot start the GPU");
    without_a_gpu("ConvMmaF16", &convolution, "cannot start the GPU");
    without_a_gpu("ConvMmaF16", &attention, "no attention kernel");
    without_a_gpu("FaS512", &convolution, "does not convolve");
}

/// What a worker says that is to measure a kernel on a problem where there is no GPU.
fn without_a_gpu(kernel: &str, problem: &serde_json::Value, says: &str) {
    let definition = serde_json::json!({
        "kernel": kernel,
        "options": {},
        "problem": problem,
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
    assert!(message.contains(says), "{message}");
}
