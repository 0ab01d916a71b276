//! How long ranks take for attention over one sequence, and one device for all of it.

use std::panic::resume_unwind;
use std::sync::Barrier;
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use fa::attention::{
    AttentionError, GradientsMut, Options, Part, attention_backward_into, attention_into,
};
use fa::prelude::{Buffer, Device, bf16};
use fa::runtime::{Error, ViewError};

use crate::cost::Heads;
use crate::error::Result;
use crate::rank::Rank;
use crate::sequences::Sequences;
use crate::way::Way;

/// Calls before those that are measured: they compile kernels, and connect ranks.
const WARM_UP: u32 = 3;

/// Self-attention in bfloat16 that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Workload {
    /// Tokens of each sequence.
    pub tokens: usize,
    /// The other sizes.
    pub heads: Heads,
    /// Whether a query sees only the keys up to its own position.
    pub causal: bool,
    /// Whether the backward pass is computed after the forward pass.
    pub backward: bool,
}

impl Workload {
    /// Its options.
    pub fn options(&self) -> Options<'static> {
        Options {
            causal: self.causal,
            ..Options::default()
        }
    }

    /// How it is dealt to so many ranks.
    ///
    /// # Panics
    /// If there are no ranks.
    pub fn sequences(&self, ranks: usize) -> Sequences {
        Sequences::of(self.tokens, ranks, &self.options())
    }

    /// Its floating-point operations: the backward pass has five products of matrices where the forward pass has two.
    pub fn flop(&self) -> f64 {
        let Heads {
            batch,
            heads,
            head_dim,
            ..
        } = self.heads;
        let pairs = (self.tokens * self.tokens) as f64 * if self.causal { 0.5 } else { 1.0 };
        let passes = if self.backward { 3.5 } else { 1.0 };
        4.0 * pairs * (batch * heads * head_dim) as f64 * passes
    }

    /// (batch, so many tokens, heads, head_dim), of the queries and of the keys.
    fn shapes(&self, tokens: usize) -> [[u64; 4]; 2] {
        let Heads {
            batch,
            heads,
            kv_heads,
            head_dim,
        } = self.heads;
        [heads, kv_heads].map(|heads| [batch, tokens, heads, head_dim].map(|size| size as u64))
    }
}

/// How long one device takes for all of it, on average over `runs`: the slowest of these, each by itself at the same time,
/// because GPUs that are all busy may be slower than one.
///
/// # Errors
/// When the tensors do not fit a device's memory, or a launch fails.
pub fn alone(devices: Vec<Device>, workload: &Workload, runs: u32) -> Result<Duration> {
    let barrier = Barrier::new(devices.len());
    let measure = |device: Device| -> Result<Duration> {
        let mut tensors = Tensors::new(&device, workload, workload.tokens, 1)?;
        let options = workload.options();
        let mut run = || -> Result<(), AttentionError> {
            let [of_q, _] = tensors.shapes;
            let of_lse = tensors.of_lse();
            let inputs = [
                tensors.q.contiguous(&of_q)?,
                tensors.k.contiguous(&tensors.shapes[1])?,
                tensors.v.contiguous(&tensors.shapes[1])?,
            ];
            let o = tensors.o.contiguous_mut(&of_q)?;
            let lse = match workload.backward {
                true => Some(tensors.lse.contiguous_mut(&of_lse)?),
                false => None,
            };
            attention_into(&device, inputs, o, lse, &options)?;
            let Some(gradients) = &mut tensors.gradients else {
                return Ok(());
            };
            let forward = Part {
                o: tensors.o.contiguous(&of_q)?,
                lse: tensors.lse.contiguous(&of_lse)?,
            };
            let to = gradients.views(&tensors.shapes)?;
            attention_backward_into(&device, inputs, forward, inputs[0], to, &options)
        };
        (0..WARM_UP).try_for_each(|_| run())?;
        device.synchronize()?;
        barrier.wait();
        let (done, time) = device.time(|| Ok((0..runs).try_for_each(|_| run())))?;
        done?;
        Ok(time / runs)
    };
    in_threads(devices, &measure)
}

/// How long ranks take, on average over `runs`: the slowest of them.
///
/// # Errors
/// As [`Rank::attention`].
pub fn together(
    ranks: Vec<Rank>,
    workload: &Workload,
    way: Option<Way>,
    runs: u32,
) -> Result<Duration> {
    let sequences = workload.sequences(ranks.len());
    let barrier = Barrier::new(ranks.len());
    let measure = |rank: Rank| -> Result<Duration> {
        let device = rank.device().clone();
        let held = sequences.q().len_of(rank.rank());
        let tensors = Tensors::new(&device, workload, held, 10 * rank.rank() as u64 + 1);
        let mut tensors = tensors?;
        let options = workload.options();
        let mut run = || -> Result<()> {
            let [of_q, of_k] = tensors.shapes;
            let of_lse = tensors.of_lse();
            let inputs = [
                tensors.q.contiguous(&of_q)?,
                tensors.k.contiguous(&of_k)?,
                tensors.v.contiguous(&of_k)?,
            ];
            let o = tensors.o.contiguous_mut(&of_q)?;
            let lse = Some(tensors.lse.contiguous_mut(&of_lse)?);
            rank.attention_into(&sequences, inputs, o, lse, &options, way)?;
            let Some(gradients) = &mut tensors.gradients else {
                return Ok(());
            };
            let forward = Part {
                o: tensors.o.contiguous(&of_q)?,
                lse: tensors.lse.contiguous(&of_lse)?,
            };
            let to = gradients.views(&tensors.shapes)?;
            rank.attention_backward_into(&sequences, inputs, forward, inputs[0], to, &options, way)
        };
        // One that fails does not keep the others waiting.
        let warm = (0..WARM_UP)
            .try_for_each(|_| run())
            .and_then(|()| rank.finish());
        barrier.wait();
        warm?;
        // By the host's clock, because `finish` alone notices a rank that is lost.
        let started = Instant::now();
        (0..runs).try_for_each(|_| run())?;
        rank.finish()?;
        Ok(started.elapsed() / runs)
    };
    in_threads(ranks, &measure)
}

