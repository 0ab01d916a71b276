//! What several GPUs take for attention over one sequence, in each way, next to one GPU that computes all of it.
//!
//! ```text
//! cargo bench -p fa-dist --bench ranks -- ranks=4 tokens=131072,32768 heads=16 kv_heads=16 head_dim=128 ways=ring,gather,heads
//! ```
//!
//! Other words: `full` (without a causal mask), `backward` (and the backward pass), `ctas=2,4,8` (the most CTAs of an exchange beside a computation, which leaves as
//! many multiprocessors to it), `runs=10`. Each line has the time of the slowest rank, and the fraction that the GPUs
//! reach of one GPU's rate: its time over the whole sequence, divided by the ranks and by their time.

use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use fa::attention::{AttentionError, GradientsMut, Part, attention_backward_into};
use fa::prelude::*;
use fa_dist::nccl::{Settings, gpus, prepare, version};
use fa_dist::{DistError, Rank, Sequences, Way};

/// What is measured.
#[derive(Clone)]
struct Bench {
    ranks: usize,
    heads: u64,
    kv_heads: u64,
    head_dim: u64,
    causal: bool,
    backward: bool,
    runs: u32,
}

fn main() -> ExitCode {
    match bench() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn bench() -> Result<(), Box<dyn Error>> {
    // Before any library starts a thread.
    prepare()?;
    let words: Vec<String> = std::env::args().skip(1).collect();
    let given: BTreeMap<&str, &str> = words
        .iter()
        .filter(|word| !word.starts_with('-'))
        .map(|word| word.split_once('=').unwrap_or((word, "")))
        .collect();
    let bench = Bench {
        ranks: one(&given, "ranks", Device::count())?,
        heads: one(&given, "heads", 16)?,
        kv_heads: one(&given, "kv_heads", 16)?,
        head_dim: one(&given, "head_dim", 128)?,
        causal: !given.contains_key("full"),
        backward: given.contains_key("backward"),
        runs: one(&given, "runs", 10)?,
    };
    if Device::count() < bench.ranks || bench.ranks < 2 {
        println!("skipped: there are {} GPUs", Device::count());
        return Ok(());
    }
    println!("NCCL {}, {}", version()?, Device::cuda(0)?.name());
    for tokens in list(&given, "tokens", &[32768, 131072])? {
        let alone = bench.alone(tokens)?;
        println!(
            "{tokens} tokens, {}/{} heads of {}, {}{}: one GPU {:.3} ms ({:.0} TFLOP/s)",
            bench.heads,
            bench.kv_heads,
            bench.head_dim,
            if bench.causal { "causal" } else { "full" },
            if bench.backward {
                ", forward and backward"
            } else {
                ""
            },
            alone.as_secs_f64() * 1e3,
            bench.flop(tokens) / alone.as_secs_f64() / 1e12,
        );
        for ctas in list(&given, "ctas", &[2, 4, 8])? {
            for way in list(&given, "ways", &Way::ALL)? {
                let together = match bench.together(tokens, way, ctas) {
                    Ok(together) => together,
                    Err(error @ DistError::Unsupported { .. }) => {
                        println!("  {way}: {error}");
                        continue;
                    }
                    Err(error) => return Err(error.into()),
                };
                let fraction = alone.as_secs_f64() / together.as_secs_f64() / bench.ranks as f64;
                println!(
                    "  {} GPUs, {way:6} ctas {ctas:2}: {:8.3} ms, {fraction:.3} of one GPU's rate",
                    bench.ranks,
                    together.as_secs_f64() * 1e3,
                );
            }
        }
    }
    Ok(())
}

/// The number of this name.
fn one<T: FromStr>(given: &BTreeMap<&str, &str>, name: &str, unless: T) -> Result<T, String> {
    match given.get(name) {
        None => Ok(unless),
        Some(text) => text.parse().map_err(|_| format!("{name}={text}?")),
    }
}

/// The list of this name.
fn list<T: FromStr + Clone>(
    given: &BTreeMap<&str, &str>,
    name: &str,
    unless: &[T],
) -> Result<Vec<T>, String> {
    let Some(text) = given.get(name) else {
        return Ok(unless.to_vec());
    };
    let each = text.split(',').map(|word| word.parse());
    each.collect::<Result<_, _>>()
        .map_err(|_| format!("{name}={text}?"))
}

impl Bench {
    fn options(&self) -> Options<'static> {
        Options {
            causal: self.causal,
            ..Options::default()
        }
    }

    fn flop(&self, tokens: usize) -> f64 {
        let products = (tokens * tokens) as f64 * (self.heads * self.head_dim) as f64;
        // The backward pass multiplies five times where the forward pass does twice.
        let passes = if self.backward { 3.5 } else { 1.0 };
        4.0 * products * passes * if self.causal { 0.5 } else { 1.0 }
    }

    /// Normally distributed numbers, enough of them that repeating them does not matter.
    fn upload(&self, device: &Device, len: u64, seed: u64) -> Result<Buffer<bf16>, DistError> {
        let mut state = seed | 1;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 40) as f32 / (1u64 << 24) as f32
        };
        let mut normal = || {
            let sum: f32 = (0..4).map(|_| next() - 0.5).sum();
            bf16::from_f32(sum * 3f32.sqrt())
        };
        let some: Vec<bf16> = (0..(1 << 22) - 5).map(|_| normal()).collect();
        let all: Vec<bf16> = some.iter().cycle().take(len as usize).copied().collect();
        Ok(device.upload(&all)?)
    }

    /// One GPU over the whole sequence; the slowest of all of them, each by itself at the same time.
    fn alone(&self, tokens: usize) -> Result<Duration, DistError> {
        let barrier = Barrier::new(self.ranks);
        let measure = &|ordinal: usize| -> Result<Duration, DistError> {
            let device = Device::cuda(ordinal)?;
            let of_q = [1, tokens as u64, self.heads, self.head_dim];
            let of_k = [1, tokens as u64, self.kv_heads, self.head_dim];
            let len = |shape: &[u64; 4]| shape.iter().product::<u64>();
            let q = self.upload(&device, len(&of_q), 1)?;
            let k = self.upload(&device, len(&of_k), 2)?;
            let v = self.upload(&device, len(&of_k), 3)?;
            let mut o = device.alloc::<bf16>(len(&of_q) as usize)?;
            let mut lse = device.alloc::<f32>((tokens as u64 * self.heads) as usize)?;
            let of_lse = [1, self.heads, tokens as u64];
            let mut gradients = Gradients::new(self, &device, &of_q, &of_k)?;
            let options = self.options();
            let mut run = || -> Result<(), AttentionError> {
                let inputs = [
                    q.contiguous(&of_q)?,
                    k.contiguous(&of_k)?,
                    v.contiguous(&of_k)?,
                ];
                let to_lse = match self.backward {
                    true => Some(lse.contiguous_mut(&of_lse)?),
                    false => None,
                };
                attention_into(&device, inputs, o.contiguous_mut(&of_q)?, to_lse, &options)?;
                let Some(gradients) = &mut gradients else {
                    return Ok(());
                };
                let forward = Part {
                    o: o.contiguous(&of_q)?,
                    lse: lse.contiguous(&of_lse)?,
                };
                let to = gradients.views(&of_q, &of_k)?;
                attention_backward_into(&device, inputs, forward, inputs[0], to, &options)
            };
            for _ in 0..3 {
                run()?;
            }
            device.synchronize()?;
            barrier.wait();
            let (done, time) = device.time(|| Ok((0..self.runs).try_for_each(|_| run())))?;
            done?;
            Ok(time / self.runs)
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.ranks)
                .map(|ordinal| scope.spawn(move || measure(ordinal)))
                .collect();
            slowest(threads)
        })
    }

    /// All GPUs over the sequence, the slowest rank.
    fn together(&self, tokens: usize, way: Way, ctas: u32) -> Result<Duration, DistError> {
        let settings = Settings {
            ctas,
            ..Settings::default()
        };
        let sequences = Sequences::of(tokens, self.ranks, &self.options());
        let barrier = Barrier::new(self.ranks);
        let measure = |rank: Rank| -> Result<Duration, DistError> {
            let device = rank.device().clone();
            let held = sequences.q().len_of(rank.rank()) as u64;
            let of_q = [1, held, self.heads, self.head_dim];
            let of_k = [1, held, self.kv_heads, self.head_dim];
            let len = |shape: &[u64; 4]| shape.iter().product::<u64>();
            let seed = 10 * rank.rank() as u64;
            let q = self.upload(&device, len(&of_q), seed + 1)?;
            let k = self.upload(&device, len(&of_k), seed + 2)?;
            let v = self.upload(&device, len(&of_k), seed + 3)?;
            let mut o = device.alloc::<bf16>(len(&of_q) as usize)?;
            let mut lse = device.alloc::<f32>((held * self.heads) as usize)?;
            let of_lse = [1, self.heads, held];
            let mut gradients = Gradients::new(self, &device, &of_q, &of_k)?;
            let options = self.options();
            let way = Some(way);
            let mut run = || -> Result<(), DistError> {
                let inputs = [
                    q.contiguous(&of_q)?,
                    k.contiguous(&of_k)?,
                    v.contiguous(&of_k)?,
                ];
                let to_o = o.contiguous_mut(&of_q)?;
                let to_lse = Some(lse.contiguous_mut(&of_lse)?);
                rank.attention_into(&sequences, inputs, to_o, to_lse, &options, way)?;
                let Some(gradients) = &mut gradients else {
                    return Ok(());
                };
                let forward = Part {
                    o: o.contiguous(&of_q)?,
                    lse: lse.contiguous(&of_lse)?,
                };
                let (d_o, to) = (inputs[0], gradients.views(&of_q, &of_k)?);
                rank.attention_backward_into(&sequences, inputs, forward, d_o, to, &options, way)
            };
            for _ in 0..3 {
                run()?;
            }
            rank.finish()?;
            barrier.wait();
            let (done, time) = device.time(|| Ok((0..self.runs).try_for_each(|_| run())))?;
            done?;
            rank.finish()?;
            Ok(time / self.runs)
        };
        let ranks = gpus(self.ranks, settings)?;
        thread::scope(|scope| {
            let measure = &measure;
            let threads: Vec<_> = ranks
                .into_iter()
                .map(|rank| scope.spawn(move || measure(rank)))
                .collect();
            slowest(threads)
        })
    }
}

