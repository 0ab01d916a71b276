//! ALiBi: a slope of each head times the distance between query and key is subtracted from the scores (Press,
//! Smith and Lewis, Train Short, Test Long, 2022).

use std::cell::OnceCell;
use std::collections::BTreeMap;

use fa_dsl::abi::{ArgBuffer, Extent, TensorView};
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::{
    AttentionOption, BlockAt, FirstRow, HeadAt, Held, Hooks, Line, Options, RowValues, ScoreScale,
    Variant,
};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::LaunchError;
use crate::attention::problem::Problem;

/// [`Options::alibi_slopes`].
#[derive(Debug)]
pub struct Alibi {
    /// (batch, heads), the batch perhaps of stride 0.
    slopes: Tensor<f32>,
}

/// From here on log2 e / scale, which slopes are multiplied by, leaves float32 room for distances.
const LEAST_SCALE: f32 = 1e-20;

impl AttentionOption for Alibi {
    const NAME: &'static str = "ALIBI";
    const PARAMETERS: &'static [OptionalParam] = &[OptionalParam {
        name: "alibi_slopes",
        when: "ALIBI",
    }];
    const HAS_GRADIENT: bool = true;
    type Arguments<'a> = TensorView<'a, f32>;

    fn is_asked(options: &Options<'_>) -> bool {
        options.alibi_slopes.is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        scale: &mut ScoreScale,
    ) -> Result<TensorView<'a, f32>, LaunchError> {
        if scale.log2 < LEAST_SCALE {
            return Err(LaunchError::OptionValue {
                option: "alibi_slopes",
                reason: format!("they need a scale of at least {LEAST_SCALE:e}"),
            });
        }
        let [batch, heads] = [problem.shape.batch, problem.shape.heads].map(|size| size as u64);
        let given = problem.options.alibi_slopes.map(|slopes| slopes.extent);
        match given {
            Some(slopes) if slopes.shape == [batch, heads, 1, 1] => {
                Ok(TensorView::from_extent(slopes))
            }
            Some(slopes) if slopes.shape == [heads, 1, 1, 1] => {
                Ok(TensorView::from_extent(Extent {
                    shape: [batch, heads, 1, 1],
                    strides: [0, slopes.strides[0], 0, 0],
                    ..slopes
                }))
            }
            other => Err(LaunchError::Shape {
                tensor: "alibi_slopes",
                found: other.map_or(Vec::new(), |slopes| slopes.shape.to_vec()),
                expected: format!("(heads) or (batch, heads): [{heads}] or [{batch}, {heads}]"),
            }),
        }
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        let slopes = <Tensor<f32> as Param>::declare("alibi_slopes");
        Box::new(Alibi { slopes })
    }

    fn pack(slopes: &TensorView<'_, f32>, args: &mut ArgBuffer) {
        <Tensor<f32> as Param>::pack(slopes, "alibi_slopes", args);
    }
}

impl Hooks for Alibi {
    /// The head's slope in units of the scores, which the softmax multiplies by the scale and log2 e.
    #[device]
    fn of_head(&self, problem: &KernelProblem, head: &dyn Fn() -> HeadAt) -> Option<Reg<f32>> {
        let HeadAt { head, batch } = head();
        let slope = self.slopes.at(&[batch, head]).load(0);
        Some(slope * (problem.scale_log2.recip() * std::f32::consts::LOG2_E))
    }

    fn scores(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
    ) {
        if let Some(slopes) = &held.head {
            subtract_distances(problem, slopes, s, at());
        }
    }
}

/// s becomes s − slope·|i + seq_k − seq_q − j|. Distances are exact up to 2^24; what they are multiplied by is added without a rounding in
/// between, so that near keys have as exact a score as without slopes.
#[device]
fn subtract_distances(problem: &KernelProblem, slopes: &RowValues, s: &Accumulator, at: BlockAt) {
    // Where causal, no visible key is to the right of its query.
    let causal = problem.variant.causal && !problem.variant.widens();
    let column = (at.first_key_of_lane() + problem.seq_q).to_f32();
    let lines: Vec<Line> = at.lines(s).collect();
    // From lines' queries to this thread's first key.
    let firsts: Vec<OnceCell<Reg<f32>>> = lines.iter().map(|_| OnceCell::new()).collect();
    let mut known = BTreeMap::new();
    for (number, right, score) in in_order(&lines, &at) {
        let line = &lines[number];
        // Keys that are as far from their queries share the distance.
        let (from, more) = match line.after_first {
            Some(after) => (0, i64::from(after) - i64::from(right)),
            None => (number, -i64::from(right)),
        };
        let first =
            *firsts[from].get_or_init(|| (lines[from].query + problem.seq_k).to_f32() - column);
        let distance = known.entry((from, more)).or_insert_with(|| {
            let distance = first + more as f32;
            match causal {
                true => distance,
                false => distance.abs(),
            }
        });
        score.set(distance.mul_add(-line.value(slopes), score.peek()));
    }
}

/// A thread's scores, each with the number of its line and its key's distance from the thread's first: column by column of the accumulators, so
/// that those of one distance come soon after each other.
fn in_order(lines: &[Line], at: &BlockAt) -> Vec<(usize, u32, Var<f32>)> {
    let of_line = |(number, line): (usize, &Line)| {
        let scores = line.scores.iter();
        let scores = scores.map(|(right, score)| (number, *right, *score));
        scores.collect::<Vec<_>>()
    };
    let mut all: Vec<_> = lines.iter().enumerate().flat_map(of_line).collect();
    if !matches!(at.first_row, FirstRow::Key { .. }) {
        all.sort_by_key(|(_, right, _)| *right);
    }
    all
}
