//! Packed sequences on the interpreter, each held against float64 by itself.

use fa::attention::{AttentionElement, AttentionError, Paged, Part, attention_backward};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa_cases::{PackedCase, Runner, random, schedules, table};
use fa_dsl::abi::{Extent, TensorView};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_reference::{Narrow, Shape};
use proptest::prelude::*;
use rayon::prelude::*;

/// Heads of 64, two queries' to one of the keys'.
fn heads() -> Shape {
    Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 4, 64)
    }
}

fn check<T: AttentionElement + Narrow>(device: &Device, runner: &Runner, case: &PackedCase) {
    if let Err(cause) = case.check::<T>(device, runner) {
        panic!("{runner}: {case:?}\n{cause}");
    }
}

/// The interpreter with CTAs that come in any order.
fn shuffled(seed: u64) -> Device {
    let order = CtaOrder::Shuffled { seed };
    let options = interp::Options {
        order,
        ..interp::Options::default()
    };
    Device::cpu_with(Arch::Sm90a, options)
}

/// What takes the case.
fn runners(case: &PackedCase) -> Vec<Runner> {
    schedules::of_packed(case, Arch::Sm90a).expect("every schedule has these tunables")
}

/// Every mask, softcap and tensor with some tiles in turn, with sequences that fill tiles, leave one row, and have no
/// queries or no keys; also with NaN before and after every sequence that counts.
#[test]
fn every_option() {
    let lengths = [
        (70, 70),
        (1, 200),
        (0, 40),
        (64, 64),
        (130, 33),
        (7, 0),
        (0, 0),
        (3, 128),
    ];
    let options = table::options(130, 200);
    options
        .into_par_iter()
        .enumerate()
        .for_each(|(number, options)| {
            if matches!(options.seq, Some(Seq::Static(_))) {
                return;
            }
            let mut case = PackedCase::new(&lengths, heads(), options);
            // The tensors among the options in turn.
            case.case = case.case.with_tensors(number as u8 % 4);
            let (runners, spoilt) = (runners(&case), case.clone().spoil(2));
            for (shift, case) in [case, spoilt].into_iter().enumerate() {
                let runner = &runners[(number + shift) % runners.len()];
                check::<f16>(&Device::cpu(), runner, &case);
                let runner = &runners[(number + shift + 4) % runners.len()];
                check::<bf16>(&shuffled(number as u64), runner, &case);
            }
        });
}

#[test]
fn every_head_dimension() {
    (1..=32_usize).into_par_iter().for_each(|eighths| {
        let shape = Shape {
            head_dim: 8 * eighths,
            ..heads()
        };
        let options = Options {
            causal: true,
            ..Options::default()
        };
        let case = PackedCase::new(&[(33, 40), (90, 90)], shape, options);
        check::<bf16>(&Device::cpu(), &Runner::ATTENTION, &case);
        check::<f16>(&Device::cpu_as(Arch::Sm80), &Runner::ATTENTION, &case);
    });
}

/// Sequences that no warp looks at in one go, more than there are tiles for, and one that is much longer.
#[test]
fn many_sequences() {
    let mut lengths: Vec<(usize, usize)> = (0..150).map(|i| (i % 4, (i * 7) % 9)).collect();
    lengths[77] = (300, 400);
    let options = [false, true].map(|causal| Options {
        causal,
        ..Options::default()
    });
    let cases = options.map(|options| PackedCase::new(&lengths, heads(), options));
    cases.par_iter().for_each(|case| {
        let runners = runners(case);
        let check = |runner| check::<f16>(&Device::cpu(), runner, case);
        runners.par_iter().for_each(check);
    });
}

