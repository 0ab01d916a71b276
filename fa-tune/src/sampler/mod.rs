//! Which configurations to try: a Latin hypercube to begin with, tree-structured Parzen estimators
//! after it, and plain random order to compare with.
//!
//! All of these are functions of their arguments alone: called again with the same space, seed and
//! history they give the same candidates, in any process and with any version of their dependencies'
//! default generators. A study is resumed by calling them again.

mod latin;
#[cfg(test)]
mod tests;
pub mod tpe;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use crate::space::Space;

pub use latin::latin_hypercube;

/// All candidates, shuffled.
pub fn random_order(space: &Space, seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..space.len()).collect();
    order.shuffle(&mut generator(seed, Stream::Order));
    order
}

/// What a generator is for: one seed gives unrelated numbers to each.
#[derive(Clone, Copy, Debug)]
enum Stream {
    /// [`random_order`].
    Order,
    /// [`latin_hypercube`].
    Latin,
    /// [`tpe::propose`], for the trial of this number.
    Trial(u32),
}

/// A named algorithm, because `StdRng` may change with `rand`'s version and studies would not resume.
fn generator(seed: u64, stream: Stream) -> Xoshiro256PlusPlus {
    let stream = match stream {
        Stream::Order => 0,
        Stream::Latin => 1,
        Stream::Trial(number) => 2 + u64::from(number),
    };
    // Weyl steps by 2⁶⁴ / φ keep the streams of neighbouring seeds apart; `seed_from_u64` mixes the bits
    // (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
    let step = 0x9e37_79b9_7f4a_7c15_u64;
    Xoshiro256PlusPlus::seed_from_u64(seed.rotate_left(32) ^ stream.wrapping_mul(step))
}
