//! What a CTA works on: a block of keys and the blocks of queries that see it.

use fa_dsl::prelude::*;

use crate::attention::kernel_problem::KernelProblem;
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
}

impl Work {
    /// The work of this CTA, of blocks of so many keys and so many queries. The first blocks of keys are seen by the most queries where the mask is causal: they come first.
    #[device]
    pub fn new(problem: &KernelProblem, [block_n, block_m]: [u32; 2]) -> Work {
        // Every sequence has as many as the longest.
        let blocks = (problem.seq_k + (block_n - 1)) / block_n;
        let (index, rest) = (block_x() % blocks, block_x() / blocks);
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
        }
    }

    /// How many blocks of queries there are, of all heads that share the keys, which are `group`.
    #[device]
    pub fn count(&self, group: Reg<u32>) -> Reg<u32> {
        (self.blocks.end - self.blocks.first) * group
    }

    /// Goes through the blocks of queries, head after head: `take` gets each, its number among them, and whether there is another one after it.
    #[device]
    pub fn each(&self, group: Reg<u32>, take: impl Fn(QueryBlock, Reg<u32>, Reg<bool>)) {
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

/// A block of queries of a head.
#[derive(Clone, Copy)]
pub(super) struct QueryBlock {
    pub head: Reg<u32>,
    /// Its number in the head.
    pub block: Reg<u32>,
}
