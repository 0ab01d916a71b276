use fa_kernels::attention::{Dtype, ScoreOptions, Shape};
use std::collections::{BTreeMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use fa_dsl::config::{KernelConfig, KernelEntry};
use fa_dsl::target::{Arch, Target};
use fa_kernels::fa_s512::FaS512Config;

use super::plan::{Next, Plan};
use super::preparation::Preparation;
use super::signal::Signal;
use super::{CostModel, Fit, LAG};
use crate::record::{
    Correctness, Definition, Environment, Failure, FailureKind, IN_USE, Measurement, Outcome,
    Phase, Resources, Search, Trial, Workload,
};
use crate::sampler::tpe::Observation;
use crate::space::Space;
use crate::store::{Figures, Store};

fn space() -> Space {
    let entry = KernelEntry::all()
        .into_iter()
        .find(|entry| entry.name == FaS512Config::NAME)
        .unwrap();
    Space::new(entry, &Target::new(Arch::Sm90a), &[]).unwrap()
}

fn definition(search: Search) -> Definition {
    Definition {
        kernel: FaS512Config::NAME.to_owned(),
        options: BTreeMap::new(),
        problem: Workload {
            shape: Shape::square(1, 512, 1, 64),
            dtype: Dtype::F16,
            scores: ScoreOptions::default(),
            tensors: Default::default(),
            flop: 1.0,
            bytes: 1.0,
        }
        .into(),
        arch: "sm_90a".to_owned(),
        search,
        seed: 3,
    }
}

fn store(folder: &tempfile::TempDir, space: &Space, search: Search) -> Store {
    let figures = Figures::from(space);
    let path = folder.path().join("study.db");
    Store::open_or_create(
        &path,
        &definition(search),
        &figures,
        &Environment::default(),
    )
    .unwrap()
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
            registers: 32,
            spill_bytes: 0,
            shared_bytes: 0,
            threads: 128,
            ctas_per_sm: 1,
        },
        clocks: None,
    })
}

/// Proposes as much as can be proposed.
fn advance(plan: &mut Plan<'_>, store: &Store) -> Next {
    loop {
        plan.refresh(store).unwrap();
        match plan.next() {
            Next::Propose(proposals) => store.propose(plan.number(), &proposals).unwrap(),
            next => return next,
        }
    }
}

/// Finishes the first open trial with a time that is a function of its spec, or lets it fail.
fn finish_one(store: &Store) -> bool {
    let Some(claim) = store.claim("cuda:0").unwrap() else {
        return false;
    };
    let size = claim.spec.bytes().map(u32::from).sum::<u32>();
    let outcome = match size % 7 {
        0 => Outcome::Failed(Failure {
            kind: FailureKind::Wrong,
            message: String::new(),
        }),
        _ => measured(f64::from(size)),
    };
    store.finish(claim.number, &outcome).unwrap();
    true
}

fn phases(entries: &[Trial]) -> Vec<(Phase, usize)> {
    let groups = entries.chunk_by(|a, b| a.phase == b.phase);
    groups.map(|group| (group[0].phase, group.len())).collect()
}

const TPE: Search = Search::Tpe {
    seeds: 12,
    trials: 20,
};

#[test]
fn proposes_as_far_ahead_as_the_lag() {
    let (folder, space) = (tempfile::tempdir().unwrap(), space());
    let store = store(&folder, &space, TPE);
    let mut plan = Plan::new(&definition(TPE), &space, None, false);
    assert_eq!(plan.total(), 32);
    // Trial 12 is the first that needs an outcome, that of the trials below 12 − LAG.
    assert_eq!(advance(&mut plan, &store), Next::Wait);
    assert_eq!(plan.number(), 12);
    for done in 1..=30 {
        assert!(finish_one(&store));
        let next = advance(&mut plan, &store);
        let expected = (done + LAG + 1).clamp(12, 32);
        assert_eq!((plan.number(), plan.done()), (expected, done));
        assert_eq!(next == Next::Complete, expected == 32);
    }
    let entries = store.trials(0).unwrap();
    assert_eq!(phases(&entries), [(Phase::Seed, 12), (Phase::Search, 20)]);
    let specs: HashSet<&str> = entries.iter().map(|it| it.spec.as_str()).collect();
    assert_eq!(specs.len(), 32);
}

