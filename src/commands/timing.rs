//! How long a kernel takes on a GPU.

use std::time::Duration;

use anyhow::{Result, bail};
use fa::dsl::abi::{ArgBuffer, KernelArgs};
use fa::kernels::s512::{FaS512Args, FaS512Config, Launch};
use fa::reference::Shape;
use fa::runtime::{Device, Program};

use super::problem::{Check, DeviceProblem, Problem, References};

/// Input sets that launches rotate over: together they exceed the L2 cache at the sizes that are
/// worth measuring, so that no launch finds its inputs there.
const SETS: usize = 4;
/// How often a graph goes round the input sets.
const ROTATIONS: usize = 5;
/// Replays of the graph in one sample.
const REPLAYS: u32 = 3;
/// (batch, head) pairs that are compared with float64.
const CHECKED_HEADS: usize = 4;

/// One problem on a GPU in several copies, with what the answer has to be.
pub struct Bench {
    device: Device,
    shape: Shape,
    causal: bool,
    sets: Vec<DeviceProblem>,
    references: References,
}

impl Bench {
    /// Makes and uploads the inputs.
    pub fn new(device: &Device, batch: usize, heads: usize, causal: bool) -> Result<Bench> {
        if !device.is_cuda() {
            bail!("measuring needs a GPU; this is {}", device.name());
        }
        let first = Problem::random(batch, heads, causal, 0);
        let references = first.references(CHECKED_HEADS);
        let mut sets = vec![first.upload(device)?];
        for seed in 1..SETS {
            sets.push(Problem::random(batch, heads, causal, seed as u64).upload(device)?);
        }
        Ok(Bench {
            device: device.clone(),
            shape: first.shape,
            causal,
            sets,
            references,
        })
    }

    /// Runs the kernel once and compares the result; every element has to be a number.
    pub fn check(&mut self, program: &Program, config: &FaS512Config) -> Result<Check> {
        let set = &mut self.sets[0];
        set.forget()?;
        let launch = set.launch(config)?;
        program.launch(launch.grid, &launch.args)?;
        let answer = set.answer()?;
        let mut check = self.references.check(&answer);
        check.ok &=
            answer.o.iter().all(|x| x.is_finite()) && answer.lse.iter().all(|x| x.is_finite());
        Ok(check)
    }

    /// The time of one launch: the mean over replays of a graph of launches, after one that warms
    /// up.
    pub fn sample(&mut self, program: &Program, config: &FaS512Config) -> Result<Duration> {
        let launches: Vec<Launch<'_>> = self
            .sets
            .iter_mut()
            .map(|set| set.launch(config))
            .collect::<Result<_>>()?;
        let mut graph = self.device.capture(|recorder| {
            for _ in 0..ROTATIONS {
                for launch in &launches {
                    recorder.launch(program, launch.grid, Shared(&launch.args))?;
                }
            }
            Ok(())
        })?;
        graph.time(1)?;
        Ok(graph.time(REPLAYS)? / (REPLAYS * (ROTATIONS * SETS) as u32))
    }

    /// Samples of each kernel, taken in turns, so that a change of clocks hits all alike.
    pub fn samples(
        &mut self,
        kernels: &[(Program, FaS512Config)],
        rounds: usize,
        mut after_each: impl FnMut(),
    ) -> Result<Vec<Vec<Duration>>> {
        let mut samples = vec![Vec::with_capacity(rounds); kernels.len()];
        for _ in 0..rounds {
            for ((program, config), samples) in kernels.iter().zip(&mut samples) {
                samples.push(self.sample(program, config)?);
                after_each();
            }
        }
        Ok(samples)
    }

    /// TFLOP/s of a launch that takes `time`.
    pub fn tflops(&self, time: Duration) -> f64 {
        self.shape.forward_flop(self.causal) / time.as_secs_f64() / 1e12
    }
}

/// Arguments that several launches of a graph share.
struct Shared<'a>(&'a FaS512Args<'a>);

impl KernelArgs for Shared<'_> {
    type Config = FaS512Config;

    fn pack(&self, args: &mut ArgBuffer) {
        self.0.pack(args);
    }
}

/// The middle value; zero of none.
pub fn median(samples: &[Duration]) -> Duration {
    let mut sorted = samples.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        let ms = Duration::from_millis;
        assert_eq!(median(&[ms(9), ms(1), ms(2)]), ms(2));
        assert_eq!(median(&[]), ms(0));
    }
}
