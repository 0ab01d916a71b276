//! What a CTA works on: a block of keys and the blocks of queries that see it.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::turns::{Turns, in_sections};
use super::visible_blocks::VisibleBlocks;
use crate::attention::kernel_problem::{KernelProblem, Masking, RowsHeld, When};
use crate::attention::options::{
    BlockAt, Derivatives, FirstRow, HeadAt, Room, RowHeads, RowsAt, RowsOfBlock, TileRows,
};
use crate::attention::query_blocks::{KeyBlock, QueryBlocks};

/// A block of keys and the blocks of queries that see it.
pub(super) struct Work {
    /// The problem of the sequence.
    pub problem: KernelProblem,
    pub keys: KeyBlock,
    pub kv_head: Reg<u32>,
    pub batch: Reg<u32>,
    /// Of each head that shares the keys.
    pub blocks: QueryBlocks,
    /// Whose turn it is, where sums are made in one order.
    pub turns: Option<Turns>,
    /// The sizes of the tiles and blocks whose classes are listed, if they are.
    pub listed: Option<[Reg<u32>; 2]>,
    /// Which blocks are visible, where CTAs take turns and leave out others.
    pub visible: Option<VisibleBlocks>,
}

impl Work {
    /// The work of this CTA, of blocks of so many keys and so many queries: that of its number, or where there are turns, what it claims. The
    /// first blocks of keys are seen by the most queries where the mask is causal: they come first, head after head, or those of a `section` of so many KV heads
    /// beside each other.
    #[device]
    pub fn new(
        problem: &KernelProblem,
        [block_n, block_m]: [u32; 2],
        section: Option<Reg<u32>>,
        turns: Option<Turns>,
    ) -> Work {
        // Every sequence has as many as the longest.
        let blocks = (problem.seq_k + (block_n - 1)) / block_n;
        let (index, rest) = match (turns, section) {
            (Some(turns), _) => turns.claim(blocks),
            (None, Some(section)) => in_sections(block_x(), blocks, section),
            (None, None) => (block_x() % blocks, block_x() / blocks),
        };
        let kv_heads = problem.heads / problem.group;
        let keys = KeyBlock {
            first_key: index * block_n,
            keys: block_n,
            queries: block_m,
        };
        let (reads_rows, batches) = (problem.variant.function_set.reads_rows(), problem.batch);
        let batch = match reads_rows {
            // Sequences whose scores may change by the same rows read them at the same time, and add to the same sums.
            true => rest % batches,
            false => rest / kv_heads,
        };
        let problem = problem.of_sequence(batch);
        Work {
            keys,
            kv_head: match reads_rows {
                true => rest / batches,
                false => rest % kv_heads,
            },
            batch,
            blocks: keys.seen_by(&problem),
            problem,
            turns,
            listed: None,
            visible: None,
        }
    }

    /// The same, where classes are listed of tiles and blocks of these sizes, if they are.
    pub fn listed(self, rows: Option<Reg<u32>>, keys: Option<Reg<u32>>) -> Work {
        Work {
            listed: rows.zip(keys).map(<[_; 2]>::from),
            ..self
        }
    }

    /// The same, where it is known which blocks are visible, if it is.
    pub fn visible(self, words: Option<Tensor<u32>>, seq_k: Reg<u32>) -> Work {
        Work {
            visible: words.map(|words| VisibleBlocks::new(words, seq_k, self.keys.keys)),
            ..self
        }
    }

    /// A head of the sequence.
    pub fn head(&self, head: Reg<u32>) -> HeadAt {
        HeadAt {
            head,
            batch: self.batch,
        }
    }

    /// How many blocks of queries there are, of all heads that share the keys, which are `group`.
    #[device]
    pub fn count(&self, group: Reg<u32>) -> Reg<u32> {
        (self.blocks.end - self.blocks.first) * group
    }

    /// Goes through the blocks of queries: `take` gets each, its number among them, and whether there is another one after it.
    pub fn each(&self, group: Reg<u32>, take: impl Fn(QueryBlock, Reg<u32>, Reg<bool>)) {
        match self.turns {
            None => self.head_after_head(group, take),
            Some(_) => self.each_in_turn(group, take),
        }
    }

    #[device]
    fn head_after_head(&self, group: Reg<u32>, take: impl Fn(QueryBlock, Reg<u32>, Reg<bool>)) {
        let blocks = self.blocks;
        let count = self.count(group);
        let mut head = self.kv_head * group;
        let mut block = blocks.first + 0;
        for i in range(0, count) {
            take(QueryBlock::new(head, block), i, i + 1 < count);
            let wraps = block + 1 == blocks.end;
            head = select(wraps, head + 1, head);
            block = select(wraps, blocks.first, block + 1);
        }
    }

