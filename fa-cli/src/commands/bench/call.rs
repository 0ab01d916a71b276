//! What a call of `attention_into()` costs on the host once its kernel is loaded.

use std::time::Instant;

use anyhow::Result;
use fa::attention::{Options, Shape, attention_into};
use fa::kernels::fa_s512::{HEAD_DIM, SEQ};
use fa::runtime::Device;
use fa_tune::stats::quantile;
use half::bf16;
use serde_json::json;

use crate::commands::output;

/// Calls between two waits: few enough that the driver's queue, which holds about a thousand,
/// never makes the host wait for the kernel.
const QUEUED: u32 = 200;

/// One head: the kernel takes less time than the call.
const SHAPE: Shape = Shape::square(1, SEQ as usize, 1, HEAD_DIM as usize);

pub fn run(device: &Device, rounds: usize, json: bool) -> Result<()> {
    let inputs = device.zeros::<bf16>(SHAPE.q_len())?;
    let mut o = device.alloc::<bf16>(SHAPE.q_len())?;
    let mut lse = device.alloc::<f32>(SHAPE.lse_len())?;
    let (shape, lse_shape) = (SHAPE.q(), SHAPE.lse());
    let mut round = || -> Result<f64> {
        let started = Instant::now();
        for _ in 0..QUEUED {
            let inputs = [inputs.contiguous(&shape)?; 3];
            let (o, lse) = (o.contiguous_mut(&shape)?, lse.contiguous_mut(&lse_shape)?);
            attention_into(device, inputs, o, Some(lse), &Options::default())?;
        }
        let spent = started.elapsed() / QUEUED;
        device.synchronize()?;
        Ok(output::microseconds(spent))
    };
    // Loads the kernel.
    round()?;
    let samples = (0..rounds).map(|_| round()).collect::<Result<Vec<_>>>()?;
    let [min_us, median_us, max_us] = [0.0, 0.5, 1.0].map(|q| quantile(&samples, q));
    let device = device.name();
    let row = json!({
        "device": device, "calls": QUEUED, "rounds": rounds, "median_us": median_us,
        "min_us": min_us, "max_us": max_us,
    });
    let text = format!(
        "attention_into(): {median_us:.2} µs of the host for a call ({min_us:.2} to {max_us:.2}), {rounds} rounds of {QUEUED} calls, {device}"
    );
    output::either(json, &row, text)
}
