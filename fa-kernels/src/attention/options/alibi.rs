//! ALiBi: a slope of each head times the distance between query and key is subtracted from the scores (Press,
//! Smith and Lewis, Train Short, Test Long, 2022).

use fa_dsl::abi::{ArgBuffer, Extent, TensorView};
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::{
    AttentionOption, BlockAt, HeadAt, Held, Hooks, Options, RowValues, ScoreScale, Variant,
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

/// s becomes s − slope·|i + seq_k − seq_q − j|. Distances are exact up to 2^24.
#[device]
fn subtract_distances(problem: &KernelProblem, slopes: &RowValues, s: &Accumulator, at: BlockAt) {
    let causal = problem.variant.causal && !problem.variant.widens();
    let column = (at.first_key_of_lane() + problem.seq_q).to_f32();
    for line in at.lines(s) {
        let slope = line.value(slopes);
        let query = line.query;
        // To this thread's first key; the others are further right by a constant.
        let distance = (query + problem.seq_k).to_f32() - column;
        let first = -(slope * distance);
        for (right, score) in line.scores {
            let right = right as f32;
            score.set(if causal {
                // No visible key is to the right of its query.
                slope.mul_add(right, score.peek() + first)
            } else {
                (distance - right).abs().mul_add(-slope, score.peek())
            });
        }
    }
}
