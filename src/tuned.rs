//! Tuned configurations: what studies have found, and which of it a problem gets.
//!
//! A [`Table`] says which configuration was the fastest for a problem on a kind of GPU. There are two,
//! and the first that knows a problem answers: the user's own, which `fa tune --apply` writes (see
//! [`user_path`]), and the one that is shipped, of the GPUs that this project has measured. They are read
//! when the first kernel is chosen; nothing is ever searched then.
//!
//! A problem gets what was found for the same lengths, head_dim, grouping of heads, mask and element
//! type, and a number of heads in all (batch × heads) within a factor of two, the nearest first. A convolution block
//! gets what was found for the same images, channels, kernel size, options and element type, and a number of images
//! within a factor of two.

mod table;

use std::path::PathBuf;
use std::sync::OnceLock;

use fa_dsl::config::KernelConfig;
use fa_kernels::attention::{Configured, Problem, ScoreOptions, Shape, Variant};
use fa_kernels::conv::{ConvKernel, ConvProblem};
use fa_kernels::fa_s512::{FaS512, FaS512Config, HEAD_DIM, SEQ};
use fa_runtime::discovery::Surroundings;

use crate::attention::Chip;

pub use table::{ConvRecord, Record, Table, TableError, Unfit};

/// The table of the GPUs that this project has measured.
const SHIPPED: &str = include_str!("tuned/shipped.json");

/// The file of the user's table: `FA_TUNED_PATH`, else `tuned.json` in the user's data folder
/// (`FA_DATA_DIR`). `None` where there is no such folder, or `FA_TUNED_PATH` is empty: then there is no
/// such table.
pub fn user_path() -> Option<PathBuf> {
    match std::env::var_os("FA_TUNED_PATH") {
        Some(path) if path.is_empty() => None,
        Some(path) => Some(PathBuf::from(path)),
        None => Some(Surroundings::current().data_folder()?.join("tuned.json")),
    }
}

/// The table that is shipped.
pub fn shipped() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    // A test reads it, so that a mistake in it does not get this far.
    TABLE.get_or_init(|| {
        Table::parse(SHIPPED).unwrap_or_else(|error| {
            tracing::error!("the shipped table of tuned configurations: {error}");
            Table::default()
        })
    })
}

/// The user's table as it was when it was first needed. One that cannot be read is reported once, and
/// then empty: a computation does not fail because of it.
fn user() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let Some(path) = user_path() else {
            return Table::default();
        };
        Table::load(&path).unwrap_or_else(|error| {
            tracing::warn!("{error}; the shipped configurations are used");
            Table::default()
        })
    })
}

/// What was found for a problem, if it was ever searched: in the user's table, else in the shipped one.
fn nearest(
    chip: Chip,
    shape: &Shape,
    scores: &ScoreOptions,
    named: impl Fn(&str) -> bool,
    accepted: impl Fn(&Configured) -> bool,
) -> Option<Configured> {
    [user(), shipped()]
        .into_iter()
        .find_map(|table| table.nearest(chip, shape, scores, &named, &accepted))
}

/// The fastest configuration of FaS512 that is known for so many sequences and heads on this kind of
/// device; `FaS512<64,64,32,4>` where nothing was measured.
pub fn fas512(chip: Chip, batch: usize, heads: usize, causal: bool) -> FaS512Config {
    let shape = Shape::square(batch, SEQ as usize, heads, HEAD_DIM as usize);
    let is_fas512 = |name: &str| name == FaS512Config::NAME;
    let scores = ScoreOptions::masked(causal);
    nearest(chip, &shape, &scores, is_fas512, |_| true)
        .and_then(|kernel| FaS512Config::from_values(kernel.values()))
        .unwrap_or(FaS512Config {
            causal,
            ..FaS512::<64, 64, 32, 4>::CONFIG
        })
}

/// What was found for a problem of `attention()`, if it was ever searched.
pub(crate) fn attention(chip: Chip, problem: &Problem<'_>) -> Option<Configured> {
    of_pass(chip, problem, false)
}

/// What was found for the gradients of a problem, if they were ever searched.
pub(crate) fn backward(chip: Chip, problem: &Problem<'_>) -> Option<Configured> {
    of_pass(chip, problem, true)
}

/// What was found for a convolution block, if it was ever searched.
pub(crate) fn convolution(chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
    [user(), shipped()]
        .into_iter()
        .find_map(|table| table.nearest_convolution(chip, problem))
}

fn of_pass(chip: Chip, problem: &Problem<'_>, backward: bool) -> Option<Configured> {
    let Problem { shape, options, .. } = problem;
    let variant = Variant::of(problem, Variant::PLAIN.head_dim);
    if table::has_other_options(&variant) || options.splits.is_some() {
        return None;
    }
    let accepted = |kernel: &Configured| {
        kernel.is_backward() == backward
            && kernel.dtype() == Some(problem.dtype)
            && kernel.is_deterministic() == (backward && options.deterministic)
            && options.seq.is_none_or(|seq| seq == kernel.variant().seq)
    };
    let general = |name: &str| name != FaS512Config::NAME;
    let scores = ScoreOptions::of(options);
    let found = nearest(chip, shape, &scores, general, accepted)?;
    Some(found.with_variant(Variant {
        lse: problem.lse,
        ..found.variant()
    }))
}
