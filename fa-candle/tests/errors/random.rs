//! Random calls: whatever tensors are passed, there is a result or an error, and no panic.

use candle_core::{D, DType, Device, Result, Tensor};
use fa_candle::{
    Cached, MaskBlocks, NewTokens, Options, Rotary, append_to_kvcache, attention_with_kvcache,
    merge, merge_stacked,
};
use fastrand::Rng;

/// Calls of each kind.
const CALLS: usize = 4000;

/// The tensor, or now and then another one.
fn perhaps(rng: &mut Rng, right: Tensor, others: &[Tensor]) -> Result<Tensor> {
    match rng.u32(0..80) {
        0 => right.to_dtype(
            rng.choice([DType::F16, DType::BF16, DType::F32, DType::U32])
                .unwrap_or(DType::F64),
        ),
        1 if right.rank() > 1 => right.flatten(0, 1),
        2 => right.unsqueeze(0),
        3 => {
            let d = rng.usize(..right.rank());
            right.narrow(d, 0, rng.usize(..=right.dim(d)?))
        }
        4 => {
            let d = rng.usize(..right.rank());
            let one = right.narrow(d, 0, right.dim(d)?.min(1))?;
            one.broadcast_as(right.shape()).or(Ok(one))
        }
        5 if right.rank() > 1 => right.transpose(D::Minus1, D::Minus2),
        6 if right.rank() > 1 => right.t()?.contiguous()?.t(),
        7 => Tensor::cat(&[&right, &right], rng.usize(..right.rank())),
        8 => Ok(rng.choice(others).unwrap_or(&right).clone()),
        9 => right.narrow(D::Minus1, 0, right.dim(D::Minus1)?.saturating_sub(8)),
        _ => Ok(right),
    }
}

/// A list of numbers below a limit, or now and then of any.
fn list(rng: &mut Rng, count: usize, limit: u32) -> Result<Tensor> {
    let any = rng.u32(0..20) == 0;
    let numbers = (0..count).map(|_| if any { rng.u32(..) } else { rng.u32(..limit) });
    let numbers: Vec<u32> = numbers.collect();
    match rng.bool() {
        true => Tensor::new(numbers, &Device::Cpu),
        false => {
            let signed: Vec<i32> = numbers.iter().map(|it| it.cast_signed()).collect();
            Tensor::new(signed, &Device::Cpu)
        }
    }
}

fn ones(shape: &[usize], dtype: DType) -> Result<Tensor> {
    Tensor::ones(shape, dtype, &Device::Cpu)
}

