//! Tokens of a video in tiles, each of which sees the tiles around it: `cargo run --release --example video`.
//!
//! What one query sees all queries of its tile see, so that hidden keys are whole blocks, which are not computed. For that the tokens
//! have to lie tile by tile, where a model has them frame by frame.

mod shared;

use std::error::Error;

use fa::functions::sliding_tiles_3d;
use fa::prelude::*;
use shared::{random, same};

const HEADS: u64 = 2;
const HEAD_DIM: u64 = 32;
/// Elements of a token.
const TOKEN: usize = (HEADS * HEAD_DIM) as usize;
/// Frames, rows and columns.
const VIDEO: [usize; 3] = [6, 16, 16];
/// Of a tile. A tile of 64 or 128 tokens fills a block of most kernels.
const TILE: [usize; 3] = [2, 8, 4];
/// How many tiles each query sees.
const WINDOW: [usize; 3] = [3, 1, 3];

/// For each token, in order of tiles, where it is in a video that lies frame by frame.
fn by_tiles() -> Vec<usize> {
    let tokens = 0..VIDEO.iter().product();
    let mut order: Vec<usize> = tokens.collect();
    // The sort is stable, so that the tokens of a tile stay frame by frame.
    order.sort_by_key(|token| tile(*token));
    order
}

/// The tile of a token of a video that lies frame by frame.
fn tile(token: usize) -> [usize; 3] {
    let [_, height, width] = VIDEO;
    let row = token / width;
    let place = [row / height, row % height, token % width];
    [0, 1, 2].map(|d| place[d] / TILE[d])
}

/// Tokens in another order.
fn gather(tokens: &[bf16], order: &[usize]) -> Vec<bf16> {
    let of_token = |token: &usize| &tokens[token * TOKEN..][..TOKEN];
    order.iter().flat_map(of_token).copied().collect()
}

/// Attention of queries to keys.
fn attend(
    device: &Device,
    [q, k, v]: [&[bf16]; 3],
    options: &Options<'_>,
) -> Result<Vec<bf16>, Box<dyn Error>> {
    let (q, k, v) = (device.upload(q)?, device.upload(k)?, device.upload(v)?);
    let of = |tensor: &Buffer<bf16>| [1, (tensor.len() / TOKEN) as u64, HEADS, HEAD_DIM];
    let [q, k, v] = [&q, &k, &v].map(|tensor| tensor.contiguous(&of(tensor)));
    Ok(attention(device, q?, k?, v?, options)?.read()?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    println!("on {}", device.name());
    let tokens: usize = VIDEO.iter().product();
    let video = [1, 2, 3].map(|seed| random((tokens * TOKEN) as u64, seed));

    // A model puts its tokens in this order once, before its first layer, and back after its last one.
    let order = by_tiles();
    let [q, k, v] = video.each_ref().map(|tensor| gather(tensor, &order));
    let tiles = [0, 1, 2].map(|d| (VIDEO[d] / TILE[d]) as u32);
    let of_tile = TILE.iter().product::<usize>() as u32;
    let mask = sliding_tiles_3d(tiles, of_tile, WINDOW.map(|tiles| tiles as u32));
    let options = Options {
        masks: &[mask.with(())],
        ..Options::default()
    };
    let o = attend(&device, [&q, &k, &v], &options)?;
    let mut back = vec![0; tokens];
    for (place, token) in order.iter().enumerate() {
        back[*token] = place;
    }
    let o = gather(&o, &back);

    // In the video's own order: the queries of a tile, and the tiles around it, or, at a border, as many that are nearest.
    for own in [[0_usize, 0, 0], [1, 1, 2], [2, 0, 3]] {
        let is_near = |d: usize, tile: usize| {
            let tiles = VIDEO[d] / TILE[d];
            let begin = own[d].saturating_sub(WINDOW[d] / 2).min(tiles - WINDOW[d]);
            (begin..begin + WINDOW[d]).contains(&tile)
        };
        let all = || 0..tokens;
        let queries: Vec<usize> = all().filter(|token| tile(*token) == own).collect();
        let is_seen = |token: &usize| (0..3).all(|d| is_near(d, tile(*token)[d]));
        let keys: Vec<usize> = all().filter(is_seen).collect();
        let q = gather(&video[0], &queries);
        let [k, v] = [1, 2].map(|i| gather(&video[i], &keys));
        let alone = attend(&device, [&q, &k, &v], &Options::default())?;
        same(&gather(&o, &queries), &alone)?;
        println!("tile {own:?} sees {} of {tokens} tokens", keys.len());
    }
    Ok(())
}
