//! The softcap: scores s become cap·tanh(s / cap).

use std::f32::consts::LN_2;

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::small::{Polynomial, all, has_room, largest};
use super::{AttentionOption, BlockAt, Derivatives, Held, Hooks, Options, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::{LaunchError, scale_log2};
use crate::attention::problem::Problem;

/// Whether small scores are capped in a way of their own: beside functions some tiles have no registers for that.
fn small_scores_differ(variant: &Variant) -> bool {
    has_room(variant.prefix_ranges, variant.packed) && !variant.functions
}

/// [`Options::softcap`].
#[derive(Debug)]
pub struct Softcap {
    factor: Reg<f32>,
    scale: Reg<f32>,
    small: Option<Small<Reg<f32>>>,
}

/// What a launch passes for the softcap.
#[derive(Clone, Copy, Debug)]
pub struct SoftcapArguments {
    /// What makes products arguments of tanh in base 2: 2·log2 e·scale / cap.
    factor: f32,
    /// cap·log2 e.
    scale: f32,
    small: Option<Small<f32>>,
}

/// Polynomials where tanh is within 2^-22 of them: of few powers for scores that are far under their caps, of more for most of the others.
#[derive(Clone, Copy, Debug)]
struct Small<T> {
    far_under: Polynomial<T, 3>,
    under: Polynomial<T, 5>,
}

/// Those of tanh, of the least relative error up to their limits: 2^-20.6, where tanh is 0.26, and 2^-23.7.
const TANH: Small<f32> = Small {
    far_under: Polynomial {
        limit: 0.27,
        coefficients: [0.127_624_7, -0.333_178_85, 0.999_999_4],
    },
    under: Polynomial {
        limit: 0.6,
        coefficients: [
            0.015_475_45,
            -0.052_101_497,
            0.133_101_74,
            -0.333_323_1,
            0.999_999_9,
        ],
    },
};

impl Small<f32> {
    /// scale·tanh(factor·s).
    fn of_multiple(factor: f32, scale: f32) -> Small<f32> {
        Small {
            far_under: TANH.far_under.of_multiple(factor, scale),
            under: TANH.under.of_multiple(factor, scale),
        }
    }
}

impl AttentionOption for Softcap {
    const NAME: &'static str = "SOFTCAP";
    const PARAMETERS: &'static [OptionalParam] = &[
        OptionalParam {
            name: "softcap",
            when: "SOFTCAP",
        },
        OptionalParam {
            name: "softcap_scale",
            when: "SOFTCAP",
        },
        OptionalParam {
            name: "softcap of small scores",
            when: "SOFTCAP",
        },
    ];
    const HAS_GRADIENT: bool = true;
    type Arguments<'a> = SoftcapArguments;

    fn is_asked(options: &Options<'_>) -> bool {
        options.softcap.is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        scale: &mut ScoreScale,
    ) -> Result<SoftcapArguments, LaunchError> {
        let cap = problem.options.softcap.unwrap_or_default();
        let factor = (2.0 * scale.log2 / cap).max(f32::MIN_POSITIVE);
        let invalid = LaunchError::Softcap(cap);
        // What is capped is in base 2, and up to twice as far from another score.
        let spans = 2.0 * std::f32::consts::LOG2_E * cap;
        if !(cap > 0.0 && factor.is_finite() && spans.is_finite()) {
            return Err(invalid);
        }
        let capped = scale_log2(cap).ok_or(invalid)?;
        // Capped scores are in base 2.
        scale.log2 = 1.0;
        let options = problem.options;
        let has_functions = !options.scores.is_empty() || !options.masks.is_empty();
        let has_room =
            has_room(options.prefix_ranges.is_some(), options.packed.is_some()) && !has_functions;
        Ok(SoftcapArguments {
            factor,
            scale: capped,
            small: has_room.then(|| Small::of_multiple(factor * (LN_2 / 2.0), capped)),
        })
    }

    fn has_parameter(variant: &Variant, index: usize) -> bool {
        index < 2 || small_scores_differ(variant)
    }

    fn declare(variant: &Variant) -> Box<dyn Hooks> {
        let [factor, scale] = ["softcap", "softcap_scale"].map(<f32 as Param>::declare);
        let small = small_scores_differ(variant).then(|| Small {
            far_under: Polynomial::declare(),
            under: Polynomial::declare(),
        });
        Box::new(Softcap {
            factor,
            scale,
            small,
        })
    }

    fn pack(given: &SoftcapArguments, args: &mut ArgBuffer) {
        <f32 as Param>::pack(&given.factor, "softcap", args);
        <f32 as Param>::pack(&given.scale, "softcap_scale", args);
        if let Some(small) = &given.small {
            small.far_under.pack(args);
            small.under.pack(args);
        }
    }
}

