//! all-MiniLM-L6-v2: a BERT of six layers, bidirectional, with heads of 32, whose mean over a sentence's tokens is its
//! embedding. Its attention is the caller's.

use std::path::Path;

use candle_core::{D, DType, Device, Result, Tensor};
use candle_nn::ops::layer_norm_slow;
use candle_nn::{Embedding, LayerNorm, Linear, Module, VarBuilder, embedding, layer_norm, linear};

/// Attention of q, k and v, each (batch, seq, heads, head_dim), into the same.
pub type Attention<'a> = &'a dyn Fn(&Tensor, &Tensor, &Tensor) -> Result<Tensor>;

const LAYERS: usize = 6;
const HEADS: usize = 12;
const HIDDEN: usize = 384;
const INTERMEDIATE: usize = 1536;
const VOCABULARY: usize = 30522;
const POSITIONS: usize = 512;
const EPSILON: f64 = 1e-12;

/// The model.
pub struct MiniLm {
    words: Embedding,
    positions: Embedding,
    types: Embedding,
    norm: LayerNorm,
    layers: Vec<Layer>,
}

impl MiniLm {
    /// Reads its weights from `model.safetensors`, as elements of this type.
    pub fn load(file: &Path, dtype: DType, device: &Device) -> Result<MiniLm> {
        let weights = candle_core::safetensors::load(file, &Device::Cpu)?;
        MiniLm::new(&VarBuilder::from_tensors(weights, dtype, device))
    }

    /// With these weights, which may be variables that are learned.
    pub fn new(weights: &VarBuilder<'_>) -> Result<MiniLm> {
        let embeddings = weights.pp("embeddings");
        let table = |size, name| embedding(size, HIDDEN, embeddings.pp(name));
        let layer = |layer| Layer::load(&weights.pp("encoder.layer").pp(layer));
        Ok(MiniLm {
            words: table(VOCABULARY, "word_embeddings")?,
            positions: table(POSITIONS, "position_embeddings")?,
            types: table(2, "token_type_embeddings")?,
            norm: layer_norm(HIDDEN, EPSILON, embeddings.pp("LayerNorm"))?,
            layers: (0..LAYERS).map(layer).collect::<Result<_>>()?,
        })
    }

    /// The embeddings, (batch, 384) of length 1 and float32, of sentences of equally many tokens: (batch, seq) u32.
    pub fn embed(&self, tokens: &Tensor, attention: Attention<'_>) -> Result<Tensor> {
        let (_, seq) = tokens.dims2()?;
        let positions = Tensor::arange(0, seq as u32, tokens.device())?;
        let types = tokens.zeros_like()?;
        let words = (self.words.forward(tokens)? + self.types.forward(&types)?)?;
        let embedded = words.broadcast_add(&self.positions.forward(&positions)?)?;
        let mut hidden = normal(&self.norm, &embedded)?;
        for layer in &self.layers {
            hidden = layer.forward(&hidden, attention)?;
        }
        let mean = hidden.to_dtype(DType::F32)?.mean(1)?;
        let length = mean.sqr()?.sum_keepdim(D::Minus1)?.sqrt()?;
        mean.broadcast_div(&length)
    }
}

struct Layer {
    projections: [Linear; 3],
    output: Linear,
    attention_norm: LayerNorm,
    up: Linear,
    down: Linear,
    norm: LayerNorm,
}

impl Layer {
    fn load(weights: &VarBuilder<'_>) -> Result<Layer> {
        let attention = weights.pp("attention");
        let square = |name| linear(HIDDEN, HIDDEN, attention.pp(name));
        let norm = |weights: VarBuilder<'_>| layer_norm(HIDDEN, EPSILON, weights.pp("LayerNorm"));
        Ok(Layer {
            projections: [
                square("self.query")?,
                square("self.key")?,
                square("self.value")?,
            ],
            output: square("output.dense")?,
            attention_norm: norm(attention.pp("output"))?,
            up: linear(HIDDEN, INTERMEDIATE, weights.pp("intermediate.dense"))?,
            down: linear(INTERMEDIATE, HIDDEN, weights.pp("output.dense"))?,
            norm: norm(weights.pp("output"))?,
        })
    }

    fn forward(&self, hidden: &Tensor, attention: Attention<'_>) -> Result<Tensor> {
        let (batch, seq, _) = hidden.dims3()?;
        let heads = (batch, seq, HEADS, HIDDEN / HEADS);
        let project = |projection: &Linear| projection.forward(hidden)?.reshape(heads);
        let [q, k, v] = self.projections.each_ref().map(project);
        let attended = attention(&q?, &k?, &v?)?.flatten_from(2)?;
        let hidden = (self.output.forward(&attended)? + hidden)?;
        let hidden = normal(&self.attention_norm, &hidden)?;
        let wide = self.up.forward(&hidden)?.gelu_erf()?;
        normal(&self.norm, &(self.down.forward(&wide)? + hidden)?)
    }
}

/// A layer norm. Candle's fused one has no backward pass and does not say so: what is learned goes through its other one.
fn normal(norm: &LayerNorm, x: &Tensor) -> Result<Tensor> {
    match norm.bias() {
        Some(bias) if norm.weight().track_op() => {
            layer_norm_slow(x, norm.weight(), bias, EPSILON as f32)
        }
        _ => norm.forward(x),
    }
}
