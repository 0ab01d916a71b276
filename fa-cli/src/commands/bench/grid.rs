//! `attention()` over the anchor grid: what it chooses for each cell, checked, then timed.

use std::time::Duration;

use anyhow::{Result, bail};
use fa::attention::Chip;
use fa::runtime::Device;
use fa_reference::Shape;
use half::bf16;
use serde::Serialize;

use crate::commands::arguments::{Asked, Dtype};
use crate::commands::check::Check;
use crate::commands::choice::Choice;
use crate::commands::kernels::Half;
use crate::commands::output::{self, line};
use crate::commands::spec::Spec;
use crate::commands::timing::{Bench, median};

/// Tokens of every cell, batch × length.
const TOKENS: usize = 16_384;
/// Width of the model, heads × head dimension.
const WIDTH: usize = 2048;
const HEAD_DIMS: [usize; 3] = [64, 128, 256];
/// Lengths are the powers of two from 2^7 to 2^14.
const LENGTHS: std::ops::RangeInclusive<u32> = 7..=14;

/// One problem of the grid.
#[derive(Clone, Copy, Debug)]
struct Cell {
    shape: Shape,
    asked: Asked,
}

#[derive(Serialize)]
struct Row<'a> {
    spec: &'a str,
    device: &'a str,
    dtype: &'static str,
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

/// The cells; the first has the longest log-sum-exp, all have tensors of one size.
fn cells() -> Vec<Cell> {
    let masks = [false, true];
    let lengths = || LENGTHS.map(|power| 1_usize << power);
    HEAD_DIMS
        .iter()
        .flat_map(|head_dim| masks.map(|causal| (*head_dim, causal)))
        .flat_map(|(head_dim, causal)| lengths().map(move |seq| (head_dim, causal, seq)))
        .map(|(head_dim, causal, seq)| Cell {
            shape: Shape {
                batch: TOKENS / seq,
                seq_q: seq,
                seq_k: seq,
                heads: WIDTH / head_dim,
                kv_heads: WIDTH / head_dim,
                head_dim,
            },
            asked: Asked {
                causal,
                ..Asked::default()
            },
        })
        .collect()
}

/// The different kernels that `attention()` chooses over the grid.
pub fn specs(chip: Chip) -> Result<Vec<Spec>> {
    let mut specs: Vec<Spec> = Vec::new();
    for Cell { shape, asked } in cells() {
        let spec = Choice::chosen::<bf16>(&asked, &shape, chip)?.spec;
        if !specs.contains(&spec) {
            specs.push(spec);
        }
    }
    Ok(specs)
}

/// Checks and measures every cell, prints each when it is done, and fails if one was wrong.
pub fn run(device: &Device, rounds: usize, json: bool) -> Result<()> {
    let cells = cells();
    super::warm(device, &specs(Chip::of(device))?)?;
    let Some(first) = cells.first() else {
        return Ok(());
    };
    let options = first.asked.options(&first.shape)?;
    let mut bench = Bench::<bf16>::new(device, first.shape, options)?;
    let mut wrong = 0;
    for cell in &cells {
        if !measure(&mut bench, device, cell, rounds, json)? {
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
fn measure<T: Half>(
    bench: &mut Bench<T>,
    device: &Device,
    Cell { shape, asked }: &Cell,
    rounds: usize,
    json: bool,
) -> Result<bool> {
    let Choice { spec, options } = Choice::chosen::<T>(asked, shape, Chip::of(device))?;
    bench.reshape(*shape, options);
    let program = device.load_entry(spec.entry()?, spec.values())?;
    let check = bench.check(&program, &spec)?;
    let kernels = [(program, spec)];
    let samples: Vec<Duration> = bench
        .samples(&kernels, rounds, || ())?
        .into_iter()
        .flatten()
        .collect();
    let time = median(&samples);
    let row = Row {
        spec: kernels[0].1.text(),
        device: device.name(),
        dtype: Dtype::Bf16.name(),
        batch: shape.batch,
        heads: shape.heads,
        seq: shape.seq_q,
        head_dim: shape.head_dim,
        causal: asked.causal,
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
        let cells = cells();
        assert_eq!(cells.len(), 48);
        for Cell { shape, .. } in &cells {
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
        let specs = specs(chip).expect("sm_90a has kernels for the grid");
        assert!(specs.len() > 3, "{specs:?}");
    }
}
