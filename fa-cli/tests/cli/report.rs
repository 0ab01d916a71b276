//! `fa report`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fa::attention::{Dtype, ScoreOptions, Shape};
use fa_tune::record::{
    Confirmation, Correctness, Definition, Environment, Measurement, Outcome, Phase, Resources,
    Search, Workload,
};
use fa_tune::store::{Figures, Proposal, Store};

use serde_json::Value;

use crate::fixture::{SPEC, User, stdout, text};

pub const BEST: &str = "FaS512<128,64,64,4>";
pub const DEVICE: &str = "NVIDIA H200";

/// Stores a study of two configurations of which `times` are the medians in microseconds.
pub fn store(user: &User, name: &str, device: &str, times: &[(&str, f64)]) -> PathBuf {
    let path = user.path(name);
    let figures = Figures {
        space: 2592,
        valid: 1252,
        rejected: vec![("registers".to_owned(), 400)],
    };
    let environment = Environment {
        device: device.to_owned(),
        multiprocessors: 132,
        commands: vec!["fa tune".to_owned()],
        ..Environment::default()
    };
    let store =
        Store::open_or_create(&path, &definition(), &figures, &environment).expect("a study");
    let proposals: Vec<Proposal> = times
        .iter()
        .map(|(spec, _)| Proposal {
            phase: Phase::Seed,
            spec: (*spec).to_owned(),
            prediction: None,
        })
        .collect();
    store.propose(0, &proposals).expect("stored");
    for (_, time) in times {
        let claim = store.claim("cuda:0").expect("read").expect("a trial");
        store
            .finish(claim.number, &measured(*time))
            .expect("stored");
    }
    path
}

/// Stores rounds of the confirmation.
pub fn confirm(path: &Path, times: &[(&str, &str, f64)]) {
    let store = Store::open(path).expect("a study");
    let contenders: Vec<Confirmation> = times
        .iter()
        .map(|(role, spec, _)| Confirmation {
            role: (*role).to_owned(),
            spec: (*spec).to_owned(),
            samples_us: Vec::new(),
        })
        .collect();
    store.settle(&contenders).expect("stored");
    let lease = store.lease().expect("read").expect("nobody has it");
    for round in 0..20 {
        let drift = 1.0 + 0.001 * f64::from(round % 5);
        let samples: Vec<f64> = times.iter().map(|(.., time)| time * drift).collect();
        lease.add_round(&samples).expect("stored");
    }
}

pub fn definition() -> Definition {
    Definition {
        kernel: "FaS512".to_owned(),
        options: BTreeMap::from([("CAUSAL".to_owned(), "false".to_owned())]),
        problem: Workload {
            shape: Shape::square(32, 512, 8, 64),
            dtype: Dtype::F16,
            scores: ScoreOptions::default(),
            tensors: Default::default(),
            flop: 17_179_869_184.0,
            bytes: 67_633_152.0,
        }
        .into(),
        arch: "sm_90a".to_owned(),
        search: Search::Tpe {
            seeds: 2,
            trials: 0,
        },
        seed: 0,
    }
}

fn measured(time: f64) -> Outcome {
    Outcome::Measured(Measurement {
        samples_us: [1.0, 1.01, 0.99, 1.02, 1.0]
            .map(|factor| factor * time)
            .to_vec(),
        check: Correctness {
            error: 5e-4,
            bound: 3e-3,
            lse_error: 2e-6,
        },
        resources: Resources {
            registers: 243,
            spill_bytes: 0,
            shared_bytes: 49_152,
            threads: 128,
            ctas_per_sm: 2,
        },
        clocks: None,
    })
}

/// What was recorded on the H200.
fn results() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../benches/results")
}

/// The results of other libraries among them.
fn peers(name: &str) -> PathBuf {
    results().join(name)
}

/// A study whose records or specs have other names by now would be lost.
#[test]
fn recorded_studies_are_read() {
    let user = User::new();
    let files = fs::read_dir(results()).expect("a folder");
    let files = files.map(|file| file.expect("a file").path());
    let is_study = |file: &PathBuf| file.extension().is_some_and(|it| it == "study");
    let studies: Vec<PathBuf> = files.filter(is_study).collect();
    assert!(!studies.is_empty());
    for study in studies {
        let page = stdout(user.fa(["report", text(&study), "-o", "-"]));
        // It takes specs that are understood.
        assert!(page.contains("What each tunable does"), "{study:?}");
    }
}

#[test]
fn the_page_is_written_beside_and_named() {
    let user = User::new();
    let path = store(&user, "study.db", DEVICE, &[(SPEC, 84.0), (BEST, 63.0)]);
    confirm(&path, &[("best", BEST, 63.0), ("default", SPEC, 84.0)]);
    assert_eq!(stdout(user.fa(["report", "study.db"])), "study.html\n");
    let page = fs::read_to_string(user.path("study.html")).expect("a page");
    assert!(page.starts_with("<!DOCTYPE html>"));
    assert!(page.contains("1.333 times as fast as the default"));

    assert_eq!(stdout(user.fa(["report", "study.db", "-o", "-"])), page);
    let other = user.path("other.html");
    stdout(user.fa(["report", "study.db", "-o", text(&other)]));
    assert_eq!(fs::read_to_string(other).expect("a page"), page);
}

