//! Options that go by positions, in every way, output and gradients: functions of scores and masks, slopes, and ranges of keys that see
//! each other. Against float64; gradients of functions' arguments against those of one device.

mod problem;

use fa::attention::Window;
use fa::prelude::*;
use fa_dist::{DistError, Sequences, Way, interpreters};
use problem::{Function, Given, Problem};

/// Output and gradients in every way; what one rank gives.
fn everywhere(problem: &Problem, ranks: &[usize]) -> Given {
    let of = |ranks: usize, way: Way| {
        let backward = match way {
            Way::Gather => None,
            way => Some(way),
        };
        let problem = Problem {
            backward,
            ..problem.clone()
        };
        problem.check(interpreters(ranks), &problem.sequences(ranks), Some(way))
    };
    let alone = of(1, Way::Ring);
    for &ranks in ranks {
        for way in Way::ALL {
            let by_heads = problem.heads.is_multiple_of(ranks);
            if way == Way::Heads && !by_heads {
                continue;
            }
            let found = of(ranks, way);
            if way != Way::Gather {
                same_sums(&found, &alone);
            }
        }
    }
    alone
}

/// Whether sums that all ranks have a part in are about those of one.
fn same_sums(found: &Given, alone: &Given) {
    let of_functions = |given: &Given| given.d_functions.clone().unwrap_or_default();
    let all = of_functions(found).into_iter().zip(of_functions(alone));
    let of_sinks = |given: &Given| given.d_sinks.clone().unwrap_or_default();
    for (found, alone) in all.chain([(of_sinks(found), of_sinks(alone))]) {
        assert_eq!(found.len(), alone.len());
        for (found, alone) in found.iter().zip(alone) {
            assert!(
                (found - alone).abs() < 0.01 + 0.01 * alone.abs(),
                "{found} {alone}"
            );
        }
    }
}

#[test]
fn functions_of_scores_and_masks() {
    let problem = Problem {
        functions: &[Function::Bias, Function::Square, Function::Pattern],
        ..Problem::new(45, [4, 2, 32])
    };
    let given = everywhere(&problem, &[2, 3]);
    let [d_bias, d_slope] = given.d_functions.unwrap();
    assert!(d_bias.iter().any(|it| *it != 0.5) && d_slope != [0.5]);
    let mut causal = problem.causal();
    everywhere(&causal, &[2, 4]);
    // Each call gives a sum that no order changes, and they are added in one order.
    causal.options.deterministic = true;
    everywhere(&causal, &[2]);
}

#[test]
fn functions_of_a_batch_in_a_window() {
    let mut problem = Problem {
        batch: 2,
        functions: &[Function::Bias, Function::Pattern],
        ..Problem::new(40, [2, 1, 32])
    };
    problem.options.window = Some(Window {
        left: Some(13),
        right: Some(4),
    });
    everywhere(&problem, &[3]);
}

#[test]
fn functions_of_packed_sequences() {
    let problem = Problem {
        lengths: vec![11, 0, 25, 1, 17],
        functions: &[Function::Bias, Function::Square, Function::Pattern],
        ..Problem::new(0, [2, 2, 32])
    };
    everywhere(&problem, &[2]);
    everywhere(&problem.causal(), &[3]);
}

#[test]
fn a_mask_of_the_library() {
    let problem = Problem {
        functions: &[Function::WindowAndSinks],
        ..Problem::new(64, [2, 2, 32])
    };
    everywhere(&problem, &[2, 4]);
    // Hidden as a whole: what the mask shows lies in the first keys and near the query's own.
    let zigzag = Sequences::causal(64, 3);
    problem.check(interpreters(3), &zigzag, Some(Way::Ring));
}

#[test]
fn slopes_beside_sinks() {
    let problem = Problem {
        sinks: Some(vec![0.5, 1.0]),
        slopes: Some(vec![0.3, 0.1]),
        ..Problem::new(50, [2, 2, 32])
    };
    let given = everywhere(&problem, &[2, 3]);
    assert!(given.d_sinks.is_some());
    everywhere(&problem.clone().causal(), &[2, 3]);
    let packed = Problem {
        lengths: vec![19, 4, 27],
        functions: &[Function::Bias],
        ..problem
    };
    everywhere(&packed.causal(), &[2]);
}

#[test]
fn ranges_of_keys_that_see_each_other() {
    let problem = Problem {
        batch: 2,
        ranges: Some(vec![3..20, 30..41, 0..5, 0..5, 10..44, 7..7]),
        ..Problem::new(45, [2, 1, 32]).causal()
    };
    everywhere(&problem, &[2, 3]);
    let mut window = problem.clone();
    window.options.window = Some(Window::before(6));
    everywhere(&window, &[4]);
    let full = Problem {
        options: Options::default(),
        ..problem
    };
    everywhere(&full, &[2]);
}

/// −1 as int32, which lists are padded with.
#[test]
fn a_range_that_ends_before_0_is_none() {
    let before = u32::MAX as usize;
    let problem = Problem {
        ranges: Some(vec![3..20, 0..before, before..before, 25..before]),
        ..Problem::new(45, [2, 1, 32]).causal()
    };
    everywhere(&problem, &[2]);
}

#[test]
fn many_ranges_of_packed_sequences_beside_functions() {
    let ranges = (0..30).map(|number| {
        let first = number % 10 * 2;
        first..first + number % 3
    });
    let problem = Problem {
        lengths: vec![18, 7, 25],
        ranges: Some(ranges.collect()),
        functions: &[Function::Square],
        ..Problem::new(0, [2, 2, 32]).causal()
    };
    everywhere(&problem, &[2]);
}

/// Whole sequences are a call as on one device.
#[test]
fn one_rank_gives_the_bits_of_one_device() {
    let problem = Problem {
        functions: &[Function::Bias, Function::Pattern],
        ..Problem::new(60, [2, 2, 32]).causal()
    };
    let ways = [Way::Ring, Way::Heads];
    let [ring, heads] =
        ways.map(|way| problem.check(interpreters(1), &problem.sequences(1), Some(way)));
    assert_eq!(ring.o, heads.o);
}

#[test]
fn a_way_is_chosen() {
    let problem = Problem {
        functions: &[Function::Bias],
        slopes: Some(vec![0.5, 0.25, 0.1]),
        ranges: Some(vec![3..9, 20..31]),
        ..Problem::new(40, [3, 3, 32]).causal()
    };
    problem.check(interpreters(2), &problem.sequences(2), None);
}

#[test]
fn tensors_of_other_sizes_are_refused() {
    let problem = Problem {
        ranges: Some(vec![3..9, 20..31]),
        ..Problem::new(40, [2, 2, 32]).causal()
    };
    let sequences = problem.sequences(2).packed(&[10, 30]);
    for way in Way::ALL {
        let refused = problem.run(interpreters(2), &sequences, Some(way));
        assert!(matches!(
            refused,
            Err(DistError::Shape {
                tensor: "prefix_ranges",
                ..
            })
        ));
    }
}
