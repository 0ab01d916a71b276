//! `--ranks`: a sequence that several interpreters share.

use predicates::prelude::predicate;

use crate::fixture::{User, json};

/// Random tensors on some interpreters: compared with float64.
fn run(arguments: &[&str]) -> serde_json::Value {
    let user = User::new();
    let sizes = ["run", "--device", "cpu", "--heads", "2", "--head-dim", "32"];
    let all = sizes.iter().chain(arguments).chain(&["--json"]);
    json(user.fa(all.copied()))
}

#[test]
fn several_interpreters_compute_one_sequence() {
    for way in ["ring", "gather", "heads"] {
        let row = run(&[
            "--ranks",
            "2",
            "--way",
            way,
            "--seq",
            "90",
            "--causal",
            "--backward",
        ]);
        assert_eq!(row["ranks"], 2);
        assert_eq!(row["check"]["ok"], true, "{row}");
        let gradients = row["gradients"].as_array().expect("gradients");
        assert!(gradients.iter().all(|it| it["ok"] == true), "{row}");
    }
}

#[test]
fn packed_sequences_and_bfloat16_are_shared_too() {
    let row = run(&["--ranks", "3", "--varlen", "40,20,50", "--dtype", "bf16"]);
    assert_eq!(row["check"]["ok"], true, "{row}");
}

#[test]
fn what_ranks_do_not_take_is_refused() {
    let user = User::new();
    let refused = |arguments: &[&'static str], reason: &'static str| {
        let all = ["run", "--device", "cpu", "--ranks", "2", "--seq", "64"];
        let all = all.into_iter().chain(arguments.iter().copied());
        let assert = user.fa(all).assert().failure();
        assert.stderr(predicate::str::contains(reason));
    };
    refused(&["--with", "bias"], "neither caches nor ranges");
    refused(&["--kernel", "MmaF16<64,64,4>"], "--kernel");
    refused(&["--causal", "--seq-k", "90"], "as many keys as queries");
    refused(&["--way", "circle"], "unknown way");
}

#[test]
fn measuring_needs_gpus() {
    let user = User::new();
    let bench = user
        .fa(["bench", "--ranks", "2", "--seq", "131072"])
        .assert();
    bench
        .failure()
        .stderr(predicate::str::contains("needs a GPU"));
}
