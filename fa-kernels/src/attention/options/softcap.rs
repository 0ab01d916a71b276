//! The softcap: scores s become cap·tanh(s / cap).

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::small::{USUAL, all, multiply_by_polynomials, some_are_large};
use super::{AttentionOption, BlockAt, Derivatives, Held, Hooks, Options, ScoreScale, Variant};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::{LaunchError, scale_log2};
use crate::attention::problem::Problem;

/// [`Options::softcap`].
#[derive(Debug)]
pub struct Softcap {
    factor: Reg<f32>,
    scale: Reg<f32>,
    /// Where small products are computed by themselves.
    small: Option<SmallProducts>,
}

/// Products that the tanh of is a polynomial, within 2^-22.
#[derive(Debug)]
struct SmallProducts {
    limit: Reg<f32>,
    coefficients: [Reg<f32>; TANH.len()],
}

/// What a launch passes for the softcap.
#[derive(Clone, Copy, Debug)]
pub struct SoftcapArguments {
    /// What makes products arguments of tanh in base 2: 2·log2 e·scale / cap.
    factor: f32,
    /// cap·log2 e.
    scale: f32,
    small: Option<SmallArguments>,
}

/// What a launch passes where small products are computed by themselves.
#[derive(Clone, Copy, Debug)]
struct SmallArguments {
    /// Products whose magnitudes are less are small; 0 where coefficients may be no numbers.
    limit: f32,
    /// Of small products s: the capped score in base 2 is s times a polynomial of s² with these coefficients, the last of which is that of 1.
    coefficients: [f32; TANH.len()],
}

/// tanh(x·ln 2 / 2) / x as a polynomial of x², by falling powers, of the least relative error where |x| < [`SMALL`]: 2^-20.6,
/// so that tanh is off by less than 2^-22.5.
const TANH: [f32; 3] = [6.381_343_4e-4, -0.013_869_596, 0.346_573_37];

/// 0.27·2 / ln 2.
const SMALL: f32 = 0.779;

/// Parameters of every softcap, and those of [`SmallProducts`]: its limit and its coefficients, in the order of [`TANH`].
const NAMES: [&str; 6] = [
    "softcap",
    "softcap_scale",
    "softcap_small",
    "softcap_5",
    "softcap_3",
    "softcap_1",
];

impl SoftcapArguments {
    fn new(factor: f32, scale: f32, tells_small: bool) -> SoftcapArguments {
        SoftcapArguments {
            factor,
            scale,
            small: tells_small.then(|| SmallArguments::new(factor, scale)),
        }
    }
}

impl SmallArguments {
    fn new(factor: f32, scale: f32) -> SmallArguments {
        let [least, most] = USUAL;
        let is_usual = factor > least && factor < most && scale < most;
        let mut power = factor;
        let mut coefficients = TANH;
        for coefficient in coefficients.iter_mut().rev() {
            *coefficient *= power * scale;
            power *= factor * factor;
        }
        SmallArguments {
            limit: if is_usual { SMALL / factor } else { 0.0 },
            coefficients,
        }
    }
}

impl AttentionOption for Softcap {
    const NAME: &'static str = "SOFTCAP";
    const PARAMETERS: &'static [OptionalParam] = &{
        let mut all = [OptionalParam {
            name: NAMES[0],
            when: "SOFTCAP",
        }; NAMES.len()];
        let mut index = 0;
        while index < NAMES.len() {
            all[index].name = NAMES[index];
            index += 1;
        }
        all
    };
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
        let capped = scale_log2(cap).ok_or(invalid)?;
        // Capped scores are in base 2.
        scale.log2 = 1.0;
        let variant = Variant::of(problem, problem.shape.head_dim as u32);
        Ok(SoftcapArguments::new(factor, capped, tells_small(&variant)))
    }

    fn has_parameter(variant: &Variant, index: usize) -> bool {
        index < 2 || tells_small(variant)
    }

    fn declare(variant: &Variant) -> Box<dyn Hooks> {
        let [factor, scale, limit, coefficients @ ..] = NAMES;
        let [factor, scale] = [factor, scale].map(<f32 as Param>::declare);
        let small = tells_small(variant).then(|| SmallProducts {
            limit: <f32 as Param>::declare(limit),
            coefficients: coefficients.map(<f32 as Param>::declare),
        });
        Box::new(Softcap {
            factor,
            scale,
            small,
        })
    }

    fn pack(given: &SoftcapArguments, args: &mut ArgBuffer) {
        let [factor, scale, limit, coefficients @ ..] = NAMES;
        <f32 as Param>::pack(&given.factor, factor, args);
        <f32 as Param>::pack(&given.scale, scale, args);
        if let Some(small) = &given.small {
            <f32 as Param>::pack(&small.limit, limit, args);
            for (coefficient, name) in small.coefficients.iter().zip(coefficients) {
                <f32 as Param>::pack(coefficient, name, args);
            }
        }
    }
}

/// Whether a kernel computes small products by themselves: beside packed sequences and prefix ranges some tiles have no registers left for it.
fn tells_small(variant: &Variant) -> bool {
    !(variant.prefix_ranges || variant.packed)
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
                if some_are_large(s, small.limit) {
                    self.cap(s);
                    rest(scale);
                } else {
                    multiply_by_polynomials(s, small.coefficients);
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

    #[test]
    fn the_polynomial_of_small_products_is_as_near_as_the_exponential() {
        for (factor, scale) in [
            (1.1e-5_f32, 0.25_f32),
            (0.018, 1.0),
            (1.0, 28.9),
            (700.0, 1.0),
            (9e4, 9e4),
        ] {
            let given = SmallArguments::new(factor, scale);
            assert!(given.limit > 0.0);
            for step in -1000_i16..=1000 {
                let product = given.limit * f32::from(step) / 1000.0;
                let [first, others @ ..] = given.coefficients;
                let square = product * product;
                let quotient = others
                    .iter()
                    .fold(first, |sum, it| sum.mul_add(square, *it));
                let argument =
                    f64::from(product) * f64::from(factor) * std::f64::consts::LN_2 / 2.0;
                let off = f64::from(product * quotient) / f64::from(scale) - argument.tanh();
                assert!(
                    off.abs() < 2_f64.powi(-22),
                    "{product} times {factor}: {off}"
                );
            }
        }
    }

    #[test]
    fn no_product_is_small_where_coefficients_may_be_no_numbers() {
        for factor in [f32::MIN_POSITIVE, 1e-5, 1e5, f32::MAX] {
            assert!(SmallArguments::new(factor, 1.0).limit <= 0.0);
        }
        assert!(SmallArguments::new(1.0, 1e30).limit <= 0.0);
    }
}
