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
