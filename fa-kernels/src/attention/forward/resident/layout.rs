//! The sizes of the tiles, and where things lie in shared memory.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::{MBARRIER_BYTES, Mbarrier, fence_mbarrier_init};
use fa_dsl::tile::wgmma::ProductTile;

use super::ResidentConfig;
use crate::attention::options::Variant;
use crate::attention::softmax::{Method, RescalePolicy};

/// Rows of a warpgroup, and of a tile of queries.
pub const GROUP_ROWS: u32 = 64;

/// The sizes of the tiles, and how they are computed.
#[derive(Clone, Copy, Debug)]
pub struct TileConfig {
    /// Keys of a block.
    pub block_n: u32,
    /// Warpgroups.
    pub consumers: u32,
    /// Tiles of queries that a warpgroup holds: with 2 the next tile's loads start before this
    /// one's products.
    pub q_stages: u32,
    /// Blocks after the first of a tile that the text of the loop over blocks repeats. All of them
    /// if it is no less: then there is no loop.
    pub unroll: u32,
    /// CTAs that a multiprocessor is to hold.
    pub ctas: u32,
    /// Whether warpgroups take turns at the exponentials.
    pub ping_pong: bool,
    /// How softmax is computed.
    pub method: Method,
    /// What the kernel is specialised to.
    pub variant: Variant,
}

impl<T> ResidentConfig<T> {
    /// The sizes of the tiles.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            block_n: self.block_n,
            consumers: self.consumers,
            q_stages: self.q_stages,
            unroll: self.unroll,
            ctas: self.ctas,
            ping_pong: self.ping_pong,
            method: Method {
                rescale: RescalePolicy::from_tunable(self.rescale),
                chains: 2,
                polynomials: self.polynomials,
            },
            variant: self.variant,
        }
    }
}

impl TileConfig {
    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        self.consumers * 128
    }

    /// Queries, and keys, of a sequence.
    pub const fn seq(&self) -> u32 {
        self.variant.seq.tunable()
    }

    /// Blocks of keys of a head.
    pub const fn blocks(&self) -> u32 {
        self.seq() / self.block_n
    }

    /// Tiles of queries of a head.
    pub const fn tiles(&self) -> u32 {
        self.seq() / GROUP_ROWS
    }

    /// Whether a head's tiles are so few that warpgroups have none in some heads. From one tile of
    /// a warpgroup to its next it is `consumers`, and forth and back up to twice as many less one,
    /// unless heads end where turns do.
    pub const fn sparse(&self) -> bool {
        let longest = if self.variant.masked() && !self.tiles().is_multiple_of(self.consumers) {
            2 * self.consumers - 1
        } else {
            self.consumers
        };
        self.tiles() < longest
    }

    /// Whether P takes the scores' place before it is known to be right, so that fewer registers are
    /// alive; where it is not, the scores are computed again. In repeated text ptxas spills then.
    pub const fn replaces_scores(&self) -> bool {
        matches!(self.method.rescale, RescalePolicy::FirstBlock) && self.unroll == 1
    }

    /// Bytes of a tile of queries, or of output.
    pub const fn q_bytes(&self) -> u32 {
        PanelTile::bytes(GROUP_ROWS, self.variant.head_dim)
    }

    /// Bytes of a block of keys, or of values.
    pub const fn kv_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_n, self.variant.head_dim)
    }

    /// Mbarriers of a CTA.
    pub const fn barriers(&self) -> u32 {
        let turns = if self.ping_pong { self.consumers } else { 0 };
        self.first_turn() + turns
    }

    /// Blocks that are released together, to take fewer arrivals. Behind a mask tiles begin and end
    /// anywhere.
    pub(super) const fn together(&self) -> u32 {
        if self.variant.masked() { 1 } else { 2 }
    }

    const fn first_of_queries(&self) -> u32 {
        2 * self.blocks() + self.blocks().div_ceil(self.together())
    }

    /// Number of the first mbarrier of the warpgroups' turns.
    pub(super) const fn first_turn(&self) -> u32 {
        self.first_of_queries() + self.consumers * self.q_stages
    }

    /// Shared memory of a CTA in bytes: keys, values, queries, output, the mbarriers.
    pub const fn shared_bytes(&self) -> u32 {
        2 * self.blocks() * self.kv_bytes()
            + self.consumers * (self.q_stages + 1) * self.q_bytes()
            + self.barriers() * MBARRIER_BYTES
    }
}

