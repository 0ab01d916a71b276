//! How long a kernel takes on a GPU.

use std::time::Duration;

use anyhow::{Result, bail};
use fa::attention::{Chip, Configured, Plan, Problem};
use fa::runtime::{Device, Graph};
use fa_tune::stats;

use super::check::{Check, References};
use super::tensors::{DeviceTensors, HostTensors};

/// Input sets that launches rotate over: together they exceed the L2 cache at the sizes that are
/// worth measuring, so that no launch finds its inputs there.
const SETS: usize = 4;
/// How often a graph goes round the input sets, at most.
const ROTATIONS: usize = 5;
/// Operations of one graph, where that many fit into fewer rotations.
const FLOP_OF_GRAPH: f64 = 8e11;
/// Replays of the graph in one sample.
const REPLAYS: u32 = 3;
/// (batch, head) pairs that are compared with float64.
const CHECKED_HEADS: usize = 4;

/// One problem on a GPU in several copies, with what the answer has to be.
pub struct Bench {
    device: Device,
    tensors: HostTensors,
    sets: Vec<DeviceTensors>,
    references: References,
}

impl Bench {
    /// Makes and uploads the inputs.
    pub fn new(device: &Device, problem: Problem<'static>) -> Result<Bench> {
        if !device.is_cuda() {
            bail!("measuring needs a GPU; this is {}", device.name());
        }
        let tensors = HostTensors::random(problem, 0);
        let sets = (0..SETS)
            .map(|_| tensors.upload(device))
            .collect::<Result<_>>()?;
        Ok(Bench {
            device: device.clone(),
            references: References::of(&tensors, CHECKED_HEADS),
            tensors,
            sets,
        })
    }

    /// Another problem on the same memory, which its tensors have to fit.
    pub fn reshape(&mut self, problem: Problem<'static>) {
        self.tensors.problem = problem;
        for set in &mut self.sets {
            set.reshape(problem);
        }
        self.references = References::of(&self.tensors, CHECKED_HEADS);
    }

    /// Runs the kernel once and compares the result.
    pub fn check(&mut self, kernel: &Configured) -> Result<Check> {
        let set = &mut self.sets[0];
        set.forget()?;
        set.launch(&self.device, kernel)?;
        Ok(self.references.check(&set.answer()?))
    }

    /// The time of one launch: the mean over replays of a graph of launches, after one that warms
    /// up.
    pub fn sample(&mut self, kernel: &Configured) -> Result<Duration> {
        self.with_graph(kernel, |graph, runs| {
            graph.time(1)?;
            Ok(graph.time(REPLAYS)? / (REPLAYS * runs))
        })
    }

    /// Samples of one kernel on end. Before the last, `observe` is called while the GPU is busy with
    /// the kernel.
    pub fn burst<R>(
        &mut self,
        kernel: &Configured,
        samples: u32,
        observe: impl FnOnce() -> R,
    ) -> Result<(Vec<Duration>, R)> {
        self.with_graph(kernel, |graph, runs| {
            let runs = REPLAYS * runs;
            graph.time(1)?;
            let mut times = (1..samples)
                .map(|_| Ok(graph.time(REPLAYS)? / runs))
                .collect::<Result<Vec<_>>>()?;
            graph.launch()?;
            let observed = observe();
            times.push(graph.time(REPLAYS)? / runs);
            Ok((times, observed))
        })
    }

    /// Records runs of the kernel over the input sets, and hands on how many there are.
    fn with_graph<R>(
        &mut self,
        kernel: &Configured,
        then: impl FnOnce(&mut Graph<'_>, u32) -> Result<R>,
    ) -> Result<R> {
        let rotations = (FLOP_OF_GRAPH / (self.flop() * SETS as f64)).ceil() as usize;
        let rotations = rotations.clamp(1, ROTATIONS);
        let device = &self.device;
        let chip = Chip::of(device);
        let sets = self.sets.iter_mut();
        let plans: Vec<Plan<'_>> = sets
            .map(|set| set.plan(kernel, chip))
            .collect::<Result<_>>()?;
        let mut graph = device.capture(|recorder| {
            for plan in std::iter::repeat_n(&plans, rotations).flatten() {
                plan.run(&mut *recorder)?;
            }
            anyhow::Ok(())
        })?;
        then(&mut graph, (plans.len() * rotations) as u32)
    }

    /// Samples of each kernel, taken in turns, so that a change of clocks hits all alike.
    pub fn samples(
        &mut self,
        kernels: &[Configured],
        rounds: usize,
        mut after_each: impl FnMut(),
    ) -> Result<Vec<Vec<Duration>>> {
        let mut samples = vec![Vec::with_capacity(rounds); kernels.len()];
        for _ in 0..rounds {
            for (kernel, samples) in kernels.iter().zip(&mut samples) {
                samples.push(self.sample(kernel)?);
                after_each();
            }
        }
        Ok(samples)
    }

    pub fn tflops(&self, time: Duration) -> f64 {
        self.flop() / time.as_secs_f64() / 1e12
    }

    fn flop(&self) -> f64 {
        let Problem { shape, options, .. } = &self.tensors.problem;
        shape.forward_flop(options.causal)
    }
}

/// The median; zero of none.
pub fn median(samples: &[Duration]) -> Duration {
    let seconds: Vec<f64> = samples.iter().map(Duration::as_secs_f64).collect();
    Duration::try_from_secs_f64(stats::median(&seconds)).unwrap_or_default()
}

#[cfg(test)]
mod tests;
