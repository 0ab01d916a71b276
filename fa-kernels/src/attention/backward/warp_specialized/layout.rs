//! Where things lie in shared memory.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::{MBARRIER_BYTES, Mbarrier, RingIndex, fence_mbarrier_init};

use super::tile_config::{CONSUMERS, TileConfig};
use crate::attention::backward::query_walk::QueryClasses;
use crate::attention::backward::work::Work;

/// Where things lie in shared memory.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub keys: PanelTile,
    pub values: PanelTile,
    /// The first slot's queries.
    queries: PanelTile,
    /// The first slot's output gradients.
    gradients: PanelTile,
    /// dSᵀ, keys × queries: the first slot's.
    ds: PanelTile,
    /// What is known of the first slot's rows.
    statistics: Reg<u32>,
    /// P, where one warpgroup hands it to the other.
    pub p: Reg<u32>,
    /// The first warp's dQ in float32.
    pub sums: Reg<u32>,
    /// The scores that are kept, if any are.
    pub kept: Option<Reg<u32>>,
    /// The classes of the blocks of queries, if something classifies them.
    pub classes: Option<QueryClasses>,
    barriers: Mbarrier,
}

/// What a ring of slots holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ring {
    /// Queries, and what is known of their rows.
    Queries,
    /// Output gradients.
    Gradients,
}

impl Layout {
    #[device]
    pub fn new(s: &TileConfig, base: Reg<u32>) -> Layout {
        let head_dim = s.variant.head_dim;
        let tile = |base, rows, cols| PanelTile { base, rows, cols };
        let keys = tile(base, s.block_n(), head_dim);
        let values = keys.shifted(s.k_bytes());
        let queries = tile(values.base + s.v_bytes(), s.block_m, head_dim);
        let gradients = queries.shifted(s.stages * s.q_bytes());
        let after = gradients.base + s.do_stages * s.q_bytes();
        let ds = tile(after, s.block_n(), s.block_m);
        let statistics = ds.base + s.ds_stages * s.ds_bytes();
        let p = statistics + s.stages * s.statistics_bytes();
        let sums = p + s.p_bytes();
        let barriers = Mbarrier {
            address: sums + (s.sums_bytes() + s.kept_bytes() + s.rows_bytes()),
        };
        Layout {
            keys,
            values,
            queries,
            gradients,
            ds,
            statistics,
            p,
            sums,
            kept: s.keep_scores.then(|| sums + s.sums_bytes()),
            classes: None,
            barriers,
        }
    }

    /// The same, when the threads of the CTA have classified the blocks of queries, if something does.
    #[device]
    pub fn classified(self, s: &TileConfig, work: &Work) -> Layout {
        let place = || self.barriers.address + s.barriers() * MBARRIER_BYTES;
        Layout {
            classes: work.classify(s.threads() / 32, place),
            ..self
        }
    }

    /// Makes the mbarriers ready. By one thread.
    #[device]
    pub fn init(&self, s: &TileConfig) {
        // One lane of each warp that reads arrives.
        let readers = CONSUMERS * 4;
        self.keys_full().init(1);
        self.values_full().init(1);
        for ring in [Ring::Queries, Ring::Gradients] {
            for slot in 0..stages(s, ring) {
                self.full(s, ring, slot.into()).init(1);
                self.empty(s, ring, slot.into()).init(readers);
            }
        }
        if s.takes_turns() {
            self.turn(s).init(1);
            self.added(s).init(readers);
        }
        if s.copy_rows > 0 {
            self.rows_full(s).init(1);
            self.rows_empty(s).init(readers);
        }
        fence_mbarrier_init();
    }

    pub fn keys_full(&self) -> Mbarrier {
        self.barriers
    }

    pub fn values_full(&self) -> Mbarrier {
        self.barriers.nth(1)
    }

    /// That a slot's block has landed.
    pub fn full(&self, s: &TileConfig, ring: Ring, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + first_barrier(s, ring))
    }

    /// That everyone has left a slot.
    pub fn empty(&self, s: &TileConfig, ring: Ring, slot: Reg<u32>) -> Mbarrier {
        self.barriers
            .nth(slot + (first_barrier(s, ring) + stages(s, ring)))
    }

    /// That the turn at a block of queries has come.
    pub fn turn(&self, s: &TileConfig) -> Mbarrier {
        self.barriers.nth(2 + 2 * s.stages + 2 * s.do_stages)
    }

    /// That everyone has added to its sums.
    pub fn added(&self, s: &TileConfig) -> Mbarrier {
        self.turn(s).nth(1)
    }

    /// A block of the tensor of which functions read rows.
    pub fn rows(&self, s: &TileConfig) -> Reg<u32> {
        self.sums + (s.sums_bytes() + s.kept_bytes())
    }

    /// That a block of rows has landed.
    pub fn rows_full(&self, s: &TileConfig) -> Mbarrier {
        self.barriers.nth(s.barriers() - 2)
    }

    /// That everyone has left it.
    pub fn rows_empty(&self, s: &TileConfig) -> Mbarrier {
        self.barriers.nth(s.barriers() - 1)
    }

    /// A slot's block.
    pub fn block(&self, s: &TileConfig, ring: Ring, slot: Reg<u32>) -> PanelTile {
        let first = match ring {
            Ring::Queries => self.queries,
            Ring::Gradients => self.gradients,
        };
        first.shifted(slot * s.q_bytes())
    }

    /// What is known of the rows of a slot of queries.
    pub fn statistics(&self, s: &TileConfig, slot: Reg<u32>) -> Reg<u32> {
        self.statistics + slot * s.statistics_bytes()
    }

    /// dSᵀ of block `i`.
    pub fn ds(&self, s: &TileConfig, i: Reg<u32>) -> PanelTile {
        match s.ds_stages {
            1 => self.ds,
            stages => self.ds.shifted(i % stages * s.ds_bytes()),
        }
    }
}

/// Where block `i` is in a ring.
pub(super) fn place(s: &TileConfig, ring: Ring, i: Reg<u32>) -> RingIndex {
    RingIndex {
        stages: stages(s, ring),
        count: i,
    }
}

fn stages(s: &TileConfig, ring: Ring) -> u32 {
    match ring {
        Ring::Queries => s.stages,
        Ring::Gradients => s.do_stages,
    }
}

/// The first mbarrier of a ring: those of full slots, then those of empty ones.
fn first_barrier(s: &TileConfig, ring: Ring) -> u32 {
    match ring {
        Ring::Queries => 2,
        Ring::Gradients => 2 + 2 * s.stages,
    }
}
