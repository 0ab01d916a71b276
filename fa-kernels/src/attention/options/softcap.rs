//! The softcap: scores s become cap·tanh(s / cap).

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::{AttentionOption, BlockAt, Derivatives, Held, Hooks, Options, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::{LaunchError, scale_log2};
use crate::attention::problem::Problem;

/// [`Options::softcap`].
#[derive(Debug)]
pub struct Softcap {
    /// 2·log2 e·scale / cap.
    factor: Reg<f32>,
}

impl AttentionOption for Softcap {
    const NAME: &'static str = "SOFTCAP";
    const PARAMETERS: &'static [OptionalParam] = &[OptionalParam {
        name: "softcap",
        when: "SOFTCAP",
    }];
    const HAS_GRADIENT: bool = true;
    /// The factor of the argument of tanh in base 2.
    type Arguments<'a> = f32;

    fn is_asked(options: &Options<'_>) -> bool {
        options.softcap.is_some()
    }

    fn check<'a>(problem: &Problem<'a>, scale: &mut ScoreScale) -> Result<f32, LaunchError> {
        let cap = problem.options.softcap.unwrap_or_default();
        let factor = (2.0 * scale.log2 / cap).max(f32::MIN_POSITIVE);
        let invalid = LaunchError::Softcap(cap);
        if !(cap > 0.0 && factor.is_finite()) {
            return Err(invalid);
        }
        scale.log2 = scale_log2(cap).ok_or(invalid)?;
        Ok(factor)
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        let factor = <f32 as Param>::declare("softcap");
        Box::new(Softcap { factor })
    }

    fn pack(factor: &f32, args: &mut ArgBuffer) {
        <f32 as Param>::pack(factor, "softcap", args);
    }
}

impl Hooks for Softcap {
    /// s becomes tanh(s·scale / cap), which the softmax multiplies by the cap.
    /// tanh x = 1 − 2 / (e^2x + 1), within 2^-22 of the exact value.
    #[device]
    fn scores(
        &self,
        _problem: &KernelProblem,
        _held: &Held,
        s: &Accumulator,
        _at: &dyn Fn() -> BlockAt,
    ) {
        for m in 0..s.m_tiles {
            for n in 0..s.n_tiles {
                for score in s.block(m, n) {
                    let power = (score.peek() * self.factor).exp2();
                    score.set((power + 1.0).recip().mul_add(-2.0, 1.0));
                }
            }
        }
    }

    /// tanh' = 1 − tanh², of the tanh that the scores have become.
    fn scores_with_derivatives(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        derivatives: &Derivatives,
    ) {
        self.scores(problem, held, s, at);
        derivatives.multiply(s, |tanh| tanh.mul_add(-tanh, 1.0));
    }
}
