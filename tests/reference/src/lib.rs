//! Attention on the CPU, to compare with: in float64, and as plain as it can be. Every kernel is held against
//! it. It follows the equations, not the kernels: the one thing that they share is how callers ask.

mod backward;
mod compare;
pub mod conv;
mod evaluate;
mod merge;
mod narrow;
mod options;
mod rotary;

use rayon::prelude::*;

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
    let rows = shape.batch * shape.heads * shape.seq_q;
    let computed: Vec<(Vec<f64>, f64)> = (0..rows)
        .into_par_iter()
        .map(|row| {
            let (batch_head, i) = (row / shape.seq_q, row % shape.seq_q);
            let (batch, head) = (batch_head / shape.heads, batch_head % shape.heads);
            Row {
                shape,
                at: Query { batch, head, i },
                rules,
                round,
            }
            .compute(&q, &k, &v)
        })
        .collect();
    let mut o = vec![0.0; shape.q_len()];
    let mut lse = Vec::with_capacity(rows);
    for (row, (out, row_lse)) in computed.into_iter().enumerate() {
        let (batch_head, i) = (row / shape.seq_q, row % shape.seq_q);
        let (batch, head) = (batch_head / shape.heads, batch_head % shape.heads);
        let first = ((batch * shape.seq_q + i) * shape.heads + head) * shape.head_dim;
        o[first..first + shape.head_dim].copy_from_slice(&out);
        lse.push(row_lse);
    }
    Attention { o, lse }
}

/// The products of a vector with rows of a matrix that begin at these places, each summed in order. Several at a time: a sum alone waits for
/// every addition.
fn products(vector: &[f64], matrix: &[f64], rows: impl Iterator<Item = usize>) -> Vec<f64> {
    const TOGETHER: usize = 4;
    let rows: Vec<&[f64]> = rows
        .map(|first| &matrix[first..first + vector.len()])
        .collect();
    let mut products = Vec::with_capacity(rows.len());
    let (together, rest) = rows.as_chunks::<TOGETHER>();
    for rows in together {
        // What a sum of no floats is.
        let mut sums = [-0.0; TOGETHER];
        let [a, b, c, d] = rows;
        let each = vector.iter().zip(*a).zip(*b).zip(*c).zip(*d);
        for ((((x, a), b), c), d) in each {
            for (sum, y) in sums.iter_mut().zip([a, b, c, d]) {
                *sum += x * y;
            }
        }
        products.extend(sums);
    }
    products.extend(rest.iter().map(|row| dot(vector, row)));
    products
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// One query of one head.
struct Row<'a> {
    shape: &'a Shape,
    at: Query,
    rules: &'a Rules,
    round: fn(f64) -> f64,
}

impl Row<'_> {
    fn compute(&self, q: &[f64], k: &[f64], v: &[f64]) -> (Vec<f64>, f64) {
        let Shape {
            seq_q,
            seq_k,
            heads,
            kv_heads,
            head_dim,
            ..
        } = *self.shape;
        let kv_head = self.at.head / (heads / kv_heads);
        let first = ((self.at.batch * seq_q + self.at.i) * heads + self.at.head) * head_dim;
        let q = &q[first..first + head_dim];
        let kv_row = |j: usize| ((self.at.batch * seq_k + j) * kv_heads + kv_head) * head_dim;
        let visible = self.rules.visible(self.shape, &self.at);
        let products = products(q, k, visible.clone().map(kv_row));
        let scores: Vec<f64> = visible
            .clone()
            .zip(products)
            .map(|(j, product)| self.score(j, product))
            .collect();
        let joining = self.rules.joining(&self.at);
        let all = scores.iter().chain(&joining).copied();
        let max = all.clone().fold(f64::NEG_INFINITY, f64::max);
        if max == f64::NEG_INFINITY && !scores.iter().any(|s| s.is_nan()) {
            return (vec![0.0; head_dim], f64::NEG_INFINITY);
        }
        let weights: Vec<f64> = scores.iter().map(|s| (s - max).exp()).collect();
        let sum: f64 = all.map(|s| (s - max).exp()).sum();
        let mut out = vec![0.0; head_dim];
        for (j, weight) in visible.zip(&weights) {
            let weight = (self.round)(weight / sum);
            for (out, v) in out.iter_mut().zip(&v[kv_row(j)..]) {
                *out += weight * v;
            }
        }
        for out in &mut out {
            *out = (self.round)(*out);
        }
        (out, max + sum.ln())
    }

    /// The score of a product with key `j`, each step rounded.
    fn score(&self, j: usize, dot: f64) -> f64 {
        let scaled = (self.round)((self.round)(dot) * self.rules.scale);
        self.rules
            .score(self.shape, &self.at, j, scaled, self.round)
    }
}

#[cfg(test)]
mod tests;
