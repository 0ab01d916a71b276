//! SmolLM2 of 135 million parameters: a llama of 30 layers, with nine query heads of 64 on three KV heads. Its attention is
//! the caller's.

use std::fs::File;
use std::path::Path;

use candle_core::quantized::gguf_file::{Content, Value};
use candle_core::quantized::tokenizer::TokenizerFromGguf;
use candle_core::{Context, DType, Device, Result, Tensor};
use candle_nn::rotary_emb::rope_i;
use candle_nn::{Embedding, Linear, Module, RmsNorm};
use fa_candle::Paged;
use tokenizers::Tokenizer;

/// Causal attention of q, (batch, seq, 9, 64), with k and v, (batch, keys, 3, 64), into (batch, seq, 9, 64). The last
/// query is at the position of the last key. Of a cache in pages k and v are those, (pages, page, 3, 64).
pub type Attention<'a> = &'a dyn Fn(&Tensor, &Tensor, &Tensor, Option<&Paged>) -> Result<Tensor>;

/// The model.
pub struct SmolLm2 {
    embedding: Embedding,
    layers: Vec<Layer>,
    norm: RmsNorm,
    /// The vocabulary's scores; the same numbers as the embedding.
    output: Linear,
    /// Cosines and sines of the positions' angles.
    angles: [Tensor; 2],
}

/// The keys and values of the positions so far, of each layer: one after the other, or in pages.
#[derive(Clone, Default)]
pub struct Cache {
    layers: Vec<[Tensor; 2]>,
    positions: usize,
    /// How many pages each layer has, and how many keys a page has.
    pages: Option<[usize; 2]>,
}

impl SmolLm2 {
    /// Reads its weights from the GGUF file, as elements of this type, and the tokenizer.
    pub fn load(file: &Path, dtype: DType, device: &Device) -> Result<(SmolLm2, Tokenizer)> {
        let mut reader = File::open(file)?;
        let mut weights = Weights {
            content: Content::read(&mut reader)?,
            reader,
            dtype,
            device,
        };
        let tokenizer = Tokenizer::from_gguf(&weights.content)?;
        let layers = weights.size("llama.block_count")?;
        let layers = (0..layers).map(|layer| Layer::load(&mut weights, layer));
        let layers = layers.collect::<Result<_>>()?;
        let table = weights.tensor("token_embd.weight")?;
        let model = SmolLm2 {
            embedding: Embedding::new(table.clone(), weights.size("llama.embedding_length")?),
            layers,
            norm: weights.norm("output_norm.weight")?,
            output: Linear::new(table, None),
            angles: weights.angles()?,
        };
        Ok((model, tokenizer))
    }

    /// The scores of the vocabulary after each of these tokens, (tokens, vocabulary) float32, which go on where the cache
    /// ends, and are in it afterwards. With `last`, after the last token alone.
    pub fn forward(
        &self,
        tokens: &[u32],
        cache: &mut Cache,
        last: bool,
        attention: Attention<'_>,
    ) -> Result<Tensor> {
        let tokens = Tensor::new(tokens, self.angles[0].device())?.unsqueeze(0)?;
        let (_, seq) = tokens.dims2()?;
        let [cos, sin] = &self.angles;
        let first = cache.positions;
        let angles = [cos.narrow(0, first, seq)?, sin.narrow(0, first, seq)?];
        let pages = cache.paged(first + seq, tokens.device())?;
        let attention = |q: &Tensor, k: &Tensor, v: &Tensor| attention(q, k, v, pages.as_ref());
        let mut hidden = self.embedding.forward(&tokens)?;
        for (number, layer) in self.layers.iter().enumerate() {
            hidden = layer.forward(&hidden, &angles, cache, number, &attention)?;
        }
        cache.positions += seq;
        if last {
            hidden = hidden.narrow(1, seq - 1, 1)?;
        }
        let scores = self.output.forward(&self.norm.forward(&hidden)?)?;
        scores.squeeze(0)?.to_dtype(DType::F32)
    }
}

impl Cache {
    /// A cache of so many pages, of which each has so many keys.
    pub fn in_pages(pages: usize, page: usize) -> Cache {
        Cache {
            pages: Some([pages, page]),
            ..Cache::default()
        }
    }

    /// Where the pages of the one sequence are, which are taken from the last to the first, when it has so many keys.
    fn paged(&self, keys: usize, device: &Device) -> Result<Option<Paged>> {
        let Some([pages, _]) = self.pages else {
            return Ok(None);
        };
        Ok(Some(Paged {
            block_table: Tensor::from_iter((0..pages as u32).rev(), device)?.unsqueeze(0)?,
            seqused_k: Tensor::new(&[keys as u32], device)?,
            max_seqlen_k: keys,
            queries: None,
        }))
    }

    /// Adds keys and values of a layer, (1, seq, 3, 64), and gives all of them: so, or in (pages, page, 3, 64).
    fn extend(&mut self, layer: usize, added: [Tensor; 2]) -> Result<[Tensor; 2]> {
        let all = match (self.layers.get(layer), self.pages) {
            (None, None) => added,
            (Some([k, v]), None) => [
                Tensor::cat(&[k, &added[0]], 1)?,
                Tensor::cat(&[v, &added[1]], 1)?,
            ],
            (None, Some([pages, page])) => {
                let (_, _, heads, head_dim) = added[0].dims4()?;
                let shape = (pages, page, heads, head_dim);
                let empty = || Tensor::zeros(shape, added[0].dtype(), added[0].device());
                let all = [empty()?, empty()?];
                self.write(&all, &added)?;
                all
            }
            (Some(all), Some(_)) => {
                self.write(all, &added)?;
                return Ok(all.clone());
            }
        };
        match self.layers.get_mut(layer) {
            None => self.layers.push(all.clone()),
            Some(known) => *known = all.clone(),
        }
        Ok(all)
    }

