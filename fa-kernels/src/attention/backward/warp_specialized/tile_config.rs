//! The sizes of the tiles.

use fa_dsl::tile::pipeline::MBARRIER_BYTES;
use fa_dsl::tile::wgmma::PanelTile;

use super::BackwardWarpSpecializedConfig;
use crate::attention::backward::delta::STATISTICS;
use crate::attention::options::Variant;

/// Keys of a warpgroup: rows of its products.
pub const GROUP_KEYS: u32 = 64;

/// Queries of a panel of dSᵀ, and rows of a product that gives dQ.
pub(super) const PANEL_QUERIES: u32 = 64;

impl<T> BackwardWarpSpecializedConfig<T> {
    /// The sizes of the tiles.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            block_m: self.block_m,
            consumers: self.consumers,
            stages: self.stages,
            do_stages: self.do_stages,
            ds_stages: self.ds_stages,
            scores_first: self.scores_first,
            round_p: self.round_p,
            variant: self.variant,
        }
    }
}

/// The sizes of the tiles, and how they are computed.
#[derive(Clone, Copy, Debug)]
pub struct TileConfig {
    /// Queries of a block.
    pub block_m: u32,
    /// Warpgroups that compute, each with [`GROUP_KEYS`] keys.
    pub consumers: u32,
    /// Blocks of queries held. Their scores are computed a block ahead: two at least.
    pub stages: u32,
    /// Blocks of output gradients held.
    pub do_stages: u32,
    /// Blocks of dS held: with 1, all wait until everyone has left the last one.
    pub ds_stages: u32,
    /// Whether the scores of the next block are issued before dK of this one, when dQ is there.
    pub scores_first: bool,
    /// Whether dS is computed of P as it is rounded for dV: its float32 then need no registers.
    pub round_p: bool,
    /// What the kernel is specialised to.
    pub variant: Variant,
}

impl TileConfig {
    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        (self.consumers + 1) * 128
    }

    /// Threads that compute.
    pub const fn computing(&self) -> u32 {
        self.consumers * 128
    }

    /// Registers of a consumer's thread. Quotas share what the CTA was launched with: 168 or 128 registers for each
    /// thread; asking for more waits for ever.
    pub const fn consumer_registers(&self) -> u32 {
        match self.consumers {
            2 => 240,
            _ => 160,
        }
    }

    /// Registers of the producer's threads.
    pub const fn producer_registers(&self) -> u32 {
        match self.consumers {
            2 => 24,
            _ => 32,
        }
    }

    /// Keys of a CTA.
    pub const fn block_n(&self) -> u32 {
        self.consumers * GROUP_KEYS
    }

    /// Warpgroups along the queries when dQ is computed.
    pub const fn groups_along_queries(&self) -> u32 {
        self.block_m / PANEL_QUERIES
    }

    /// Warpgroups along a head when dQ is computed.
    pub const fn groups_along_head(&self) -> u32 {
        if self.groups_along_queries() == 0 {
            return 0;
        }
        self.consumers / self.groups_along_queries()
    }

    /// Elements of a head in a warpgroup's dQ.
    pub const fn head_part(&self) -> u32 {
        if self.groups_along_head() == 0 {
            return 0;
        }
        self.variant.head_dim / self.groups_along_head()
    }

    /// Bytes of the keys, or of the values.
    pub const fn kv_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_n(), self.variant.head_dim)
    }

    /// Bytes of a block of queries, or of output gradients.
    pub const fn q_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_m, self.variant.head_dim)
    }

    /// Bytes of a block of dS.
    pub const fn ds_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_n(), self.block_m)
    }

    /// Bytes of what is known of a block's rows.
    pub const fn statistics_bytes(&self) -> u32 {
        self.block_m * STATISTICS * 4
    }

    /// Mbarriers: keys, values, and full and empty of each block of queries and of output gradients.
    pub const fn barriers(&self) -> u32 {
        2 + 2 * self.stages + 2 * self.do_stages
    }

    /// Shared memory of a CTA in bytes: keys and values, whose places gather their gradients later, the blocks of queries, those of output gradients, dS,
    /// what is known of the blocks' rows, and the mbarriers.
    pub const fn shared_bytes(&self) -> u32 {
        2 * self.kv_bytes()
            + (self.stages + self.do_stages) * self.q_bytes()
            + self.ds_stages * self.ds_bytes()
            + self.stages * self.statistics_bytes()
            + self.barriers() * MBARRIER_BYTES
    }

    /// Whether the last block of keys may reach past the sequence.
    pub const fn ragged_keys(&self) -> bool {
        self.variant.ragged(self.block_n())
    }
}
