//! The gradient of a bias held against float64.

use std::ops::Range;

use fa::attention::Shape;
use fa_reference::Comparison;
use rayon::prelude::*;

use super::gradients::{Given, SUM_TOLERANCE, TOLERANCE, compared};
use super::{Check, Verdict, rounding};
use crate::commands::functions::Numbers;
use crate::commands::tensors::{Answer, HostTensors};

/// The most scores that the reference goes back through: more take minutes, and gigabytes.
const SCORES: usize = 1 << 23;
/// What an element may be off by, of what rounding every step to 16 bits leads off at most. Scores and their gradients are float32 where
/// they are made, which is thousands of times closer. Elements differ by orders of magnitude, so that with twice the whole, as the other
/// gradients have it, most of them could be anything.
const SHARE_OF_16_BITS: f64 = 1.0 / 8.0;
/// How often a score's own part may have been rounded to the tensors' type: where warpgroups share keys, one gets it from the other so.
const ROUNDINGS: f64 = 2.0;

/// Compares the gradient of a bias: of up to `count` (batch, head) pairs, spread over the batch, or of two elements' where one is a sum over
/// more.
///
/// An element along whose dimension of size 1 scores are summed up is known only once all of them are. So for each batch and head
/// that the bias has and that is compared, all the pairs that share it are computed, with all queries and the first keys, as many as
/// [`SCORES`] lets be. Where the keys are summed up themselves, all keys and the last queries are computed; where the queries are
/// as well, everything, whatever time it takes. The scores that are not computed add to no element that is compared. What is not compared
/// has to be numbers, and 0 where the bias has more queries or keys than any sequence.
pub fn check_bias(
    tensors: &HostTensors,
    forward: &Answer,
    found: &Numbers<f32>,
    count: usize,
) -> Check {
    let part = Part::of(tensors, found, count);
    let given = Given { tensors, forward };
    let elements = part.slots.iter().flat_map(|slot| {
        let sums = part.sums(&given, *slot).into_iter().enumerate();
        sums.map(|(index, sum)| (part.found(found, *slot, index), sum))
    });
    let elements: Vec<(f64, Sums)> = elements.collect();
    // What is no number has no bound.
    let or_none = |error: f64| if error.is_nan() { f64::INFINITY } else { error };
    let of_16_bits = elements
        .iter()
        .map(|(_, it)| or_none((it.exact - it.low).abs()));
    let of_scores = SHARE_OF_16_BITS * of_16_bits.fold(0.0, f64::max);
    let of_parts = SUM_TOLERANCE + ROUNDINGS * rounding(tensors.problem.dtype);
    let judged = elements.iter().map(|(found, it)| {
        let bound = of_scores + of_parts * it.magnitudes + TOLERANCE;
        ((found - it.exact).abs(), bound)
    });
    let share = |(error, bound): &(f64, f64)| error / bound;
    let worst = judged.max_by(|a, b| share(a).total_cmp(&share(b)));
    let (error, bound) = worst.unwrap_or_default();
    let exact = elements.iter().all(|(_, it)| it.exact.is_finite());
    let finite = exact && tensors.not_finite().is_empty();
    let complete = is_complete(found, &tensors.problem.shape);
    let verdict = Verdict::of(&Comparison { error, bound }, complete, finite);
    let shape = &tensors.problem.shape;
    let sums_keys = part.sizes[3] == 1;
    let sums_queries = part.sizes[2] == 1;
    let queries = shape.seq_q - part.first_query;
    Check {
        tensor: "d_bias",
        error,
        bound,
        lse_error: None,
        heads: part.slots.len() * part.of_slot,
        queries: (sums_keys && !sums_queries).then_some(queries),
        keys: (!sums_keys).then_some(part.keys),
        whole: queries == shape.seq_q && part.keys == shape.seq_k,
        verdict,
    }
}

/// Whether all are numbers, and 0 where no query or no key reads the bias.
fn is_complete(found: &Numbers<f32>, shape: &Shape) -> bool {
    let [queries, keys] = [2, 3].map(|at| found.shape[at] as usize);
    let rows = found.values.par_chunks_exact(keys.max(1)).enumerate();
    rows.all(|(row, values)| {
        let read = if row % queries < shape.seq_q {
            shape.seq_k.min(keys)
        } else {
            0
        };
        let (read, others) = values.split_at(read);
        read.iter().all(|it| it.is_finite()) && others.iter().all(|it| *it == 0.0)
    })
}

/// What an element has to be.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    exact: f64,
    /// By plain 16-bit attention.
    low: f64,
    /// The sum of the magnitudes of its parts.
    magnitudes: f64,
}

