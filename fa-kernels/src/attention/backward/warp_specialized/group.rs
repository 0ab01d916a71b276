//! A warpgroup that computes: what its products work on, and what is done between them.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{
    PANEL_COLS, PanelTile, bulk_add, store_commit, store_wait, store_wait_read,
};
use fa_dsl::tile::pipeline::{Mbarrier, elected, fence_proxy_async};
use fa_dsl::tile::wgmma::{wgmma_hold_address, wgmma_tn};
use fa_dsl::tile::{
    Accumulator, FragmentA, GlobalRows, Panels, SharedTile, Within, stage_rows_matrix, store_pair,
    store_staged,
};

use super::Io;
use super::layout::{Layout, Ring, place};
use super::tile_config::{KEPT_STRIDE, PANEL_QUERIES, TileConfig};
use crate::attention::backward::statistics::of_columns;
use crate::attention::backward::sums::{BLOCK, ROWS, Reductions};
use crate::attention::backward::turns::Rank;
use crate::attention::backward::walk::Walk;
use crate::attention::backward::work::{QueryBlock, ScoresAt, Work};
use crate::attention::copied_rows;
use crate::attention::options::{Derivatives, Room, RowsOfBlock};

/// The named barrier at which dS is there.
pub(super) const STAGED: u32 = 1;
/// The one at which everyone has left dS.
pub(super) const LEFT: u32 = 2;
/// The one at which P is there for who computes dS of it.
pub(super) const P_STAGED: u32 = 3;

/// One warp of a warpgroup that computes.
pub(super) struct Group<'a, T> {
    pub s: &'a TileConfig,
    pub io: &'a Io<T>,
    pub work: &'a Work,
    pub layout: Layout,
    pub lane: Reg<u32>,
    /// The warpgroup's number.
    pub index: Reg<u32>,
    /// The warp's in the warpgroup.
    pub warp: Reg<u32>,
    /// The warpgroup's first key in the block.
    pub first_key: Reg<u32>,
}

/// 16-bit left operands that a product in flight reads, from block to block.
pub(super) struct Kept(Vec<[Var<u32>; 4]>);

impl Kept {
    /// For a block of so many columns.
    pub fn new(columns: u32) -> Kept {
        let zeros = (0..columns / 16).map(|_| [0_u32; 4].map(|zero| Var::named("kept", zero)));
        Kept(zeros.collect())
    }

    pub fn fragment(&self) -> FragmentA {
        let regs: Vec<[Reg<u32>; 4]> = self.0.iter().map(|it| it.map(Var::peek)).collect();
        FragmentA::from_registers(1, regs.len() as u32, regs)
    }

    pub fn set(&self, fragment: &FragmentA) {
        for (step, place) in (0..).zip(&self.0) {
            for (var, value) in place.iter().zip(fragment.block(0, step)) {
                var.set(value);
            }
        }
    }
}

