//! Lists of the blocks that masks hide: attention is what it is without them, and what they hide is not computed, which keys and values that
//! are not numbers show.

use anyhow::ensure;
use candle_core::{DType, Device, Tensor, Var};
use fa_candle::fa::attention::{At, MaskFunction};
use fa_candle::{
    Cached, Function, MaskBlocks, NewTokens, Options, Packed, Paged, attention, attention_paged,
    attention_varlen, attention_with_kvcache,
};

use super::Test;
use super::gradients::random;

/// By name.
pub const ALL: &[(&str, Test)] = &[
    ("mask_blocks/dense", dense),
    ("mask_blocks/heads", heads_that_differ),
    ("mask_blocks/packed", packed),
    ("mask_blocks/paged", paged),
    ("mask_blocks/cached", cached),
    ("mask_blocks/steps", steps),
    ("mask_blocks/steps_in_pages", steps_in_pages),
    ("mask_blocks/gradients", gradients),
    ("mask_blocks/packed_gradients", packed_gradients),
];

const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 64;
/// Keys of each sequence, at most.
const KEYS: usize = 640;
/// Keys at the beginning of each sequence that no query sees: some blocks, whatever their size, and a part of one.
const HIDDEN: usize = 400;
/// Keys of which that are in hidden blocks of gradients, too, which may have other sizes: all blocks that they are in end before the hidden ones do.
const SPOILED: usize = 64;

/// Queries of one document and the keys of a sequence, of which the first are of another.
fn hiding(device: &Device) -> candle_core::Result<Options> {
    let of_keys = (0..KEYS).map(|key| u32::from(key >= HIDDEN));
    Ok(Options {
        documents: Some((
            Tensor::new(&[[1_u32]], device)?,
            Tensor::from_iter(of_keys, device)?.unsqueeze(0)?,
        )),
        ..Options::default()
    })
}

/// The same with the blocks that are hidden.
fn listed(options: &Options, blocks: &MaskBlocks) -> Options {
    Options {
        mask_blocks: Some(blocks.clone()),
        ..options.clone()
    }
}

/// Two tensors of normally distributed numbers.
fn keys_and_values(shape: &[usize], device: &Device) -> candle_core::Result<[Tensor; 2]> {
    let keys = random(shape, DType::BF16, device)?;
    let values = random(shape, DType::F32, device)?;
    let values = values.sin()?.to_dtype(DType::BF16)?;
    Ok([keys, values])
}

/// With keys that are not numbers in a dimension, so many from a first one on.
fn spoiled(
    x: &Tensor,
    dimension: usize,
    first: usize,
    count: usize,
) -> candle_core::Result<Tensor> {
    let end = first + count;
    let part = |from, until| x.narrow(dimension, from, until - from);
    let wrong = (part(first, end)?.zeros_like()? + f64::NAN)?;
    let after = part(end, x.dim(dimension)?)?;
    match first {
        0 => Tensor::cat(&[&wrong, &after], dimension),
        _ => Tensor::cat(&[&part(0, first)?, &wrong, &after], dimension),
    }
}

/// How many keys are in blocks that are hidden.
fn in_hidden_blocks(blocks: &MaskBlocks) -> usize {
    let [_, keys] = blocks.block();
    HIDDEN / keys as usize * keys as usize
}

/// Numbers in float32.
fn numbers(x: &Tensor) -> candle_core::Result<Vec<f32>> {
    x.to_dtype(DType::F32)?.flatten_all()?.to_vec1()
}

/// Whether all are numbers, and near others.
fn close(found: &Tensor, expected: &Tensor, bound: f32) -> anyhow::Result<()> {
    let (found, expected) = (numbers(found)?, numbers(expected)?);
    ensure!(found.len() == expected.len());
    let largest = expected
        .iter()
        .fold(0.0, |most: f32, it| most.max(it.abs()));
    ensure!(largest > 0.01, "there is nothing to compare");
    for (number, (a, b)) in found.iter().zip(&expected).enumerate() {
        let is_near = (a - b).abs() <= bound * largest;
        ensure!(is_near, "number {number} is {a}, not {b}");
    }
    Ok(())
}

/// Attention to these keys and values with these options.
type Attend<'a> = dyn Fn([&Tensor; 2], &Options) -> candle_core::Result<Tensor> + 'a;

