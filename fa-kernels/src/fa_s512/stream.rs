//! The stream of key and value blocks through shared memory.
//!
//! A ring of STAGES slots; each holds one block of keys, in slices of BLOCK_K of the head
//! dimension, and its block of values. Loads are issued in the order they are needed: the slices
//! of the keys, then the values, each a group of asynchronous copies of its own, so that waiting
//! for one means letting the younger ones fly.
//!
//! With one slot there is nothing to load ahead into but the half that is not in use: values load
//! under the product of the keys, the next keys under the softmax and the product of the values
//! (FlashAttention-2's schedule). With more, block j + STAGES − 1 loads while block j computes.

use fa_dsl::prelude::*;
use fa_dsl::tile::{GlobalRows, SharedTile, TileCopy, commit, wait};

use super::{FaS512Config, HEAD_DIM};

/// Loads blocks of keys and values ahead of their use.
pub struct KvStream {
    config: FaS512Config,
    /// The first slot's slices of keys.
    keys: Vec<SharedTile>,
    /// The first slot's values.
    values: SharedTile,
    copy_keys: Vec<TileCopy>,
    copy_values: TileCopy,
    /// KV blocks that this CTA needs.
    blocks: Reg<u32>,
}

/// Bytes of a slot: a block of keys and a block of values.
pub const fn slot_bytes(config: &FaS512Config) -> u32 {
    2 * SharedTile::bytes(config.block_n, HEAD_DIM)
}

impl KvStream {
    /// A stream of the first `blocks` KV blocks of the head at `k` and `v`, through the slots at
    /// `ring` in shared memory.
    #[device]
    pub fn new(
        config: FaS512Config,
        ring: Reg<u32>,
        thread: Reg<u32>,
        k: GlobalRows,
        v: GlobalRows,
        blocks: Reg<u32>,
    ) -> KvStream {
        let threads = config.num_warps * 32;
        let slice_bytes = SharedTile::bytes(config.block_n, config.block_k);
        let tile = |base, cols| SharedTile {
            base,
            rows: config.block_n,
            cols,
            swizzle: config.swizzle,
        };
        let slices = HEAD_DIM / config.block_k;
        let keys: Vec<SharedTile> = (0..slices)
            .map(|s| tile(ring + s * slice_bytes, config.block_k))
            .collect();
        let values = tile(ring + slices * slice_bytes, HEAD_DIM);
        let copy_keys: Vec<TileCopy> = (0..slices)
            .map(|s| {
                let columns = k.address + u64::from(s * config.block_k * 2);
                TileCopy::new(keys[s as usize], thread, threads, columns, k.row_bytes)
            })
            .collect();
        let copy_values = TileCopy::new(values, thread, threads, v.address, v.row_bytes);
        KvStream {
            config,
            keys,
            values,
            copy_keys,
            copy_values,
            blocks,
        }
    }

    /// Slices of a block of keys.
    pub fn slices(&self) -> u32 {
        self.keys.len() as u32
    }

    /// Bytes from the first slot to block `j`'s.
    #[device]
    fn slot(&self, j: Reg<u32>) -> Reg<u32> {
        (j % self.config.stages) * slot_bytes(&self.config)
    }

    /// Slice `s` of the keys of block `j`.
    #[device]
    pub fn keys(&self, j: Reg<u32>, s: u32) -> SharedTile {
        self.keys[s as usize].shifted(self.slot(j))
    }

    /// The values of block `j`.
    #[device]
    pub fn values(&self, j: Reg<u32>) -> SharedTile {
        self.values.shifted(self.slot(j))
    }

    /// Loads what the first block needs.
    #[device]
    pub fn begin(&self) {
        if self.config.stages == 1 {
            self.load_keys(0.into());
        } else {
            for j in 0..self.config.stages - 1 {
                self.load_keys(j.into());
                self.load_values(j.into());
            }
        }
    }

    /// Groups of copies that [`Self::begin`] left in flight.
    pub fn in_flight(&self) -> u32 {
        match self.config.stages {
            1 => self.slices(),
            stages => (stages - 1) * (self.slices() + 1),
        }
    }

    /// Waits until slice `s` of the keys of block `j` may be read, and loads ahead.
    #[device]
    pub fn wait_keys(&self, j: Reg<u32>, s: u32) {
        let (stages, slices) = (self.config.stages, self.slices());
        let groups = slices + 1;
        let ahead = stages.saturating_sub(2) * groups;
        let younger_slices = slices - 1 - s;
        if stages == 1 {
            // After the first slice, the values of this block have been issued too.
            self.wait(younger_slices + u32::from(s > 0));
        } else {
            // The values were issued with the keys: the last slice waits for them as well, so that
            // `wait_values` needs no barrier of its own.
            let values = u32::from(younger_slices > 0);
            let issued = if s > 0 { groups } else { 0 };
            self.wait(younger_slices + values + ahead + issued);
        }
        barrier();
        if s == 0 && stages == 1 {
            // Everyone has left the values of block j − 1.
            self.load_values(j);
        } else if s == 0 {
            // Everyone has left block j − 1, whose slot this is.
            self.load_keys(j + (stages - 1));
            self.load_values(j + (stages - 1));
        }
    }

    /// The keys of block `j` have been read.
    #[device]
    pub fn release_keys(&self, j: Reg<u32>) {
        if self.config.stages == 1 {
            barrier();
            self.load_keys(j + 1);
        }
    }

    /// Waits until the values of block `j` may be read.
    #[device]
    pub fn wait_values(&self) {
        if self.config.stages == 1 {
            self.wait(self.slices());
            barrier();
        }
    }

    /// Waits for what was loaded for blocks that do not exist: no copy may outlive the CTA.
    #[device]
    pub fn end(&self) {
        self.wait(0);
    }

    #[device]
    fn wait(&self, pending: u32) {
        if self.config.cp_async {
            wait(pending);
        }
    }

    /// Starts loading the keys of block `j`, if there is one: a group for each slice.
    #[device]
    fn load_keys(&self, j: Reg<u32>) {
        for s in 0..self.slices() {
            if j < self.blocks {
                let tile = self.keys(j, s);
                self.copy_keys[s as usize].start(
                    j * self.config.block_n,
                    &tile,
                    self.config.cp_async,
                );
            }
            self.commit();
        }
    }

    /// Starts loading the values of block `j`, if there is one: a group.
    #[device]
    fn load_values(&self, j: Reg<u32>) {
        if j < self.blocks {
            let tile = self.values(j);
            self.copy_values
                .start(j * self.config.block_n, &tile, self.config.cp_async);
        }
        self.commit();
    }

    /// Closes a group, empty or not, so that counts of groups do not depend on the block.
    #[device]
    fn commit(&self) {
        if self.config.cp_async {
            commit();
        }
    }
}