#[test]
fn proposals_do_not_depend_on_timing() {
    let space = space();
    let made = |burst: usize| {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder, &space, TPE);
        // The default is made too, if the search has not.
        while advance(&mut Plan::new(&definition(TPE), &space, None, true), &store) == Next::Wait {
            (0..burst).for_each(|_| _ = finish_one(&store));
        }
        while finish_one(&store) {}
        let trials = store.trials(0).unwrap().into_iter();
        trials
            .map(|it| (it.number, it.phase, it.time_us(), it.spec))
            .collect::<Vec<_>>()
    };
    let one_by_one = made(1);
    assert_eq!(one_by_one, made(5));
    assert_eq!(one_by_one, made(40));
    let default = space.spec(space.default_index().unwrap());
    assert!(one_by_one.iter().any(|(.., spec)| *spec == default));
}

#[test]
fn random_and_exhaustive_are_proposed_at_once() {
    let mut space = space();
    for (search, phase, count) in [
        (Search::Random { trials: 9 }, Phase::Random, 9),
        (Search::Random { trials: 5000 }, Phase::Random, space.len()),
        (Search::Exhaustive, Phase::Exhaustive, space.len()),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder, &space, search);
        let mut plan = Plan::new(&definition(search), &space, None, false);
        assert_eq!(advance(&mut plan, &store), Next::Complete);
        assert_eq!(plan.total() as usize, count);
        assert_eq!(phases(&store.trials(0).unwrap()), [(phase, count)]);
    }
    // Nothing is tried twice where there is less to try than was asked for.
    let first = space.values(0).to_vec();
    space.retain("none but four", |values| values[..3] == first[..3]);
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder, &space, TPE);
    let mut plan = Plan::new(&definition(TPE), &space, None, true);
    while advance(&mut plan, &store) == Next::Wait {
        assert!(finish_one(&store));
    }
    assert_eq!(plan.total() as usize, space.len().min(32));
}

#[test]
fn confirms_the_best_the_default_and_those_behind() {
    let (folder, space) = (tempfile::tempdir().unwrap(), space());
    let search = Search::Random { trials: 4 };
    let store = store(&folder, &space, search);
    let mut plan = Plan::new(&definition(search), &space, None, true);
    advance(&mut plan, &store);
    assert_eq!(plan.contenders(9, None), []);
    let times = [Some(30.0), None, Some(10.0), Some(20.0), Some(15.0)];
    for time in times {
        let claim = store.claim("cuda:0").unwrap().unwrap();
        let failed = Outcome::Failed(Failure {
            kind: FailureKind::Timeout,
            message: String::new(),
        });
        store
            .finish(claim.number, &time.map_or(failed, measured))
            .unwrap();
    }
    plan.refresh(&store).unwrap();
    let entries = store.trials(0).unwrap();
    assert_eq!(phases(&entries), [(Phase::Random, 4), (Phase::Confirm, 1)]);
    let roles = |runners_up, in_use| -> Vec<(String, usize)> {
        let number = |spec: &str| entries.iter().position(|it| it.spec == spec).unwrap_or(99);
        let contenders = plan.contenders(runners_up, in_use).into_iter();
        contenders
            .map(|it| (number(&it.spec), it.role))
            .map(|(n, role)| (role, n))
            .collect()
    };
    let [best, default, behind, last] = [
        ("best".to_owned(), 2),
        ("default".to_owned(), 4),
        ("runner-up".to_owned(), 3),
        ("runner-up".to_owned(), 0),
    ];
    assert_eq!(roles(0, None), [best.clone(), default.clone()]);
    let all = [best.clone(), default.clone(), behind, last.clone()];
    assert_eq!(roles(9, None), all);
    // What is in use is not measured twice, and need not be of the space.
    for already in [2, 4] {
        assert_eq!(roles(9, Some(&entries[already].spec)), all);
    }
    let in_use = |number| (IN_USE.to_owned(), number);
    let behind = roles(9, Some(&entries[3].spec));
    assert_eq!(
        behind,
        [best.clone(), default.clone(), in_use(3), last.clone()]
    );
    let other = roles(1, Some("Other<1>"));
    assert_eq!(other, [best, default, in_use(99), all[2].clone()]);
    assert_eq!(plan.measured(&entries[3].spec), Some(true));
    assert_eq!(plan.measured(&entries[1].spec), Some(false));
    assert_eq!(plan.measured("Other<1>"), None);
}

