//! How long a kernel takes on a GPU.

use anyhow::{Context, Result};
use fa::attention::{Chip, Configured, Problem, Window};
use fa::runtime::{Device, Graph, Recorder};
use fa_tune::stats::{median, quantile};
use serde_json::{Value, json};

use super::attention::{self, Choice};
use super::check::{Check, GradientReferences, References};
use super::compiled;
use super::device_tensors::DeviceTensors;
use super::mask_blocks::KnownBlocks;
use super::measured::Inputs;
use super::output::microseconds;
use super::pass::Pass;
use super::spec::Spec;
use super::tensors::{Answer, HostTensors};

/// Input sets that launches rotate over: together they exceed the L2 cache at the sizes that are
/// worth measuring, so that no launch finds its inputs there.
pub const SETS: usize = 4;
/// How often a graph goes round the input sets, at most.
const ROTATIONS: usize = 5;
/// Operations of one graph, where that many fit into fewer rotations.
const FLOP_OF_GRAPH: f64 = 8e11;
/// Replays of the graph in one sample.
const REPLAYS: u32 = 3;
/// (batch, head) pairs that are compared with float64.
const CHECKED_HEADS: usize = 4;

/// A kernel that ran, held against float64, and its times.
pub struct Measured {
    pub kernel: Configured,
    /// Of a run.
    pub flop: f64,
    pub check: Check,
    pub samples_us: Vec<f64>,
}

impl Measured {
    pub fn median_us(&self) -> f64 {
        median(&self.samples_us)
    }

    pub fn tflops(&self) -> f64 {
        self.flop / self.median_us() / 1e6
    }
}

/// Compiles into the device's cache what is not there, on all cores.
pub fn warm(device: &Device, kernels: impl IntoIterator<Item = Spec>) -> Result<()> {
    let wanted = kernels.into_iter().map(|it| (it, device.arch()));
    compiled::all(&wanted.collect::<Vec<_>>(), device.cache(), |_, _, _| ()).map(drop)
}

/// Checks and measures every cell, and hands each on when it is done.
pub fn measure_cells(
    device: &Device,
    cells: &[Choice],
    rounds: usize,
    mut then: impl FnMut(&Bench, Measured) -> Result<()>,
) -> Result<()> {
    warm(device, attention::kernels(cells, Chip::of(device))?)?;
    let Some(first) = cells.first() else {
        return Ok(());
    };
    let mut bench = Bench::of_dense(device, first.problem, first.kernel.is_backward())?;
    for Choice { kernel, problem } in cells {
        if !bench.reshape(*problem)? {
            bench = Bench::of_dense(device, *problem, kernel.is_backward())?;
        }
        let mut measured = [bench.check(kernel)?];
        bench.measure(&mut measured, rounds, || ())?;
        let [measured] = measured;
        then(&bench, measured)?;
    }
    Ok(())
}

/// One problem on a GPU in several copies, with what the answer has to be.
pub struct Bench {
    device: Device,
    tensors: HostTensors,
    sets: Vec<DeviceTensors>,
    /// Those of the log-sum-exp that the sets have room for.
    rows: usize,
    references: Expected,
    /// Whether all runs that `attention()` launches, in place of a kernel.
    call: bool,
    /// Whether the gradient of a bias is among those that are computed.
    d_bias: bool,
}

/// What the answer has to be.
enum Expected {
    Output(References),
    Gradients {
        references: GradientReferences,
        /// What the forward pass gave.
        forward: Answer,
    },
}

impl Bench {
    /// Of dense sequences, without functions.
    pub fn of_dense(device: &Device, problem: Problem<'static>, backward: bool) -> Result<Bench> {
        Bench::new(device, &Inputs::dense(problem), backward)
    }

    /// Makes the inputs, and uploads them to a GPU: for kernels that compute the output, or for those that compute gradients, which get what
    /// `attention()` gives.
    pub fn new(device: &Device, inputs: &Inputs, backward: bool) -> Result<Bench> {
        let tensors = inputs.random(backward);
        let mut sets = (0..SETS)
            .map(|_| tensors.upload(device))
            .collect::<Result<Vec<_>>>()?;
        if inputs.d_bias {
            sets.iter_mut()
                .try_for_each(|set| set.ask_for_bias(device))?;
        }
        Ok(Bench {
            device: device.clone(),
            references: Expected::of(device, &tensors, &mut sets)?,
            rows: tensors.shape().lse_len(),
            tensors,
            sets,
            call: false,
            d_bias: inputs.d_bias,
        })
    }

