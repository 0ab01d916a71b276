//! The sizes of the tiles.

use fa_dsl::tile::SharedTile;

use super::MmaConfig;
use crate::attention::forward::block_order::classes_bytes;
use crate::attention::forward::kv_stream::StreamConfig;
use crate::attention::options::Variant;
use crate::attention::softmax::{Method, RescalePolicy};

/// Rows of a tensor-core block.
pub const MMA_M: u32 = 16;

impl<T> MmaConfig<T> {
    /// The sizes of the tiles.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            block_m: self.block_m,
            block_n: self.block_n,
            warps: self.num_warps,
            stages: self.stages,
            q_regs: self.q_regs,
            ctas: self.ctas,
            method: Method {
                rescale: RescalePolicy::from_tunable(self.rescale),
                chains: 1,
                polynomials: self.polynomials,
            },
            variant: self.variant,
        }
    }
}

/// The sizes of the tiles, and how they are computed.
#[derive(Clone, Copy, Debug)]
pub struct TileConfig {
    /// Queries of a tile.
    pub block_m: u32,
    /// Keys of a block.
    pub block_n: u32,
    /// Warps of a CTA, each with an equal part of the tile's rows.
    pub warps: u32,
    /// Blocks of keys and of values held: with 1, keys load while values are used and the other
    /// way round.
    pub stages: u32,
    /// How many 16-column blocks of the queries stay in registers; the others are read from shared
    /// memory for each block of keys.
    pub q_regs: u32,
    /// CTAs that a multiprocessor is to hold.
    pub ctas: u32,
    /// How softmax is computed.
    pub method: Method,
    /// What the kernel is specialised to.
    pub variant: Variant,
}

impl TileConfig {
    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        self.warps * 32
    }

    /// Rows of a warp.
    pub const fn warp_rows(&self) -> u32 {
        if self.warps == 0 {
            return 0;
        }
        self.block_m / self.warps
    }

    /// 16-row blocks of a warp.
    pub const fn m_tiles(&self) -> u32 {
        self.warp_rows() / MMA_M
    }

    /// Column blocks of the queries that stay in registers.
    pub const fn kept(&self) -> u32 {
        let all = self.variant.head_dim / 16;
        if self.q_regs < all { self.q_regs } else { all }
    }

    /// Bytes of a tile of queries.
    pub const fn q_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_m, self.variant.head_dim)
    }

    /// Bytes of a block of keys, or of values.
    pub const fn kv_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_n, self.variant.head_dim)
    }

    /// Bytes of the queries, whose place gathers the output later, the blocks of keys, and those of values.
    pub(super) const fn tile_bytes(&self) -> u32 {
        self.q_bytes() + 2 * self.stages * self.kv_bytes()
    }

    /// Shared memory of a CTA in bytes: the tiles, and the classes of blocks.
    pub const fn shared_bytes(&self) -> u32 {
        self.tile_bytes() + classes_bytes(&self.variant)
    }

    /// The stream of keys and values.
    pub(super) const fn stream(&self) -> StreamConfig {
        StreamConfig {
            block_n: self.block_n,
            stages: self.stages,
            threads: self.threads(),
            head_dim: self.variant.head_dim,
            ragged: self.variant.ragged(self.block_n),
            warpgroup: false,
        }
    }

    /// Whether the last tile of queries may reach past the sequence.
    pub const fn ragged_rows(&self) -> bool {
        self.variant.ragged(self.block_m)
    }
}
