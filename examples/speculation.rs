//! A tree of guesses, checked in one step over a cache: `cargo run --release --example speculation`.
//!
//! A small model has guessed how a text goes on, in several ways that begin alike. A large one looks at all of them at once.

mod shared;
#[path = "shared/tokens.rs"]
mod tokens;

use std::error::Error;

use fa::attention::{CachePlaces, Decoding, KvCache, NewTokens, decode};
use fa::functions::tree;
use fa::prelude::*;
use shared::{random, same};
use tokens::{HEAD_DIM, HEADS, TOKEN, attend, gather};

/// Tokens of the text.
const TEXT: usize = 100;
/// Keys that the cache has room for.
const CAPACITY: u64 = 128;

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    // Guess 0 follows the text, and each of the others one of those before it. The way to each, with itself at the end:
    let mut ways = vec![vec![0]];
    for (guess, parent) in (1..).zip([0, 0, 1, 1, 2, 3, 3, 5]) {
        ways.push([ways[parent].as_slice(), &[guess]].concat());
    }
    // What each sees of the tree, as bits: its way. Of more than 32 guesses each has several words.
    let bits_of = |way: &Vec<usize>| way.iter().map(|guess| 1_u32 << guess).sum();
    let bits: Vec<u32> = ways.iter().map(bits_of).collect();
    let guesses = bits.len() as u64;
    let bits = device.upload(&bits)?;
    let tree = tree();
    let options = Options {
        masks: &[tree.with(bits.contiguous(&[1, guesses, 1])?)],
        ..Options::default()
    };

    // The step adds the guesses' keys and values to the cache, in which the text's are, and attends to both.
    // A model that rotates them does so beforehand: a guess's position is the length of its way, not its place in the cache.
    let tokens = [1, 2, 3].map(|seed| random((TEXT as u64 + guesses) * TOKEN as u64, seed));
    let upload = |tensor: &[bf16]| device.upload(&tensor[TEXT * TOKEN..]);
    let (q, k, v) = (
        upload(&tokens[0])?,
        upload(&tokens[1])?,
        upload(&tokens[2])?,
    );
    let cache = |tensor: &[bf16]| {
        let mut cache = tensor[..TEXT * TOKEN].to_vec();
        cache.resize(CAPACITY as usize * TOKEN, bf16::ZERO);
        device.upload(&cache)
    };
    let (mut k_cache, mut v_cache) = (cache(&tokens[1])?, cache(&tokens[2])?);
    let before = device.upload(&[TEXT as u32])?;
    let mut o = device.zeros(q.len())?;
    let of_new = [1, guesses, HEADS, HEAD_DIM];
    let of_cache = [1, CAPACITY, HEADS, HEAD_DIM];
    let step = Decoding {
        q: q.contiguous(&of_new)?,
        new: NewTokens {
            k: k.contiguous(&of_new)?,
            v: v.contiguous(&of_new)?,
            packed: None,
        },
        cache: KvCache {
            k: k_cache.contiguous_mut(&of_cache)?,
            v: v_cache.contiguous_mut(&of_cache)?,
            places: CachePlaces::InOrder,
        },
        cache_seqlens: before.contiguous(&[1])?,
        rotary: None,
        o: o.contiguous_mut(&of_new)?,
        lse: None,
    };
    decode(&device, step, &options)?;
    let o = o.read()?;

    // Each way's outputs are as if it were the text. The keys of the one that the large model takes are then written behind the text.
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    for way in &ways {
        let new: Vec<usize> = way.iter().map(|guess| TEXT + guess).collect();
        let all: Vec<usize> = (0..TEXT).chain(new.iter().copied()).collect();
        let alone = attend(&device, &tokens, [&new, &all], &causal)?;
        same(&gather(&o, way), &alone)?;
    }
    println!(
        "on {}: {guesses} guesses in one step over {TEXT} keys",
        device.name()
    );
    Ok(())
}
