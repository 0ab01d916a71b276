//! Attention on the CPU, to compare with: in float64, and as plain as it can be. Every kernel is held against
//! it. It follows the equations, not the kernels: the one thing that they share is how callers ask.

mod backward;
mod compare;
pub mod conv;
mod evaluate;
mod matrices;
mod merge;
mod narrow;
mod options;
mod rotary;

use std::ops::Range;

use ndarray::{Array2, ArrayViewMut1, s};
use rayon::prelude::*;

use matrices::{add_product, kv_head, query_head, rows};

pub use backward::{Gradients, Sum, attention_backward, attention_backward_of_keys};
pub use compare::{Comparison, max_difference};
pub use evaluate::{Adjoints, Value, evaluate, evaluate_derivative};
pub use fa_kernels::attention::Shape;
pub use merge::merge;
pub use narrow::Narrow;
pub use options::{ArgumentAdjoint, Hook, Query, Rules, Twin, TwinAdjoints};
pub use rotary::rotate;

/// What attention gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Attention {
    /// (batch, seq_q, heads, head_dim).
    pub o: Vec<f64>,
    /// (batch, heads, seq_q), natural logarithm.
    pub lse: Vec<f64>,
}

/// How numbers are rounded on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// float64 throughout.
    Exact,
    /// As a plain 16-bit implementation: scores, probabilities and output rounded to the type of
    /// the tensors.
    Half,
}

/// softmax(scale·Q Kᵀ) V by `rules`. A query whose keys are all masked, or all of score −∞, gives
/// output 0 and log-sum-exp −∞.
///
/// # Panics
/// If a slice does not have the length that `shape` gives it.
pub fn attention<T: Narrow>(
    shape: &Shape,
    q: &[T],
    k: &[T],
    v: &[T],
    rules: &Rules,
    precision: Precision,
) -> Attention {
    assert_eq!(q.len(), shape.q_len(), "q does not fit the shape");
    assert_eq!(
        (k.len(), v.len()),
        (shape.kv_len(), shape.kv_len()),
        "k and v do not fit the shape"
    );
    let wide = |values: &[T]| values.iter().map(|x| x.widen()).collect::<Vec<f64>>();
    let round = match precision {
        Precision::Exact => |value: f64| value,
        Precision::Half => |value: f64| T::nearest(value).widen(),
    };
    let (q, k, v) = (wide(q), wide(k), wide(v));
    let tiles = shape.seq_q.div_ceil(TOGETHER);
    let computed: Vec<(Array2<f64>, Vec<f64>)> = (0..shape.all_heads() * tiles)
        .into_par_iter()
        .map(|number| {
            let (head, first) = (number / tiles, number % tiles * TOGETHER);
            let rows = Rows {
                shape,
                batch: head / shape.heads,
                head: head % shape.heads,
                queries: first..shape.seq_q.min(first + TOGETHER),
                rules,
                round,
            };
            rows.compute(&q, &k, &v)
        })
        .collect();
    let mut o = vec![0.0; shape.q_len()];
    let mut lse = Vec::with_capacity(shape.lse_len());
    for (number, (rows, of_rows)) in computed.iter().enumerate() {
        let (head, first) = (number / tiles, number % tiles * TOGETHER);
        let (batch, head) = (head / shape.heads, head % shape.heads);
        for (i, row) in (first..).zip(rows.outer_iter()) {
            let first = ((batch * shape.seq_q + i) * shape.heads + head) * shape.head_dim;
            let o = &mut o[first..first + shape.head_dim];
            o.iter_mut().zip(row).for_each(|(o, value)| *o = *value);
        }
        lse.extend(of_rows);
    }
    Attention { o, lse }
}

/// Queries whose products are computed together.
const TOGETHER: usize = 32;

/// Some queries of one head.
struct Rows<'a> {
    shape: &'a Shape,
    batch: usize,
    head: usize,
    queries: Range<usize>,
    rules: &'a Rules,
    round: fn(f64) -> f64,
}

impl Rows<'_> {
    /// Their outputs and log-sum-exps.
    fn compute(&self, q: &[f64], k: &[f64], v: &[f64]) -> (Array2<f64>, Vec<f64>) {
        let shape = self.shape;
        let head = [self.batch, self.head];
        let q = query_head(q, head, shape);
        let [k, v] = [k, v].map(|it| kv_head(it, head, shape));
        let visible: Vec<Range<usize>> = self
            .queries()
            .map(|at| self.rules.visible(shape, &at))
            .collect();
        let keys = keys_of_any(&visible);
        let (k, v) = (rows(&k, keys.clone()), rows(&v, keys.clone()));
        // Scores, then weights; those of keys that a query does not see are 0.
        let mut weights = rows(&q, self.queries.clone()).dot(&k.t());
        let each = self.queries().zip(&visible).zip(weights.outer_iter_mut());
        let lse =
            each.map(|((at, visible), row)| self.weigh(&at, visible.clone(), row, keys.start));
        let lse = lse.collect();
        let mut o = Array2::zeros((visible.len(), shape.head_dim));
        add_product(o.view_mut(), weights.view(), v);
        o.mapv_inplace(self.round);
        (o, lse)
    }

    fn queries(&self) -> impl Iterator<Item = Query> {
        let (batch, head) = (self.batch, self.head);
        self.queries.clone().map(move |i| Query { batch, head, i })
    }

    /// Makes of the products of a query with keys from `first` on what its values are multiplied with. Gives its log-sum-exp.
    fn weigh(
        &self,
        at: &Query,
        visible: Range<usize>,
        mut row: ArrayViewMut1<'_, f64>,
        first: usize,
    ) -> f64 {
        let places = places(&visible, first);
        let scores: Vec<f64> = visible
            .zip(row.slice(s![places.clone()]))
            .map(|(j, product)| self.score(at, j, *product))
            .collect();
        row.fill(0.0);
        let joining = self.rules.joining(at);
        let all = scores.iter().chain(&joining);
        let max = all.copied().fold(f64::NEG_INFINITY, f64::max);
        if max == f64::NEG_INFINITY && !scores.iter().any(|s| s.is_nan()) {
            return f64::NEG_INFINITY;
        }
        let exponential = |score: &f64| (score - max).exp();
        let mut row = row.slice_mut(s![places]);
        let each = row.iter_mut().zip(&scores);
        each.for_each(|(weight, score)| *weight = exponential(score));
        let sum = row.iter().sum::<f64>() + joining.iter().map(exponential).sum::<f64>();
        row.mapv_inplace(|weight| (self.round)(weight / sum));
        max + sum.ln()
    }

    /// The score of a product with key `j`, each step rounded.
    fn score(&self, at: &Query, j: usize, dot: f64) -> f64 {
        let scaled = (self.round)((self.round)(dot) * self.rules.scale);
        self.rules.score(self.shape, at, j, scaled, self.round)
    }
}

/// Where keys are among those from `first` on.
fn places(keys: &Range<usize>, first: usize) -> Range<usize> {
    match keys.is_empty() {
        true => 0..0,
        false => keys.start - first..keys.end - first,
    }
}

/// The keys from the first to the last that one of some queries sees.
fn keys_of_any(visible: &[Range<usize>]) -> Range<usize> {
    let some = visible.iter().filter(|keys| !keys.is_empty());
    let first = some.clone().map(|keys| keys.start).min().unwrap_or(0);
    let end = some.map(|keys| keys.end).max().unwrap_or(first);
    first..end
}

#[cfg(test)]
mod tests;
