//! `attention()` over the grid: what it chooses for each cell, checked, then timed.

use std::fmt;

use anyhow::{Context, Result, bail};
use fa::attention::{Chip, Dtype, Options, Problem, Shape, Window};
use fa::dsl::target::Arch;
use fa::runtime::Device;
use serde_json::json;

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

/// Lengths of the cells with windows and a softcap.
const OPTION_LENGTHS: [usize; 2] = [4096, 16_384];
/// Keys before its own that a query sees in the cells with windows; it sees none after.
const WINDOWS: [u32; 3] = [256, 1024, 4096];
/// Of the cells with a softcap, which have no mask.
const SOFTCAP: f32 = 30.0;

/// A row of the grid.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub problem: Problem<'static>,
    scores: Scores,
}

/// What makes rows of the same sizes differ. A window of all keys is a causal mask to the problem, and has its own row nevertheless.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Scores {
    Full,
    Causal,
    Window(u32),
    Softcap(f32),
}

impl Scores {
    fn options(self) -> Options<'static> {
        let none = Options::default();
        match self {
            Scores::Full => none,
            Scores::Causal => attention::masked(true),
            Scores::Window(left) => Options {
                window: Some(Window {
                    left: Some(left),
                    right: Some(0),
                }),
                ..none
            },
            Scores::Softcap(cap) => Options {
                softcap: Some(cap),
                ..none
            },
        }
    }
}

/// As `benches/peers/grid.py` calls it.
impl fmt::Display for Scores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Scores::Full => "full".to_owned(),
            Scores::Causal => "causal".to_owned(),
            Scores::Window(left) => format!("window{left}"),
            Scores::Softcap(cap) => format!("softcap{cap}"),
        };
        f.pad(&name)
    }
}

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

/// The cells; the first has the longest log-sum-exp, all have tensors of one size.
pub fn cells(wanted: Wanted) -> Result<Vec<Cell>> {
    let masks = [Scores::Full, Scores::Causal];
    let anchors = HEAD_DIMS.into_iter().flat_map(|head_dim| {
        let of_mask = move |scores| LENGTHS.map(move |power| (head_dim, 1_usize << power, scores));
        masks.into_iter().flat_map(of_mask)
    });
    let windows = WINDOWS.map(Scores::Window).into_iter();
    let options = windows.chain([Scores::Softcap(SOFTCAP)]);
    let options = options.flat_map(|scores| {
        let of_dim = move |head_dim| OPTION_LENGTHS.map(|seq| (head_dim, seq, scores));
        HEAD_DIMS.into_iter().flat_map(of_dim)
    });
    let deterministic = Wanted::Gradients {
        deterministic: true,
    };
    let cell = |(head_dim, seq, scores): (usize, usize, Scores)| {
        let shape = Shape::square(TOKENS / seq, seq, WIDTH / head_dim, head_dim);
        let options = Options {
            deterministic: wanted == deterministic,
            ..scores.options()
        };
        let problem = attention::problem(&shape, Dtype::Bf16, options)?;
        Ok(Cell { problem, scores })
    };
    anchors.chain(options).map(cell).collect()
}

/// What `attention()` chooses for each cell, or `attention_backward()`.
fn choices(cells: &[Cell], wanted: Wanted, chip: Chip) -> Result<Vec<Choice>> {
    let backward = wanted != Wanted::Output;
    let cells = cells.iter();
    cells
        .map(|it| Choice::chosen(it.problem, backward, chip))
        .collect()
}

/// The different kernels that are launched over the grid.
pub fn kernels(arch: Arch, wanted: Wanted) -> Result<Vec<Spec>> {
    let chip = Chip {
        arch,
        ..DEFAULT_CHIP
    };
    attention::kernels(&choices(&cells(wanted)?, wanted, chip)?, chip)
}

/// Checks and measures every cell, prints each when it is done, and fails if one was wrong.
pub fn run(device: &Device, wanted: Wanted, rounds: usize, json: bool) -> Result<()> {
    let cells = cells(wanted)?;
    let choices = choices(&cells, wanted, Chip::of(device))?;
    let (mut wrong, mut scores) = (0, cells.iter().map(|cell| cell.scores));
    timing::measure_cells(device, &choices, rounds, |bench, measured| {
        wrong += usize::from(!measured.check.verdict.is_correct());
        // Cells come in their order.
        let scores = scores
            .next()
            .context("there is a cell too many: report this")?;
        let mut row = bench.row(&measured);
        row["scores"] = json!(scores.to_string());
        let text = described(bench.problem(), scores, &measured);
        output::either(json, &row, text)
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
fn described(problem: &Problem<'_>, scores: Scores, measured: &Measured) -> String {
    let shape = &problem.shape;
    let (batch, seq, head_dim) = (shape.batch, shape.seq_q, shape.head_dim);
    let (median_us, tflops) = (measured.median_us(), measured.tflops());
    let (error, bound) = (measured.check.error, measured.check.bound);
    let verdict = if measured.check.verdict.is_correct() {
        ""
    } else {
        "  WRONG"
    };
    let spec = measured.kernel.spec();
    format!(
        "head_dim {head_dim:>3} {scores:<10} seq {seq:>5} batch {batch:>3}  {median_us:>9.2} µs {tflops:>6.1} TFLOP/s  error {error:.1e} of {bound:.1e}  {spec}{verdict}"
    )
}

#[cfg(test)]
mod tests;
