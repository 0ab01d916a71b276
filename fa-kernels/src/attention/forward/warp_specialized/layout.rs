//! The sizes of the tiles, and where things lie in shared memory.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::{MBARRIER_BYTES, Mbarrier, RingIndex, fence_mbarrier_init};

use super::WarpSpecializedConfig;
use super::handover::Handover;
use crate::attention::options::Variant;
use crate::attention::softmax::{Method, RescalePolicy};

/// Rows of a warpgroup.
pub const GROUP_ROWS: u32 = 64;

/// Where in shared memory the output is gathered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputPlace {
    /// In a place of its own.
    Own,
    /// In its queries' place, which makes room for keys and delays the loads of the next tile's
    /// queries.
    Queries,
    /// Where the tile's last block was: one warpgroup's where the keys were, the other's where the
    /// values were. Delays the loads of the next tile's second block.
    LastBlock,
}

impl OutputPlace {
    /// The place of a tunable's value; past the last one the last.
    pub const fn from_tunable(value: u32) -> OutputPlace {
        match value {
            0 => OutputPlace::Own,
            1 => OutputPlace::Queries,
            _ => OutputPlace::LastBlock,
        }
    }
}

/// The sizes of the tiles, and how they are computed.
#[derive(Clone, Copy, Debug)]
pub struct TileConfig {
    /// Keys of a block.
    pub block_n: u32,
    /// Warpgroups that compute.
    pub consumers: u32,
    /// Slots of the ring.
    pub stages: u32,
    /// Tiles of queries held: with 2 the next tile's loads start while this one computes.
    pub q_stages: u32,
    /// Whether warpgroups take turns at issuing products, so that one's softmax runs under the
    /// other's products.
    pub ping_pong: bool,
    /// Where the output is gathered.
    pub output: OutputPlace,
    /// How softmax is computed.
    pub method: Method,
    /// Whether CTAs claim tiles in any case; see [`Self::claims_tiles`].
    pub claim: bool,
    /// Bytes of the elements of a tensor that functions of scores read for each query and key, and of which blocks are copied to shared memory ahead of the scores; 0
    /// if none is.
    pub copy_rows: u32,
    /// What the kernel is specialised to.
    pub variant: Variant,
}

impl<T> WarpSpecializedConfig<T> {
    /// The sizes of the tiles.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            block_n: self.block_n,
            consumers: self.consumers,
            stages: self.stages,
            q_stages: self.q_stages,
            ping_pong: self.ping_pong,
            output: OutputPlace::from_tunable(self.output),
            method: Method {
                rescale: RescalePolicy::from_tunable(self.rescale),
                chains: 4,
                polynomials: self.polynomials,
            },
            claim: self.claim,
            copy_rows: self.copy_rows,
            variant: self.variant,
        }
    }
}

impl TileConfig {
    /// Whether CTAs claim tiles one after the other, and are not dealt them: always where nobody knows beforehand how much there is to
    /// do, because sequences differ in length or masks of the caller's hide blocks.
    pub const fn claims_tiles(&self) -> bool {
        self.claim || self.variant.sequences_differ() || self.variant.functions
    }

    /// Whether a tile is claimed when the one before is almost loaded, and not when it is begun. Where it takes long to find a tile, or the
    /// classes of its blocks, that would be too late.
    pub const fn claims_late(&self) -> bool {
        self.claim
            && !self.variant.sequences_differ()
            && !self.variant.functions
            && !self.variant.mask_blocks
    }

    /// Whether tiles are computed on trust, and again if that was misplaced.
    pub const fn judges_tiles(&self) -> bool {
        matches!(self.method.rescale, RescalePolicy::Optimistic)
    }

    /// Whether a scheduler hands tiles over: those that are claimed, and those that may have to be computed again.
    pub const fn hands_tiles(&self) -> bool {
        self.claims_tiles() || self.judges_tiles()
    }

