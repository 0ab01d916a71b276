//! The gradients of attention in float64: FlashAttention-2's equations.

use std::collections::BTreeMap;
use std::ops::{AddAssign, Range};

use ndarray::{Array2, ArrayView1, ArrayViewMut1, s};
use rayon::prelude::*;

use crate::matrices::{add_product, kv_head, query_head, rows};
use crate::{Attention, Narrow, Precision, Query, Rules, Shape, TOGETHER, keys_of_any, places};

/// What attention's gradient gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Gradients {
    /// (batch, seq_q, heads, head_dim).
    pub dq: Vec<f64>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dk: Vec<f64>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dv: Vec<f64>,
    /// (heads): of the logits that join the rows' sums, 0 where there are none. Their parts are those of dO ∘ O.
    pub djoining: Vec<Sum>,
    /// Of the elements of options' arguments: by the option's number, the argument's and the element's place.
    pub darguments: BTreeMap<[usize; 3], Sum>,
}

/// A sum, and the sum of its parts' magnitudes, by which a sum in lower precision can be judged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sum {
    /// The sum.
    pub sum: f64,
    /// That of the magnitudes.
    pub magnitudes: f64,
}

impl Sum {
    /// Of one part.
    fn of(part: f64) -> Sum {
        Sum {
            sum: part,
            magnitudes: part.abs(),
        }
    }
}

impl AddAssign for Sum {
    fn add_assign(&mut self, other: Sum) {
        self.sum += other.sum;
        self.magnitudes += other.magnitudes;
    }
}

/// The gradients of `[q, k, v]`, where the gradient of the output is `d_o` and `forward` is what attention gave. With P = exp(S − LSE)
/// and δ the sum of dO ∘ O over a row: dV = Pᵀ dO, dP = dO Vᵀ, dS = P ∘ (dP − δ) and what the options make of it, dQ = scale·dS K,
/// dK = scale·dSᵀ Q. A logit that joins a row's sum gets −exp(logit − LSE)·δ. Query heads that share a KV head add to its gradients.
///
/// # Panics
/// If a slice does not have the length that `shape` gives it.
pub fn attention_backward<T: Narrow>(
    shape: &Shape,
    inputs: [&[T]; 3],
    forward: &Attention,
    d_o: &[T],
    rules: &Rules,
    precision: Precision,
) -> Gradients {
    let all = 0..shape.seq_k;
    attention_backward_of_keys(shape, inputs, forward, d_o, rules, precision, all)
}

/// As [`attention_backward`], from these keys alone: their own gradients are the same, those of the others are 0, and those of the queries
/// are what these keys add to them. Of long sequences all keys take minutes.
///
/// # Panics
/// As [`attention_backward`].
pub fn attention_backward_of_keys<T: Narrow>(
    shape: &Shape,
    inputs: [&[T]; 3],
    forward: &Attention,
    d_o: &[T],
    rules: &Rules,
    precision: Precision,
    keys: Range<usize>,
) -> Gradients {
    let lens = inputs.map(<[T]>::len);
    assert_eq!(
        lens,
        [shape.q_len(), shape.kv_len(), shape.kv_len()],
        "q, k and v do not fit the shape"
    );
    let lens = [d_o.len(), forward.o.len(), forward.lse.len()];
    assert_eq!(
        lens,
        [shape.q_len(), shape.q_len(), shape.lse_len()],
        "do, o and lse do not fit the shape"
    );
    let wide = |values: &[T]| values.iter().map(|x| x.widen()).collect::<Vec<f64>>();
    let [q, k, v] = inputs.map(wide);
    let backward = Backward {
        shape,
        keys,
        rules,
        forward,
        d_o: &wide(d_o),
        q: &q,
        k: &k,
        v: &v,
        round: match precision {
            Precision::Exact => |value: f64| value,
            Precision::Half => |value: f64| T::nearest(value).widen(),
        },
    };
    let heads: Vec<OfHead> = (0..shape.all_heads())
        .into_par_iter()
        .map(|number| backward.head(number / shape.heads, number % shape.heads))
        .collect();
    backward.gather(&heads)
}

