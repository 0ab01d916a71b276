//! A function of scores that caps them: small scores are told apart.

use std::f32::consts::LOG2_E;

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::{Score, Staged, Variant};
use crate::attention::functions::Kind;
use crate::attention::options::small::{Polynomial, has_room, largest};

/// Of tanh, of the least relative error up to the limit: 2^-11.3. That of the hardware's tanh is up to 2^-11.
const TANH: Polynomial<f32, 2> = Polynomial {
    limit: 0.4,
    coefficients: [-0.313_172_68, 0.999_601_7],
};

/// The only function of scores, which is a cap: what the softmax takes the exponentials of is a polynomial of small products.
#[derive(Debug)]
pub(super) struct Cap {
    small: Polynomial<Reg<f32>, 2>,
}

impl Cap {
    /// Adds the parameters to the kernel that is being staged, if there is a cap. There is none to use where something else is made of what the
    /// function gives, or where there are no registers for it.
    pub fn declare(members: &[&'static Staged], variant: &Variant) -> Option<Cap> {
        let scores = members.iter().filter(|it| it.kind() == Kind::Score);
        only(scores)?.cap()?;
        let small = Polynomial::declare();
        let is_used = has_room(variant.prefix_ranges, variant.packed) && !variant.alibi;
        is_used.then_some(Cap { small })
    }

    /// What a launch passes for it, whose products are multiplied by `scale` to be scores.
    pub fn given(scores: &[Score<'_>], scale: f32) -> Option<Polynomial<f32, 2>> {
        let only = only(scores.iter())?;
        let staged = only.staged();
        let cap = staged.cap()?;
        let [factor, of_tanh] = cap.numbers(staged.function(), only.given());
        Some(TANH.of_multiple(factor * scale, of_tanh * LOG2_E))
    }

    /// Products become what the softmax takes the exponentials of, as it is, then `rest` follows; unless some of the warp's are not small: then
    /// `exact` does all of that.
    #[device]
    pub fn scores_then(&self, s: &Accumulator, exact: &dyn Fn(), rest: &dyn Fn(Reg<f32>)) {
        if self.small.is_passed(largest(s)) {
            exact();
        } else {
            self.small.replace(s);
            rest(1.0.into());
        }
    }
}

/// The only one of them.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next();
    first.filter(|_| all.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_polynomial_is_as_near_as_the_hardware_is() {
        for step in 1_i16..=1000 {
            let x = TANH.limit * f32::from(step) / 1000.0;
            let off = f64::from(TANH.of_score(x)) / f64::from(x).tanh() - 1.0;
            assert!(off.abs() < 2_f64.powi(-11), "{x}: {off}");
        }
    }
}
