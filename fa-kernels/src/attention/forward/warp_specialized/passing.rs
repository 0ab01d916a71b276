//! What a warpgroup lets pass: tiles of which it has no rows, and blocks that only the other warpgroups' rows see. It waits for them with the
//! others, so that slots and turns go round.

use fa_dsl::prelude::*;

use super::consumer::{Consumer, Tile};
use super::layout::Purpose;
use crate::attention::block_walk::BlockWalk;
use crate::attention::kernel_problem::Blocks;

impl<T: Half> Consumer<'_, T> {
    /// Takes part in all the waiting for a tile's blocks where none of this warpgroup's rows exist.
    #[device]
    pub fn let_pass(&self, tile: &Tile, passed: Reg<u32>, all: Blocks) {
        self.let_queries_pass(tile);
        let last = passed + (all.count - 1);
        for count in range(passed, last) {
            self.let_block_pass(count);
            // For the next block, of which there is one.
            self.ping_pong.take();
            self.ping_pong.pass();
        }
        self.let_last_pass(last);
    }

    /// The same where blocks are classified. How many blocks went through the ring then.
    #[device]
    pub fn let_walk_pass(&self, tile: &Tile, walk: &BlockWalk, passed: Reg<u32>) -> Reg<u32> {
        self.let_queries_pass(tile);
        let mut count = passed;
        self.let_block_pass(count);
        walk.each(|_| {
            count = count + 1;
            self.ping_pong.take();
            self.ping_pong.pass();
            self.let_block_pass(count);
        });
        count + 1
    }

    #[device]
    fn let_queries_pass(&self, tile: &Tile) {
        let queries = tile.q.slot();
        self.layout.q_full(self.s, queries).wait(tile.q.parity());
        self.arrive(self.layout.q_empty(self.s, queries));
    }

    /// Lets a block pass that others read.
    #[device]
    pub fn let_block_pass(&self, count: Reg<u32>) {
        let ring = self.ring_at(count);
        // Before it is full, the slot is that of an earlier block, which others still read.
        self.wait(Purpose::KeysFull, ring);
        self.release(Purpose::KeysEmpty, ring);
        self.let_rows_pass(count);
        self.wait(Purpose::ValuesFull, ring);
        self.release(Purpose::ValuesEmpty, ring);
    }

    /// Lets blocks pass that the other warpgroups' rows see and this one's do not.
    #[device]
    pub fn skip(&self, from: Reg<u32>, to: Reg<u32>) {
        for count in range(from, to) {
            self.ping_pong.take();
            self.ping_pong.pass();
            self.let_block_pass(count);
        }
    }
}
