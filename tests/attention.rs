//! `attention()` against float64 on the interpreter: the shapes that FlashAttention tests, and
//! random ones, over types, masks, heads, head dimensions and lengths.

use fa::attention::AttentionError;
use fa::prelude::*;
use fa::reference::Shape;
use fa_cases::attention::check;
use fa_dsl::target::Arch;
use proptest::prelude::*;

fn both(shape: Shape, options: Options, magnitude: f64) -> Result<(), String> {
    let device = Device::cpu();
    check::<f16>(&device, shape, options, magnitude)?;
    check::<bf16>(&device, shape, options, magnitude)
}

/// One sequence of two heads, head dimension 64.
fn small(seq_q: usize, seq_k: usize) -> Shape {
    Shape {
        batch: 1,
        seq_q,
        seq_k,
        heads: 2,
        kv_heads: 1,
        head_dim: 64,
    }
}

#[test]
fn lengths_of_the_peers_tests() {
    for (seq_q, seq_k) in [
        (1, 1),
        (239, 1),
        (1, 239),
        (113, 203),
        (128, 217),
        (108, 256),
        (384, 256),
    ] {
        for causal in [false, true] {
            let options = Options {
                causal,
                scale: None,
            };
            assert_eq!(both(small(seq_q, seq_k), options, 2.0), Ok(()));
        }
    }
}

#[test]
fn every_head_dimension() {
    for head_dim in [8, 32, 40, 64, 80, 96, 128, 160, 192, 256] {
        for causal in [false, true] {
            let shape = Shape {
                head_dim,
                ..small(150, 170)
            };
            assert_eq!(
                both(
                    shape,
                    Options {
                        causal,
                        scale: None
                    },
                    1.5
                ),
                Ok(())
            );
        }
    }
}

#[test]
fn queries_that_see_no_key_give_zero() {
    // Bottom-right: the first 200 of 300 queries come before every key.
    let device = Device::cpu();
    let shape = Shape {
        kv_heads: 2,
        ..small(300, 100)
    };
    assert_eq!(
        check::<f16>(
            &device,
            shape,
            Options {
                causal: true,
                scale: None
            },
            1.0
        ),
        Ok(())
    );
}

#[test]
fn later_keys_that_are_much_larger() {
    let options = Options {
        causal: false,
        scale: Some(1.0),
    };
    assert_eq!(both(small(100, 400), options, 8.0), Ok(()));
}

#[test]
fn a_problem_without_a_kernel_is_an_error() {
    let device = Device::cpu_as(Arch::Sm80);
    let q = device.zeros::<bf16>(64 * 64).expect("64 rows");
    let view = || q.contiguous(&[1, 64, 1, 64]).expect("the buffer's size");
    let error = attention(&device, view(), view(), view(), &Options::default());
    assert!(matches!(
        error,
        Err(AttentionError::NoKernel {
            arch: Arch::Sm80,
            ..
        })
    ));
}

#[test]
fn tensors_that_do_not_fit_are_errors() {
    let device = Device::cpu();
    let q = device.zeros::<f16>(2 * 64 * 64).expect("128 rows");
    let view = |shape: [u64; 4]| q.contiguous(&shape).expect("the buffer holds it");
    let run = |q_shape, k_shape, v_shape, scale| {
        let options = Options {
            causal: false,
            scale,
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_problems(
        batch in 1..3_usize,
        seq_q in 1..200_usize,
        seq_k in 1..300_usize,
        kv_heads in 1..3_usize,
        group in 1..3_usize,
        eighths in 1..17_usize,
        causal: bool,
        scale in prop::option::of(0.01..0.5_f32),
        magnitude in 0.1..6.0_f64,
        wide: bool,
    ) {
        let shape = Shape { batch, seq_q, seq_k, heads: kv_heads * group, kv_heads, head_dim: 8 * eighths };
        let options = Options { causal, scale };
        let device = Device::cpu();
        let result = if wide {
            check::<bf16>(&device, shape, options, magnitude)
        } else {
            check::<f16>(&device, shape, options, magnitude)
        };
        prop_assert_eq!(result, Ok(()));
    }
}
