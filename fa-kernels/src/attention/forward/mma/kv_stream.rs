//! The stream of key and value blocks through shared memory, from the last block to the first.
//!
//! With one slot for each there is nothing to load ahead into but the one that is not in use: values
//! load under the product of the keys, the next keys under the softmax and the product of the
//! values (FlashAttention-2's schedule). With more, block i + STAGES − 1 loads while block i
//! computes, and a block needs one barrier instead of two.

use fa_dsl::prelude::*;
use fa_dsl::tile::{GlobalRows, Panels, TileCopy, commit, wait};

use super::tile_config::TileConfig;
use super::work::{Io, Work};

/// Loads blocks of keys and values ahead of their use.
pub(super) struct KvStream<'a, T> {
    pub s: &'a TileConfig,
    pub io: &'a Io<T>,
    pub work: &'a Work,
    /// The first slot's keys.
    keys: Panels,
    /// The first slot's values.
    values: Panels,
    copy_keys: TileCopy,
    copy_values: TileCopy,
}

impl<'a, T: Half> KvStream<'a, T> {
    /// The blocks that `work` sees, through the slots at `ring` in shared memory.
    #[device]
    pub fn new(
        s: &'a TileConfig,
        io: &'a Io<T>,
        work: &'a Work,
        ring: Reg<u32>,
        thread: Reg<u32>,
    ) -> KvStream<'a, T> {
        let keys = Panels::new(ring, s.block_n, s.variant.head_dim);
        let values = keys.shifted(s.stages * s.kv_bytes());
        let copy = |from: &Tensor<T>| {
            let [batch, row] = work.problem.first_key_at(work.at.batch);
            let first = from.at(&[batch, row, work.kv_head]);
            let rows = GlobalRows::new(first, from.stride(1));
            TileCopy::new(keys, thread, s.threads(), rows.address, rows.row_bytes)
        };
        KvStream {
            s,
            io,
            work,
            keys,
            values,
            copy_keys: copy(&io.k),
            copy_values: copy(&io.v),
        }
    }

    /// The keys of block `i`.
    #[device]
    pub fn keys(&self, i: Reg<u32>) -> Panels {
        self.slot(self.keys, i)
    }

    /// The values of block `i`.
    #[device]
    pub fn values(&self, i: Reg<u32>) -> Panels {
        self.slot(self.values, i)
    }

    #[device]
    fn slot(&self, first: Panels, i: Reg<u32>) -> Panels {
        if self.s.stages == 1 {
            first
        } else {
            first.shifted((i % self.s.stages) * self.s.kv_bytes())
        }
    }

    /// Loads what the first block needs. Copies that were started before join the group of its keys.
    #[device]
    pub fn begin(&self) {
        self.load(&self.copy_keys, self.keys, 0.into(), true);
        commit();
        if self.s.stages > 1 {
            self.load(&self.copy_values, self.values, 0.into(), true);
            commit();
        }
        for i in 2..self.s.stages {
            self.load_ahead((i - 1).into());
        }
    }

    /// Waits until the keys of block `i` may be read, and loads ahead. `first`: `i` is 0.
    #[device]
    pub fn await_keys(&self, i: Reg<u32>, first: bool) {
        let stages = self.s.stages;
        if stages == 1 {
            wait(0);
            barrier();
            // Everyone has left the values of block i − 1.
            self.load(&self.copy_values, self.values, i, first);
            commit();
        } else {
            // Later ones wait for the values as well, so that those need no barrier of their own.
            wait(2 * stages - if first { 3 } else { 4 });
            barrier();
            // Everyone has left block i − 1, whose slot this is.
            self.load_ahead(i + (stages - 1));
        }
    }

    /// Waits until the values of block `i` may be read, whose keys no one reads any more.
    #[device]
    pub fn await_values(&self, i: Reg<u32>, first: bool) {
        let stages = self.s.stages;
        if stages == 1 {
            wait(0);
            barrier();
            let next = i + 1;
            if next < self.work.blocks.count {
                self.load(&self.copy_keys, self.keys, next, false);
            }
            commit();
        } else if first {
            wait(2 * stages - 2);
            barrier();
        }
    }

    /// Starts loading block `i`, if there is one: a group of keys and a group of values.
    #[device]
    fn load_ahead(&self, i: Reg<u32>) {
        for (copy, first) in [
            (&self.copy_keys, self.keys),
            (&self.copy_values, self.values),
        ] {
            if i < self.work.blocks.count {
                self.load(copy, self.slot(first, i), i, false);
            }
            // Closed, empty or not, so that counts of groups do not depend on the block.
            commit();
        }
    }

    /// Starts loading keys or values of block `i`. Only the first block reaches past the sequence.
    #[device]
    fn load(&self, copy: &TileCopy, to: Panels, i: Reg<u32>, first: bool) {
        let s = self.s;
        let end = self.work.problem.seq_k;
        let rows = (first && s.variant.ragged(s.block_n)).then_some(end);
        let first_key = (self.work.blocks.end - 1 - i) * s.block_n;
        copy.start_within(first_key, to, self.io.within(rows));
    }
}
