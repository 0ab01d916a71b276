//! What is profiled: one problem at several lengths.

use anyhow::{Context, Result, bail};
use fa::attention::{Chip, Dtype, ScoreOptions, Shape};
use fa_tune::record::{Study, Workload};

use super::Profile;
use crate::commands::arguments::{Asked, WindowArgument};
use crate::commands::attention::{self, Choice};

/// Tokens of a launch, batch × length, unless told.
const TOKENS: usize = 16_384;
/// Width of the model, heads × head dimension, unless told.
const WIDTH: usize = 2048;
/// Elements of a head, unless told.
const HEAD_DIM: usize = 64;

/// The problem but for its length.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The kernel's spec; `None` for what `attention()` chooses.
    kernel: Option<String>,
    /// Sequences of a launch; as many as make `tokens` if left out.
    batch: Option<usize>,
    tokens: usize,
    heads: usize,
    kv_heads: usize,
    head_dim: usize,
    scores: ScoreOptions,
    pub dtype: Dtype,
}

impl Series {
    pub fn of(arguments: &Profile) -> Result<Series> {
        let kernel = arguments.kernel.as_deref();
        let takes = kernel.map(attention::kernel).transpose()?;
        let takes = takes.and_then(|kernel| kernel.dtype());
        let head_dim = arguments.head_dim.map_or(HEAD_DIM, usize::from);
        let heads = arguments.heads.unwrap_or((WIDTH / head_dim).max(1));
        Ok(Series {
            kernel: kernel.map(str::to_owned),
            batch: arguments.batch,
            tokens: TOKENS,
            heads,
            kv_heads: heads,
            head_dim,
            scores: ScoreOptions::masked(arguments.causal),
            dtype: arguments.dtype.or(takes).unwrap_or_default(),
        })
    }

    /// A study's best kernel on the study's problem.
    pub fn of_study(study: &Study, batch: Option<usize>) -> Result<Series> {
        let problem = study.definition.problem.attention().with_context(|| {
            format!(
                "lengths are of attention, and {} convolves: name a study of attention, or measure the block with `fa bench --conv`",
                study.definition.kernel
            )
        })?;
        let Workload {
            shape,
            scores,
            ref tensors,
            ..
        } = *problem;
        if !tensors.is_empty() {
            bail!(
                "a profile is of dense sequences without options that are tensors, and the study has {tensors}: measure it with `fa bench`"
            );
        }
        if shape.seq_q != shape.seq_k {
            let Shape { seq_q, seq_k, .. } = shape;
            bail!(
                "a profile is of as many keys as queries, and the study has {seq_q} queries and {seq_k} keys: measure it with `fa bench --decode`, or gradients with `fa bench --varlen {seq_q}:{seq_k}`"
            );
        }
        let confirmed = study.confirmed().map(|confirmed| confirmed.spec.as_str());
        let fastest = || study.by_time().first().map(|(_, spec)| *spec);
        let kernel = confirmed.or_else(fastest).context(
            "the study has no measured configuration yet: let `fa tune` finish, then profile",
        )?;
        Ok(Series {
            dtype: attention::kernel(kernel)?.dtype().unwrap_or_default(),
            kernel: Some(kernel.to_owned()),
            batch,
            tokens: shape.batch * shape.seq_q,
            heads: shape.heads,
            kv_heads: shape.kv_heads,
            head_dim: shape.head_dim,
            scores,
        })
    }

    /// The problems of these lengths, with the kernels that run: where the one that was asked for does
    /// not take the length, what `attention()` chooses. Fails if it takes none.
    pub fn cells(&self, lengths: &[usize], chip: Chip) -> Result<Vec<Choice>> {
        let named = self.kernel.as_deref();
        let kernel = named.map(attention::kernel).transpose()?;
        let asked = Asked {
            causal: self.scores.causal,
            window: self.scores.window.map(WindowArgument),
            softcap: self.scores.softcap,
            backward: kernel.is_some_and(|kernel| kernel.is_backward()),
            ..Asked::default()
        };
        let (mut taken, mut refused) = (named.is_none(), None);
        let mut cells = Vec::with_capacity(lengths.len());
        for &seq in lengths {
            let shape = self.shape(seq);
            let choice = |named| Choice::of(named, &asked, &shape, self.dtype, chip);
            let fitting = |text| {
                let fitting = choice(Some(text))?;
                let plan = fitting.plan(chip);
                plan.with_context(|| format!("{text} takes none of the lengths"))?;
                Ok(fitting)
            };
            let fitting = named.map(fitting).transpose();
            taken |= matches!(fitting, Ok(Some(_)));
            let fitting = fitting.unwrap_or_else(|error| {
                refused.get_or_insert(error);
                None
            });
            cells.push(fitting.map_or_else(|| choice(None), Ok)?);
        }
        match refused {
            Some(error) if !taken => Err(error),
            _ => Ok(cells),
        }
    }

    fn shape(&self, seq: usize) -> Shape {
        let batch = self.batch.unwrap_or((self.tokens / seq).max(1));
        Shape {
            kv_heads: self.kv_heads,
            ..Shape::square(batch, seq, self.heads, self.head_dim)
        }
    }
}

#[cfg(test)]
pub mod tests;
