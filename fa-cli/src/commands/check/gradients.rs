//! Gradients held against float64.

use std::ops::Range;

use fa::attention::{Dtype, Problem};
use fa::dsl::prelude::{bf16, f16};
use fa_reference::{Attention, Comparison, Gradients as Reference, Narrow, Precision, Rules, Sum};
use rayon::prelude::*;

use super::bias::check_bias;
use super::{Check, Verdict, compare, is_number};
use crate::commands::gradients::Gradients;
use crate::commands::tensors::{Answer, HostTensors, take_head, wide};

/// Sequences over this length are compared in part.
const LONG: usize = 1024;
/// How many queries of theirs, the last ones, which see most keys, and how many keys, the first ones, which most queries see. Those of all
/// take minutes.
const OF_LONG: usize = 256;

/// What a sum of float32 may be off by, of the magnitudes of its parts: as the library's own tests have it.
pub(super) const SUM_TOLERANCE: f64 = 1e-3;
/// What it may be off by whatever its parts are.
pub(super) const TOLERANCE: f64 = 1e-5;

/// What some rows of a head of a gradient have to be.
#[derive(Debug)]
struct Part {
    rows: Vec<usize>,
    /// The head, and how many the tensor has.
    head: (usize, usize),
    exact: Vec<f64>,
    /// By plain 16-bit attention.
    low: Vec<f64>,
}

/// What the gradients of some KV heads have to be, and those of one query head of each, given what the forward pass gave. Of long sequences,
/// those of the last queries by all keys, and those of the first keys by all queries.
#[derive(Debug)]
pub struct GradientReferences {
    problem: Problem<'static>,
    rules: Rules,
    /// Of dq, dk and dv, a part for each KV head.
    parts: Vec<[Part; 3]>,
    /// Rows of keys that no sequence uses, whose gradients are 0.
    unused: Vec<usize>,
    /// Query heads, and the gradients of their sinks.
    d_sinks: Vec<(usize, Sum)>,
    /// Whether the inputs are numbers.
    finite: bool,
    /// How many query heads are compared, at most.
    count: usize,
}

impl GradientReferences {
    /// Computes the KV heads of up to `count` query heads of the problem, spread over the batch.
    pub fn of(tensors: &HostTensors, forward: &Answer, count: usize) -> GradientReferences {
        let shape = &tensors.problem.shape;
        let given = Given { tensors, forward };
        let all = shape.batch * shape.kv_heads;
        let kv_heads = count.div_ceil(shape.group()).min(all);
        // The first and the last are always among them.
        let index = |i: usize| i * (all - 1) / (kv_heads - 1).max(1);
        let at = |i: usize| (index(i) / shape.kv_heads, index(i) % shape.kv_heads);
        let parts = (0..kv_heads).into_par_iter().map(|i| given.parts(at(i)));
        let parts: Vec<[Part; 3]> = parts.collect();
        let sinks = tensors.problem.options.sinks;
        let heads: Vec<usize> = match sinks {
            Some(_) => parts.iter().map(|[dq, ..]| dq.head.0).collect(),
            None => Vec::new(),
        };
        let d_sinks = heads.into_par_iter().map(|it| (it, given.d_sink(it)));
        GradientReferences {
            problem: tensors.problem,
            rules: tensors.rules(),
            unused: tensors.lengths.unused_keys(shape),
            d_sinks: d_sinks.collect(),
            finite: tensors.not_finite().is_empty(),
            count,
            parts,
        }
    }

    /// As [`Self::check`], and [that of the bias](check_bias) if there is one, of the tensors and the answer that these are of.
    pub fn check_all(
        &self,
        tensors: &HostTensors,
        forward: &Answer,
        found: &Gradients,
    ) -> Vec<Check> {
        let of_bias = found.d_bias.iter();
        let of_bias = of_bias.map(|it| check_bias(tensors, forward, it, self.count));
        self.check(found).into_iter().chain(of_bias).collect()
    }

