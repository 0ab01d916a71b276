mod opening;

use fa_kernels::attention::{Dtype, ScoreOptions, Shape};
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::thread;

use super::{Figures, Proposal, Store, StoreError};
use crate::record::{
    Confirmation, Correctness, Definition, Environment, Failure, FailureKind, Measurement, Outcome,
    Phase, Prediction, Profile, Rates, Resources, Search, StudyProblem, Trial, Workload,
};

fn definition() -> Definition {
    Definition {
        kernel: "FaS512".to_owned(),
        options: BTreeMap::from([("CAUSAL".to_owned(), "true".to_owned())]),
        problem: Workload {
            shape: Shape::square(32, 512, 16, 64),
            dtype: Dtype::F16,
            scores: ScoreOptions::masked(true),
            tensors: Default::default(),
            flop: 1e11 / 3.0,
            bytes: 0.1 + 0.2,
        }
        .into(),
        arch: "sm_90a".to_owned(),
        search: Search::Random { trials: 3 },
        seed: u64::MAX,
    }
}

fn figures() -> Figures {
    Figures {
        space: 2592,
        valid: 1252,
        rejected: vec![("shared".to_owned(), 1000), ("warps".to_owned(), 340)],
    }
}

fn environment() -> Environment {
    Environment {
        device: "H200".to_owned(),
        multiprocessors: 132,
        versions: BTreeMap::from([("driver".to_owned(), "1.0".to_owned())]),
        commands: vec!["fa tune".to_owned()],
        created: "2025-01-01T00:00:00Z".to_owned(),
    }
}

fn open(path: &Path) -> Store {
    Store::open_or_create(path, &definition(), &figures(), &environment()).unwrap()
}

/// A study of three trials.
fn with_trials() -> (tempfile::TempDir, PathBuf, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/study.db");
    let store = open(&path);
    store.propose(0, &["a", "b", "c"].map(proposal)).unwrap();
    (folder, path, store)
}

fn proposal(spec: &str) -> Proposal {
    Proposal {
        phase: Phase::Random,
        spec: spec.to_owned(),
        prediction: None,
    }
}

fn measured(samples_us: &[f64]) -> Outcome {
    Outcome::Measured(Measurement {
        samples_us: samples_us.to_vec(),
        check: Correctness {
            error: 1e-4,
            bound: 1e-3,
            lse_error: 1e-7,
        },
        resources: Resources {
            registers: 255,
            spill_bytes: 8,
            shared_bytes: 1024,
            threads: 256,
            ctas_per_sm: 3,
        },
        clocks: None,
    })
}

fn failed() -> Outcome {
    Outcome::Failed(Failure {
        kind: FailureKind::Fault,
        message: "an illegal address".to_owned(),
    })
}

#[test]
fn everything_comes_back() {
    let (_folder, path, store) = with_trials();
    let claim = store.claim("cuda:1").unwrap().unwrap();
    let outcome = measured(&[0.1 + 0.2, 1e300, 2.0 / 3.0]);
    let finished = store.finish(claim.number, &outcome).unwrap();
    assert_eq!(finished.done, 1);
    store.claim("cuda:0").unwrap().unwrap();
    store.finish(1, &failed()).unwrap();
    let prediction = |fitted_us| Prediction {
        spec: "a".to_owned(),
        prior_us: 1.5,
        fitted_us,
    };
    store.predict(&[prediction(Some(2.5))]).unwrap();
    store.predict(&[prediction(None)]).unwrap();
    let profile = Profile {
        device: "H200".to_owned(),
        rates: Rates {
            copy_gb_s: 4000.0,
            matrix_tflops: BTreeMap::new(),
        },
        rows: Vec::new(),
    };
    for _ in 0..2 {
        store.set_profile(&profile, "fa profile").unwrap();
    }
    store.mark("predict").unwrap();
    drop(store);

    let store = Store::open(&path).unwrap();
    let study = store.study().unwrap();
    assert_eq!(study.definition, definition());
    assert_eq!(*store.definition(), definition());
    assert_eq!((study.space, study.valid), (2592, 1252));
    assert_eq!(study.rejected, figures().rejected);
    let mut environment = environment();
    environment.commands.push("fa profile".to_owned());
    assert_eq!(study.environment, environment);
    assert_eq!(study.trials[0], finished.trial);
    assert_eq!(study.trials[0].outcome, Some(outcome));
    assert_eq!(study.trials[0].device.as_deref(), Some("cuda:1"));
    assert_eq!(study.trials[1].outcome, Some(failed()));
    assert_eq!(study.trials[2].outcome, None);
    assert_eq!(study.predictions, [prediction(Some(2.5))]);
    assert_eq!(study.profile, Some(profile));
    let spans: Vec<&str> = study.spans.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(spans, ["random", "predict"]);
    let times: Vec<Option<f64>> = study.trials.iter().map(Trial::time_us).collect();
    assert_eq!(times, [Some(2.0 / 3.0), None, None]);
    assert!(!study.trials.iter().any(Trial::is_claimed));
    assert_eq!(store.trials(0).unwrap(), study.trials);
    assert_eq!(store.trials(2).unwrap().len(), 1);
}