/// No key at all, so that the tensors of keys and values have no row: as of any sequence without keys, outputs are 0.
#[test]
fn no_sequence_has_a_key() {
    for (number, options) in table::options(70, 1).into_iter().enumerate() {
        if matches!(options.seq, Some(Seq::Static(_))) {
            continue;
        }
        let mut case = PackedCase::new(&[(5, 0), (70, 0), (0, 0)], heads(), options);
        case.case = case.case.with_tensors(number as u8 % 4);
        for runner in runners(&case) {
            check::<f16>(&Device::cpu(), &runner, &case);
        }
        check::<bf16>(&Device::cpu_as(Arch::Sm80), &Runner::ATTENTION, &case);
    }
}

proptest! {
    #![proptest_config(random::config(60, 0x9ac4))]

    #[test]
    fn random_sequences(case in random::packed(), wide in any::<bool>(), tiles in any::<prop::sample::Index>(), spoilt in any::<bool>()) {
        let case = if spoilt { case.spoil(2) } else { case };
        let runners = runners(&case);
        let runner = tiles.get(&runners);
        match wide {
            true => check::<bf16>(&shuffled(case.case.seed), runner, &case),
            false => check::<f16>(&Device::cpu(), runner, &case),
        }
    }
}

proptest! {
    #![proptest_config(random::config(40, 0xf9ac))]

    /// Each with a function of the library or two, of scores or a mask.
    #[test]
    fn random_sequences_with_functions(
        case in random::packed(),
        functions in random::functions(),
        wide in any::<bool>(),
        tiles in any::<prop::sample::Index>(),
    ) {
        let mut case = case;
        case.case.functions = functions;
        let runners = runners(&case);
        let runner = tiles.get(&runners);
        match wide {
            true => check::<bf16>(&shuffled(case.case.seed), runner, &case),
            false => check::<f16>(&Device::cpu(), runner, &case),
        }
    }
}

/// As one sequence of all, it is what dense attention gives.
#[test]
fn the_lists_are_checked() {
    let device = Device::cpu();
    let x = device.zeros::<f16>(10 * 64).unwrap();
    let x = x.contiguous(&[10, 1, 64]).unwrap();
    let list = |values: &[u32]| device.upload(values).unwrap();
    let (three, two) = (list(&[0, 7, 10]), list(&[0, 10]));
    let (three, two) = (
        three.contiguous(&[3]).unwrap(),
        two.contiguous(&[2]).unwrap(),
    );
    let packed = Packed {
        cu_seqlens_q: three,
        cu_seqlens_k: Some(two),
        max_seq_q: 7,
        max_seq_k: 10,
    };
    let refused = attention_varlen(&device, x, x, x, packed, &Options::default()).unwrap_err();
    assert!(
        matches!(
            refused,
            AttentionError::Launch(LaunchError::Shape {
                tensor: "cu_seqlens_k",
                ..
            })
        ),
        "{refused}"
    );
    let packed = Packed {
        cu_seqlens_k: Some(three),
        ..packed
    };
    let fixed = Options {
        seq: Some(Seq::Static(7)),
        ..Options::default()
    };
    let refused = attention_varlen(&device, x, x, x, packed, &fixed).unwrap_err();
    assert!(
        matches!(
            refused,
            AttentionError::Launch(
                LaunchError::Length { .. }
                    | LaunchError::OptionValue {
                        option: "packed",
                        ..
                    }
            )
        ),
        "{refused}"
    );
    let dense = x.extent;
    assert_eq!(dense.shape, [10, 1, 64, 1]);
    let empty = Packed {
        max_seq_q: 0,
        ..packed
    };
    let nothing = attention_varlen(&device, x, x, x, empty, &Options::default());
    assert!(nothing.is_ok(), "no tile at all: {nothing:?}");
}

