//! Gradients, launched again and again: what has the same bits every time, graphs, and how fast.

use std::io::Write;
use std::thread;

use fa::attention::{
    GradientsMut, Part, Problem, Shape, attention_backward_into, prepare_backward,
};
use fa::prelude::*;
use fa_cases::functions::{SAMPLES, Sample, WITH_ARGUMENTS, has_gradient};
use fa_cases::{BackwardCase, BackwardRunner, Case, Cause};
use libtest_mimic::{Failed, Trial};

use crate::backward::{masks, shape};
use crate::bandwidth::microseconds;
use crate::{capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    trials.push(trial(gpu, "backward/same_bits", same_bits));
    for head_dim in [64, 96, 128, 256] {
        let name = format!("backward/deterministic/{head_dim}");
        trials.push(trial(gpu, name, move |device| {
            deterministic(device, head_dim)
        }));
    }
    trials.push(trial(
        gpu,
        "backward/deterministic/options",
        deterministic_options,
    ));
    let samples = SAMPLES.iter().chain(WITH_ARGUMENTS);
    for sample in samples.filter(|sample| has_gradient(sample)) {
        let name = sample.name.replace(' ', "_");
        let name = format!("backward/deterministic/arguments/{name}");
        trials.push(trial(gpu, name, |device| {
            deterministic_arguments(device, sample)
        }));
    }
    trials.push(trial(
        gpu,
        "backward/deterministic/time",
        deterministic_time,
    ));
    trials.push(capture(gpu, "backward/graph", |device| {
        graph(device, Options::default())
    }));
    trials.push(capture(gpu, "backward/deterministic/graph", |device| {
        let options = Options {
            deterministic: true,
            ..Options::default()
        };
        graph(device, options)
    }));
    trials.push(capture(
        gpu,
        "backward/graph_beside_calls",
        graph_beside_calls,
    ));
    trials.push(trial(gpu, "backward/time", time));
    trials
}

/// A race would show as bits of dK or dV that change from launch to launch. Those of dQ do: its sums are made in any order.
fn same_bits(device: &Device) -> Result<(), Failed> {
    for head_dim in [64, 128, 256] {
        let options = Options {
            causal: true,
            ..Options::default()
        };
        let case = Case::new(shape(1000, 1000, head_dim), options);
        let solved = BackwardCase::new(case).solve::<bf16>();
        let run = || {
            let outcome = solved.check(device, &BackwardRunner::Chosen);
            outcome.map_err(|cause| Failed::from(format!("{case:?}: {cause}")))
        };
        let first = run()?;
        for _ in 0..50 {
            let again = run()?;
            if (&again.dk, &again.dv) != (&first.dk, &first.dv) {
                return Err(format!("{case:?}: other bits").into());
            }
        }
    }
    Ok(())
}

/// Runs of a problem whose gradients are to have the same bits.
const RUNS: usize = 1000;

/// The same bits a thousand times, of all gradients, full and causal, of heads in groups, where more CTAs add than run at a time, and where one
/// block of queries is added to by all that do: more blocks of keys than a GPU has multiprocessors.
fn deterministic(device: &Device, head_dim: usize) -> Result<(), Failed> {
    let many = if head_dim > 128 { 10_000 } else { 20_000 };
    for causal in [false, true] {
        for (seq_q, seq_k) in [(1000, 1000), (100, many)] {
            let options = Options {
                causal,
                deterministic: true,
                ..Options::default()
            };
            let mut buffers = Buffers::new(device, shape(seq_q, seq_k, head_dim), options)?;
            buffers.forward(device)?;
            let mut first = None;
            for run in 0..RUNS {
                buffers.backward(device)?;
                let found = buffers.read()?;
                if *first.get_or_insert_with(|| found.clone()) != found {
                    return Err(format!("{:?}: other bits in run {run}", buffers.shape).into());
                }
            }
        }
    }
    Ok(())
}

/// Every mask, slopes, sinks and packed sequences: right, and the same bits ten times.
fn deterministic_options(device: &Device) -> Result<(), Failed> {
    let lengths = [
        (300, 300),
        (1, 500),
        (0, 40),
        (700, 133),
        (7, 0),
        (30, 1000),
    ];
    for (number, (_, options)) in masks().into_iter().enumerate() {
        let options = Options {
            deterministic: true,
            ..options
        };
        for head_dim in [64, 128, 256] {
            let failed = |cause: Cause| Failed::from(format!("{options:?}, {head_dim}: {cause}"));
            let dense = Case::new(shape(700, 900, head_dim), options);
            let dense = dense.with_tensors([0, 1, 2][number % 3]);
            let dense = BackwardCase::new(dense).solve::<bf16>();
            let packed = BackwardCase::new(Case::new(shape(1, 1, head_dim), options));
            let packed = packed.solve_packed::<bf16>(&lengths);
            let run = || {
                let dense = dense.check(device, &BackwardRunner::Chosen)?;
                Ok([dense, packed.check(device)?])
            };
            let first = run().map_err(failed)?;
            for _ in 0..10 {
                if run().map_err(failed)? != first {
                    return Err(format!("{options:?}, {head_dim}: other bits").into());
                }
            }
        }
    }
    Ok(())
}

