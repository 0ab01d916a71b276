//! Random problems: the same ones everywhere, by number, and those of proptest's strategies by a seed.
//!
//! Properties are tried on the same cases in every run. `FA_FUZZ_SEED`, a number and 0 unless given, chooses others, and `FA_FUZZ_CASES` says how many:
//!
//! ```text
//! FA_FUZZ_SEED=7 FA_FUZZ_CASES=300 cargo test --test property --test cache --test varlen -- random
//! FA_FUZZ_SEED=7 cargo test --release --test gpu -- random
//! ```
//!
//! Two bounds of gradients are exceeded by chance by other cases: those of sinks that two or three queries see, of which plain attention in 16 bits may have lost
//! little, and those of a function whose derivative jumps where a score is next to nothing (`score.abs()`).

mod append;
mod cache;
mod functions;
mod generation;
mod packed;

use fa::attention::{Options, Seq, Window};
use fa_reference::Shape;
use fastrand::Rng;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, FileFailurePersistence, Reason, RngSeed, TestRunner};

use crate::fuzz::{asked, seeded};
use crate::{Case, Layout, Values};

pub use append::additions;
pub use cache::caches;
pub use functions::functions;
pub use generation::generations;
pub use packed::packed;

/// How a property is tried on so many cases, which `seed` decides, or on others that the environment asks for.
pub fn config(cases: u32, seed: u64) -> Config {
    Config {
        cases: asked("FA_FUZZ_CASES", cases),
        rng_seed: RngSeed::Fixed(seeded(seed)),
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        // A case is a run of the interpreter: a failure is reported as found, after little shrinking.
        max_shrink_iters: 16,
        ..Config::default()
    }
}

/// The first values of a strategy, which a seed decides.
///
/// # Errors
/// When the strategy refuses too many of what it draws.
pub fn drawn<S: Strategy>(strategy: &S, seed: u64, count: usize) -> Result<Vec<S::Value>, Reason> {
    let mut runner = TestRunner::new(Config {
        rng_seed: RngSeed::Fixed(seeded(seed)),
        ..Config::default()
    });
    let draw = |_| Ok(strategy.new_tree(&mut runner)?.current());
    (0..count).map(draw).collect()
}

/// Problem number `seed` of those with sequences of up to `longest`: sizes, options, values and
/// layouts all vary.
pub fn case(seed: u64, longest: usize) -> Case {
    let seed = seeded(seed);
    let mut rng = Rng::with_seed(seed);
    let shape = shape(&mut rng, longest);
    Case {
        options: options(&mut rng, &shape),
        functions: &[],
        values: match rng.u8(..8) {
            0 => Values::Outliers,
            1 => Values::MinusInfinity {
                period: rng.usize(1..100),
            },
            2 => Values::Slope(rng.f32() * 0.4 - 0.2),
            _ => Values::Normal(rng.f32() * 3.0),
        },
        inputs: layout(&mut rng),
        outputs: layout(&mut rng),
        lse: rng.bool(),
        seed,
        shape,
    }
    .with_tensors(rng.u8(..))
}

fn shape(rng: &mut Rng, longest: usize) -> Shape {
    let kv_heads = rng.usize(1..=3);
    let seq_q = rng.usize(1..=longest);
    Shape {
        batch: rng.usize(1..=2),
        seq_q,
        seq_k: if rng.bool() {
            seq_q
        } else {
            rng.usize(1..=longest)
        },
        heads: kv_heads * rng.usize(1..=4),
        kv_heads,
        head_dim: 8 * rng.usize(1..=32),
    }
}

fn options(rng: &mut Rng, shape: &Shape) -> Options<'static> {
    let some = |rng: &mut Rng| rng.u8(..3) > 0;
    let side = |rng: &mut Rng| some(rng).then(|| rng.u32(..shape.seq_k as u32));
    let fixed = match shape.seq_q == shape.seq_k {
        true => Seq::Static(shape.seq_q as u32),
        false => Seq::Dynamic,
    };
    Options {
        causal: rng.bool(),
        window: rng.bool().then(|| Window {
            left: side(rng),
            right: side(rng),
        }),
        softcap: rng.bool().then(|| 1.0 + 49.0 * rng.f32()),
        scale: rng.bool().then(|| 0.01 + rng.f32()),
        seq: some(rng).then_some(fixed),
        ..Options::default()
    }
}

fn layout(rng: &mut Rng) -> Layout {
    match rng.u8(..4) {
        0 => Layout::Contiguous,
        1 => Layout::HeadsFirst,
        2 => Layout::Padded(8 * rng.u64(1..20)),
        _ => Layout::Packed,
    }
}
