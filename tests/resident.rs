//! The schedule for short sequences on the interpreter: its tunables and options over small problems
//! against float64, and values that each way of computing softmax has to mind.

use fa::prelude::*;
use fa::reference::{Comparison, Narrow, Precision, Rules, Shape, attention, max_difference};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::forward::{self, Options, ResidentBf16Config, ResidentF16Config, Seq, Window};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Largest error of the log-sum-exp, relative to its size.
const LSE_TOLERANCE: f64 = 1e-4;

const PLAIN: ResidentF16Config = ResidentF16Config {
    block_n: 64,
    consumers: 2,
    q_stages: 1,
    unroll: 7,
    ctas: 1,
    ping_pong: false,
    reference: 2,
    polynomials: 0,
    head_dim: 64,
    causal: false,
    window: false,
    softcap: false,
    seq: 128,
};

/// How often text is repeated: four warpgroups have no registers for it.
fn unrolled(consumers: u32) -> u32 {
    if consumers < 4 { 7 } else { 1 }
}

/// The same configuration for bfloat16.
fn wide(config: &ResidentF16Config) -> ResidentBf16Config {
    ResidentBf16Config::from_values(&config.values()).expect("the same tunables")
}

/// `config` with what the options ask for.
fn with(config: ResidentF16Config, options: &Options) -> ResidentF16Config {
    ResidentF16Config {
        causal: options.causal,
        window: options.limits().is_some(),
        softcap: options.softcap.is_some(),
        ..config
    }
}

/// What queries and keys are made of.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Values {
    /// Random.
    Random,
    /// Random, and much larger from key to key.
    Rising,
    /// Random, and much smaller from key to key.
    Falling,
    /// Scores of ±2^13.
    Huge,
    /// As `Rising`, and the first 80 keys and every third one have score −∞.
    Hidden,
    /// All scores are equal.
    Constant,
}

/// Elements of a (batch, seq, heads, head_dim) tensor by key and column.
fn fill<T: Narrow>(
    shape: &Shape,
    heads: usize,
    mut value: impl FnMut(usize, usize) -> f64,
) -> Vec<T> {
    let (row, d) = (heads * shape.head_dim, shape.head_dim);
    (0..shape.batch * shape.seq_k * row)
        .map(|i| T::nearest(value(i / row % shape.seq_k, i % d)))
        .collect()
}

impl Values {
    /// Queries, keys and values.
    fn draw<T: Narrow>(self, shape: &Shape) -> [Vec<T>; 3] {
        let mut rng = StdRng::seed_from_u64(11);
        let mut random = move || rng.random_range(-1.0..1.0_f64);
        let positive = matches!(self, Values::Rising | Values::Falling | Values::Hidden);
        let q = fill(shape, shape.heads, |_, column| match self {
            Values::Hidden if column == 0 => 1.0,
            Values::Huge => 128.0_f64.copysign(random()),
            _ if positive => random().abs() + 0.5,
            _ => 3.0 * random(),
        });
        let last = shape.seq_k as f64;
        let k = fill(shape, shape.kv_heads, |key, column| match self {
            Values::Random => 3.0 * random(),
            Values::Rising => 12.0 * key as f64 / last * (1.0 + 0.1 * random()),
            Values::Falling => 12.0 * (1.0 - key as f64 / last) * (1.0 + 0.1 * random()),
            Values::Huge if column == 0 => 64.0_f64.copysign(random()),
            Values::Huge | Values::Constant => 0.0,
            Values::Hidden if column == 0 && (key < 80 || key % 3 == 0) => f64::NEG_INFINITY,
            Values::Hidden => 12.0 * key as f64 / last * (1.0 + 0.1 * random()),
        });
        let v = fill(shape, shape.kv_heads, |_, _| random());
        [q, k, v]
    }
}

