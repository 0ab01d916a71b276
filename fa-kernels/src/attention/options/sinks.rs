//! Attention sinks: a learned logit of each head joins the sum of every row, as the score of a key whose value
//! is zero would (gpt-oss, after Xiao et al., Efficient Streaming Language Models with Attention Sinks, 2023).

use fa_dsl::abi::{ArgBuffer, TensorView};
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, RowHeads, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::LaunchError;
use crate::attention::problem::Problem;
use crate::attention::softmax::OnlineSoftmax;

/// [`Options::sinks`].
#[derive(Debug)]
pub struct Sinks {
    /// (heads).
    logits: Tensor<f32>,
}

impl AttentionOption for Sinks {
    const NAME: &'static str = "SINKS";
    const PARAMETERS: &'static [OptionalParam] = &[OptionalParam {
        name: "sinks",
        when: "SINKS",
    }];
    const JOINS_SUMS: bool = true;
    const HAS_GRADIENT: bool = true;
    type Arguments<'a> = TensorView<'a, f32>;

    fn is_asked(options: &Options<'_>) -> bool {
        options.sinks.is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<TensorView<'a, f32>, LaunchError> {
        let heads = problem.shape.heads as u64;
        match problem.options.sinks {
            Some(sinks) if sinks.extent.shape == [heads, 1, 1, 1] => Ok(sinks),
            sinks => Err(LaunchError::Shape {
                tensor: "sinks",
                found: sinks.map_or(Vec::new(), |sinks| sinks.extent.shape.to_vec()),
                expected: format!("(heads): [{heads}]"),
            }),
        }
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        let logits = <Tensor<f32> as Param>::declare("sinks");
        Box::new(Sinks { logits })
    }

    fn pack(sinks: &TensorView<'_, f32>, args: &mut ArgBuffer) {
        <Tensor<f32> as Param>::pack(sinks, "sinks", args);
    }
}

impl Hooks for Sinks {
    #[device]
    fn finish(&self, _problem: &KernelProblem, softmax: &OnlineSoftmax, heads: &RowHeads<'_>) {
        let logits = heads.values(|head| {
            let logit = self.logits.at(&[head().head]).load(0);
            Some(logit * std::f32::consts::LOG2_E)
        });
        if let Some(logits) = logits {
            softmax.join(logits);
        }
    }
}
