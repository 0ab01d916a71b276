use fa::attention::{Options, Shape};

use super::verdict::NotCompared;
use super::*;
use crate::commands::attention::problem;
use crate::commands::tensors::nearest;

fn random(shape: Shape, dtype: Dtype, options: Options<'static>) -> HostTensors {
    HostTensors::random(
        problem(&shape, dtype, options).expect("it fits"),
        Default::default(),
        7,
    )
}

/// The answer of float64, rounded.
fn exact(tensors: &HostTensors) -> Answer {
    let Problem {
        shape,
        options,
        dtype,
        ..
    } = tensors.problem;
    let rules = Rules::of(&options, shape.head_dim);
    let exact = tensors.reference(&rules, Precision::Exact);
    Answer {
        o: exact.o.into_iter().map(nearest(dtype)).collect(),
        lse: exact.lse.iter().map(|x| *x as f32).collect(),
    }
}

#[test]
fn a_reference_accepts_itself_and_nothing_else() {
    let shape = Shape {
        batch: 1,
        seq_q: 50,
        seq_k: 60,
        heads: 2,
        kv_heads: 1,
        head_dim: 16,
    };
    let options = Options {
        causal: true,
        ..Options::default()
    };
    for dtype in Dtype::ALL {
        let tensors = random(shape, dtype, options);
        let references = References::of(&tensors, 2);
        let right = exact(&tensors);
        assert!(references.check(&right).verdict.is_correct());
        for wrong in [5.0, f64::NAN] {
            let mut answer = right.clone();
            answer.o[16] = nearest(dtype)(wrong); // row 0 of head 1
            assert!(!references.check(&answer).verdict.is_correct());
        }
        let mut answer = right;
        answer.lse[90] += 0.001;
        assert!(!references.check(&answer).verdict.is_correct());
    }
}

#[test]
fn what_is_not_finite_hides_nothing_that_is_wrong() {
    let shape = Shape {
        batch: 2,
        ..Shape::square(1, 40, 2, 16)
    };
    for dtype in Dtype::ALL {
        let mut tensors = random(shape, dtype, Options::default());
        tensors.v[3] = nearest(dtype)(f64::NAN); // of batch 0, head 0
        assert_eq!(tensors.not_finite(), ["v"]);
        let references = References::of(&tensors, 4);
        let right = exact(&tensors);
        let check = references.check(&right);
        assert_eq!(check.verdict, Verdict::NotCompared(NotCompared::NotFinite));
        // A number where there is none, and one that is wrong.
        for (at, value) in [(3, 0.0), (2 * 40 * 16 + 5, 5.0), (1, f64::NAN)] {
            let mut answer = right.clone();
            answer.o[at] = nearest(dtype)(value);
            let check = references.check(&answer);
            assert_eq!(check.verdict, Verdict::Wrong, "{at}");
            assert!(check.to_string().contains("WRONG"), "{check}");
        }
    }
}

#[test]
fn of_long_sequences_the_last_queries_are_compared() {
    let shape = Shape {
        batch: 1,
        seq_q: CHECKED_QUERIES + 3,
        seq_k: 5,
        heads: 2,
        kv_heads: 2,
        head_dim: 8,
    };
    let tensors = random(shape, Dtype::F16, Options::default());
    let references = References::of(&tensors, 2);
    let right = exact(&tensors);
    let check = references.check(&right);
    assert!(check.verdict.is_correct());
    assert!(
        check
            .to_string()
            .contains("the last 1024 queries of 2 heads")
    );
    let with = |at: usize, value| {
        let mut answer = right.clone();
        answer.o[at] = nearest(Dtype::F16)(value);
        references.check(&answer).verdict.is_correct()
    };
    assert!(!with(3 * 16, 2.0), "row 3 of head 0");
    assert!(with(2 * 16, 1.0), "row 2 is not compared");
    assert!(!with(2 * 16, f64::INFINITY), "but has to be a number");
}
