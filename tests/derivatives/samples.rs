//! The functions that all tests have, against differences of their twins, which know nothing of the IR.

use fa::prelude::*;
use fa_cases::functions::{APPROXIMATE_SOFTCAP, Numbers, SAMPLES, Sample, bound};
use fa_cases::{Case, table};
use fa_kernels::attention::NotDifferentiable;
use fa_kernels::attention::functions::Kind;
use fa_reference::{Query, Shape};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const ADJOINT: f64 = 1.25;

/// The tensors, with one element of float tensors moved by a step that every float type has.
fn moved(numbers: &[Numbers], tensor: usize, place: usize, step: f64) -> Vec<Numbers> {
    let mut numbers = numbers.to_vec();
    match &mut numbers[tensor] {
        Numbers::F32(_, values) => values[place] = (f64::from(values[place]) + step) as f32,
        Numbers::F16(_, values) => values[place] = f16::from_f64(values[place].to_f64() + step),
        other => panic!("{other:?} has no adjoints"),
    }
    numbers
}

/// Compares at random places; how many elements were among what was compared.
fn check(sample: &'static Sample, shape: Shape, rng: &mut StdRng) -> usize {
    let case = Case {
        functions: std::slice::from_ref(sample),
        ..Case::new(shape, Options::default())
    };
    let bound = bound(&Device::cpu(), &case).expect("the interpreter has memory");
    let (function, numbers) = &bound[0];
    let mut elements = 0;
    for _ in 0..100 {
        let query = Query {
            batch: rng.random_range(0..shape.batch),
            head: rng.random_range(0..shape.heads),
            i: rng.random_range(0..shape.seq_q),
        };
        let key = rng.random_range(0..shape.seq_k);
        let score = rng.random_range(-4.0..4.0);
        let twin = |numbers: &[Numbers], score| (sample.twin)(numbers, &shape, &query, key, score);
        let found = function.adjoints(numbers, &shape, &query, key, score, ADJOINT);
        let is_near = |adjoint: f64, slope: f64| {
            let expected = slope * ADJOINT;
            let name = sample.name;
            assert!(
                (adjoint - expected).abs() < 2e-3 * (1.0 + expected.abs()),
                "{name}: {query:?}, key {key}: {adjoint} instead of {expected}"
            );
        };
        let step = 1e-5;
        let change = twin(numbers, score + step) - twin(numbers, score - step);
        is_near(found.score, change / (2.0 * step));
        for (tensor, place, adjoint) in found.elements {
            let change = |step| twin(&moved(numbers, tensor, place, step), score);
            let slope = change(0.25) - change(-0.25);
            is_near(adjoint, slope / 0.5);
            elements += 1;
        }
    }
    elements
}

#[test]
fn derivatives_are_what_differences_of_the_twins_say() {
    let mut rng = StdRng::seed_from_u64(6);
    let shape = Shape {
        batch: 2,
        heads: 4,
        kv_heads: 2,
        ..table::small(90, 130)
    };
    let mut refused = Vec::new();
    let mut compared = 0;
    // Beside numbers of 10⁹ float64 loses differences.
    let all = SAMPLES.iter().filter(|it| !it.name.ends_with("that hides"));
    for sample in all.chain([&APPROXIMATE_SOFTCAP]) {
        let case = Case {
            functions: std::slice::from_ref(sample),
            ..Case::new(shape, Options::default())
        };
        let bound = bound(&Device::cpu(), &case).expect("the interpreter has memory");
        let staged = bound[0].0.staged();
        match staged.derivative() {
            Ok(derivative) => {
                let elements = check(sample, shape, &mut rng);
                assert_eq!(elements, 100 * derivative.elements.len(), "{}", sample.name);
                compared += 1;
            }
            Err(cause) => {
                let is_mask = cause == NotDifferentiable::Mask;
                assert_eq!(is_mask, staged.kind() == Kind::Mask, "{cause}");
                refused.extend((!is_mask).then_some(sample.name));
            }
        }
    }
    assert_eq!(refused, ["a cubic with a branch and a loop"]);
    assert!(compared >= 8, "{compared}");
}
