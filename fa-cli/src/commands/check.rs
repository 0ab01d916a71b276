//! Answers held against float64.

use std::fmt;

use fa::attention::{Dtype, Problem};
use fa_reference::{Comparison, Precision, Rules, max_difference};
use half::slice::HalfBitsSliceExt;
use half::{bf16, f16};
use rayon::prelude::*;

use super::tensors::{Answer, CHECKED_QUERIES, HostTensors, take_queries};

/// What the log-sum-exp may be off by, relative where it is over 1: float32 sums of up to some
/// thousand terms and the GPU's exp2 and log2 (2 units in the last place) stay an order of magnitude
/// below.
const LSE_BOUND: f64 = 1e-3;

/// How far an answer is from float64.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Check {
    /// max |o − reference|.
    pub error: f64,
    /// What it may be: FlashAttention's rule.
    pub bound: f64,
    /// max |lse − reference|.
    pub lse_error: f64,
    /// How many (batch, head) pairs were compared.
    pub heads: usize,
    /// How many queries of each, the last ones.
    pub queries: usize,
    /// Whether those are all queries.
    #[serde(skip)]
    pub whole: bool,
    /// Whether the answer is right.
    pub ok: bool,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Check {
            error,
            bound,
            lse_error,
            heads,
            queries,
            ..
        } = self;
        let verdict = if self.ok { "correct" } else { "WRONG" };
        let compared = if self.whole {
            format!("{heads} heads")
        } else {
            format!("the last {queries} queries of {heads} heads")
        };
        write!(
            f,
            "{error:.2e}, at most {bound:.2e} allowed; lse {lse_error:.1e}: {verdict} ({compared} against float64)"
        )
    }
}

/// One head in float64.
#[derive(Debug)]
struct Reference {
    batch: usize,
    head: usize,
    o: Vec<f64>,
    /// The output of plain 16-bit attention.
    low: Vec<f64>,
    lse: Vec<f64>,
}

impl Reference {
    fn new(tensors: &HostTensors, batch: usize, head: usize) -> Reference {
        let tensors = tensors.head(batch, head);
        let rules = tensors.rules();
        let exact = tensors.reference(&rules, Precision::Exact);
        let low = tensors.reference(&rules, Precision::Half);
        Reference {
            batch,
            head,
            o: exact.o,
            low: low.o,
            lse: exact.lse,
        }
    }
}

/// What some of the heads have to be.
#[derive(Debug)]
pub struct References {
    problem: Problem<'static>,
    rules: Rules,
    heads: Vec<Reference>,
}

impl References {
    /// Of up to `count` heads of the problem, spread over the batch.
    pub fn of(tensors: &HostTensors, count: usize) -> References {
        let problem = tensors.problem;
        let shape = &problem.shape;
        let rules = tensors.rules();
        let all = shape.all_heads();
        let count = count.min(all);
        let heads = (0..count)
            .map(|i| {
                // The first and the last are always among them.
                let index = if count > 1 {
                    i * (all - 1) / (count - 1)
                } else {
                    0
                };
                let (batch, head) = (index / shape.heads, index % shape.heads);
                Reference::new(tensors, batch, head)
            })
            .collect();
        References {
            problem,
            rules,
            heads,
        }
    }

    /// Compares an answer by FlashAttention's rule; the bound and the error are taken over all
    /// compared heads together. What is not compared has to be numbers.
    pub fn check(&self, answer: &Answer) -> Check {
        let shape = &self.problem.shape;
        let (mut o, mut exact, mut low) = (Vec::new(), Vec::new(), Vec::new());
        let mut lse_error = 0.0_f64;
        let mut largest = 1.0_f64;
        for reference in &self.heads {
            let Reference { batch, head, .. } = *reference;
            o.extend(take_queries(shape, &answer.o, (batch, head)));
            exact.extend_from_slice(&reference.o);
            low.extend_from_slice(&reference.low);
            let end = (batch * shape.heads + head + 1) * shape.seq_q;
            let lse: Vec<f64> = answer.lse[end - reference.lse.len()..end]
                .iter()
                .copied()
                .map(f64::from)
                .collect();
            lse_error = lse_error.max(max_difference(&lse, &reference.lse));
            let finite = reference.lse.iter().filter(|x| x.is_finite());
            largest = finite.fold(largest, |largest, x| largest.max(x.abs()));
        }
        let comparison = self.compare(&o, &exact, &low);
        let finite = finite(self.problem.dtype);
        // In parallel: all of a large answer is looked at for each of hundreds of configurations.
        let complete =
            answer.o.par_iter().all(|x| finite(*x)) && !answer.lse.iter().any(|x| x.is_nan());
        Check {
            error: comparison.error,
            bound: comparison.bound,
            lse_error,
            heads: self.heads.len(),
            queries: shape.seq_q.min(CHECKED_QUERIES),
            whole: shape.seq_q <= CHECKED_QUERIES,
            ok: comparison.holds() && lse_error <= LSE_BOUND * largest && complete,
        }
    }

    fn compare(&self, o: &[u16], exact: &[f64], low: &[f64]) -> Comparison {
        let rules = &self.rules;
        match self.problem.dtype {
            Dtype::F16 => {
                Comparison::flash_attention::<f16>(rules, o.reinterpret_cast(), exact, low)
            }
            Dtype::Bf16 => {
                Comparison::flash_attention::<bf16>(rules, o.reinterpret_cast(), exact, low)
            }
        }
    }
}

/// Whether the bits of a type are those of a finite number.
fn finite(dtype: Dtype) -> fn(u16) -> bool {
    match dtype {
        Dtype::F16 => |bits| f16::from_bits(bits).is_finite(),
        Dtype::Bf16 => |bits| bf16::from_bits(bits).is_finite(),
    }
}

#[cfg(test)]
mod tests {
    use fa::attention::{Options, Shape};

    use super::*;
    use crate::commands::attention::problem;
    use crate::commands::tensors::nearest;

    fn random(shape: Shape, dtype: Dtype, options: Options<'static>) -> HostTensors {
        HostTensors::random(problem(&shape, dtype, options).expect("it fits"), 7)
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
            assert!(references.check(&right).ok);
            for wrong in [5.0, f64::NAN] {
                let mut answer = right.clone();
                answer.o[16] = nearest(dtype)(wrong); // row 0 of head 1
                assert!(!references.check(&answer).ok);
            }
            let mut answer = right;
            answer.lse[90] += 0.01;
            assert!(!references.check(&answer).ok);
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
        assert!(check.ok);
        assert!(
            check
                .to_string()
                .contains("the last 1024 queries of 2 heads")
        );
        let with = |at: usize, value| {
            let mut answer = right.clone();
            answer.o[at] = nearest(Dtype::F16)(value);
            references.check(&answer).ok
        };
        assert!(!with(3 * 16, 2.0), "row 3 of head 0");
        assert!(with(2 * 16, 1.0), "row 2 is not compared");
        assert!(!with(2 * 16, f64::INFINITY), "but has to be a number");
    }
}
