//! The backward pass on the interpreter: its tunables and options over small problems against float64, with tensors that are laid out with gaps.

use fa::prelude::*;
use fa_cases::functions::{SAMPLES, Sample, WITH_ARGUMENTS, has_gradient};
use fa_cases::{BackwardCase, BackwardRunner, BackwardTiles, Case, Layout, Values};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use rayon::prelude::*;

/// Unused elements after each row of heads and before the first: what lies there must not be read or
/// written.
const GAP: u64 = 8;

fn shape(seq_q: usize, seq_k: usize, head_dim: usize) -> Shape {
    Shape {
        batch: 1,
        seq_q,
        seq_k,
        heads: 2,
        kv_heads: 1,
        head_dim,
    }
}

fn padded(shape: Shape, options: Options<'static>) -> Case {
    Case {
        inputs: Layout::Padded(GAP),
        outputs: Layout::Padded(GAP),
        ..Case::new(shape, options)
    }
}

#[track_caller]
fn check(arch: Arch, case: Case, runner: BackwardRunner) {
    let device = Device::cpu_as(arch);
    if let Err(failure) = BackwardCase::new(case).check_both(&device, &runner) {
        panic!("{case:?} by {runner:?}: {failure}");
    }
}

/// Every mask, with and without a cap.
fn options() -> Vec<Options<'static>> {
    let windows = [
        None,
        Some(Window::symmetric(30)),
        Some(Window::before(70)),
        Some(Window {
            left: None,
            right: Some(20),
        }),
    ];
    let mut all = Vec::new();
    for causal in [false, true] {
        for window in windows {
            for softcap in [None, Some(5.0)] {
                all.push(Options {
                    causal,
                    window,
                    softcap,
                    ..Options::default()
                });
            }
        }
    }
    all
}

#[test]
fn every_way_of_sharing_the_work_gives_the_gradients() {
    for (number, tiles) in BackwardTiles::ALL.into_iter().enumerate() {
        let options = Options {
            causal: number % 2 == 1,
            ..Options::default()
        };
        let head_dim = tiles.head_dim as usize;
        let case = padded(shape(150, 170, head_dim), options);
        check(Arch::Sm90a, case, BackwardRunner::Tiles(tiles));
    }
}

#[test]
fn every_way_of_sharing_the_work_on_hopper_gives_the_gradients() {
    let full = Options::default();
    let causal = Options {
        causal: true,
        ..full
    };
    let all = [
        full,
        causal,
        Options {
            softcap: Some(5.0),
            ..causal
        },
        Options {
            window: Some(Window::symmetric(30)),
            ..full
        },
    ];
    for (runner, head_dim) in BackwardRunner::HOPPER {
        for options in all {
            if runner.refuses(&options) {
                continue;
            }
            let case = padded(shape(150, 170, head_dim), options);
            check(Arch::Sm90a, case, runner);
        }
        // One block of queries, and of keys; and queries that see no key.
        check(Arch::Sm90a, padded(shape(9, 7, head_dim), full), runner);
        check(
            Arch::Sm90a,
            padded(shape(290, 150, head_dim), causal),
            runner,
        );
    }
}

#[test]
fn every_mask_and_cap_has_gradients() {
    for options in options() {
        for (seq_q, seq_k) in [(100, 230), (200, 90)] {
            let case = padded(shape(seq_q, seq_k, 64), options);
            check(Arch::Sm80, case, BackwardRunner::Chosen);
        }
    }
}

#[test]
fn slopes_and_sinks_have_gradients() {
    for options in options() {
        for which in [1, 2, 0x83] {
            let case = padded(shape(100, 130, 64), options).with_tensors(which);
            check(Arch::Sm90a, case, BackwardRunner::Chosen);
        }
    }
}

