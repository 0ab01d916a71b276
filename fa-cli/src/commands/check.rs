//! Answers held against float64.

mod bias;
mod gradients;
mod verdict;

use std::fmt;
use std::ops::Range;

use fa::attention::{Dtype, Problem};
use fa_reference::{Attention, Comparison, Precision, Rules, max_difference};
use half::slice::HalfBitsSliceExt;
use half::{bf16, f16};
use rayon::prelude::*;

use super::tensors::{Answer, CHECKED_QUERIES, HostTensors, take_head};
pub use gradients::GradientReferences;
pub use verdict::{Verdict, complaint};

/// What the log-sum-exp may be off by, relative where it is over 1: float32 sums of up to some
/// thousand terms, the GPU's exp2 and log2 (2 units in the last place), and polynomials in their place (2·10⁻⁵)
/// stay an order of magnitude below. A block of a bias that was not the row's was off by 10⁻³ to 9·10⁻³ of a log-sum-exp of 9.
const LSE_BOUND: f64 = 1e-4;

/// How far an output, or a gradient, is from float64.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Check {
    /// Which: `o`, `dq`.
    pub tensor: &'static str,
    /// max |tensor − reference|.
    pub error: f64,
    /// What it may be: FlashAttention's rule.
    pub bound: f64,
    /// max |lse − reference|, of the output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lse_error: Option<f64>,
    /// How many (batch, head) pairs were compared.
    pub heads: usize,
    /// How many queries of each at most, the last ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queries: Option<usize>,
    /// How many keys of each at most, the first ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keys: Option<usize>,
    /// Whether those are all.
    #[serde(skip)]
    pub whole: bool,
    #[serde(flatten)]
    pub verdict: Verdict,
}

impl Check {
    /// The one of several that comes closest to its bound, or is furthest past it.
    pub fn worst(checks: impl IntoIterator<Item = Check>) -> Option<Check> {
        let share = |it: &Check| match it.verdict.is_correct() {
            true => it.error / it.bound.max(f64::MIN_POSITIVE),
            false => f64::INFINITY,
        };
        let checks = checks.into_iter();
        checks.max_by(|a, b| share(a).total_cmp(&share(b)))
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (error, bound, verdict) = (self.error, self.bound, self.verdict);
        write!(f, "{error:.2e}, at most {bound:.2e} allowed")?;
        if let Some(lse) = self.lse_error {
            write!(f, "; lse {lse:.1e}")?;
        }
        write!(f, ": {verdict} (")?;
        match (self.queries, self.keys) {
            (Some(queries), _) if !self.whole => write!(f, "the last {queries} queries of ")?,
            (_, Some(keys)) if !self.whole => write!(f, "the first {keys} keys of ")?,
            _ => {}
        }
        write!(f, "{} heads against float64)", self.heads)
    }
}

/// One head of a sequence.
#[derive(Debug)]
struct Reference {
    head: usize,
    /// The rows of the queries that are compared, and the place of their log-sum-exps.
    rows: Range<usize>,
    lse: Range<usize>,
    exact: Attention,
    /// The output of plain 16-bit attention.
    low: Vec<f64>,
}

/// What some of the heads have to be.
#[derive(Debug)]
pub struct References {
    problem: Problem<'static>,
    rules: Rules,
    heads: Vec<Reference>,
    /// Whether the inputs are numbers, and what comes of them.
    finite: bool,
}

impl References {
    /// Computes up to `count` heads of the problem, spread over the batch.
    pub fn of(tensors: &HostTensors, count: usize) -> References {
        let shape = &tensors.problem.shape;
        let all = shape.all_heads();
        let count = count.min(all);
        let reference = |i: usize| {
            // The first and the last are always among them.
            let index = i * (all - 1) / (count - 1).max(1);
            let (batch, head) = (index / shape.heads, index % shape.heads);
            let rows = tensors.checked(batch);
            let lse = tensors.lse_at((batch, head), &rows);
            let tensors = tensors.head((batch, head), rows.clone());
            let rules = tensors.rules();
            Reference {
                head,
                lse,
                rows,
                exact: tensors.reference(&rules, Precision::Exact),
                low: tensors.reference(&rules, Precision::Half).o,
            }
        };
        let heads: Vec<Reference> = (0..count).map(reference).collect();
        let all_finite = |it: &Reference| it.exact.o.iter().all(|o| o.is_finite());
        References {
            problem: tensors.problem,
            rules: tensors.rules(),
            finite: tensors.not_finite().is_empty() && heads.iter().all(all_finite),
            heads,
        }
    }

    /// Compares an answer by FlashAttention's rule; the bound and the error are taken over all
    /// compared heads together. What is not compared has to be numbers.
    pub fn check(&self, answer: &Answer) -> Check {
        let shape = &self.problem.shape;
        let (mut o, mut exact, mut low) = (Vec::new(), Vec::new(), Vec::new());
        let (mut lse_error, mut largest) = (0.0_f64, 1.0_f64);
        for reference in &self.heads {
            let (rows, head) = (reference.rows.clone(), (reference.head, shape.heads));
            o.extend(take_head(&answer.o, rows, head, shape.head_dim));
            exact.extend_from_slice(&reference.exact.o);
            low.extend_from_slice(&reference.low);
            let expected = &reference.exact.lse;
            let lse = answer.lse[reference.lse.clone()].iter();
            let lse: Vec<f64> = lse.copied().map(f64::from).collect();
            lse_error = lse_error.max(max_difference(&lse, expected));
            let finite = expected.iter().filter(|x| x.is_finite());
            largest = finite.fold(largest, |largest, x| largest.max(x.abs()));
        }
        let dtype = self.problem.dtype;
        let comparison = compare(dtype, &self.rules, &o, &exact, &low);
        // In parallel: all of a large answer is looked at for each of hundreds of configurations.
        let complete =
            answer.o.par_iter().all(is_number(dtype)) && !answer.lse.iter().any(|x| x.is_nan());
        let verdict = match lse_error <= LSE_BOUND * largest {
            true => Verdict::of(&comparison, complete, self.finite),
            false => Verdict::Wrong,
        };
        Check {
            tensor: "o",
            error: comparison.error,
            bound: comparison.bound,
            lse_error: Some(lse_error),
            heads: self.heads.len(),
            queries: Some(shape.seq_q.min(CHECKED_QUERIES)),
            keys: None,
            whole: shape.seq_q <= CHECKED_QUERIES,
            verdict,
        }
    }
}

/// Compares bits by FlashAttention's rule.
fn compare(dtype: Dtype, rules: &Rules, bits: &[u16], exact: &[f64], low: &[f64]) -> Comparison {
    match dtype {
        Dtype::F16 => {
            Comparison::flash_attention::<f16>(rules, bits.reinterpret_cast(), exact, low)
        }
        Dtype::Bf16 => {
            Comparison::flash_attention::<bf16>(rules, bits.reinterpret_cast(), exact, low)
        }
    }
}

/// What rounding to a type changes a number by at most, relative to it.
pub fn rounding(dtype: Dtype) -> f64 {
    match dtype {
        Dtype::F16 => 2.0_f64.powi(-11),
        Dtype::Bf16 => 2.0_f64.powi(-8),
    }
}

/// Whether bits are a number.
pub fn is_number(dtype: Dtype) -> fn(&u16) -> bool {
    match dtype {
        Dtype::F16 => |bits| f16::from_bits(*bits).is_finite(),
        Dtype::Bf16 => |bits| bf16::from_bits(*bits).is_finite(),
    }
}

#[cfg(test)]
mod tests;
