//! Ranges of keys that see each other whatever the mask says, on the interpreter: in every schedule that has them, over dense,
//! packed and paged keys, held against float64.

use fa::attention::AttentionError;
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa_cases::{CacheCase, CacheLayout, Case, PackedCase, Runner, schedules, table};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::{DecodeF16Config, MmaF16Config, WarpSpecializedF16Config};
use fa_reference::Shape;
use rayon::prelude::*;

/// Each schedule that takes them, with small tiles, so that ranges cross many of them.
fn runners() -> [Runner; 5] {
    let ping_pong = "WarpSpecializedF16<64,2,PING_PONG=true,OUTPUT=last_block>";
    [
        Runner::ATTENTION,
        Runner::of_either(&MmaF16Config::parse("MmaF16<64,32,4>").unwrap()),
        Runner::of_either(&MmaF16Config::parse("MmaF16<64,32,4,STAGES=2>").unwrap()),
        Runner::of_either(&DecodeF16Config::parse("DecodeF16<16,32,2>").unwrap()),
        Runner::of_either(&WarpSpecializedF16Config::parse(ping_pong).unwrap()),
    ]
}

fn heads() -> Shape {
    Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 4, 64)
    }
}

/// The masks of the table for any length.
fn masks() -> Vec<Options<'static>> {
    let mut all = table::options(200, 201);
    all.retain(|options| options.softcap.is_none());
    all
}

#[test]
fn dense_sequences() {
    let shapes = [(200, 200), (70, 300), (130, 40), (1, 250)];
    let cases = shapes.into_iter().flat_map(|(seq_q, seq_k)| {
        let shape = Shape {
            batch: 2,
            ..table::small(seq_q, seq_k)
        };
        let with = move |(number, options)| {
            let case = Case::new(shape, options).with_prefix_ranges(1 + number as u64 % 4);
            case.with_tensors(number as u8 % 4)
        };
        masks().into_iter().enumerate().map(with)
    });
    let cases: Vec<Case> = cases.collect();
    let runners = runners();
    cases
        .into_par_iter()
        .enumerate()
        .for_each(|(number, case)| {
            for shift in 0..2 {
                let runner = &runners[(number + number / 5 + shift) % runners.len()];
                if runner.fits(Arch::Sm90a, &case) {
                    case.check_both(&Device::cpu(), runner).unwrap();
                }
            }
            let old = Device::cpu_as(Arch::Sm80);
            case.check::<f16>(&old, &Runner::ATTENTION).unwrap();
        });
}

/// Known lengths, for which sequences of up to 512 have a kernel whose keys stay in shared memory: it has no ranges.
#[test]
fn known_lengths() {
    for causal in [false, true] {
        let options = Options {
            causal,
            seq: Some(Seq::Static(256)),
            ..Options::default()
        };
        let case = Case::new(table::small(256, 256), options).with_prefix_ranges(3);
        case.check_both(&Device::cpu(), &Runner::ATTENTION).unwrap();
    }
}

#[test]
fn packed_sequences() {
    let lengths = [
        (70, 70),
        (1, 200),
        (0, 40),
        (64, 64),
        (130, 33),
        (7, 0),
        (3, 128),
    ];
    let runners = schedules::packed().unwrap();
    let masks = masks().into_par_iter().enumerate();
    masks.for_each(|(number, options)| {
        let case = PackedCase::new(&lengths, heads(), options).with_prefix_ranges(3);
        for shift in 0..3 {
            let runner = &runners[(number + 3 * shift) % runners.len()];
            if runner.fits(Arch::Sm90a, &case.case) {
                case.check::<f16>(&Device::cpu(), runner).unwrap();
            }
        }
        let attention = case.check::<bf16>(&Device::cpu(), &Runner::ATTENTION);
        attention.unwrap();
    });
}