/// The part of a bias that is compared.
#[derive(Debug)]
struct Part {
    /// Of the bias.
    sizes: [usize; 4],
    /// Batches and heads of the bias.
    slots: Vec<[usize; 2]>,
    /// How many (batch, head) pairs of the problem share one.
    of_slot: usize,
    /// The first query that is computed, counted within the sequence.
    first_query: usize,
    /// How many keys are computed, the first ones.
    keys: usize,
}

impl Part {
    fn of(tensors: &HostTensors, bias: &Numbers<f32>, count: usize) -> Part {
        let shape = &tensors.problem.shape;
        let sizes = [0, 1, 2, 3].map(|at| bias.shape[at] as usize);
        let all = (sizes[0] * sizes[1]).max(1);
        let of_slot = (shape.all_heads() / all).max(1);
        let slots = count.div_ceil(of_slot).max(2).min(all);
        // The first and the last are always among them.
        let index = |i: usize| i * (all - 1) / (slots - 1).max(1);
        let at = |i: usize| [index(i) / sizes[1], index(i) % sizes[1]];
        // So many lines of scores fit, each with those of the other dimension.
        let lines = |other: usize| (SCORES / (slots * of_slot * other).max(1)).max(1);
        let first_query = match sizes[3] == 1 && sizes[2] != 1 {
            true => shape.seq_q - compared(shape.seq_q).min(lines(shape.seq_k)),
            false => 0,
        };
        let keys = match sizes[3] == 1 {
            true => shape.seq_k,
            false => compared(shape.seq_k).min(lines(shape.seq_q)),
        };
        Part {
            sizes,
            slots: (0..slots).map(at).collect(),
            of_slot,
            first_query,
            keys,
        }
    }

    /// Keys of the elements that are compared.
    fn columns(&self) -> usize {
        if self.sizes[3] == 1 { 1 } else { self.keys }
    }

    /// What the elements of a batch and a head of the bias have to be, those of a query one after the other.
    fn sums(&self, given: &Given<'_>, [batch, head]: [usize; 2]) -> Vec<Sums> {
        let shape = &given.tensors.problem.shape;
        let rows = match self.sizes[2] {
            1 => 1,
            _ => shape.seq_q - self.first_query,
        };
        let none = || vec![Sums::default(); rows * self.columns()];
        let batches = along(self.sizes[0], batch, shape.batch);
        let heads = along(self.sizes[1], head, shape.heads);
        let pairs: Vec<_> = batches
            .flat_map(|batch| heads.clone().map(move |head| (batch, head)))
            .collect();
        let of_pair = pairs.into_par_iter().fold(none, |mut sums, pair| {
            self.add(given, pair, &mut sums);
            sums
        });
        of_pair.reduce(none, |mut sums, others| {
            for (sum, other) in sums.iter_mut().zip(others) {
                sum.exact += other.exact;
                sum.low += other.low;
                sum.magnitudes += other.magnitudes;
            }
            sums
        })
    }

    /// Adds what a head of the problem gives to the elements.
    fn add(&self, given: &Given<'_>, at: (usize, usize), sums: &mut [Sums]) {
        let mut queries = given.tensors.queries(at.0);
        let keys = 0..given.tensors.keys(at.0).len().min(self.keys);
        queries.start = queries.end.min(queries.start + self.first_query);
        if queries.is_empty() || keys.is_empty() {
            return;
        }
        let [exact, low] = given.gradients_by(HostTensors::rules_with_gradients, at, queries, keys);
        // The places are those of the bias of these queries alone, with all its keys.
        let index = |place: usize| {
            let (row, column) = (place / self.sizes[3], place % self.sizes[3]);
            let row = if self.sizes[2] == 1 { 0 } else { row };
            row * self.columns() + column
        };
        for ([_, _, place], it) in &exact.darguments {
            let sum = &mut sums[index(*place)];
            sum.exact += it.sum;
            sum.magnitudes += it.magnitudes;
        }
        for ([_, _, place], it) in &low.darguments {
            sums[index(*place)].low += it.sum;
        }
    }

    /// What was found of the element of this index among those of a batch and a head.
    fn found(&self, found: &Numbers<f32>, [batch, head]: [usize; 2], index: usize) -> f64 {
        let (row, column) = (index / self.columns(), index % self.columns());
        f64::from(found.at([batch, head, row + self.first_query, column]))
    }
}

/// The batches, or the heads, of a problem that has `count` of them, which share one of the bias.
fn along(size: usize, one: usize, count: usize) -> Range<usize> {
    if size == 1 { 0..count } else { one..one + 1 }
}

#[cfg(test)]
mod tests;
