//! A function of scores that caps them, by tanh of a multiple of the score: small scores are told apart.

use fa_dsl::build::function::value;
use fa_dsl::ir::{Operand, RegId};
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::applied::Applied;
use super::{Kind, RowsOfFunctions, Variant};
use crate::attention::options::small::{USUAL, multiply_by_polynomials, some_are_large};

/// tanh(x) / x as a polynomial of x², by falling powers, of the least relative error where |x| < [`SMALL`]: 2^-11.3. That of the hardware's tanh
/// is up to 2^-11.
const TANH: [f32; 2] = [-0.313_172_68, 0.999_601_7];

/// Arguments of tanh with smaller magnitudes are small.
const SMALL: f32 = 0.4;

/// The cap that the only function of scores is.
pub(super) struct Cap {
    /// Its number among the functions.
    number: usize,
    /// The register that has what products are multiplied by before tanh.
    factor: RegId,
}

impl Cap {
    /// If the only function of scores is one, and nothing else makes scores of what it gives.
    pub fn of(applied: &[Applied], variant: &Variant) -> Option<Cap> {
        let scores = applied.iter().enumerate();
        let mut scores = scores.filter(|(_, it)| it.staged.kind() == Kind::Score);
        let (number, only) = scores.next()?;
        let alone = scores.next().is_none() && !variant.alibi;
        let factor = only.tanh_of_product().filter(|_| alone)?;
        Some(Cap { number, factor })
    }

    /// Scores are capped, then `rest` follows, with what the softmax multiplies them by: where all of a warp's are small, by polynomials that have
    /// `scale` in them, otherwise `exact` caps them and goes on.
    #[device]
    pub fn scores_then(
        &self,
        held: &RowsOfFunctions,
        s: &Accumulator,
        scale: Reg<f32>,
        exact: &dyn Fn(),
        rest: &dyn Fn(Reg<f32>),
    ) {
        let rows = held.each.get(self.number).and_then(|rows| rows.first());
        match rows {
            Some([row, _]) => {
                let factor: Reg<f32> = value(Operand::Reg(self.factor), &row.known());
                let [least, most] = USUAL;
                let magnitude = factor.abs();
                let usual = (magnitude > least) & (magnitude < most) & (scale < most);
                let limit = select(usual, magnitude.recip() * SMALL, 0.0);
                if some_are_large(s, limit) {
                    exact();
                } else {
                    let [of_cube, of_one] = TANH;
                    let square = factor * factor;
                    let by = factor * scale;
                    multiply_by_polynomials(s, [by * square * of_cube, by * of_one]);
                    rest(1.0.into());
                }
            }
            None => exact(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_polynomial_is_as_near_as_the_hardware_is() {
        let [of_cube, of_one] = TANH;
        for step in 1_i16..=1000 {
            let x = SMALL * f32::from(step) / 1000.0;
            let near = x * (x * x).mul_add(of_cube, of_one);
            let off = f64::from(near) / f64::from(x).tanh() - 1.0;
            assert!(off.abs() < 2_f64.powi(-11), "{x}: {off}");
        }
    }
}
