//! `fa bench`, as far as it goes without a GPU.

use crate::fixture::{SPEC, User, json_lines, stdout};

#[test]
fn measuring_needs_a_gpu() {
    User::new().fails(["bench"], &["--compile-only"]);
    User::new().fails(
        ["bench", "--all", "--device", "auto"],
        &["no GPU", "--compile-only"],
    );
}

/// What is wrong with what is asked for is said on every machine, with a GPU and without one.
#[test]
fn values_are_looked_at_before_a_gpu_is_looked_for() {
    let user = User::new();
    let fails = |args: &str, parts: &[&str]| user.fails(args.split(' '), parts);
    fails("bench --kernel Foo", &["Foo", "FaS512"]);
    fails("bench --kernel FaS512<64,64,48,4>", &["gate `pipeline`"]);
    fails(
        "bench --conv 1x16x8x8 --kernel FaS512<64,64,32,4>",
        &["does not convolve"],
    );
    fails(
        "profile --kernel FaS512<64,64,48,4> --seq 512",
        &["gate `pipeline`"],
    );
    fails("bench --softcap -1", &["softcap -1"]);
    fails(
        "bench --seq 100 --kernel FaS512<64,64,32,4>",
        &["sequences of 512"],
    );
    fails(
        "bench --dtype bf16 --kernel FaS512<64,64,32,4>",
        &["--dtype bf16", "FaS512 takes f16"],
    );
    fails("bench --head-dim 7 --dtype bf16", &["7"]);
    fails("bench --softcap -1 --backward", &["softcap -1"]);
    fails(
        "bench --decode --keys 99 --heads 8 --kv-heads 3",
        &["8 query heads"],
    );
    fails("bench --kv-heads 3", &["8 query heads"]);
    fails("bench --backward --kv-heads 3", &["8 query heads"]);
    fails("bench --backward --d-bias", &["add --with bias"]);
    fails("bench --conv 1x17x8x8", &["17 channels"]);
    fails("bench --conv 1x16x8x8 --kernel Foo", &["Foo"]);
    fails("bench --ranks 2 --call", &["--call"]);
    fails("profile --kernel Foo", &["Foo"]);
    fails(
        "profile --kernel FaS512<64,64,32,4> --seq 100",
        &["none of the lengths"],
    );
    fails(
        "tune FaS512 --seq 100",
        &["no configuration of FaS512", "512"],
    );
    fails("tune MmaF16 --softcap -1", &["softcap -1"]);
    fails("run --device cuda --seq 9 --softcap -1", &["softcap -1"]);
    fails(
        "run --device cuda --seq 512 --kernel FaS512<64,64,48,4>",
        &["gate `pipeline`"],
    );
    fails(
        "run --device cuda --seq 9 --softcap -1 --kernel MmaF16<64,64,4>",
        &["softcap -1"],
    );
}

#[test]
fn the_grid_and_the_call_need_a_gpu() {
    let user = User::new();
    for what in ["--grid", "--call"] {
        user.fails(["bench", what], &["GPU", "--compile-only"]);
        user.fails(["bench", what, "--device", "cpu"], &["no GPU"]);
        for contradiction in [
            "--kernel=FaS512<64,64,32,4>",
            "--all",
            "--seq=7",
            "--causal",
        ] {
            user.fa(["bench", what, contradiction]).assert().code(2);
        }
    }
    user.fa(["bench", "--grid", "--call"]).assert().code(2);
    user.fa(["bench", "--call", "--compile-only"])
        .assert()
        .code(2);
}

#[test]
fn windows_caps_and_kv_heads_are_of_what_is_measured() {
    let user = User::new();
    for scores in [
        "--window=128,0",
        "--window=-1,64",
        "--softcap=20",
        "--kv-heads=2",
    ] {
        user.fails(["bench", scores], &["GPU", "--compile-only"]);
        for contradiction in ["--grid", "--call", "--all", "--compile-only"] {
            user.fa(["bench", scores, contradiction]).assert().code(2);
        }
    }
    user.fa(["bench", "--window", "7"]).assert().code(2);
}

