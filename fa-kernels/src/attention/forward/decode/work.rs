//! What a CTA works on: a part of the blocks of keys that a tile's rows see.

use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;

use super::rows::TileRows;
use super::tile_config::TileConfig;
use crate::attention::forward::cache_boxes::{CacheBoxes, CachedSequence};
use crate::attention::kernel_problem::{Blocks, KernelProblem};

/// The kernel's tensors and run-time parameters.
pub struct Io<T> {
    /// (batch, seq_q, heads, head_dim).
    pub q: Tensor<T>,
    /// Keys and values.
    pub kv: KvTensors<T>,
    /// (batch, seq_q, heads, head_dim).
    pub o: TensorMut<T>,
    /// Sizes, scale, options.
    pub problem: KernelProblem,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
    /// KV heads.
    pub kv_heads: Divisor,
    /// Query heads that share one.
    pub sharing: Divisor,
    /// Tiles of a KV head of the longest sequence.
    pub tiles: Divisor,
    /// CTAs of a tile of the longest sequence.
    pub splits: Divisor,
    /// Blocks of keys of a CTA, at most.
    pub blocks_of_split: Divisor,
    /// What the splits of a tile leave for the last of them.
    pub partials: Scratch<f32>,
    /// How many splits of a tile have arrived: (tiles).
    pub arrived: Counters,
}

/// Keys and values, (batch, seq_k, KV heads, head_dim) each, by how they are copied.
pub enum KvTensors<T> {
    /// By all threads.
    ByThreads([Tensor<T>; 2]),
    /// By the tensor copy engine, out of a cache.
    ByEngine {
        /// Of keys and of values.
        maps: [TensorMap<T>; 2],
        /// How it steps through them.
        boxes: CacheBoxes<Reg<u32>>,
    },
}

impl<T> KvTensors<T> {
    /// Of a kernel's parameters, of which it has either these or those.
    pub(super) fn new(
        tensors: Option<(Tensor<T>, Tensor<T>)>,
        maps: Option<(TensorMap<T>, TensorMap<T>)>,
        boxes: Option<CacheBoxes<Reg<u32>>>,
    ) -> KvTensors<T> {
        match (tensors, maps.zip(boxes)) {
            (_, Some(((k, v), boxes))) => KvTensors::ByEngine {
                maps: [k, v],
                boxes,
            },
            (Some((k, v)), None) => KvTensors::ByThreads([k, v]),
            (None, None) => unreachable!("BULK decides which of them the kernel has"),
        }
    }
}

/// Which part of which tile a CTA computes.
pub(super) struct Place {
    /// The tile's number among all.
    pub tile: Reg<u32>,
    /// The part's number among the tile's.
    pub split: Reg<u32>,
    pub batch: Reg<u32>,
    pub kv_head: Reg<u32>,
}

impl Place {
    /// This CTA's.
    #[device]
    pub fn new<T>(io: &Io<T>) -> Place {
        let tile = block_x() / io.splits;
        let head = tile / io.tiles;
        Place {
            tile,
            split: block_x() % io.splits,
            batch: head / io.kv_heads,
            kv_head: head % io.kv_heads,
        }
    }

    /// One past the part's last block, where all keys are used and seen.
    #[device]
    pub fn last_end<T>(&self, s: &TileConfig, io: &Io<T>) -> Reg<u32> {
        let blocks = (io.problem.seq_k + (s.block_n - 1)) / s.block_n;
        ((self.split + 1) * io.blocks_of_split.value).min(blocks)
    }
}

/// A CTA's part of a tile.
pub(super) struct Work {
    /// The problem of the tile's sequence.
    pub problem: KernelProblem,
    pub rows: TileRows,
    /// The tile's number among all.
    pub tile: Reg<u32>,
    /// The part's number among the tile's.
    pub split: Reg<u32>,
    /// How many parts the tile has.
    pub splits: Reg<u32>,
    /// The part's blocks.
    pub blocks: Blocks,
}

impl Work {
    /// The work of the CTA at this place.
    #[device]
    pub fn new<T>(s: &TileConfig, io: &Io<T>, place: &Place) -> Work {
        let Place {
            tile,
            split,
            batch,
            kv_head,
        } = *place;
        let all = &io.problem;
        let problem = all.of_sequence(batch);
        let first = tile % io.tiles * s.block_m;
        let rows = TileRows {
            first,
            count: (problem.seq_q * all.group).max(first) - first,
            kv_head,
            batch,
            group: io.sharing,
        };
        let last = || rows.query(rows.count.min(s.block_m).max(1) - 1);
        let blocks = problem.blocks_between(rows.query(0.into()), last, s.block_n);
        let per_split = io.blocks_of_split;
        Work {
            splits: (blocks.count + per_split.value - 1) / per_split,
            blocks: blocks.part(split * per_split.value, per_split.value),
            problem,
            rows,
            tile,
            split,
        }
    }

    /// The part's blocks, whose keys are in a cache.
    pub fn cached<T>(&self, s: &TileConfig, io: &Io<T>) -> CachedSequence {
        CachedSequence {
            problem: self.problem.clone(),
            batch: self.rows.batch,
            pages: io.problem.pages_of(self.rows.batch),
            blocks: self.blocks,
            block_n: s.block_n,
            walked: None,
        }
    }

    /// Whether there is anything to compute.
    #[device]
    pub fn exists(&self) -> Reg<bool> {
        (self.rows.count != 0) & (self.split < self.splits)
    }
}
