//! What the kernels that merge share: the state of a row, tensors of either element type, and which thread has what.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

use crate::rows::{EIGHT, Output, RowElement};

/// log2 e and ln 2: logarithms are natural in memory and base 2 in the hardware.
const LOG2_E: f32 = std::f32::consts::LOG2_E;
const LN_2: f32 = std::f32::consts::LN_2;

/// What some of the keys gave a row: eight of its outputs, relative to a maximum and not yet divided by the sum. A
/// finished part has its log-sum-exp as the maximum, and 1 as the sum.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// What the exponentials are relative to; −∞ for a part that saw no key.
    pub max: Reg<f32>,
    /// Their sum.
    pub sum: Reg<f32>,
    /// The outputs times the sum.
    pub o: [Reg<f32>; 8],
}

impl Part {
    /// Of outputs that are divided by their sum.
    pub fn finished(lse: Reg<f32>, o: [Reg<f32>; 8]) -> Part {
        Part {
            max: lse,
            sum: 1.0.into(),
            o,
        }
    }
}

/// The parts of a row that were taken in so far.
#[derive(Clone, Copy, Debug)]
pub struct Merged {
    max: Var<f32>,
    sum: Var<f32>,
    o: [Var<f32>; 8],
}

/// exp(value − max), where both may be infinite: 1 for the maximum itself, 0 for −∞.
#[device]
fn weight(value: Reg<f32>, max: Reg<f32>) -> Reg<f32> {
    // +∞ − (+∞) is no number.
    let distance = select(value == max, 0.0, value - max);
    select(value == f32::NEG_INFINITY, 0.0, (distance * LOG2_E).exp2())
}

impl Merged {
    /// Of no part.
    pub fn new() -> Merged {
        Merged {
            max: Var::named("max", f32::NEG_INFINITY),
            sum: Var::named("sum", 0.0),
            o: std::array::from_fn(|_| Var::named("o", 0.0)),
        }
    }

    /// Takes in some parts, in order.
    #[device]
    pub fn take(&self, parts: &[Part]) {
        let old = self.max.get();
        let max = parts.iter().fold(old, |max, part| max.max(part.max));
        let kept = weight(old, max);
        self.max.set(max);
        let weights: Vec<_> = parts.iter().map(|part| weight(part.max, max)).collect();
        let add = |so_far: Var<f32>, of: &dyn Fn(&Part) -> Reg<f32>| {
            let sum = so_far.peek() * kept;
            let weighted = parts.iter().zip(&weights);
            so_far.set(weighted.fold(sum, |sum, (part, weight)| of(part).mul_add(*weight, sum)));
        };
        add(self.sum, &|part| part.sum);
        for (i, o) in self.o.into_iter().enumerate() {
            add(o, &|part| part.o[i]);
        }
    }

    /// What was taken in, as one part.
    pub fn part(&self) -> Part {
        Part {
            max: self.max.get(),
            sum: self.sum.get(),
            o: self.o.map(Var::get),
        }
    }

    /// The row's eight outputs and its log-sum-exp.
    #[device]
    pub fn finish(&self) -> ([Reg<f32>; 8], Reg<f32>) {
        let sum = self.sum.peek();
        let none = sum == 0.0;
        let normalizer = select(none, 0.0, sum.recip());
        let lse = select(
            none,
            f32::NEG_INFINITY,
            sum.log2().mul_add(LN_2, self.max.peek()),
        );
        (self.o.map(|o| o.peek() * normalizer), lse)
    }
}

impl Default for Merged {
    fn default() -> Merged {
        Merged::new()
    }
}

/// The rows of a launch, as a kernel gets them.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// Of all sequences, queries and heads.
    pub rows: Reg<u32>,
    /// Queries of a sequence.
    pub seq_q: Reg<u32>,
    /// Heads.
    pub heads: Reg<u32>,
    /// Elements of a head.
    pub head_dim: Reg<u32>,
}

/// The log-sum-exp of a part, −∞ where it does not exist: then nothing of it is read.
#[device]
pub fn lse_if(exists: Reg<bool>, lse: Pointer<f32>) -> Reg<f32> {
    if exists {
        lse.load(0)
    } else {
        Reg::from(f32::NEG_INFINITY)
    }
}

/// Where a thread works: on eight elements of a row.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Whether there is such a row.
    pub row_exists: Reg<bool>,
    /// Whether it has such elements.
    pub exists: Reg<bool>,
    /// The sequence.
    pub batch: Reg<u32>,
    /// The query, of its sequence.
    pub query: Reg<u32>,
    /// The query, of all sequences.
    pub all_queries: Reg<u32>,
    /// The head.
    pub head: Reg<u32>,
    /// The first of the eight elements.
    pub element: Reg<u32>,
}

impl Place {
    /// Of lane `lane` of those that take row `row`: heads vary fastest, then queries.
    #[device]
    pub fn new(rows: &Rows, row: Reg<u32>, lane: Reg<u32>) -> Place {
        let row_exists = row < rows.rows;
        let element = lane * EIGHT;
        let all_queries = row / rows.heads;
        Place {
            row_exists,
            exists: row_exists & (element < rows.head_dim),
            batch: all_queries / rows.seq_q,
            query: all_queries % rows.seq_q,
            all_queries,
            head: row % rows.heads,
            element,
        }
    }

    /// Whether a thread reads what a part gave its row: not where the part saw no key.
    #[device]
    pub fn reads(&self, lse: Reg<f32>) -> Reg<bool> {
        self.exists & (lse != f32::NEG_INFINITY)
    }

    /// Stores the row's outputs and, if it is asked for, its log-sum-exp.
    #[device]
    pub fn store<T: RowElement>(
        &self,
        merged: &Merged,
        o: &Output<T>,
        lse: Option<TensorMut<f32>>,
    ) {
        let (values, row_lse) = merged.finish();
        if self.exists {
            o.store(&[self.batch, self.query, self.head], self.element, values);
        }
        if let Some(lse) = lse {
            if self.row_exists & (self.element == 0) {
                lse.at(&[self.batch, self.head, self.query])
                    .store(0, row_lse);
            }
        }
    }
}
