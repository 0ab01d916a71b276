//! The sizes of the tiles.

use fa_dsl::tile::boxes::{PANEL_COLS, PanelTile};
use fa_dsl::tile::pipeline::MBARRIER_BYTES;

use super::BackwardWarpSpecializedConfig;
use crate::attention::backward::query_walk::classes_bytes;
use crate::attention::backward::statistics::STATISTICS;
use crate::attention::backward::sums::Reductions;
use crate::attention::backward::turns::CLAIM_BYTES;
use crate::attention::backward::visible_blocks;
use crate::attention::options::Variant;

/// Warpgroups that compute.
pub const CONSUMERS: u32 = 2;

/// Keys of a warpgroup: rows of its products.
pub const GROUP_KEYS: u32 = 64;

/// Bytes of four scores of each lane.
pub(super) const KEPT_STRIDE: u32 = 32 * 16;

/// Queries of a panel of dSᵀ, and rows of a product that gives dQ.
pub(super) const PANEL_QUERIES: u32 = 64;

impl<T> BackwardWarpSpecializedConfig<T> {
    /// The sizes of the tiles.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            block_m: self.block_m,
            stages: self.stages,
            do_stages: self.do_stages,
            ds_stages: self.ds_stages,
            scores_first: self.scores_first,
            bulk: self.bulk,
            late: self.late,
            deterministic: self.deterministic,
            first_writes: self.first_writes,
            last_rounds: self.last_rounds,
            waits_early: self.waits_early,
            keep_scores: self.keep_scores,
            copy_rows: self.copy_rows,
            variant: self.variant,
        }
    }
}

/// The sizes of the tiles, and how they are computed.
#[derive(Clone, Copy, Debug)]
pub struct TileConfig {
    /// Queries of a block.
    pub block_m: u32,
    /// Blocks of queries held. Their scores are computed a block ahead: two at least.
    pub stages: u32,
    /// Blocks of output gradients held.
    pub do_stages: u32,
    /// Blocks of dS held: with 1, all wait until everyone has left the last one.
    pub ds_stages: u32,
    /// Whether the scores of the next block are issued before dK of this one, when dQ is there.
    pub scores_first: bool,
    /// Whether dP is computed after P, not at the same time: for scores whose derivatives need registers, too.
    pub late: bool,
    /// Whether the copy engine adds dQ to its sums, from shared memory. Otherwise threads do, and whatever else they ask of memory waits for it.
    pub bulk: bool,
    /// Whether dQ is added to its sums in one order.
    pub deterministic: bool,
    /// Whether who has the first block of keys writes the sums of dQ, and others wait for that.
    pub first_writes: bool,
    /// Whether who adds to sums of dQ last rounds them.
    pub last_rounds: bool,
    /// Whether the next block is waited for before dQ of this one is there, not behind what adds that to its sums. With BULK it is in any case.
    pub waits_early: bool,
    /// Whether the scores that derivatives of functions need are kept in shared memory, not in registers.
    pub keep_scores: bool,
    /// Bytes of the elements of a tensor that functions of scores read for each query and key, and of which blocks are copied to shared memory ahead of the scores; 0
    /// if none is.
    pub copy_rows: u32,
    /// What the kernel is specialised to.
    pub variant: Variant,
}

impl TileConfig {
    /// Whether CTAs wait for each other before they add to dQ.
    pub const fn takes_turns(&self) -> bool {
        self.deterministic || self.first_writes
    }

    /// Whether CTAs go round a section of heads: those that take turns do, and beside a mask all, or the last head's longest CTAs would end alone.
    pub const fn has_sections(&self) -> bool {
        self.takes_turns() || self.variant.masked()
    }