/// The longest that threads have measured.
fn slowest(
    threads: Vec<thread::ScopedJoinHandle<'_, Result<Duration, DistError>>>,
) -> Result<Duration, DistError> {
    let mut slowest = Duration::ZERO;
    for thread in threads {
        let measured = thread
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        slowest = slowest.max(measured?);
    }
    Ok(slowest)
}

/// Memory for gradients.
struct Gradients([Buffer<bf16>; 3]);

impl Gradients {
    /// Of tensors of these shapes, if there is a backward pass.
    fn new(
        bench: &Bench,
        device: &Device,
        of_q: &[u64; 4],
        of_k: &[u64; 4],
    ) -> Result<Option<Gradients>, fa::runtime::Error> {
        let alloc = |shape: &[u64; 4]| device.alloc(shape.iter().product::<u64>() as usize);
        Ok(match bench.backward {
            true => Some(Gradients([alloc(of_q)?, alloc(of_k)?, alloc(of_k)?])),
            false => None,
        })
    }

    fn views(
        &mut self,
        of_q: &[u64; 4],
        of_k: &[u64; 4],
    ) -> Result<GradientsMut<'_, bf16>, fa::runtime::ViewError> {
        let Gradients([dq, dk, dv]) = self;
        Ok(GradientsMut {
            dq: dq.contiguous_mut(of_q)?,
            dk: dk.contiguous_mut(of_k)?,
            dv: dv.contiguous_mut(of_k)?,
            d_sinks: None,
        })
    }
}