/// Predicts a candidate's index, and how much it was given to fit.
struct Indices {
    fitted: Mutex<Vec<usize>>,
}

impl CostModel for Indices {
    fn prior_us(&self, candidate: usize) -> Option<f64> {
        Some(candidate as f64 + 1.0)
    }

    fn fit(&self, history: &[Observation]) -> Option<Fit<'_>> {
        self.fitted.lock().unwrap().push(history.len());
        let count = history.len();
        (count >= 10)
            .then(|| Box::new(move |candidate: usize| Some((candidate * count) as f64)) as Fit<'_>)
    }
}

#[test]
fn predictions_are_stored_with_proposals() {
    let (folder, space) = (tempfile::tempdir().unwrap(), space());
    let store = store(&folder, &space, TPE);
    let cost = Indices {
        fitted: Mutex::default(),
    };
    let mut plan = Plan::new(&definition(TPE), &space, Some(&cost), false);
    while advance(&mut plan, &store) == Next::Wait {
        assert!(finish_one(&store));
    }
    // History grows with the trials, LAG behind.
    let fitted = cost.fitted.into_inner().unwrap();
    assert_eq!(fitted, (4..24).collect::<Vec<_>>());
    let study = store.study().unwrap();
    let searched = study.trials.iter().filter(|it| it.phase == Phase::Search);
    assert_eq!(study.predictions.len(), 20);
    for trial in searched {
        let candidate = space.find(&trial.spec).unwrap();
        let prediction = study.predictions.iter().find(|it| it.spec == trial.spec);
        let prediction = prediction.unwrap();
        let known = trial.number - LAG;
        assert_eq!(prediction.prior_us, candidate as f64 + 1.0);
        // A time of 0 is none.
        let fitted = f64::from(known) * candidate as f64;
        let fitted = (known >= 10 && fitted > 0.0).then_some(fitted);
        assert_eq!(prediction.fitted_us, fitted);
    }
}

fn open(number: u32) -> Trial {
    Trial::new(number, Phase::Seed, &number.to_string())
}

fn claimed(number: u32) -> Trial {
    Trial {
        device: Some("cuda:0".to_owned()),
        ..open(number)
    }
}

#[test]
fn prepares_in_order_and_once() {
    let order = Mutex::new(Vec::new());
    let prepare = |spec: &str| order.lock().unwrap().push(spec.to_owned());
    let preparation = Preparation::new(&prepare);
    let trials = [3, 1, 2].map(open);
    preparation.update(trials.iter());
    // Another process has claimed it by now.
    preparation.update([claimed(2)].iter());
    // No thread has come to it, so who measures it does it.
    preparation.ensure(&claimed(3));
    preparation.update(trials[..2].iter());
    assert!(preparation.prepare_first());
    assert!(!preparation.prepare_first());
    assert_eq!(order.into_inner().unwrap(), ["3", "1"]);
}

#[test]
fn waits_for_what_is_being_prepared() {
    let steps = AtomicU32::new(0);
    let prepare = |_: &str| {
        steps.store(1, Ordering::SeqCst);
        thread::sleep(Duration::from_millis(30));
        steps.store(2, Ordering::SeqCst);
    };
    let preparation = Preparation::new(&prepare);
    preparation.update([open(0)].iter());
    thread::scope(|scope| {
        scope.spawn(|| preparation.prepare_first());
        while steps.load(Ordering::SeqCst) == 0 {
            thread::yield_now();
        }
        preparation.ensure(&claimed(0));
        assert_eq!(steps.load(Ordering::SeqCst), 2);
    });
}

#[test]
fn a_signal_between_look_and_wait_is_not_missed() {
    let signal = Signal::default();
    let seen = signal.look().unwrap();
    signal.raise();
    // Would wait for ever.
    signal.wait(seen, None);
    assert_ne!(signal.look(), Some(seen));
    let seen = signal.look().unwrap();
    signal.end();
    signal.wait(seen, None);
    assert_eq!(signal.look(), None);
}
