//! The sizes of the tiles.

use fa_dsl::target::Target;
use fa_dsl::tile::{Panels, SharedTile};

use super::DecodeConfig;
use crate::attention::forward::block_order::classes_bytes;
use crate::attention::forward::bulk_stream::barrier_bytes;
use crate::attention::forward::kv_stream::StreamConfig;
use crate::attention::options::Variant;
use crate::attention::softmax::{Method, RescalePolicy};
use crate::attention::warps::{MMA_M, WarpGrid};

impl<T> DecodeConfig<T> {
    /// The sizes of the tiles.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            block_m: self.block_m,
            block_n: self.block_n,
            warps: self.num_warps,
            stages: self.stages,
            ctas: self.ctas,
            row_blocks: self.row_blocks,
            bulk: self.bulk,
            warpgroup: self.warpgroup,
            variant: self.variant,
        }
    }
}

/// The sizes of the tiles.
#[derive(Clone, Copy, Debug)]
pub struct TileConfig {
    /// Rows of a tile: queries times the heads that share a KV head.
    pub block_m: u32,
    /// Keys of a block.
    pub block_n: u32,
    /// Warps of a CTA.
    pub warps: u32,
    /// Blocks of keys and of values held.
    pub stages: u32,
    /// CTAs that a multiprocessor is to hold.
    pub ctas: u32,
    /// 16-row blocks of a warp.
    pub row_blocks: u32,
    /// Whether the tensor copy engine copies keys and values, out of a cache.
    pub bulk: bool,
    /// Whether four warps multiply together.
    pub warpgroup: bool,
    /// What the kernel is specialised to.
    pub variant: Variant,
}

impl TileConfig {
    /// How softmax is computed.
    pub const METHOD: Method = Method {
        rescale: RescalePolicy::Always,
        chains: 1,
        polynomials: 0,
    };

    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        self.warps * 32
    }

    /// Threads that copy the queries: those that there are 16 bytes of each row of a panel for.
    pub const fn query_threads(&self) -> u32 {
        let accesses = self.block_m * Panels::width(self.variant.head_dim) / 8;
        if accesses < self.threads() {
            accesses
        } else {
            self.threads()
        }
    }

    /// How the warps share a tile of scores.
    pub const fn grid(&self) -> WarpGrid {
        let m_tiles = if self.row_blocks == 0 {
            1
        } else {
            self.row_blocks
        };
        let along_m = match self.block_m / MMA_M / m_tiles {
            0 => 1,
            along_m => along_m,
        };
        let along_n = match self.warps / along_m {
            0 => 1,
            along_n => along_n,
        };
        WarpGrid {
            along_m,
            along_n,
            m_tiles,
            keys: self.block_n / along_n,
        }
    }

    /// Whether a multiprocessor has the shared memory for its CTAs.
    pub const fn fits(&self, target: &Target) -> bool {
        target.holds(self.ctas, self.shared_bytes())
    }

    /// Column blocks of the queries that stay in registers: all of them where there is room, none where a warpgroup multiplies.
    pub const fn kept(&self) -> u32 {
        match self.variant.head_dim * self.row_blocks {
            0..=128 if !self.warpgroup => self.variant.head_dim / 16,
            _ => 0,
        }
    }

    /// Bytes of a tile of queries.
    pub const fn q_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_m, self.variant.head_dim)
    }

    /// Bytes of a block of keys, or of values.
    pub const fn kv_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_n, self.variant.head_dim)
    }

    /// Bytes of the queries, and of the blocks of keys and of values, where warps are merged later.
    pub(super) const fn tile_bytes(&self) -> u32 {
        let ring = 2 * self.stages * self.kv_bytes();
        let merge = self.merge_bytes();
        self.q_bytes() + if ring > merge { ring } else { merge }
    }

    /// Shared memory of a CTA in bytes: the tiles, mbarriers, classes of blocks, and what tells its threads whether it is the last of a tile.
    pub const fn shared_bytes(&self) -> u32 {
        let barriers = if self.bulk {
            barrier_bytes(self.stages)
        } else {
            0
        };
        // The classes come before the tiles, which begin at a multiple of 1024.
        let classes = classes_bytes(&self.variant).next_multiple_of(1024);
        classes + self.tile_bytes() + barriers + 4
    }

    /// The stream of keys and values.
    pub(super) const fn stream(&self) -> StreamConfig {
        StreamConfig {
            block_n: self.block_n,
            stages: self.stages,
            threads: self.threads(),
            head_dim: self.variant.head_dim,
            ragged: self.variant.ragged(self.block_n),
            warpgroup: self.warpgroup,
        }
    }
}
