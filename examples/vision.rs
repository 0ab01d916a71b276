//! Tokens of images: Swin's shifted windows, and neighbourhoods. `cargo run --release --example vision`; Videos are in `video.rs`.

mod shared;

use std::error::Error;

use fa::functions::{additive_bias, documents, neighborhood_2d, swin_bias};
use fa::prelude::*;
use shared::{random, same};

const HEADS: u64 = 2;
const HEAD_DIM: u64 = 32;

/// Attention of images, or windows of them, of so many tokens.
fn attend(
    device: &Device,
    images: u64,
    tokens: u64,
    options: &Options<'_>,
) -> Result<Vec<bf16>, Box<dyn Error>> {
    let shape = [images, tokens, HEADS, HEAD_DIM];
    let tensor = |seed| device.upload(&random(shape.iter().product(), seed));
    let (q, k, v) = (tensor(1)?, tensor(2)?, tensor(3)?);
    let [q, k, v] = [&q, &k, &v].map(|tensor| tensor.contiguous(&shape));
    Ok(attention(device, q?, k?, v?, options)?.read()?)
}

/// The same by a table with a number for each score, which is what `number` gives of the image, the head, the query and the key.
fn attend_by_table(
    device: &Device,
    images: u64,
    tokens: u64,
    number: impl Fn(u64, u64, u64, u64) -> f32,
) -> Result<Vec<bf16>, Box<dyn Error>> {
    let shape = [images, HEADS, tokens, tokens];
    let of_score = |i: u64| {
        let row = i / tokens;
        let head = row / tokens;
        number(head / HEADS, head % HEADS, row % tokens, i % tokens)
    };
    let table: Vec<f32> = (0..shape.iter().product()).map(of_score).collect();
    let table = device.upload(&table)?;
    let bias = additive_bias();
    let options = Options {
        scores: &[bias.with(table.contiguous(&shape)?)],
        ..Options::default()
    };
    attend(device, images, tokens, &options)
}

/// A layer of Swin with windows of 7 × 7 tokens in an image of 14 × 14, shifted by 3. The windows at the right and at the bottom have
/// tokens of opposite sides of the image, which do not see each other.
fn swin(device: &Device) -> Result<(), Box<dyn Error>> {
    const SIDE: u64 = 7;
    const SHIFT: u64 = 3;
    let (windows, tokens, places) = (4, SIDE * SIDE, (2 * SIDE - 1) * (2 * SIDE - 1));
    // Learned: a number for each head and each way from one token of a window to another.
    let numbers = random(HEADS * places, 4);
    let table = device.upload(&numbers)?;
    // Every window is a sequence, and what it has of one side is a document of it.
    let side = |window: u64, token: u64| {
        let below = window / 2 == 1 && token / SIDE >= SIDE - SHIFT;
        let right = window % 2 == 1 && token % SIDE >= SIDE - SHIFT;
        2 * i32::from(below) + i32::from(right)
    };
    let sides = (0..windows * tokens).map(|i| side(i / tokens, i % tokens));
    let sides = device.upload(&sides.collect::<Vec<_>>())?;
    let sides = sides.contiguous(&[windows, tokens])?;
    let (bias, documents) = (swin_bias(SIDE as u32, SIDE as u32), documents());
    let options = Options {
        scores: &[bias.with(table.contiguous(&[HEADS, places])?)],
        masks: &[documents.with((sides, sides))],
        ..Options::default()
    };
    let o = attend(device, windows, tokens, &options)?;

    let by_table = attend_by_table(device, windows, tokens, |window, head, query, key| {
        let rows = query / SIDE + SIDE - 1 - key / SIDE;
        let columns = query % SIDE + SIDE - 1 - key % SIDE;
        let place = rows * (2 * SIDE - 1) + columns;
        match side(window, query) == side(window, key) {
            true => numbers[(head * places + place) as usize].to_f32(),
            false => f32::NEG_INFINITY,
        }
    })?;
    same(&o, &by_table)?;
    println!(
        "Swin: {} numbers do what one for each score does",
        table.len()
    );
    Ok(())
}

/// NATTEN: a token of an image sees the 5 × 5 tokens around it, and near a border the 5 × 5 that are nearest.
fn neighborhood(device: &Device) -> Result<(), Box<dyn Error>> {
    let (height, width, kernel) = (12, 18, 5);
    let mask = neighborhood_2d([height as u32, width as u32], kernel as u32);
    let options = Options {
        masks: &[mask.with(())],
        ..Options::default()
    };
    let o = attend(device, 1, height * width, &options)?;

    let is_near = |query: u64, key: u64, count: u64| {
        let begin = query.saturating_sub(kernel / 2).min(count - kernel);
        (begin..begin + kernel).contains(&key)
    };
    let by_table = attend_by_table(device, 1, height * width, |_, _, query, key| {
        let row = is_near(query / width, key / width, height);
        match row && is_near(query % width, key % width, width) {
            true => 0.0,
            false => f32::NEG_INFINITY,
        }
    })?;
    same(&o, &by_table)?;
    println!("neighbourhoods: {height} × {width} tokens see {kernel} × {kernel} each");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    println!("on {}", device.name());
    swin(&device)?;
    neighborhood(&device)
}
