use fa_cases::fuzz::{check, check_some, gibberish, with_other_values, with_typos};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

use super::*;

const SPEC: &str = "FaS512<64,64,32,4>";

fn setting() -> Setting {
    Setting {
        device: "NVIDIA H200".to_owned(),
        batch: 32,
        heads: 8,
        seq: 512,
        head_dim: 64,
    }
}

/// 30 samples around `centre`, 2 % apart at most.
fn samples(centre: f64) -> Vec<f64> {
    (0..30)
        .map(|round| centre * (0.99 + 0.02 * f64::from(round * 7 % 30) / 30.0))
        .collect()
}

fn row(spec: &str, samples_us: &[f64]) -> String {
    let row = serde_json::json!({
        "spec": spec, "device": "NVIDIA H200", "batch": 32, "heads": 8, "seq": 512,
        "head_dim": 64, "causal": false, "median_us": 1.0, "samples_us": samples_us,
    });
    format!("{row}\n")
}

fn read(text: &str, tolerance: f64) -> Result<Baseline> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("baseline.json");
    fs::write(&path, text)?;
    Baseline::read(&path, tolerance)
}

fn verdict(ratio: f64, tolerance: f64) -> Verdict {
    let baseline = read(&row(SPEC, &samples(20.0)), tolerance).expect("a baseline");
    let comparison = baseline.compare(&setting(), SPEC, &samples(20.0 * ratio));
    let comparison = comparison.expect("the kernel is in it");
    assert!((comparison.ratio - ratio).abs() < 1e-9, "{comparison}");
    assert!(comparison.interval.contains(ratio), "{comparison}");
    assert_eq!(comparison.delta.value > 0.0, ratio > 1.0, "{comparison}");
    let judged = baseline.judge(&[(SPEC.to_owned(), comparison.clone())]);
    assert_eq!(judged.is_err(), comparison.verdict == Verdict::Slower);
    comparison.verdict
}

#[test]
fn slower_beyond_the_interval_fails() {
    assert_eq!(verdict(1.05, 0.0), Verdict::Slower);
    assert_eq!(verdict(1.0, 0.0), Verdict::Same);
    assert_eq!(verdict(1.001, 0.0), Verdict::Same);
    assert_eq!(verdict(0.95, 0.0), Verdict::Faster);
    assert_eq!(verdict(1.05, 6.0), Verdict::Tolerated);
    assert_eq!(verdict(1.0, 6.0), Verdict::Same);
    assert_eq!(verdict(1.10, 6.0), Verdict::Slower);
}

#[test]
fn the_slower_ones_are_named() {
    let other = "FaS512<32,64,32,4>";
    let text = row(SPEC, &samples(20.0)) + "\n" + &row(other, &samples(30.0));
    let baseline = read(&text, 0.0).expect("a baseline");
    let compare = |spec: &str, centre| {
        let comparison = baseline.compare(&setting(), spec, &samples(centre));
        (spec.to_owned(), comparison.expect("the kernel is in it"))
    };
    let error = baseline
        .judge(&[compare(SPEC, 25.0), compare(other, 30.0)])
        .expect_err("one is slower")
        .to_string();
    assert!(
        error.contains("1 of 2 kernels") && error.contains(SPEC),
        "{error}"
    );
    assert!(!error.contains(other), "{error}");
}

#[test]
fn only_equal_settings_compare() {
    let baseline = read(&row(SPEC, &samples(20.0)), 0.0).expect("a baseline");
    assert!(baseline.require(&setting(), [SPEC]).is_ok());
    let elsewhere = Setting {
        device: "NVIDIA A100".to_owned(),
        ..setting()
    };
    let fails = |setting: &Setting, spec: &str, part: &str| {
        assert!(baseline.compare(setting, spec, &samples(1.0)).is_none());
        let error = baseline.require(setting, [spec]).expect_err("not in it");
        assert!(error.to_string().contains(part), "{error}");
    };
    fails(
        &elsewhere,
        SPEC,
        "this is batch 32, 8 heads of 64, seq 512 on NVIDIA A100",
    );
    fails(
        &Setting {
            batch: 2,
            ..setting()
        },
        SPEC,
        "batch 2",
    );
    fails(&setting(), "FaS512<128,64,32,4>", SPEC);
}

#[test]
fn what_is_no_baseline_is_told() {
    let fails = |text: &str, part: &str| {
        let error = read(text, 0.0).expect_err("no baseline");
        let error = format!("{error:#}");
        assert!(error.contains(part), "{error}");
    };
    let good = row(SPEC, &samples(20.0));
    fails("no json\n", "line 1 of");
    fails(&format!("{good}{{\"spec\":\"x\"}}\n"), "line 2 of");
    fails(&row(SPEC, &[20.0; 9]), "has 9 samples");
    fails(&row(SPEC, &[0.0; 10]), "no time");
    fails(&format!("{good}{good}"), "twice");
    let empty = read("\n", 0.0).expect("a file without rows");
    let error = empty
        .require(&setting(), [SPEC])
        .expect_err("nothing in it");
    assert!(error.to_string().contains("has no kernel"), "{error}");
}

/// Baselines that are damaged, or say something else: see [`fa_cases::fuzz`].
#[test]
fn fuzz_baselines() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("baseline.json");
    let row = row(SPEC, &samples(20.0)[..10]);
    let row: Value = serde_json::from_str(&row).expect("it is JSON");
    let rows = || {
        let rows = vec(with_other_values(Just(row.clone())), 1..3);
        rows.prop_map(|rows| rows.iter().map(|row| format!("{row}\n")).collect())
    };
    let text = prop_oneof![1 => gibberish(), 5 => rows(), 4 => with_typos(rows())];
    check("baselines", text, |text| {
        fs::write(&path, text).expect("the folder is writable");
        let baseline = Baseline::read(&path, 1.0);
        let baseline = baseline.map_err(|error| format!("{error:#}"))?;
        let required = baseline.require(&setting(), [SPEC]);
        required.map_err(|error| format!("{error:#}"))
    });
}

/// Whatever times a baseline has, there is a verdict.
#[test]
fn fuzz_comparisons() {
    let times = vec(any::<f64>().prop_map(f64::abs), MINIMUM_SAMPLES..20);
    let times = prop_oneof![times, Just(samples(20.0))];
    check_some(
        300,
        "comparisons",
        (times.clone(), times),
        |(earlier, later)| {
            let baseline = read(&row(SPEC, &earlier), 1.0).map_err(|error| format!("{error:#}"))?;
            let compared = baseline.compare(&setting(), SPEC, &later);
            let compared = compared.expect("the kernel is in it");
            let judged = baseline.judge(&[(SPEC.to_owned(), compared.clone())]);
            judged.map_err(|error| error.to_string())
        },
    );
}