    /// Whether they leave out blocks that masks of the caller's hide, all the same.
    pub(super) fn skips_in_turn(&self) -> bool {
        self.takes_turns() && visible_blocks::are_needed(&self.variant)
    }

    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        (CONSUMERS + 1) * 128
    }

    /// Threads that compute.
    pub const fn computing(&self) -> u32 {
        CONSUMERS * 128
    }

    /// Registers of a consumer's thread. Quotas share what the CTA was launched with, 168 registers for each thread; asking for more
    /// waits for ever.
    pub const fn consumer_registers(&self) -> u32 {
        240
    }

    /// Registers of the producer's threads.
    pub const fn producer_registers(&self) -> u32 {
        24
    }

    /// Whether the warpgroups share the same keys, and have dK and dV apart: those of long heads are more than one has registers for.
    pub const fn is_apart(&self) -> bool {
        self.variant.head_dim > 128
    }

    /// Keys of a CTA.
    pub const fn block_n(&self) -> u32 {
        if self.is_apart() {
            GROUP_KEYS
        } else {
            CONSUMERS * GROUP_KEYS
        }
    }

    /// Bytes of P, where one warpgroup hands it to the other.
    pub const fn p_bytes(&self) -> u32 {
        if self.is_apart() {
            PanelTile::bytes(GROUP_KEYS, self.block_m)
        } else {
            0
        }
    }

    /// Whether dQ is computed transposed, elements × queries, since blocks of queries are no whole panels. Then blocks are computed one after the other.
    pub const fn is_transposed(&self) -> bool {
        !self.block_m.is_multiple_of(PANEL_QUERIES)
    }

    /// How dQ is added to its sums.
    pub const fn reductions(&self) -> Reductions {
        if self.is_transposed() {
            Reductions::Transposed
        } else {
            Reductions::Vector
        }
    }

    /// Warpgroups along the queries when dQ is computed.
    pub const fn groups_along_queries(&self) -> u32 {
        if self.is_transposed() {
            1
        } else {
            self.block_m / PANEL_QUERIES
        }
    }

    /// Warpgroups along a head when dQ is computed.
    pub const fn groups_along_head(&self) -> u32 {
        if self.groups_along_queries() == 0 {
            return 0;
        }
        CONSUMERS / self.groups_along_queries()
    }

    /// Elements of a row of dQ's sums: whole panels of a head, as many for each warpgroup.
    pub const fn sum_columns(&self) -> u32 {
        let panels = PANEL_COLS * if self.is_apart() { CONSUMERS } else { 1 };
        self.variant.head_dim.next_multiple_of(panels)
    }

    /// Columns of a warpgroup's dQ: elements of a head, or queries where it is transposed.
    pub const fn dq_columns(&self) -> u32 {
        if self.is_transposed() {
            self.block_m
        } else {
            self.head_part()
        }
    }

    /// Elements of a head in a warpgroup's dQ.
    pub const fn head_part(&self) -> u32 {
        if self.groups_along_head() == 0 {
            return 0;
        }
        self.sum_columns() / self.groups_along_head()
    }

    /// Bytes of the keys: of all columns of dQ.
    pub const fn k_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_n(), self.sum_columns())
    }

    /// Bytes of the values.
    pub const fn v_bytes(&self) -> u32 {
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

    /// Bytes of a warp's dQ in float32: 16 queries.
    pub const fn warp_sums_bytes(&self) -> u32 {
        16 * self.head_part() * 4
    }

    /// Bytes of the place from which dQ is added to its sums.
    pub const fn sums_bytes(&self) -> u32 {
        if self.bulk {
            CONSUMERS * 4 * self.warp_sums_bytes()
        } else {
            0
        }
    }

    /// Bytes of the scores that are kept: a warp has 16 keys of them.
    pub const fn kept_bytes(&self) -> u32 {
        if self.keep_scores {
            self.block_n() / 16 * (self.block_m / 8) * KEPT_STRIDE
        } else {
            0
        }
    }

    /// Columns of a block of such a tensor in shared memory: its rows, which are queries, begin in different banks where threads of a warp read them at the same time.
    pub const fn row_columns(&self) -> u32 {
        self.block_n() + if self.copy_rows == 2 { 8 } else { 4 }
    }

    /// Bytes of such a block.
    pub const fn rows_bytes(&self) -> u32 {
        self.block_m * self.row_columns() * self.copy_rows
    }

    /// Mbarriers: keys, values, full and empty of each block of queries and of output gradients, where there are turns, that one has come and that it
    /// is over, and where rows are copied, that they have landed and that everyone has left them.
    pub const fn barriers(&self) -> u32 {
        let of_turns = if self.takes_turns() { 2 } else { 0 };
        let of_rows = if self.copy_rows > 0 { 2 } else { 0 };
        2 + 2 * self.stages + 2 * self.do_stages + of_turns + of_rows
    }

    /// Shared memory of a CTA in bytes: keys and values, whose places gather their gradients later, the blocks of queries, those of output gradients, dS,
    /// what is known of the blocks' rows, P where it is handed over, dQ in float32, scores that are kept, the mbarriers, the classes of the blocks, and the CTA's number
    /// where it claims one.
    pub const fn shared_bytes(&self) -> u32 {
        self.k_bytes()
            + self.v_bytes()
            + (self.stages + self.do_stages) * self.q_bytes()
            + self.ds_stages * self.ds_bytes()
            + self.stages * self.statistics_bytes()
            + self.p_bytes()
            + self.sums_bytes()
            + self.kept_bytes()
            + self.rows_bytes()
            + self.barriers() * MBARRIER_BYTES
            + classes_bytes(&self.variant)
            + self.claim_bytes()
    }

    const fn claim_bytes(&self) -> u32 {
        if self.takes_turns() { CLAIM_BYTES } else { 0 }
    }

    /// Where the CTA's number is in shared memory, where it claims one: after everything else.
    pub(super) const fn claim_place(&self) -> u32 {
        self.shared_bytes() - self.claim_bytes()
    }

    /// Whether the last block of keys may reach past the sequence.
    pub const fn ragged_keys(&self) -> bool {
        self.variant.ragged(self.block_n())
    }
}
