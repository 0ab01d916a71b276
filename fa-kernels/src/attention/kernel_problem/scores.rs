//! What the options do to scores, and what classifies blocks of them.

use std::rc::Rc;

use fa_dsl::build::bounds::Range;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::KernelProblem;
use crate::attention::epilogue;
use crate::attention::mask::apply_mask;
use crate::attention::options::{
    BlockAt, BlockClassifier, Derivatives, HeadAt, Held, KeysOfBlock, Room, RowHeads, Seq,
    TileQueries, TileRows,
};
use crate::attention::softmax::OnlineSoftmax;

/// What the options hold of a tile's rows while the tile is computed.
#[derive(Clone, Debug, Default)]
pub struct RowsHeld(Vec<Held>);

impl RowsHeld {
    /// Whether options read something of blocks [before their products are there](KernelProblem::read_ahead).
    pub fn reads_ahead(&self) -> bool {
        self.0.iter().any(|held| held.functions.reads_ahead())
    }
}

/// Which scores of a block have to be masked.
#[derive(Clone, Copy)]
pub enum Masking<'a> {
    /// Of a block between two of [`Blocks`](super::Blocks): keys before the first and after the last that a query sees have to be hidden only
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

impl KernelProblem {
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

    /// The same, with room for what options read of blocks of so many 16-row blocks and 8-column blocks before their products are there.
    pub fn hold_ahead(&self, size: [u32; 2], rows: &TileRows<'_>) -> RowsHeld {
        let RowsHeld(mut all) = self.hold(rows);
        for (hook, held) in self.hooks.iter().zip(&mut all) {
            hook.hold_ahead(size, &mut held.functions);
        }
        RowsHeld(all)
    }

    /// Reads that of a block all of whose keys exist, if the block does.
    pub fn read_ahead(
        &self,
        held: &RowsHeld,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        exists: Reg<bool>,
    ) {
        for (hook, held) in self.hooks.iter().zip(&held.0) {
            hook.read_ahead(self, held, s, at, exists);
        }
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
