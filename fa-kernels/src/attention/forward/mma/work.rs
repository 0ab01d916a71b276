//! What a CTA works on: a tile of queries and the blocks of keys that it sees.

use fa_dsl::prelude::*;
use fa_dsl::tile::Within;

use super::tile_config::TileConfig;
use crate::attention::block_class::{of_classifiers, of_list};
use crate::attention::block_cursor::BlocksLeft;
use crate::attention::forward::block_order::{BlockOrder, classes_place};
use crate::attention::kernel_problem::{Blocks, KernelProblem};
use crate::attention::options::{BlockOfTile, TileQueries};
use crate::attention::tile_scheduler::{TileCoord, TileScheduler};

/// The kernel's tensors and run-time parameters.
pub struct Io<T> {
    /// (batch, seq_q, heads, head_dim).
    pub q: Tensor<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub k: Tensor<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub v: Tensor<T>,
    /// (batch, seq_q, heads, head_dim).
    pub o: TensorMut<T>,
    /// Sizes, scale, options.
    pub problem: KernelProblem,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
    /// Heads, over all sequences, whose tiles are interleaved.
    pub heads_per_section: Reg<u32>,
}

/// A tile of queries and the blocks of keys that it sees.
pub(super) struct Work {
    pub at: TileCoord,
    /// The problem of the tile's sequence.
    pub problem: KernelProblem,
    pub kv_head: Reg<u32>,
    pub blocks: Blocks,
}

/// This CTA's tile, computed from `block`, its number.
#[device]
pub(super) fn tile_at<T>(s: &TileConfig, io: &Io<T>, block: Reg<u32>) -> TileCoord {
    let scheduler = TileScheduler {
        block_m: s.block_m,
        tiles: (io.problem.seq_q + (s.block_m - 1)) / s.block_m,
        heads_per_section: io.heads_per_section,
    };
    scheduler.tile(&io.problem, block)
}

impl Work {
    /// The work of this CTA.
    #[device]
    pub fn new<T>(s: &TileConfig, io: &Io<T>) -> Work {
        let at = tile_at(s, io, block_x());
        let problem = io.problem.of_sequence(at.batch);
        Work {
            at,
            kv_head: at.head / io.problem.group,
            blocks: blocks(s, &problem, at.first_query),
            problem,
        }
    }

    /// The order in which the blocks come. Where masks leave some out all threads of the CTA find out which.
    #[device]
    pub fn order(&self, s: &TileConfig) -> BlockOrder {
        if self.problem.is_classified() {
            let problem = &self.problem;
            let tile = TileQueries::new(problem, self.at, s.block_m);
            let (blocks, place) = (self.blocks, classes_place());
            let left = if problem.variant.mask_blocks {
                let list = |word| of_list(problem, &tile, word);
                BlocksLeft::read(blocks, s.warps, place, list)
            } else {
                let block = |number| BlockOfTile::new(problem, number, s.block_n);
                let class = |number| of_classifiers(problem, &tile, &block(number));
                BlocksLeft::classify(blocks, s.warps, place, class)
            };
            barrier();
            let count = left.count().max(1);
            BlockOrder::left(blocks, &left, [0.into(), count])
        } else {
            BlockOrder::all(self.blocks)
        }
    }
}

/// The blocks that the tile from `first_query` on sees.
#[device]
pub(super) fn blocks(s: &TileConfig, problem: &KernelProblem, first_query: Reg<u32>) -> Blocks {
    problem.blocks(first_query, s.block_m, s.block_n)
}

impl<T> Io<T> {
    /// The part of a tile that exists: columns past the heads' do not, nor rows from `rows` on.
    pub(super) fn within(&self, rows: Option<Reg<u32>>) -> Within {
        Within {
            rows,
            chunks: Some(self.head_dim / 8),
        }
    }
}