    /// The same of calls: whichever kernel is given, all runs that `attention()` launches.
    pub fn of_calls(self) -> Bench {
        Bench { call: true, ..self }
    }

    /// What calls launch in the place of a kernel that was chosen: see [`DeviceTensors::fitted`].
    pub fn fitted(&mut self, kernel: &Configured) -> Result<Configured> {
        match self.sets.first_mut() {
            Some(set) => set.fitted(&self.device, kernel),
            None => Ok(*kernel),
        }
    }

    /// Takes another problem on the same memory, if that has its size.
    fn reshape(&mut self, problem: Problem<'static>) -> Result<bool> {
        let sizes = |it: &Problem<'_>| (it.shape.q_len(), it.shape.kv_len());
        let rows = |it: &Problem<'_>| it.shape.lse_len();
        let fits = sizes(&problem) == sizes(self.problem()) && rows(&problem) <= self.rows;
        if fits && problem != *self.problem() {
            self.tensors.problem = problem;
            self.sets
                .iter_mut()
                .for_each(|set| set.inputs.problem = problem);
            self.references = Expected::of(&self.device, &self.tensors, &mut self.sets)?;
        }
        Ok(fits)
    }

    /// Runs the kernel once and compares the result.
    pub fn check(&mut self, kernel: &Configured) -> Result<Measured> {
        for set in &mut self.sets {
            set.classify_blocks(&self.device, kernel)?;
        }
        let (set, chip) = (&mut self.sets[0], Chip::of(&self.device));
        let check = match &self.references {
            Expected::Output(references) => {
                set.forget()?;
                pass(set, self.call, kernel, chip)?.run(&self.device)?;
                Some(references.check(&set.answer()?))
            }
            Expected::Gradients {
                references,
                forward,
            } => {
                set.forget_gradients()?;
                set.launch(&self.device, kernel)?;
                let found = set.gradients()?;
                let checks = found
                    .iter()
                    .flat_map(|found| references.check_all(&self.tensors, forward, found));
                Check::worst(checks)
            }
        };
        Ok(Measured {
            kernel: *kernel,
            flop: self.tensors.flop(),
            check: check.context("nothing was checked: report this")?,
            samples_us: Vec::new(),
        })
    }

    /// The time of one launch in microseconds: the mean over replays of a graph of launches, after one
    /// that warms up.
    pub fn sample(&mut self, kernel: &Configured) -> Result<f64> {
        self.with_graph(kernel, |graph| {
            graph.warm()?;
            graph.sample()
        })
    }

    /// Replaces the samples of each kernel. They are taken in turns, so that a change of clocks hits all
    /// alike.
    pub fn measure(
        &mut self,
        kernels: &mut [Measured],
        rounds: usize,
        mut after_each: impl FnMut(),
    ) -> Result<()> {
        kernels.iter_mut().for_each(|it| it.samples_us.clear());
        for _ in 0..rounds {
            for measured in kernels.iter_mut() {
                measured.samples_us.push(self.sample(&measured.kernel)?);
                after_each();
            }
        }
        Ok(())
    }

    /// What is said of a kernel for machines.
    pub fn row(&self, measured: &Measured) -> Value {
        let (problem, samples) = (self.problem(), &measured.samples_us);
        let (shape, lengths) = (&problem.shape, &self.tensors.lengths);
        json!({
            "spec": measured.kernel.spec(), "device": self.device.name(), "dtype": problem.dtype,
            "batch": shape.batch, "heads": shape.heads, "kv_heads": shape.kv_heads,
            "seq": shape.seq_q, "seq_k": shape.seq_k, "head_dim": shape.head_dim, "causal": problem.options.causal,
            "backward": measured.kernel.is_backward(), "d_bias": self.d_bias, "rounds": samples.len(),
            "median_us": measured.median_us(), "min_us": quantile(samples, 0.0),
            "tflops": measured.tflops(), "check": measured.check,
            "window": problem.options.window.map(|Window { left, right }| [left, right]),
            "softcap": problem.options.softcap,
            "cu_seqlens": &lengths.cu_seqlens, "seqused_k": &lengths.seqused_k,
            "page": lengths.pages.as_ref().map(|pages| pages.shape[1]),
        })
    }

    /// How many blocks of a kernel the masks hide, where that was found out before.
    pub fn known_blocks(&self, kernel: &Configured) -> Result<Option<KnownBlocks>> {
        let first = self.sets.first().map(|set| set.known_blocks(kernel));
        Ok(first.transpose()?.flatten())
    }

