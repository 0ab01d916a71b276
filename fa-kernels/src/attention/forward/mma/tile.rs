//! A warp's rows of a tile: S = Q Kᵀ, softmax, O += P V, block after block.

use fa_dsl::prelude::*;
use fa_dsl::tile::{
    Accumulator, FragmentA, GlobalRows, KeyLanes, Panels, SharedA, ValueLanes, mma_nn, mma_nt,
    stage_rows, store_staged,
};

use super::tile_config::TileConfig;
use super::work::{Io, Work, blocks, tile_at};
use crate::attention::forward::kv_stream::{KvBlocks, KvStream};
use crate::attention::kernel_problem::{Masking, RowsHeld, When};
use crate::attention::options::{BlockAt, FirstRow, RowHeads, RowsAt, TileRows};
use crate::attention::softmax::OnlineSoftmax;
use crate::attention::tile_scheduler::TileCoord;

/// What a warp holds.
pub(super) struct Tile<'a, T> {
    pub s: &'a TileConfig,
    pub io: &'a Io<T>,
    pub work: &'a Work,
    pub kv: &'a KvStream<'a>,
    /// The CTA's queries in shared memory, whose place gathers the output.
    pub queries: Panels,
    pub lane: Reg<u32>,
    /// The warp's first row in the tile.
    pub first_row: Reg<u32>,
    q: SharedA,
    /// Where this lane reads the first column block of a block of keys, and of values.
    first_key: Reg<u32>,
    first_value: Reg<u32>,
    /// What the options hold of the rows.
    held: RowsHeld,
    softmax: OnlineSoftmax,
    acc: Accumulator,
}

