//! A problem as a kernel sees it: sizes, scale and what the options do, constants where the kernel is
//! specialised to them and parameters elsewhere.

use std::rc::Rc;

use fa_dsl::build::bounds::Range;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::boxes::{BoxAt, BoxRow};

use super::epilogue;
use super::mask::{VisibleKeys, apply_mask};
use super::options::{
    BlockAt, BlockClassifier, Derivatives, HeadAt, Held, Hooks, KeysOfBlock, Pages, Room, RowHeads,
    Seq, TileQueries, TileRows, Variant,
};
use super::softmax::OnlineSoftmax;

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

/// What the options hold of a tile's rows while the tile is computed.
#[derive(Clone, Debug, Default)]
pub struct RowsHeld(Vec<Held>);

/// Which scores of a block have to be masked.
#[derive(Clone, Copy)]
pub enum Masking<'a> {
    /// Of a block between two of [`Blocks`]: keys before the first and after the last that a query sees have to be hidden only
    /// here, but masks of the caller's may hide any.
    Between(When<'a>),
    /// Of a block that has been classified: nothing else hides a key.
    Classified(When<'a>),
}

/// Whether something has to be done.
#[derive(Clone, Copy)]
pub enum When<'a> {
    /// It has not.
    Never,
    /// It has.
    Always,
    /// Where this holds.
    If(&'a dyn Fn() -> Reg<bool>),
}

/// The blocks of keys that some rows see, which are gone through from the last to the first.
#[derive(Clone, Copy, Debug)]
pub struct Blocks {
    /// One past the last block.
    pub end: Reg<u32>,
    /// Blocks, at least one: rows that see no key mask it all.
    pub count: Reg<u32>,
    /// How many of them, the first that are gone through, hide a key after what some row sees.
    pub masked_right: Reg<u32>,
    /// From which on they hide a key before what some row sees; `count` if none does.
    pub masked_left: Reg<u32>,
}

impl Blocks {
    /// The same, but gone through behind the mask, where maxima are followed, if some warp computes its rows again: see
    /// [`RescalePolicy::Optimistic`].
    ///
    /// [`RescalePolicy::Optimistic`]: super::softmax::RescalePolicy::Optimistic
    #[device]
    pub fn followed(self, again: Option<Reg<u32>>) -> Blocks {
        let masked_right = match again {
            Some(again) => select(again == 0, self.masked_right, self.count),
            None => self.masked_right,
        };
        Blocks {
            masked_right,
            ..self
        }
    }

    /// The `most` blocks from number `first` on, counted from the first key that is seen, or those that there are.
    #[device]
    pub fn part(&self, first: Reg<u32>, most: Reg<u32>) -> Blocks {
        let left = self.count - first.min(self.count);
        let count = left.min(most);
        let before = left - count;
        Blocks {
            end: self.end - before,
            count,
            masked_right: self.masked_right.max(before) - before,
            masked_left: self.masked_left.max(before) - before,
        }
    }
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

    /// The keys that a query sees.
    #[device]
    pub fn visible(&self, query: Reg<u32>) -> VisibleKeys {
        let all = VisibleKeys::until(self.seq_k);
        let hooks = self.hooks.iter();
        hooks.fold(all, |keys, hook| hook.visible(self, query, keys))
    }

    /// The blocks that the `rows` queries from `first_query` on see.
    #[device]
    pub fn blocks(&self, first_query: Reg<u32>, rows: u32, block_n: u32) -> Blocks {
        self.blocks_between(first_query, || first_query + (rows - 1), block_n)
    }

    /// The blocks that the queries from `first` to `last` see.
    #[device]
    pub fn blocks_between(
        &self,
        first: Reg<u32>,
        last: impl FnOnce() -> Reg<u32>,
        block_n: u32,
    ) -> Blocks {
        let first = self.visible(first);
        let last = if self.variant.masked() {
            self.visible(last())
        } else {
            first
        };
        let begin = match first.begin {
            Some(begin) => begin / block_n,
            None => 0.into(),
        };
        let end = ((last.end + (block_n - 1)) / block_n).max(begin + 1);
        let count = end - begin;
        let whole = (first.end / block_n).min(end);
        let masked_left = match last.begin {
            Some(hidden) => end - ((hidden + (block_n - 1)) / block_n).max(begin).min(end),
            None => count,
        };
        Blocks {
            end,
            count,
            masked_right: (end - whole).min(count),
            masked_left,
        }
    }

    /// What the options hold of a tile's rows while the tile is computed.
    pub fn hold(&self, rows: &TileRows<'_>) -> RowsHeld {
        let hooks = self.hooks.iter();
        RowsHeld(
            hooks
                .map(|hook| Held {
                    head: rows.heads.values(|head| hook.of_head(self, head)),
                    functions: hook.of_rows(self, rows),
                })
                .collect(),
        )
    }

    /// Whether something classifies blocks of keys. With a static length few are left to be skipped.
    pub fn is_classified(&self) -> bool {
        let dynamic = self.variant.seq == Seq::Dynamic;
        dynamic && self.hooks.iter().any(|hook| hook.classifies())
    }

    /// What classifies the blocks of a tile, if anything does.
    pub fn classifiers(&self, tile: &TileQueries) -> Option<Vec<Rc<dyn BlockClassifier>>> {
        let hooks = self.hooks.iter();
        let all: Vec<_> = hooks
            .filter_map(|hook| hook.classifier(self, tile))
            .collect();
        (!all.is_empty()).then_some(all)
    }

    /// What all that hides keys says of a block's, `count` at most, at each of which this looks.
    pub fn look(&self, head: HeadAt, keys: Range, count: u32) -> Vec<Rc<dyn KeysOfBlock>> {
        let hooks = self.hooks.iter();
        let all = hooks.filter_map(|hook| hook.look(self, head, keys, count));
        all.collect()
    }

    /// Makes a warp's products Q Kᵀ the scores that the softmax takes: what options do to them, then −∞ for
    /// the keys that a query does not see.
    pub fn finish_scores(
        &self,
        s: &Accumulator,
        held: &RowsHeld,
        masking: Masking<'_>,
        at: &dyn Fn() -> BlockAt,
    ) {
        for (hook, held) in self.hooks.iter().zip(&held.0) {
            hook.scores(self, held, s, at);
        }
        self.finish_mask(s, held, masking, at);
    }

    /// As [`Self::finish_scores`], then `rest`, which is what is done with the scores: once in each branch that options take, so that nothing
    /// it makes but variables is there afterwards. It gets what the softmax multiplies them by in that branch.
    pub fn finish_scores_then(
        &self,
        s: &Accumulator,
        held: &RowsHeld,
        masking: Masking<'_>,
        at: &dyn Fn() -> BlockAt,
        rest: &dyn Fn(Reg<f32>),
    ) {
        self.scores_from(0, s, held, at, self.scale_log2, &|scale| {
            self.finish_mask(s, held, masking, at);
            rest(scale);
        });
    }

    /// What the options from this number on do to a block of products, then `rest`.
    fn scores_from(
        &self,
        number: usize,
        s: &Accumulator,
        held: &RowsHeld,
        at: &dyn Fn() -> BlockAt,
        scale: Reg<f32>,
        rest: &dyn Fn(Reg<f32>),
    ) {
        match (self.hooks.get(number), held.0.get(number)) {
            (Some(hook), Some(own)) => hook.scores_then(self, own, s, at, scale, &|scale| {
                self.scores_from(number + 1, s, held, at, scale, rest);
            }),
            _ => rest(scale),
        }
    }

    /// As [`Self::finish_scores`], with the way back from the scores to the products. What that needs is kept where there is room, otherwise in
    /// registers.
    pub fn finish_scores_with_derivatives(
        &self,
        s: &Accumulator,
        held: &RowsHeld,
        masking: Masking<'_>,
        at: &dyn Fn() -> BlockAt,
        room: Option<Room>,
    ) -> Derivatives {
        let derivatives = Derivatives::with_room(room);
        for (hook, held) in self.hooks.iter().zip(&held.0) {
            hook.scores_with_derivatives(self, held, s, at, &derivatives);
        }
        self.finish_mask(s, held, masking, at);
        derivatives
    }

    /// The way back alone, where another thread has made its products the scores and kept them in the room that there is. `s` has
    /// become something else.
    pub fn derivatives(
        &self,
        s: &Accumulator,
        held: &RowsHeld,
        at: &dyn Fn() -> BlockAt,
        room: Option<Room>,
    ) -> Derivatives {
        let derivatives = Derivatives::with_room(room);
        for (hook, held) in self.hooks.iter().zip(&held.0) {
            hook.derivatives(self, held, s, at, &derivatives);
        }
        derivatives
    }

    fn finish_mask(
        &self,
        s: &Accumulator,
        held: &RowsHeld,
        masking: Masking<'_>,
        at: &dyn Fn() -> BlockAt,
    ) {
        match masking {
            Masking::Between(when) => {
                self.hide(s, held, at);
                self.mask_when(when, || self.mask(s, at));
            }
            Masking::Classified(when) => self.mask_when(when, || {
                self.hide(s, held, at);
                self.mask(s, at);
            }),
        }
    }

    #[device]
    fn mask_when(&self, when: When<'_>, mask: impl FnOnce()) {
        match when {
            When::Never => {}
            When::Always => mask(),
            When::If(condition) => {
                if condition() {
                    mask();
                }
            }
        }
    }

    fn hide(&self, s: &Accumulator, held: &RowsHeld, at: &dyn Fn() -> BlockAt) {
        for (hook, held) in self.hooks.iter().zip(&held.0) {
            hook.hide(self, held, s, at);
        }
    }

    fn mask(&self, s: &Accumulator, at: &dyn Fn() -> BlockAt) {
        apply_mask(s, at(), |query| self.visible(query));
    }

    /// Completes the sums of a tile's rows, when every block has been taken in.
    pub fn finish_softmax(&self, softmax: &OnlineSoftmax, heads: &RowHeads<'_>) {
        softmax.finish();
        for hook in self.hooks.iter() {
            hook.finish(self, softmax, heads);
        }
    }

    /// Stores the log-sum-exp of a warp's rows from `first_row` on, but none from `end` on, if it is asked for.
    pub fn store_lse(
        &self,
        lane: Reg<u32>,
        first_row: Reg<u32>,
        end: Option<Reg<u32>>,
        softmax: &OnlineSoftmax,
        head: HeadAt,
    ) {
        if let Some(lse) = &self.lse {
            let first = match &self.sequence {
                Some(sequence) => {
                    let [batch, row] = sequence.first_query;
                    lse.at(&[batch, head.head, row])
                }
                None => lse.at(&[head.batch, head.head]),
            };
            let stride = lse.stride(2);
            epilogue::store_lse(lane, first_row, end, softmax, first, stride);
        }
    }

    /// Stores the log-sum-exp of this thread's rows, if it is asked for. `row` says of the row in the upper (0) or lower (1)
    /// half of a 16-row block whether it exists, which query it is and of which head.
    #[device]
    pub fn store_lse_of_rows(
        &self,
        lane: Reg<u32>,
        softmax: &OnlineSoftmax,
        row: impl Fn(u32, u32) -> (Reg<bool>, Reg<u32>, HeadAt),
    ) {
        if let Some(lse) = &self.lse {
            for m in 0..softmax.max.len() as u32 {
                for half in 0..2_u32 {
                    let (exists, query, at) = row(m, half);
                    let value = softmax.lse(m, half as usize);
                    // The four threads of a row agree; one of them writes.
                    if exists & (lane & 3 == 0) {
                        let [batch, row] = self.query_at(at.batch, query);
                        lse.at(&[batch, at.head, row]).store(0, value);
                    }
                }
            }
        }
    }
}
