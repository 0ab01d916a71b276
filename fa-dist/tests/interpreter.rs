//! Every way on interpreters of one process: against attention over the whole sequence in float64, and bit for bit the same
//! when it is done again.

#[allow(dead_code, reason = "functions are tested in `positions`")]
mod problem;

use fa::attention::Window;
use fa::prelude::*;
use fa_dist::{DistError, Sequences, Way, interpreters};
use problem::Problem;

/// The ways that are tested, each on one to four ranks.
fn everywhere(problem: &Problem, ways: &[Way]) {
    for &way in ways {
        for ranks in 1..=4 {
            let sequences = problem.sequences(ranks);
            problem.check(interpreters(ranks), &sequences, Some(way));
        }
    }
}

const WAYS: [Way; 2] = [Way::Ring, Way::Gather];

/// As [`everywhere`], with heads exchanged on as many ranks as there are heads for.
fn by_heads(problem: &Problem, ranks: &[usize]) {
    for &ranks in ranks {
        let sequences = problem.sequences(ranks);
        problem.check(interpreters(ranks), &sequences, Some(Way::Heads));
    }
}

#[test]
fn heads_are_exchanged() {
    let causal = Problem::new(77, [4, 2, 32]).causal();
    by_heads(&causal, &[1, 2, 4]);
    by_heads(&Problem::new(50, [6, 3, 32]), &[3]);
    let batch = Problem {
        batch: 2,
        slopes: Some(vec![0.5, 0.25, 0.1, 0.0]),
        sinks: Some(vec![1.0, -1.0, 0.0, 2.0]),
        ..causal.clone()
    };
    by_heads(&batch, &[2, 4]);
    let packed = Problem {
        lengths: vec![10, 0, 40, 7],
        ..causal.clone()
    };
    by_heads(&packed, &[2]);
    let refused = causal.run(interpreters(3), &causal.sequences(3), Some(Way::Heads));
    assert!(matches!(refused, Err(DistError::Unsupported { .. })));
}

#[test]
fn attention_without_a_mask() {
    everywhere(&Problem::new(100, [2, 2, 32]), &WAYS);
}

#[test]
fn a_causal_mask_over_chunks_from_both_ends() {
    everywhere(&Problem::new(133, [2, 1, 64]).causal(), &WAYS);
}

#[test]
fn windows_in_every_direction() {
    for (left, right) in [
        (Some(20), None),
        (Some(9), Some(3)),
        (None, Some(17)),
        (Some(0), Some(0)),
    ] {
        let mut problem = Problem::new(90, [2, 1, 32]);
        problem.options.window = Some(Window { left, right });
        everywhere(&problem, &WAYS);
        everywhere(&problem.causal(), &[Way::Ring]);
    }
}

#[test]
fn several_sequences_of_a_batch() {
    let problem = Problem {
        batch: 2,
        ..Problem::new(50, [4, 2, 32]).causal()
    };
    everywhere(&problem, &WAYS);
}

#[test]
fn sinks_join_once() {
    let problem = Problem {
        sinks: Some(vec![0.5, 2.0]),
        ..Problem::new(70, [2, 2, 32]).causal()
    };
    everywhere(&problem, &WAYS);
    let full = Problem {
        options: Options::default(),
        ..problem
    };
    everywhere(&full, &WAYS);
}

#[test]
fn softcap_and_scale() {
    let mut problem = Problem::new(70, [2, 2, 32]).causal();
    problem.options.softcap = Some(5.0);
    problem.options.scale = Some(0.3);
    everywhere(&problem, &WAYS);
}

#[test]
fn packed_sequences() {
    for causal in [false, true] {
        let mut problem = Problem::new(0, [2, 1, 32]);
        problem.lengths = vec![20, 1, 33, 0, 40, 6];
        problem.options.causal = causal;
        everywhere(&problem, &WAYS);
        problem.options.window = Some(Window::symmetric(10));
        everywhere(&problem, &WAYS);
    }
}

#[test]
fn a_causal_sequence_may_be_dealt_in_order() {
    let problem = Problem::new(60, [2, 2, 32]).causal();
    for way in WAYS {
        problem.check(interpreters(3), &Sequences::contiguous(60, 3), Some(way));
    }
}

#[test]
fn more_ranks_than_tokens() {
    let problem = Problem::new(3, [1, 1, 32]).causal();
    everywhere(&problem, &WAYS);
}

#[test]
fn the_same_bits_every_run() {
    let problem = Problem::new(133, [2, 1, 64]).causal();
    for way in WAYS {
        let run = || problem.check(interpreters(3), &problem.sequences(3), Some(way));
        assert_eq!(run(), run());
    }
}

#[test]
fn one_rank_gives_the_bits_of_one_device() {
    let problem = Problem::new(133, [2, 1, 64]).causal();
    let alone = problem.check(interpreters(1), &problem.sequences(1), Some(Way::Ring));
    let [q, k, v] = problem.draw();
    let device = Device::cpu();
    let [q, k, v] = [q, k, v].map(|x| device.upload(&x).unwrap());
    let (of_q, of_k) = ([1, 133, 2, 64], [1, 133, 1, 64]);
    let o = attention(
        &device,
        q.contiguous(&of_q).unwrap(),
        k.contiguous(&of_k).unwrap(),
        v.contiguous(&of_k).unwrap(),
        &problem.options,
    );
    assert_eq!(alone.o, o.unwrap().read().unwrap());
}

#[test]
fn a_way_is_chosen() {
    let mut problem = Problem::new(133, [4, 2, 32]).causal();
    for ranks in [1, 2, 3] {
        problem.check(interpreters(ranks), &problem.sequences(ranks), None);
    }
    // By what the options leave.
    problem.slopes = Some(vec![0.5, 0.25, 0.1, 0.05]);
    problem.sinks = Some(vec![1.0; 4]);
    problem.backward = None;
    problem.check(interpreters(2), &problem.sequences(2), None);
}