    /// Whether warpgroups are told when a tile, the last one of a head, has no rows for them. Where there are two of them and lengths are
    /// alike it saves little.
    pub const fn lacks_rows(&self) -> bool {
        self.variant.sequences_differ() || (self.claim && self.consumers > 2)
    }

    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        (self.consumers + 1) * 128
    }

    /// Registers of a consumer's thread. Quotas share what the CTA was launched with: 168, 128 or 96
    /// registers for each thread; asking for more waits for ever.
    pub const fn consumer_registers(&self) -> u32 {
        match self.consumers {
            2 if self.variant.functions => 232,
            2 => 240,
            3 => 160,
            _ => 112,
        }
    }

    /// Registers of the producer's threads.
    pub const fn producer_registers(&self) -> u32 {
        match self.consumers {
            // One of its warps classifies blocks.
            2 if self.variant.functions => 40,
            3 => 32,
            _ => 24,
        }
    }

    /// Rows of a tile of queries.
    pub const fn block_m(&self) -> u32 {
        self.consumers * GROUP_ROWS
    }

    /// Bytes of a tile of queries.
    pub const fn q_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_m(), self.variant.head_dim)
    }

    /// Bytes of a warpgroup's queries.
    pub const fn group_bytes(&self) -> u32 {
        PanelTile::bytes(GROUP_ROWS, self.variant.head_dim)
    }

    /// Bytes of a block of keys, or of values.
    pub const fn kv_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_n, self.variant.head_dim)
    }

    /// Columns of a block of such a tensor in shared memory: rows that a warp reads at the same time begin in different banks.
    pub const fn row_columns(&self) -> u32 {
        self.block_n + 8
    }

    /// Bytes of a warpgroup's rows of such a block.
    pub const fn rows_bytes(&self) -> u32 {
        GROUP_ROWS * self.row_columns() * self.copy_rows
    }

    /// Tiles of queries and of output that shared memory holds.
    const fn q_tiles(&self) -> u32 {
        self.q_stages + matches!(self.output, OutputPlace::Own) as u32
    }

    /// Places of a warpgroup's queries.
    pub const fn q_slots(&self) -> u32 {
        self.q_stages * self.consumers
    }

    /// Mbarriers: full and empty, of each slot of keys, of values and of queries, and of each warpgroup's rows where they are copied; without those of the handover.
    pub const fn barriers(&self) -> u32 {
        let of_rows = if self.copy_rows > 0 {
            2 * self.consumers
        } else {
            0
        };
        4 * self.stages + 2 * self.q_slots() + of_rows
    }

    /// Shared memory of a CTA in bytes: queries, output, the ring, the mbarriers, and where the scheduler hands tiles over.
    pub const fn shared_bytes(&self) -> u32 {
        let handover = if self.hands_tiles() {
            Handover::bytes(&self.variant, self.judges_tiles())
        } else {
            0
        };
        self.q_tiles() * self.q_bytes()
            + 2 * self.stages * self.kv_bytes()
            + self.consumers * self.rows_bytes()
            + self.barriers() * MBARRIER_BYTES
            + handover
    }
}

/// Where things lie in shared memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// The first slot's queries.
    q: PanelTile,
    /// This warpgroup's output, where it has a place of its own.
    o: PanelTile,
    /// The first slot's keys.
    pub k: PanelTile,
    /// The first slot's values.
    pub v: PanelTile,
    /// Full and empty, of keys and values, `stages` each; then of the queries.
    barriers: Mbarrier,
}

/// Mbarriers by purpose: index of the first.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose {
    KeysFull,
    KeysEmpty,
    ValuesFull,
    ValuesEmpty,
}

/// The slot of warpgroup `group`'s queries in the CTA's tile number `tile`. Each warpgroup begins when its own
/// are there and gives their place back when it is done.
#[device]
pub(super) fn queries_ring(s: &TileConfig, tile: Reg<u32>, group: Reg<u32>) -> RingIndex {
    RingIndex {
        stages: s.q_slots(),
        count: tile * s.consumers + group,
    }
}

impl Layout {
    #[device]
    pub fn new(s: &TileConfig, base: Reg<u32>) -> Layout {
        let q = PanelTile {
            base,
            rows: GROUP_ROWS,
            cols: s.variant.head_dim,
        };
        let o = q.shifted((s.q_tiles() - 1) * s.q_bytes());
        let k = PanelTile {
            base: o.base + s.q_bytes(),
            rows: s.block_n,
            cols: s.variant.head_dim,
        };
        let v = k.shifted(s.stages * s.kv_bytes());
        let barriers = Mbarrier {
            address: v.base + (s.stages * s.kv_bytes() + s.consumers * s.rows_bytes()),
        };
        Layout {
            q,
            o,
            k,
            v,
            barriers,
        }
    }