#[test]
fn other_libraries_of_the_same_run() {
    let user = User::new();
    let path = store(&user, "study.db", DEVICE, &[(SPEC, 84.0), (BEST, 63.0)]);
    confirm(&path, &[("best", BEST, 63.0), ("default", SPEC, 84.0)]);
    let file = peers("h200-fas512-peers.json");
    let page = stdout(user.fa(["report", "study.db", "-o", "-", "--peers", text(&file)]));
    for part in [
        "Against other libraries",
        "times as fast as cuDNN",
        "9.19.0",
        "benches/peers/compare.py --fa",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // The medians of the file's own samples, not of the study's.
    let measured = fs::read_to_string(&file).expect("results");
    let measured: Value = serde_json::from_str(&measured).expect("they are JSON");
    let rows = measured["runs"][0]["rows"].as_array().expect("rows");
    let median = |name: &str| {
        let row = rows.iter().find(|row| row["name"] == name);
        let samples = row.and_then(|row| row["samples_us"].as_array());
        let samples = samples.into_iter().flatten().filter_map(Value::as_f64);
        fa_tune::stats::median(&samples.collect::<Vec<_>>())
    };
    let ratio = format!("{:.3}", median("FA2") / median(BEST));
    assert!(page.contains(&ratio), "FA2: {ratio}");
    assert!(!page.contains("was not measured with them"));
}

#[test]
fn peers_that_do_not_fit() {
    let user = User::new();
    store(&user, "study.db", DEVICE, &[(SPEC, 84.0)]);
    store(&user, "a100.db", "NVIDIA A100", &[(SPEC, 84.0)]);
    let grid = peers("h200-grid-sm80.json");
    fs::write(user.path("other.json"), "{}").expect("a file");
    let cases: [(&[&str], &[&str]); 4] = [
        (
            &["study.db", "--peers", "none.json"],
            &["cannot read none.json"],
        ),
        (
            &["study.db", "--peers", "other.json"],
            &["compare.py", "missing field"],
        ),
        (
            &["a100.db", "--peers", text(&grid)],
            &["NVIDIA H200", "NVIDIA A100", "same GPU"],
        ),
        (
            &["study.db", "--peers", text(&grid)],
            &["has no 32×512×8×64 f16 full", "more"],
        ),
    ];
    for (args, parts) in cases {
        user.fails(["report"].iter().chain(args).copied(), parts);
    }
}

#[test]
fn a_sweep_says_where_the_found_one_stands() {
    let user = User::new();
    store(&user, "study.db", DEVICE, &[(SPEC, 84.0), (BEST, 63.0)]);
    let all = [(SPEC, 84.0), (BEST, 63.0), ("FaS512<64,64,64,4>", 62.0)];
    store(&user, "all.db", DEVICE, &all);
    let page = stdout(user.fa(["report", "study.db", "-o", "-", "--against", "all.db"]));
    assert!(page.contains("number 2 of 3"), "the rank");
    assert!(page.contains("1.6\u{a0}% more than the fastest"), "the gap");

    store(&user, "part.db", DEVICE, &all[..1]);
    user.fails(
        ["report", "study.db", "--against", "part.db"],
        &[
            "cannot compare with part.db",
            "no time of FaS512<128,64,64,4>",
            "resume",
        ],
    );
}

#[test]
fn what_is_no_study() {
    let user = User::new();
    fs::write(user.path("text.db"), "not a database").expect("a file");
    user.fails(["report", "none.db"], &["no study at none.db", "fa tune"]);
    user.fails(["report", "text.db"], &["text.db"]);
    store(&user, "study.db", DEVICE, &[(SPEC, 84.0)]);
    user.fails(
        ["report", "study.db", "-o", "nowhere/page.html"],
        &["cannot write nowhere/page.html", "folder that exists"],
    );
}

#[test]
fn what_is_read_is_not_written_over() {
    let user = User::new();
    let study = store(&user, "study.html", DEVICE, &[(SPEC, 84.0)]);
    store(&user, "all.db", DEVICE, &[(SPEC, 84.0)]);
    let before = fs::read(&study).expect("a study");
    let cases: [(&[&str], &str); 3] = [
        (&[], "study.html"),
        (&["-o", "./study.html"], "study.html"),
        (&["--against", "all.db", "-o", "all.db"], "all.db"),
    ];
    for (args, file) in cases {
        let args = ["report", "study.html"].iter().chain(args).copied();
        user.fails(args, &[file, "made from", "--output"]);
    }
    assert_eq!(fs::read(&study).expect("a study"), before);
}
