//! The user's table of tuned configurations, as `fa plan` and `fa doctor` see it.

use serde_json::{Value, json};

use crate::fixture::{User, json as json_of, json_lines, stdout};

/// What `attention()` would launch.
fn spec(user: &User, args: &str) -> String {
    let all = ["plan", "--json"].into_iter().chain(args.split(' '));
    let plan = json_of(user.fa_without_nvrtc(all));
    plan["spec"].as_str().expect("a spec").to_owned()
}

fn record(batch: u64, spec: &str) -> Value {
    json!({
        "arch": "sm_90a", "multiprocessors": 132, "batch": batch, "heads": 8, "kv_heads": 8,
        "seq_q": 300, "seq_k": 300, "head_dim": 64, "causal": false, "spec": spec, "median_us": 10.0,
    })
}

fn write(user: &User, records: &[Value]) {
    std::fs::create_dir_all(user.path("data")).expect("the folder is writable");
    user.write(
        "data/tuned.json",
        json!({"version": 2, "records": records}).to_string(),
    );
}

const PROBLEM: &str = "--seq 300 --batch 32 --heads 8 --dtype bf16";

#[test]
fn attention_takes_what_was_tuned() {
    let user = User::new();
    let shipped = spec(&user, PROBLEM);
    let tuned = "WarpSpecializedBf16<48,2,POLYNOMIALS=1>";
    assert_ne!(shipped, tuned);
    write(&user, &[record(32, tuned)]);
    assert_eq!(spec(&user, PROBLEM), tuned);
    for other in [
        "--seq 300 --batch 32 --heads 8 --dtype f16",
        "--seq 300 --batch 32 --heads 8 --dtype bf16 --causal",
        "--seq 300 --batch 32 --heads 8 --dtype bf16 --window 7,7",
        "--seq 300 --batch 32 --heads 8 --dtype bf16 --softcap 9",
        "--seq 300 --batch 32 --heads 8 --dtype bf16 --static",
        "--seq 301 --batch 32 --heads 8 --dtype bf16",
        "--seq 300 --batch 65 --heads 8 --dtype bf16",
        "--seq 300 --batch 32 --heads 8 --dtype bf16 --multiprocessors 114",
        "--seq 300 --batch 32 --heads 8 --dtype bf16 --arch sm_80",
    ] {
        assert_ne!(spec(&user, other), tuned, "{other}");
    }
}

#[test]
fn gradients_take_what_was_tuned_for_them() {
    let user = User::new();
    let tuned = "BackwardMmaBf16<32,64,2,VECTOR=true,LSE=false>";
    let forward = "WarpSpecializedBf16<48,2,POLYNOMIALS=1>";
    write(&user, &[record(32, tuned), record(32, forward)]);
    assert_eq!(spec(&user, PROBLEM), forward);
    let steps = |args: &str| -> Vec<Value> {
        let all = ["plan", "--json", "--backward"].into_iter();
        let lines = json_lines(user.fa_without_nvrtc(all.chain(args.split(' '))));
        lines.iter().map(|row| row["spec"].clone()).collect()
    };
    assert_eq!(steps(PROBLEM)[1], tuned);
    assert_ne!(steps(&format!("{PROBLEM} --softcap 9"))[1], tuned);
    // Those with the same bits every time are tuned apart.
    let in_turns = "BackwardMmaBf16<64,64,4,VECTOR=true,DETERMINISTIC=true,LSE=false>";
    let deterministic = format!("{PROBLEM} --deterministic");
    assert!(steps(&deterministic)[1] != tuned && steps(&deterministic)[1] != in_turns);
    write(&user, &[record(32, tuned), record(32, in_turns)]);
    assert_eq!(steps(&deterministic)[1], in_turns);
    assert_eq!(steps(PROBLEM)[1], tuned);
}

/// What `conv_block()` would launch for these images.
fn conv_spec(user: &User, args: &str) -> String {
    let all = ["plan", "--json"].into_iter().chain(args.split(' '));
    let rows = json_lines(user.fa_without_nvrtc(all));
    let mut specs = rows.iter().filter_map(|row| row["spec"].as_str());
    let convolves = |spec: &&str| spec.starts_with("Conv") && !spec.starts_with("ConvReorder");
    let found = specs.find(convolves);
    found.expect("a kernel convolves").to_owned()
}

