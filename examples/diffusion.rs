//! Block diffusion, trained and generated: `cargo run --release --example diffusion`.
//!
//! The tokens of a block are found together, in steps that take away their noise, and block comes after block.

mod shared;
#[path = "shared/tokens.rs"]
mod tokens;

use std::error::Error;

use fa::functions::block_diffusion;
use fa::prelude::*;
use shared::{random, same};
use tokens::{TOKEN, attend, gather};

/// Tokens of the text, and of a block.
const LENGTH: usize = 96;
const BLOCK: usize = 16;

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    // In training all blocks lose their noise at once. Behind the tokens with noise are those without, for the blocks that follow.
    let tokens = [1, 2, 3].map(|seed| random((2 * LENGTH * TOKEN) as u64, seed));
    let all: Vec<usize> = (0..2 * LENGTH).collect();
    let mask = block_diffusion(BLOCK as u32);
    let options = Options {
        masks: &[mask.with(LENGTH as u32)],
        ..Options::default()
    };
    let trained = attend(&device, &tokens, [&all, &all], &options)?;

    // In generation a block sees itself and, without noise, what was generated: just as trained.
    for begin in (0..LENGTH).step_by(BLOCK) {
        let noised = &all[begin..begin + BLOCK];
        let seen = [&all[LENGTH..LENGTH + begin], noised].concat();
        let o = attend(&device, &tokens, [noised, &seen], &Options::default())?;
        same(&gather(&trained, noised), &o)?;
    }
    println!(
        "on {}: blocks of {BLOCK} tokens are generated as they were trained",
        device.name()
    );
    Ok(())
}
