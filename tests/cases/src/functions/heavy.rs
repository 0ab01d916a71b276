//! Functions that need more registers than the tiles leave that are chosen for them.

use fa::attention::{At, ScoreFunction};
use fa_dsl::prelude::{Reg, Tensor};

use super::samples::floats;
use super::{Bound, Sample};

/// Numbers of each query, and of each key.
const FEATURES: u32 = 16;

/// Numbers of each query.
const COEFFICIENTS: u32 = 40;

/// What is held of each query is so much that the first tiles spill, and some that come after them. The numbers of queries and keys are known
/// before the score, the polynomial's powers only with it.
pub static HEAVY: [Sample; 2] = [
    Sample {
        name: "features of queries and keys",
        tensors: |shape, rng| {
            [shape.seq_q, shape.seq_k]
                .map(|rows| floats(&[rows, FEATURES as usize], rng))
                .to_vec()
        },
        bind: |views, _| Bound::Score(features().with((views.f32(0), views.f32(1)))),
        twin: |tensors, _, at, key, score| {
            let product = |i: usize| tensors[0].at(&[at.i, i]) * tensors[1].at(&[key, i]) * 0.125;
            score + (0..FEATURES as usize).map(product).sum::<f64>()
        },
    },
    Sample {
        name: "a polynomial of each query",
        tensors: |shape, rng| vec![floats(&[shape.seq_q, COEFFICIENTS as usize], rng)],
        bind: |views, _| Bound::Score(polynomial().with(views.f32(0))),
        twin: |tensors, _, at, _, score| {
            let coefficients = (0..COEFFICIENTS as usize).map(|i| tensors[0].at(&[at.i, i]));
            let x = (score * 0.125).clamp(-0.5, 0.5);
            coefficients.fold(0.0, |sum, it| sum * x + it)
        },
    },
];

fn features() -> ScoreFunction<(Tensor<f32>, Tensor<f32>)> {
    let function = ScoreFunction::new(
        |score: Reg<f32>, at: At, (of_query, of_key): (Tensor<f32>, Tensor<f32>)| {
            let number = |tensor: &Tensor<f32>, row: Reg<u32>, i: u32| {
                tensor.at(&[row, Reg::from(i)]).load(0)
            };
            let products = (0..FEATURES)
                .map(|i| number(&of_query, at.query, i) * number(&of_key, at.key, i) * 0.125);
            products.fold(score, |sum, product| sum + product)
        },
    );
    function.expect("it is staged")
}

fn polynomial() -> ScoreFunction<Tensor<f32>> {
    let function = ScoreFunction::new(|score: Reg<f32>, at: At, numbers: Tensor<f32>| {
        // Powers of more than one would have no digits left of the others.
        let x = (score * 0.125).max(-0.5).min(0.5);
        let coefficient = |i: u32| numbers.at(&[at.query, Reg::from(i)]).load(0);
        (1..COEFFICIENTS).fold(coefficient(0), |sum, i| sum * x + coefficient(i))
    });
    function.expect("it is staged")
}