    /// Makes the mbarriers ready. By one thread.
    #[device]
    pub fn init(&self, s: &TileConfig) {
        // One lane of each warp that reads arrives.
        let readers = s.consumers * 4;
        for slot in 0..s.stages {
            self.barrier(s, Purpose::KeysFull, slot.into()).init(1);
            self.barrier(s, Purpose::ValuesFull, slot.into()).init(1);
            self.barrier(s, Purpose::KeysEmpty, slot.into())
                .init(readers);
            self.barrier(s, Purpose::ValuesEmpty, slot.into())
                .init(readers);
        }
        for slot in 0..s.q_slots() {
            self.q_full(s, slot.into()).init(1);
            self.q_empty(s, slot.into()).init(4);
        }
        if s.copy_rows > 0 {
            for group in 0..s.consumers {
                self.rows_full(s, group.into()).init(1);
                self.rows_empty(s, group.into()).init(4);
            }
        }
        if s.hands_tiles() {
            self.handover(s).init(readers);
        }
        fence_mbarrier_init();
    }

    /// Where the scheduler hands tiles over.
    #[device]
    pub fn handover(&self, s: &TileConfig) -> Handover {
        Handover {
            base: self.barriers.nth(s.barriers()).address,
            variant: s.variant,
            judges: s.judges_tiles(),
        }
    }

    /// The layout as consumer `index` sees it.
    #[device]
    pub fn of_consumer(&self, s: &TileConfig, index: Reg<u32>) -> Layout {
        Layout {
            o: self.o.shifted(index * s.group_bytes()),
            ..*self
        }
    }

    pub fn barrier(&self, s: &TileConfig, purpose: Purpose, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + purpose as u32 * s.stages)
    }

    pub fn q_full(&self, s: &TileConfig, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + 4 * s.stages)
    }

    pub fn q_empty(&self, s: &TileConfig, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + (4 * s.stages + s.q_slots()))
    }

    /// That a warpgroup's block of rows has landed.
    pub fn rows_full(&self, s: &TileConfig, group: Reg<u32>) -> Mbarrier {
        self.barriers.nth(group + (4 * s.stages + 2 * s.q_slots()))
    }

    /// That it has left it.
    pub fn rows_empty(&self, s: &TileConfig, group: Reg<u32>) -> Mbarrier {
        let first = 4 * s.stages + 2 * s.q_slots() + s.consumers;
        self.barriers.nth(group + first)
    }

    /// A warpgroup's block of the tensor of which functions read rows, after the ring.
    #[device]
    pub fn rows(&self, s: &TileConfig, group: Reg<u32>) -> Reg<u32> {
        self.v.base + s.stages * s.kv_bytes() + group * s.rows_bytes()
    }

    /// A warpgroup's queries.
    #[device]
    pub fn queries(&self, s: &TileConfig, slot: Reg<u32>) -> PanelTile {
        self.q.shifted(slot * s.group_bytes())
    }

    /// Where this warpgroup's output is gathered unless that is in the ring, for queries in a slot.
    #[device]
    pub fn output(&self, s: &TileConfig, slot: Reg<u32>) -> PanelTile {
        match s.output {
            OutputPlace::Queries => self.queries(s, slot),
            _ => self.o,
        }
    }

    /// Where warpgroup `index`'s output is gathered in slot `slot` of the ring.
    #[device]
    pub fn output_in_ring(&self, s: &TileConfig, index: Reg<u32>, slot: Reg<u32>) -> PanelTile {
        let base = select(index == 0, self.k.base, self.v.base) + slot * s.kv_bytes();
        PanelTile { base, ..self.o }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who asks for more registers than the CTA was launched with waits for ever.
    #[test]
    fn register_quotas_are_within_what_a_cta_has() {
        for (consumers, functions) in [2, 3, 4].into_iter().flat_map(|n| [(n, false), (n, true)]) {
            let tile = TileConfig {
                block_n: 64,
                consumers,
                stages: 2,
                q_stages: 1,
                ping_pong: true,
                output: OutputPlace::Own,
                method: Method {
                    rescale: RescalePolicy::Always,
                    chains: 4,
                    polynomials: 0,
                },
                claim: false,
                copy_rows: 0,
                variant: Variant {
                    functions,
                    ..Variant::PLAIN
                },
            };
            // Registers are given out in eights.
            let launched = 65536 / tile.threads() / 8 * 8;
            let asked = consumers * tile.consumer_registers() + tile.producer_registers();
            assert!(
                asked <= (consumers + 1) * launched,
                "{consumers} {functions}"
            );
            assert_eq!(tile.consumer_registers() % 8, 0);
            assert_eq!(tile.producer_registers() % 8, 0);
        }
    }
}
