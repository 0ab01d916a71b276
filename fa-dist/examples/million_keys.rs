//! A causal sequence of a million tokens over all GPUs of this machine: `cargo run --release -p fa-dist --example million_keys`.
//!
//! `torchrun --nproc-per-node 4 --no-python target/release/examples/million_keys` starts a process for each GPU instead. Where there
//! are fewer than two GPUs, two interpreters share a sequence of a few hundred tokens. The first argument is another length. Every rank
//! compares a few rows of its output with float64.

use std::error::Error;
use std::thread;
use std::time::{Duration, Instant};

use fa::prelude::*;
use fa_dist::nccl::{Settings, from_environment, gpus, prepare};
use fa_dist::{DistError, Rank, Sequences, interpreters};

const HEADS: usize = 16;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 128;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Result<()> {
    // Before any library starts a thread: NCCL reads the environment.
    prepare()?;
    let length = std::env::args().nth(1).map(|text| text.parse());
    let length: Option<usize> = length.transpose()?;
    if std::env::var_os("RANK").is_some() {
        let rank = from_environment(Settings::default())?;
        let seq = length.unwrap_or(1 << 20);
        report(seq, rank.ranks(), compute(&rank, seq)?);
        return Ok(());
    }
    let (ranks, seq) = match Device::count() {
        0 | 1 => (interpreters(2), 200),
        count => (gpus(count, Settings::default())?, 1 << 20),
    };
    let (count, seq) = (ranks.len(), length.unwrap_or(seq));
    let all = thread::scope(|scope| {
        let threads: Vec<_> = ranks
            .into_iter()
            .map(|rank| scope.spawn(move || compute(&rank, seq)))
            .collect();
        let times = threads
            .into_iter()
            .map(|thread| thread.join().expect("no rank panics"));
        times.collect::<Result<Vec<_>>>()
    })?;
    let done = Done {
        took: all.iter().map(|rank| rank.took).max().unwrap_or_default(),
        rows: all.iter().map(|rank| rank.rows).sum(),
    };
    report(seq, count, done);
    Ok(())
}

/// What a rank has done, or all of them.
struct Done {
    took: Duration,
    /// Rows that were compared.
    rows: usize,
}

/// One rank: its tokens, and how long the second call takes; the first compiles the kernels.
fn compute(rank: &Rank, seq: usize) -> Result<Done> {
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let sequences = Sequences::of(seq, rank.ranks(), &options);
    // This rank's tokens, of the early part of the sequence and of the late one.
    let held = sequences.q().ranges(rank.rank());
    let upload = |tensor: Input| {
        let tokens = held.iter().cloned().flatten();
        let numbers = |token| (0..tensor.width()).map(move |element| tensor.number(token, element));
        let numbers: Vec<bf16> = tokens.flat_map(numbers).collect();
        rank.device().upload(&numbers)
    };
    let [q, k, v] = [upload(Input::Q)?, upload(Input::K)?, upload(Input::V)?];
    let count = sequences.q().len_of(rank.rank());
    let shape = |heads: usize| [1, count, heads, HEAD_DIM].map(|size| size as u64);
    let inputs = [
        q.contiguous(&shape(HEADS))?,
        k.contiguous(&shape(KV_HEADS))?,
        v.contiguous(&shape(KV_HEADS))?,
    ];
    let attention = || -> std::result::Result<_, DistError> {
        let started = Instant::now();
        let output = rank.attention(&sequences, inputs, &options, None)?;
        rank.finish()?;
        Ok((output.o, started.elapsed()))
    };
    attention()?;
    let (o, took) = attention()?;

    let o = o.read()?;
    let mut first = 0;
    let mut rows = 0;
    for range in held {
        for token in [range.start, range.end - 1] {
            // Another head each time.
            let head = (rank.rank() * 5 + rows * 3) % HEADS;
            let row = (first + token - range.start) * HEADS + head;
            compare(token, head, &o[row * HEAD_DIM..][..HEAD_DIM])?;
            rows += 1;
        }
        first += range.len();
    }
    Ok(Done { took, rows })
}

/// A tensor of the problem.
#[derive(Clone, Copy)]
enum Input {
    Q,
    K,
    V,
}

impl Input {
    /// Elements of a token.
    fn width(self) -> usize {
        match self {
            Input::Q => HEADS * HEAD_DIM,
            Input::K | Input::V => KV_HEADS * HEAD_DIM,
        }
    }

    /// An element of a token: a hash (the last steps of SplitMix64, Steele et al., 2014), so that whoever wants one can compute it.
    fn number(self, token: usize, element: usize) -> bf16 {
        let mut bits = (((self as u64) << 40 | token as u64) << 16 | element as u64)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let unit = (bits >> 40) as f32 / (1 << 23) as f32 - 1.0;
        // Queries are longer, so that keys matter unequally.
        bf16::from_f32(if matches!(self, Input::Q) {
            4.0 * unit
        } else {
            unit
        })
    }
}

/// Compares a row of the output with float64, softmax over all keys up to its token, in one pass.
fn compare(token: usize, head: usize, got: &[bf16]) -> Result<()> {
    let kv_head = head / (HEADS / KV_HEADS);
    let row = |tensor: Input, token, head| {
        (0..HEAD_DIM).map(move |i| tensor.number(token, head * HEAD_DIM + i).to_f64())
    };
    let q: Vec<f64> = row(Input::Q, token, head).collect();
    let mut sums = [0.0; HEAD_DIM];
    let mut total = 0.0;
    for key in 0..=token {
        let products = q
            .iter()
            .zip(row(Input::K, key, kv_head))
            .map(|(q, k)| q * k);
        // No score is past 4 √128.
        let weight = (products.sum::<f64>() / (HEAD_DIM as f64).sqrt()).exp();
        total += weight;
        for (sum, v) in sums.iter_mut().zip(row(Input::V, key, kv_head)) {
            *sum += weight * v;
        }
    }
    let expected = sums.map(|sum| sum / total);
    let largest = expected
        .iter()
        .fold(0.0_f64, |largest, it| largest.max(it.abs()));
    for (i, (got, expected)) in got.iter().zip(expected).enumerate() {
        let got = got.to_f64();
        // Weights and the output are rounded to eight bits.
        if (got - expected).abs() > largest / 128.0 {
            let at = format!("token {token}, head {head}, element {i}");
            return Err(format!("{at}: {got} and not {expected}").into());
        }
    }
    Ok(())
}

fn report(seq: usize, ranks: usize, done: Done) {
    let Done { took, rows } = done;
    let flop = 2.0 * (seq * seq) as f64 * (HEADS * HEAD_DIM) as f64;
    let rate = flop / took.as_secs_f64() / ranks as f64 / 1e12;
    println!(
        "{seq} tokens over {ranks} ranks: {took:.2?}, {rate:.2} TFLOP/s each; {rows} rows agree with float64"
    );
}
