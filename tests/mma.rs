//! The schedule for sm_80 and later on the interpreter: its tunables and options over small problems
//! against float64, with tensors that are laid out with gaps.

use fa::prelude::*;
use fa::reference::{Comparison, Narrow, Precision, Rules, Shape, attention, max_difference};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::forward::{self, MmaBf16Config, MmaF16Config, Options, Seq, Window};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Unused elements after each row of heads and before the first: what lies there must not be read or
/// written.
const GAP: u64 = 8;

/// Largest error of the log-sum-exp, relative to its size.
const LSE_TOLERANCE: f64 = 1e-4;

const PLAIN: MmaF16Config = MmaF16Config {
    block_m: 64,
    block_n: 64,
    num_warps: 4,
    stages: 1,
    q_regs: 0,
    ctas: 1,
    reference: 0,
    polynomials: 0,
    head_dim: 64,
    causal: false,
    window: false,
    softcap: false,
    seq: 0,
};

/// The same configuration for bfloat16.
fn wide(config: &MmaF16Config) -> MmaBf16Config {
    MmaBf16Config::from_values(&config.values()).expect("the same tunables")
}

/// `config` with what the options ask for.
fn with(config: MmaF16Config, options: &Options) -> MmaF16Config {
    MmaF16Config {
        causal: options.causal,
        window: options.limits().is_some(),
        softcap: options.softcap.is_some(),
        seq: options.seq.unwrap_or_default().tunable(),
        ..config
    }
}

/// A (batch, seq, heads, head_dim) tensor with gaps.
struct Placed {
    shape: [u64; 4],
    strides: [u64; 4],
    len: usize,
}

impl Placed {
    fn new(shape: [usize; 4]) -> Placed {
        let shape = shape.map(|n| n as u64);
        let [b, s, h, d] = shape;
        let row = h * d + GAP;
        Placed {
            shape,
            strides: [s * row, row, d, 1],
            len: (GAP + b * s * row) as usize,
        }
    }

    /// Where each element lies, in the order of the contiguous tensor.
    fn places(&self) -> impl Iterator<Item = usize> + '_ {
        let [_, s, h, d] = self.shape;
        (0..self.shape.iter().product()).map(move |i| {
            let index = [i / (s * h * d), i / (h * d) % s, i / d % h, i % d];
            let distance: u64 = index.iter().zip(self.strides).map(|(i, s)| i * s).sum();
            (GAP + distance) as usize
        })
    }

    /// The tensor's buffer, not-a-number in the gaps.
    fn fill<T: Narrow>(&self, values: &[T]) -> Vec<T> {
        let mut buffer = vec![T::nearest(f64::NAN); self.len];
        for (at, value) in self.places().zip(values) {
            buffer[at] = *value;
        }
        buffer
    }
}

