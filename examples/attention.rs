//! Attention on the GPU, or on the interpreter where there is none: `cargo run --release --example attention`.

use std::error::Error;

use fa::prelude::*;

const BATCH: usize = 2;
const SEQ: usize = 256;
const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 64;

/// Numbers that differ from element to element.
fn wave(len: usize, step: f32) -> Vec<bf16> {
    (0..len)
        .map(|i| bf16::from_f32((i as f32 * step).sin()))
        .collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    let q = device.upload(&wave(BATCH * SEQ * HEADS * HEAD_DIM, 0.37))?;
    let k = device.upload(&wave(BATCH * SEQ * KV_HEADS * HEAD_DIM, 0.53))?;
    let v = device.upload(&wave(BATCH * SEQ * KV_HEADS * HEAD_DIM, 0.71))?;

    // Tensors are (batch, seq, heads, head_dim). Query heads 0 and 1 share KV head 0, 2 and 3 share KV head 1.
    let q_shape = [BATCH, SEQ, HEADS, HEAD_DIM].map(|size| size as u64);
    let kv_shape = [BATCH, SEQ, KV_HEADS, HEAD_DIM].map(|size| size as u64);
    let options = Options {
        causal: true,
        window: Some(Window::before(128)),
        ..Options::default()
    };
    let output = attention_with_lse(
        &device,
        q.contiguous(&q_shape)?,
        k.contiguous(&kv_shape)?,
        v.contiguous(&kv_shape)?,
        &options,
    )?;

    let (o, lse) = (output.o.read()?, output.lse.read()?);
    println!("on {}", device.name());
    println!("the first query's output begins with {:?}", &o[..4]);
    println!("its log-sum-exp is {}", lse[0]);
    Ok(())
}