/// Tiles are counted by the lists: where callers say too little, every tile is claimed all the same, and the next call finds
/// the counter as it has to be.
#[test]
fn maxima_that_are_too_small() {
    let device = Device::cpu();
    let values: Vec<f16> = (0..300 * 64)
        .map(|i| f16::from_f32((i as f32 * 0.37).sin()))
        .collect();
    let x = device.upload(&values).unwrap();
    let x = x.contiguous(&[300, 1, 64]).unwrap();
    let begins = device.upload(&[0_u32, 290, 300]).unwrap();
    let begins = begins.contiguous(&[3]).unwrap();
    let call = |longest: usize| {
        let packed = Packed {
            cu_seqlens_q: begins,
            cu_seqlens_k: Some(begins),
            max_seq_q: 290,
            max_seq_k: longest,
        };
        let o = attention_varlen(&device, x, x, x, packed, &Options::default()).unwrap();
        o.read().unwrap()
    };
    let expected = call(290);
    assert_eq!(call(5), expected);
    assert_eq!(call(290), expected);
}

/// Queries of no sequence are an error, not an output that nothing writes.
#[test]
fn a_list_of_no_sequence_is_an_error() {
    let device = Device::cpu();
    let x = device.zeros::<f16>(5 * 64).unwrap();
    let x = x.contiguous(&[5, 1, 64]).unwrap();
    let begins = device.zeros::<u32>(1).unwrap();
    let begins = begins.contiguous(&[1]).unwrap();
    let packed = Packed {
        cu_seqlens_q: begins,
        cu_seqlens_k: Some(begins),
        max_seq_q: 5,
        max_seq_k: 5,
    };
    let none = Options::default();
    let forward = attention_varlen(&device, x, x, x, packed, &none).map(drop);
    let lse = device.zeros::<f32>(5).unwrap();
    let part = Part {
        o: x,
        lse: lse.contiguous(&[1, 5]).unwrap(),
    };
    let options = Options {
        packed: Some(packed),
        ..none
    };
    let backward = attention_backward(&device, [x; 3], part, x, &options).map(drop);
    let rows = device.zeros::<u32>(1).unwrap();
    let of_cache = Packed {
        cu_seqlens_k: None,
        ..packed
    };
    let paged = Options {
        seqused_k: Some(rows.contiguous(&[0]).unwrap()),
        paged: Some(Paged {
            block_table: rows.contiguous(&[0, 1]).unwrap(),
            page: 5,
            max_seq_k: 0,
        }),
        ..none
    };
    let pages = x.extent;
    let pages = TensorView::from_extent(Extent {
        shape: [1, 5, 1, 64],
        strides: [5 * 64, 64, 64, 1],
        ..pages
    });
    let of_pages = attention_varlen(&device, x, pages, pages, of_cache, &paged).map(drop);
    for refused in [forward, backward, of_pages] {
        let said = refused.unwrap_err().to_string();
        assert!(said.contains("there has to be a sequence"), "{said}");
    }
}

/// Lists that lead out of the tensors, which the host does not look at, and right ones after them on the same device: what fails leaves
/// no counter that the next launch would find.
#[test]
fn right_lists_after_wrong_ones() {
    let device = Device::cpu();
    let values: Vec<f16> = (0..70 * 64)
        .map(|i| f16::from_f32((i as f32 * 0.37).sin()))
        .collect();
    let x = device.upload(&values).unwrap();
    let x = x.contiguous(&[70, 1, 64]).unwrap();
    let call = |begins: [u32; 3]| {
        let begins = device.upload(&begins).unwrap();
        let begins = begins.contiguous(&[3]).unwrap();
        let packed = Packed {
            cu_seqlens_q: begins,
            cu_seqlens_k: Some(begins),
            max_seq_q: 70,
            max_seq_k: 70,
        };
        let o = attention_varlen(&device, x, x, x, packed, &Options::default())?;
        Ok::<_, AttentionError>(o.read()?)
    };
    let expected = call([0, 40, 70]).unwrap();
    for wrong in [[0, 40, 700], [0, 4000, 70], [500, 540, 570]] {
        assert!(call(wrong).is_err(), "{wrong:?}");
        assert_eq!(call([0, 40, 70]).unwrap(), expected, "after {wrong:?}");
    }
}
