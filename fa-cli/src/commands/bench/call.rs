//! What a call of `attention_into()` costs on the host once its kernel is loaded.

use std::time::{Duration, Instant};

use anyhow::Result;
use fa::attention::Options;
use fa::kernels::s512::{HEAD_DIM, SEQ};
use fa::runtime::Device;
use fa_reference::Shape;
use half::bf16;
use serde::Serialize;

use crate::commands::output::{self, line};
use crate::commands::problem::Problem;
use crate::commands::timing::median;

/// Calls between two waits: few enough that the driver's queue, which holds about a thousand,
/// never makes the host wait for the kernel.
const QUEUED: u32 = 200;

/// One head: the kernel takes less time than the call.
const SHAPE: Shape = Shape {
    batch: 1,
    seq_q: SEQ as usize,
    seq_k: SEQ as usize,
    heads: 1,
    kv_heads: 1,
    head_dim: HEAD_DIM as usize,
};

#[derive(Serialize)]
struct Cost<'a> {
    device: &'a str,
    calls: u32,
    rounds: usize,
    median_us: f64,
    min_us: f64,
    max_us: f64,
}

/// Measures and prints it.
pub fn run(device: &Device, rounds: usize, json: bool) -> Result<()> {
    let problem = Problem::<bf16>::random(SHAPE, Options::default(), 0);
    let mut uploaded = problem.upload(device)?;
    let mut round = || -> Result<Duration> {
        let started = Instant::now();
        for _ in 0..QUEUED {
            uploaded.attention(device)?;
        }
        let spent = started.elapsed() / QUEUED;
        device.synchronize()?;
        Ok(spent)
    };
    // Loads the kernel.
    round()?;
    let samples = (0..rounds).map(|_| round()).collect::<Result<Vec<_>>>()?;
    let extreme = |time: Option<&Duration>| output::microseconds(time.copied().unwrap_or_default());
    let cost = Cost {
        device: device.name(),
        calls: QUEUED,
        rounds,
        median_us: output::microseconds(median(&samples)),
        min_us: extreme(samples.iter().min()),
        max_us: extreme(samples.iter().max()),
    };
    if json {
        return output::json(&cost);
    }
    let Cost {
        device,
        median_us,
        min_us,
        max_us,
        ..
    } = cost;
    line(format_args!(
        "attention_into(): {median_us:.2} µs of the host for a call ({min_us:.2} to {max_us:.2}), {rounds} rounds of {QUEUED} calls, {device}"
    ))
}