impl Hooks for Softcap {
    /// Capped scores are in base 2.
    fn softmax_scale(&self, _scale: Reg<f32>) -> Reg<f32> {
        1.0.into()
    }

    fn scores(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
    ) {
        let scale = problem.scale_log2;
        self.scores_then(problem, held, s, at, scale, &|_| ());
    }

    /// s becomes cap·tanh(s·scale / cap), within 2^-22 of the exact value: 1 − 2 / (e^2x + 1), or of small scores a polynomial.
    #[device]
    fn scores_then(
        &self,
        _problem: &KernelProblem,
        _held: &Held,
        s: &Accumulator,
        _at: &dyn Fn() -> BlockAt,
        scale: Reg<f32>,
        rest: &dyn Fn(Reg<f32>),
    ) {
        match &self.small {
            Some(small) => {
                // The special function unit would be busy three times as long as without a cap, and few scores come near their caps.
                let largest = largest(s);
                if small.far_under.is_passed(largest) {
                    if small.under.is_passed(largest) {
                        self.cap(s);
                    } else {
                        small.under.replace(s);
                    }
                    rest(scale);
                } else {
                    small.far_under.replace(s);
                    rest(scale);
                }
            }
            None => {
                self.cap(s);
                rest(scale);
            }
        }
    }

    /// tanh' = 1 − tanh², of the tanh that the scores are multiples of.
    fn scores_with_derivatives(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        derivatives: &Derivatives,
    ) {
        self.scores(problem, held, s, at);
        let to_tanh = self.scale.recip();
        derivatives.multiply(s, |capped| {
            let tanh = capped * to_tanh;
            tanh.mul_add(-tanh, 1.0)
        });
    }
}

impl Softcap {
    /// tanh x = 1 − 2 / (e^2x + 1).
    fn cap(&self, s: &Accumulator) {
        let twice = self.scale * -2.0;
        for score in all(s) {
            let power = (score.peek() * self.factor).exp2();
            score.set((power + 1.0).recip().mul_add(twice, self.scale));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expect_exact<const N: usize>(polynomial: &Polynomial<f32, N>, factor: f32, scale: f32) {
        assert!(polynomial.limit > 0.0);
        for step in -1000_i16..=1000 {
            let score = polynomial.limit * f32::from(step) / 1000.0;
            let near = f64::from(polynomial.of_score(score)) / f64::from(scale);
            let off = near - (f64::from(score) * f64::from(factor)).tanh();
            assert!(off.abs() < 2_f64.powi(-22), "{score} times {factor}: {off}");
        }
    }

    #[test]
    fn the_polynomials_of_small_products_are_as_near_as_the_exponential() {
        for (factor, scale) in [
            (1.1e-5_f32, 0.25_f32),
            (0.0018, 1.0),
            (0.018, 1.0),
            (1.0, 28.9),
            (700.0, 1.0),
            (9e4, 9e4),
        ] {
            let Small { far_under, under } = Small::of_multiple(factor, scale);
            expect_exact(&far_under, factor, scale);
            if (1e-3..1e3).contains(&factor) {
                expect_exact(&under, factor, scale);
            }
        }
    }

    #[test]
    fn no_product_is_small_where_coefficients_are_no_numbers() {
        for (factor, scale) in [
            (f32::MIN_POSITIVE, 1.0),
            (1e-8, 1.0),
            (1e10, 1.0),
            (f32::MAX, 1.0),
            (1e5, 1e30),
            (1e-5, 1e-30),
            (f32::INFINITY, 1.0),
            (f32::NAN, 1.0),
        ] {
            let Small { far_under, under } = Small::of_multiple(factor, scale);
            let is_none = |limit: f32| limit <= 0.0;
            assert!(is_none(under.limit), "{factor} {scale}");
            let is_held = far_under.coefficients.iter().all(|it| it.is_normal());
            assert_eq!(is_none(far_under.limit), !is_held, "{factor} {scale}");
        }
    }
}
