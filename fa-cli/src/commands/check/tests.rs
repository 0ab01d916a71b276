use fa::attention::Options;
use half::f16;

use super::*;

/// The answer of float64, rounded.
fn exact(problem: &Problem<f16>) -> Answer<f16> {
    let Problem { shape, q, k, v, .. } = problem;
    let rules = Rules::of(&problem.options, shape.head_dim);
    let exact = attention(shape, q, k, v, &rules, Precision::Exact);
    Answer {
        o: exact.o.iter().map(|x| f16::from_f64(*x)).collect(),
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
    let problem = Problem::<f16>::random(shape, options, 7);
    let references = References::of(&problem, 2);
    let right = exact(&problem);
    assert!(references.check(&right).ok);
    for wrong in [right.o[16] + f16::from_f32(0.1), f16::NAN] {
        let mut answer = right.clone();
        answer.o[16] = wrong; // row 0 of head 1
        assert!(!references.check(&answer).ok);
    }
    let mut answer = right;
    answer.lse[90] += 0.01;
    assert!(!references.check(&answer).ok);
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
    let problem = Problem::<f16>::random(shape, Options::default(), 7);
    let references = References::of(&problem, 2);
    let right = exact(&problem);
    let check = references.check(&right);
    assert!(check.ok);
    assert!(
        check
            .to_string()
            .contains("the last 1024 queries of 2 heads")
    );
    let with = |at: usize, value| {
        let mut answer = right.clone();
        answer.o[at] = value;
        references.check(&answer).ok
    };
    assert!(!with(3 * 16, f16::ONE + f16::ONE), "row 3 of head 0");
    assert!(with(2 * 16, f16::ONE), "row 2 is not compared");
    assert!(!with(2 * 16, f16::INFINITY), "but has to be a number");
}
