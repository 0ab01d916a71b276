//! What a CTA works on: a tile of queries and the blocks of keys that it sees.

use fa_dsl::prelude::*;
use fa_dsl::tile::Within;

use super::schedule::Schedule;
use crate::forward::problem::{Blocks, Problem};

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
    /// (batch, heads, seq_q).
    pub lse: TensorMut<f32>,
    /// Sizes, scale and mask.
    pub problem: Problem,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
    /// Heads, over all sequences, whose tiles are interleaved.
    pub section: Reg<u32>,
}

/// A tile of queries and the blocks of keys that it sees.
pub(super) struct Work {
    pub first_query: Reg<u32>,
    pub head: Reg<u32>,
    pub kv_head: Reg<u32>,
    pub batch: Reg<u32>,
    pub blocks: Blocks,
}

impl Work {
    /// The tile of this CTA.
    #[device]
    pub fn new<T>(s: &Schedule, io: &Io<T>, index: Reg<u32>) -> Work {
        let problem = &io.problem;
        let tiles = (problem.seq_q + (s.block_m - 1)) / s.block_m;
        let (bh, tile) = if s.variant.masked() {
            // The longest tiles first, over as many heads as have their keys and values in L2.
            let first = index / (io.section * tiles) * io.section;
            let heads = (problem.heads() * problem.batch() - first).min(io.section);
            let rest = index - first * tiles;
            (first + rest % heads, tiles - 1 - rest / heads)
        } else {
            (index / tiles, index % tiles)
        };
        let first_query = tile * s.block_m;
        let head = bh % problem.heads();
        Work {
            first_query,
            head,
            kv_head: head / problem.group(),
            batch: bh / problem.heads(),
            blocks: problem.blocks(first_query, s.block_m, s.block_n),
        }
    }
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
