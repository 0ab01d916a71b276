//! The schedule for short sequences on the interpreter: its tunables and options over small problems
//! against float64, and values that each way of computing softmax has to mind.

use std::marker::PhantomData;

use fa::prelude::*;
use fa_cases::{Case, Runner, Values};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Variant;
use fa_kernels::attention::forward::ResidentF16Config;
use fa_reference::Shape;

const RANDOM: Values = Values::Normal(1.5);

const PLAIN: ResidentF16Config = ResidentF16Config {
    block_n: 64,
    consumers: 2,
    q_stages: 1,
    unroll: 7,
    ctas: 1,
    ping_pong: false,
    rescale: 2,
    polynomials: 0,
    variant: Variant {
        seq: Seq::Static(128),
        ..Variant::PLAIN
    },
    element: PhantomData,
};

/// For sequences of this length.
fn of_seq(seq: u32, config: ResidentF16Config) -> ResidentF16Config {
    let variant = Variant {
        seq: Seq::from_tunable(seq),
        ..config.variant
    };
    ResidentF16Config { variant, ..config }
}

/// For heads of so many elements.
fn of_head_dim(head_dim: u32, config: ResidentF16Config) -> ResidentF16Config {
    let variant = Variant {
        head_dim,
        ..config.variant
    };
    ResidentF16Config { variant, ..config }
}

/// How often text is repeated: four warpgroups have no registers for it.
fn unrolled(consumers: u32) -> u32 {
    if consumers < 4 { 7 } else { 1 }
}

/// Runs `config` with either type, as on a GPU of so many multiprocessors.
fn both(
    config: ResidentF16Config,
    shape: Shape,
    options: Options<'static>,
    values: Values,
    places: u32,
) {
    let case = Case {
        values,
        ..Case::new(shape, options)
    };
    check(config, case, places);
}

/// Runs `config` on a case with either type, as on a GPU of so many multiprocessors.
fn check(config: ResidentF16Config, mut case: Case, places: u32) {
    case.options.seq = Some(config.variant.seq);
    let runner = Runner::of_either(&config).on(places);
    let device = Device::cpu_as(Arch::Sm90a);
    if let Err(failure) = case.check_both(&device, &runner) {
        panic!("{failure}");
    }
}

/// As many sequences of one head.
fn heads(batch: usize, config: &ResidentF16Config) -> Shape {
    let Variant { seq, head_dim, .. } = config.variant;
    Shape::square(batch, seq.tunable() as usize, 1, head_dim as usize)
}