/// Whether it is the same with a list of blocks as without, and reads nothing of what that hides.
fn skips(
    attend: &Attend<'_>,
    options: &Options,
    blocks: &MaskBlocks,
    [plain, spoiled]: [&[Tensor; 2]; 2],
) -> anyhow::Result<()> {
    let of = |kv: &[Tensor; 2], options: &Options| attend([&kv[0], &kv[1]], options);
    let with_list = listed(options, blocks);
    let expected = of(plain, options)?;
    close(&of(plain, &with_list)?, &expected, 0.02)?;
    close(&of(spoiled, &with_list)?, &expected, 0.02)?;
    let without = numbers(&of(spoiled, options)?)?;
    ensure!(
        without.iter().any(|it| it.is_nan()),
        "nobody reads what is hidden, so that this test shows nothing"
    );
    Ok(())
}

/// Many queries and few, also where others share out the keys.
fn dense(device: &Device) -> anyhow::Result<()> {
    let kv = keys_and_values(&[2, KEYS, KV_HEADS, HEAD_DIM], device)?;
    for (seq_q, causal, splits) in [
        (200, false, None),
        (200, true, None),
        (5, true, None),
        (5, false, Some(3)),
    ] {
        let q = random(&[2, seq_q, HEADS, HEAD_DIM], DType::BF16, device)?;
        let options = Options {
            causal,
            splits,
            ..hiding(device)?
        };
        let blocks = MaskBlocks::new(&q, &kv[0], &options)?;
        ensure!(blocks.words().dims()[..2] == [2, 1] && blocks.words().dtype() == DType::U32);
        // From options that have some already, the same.
        let again = MaskBlocks::new(&q, &kv[0], &listed(&options, &blocks))?;
        ensure!(numbers(again.words())? == numbers(blocks.words())?);
        let hidden = in_hidden_blocks(&blocks);
        let wrong = [
            spoiled(&kv[0], 1, 0, hidden)?,
            spoiled(&kv[1], 1, 0, hidden)?,
        ];
        let attend =
            |[k, v]: [&Tensor; 2], options: &Options| attention(&q, k, v, options).map(|(o, _)| o);
        skips(&attend, &options, &blocks, [&kv, &wrong])?;
    }
    Ok(())
}

/// A mask of the caller's that tells heads apart, which have lists of their own.
fn heads_that_differ(device: &Device) -> anyhow::Result<()> {
    let kv = keys_and_values(&[1, KEYS, KV_HEADS, HEAD_DIM], device)?;
    let q = random(&[1, 150, HEADS, HEAD_DIM], DType::BF16, device)?;
    let from = MaskFunction::new(|at: At, ()| at.key.ge(at.head))?;
    let options = Options {
        functions: vec![Function::mask(&[], move |_| Ok(from.with(())))],
        ..hiding(device)?
    };
    let blocks = MaskBlocks::new(&q, &kv[0], &options)?;
    ensure!(blocks.words().dims()[..2] == [1, HEADS]);
    let hidden = in_hidden_blocks(&blocks);
    let wrong = [
        spoiled(&kv[0], 1, 0, hidden)?,
        spoiled(&kv[1], 1, 0, hidden)?,
    ];
    let attend =
        |[k, v]: [&Tensor; 2], options: &Options| attention(&q, k, v, options).map(|(o, _)| o);
    skips(&attend, &options, &blocks, [&kv, &wrong])
}

/// Two packed sequences, said to be longer than they are: where they lie, and queries.
fn two_packed(device: &Device) -> candle_core::Result<(Packed, Tensor)> {
    let packed = Packed {
        seqlens_q: Tensor::new(&[0_u32, 100, 170], device)?,
        seqlens_k: Tensor::new(&[0_u32, 600, 1100], device)?,
        max_seqlen_q: 130,
        max_seqlen_k: KEYS,
    };
    Ok((
        packed,
        random(&[170, HEADS, HEAD_DIM], DType::BF16, device)?,
    ))
}

/// Keys of both that are not numbers, so many of each.
fn both_spoiled(x: &Tensor, count: usize) -> candle_core::Result<Tensor> {
    spoiled(&spoiled(x, 0, 600, count)?, 0, 0, count)
}

fn packed(device: &Device) -> anyhow::Result<()> {
    let (packed, q) = two_packed(device)?;
    let kv = keys_and_values(&[1100, KV_HEADS, HEAD_DIM], device)?;
    for causal in [false, true] {
        let options = Options {
            causal,
            ..hiding(device)?
        };
        let blocks = MaskBlocks::varlen(&q, &kv[0], &packed, &options)?;
        let hidden = in_hidden_blocks(&blocks);
        let wrong = [both_spoiled(&kv[0], hidden)?, both_spoiled(&kv[1], hidden)?];
        let attend = |[k, v]: [&Tensor; 2], options: &Options| {
            attention_varlen(&q, k, v, &packed, options).map(|(o, _)| o)
        };
        skips(&attend, &options, &blocks, [&kv, &wrong])?;
    }
    Ok(())
}