#[test]
fn convolution_blocks_take_what_was_tuned() {
    let user = User::new();
    let images = "--conv 5x64x128x128";
    let chosen = conv_spec(&user, images);
    let kept = |kept| {
        format!("ConvWarpSpecializedF16<96,2,BIAS=true,NORM=on_chip,KEPT={kept},ACTIVATION=gelu>")
    };
    assert_ne!(chosen, kept(4));
    let write = |record: Value| {
        std::fs::create_dir_all(user.path("data")).expect("the folder is writable");
        let table = json!({"version": 2, "records": [], "convolutions": [record]});
        user.write("data/tuned.json", table.to_string());
    };
    let record = json!({
        "arch": "sm_90a", "multiprocessors": 132, "dtype": "f16", "samples": 5, "height": 128, "width": 128,
        "in_channels": 64, "out_channels": 64, "kernel": 3, "bias": true, "scale": false, "shift": false,
        "norm": {"epsilon": 1e-5}, "activation": "gelu", "spec": kept(4), "median_us": 10.0,
    });
    write(record.clone());
    assert_eq!(conv_spec(&user, images), kept(4));
    assert_eq!(
        conv_spec(&user, "--conv 5x64x128x128 --epsilon 0.5"),
        kept(4)
    );
    assert_eq!(conv_spec(&user, "--conv 4x64x128x128"), kept(3));
    for other in [
        "--conv 5x64x128x128 --bf16",
        "--conv 5x64x128x128 --affine",
        "--conv 5x64x128x128 --no-norm",
        "--conv 5x64x128x128 --activation relu",
        "--conv 5x64x128x128 --kernel-size 1",
        "--conv 5x64x128x128 --out-channels 48",
        "--conv 5x64x128x120",
        "--conv 2x64x128x128",
        "--conv 5x64x128x128 --multiprocessors 114",
        "--conv 5x64x128x128 --arch sm_80",
    ] {
        let spec = conv_spec(&user, other);
        assert!(
            !spec.starts_with("ConvWarpSpecializedF16<96,2,"),
            "{other}: {spec}"
        );
    }
    let doctor = json_of(user.fa(["doctor", "--json"]));
    assert_eq!(doctor["tuned"]["records"], 1);
    // One that does not fit is reported, and the kernel is what it was.
    let mut damaged = record;
    damaged["samples"] = json!(50);
    write(damaged);
    let args = ["plan", "--json"].into_iter().chain(images.split(' '));
    let output = user.fa_without_nvrtc(args).assert().success();
    let error = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
    for part in [
        "tuned.json",
        "convolution 0",
        "larger KEPT",
        "fa tune --apply",
    ] {
        assert!(error.contains(part), "{part:?} is not in {error}");
    }
    assert_eq!(conv_spec(&user, images), chosen);
}

#[test]
fn a_damaged_table_is_reported_and_not_used() {
    let user = User::new();
    let shipped = spec(&user, PROBLEM);
    write(
        &user,
        &[record(32, "WarpSpecializedBf16<48,2,CAUSAL=true>")],
    );
    let args = ["plan", "--json"].into_iter().chain(PROBLEM.split(' '));
    let output = user.fa_without_nvrtc(args).assert().success();
    let error = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
    for part in [
        "tuned.json",
        "record 0",
        "CAUSAL is true",
        "fa tune --apply",
    ] {
        assert!(error.contains(part), "{part:?} is not in {error}");
    }
    assert_eq!(spec(&user, PROBLEM), shipped);
    let doctor = json_of(user.fa(["doctor", "--json"]));
    let problem = doctor["tuned"]["problem"].as_str().expect("a problem");
    assert!(problem.contains("CAUSAL is true"), "{problem}");
    assert!(stdout(user.fa(["doctor"])).contains("CAUSAL is true"));
}

#[test]
fn a_table_may_be_elsewhere_or_nowhere() {
    let user = User::new();
    let tuned = "WarpSpecializedBf16<48,2>";
    write(&user, &[record(32, tuned)]);
    let with = |path: &std::path::Path| {
        let args = ["plan", "--json"].into_iter().chain(PROBLEM.split(' '));
        let mut command = user.fa_without_nvrtc(args);
        command.env("FA_TUNED_PATH", path);
        json_of(command)["spec"]
            .as_str()
            .expect("a spec")
            .to_owned()
    };
    assert_ne!(with("".as_ref()), tuned);
    assert_ne!(with(&user.path("nowhere.json")), tuned);
    assert_eq!(with(&user.path("data/tuned.json")), tuned);
    let doctor = json_of(user.fa(["doctor", "--json"]));
    assert_eq!(doctor["tuned"]["records"], 1);
}