fn causal(causal: bool) -> Options<'static> {
    Options {
        causal,
        ..Options::default()
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
        Some(Window::symmetric(0)),
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
fn options_by_rescale_policies() {
    for options in options() {
        for rescale in 0..3 {
            let config = ResidentF16Config {
                rescale,
                polynomials: rescale,
                unroll: if rescale == 2 { 7 } else { 1 },
                ..of_seq(256, PLAIN)
            };
            both(config, heads(2, &config), options, RANDOM, 1);
        }
    }
}

#[test]
fn values_that_break_careless_softmax() {
    let hidden = Values::HiddenKeys {
        first: 0,
        count: 80,
    };
    let huge = Values::Extreme {
        query: 256.0,
        key: 2048.0,
    };
    let [rising, falling] = [1.0, -1.0].map(Values::Slope);
    for values in [rising, falling, huge, hidden, Values::Constant(1.0)] {
        for rescale in 0..3 {
            for causal_too in [false, true] {
                let config = ResidentF16Config {
                    rescale,
                    unroll: if rescale == 2 { 7 } else { 1 },
                    ..of_seq(192, PLAIN)
                };
                both(config, heads(1, &config), causal(causal_too), values, 1);
            }
        }
    }
}

#[test]
fn every_length() {
    for seq in [64, 128, 192, 256, 512] {
        for consumers in [2, 4] {
            for causal_too in [false, true] {
                let config = ResidentF16Config {
                    consumers,
                    unroll: unrolled(consumers),
                    ..of_seq(seq, PLAIN)
                };
                both(config, heads(1, &config), causal(causal_too), RANDOM, 1);
            }
        }
    }
}

#[test]
fn a_cta_takes_head_after_head() {
    for seq in [64, 128, 192, 256] {
        for (consumers, q_stages) in [(2, 1), (3, 2), (4, 2)] {
            for causal_too in [false, true] {
                for places in [1, 2] {
                    let config = ResidentF16Config {
                        consumers,
                        unroll: unrolled(consumers),
                        q_stages,
                        ..of_seq(seq, PLAIN)
                    };
                    let options = causal(causal_too);
                    both(config, heads(5, &config), options, RANDOM, places);
                }
            }
        }
    }
}

#[test]
fn ctas_share_a_head() {
    for (seq, places) in [(192, 3), (256, 4), (256, 8), (256, 32), (320, 7)] {
        for causal_too in [false, true] {
            let config = of_seq(seq, PLAIN);
            let shape = heads(2, &config);
            both(config, shape, causal(causal_too), RANDOM, places);
        }
    }
}

#[test]
fn query_heads_share_keys() {
    for (heads, kv_heads, places) in [(4, 2, 1), (3, 1, 1), (6, 2, 5), (4, 1, 8)] {
        for causal_too in [false, true] {
            let config = ResidentF16Config {
                consumers: 3,
                ..PLAIN
            };
            let shape = Shape {
                batch: 2,
                seq_q: 128,
                seq_k: 128,
                heads,
                kv_heads,
                head_dim: 40,
            };
            both(config, shape, causal(causal_too), RANDOM, places);
        }
    }
}

#[test]
fn tunables() {
    let target = Target::new(Arch::Sm90a);
    let mut ran = 0;
    for [block_n, head_dim, seq] in [
        [128, 64, 256],
        [64, 128, 128],
        [128, 128, 256],
        [64, 256, 64],
    ] {
        for [consumers, q_stages, unroll, rescale] in [[2, 1, 7, 0], [2, 2, 2, 1], [3, 1, 3, 2]] {
            for causal_too in [false, true] {
                let config = ResidentF16Config {
                    block_n,
                    consumers,
                    q_stages,
                    unroll,
                    rescale,
                    polynomials: 2 * rescale,
                    ..of_head_dim(head_dim, of_seq(seq, PLAIN))
                };
                if config.check(&target).is_ok() {
                    ran += 1;
                    let shape = Shape {
                        head_dim: head_dim as usize - 8,
                        ..heads(2, &config)
                    };
                    both(config, shape, causal(causal_too), RANDOM, 1);
                }
            }
        }
    }
    assert!(ran >= 12, "{ran} configurations pass the gates");
}

/// What joins the rows' sums does so while the last product is computed or after it, tile after tile and head
/// after head.
#[test]
fn sinks_join_the_sums() {
    let sinks = Options::TENSORS.iter().position(|name| *name == "sinks");
    let sinks = 1 << sinks.expect("they are a tensor");
    for unroll in [1, 7] {
        for causal_too in [false, true] {
            let config = ResidentF16Config {
                unroll,
                q_stages: 2,
                ..of_seq(256, PLAIN)
            };
            let shape = Shape {
                heads: 3,
                kv_heads: 3,
                ..heads(2, &config)
            };
            let case = Case::new(shape, causal(causal_too)).with_tensors(sinks);
            check(config, case, 1);
        }
    }
}

/// Turns are taken by every way of computing softmax, with an even and an odd number of blocks, and by
/// warpgroups that have no last tile.
#[test]
fn warpgroups_take_turns() {
    for [consumers, seq, group, rescale] in [
        [2, 128, 1, 2],
        [2, 256, 1, 1],
        [3, 192, 1, 2],
        [3, 192, 2, 0],
        [4, 256, 1, 2],
    ] {
        let config = ResidentF16Config {
            consumers,
            rescale,
            q_stages: 1 + group,
            unroll: unrolled(consumers),
            ping_pong: true,
            ..of_seq(seq, PLAIN)
        };
        for multiprocessors in [1, 4] {
            let shape = Shape {
                heads: 3 * group as usize,
                kv_heads: 3,
                ..heads(3, &config)
            };
            both(
                config,
                shape,
                causal(false),
                Values::Slope(1.0),
                multiprocessors,
            );
        }
    }
}

#[test]
fn gates_say_what_is_wrong() {
    let refusal = |config: ResidentF16Config, arch| {
        let errors = config.check(&Target::new(arch)).expect_err(&config.spec());
        assert_eq!(errors.len(), 1, "{errors:?}");
        errors[0].to_string()
    };
    let with_causal = |config: ResidentF16Config| ResidentF16Config {
        variant: Variant {
            causal: true,
            ..config.variant
        },
        ..config
    };
    for (config, expected) in [
        (of_seq(0, PLAIN), "SEQ 0"),
        (of_seq(100, PLAIN), "SEQ 100"),
        (
            ResidentF16Config {
                block_n: 128,
                ..of_seq(192, PLAIN)
            },
            "BLOCK_N 128",
        ),
        (
            ResidentF16Config {
                block_n: 96,
                ..of_seq(192, PLAIN)
            },
            "BLOCK_N 96",
        ),
        (
            ResidentF16Config {
                q_stages: 2,
                ..with_causal(of_seq(640, PLAIN))
            },
            "mbarriers 34",
        ),
        (
            ResidentF16Config {
                ping_pong: true,
                ..with_causal(of_seq(128, PLAIN))
            },
            "without CAUSAL",
        ),
        (
            ResidentF16Config {
                consumers: 3,
                ping_pong: true,
                ..of_seq(256, PLAIN)
            },
            "tiles of a head 4, CONSUMERS 3",
        ),
        (
            ResidentF16Config {
                block_n: 128,
                ..of_head_dim(128, of_seq(512, PLAIN))
            },
            "gate `shared memory`",
        ),
        (
            ResidentF16Config {
                block_n: 128,
                consumers: 4,
                ..of_seq(256, PLAIN)
            },
            "gate `registers`",
        ),
    ] {
        let error = refusal(config, Arch::Sm90a);
        assert!(error.contains(expected), "{error}");
    }
    assert!(refusal(PLAIN, Arch::Sm80).contains("sm_90a alone"));
}
