//! The sizes of the tiles.

use fa_dsl::tile::{Panels, SharedTile};

use super::BackwardMmaConfig;
use crate::attention::backward::query_walk::classes_bytes;
use crate::attention::backward::statistics::STATISTICS;
use crate::attention::backward::sums::Reductions;
use crate::attention::backward::turns::CLAIM_BYTES;
use crate::attention::backward::visible_blocks;
use crate::attention::options::Variant;

/// Rows of a tensor-core block.
pub const MMA_M: u32 = 16;

impl<T> BackwardMmaConfig<T> {
    /// The sizes of the tiles.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            block_m: self.block_m,
            block_n: self.block_n,
            warps: self.num_warps,
            stages: self.stages,
            ctas: self.ctas,
            head_split: self.head_split,
            reductions: Reductions::from_tunable(self.vector),
            deterministic: self.deterministic,
            variant: self.variant,
        }
    }
}

/// The sizes of the tiles, and how they are computed.
#[derive(Clone, Copy, Debug)]
pub struct TileConfig {
    /// Queries of a block.
    pub block_m: u32,
    /// Keys of a CTA.
    pub block_n: u32,
    /// Warps of a CTA, each with an equal part of its keys.
    pub warps: u32,
    /// Blocks of queries held: with 1, the next ones load when everyone has left the last ones.
    pub stages: u32,
    /// CTAs that a multiprocessor is to hold.
    pub ctas: u32,
    /// How many warps share the gradients of the same keys, each with a part of the head. They share the scores, too, each with a part of the queries,
    /// and hand them to each other through shared memory.
    pub head_split: u32,
    /// How dQ is added to its sums.
    pub reductions: Reductions,
    /// Whether dQ is added to its sums in one order.
    pub deterministic: bool,
    /// What the kernel is specialised to.
    pub variant: Variant,
}

impl TileConfig {
    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        self.warps * 32
    }

    /// Warps along the keys.
    pub const fn warps_along_keys(&self) -> u32 {
        if self.head_split == 0 {
            return 0;
        }
        self.warps / self.head_split
    }

    /// Keys of a warp.
    pub const fn warp_keys(&self) -> u32 {
        if self.warps_along_keys() == 0 {
            return 0;
        }
        self.block_n / self.warps_along_keys()
    }

    /// Queries of a warp's scores.
    pub const fn warp_queries(&self) -> u32 {
        if self.head_split == 0 {
            return 0;
        }
        self.block_m / self.head_split
    }

    /// Elements of a head in a warp's dK and dV.
    pub const fn gradient_part(&self) -> u32 {
        if self.head_split == 0 {
            return 0;
        }
        self.variant.head_dim / self.head_split
    }

    /// 16-key blocks of a warp.
    pub const fn key_tiles(&self) -> u32 {
        self.warp_keys() / MMA_M
    }

    /// Warps along the queries when dQ is computed.
    pub const fn warps_along_queries(&self) -> u32 {
        let blocks = self.block_m / MMA_M;
        if blocks == 0 {
            1
        } else if self.warps < blocks {
            self.warps
        } else {
            blocks
        }
    }

    /// Parts of a head that warps of the same queries compute dQ of.
    pub const fn head_parts(&self) -> u32 {
        self.warps / self.warps_along_queries()
    }

    /// 16-query blocks of a warp's dQ.
    pub const fn query_tiles(&self) -> u32 {
        self.block_m / MMA_M / self.warps_along_queries()
    }

    /// Elements of a head in a warp's dQ.
    pub const fn head_part(&self) -> u32 {
        if self.head_parts() == 0 {
            return 0;
        }
        self.variant.head_dim / self.head_parts()
    }

    /// Panels of a head.
    pub const fn panels(&self) -> u32 {
        self.variant.head_dim / Panels::width(self.variant.head_dim)
    }

    /// Bytes of the keys, or of the values.
    pub const fn kv_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_n, self.variant.head_dim)
    }

    /// Bytes of a block of queries, or of output gradients.
    pub const fn q_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_m, self.variant.head_dim)
    }

    /// Bytes of dS.
    pub const fn ds_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_n, self.block_m)
    }

    /// Bytes of P, where warps hand it to each other.
    pub const fn p_bytes(&self) -> u32 {
        if self.head_split > 1 {
            self.ds_bytes()
        } else {
            0
        }
    }

    /// Bytes of what is known of a block's rows.
    pub const fn statistics_bytes(&self) -> u32 {
        self.block_m * STATISTICS * 4
    }

    /// Shared memory of a CTA in bytes: keys and values, whose places gather their gradients later, the blocks of queries, those of output gradients, dS, P
    /// where it is shared, what is known of the blocks' rows, the classes of the blocks, and the CTA's number where it claims one.
    pub const fn shared_bytes(&self) -> u32 {
        let of_stage = 2 * self.q_bytes() + self.statistics_bytes();
        let tiles = 2 * self.kv_bytes() + self.ds_bytes() + self.p_bytes();
        tiles + self.stages * of_stage + classes_bytes(&self.variant) + self.claim_bytes()
    }

    /// Whether CTAs go round a section of heads: those that take turns do, and beside a mask all, or the last head's longest CTAs would end alone. Functions leave
    /// no registers for that.
    pub const fn has_sections(&self) -> bool {
        self.deterministic || (self.variant.masked() && !self.variant.functions)
    }

    /// Whether CTAs that take turns leave out blocks that masks of the caller's hide.
    pub(super) fn skips_in_turn(&self) -> bool {
        self.deterministic && visible_blocks::are_needed(&self.variant)
    }

    const fn claim_bytes(&self) -> u32 {
        if self.deterministic { CLAIM_BYTES } else { 0 }
    }

    /// Where the CTA's number is in shared memory, where it claims one: after everything else.
    pub(super) const fn claim_place(&self) -> u32 {
        self.shared_bytes() - self.claim_bytes()
    }

    /// Whether the last block of keys may reach past the sequence.
    pub const fn ragged_keys(&self) -> bool {
        self.variant.ragged(self.block_n)
    }

    /// Whether the last block of queries may reach past the sequence.
    pub const fn ragged_queries(&self) -> bool {
        self.variant.ragged(self.block_m)
    }
}
