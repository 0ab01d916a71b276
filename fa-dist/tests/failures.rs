//! Ranks that die, hang, or do something else than the others.

#[allow(dead_code, reason = "results are not looked at here")]
mod problem;

use std::thread;
use std::time::{Duration, Instant};

use fa::prelude::*;
use fa_dist::{DistError, Rank, Way, in_process_within};
use problem::Problem;

/// How long ranks wait here.
const TIMEOUT: Duration = Duration::from_millis(300);

fn ranks(count: usize) -> Vec<Rank> {
    let communicators = in_process_within(count, TIMEOUT).into_iter();
    communicators
        .map(|communicator| Rank::new(Device::cpu(), communicator))
        .collect()
}

/// What rank 0 of two gives where rank 1 does `other`.
fn beside(other: impl FnOnce(Rank) + Send) -> Result<(), DistError> {
    let problem = Problem::new(40, [1, 1, 32]);
    let sequences = problem.sequences(2);
    let inputs = problem.draw();
    thread::scope(|scope| {
        let mut ranks = ranks(2);
        let (second, first) = (ranks.pop().unwrap(), ranks.pop().unwrap());
        scope.spawn(|| other(second));
        problem
            .run_rank(&first, &sequences, &inputs, Some(Way::Ring))
            .map(|_| ())
    })
}

#[test]
fn a_rank_that_dies_is_an_error_on_the_others() {
    let found = beside(drop);
    assert!(
        matches!(found, Err(DistError::Lost { rank: 0, peer: 1 })),
        "{found:?}"
    );
}

#[test]
fn a_rank_that_hangs_is_an_error_on_the_others_in_time() {
    let started = Instant::now();
    let found = beside(|_rank| thread::sleep(8 * TIMEOUT));
    assert!(
        matches!(found, Err(DistError::TimedOut { rank: 0, .. })),
        "{found:?}"
    );
    // The thread that hangs is waited for by the test alone.
    assert!(started.elapsed() < 20 * TIMEOUT);
}

#[test]
fn a_rank_that_computes_something_else_is_found() {
    let other = Problem::new(44, [1, 1, 32]);
    let found = beside(|rank| {
        let sequences = other.sequences(2);
        let found = other.run_rank(&rank, &sequences, &other.draw(), Some(Way::Ring));
        assert!(found.is_err());
    });
    assert!(
        matches!(
            found,
            Err(DistError::OtherCall {
                rank: 0,
                peer: 1,
                ..
            })
        ),
        "{found:?}"
    );
}

#[test]
fn a_sequence_that_is_dealt_to_others_is_refused() {
    let problem = Problem::new(40, [1, 1, 32]);
    let sequences = problem.sequences(3);
    let found = problem.run(ranks(2), &sequences, None);
    assert!(
        matches!(found, Err(DistError::Ranks { dealt: 3, ranks: 2 })),
        "{found:?}"
    );
}