/// The longest that threads measure, each with one of these.
fn in_threads<R: Send>(
    each: Vec<R>,
    measure: &(impl Fn(R) -> Result<Duration> + Sync),
) -> Result<Duration> {
    thread::scope(|scope| {
        let threads: Vec<ScopedJoinHandle<'_, _>> = each
            .into_iter()
            .map(|one| scope.spawn(move || measure(one)))
            .collect();
        // All of them end before an error is told.
        let measured: Vec<Result<Duration>> = threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect();
        let mut slowest = Duration::ZERO;
        for time in measured {
            slowest = slowest.max(time?);
        }
        Ok(slowest)
    })
}

/// The tensors of so many tokens.
struct Tensors {
    /// Of the queries and of the keys.
    shapes: [[u64; 4]; 2],
    q: Buffer<bf16>,
    k: Buffer<bf16>,
    v: Buffer<bf16>,
    o: Buffer<bf16>,
    lse: Buffer<f32>,
    gradients: Option<Gradients>,
}

impl Tensors {
    fn new(device: &Device, workload: &Workload, tokens: usize, seed: u64) -> Result<Self, Error> {
        let shapes = workload.shapes(tokens);
        let [q_len, k_len] = shapes.map(|shape| shape.iter().product::<u64>() as usize);
        let Heads { batch, heads, .. } = workload.heads;
        let gradients = match workload.backward {
            true => Some(Gradients([
                device.alloc(q_len)?,
                device.alloc(k_len)?,
                device.alloc(k_len)?,
            ])),
            false => None,
        };
        Ok(Tensors {
            q: upload(device, q_len, seed)?,
            k: upload(device, k_len, seed + 1)?,
            v: upload(device, k_len, seed + 2)?,
            o: device.alloc(q_len)?,
            lse: device.alloc(batch * heads * tokens)?,
            gradients,
            shapes,
        })
    }

    /// (batch, heads, tokens).
    fn of_lse(&self) -> [u64; 3] {
        let [batch, tokens, heads, _] = self.shapes[0];
        [batch, heads, tokens]
    }
}

/// Memory for gradients.
struct Gradients([Buffer<bf16>; 3]);

impl Gradients {
    fn views(&mut self, shapes: &[[u64; 4]; 2]) -> Result<GradientsMut<'_, bf16>, ViewError> {
        let Gradients([dq, dk, dv]) = self;
        let [of_q, of_k] = shapes;
        Ok(GradientsMut {
            dq: dq.contiguous_mut(of_q)?,
            dk: dk.contiguous_mut(of_k)?,
            dv: dv.contiguous_mut(of_k)?,
            d_sinks: None,
            functions: &[],
        })
    }
}

/// How many different numbers a tensor has; it repeats them, with no power of two between repetitions.
const DIFFERENT: usize = (1 << 22) - 5;

/// Numbers of mean 0 and variance 1 that are all but normally distributed: sums of four uniform ones, of a xorshift generator (Marsaglia,
/// 2003).
fn upload(device: &Device, len: usize, seed: u64) -> Result<Buffer<bf16>, Error> {
    let mut state = 0x9e37_79b9_7f4a_7c15 ^ (seed + 1);
    let mut uniform = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 40) as f32 / (1_u64 << 24) as f32 - 0.5
    };
    let mut number = || {
        let sum = uniform() + uniform() + uniform() + uniform();
        bf16::from_f32(sum * 3_f32.sqrt())
    };
    let different: Vec<bf16> = (0..len.min(DIFFERENT)).map(|_| number()).collect();
    let mut all = Vec::with_capacity(len);
    while all.len() < len {
        let more = different.len().min(len - all.len());
        all.extend_from_slice(&different[..more]);
    }
    device.upload(&all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rank::interpreters;

    #[test]
    fn interpreters_are_measured() {
        let workload = Workload {
            tokens: 40,
            heads: Heads {
                batch: 1,
                heads: 2,
                kv_heads: 1,
                head_dim: 32,
            },
            causal: true,
            backward: true,
        };
        assert!(alone(vec![Device::cpu()], &workload, 1).unwrap() > Duration::ZERO);
        let together = together(interpreters(2), &workload, Some(Way::Ring), 1);
        assert!(together.unwrap() > Duration::ZERO);
        assert_eq!(workload.flop(), 4.0 * 800.0 * 64.0 * 3.5);
    }
}
