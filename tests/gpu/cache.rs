//! Keys and values in a cache, and few queries against many keys: each sequence against float64, the same bits every time,
//! and a captured launch with other lengths.

use fa::attention::{Chip, Dtype, Problem, Sharing, Tensors, plan_mixed};
use fa::prelude::*;
use fa_cases::gpu::randoms;
use fa_cases::table::{main_options, options};
use fa_cases::{CacheCase, CacheLayout, Case, PackedCase, Runner, random, schedules};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use libtest_mimic::{Failed, Trial};

use crate::{capture, trial};

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

const LAYOUTS: [(&str, CacheLayout); 6] = [
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

const ROWS: [(&str, CacheLayout); 2] = [
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
    for prompts in [1, 40, 66, 100, 131] {
        let name = format!("cache/at_once/{prompts}");
        trials.push(trial(gpu, name, move |device| both_kinds(device, prompts)));
    }
    trials.push(capture(gpu, "cache/at_once/in_a_graph", at_once_in_a_graph));
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
    for head_dim in [32, 64, 96, 128, 192, 256] {
        for (seq_q, seq_k, heads) in [
            (1, 8192, [32, 8]),
            (1, 3131, [8, 1]),
            (8, 20_000, [4, 2]),
            (64, 5000, [2, 2]),
        ] {
            let name = format!("decode/{head_dim}/{seq_q}x{seq_k}");
            trials.push(trial(gpu, name, move |device| {
                let shape = Shape {
                    batch: 2,
                    seq_q,
                    seq_k,
                    heads: heads[0],
                    kv_heads: heads[1],
                    head_dim,
                };
                decode(device, shape)
            }));
        }
    }
    trials.push(trial(gpu, "decode/same_bits", same_bits));
    trials.push(capture(
        gpu,
        "decode/other_lengths_in_a_graph",
        other_lengths,
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

/// Prompts and single queries, in any order.
const BOTH_KINDS: [(usize, usize); 9] = [
    (1, 3000),
    (700, 900),
    (1, 64),
    (0, 9),
    (1, 0),
    (513, 513),
    (2, 2047),
    (1, 4096),
    (129, 1500),
];

/// One batch of both kinds by two kernels at the same time, with every mask, in pages and in rows.
fn both_kinds(device: &Device, prompts: u32) -> Result<(), Failed> {
    if device.arch() != Arch::Sm90a {
        return Ok(());
    }
    let shape = Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 8, 128)
    };
    for (number, (_, options)) in main_options().into_iter().enumerate() {
        for layout in [LAYOUTS[2].1, LAYOUTS[3].1, ROWS[1].1] {
            let mut sequences = PackedCase::new(&BOTH_KINDS, shape, options);
            sequences.case = sequences.case.with_tensors(number as u8 % 4);
            let case = CacheCase {
                sequences,
                layout,
                packed: true,
            };
            for sharing in [Sharing::AtOnce { prompts }, Sharing::InTurn] {
                let runner = Runner::of_mixed(sharing);
                let wrong = |cause| Failed::from(format!("{runner}: {case:?}: {cause}"));
                case.check::<bf16>(device, &runner).map_err(wrong)?;
            }
        }
    }
    Ok(())
}

/// Both kernels as branches of a graph, which is replayed again and again, between calls on the stream itself: the same bits as
/// the first time.
fn at_once_in_a_graph(device: &Device) -> Result<(), Failed> {
    if device.arch() != Arch::Sm90a {
        return Ok(());
    }
    let lengths = BOTH_KINDS.map(|(queries, _)| queries as u32);
    let used = BOTH_KINDS.map(|(_, keys)| keys as u32);
    let begins: Vec<u32> = (0..=lengths.len())
        .map(|end| lengths[..end].iter().sum())
        .collect();
    let batch = lengths.len() as u64;
    let tokens: u64 = lengths.iter().map(|it| u64::from(*it)).sum();
    let [_, k, v] = tensors(device, 5)?;
    let numbers = |i: u64| bf16::from_f32((i as f32 * 0.37).sin() * 2.0);
    let q: Vec<_> = (0..tokens * HEADS[0] * DIM).map(numbers).collect();
    let q = device.upload(&q)?;
    let (begins, used) = (device.upload(&begins)?, device.upload(&used)?);
    let table = device.upload(&(0..9 * 256).map(|i| i * 7 % 2560).collect::<Vec<u32>>())?;
    let options = Options {
        causal: true,
        packed: Some(Packed {
            cu_seqlens_q: begins.contiguous(&[batch + 1])?,
            cu_seqlens_k: None,
            max_seq_q: 700,
            max_seq_k: 4096,
        }),
        seqused_k: Some(used.contiguous(&[batch])?),
        paged: Some(Paged {
            block_table: table.contiguous(&[batch, 256])?,
            page: 16,
            max_seq_k: 4096,
        }),
        ..Options::default()
    };
    let (shape, kv) = ([1, tokens, HEADS[0], DIM], [2560, 16, HEADS[1], DIM]);
    let inputs = [
        q.contiguous(&shape)?,
        k.contiguous(&kv)?,
        v.contiguous(&kv)?,
    ];
    let elements = (tokens * HEADS[0] * DIM) as usize;
    let mut o = device.poisoned::<bf16>(elements)?;
    let mut expected = None;
    for round in 0..100 {
        let tensors = Tensors::new(inputs, o.contiguous_mut(&shape)?, None);
        let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
        let sharing = Sharing::AtOnce { prompts: 90 };
        let plan = plan_mixed(Chip::of(device), &problem, &tensors, sharing)?;
        let plan = plan.ok_or("these kernels do not share the GPU")?;
        plan.run(device)?;
        let mut graph = device.capture(|recorder| plan.run(recorder))?;
        for _ in 0..5 {
            graph.launch()?;
            plan.run(device)?;
        }
        drop(graph);
        drop(plan);
        let found = o.read()?;
        if *expected.get_or_insert_with(|| found.clone()) != found {
            return Err(format!("round {round} gave other bits").into());
        }
    }
    Ok(())
}

/// Every mask, with as many splits as are chosen, and with several others.
fn decode(device: &Device, shape: Shape) -> Result<(), Failed> {
    for (number, splits) in [None, Some(1), Some(2), Some(7), Some(33)]
        .into_iter()
        .enumerate()
    {
        for causal in [false, true] {
            let options = Options {
                causal,
                splits,
                ..Options::default()
            };
            let case = Case::new(shape, options).with_tensors(number as u8 % 4);
            case.check_both(device, &Runner::ATTENTION)?;
        }
    }
    Ok(())
}

const KEYS: u64 = 8192;
const HEADS: [u64; 2] = [32, 8];
const DIM: u64 = 128;

/// Queries and a cache of so many sequences.
fn tensors(device: &Device, batch: u64) -> Result<[Buffer<bf16>; 3], Failed> {
    let numbers = |count: u64, step: f32| -> Vec<bf16> {
        (0..count)
            .map(|i| bf16::from_f32((i as f32 * step).sin() * 2.0))
            .collect()
    };
    Ok([
        device.upload(&numbers(batch * HEADS[0] * DIM, 0.37))?,
        device.upload(&numbers(batch * KEYS * HEADS[1] * DIM, 0.61))?,
        device.upload(&numbers(batch * KEYS * HEADS[1] * DIM, 0.53))?,
    ])
}

/// A thousand calls, whose splits arrive in any order.
fn same_bits(device: &Device) -> Result<(), Failed> {
    let [q, k, v] = tensors(device, 3)?;
    let q = q.contiguous(&[3, 1, HEADS[0], DIM])?;
    let cache = [3, KEYS, HEADS[1], DIM];
    let (k, v) = (k.contiguous(&cache)?, v.contiguous(&cache)?);
    let first = attention_with_lse(device, q, k, v, &Options::default())?;
    let (o, lse) = (first.o.read()?, first.lse.read()?);
    for call in 0..1000 {
        let again = attention_with_lse(device, q, k, v, &Options::default())?;
        if again.o.read()? != o || again.lse.read()? != lse {
            return Err(format!("call {call} gave other bits").into());
        }
    }
    Ok(())
}

/// One captured launch, whose used lengths are other ones at every replay.
fn other_lengths(device: &Device) -> Result<(), Failed> {
    let [q, k, v] = tensors(device, 2)?;
    let q = q.contiguous(&[2, 1, HEADS[0], DIM])?;
    let cache = [2, KEYS, HEADS[1], DIM];
    let (k, v) = (k.contiguous(&cache)?, v.contiguous(&cache)?);
    let elements = (2 * HEADS[0] * DIM) as usize;
    for lengths in [[8192_u32, 8192], [1, 5000], [0, 77], [640, 8191]] {
        let mut o = device.poisoned::<bf16>(elements)?;
        let mut used = device.upload(&[100_u32, 100])?;
        // The list is written between capture and replay, which the graph's borrow of it does not let safe code do.
        let address = used.address();
        // SAFETY: the buffer outlives the graph, and its writes are ordered with the replays by the device's stream.
        let list = unsafe { View::raw(address, &[2], &[1], Type::U32)? };
        let options = Options {
            seqused_k: list.typed(),
            ..Options::default()
        };
        let o_view = o.contiguous_mut(&[2, 1, HEADS[0], DIM])?;
        let mut graph = device.capture(|recorder| {
            fa::attention::attention_into(recorder, [q, k, v], o_view, None, &options)
        })?;
        used.write(&lengths)?;
        graph.launch()?;
        drop(graph);
        let expected = fa::attention::attention(device, q, k, v, &options)?.read()?;
        if o.read()? != expected {
            return Err(format!("{lengths:?}: other bits than by a call of its own").into());
        }
    }
    Ok(())
}
