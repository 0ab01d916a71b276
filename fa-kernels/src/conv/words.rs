//! Numbers that CTAs tell each other, a word each.
//!
//! A word says by itself whether its number is there: a word of no number is zero, and a number that is zero is told as -0. So the one who waits for a number looks for the number, and no
//! fence is needed, which would take as long again.

use fa_dsl::build::Counter;
use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::any_lane;

use super::moments::Moments;

/// Moments that a lane looks for at a time, so that their latencies overlap.
pub(super) const AHEAD: u32 = 4;

/// Words of a cache line.
pub(super) const LINE: u32 = 32;

/// Tells numbers.
#[device]
pub(super) fn tell(words: [Counter; 2], numbers: [Reg<f32>; 2]) {
    for (word, number) in words.into_iter().zip(numbers) {
        let bits = number.to_bits();
        word.store_relaxed(select(bits == 0, 0x8000_0000, bits));
    }
}

/// Waits until all lanes of the warp find the numbers that they look for. By all lanes.
#[device]
pub(super) fn hear(words: &[Counter]) -> Vec<Reg<f32>> {
    let look = |word: &Counter| Var::named("heard", word.load_relaxed());
    let heard: Vec<Var<u32>> = words.iter().map(look).collect();
    let least = || {
        let all = heard.iter().map(|word| word.get());
        all.reduce(|least, word| least.min(word))
            .unwrap_or(1.into())
    };
    while any_lane(least() == 0) {
        for (word, heard) in words.iter().zip(&heard) {
            // What is there is not asked for again: others wait for the same lines.
            if heard.get() == 0 {
                heard.set(word.load_relaxed());
            }
        }
    }
    let number = |word: &Var<u32>| Reg::<f32>::from_bits(word.get());
    heard.iter().map(number).collect()
}

/// Leaves words as they were before anything was told.
#[device]
pub(super) fn forget(words: &[Counter]) {
    for word in words {
        word.store_relaxed(0);
    }
}

/// A part of a sample, of which somebody tells the mean and the squares of a channel.
#[derive(Clone, Copy)]
pub(super) struct Part {
    /// The words of both.
    pub words: [Counter; 2],
    /// Whether there is such a part; otherwise the words are those of another.
    pub exists: Reg<bool>,
    /// How many pixels it has.
    pub pixels: Reg<u32>,
}

/// Waits for the moments of parts, none of those that there are not.
#[device]
pub(super) fn hear_parts<const N: usize>(parts: &[Part; N]) -> [Moments; N] {
    let counts = parts.map(|part| select(part.exists, part.pixels, 0).to_f32());
    let heard = hear(parts.map(|part| part.words).as_flattened());
    std::array::from_fn(|i| Moments {
        count: counts[i],
        mean: heard[2 * i],
        squares: select(parts[i].exists, heard[2 * i + 1], 0.0),
    })
}