macro_rules! check {
    ($name:ident, $element:ty, $config:ty) => {
        /// Runs one problem on a GPU of so many multiprocessors and compares by FlashAttention's rule.
        fn $name(
            config: &$config,
            shape: Shape,
            options: Options,
            values: Values,
            multiprocessors: u32,
        ) -> Result<(), String> {
            let device = Device::cpu_as(Arch::Sm90a);
            let [q, k, v] = values.draw::<$element>(&shape);
            let dims = |seq: usize, heads: usize| {
                [shape.batch, seq, heads, shape.head_dim].map(|n| n as u64)
            };
            let of_q = dims(shape.seq_q, shape.heads);
            let of_kv = dims(shape.seq_k, shape.kv_heads);
            let run = || -> Result<_, Box<dyn std::error::Error>> {
                let inputs = [device.upload(&q)?, device.upload(&k)?, device.upload(&v)?];
                let mut o = device.poisoned::<$element>(shape.q_len())?;
                let mut lse = device.poisoned::<f32>(shape.lse_len())?;
                let lse_shape = [shape.batch, shape.heads, shape.seq_q].map(|n| n as u64);
                let launch = config.launch(
                    forward::Inputs {
                        q: inputs[0].contiguous(&of_q)?,
                        k: inputs[1].contiguous(&of_kv)?,
                        v: inputs[2].contiguous(&of_kv)?,
                    },
                    forward::Outputs {
                        o: o.contiguous_mut(&of_q)?,
                        lse: lse.contiguous_mut(&lse_shape)?,
                    },
                    &options,
                    multiprocessors,
                )?;
                device.load(config)?.launch(launch.grid, &launch.args)?;
                Ok((o.read()?, lse.read()?))
            };
            let fail = |what: String| {
                format!(
                    "{} {shape:?} {options:?} {values:?} on {multiprocessors}: {what}",
                    config.spec()
                )
            };
            let (o, lse) = run().map_err(|error| fail(error.to_string()))?;
            let rules = Rules::of(&options, shape.head_dim);
            let expect = |precision| attention(&shape, &q, &k, &v, &rules, precision);
            let (exact, low) = (expect(Precision::Exact), expect(Precision::Half));
            let compared = Comparison::flash_attention(&rules, &o, &exact.o, &low.o);
            let lse: Vec<f64> = lse.into_iter().map(f64::from).collect();
            let sizes = exact.lse.iter().filter(|x| x.is_finite());
            let largest = sizes.fold(1.0, |a: f64, b| a.max(b.abs()));
            let lse_error = max_difference(&lse, &exact.lse);
            if compared.holds() && lse_error <= LSE_TOLERANCE * largest {
                return Ok(());
            }
            Err(fail(format!("{compared:?}, lse off by {lse_error:e}")))
        }
    };
}
check!(narrow_runs, f16, ResidentF16Config);
check!(wide_runs, bf16, ResidentBf16Config);

/// Runs `config` with either type.
fn both(config: ResidentF16Config, shape: Shape, options: Options, values: Values, places: u32) {
    let config = with(config, &options);
    assert_eq!(narrow_runs(&config, shape, options, values, places), Ok(()));
    assert_eq!(
        wide_runs(&wide(&config), shape, options, values, places),
        Ok(())
    );
}

/// As many sequences of one head.
fn heads(batch: usize, config: &ResidentF16Config) -> Shape {
    Shape {
        batch,
        seq_q: config.seq as usize,
        seq_k: config.seq as usize,
        heads: 1,
        kv_heads: 1,
        head_dim: config.head_dim as usize,
    }
}

fn causal(causal: bool) -> Options {
    Options {
        causal,
        ..Options::default()
    }
}

