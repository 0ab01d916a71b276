//! A problem as a kernel sees it: sizes, scale and what the options do, constants where the kernel is
//! specialised to them and parameters elsewhere.

mod blocks;
mod scores;

use std::rc::Rc;

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, BoxRow};

use super::options::{HeadAt, Hooks, Pages, Seq, Variant};

pub use blocks::Blocks;
pub use scores::{Masking, RowsHeld, When};

/// The sizes of a problem, as a kernel sees them.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Queries of a sequence.
    pub seq_q: Reg<u32>,
    /// Keys of a sequence.
    pub seq_k: Reg<u32>,
    /// Query heads.
    pub heads: Reg<u32>,
    /// Query heads that share a KV head.
    pub group: Reg<u32>,
    /// Sequences.
    pub batch: Reg<u32>,
}

/// The problem.
#[derive(Clone)]
pub struct KernelProblem {
    /// What the kernel is specialised to.
    pub variant: Variant,
    /// Queries of a sequence.
    pub seq_q: Reg<u32>,
    /// Keys of a sequence.
    pub seq_k: Reg<u32>,
    /// Query heads.
    pub heads: Reg<u32>,
    /// Query heads that share a KV head.
    pub group: Reg<u32>,
    /// Sequences.
    pub batch: Reg<u32>,
    /// What the softmax multiplies scores by.
    pub scale_log2: Reg<f32>,
    lse: Option<TensorMut<f32>>,
    /// The sequence whose sizes these are, where the tensors' sizes do not say where it lies.
    sequence: Option<Sequence>,
    /// Its number, once it is the problem of one.
    number: Option<Reg<u32>>,
    hooks: Rc<[Box<dyn Hooks>]>,
}

/// Where a sequence lies in the tensors, and how long it is.
#[derive(Clone, Copy, Debug)]
pub struct Sequence {
    /// The indices of its first query: of the first dimension, and of the row.
    pub first_query: [Reg<u32>; 2],
    /// The indices of its first key, unless its keys are in pages.
    pub first_key: [Reg<u32>; 2],
    /// Its queries.
    pub seq_q: Reg<u32>,
    /// Its keys.
    pub seq_k: Reg<u32>,
    /// How many keys it has room for, padding among them: the first of them are those that it uses. `None` where nobody asks.
    pub room_k: Option<Reg<u32>>,
    /// The pages of its keys and values.
    pub pages: Option<Pages>,
}

/// Row `row` of a head: of the sequence of that number, or of the one with so many rows from the first on.
fn box_at(at: HeadAt, row: Reg<u32>, place: Option<(Reg<u32>, Reg<u32>)>) -> BoxAt {
    let batch = at.batch;
    BoxAt {
        head: at.head,
        row: match place {
            Some((first, rows)) => BoxRow::Packed { row, first, rows },
            None => BoxRow::InBatch { row, batch },
        },
    }
}

impl KernelProblem {
    /// The problem of a kernel with these parameters.
    pub(super) fn new(
        variant: Variant,
        lse: Option<TensorMut<f32>>,
        scale_log2: Reg<f32>,
        sizes: Sizes,
        hooks: Rc<[Box<dyn Hooks>]>,
    ) -> KernelProblem {
        KernelProblem {
            variant,
            seq_q: sizes.seq_q,
            seq_k: sizes.seq_k,
            heads: sizes.heads,
            group: sizes.group,
            batch: sizes.batch,
            scale_log2,
            lse,
            sequence: None,
            number: None,
            hooks,
        }
    }

    /// What a row's maximum is at least, where options make scores of any size.
    pub fn least_score(&self) -> Option<Reg<f32>> {
        self.hooks.iter().find_map(|hook| hook.least_score())
    }

    /// The problem of one sequence: the same, unless the options say where it lies or how long it is.
    pub fn of_sequence(&self, batch: Reg<u32>) -> KernelProblem {
        let problem = match self.sequence(batch) {
            Some(sequence) => self.of(sequence),
            None => self.clone(),
        };
        problem.numbered(batch)
    }

