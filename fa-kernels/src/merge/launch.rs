//! From tensors to launches of the kernels that merge.

use std::marker::PhantomData;

use fa_dsl::abi::{Extent, MAX_RANK, TensorView, TensorViewMut};
use fa_dsl::ir::Type;
use fa_dsl::prelude::*;

use super::pair::{MergePairArgs, MergePairConfig};
use super::stacked::{AHEAD, MergeStackedArgs, MergeStackedConfig};
use crate::attention::LaunchError;
use crate::attention::launch::{check_rows, expect_shape, tiles};
use crate::chosen::Chosen;
use crate::rows::{EIGHT, MAX_HEAD_DIM, Operand, RowElement};

/// Threads of a CTA.
const PAIR_THREADS: u32 = 128;
/// Threads of a CTA: eight groups of a warp at most.
const STACKED_THREADS: u32 = 256;

/// What attention over some of the keys gave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OperandPart {
    /// The output.
    pub o: Operand,
    /// The log-sum-exp, float32.
    pub lse: Extent,
}

/// Where the result goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The output: (batch, seq_q, heads, head_dim).
    pub o: Operand,
    /// The log-sum-exp, float32, if it is wanted: (batch, heads, seq_q).
    pub lse: Option<Extent>,
}

/// The element type of the kernel for tensors of these types: the one that is not float32, or float32 if all are.
///
/// # Errors
/// The position of a tensor that is neither float32 nor of the type of those before it, or of no type that can be merged,
/// and the type that it could have besides float32.
pub fn kernel_type(types: impl IntoIterator<Item = Type>) -> Result<Type, (usize, Option<Type>)> {
    let mut narrow = None;
    for (position, element) in types.into_iter().enumerate() {
        match element {
            Type::F32 => {}
            Type::F16 | Type::Bf16 if narrow.is_none_or(|narrow| narrow == element) => {
                narrow = Some(element);
            }
            _ => return Err((position, narrow)),
        }
    }
    Ok(narrow.unwrap_or(Type::F32))
}

/// The sizes of a merge.
#[derive(Clone, Copy)]
struct Sizes {
    rows: u32,
    seq_q: u32,
    heads: u32,
    head_dim: u32,
}

impl Sizes {
    /// The sizes of a result, when its tensors fit each other and the kernels take them.
    fn of(outcome: &Outcome) -> Result<Sizes, LaunchError> {
        let shape @ [batch, seq_q, heads, head_dim] = outcome.o.extent.shape;
        if shape.contains(&0) {
            let found = shape.to_vec();
            return Err(LaunchError::Empty { tensor: "o", found });
        }
        if head_dim > MAX_HEAD_DIM.into() || !head_dim.is_multiple_of(EIGHT.into()) {
            return Err(LaunchError::HeadDim {
                found: head_dim,
                limit: MAX_HEAD_DIM,
            });
        }
        check_rows("o", &outcome.o.extent, MAX_RANK)?;
        if let Some(lse) = &outcome.lse {
            expect_shape(
                "lse",
                lse,
                [batch, heads, seq_q, 1],
                "(batch, heads, seq_q)",
            )?;
        }
        let rows = tiles(batch.saturating_mul(seq_q).saturating_mul(heads))?;
        Ok(Sizes {
            rows,
            seq_q: seq_q as u32,
            heads: heads as u32,
            head_dim: head_dim as u32,
        })
    }

    /// Threads that take a row: eight elements each, as many as a power of two.
    fn row_lanes(&self) -> u32 {
        (self.head_dim / EIGHT).next_power_of_two()
    }
}

/// The merge of two parts, each (batch, seq_q, heads, head_dim) with a log-sum-exp (batch, heads, seq_q). The result may be one
/// of the parts. `element` is the [`kernel_type`] of the tensors.
///
/// # Errors
/// What does not fit, see [`LaunchError`].
pub fn pair<'a>(
    element: Type,
    parts: &[OperandPart; 2],
    outcome: &Outcome,
) -> Result<Chosen<'a>, LaunchError> {
    let sizes = Sizes::of(outcome)?;
    let shape @ [batch, seq_q, heads, _] = outcome.o.extent.shape;
    let names = [("first.o", "first.lse"), ("second.o", "second.lse")];
    for ((o, lse), part) in names.into_iter().zip(parts) {
        expect_shape(o, &part.o.extent, shape, "the shape of o")?;
        check_rows(o, &part.o.extent, MAX_RANK)?;
        let of_lse = [batch, heads, seq_q, 1];
        expect_shape(lse, &part.lse, of_lse, "(batch, heads, seq_q)")?;
    }
    Ok(match element {
        Type::F16 => pair_of::<f16>(sizes, parts, outcome),
        Type::Bf16 => pair_of::<bf16>(sizes, parts, outcome),
        _ => pair_of::<f32>(sizes, parts, outcome),
    })
}

