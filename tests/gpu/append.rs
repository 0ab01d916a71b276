//! Adding to a cache of keys and values: every place and rotation, a captured launch with other lengths, and how fast.

use fa::attention::{CachePlaces, KvCache, NewTokens, Rotary, RotaryPairs, append};
use fa::prelude::*;
use fa_cases::gpu::randoms;
use fa_cases::{AppendCase, Layout, RotaryCase, Spots, random};
use fa_dsl::abi::TensorViewMut;
use libtest_mimic::{Failed, Trial};

use crate::bandwidth::{gigabytes_a_second, microseconds, of_a_copy, report};
use crate::{again, capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for head_dim in [32, 64, 80, 128, 256] {
        trials.push(trial(
            gpu,
            format!("append/cases/{head_dim}"),
            move |device| cases(device, head_dim),
        ));
    }
    trials.extend(randoms(
        gpu,
        "append/random",
        random::additions,
        0xadd,
        one_random,
    ));
    trials.push(capture(
        gpu,
        "append/other_lengths_in_a_graph",
        other_lengths,
    ));
    trials.push(trial(gpu, "append/bandwidth", bandwidth));
    trials
}

/// Every place, packed and not, with every rotation.
fn cases(device: &Device, head_dim: u64) -> Result<(), Failed> {
    let rotations = [
        None,
        Some(RotaryPairs::Interleaved),
        Some(RotaryPairs::Halves),
    ];
    let spots = [
        Spots::InOrder,
        Spots::Rows,
        Spots::Pages(1),
        Spots::Pages(16),
    ];
    for (number, pairs) in rotations.into_iter().enumerate() {
        for spots in spots {
            for packed in [false, true] {
                for seed in 0..3 {
                    let rotary = pairs.map(|pairs| RotaryCase {
                        // All of a head, or a part.
                        rotated: head_dim / 16 * 16 / (1 + seed % 2),
                        pairs,
                        wide: packed,
                        positions: seed == 1,
                        queries: (seed < 2).then_some((9, packed)),
                        masked: seed == 0,
                    });
                    let rotary = rotary.map(|it| RotaryCase {
                        rotated: (it.rotated / 16 * 16).max(16),
                        ..it
                    });
                    let case = AppendCase {
                        batch: 17,
                        new: 5,
                        packed,
                        kv_heads: 3,
                        capacity: 50,
                        spots,
                        rotary,
                        inputs: [Layout::Contiguous, Layout::Padded(8)][number % 2],
                        cache: [Layout::HeadsFirst, Layout::Contiguous][number % 2],
                        seed,
                        ..AppendCase::new(head_dim)
                    };
                    let wrong = |cause| Failed::from(format!("{case:?}: {cause}"));
                    case.check::<f16>(device).map_err(wrong)?;
                    case.check::<bf16>(device).map_err(wrong)?;
                }
            }
        }
    }
    Ok(())
}

fn one_random(device: &Device, _: usize, case: &AppendCase) -> Result<(), Failed> {
    let wrong = |cause| Failed::from(format!("{case:?}: {cause}"));
    case.check::<f16>(device).map_err(wrong)?;
    case.check::<bf16>(device).map_err(wrong)
}

/// One captured launch adds one token after the other, whose places are counted on the device.
fn other_lengths(device: &Device) -> Result<(), Failed> {
    const HEAD_DIM: u64 = 64;
    const PAGE: u64 = 4;
    let tokens: Vec<Vec<bf16>> = (1..=8)
        .map(|token| vec![bf16::from_f32(token as f32); HEAD_DIM as usize])
        .collect();
    let mut new = device.upload(&tokens[0])?;
    let mut lengths = device.upload(&[0_u32])?;
    let table = device.upload(&[2_u32, 0])?;
    let len = (3 * PAGE * HEAD_DIM) as usize;
    let (mut k, mut v) = (device.zeros::<bf16>(len)?, device.zeros::<bf16>(len)?);
    let view = again(new.contiguous(&[1, 1, 1, HEAD_DIM])?);
    let list = again(lengths.contiguous(&[1])?);
    let pages = again(table.contiguous(&[1, 2])?);
    let shape = [3, PAGE, 1, HEAD_DIM];
    let [k_at, v_at] = [
        k.contiguous_mut(&shape)?.extent,
        v.contiguous_mut(&shape)?.extent,
    ];
    let cache = || KvCache {
        k: TensorViewMut::<bf16>::from_extent(k_at),
        v: TensorViewMut::from_extent(v_at),
        places: CachePlaces::Pages(pages),
    };
    let token = || NewTokens {
        k: view,
        v: view,
        packed: None,
    };
    append(device, cache(), token(), list, None)?;
    let mut graph = device.capture(|recorder| append(recorder, cache(), token(), list, None))?;
    for (length, token) in tokens.iter().enumerate() {
        lengths.write(&[length as u32])?;
        new.write(token)?;
        graph.launch()?;
    }
    let found: Vec<f32> = k
        .read()?
        .chunks(HEAD_DIM as usize)
        .map(|key| key[0].to_f32())
        .collect();
    let expected = [5.0, 6.0, 7.0, 8.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0, 4.0];
    match found == expected && k.read()? == v.read()? {
        true => Ok(()),
        false => Err(format!("{found:?} instead of {expected:?}").into()),
    }
}

