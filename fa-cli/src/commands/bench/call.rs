//! What a call of `attention_into()` costs on the host once its kernel is loaded.

use std::time::Instant;

use anyhow::Result;
use fa::attention::{Options, attention_into};
use fa::prelude::{Packed, Paged};
use fa::runtime::Device;
use fa_tune::stats::quantile;
use half::bf16;
use serde_json::json;

use crate::commands::output;

/// Calls between two waits: few enough that the driver's queue, which holds about a thousand,
/// never makes the host wait for the kernel.
const QUEUED: u32 = 200;

/// Queries of a prompt, and keys: so few that the kernel takes less time than the call.
const SEQ: u64 = 512;
/// Keys of a page.
const PAGE: u64 = 16;
/// Query heads and KV heads of a single query.
const HEADS: u64 = 8;
const KV_HEADS: u64 = 2;
const HEAD_DIM: u64 = 64;

/// A kind of call, by its name.
struct Kind<'a> {
    name: &'static str,
    q: [u64; 4],
    kv: [u64; 4],
    options: Options<'a>,
}

/// Each kind in turns.
pub fn run(device: &Device, rounds: usize, json: bool) -> Result<()> {
    let ends = device.upload(&[0, SEQ as u32])?;
    let used = device.upload(&[SEQ as u32])?;
    let pages: Vec<u32> = (0..(SEQ / PAGE) as u32).rev().collect();
    let table = device.upload(&pages)?;
    let ends = ends.contiguous(&[2])?;
    let packed = Packed {
        cu_seqlens_q: ends,
        cu_seqlens_k: Some(ends),
        max_seq_q: SEQ as usize,
        max_seq_k: SEQ as usize,
    };
    let paged = Paged {
        block_table: table.contiguous(&[1, pages.len() as u64])?,
        page: PAGE as usize,
        max_seq_k: SEQ as usize,
    };
    let (prompt, query) = ([1, SEQ, 1, HEAD_DIM], [1, 1, HEADS, HEAD_DIM]);
    let plain = Options::default();
    let kinds = [
        Kind {
            name: "dense",
            q: prompt,
            kv: prompt,
            options: plain,
        },
        Kind {
            name: "packed",
            q: prompt,
            kv: prompt,
            options: Options {
                packed: Some(packed),
                ..plain
            },
        },
        Kind {
            name: "one query",
            q: query,
            kv: [1, SEQ, KV_HEADS, HEAD_DIM],
            options: plain,
        },
        Kind {
            name: "one query, pages",
            q: query,
            kv: [SEQ / PAGE, PAGE, KV_HEADS, HEAD_DIM],
            options: Options {
                paged: Some(paged),
                seqused_k: Some(used.contiguous(&[1])?),
                ..plain
            },
        },
    ];
    let mut samples = [(); 4].map(|()| Vec::with_capacity(rounds));
    // The first round loads the kernels.
    for round in 0..=rounds {
        for (kind, samples) in kinds.iter().zip(&mut samples) {
            let time = time(device, kind)?;
            if round > 0 {
                samples.push(time);
            }
        }
    }
    let name = device.name();
    let mut rows = Vec::new();
    let mut text = format!(
        "µs of the host for a call of attention_into(), {rounds} rounds of {QUEUED} calls, {name}"
    );
    for (kind, samples) in kinds.iter().zip(&samples) {
        let [min_us, median_us, max_us] = [0.0, 0.5, 1.0].map(|q| quantile(samples, q));
        rows.push(json!({
            "kind": kind.name, "median_us": median_us, "min_us": min_us, "max_us": max_us,
        }));
        text += &format!(
            "\n{:<18}{median_us:.2} ({min_us:.2} to {max_us:.2})",
            kind.name
        );
    }
    let row = json!({ "device": name, "calls": QUEUED, "rounds": rounds, "kinds": rows });
    output::either(json, &row, text)
}

/// The host's time for one of many calls.
fn time(device: &Device, kind: &Kind<'_>) -> Result<f64> {
    let Kind { q, kv, options, .. } = kind;
    let len = |shape: &[u64]| shape.iter().product::<u64>() as usize;
    let [queries, keys] = [q, kv].map(|shape| device.zeros::<bf16>(len(shape)));
    let (queries, keys) = (queries?, keys?);
    let lse_shape = [q[0], q[2], q[1]];
    let mut o = device.alloc::<bf16>(len(q))?;
    let mut lse = device.alloc::<f32>(len(&lse_shape))?;
    device.synchronize()?;
    let started = Instant::now();
    for _ in 0..QUEUED {
        let kv = || keys.contiguous(kv);
        let inputs = [queries.contiguous(q)?, kv()?, kv()?];
        let (o, lse) = (o.contiguous_mut(q)?, lse.contiguous_mut(&lse_shape)?);
        attention_into(device, inputs, o, Some(lse), options)?;
    }
    let spent = started.elapsed() / QUEUED;
    device.synchronize()?;
    Ok(output::microseconds(spent))
}