/// The tensors, contiguous, and how numbers are rounded.
struct Backward<'a> {
    shape: &'a Shape,
    /// The keys that are looked at.
    keys: Range<usize>,
    rules: &'a Rules,
    forward: &'a Attention,
    d_o: &'a [f64],
    q: &'a [f64],
    k: &'a [f64],
    v: &'a [f64],
    round: fn(f64) -> f64,
}

/// The gradients of one query head: those of its queries, and its part of those of its KV head, (seq, head_dim) each.
struct OfHead {
    dq: Array2<f64>,
    dk: Array2<f64>,
    dv: Array2<f64>,
    djoining: Sum,
    darguments: BTreeMap<[usize; 3], Sum>,
}

/// to += row.
fn add(to: &mut [f64], row: ArrayView1<'_, f64>) {
    for (to, x) in to.iter_mut().zip(row) {
        *to += x;
    }
}

impl Backward<'_> {
    fn head(&self, batch: usize, head: usize) -> OfHead {
        let Shape {
            seq_q,
            seq_k,
            head_dim,
            ..
        } = *self.shape;
        let mut gradients = OfHead {
            dq: Array2::zeros((seq_q, head_dim)),
            dk: Array2::zeros((seq_k, head_dim)),
            dv: Array2::zeros((seq_k, head_dim)),
            djoining: Sum::default(),
            darguments: BTreeMap::new(),
        };
        for first in (0..seq_q).step_by(TOGETHER) {
            self.rows(
                [batch, head],
                first..seq_q.min(first + TOGETHER),
                &mut gradients,
            );
        }
        let all = [&mut gradients.dq, &mut gradients.dk, &mut gradients.dv];
        all.into_iter().for_each(|it| it.mapv_inplace(self.round));
        gradients
    }

    /// Adds what some queries give.
    fn rows(&self, [batch, number]: [usize; 2], queries: Range<usize>, gradients: &mut OfHead) {
        let shape = self.shape;
        let of_queries = |it| rows(&query_head(it, [batch, number], shape), queries.clone());
        let [q, d_o, o] = [self.q, self.d_o, &self.forward.o].map(of_queries);
        let visible: Vec<Range<usize>> = queries
            .clone()
            .map(|i| {
                self.visible(&Query {
                    batch,
                    head: number,
                    i,
                })
            })
            .collect();
        let keys = keys_of_any(&visible);
        let of_keys = |it| rows(&kv_head(it, [batch, number], shape), keys.clone());
        let [k, v] = [self.k, self.v].map(of_keys);
        // Scores, then probabilities; gradients of those, then of the products. Of keys that a query does not see 0.
        let (mut p, mut d_product) = (q.dot(&k.t()), d_o.dot(&v.t()));
        let each = p.outer_iter_mut().zip(d_product.outer_iter_mut());
        for ((i, visible), (p, d_product)) in queries.clone().zip(visible).zip(each) {
            let at = Query {
                batch,
                head: number,
                i,
            };
            let row = i - queries.start;
            let mut delta = Sum::default();
            for (d_o, o) in d_o.row(row).iter().zip(o.row(row)) {
                delta += Sum::of(d_o * o);
            }
            self.row(&at, delta, (visible, keys.start), [p, d_product], gradients);
        }
        add_product(gradients.dv.slice_mut(s![keys.clone(), ..]), p.t(), d_o);
        add_product(gradients.dk.slice_mut(s![keys, ..]), d_product.t(), q);
        add_product(gradients.dq.slice_mut(s![queries, ..]), d_product.view(), k);
    }

    /// The keys that a query sees of those that are looked at.
    fn visible(&self, at: &Query) -> Range<usize> {
        let visible = self.rules.visible(self.shape, at);
        visible.start.max(self.keys.start)..visible.end.min(self.keys.end)
    }

    /// Makes probabilities of the products of a query with keys, from `first` on, and gradients of those products of its gradient's products with values.
    fn row(
        &self,
        at: &Query,
        delta: Sum,
        (visible, first): (Range<usize>, usize),
        [mut of_keys, mut of_values]: [ArrayViewMut1<'_, f64>; 2],
        gradients: &mut OfHead,
    ) {
        let (round, rules, shape) = (self.round, self.rules, self.shape);
        let places = places(&visible, first);
        let products: Vec<(f64, f64)> = {
            let [of_keys, of_values] =
                [&of_keys, &of_values].map(|it| it.slice(s![places.clone()]));
            of_keys
                .iter()
                .copied()
                .zip(of_values.iter().copied())
                .collect()
        };
        of_keys.fill(0.0);
        of_values.fill(0.0);
        let lse = self.forward.lse[(at.batch * shape.heads + at.head) * shape.seq_q + at.i];
        if lse == f64::NEG_INFINITY {
            return;
        }
        for logit in rules.joining(at) {
            let p = (logit - lse).exp();
            gradients.djoining += Sum {
                sum: -p * delta.sum,
                magnitudes: p * delta.magnitudes,
            };
        }
        for ((j, place), (of_key, of_value)) in visible.zip(places).zip(products) {
            let scaled = round(round(of_key) * rules.scale);
            let (score, way_back) = rules.score_and_way_back(shape, at, j, scaled, round);
            if score == f64::NEG_INFINITY {
                continue;
            }
            let p = round((score - lse).exp());
            let d_score = round(p * (round(of_value) - delta.sum));
            let d_scaled = way_back.go(d_score, |option, (argument, place, adjoint)| {
                let sum = gradients.darguments.entry([option, argument, place]);
                *sum.or_default() += Sum::of(adjoint);
            });
            of_keys[place] = p;
            of_values[place] = round(d_scaled * rules.scale);
        }
    }

    /// The index of the first element of a query.
    fn query_row(&self, at: &Query) -> usize {
        let Shape {
            seq_q,
            heads,
            head_dim,
            ..
        } = *self.shape;
        ((at.batch * seq_q + at.i) * heads + at.head) * head_dim
    }

    /// The index of the first element of a key that a query sees.
    fn key_row(&self, at: &Query, key: usize) -> usize {
        let Shape {
            seq_k,
            kv_heads,
            head_dim,
            ..
        } = *self.shape;
        let kv_head = at.head / self.shape.group();
        ((at.batch * seq_k + key) * kv_heads + kv_head) * head_dim
    }

    /// The gradients of all heads as tensors.
    fn gather(&self, heads: &[OfHead]) -> Gradients {
        let shape = self.shape;
        let mut all = Gradients {
            dq: vec![0.0; shape.q_len()],
            dk: vec![0.0; shape.kv_len()],
            dv: vec![0.0; shape.kv_len()],
            djoining: vec![Sum::default(); shape.heads],
            darguments: BTreeMap::new(),
        };
        for (number, of_head) in heads.iter().enumerate() {
            let (batch, head) = (number / shape.heads, number % shape.heads);
            all.djoining[head] += of_head.djoining;
            for (place, sum) in &of_head.darguments {
                *all.darguments.entry(*place).or_default() += *sum;
            }
            for (i, dq) in of_head.dq.outer_iter().enumerate() {
                add(&mut all.dq[self.query_row(&Query { batch, head, i })..], dq);
            }
            for j in 0..shape.seq_k {
                let to = self.key_row(&Query { batch, head, i: 0 }, j);
                add(&mut all.dk[to..], of_head.dk.row(j));
                add(&mut all.dv[to..], of_head.dv.row(j));
            }
        }
        for gradient in all.dk.iter_mut().chain(&mut all.dv) {
            *gradient = (self.round)(*gradient);
        }
        all
    }
}

#[cfg(test)]
mod tests;
