//! A causal sequence of a million tokens over all GPUs of this machine: `cargo run --release -p fa-dist --example million_keys`.
//!
//! `torchrun --nproc-per-node 4 --no-python target/release/examples/million_keys` starts a process for each GPU instead. Where there
//! are fewer than two GPUs, two interpreters share a sequence of a few hundred tokens. The first argument is another length.

use std::error::Error;
use std::thread;
use std::time::{Duration, Instant};

use fa::prelude::*;
use fa_dist::nccl::{Settings, from_environment, gpus, prepare};
use fa_dist::{DistError, Rank, Sequences, interpreters};

const HEADS: u64 = 16;
const KV_HEADS: u64 = 2;
const HEAD_DIM: u64 = 128;

fn main() -> Result<(), Box<dyn Error>> {
    // Before any library starts a thread: NCCL reads the environment.
    prepare()?;
    let length = std::env::args().nth(1).map(|text| text.parse());
    let length: Option<usize> = length.transpose()?;
    if std::env::var_os("RANK").is_some() {
        let rank = from_environment(Settings::default())?;
        let seq = length.unwrap_or(1 << 20);
        return report(seq, rank.ranks(), compute(&rank, seq)?);
    }
    let (ranks, seq) = match Device::count() {
        0 | 1 => (interpreters(2), 200),
        count => (gpus(count, Settings::default())?, 1 << 20),
    };
    let (count, seq) = (ranks.len(), length.unwrap_or(seq));
    let slowest = thread::scope(|scope| {
        let threads: Vec<_> = ranks
            .into_iter()
            .map(|rank| scope.spawn(move || compute(&rank, seq)))
            .collect();
        let times = threads
            .into_iter()
            .map(|thread| thread.join().expect("no rank panics"));
        times.collect::<Result<Vec<_>, _>>()
    })?;
    report(seq, count, slowest.into_iter().max().unwrap_or_default())
}

/// One rank: its tokens, and how long the second call takes; the first compiles the kernels.
fn compute(rank: &Rank, seq: usize) -> Result<Duration, DistError> {
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let sequences = Sequences::of(seq, rank.ranks(), &options);
    // This rank's tokens, of the early part of the sequence and of the late one.
    let held = sequences.q().len_of(rank.rank()) as u64;
    let (of_q, of_k) = ([1, held, HEADS, HEAD_DIM], [1, held, KV_HEADS, HEAD_DIM]);
    let numbers = |heads: u64| -> Vec<bf16> {
        let count = held * heads * HEAD_DIM;
        (0..count)
            .map(|i| bf16::from_f32((i as f32 * 0.7).sin()))
            .collect()
    };
    let q = rank.device().upload(&numbers(HEADS))?;
    let k = rank.device().upload(&numbers(KV_HEADS))?;
    let inputs = [
        q.contiguous(&of_q)?,
        k.contiguous(&of_k)?,
        k.contiguous(&of_k)?,
    ];
    let mut took = Duration::ZERO;
    for _ in 0..2 {
        let started = Instant::now();
        let output = rank.attention(&sequences, inputs, &options, None)?;
        rank.finish()?;
        took = started.elapsed();
        assert_eq!(output.o.len(), q.len());
    }
    Ok(took)
}

fn report(seq: usize, ranks: usize, took: Duration) -> Result<(), Box<dyn Error>> {
    let flop = 2.0 * (seq * seq) as f64 * (HEADS * HEAD_DIM) as f64;
    let rate = flop / took.as_secs_f64() / ranks as f64 / 1e12;
    println!("{seq} tokens over {ranks} ranks: {took:.2?}, {rate:.2} TFLOP/s each");
    Ok(())
}
