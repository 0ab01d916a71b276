//! `attention()` over the anchor grid: what it chooses for each cell, checked, then timed.

use std::time::Duration;

use anyhow::{Result, bail};
use fa::attention::{Chip, Configured, Dtype, Options, Problem, Shape};
use fa::runtime::Device;
use serde::Serialize;

use crate::commands::attention::{self, Choice};
use crate::commands::check::Check;
use crate::commands::output::{self, line};
use crate::commands::timing::{Bench, median};

/// Tokens of every cell, batch × length.
const TOKENS: usize = 16_384;
/// Width of the model, heads × head dimension.
const WIDTH: usize = 2048;
const HEAD_DIMS: [usize; 3] = [64, 128, 256];
/// Lengths are the powers of two from 2^7 to 2^14.
const LENGTHS: std::ops::RangeInclusive<u32> = 7..=14;

#[derive(Serialize)]
struct Row<'a> {
    spec: String,
    device: &'a str,
    dtype: Dtype,
    batch: usize,
    heads: usize,
    seq: usize,
    head_dim: usize,
    causal: bool,
    rounds: usize,
    median_us: f64,
    min_us: f64,
    tflops: f64,
    check: Check,
}

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
    let Some(first) = cells.first() else {
        return Ok(());
    };
    let mut bench = Bench::new(device, *first)?;
    let mut wrong = 0;
    for problem in &cells {
        if !measure(&mut bench, device, problem, rounds, json)? {
            wrong += 1;
        }
    }
    if wrong > 0 {
        bail!(
            "attention() is wrong in {wrong} of {} cells on {}",
            cells.len(),
            device.name()
        );
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
    let samples: Vec<Duration> = bench
        .samples(&[kernel], rounds, || ())?
        .into_iter()
        .flatten()
        .collect();
    let time = median(&samples);
    let shape = &problem.shape;
    let row = Row {
        spec: kernel.spec(),
        device: device.name(),
        dtype: problem.dtype,
        batch: shape.batch,
        heads: shape.heads,
        seq: shape.seq_q,
        head_dim: shape.head_dim,
        causal: problem.options.causal,
        rounds,
        median_us: output::microseconds(time),
        min_us: output::microseconds(samples.iter().min().copied().unwrap_or_default()),
        tflops: bench.tflops(time),
        check,
    };
    if json {
        output::json(&row)?;
    } else {
        let mask = if row.causal { "causal" } else { "full" };
        let verdict = if check.ok { "" } else { "  WRONG" };
        line(format_args!(
            "head_dim {:>3} {mask:<6} seq {:>5} batch {:>3}  {:>9.2} µs {:>6.1} TFLOP/s  error {:.1e} of {:.1e}  {}{verdict}",
            row.head_dim,
            row.seq,
            row.batch,
            row.median_us,
            row.tflops,
            check.error,
            check.bound,
            row.spec
        ))?;
    }
    Ok(check.ok)
}

#[cfg(test)]
mod tests {
    use fa::dsl::target::Arch;

    use super::*;

    #[test]
    fn cells_have_tensors_of_one_size() {
        let cells = cells().expect("every cell is a problem");
        assert_eq!(cells.len(), 48);
        for Problem { shape, .. } in &cells {
            assert_eq!(shape.q_len(), TOKENS * WIDTH);
            assert_eq!(shape.kv_len(), TOKENS * WIDTH);
            assert!(shape.lse_len() <= cells[0].shape.lse_len());
        }
    }

    #[test]
    fn every_cell_has_a_kernel_on_hopper() {
        let chip = Chip {
            arch: Arch::Sm90a,
            multiprocessors: 132,
        };
        let kernels = kernels(chip).expect("sm_90a has kernels for the grid");
        assert!(kernels.len() > 3, "{kernels:?}");
    }
}