#[test]
fn claims_are_in_order_and_exclusive() {
    let (_folder, path, first) = with_trials();
    let second = open(&path);
    let number = |store: &Store| store.claim("cuda:0").unwrap().map(|it| it.number);
    assert_eq!(number(&first), Some(0));
    assert_eq!(number(&second), Some(1));
    first.release(0).unwrap();
    assert_eq!(number(&second), Some(0));
    assert_eq!(number(&first), Some(2));
    assert_eq!((number(&first), number(&second)), (None, None));
    let not_mine = first.finish(0, &failed());
    assert!(matches!(
        not_mine,
        Err(StoreError::NotClaimed { number: 0 })
    ));
    second.finish(0, &failed()).unwrap();
    let twice = second.finish(0, &measured(&[1.0]));
    assert!(matches!(twice, Err(StoreError::NotClaimed { number: 0 })));
    assert_eq!(first.study().unwrap().trials[0].outcome, Some(failed()));
    // What its process leaves is free.
    drop(second);
    assert_eq!(number(&first), Some(1));
    assert_eq!(number(&first), None);
}

/// A lock that is free is that of a process that died, whatever the database says.
#[test]
fn claims_of_the_dead_are_free() {
    let (folder, path, store) = with_trials();
    let claim = store.claim("cuda:0").unwrap().unwrap();
    let copied = folder.path().join("copied.db");
    // A copy has the claim, as after a power cut, but nobody holds its lock.
    let connection = rusqlite::Connection::open(&path).unwrap();
    let copy = format!("VACUUM INTO '{}'", copied.display());
    connection.execute_batch(&copy).unwrap();
    let after = open(&copied);
    assert!(after.trials(0).unwrap()[0].is_claimed());
    assert_eq!(after.claim("cuda:0").unwrap(), Some(claim));
}

#[test]
fn numbers_that_json_has_not_are_refused() {
    let (_folder, _path, store) = with_trials();
    let claim = store.claim("cuda:0").unwrap().unwrap();
    let refused = store.finish(claim.number, &measured(&[f64::NAN]));
    assert!(matches!(
        refused,
        Err(StoreError::Corrupt {
            what: "outcome",
            ..
        })
    ));
    // And the study can still be read.
    assert_eq!(store.study().unwrap().trials[0].outcome, None);
}

#[test]
fn a_number_is_proposed_once() {
    let (_folder, path, first) = with_trials();
    let second = open(&path);
    first.propose(3, &[proposal("d")]).unwrap();
    second.propose(3, &[proposal("e"), proposal("f")]).unwrap();
    let specs: Vec<String> = second
        .trials(0)
        .unwrap()
        .into_iter()
        .map(|it| it.spec)
        .collect();
    assert_eq!(specs, ["a", "b", "c", "d"]);
}

#[test]
fn one_measures_rounds_at_a_time() {
    let (_folder, path, first) = with_trials();
    let second = open(&path);
    let contender = |role: &str, spec: &str| Confirmation {
        role: role.to_owned(),
        spec: spec.to_owned(),
        samples_us: Vec::new(),
    };
    let contenders = [contender("best", "a"), contender("default", "a")];
    assert_eq!(first.settle(&contenders).unwrap(), contenders);
    assert_eq!(
        second.settle(&[contender("best", "b")]).unwrap(),
        contenders
    );
    let lease = first.lease().unwrap().unwrap();
    assert!(first.lease().unwrap().is_none());
    assert!(second.lease().unwrap().is_none());
    assert_eq!(lease.add_round(&[1.0, 2.0]).unwrap(), 1);
    let wrong = lease.add_round(&[1.0]);
    assert!(matches!(
        wrong,
        Err(StoreError::Round {
            samples: 1,
            contenders: 2
        })
    ));
    drop(lease);
    let lease = second.lease().unwrap().unwrap();
    assert_eq!(lease.add_round(&[3.0, 4.0]).unwrap(), 2);
    // A process that dies has no time to give it back.
    std::mem::forget(lease);
    drop(second);
    assert!(first.lease().unwrap().is_some());
    assert_eq!(first.rounds().unwrap(), 2);
    let study = first.study().unwrap();
    let samples: Vec<_> = study
        .confirmations
        .iter()
        .map(|it| &it.samples_us)
        .collect();
    assert_eq!(samples, [&[1.0, 3.0], &[2.0, 4.0]]);
}

/// Many threads with a store each, as processes have, claim every trial once.
#[test]
fn concurrent_claims_are_exclusive() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("study.db");
    let specs: Vec<String> = (0..60).map(|i| i.to_string()).collect();
    let claimed: Vec<u32> = thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    let store = open(&path);
                    let proposals: Vec<Proposal> = specs.iter().map(|it| proposal(it)).collect();
                    store.propose(0, &proposals).unwrap();
                    let mut numbers = Vec::new();
                    while let Some(claim) = store.claim("cuda:0").unwrap() {
                        store.finish(claim.number, &failed()).unwrap();
                        numbers.push(claim.number);
                    }
                    numbers
                })
            })
            .collect();
        let numbers = threads.into_iter().flat_map(|it| it.join().unwrap());
        numbers.collect()
    });
    assert_eq!(claimed.len(), 60);
    assert_eq!(claimed.iter().collect::<HashSet<_>>().len(), 60);
}

/// A second of the wall counts once, however many processes there are.
#[test]
fn marks_do_not_overlap() {
    let (_folder, path, first) = with_trials();
    let second = open(&path);
    thread::sleep(std::time::Duration::from_millis(60));
    first.mark("seed").unwrap();
    second.mark("search").unwrap();
    let spans = first.study().unwrap().spans;
    let total: f64 = spans.iter().map(|it| it.seconds).sum();
    assert!(spans[0].seconds >= 0.06, "{spans:?}");
    assert!(total <= first.now() + 1e-9, "{spans:?}");
}
