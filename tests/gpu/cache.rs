//! Keys and values in a cache: each sequence against float64.

use fa::prelude::*;
use fa_cases::gpu::randoms;
use fa_cases::table::{main_options, options};
use fa_cases::{CacheCase, CacheLayout, PackedCase, Runner, random, schedules};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use libtest_mimic::{Failed, Trial};

use crate::trial;

/// Queries and keys of the sequences, as FlashAttention and FlashInfer test them, and where keys lie.
const CASES: [(&str, &[(usize, usize)]); 4] = [
    (
        "decode",
        &[
            (1, 339),
            (1, 1024),
            (1, 3131),
            (1, 97),
            (1, 0),
            (1, 54),
            (1, 5555),
        ],
    ),
    (
        "few",
        &[(3, 799), (8, 1024), (16, 800), (25, 4000), (2, 0), (0, 339)],
    ),
    ("prefill", &[(64, 800), (128, 1024), (120, 3131)]),
    (
        "mixed",
        &[(512, 512), (1, 2048), (1, 2049), (300, 1000), (1, 16)],
    ),
];

pub const LAYOUTS: [(&str, CacheLayout); 6] = [
    (
        "page_1",
        CacheLayout::Pages {
            page: 1,
            heads_first: false,
        },
    ),
    (
        "page_4",
        CacheLayout::Pages {
            page: 4,
            heads_first: true,
        },
    ),
    (
        "page_16",
        CacheLayout::Pages {
            page: 16,
            heads_first: false,
        },
    ),
    (
        "page_64",
        CacheLayout::Pages {
            page: 64,
            heads_first: true,
        },
    ),
    (
        "page_100",
        CacheLayout::Pages {
            page: 100,
            heads_first: false,
        },
    ),
    (
        "page_256",
        CacheLayout::Pages {
            page: 256,
            heads_first: false,
        },
    ),
];

const PACKED: [(&str, CacheLayout); 2] = [
    ("packed_keys", CacheLayout::Packed { padded: false }),
    ("padded_packed_keys", CacheLayout::Packed { padded: true }),
];

pub const ROWS: [(&str, CacheLayout); 2] = [
    (
        "rows",
        CacheLayout::Rows {
            shuffled: false,
            padded: false,
        },
    ),
    (
        "padded_rows",
        CacheLayout::Rows {
            shuffled: true,
            padded: true,
        },
    ),
];

/// Sequences of 320 keys and more begin with the same pages.
const SHARED: [(&str, CacheLayout); 4] = [
    shared("shared_pages_1", 1, false),
    shared("shared_pages_16", 16, true),
    shared("shared_pages_64", 64, false),
    shared("shared_pages_80", 80, true),
];

const fn shared(name: &'static str, page: usize, heads_first: bool) -> (&'static str, CacheLayout) {
    let layout = CacheLayout::SharedPages {
        page,
        heads_first,
        prefix: 320 / page,
    };
    (name, layout)
}

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for (name, lengths) in CASES {
        for (layout_name, layout) in LAYOUTS.into_iter().chain(SHARED) {
            let name = format!("cache/{name}/{layout_name}");
            trials.push(trial(gpu, name, move |device| {
                sequences(device, lengths, layout, true)
            }));
        }
    }
    for (name, layout) in ROWS.into_iter().chain(PACKED) {
        let lengths: &[(usize, usize)] = &[(4, 700), (4, 1), (4, 2000), (4, 0), (4, 333)];
        let name = format!("cache/{name}");
        trials.push(trial(gpu, name, move |device| {
            sequences(device, lengths, layout, false)
        }));
    }
    for page in [8, 16, 24, 64, 80, 128, 256] {
        let name = format!("cache/copied/page_{page}");
        trials.push(trial(gpu, name, move |device| {
            copied(
                device,
                CacheLayout::Pages {
                    page,
                    heads_first: page % 16 != 0,
                },
            )
        }));
    }
    let in_pages = [LAYOUTS[2], LAYOUTS[3], LAYOUTS[5], SHARED[1], SHARED[2]];
    for (name, layout) in in_pages.into_iter().chain(ROWS) {
        let name = format!("cache/bulk/{name}");
        trials.push(trial(gpu, name, move |device| bulk(device, layout)));
    }
    let rows = ROWS.into_iter().chain(PACKED);
    for (name, layout) in rows.chain(SHARED[1..].iter().copied()) {
        let name = format!("cache/copied/{name}");
        trials.push(trial(gpu, name, move |device| copied(device, layout)));
    }
    trials.extend(randoms(
        gpu,
        "cache/random",
        random::caches,
        0xcace,
        one_random,
    ));
    trials
}

