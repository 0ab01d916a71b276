//! What a CTA works on: a block of keys and the blocks of queries that see it.

use fa_dsl::prelude::*;
use fa_dsl::tile::Within;

use super::tile_config::TileConfig;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::query_blocks::{KeyBlock, QueryBlocks};

/// The kernel's tensors and run-time parameters.
pub struct Io<T> {
    /// (batch, seq_q, heads, head_dim).
    pub q: Tensor<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub k: Tensor<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub v: Tensor<T>,
    /// (batch, seq_q, heads, head_dim).
    pub d_o: Tensor<T>,
    /// (batch · heads · padded, 2).
    pub statistics: Tensor<f32>,
    /// (batch · heads · padded, head_dim of the tiles), in the order of [`crate::attention::backward::sums`].
    pub sums: TensorInOut<f32>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dk: TensorMut<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dv: TensorMut<T>,
    /// Sizes, scale, options.
    pub problem: KernelProblem,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
    /// What products Q Kᵀ are multiplied by.
    pub scale: Reg<f32>,
    /// Rows of a head in the workspace.
    pub padded: Reg<u32>,
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
    /// The work of this CTA. The first blocks of keys are seen by the most queries where the mask is causal: they come first.
    #[device]
    pub fn new<T>(s: &TileConfig, io: &Io<T>) -> Work {
        let problem = &io.problem;
        // Every sequence has as many as the longest.
        let blocks = (problem.seq_k + (s.block_n - 1)) / s.block_n;
        let (index, rest) = (block_x() % blocks, block_x() / blocks);
        let kv_heads = problem.heads / problem.group;
        let keys = KeyBlock {
            first_key: index * s.block_n,
            keys: s.block_n,
            queries: s.block_m,
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
}
