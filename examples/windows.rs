//! Windows with tokens that see everything, and with gaps: `cargo run --release --example windows`.

mod shared;

use std::error::Error;

use fa::functions::{additive_bias, dilated_window, global_tokens};
use fa::prelude::*;
use shared::{random, same};

const SEQ: u64 = 240;
const HEADS: u64 = 2;
const HEAD_DIM: u64 = 64;
/// Elements of a token.
const TOKEN: u64 = HEADS * HEAD_DIM;
const SHAPE: [u64; 4] = [1, SEQ, HEADS, HEAD_DIM]; // (batch, seq, heads, head_dim)

/// Attention of the whole sequence.
fn attend(
    device: &Device,
    tensors: &[Buffer<bf16>; 3],
    options: &Options<'_>,
) -> Result<Vec<bf16>, Box<dyn Error>> {
    let [q, k, v] = tensors.each_ref().map(|tensor| tensor.contiguous(&SHAPE));
    Ok(attention(device, q?, k?, v?, options)?.read()?)
}

/// A question in front of a long text: the question sees all of the text and all of the text sees it; the text sees what is around.
fn global(device: &Device, tensors: &[Buffer<bf16>; 3]) -> Result<(), Box<dyn Error>> {
    let (radius, question) = (24, 10);
    let mask = global_tokens();
    let options = Options {
        masks: &[mask.with((radius, question))],
        ..Options::default()
    };
    let o = attend(device, tensors, &options)?;

    // The same by a table of every query and key, which has as many numbers as there are scores. −∞ hides a key.
    let of_pair = |i: u32| {
        let (query, key) = (i / SEQ as u32, i % SEQ as u32);
        match query.abs_diff(key) <= radius || query.min(key) < question {
            true => 0.0,
            false => f32::NEG_INFINITY,
        }
    };
    let table: Vec<f32> = (0..(SEQ * SEQ) as u32).map(of_pair).collect();
    let table = device.upload(&table)?;
    let bias = additive_bias();
    let options = Options {
        scores: &[bias.with(table.contiguous(&[1, 1, SEQ, SEQ])?)],
        ..Options::default()
    };
    same(&o, &attend(device, tensors, &options)?)?;
    println!(
        "{question} global tokens: two numbers do what {} do",
        table.len()
    );
    Ok(())
}

/// A head that looks far with few keys: one in three of them, 16 on either side.
fn dilated(device: &Device, tensors: &[Buffer<bf16>; 3]) -> Result<(), Box<dyn Error>> {
    let (radius, dilation) = (16, 3);
    let mask = dilated_window();
    let options = Options {
        masks: &[mask.with((radius, dilation as u32))],
        ..Options::default()
    };
    let o = attend(device, tensors, &options)?;

    // With other strides, every third token belongs to a sequence of its own, in which the keys that are seen lie side by side: an
    // ordinary window. Where all heads have the same dilation that is faster, because blocks have no gaps.
    let apart = [dilation, SEQ / dilation, HEADS, HEAD_DIM];
    let strides = [TOKEN, dilation * TOKEN, HEAD_DIM, 1];
    let options = Options {
        window: Some(Window::symmetric(radius)),
        ..Options::default()
    };
    let [q, k, v] = tensors
        .each_ref()
        .map(|tensor| tensor.view(&apart, &strides));
    let mut in_place = device.zeros::<bf16>(o.len())?;
    attention_into(
        device,
        [q?, k?, v?],
        in_place.view_mut(&apart, &strides)?,
        None,
        &options,
    )?;
    same(&o, &in_place.read()?)?;
    println!("one key in {dilation}: the same as {dilation} sequences with a window");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    println!("on {}", device.name());
    let [q, k, v] = [1, 2, 3].map(|seed| device.upload(&random(SEQ * TOKEN, seed)));
    let tensors = [q?, k?, v?];
    global(&device, &tensors)?;
    dilated(&device, &tensors)
}
