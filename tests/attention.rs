//! `attention()` against float64 on the interpreter: the shapes that FlashAttention tests, every
//! mask, head dimension and architecture, and what it refuses. tests/property.rs has random ones.

use fa::attention::{AttentionError, Window};
use fa::prelude::*;
use fa_cases::table::{self, small};
use fa_cases::{Case, Failure, Layout, Runner};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use rayon::prelude::*;

/// Runs cases with both element types on as many threads as there are.
fn check_all(cases: Vec<Case>) {
    let failures: Vec<Failure> = cases
        .into_par_iter()
        .map_init(Device::cpu, |device, case| {
            case.check_both(device, &Runner::ATTENTION).err()
        })
        .flatten()
        .collect();
    let shown: Vec<String> = failures.iter().take(5).map(ToString::to_string).collect();
    assert!(
        failures.is_empty(),
        "{} fail, among them\n{}",
        failures.len(),
        shown.join("\n")
    );
}

fn causal() -> Options<'static> {
    Options {
        causal: true,
        ..Options::default()
    }
}

#[test]
fn lengths_of_the_peers_tests() {
    let all = table::LENGTHS.into_iter().flat_map(|(seq_q, seq_k)| {
        let shape = small(seq_q, seq_k);
        let options = table::options(seq_q, seq_k).into_iter();
        options.map(move |options| Case::new(shape, options))
    });
    check_all(all.collect());
}

/// The kernels without the log-sum-exp: every mask, and a layout in which what lies beside the output shows
/// that nothing else is written.
#[test]
fn without_the_log_sum_exp_only_the_output_is_written() {
    let all = [(113, 203), (128, 128), (3, 799)]
        .into_iter()
        .flat_map(|(seq_q, seq_k)| {
            let options = table::options(seq_q, seq_k).into_iter();
            options.map(move |options| Case {
                lse: false,
                inputs: Layout::Padded(8),
                outputs: Layout::Padded(16),
                ..Case::new(small(seq_q, seq_k), options)
            })
        });
    check_all(all.collect());
}

/// Each option that is a tensor, and all of them, beside the main masks and a cap.
#[test]
fn options_that_are_tensors() {
    let all_of_them = (1_u8 << Options::TENSORS.len()) - 1;
    let each = (0..Options::TENSORS.len()).map(|number| 1_u8 << number);
    let all = each
        .chain([all_of_them, all_of_them | 1 << 7])
        .flat_map(|which| {
            let lengths = [(113, 203), (128, 128), (239, 1)].into_iter();
            lengths.flat_map(move |(seq_q, seq_k)| {
                let shape = Shape {
                    batch: 2,
                    ..small(seq_q, seq_k)
                };
                let options = table::main_options().into_iter();
                options.map(move |(_, options)| Case::new(shape, options).with_tensors(which))
            })
        });
    check_all(all.collect());
}

#[test]
fn every_head_dimension() {
    let all = (1..=32).flat_map(|eighths| {
        let shape = Shape {
            head_dim: 8 * eighths,
            ..small(150, 170)
        };
        [Options::default(), causal()].map(|options| Case::new(shape, options))
    });
    check_all(all.collect());
}

#[test]
fn heads_and_sequences() {
    let mut all = Vec::new();
    for batch in [1, 3] {
        for (heads, kv_heads) in [(1, 1), (3, 3), (4, 2), (6, 1)] {
            let shape = Shape {
                batch,
                heads,
                kv_heads,
                ..small(150, 100)
            };
            all.push(Case::new(shape, causal()));
        }
    }
    check_all(all);
}

#[test]
fn queries_that_see_no_key_give_zero() {
    // Bottom-right: the first 200 of 300 queries come before every key.
    let window = Some(Window {
        left: Some(40),
        right: Some(30),
    });
    let options = [
        causal(),
        Options { window, ..causal() },
        Options {
            window,
            ..Options::default()
        },
    ];
    check_all(
        options
            .map(|options| Case::new(small(300, 100), options))
            .to_vec(),
    );
}

#[test]
fn every_architecture_has_a_kernel() {
    for arch in Arch::ALL {
        let device = Device::cpu_as(arch);
        for head_dim in [64, 256] {
            let shape = Shape {
                head_dim,
                ..small(70, 90)
            };
            let result = Case::new(shape, causal()).check_both(&device, &Runner::ATTENTION);
            assert!(result.is_ok(), "{arch}: {result:?}");
        }
    }
}

#[test]
fn a_head_dimension_without_a_kernel_is_an_error() {
    for arch in Arch::ALL {
        let device = Device::cpu_as(arch);
        let q = device.zeros::<bf16>(264).expect("one row");
        let view = || q.contiguous(&[1, 1, 1, 264]).expect("the buffer's size");
        let error = attention(&device, view(), view(), view(), &Options::default());
        assert!(matches!(
            error,
            Err(AttentionError::NoKernel { head_dim: 264 })
        ));
    }
}

#[test]
fn tensors_that_do_not_fit_are_errors() {
    let device = Device::cpu();
    let q = device.zeros::<f16>(2 * 64 * 64).expect("128 rows");
    let view = |shape: [u64; 4]| q.contiguous(&shape).expect("the buffer holds it");
    let run = |q_shape, k_shape, v_shape, scale| {
        let options = Options {
            scale,
            ..Options::default()
        };
        attention(
            &device,
            view(q_shape),
            view(k_shape),
            view(v_shape),
            &options,
        )
        .map(|_| ())
    };
    let good = [1, 64, 2, 64];
    assert!(run(good, good, good, None).is_ok());
    for (k, v, scale, expected) in [
        ([1, 64, 2, 32], good, None, "`k` is"),
        (good, [1, 32, 2, 64], None, "`v` is"),
        (good, good, Some(f32::NAN), "scale NaN"),
        (good, good, Some(-1.0), "scale -1"),
    ] {
        let error = run(good, k, v, scale)
            .expect_err("it does not fit")
            .to_string();
        assert!(error.contains(expected), "{error}");
    }
    let odd = run([1, 64, 1, 60], [1, 64, 1, 60], [1, 64, 1, 60], None).expect_err("head_dim 60");
    assert!(odd.to_string().contains("head_dim 60"), "{odd}");
}