macro_rules! check {
    ($name:ident, $element:ty, $config:ty) => {
        /// Runs one problem and compares by FlashAttention's rule.
        fn $name(config: &$config, shape: Shape, options: Options) -> Result<(), String> {
            let device = Device::cpu_as(Arch::Sm80);
            let mut rng = StdRng::seed_from_u64(11);
            let mut random = |len: usize| -> Vec<$element> {
                let mut value = || <$element>::nearest(rng.random_range(-3.0..3.0));
                (0..len).map(|_| value()).collect()
            };
            let (q, k, v) = (
                random(shape.q_len()),
                random(shape.kv_len()),
                random(shape.kv_len()),
            );
            let of_q = Placed::new([shape.batch, shape.seq_q, shape.heads, shape.head_dim]);
            let of_kv = Placed::new([shape.batch, shape.seq_k, shape.kv_heads, shape.head_dim]);
            let run = || -> Result<_, Box<dyn std::error::Error>> {
                let inputs = [
                    device.upload(&of_q.fill(&q))?,
                    device.upload(&of_kv.fill(&k))?,
                    device.upload(&of_kv.fill(&v))?,
                ];
                let mut o = device.upload(&of_q.fill::<$element>(&[]))?;
                let mut lse = device.poisoned::<f32>(shape.lse_len())?;
                let lse_shape = [shape.batch, shape.heads, shape.seq_q].map(|n| n as u64);
                let launch = config.launch(
                    forward::Inputs {
                        q: inputs[0].view_at(GAP, &of_q.shape, &of_q.strides)?,
                        k: inputs[1].view_at(GAP, &of_kv.shape, &of_kv.strides)?,
                        v: inputs[2].view_at(GAP, &of_kv.shape, &of_kv.strides)?,
                    },
                    forward::Outputs {
                        o: o.view_mut_at(GAP, &of_q.shape, &of_q.strides)?,
                        lse: lse.contiguous_mut(&lse_shape)?,
                    },
                    &options,
                    1,
                )?;
                device.load(config)?.launch(launch.grid, &launch.args)?;
                Ok((o.read()?, lse.read()?))
            };
            let fail = |what: String| format!("{} {shape:?} {options:?}: {what}", config.spec());
            let (o, lse) = run().map_err(|error| fail(error.to_string()))?;
            let written = o.iter().filter(|x| !x.is_nan()).count();
            if written != shape.q_len() {
                return Err(fail(format!(
                    "{written} elements of the output are written, not {}",
                    shape.q_len()
                )));
            }
            let o: Vec<$element> = of_q.places().map(|at| o[at]).collect();
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
check!(narrow_runs, f16, MmaF16Config);
check!(wide_runs, bf16, MmaBf16Config);

/// Runs `config` with either type.
fn both(config: MmaF16Config, shape: Shape, options: Options) {
    let config = with(config, &options);
    assert_eq!(narrow_runs(&config, shape, options), Ok(()));
    assert_eq!(wide_runs(&wide(&config), shape, options), Ok(()));
}

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
fn options_by_stages() {
    for options in options() {
        for stages in [1, 2] {
            let config = MmaF16Config { stages, ..PLAIN };
            both(config, shape(113, 203, 64), options);
        }
    }
}

#[test]
fn lengths() {
    for (seq_q, seq_k) in [(1, 1), (1, 239), (239, 1), (128, 217), (200, 70), (64, 128)] {
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            both(PLAIN, shape(seq_q, seq_k, 64), options);
        }
    }
}

#[test]
fn lengths_that_the_kernel_is_made_for() {
    for length in [64, 128, 150] {
        for causal in [false, true] {
            let options = Options {
                causal,
                seq: Some(Seq::Static(length)),
                ..Options::default()
            };
            both(PLAIN, shape(length as usize, length as usize, 64), options);
        }
    }
}

#[test]
fn head_dimensions() {
    let limits = [
        (32, [8, 24, 32]),
        (64, [8, 40, 64]),
        (96, [72, 80, 96]),
        (128, [72, 112, 128]),
        (192, [136, 160, 192]),
        (256, [200, 248, 256]),
    ];
    for (limit, dims) in limits {
        for head_dim in dims {
            for causal in [false, true] {
                let config = MmaF16Config {
                    head_dim: limit,
                    ..PLAIN
                };
                let options = Options {
                    causal,
                    ..Options::default()
                };
                both(config, shape(70, 130, head_dim), options);
            }
        }
    }
}

#[test]
fn heads_share_keys_and_sequences_batch() {
    for (heads, kv_heads) in [(4, 4), (4, 2), (3, 1)] {
        for causal in [false, true] {
            let shape = Shape {
                batch: 2,
                heads,
                kv_heads,
                ..shape(130, 100, 64)
            };
            let options = Options {
                causal,
                ..Options::default()
            };
            both(PLAIN, shape, options);
        }
    }
}

#[test]
fn tunables() {
    let tiles = [
        [32, 32, 2, 64],
        [64, 48, 2, 64],
        [128, 80, 4, 64],
        [128, 96, 8, 64],
        [128, 128, 8, 32],
        [192, 32, 4, 64],
        [256, 64, 8, 64],
        [96, 64, 2, 96],
    ];
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    for [block_m, block_n, num_warps, head_dim] in tiles {
        for (stages, q_regs, reference) in [(1, 2, 0), (2, 16, 1), (3, 0, 2)] {
            let config = MmaF16Config {
                block_m,
                block_n,
                num_warps,
                stages,
                q_regs,
                reference,
                polynomials: reference,
                head_dim,
                ..PLAIN
            };
            let target = Target::new(Arch::Sm80);
            if config.check(&target).is_ok() {
                both(config, shape(150, 290, 56.min(head_dim as usize)), causal);
            }
        }
    }
}

#[test]
fn misfits_are_errors() {
    let device = Device::cpu_as(Arch::Sm80);
    let buffer = device.zeros::<f16>(64 * 72).expect("64 rows");
    let view = |offset, row| {
        buffer
            .view_at(offset, &[1, 32, 1, 64], &[32 * row, row, row, 1])
            .expect("the buffer holds it")
    };
    let refusal = |q| {
        let mut o = device.zeros::<f16>(32 * 64).expect("32 rows");
        let mut lse = device.zeros::<f32>(32).expect("32 rows");
        let launch = PLAIN.launch(
            forward::Inputs {
                q,
                k: view(0, 64),
                v: view(0, 64),
            },
            forward::Outputs {
                o: o.contiguous_mut(&[1, 32, 1, 64]).expect("its size"),
                lse: lse.contiguous_mut(&[1, 1, 32]).expect("its size"),
            },
            &Options::default(),
            1,
        );
        launch.map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(refusal(view(0, 64)), Ok(()));
    assert_eq!(refusal(view(0, 72)), Ok(()));
    for misfit in [view(1, 64), view(0, 65)] {
        let error = refusal(misfit).expect_err("16-byte accesses do not reach it");
        assert!(error.contains("16-byte aligned"), "{error}");
    }
}

#[test]
fn gates_say_what_is_wrong() {
    let refusal = |config: MmaF16Config, arch| {
        let errors = config.check(&Target::new(arch)).expect_err(&config.spec());
        assert_eq!(errors.len(), 1, "{errors:?}");
        errors[0].to_string()
    };
    let tiles = MmaF16Config {
        num_warps: 8,
        ..PLAIN
    };
    assert!(refusal(tiles, Arch::Sm80).contains("BLOCK_M 64"));
    let copies = MmaF16Config {
        block_m: 128,
        block_n: 48,
        num_warps: 8,
        ..PLAIN
    };
    assert!(refusal(copies, Arch::Sm80).contains("do not share evenly"));
    let shared = MmaF16Config {
        head_dim: 256,
        stages: 2,
        ..PLAIN
    };
    assert!(refusal(shared, Arch::Sm89).contains("163840 bytes"));
    assert!(shared.check(&Target::new(Arch::Sm90a)).is_ok());
    let registers = MmaF16Config {
        block_m: 128,
        block_n: 128,
        head_dim: 128,
        ..PLAIN
    };
    assert!(refusal(registers, Arch::Sm80).contains("registers a thread"));
}