#[test]
fn ranges_of_keys_that_see_each_other_have_gradients() {
    for options in options() {
        for (seq_q, seq_k) in [(100, 230), (200, 90)] {
            let shape = Shape {
                batch: 2,
                ..shape(seq_q, seq_k, 32)
            };
            let case = padded(shape, options).with_prefix_ranges(3);
            check(Arch::Sm80, case, BackwardRunner::Chosen);
        }
    }
}

#[test]
fn heads_of_every_size_have_gradients() {
    for head_dim in (8..=256).step_by(8) {
        let options = Options {
            causal: true,
            ..Options::default()
        };
        let case = padded(shape(70, 90, head_dim), options);
        check(Arch::Sm80, case, BackwardRunner::Chosen);
    }
}

#[test]
fn groups_and_batches_have_gradients() {
    for (heads, kv_heads) in [(1, 1), (3, 3), (6, 2), (5, 1)] {
        let shape = Shape {
            batch: 2,
            heads,
            kv_heads,
            ..shape(70, 100, 32)
        };
        for inputs in [Layout::HeadsFirst, Layout::Contiguous] {
            let case = Case {
                inputs,
                ..padded(shape, Options::default())
            };
            check(Arch::Sm80, case, BackwardRunner::Chosen);
        }
    }
}

#[test]
fn lengths_around_blocks_have_gradients() {
    for (seq_q, seq_k) in [(1, 1), (1, 65), (63, 64), (64, 63), (65, 128), (129, 1)] {
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            check(
                Arch::Sm90a,
                padded(shape(seq_q, seq_k, 64), options),
                BackwardRunner::Chosen,
            );
        }
    }
}

#[test]
fn a_known_length_has_gradients() {
    for length in [64, 128, 100] {
        for causal in [false, true] {
            let options = Options {
                causal,
                seq: Some(Seq::Static(length)),
                ..Options::default()
            };
            let length = length as usize;
            let case = padded(shape(length, length, 64), options);
            check(Arch::Sm80, case, BackwardRunner::Chosen);
        }
    }
}

#[test]
fn packed_sequences_have_gradients() {
    let lengths = [
        (70, 70),
        (1, 100),
        (0, 40),
        (64, 64),
        (130, 33),
        (7, 0),
        (0, 0),
        (3, 128),
    ];
    for (number, options) in options().into_iter().enumerate() {
        let shape = Shape {
            heads: 2,
            kv_heads: 1,
            ..shape(1, 1, 64)
        };
        let case = padded(shape, options).with_tensors([0, 1, 2][number % 3]);
        let arch = [Arch::Sm80, Arch::Sm90a][number % 2];
        let device = Device::cpu_as(arch);
        if let Err(failure) = BackwardCase::new(case).check_packed::<bf16>(&lengths, &device) {
            panic!("{case:?}: {failure}");
        }
    }
}

/// On Hopper the first block of keys of a sequence writes the sums of its queries, if they see any, and the last one may round them: the others are zero.
#[test]
fn packed_sequences_begin_and_end_their_sums() {
    let lengths = [(300, 300), (0, 40), (260, 100), (7, 0), (30, 290)];
    let rounds = BackwardRunner::WarpSpecialized;
    let kernels = [
        (
            64,
            rounds("<128,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true>"),
        ),
        (
            128,
            rounds("<64,BULK=false,LAST_ROUNDS=true,DETERMINISTIC=true,HEAD_DIM=128>"),
        ),
        (
            256,
            rounds("<64,DS_STAGES=1,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=256>"),
        ),
    ];
    for (seed, (head_dim, last_rounds)) in (0..).zip(kernels) {
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            let shape = Shape {
                heads: 2,
                kv_heads: 1,
                ..shape(1, 1, head_dim)
            };
            let interpreter = interp::Options {
                order: CtaOrder::Shuffled { seed },
                ..interp::Options::default()
            };
            let device = Device::cpu_with(Arch::Sm90a, interpreter);
            let solved = BackwardCase::new(padded(shape, options)).solve_packed::<bf16>(&lengths);
            for runner in [&BackwardRunner::Chosen, &last_rounds] {
                let checked = solved.check_with(&device, runner);
                checked.unwrap_or_else(|cause| panic!("{head_dim}, {options:?}: {cause}"));
            }
        }
    }
}

