//! What a CTA works on: a block of keys and the blocks of queries that see it.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::turns::Turns;
use crate::attention::kernel_problem::{KernelProblem, Masking, When};
use crate::attention::options::{
    BlockAt, Derivatives, FirstRow, HeadAt, RowHeads, RowsAt, TileRows,
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
}

impl Work {
    /// The work of this CTA, of blocks of so many keys and so many queries: that of its number, or where there are turns, what it claims. The
    /// first blocks of keys are seen by the most queries where the mask is causal: they come first.
    #[device]
    pub fn new(
        problem: &KernelProblem,
        [block_n, block_m]: [u32; 2],
        turns: Option<Turns>,
    ) -> Work {
        // Every sequence has as many as the longest.
        let blocks = (problem.seq_k + (block_n - 1)) / block_n;
        let (index, rest) = match turns {
            None => (block_x() % blocks, block_x() / blocks),
            Some(turns) => turns.claim(blocks),
        };
        let kv_heads = problem.heads / problem.group;
        let keys = KeyBlock {
            first_key: index * block_n,
            keys: block_n,
            queries: block_m,
        };
        let batch = rest / kv_heads;
        let problem = problem.of_sequence(batch);
        Work {
            keys,
            kv_head: rest % kv_heads,
            batch,
            blocks: keys.seen_by(&problem),
            problem,
            turns,
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
            take(QueryBlock { head, block }, i, i + 1 < count);
            let wraps = block + 1 == blocks.end;
            head = select(wraps, head + 1, head);
            block = select(wraps, blocks.first, block + 1);
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
        let problem = &self.problem;
        let ScoresAt { block, lane, .. } = *scores;
        let head = || HeadAt {
            head: block.head,
            batch: self.batch,
        };
        let first_row = FirstRow::Key {
            first_query: scores.first_query,
        };
        let held = problem.hold(&TileRows {
            heads: RowHeads::One(&head),
            at: &|| RowsAt {
                lane,
                first_row,
                m_tiles: s.m_tiles,
            },
        });
        let at = || BlockAt {
            lane,
            first_row,
            first_key: self.keys.first_key + (scores.first_row)(),
        };
        let is_hidden = || self.keys.is_hidden_from(problem, block.block);
        let masked = if problem.variant.masked() || ragged {
            When::If(&is_hidden)
        } else {
            When::Never
        };
        problem.finish_scores_with_derivatives(s, &held, Masking::Between(masked), &at)
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
}

/// A block of queries of a head.
#[derive(Clone, Copy)]
pub(super) struct QueryBlock {
    pub head: Reg<u32>,
    /// Its number in the head.
    pub block: Reg<u32>,
}