/// Every mask, with and without a cap.
fn options() -> Vec<Options> {
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
fn options_by_references() {
    for options in options() {
        for reference in 0..3 {
            let config = ResidentF16Config {
                reference,
                polynomials: reference,
                unroll: if reference == 2 { 7 } else { 1 },
                seq: 256,
                ..PLAIN
            };
            both(config, heads(2, &config), options, Values::Random, 1);
        }
    }
}

#[test]
fn values_that_break_careless_softmax() {
    use Values::{Constant, Falling, Hidden, Huge, Rising};
    for values in [Rising, Falling, Huge, Hidden, Constant] {
        for reference in 0..3 {
            for causal_too in [false, true] {
                let config = ResidentF16Config {
                    reference,
                    unroll: if reference == 2 { 7 } else { 1 },
                    seq: 192,
                    ..PLAIN
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
                    seq,
                    ..PLAIN
                };
                let options = Options {
                    seq: Some(Seq::Static(seq)),
                    ..causal(causal_too)
                };
                both(config, heads(1, &config), options, Values::Random, 1);
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
                        seq,
                        ..PLAIN
                    };
                    let options = causal(causal_too);
                    both(config, heads(5, &config), options, Values::Random, places);
                }
            }
        }
    }
}

#[test]
fn ctas_share_a_head() {
    for (seq, places) in [(192, 3), (256, 4), (256, 8), (256, 32), (320, 7)] {
        for causal_too in [false, true] {
            let config = ResidentF16Config { seq, ..PLAIN };
            let shape = heads(2, &config);
            both(config, shape, causal(causal_too), Values::Random, places);
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
            both(config, shape, causal(causal_too), Values::Random, places);
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
        for [consumers, q_stages, unroll, reference] in [[2, 1, 7, 0], [2, 2, 2, 1], [3, 1, 3, 2]] {
            for causal_too in [false, true] {
                let config = ResidentF16Config {
                    block_n,
                    consumers,
                    q_stages,
                    unroll,
                    reference,
                    polynomials: 2 * reference,
                    head_dim,
                    seq,
                    ..PLAIN
                };
                if config.check(&target).is_ok() {
                    ran += 1;
                    let shape = Shape {
                        head_dim: head_dim as usize - 8,
                        ..heads(2, &config)
                    };
                    both(config, shape, causal(causal_too), Values::Random, 1);
                }
            }
        }
    }
    assert!(ran >= 12, "{ran} configurations pass the gates");
}

/// Turns are taken by every way of computing softmax, with an even and an odd number of blocks, and by
/// warpgroups that have no last tile.
#[test]
fn warpgroups_take_turns() {
    for [consumers, seq, group, reference] in [
        [2, 128, 1, 2],
        [2, 256, 1, 1],
        [3, 192, 1, 2],
        [3, 192, 2, 0],
        [4, 256, 1, 2],
    ] {
        let config = ResidentF16Config {
            consumers,
            seq,
            reference,
            q_stages: 1 + group,
            unroll: unrolled(consumers),
            ping_pong: true,
            ..PLAIN
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
                Values::Rising,
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
    let of_seq = |seq| ResidentF16Config { seq, ..PLAIN };
    for (config, expected) in [
        (of_seq(0), "SEQ 0"),
        (of_seq(100), "SEQ 100"),
        (
            ResidentF16Config {
                block_n: 128,
                ..of_seq(192)
            },
            "BLOCK_N 128",
        ),
        (
            ResidentF16Config {
                block_n: 96,
                ..of_seq(192)
            },
            "BLOCK_N 96",
        ),
        (
            ResidentF16Config {
                causal: true,
                q_stages: 2,
                ..of_seq(640)
            },
            "34 mbarriers",
        ),
        (
            ResidentF16Config {
                causal: true,
                ping_pong: true,
                ..of_seq(128)
            },
            "without CAUSAL",
        ),
        (
            ResidentF16Config {
                consumers: 3,
                ping_pong: true,
                ..of_seq(256)
            },
            "4 tiles of a head to be a multiple of CONSUMERS 3",
        ),
        (
            ResidentF16Config {
                head_dim: 128,
                block_n: 128,
                ..of_seq(512)
            },
            "bytes of shared memory",
        ),
        (
            ResidentF16Config {
                block_n: 128,
                consumers: 4,
                ..of_seq(256)
            },
            "registers a thread",
        ),
    ] {
        let error = refusal(config, Arch::Sm90a);
        assert!(error.contains(expected), "{error}");
    }
    assert!(refusal(PLAIN, Arch::Sm80).contains("sm_90a alone"));
}
