use fa::attention::{Dtype, ScoreOptions, Shape};
use fa_tune::record::{
    Correctness, Definition, Environment, Failure, Measurement, Outcome, Phase, Resources, Search,
    Workload,
};

use super::*;

fn trial(number: u32, spec: &str, outcome: Outcome) -> Trial {
    Trial {
        number,
        phase: Phase::Random,
        spec: spec.to_owned(),
        outcome: Some(outcome),
        finished_s: None,
        device: None,
    }
}

fn measured(time_us: f64) -> Outcome {
    Outcome::Measured(Measurement {
        samples_us: vec![time_us],
        check: Correctness {
            error: 0.0,
            bound: 1.0,
            lse_error: 0.0,
        },
        resources: Resources {
            registers: 1,
            spill_bytes: 0,
            shared_bytes: 0,
            threads: 32,
            ctas_per_sm: 1,
        },
        clocks: None,
    })
}

fn confirmation(spec: &str, role: &str, samples_us: &[f64]) -> Confirmation {
    Confirmation {
        spec: spec.to_owned(),
        role: role.to_owned(),
        samples_us: samples_us.to_vec(),
    }
}

fn prediction(spec: &str, prior_us: f64, fitted_us: Option<f64>) -> Prediction {
    Prediction {
        spec: spec.to_owned(),
        prior_us,
        fitted_us,
    }
}

/// Three configurations: one wrong; of the others B was the fastest before, A is in turns.
fn study() -> Study {
    let wrong = Outcome::Failed(Failure {
        kind: FailureKind::Wrong,
        message: String::new(),
    });
    Study {
        definition: Definition {
            kernel: "K".to_owned(),
            options: BTreeMap::new(),
            problem: Workload {
                shape: Shape::square(1, 1, 1, 1),
                dtype: Dtype::F16,
                scores: ScoreOptions::default(),
                tensors: Default::default(),
                flop: 2e9,
                bytes: 1.0,
            }
            .into(),
            arch: "sm_90a".to_owned(),
            search: Search::Random { trials: 3 },
            seed: 0,
        },
        space: 9,
        valid: 5,
        rejected: Vec::new(),
        environment: Environment {
            device: "GPU".to_owned(),
            ..Environment::default()
        },
        trials: vec![
            trial(0, "A", measured(10.1)),
            trial(1, "B", measured(10.0)),
            trial(2, "C", wrong),
            trial(3, "D", measured(20.0)),
        ],
        confirmations: vec![
            confirmation("B", "best", &[11.0, 10.0, 12.0]),
            confirmation("A", "runner-up", &[10.0, 9.0, 10.0]),
            confirmation("D", "default", &[20.0, 18.0, 20.0]),
        ],
        predictions: vec![
            prediction("A", 1.0, None),
            prediction("B", 2.0, None),
            prediction("D", 3.0, Some(1.0)),
        ],
        peers: Vec::new(),
        spans: vec![Span {
            name: "search".to_owned(),
            seconds: 1.25,
        }],
        profile: None,
    }
}

#[test]
fn what_is_in_use_may_be_the_best() {
    let study = study();
    let summary = Summary::new(&study, Path::new("/k.study"), "A");
    let text = summary.to_string();
    assert!(text.contains("in use    the best"), "{text}");
    assert!(summary.gain_in_use.is_none() && summary.gain.is_some());
}

#[test]
fn the_fastest_in_turns_is_the_best() {
    let study = study();
    let summary = Summary::new(&study, Path::new("/k.study"), "D");
    let best = summary.best.as_ref().expect("there is one");
    assert_eq!((best.spec, best.median_us), ("A", 10.0));
    assert_eq!(best.tflops, 200.0);
    let gain = summary.gain.as_ref().expect("there are two");
    assert_eq!((gain.ratio, gain.cliffs_delta.value), (0.5, -1.0));
    let text = summary.to_string();
    for part in [
        "K on GPU: 4 of 5 configurations tried, 3 measured, 1 wrong",
        "best      A: 10.00 µs",
        "default   D: 20.00 µs",
        "best / default 0.5000",
        "in use    D: 20.00 µs",
        "best / in use 0.5000",
        "Spearman 0.50 without measurements (3 configurations)",
        "wall      search 1.2 s",
        "study     /k.study",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    assert!(!text.contains("fitted"), "one prediction orders nothing");
}

#[test]
fn a_default_that_is_the_best_gains_nothing() {
    let mut study = study();
    study.confirmations = vec![confirmation("D", "default", &[1.0, 1.0])];
    let summary = Summary::new(&study, Path::new("/k.study"), "A");
    assert!(summary.gain.is_none() && summary.best.is_some());
    study.confirmations.clear();
    let summary = Summary::new(&study, Path::new("/k.study"), "A");
    assert!(summary.best.is_none() && !summary.to_string().contains("best"));
}