    /// As [`Self::each`], see [`Walk::each_with_next`].
    #[device]
    pub fn each_with_next(
        &self,
        group: Reg<u32>,
        begin: impl FnOnce(QueryBlock, Reg<bool>),
        take: impl Fn(QueryBlock, Reg<u32>, (QueryBlock, Reg<bool>)),
    ) {
        let blocks = self.blocks;
        let count = self.count(group);
        let first = match self.turns {
            None => QueryBlock::new(self.kv_head * group, blocks.first + 0),
            Some(_) => self.first_in_turn(group),
        };
        let mut head = first.head;
        let mut block = first.block;
        begin(QueryBlock::new(head, block), count != 0);
        for i in range(0, count) {
            let now = QueryBlock::new(head, block);
            let after = match self.turns {
                None => {
                    let wraps = block + 1 == blocks.end;
                    QueryBlock::new(
                        select(wraps, head + 1, head),
                        select(wraps, blocks.first, block + 1),
                    )
                }
                Some(_) => self.after_in_turn(group, now),
            };
            let more = i + 1 < count;
            take(now, i, (after, more));
            head = after.head;
            block = after.block;
        }
    }

    /// Makes a warp's products the scores that the softmax takes. `ragged` says whether keys may reach past the sequence.
    #[device]
    pub fn finish_scores(
        &self,
        s: &Accumulator,
        scores: &ScoresAt<'_>,
        ragged: bool,
    ) -> Derivatives {
        let (problem, block) = (&self.problem, scores.block);
        let (held, at) = self.hold(s, scores);
        let is_hidden = || self.keys.is_hidden_from(problem, block.block);
        let masked = if problem.variant.masked() || ragged {
            When::If(&is_hidden)
        } else {
            When::Never
        };
        let is_partial = block.is_partial.map(|partial| move || partial);
        let masking = match &is_partial {
            Some(is_partial) => Masking::Classified(When::If(is_partial)),
            None => Masking::Between(masked),
        };
        problem.finish_scores_with_derivatives(s, &held, masking, &at, scores.room)
    }

    /// The way back from scores to products, where another warp has made the scores and kept the products in their room. `p` is P.
    #[device]
    pub fn derivatives(&self, p: &Accumulator, scores: &ScoresAt<'_>) -> Derivatives {
        let (held, at) = self.hold(p, scores);
        self.problem.derivatives(p, &held, &at, scores.room)
    }

    /// What the options hold of a block's rows, and where it lies.
    #[device]
    fn hold<'a>(
        &'a self,
        s: &Accumulator,
        scores: &'a ScoresAt<'a>,
    ) -> (RowsHeld, impl Fn() -> BlockAt + 'a) {
        let ScoresAt { block, lane, .. } = *scores;
        let head = || self.head(block.head);
        let first_row = FirstRow::Key {
            first_query: scores.first_query,
        };
        let held = self.problem.hold(&TileRows {
            heads: RowHeads::One(&head),
            at: &|| RowsAt {
                lane,
                first_row,
                m_tiles: s.m_tiles,
            },
        });
        let at = move || BlockAt {
            lane,
            first_row,
            first_key: self.keys.first_key + (scores.first_row)(),
            keys_exist: false,
            overlaps: true,
            rows: scores.rows,
        };
        (held, at)
    }

    /// The row of the workspace of a block's first query, where there are so many heads, padded to so many rows, and queries of a block.
    #[device]
    pub fn first_row(
        &self,
        heads: Reg<u32>,
        padded: Reg<u32>,
        at: QueryBlock,
        block_m: u32,
    ) -> Reg<u32> {
        (self.batch * heads + at.head) * padded + at.block * block_m
    }
}

/// Where a warp's scores of a block lie, keys × queries.
pub(super) struct ScoresAt<'a> {
    pub block: QueryBlock,
    pub lane: Reg<u32>,
    /// The query of the first column.
    pub first_query: Reg<u32>,
    /// The key of the first row, counted in the block of keys.
    pub first_row: &'a dyn Fn() -> Reg<u32>,
    /// Where the scores are kept, if that is not in registers.
    pub room: Option<Room>,
    /// Where what functions read of rows has been copied to, if it has.
    pub rows: Option<RowsOfBlock>,
}

/// A block of queries of a head.
#[derive(Clone, Copy)]
pub(super) struct QueryBlock {
    pub head: Reg<u32>,
    /// Its number in the head.
    pub block: Reg<u32>,
    /// Whether some query of it does not see some key, where blocks have been classified.
    pub is_partial: Option<Reg<bool>>,
}

impl QueryBlock {
    /// A block of which that is not known.
    pub fn new(head: Reg<u32>, block: Reg<u32>) -> QueryBlock {
        QueryBlock {
            head,
            block,
            is_partial: None,
        }
    }
}
