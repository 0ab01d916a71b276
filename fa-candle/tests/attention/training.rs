//! A small transformer learns with this attention as it does with candle's own.

use anyhow::ensure;
use candle_core::{D, DType, Device, Result, Tensor, Var};
use candle_nn::{AdamW, Optimizer, ParamsAdamW};
use fa_candle::{Options, attention};

use super::numbers::uniform;
use super::plain;

const LAYERS: usize = 2;
const VOCABULARY: usize = 16;
const BATCH: usize = 4;
const SEQ: usize = 40;
const HIDDEN: usize = 64;
const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = HIDDEN / HEADS;
const STEPS: usize = 50;
/// Tokens after which a sequence repeats itself.
const PERIOD: usize = 4;

/// What a loss may be off by, where attention is computed in bfloat16 and everything else in float32. The first is 2.8, the last 0.7.
const BOUND: f32 = 0.02;

/// Decoder layers between an embedding and its transpose, with learned positions; attention is causal, with grouped heads.
struct Model {
    words: Var,
    positions: Var,
    layers: Vec<Layer>,
}

struct Layer {
    q: Var,
    k: Var,
    v: Var,
    output: Var,
    up: Var,
    down: Var,
}

impl Model {
    fn new(device: &Device) -> Result<Model> {
        let mut made = 0;
        let mut weights = |rows: usize, columns: usize| {
            made += 1;
            let scale = 1.0 / (columns as f32).sqrt();
            let numbers = (0..rows * columns).map(|i| uniform(i + made * 1_000_000) * scale);
            let numbers = Tensor::from_iter(numbers, device)?;
            Var::from_tensor(&numbers.reshape((rows, columns))?)
        };
        let mut layer = || {
            Ok(Layer {
                q: weights(HIDDEN, HIDDEN)?,
                k: weights(HIDDEN, KV_HEADS * HEAD_DIM)?,
                v: weights(HIDDEN, KV_HEADS * HEAD_DIM)?,
                output: weights(HIDDEN, HIDDEN)?,
                up: weights(HIDDEN, 2 * HIDDEN)?,
                down: weights(2 * HIDDEN, HIDDEN)?,
            })
        };
        let layers = (0..LAYERS).map(|_| layer()).collect::<Result<_>>()?;
        Ok(Model {
            words: weights(VOCABULARY, HIDDEN)?,
            positions: weights(SEQ, HIDDEN)?,
            layers,
        })
    }

    fn variables(&self) -> Vec<Var> {
        let of_layer = |it: &Layer| {
            let Layer {
                q,
                k,
                v,
                output,
                up,
                down,
            } = it;
            [q, k, v, output, up, down].map(Var::clone)
        };
        let mut all = vec![self.words.clone(), self.positions.clone()];
        all.extend(self.layers.iter().flat_map(of_layer));
        all
    }

    /// The logits of what comes after each token of (batch, seq).
    fn forward(&self, tokens: &Tensor, attend: Attend<'_>) -> Result<Tensor> {
        let (batch, seq) = tokens.dims2()?;
        let words = self.words.index_select(&tokens.flatten_all()?, 0)?;
        let words = words.reshape((batch, seq, HIDDEN))?;
        let mut hidden = words.broadcast_add(&self.positions.as_tensor().narrow(0, 0, seq)?)?;
        for layer in &self.layers {
            hidden = layer.forward(&hidden, attend)?;
        }
        normal(&hidden)?.broadcast_matmul(&self.words.t()?)
    }
}

/// Attention of q, k and v, each (batch, seq, heads, head_dim).
type Attend<'a> = &'a dyn Fn(&Tensor, &Tensor, &Tensor) -> Result<Tensor>;

impl Layer {
    fn forward(&self, hidden: &Tensor, attend: Attend<'_>) -> Result<Tensor> {
        let (batch, seq, _) = hidden.dims3()?;
        let x = normal(hidden)?;
        let project = |weights: &Var, heads| {
            let projected = x.broadcast_matmul(weights)?;
            projected.reshape((batch, seq, heads, HEAD_DIM))
        };
        let (q, k, v) = (
            project(&self.q, HEADS)?,
            project(&self.k, KV_HEADS)?,
            project(&self.v, KV_HEADS)?,
        );
        let attended = attend(&q, &k, &v)?.reshape((batch, seq, HIDDEN))?;
        let hidden = (hidden + attended.broadcast_matmul(&self.output)?)?;
        let wide = normal(&hidden)?.broadcast_matmul(&self.up)?.silu()?;
        hidden + wide.broadcast_matmul(&self.down)?
    }
}

/// Rows of length √HIDDEN.
fn normal(hidden: &Tensor) -> Result<Tensor> {
    let mean = hidden.sqr()?.mean_keepdim(D::Minus1)?;
    hidden.broadcast_div(&(mean + 1e-5)?.sqrt()?)
}

/// Sequences that repeat a few tokens, others in each step: what comes next is in the context.
fn tokens(step: usize, device: &Device) -> Result<Tensor> {
    let token = |sequence: usize, at: usize| {
        let seed = (step * BATCH + sequence) * 10 + at % PERIOD;
        ((uniform(seed) + 1.0) * 0.5 * VOCABULARY as f32) as u32
    };
    let rows = (0..BATCH).flat_map(|sequence| (0..=SEQ).map(move |at| token(sequence, at)));
    Tensor::from_iter(rows, device)?.reshape((BATCH, SEQ + 1))
}

/// The losses of all steps.
fn losses(attend: Attend<'_>, device: &Device) -> Result<Vec<f32>> {
    let model = Model::new(device)?;
    let parameters = ParamsAdamW {
        lr: 3e-3,
        ..ParamsAdamW::default()
    };
    let mut optimizer = AdamW::new(model.variables(), parameters)?;
    let mut losses = Vec::with_capacity(STEPS);
    for step in 0..STEPS {
        let tokens = tokens(step, device)?;
        let logits = model.forward(&tokens.narrow(1, 0, SEQ)?.contiguous()?, attend)?;
        let next = tokens.narrow(1, 1, SEQ)?.flatten_all()?;
        let loss = candle_nn::loss::cross_entropy(&logits.flatten_to(1)?, &next)?;
        optimizer.backward_step(&loss)?;
        losses.push(loss.to_scalar::<f32>()?);
    }
    Ok(losses)
}

/// Losses with attention in bfloat16 are those with candle's own in float32.
pub fn a_transformer_learns(device: &Device) -> anyhow::Result<()> {
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let narrow = |x: &Tensor| x.to_dtype(DType::BF16);
    let ours = losses(
        &|q, k, v| {
            let (o, _) = attention(&narrow(q)?, &narrow(k)?, &narrow(v)?, &options)?;
            o.to_dtype(DType::F32)
        },
        device,
    )?;
    let candles = losses(&|q, k, v| plain::attend([q, k, v], &options), device)?;
    let off = ours.iter().zip(&candles).map(|(a, b)| (a - b).abs());
    let off = off.fold(0.0, f32::max);
    let (first, last) = (candles[0], candles[STEPS - 1]);
    println!(
        "a transformer of two layers: losses from {first:.3} to {last:.3}, at most {off:.1e} off"
    );
    ensure!(
        off <= BOUND,
        "{off} off, the bound is {BOUND}: {ours:?}, {candles:?}"
    );
    ensure!(last < 0.4 * first, "it learns nothing: {candles:?}");
    Ok(())
}