    /// Compares each gradient by FlashAttention's rule, with the bound and the error taken over all compared heads together. What is not
    /// compared has to be numbers.
    pub fn check(&self, found: &Gradients) -> Vec<Check> {
        let all = [("dq", &found.dq), ("dk", &found.dk), ("dv", &found.dv)];
        let of_tensor = |(at, (name, bits)): (usize, (&'static str, &Vec<u16>))| {
            let (mut out, mut exact, mut low) = (Vec::new(), Vec::new(), Vec::new());
            for part in self.parts.iter().map(|parts| &parts[at]) {
                let rows = part.rows.iter().copied();
                out.extend(take_head(
                    bits,
                    rows,
                    part.head,
                    self.problem.shape.head_dim,
                ));
                exact.extend_from_slice(&part.exact);
                low.extend_from_slice(&part.low);
            }
            let dtype = self.problem.dtype;
            let mut comparison = compare(dtype, &self.rules, &out, &exact, &low);
            if name != "dq" && self.shows_unused(bits) {
                comparison.error = f64::INFINITY;
            }
            let complete = bits.par_iter().all(is_number(dtype));
            let finite = exact.iter().all(|it| it.is_finite());
            self.checked(name, comparison, complete, finite)
        };
        let sinks = found.d_sinks.as_deref().map(|it| self.check_sinks(it));
        all.into_iter()
            .enumerate()
            .map(of_tensor)
            .chain(sinks)
            .collect()
    }

    /// Whether the gradient of keys or values has something else than 0 where no sequence uses them.
    fn shows_unused(&self, bits: &[u16]) -> bool {
        let shape = &self.problem.shape;
        let row = shape.kv_heads * shape.head_dim;
        let mut rows = self.unused.iter().map(|first| &bits[first * row..][..row]);
        // The sign of 0 does not matter.
        rows.any(|row| row.iter().any(|bits| bits << 1 != 0))
    }

    fn check_sinks(&self, found: &[f32]) -> Check {
        let comparisons = self.d_sinks.iter().map(|(head, exact)| Comparison {
            error: (f64::from(found[*head]) - exact.sum).abs(),
            bound: SUM_TOLERANCE * exact.magnitudes + TOLERANCE,
        });
        // NaN is the largest.
        let share = |it: &Comparison| it.error / it.bound;
        let worst = comparisons.max_by(|a, b| share(a).total_cmp(&share(b)));
        let comparison = worst.unwrap_or(Comparison {
            error: 0.0,
            bound: 0.0,
        });
        let complete = found.iter().all(|it| it.is_finite());
        let finite = self.d_sinks.iter().all(|(_, it)| it.sum.is_finite());
        self.checked("d_sinks", comparison, complete, finite)
    }

    /// What the comparison of a tensor says, of which all are numbers if `complete`, and all of its reference if `finite`.
    fn checked(
        &self,
        tensor: &'static str,
        comparison: Comparison,
        complete: bool,
        finite: bool,
    ) -> Check {
        let verdict = Verdict::of(&comparison, complete, finite && self.finite);
        let shape = &self.problem.shape;
        let of_keys = ["dk", "dv"].contains(&tensor);
        let seq = match of_keys {
            true => shape.seq_k,
            false => shape.seq_q,
        };
        let some = (tensor != "d_sinks").then(|| compared(seq));
        Check {
            tensor,
            error: comparison.error,
            bound: comparison.bound,
            lse_error: None,
            heads: self.parts.len(),
            queries: some.filter(|_| !of_keys),
            keys: some.filter(|_| of_keys),
            whole: some.is_none_or(|some| some == seq),
            verdict,
        }
    }
}

/// How many of so many queries or keys are compared.
pub(super) fn compared(len: usize) -> usize {
    if len > LONG { OF_LONG } else { len }
}

/// What gradients are computed of.
pub(super) struct Given<'a> {
    pub tensors: &'a HostTensors,
    pub forward: &'a Answer,
}