/// Gradients of arguments that scores share in every way, and of one that has an element for each score: right, and the same bits a hundred times.
fn deterministic_arguments(device: &Device, sample: &'static Sample) -> Result<(), Failed> {
    for head_dim in [64, 128] {
        let options = Options {
            causal: true,
            deterministic: true,
            ..Options::default()
        };
        let case = Case {
            functions: std::slice::from_ref(sample),
            ..Case::new(shape(300, 400, head_dim), options)
        };
        let solved = BackwardCase::new(case).solve::<bf16>();
        let failed = |cause| Failed::from(format!("{case:?}: {cause}"));
        let checked = solved.check(device, &BackwardRunner::Chosen);
        let first = checked.map_err(failed)?;
        // What has the same bits is as right.
        for _ in 0..100 {
            let again = solved.run(device, &BackwardRunner::Chosen);
            if again.map_err(failed)? != first {
                return Err(format!("{case:?}: other bits").into());
            }
        }
    }
    Ok(())
}

/// The same bits may take so many times the time without.
const MOST_FOR_SAME_BITS: f64 = 1.0 / 0.85;

fn deterministic_time(device: &Device) -> Result<(), Failed> {
    for head_dim in [64, 128, 256] {
        for causal in [false, true] {
            let shape = Shape::square(2, 8192, 2048 / head_dim, head_dim);
            let time = |deterministic| {
                let options = Options {
                    causal,
                    deterministic,
                    ..Options::default()
                };
                let mut buffers = Buffers::new(device, shape, options)?;
                buffers.forward(device)?;
                microseconds(device, || buffers.backward(device))
            };
            let (any, same) = (time(false)?, time(true)?);
            let line = format!(
                "backward, head_dim {head_dim}, causal {causal}: {any:.0} µs, deterministic {same:.0}, {:.2} × as fast\n",
                any / same
            );
            // A figure that cannot be printed is no failure.
            let _ = std::io::stderr().write_all(line.as_bytes());
            if same > MOST_FOR_SAME_BITS * any {
                return Err(line.into());
            }
        }
    }
    Ok(())
}

/// The tensors of a problem, without a pattern that gradients would hide.
pub struct Buffers<'o> {
    shape: Shape,
    options: Options<'o>,
    inputs: [Buffer<bf16>; 4],
    o: Buffer<bf16>,
    lse: Buffer<f32>,
    gradients: [Buffer<bf16>; 3],
}

impl<'o> Buffers<'o> {
    pub fn new(device: &Device, shape: Shape, options: Options<'o>) -> Result<Self, Failed> {
        let number = |i: usize| bf16::from_f32((i as f32 * 0.37).sin());
        let draw = |len: usize| device.upload(&(0..len).map(number).collect::<Vec<_>>());
        let (q, kv) = (shape.q_len(), shape.kv_len());
        let buffers = Buffers {
            shape,
            options,
            inputs: [draw(q)?, draw(kv)?, draw(kv)?, draw(q)?],
            o: device.alloc(q)?,
            lse: device.alloc(shape.lse_len())?,
            gradients: [device.alloc(q)?, device.alloc(kv)?, device.alloc(kv)?],
        };
        Ok(buffers)
    }

    /// The gradients.
    pub fn read(&self) -> Result<Vec<Vec<bf16>>, Failed> {
        let all = self.gradients.iter().map(Buffer::read);
        Ok(all.collect::<Result<_, _>>()?)
    }

    /// The output.
    pub fn read_output(&self) -> Result<Vec<bf16>, Failed> {
        Ok(self.o.read()?)
    }

    pub fn forward<'a>(&'a mut self, queue: impl fa::runtime::Queue<'a>) -> Result<(), Failed>
    where
        'o: 'a,
    {
        let [q, k, v, _] = &self.inputs;
        let (of_q, of_kv) = (self.shape.q(), self.shape.kv());
        let inputs = [
            q.contiguous(&of_q)?,
            k.contiguous(&of_kv)?,
            v.contiguous(&of_kv)?,
        ];
        let lse = self.lse.contiguous_mut(&self.shape.lse())?;
        let o = self.o.contiguous_mut(&of_q)?;
        Ok(attention_into(queue, inputs, o, Some(lse), &self.options)?)
    }

