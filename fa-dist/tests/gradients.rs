//! Gradients, in both ways that there are, on interpreters of one process: against float64, and those of keys bit for bit the same
//! when they are computed again.

#[allow(dead_code, reason = "functions are tested in `positions`")]
mod problem;

use fa::attention::Window;
use fa_dist::{Way, interpreters};
use problem::Problem;

/// Gradients on one to four ranks.
fn everywhere(problem: &Problem, way: Way, ranks: &[usize]) {
    let problem = Problem {
        backward: Some(way),
        ..problem.clone()
    };
    for &ranks in ranks {
        let sequences = problem.sequences(ranks);
        problem.check(interpreters(ranks), &sequences, Some(Way::Gather));
    }
}

const RANKS: [usize; 4] = [1, 2, 3, 4];

#[test]
fn without_a_mask() {
    everywhere(&Problem::new(60, [2, 1, 32]), Way::Ring, &RANKS);
    everywhere(&Problem::new(60, [2, 1, 32]), Way::Heads, &[1, 2]);
}

#[test]
fn of_a_causal_sequence() {
    let problem = Problem::new(101, [4, 2, 32]).causal();
    everywhere(&problem, Way::Ring, &RANKS);
    everywhere(&problem, Way::Heads, &[2, 4]);
}

#[test]
fn in_a_window() {
    let mut problem = Problem::new(80, [2, 1, 32]);
    problem.options.window = Some(Window {
        left: Some(20),
        right: Some(4),
    });
    everywhere(&problem, Way::Ring, &RANKS);
    everywhere(&problem.causal(), Way::Ring, &[3]);
}

#[test]
fn of_packed_sequences() {
    let problem = Problem {
        lengths: vec![20, 0, 33, 1, 27],
        ..Problem::new(0, [2, 1, 32]).causal()
    };
    everywhere(&problem, Way::Ring, &RANKS);
    everywhere(&problem, Way::Heads, &[2]);
}

#[test]
fn of_a_batch_with_a_softcap() {
    let mut problem = Problem {
        batch: 2,
        ..Problem::new(40, [2, 2, 32]).causal()
    };
    problem.options.softcap = Some(5.0);
    everywhere(&problem, Way::Ring, &[2, 3]);
    everywhere(&problem, Way::Heads, &[2]);
}

#[test]
fn the_same_bits_every_run() {
    let problem = Problem {
        backward: Some(Way::Ring),
        ..Problem::new(101, [2, 1, 32]).causal()
    };
    let run = || problem.check(interpreters(3), &problem.sequences(3), Some(Way::Ring));
    let (first, second) = (run(), run());
    assert_eq!((&first.o, &first.lse), (&second.o, &second.lse));
    let keys = |given: problem::Given| {
        let [_, dk, dv] = given.gradients.unwrap();
        (dk, dv)
    };
    assert_eq!(keys(first), keys(second));
}
