//! Files that are damaged, or say something else: see [`fa_cases::fuzz`].

use fa_cases::fuzz::{check, gibberish, with_other_values, with_typos};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::commands::profile::series::tests::study;

/// What `compare.py --json` writes of the problem of [`study`].
fn compared() -> Value {
    let peer = json!({"name": "cuDNN", "ours": false, "samples_us": [20.0, 21.0]});
    let problem = json!({
        "batch": 4, "seq": 512, "heads": 8, "kv_heads": 8, "head_dim": 64, "dtype": "float16",
        "causal": true,
    });
    json!({
        "device": "NVIDIA H200", "driver": "580.1", "torch": "2.9", "cuda": "13.0", "cudnn": 91_002,
        "command": "compare.py", "time": "2026-11-22",
        "runs": [{"problem": problem, "rows": [peer]}],
    })
}

/// Peers have neither packed sequences nor pages nor tensors, nor another number of keys than queries.
#[test]
fn peers_of_other_problems_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("peers.json");
    std::fs::write(&path, compared().to_string()).expect("the folder is writable");
    let with = |field: &str, value: Value| {
        let mut json = serde_json::to_value(study()).expect("it is JSON");
        json["definition"]["problem"][field] = value;
        let mut study = serde_json::from_value(json).expect("it is a study");
        add(&path, &mut study).map_err(|error| error.to_string())
    };
    assert_eq!(with("heads", json!(8)), Ok(()));
    for (field, value, part) in [
        ("varlen", json!("512,9"), "problems without --varlen"),
        ("with", json!(["sinks"]), "problems without --with sinks"),
        ("seq_k", json!(900), "no 4×512:900×8×64 f16 causal"),
    ] {
        let error = with(field, value).expect_err("no peer computes that");
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn fuzz_peers() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("peers.json");
    let other = || with_other_values(Just(compared())).prop_map(|json| json.to_string());
    let text = prop_oneof![1 => gibberish(), 5 => other(), 4 => with_typos(other())];
    check("peers", text, |text| {
        std::fs::write(&path, text).expect("the folder is writable");
        add(&path, &mut study()).map_err(|error| format!("{error:#}"))
    });
}
