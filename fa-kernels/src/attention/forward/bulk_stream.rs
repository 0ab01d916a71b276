//! The stream of key and value blocks of a cache by the tensor copy engine: as [`kv_stream`](super::kv_stream), but one warp asks for
//! whole boxes where all threads copy 16 bytes at a time there.
//!
//! Keys and values of a slot have an mbarrier each. Block i + STAGES − 1 is asked for when everyone has left block i − 1,
//! whose place it takes.

use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::{MBARRIER_BYTES, Mbarrier, RingIndex, fence_mbarrier_init};
use fa_dsl::tile::{Panels, commit, shared_base};

use super::block_order::BlockOrder;
use super::cache_boxes::CachedBlocks;
use super::kv_stream::{KvBlocks, StreamConfig};

/// Bytes of the mbarriers of so many slots.
pub(super) const fn barrier_bytes(stages: u32) -> u32 {
    2 * stages * MBARRIER_BYTES
}

/// Loads blocks of keys and values ahead of their use.
pub(super) struct BulkStream<'a, T> {
    pub s: StreamConfig,
    /// Of keys and of values.
    pub maps: [&'a TensorMap<T>; 2],
    pub cached: CachedBlocks,
    /// Which blocks there are.
    pub order: BlockOrder,
    pub kv_head: Reg<u32>,
    /// The first slot's keys, after which come the other slots', and then the values.
    pub keys: Panels,
    /// Of keys, then of values, one for each slot.
    pub barriers: Mbarrier,
    pub thread: Reg<u32>,
}

impl<T: Half> BulkStream<'_, T> {
    /// Shared memory for the mbarriers.
    #[device]
    pub fn barriers(stages: u32) -> Mbarrier {
        Mbarrier {
            address: shared_base() + shared(barrier_bytes(stages), MBARRIER_BYTES),
        }
    }

    #[device]
    fn ring(&self, i: Reg<u32>) -> RingIndex {
        RingIndex {
            stages: self.s.stages,
            count: i,
        }
    }

    fn first_values(&self) -> Panels {
        self.keys.shifted(self.s.stages * self.s.kv_bytes())
    }

    #[device]
    fn slot(&self, first: Panels, i: Reg<u32>) -> Panels {
        first.shifted(self.ring(i).slot() * self.s.kv_bytes())
    }

    /// What the keys of block `i` count towards.
    #[device]
    fn keys_full(&self, i: Reg<u32>) -> Mbarrier {
        self.barriers.nth(self.ring(i).slot())
    }

    /// What the values of block `i` count towards.
    #[device]
    fn values_full(&self, i: Reg<u32>) -> Mbarrier {
        self.barriers.nth(self.ring(i).slot() + self.s.stages)
    }

    /// Starts loading block `i`, if there is one. By the first warp.
    #[device]
    fn load(&self, i: Reg<u32>) {
        if i < self.order.blocks.count {
            let boxes = self.cached.block(i);
            let [keys, values] = [self.keys(i), self.values(i)].map(PanelTile::from);
            let full = self.keys_full(i);
            self.cached
                .copy_keys(boxes, self.maps[0], self.kv_head, keys, full);
            let full = self.values_full(i);
            self.cached
                .copy_values(boxes, self.maps[1], self.kv_head, values, full);
            self.order.load_next(i);
        }
    }

    /// The warp that loads.
    #[device]
    fn loads(&self) -> Reg<bool> {
        (self.thread >> 5).broadcast(0) == 0
    }
}

impl<T: Half> KvBlocks for BulkStream<'_, T> {
    #[device]
    fn begin(&self) {
        commit();
        if self.thread == 0 {
            for number in 0..2 * self.s.stages {
                self.barriers.nth(number).init(1);
            }
            fence_mbarrier_init();
        }
        barrier();
        if self.loads() {
            self.cached.begin();
            for i in 0..self.s.stages - 1 {
                self.load(i.into());
            }
        }
    }

    #[device]
    fn keys(&self, i: Reg<u32>) -> Panels {
        self.slot(self.keys, i)
    }

    #[device]
    fn values(&self, i: Reg<u32>) -> Panels {
        self.slot(self.first_values(), i)
    }

    #[device]
    fn await_keys(&self, i: Reg<u32>, first: bool) {
        // Everyone has left block i − 1, whose slot is loaded.
        if first {
            // For what was started before.
            self.s.await_copies(0);
        } else {
            self.order.compute_next();
            barrier();
        }
        if self.loads() {
            self.load(i + (self.s.stages - 1));
        }
        self.keys_full(i).wait(self.ring(i).parity());
    }

    #[device]
    fn await_values(&self, i: Reg<u32>, _: bool) {
        self.values_full(i).wait(self.ring(i).parity());
    }

    fn order(&self) -> &BlockOrder {
        &self.order
    }
}