/// Keys of a page.
const PAGE: usize = 32;

/// The rows of a cache, (2, keys, heads, head_dim), as pages in order.
fn pages(rows: &Tensor) -> candle_core::Result<Tensor> {
    rows.reshape((2 * KEYS / PAGE, PAGE, KV_HEADS, HEAD_DIM))
}

/// The pages of both sequences, in order.
fn block_table(device: &Device) -> candle_core::Result<Tensor> {
    let count = 2 * KEYS / PAGE;
    Tensor::arange(0, count as u32, device)?.reshape((2, count / 2))
}

/// A row of keys for each of two sequences, as they are and spoiled, so many of each.
fn rows(kv: &[Tensor; 2], count: usize) -> candle_core::Result<[Tensor; 2]> {
    Ok([spoiled(&kv[0], 1, 0, count)?, spoiled(&kv[1], 1, 0, count)?])
}

/// Pages, also of packed queries.
fn paged(device: &Device) -> anyhow::Result<()> {
    let kv = keys_and_values(&[2, KEYS, KV_HEADS, HEAD_DIM], device)?;
    let in_pages = |kv: &[Tensor; 2]| candle_core::Result::Ok([pages(&kv[0])?, pages(&kv[1])?]);
    for queries in [None, Some((Tensor::new(&[0_u32, 40, 110], device)?, 80))] {
        let q = match queries {
            None => random(&[2, 5, HEADS, HEAD_DIM], DType::BF16, device)?,
            Some(_) => random(&[110, HEADS, HEAD_DIM], DType::BF16, device)?,
        };
        let paged = Paged {
            block_table: block_table(device)?,
            seqused_k: Tensor::new(&[600_u32, 450], device)?,
            max_seqlen_k: KEYS,
            queries,
        };
        let options = hiding(device)?;
        let plain = in_pages(&kv)?;
        let blocks = MaskBlocks::paged(&q, &plain[0], &paged, &options)?;
        let wrong = in_pages(&rows(&kv, in_hidden_blocks(&blocks))?)?;
        let attend = |[k, v]: [&Tensor; 2], options: &Options| {
            attention_paged(&q, k, v, &paged, options).map(|(o, _)| o)
        };
        skips(&attend, &options, &blocks, [&plain, &wrong])?;
    }
    Ok(())
}

/// What a cache holds, without new tokens.
fn cached(device: &Device) -> anyhow::Result<()> {
    let kv = keys_and_values(&[2, KEYS, KV_HEADS, HEAD_DIM], device)?;
    let q = random(&[2, 3, HEADS, HEAD_DIM], DType::BF16, device)?;
    let options = hiding(device)?;
    let cached = Cached::new(&Tensor::new(&[450_u32, 600], device)?);
    let blocks = MaskBlocks::with_kvcache(&q, &kv[0], None, &cached, &options)?;
    let wrong = rows(&kv, in_hidden_blocks(&blocks))?;
    let attend = |[k, v]: [&Tensor; 2], options: &Options| {
        attention_with_kvcache(&q, k, v, None, &cached, options).map(|(o, _)| o)
    };
    skips(&attend, &options, &blocks, [&kv, &wrong])
}

/// Steps that add a token, with lists that are made for each.
fn steps(device: &Device) -> anyhow::Result<()> {
    let kv = keys_and_values(&[2, KEYS, KV_HEADS, HEAD_DIM], device)?;
    take_steps(kv, None, device)
}

fn steps_in_pages(device: &Device) -> anyhow::Result<()> {
    let kv = keys_and_values(&[2, KEYS, KV_HEADS, HEAD_DIM], device)?;
    take_steps(kv, Some(block_table(device)?), device)
}

