//! Answers held against float64.

use std::fmt;

use fa_reference::{Comparison, Precision, Rules, Shape, attention, max_difference};
use rayon::prelude::*;

use super::kernels::Half;
use super::problem::{Answer, CHECKED_QUERIES, Problem, take_queries};

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
    pub ok: bool,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.ok { "correct" } else { "WRONG" };
        let compared = match self.whole {
            true => format!("{} heads", self.heads),
            false => format!("the last {} queries of {} heads", self.queries, self.heads),
        };
        let (error, bound, lse) = (self.error, self.bound, self.lse_error);
        write!(
            f,
            "{error:.2e}, at most {bound:.2e} allowed; lse {lse:.1e}: {verdict} ({compared} against float64)"
        )
    }
}

/// One head in float64.
#[derive(Debug)]
struct Reference {
    batch: usize,
    head: usize,
    o: Vec<f64>,
    /// The output of plain float16 attention.
    low: Vec<f64>,
    lse: Vec<f64>,
}

/// What some of the heads have to be.
#[derive(Debug)]
pub struct References {
    shape: Shape,
    rules: Rules,
    heads: Vec<Reference>,
}

impl References {
    /// Computes up to `count` heads of the problem, spread over the batch.
    pub fn of<T: Half>(problem: &Problem<T>, count: usize) -> References {
        let all = problem.shape.batch * problem.shape.heads;
        let count = count.min(all);
        let rules = Rules::of(&problem.options, problem.shape.head_dim);
        let reference = |i: usize| {
            // The first and the last are always among them.
            let index = i * (all - 1) / (count - 1).max(1);
            let (batch, head) = (index / problem.shape.heads, index % problem.shape.heads);
            let Problem { shape, q, k, v, .. } = &problem.head(batch, head);
            let exact = attention(shape, q, k, v, &rules, Precision::Exact);
            Reference {
                batch,
                head,
                o: exact.o,
                low: attention(shape, q, k, v, &rules, Precision::Half).o,
                lse: exact.lse,
            }
        };
        let heads = (0..count).map(reference).collect();
        References {
            shape: problem.shape,
            rules,
            heads,
        }
    }

    /// Compares an answer by FlashAttention's rule; the bound and the error are taken over all
    /// compared heads together. What is not compared has to be numbers.
    pub fn check<T: Half>(&self, answer: &Answer<T>) -> Check {
        let shape = &self.shape;
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
        let comparison = Comparison::flash_attention(&self.rules, &o, &exact, &low);
        // In parallel: all of a large answer is looked at for each of hundreds of configurations.
        let complete = answer.o.par_iter().all(|x| x.widen().is_finite())
            && !answer.lse.iter().any(|x| x.is_nan());
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
}

#[cfg(test)]
mod tests;
