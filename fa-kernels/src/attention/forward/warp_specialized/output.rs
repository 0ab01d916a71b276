//! The output: from accumulators through shared memory to the tensor.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{PanelTile, store_commit, store_wait_read};
use fa_dsl::tile::pipeline::fence_proxy_async;
use fa_dsl::tile::stage_rows_matrix;

use super::consumer::{Consumer, Registers, Tile};
use super::layout::{OutputPlace, Purpose};
use crate::attention::options::RowHeads;
use crate::attention::softmax::OnlineSoftmax;

impl<T: Half> Consumer<'_, T> {
    /// This warp has read the keys of block `i`. The last block's stay the first warpgroup's if it
    /// gathers its output there.
    #[device]
    pub fn release_keys(&self, tile: &Tile, i: Reg<u32>) {
        let ring = self.ring(tile, i);
        if self.s.output == OutputPlace::LastBlock {
            let last = i + 1 == tile.blocks.count;
            let second = self.ping_pong.index != 0;
            if !last | second {
                self.release(Purpose::KeysEmpty, ring);
            }
            if last & second {
                self.ping_pong.clear_for_other();
            }
        } else {
            self.release(Purpose::KeysEmpty, ring);
        }
    }

    /// This warp has read the values of the last of `count` blocks, which stay the second warpgroup's if it gathers its
    /// output there.
    #[device]
    pub fn release_last_values(&self, tile: &Tile, count: Reg<u32>) {
        let ring = self.ring(tile, count - 1);
        if self.s.output == OutputPlace::LastBlock {
            if self.ping_pong.index == 0 {
                self.release(Purpose::ValuesEmpty, ring);
                self.ping_pong.clear_for_other();
            }
        } else {
            self.release(Purpose::ValuesEmpty, ring);
        }
    }

    /// Lets the last block pass of a tile that this warpgroup has no rows of. Another one may gather its output there.
    #[device]
    pub fn let_last_pass(&self, count: Reg<u32>) {
        let ring = self.ring_at(count);
        if self.s.output == OutputPlace::LastBlock {
            // It is the second: the first one has rows of every tile.
            self.wait(Purpose::KeysFull, ring);
            self.release(Purpose::KeysEmpty, ring);
            self.wait(Purpose::ValuesFull, ring);
            self.ping_pong.await_clear();
            self.ping_pong.meet_other();
            self.release(Purpose::ValuesEmpty, ring);
        } else {
            self.let_block_pass(count);
        }
    }

    /// Normalises the output and stores it and the log-sum-exp, if that depends where `stores` says so.
    #[device]
    pub fn store(
        &self,
        tile: &Tile,
        registers: &Registers,
        softmax: &OnlineSoftmax,
        stores: Option<Reg<bool>>,
    ) {
        let acc = &registers.acc;
        let at = tile.work.at;
        let problem = &tile.work.problem;
        problem.finish_softmax(softmax, &RowHeads::One(&|| at.head_at()));
        softmax.normalize(acc);
        self.clear_output();
        let to = self.output_tile(tile);
        let panels: Vec<_> = (0..to.panels()).map(|p| to.panel(p)).collect();
        stage_rows_matrix::<T>(acc, self.lane, self.warp_row, &panels);
        fence_proxy_async();
        warp_sync();
        let first_row = at.first_query + self.rows + self.warp_row;
        if self.lane == 0 {
            where_stored(stores, || {
                let to_box = problem.query_box(at.head_at(), first_row);
                to.store(&self.io.o, self.warp_row, to_box);
                store_commit();
            });
            self.give_back(tile);
        }
        let end = Some(problem.seq_q);
        where_stored(stores, || {
            problem.store_lse(self.lane, first_row, end, softmax, at.head_at());
        });
    }

    /// Waits until the place where the output is gathered may be overwritten.
    #[device]
    fn clear_output(&self) {
        match self.s.output {
            OutputPlace::Own => {
                // The last tile's stores have to be done with their source.
                if self.lane == 0 {
                    store_wait_read();
                }
                warp_sync();
            }
            // The other warps' products read the queries too.
            OutputPlace::Queries => self.ping_pong.meet(),
            OutputPlace::LastBlock => self.ping_pong.await_clear(),
        }
    }

    /// Where the output is gathered.
    fn output_tile(&self, tile: &Tile) -> PanelTile {
        match self.s.output {
            OutputPlace::LastBlock => {
                let last = self.ring(tile, tile.blocks.count - 1).slot();
                self.layout
                    .output_in_ring(self.s, self.ping_pong.index, last)
            }
            _ => self.layout.output(self.s, tile.q.slot()),
        }
    }

    /// Lets the producer have a place that the output was stored from. By one lane.
    #[device]
    fn give_back(&self, tile: &Tile) {
        match self.s.output {
            OutputPlace::Own => {}
            OutputPlace::Queries => {
                store_wait_read();
                self.layout.q_empty(self.s, tile.q.slot()).arrive();
            }
            OutputPlace::LastBlock => {
                store_wait_read();
                let last = self.ring(tile, tile.blocks.count - 1).slot();
                let keys = self.layout.barrier(self.s, Purpose::KeysEmpty, last);
                let values = self.layout.barrier(self.s, Purpose::ValuesEmpty, last);
                if self.ping_pong.index == 0 {
                    keys.arrive();
                } else {
                    values.arrive();
                }
            }
        }
    }
}

/// Does something, if that depends where `stores` says so.
#[device]
fn where_stored(stores: Option<Reg<bool>>, what: impl FnOnce()) {
    match stores {
        Some(stores) => {
            if stores {
                what();
            }
        }
        None => what(),
    }
}
