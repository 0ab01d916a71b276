//! `attention()` over the anchor grid: what it chooses for each cell, checked, then timed.

use anyhow::{Result, bail};
use fa::attention::{Chip, Dtype, Options, Problem, Shape};
use fa::dsl::target::Arch;
use fa::runtime::Device;

use crate::commands::attention::{self, Choice};
use crate::commands::output;
use crate::commands::plan::DEFAULT_CHIP;
use crate::commands::spec::Spec;
use crate::commands::timing::{self, Measured};

/// Tokens of every cell, batch × length.
const TOKENS: usize = 16_384;
/// Width of the model, heads × head dimension.
const WIDTH: usize = 2048;
const HEAD_DIMS: [usize; 3] = [64, 128, 256];
/// Lengths are the powers of two from 2^7 to 2^14.
const LENGTHS: std::ops::RangeInclusive<u32> = 7..=14;

/// What is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// What `attention()` gives.
    Output,
    /// What `attention_backward()` gives.
    Gradients {
        /// With the same bits every time.
        deterministic: bool,
    },
}

/// The problems of the cells; the first has the longest log-sum-exp, all have tensors of one size.
pub fn cells(wanted: Wanted) -> Result<Vec<Problem<'static>>> {
    let mut cells = Vec::new();
    for (head_dim, causal) in HEAD_DIMS
        .into_iter()
        .flat_map(|it| [(it, false), (it, true)])
    {
        for seq in LENGTHS.map(|power| 1_usize << power) {
            let shape = Shape::square(TOKENS / seq, seq, WIDTH / head_dim, head_dim);
            let options = Options {
                deterministic: wanted
                    == Wanted::Gradients {
                        deterministic: true,
                    },
                ..attention::masked(causal)
            };
            cells.push(attention::problem(&shape, Dtype::Bf16, options)?);
        }
    }
    Ok(cells)
}

/// What `attention()` chooses for each cell, or `attention_backward()`.
fn choices(wanted: Wanted, chip: Chip) -> Result<Vec<Choice>> {
    let backward = wanted != Wanted::Output;
    let chosen = cells(wanted)?.into_iter();
    chosen
        .map(|it| Choice::chosen(it, backward, chip))
        .collect()
}

/// The different kernels that are launched over the grid.
pub fn kernels(arch: Arch, wanted: Wanted) -> Result<Vec<Spec>> {
    let chip = Chip {
        arch,
        ..DEFAULT_CHIP
    };
    attention::kernels(&choices(wanted, chip)?, chip)
}

/// Checks and measures every cell, prints each when it is done, and fails if one was wrong.
pub fn run(device: &Device, wanted: Wanted, rounds: usize, json: bool) -> Result<()> {
    let cells = choices(wanted, Chip::of(device))?;
    let mut wrong = 0;
    timing::measure_cells(device, &cells, rounds, |bench, measured| {
        wrong += usize::from(!measured.check.verdict.is_correct());
        let text = described(bench.problem(), &measured);
        output::either(json, &bench.row(&measured), text)
    })?;
    if wrong > 0 {
        let (all, device) = (cells.len(), device.name());
        let what = match wanted {
            Wanted::Gradients { .. } => "attention_backward()",
            Wanted::Output => "attention()",
        };
        bail!("{what} is wrong in {wrong} of {all} cells on {device}");
    }
    Ok(())
}

/// One cell, for people.
fn described(problem: &Problem<'_>, measured: &Measured) -> String {
    let (shape, is_causal) = (&problem.shape, problem.options.causal);
    let (batch, seq, head_dim) = (shape.batch, shape.seq_q, shape.head_dim);
    let mask = if is_causal { "causal" } else { "full" };
    let (median_us, tflops) = (measured.median_us(), measured.tflops());
    let (error, bound) = (measured.check.error, measured.check.bound);
    let verdict = if measured.check.verdict.is_correct() {
        ""
    } else {
        "  WRONG"
    };
    let spec = measured.kernel.spec();
    format!(
        "head_dim {head_dim:>3} {mask:<6} seq {seq:>5} batch {batch:>3}  {median_us:>9.2} µs {tflops:>6.1} TFLOP/s  error {error:.1e} of {bound:.1e}  {spec}{verdict}"
    )
}

#[cfg(test)]
mod tests;