/// The functions that the backward pass takes, of those that all schedules are tested with, and those with arguments of every kind.
fn functions() -> Vec<&'static Sample> {
    let all = SAMPLES.iter().chain(WITH_ARGUMENTS);
    let all: Vec<_> = all.filter(|sample| has_gradient(sample)).collect();
    assert_eq!(all.len(), SAMPLES.len() + WITH_ARGUMENTS.len() - 1);
    all
}

/// Beside every mask, the cap, slopes and sinks: gradients of queries, keys and values, and of all arguments.
#[test]
fn functions_have_gradients() {
    let all = options();
    let check = |(number, sample): (usize, &&'static Sample)| {
        for (round, (seq_q, seq_k)) in [(100, 130), (120, 90)].into_iter().enumerate() {
            let shape = Shape {
                batch: 2,
                heads: 4,
                kv_heads: 2,
                ..shape(seq_q, seq_k, 32)
            };
            let case = Case {
                functions: std::slice::from_ref(*sample),
                ..padded(shape, all[(5 * number + 7 * round) % all.len()])
            };
            let case = case.with_tensors([0, 1, 2, 0x83][(number + round) % 4]);
            let arch = [Arch::Sm80, Arch::Sm90a][(number + round) % 2];
            check(arch, case, BackwardRunner::Chosen);
        }
    };
    functions().par_iter().enumerate().for_each(check);
}

/// Three functions, one after the other, masks among them.
fn several_functions() -> Vec<&'static [Sample]> {
    let all = functions();
    let named = |name: &str| {
        let mut named = all.iter().filter(|it| it.name == name);
        **named.next().expect("it is one of them")
    };
    let sets = [
        [
            "numbers of queries and keys",
            "a gated bias under a branch",
            "documents",
        ],
        ["alibi", "a table of scores", "numbers of queries and keys"],
        [
            "relative bias",
            "a gated bias under a branch",
            "window and sinks",
        ],
    ];
    let sets = sets.map(|set| set.map(named).to_vec());
    sets.map(|set| &*set.leak()).to_vec()
}

/// In every way of sharing the work.
#[test]
fn several_functions_have_gradients() {
    let sets = several_functions();
    let check = |(number, tiles): (usize, &BackwardTiles)| {
        let options = Options {
            softcap: (number % 4 == 0).then_some(4.0),
            ..Options::default()
        };
        let case = Case {
            functions: sets[number % 3],
            ..padded(shape(70, 150, tiles.head_dim as usize), options)
        };
        if tiles.fit(Arch::Sm90a, &case) {
            check(Arch::Sm90a, case, BackwardRunner::Tiles(*tiles));
        }
    };
    BackwardTiles::ALL.par_iter().enumerate().for_each(check);
}

/// In every way of sharing the work and of keeping scores there is on Hopper, by functions that multiply scores and by a mask and a
/// bias, which only adds.
#[test]
fn several_functions_have_gradients_on_hopper() {
    let sets = several_functions();
    let all = functions();
    let adding: Vec<_> = ["relative bias", "window and sinks"]
        .into_iter()
        .filter_map(|name| all.iter().find(|it| it.name == name).map(|it| **it))
        .collect();
    let adding: &[_] = adding.leak();
    assert_eq!(adding.len(), 2);
    let runners = BackwardRunner::HOPPER_WITH_FUNCTIONS.into_iter();
    let cases: Vec<_> = runners
        .enumerate()
        .flat_map(|(number, runner)| [(sets[number % 3], runner), (adding, runner)])
        .collect();
    cases
        .into_par_iter()
        .for_each(|(functions, (runner, head_dim))| {
            let options = Options {
                causal: functions.len() == 2,
                ..Options::default()
            };
            let case = Case {
                functions,
                ..padded(shape(70, 150, head_dim), options)
            };
            check(Arch::Sm90a, case, runner);
        });
}