/// Where things lie in shared memory, as one warpgroup sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// The first block's keys.
    k: PanelTile,
    /// The first block's values.
    v: PanelTile,
    /// The warpgroup's queries in the first slot.
    q: PanelTile,
    /// Where its output is gathered.
    pub o: PanelTile,
    /// Keys full, values full, a block each; blocks empty; then the queries', by warpgroup; then turns.
    barriers: Mbarrier,
    /// Number of the first of this warpgroup's queries.
    own: Reg<u32>,
}

/// What a block is of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    Keys,
    Values,
}

impl Layout {
    /// As warpgroup `group` sees it.
    #[device]
    pub fn new(s: &TileConfig, base: Reg<u32>, group: Reg<u32>) -> Layout {
        let k = PanelTile {
            base,
            rows: s.block_n,
            cols: s.variant.head_dim,
        };
        let all = s.blocks() * s.kv_bytes();
        let queries = base + 2 * all;
        let outputs = queries + s.consumers * s.q_stages * s.q_bytes();
        let q = PanelTile {
            base: queries + group * (s.q_stages * s.q_bytes()),
            rows: GROUP_ROWS,
            cols: s.variant.head_dim,
        };
        Layout {
            k,
            v: k.shifted(all),
            q,
            o: PanelTile {
                base: outputs + group * s.q_bytes(),
                ..q
            },
            barriers: Mbarrier {
                address: outputs + s.consumers * s.q_bytes(),
            },
            own: group * s.q_stages + s.first_of_queries(),
        }
    }

    /// Makes the mbarriers ready. By one thread.
    #[device]
    pub fn init(&self, s: &TileConfig) {
        let of_blocks = 2 * s.blocks();
        for index in 0..s.barriers() {
            // One lane of each warp is done with a block, or passes the turn.
            let empty = index >= of_blocks && index < s.first_of_queries();
            let arrivals = if empty {
                s.consumers * 4
            } else if index >= s.first_turn() {
                4
            } else {
                1
            };
            self.barriers.nth(index).init(arrivals);
        }
        fence_mbarrier_init();
    }

    /// Of a block that is there.
    pub fn full(&self, s: &TileConfig, operand: Operand, block: Reg<u32>) -> Mbarrier {
        self.barriers.nth(block + operand as u32 * s.blocks())
    }

    /// Of blocks that everyone is done with.
    #[device]
    pub fn empty(&self, s: &TileConfig, block: Reg<u32>) -> Mbarrier {
        self.barriers.nth(block / s.together() + 2 * s.blocks())
    }

    pub fn ping_pong(&self, s: &TileConfig, group: Reg<u32>) -> Mbarrier {
        self.barriers.nth(group + s.first_turn())
    }

    pub fn q_full(&self, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(self.own + slot)
    }

    #[device]
    pub fn queries(&self, s: &TileConfig, slot: Reg<u32>) -> PanelTile {
        self.q.shifted(slot * s.q_bytes())
    }

    #[device]
    pub fn keys(&self, s: &TileConfig, block: Reg<u32>) -> PanelTile {
        self.k.shifted(block * s.kv_bytes())
    }

    /// A tile of queries as an operand of products.
    #[device]
    pub fn queries_of_product(&self, s: &TileConfig, slot: Reg<u32>) -> ProductTile {
        self.q.ahead(slot * s.q_bytes())
    }

    /// A block of keys as one.
    #[device]
    pub fn keys_of_product(&self, s: &TileConfig, block: Reg<u32>) -> ProductTile {
        self.k.ahead(block * s.kv_bytes())
    }

    /// A block of values as one.
    #[device]
    pub fn values_of_product(&self, s: &TileConfig, block: Reg<u32>) -> ProductTile {
        self.v.ahead(block * s.kv_bytes())
    }

    #[device]
    pub fn values(&self, s: &TileConfig, block: Reg<u32>) -> PanelTile {
        self.v.shifted(block * s.kv_bytes())
    }
}
