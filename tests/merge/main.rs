//! Merging parts of attention, on the interpreter: against float64, and parts of real attention against the whole.

mod raw;

use fa::attention::{
    AttentionError, Part, PartMut, merge, merge_in_place, merge_into, merge_stacked,
    merge_stacked_into,
};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa_cases::{Layout, MergeCase, Weights, random};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use proptest::prelude::*;
use rayon::prelude::*;

/// How many parts the peers test with.
const COUNTS: [usize; 9] = [1, 2, 3, 5, 17, 32, 55, 97, 133];

const WEIGHTS: [Weights; 5] = [
    Weights::Normal(0.0, 2.0),
    // Far apart, and far from 0.
    Weights::Normal(0.0, 60.0),
    Weights::Normal(-1000.0, 1.0),
    Weights::Empty,
    Weights::NotFinite,
];

fn all_right<T, E: std::fmt::Display>(case: &MergeCase, checked: Result<T, E>) -> T {
    checked.unwrap_or_else(|cause| panic!("{case:?}: {cause}"))
}

#[test]
fn every_number_of_parts() {
    COUNTS.into_par_iter().for_each(|parts| {
        for weights in WEIGHTS {
            let case = MergeCase {
                weights,
                ..MergeCase::new([2, 3, 3, 64], parts)
            };
            let device = Device::cpu();
            all_right(&case, case.check_stacked::<f32, f16>(&device));
            all_right(&case, case.check_stacked::<f32, bf16>(&device));
            all_right(&case, case.check_stacked::<f32, f32>(&device));
            all_right(&case, case.check_stacked::<f16, f16>(&device));
            all_right(&case, case.check_stacked::<bf16, bf16>(&device));
            all_right(&case, case.check_stacked::<bf16, f32>(&device));
        }
    });
}

#[test]
fn pairs_of_every_type() {
    for weights in WEIGHTS {
        let case = MergeCase {
            weights,
            ..MergeCase::new([2, 5, 3, 64], 2)
        };
        let device = Device::cpu();
        all_right(&case, case.check_pair::<f16, f16, f16>(&device));
        all_right(&case, case.check_pair::<bf16, bf16, bf16>(&device));
        all_right(&case, case.check_pair::<f32, f32, f32>(&device));
        all_right(&case, case.check_pair::<f32, f32, f16>(&device));
        all_right(&case, case.check_pair::<f32, bf16, f32>(&device));
        all_right(&case, case.check_pair::<f16, f32, f16>(&device));
        all_right(&case, case.check_pair::<bf16, bf16, f32>(&device));
    }
}

/// The result over a part has the bits of a result of its own.
#[test]
fn in_place() {
    for weights in WEIGHTS {
        for inputs in [Layout::Contiguous, Layout::HeadsFirst, Layout::Padded(8)] {
            let case = MergeCase {
                weights,
                inputs,
                ..MergeCase::new([2, 5, 3, 40], 2)
            };
            let device = Device::cpu();
            let over = all_right(&case, case.check_in_place::<f32, bf16>(&device));
            let beside = all_right(&case, case.check_pair::<f32, bf16, f32>(&device));
            let bits = |values: &[f32]| values.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
            assert_eq!(bits(&over.o), bits(&beside.o), "{case:?}");
            all_right(&case, case.check_in_place::<f16, f16>(&device));
            all_right(&case, case.check_in_place::<f32, f32>(&device));
        }
    }
}

#[test]
fn every_head_dimension() {
    (1..=32_u64).into_par_iter().for_each(|eighths| {
        for parts in [2, 9, 40] {
            let case = MergeCase::new([1, 5, 3, 8 * eighths], parts);
            let device = Device::cpu();
            all_right(&case, case.check_stacked::<f32, bf16>(&device));
            all_right(&case, case.check_pair::<f16, f16, f16>(&device));
        }
    });
}

#[test]
fn every_architecture() {
    for arch in Arch::ALL {
        let case = MergeCase::new([2, 3, 2, 128], 33);
        let device = Device::cpu_as(arch);
        all_right(&case, case.check_stacked::<f32, f16>(&device));
        all_right(&case, case.check_in_place::<f32, f16>(&device));
    }
}