    /// How fast keys and values are read, in bytes a picosecond.
    pub fn tb_per_s(&self, measured: &Measured) -> f64 {
        self.tensors.kv_bytes() as f64 / measured.median_us() / 1e6
    }

    /// As [`Recorded::burst`].
    pub fn burst<R>(
        &mut self,
        kernel: &Configured,
        samples: u32,
        observe: impl FnOnce() -> R,
    ) -> Result<(Vec<f64>, R)> {
        self.with_graph(kernel, |graph| graph.burst(samples, observe))
    }

    /// Records runs of the kernel over the input sets.
    fn with_graph<R>(
        &mut self,
        kernel: &Configured,
        then: impl FnOnce(&mut Recorded<'_>) -> Result<R>,
    ) -> Result<R> {
        let (flop, call) = (self.tensors.flop(), self.call);
        let (device, chip) = (&self.device, Chip::of(&self.device));
        // A kernel that is measured in turns may have been checked by another process.
        for set in &mut self.sets {
            set.classify_blocks(device, kernel)?;
        }
        let sets = self.sets.iter_mut();
        let plans = sets.map(|set| pass(set, call, kernel, chip));
        let plans = plans.collect::<Result<Vec<Pass<'_>>>>()?;
        let mut recorded = Recorded::new(device, &plans, flop, |plan, recorder| {
            Ok(plan.run(recorder)?)
        })?;
        then(&mut recorded)
    }

    pub fn problem(&self) -> &Problem<'static> {
        &self.tensors.problem
    }
}

/// What runs on a set: all that `attention()` launches if it is a `call`, else this kernel.
fn pass<'a>(
    set: &'a mut DeviceTensors,
    call: bool,
    kernel: &Configured,
    chip: Chip,
) -> Result<Pass<'a>> {
    match call {
        true => set.call(kernel, chip),
        false => set.pass(kernel, chip),
    }
}

impl Expected {
    /// Of these tensors, which lie in the sets. For gradients the sets get what `attention()` gives.
    fn of(device: &Device, tensors: &HostTensors, sets: &mut [DeviceTensors]) -> Result<Expected> {
        if tensors.d_o.is_none() {
            return Ok(Expected::Output(References::of(tensors, CHECKED_HEADS)));
        }
        let mut chosen = Choice::chosen(tensors.problem, false, Chip::of(device))?.kernel;
        for set in sets.iter_mut() {
            chosen = set.fitted(device, &chosen)?;
            set.classify_blocks(device, &chosen)?;
            set.call(&chosen, Chip::of(device))?.run(device)?;
        }
        let first = sets
            .first()
            .context("there are no input sets: report this")?;
        let forward = first.answer()?;
        Ok(Expected::Gradients {
            references: GradientReferences::of(tensors, &forward, CHECKED_HEADS),
            forward,
        })
    }
}

/// A graph of so many runs.
pub struct Recorded<'a> {
    graph: Graph<'a>,
    runs: u32,
}

impl<'a> Recorded<'a> {
    /// Records runs of these plans, one for each input set, of so many operations each.
    pub fn new<P>(
        device: &Device,
        plans: &[P],
        flop: f64,
        run: impl Fn(&P, &mut Recorder<'a>) -> Result<()>,
    ) -> Result<Recorded<'a>> {
        let rotations = (FLOP_OF_GRAPH / (flop * plans.len() as f64)).ceil() as usize;
        let rotations = rotations.clamp(1, ROTATIONS);
        let graph = device.capture(|recorder| {
            let mut runs = std::iter::repeat_n(plans, rotations).flatten();
            runs.try_for_each(|plan| run(plan, recorder))
        })?;
        let runs = (plans.len() * rotations) as u32;
        Ok(Recorded { graph, runs })
    }

    /// Replays it once.
    pub fn warm(&mut self) -> Result<()> {
        self.graph.time(1)?;
        Ok(())
    }

    /// Samples on end, after a replay that warms up. Before the last, `observe` is called while the GPU is busy.
    pub fn burst<R>(&mut self, samples: u32, observe: impl FnOnce() -> R) -> Result<(Vec<f64>, R)> {
        self.warm()?;
        let times = (1..samples).map(|_| self.sample());
        let mut times = times.collect::<Result<Vec<_>>>()?;
        self.graph.launch()?;
        let observed = observe();
        times.push(self.sample()?);
        Ok((times, observed))
    }

    /// The time of one run in microseconds.
    pub fn sample(&mut self) -> Result<f64> {
        Ok(microseconds(
            self.graph.time(REPLAYS)? / (REPLAYS * self.runs),
        ))
    }
}

#[cfg(test)]
mod tests;
