//! Prompts and single queries in one batch, by two kernels at the same time.

use fa::attention::{Chip, Dtype, Problem, Sharing, Tensors, plan_mixed};
use fa::prelude::*;
use fa_cases::table::main_options;
use fa_cases::{CacheCase, PackedCase, Runner};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use libtest_mimic::{Failed, Trial};

use crate::cache::{LAYOUTS, ROWS};
use crate::decode::{DIM, HEADS, tensors};
use crate::{capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for prompts in [1, 40, 66, 100, 131] {
        let name = format!("cache/at_once/{prompts}");
        trials.push(trial(gpu, name, move |device| both_kinds(device, prompts)));
    }
    trials.push(capture(gpu, "cache/at_once/in_a_graph", at_once_in_a_graph));
    trials
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