/// What a row comes out as depends on its parts alone, and is the same every time.
#[test]
fn the_same_parts_give_the_same_bits() {
    for parts in COUNTS {
        let case = MergeCase {
            weights: Weights::Normal(0.0, 3.0),
            ..MergeCase::new([1, 1, 2, 64], parts)
        };
        let device = Device::cpu();
        let first = all_right(&case, case.check_stacked::<f32, f32>(&device));
        let again = all_right(&case, case.check_stacked::<f32, f32>(&device));
        assert_eq!(first, again);
    }
    let (parts, rows, head_dim) = (21_u64, 37_u64, 64_u64);
    let device = Device::cpu();
    let wave =
        |len: u64, step: f32| -> Vec<f32> { (0..len).map(|i| (i as f32 * step).sin()).collect() };
    let o = device.upload(&wave(parts * rows * head_dim, 0.37)).unwrap();
    let lse = device.upload(&wave(parts * rows, 1.7)).unwrap();
    let all = |first: u64, count: u64| Part {
        o: o.view_at(
            first * head_dim,
            &[parts, count, 1, head_dim],
            &[rows * head_dim, head_dim, head_dim, 1],
        )
        .unwrap(),
        lse: lse
            .view_at(first, &[parts, 1, 1, count], &[rows, rows, rows, 1])
            .unwrap(),
    };
    let together = merge_stacked(&device, all(0, rows))
        .unwrap()
        .o
        .read()
        .unwrap();
    for row in [0, 5, rows - 1] {
        let alone = merge_stacked(&device, all(row, 1))
            .unwrap()
            .o
            .read()
            .unwrap();
        assert_eq!(
            alone,
            together[(row * head_dim) as usize..][..head_dim as usize]
        );
    }
}

fn random() -> impl Strategy<Value = MergeCase> {
    let sizes = (1..4_u64, 1..20_u64, 1..6_u64, 1..33_u64);
    let weights = prop::sample::select(WEIGHTS.to_vec());
    let layouts = (Layout::any(), Layout::any());
    (
        sizes,
        1..60_usize,
        weights,
        layouts,
        any::<bool>(),
        any::<u64>(),
    )
        .prop_map(
            |((batch, seq_q, heads, eighths), parts, weights, (inputs, outputs), lse, seed)| {
                MergeCase {
                    shape: [batch, seq_q, heads, 8 * eighths],
                    parts,
                    weights,
                    inputs,
                    outputs,
                    lse,
                    seed,
                }
            },
        )
}

proptest! {
    #![proptest_config(random::config(120, 0x3e6e))]

    #[test]
    fn random_parts(case in random(), types in 0..6_u8) {
        let device = Device::cpu();
        match types {
            0 => drop(all_right(&case, case.check_stacked::<f32, f16>(&device))),
            1 => drop(all_right(&case, case.check_stacked::<f32, f32>(&device))),
            2 => drop(all_right(&case, case.check_stacked::<bf16, bf16>(&device))),
            _ => {
                let case = MergeCase { parts: 2, ..case };
                match types {
                    3 => drop(all_right(&case, case.check_pair::<f16, f16, f16>(&device))),
                    4 => drop(all_right(&case, case.check_pair::<f32, bf16, f32>(&device))),
                    _ => drop(all_right(&case, case.check_in_place::<f32, f16>(&device))),
                }
            }
        }
    }
}

/// Attention over parts of the keys, merged, is attention over all of them.
#[test]
fn parts_of_attention_make_the_whole() {
    let shape = Shape {
        batch: 2,
        seq_q: 37,
        seq_k: 150,
        heads: 4,
        kv_heads: 2,
        head_dim: 64,
    };
    let device = Device::cpu();
    let [q, k, v] = fa_cases::Values::Normal(1.0).draw::<f16>(&shape, 7);
    let [q, k, v] = [q, k, v].map(|values| device.upload(&values).unwrap());
    let (q_shape, kv) = (shape.q(), shape.kv());
    let options = Options::default();
    let keys = |buffer: &Buffer<f16>, first: u64, end: u64| {
        let strides = [150 * 2 * 64, 2 * 64, 64, 1];
        let view = buffer.view_at(first * 2 * 64, &[2, end - first, 2, 64], &strides);
        view.unwrap().extent
    };
    let over = |first, end| {
        let q = q.contiguous(&q_shape).unwrap();
        let [k, v] = [&k, &v].map(|it| fa_dsl::abi::TensorView::from_extent(keys(it, first, end)));
        attention_with_lse(&device, q, k, v, &options).unwrap()
    };
    let parts = [over(0, 70), over(70, 71), over(71, 150)];
    let part = |output: &fa::attention::Output<f16>| {
        let o = output.o.contiguous(&q_shape).unwrap().extent;
        let lse = output.lse.contiguous(&shape.lse()).unwrap().extent;
        Part {
            o: fa_dsl::abi::TensorView::<f16>::from_extent(o),
            lse: fa_dsl::abi::TensorView::from_extent(lse),
        }
    };
    // float32 sums that take in one part after the other, as a ring of GPUs does.
    let (mut o, mut lse) = (
        device.poisoned::<f32>(shape.q_len()).unwrap(),
        device.poisoned::<f32>(shape.lse_len()).unwrap(),
    );
    merge_into(
        &device,
        part(&parts[0]),
        part(&parts[1]),
        o.contiguous_mut(&q_shape).unwrap(),
        Some(lse.contiguous_mut(&shape.lse()).unwrap()),
    )
    .unwrap();
    let sums = PartMut {
        o: o.contiguous_mut(&q_shape).unwrap(),
        lse: lse.contiguous_mut(&shape.lse()).unwrap(),
    };
    merge_in_place(&device, sums, part(&parts[2])).unwrap();
    let whole = {
        let q = q.contiguous(&q_shape).unwrap();
        let (k, v) = (k.contiguous(&kv).unwrap(), v.contiguous(&kv).unwrap());
        attention_with_lse(&device, q, k, v, &options).unwrap()
    };
    let whole_o = whole.o.read().unwrap();
    for (merged, whole) in o.read().unwrap().iter().zip(&whole_o) {
        assert!(
            (merged - whole.to_f32()).abs() < 1e-3,
            "{merged} for {whole}"
        );
    }
    for (merged, whole) in lse.read().unwrap().iter().zip(whole.lse.read().unwrap()) {
        assert!(
            (merged - whole).abs() < 1e-5 * whole.abs().max(1.0),
            "{merged} for {whole}"
        );
    }
    let two = merge(&device, part(&parts[0]), part(&over(70, 150))).unwrap();
    for (merged, whole) in two.o.read().unwrap().iter().zip(&whole_o) {
        assert!((merged.to_f32() - whole.to_f32()).abs() < 2e-3);
    }
}