/// Sizes alone are measured, too, in either type.
#[test]
fn any_problem_can_be_measured_in_either_type() {
    let user = User::new();
    for asked in [
        "--seq=4000 --head-dim=128",
        "--seq=4000 --head-dim=128 --dtype=bf16",
        "--backward --dtype=bf16",
        "--decode --keys=900 --dtype=bf16",
    ] {
        let words = ["bench"].into_iter().chain(asked.split(' '));
        user.fails(words, &["GPU", "--compile-only"]);
    }
    for other in [
        "--grid",
        "--call",
        "--all",
        "--compile-only",
        "--conv=1x16x8x8",
        "--ranks=2",
    ] {
        user.fa(["bench", "--dtype=bf16", other]).assert().code(2);
    }
    user.fa(["bench", "--dtype=f8"]).assert().code(2);
}

/// Packed sequences, pages and tensors are of what is measured, of dense sequences too.
#[test]
fn lengths_and_tensors_are_of_what_is_measured() {
    let user = User::new();
    for asked in [
        "--varlen=70,1:300",
        "--page=16",
        "--with=sinks",
        "--with=bias",
    ] {
        user.fails(["bench", asked], &["GPU", "--compile-only"]);
        for contradiction in ["--grid", "--call", "--all", "--compile-only"] {
            user.fa(["bench", asked, contradiction]).assert().code(2);
        }
    }
    user.fa(["bench", "--page=16", "--backward"])
        .assert()
        .code(2);
}

/// Of a step every sequence has as many queries, or each has its own.
#[test]
fn a_step_has_queries_of_one_number_or_of_several() {
    let user = User::new();
    for step in [
        "--keys 900 --queries 2 --kv-heads 2",
        "--varlen 300:2000,1:500..2000x7 --kv-heads 2 --causal",
        "--varlen 300:2000,1:2000x7 --page 16 --splits 3 --with sinks",
        "--varlen 300:2000,1:2000x7 --page 16 --kernel MmaF16<64,64,4> DecodeF16<16,64,4>",
    ] {
        let words = format!("bench --decode {step}");
        user.fails(words.split(' '), &["GPU", "--compile-only"]);
    }
    let fails = |args: &str, parts: &[&str]| user.fails(args.split(' '), parts);
    fails(
        "bench --decode --varlen 300:2000,1:9 --kv-heads 3",
        &["8 query heads"],
    );
    fails(
        "bench --decode --varlen 512x4 --kernel FaS512<64,64,32,4>",
        &["FaS512", "PACKED"],
    );
    fails(
        "bench --decode --varlen 1:999999x999 --heads 64",
        &["at most 2^34 elements"],
    );
    for (usage, part) in [
        ("", "--keys <KEYS>"),
        ("--keys 9 --varlen 9", "cannot be used with"),
        ("--queries 2 --varlen 9", "cannot be used with"),
        ("--seq 2 --varlen 9", "cannot be used with"),
        ("--batch 2 --varlen 9", "cannot be used with"),
        ("--varlen 9 --backward", "cannot be used with"),
        ("--varlen 0:9", "there has to be a query"),
    ] {
        let words = ["bench", "--decode"].into_iter();
        let mut command = user.fa(words.chain(usage.split_whitespace()));
        let refused = command.assert().code(2).stdout("");
        refused.stderr(predicates::str::contains(part));
    }
    let help = stdout(user.fa(["bench", "--help"]));
    assert!(help.contains("With --varlen LENGTHS, sequences of different numbers"));
}

#[test]
fn the_kernels_of_the_grid_are_compiled() {
    let args = "bench --grid --compile-only --arch sm_90a --json";
    let lines = json_lines(User::new().fa(args.split(' ')));
    let (summary, kernels) = lines.split_last().expect("a summary");
    assert_eq!(summary["kernels"], kernels.len());
    assert!(kernels.len() > 3);
    for row in kernels {
        assert!(
            row["spec"]
                .as_str()
                .is_some_and(|spec| spec.contains("Bf16<")),
            "{row}"
        );
        assert_eq!(row["spill_bytes"], 0, "{row}");
    }
}

