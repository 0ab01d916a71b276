//! The schedule for sm_80 and later on the interpreter: its tunables and options over small problems
//! against float64, with tensors that are laid out with gaps.

use std::marker::PhantomData;

use fa::attention::{Configured, Dtype, Problem, Tensors};
use fa::prelude::*;
use fa_cases::{Case, Layout, Runner};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::forward::MmaF16Config;
use fa_kernels::attention::{LaunchError, Variant};
use fa_reference::Shape;

/// Unused elements after each row of heads and before the first: what lies there must not be read or
/// written.
const GAP: u64 = 8;

const PLAIN: MmaF16Config = MmaF16Config {
    block_m: 64,
    block_n: 64,
    num_warps: 4,
    stages: 1,
    q_regs: 0,
    ctas: 1,
    rescale: 0,
    polynomials: 0,
    variant: Variant::PLAIN,
    element: PhantomData,
};

/// For heads of so many elements.
fn of_head_dim(head_dim: u32, config: MmaF16Config) -> MmaF16Config {
    MmaF16Config {
        variant: Variant {
            head_dim,
            ..config.variant
        },
        ..config
    }
}

/// Runs `config` with either type.
fn both(config: MmaF16Config, shape: Shape, options: Options<'static>) {
    let case = Case {
        inputs: Layout::Padded(GAP),
        outputs: Layout::Padded(GAP),
        ..Case::new(shape, options)
    };
    let device = Device::cpu_as(Arch::Sm80);
    if let Err(failure) = case.check_both(&device, &Runner::of_either(&config)) {
        panic!("{failure}");
    }
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
                let config = of_head_dim(limit, PLAIN);
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
        for (stages, q_regs, rescale) in [(1, 2, 0), (2, 16, 1), (3, 0, 2)] {
            let config = MmaF16Config {
                block_m,
                block_n,
                num_warps,
                stages,
                q_regs,
                rescale,
                polynomials: rescale,
                ..of_head_dim(head_dim, PLAIN)
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
        let tensors = Tensors::new::<f16>(
            [q, view(0, 64), view(0, 64)],
            o.contiguous_mut(&[1, 32, 1, 64]).expect("its size"),
            Some(lse.contiguous_mut(&[1, 1, 32]).expect("its size")),
        );
        let problem = Problem::of(Dtype::F16, &tensors, &Options::default());
        let launch =
            problem.and_then(|problem| Configured::of(&PLAIN).launch(&problem, &tensors, 1));
        launch.map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(refusal(view(0, 64)), Ok(()));
    assert_eq!(refusal(view(0, 72)), Ok(()));
    for misfit in [view(1, 64), view(0, 65)] {
        let error = refusal(misfit).expect_err("16-byte accesses do not reach it");
        assert!(error.contains("16-byte aligned"), "{error}");
    }
}

/// A problem of tensors that are nowhere.
fn refused(problem: &Problem<'_>) -> Option<LaunchError> {
    let tensors = Tensors::unallocated(&problem.shape, problem.dtype, problem.lse);
    Configured::of(&PLAIN).launch(problem, &tensors, 1).err()
}

#[test]
fn another_element_type_is_an_error() {
    let problem = |dtype| Problem {
        dtype,
        shape: shape(32, 32, 64),
        options: Options::default(),
        lse: true,
    };
    assert_eq!(refused(&problem(Dtype::F16)), None);
    let (expected, found) = (Dtype::F16, Dtype::Bf16);
    let error = LaunchError::Dtype { expected, found };
    assert_eq!(refused(&problem(Dtype::Bf16)), Some(error));
}

#[test]
fn options_that_the_kernel_lacks_are_errors() {
    let plain = Options::default();
    let causal = Options {
        causal: true,
        ..plain
    };
    let window = Options {
        window: Some(Window::symmetric(3)),
        ..plain
    };
    let softcap = Options {
        softcap: Some(2.0),
        ..plain
    };
    for (options, lse, option, configured) in [
        (causal, true, "CAUSAL", false),
        (window, true, "WINDOW", false),
        (softcap, true, "SOFTCAP", false),
        (plain, false, "LSE", true),
    ] {
        let problem = Problem {
            dtype: Dtype::F16,
            shape: shape(32, 32, 64),
            options,
            lse,
        };
        let error = LaunchError::Option {
            option,
            configured,
            asked: !configured,
        };
        assert_eq!(refused(&problem), Some(error));
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
    assert!(refusal(copies, Arch::Sm80).contains("gate `copies`"));
    let shared = MmaF16Config {
        stages: 2,
        ..of_head_dim(256, PLAIN)
    };
    assert!(refusal(shared, Arch::Sm89).contains("bytes for each CTA 163840"));
    assert!(shared.check(&Target::new(Arch::Sm90a)).is_ok());
    let registers = MmaF16Config {
        block_m: 128,
        block_n: 128,
        ..of_head_dim(128, PLAIN)
    };
    assert!(refusal(registers, Arch::Sm80).contains("gate `registers`"));
}