fn refused(result: Result<(), AttentionError>) -> AttentionError {
    result.expect_err("it does not fit")
}

#[test]
fn what_does_not_fit_is_an_error() {
    let device = Device::cpu();
    let o = device.zeros::<f16>(4096).unwrap();
    let wide = device.zeros::<f32>(4096).unwrap();
    let other = device.zeros::<bf16>(4096).unwrap();
    let mut out = device.zeros::<f16>(4096).unwrap();
    let shape = [1, 4, 2, 64];
    let part = |shape: &[u64], lse: &[u64]| Part {
        o: o.contiguous(shape).unwrap(),
        lse: wide.contiguous(lse).unwrap(),
    };
    let good = part(&shape, &[1, 2, 4]);
    let mut pair = |first, second, shape: &[u64]| {
        merge_into(
            &device,
            first,
            second,
            out.contiguous_mut(shape).unwrap(),
            None,
        )
    };
    assert!(pair(good, good, &shape).is_ok());
    let short = part(&[1, 3, 2, 64], &[1, 2, 4]);
    let turned = part(&shape, &[1, 4, 2]);
    let of_shape = |tensor| {
        move |error: AttentionError| match error {
            AttentionError::Launch(LaunchError::Shape { tensor: found, .. }) => found == tensor,
            _ => false,
        }
    };
    assert!(of_shape("second.o")(refused(pair(good, short, &shape))));
    assert!(of_shape("first.lse")(refused(pair(turned, good, &shape))));
    assert!(of_shape("first.o")(refused(pair(
        good,
        good,
        &[1, 4, 1, 64]
    ))));
    let odd = part(&[1, 4, 2, 60], &[1, 2, 4]);
    let error = refused(pair(odd, odd, &[1, 4, 2, 60]));
    assert!(matches!(
        error,
        AttentionError::Launch(LaunchError::HeadDim {
            found: 60,
            limit: 256
        })
    ));
    let empty = part(&[1, 0, 2, 64], &[1, 2, 0]);
    let error = refused(pair(empty, empty, &[1, 0, 2, 64]));
    assert!(matches!(
        error,
        AttentionError::Launch(LaunchError::Empty { .. })
    ));

    let mixed = Part {
        o: other.contiguous(&shape).unwrap(),
        lse: wide.contiguous(&[1, 2, 4]).unwrap(),
    };
    let mut result = device.zeros::<f16>(4096).unwrap();
    let result = result.contiguous_mut(&shape).unwrap();
    let error = refused(merge_into(&device, good, mixed, result, None));
    let expected = "`second.o` holds bf16, it has to hold f16 or f32, as the others";
    assert_eq!(error.to_string(), expected);

    let none = Part {
        o: o.contiguous(&[0, 4, 2, 64]).unwrap(),
        lse: wide.contiguous(&[0, 1, 2, 4]).unwrap(),
    };
    let mut result = device.zeros::<f16>(4096).unwrap();
    let result = result.contiguous_mut(&shape).unwrap();
    let error = refused(merge_stacked_into(&device, none, result, None));
    assert!(matches!(
        error,
        AttentionError::Launch(LaunchError::Empty {
            tensor: "parts.o",
            ..
        })
    ));
}