impl<T: Half> Group<'_, T> {
    /// The warp's first key in the block.
    pub fn first_row(&self) -> Reg<u32> {
        self.first_key + self.warp * 16
    }

    /// The warpgroup's keys of the block, or values: the first rows of what this is.
    pub fn own(&self, of: PanelTile) -> PanelTile {
        made_anew(of.from_row(self.first_key))
    }

    /// The blocks of queries.
    pub fn walk(&self) -> Walk<'_> {
        self.work.walk(self.io.problem.group, self.layout.classes)
    }

    /// What is known of the rows of block `i`.
    #[device]
    pub fn statistics(&self, i: Reg<u32>) -> Reg<u32> {
        let slot = place(self.s, Ring::Queries, i).slot();
        self.layout.statistics(self.s, slot)
    }

    /// Makes the products the scores that the softmax takes.
    #[device]
    pub fn finish_scores(&self, s: &Accumulator, now: QueryBlock) -> Derivatives {
        let first_row = || self.first_row();
        let at = self.scores_at(now, &first_row);
        self.work.finish_scores(s, &at, self.s.ragged_keys())
    }

    /// The way back from scores to products, where another warpgroup has made the scores; if functions of the caller's are gone back through.
    #[device]
    pub fn derivatives(&self, p: &Accumulator, now: QueryBlock) -> Option<Derivatives> {
        let first_row = || self.first_row();
        let at = || self.scores_at(now, &first_row);
        let has_functions = self.s.variant.functions;
        has_functions.then(|| self.work.derivatives(p, &at()))
    }

    #[device]
    fn scores_at<'b>(&self, now: QueryBlock, first_row: &'b dyn Fn() -> Reg<u32>) -> ScoresAt<'b> {
        ScoresAt {
            block: now,
            lane: self.lane,
            first_query: now.block * self.s.block_m,
            first_row,
            room: self.layout.kept.map(|kept| self.room(kept)),
            rows: (self.s.copy_rows > 0).then(|| self.rows()),
        }
    }

    /// Where a thread's scores have what functions read of rows.
    #[device]
    fn rows(&self) -> RowsOfBlock {
        let s = self.s;
        let (pitch, bytes) = (s.row_columns() * s.copy_rows, s.copy_rows);
        let key = self.first_row() + self.lane / 4;
        RowsOfBlock {
            first: self.layout.rows(s) + self.lane % 4 * (2 * pitch) + key * bytes,
            pitch,
            bytes,
        }
    }

    /// Waits until what functions read of the rows of block `i` has landed, if it is copied.
    #[device]
    pub fn await_rows(&self, i: Reg<u32>) {
        if self.s.copy_rows > 0 {
            self.layout.rows_full(self.s).wait(i & 1);
        }
    }

    /// Leaves it to the next one.
    #[device]
    pub fn leave_rows(&self) {
        if self.s.copy_rows > 0 {
            copied_rows::leave(self.layout.rows_empty(self.s), self.lane);
        }
    }

    /// Where the thread's scores are kept: those of warpgroups that share keys in the same place.
    #[device]
    fn room(&self, kept: Reg<u32>) -> Room {
        let warp = if self.s.is_apart() {
            self.warp
        } else {
            self.index * 4 + self.warp
        };
        let of_warp = self.s.block_m / 8 * KEPT_STRIDE;
        Room {
            first: kept + warp * of_warp + self.lane * 16,
            stride: KEPT_STRIDE,
        }
    }

    /// Makes P of the scores.
    #[device]
    pub fn probabilities(&self, s: &Accumulator, statistics: Reg<u32>) {
        let scale_log2 = self.io.problem.scale_log2;
        let rows = of_columns(statistics, self.lane, self.s.block_m);
        for (n, rows) in (0..).zip(rows) {
            for (i, score) in s.block(0, n).into_iter().enumerate() {
                let lse = rows[i % 2].lse;
                score.set(score.peek().mul_add(scale_log2, -lse).exp2());
            }
        }
    }

    /// Makes dS of dP; `p` is P, times what the scores change by where the products do, unless `derivatives` are to be gone back through.
    #[device]
    pub fn score_gradients(
        &self,
        p: &Accumulator,
        dp: &Accumulator,
        statistics: Reg<u32>,
        derivatives: Option<&Derivatives>,
    ) {
        let back = |n, i, ds| match derivatives {
            Some(derivatives) => derivatives.apply(p, [0, n], i, ds),
            None => ds,
        };
        let rows = of_columns(statistics, self.lane, self.s.block_m);
        for (n, rows) in (0..).zip(rows) {
            let pairs = p.block(0, n).into_iter().zip(dp.block(0, n));
            for (i, (p, gradient)) in pairs.enumerate() {
                gradient.set(back(n, i, p.peek() * (gradient.peek() - rows[i % 2].delta)));
            }
        }
    }

    /// Rounds the warp's part of dS and writes it to shared memory.
    #[device]
    pub fn stage(&self, dp: &Accumulator, to: PanelTile) -> FragmentA {
        let panels: Vec<SharedTile> = (0..to.panels()).map(|p| to.panel(p)).collect();
        stage_rows_matrix::<T>(dp, self.lane, self.first_row(), &panels);
        dp.to_fragment::<T>(true)
    }

    /// Issues the warpgroup's part of dQ = dS K, over all keys of the block; transposed, if it is to be.
    #[device]
    pub fn query_gradients(&self, dq: &Accumulator, ds: PanelTile) {
        let s = self.s;
        let (panel, part) = self.part();
        let of_group = (!s.is_transposed()).then(|| PanelTile {
            cols: PANEL_QUERIES,
            ..ds.shifted(panel * ds.panel_bytes())
        });
        let keys = self.layout.keys;
        let columns = s.head_part();
        let keys = PanelTile {
            cols: columns,
            ..keys.shifted(part * column_bytes(keys, columns))
        };
        match of_group {
            Some(ds) => wgmma_tn::<T>(dq, &ds, &made_anew(keys), true),
            None => wgmma_tn::<T>(dq, &made_anew(keys), &ds, true),
        }
    }

    /// Which 64 queries, and which part of a head, the warpgroup computes dQ of.
    #[device]
    fn part(&self) -> (Reg<u32>, Reg<u32>) {
        let along_queries = self.s.groups_along_queries();
        (self.index % along_queries, self.index / along_queries)
    }

    /// Takes the warp's part of dQ of block `i`, without the scale, from its registers; what this gives adds it to its sums.
    #[device]
    pub fn begin_sums(&self, dq: &Accumulator, now: QueryBlock, i: Reg<u32>) -> impl FnOnce() {
        let (s, io) = (self.s, self.io);
        let (panel, part) = self.part();
        let row = self
            .work
            .first_row(io.problem.heads, io.padded, now, s.block_m);
        let first = if s.is_transposed() {
            let block = part * (s.head_part() / ROWS) + self.warp;
            io.sums.at(&[row]).offset(block * BLOCK)
        } else {
            let row = row + panel * PANEL_QUERIES + self.warp * 16;
            io.sums.at(&[row]).offset(part * (s.head_part() * 16))
        };
        let place = self.sums();
        let address = if s.bulk {
            self.await_sums();
            Reductions::stage(place, self.lane, dq);
            first.address
        } else {
            self.in_turn(i, |rank| self.add(dq, first, now, rank))
        };
        move || {
            if s.bulk {
                fence_proxy_async();
                warp_sync();
                if elected() {
                    bulk_add(address, place, s.warp_sums_bytes());
                    store_commit();
                }
            } else {
                // Its registers are read by what is queued: to use them for something else would wait for that.
                wgmma_hold_address(address);
            }
        }
    }

    /// Adds the warp's part of dQ to its sums. Whoever comes last rounds them instead, if it is to.
    #[device]
    fn add(
        &self,
        dq: &Accumulator,
        sums: Pointer<f32>,
        now: QueryBlock,
        rank: Option<Rank>,
    ) -> Reg<u64> {
        let row_blocks = self.s.sum_columns() / 8;
        let is_first = self.work.is_first(rank);
        let reductions = self.s.reductions();
        let add = || reductions.add_unless_first(is_first, sums, row_blocks, self.lane, dq);
        if let Some(to) = &self.io.dq {
            if self.work.is_last_at(now.block, rank) {
                // Of one block of keys there are no sums.
                if is_first.map_or_else(|| true.into(), |is_first| !is_first) {
                    Reductions::take(sums, self.lane, dq);
                }
                self.round(dq, to, now);
            } else {
                let _ = add();
            }
            sums.address
        } else {
            add()
        }
    }

    /// Scales the warp's part of dQ, rounds and stores it.
    #[device]
    fn round(&self, dq: &Accumulator, to: &TensorInOut<T>, now: QueryBlock) {
        let (s, io, work) = (self.s, self.io, self.work);
        let (panel, part) = self.part();
        let first_query = now.block * s.block_m + panel * PANEL_QUERIES + self.warp * 16;
        let first_column = part * s.head_part();
        let row = first_query + self.lane / 4;
        for half in 0..2_u32 {
            let query = row + half * 8;
            if query < work.problem.seq_q {
                let [batch, row] = work.problem.query_at(work.batch, query);
                let to = to.at(&[batch, row, now.head]);
                let to = to.offset(first_column + self.lane % 4 * 2);
                for n in 0..dq.n_tiles {
                    let pair = [0, 1].map(|i| dq.block(0, n)[2 * half as usize + i].peek());
                    if first_column + n * 8 < io.head_dim {
                        store_pair::<T>(to.address, n * 16, pair.map(|value| value * io.scale));
                    }
                }
            }
        }
    }

    /// What adds to the sums of block `i`, when its turn has come where there are turns.
    fn in_turn(&self, i: Reg<u32>, add: impl FnOnce(Option<Rank>) -> Reg<u64>) -> Reg<u64> {
        if !self.s.takes_turns() {
            return add(None);
        }
        self.layout.turn(self.s).wait(i & 1);
        let address = add(self.work.rank());
        // The lane that arrives comes after what all lanes have added.
        warp_sync();
        self.arrive(self.layout.added(self.s));
        address
    }

    /// Where the warp's part of dQ is added to its sums from.
    fn sums(&self) -> Reg<u32> {
        self.layout.sums + (self.index * 4 + self.warp) * self.s.warp_sums_bytes()
    }

    /// Waits until the copy engine has read the warp's last part of dQ.
    #[device]
    fn await_sums(&self) {
        if elected() {
            store_wait_read();
        }
        warp_sync();
    }

    /// Stores dK or dV, times `scale`, by way of a place that everyone has left.
    #[device]
    pub fn store(
        &self,
        gradient: &Accumulator,
        place: PanelTile,
        to: &TensorMut<T>,
        scale: Option<Reg<f32>>,
    ) {
        if let Some(scale) = scale {
            for gradient in (0..gradient.n_tiles).flat_map(|n| gradient.block(0, n)) {
                gradient.set(gradient.peek() * scale);
            }
        }
        let panels: Vec<SharedTile> = (0..place.panels()).map(|p| place.panel(p)).collect();
        stage_rows_matrix::<T>(gradient, self.lane, self.first_row(), &panels);
        warp_sync();
        let (work, first_key) = (self.work, self.work.keys.first_key);
        let [batch, row] = work.problem.first_key_at(work.batch);
        let first = to.at(&[batch, row + first_key, work.kv_head]);
        let within = Within {
            rows: self.s.ragged_keys().then(|| work.problem.seq_k - first_key),
            chunks: Some(self.io.head_dim / 8),
        };
        let place = Panels {
            first: place.panel(0),
            count: place.panels(),
        };
        let to = GlobalRows::new(first, to.stride(1));
        store_staged(place, self.lane, self.first_row(), 16, &to, within);
    }

    /// Stores dK and dV of the warpgroup's keys, and waits until all sums have been added to.
    #[device]
    pub fn finish(&self, dk: &Accumulator, dv: &Accumulator) {
        // The keys' place gathers their gradients: everyone has left it.
        barrier_named(STAGED, self.s.computing());
        self.store(dk, self.layout.keys, &self.io.dk, Some(self.io.scale));
        self.store(dv, self.layout.values, &self.io.dv, None);
        self.finish_sums();
    }

    /// Waits until all sums have been added to.
    #[device]
    pub fn finish_sums(&self) {
        if self.s.bulk {
            if elected() {
                store_wait();
            }
        }
    }

    /// Where this thread hands P over, or takes it.
    pub fn p_place(&self) -> Reg<u32> {
        self.layout.p + self.warp * (self.s.block_m * 32) + self.lane * 16
    }

    /// A slot's block.
    #[device]
    pub fn block(&self, ring: Ring, i: Reg<u32>) -> PanelTile {
        self.layout
            .block(self.s, ring, place(self.s, ring, i).slot())
    }

    /// Waits until block `i` has landed.
    #[device]
    pub fn wait(&self, ring: Ring, i: Reg<u32>) {
        let at = place(self.s, ring, i);
        self.layout.full(self.s, ring, at.slot()).wait(at.parity());
    }

    /// Tells the producer that this warp is done with block `i`.
    #[device]
    pub fn release(&self, ring: Ring, i: Reg<u32>) {
        let slot = place(self.s, ring, i).slot();
        self.arrive(self.layout.empty(self.s, ring, slot));
    }

    #[device]
    fn arrive(&self, barrier: Mbarrier) {
        if self.lane == 0 {
            barrier.arrive();
        }
    }
}

/// A tile whose descriptors are computed where they are used: otherwise registers would hold all of them.
fn made_anew(tile: PanelTile) -> PanelTile {
    PanelTile {
        base: tile.base.opaque(),
        ..tile
    }
}

/// From a tile's first `columns` columns to the next, where those are part of a panel, or whole panels.
fn column_bytes(tile: PanelTile, columns: u32) -> u32 {
    match columns < PANEL_COLS {
        true => columns * 2,
        false => columns / PANEL_COLS * tile.panel_bytes(),
    }
}