fn pair_of<'a, T: RowElement>(
    sizes: Sizes,
    [first, second]: &[OperandPart; 2],
    outcome: &Outcome,
) -> Chosen<'a> {
    let config = MergePairConfig::<T> {
        row_lanes: sizes.row_lanes(),
        first_f32: first.o.is_wide::<T>(),
        second_f32: second.o.is_wide::<T>(),
        o_f32: outcome.o.is_wide::<T>(),
        lse: outcome.lse.is_some(),
        threads: PAIR_THREADS,
        element: PhantomData,
    };
    let (first_o, first_f32) = first.o.views();
    let (second_o, second_f32) = second.o.views();
    let (o, o_f32) = outcome.o.views_mut();
    let args = MergePairArgs::<T> {
        first: first_o,
        first_f32,
        first_lse: TensorView::from_extent(first.lse),
        second: second_o,
        second_f32,
        second_lse: TensorView::from_extent(second.lse),
        o,
        o_f32,
        lse: outcome.lse.map(TensorViewMut::from_extent),
        rows: sizes.rows,
        seq_q: sizes.seq_q,
        heads: sizes.heads,
        head_dim: sizes.head_dim,
    };
    let ctas = sizes.rows.div_ceil(config.threads / config.row_lanes);
    Chosen::new(&config, ctas, &args)
}

/// The merge of stacked parts, (parts, batch · seq_q, heads, head_dim) with log-sum-exps (parts, batch, heads, seq_q), the
/// batch and the queries being those of the result. `element` is the [`kernel_type`] of the tensors.
///
/// # Errors
/// What does not fit, see [`LaunchError`].
pub fn stacked<'a>(
    element: Type,
    parts: &OperandPart,
    outcome: &Outcome,
) -> Result<Chosen<'a>, LaunchError> {
    let sizes = Sizes::of(outcome)?;
    let [batch, seq_q, heads, head_dim] = outcome.o.extent.shape;
    let count = parts.o.extent.shape[0];
    if count == 0 {
        let found = parts.o.extent.shape.to_vec();
        return Err(LaunchError::Empty {
            tensor: "parts.o",
            found,
        });
    }
    let of_parts = [count, batch * seq_q, heads, head_dim];
    let text = "(parts, batch · seq_q, heads, head_dim) with the sizes of o";
    expect_shape("parts.o", &parts.o.extent, of_parts, text)?;
    check_rows("parts.o", &parts.o.extent, MAX_RANK)?;
    let of_lse = [count, batch, heads, seq_q];
    expect_shape(
        "parts.lse",
        &parts.lse,
        of_lse,
        "(parts, batch, heads, seq_q)",
    )?;
    let count = tiles(count)?;
    Ok(match element {
        Type::F16 => stacked_of::<f16>(sizes, count, parts, outcome),
        Type::Bf16 => stacked_of::<bf16>(sizes, count, parts, outcome),
        _ => stacked_of::<f32>(sizes, count, parts, outcome),
    })
}

fn stacked_of<'a, T: RowElement>(
    sizes: Sizes,
    count: u32,
    parts: &OperandPart,
    outcome: &Outcome,
) -> Chosen<'a> {
    let config = MergeStackedConfig::<T> {
        ways: ways(count),
        row_lanes: sizes.row_lanes(),
        parts_f32: parts.o.is_wide::<T>(),
        o_f32: outcome.o.is_wide::<T>(),
        lse: outcome.lse.is_some(),
        threads: STACKED_THREADS,
        element: PhantomData,
    };
    let (parts_o, parts_f32) = parts.o.views();
    let (o, o_f32) = outcome.o.views_mut();
    let args = MergeStackedArgs::<T> {
        parts: parts_o,
        parts_f32,
        parts_lse: TensorView::from_extent(parts.lse),
        o,
        o_f32,
        lse: outcome.lse.map(TensorViewMut::from_extent),
        count,
        rows: sizes.rows,
        seq_q: sizes.seq_q,
        heads: sizes.heads,
        head_dim: sizes.head_dim,
    };
    let rows = config.threads / (config.row_lanes * config.ways);
    Chosen::new(&config, sizes.rows.div_ceil(rows), &args)
}

/// Groups of threads that share the parts of a row, by their number alone: so a row comes out with the same bits whatever else
/// is merged beside it.
fn ways(count: u32) -> u32 {
    count.div_ceil(AHEAD).next_power_of_two().min(8)
}
