//! Functions that cap scores by tanh.

use fa::attention::{At, ScoreFunction};
use fa::functions;
use fa_dsl::prelude::Reg;
use fa_reference::{Query, Shape};

use super::{Bound, Numbers, Sample, Views};

const fn sample(
    name: &'static str,
    bind: for<'a> fn(&Views<'a>, &Shape) -> Bound<'a>,
    twin: fn(&[Numbers], &Shape, &Query, usize, f64) -> f64,
) -> Sample {
    Sample {
        name,
        tensors: |_, _| Vec::new(),
        bind,
        twin,
    }
}

/// Caps that nearly all scores are far under, that some come near, that most are past, and whose factors may be past those of polynomials,
/// or negative. They take the hardware's tanh, so that the log-sum-exp is further off than that of others.
pub static CAPS: [Sample; 5] = [
    sample(
        "a cap of 100",
        |_, _| Bound::Score(functions::softcap().with(100.0)),
        |_, _, _, _, score| 100.0 * (score / 100.0).tanh(),
    ),
    sample(
        "a cap of 7",
        |_, _| Bound::Score(functions::softcap().with(7.0)),
        |_, _, _, _, score| 7.0 * (score / 7.0).tanh(),
    ),
    sample(
        "a cap of a half",
        |_, _| Bound::Score(functions::softcap().with(0.5)),
        |_, _, _, _, score| 0.5 * (score / 0.5).tanh(),
    ),
    sample(
        "no cap",
        |_, _| Bound::Score(functions::softcap().with(1e30)),
        |_, _, _, _, score| score,
    ),
    sample(
        "tanh of the negative",
        |_, _| {
            let function =
                ScoreFunction::new(|score, _: At, by: Reg<f32>| (score * (by * -0.5)).tanh());
            Bound::Score(function.expect("it is staged").with(0.25))
        },
        |_, _, _, _, score| (score * -0.125).tanh(),
    ),
];
