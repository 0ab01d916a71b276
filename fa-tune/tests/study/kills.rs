//! A study that is killed again and again comes to what it would have come to.

use std::collections::HashSet;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use fa_tune::record::{Failure, Outcome, Search, Study, Trial as Made};
use fa_tune::store::{Store, StoreError};
use fa_tune::worker::Deadlines;
use libtest_mimic::{Failed, Trial};

use crate::bencher::Fake;
use crate::setting::{ROUNDS, Setting, space};
use crate::workers::last_process;
use crate::{Tested, trial};

pub fn trials() -> Vec<Trial> {
    vec![
        trial("kills/resumes_from_20_points", resumes_from_20_points),
        trial(
            "kills/worker_ends_with_its_parent",
            worker_ends_with_its_parent,
        ),
    ]
}

const SEARCH: Search = Search::Tpe {
    seeds: 20,
    trials: 100,
};

fn resumes_from_20_points() -> Tested {
    let folder = tempfile::tempdir()?;
    let undisturbed = Setting {
        store: folder.path().join("undisturbed.db"),
        ..Setting::new(folder.path(), SEARCH)
    };
    undisturbed.run(Deadlines::default())?;
    let expected = undisturbed.study()?;

    let disturbed = folder.path().join("disturbed");
    std::fs::create_dir(&disturbed)?;
    let mut setting = Setting::new(&disturbed, SEARCH);
    setting.workers = 2;
    setting.fake.delay_ms = 20;
    let mut random = numbers();
    let mut kills = Vec::new();
    for point in POINTS {
        let mut child = setting.spawn()?;
        let reached = wait_for(point, &setting, &mut random)?;
        // And anywhere between two evaluations.
        thread::sleep(Duration::from_micros(random() % 22_000));
        let ended = child.try_wait()?;
        child.kill()?;
        child.wait()?;
        assert!(reached && ended.is_none(), "{point:?}: {ended:?}");
        kills.push(after_kill(&setting)?);
    }
    assert_eq!(kills.len(), 20);
    let interrupted = kills.iter().filter(|kill| kill.claimed > 0).count();
    assert!(
        interrupted >= 5,
        "{interrupted} kills while something was measured"
    );
    let alive = setting.spawn()?.wait()?;
    assert!(alive.success());
    let study = setting.study()?;
    assert_eq!(made(&study), made(&expected));
    assert_eq!(study.confirmations, expected.confirmations);
    for confirmation in &study.confirmations {
        assert_eq!(confirmation.samples_us.len(), ROUNDS as usize);
    }
    let log = setting.log();
    for kill in kills {
        kill.check(&study, &log)?;
    }
    no_litter(&disturbed)
}

/// Where a study is killed.
#[derive(Clone, Copy, Debug)]
enum Point {
    /// While it starts, or soon after.
    Start,
    /// A few trials after it was resumed.
    Trials,
    /// In the confirmation.
    Rounds,
}

const POINTS: [Point; 20] = {
    use Point::{Rounds, Start, Trials};
    [
        Start, Start, Trials, Trials, Start, Trials, Trials, Trials, Start, Trials, Trials, Trials,
        Start, Trials, Trials, Trials, Trials, Rounds, Rounds, Rounds,
    ]
};

/// Random numbers, the same in every run.
fn numbers() -> impl FnMut() -> u64 {
    let mut state = 1_u64;
    move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        state >> 33
    }
}

/// Waits until a study that has just been started is at a point; `false` if it does not get there.
fn wait_for(
    point: Point,
    setting: &Setting,
    random: &mut impl FnMut() -> u64,
) -> Result<bool, Failed> {
    let rounds = || -> Result<u32, Failed> { Ok(Store::open(&setting.store)?.rounds()?) };
    let reached: Box<dyn Fn() -> Result<bool, Failed>> = match point {
        Point::Start => {
            thread::sleep(Duration::from_millis(random() % 40));
            return Ok(true);
        }
        Point::Trials => {
            let target = setting.log().len() + 1 + (random() % 5) as usize;
            Box::new(move || Ok(setting.log().len() >= target))
        }
        Point::Rounds => {
            let target = rounds()? + 1 + (random() % 4) as u32;
            Box::new(move || Ok(rounds()? >= target))
        }
    };
    let begin = Instant::now();
    while !reached()? {
        if begin.elapsed() > Duration::from_secs(20) {
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(1));
    }
    Ok(true)
}