fn take_steps(kv: [Tensor; 2], block_table: Option<Tensor>, device: &Device) -> anyhow::Result<()> {
    let options = Options {
        causal: true,
        ..hiding(device)?
    };
    // Each call writes to copies of its own.
    let caches = |kv: &[Tensor; 2]| {
        candle_core::Result::Ok(match block_table {
            None => [kv[0].copy()?, kv[1].copy()?],
            Some(_) => [pages(&kv[0])?.copy()?, pages(&kv[1])?.copy()?],
        })
    };
    // A block begins between the two lengths.
    for lengths in [[450_u32, 575], [451, 576]] {
        let q = random(&[2, 1, HEADS, HEAD_DIM], DType::BF16, device)?;
        let token = q.narrow(2, 1, KV_HEADS)?;
        let new = NewTokens {
            k: token.clone(),
            v: token,
            rotary: None,
        };
        let cached = Cached {
            block_table: block_table.clone(),
            ..Cached::new(&Tensor::new(&lengths, device)?)
        };
        let plain = caches(&kv)?;
        let blocks = MaskBlocks::with_kvcache(&q, &plain[0], Some(&new), &cached, &options)?;
        let wrong = rows(&kv, in_hidden_blocks(&blocks))?;
        let attend = |[k, v]: [&Tensor; 2], options: &Options| {
            let [k, v] = [k.copy()?, v.copy()?];
            attention_with_kvcache(&q, &k, &v, Some(&new), &cached, options).map(|(o, _)| o)
        };
        skips(&attend, &options, &blocks, [&plain, &caches(&wrong)?])?;
    }
    Ok(())
}

/// The gradients of queries, keys and values.
fn gradients_of(
    attend: &dyn Fn([&Tensor; 3], &Options) -> candle_core::Result<Tensor>,
    inputs: [&Tensor; 3],
    options: &Options,
) -> anyhow::Result<Vec<Tensor>> {
    let variables = inputs.map(Var::from_tensor);
    let variables = variables
        .into_iter()
        .collect::<candle_core::Result<Vec<_>>>()?;
    let o = attend([&variables[0], &variables[1], &variables[2]], options)?;
    let d_o = random(o.dims(), DType::F32, o.device())?;
    super::gradients::gradients(&variables, &o, &d_o)
}

/// Whether the backward pass gives with a list of blocks what it gives without, and reads nothing of what that hides.
fn skips_backward(
    attend: &dyn Fn([&Tensor; 3], &Options) -> candle_core::Result<Tensor>,
    [q, k, v]: [&Tensor; 3],
    [wrong_k, wrong_v]: [&Tensor; 2],
    options: &Options,
    blocks: &MaskBlocks,
) -> anyhow::Result<()> {
    let with_list = listed(options, blocks);
    let expected = gradients_of(attend, [q, k, v], options)?;
    // The forward pass may not have read them: it is the backward pass that is told of hidden blocks, too.
    for kv in [[k, v], [wrong_k, wrong_v]] {
        let found = gradients_of(attend, [q, kv[0], kv[1]], &with_list)?;
        for (found, expected) in found.iter().zip(&expected) {
            close(found, expected, 0.03)?;
        }
    }
    let without = gradients_of(attend, [q, wrong_k, wrong_v], options)?;
    let is_nan = numbers(&without[0])?.iter().any(|it| it.is_nan());
    ensure!(is_nan, "nobody reads what is hidden");
    Ok(())
}

fn gradients(device: &Device) -> anyhow::Result<()> {
    let [k, v] = &keys_and_values(&[1, KEYS, KV_HEADS, HEAD_DIM], device)?;
    let q = random(&[1, 200, HEADS, HEAD_DIM], DType::BF16, device)?;
    let wrong = [spoiled(k, 1, 0, SPOILED)?, spoiled(v, 1, 0, SPOILED)?];
    for causal in [false, true] {
        let options = Options {
            causal,
            ..hiding(device)?
        };
        let blocks = MaskBlocks::new(&q, k, &options)?;
        let attend =
            |[q, k, v]: [&Tensor; 3], options: &Options| Ok(attention(q, k, v, options)?.0);
        let wrong = [&wrong[0], &wrong[1]];
        skips_backward(&attend, [&q, k, v], wrong, &options, &blocks)?;
    }
    Ok(())
}

fn packed_gradients(device: &Device) -> anyhow::Result<()> {
    let (packed, q) = two_packed(device)?;
    let [k, v] = &keys_and_values(&[1100, KV_HEADS, HEAD_DIM], device)?;
    let wrong = [both_spoiled(k, SPOILED)?, both_spoiled(v, SPOILED)?];
    let options = Options {
        causal: true,
        ..hiding(device)?
    };
    let blocks = MaskBlocks::varlen(&q, k, &packed, &options)?;
    let attend = |[q, k, v]: [&Tensor; 3], options: &Options| {
        Ok(attention_varlen(q, k, v, &packed, options)?.0)
    };
    let wrong = [&wrong[0], &wrong[1]];
    skips_backward(&attend, [&q, k, v], wrong, &options, &blocks)
}
