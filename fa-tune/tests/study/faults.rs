//! Configurations that misbehave are recorded as failed, and the study goes on.

use std::sync::Mutex;
use std::time::Duration;

use fa_tune::record::{FailureKind, Outcome, Search};
use fa_tune::store::Store;
use fa_tune::study::{self, Evaluator, Event, Hooks, Progress, StudyError};
use fa_tune::worker::Deadlines;
use libtest_mimic::Trial;

use crate::bencher::{Behaviour, behaviour, time_us};
use crate::setting::{ROUNDS, Setting, space};
use crate::workers::spec_that;
use crate::{Tested, trial};

pub fn trials() -> Vec<Trial> {
    vec![
        trial("faults/are_recorded", are_recorded),
        trial(
            "faults/of_the_worker_stop_the_study",
            of_the_worker_stop_the_study,
        ),
        trial("faults/of_what_is_in_use", of_what_is_in_use),
    ]
}

fn are_recorded() -> Tested {
    let folder = tempfile::tempdir()?;
    let mut setting = Setting::new(folder.path(), Search::Random { trials: 150 });
    let all = space();
    let order = fa_tune::sampler::random_order(&all, 7);
    setting.fake.hangs = all.spec(order[10]);
    // Long enough for all others on a busy machine.
    let deadlines = Deadlines {
        evaluate: Duration::from_secs(2),
        ..Deadlines::default()
    };
    setting.run(deadlines)?;
    let study = setting.study()?;
    assert!(study.trials.len() >= 150);
    for trial in &study.trials {
        let kind = match &trial.outcome {
            Some(Outcome::Failed(failure)) => Some(failure.kind),
            Some(Outcome::Measured(measured)) => {
                assert_eq!(measured.samples_us[0], time_us(&trial.spec));
                None
            }
            None => return Err(format!("{} has no outcome", trial.spec).into()),
        };
        let expected = match behaviour(&trial.spec) {
            _ if trial.spec == setting.fake.hangs => Some(FailureKind::Timeout),
            Behaviour::Wrong => Some(FailureKind::Wrong),
            Behaviour::Right => None,
            _ => Some(FailureKind::Fault),
        };
        assert_eq!(kind, expected, "{}", trial.spec);
    }
    let best = study.trials.iter().filter(|it| it.measurement().is_some());
    let best = best.min_by(|a, b| time_us(&a.spec).total_cmp(&time_us(&b.spec)));
    let roles: Vec<&str> = study
        .confirmations
        .iter()
        .map(|it| it.role.as_str())
        .collect();
    assert_eq!(roles, ["best", "default", "runner-up", "runner-up"]);
    assert_eq!(Some(&study.confirmations[0].spec), best.map(|it| &it.spec));
    for confirmation in &study.confirmations {
        let expected = vec![time_us(&confirmation.spec); ROUNDS as usize];
        assert_eq!(confirmation.samples_us, expected);
    }
    let spans: Vec<&str> = study.spans.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(spans, ["random", "confirm"]);
    Ok(())
}

/// What is in use is confirmed with the best, if it is right; it need not be of the space.
fn of_what_is_in_use() -> Tested {
    for wanted in [Behaviour::Right, Behaviour::Wrong, Behaviour::Aborts] {
        let folder = tempfile::tempdir()?;
        let mut setting = Setting::new(folder.path(), Search::Random { trials: 30 });
        let in_use = spec_that(wanted);
        setting.in_use = Some(in_use.clone());
        setting.run(Deadlines::default())?;
        let study = setting.study()?;
        let confirmed = study.in_use().map(|it| it.spec.as_str());
        let expected = (wanted == Behaviour::Right).then_some(in_use.as_str());
        assert_eq!(confirmed, expected, "{wanted:?}");
        assert!(study.trials.iter().all(|trial| trial.spec != in_use));
        assert_ne!(study.confirmed().map(|it| &it.spec), Some(&in_use));
    }
    Ok(())
}

fn of_the_worker_stop_the_study() -> Tested {
    let folder = tempfile::tempdir()?;
    let mut setting = Setting::new(folder.path(), Search::Random { trials: 30 });
    let good = setting.fake.worker(Deadlines::default());
    setting.fake.start = "crash".to_owned();
    let evaluator = |device: &str, worker| Evaluator {
        device: device.to_owned(),
        worker,
    };
    let all = space();
    let progress = Mutex::new(Vec::new());
    let hooks = Hooks {
        prepare: &|_| (),
        cost: None,
        progress: &|step: Progress<'_>| {
            if let Progress {
                event: Event::Finished(_),
                done,
                ..
            } = step
            {
                progress.lock().unwrap().push(done);
            }
        },
    };
    {
        let store = setting.open(&all)?;
        let bad = vec![evaluator(
            "cuda:1",
            setting.fake.worker(Deadlines::default()),
        )];
        let error = study::run(&store, &all, &setting.parameters(), &hooks, bad);
        assert!(
            matches!(&error, Err(StudyError::Worker { device, .. }) if device == "cuda:1"),
            "{error:?}"
        );
        let trials = store.study()?.trials;
        // Nothing is blamed, nothing stays claimed.
        assert!(
            trials
                .iter()
                .all(|it| it.outcome.is_none() && it.device.is_none())
        );
        let none = study::run(&store, &all, &setting.parameters(), &hooks, Vec::new());
        assert!(matches!(none, Err(StudyError::NoWorkers)), "{none:?}");
        let good = vec![evaluator("cuda:0", good)];
        study::run(&store, &all, &setting.parameters(), &hooks, good)?;
    }
    let done = progress.into_inner()?;
    assert_eq!(done, (1..=done.len() as u32).collect::<Vec<_>>());
    // A study that is complete needs no worker process.
    setting.run(Deadlines::default())?;
    assert!(
        Store::open(&setting.store)?
            .study()?
            .trials
            .iter()
            .all(|it| it.outcome.is_some())
    );
    Ok(())
}