impl<'a, T: Half> Tile<'a, T> {
    /// The rows from `first_row` on of the tile whose queries are in shared memory.
    #[device]
    pub fn new(
        s: &'a TileConfig,
        io: &'a Io<T>,
        work: &'a Work,
        kv: &'a KvStream<'a>,
        queries: Panels,
        lane: Reg<u32>,
        first_row: Reg<u32>,
    ) -> Tile<'a, T> {
        let shape = kv.keys(0.into()).first;
        Tile {
            s,
            io,
            work,
            kv,
            queries,
            lane,
            first_row,
            q: SharedA::new(queries, lane, first_row, s.m_tiles(), s.kept()),
            first_key: KeyLanes::first(&shape, lane, 0.into()),
            first_value: ValueLanes::first(&shape, lane, 0.into()),
            held: work.problem.hold(&TileRows {
                heads: RowHeads::One(&|| work.at.head_at()),
                at: &|| RowsAt {
                    lane,
                    first_row: FirstRow::Query(work.at.first_query + first_row),
                    m_tiles: s.m_tiles(),
                },
            }),
            softmax: OnlineSoftmax::new(
                s.m_tiles(),
                io.problem.scale_log2,
                io.problem.least_score(),
                s.method,
            ),
            acc: Accumulator::zeros("acc", s.m_tiles(), s.variant.head_dim / 8),
        }
    }

    /// Goes through the blocks, of whose first the keys have been waited for.
    #[device]
    pub fn compute(&self) {
        self.first();
        for i in range(1, self.kv.order().blocks.count) {
            self.step(i);
        }
        let problem = &self.work.problem;
        problem.finish_softmax(&self.softmax, &RowHeads::One(&|| self.coord().head_at()));
    }

    /// The first block, which is the sequence's last unless the mask says otherwise.
    #[device]
    fn first(&self) {
        let i = Reg::from(0_u32);
        let variant = &self.s.variant;
        let s = self.scores(i);
        self.kv.await_values(i, true);
        let reaches_past = || self.work.blocks.masked_right != 0;
        let masked = if variant.masked() {
            When::Always
        } else if variant.ragged(self.s.block_n) {
            When::If(&reaches_past)
        } else {
            When::Never
        };
        self.finish_scores(&s, masked, i, false);
        let _ = self.softmax.begin::<T>(&s, true);
        self.output(&s.to_fragment::<T>(true), i);
    }

    /// Block `i`, not the first.
    #[device]
    fn step(&self, i: Reg<u32>) {
        self.kv.await_keys(i, false);
        let s = self.scores(i);
        self.kv.await_values(i, false);
        let is_masked = || self.is_masked(i);
        // Asked block by block: loops of their own for the blocks that are masked would hold more
        // registers, and the barrier before separates the products from here on anyway.
        let masked = if self.s.variant.masked() {
            When::If(&is_masked)
        } else {
            When::Never
        };
        self.finish_scores(&s, masked, i, true);
        let step = self.softmax.begin::<T>(&s, false);
        let p = self.softmax.end::<T>(&step, &s, &self.acc);
        self.output(&p, i);
    }

    /// Whether the mask hides a key of block `i` from some row.
    #[device]
    fn is_masked(&self, i: Reg<u32>) -> Reg<bool> {
        if self.s.variant.masked_left() {
            // Where both ends are masked, their blocks are counted again rather than held.
            let first_query = self.work.at.first_query.broadcast(0);
            let blocks = blocks(self.s, &self.work.problem, first_query);
            (i < blocks.masked_right) | (i >= blocks.masked_left)
        } else {
            i < self.work.blocks.masked_right
        }
    }

    /// S = Q Kᵀ.
    #[device]
    fn scores(&self, i: Reg<u32>) -> Accumulator {
        let s = Accumulator::zeros("s", self.s.m_tiles(), self.s.block_n / 8);
        let keys = self.kv.keys(i);
        let lanes = KeyLanes::from_first(&keys.first, self.first_key.opaque());
        mma_nt::<T>(&s, &self.q, 0, keys, &lanes);
        s
    }

    /// O += P V.
    #[device]
    fn output(&self, p: &FragmentA, i: Reg<u32>) {
        let values = self.kv.values(i);
        let lanes = ValueLanes::from_first(&values.first, self.first_value.opaque());
        mma_nn::<T>(&self.acc, p, values, &lanes);
    }

    /// Makes the products of block `i`, all of whose keys exist or perhaps not, the scores that the softmax takes.
    #[device]
    fn finish_scores(&self, s: &Accumulator, masked: When<'_>, i: Reg<u32>, keys_exist: bool) {
        let at = || {
            let first_key = self.kv.order().computed(i) * self.s.block_n;
            // Broadcast, so that the end of each row is not computed ahead of all blocks and held.
            let first_query = (self.work.at.first_query + self.first_row).broadcast(0);
            BlockAt {
                lane: self.lane,
                first_row: FirstRow::Query(first_query),
                first_key,
                keys_exist,
                overlaps: false,
                rows: None,
            }
        };
        let problem = &self.work.problem;
        let finish = |masking: Masking<'_>| problem.finish_scores(s, &self.held, masking, &at);
        self.kv.order().masking(!keys_exist, masked, &finish);
    }

    /// The CTA's tile, divided again rather than held in registers, of which the blocks need all.
    #[device]
    fn coord(&self) -> TileCoord {
        tile_at(self.s, self.io, block_x().broadcast(0))
    }

    /// Normalises the output and stores it and the log-sum-exp.
    #[device]
    pub fn store(&self) {
        self.softmax.normalize(&self.acc);
        let at = self.coord();
        let TileCoord {
            first_query,
            head,
            batch,
        } = at;
        // The lanes have read each other's queries.
        warp_sync();
        let panels: Vec<_> = (0..self.queries.count)
            .map(|p| self.queries.panel(p))
            .collect();
        stage_rows::<T>(&self.acc, self.lane, self.first_row, &panels);
        warp_sync();
        let (io, problem) = (self.io, &self.work.problem);
        let ragged = self.s.ragged_rows();
        let end = problem.seq_q;
        let [in_batch, row] = problem.query_at(batch, first_query);
        store_staged(
            self.queries,
            self.lane,
            self.first_row,
            self.s.warp_rows(),
            &GlobalRows::new(io.o.at(&[in_batch, row, head]), io.o.stride(1)),
            io.within(ragged.then_some(end - first_query)),
        );
        problem.store_lse(
            self.lane,
            first_query + self.first_row,
            ragged.then_some(end),
            &self.softmax,
            at.head_at(),
        );
    }
}
