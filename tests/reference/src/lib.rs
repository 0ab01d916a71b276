//! Attention on the CPU, to compare with: in float64, and as plain as it can be.

use std::ops::Range;

use fa_kernels::forward::{Options, Window};
use half::{bf16, f16};
use rayon::prelude::*;

/// Sizes of one attention problem; tensors are (batch, seq, heads, head_dim), contiguous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Sequences.
    pub batch: usize,
    /// Queries of a sequence.
    pub seq_q: usize,
    /// Keys of a sequence.
    pub seq_k: usize,
    /// Query heads.
    pub heads: usize,
    /// KV heads, which divide the query heads.
    pub kv_heads: usize,
    /// Elements of a head.
    pub head_dim: usize,
}

impl Shape {
    /// Elements of the queries, and of the output.
    pub fn q_len(&self) -> usize {
        self.batch * self.seq_q * self.heads * self.head_dim
    }

    /// Elements of the keys, and of the values.
    pub fn kv_len(&self) -> usize {
        self.batch * self.seq_k * self.kv_heads * self.head_dim
    }

    /// Elements of the log-sum-exp.
    pub fn lse_len(&self) -> usize {
        self.batch * self.heads * self.seq_q
    }

    /// Floating-point operations of a forward pass: 4·B·H·Sq·Sk·D, half of it when causal.
    pub fn forward_flop(&self, causal: bool) -> f64 {
        let all = 4.0
            * (self.batch * self.heads) as f64
            * (self.seq_q * self.seq_k) as f64
            * self.head_dim as f64;
        if causal { all / 2.0 } else { all }
    }
}

/// What attention is to compute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rules {
    /// What scores are multiplied by.
    pub scale: f64,
    /// Whether a query sees no key after its own position, aligned bottom-right.
    pub causal: bool,
    /// How many keys a query sees before and after its own position.
    pub window: Option<Window>,
    /// Scores become cap·tanh(score/cap), after the scale and before the mask.
    pub softcap: Option<f64>,
}

impl Rules {
    /// Scale 1/√head_dim, every query sees every key.
    pub fn new(head_dim: usize) -> Rules {
        Rules {
            scale: 1.0 / (head_dim as f64).sqrt(),
            causal: false,
            window: None,
            softcap: None,
        }
    }

    /// What `options` ask for.
    pub fn of(options: &Options, head_dim: usize) -> Rules {
        Rules {
            scale: options.scale.map_or(Rules::new(head_dim).scale, f64::from),
            causal: options.causal,
            window: options.window,
            softcap: options.softcap.map(f64::from),
        }
    }

    /// The keys that query `i` sees. Bottom-right: the last query is at the position of the last key.
    pub fn visible(&self, shape: &Shape, i: usize) -> Range<usize> {
        let Window { left, right } = self.window.unwrap_or_default();
        let right = if self.causal { Some(0) } else { right };
        // Counted from seq_q keys before the first, so that no position is negative.
        let position = i + shape.seq_k;
        let first = left.map_or(0, |left| position.saturating_sub(left as usize));
        let end = right.map_or(usize::MAX, |right| position + right as usize + 1);
        let key = |at: usize| at.saturating_sub(shape.seq_q).min(shape.seq_k);
        key(first)..key(end).max(key(first))
    }
}

/// What attention gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Attention {
    /// (batch, seq_q, heads, head_dim).
    pub o: Vec<f64>,
    /// (batch, heads, seq_q), natural logarithm.
    pub lse: Vec<f64>,
}

/// A 16-bit float that tensors hold.
pub trait Narrow: Copy + Sync {
    /// Its value.
    fn widen(self) -> f64;
    /// The nearest of its kind.
    fn nearest(value: f64) -> Self;
}

impl Narrow for f16 {
    fn widen(self) -> f64 {
        self.to_f64()
    }
    fn nearest(value: f64) -> f16 {
        f16::from_f64(value)
    }
}

impl Narrow for bf16 {
    fn widen(self) -> f64 {
        self.to_f64()
    }
    fn nearest(value: f64) -> bf16 {
        bf16::from_f64(value)
    }
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
                batch,
                head,
                i,
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

/// One query of one head.
struct Row<'a> {
    shape: &'a Shape,
    batch: usize,
    head: usize,
    i: usize,
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
        let kv_head = self.head / (heads / kv_heads);
        let first = ((self.batch * seq_q + self.i) * heads + self.head) * head_dim;
        let q = &q[first..first + head_dim];
        let kv_row = |j: usize| ((self.batch * seq_k + j) * kv_heads + kv_head) * head_dim;
        let visible = self.rules.visible(self.shape, self.i);
        let scores: Vec<f64> = visible
            .clone()
            .map(|j| {
                let k = &k[kv_row(j)..kv_row(j) + head_dim];
                self.score(q.iter().zip(k).map(|(a, b)| a * b).sum())
            })
            .collect();
        let max = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if max == f64::NEG_INFINITY && !scores.iter().any(|s| s.is_nan()) {
            return (vec![0.0; head_dim], f64::NEG_INFINITY);
        }
        let weights: Vec<f64> = scores.iter().map(|s| (s - max).exp()).collect();
        let sum: f64 = weights.iter().sum();
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

    /// The score of a product, each step rounded.
    fn score(&self, dot: f64) -> f64 {
        let scaled = (self.round)((self.round)(dot) * self.rules.scale);
        match self.rules.softcap {
            None => scaled,
            Some(cap) => (self.round)(cap * (self.round)((self.round)(scaled / cap).tanh())),
        }
    }
}

/// How far an output is from the reference, and how far it may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// max |out − ref|, infinite where one is NaN and the other is not.
    pub error: f64,
    /// What the error may be.
    pub bound: f64,
}

impl Comparison {
    /// FlashAttention's rule: max|out − ref| ≤ 2·max|low − ref| + 2·max|ref + 0.3 − 0.3 − ref|, where
    /// `low` is plain attention in the precision of the output and the last term is taken in that
    /// precision. With a softcap the first factor is 3.
    pub fn flash_attention<T: Narrow>(
        rules: &Rules,
        out: &[T],
        reference: &[f64],
        low: &[f64],
    ) -> Comparison {
        let factor = if rules.softcap.is_some() { 3.0 } else { 2.0 };
        let exact: Vec<f64> = out.iter().map(|x| x.widen()).collect();
        let rounding = reference
            .iter()
            .filter(|r| r.is_finite())
            .map(|r| {
                let narrow = |value: f64| T::nearest(value).widen();
                let r = narrow(*r);
                (narrow(narrow(r + 0.3) - 0.3) - r).abs()
            })
            .fold(0.0, f64::max);
        Comparison {
            error: max_difference(&exact, reference),
            bound: factor * max_difference(low, reference) + 2.0 * rounding,
        }
    }

    /// Whether the output is close enough.
    pub fn holds(&self) -> bool {
        self.error <= self.bound
    }
}

/// max |a − b|; equal infinities and NaN in the same place differ by 0, NaN in one alone by ∞.
pub fn max_difference(a: &[f64], b: &[f64]) -> f64 {
    a.iter()
        .zip(b)
        .map(|(a, b)| match (a.is_nan(), b.is_nan()) {
            (true, true) => 0.0,
            (false, false) if a == b => 0.0,
            (false, false) => (a - b).abs(),
            _ => f64::INFINITY,
        })
        .fold(0.0, f64::max)
}

#[cfg(test)]
mod tests;