    /// Puts keys and values into pages, after the positions so far.
    fn write(&self, all: &[Tensor; 2], added: &[Tensor; 2]) -> Result<()> {
        let (pages, page, ..) = all[0].dims4()?;
        for (all, added) in all.iter().zip(added) {
            let (rows, added) = (all.flatten(0, 1)?, added.squeeze(0)?.contiguous()?);
            let (mut done, count) = (0, added.dim(0)?);
            while done < count {
                let position = self.positions + done;
                let here = (page - position % page).min(count - done);
                let row = (pages - 1 - position / page) * page + position % page;
                rows.slice_set(&added.narrow(0, done, here)?.contiguous()?, 0, row)?;
                done += here;
            }
        }
        Ok(())
    }
}

struct Layer {
    attention_norm: RmsNorm,
    projections: [(Linear, usize); 3],
    output: Linear,
    norm: RmsNorm,
    gate: Linear,
    up: Linear,
    down: Linear,
}

impl Layer {
    fn load(weights: &mut Weights<'_>, layer: usize) -> Result<Layer> {
        let heads = weights.size("llama.attention.head_count")?;
        let kv_heads = weights.size("llama.attention.head_count_kv")?;
        let name = |part: &str| format!("blk.{layer}.{part}.weight");
        Ok(Layer {
            attention_norm: weights.norm(&name("attn_norm"))?,
            projections: [
                (weights.linear(&name("attn_q"))?, heads),
                (weights.linear(&name("attn_k"))?, kv_heads),
                (weights.linear(&name("attn_v"))?, kv_heads),
            ],
            output: weights.linear(&name("attn_output"))?,
            norm: weights.norm(&name("ffn_norm"))?,
            gate: weights.linear(&name("ffn_gate"))?,
            up: weights.linear(&name("ffn_up"))?,
            down: weights.linear(&name("ffn_down"))?,
        })
    }

    fn forward(
        &self,
        hidden: &Tensor,
        [cos, sin]: &[Tensor; 2],
        cache: &mut Cache,
        number: usize,
        attention: &dyn Fn(&Tensor, &Tensor, &Tensor) -> Result<Tensor>,
    ) -> Result<Tensor> {
        let (batch, seq, _) = hidden.dims3()?;
        let normed = self.attention_norm.forward(hidden)?;
        let [q, k, v] = self.projections.each_ref().map(|(projection, heads)| {
            let projected = projection.forward(&normed)?;
            projected.reshape((batch, seq, *heads, projected.dim(2)? / heads))
        });
        // The file's rows are in the order of rotations by neighbouring pairs.
        let rotate = |tensor: Tensor| {
            let heads_first = tensor.transpose(1, 2)?.contiguous()?;
            rope_i(&heads_first, cos, sin)?.transpose(1, 2)
        };
        let [k, v] = cache.extend(number, [rotate(k?)?, v?])?;
        let attended = attention(&rotate(q?)?, &k, &v)?.flatten_from(2)?;
        let hidden = (hidden + self.output.forward(&attended)?)?;
        let normed = self.norm.forward(&hidden)?;
        let gated = (self.gate.forward(&normed)?.silu()? * self.up.forward(&normed)?)?;
        hidden + self.down.forward(&gated)?
    }
}

/// The weights in a file.
struct Weights<'a> {
    content: Content,
    reader: File,
    dtype: DType,
    device: &'a Device,
}

impl Weights<'_> {
    fn value(&self, name: &str) -> Result<&Value> {
        let value = self.content.metadata.get(name);
        value.with_context(|| format!("the file does not say {name}"))
    }

    fn size(&self, name: &str) -> Result<usize> {
        Ok(self.value(name)?.to_u32()? as usize)
    }

    fn tensor(&mut self, name: &str) -> Result<Tensor> {
        let quantized = self.content.tensor(&mut self.reader, name, self.device)?;
        quantized.dequantize(self.device)?.to_dtype(self.dtype)
    }

    fn linear(&mut self, name: &str) -> Result<Linear> {
        Ok(Linear::new(self.tensor(name)?, None))
    }

    fn norm(&mut self, name: &str) -> Result<RmsNorm> {
        let epsilon = self.value("llama.attention.layer_norm_rms_epsilon")?;
        let epsilon = f64::from(epsilon.to_f32()?);
        Ok(RmsNorm::new(self.tensor(name)?, epsilon))
    }

    /// Cosines and sines of position · base^(−2i/d): (positions, d/2).
    fn angles(&self) -> Result<[Tensor; 2]> {
        let head_dim = self.size("llama.rope.dimension_count")?;
        let positions = self.size("llama.context_length")?;
        let base = f64::from(self.value("llama.rope.freq_base")?.to_f32()?);
        let frequency = |i: usize| base.powf(-(2.0 * i as f64) / head_dim as f64);
        let frequencies: Vec<f64> = (0..head_dim / 2).map(frequency).collect();
        let angles: Vec<f64> = (0..positions)
            .flat_map(|position| frequencies.iter().map(move |f| position as f64 * f))
            .collect();
        let table = |of: fn(f64) -> f64| {
            let values = angles.iter().map(|angle| of(*angle) as f32).collect();
            let table = Tensor::from_vec(values, (positions, head_dim / 2), self.device)?;
            table.to_dtype(self.dtype)
        };
        Ok([table(f64::cos)?, table(f64::sin)?])
    }
}