    pub fn backward<'a>(&'a mut self, queue: impl fa::runtime::Queue<'a>) -> Result<(), Failed>
    where
        'o: 'a,
    {
        let [q, k, v, d_o] = &self.inputs;
        let [dq, dk, dv] = &mut self.gradients;
        let (of_q, of_kv) = (self.shape.q(), self.shape.kv());
        let inputs = [
            q.contiguous(&of_q)?,
            k.contiguous(&of_kv)?,
            v.contiguous(&of_kv)?,
        ];
        let forward = Part {
            o: self.o.contiguous(&of_q)?,
            lse: self.lse.contiguous(&self.shape.lse())?,
        };
        let gradients = GradientsMut {
            dq: dq.contiguous_mut(&of_q)?,
            dk: dk.contiguous_mut(&of_kv)?,
            dv: dv.contiguous_mut(&of_kv)?,
            d_sinks: None,
            functions: &[],
        };
        let d_o = d_o.contiguous(&of_q)?;
        Ok(attention_backward_into(
            queue,
            inputs,
            forward,
            d_o,
            gradients,
            &self.options,
        )?)
    }
}

/// A captured backward pass gives what a plain one gives, at every replay: its sums begin at zero every time, and its counters.
fn graph(device: &Device, options: Options<'static>) -> Result<(), Failed> {
    let options = Options {
        causal: true,
        ..options
    };
    let mut buffers = Buffers::new(device, shape(700, 700, 128), options)?;
    let problem = Problem {
        dtype: fa::attention::Dtype::Bf16,
        shape: buffers.shape,
        options,
        lse: false,
    };
    prepare_backward(device, &problem)?;
    buffers.forward(device)?;
    buffers.backward(device)?;
    let plain = buffers.read()?;
    let mut outcome = Ok(());
    let mut graph = device.capture(|recorder| {
        outcome = buffers.backward(recorder);
        Ok::<_, fa::runtime::Error>(())
    })?;
    outcome?;
    for _ in 0..10 {
        graph.launch()?;
    }
    drop(graph);
    let replayed = buffers.read()?;
    if options.deterministic && plain != replayed {
        return Err("dQ differs in a replay".into());
    }
    if plain[1..] != replayed[1..] {
        return Err("dK or dV differ in a replay".into());
    }
    let far = plain[0].iter().zip(&replayed[0]).any(|(a, b)| {
        let (a, b) = (a.to_f32(), b.to_f32());
        (a - b).abs() > 0.02 * a.abs().max(0.05)
    });
    match far {
        true => Err("dQ differs in a replay by more than its last bits".into()),
        false => Ok(()),
    }
}

/// What a call leaves in the workspace for its next launch no graph overwrites that another thread replays meanwhile.
fn graph_beside_calls(device: &Device) -> Result<(), Failed> {
    let options = Options {
        deterministic: true,
        ..Options::default()
    };
    let mut called = Buffers::new(device, shape(500, 500, 64), options)?;
    called.forward(device)?;
    called.backward(device)?;
    let alone = called.read()?;
    let mut replayed = Buffers::new(device, shape(300, 300, 128), options)?;
    replayed.forward(device)?;
    replayed.backward(device)?;
    let mut outcome = Ok(());
    let mut graph = device.capture(|recorder| {
        outcome = replayed.backward(recorder);
        Ok::<_, fa::runtime::Error>(())
    })?;
    outcome?;
    let calls = move || {
        for run in 0..RUNS {
            called.backward(device)?;
            if called.read()? != alone {
                return Err(Failed::from(format!(
                    "call {run} has other bits than alone"
                )));
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let calls = scope.spawn(calls);
        let mut replays = 0;
        while !calls.is_finished() {
            graph.launch()?;
            replays += 1;
            if replays % 4 == 0 {
                // Not so many at a time that calls wait for ever longer.
                device.synchronize()?;
            }
        }
        match calls.join() {
            Ok(outcome) => outcome,
            Err(_) => Err("the calls panicked".into()),
        }
    })
}

/// Five products where the forward pass has two, by an older instruction on some GPUs, and sums in global memory: more than this many
/// times the forward pass's time is a mistake.
const MOST: f64 = 12.0;

fn time(device: &Device) -> Result<(), Failed> {
    for head_dim in [64, 128, 256] {
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            let shape = Shape::square(2, 4096, 2048 / head_dim, head_dim);
            let mut buffers = Buffers::new(device, shape, options)?;
            let forward = microseconds(device, || buffers.forward(device))?;
            let backward = microseconds(device, || buffers.backward(device))?;
            let rate = 2.5 * shape.forward_flop(causal) / backward / 1e6;
            let line = format!(
                "backward, head_dim {head_dim}, causal {causal}: {backward:.0} µs, {rate:.0} TFLOP/s, {:.1} × forward\n",
                backward / forward
            );
            // A figure that cannot be printed is no failure.
            let _ = std::io::stderr().write_all(line.as_bytes());
            if backward > MOST * forward {
                return Err(line.into());
            }
        }
    }
    Ok(())
}
