//! The softcap: scores s become cap·tanh(s / cap).

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::pipeline::any_lane;

use super::{AttentionOption, BlockAt, Derivatives, Held, Hooks, Options, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::{LaunchError, scale_log2};
use crate::attention::problem::Problem;
use crate::attention::softmax::arithmetic::Chains;

/// [`Options::softcap`].
#[derive(Debug)]
pub struct Softcap {
    factor: Reg<f32>,
    small: Reg<f32>,
    coefficients: [Reg<f32>; TANH.len()],
    /// Whether small products are computed by themselves.
    tells_small: bool,
}

/// What a launch passes for the softcap.
#[derive(Clone, Copy, Debug)]
pub struct SoftcapArguments {
    /// What makes products arguments of tanh in base 2: 2·log2 e·scale / cap.
    factor: f32,
    /// Products whose magnitudes are less are small; 0 where powers of the factor may be no numbers.
    small: f32,
    /// Of small products s: tanh is s times a polynomial of s² with these coefficients, the last of which is that of 1.
    coefficients: [f32; TANH.len()],
}

/// tanh(x·ln 2 / 2) / x as a polynomial of x², by falling powers, of the least relative error where |x| < [`SMALL`]: 2^-22.7.
const TANH: [f32; 4] = [-2.820_114_3e-5, 6.629_314e-4, -0.013_874_942, 0.346_573_54];

/// 0.42·2 / ln 2.
const SMALL: f32 = 1.211;

/// Parameters of the coefficients, in the order of [`TANH`].
const COEFFICIENTS: [&str; TANH.len()] = ["softcap_7", "softcap_5", "softcap_3", "softcap_1"];

/// Independent chains in which the largest score is looked for.
const CHAINS: usize = 4;

impl SoftcapArguments {
    fn new(factor: f32) -> SoftcapArguments {
        let is_usual = factor > 1e-5 && factor < 1e5;
        let mut power = factor;
        let mut coefficients = TANH;
        for coefficient in coefficients.iter_mut().rev() {
            *coefficient *= power;
            power *= factor * factor;
        }
        SoftcapArguments {
            factor,
            small: if is_usual { SMALL / factor } else { 0.0 },
            coefficients,
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
            name: "softcap_small",
            when: "SOFTCAP",
        },
        OptionalParam {
            name: "softcap_7",
            when: "SOFTCAP",
        },
        OptionalParam {
            name: "softcap_5",
            when: "SOFTCAP",
        },
        OptionalParam {
            name: "softcap_3",
            when: "SOFTCAP",
        },
        OptionalParam {
            name: "softcap_1",
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
        if !(cap > 0.0 && factor.is_finite()) {
            return Err(invalid);
        }
        scale.log2 = scale_log2(cap).ok_or(invalid)?;
        Ok(SoftcapArguments::new(factor))
    }

    fn declare(variant: &Variant) -> Box<dyn Hooks> {
        let [factor, small] = ["softcap", "softcap_small"].map(<f32 as Param>::declare);
        Box::new(Softcap {
            factor,
            small,
            coefficients: COEFFICIENTS.map(<f32 as Param>::declare),
            // Beside these some tiles have no registers left.
            tells_small: !(variant.prefix_ranges || variant.packed),
        })
    }

    fn pack(given: &SoftcapArguments, args: &mut ArgBuffer) {
        <f32 as Param>::pack(&given.factor, "softcap", args);
        <f32 as Param>::pack(&given.small, "softcap_small", args);
        for (coefficient, name) in given.coefficients.iter().zip(COEFFICIENTS) {
            <f32 as Param>::pack(coefficient, name, args);
        }
    }
}

impl Hooks for Softcap {
    /// s becomes tanh(s·scale / cap), within 2^-22 of the exact value, which the softmax multiplies by the cap: 1 − 2 / (e^2x + 1), or
    /// of small scores a polynomial.
    #[device]
    fn scores(
        &self,
        _problem: &KernelProblem,
        _held: &Held,
        s: &Accumulator,
        _at: &dyn Fn() -> BlockAt,
    ) {
        if self.tells_small {
            let mut largest = Chains::empty(CHAINS);
            for score in all(s) {
                largest.push(score.peek().abs(), |a, b| a.max(b));
            }
            let largest = largest.finish(|a, b| a.max(b));
            // The special function unit would be busy three times as long as without a cap, and few scores come near their caps.
            let all_small = largest < self.small;
            if any_lane(!all_small) {
                self.cap(s);
            } else {
                self.cap_small(s);
            }
        } else {
            self.cap(s);
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

impl Softcap {
    /// tanh x = 1 − 2 / (e^2x + 1).
    fn cap(&self, s: &Accumulator) {
        for score in all(s) {
            let power = (score.peek() * self.factor).exp2();
            score.set((power + 1.0).recip().mul_add(-2.0, 1.0));
        }
    }

    /// The same of small products.
    fn cap_small(&self, s: &Accumulator) {
        let [first, others @ ..] = self.coefficients;
        for score in all(s) {
            let square = score.peek() * score.peek();
            let quotient = others
                .into_iter()
                .fold(first, |sum, it| sum.mul_add(square, it));
            score.set(score.peek() * quotient);
        }
    }
}

/// All of a thread's products.
fn all(s: &Accumulator) -> impl Iterator<Item = Var<f32>> {
    (0..s.m_tiles).flat_map(move |m| (0..s.n_tiles).flat_map(move |n| s.block(m, n)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_polynomial_of_small_products_is_as_near_as_the_exponential() {
        for factor in [1.1e-5_f32, 0.018, 1.0, 700.0, 9e4] {
            let given = SoftcapArguments::new(factor);
            assert!(given.small > 0.0);
            for step in -1000_i16..=1000 {
                let product = given.small * f32::from(step) / 1000.0;
                let [first, others @ ..] = given.coefficients;
                let square = product * product;
                let quotient = others
                    .iter()
                    .fold(first, |sum, it| sum.mul_add(square, *it));
                let argument =
                    f64::from(product) * f64::from(factor) * std::f64::consts::LN_2 / 2.0;
                let off = f64::from(product * quotient) - argument.tanh();
                assert!(
                    off.abs() < 2_f64.powi(-22),
                    "{product} times {factor}: {off}"
                );
            }
        }
    }

    #[test]
    fn no_product_is_small_where_powers_of_the_factor_are_no_numbers() {
        for factor in [f32::MIN_POSITIVE, 1e-5, 1e5, f32::MAX] {
            assert!(SoftcapArguments::new(factor).small <= 0.0);
        }
    }
}
