use fa::dsl::target::Arch;

use super::*;

const CHIP: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

fn series(kernel: Option<&str>, batch: Option<usize>, tokens: usize) -> Series {
    Series {
        kernel: kernel.map(str::to_owned),
        batch,
        tokens,
        heads: 8,
        kv_heads: 8,
        head_dim: 64,
        scores: ScoreOptions::masked(true),
        dtype: Dtype::F16,
    }
}

#[test]
fn fas512_is_measured_at_its_length_and_attention_at_others() {
    let series = series(Some("FaS512<64,64,32,4>"), None, 1024);
    let cells = series
        .cells(&[128, 512, 2048], CHIP)
        .expect("every length has a kernel");
    let names: Vec<&str> = cells.iter().map(|cell| cell.kernel.entry().name).collect();
    assert_eq!(names[1], "FaS512");
    assert!(names[0] != "FaS512" && names[2] != "FaS512", "{names:?}");
    assert!(cells.iter().all(|cell| cell.kernel.variant().causal));
    let batches: Vec<usize> = cells.iter().map(|cell| cell.problem.shape.batch).collect();
    assert_eq!(batches, [8, 2, 1]);
}

#[test]
fn a_kernel_that_takes_no_length_is_refused() {
    let wide = Series {
        head_dim: 128,
        ..series(Some("FaS512<64,64,32,4>"), None, 1024)
    };
    let error = wide
        .cells(&[128, 512], CHIP)
        .expect_err("FaS512 has heads of 64");
    let error = format!("{error:#}");
    assert!(error.contains("takes none of the lengths"), "{error}");
}

#[test]
fn other_kernels_are_measured_at_every_length() {
    let series = series(Some("MmaF16<64,32,4>"), Some(3), TOKENS);
    let cells = series
        .cells(&[100, 512], CHIP)
        .expect("it takes every length");
    for cell in cells {
        assert_eq!(cell.kernel.entry().name, "MmaF16");
        assert_eq!(cell.problem.shape.batch, 3);
    }
}

#[test]
fn a_problem_counts_what_has_to_move() {
    let cells = series(None, Some(2), TOKENS)
        .cells(&[128], CHIP)
        .expect("attention() has a kernel");
    let problem = Workload::new(
        cells[0].problem.shape,
        cells[0].problem.dtype,
        ScoreOptions::masked(true),
    );
    let tensor = 2 * 128 * 8 * 64;
    assert_eq!(problem.bytes, f64::from(4 * 2 * tensor + 4 * 2 * 8 * 128));
    assert_eq!(problem.flop, f64::from(4 * tensor * 128 / 2));
}

/// A study of an H200 with two confirmed configurations, of which the runner-up is the faster one.
pub fn study() -> Study {
    let confirmation = |role: &str, spec: &str, time: f64| serde_json::json!({"role": role, "spec": spec, "samples_us": [time, time]});
    serde_json::from_value(serde_json::json!({
        "definition": {
            "kernel": "FaS512",
            "options": {"CAUSAL": "true"},
            "problem": {
                "batch": 4, "seq_q": 512, "seq_k": 512, "heads": 8, "kv_heads": 8, "head_dim": 64,
                "dtype": "f16", "causal": true, "flop": 1.0, "bytes": 1.0,
            },
            "arch": "sm_90a",
            "search": {"kind": "exhaustive"},
            "seed": 0,
        },
        "space": 2, "valid": 2, "rejected": [],
        "environment": {
            "device": "NVIDIA H200", "multiprocessors": 132, "versions": {}, "commands": [], "created": "",
        },
        "trials": [],
        "confirmations": [
            confirmation("best", "FaS512<64,64,32,4,CAUSAL=true>", 2.0),
            confirmation("runner-up", "FaS512<128,64,32,4,CAUSAL=true>", 1.0),
        ],
        "predictions": [], "peers": [], "spans": [], "profile": null,
    }))
    .expect("it is a study")
}

#[test]
fn a_study_gives_the_fastest_that_it_confirmed() {
    let mut study = study();
    let profiled = Series::of_study(&study, None).expect("it was confirmed");
    let expected = series(Some("FaS512<128,64,32,4,CAUSAL=true>"), None, 4 * 512);
    assert_eq!(profiled, expected);
    study.confirmations.clear();
    let error = Series::of_study(&study, None).expect_err("nothing was measured");
    assert!(
        error.to_string().contains("no measured configuration"),
        "{error}"
    );
}

/// Lengths are of dense sequences of as many keys as queries.
#[test]
fn studies_of_other_lengths_and_tensors_have_no_profile() {
    for (field, value, part) in [
        ("seq_k", serde_json::json!(900), "512 queries and 900 keys"),
        ("page", serde_json::json!(16), "--page 16"),
        ("with", serde_json::json!(["sinks"]), "--with sinks"),
    ] {
        let mut json = serde_json::to_value(study()).expect("it is JSON");
        json["definition"]["problem"][field] = value;
        let study = serde_json::from_value(json).expect("it is a study");
        let error = Series::of_study(&study, None).expect_err("it is no series of lengths");
        assert!(error.to_string().contains(part), "{error}");
    }
}