#[test]
fn compilations_are_measured_without_one() {
    let user = User::new();
    let causal = "FaS512<64,64,32,4,CAUSAL=true>";
    let bench = [
        "bench",
        "--compile-only",
        "--causal",
        "--arch",
        "sm_90a",
        "--json",
        "--kernel",
        SPEC,
        causal,
    ];
    let lines = json_lines(user.fa(bench));
    assert_eq!(lines.len(), 3);
    assert!(
        lines[..2]
            .iter()
            .all(|row| row["spec"] == causal && row["arch"] == "sm_90a")
    );
    assert_eq!(lines[2]["kernels"], 2);
    assert!(lines[2]["worst_ms"].as_f64() >= lines[2]["median_ms"].as_f64());
    assert!(
        user.files().is_empty() && !user.path("cache").exists(),
        "it has a cache of its own"
    );

    let text = stdout(user.fa(["bench", "--compile-only", "--kernel", SPEC]));
    assert!(
        text.starts_with("1 kernels for sm_80") && text.contains("median"),
        "{text}"
    );
}

#[test]
fn kernels_that_cannot_be_measured() {
    let user = User::new();
    let fails = |specs: &[&str], parts: &[&str]| {
        let args = ["bench", "--compile-only", "--kernel"];
        user.fails(args.iter().chain(specs).copied(), parts);
    };
    fails(&["FaS512<64,64,48,4>"], &["gate `pipeline`"]);
    fails(&["Saxpy<256>"], &["no attention kernel"]);
    fails(
        &[SPEC, "FaS512<64,64,32,4,CAUSAL=true>"],
        &["causal and full"],
    );
    let command = user.fa_without_nvrtc(["bench", "--compile-only", "--kernel", SPEC]);
    user.command_fails(command, &["fa setup"]);
}

#[test]
fn a_baseline_is_read_before_anything_is_measured() {
    let user = User::new();
    let fails = |text: Option<&str>, more: &[&str], parts: &[&str]| {
        if let Some(text) = text {
            user.write("baseline.json", text);
        }
        let args = ["bench", "--baseline", "baseline.json"];
        user.fails(args.iter().chain(more).copied(), parts);
    };
    fails(None, &[], &["cannot read", "fa bench --json"]);
    fails(
        Some("FaS512 is fast\n"),
        &[],
        &["line 1 of", "fa bench --json"],
    );
    // Rows as they were before they had samples.
    let old = r#"{"spec":"FaS512<64,64,32,4>","device":"H200","batch":32,"heads":8,"seq":512,"head_dim":64}"#;
    fails(Some(old), &[], &["line 1 of", "samples_us"]);
    fails(Some(""), &["--rounds", "9"], &["--rounds 9", "10"]);
    let good = old.replace('}', &format!(r#","samples_us":{:?}}}"#, [21.5; 10]));
    fails(Some(&good), &[], &["`fa bench` needs a GPU"]);
}

#[test]
fn wrong_usage_has_status_2() {
    for args in [
        &["--batch", "0"][..],
        &["--rounds", "0"],
        &["--all", "--kernel", SPEC],
        &["--arch", "sm_80"],
        &["--compile-only", "--rounds", "3"],
        &["--compile-only", "--seq", "300"],
        &["--baseline", "x.json", "--all"],
        &["--baseline", "x.json", "--grid"],
        &["--baseline", "x.json", "--call"],
        &["--baseline", "x.json", "--compile-only"],
        &[
            "--baseline",
            "x.json",
            "--backward",
            "--with",
            "bias",
            "--d-bias",
        ],
        &["--d-bias", "--with", "bias"],
        &["--compile-only", "--backward", "--d-bias"],
        &["--tolerance", "2"],
        &["--baseline", "x.json", "--tolerance", "-1"],
    ] {
        User::new()
            .fa(["bench"].iter().chain(args).copied())
            .assert()
            .code(2)
            .stdout("");
    }
}