/// Sizes of an addition whose speed is measured.
#[derive(Clone, Copy)]
struct Sizes {
    batch: u64,
    new: u64,
    page: u64,
}

const HEADS: u64 = 32;
const KV_HEADS: u64 = 8;
const HEAD_DIM: u64 = 128;

fn bandwidth(device: &Device) -> Result<(), Failed> {
    let copy = of_a_copy(device)?;
    let long = Sizes {
        batch: 4,
        new: 8192,
        page: 16,
    };
    let rate = measure(device, long, copy)?;
    // One token of every sequence: so little that the time of a launch counts.
    for batch in [1, 32, 256] {
        let sizes = Sizes {
            batch,
            new: 1,
            page: 16,
        };
        measure(device, sizes, copy)?;
    }
    match rate >= 0.6 * copy {
        true => Ok(()),
        false => Err(format!("{rate:.0} GB/s, a copy {copy:.0}").into()),
    }
}

/// Adds tokens to pages, with rotation of keys and queries; gives GB/s.
fn measure(device: &Device, sizes: Sizes, copy: f64) -> Result<f64, Failed> {
    let Sizes { batch, new, page } = sizes;
    let kv_len = (batch * new * KV_HEADS * HEAD_DIM) as usize;
    let pages = (1024 + new).div_ceil(page);
    let cache_len = (batch * pages * page * KV_HEADS * HEAD_DIM) as usize;
    let tokens = device.zeros::<bf16>(kv_len)?;
    let values = device.zeros::<bf16>(kv_len)?;
    let (mut k, mut v) = (
        device.zeros::<bf16>(cache_len)?,
        device.zeros::<bf16>(cache_len)?,
    );
    let mut q = device.zeros::<bf16>((batch * new * HEADS * HEAD_DIM) as usize)?;
    let rows = 1024 + new;
    let angles = device.zeros::<f32>((rows * HEAD_DIM / 2) as usize)?;
    let table: Vec<u32> = (0..(batch * pages) as u32).rev().collect();
    let table = device.upload(&table)?;
    let lengths = device.upload(&vec![1000_u32; batch as usize])?;
    let time = microseconds(device, || {
        let shape = [batch * pages, page, KV_HEADS, HEAD_DIM];
        let cache = KvCache {
            k: k.contiguous_mut(&shape)?,
            v: v.contiguous_mut(&shape)?,
            places: CachePlaces::Pages(table.contiguous(&[batch, pages])?),
        };
        let shape = [batch, new, KV_HEADS, HEAD_DIM];
        let new_tokens = NewTokens {
            k: tokens.contiguous(&shape)?,
            v: values.contiguous(&shape)?,
            packed: None,
        };
        let angles = angles.contiguous(&[rows, HEAD_DIM / 2])?;
        let queries = q.contiguous_mut(&[batch, new, HEADS, HEAD_DIM])?;
        let rotary = Rotary::new(angles, angles, RotaryPairs::Halves);
        let rotary = rotary.with_queries_in_place(queries, true);
        let lengths = lengths.contiguous(&[batch])?;
        append(device, cache, new_tokens, lengths, Some(rotary))?;
        Ok(())
    })?;
    // Each element is read and written.
    let bytes = 2 * 2 * batch * new * HEAD_DIM * (2 * KV_HEADS + HEADS);
    let what = format!("{batch} × {new} tokens of {HEADS}/{KV_HEADS} heads into pages of {page}");
    report(&what, bytes, time, copy);
    Ok(gigabytes_a_second(bytes, time))
}