/// What was there after a kill.
struct Killed {
    study: Option<Study>,
    /// Trials that were claimed.
    claimed: usize,
    evaluations: usize,
}

fn after_kill(setting: &Setting) -> Result<Killed, Failed> {
    // The first may be killed before there is a study.
    let (study, claimed) = match Store::open(&setting.store) {
        Ok(store) => {
            let study = store.study()?;
            let claimed = study.trials.iter().filter(|it| it.is_claimed()).count();
            (Some(study), claimed)
        }
        Err(StoreError::Missing { .. }) => (None, 0),
        Err(error) => return Err(error.into()),
    };
    Ok(Killed {
        study,
        claimed,
        evaluations: setting.log().len(),
    })
}

impl Killed {
    /// Whether all of it is still there in the end, and none of it was measured again.
    fn check(&self, end: &Study, log: &[String]) -> Tested {
        let Some(then) = &self.study else {
            return Ok(());
        };
        let mut known = HashSet::new();
        for (trial, later) in then.trials.iter().zip(&end.trials) {
            assert_eq!((trial.number, &trial.spec), (later.number, &later.spec));
            if trial.outcome.is_some() {
                assert_eq!(trial, later);
                known.insert(trial.spec.as_str());
            }
        }
        for spec in &log[self.evaluations..] {
            assert!(!known.contains(spec.as_str()), "{spec} was measured again");
        }
        for (confirmation, later) in then.confirmations.iter().zip(&end.confirmations) {
            assert!(later.samples_us.starts_with(&confirmation.samples_us));
        }
        Ok(())
    }
}

/// Trials without what differs from run to run: when, where, and how a process was ended.
pub fn made(study: &Study) -> Vec<Made> {
    let made = |trial: &Made| Made {
        finished_s: None,
        device: None,
        outcome: trial.outcome.clone().map(|outcome| match outcome {
            Outcome::Failed(Failure { kind, .. }) => Outcome::Failed(Failure {
                kind,
                message: String::new(),
            }),
            measured => measured,
        }),
        ..trial.clone()
    };
    study.trials.iter().map(made).collect()
}

/// Lock files of the dead are cleared away.
pub fn no_litter(folder: &Path) -> Tested {
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        assert!(!name.contains("owner"), "{name} is left");
    }
    Ok(())
}

/// A worker that hangs when its parent is killed does not stay behind on the GPU.
fn worker_ends_with_its_parent() -> Tested {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let mut setting = Setting::new(folder.path(), Search::Exhaustive);
    setting.fake = Fake {
        hangs: space().spec(0),
        ..setting.fake
    };
    let mut child = setting.spawn()?;
    let begin = Instant::now();
    while setting.log().is_empty() {
        assert!(begin.elapsed() < Duration::from_secs(20), "no evaluation");
        thread::sleep(Duration::from_millis(5));
    }
    let worker = last_process(setting.fake.log.as_ref())?;
    let status = Path::new("/proc").join(worker).join("status");
    assert!(status.exists());
    child.kill()?;
    child.wait()?;
    let begin = Instant::now();
    // As a zombie it has let go of everything; who reaps it is not up to us.
    while std::fs::read_to_string(&status).is_ok_and(|it| !it.contains("State:\tZ")) {
        assert!(
            begin.elapsed() < Duration::from_secs(4),
            "it is still there"
        );
        thread::sleep(Duration::from_millis(5));
    }
    Ok(())
}
