//! What benches of attention measure: kernels by their specs, on normally distributed numbers, in graphs of launches.

use std::error::Error;
use std::time::Duration;

use fa::attention::Configured;
use fa::prelude::*;
use fa::runtime::Graph;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

/// Replays that are timed.
pub const REPLAYS: usize = 9;

/// The kernels whose specs are on the command line, or what `attention()` chooses.
pub fn kernels() -> Result<Vec<Option<Configured>>, Box<dyn Error>> {
    // Cargo passes `--bench`.
    let specs = std::env::args().skip(1).filter(|it| !it.starts_with("--"));
    let find = |spec: String| match Configured::find(&spec)? {
        Some(kernel) => Ok(Some(kernel)),
        None => Err(format!("{spec} is no kernel of attention").into()),
    };
    let named: Vec<_> = specs.map(find).collect::<Result<_, Box<dyn Error>>>()?;
    Ok(if named.is_empty() { vec![None] } else { named })
}

/// Normally distributed numbers, a prime number of them, over and over.
pub struct Numbers(Vec<bf16>);

impl Numbers {
    pub fn draw(rng: &mut StdRng) -> Numbers {
        let number = |_| bf16::from_f32(StandardNormal.sample(rng));
        Numbers((0..1_000_003).map(number).collect())
    }

    /// `count` of them, from number `first` on, in the device's memory.
    pub fn upload(
        &self,
        device: &Device,
        first: usize,
        count: u64,
    ) -> Result<Buffer<bf16>, fa::runtime::Error> {
        let numbers = self.0.iter().cycle().skip(first).copied();
        device.upload(&numbers.take(count as usize).collect::<Vec<_>>())
    }
}

/// The time of a launch, of which a replay has so many: the median of several replays.
pub fn median(graph: &mut Graph<'_>, launches: u32) -> Result<Duration, fa::runtime::Error> {
    graph.time(2)?;
    let mut times = Vec::new();
    for _ in 0..REPLAYS {
        times.push(graph.time(1)? / launches);
    }
    times.sort_unstable();
    Ok(times[REPLAYS / 2])
}
