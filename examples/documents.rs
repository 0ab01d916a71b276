//! Documents that are packed into one sequence, and prompts that are seen as a whole: `cargo run --release --example documents`.

mod shared;

use std::error::Error;

use fa::attention::{Dtype, MaskBlocks, Shape};
use fa::functions::{documents, prefix_lm};
use fa::prelude::*;
use shared::{random, same};

const HEADS: u64 = 2;
const HEAD_DIM: u64 = 64;
/// Elements of a token.
const TOKEN: usize = (HEADS * HEAD_DIM) as usize;

/// The queries, keys and values of a layer.
fn layer(tokens: usize, number: u64) -> [Vec<bf16>; 3] {
    [1, 2, 3].map(|seed| random((tokens * TOKEN) as u64, 3 * number + seed))
}

/// Attention of a batch of sequences that are equally long.
fn attend(
    device: &Device,
    batch: u64,
    [q, k, v]: [&[bf16]; 3],
    options: &Options<'_>,
) -> Result<Vec<bf16>, Box<dyn Error>> {
    let (q, k, v) = (device.upload(q)?, device.upload(k)?, device.upload(v)?);
    let seq = (q.len() / TOKEN) as u64 / batch;
    let [q, k, v] = [&q, &k, &v].map(|tensor| tensor.contiguous(&[batch, seq, HEADS, HEAD_DIM]));
    Ok(attention(device, q?, k?, v?, options)?.read()?)
}

/// A model is trained on documents of any lengths, one after the other in a sequence: none of them sees another.
fn packed(device: &Device) -> Result<(), Box<dyn Error>> {
    let lengths = match device.is_cuda() {
        true => [3000, 1200, 3700, 292],
        false => [150, 40, 210, 12],
    };
    let tokens: usize = lengths.iter().sum();
    // The document of each token, by any numbers: (batch or 1, seq), of queries and of keys.
    let of_tokens = [0, 1, 2, 3].map(|document| vec![document; lengths[document as usize]]);
    let of_tokens = device.upload(&of_tokens.concat())?;
    let of_tokens = of_tokens.contiguous(&[1, tokens as u64])?;
    let documents = documents();
    let masks = [documents.with((of_tokens, of_tokens))];
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let options = Options {
        masks: &masks,
        ..causal
    };

    // Which blocks of scores are hidden is found out once, with the options that the layers have. They are left out in all layers.
    let shape = Shape::square(1, tokens, HEADS as usize, HEAD_DIM as usize);
    let blocks = MaskBlocks::new(device, shape, Dtype::Bf16, &options)?;
    let options = Options {
        mask_blocks: Some(blocks.classes()?),
        ..options
    };
    for number in 0..3 {
        let [q, k, v] = layer(tokens, number);
        let o = attend(device, 1, [&q, &k, &v], &options)?;
        let mut begin = 0;
        for len in lengths {
            let own = begin * TOKEN..(begin + len) * TOKEN;
            let document = [&q, &k, &v].map(|all| &all[own.clone()]);
            same(&o[own], &attend(device, 1, document, &causal)?)?;
            begin += len;
        }
    }
    let counts = blocks.counts()?;
    println!("{tokens} tokens, documents as if alone: {counts:?}");
    Ok(())
}

/// The tokens of a prompt see all of it, as in an encoder, and those of the answer what comes before them.
fn prompts(device: &Device) -> Result<(), Box<dyn Error>> {
    let (tokens, prompts) = (96, [60_u32, 25]); // a batch of two
    let on_device = device.upload(&prompts)?;
    let prefix_lm = prefix_lm();
    let options = Options {
        masks: &[prefix_lm.with(on_device.contiguous(&[2])?)],
        ..Options::default()
    };
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let [q, k, v] = layer(2 * tokens, 0);
    let o = attend(device, 2, [&q, &k, &v], &options)?;
    let causal = attend(device, 2, [&q, &k, &v], &causal)?;
    for (sequence, prompt) in prompts.into_iter().enumerate() {
        let prompt_begin = sequence * tokens * TOKEN;
        let answer = prompt_begin + prompt as usize * TOKEN..prompt_begin + tokens * TOKEN;
        let prompt = prompt_begin..answer.start;
        let alone = [&q, &k, &v].map(|all| &all[prompt.clone()]);
        same(&o[prompt], &attend(device, 1, alone, &Options::default())?)?;
        same(&o[answer.clone()], &causal[answer])?;
    }
    println!(
        "prompts of {prompts:?} tokens are seen as a whole, and what follows them token by token"
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    println!("on {}", device.name());
    packed(&device)?;
    prompts(&device)
}
