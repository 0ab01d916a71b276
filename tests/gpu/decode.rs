//! Few queries against many keys: each sequence against float64, the same bits every time, and a captured launch with other lengths.

use fa::prelude::*;
use fa_cases::{Case, Runner};
use fa_reference::Shape;
use libtest_mimic::{Failed, Trial};

use crate::{capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
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
pub const HEADS: [u64; 2] = [32, 8];
pub const DIM: u64 = 128;

/// Queries and a cache of so many sequences.
pub fn tensors(device: &Device, batch: u64) -> Result<[Buffer<bf16>; 3], Failed> {
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
