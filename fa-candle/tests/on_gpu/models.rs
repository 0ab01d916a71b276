//! Real models in their full sizes.

use anyhow::ensure;
use candle_core::{DType, Device, Result, Tensor};

use super::timing::in_turns;
use crate::real_models::fused::fused;
use crate::real_models::smollm2::model::Cache;
use crate::real_models::unfused::Unfused;
use crate::real_models::{TEXT, minilm, smollm2};

/// How many times as fast MiniLM has to be with our attention as with candle's own, in the same type.
const MINILM: f64 = 1.2;
/// As [`MINILM`], SmolLM2's prefill.
const SMOLLM2: f64 = 1.3;

/// Sentences, a prompt of 2,048 tokens with 64 generated, and shorter ones with the keys in pages.
pub fn are_candles(device: &Device) -> anyhow::Result<()> {
    for dtype in [DType::F16, DType::BF16] {
        minilm::embeddings_are_candles(dtype, device)?;
        smollm2::generation_is_candles(dtype, device, 2048, 64)?;
        smollm2::pages_change_nothing(dtype, device, 512, 16, 16)?;
        smollm2::pages_change_nothing(dtype, device, 200, 16, 1)?;
    }
    Ok(())
}

/// MiniLM learns for 50 steps of 16 pairs of passages.
pub fn minilm_learns(device: &Device) -> anyhow::Result<()> {
    let training = minilm::Training {
        steps: 50,
        pairs: 16,
        length: 64,
    };
    minilm::learns_as_with_candles(DType::F16, device, training)?;
    minilm::learns_as_with_candles(DType::BF16, device, training)
}

/// No attention: what the rest of a model takes is measured with it.
fn none(q: &Tensor, _: &Tensor, _: &Tensor) -> Result<Tensor> {
    Ok(q.clone())
}

/// 64 × 256 tokens in bfloat16.
pub fn minilm_figure(device: &Device) -> anyhow::Result<()> {
    let (model, tokenizer) = minilm::load(DType::BF16, device)?;
    let encoding = tokenizer.encode(TEXT, true).map_err(anyhow::Error::msg)?;
    let tokens = encoding.get_ids().iter().copied().cycle();
    let tokens: Vec<u32> = tokens.take(64 * 256).collect();
    let tokens = Tensor::from_vec(tokens, (64, 256), device)?;
    let plain = Unfused::new(false);
    let mut ours = || {
        let attention = |q: &_, k: &_, v: &_| fused(q, k, v, DType::BF16, false);
        model.embed(&tokens, &attention).map(drop)
    };
    let mut candles = || {
        model
            .embed(&tokens, &|q, k, v| plain.attend(q, k, v))
            .map(drop)
    };
    let mut rest = || model.embed(&tokens, &none).map(drop);
    let times = in_turns(device, 21, 5, [&mut ours, &mut candles, &mut rest])?;
    report(
        "MiniLM, 64 × 256 tokens, bf16",
        times.map(|times| times.all),
        MINILM,
    )
}

/// A prefill of 2,048 tokens in bfloat16.
pub fn smollm2_figure(device: &Device) -> anyhow::Result<()> {
    let (model, tokenizer) = smollm2::load(DType::BF16, device)?;
    let prompt = smollm2::prompt(&tokenizer, 2048)?;
    let plain = Unfused::new(true);
    let prefill = |attention: &dyn Fn(&Tensor, &Tensor, &Tensor) -> Result<Tensor>| {
        let mut cache = Cache::default();
        model
            .forward(&prompt, &mut cache, true, &|q, k, v, _| attention(q, k, v))
            .map(drop)
    };
    let mut ours = || prefill(&|q, k, v| fused(q, k, v, DType::BF16, true));
    let mut candles = || prefill(&|q, k, v| plain.attend(q, k, v));
    let mut rest = || prefill(&none);
    let times = in_turns(device, 21, 3, [&mut ours, &mut candles, &mut rest])?;
    report(
        "SmolLM2, prefill of 2,048 tokens, bf16",
        times.map(|times| times.all),
        SMOLLM2,
    )
}

/// Prints the times with our attention, with candle's and without any, and holds the ratio against the bound.
fn report(what: &str, [ours, candles, rest]: [f64; 3], bound: f64) -> anyhow::Result<()> {
    let share = |all: f64| 100.0 * (1.0 - rest / all);
    let ratio = candles / ours;
    eprintln!(
        "{what}: {:.2} ms, of which attention {:.0} %; with candle's {:.2} ms, {:.0} % ({ratio:.2} times)",
        ours / 1e3,
        share(ours),
        candles / 1e3,
        share(candles)
    );
    ensure!(
        ratio >= bound,
        "{ratio:.2} times as fast, the bound is {bound}"
    );
    Ok(())
}