/// In pages and in rows, for prompts and for few queries, whose keys are split.
#[test]
fn caches() {
    let layouts = [
        CacheLayout::Pages {
            page: 16,
            heads_first: false,
        },
        CacheLayout::Pages {
            page: 24,
            heads_first: true,
        },
        CacheLayout::Rows {
            shuffled: true,
            padded: true,
        },
    ];
    let runners = &runners()[..4];
    let masks = masks().into_par_iter().enumerate();
    masks.for_each(|(number, options)| {
        let lengths = [(70, 90), (1, 200), (5, 33), (64, 300), (3, 0)];
        let runner = &runners[number % runners.len()];
        let options = Options {
            splits: (number % 4 == 3).then_some(3),
            ..options
        };
        let sequences = PackedCase::new(&lengths, heads(), options).with_prefix_ranges(2);
        for layout in layouts {
            let case = CacheCase {
                sequences: sequences.clone(),
                layout,
                packed: true,
            };
            case.check::<f16>(&Device::cpu(), runner).unwrap();
        }
    });
}

/// Which of eight keys each of as many queries sees under a causal mask, a window and ranges: bit j of a number is key j.
fn seen(window: Option<Window>, ranges: &[u32]) -> Vec<u32> {
    let device = Device::cpu();
    let shape = [1, 8, 1, 8];
    let zeros = device.zeros::<f16>(64).unwrap();
    let zeros = zeros.contiguous(&shape).unwrap();
    // The value of key j is 2^j, and every visible key weighs as much.
    let values: Vec<f16> = (0..64)
        .map(|i| f16::from_f32((1 << (i / 8)) as f32))
        .collect();
    let values = device.upload(&values).unwrap();
    let count = ranges.len() as u64 / 2;
    let ranges = device.upload(ranges).unwrap();
    let options = Options {
        causal: true,
        window,
        prefix_ranges: Some(ranges.contiguous(&[1, count, 2]).unwrap()),
        ..Options::default()
    };
    let v = values.contiguous(&shape).unwrap();
    let found = attention_with_lse(&device, zeros, zeros, v, &options).unwrap();
    let (o, lse) = (found.o.read().unwrap(), found.lse.read().unwrap());
    let keys = |i: usize| (o[8 * i].to_f32() * lse[i].exp()).round() as u32;
    (0..8).map(keys).collect()
}

/// An image among text: its tokens see all of it, and nothing else changes.
#[test]
fn an_image_is_read_in_both_directions() {
    assert_eq!(
        seen(None, &[2, 5]),
        [
            0b1,
            0b11,
            0b11111,
            0b11111,
            0b11111,
            0b11_1111,
            0b111_1111,
            0b1111_1111
        ]
    );
    assert_eq!(
        seen(Some(Window::before(1)), &[2, 5]),
        [
            0b1,
            0b11,
            0b11110,
            0b11100,
            0b11100,
            0b11_0000,
            0b110_0000,
            0b1100_0000
        ]
    );
}

/// Lists of other libraries are padded with numbers of int32 that are no range.
#[test]
fn a_range_that_begins_or_ends_before_0_is_none() {
    let minus = |number: i32| (-number) as u32;
    for window in [None, Some(Window::before(1))] {
        let causal = seen(window, &[]);
        for none in [[0, minus(1)], [2, minus(1)], [2, minus(7)], [5, 2]] {
            assert_eq!(seen(window, &none), causal, "{none:?}");
        }
        for none in [[minus(1), minus(1)], [minus(1), 5], [minus(5), minus(1)]] {
            assert_eq!(seen(window, &none), causal, "{none:?}");
        }
        let one = seen(window, &[2, 5]);
        assert_eq!(seen(window, &[0, minus(1), 2, 5, minus(1), minus(1)]), one);
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let device = Device::cpu();
    let x = device.zeros::<f16>(2 * 4 * 64).unwrap();
    let x = x.contiguous(&[2, 4, 1, 64]).unwrap();
    let ranges = device.upload(&[0_u32; 8]).unwrap();
    for shape in [&[8][..], &[4, 2], &[1, 4, 2], &[2, 2, 1, 2], &[2, 1, 4]] {
        let options = Options {
            prefix_ranges: Some(ranges.contiguous(shape).unwrap()),
            ..Options::default()
        };
        let refused = attention(&device, x, x, x, &options).unwrap_err();
        let AttentionError::Launch(LaunchError::Shape { tensor, .. }) = refused else {
            panic!("{shape:?}: {refused}");
        };
        assert_eq!(tensor, "prefix_ranges");
    }
    let options = Options {
        prefix_ranges: Some(ranges.contiguous(&[2, 2, 2]).unwrap()),
        ..Options::default()
    };
    attention(&device, x, x, x, &options).unwrap();
}