impl Given<'_> {
    /// The gradients that these queries of a head, `(batch, head)`, the last ones or all, and these keys have to do with: exact ones, and those of
    /// plain 16-bit attention.
    fn gradients(
        &self,
        at: (usize, usize),
        queries: Range<usize>,
        keys: Range<usize>,
    ) -> [Reference; 2] {
        self.gradients_by(HostTensors::rules, at, queries, keys)
    }

    /// The same by these rules of the head.
    pub fn gradients_by(
        &self,
        rules: fn(&HostTensors) -> Rules,
        at: (usize, usize),
        queries: Range<usize>,
        keys: Range<usize>,
    ) -> [Reference; 2] {
        let shape = &self.tensors.problem.shape;
        let head = self.tensors.head(at, queries.clone());
        let (lse, heads) = (self.tensors.lse_at(at, &queries), (at.1, shape.heads));
        let o = take_head(&self.forward.o, queries, heads, shape.head_dim);
        let lse = self.forward.lse[lse].iter();
        let forward = Attention {
            o: wide(head.problem.dtype, &o),
            lse: lse.copied().map(f64::from).collect(),
        };
        let rules = rules(&head);
        [Precision::Exact, Precision::Half]
            .map(|precision| head.gradients(&forward, &rules, precision, keys.clone()))
    }

    /// What is compared of a KV head, `(batch, head)`.
    fn parts(&self, (batch, kv_head): (usize, usize)) -> [Part; 3] {
        let shape = &self.tensors.problem.shape;
        let (queries, keys) = (self.tensors.queries(batch), self.tensors.keys(batch));
        let first_keys = 0..compared(keys.len());
        let first = kv_head * shape.group();
        let heads = (first..first + shape.group()).into_par_iter();
        let by_head =
            heads.map(|it| self.gradients((batch, it), queries.clone(), first_keys.clone()));
        let by_head: Vec<[Reference; 2]> = by_head.collect();
        let rows = queries.end - compared(queries.len())..queries.end;
        let of_queries = match rows == queries && keys.len() == first_keys.len() {
            true => by_head[0].clone(),
            false => self.gradients((batch, first), rows.clone(), 0..keys.len()),
        };
        let [exact, low] = of_queries.map(|it| it.dq);
        let dq = Part {
            rows: rows.collect(),
            head: (first, shape.heads),
            exact,
            low,
        };
        let len = first_keys.len() * shape.head_dim;
        let rounded = |value: f64| match self.tensors.problem.dtype {
            Dtype::F16 => f16::nearest(value).widen(),
            Dtype::Bf16 => bf16::nearest(value).widen(),
        };
        let of_keys = |of: fn(&Reference) -> &Vec<f64>| {
            let sum = |precision: usize| {
                let mut sum = vec![0.0; len];
                for gradients in &by_head {
                    let parts = sum.iter_mut().zip(of(&gradients[precision]));
                    parts.for_each(|(sum, part)| *sum += part);
                }
                sum
            };
            Part {
                rows: keys[first_keys.clone()].to_vec(),
                head: (kv_head, shape.kv_heads),
                exact: sum(0),
                // Heads that share keys are summed up before the sum is rounded.
                low: sum(1).into_iter().map(rounded).collect(),
            }
        };
        [dq, of_keys(|it| &it.dk), of_keys(|it| &it.dv)]
    }

    /// The gradient of a query head's sink, which no key has to do with.
    fn d_sink(&self, head: usize) -> Sum {
        let mut sum = Sum::default();
        for batch in 0..self.tensors.problem.shape.batch {
            let [exact, _] = self.gradients((batch, head), self.tensors.queries(batch), 0..0);
            sum += exact.djoining[0];
        }
        sum
    }
}

#[cfg(test)]
mod tests;
