//! One worker: what it reports when its process is lost.

use std::path::Path;
use std::time::{Duration, Instant};

use fa_tune::record::{FailureKind, Outcome};
use fa_tune::worker::{Deadlines, WorkerError};
use libtest_mimic::Trial;

use crate::bencher::{Behaviour, Fake, behaviour, time_us};
use crate::{Tested, trial};

pub fn trials() -> Vec<Trial> {
    vec![
        trial("worker/measures", measures),
        trial("worker/hang_is_a_timeout", hang_is_a_timeout),
        trial("worker/is_replaced", is_replaced),
        trial(
            "worker/crash_at_start_is_an_error",
            crash_at_start_is_an_error,
        ),
        trial("worker/starts_again", starts_again),
        trial("worker/dead_between_requests", dead_between_requests),
        trial("worker/needs_an_executable", needs_an_executable),
    ]
}

/// The first spec-like text that behaves so.
pub fn spec_that(wanted: Behaviour) -> String {
    (0..)
        .map(|i| format!("K<{i}>"))
        .find(|spec| behaviour(spec) == wanted)
        .unwrap()
}

fn misbehaving() -> Fake {
    Fake {
        misbehaves: true,
        hangs: "K<hangs>".to_owned(),
        ..Fake::default()
    }
}

fn measures() -> Tested {
    let mut worker = Fake::default().worker(Deadlines::default());
    let Outcome::Measured(measured) = worker.evaluate("K<1>", 3)? else {
        return Err("not measured".into());
    };
    let time = time_us("K<1>");
    // To the last bit, though they came as text.
    assert_eq!(
        measured.samples_us,
        [time, time + 1.0 / 7.0, time + 2.0 / 7.0]
    );
    let specs = ["K<2>", "K<1>", "K<2>"].map(str::to_owned);
    let round = worker.round(&specs)?.map_err(|failure| failure.message)?;
    assert_eq!(round, [time_us("K<2>"), time, time_us("K<2>")]);
    Ok(())
}

fn hang_is_a_timeout() -> Tested {
    let deadlines = Deadlines {
        evaluate: Duration::from_millis(300),
        ..Deadlines::default()
    };
    let mut worker = misbehaving().worker(deadlines);
    worker.start()?;
    let begin = Instant::now();
    let Outcome::Failed(failure) = worker.evaluate("K<hangs>", 1)? else {
        return Err("not failed".into());
    };
    assert_eq!(failure.kind, FailureKind::Timeout);
    assert!(failure.message.contains("0.3 s"), "{}", failure.message);
    assert!(begin.elapsed() < Duration::from_secs(5));
    Ok(())
}

fn is_replaced() -> Tested {
    let right = spec_that(Behaviour::Right);
    let mut worker = misbehaving().worker(Deadlines::default());
    let expected = [
        (Behaviour::Wrong, FailureKind::Wrong, "41"),
        (Behaviour::Faults, FailureKind::Fault, "illegal address"),
        (Behaviour::Aborts, FailureKind::Fault, "died: signal: 6"),
        (Behaviour::Babbles, FailureKind::Fault, "no reply"),
    ];
    for (behaviour, kind, message) in expected {
        let Outcome::Failed(failure) = worker.evaluate(&spec_that(behaviour), 1)? else {
            return Err(format!("{behaviour:?} is not a failure").into());
        };
        assert_eq!(failure.kind, kind, "{}", failure.message);
        assert!(failure.message.contains(message), "{}", failure.message);
        let next = worker.evaluate(&right, 1)?;
        assert!(matches!(next, Outcome::Measured(_)), "{next:?}");
    }
    Ok(())
}

fn crash_at_start_is_an_error() -> Tested {
    let fake = Fake {
        start: "crash".to_owned(),
        ..Fake::default()
    };
    let error = fake.worker(Deadlines::default()).evaluate("K<1>", 1);
    let Err(WorkerError::Start { attempts, cause }) = error else {
        return Err(format!("{error:?}").into());
    };
    assert_eq!(attempts, 3);
    assert!(cause.contains("no device today"), "{cause}");
    Ok(())
}

fn starts_again() -> Tested {
    let folder = tempfile::tempdir()?;
    let fake = Fake {
        start: format!("once {}", folder.path().join("crashed").display()),
        ..Fake::default()
    };
    let outcome = fake.worker(Deadlines::default()).evaluate("K<1>", 1)?;
    assert!(matches!(outcome, Outcome::Measured(_)), "{outcome:?}");
    Ok(())
}

/// The next configuration is not blamed for a process that something else killed.
fn dead_between_requests() -> Tested {
    let folder = tempfile::tempdir()?;
    let log = folder.path().join("log");
    let fake = Fake {
        log: log.display().to_string(),
        ..Fake::default()
    };
    let mut worker = fake.worker(Deadlines::default());
    worker.evaluate("K<1>", 1)?;
    kill(&last_process(&log)?)?;
    let outcome = worker.evaluate("K<2>", 1)?;
    assert!(matches!(outcome, Outcome::Measured(_)), "{outcome:?}");
    Ok(())
}

fn needs_an_executable() -> Tested {
    let launch = Box::new(|| std::process::Command::new("/nowhere/fa"));
    let error = fa_tune::worker::Worker::new(launch, Deadlines::default()).start();
    let message = error.map_err(|error| error.to_string());
    assert_eq!(message, Err("/nowhere/fa cannot be started".to_owned()));
    Ok(())
}

/// The process that logged last.
pub fn last_process(log: &Path) -> std::io::Result<String> {
    let text = std::fs::read_to_string(log)?;
    let last = text.lines().last().unwrap_or_default();
    Ok(last.split(' ').next().unwrap_or_default().to_owned())
}

/// Kills a fake worker by its number, and waits until it is gone.
fn kill(process: &str) -> Tested {
    let status = std::process::Command::new("kill")
        .args(["-KILL", process])
        .status()?;
    assert!(status.success());
    // A moment for the signal; the zombie that is left does not count as running.
    std::thread::sleep(Duration::from_millis(100));
    Ok(())
}
