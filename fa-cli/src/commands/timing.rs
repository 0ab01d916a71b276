//! How long a kernel takes on a GPU.

use std::time::Duration;

use anyhow::{Result, bail};
use fa::attention::Options;
use fa::dsl::abi::{ArgBuffer, KernelArgs};
use fa::kernels::tensors::Launch;
use fa::runtime::{Device, Graph, Program, Recorder};
use fa_reference::Shape;
use fa_tune::stats;

use super::check::{Check, References};
use super::kernels::{Half, WithLaunch};
use super::problem::{DeviceProblem, Problem};
use super::spec::Spec;

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
pub struct Bench<T> {
    device: Device,
    problem: Problem<T>,
    sets: Vec<DeviceProblem<T>>,
    references: References,
}

impl<T: Half> Bench<T> {
    /// Makes and uploads the inputs.
    pub fn new(device: &Device, shape: Shape, options: Options) -> Result<Bench<T>> {
        if !device.is_cuda() {
            bail!("measuring needs a GPU; this is {}", device.name());
        }
        let problem = Problem::random(shape, options, 0);
        let sets = (0..SETS).map(|_| problem.upload(device));
        Ok(Bench {
            device: device.clone(),
            sets: sets.collect::<Result<_>>()?,
            references: References::of(&problem, CHECKED_HEADS),
            problem,
        })
    }

    /// Another problem on the same memory, which its tensors have to fit.
    pub fn reshape(&mut self, shape: Shape, options: Options) {
        self.problem.reshape(shape, options);
        for set in &mut self.sets {
            set.reshape(shape, options);
        }
        self.references = References::of(&self.problem, CHECKED_HEADS);
    }

    /// Runs the kernel once and compares the result.
    pub fn check(&mut self, program: &Program, spec: &Spec) -> Result<Check> {
        let set = &mut self.sets[0];
        set.forget()?;
        set.launch(&self.device, program, spec)?;
        Ok(self.references.check(&set.answer()?))
    }

    /// The time of one launch: the mean over replays of a graph of launches, after one that warms
    /// up.
    pub fn sample(&mut self, program: &Program, spec: &Spec) -> Result<Duration> {
        self.with_graph(program, spec, |graph| {
            graph.time(1)?;
            Ok(graph.time(REPLAYS)? / (REPLAYS * graph.len() as u32))
        })
    }

    /// Samples of one kernel on end. Before the last, `observe` is called while the GPU is busy with
    /// the kernel.
    pub fn burst<R>(
        &mut self,
        program: &Program,
        spec: &Spec,
        samples: u32,
        observe: impl FnOnce() -> R,
    ) -> Result<(Vec<Duration>, R)> {
        self.with_graph(program, spec, |graph| {
            let launches = REPLAYS * graph.len() as u32;
            graph.time(1)?;
            let mut times = (1..samples)
                .map(|_| Ok(graph.time(REPLAYS)? / launches))
                .collect::<Result<Vec<_>>>()?;
            graph.launch()?;
            let observed = observe();
            times.push(graph.time(REPLAYS)? / launches);
            Ok((times, observed))
        })
    }

    /// Records launches over the input sets and hands them on.
    fn with_graph<R>(
        &mut self,
        program: &Program,
        spec: &Spec,
        then: impl FnOnce(&mut Graph<'_>) -> Result<R>,
    ) -> Result<R> {
        let rotations = (FLOP_OF_GRAPH / (self.flop() * SETS as f64)).ceil() as usize;
        let rotations = rotations.clamp(1, ROTATIONS);
        let multiprocessors = self.device.multiprocessors();
        let launches: Vec<Box<dyn Recordable + '_>> = self
            .sets
            .iter_mut()
            .map(|set| set.with_launch(spec, multiprocessors, Kept))
            .collect::<Result<_>>()?;
        let mut graph = self.device.capture(|recorder| {
            for _ in 0..rotations {
                for launch in &launches {
                    launch.record(recorder, program)?;
                }
            }
            Ok(())
        })?;
        then(&mut graph)
    }

    /// Samples of each kernel, taken in turns, so that a change of clocks hits all alike.
    pub fn samples(
        &mut self,
        kernels: &[(Program, Spec)],
        rounds: usize,
        mut after_each: impl FnMut(),
    ) -> Result<Vec<Vec<Duration>>> {
        let mut samples = vec![Vec::with_capacity(rounds); kernels.len()];
        for _ in 0..rounds {
            for ((program, spec), samples) in kernels.iter().zip(&mut samples) {
                samples.push(self.sample(program, spec)?);
                after_each();
            }
        }
        Ok(samples)
    }

    /// TFLOP/s of a launch that takes `time`.
    pub fn tflops(&self, time: Duration) -> f64 {
        self.flop() / time.as_secs_f64() / 1e12
    }

    fn flop(&self) -> f64 {
        let Problem { shape, options, .. } = &self.problem;
        shape.forward_flop(options.causal)
    }
}

/// A launch that a graph records, more than once.
trait Recordable {
    /// Adds it to the graph, which borrows it.
    fn record<'a>(
        &'a self,
        recorder: &mut Recorder<'a>,
        program: &Program,
    ) -> fa::runtime::Result<()>;
}

impl<A: KernelArgs> Recordable for Launch<A> {
    fn record<'a>(
        &'a self,
        recorder: &mut Recorder<'a>,
        program: &Program,
    ) -> fa::runtime::Result<()> {
        recorder.launch(program, self.grid, Shared(&self.args))
    }
}

/// Keeps the launch for a graph.
struct Kept;

impl<'a> WithLaunch<'a> for Kept {
    type Output = Box<dyn Recordable + 'a>;

    fn with<A: KernelArgs + 'a>(self, launch: Launch<A>) -> Result<Self::Output> {
        Ok(Box::new(launch))
    }
}

/// Arguments that several launches of a graph share: they run one after the other.
struct Shared<'a, A>(&'a A);

impl<A: KernelArgs> KernelArgs for Shared<'_, A> {
    type Config = A::Config;

    fn pack(&self, args: &mut ArgBuffer) {
        self.0.pack(args);
    }
}

/// The median; zero of none.
pub fn median(samples: &[Duration]) -> Duration {
    let seconds: Vec<f64> = samples.iter().map(Duration::as_secs_f64).collect();
    Duration::try_from_secs_f64(stats::median(&seconds)).unwrap_or_default()
}

#[cfg(test)]
mod tests;