/// Whether a step with random mistakes, or none, is computed.
fn step(rng: &mut Rng) -> Result<bool> {
    let dtype = if rng.bool() { DType::F16 } else { DType::BF16 };
    let (batch, new, capacity) = (rng.usize(1..4), rng.usize(1..4), rng.usize(4..20));
    let (kv_heads, head_dim) = (rng.usize(1..3), 8 * rng.usize(1..9));
    let (paged, in_rows, packed) = (rng.bool(), rng.bool(), rng.bool());
    let rows = if paged || in_rows { 5 } else { batch };
    let tokens = |heads| match packed {
        true => vec![batch * new, heads, head_dim],
        false => vec![batch, new, heads, head_dim],
    };
    let cache = [rows, capacity, kv_heads, head_dim];
    let caches = [ones(&cache, dtype)?, ones(&cache, dtype)?];
    let k_cache = perhaps(rng, caches[0].clone(), &caches)?;
    let others = [k_cache.clone(), caches[1].narrow(0, 0, 1)?];
    let v_cache = perhaps(rng, caches[1].clone(), &others)?;
    let q = perhaps(rng, ones(&tokens(2 * kv_heads), dtype)?, &others)?;
    let k = perhaps(rng, ones(&tokens(kv_heads), dtype)?, &others)?;
    let v = perhaps(rng, ones(&tokens(kv_heads), dtype)?, &others)?;
    let rotary = match (rng.bool(), head_dim >= 16) {
        (true, true) => {
            let table = ones(&[capacity, 8], if rng.bool() { dtype } else { DType::F32 })?;
            let position = list(rng, batch, 9)?;
            Some(Rotary {
                cos: perhaps(rng, table.clone(), &others)?,
                sin: perhaps(rng, table, &others)?,
                interleaved: rng.bool(),
                positions: rng.bool().then_some(position),
            })
        }
        _ => None,
    };
    let lengths = list(rng, batch, capacity as u32)?;
    let mut cached = Cached::new(&perhaps(rng, lengths, &others)?);
    if paged {
        let table = list(rng, 2 * batch, 5)?.reshape((batch, 2))?;
        cached.block_table = Some(perhaps(rng, table, &others)?);
    } else if in_rows {
        let rows = list(rng, batch, 5)?;
        cached.cache_batch_idx = Some(perhaps(rng, rows, &others)?);
    }
    if rng.u32(0..4) == 0 {
        let padding = list(rng, batch, 4)?;
        cached.cache_leftpad = Some(perhaps(rng, padding, &others)?);
    }
    if packed {
        let ends = (0..=batch).map(|b| (b * new) as u32);
        let ends = Tensor::from_iter(ends, &Device::Cpu)?;
        let longest = rng.choice([new, 0, 1, usize::MAX]).unwrap_or(new);
        cached.queries = Some((perhaps(rng, ends, &others)?, longest));
    }
    let mut options = Options {
        causal: rng.bool(),
        lse: rng.bool(),
        ..Options::default()
    };
    let new = NewTokens { k, v, rotary };
    if rng.u32(0..3) == 0 {
        let room = if paged { 2 * capacity } else { capacity };
        let documents = list(rng, room, 2)?.unsqueeze(0)?;
        let of_queries = documents.narrow(1, 0, 1)?;
        options.documents = Some((of_queries, perhaps(rng, documents, &others)?));
        let k_cache = perhaps(rng, k_cache.clone(), &others)?;
        let q = perhaps(rng, q.clone(), &others)?;
        let new = rng.bool().then_some(&new);
        let blocks = MaskBlocks::with_kvcache(&q, &k_cache, new, &cached, &options);
        options.mask_blocks = blocks.ok();
    }
    let is_computed = match rng.u32(0..4) {
        0 => append_to_kvcache(&k_cache, &v_cache, &new, &cached).is_ok(),
        1 => attention_with_kvcache(&q, &k_cache, &v_cache, None, &cached, &options).is_ok(),
        _ => attention_with_kvcache(&q, &k_cache, &v_cache, Some(&new), &cached, &options).is_ok(),
    };
    Ok(is_computed)
}

/// Whether a merge with random mistakes, or none, is computed.
fn merged(rng: &mut Rng) -> Result<bool> {
    let dtypes = [DType::F16, DType::BF16, DType::F32];
    let dtype = rng.choice(dtypes).unwrap_or(DType::F32);
    let (batch, seq_q, heads, head_dim) = (
        rng.usize(1..3),
        rng.usize(1..4),
        rng.usize(1..3),
        8 * rng.usize(1..9),
    );
    let packed = rng.bool();
    let (o, lse) = match packed {
        true => (vec![seq_q, heads, head_dim], vec![heads, seq_q]),
        false => (
            vec![batch, seq_q, heads, head_dim],
            vec![batch, heads, seq_q],
        ),
    };
    let stacked = rng.bool();
    let of_parts = |shape: &[usize]| match stacked {
        true => [&[3], shape].concat(),
        false => shape.to_vec(),
    };
    let mut given = || -> Result<[Tensor; 2]> {
        let o = ones(&of_parts(&o), dtype)?;
        let others = [o.clone()];
        let lse = ones(&of_parts(&lse), DType::F32)?;
        Ok([perhaps(rng, o, &others)?, perhaps(rng, lse, &others)?])
    };
    let ([o, lse], [other_o, other_lse]) = (given()?, given()?);
    Ok(match stacked {
        true => merge_stacked(&o, &lse).is_ok(),
        false => merge(&o, &lse, &other_o, &other_lse).is_ok(),
    })
}

/// Runs calls, of which some are to be computed and others refused.
fn all(call: fn(&mut Rng) -> Result<bool>) {
    let rng = &mut Rng::with_seed(17);
    let (mut computed, mut refused, mut impossible) = (0, 0, 0);
    for _ in 0..CALLS {
        match call(rng) {
            Ok(true) => computed += 1,
            Ok(false) => refused += 1,
            // Candle made no such tensor.
            Err(_) => impossible += 1,
        }
    }
    println!("{computed} computed, {refused} refused, {impossible} without the tensors");
    assert!(computed > CALLS / 10 && refused > CALLS / 10);
}

#[test]
fn no_step_over_a_cache_panics() {
    all(step);
}

#[test]
fn no_merge_panics() {
    all(merged);
}