    /// The same, known to be that of the sequence of this number.
    pub fn numbered(self, batch: Reg<u32>) -> KernelProblem {
        KernelProblem {
            number: Some(batch),
            ..self
        }
    }

    /// The sequence's number.
    ///
    /// # Panics
    /// If the problem is not that of a sequence: a schedule asks for it with [`Self::of_sequence`] before anything else.
    pub fn number(&self) -> Reg<u32> {
        self.number
            .expect("a schedule asks for the problem of a tile's sequence first")
    }

    /// What the options say of where a sequence lies and how long it is, if they do.
    pub fn sequence(&self, batch: Reg<u32>) -> Option<Sequence> {
        if !self.variant.sequences_differ() {
            return None;
        }
        let all = Sequence {
            first_query: [batch, 0.into()],
            first_key: [batch, 0.into()],
            seq_q: self.seq_q,
            seq_k: self.seq_k,
            room_k: Some(self.seq_k),
            pages: None,
        };
        let hooks = self.hooks.iter();
        Some(hooks.fold(all, |sequence, hook| hook.sequence(self, batch, sequence)))
    }

    /// The problem of this sequence.
    pub fn of(&self, sequence: Sequence) -> KernelProblem {
        KernelProblem {
            seq_q: sequence.seq_q,
            seq_k: sequence.seq_k,
            sequence: Some(sequence),
            ..self.clone()
        }
    }

    /// Where a box of queries or of output begins.
    pub fn query_box(&self, at: HeadAt, query: Reg<u32>) -> BoxAt {
        let packed = self.sequence.filter(|_| self.variant.packed);
        let place = packed.map(|it| (it.first_query[1], it.seq_q));
        box_at(at, query, place)
    }

    /// Where a box of keys or values begins that are in no cache; `at` says the KV head.
    pub fn key_box(&self, at: HeadAt, key: Reg<u32>) -> BoxAt {
        let place = self.sequence.map(|it| (it.first_key[1], it.seq_k));
        box_at(at, key, place)
    }

    /// The indices of a query in the tensors: of the first dimension, and of the row.
    pub fn query_at(&self, batch: Reg<u32>, query: Reg<u32>) -> [Reg<u32>; 2] {
        match &self.sequence {
            Some(sequence) => {
                let [batch, first] = sequence.first_query;
                [batch, first + query]
            }
            None => [batch, query],
        }
    }

    /// The indices of a sequence's first key in the tensors.
    pub fn first_key_at(&self, batch: Reg<u32>) -> [Reg<u32>; 2] {
        match &self.sequence {
            Some(sequence) => sequence.first_key,
            None => [batch, 0.into()],
        }
    }

    /// How many keys there is room for, of which the sequence may use fewer.
    pub fn room_k(&self) -> Reg<u32> {
        let room = self.sequence.and_then(|sequence| sequence.room_k);
        room.unwrap_or(self.seq_k)
    }

    /// The pages of the sequence's keys and values, if they are in pages.
    pub fn pages(&self) -> Option<Pages> {
        self.sequence.and_then(|sequence| sequence.pages)
    }

    /// The pages of any sequence's keys and values, if they are in pages.
    pub fn pages_of(&self, batch: Reg<u32>) -> Option<Pages> {
        self.hooks.iter().find_map(|hook| hook.pages(batch))
    }

    /// The last key; 0 for a sequence without keys, which only sequences of different lengths are.
    #[device]
    pub fn last_key(&self) -> Reg<u32> {
        if self.sequence.is_some() {
            self.seq_k.max(1) - 1
        } else {
            self.seq_k - 1
        }
    }

    /// `query`'s position among the keys, `ahead` further; 0 where that is before the first key.
    #[device]
    pub fn position(&self, query: Reg<u32>, ahead: Reg<u32>) -> Reg<u32> {
        if self.variant.seq != Seq::Dynamic {
            query + ahead
        } else {
            let end = query + self.seq_k + ahead;
            end.max(self.seq_q) - self.seq_q
        }
    }
}