/// Every option over one layout, both element types.
fn sequences(
    device: &Device,
    lengths: &[(usize, usize)],
    layout: CacheLayout,
    packed: bool,
) -> Result<(), Failed> {
    let shape = Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 8, 128)
    };
    let options = options(1023, 1024).into_iter();
    let dynamic = options.filter(|options| !matches!(options.seq, Some(Seq::Static(_))));
    for (number, options) in dynamic.enumerate() {
        let mut sequences = PackedCase::new(lengths, shape, options);
        sequences.case = sequences.case.with_tensors(number as u8 % 4);
        let case = CacheCase {
            sequences,
            layout,
            packed,
        };
        let wrong = |cause| Failed::from(format!("{case:?}: {cause}"));
        match number % 2 {
            0 => case
                .check::<f16>(device, &Runner::ATTENTION)
                .map_err(wrong)?,
            _ => case
                .check::<bf16>(device, &Runner::ATTENTION)
                .map_err(wrong)?,
        }
    }
    Ok(())
}

/// Every mask with tiles of the schedule whose copy engine reads caches, on GPUs that have it; queries packed and not.
fn copied(device: &Device, layout: CacheLayout) -> Result<(), Failed> {
    if device.arch() != Arch::Sm90a {
        return Ok(());
    }
    let packed = [
        (64, 800),
        (128, 1024),
        (120, 3131),
        (1, 77),
        (0, 5),
        (9, 0),
        (700, 700),
    ];
    let dense = [(300, 1500), (300, 300), (300, 1), (300, 0), (300, 64)];
    for (head_dim, lengths, is_packed) in [
        (64, &packed[..], true),
        (64, &dense[..], false),
        (128, &packed[..], true),
        (128, &dense[..], false),
    ] {
        let shape = Shape {
            kv_heads: 2,
            ..Shape::square(1, 1, 4, head_dim)
        };
        for (number, (_, options)) in main_options().into_iter().enumerate() {
            let mut sequences = PackedCase::new(lengths, shape, options);
            sequences.case = sequences.case.with_tensors(number as u8 % 4);
            let case = CacheCase {
                sequences,
                layout,
                packed: is_packed,
            };
            let runners = schedules::cached(&case, head_dim as u32).map_err(|e| e.to_string())?;
            for runner in runners {
                let wrong = |cause| Failed::from(format!("{runner}: {case:?}: {cause}"));
                case.check::<bf16>(device, &runner).map_err(wrong)?;
            }
        }
    }
    Ok(())
}

/// Few queries by the copy engine, with every mask, splits and without, on GPUs that have it; queries packed and not.
fn bulk(device: &Device, layout: CacheLayout) -> Result<(), Failed> {
    if device.arch() < Arch::Sm90a {
        return Ok(());
    }
    let packed = [
        (1, 800),
        (3, 1024),
        (1, 3131),
        (2, 77),
        (0, 5),
        (4, 0),
        (1, 16),
    ];
    let dense = [(2, 1500), (2, 300), (2, 1), (2, 0), (2, 64)];
    let mut done = 0;
    for (head_dim, lengths, is_packed) in [
        (64, &packed[..], true),
        (128, &packed[..], true),
        (128, &dense[..], false),
        (256, &dense[..], false),
    ] {
        let shape = Shape {
            kv_heads: 2,
            ..Shape::square(1, 1, 8, head_dim)
        };
        for (number, (_, options)) in main_options().into_iter().enumerate() {
            for splits in [1, 5] {
                let options = Options {
                    splits: Some(splits),
                    ..options
                };
                let mut sequences = PackedCase::new(lengths, shape, options);
                sequences.case = sequences.case.with_tensors(number as u8 % 4);
                let case = CacheCase {
                    sequences,
                    layout,
                    packed: is_packed,
                };
                let runners = schedules::bulk(head_dim as u32).map_err(|e| e.to_string())?;
                for runner in runners {
                    if !case.fits(&runner, device.arch()) {
                        continue;
                    }
                    let wrong = |cause| Failed::from(format!("{runner}: {case:?}: {cause}"));
                    case.check::<bf16>(device, &runner).map_err(wrong)?;
                    done += 1;
                }
            }
        }
    }
    match done {
        0 => Err("no kernel takes any of these".into()),
        _ => Ok(()),
    }
}

/// By what is chosen, and by other tiles from case to case.
fn one_random(device: &Device, number: usize, case: &CacheCase) -> Result<(), Failed> {
    let runners = schedules::of_cache(case, device.arch())?;
    for runner in [&Runner::ATTENTION, &runners[number % runners.len()]] {
        let checked = match number % 2 {
            0 => case.check::<f16>(device, runner),
            _ => case.check::<bf16>(device, runner),
        };
        checked.map_err(|cause| format!("{runner}: {case:?}: {cause}"))?;
    }
    Ok(())
}
