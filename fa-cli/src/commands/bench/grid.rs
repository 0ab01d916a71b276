//! `attention()` over the anchor grid: what it chooses for each cell, checked, then timed.

use anyhow::{Result, bail};
use fa::attention::{Chip, Configured, Dtype, Options, Problem, Shape};
use fa::runtime::Device;
use serde_json::json;

use crate::commands::attention::{self, Choice};
use crate::commands::check::Check;
use crate::commands::output::{self, microseconds};
use crate::commands::timing::{Bench, median};

/// Tokens of every cell, batch × length.
const TOKENS: usize = 16_384;
/// Width of the model, heads × head dimension.
const WIDTH: usize = 2048;
const HEAD_DIMS: [usize; 3] = [64, 128, 256];
/// Lengths are the powers of two from 2^7 to 2^14.
const LENGTHS: std::ops::RangeInclusive<u32> = 7..=14;

/// The problems of the cells; the first has the longest log-sum-exp, all have tensors of one size.
fn cells() -> Result<Vec<Problem<'static>>> {
    let masks = [false, true];
    let lengths = || LENGTHS.map(|power| 1_usize << power);
    HEAD_DIMS
        .iter()
        .flat_map(|head_dim| masks.map(|causal| (*head_dim, causal)))
        .flat_map(|(head_dim, causal)| lengths().map(move |seq| (head_dim, causal, seq)))
        .map(|(head_dim, causal, seq)| {
            let shape = Shape::square(TOKENS / seq, seq, WIDTH / head_dim, head_dim);
            let options = Options {
                causal,
                ..Options::default()
            };
            attention::problem(&shape, Dtype::Bf16, options)
        })
        .collect()
}

/// The different kernels that `attention()` chooses over the grid.
pub fn kernels(chip: Chip) -> Result<Vec<Configured>> {
    let mut kernels = Vec::new();
    for problem in cells()? {
        let kernel = Choice::chosen(problem, chip)?.kernel;
        if !kernels.contains(&kernel) {
            kernels.push(kernel);
        }
    }
    Ok(kernels)
}

/// Checks and measures every cell, prints each when it is done, and fails if one was wrong.
pub fn run(device: &Device, rounds: usize, json: bool) -> Result<()> {
    let cells = cells()?;
    super::warm(device, &kernels(Chip::of(device))?)?;
    let mut bench = Bench::new(device, cells[0])?;
    let mut wrong = 0;
    for problem in &cells {
        if !measure(&mut bench, device, problem, rounds, json)? {
            wrong += 1;
        }
    }
    if wrong > 0 {
        let (all, device) = (cells.len(), device.name());
        bail!("attention() is wrong in {wrong} of {all} cells on {device}");
    }
    Ok(())
}

/// One cell; whether it was right.
fn measure(
    bench: &mut Bench,
    device: &Device,
    problem: &Problem<'static>,
    rounds: usize,
    json: bool,
) -> Result<bool> {
    let kernel = Choice::chosen(*problem, Chip::of(device))?.kernel;
    bench.reshape(*problem);
    let check = bench.check(&kernel)?;
    let samples = bench.samples(&[kernel], rounds, || ())?.concat();
    let (time, spec, causal) = (median(&samples), kernel.spec(), problem.options.causal);
    let (median_us, tflops) = (microseconds(time), bench.tflops(time));
    let Shape {
        batch,
        seq_q: seq,
        heads,
        head_dim,
        ..
    } = problem.shape;
    let row = json!({
        "spec": spec, "device": device.name(), "dtype": problem.dtype, "batch": batch,
        "heads": heads, "seq": seq, "head_dim": head_dim, "causal": causal, "rounds": rounds,
        "median_us": median_us, "min_us": samples.iter().min().copied().map(microseconds),
        "tflops": tflops, "check": check,
    });
    let mask = if causal { "causal" } else { "full" };
    let verdict = if check.ok { "" } else { "  WRONG" };
    let Check { error, bound, .. } = check;
    let text = format!(
        "head_dim {head_dim:>3} {mask:<6} seq {seq:>5} batch {batch:>3}  {median_us:>9.2} µs {tflops:>6.1} TFLOP/s  error {error:.1e} of {bound:.1e}  {spec}{verdict}"
    );
    output::either(json, &row, text)?;
    Ok(check.ok)
}

#[cfg(test)]
mod tests;
