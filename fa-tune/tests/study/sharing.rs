//! Several workers, and several processes, make the study that one would have made.

use std::collections::HashSet;
use std::thread;
use std::time::{Duration, Instant};

use fa_tune::record::Search;
use fa_tune::worker::Deadlines;
use libtest_mimic::Trial;

use crate::kills::{made, no_litter};
use crate::setting::Setting;
use crate::{Tested, trial};

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "sharing/workers_make_the_same_trials",
            workers_make_the_same_trials,
        ),
        trial(
            "sharing/processes_make_the_same_trials",
            processes_make_the_same_trials,
        ),
        trial("sharing/takes_over_from_the_dead", takes_over_from_the_dead),
    ]
}

const SEARCH: Search = Search::Tpe {
    seeds: 12,
    trials: 40,
};

/// What one worker alone comes to.
fn alone() -> Result<fa_tune::record::Study, libtest_mimic::Failed> {
    let folder = tempfile::tempdir()?;
    let setting = Setting::new(folder.path(), SEARCH);
    setting.run(Deadlines::default())?;
    setting.study()
}

/// No configuration was evaluated twice.
fn check_log(setting: &Setting) {
    let mut seen = HashSet::new();
    for spec in setting.log() {
        assert!(seen.insert(spec.clone()), "{spec} was measured twice");
    }
}

fn workers_make_the_same_trials() -> Tested {
    let folder = tempfile::tempdir()?;
    let mut setting = Setting::new(folder.path(), SEARCH);
    setting.workers = 3;
    setting.prepare_threads = 0;
    setting.fake.delay_ms = 5;
    setting.run(Deadlines::default())?;
    let study = setting.study()?;
    assert_eq!(made(&study), made(&alone()?));
    let devices: HashSet<_> = study.trials.iter().flat_map(|it| &it.device).collect();
    assert_eq!(devices.len(), 3, "{devices:?}");
    check_log(&setting);
    no_litter(folder.path())
}

fn processes_make_the_same_trials() -> Tested {
    let folder = tempfile::tempdir()?;
    let mut setting = Setting::new(folder.path(), SEARCH);
    setting.fake.delay_ms = 10;
    // Created by whoever is first.
    let children: Vec<_> = (0..3).map(|_| setting.spawn()).collect::<Result<_, _>>()?;
    for mut child in children {
        assert!(child.wait()?.success());
    }
    let study = setting.study()?;
    let expected = alone()?;
    assert_eq!(made(&study), made(&expected));
    assert_eq!(study.confirmations, expected.confirmations);
    check_log(&setting);
    no_litter(folder.path())
}

/// One of two processes is killed while it measures: the other one, which was there all the time,
/// measures what it had claimed.
fn takes_over_from_the_dead() -> Tested {
    let folder = tempfile::tempdir()?;
    let mut setting = Setting::new(folder.path(), SEARCH);
    setting.fake.delay_ms = 10;
    let mut first = setting.spawn()?;
    let mut second = setting.spawn()?;
    let begin = Instant::now();
    while setting.log().len() < 10 {
        assert!(begin.elapsed() < Duration::from_secs(20), "no evaluations");
        thread::sleep(Duration::from_millis(5));
    }
    first.kill()?;
    first.wait()?;
    assert!(second.wait()?.success());
    assert_eq!(made(&setting.study()?), made(&alone()?));
    no_litter(folder.path())
}
