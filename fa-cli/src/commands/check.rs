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
    /// The output of plain 16-bit attention.
    low: Vec<f64>,
    lse: Vec<f64>,
}

/// What some of the heads have to be.
#[derive(Debug)]
pub struct References {
    problem: Problem<'static>,
    rules: Rules,
    heads: Vec<Reference>,
}

impl References {
    /// Computes up to `count` heads of the problem, spread over the batch.
    pub fn of(tensors: &HostTensors, count: usize) -> References {
        let problem = tensors.problem;
        let shape = &problem.shape;
        let rules = tensors.rules();
        let all = shape.all_heads();
        let count = count.min(all);
        let reference = |i: usize| {
            // The first and the last are always among them.
            let index = i * (all - 1) / (count - 1).max(1);
            let (batch, head) = (index / shape.heads, index % shape.heads);
            let tensors = tensors.head(batch, head);
            let rules = tensors.rules();
            let exact = tensors.reference(&rules, Precision::Exact);
            Reference {
                batch,
                head,
                o: exact.o,
                low: tensors.reference(&rules, Precision::Half).o,
                lse: exact.lse,
            }
        };
        let heads = (0..count).map(reference).collect();
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
mod tests;
