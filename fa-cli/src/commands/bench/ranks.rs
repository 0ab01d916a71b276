//! Several GPUs that share a sequence, against one that computes all of it.

use anyhow::{Result, bail};
use fa::runtime::Device;
use fa_dist::measure::{Workload, alone, together};
use fa_dist::nccl::{Settings, gpus};
use fa_dist::{Estimate, Rates, Way, estimates};
use serde_json::json;

use crate::commands::output;

/// The ways in which so many GPUs compute it, or the one that is asked for, the fastest first.
pub fn ways(count: usize, way: Option<Way>, workload: &Workload) -> Result<Vec<Estimate>> {
    let sequences = workload.sequences(count);
    let options = workload.options();
    let (heads, rates) = (workload.heads, Rates::default());
    let mut expected = estimates(&sequences, heads, &options, workload.backward, &rates);
    expected.retain(|estimate| way.is_none_or(|way| way == estimate.way));
    if expected.is_empty() {
        bail!("--way: {count} ranks cannot share these heads in this way; leave it out");
    }
    Ok(expected)
}

/// Measures each way that computes it, or the one that is asked for.
pub fn run(
    count: usize,
    way: Option<Way>,
    workload: &Workload,
    rounds: u32,
    json: bool,
) -> Result<()> {
    let expected = ways(count, way, workload)?;
    let there = Device::count();
    if there < count {
        bail!("--ranks {count}: there are {there} GPUs");
    }
    let devices = (0..count).map(Device::cuda).collect::<Result<_, _>>()?;
    let one = alone(devices, workload, rounds)?;
    let tflops = |seconds: f64| workload.flop() / seconds / 1e12;
    let text = format!(
        "1 GPU: {}, {:.0} TFLOP/s",
        output::duration(one),
        tflops(one.as_secs_f64())
    );
    let row = json!({"ranks": 1, "time_us": one.as_secs_f64() * 1e6});
    output::either(json, &row, text)?;
    for estimate in expected {
        let ranks = gpus(count, Settings::default())?;
        let time = together(ranks, workload, Some(estimate.way), rounds)?;
        let seconds = time.as_secs_f64();
        let fraction = one.as_secs_f64() / seconds / count as f64;
        let row = json!({
            "ranks": count,
            "way": estimate.way.name(),
            "time_us": seconds * 1e6,
            "of_one_gpu": fraction,
            "expected_us": estimate.time.as_secs_f64() * 1e6,
            "bytes": estimate.bytes,
        });
        let text = format!(
            "{count} GPUs, {}: {}, {:.0} TFLOP/s each, {fraction:.3} of one GPU's rate; expected {}",
            estimate.way,
            output::duration(time),
            tflops(seconds) / count as f64,
            output::duration(estimate.time),
        );
        output::either(json, &row, text)?;
    }
    Ok(())
}
