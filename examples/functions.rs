//! Attention with a mask and a score function of one's own: `cargo run --release --example functions`.
//!
//! A chat of several turns, packed into one sequence: every token sees its own turn up to itself and the system prompt, and sees turns
//! that lie further back less.

use std::error::Error;

use fa::dsl::prelude::{Reg, Tensor, device as staged};
use fa::prelude::*;

const HEADS: u64 = 8;
const HEAD_DIM: u64 = 64;

/// Every token's turn; the system prompt is turn 0.
fn turns(tokens: u64) -> Vec<u32> {
    (0..tokens as u32).map(|token| token.div_ceil(64)).collect()
}

/// Whether a token sees another: not those after it, and of earlier turns only as many as it remembers.
#[staged]
fn remembered(at: At, (turns, memory): (Tensor<u32>, Reg<u32>)) -> Reg<bool> {
    let own = turns.at(&[at.query]).load(0);
    let other = turns.at(&[at.key]).load(0);
    at.distance() >= 0 && (other == 0 || own - other <= memory)
}

/// A penalty for each turn between two tokens.
#[staged]
fn penalty(score: Reg<f32>, at: At, (turns, each): (Tensor<u32>, Reg<f32>)) -> Reg<f32> {
    let own = turns.at(&[at.query]).load(0).to_i32();
    let other = turns.at(&[at.key]).load(0).to_i32();
    score - (own - other).abs().to_f32() * each
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    let tokens: u64 = if device.is_cuda() { 8192 } else { 200 };
    let shape = [1, tokens, HEADS, HEAD_DIM];
    let numbers = |seed: u64| -> Vec<bf16> {
        let number = |i: u64| bf16::from_f32(((i * 37 + seed * 101) % 199) as f32 / 100.0 - 1.0);
        (0..shape.iter().product()).map(number).collect()
    };
    let [q, k, v] = [1, 2, 3].map(|seed| device.upload(&numbers(seed)));
    let (q, k, v) = (q?, k?, v?);
    let turns = device.upload(&turns(tokens))?;
    let turns = turns.contiguous(&[tokens])?;

    let remembered = MaskFunction::new(remembered)?;
    let penalty = ScoreFunction::new(penalty)?;
    println!("{}: {tokens} tokens", device.name());
    for memory in [0, 1, 4] {
        let options = Options {
            masks: &[remembered.with((turns, memory))],
            scores: &[penalty.with((turns, 0.5))],
            ..Options::default()
        };
        let views = [
            q.contiguous(&shape)?,
            k.contiguous(&shape)?,
            v.contiguous(&shape)?,
        ];
        let o = attention(&device, views[0], views[1], views[2], &options)?.read()?;
        let last = &o[o.len() - HEAD_DIM as usize..];
        println!(
            "  {memory} turns remembered: the last output begins with {:?}",
            &last[..4]
        );
    }
    Ok(())
}
