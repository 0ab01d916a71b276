//! A stream without end: `cargo run --release --example streaming`.
//!
//! A new token sees the last tokens, and the first ones, without which models lose the thread. So a cache need not keep the others.

mod shared;

use std::error::Error;

use fa::functions::window_and_sinks;
use fa::prelude::*;
use shared::{random, same};

const SEQ: u64 = 240;
const HEADS: u64 = 2;
const HEAD_DIM: u64 = 64;
/// Elements of a token.
const TOKEN: u64 = HEADS * HEAD_DIM;

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    let [q, k, v] = [1, 2, 3].map(|seed| device.upload(&random(SEQ * TOKEN, seed)));
    let (q, k, v) = (q?, k?, v?);
    let (window, sinks) = (32, 4);
    let mask = window_and_sinks();
    let options = Options {
        masks: &[mask.with((window, sinks))],
        ..Options::default()
    };
    for keys in (20..=SEQ).step_by(20) {
        // The query of the newest token, which stands at the last key, however many there are.
        let newest = [1, 1, HEADS, HEAD_DIM];
        let q = q.view_at((keys - 1) * TOKEN, &newest, &[TOKEN, TOKEN, HEAD_DIM, 1])?;
        let cache = [1, keys, HEADS, HEAD_DIM];
        let (all_k, all_v) = (k.contiguous(&cache)?, v.contiguous(&cache)?);
        let o = attention(&device, q, all_k, all_v, &options)?.read()?;

        // The same of a cache of nothing but what is seen.
        let seen = |key: &u64| *key < u64::from(sinks) || keys - key <= u64::from(window);
        let kept: Vec<u64> = (0..keys).filter(seen).collect();
        let keep = |all: Vec<bf16>| {
            let token = |key: &u64| &all[(key * TOKEN) as usize..][..TOKEN as usize];
            device.upload(&kept.iter().map(token).collect::<Vec<_>>().concat())
        };
        let (k, v) = (keep(k.read()?)?, keep(v.read()?)?);
        let cache = [1, kept.len() as u64, HEADS, HEAD_DIM];
        let (k, v) = (k.contiguous(&cache)?, v.contiguous(&cache)?);
        let of_kept = attention(&device, q, k, v, &Options::default())?;
        same(&o, &of_kept.read()?)?;
    }
    println!(
        "on {}: {} of {SEQ} keys are enough",
        device.name(),
        window + sinks
    );
    Ok(())
}