/// The arguments are those of all sequences.
#[test]
fn functions_of_packed_sequences_have_gradients() {
    let lengths = [
        (70, 70),
        (1, 100),
        (0, 40),
        (130, 33),
        (7, 0),
        (0, 0),
        (3, 128),
    ];
    let check = |(number, sample): (usize, &&'static Sample)| {
        let options = Options {
            causal: number % 2 == 0,
            ..Options::default()
        };
        let case = Case {
            functions: std::slice::from_ref(*sample),
            ..padded(shape(1, 1, 32), options)
        };
        for arch in [Arch::Sm80, Arch::Sm90a] {
            let device = Device::cpu_as(arch);
            let checked = BackwardCase::new(case).check_packed::<bf16>(&lengths, &device);
            checked.unwrap_or_else(|cause| panic!("{} on {arch}: {cause}", sample.name));
        }
    };
    functions().par_iter().enumerate().for_each(check);
}

#[test]
fn random_problems_have_gradients() {
    for seed in 0..30 {
        let case = fa_cases::random::case(seed, 120);
        // A query of −∞ makes the gradients of keys NaN, in the reference's place of 0.
        let case = Case {
            values: Values::Normal(0.2 + seed as f32 * 0.03),
            ..case
        };
        let arch = [Arch::Sm80, Arch::Sm89, Arch::Sm90a][seed as usize % 3];
        check(arch, case, BackwardRunner::Chosen);
    }
}

/// One function, or two, beside random options.
#[test]
fn random_problems_with_functions_have_gradients() {
    let all = functions();
    (0..24_usize).into_par_iter().for_each(|seed| {
        let case = fa_cases::random::case(1000 + seed as u64, 90);
        let scores = WITH_ARGUMENTS[seed % WITH_ARGUMENTS.len()];
        let other = *all[(7 * seed) % all.len()];
        let several = vec![scores, other];
        let functions = if seed % 3 == 0 { several } else { vec![other] };
        let case = Case {
            values: Values::Normal(0.2 + seed as f32 * 0.04),
            functions: functions.leak(),
            ..case
        };
        check(
            [Arch::Sm80, Arch::Sm90a][seed % 2],
            case,
            BackwardRunner::Chosen,
        );
    });
}

#[test]
fn scores_in_the_thousands_have_gradients() {
    for values in [Values::Outliers, Values::Normal(12.0), Values::Slope(1.0)] {
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            let case = Case {
                values,
                ..padded(shape(100, 130, 64), options)
            };
            check(Arch::Sm80, case, BackwardRunner::Chosen);
        }
    }
}

/// Sums of dQ are made in the order in which CTAs run; everything else comes out with the same bits.
#[test]
fn another_order_of_ctas_changes_the_last_bits_of_dq_alone() {
    let case = padded(shape(100, 1300, 64), Options::default());
    let solved = BackwardCase::new(case).solve::<f16>();
    let shuffled = (0..3).map(|seed| CtaOrder::Shuffled { seed });
    let orders = [CtaOrder::Ascending, CtaOrder::Descending].into_iter();
    let outcomes: Vec<_> = orders
        .chain(shuffled)
        .map(|order| {
            let options = interp::Options {
                order,
                ..interp::Options::default()
            };
            let device = Device::cpu_with(Arch::Sm90a, options);
            solved
                .check(&device, &BackwardRunner::Chosen)
                .unwrap_or_else(|cause| panic!("{order:?}: {cause}"))
        })
        .collect();
    let (first, others) = outcomes.split_first().expect("there are several orders");
    for other in others {
        assert_eq!((&first.dk, &first.dv), (&other.dk, &other.dv));
    }
    assert!(
        others.iter().any(|other| other.dq != first.dq),
        "eleven CTAs add to each element, ten of them in another order"
    );
}
