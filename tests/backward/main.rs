//! The backward pass on the interpreter: its tunables and options over small problems against float64, with tensors that are laid out with gaps.

mod functions;
mod packed;
mod rows;
mod used;

use fa::attention::Configured;
use fa::prelude::*;
use fa_cases::{BackwardCase, BackwardRunner, BackwardTiles, Case, Layout, Values};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_reference::Shape;

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

/// Beside a mask CTAs go round two heads, and the last head alone; with turns and without.
#[test]
fn heads_of_a_section_have_gradients() {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let of_three_heads = Shape {
        heads: 6,
        kv_heads: 3,
        ..shape(150, 170, 64)
    };
    let case = padded(of_three_heads, causal);
    for tunables in ["<64,BULK=false>", "<64,BULK=false,FIRST_WRITES=true>"] {
        let runner = BackwardRunner::WarpSpecialized(tunables);
        check(Arch::Sm90a, case, runner);
    }
    let kernel = Configured::find("BackwardMmaF16<64,64,4>").unwrap();
    let runner = BackwardRunner::Kernel(Box::leak(Box::new(kernel.unwrap())));
    let device = Device::cpu_as(Arch::Sm80);
    let checked = BackwardCase::new(case).check::<f16>(&device, &runner);
    checked.unwrap_or_else(|failure| panic!("{failure}"));
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
fn wrong_gradients_of_sinks_are_found() {
    let device = Device::cpu_as(Arch::Sm80);
    let case = padded(shape(100, 130, 64), Options::default()).with_tensors(2);
    let solved = BackwardCase::new(case).solve::<f16>();
    let right = solved.check(&device, &BackwardRunner::Chosen);
    let mut outcome = right.unwrap_or_else(|failure| panic!("{case:?}: {failure}"));
    let d_sinks = outcome.d_sinks.clone().expect("there are sinks");
    for factor in [0.0, -1.0, 0.8, 1.2, f32::NAN] {
        outcome.d_sinks = Some(d_sinks.iter().map(|it| factor * it).collect());
        let failure = solved.verify(&outcome).expect_err("it is wrong");
        assert!(failure.to_string().contains("dsinks"), "{failure}");
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

/// Heads that fill the tiles of the schedule for sm_90a, and some that do not, with and without turns: of several blocks of keys.
#[test]
fn heads_between_whole_panels_have_gradients() {
    for head_dim in [72, 80, 96, 104, 112, 128, 136, 160, 176, 192, 200, 224] {
        for (causal, deterministic) in [(true, false), (false, true)] {
            let options = Options {
                causal,
                deterministic,
                ..Options::default()
            };
            let case = padded(shape(70, 150, head_dim), options);
            check(Arch::Sm90a, case, BackwardRunner::Chosen);
        }
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

/// As above, with ranges of keys that see each other, and by CTAs that take turns.
#[test]
fn random_problems_in_turn_and_with_ranges_have_gradients() {
    for seed in 30..60 {
        let mut case = fa_cases::random::case(seed, 120).with_prefix_ranges(seed % 4);
        case.values = Values::Normal(0.2 + (seed % 30) as f32 * 0.03);
        case.options.deterministic = seed % 2 == 1;
        let arch = [Arch::Sm80, Arch::Sm89, Arch::Sm90a][seed as usize % 3];
        check(arch, case, BackwardRunner::Chosen);
    }
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
