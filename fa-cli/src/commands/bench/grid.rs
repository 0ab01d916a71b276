//! `attention()` over the anchor grid: what it chooses for each cell, checked, then timed.

use anyhow::{Result, bail};
use fa::attention::Chip;
use fa::runtime::Device;
use fa_reference::Shape;
use half::bf16;
use serde_json::json;

use crate::commands::arguments::{self, Asked};
use crate::commands::check::Check;
use crate::commands::choice::Choice;
use crate::commands::kernels::Half;
use crate::commands::output::{self, microseconds};
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

/// The cells; the first has the longest log-sum-exp, all have tensors of one size.
fn cells() -> Vec<Cell> {
    let masks = [false, true];
    let lengths = || LENGTHS.map(|power| 1_usize << power);
    HEAD_DIMS
        .iter()
        .flat_map(|head_dim| masks.map(|causal| (*head_dim, causal)))
        .flat_map(|(head_dim, causal)| lengths().map(move |seq| (head_dim, causal, seq)))
        .map(|(head_dim, causal, seq)| Cell {
            shape: arguments::shape([TOKENS / seq, seq, WIDTH / head_dim, head_dim]),
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
    let options = cells[0].asked.options(&cells[0].shape)?;
    let mut bench = Bench::<bf16>::new(device, cells[0].shape, options)?;
    let mut wrong = 0;
    for cell in &cells {
        if !measure(&mut bench, device, cell, rounds, json)? {
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
    let samples = bench.samples(&kernels, rounds, || ())?.concat();
    let (time, spec) = (median(&samples), kernels[0].1.text());
    let (median_us, tflops) = (microseconds(time), bench.tflops(time));
    let Shape {
        batch,
        seq_q: seq,
        heads,
        head_dim,
        ..
    } = *shape;
    let row = json!({
        "spec": spec, "device": device.name(), "dtype": T::DTYPE.name(), "batch": batch,
        "heads": heads, "seq": seq, "head_dim": head_dim, "causal": asked.causal, "rounds": rounds,
        "median_us": median_us, "min_us": samples.iter().min().copied().map(microseconds),
        "tflops": tflops, "check": check,
    });
    let mask = if asked.causal { "causal" } else { "full" };
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
