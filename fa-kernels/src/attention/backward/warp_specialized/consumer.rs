//! The consumers: warpgroups that compute, each 64 keys of the block.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::{Mbarrier, fence_proxy_async};
use fa_dsl::tile::wgmma::{
    PANEL_COLS, PanelTile, wgmma_commit, wgmma_fence, wgmma_hold, wgmma_nn, wgmma_nt, wgmma_tn,
    wgmma_wait,
};
use fa_dsl::tile::{
    Accumulator, FragmentA, GlobalRows, Panels, SharedTile, Within, shared_load_four,
    stage_rows_matrix, store_staged,
};

use super::Io;
use super::layout::{Layout, Ring, place};
use super::tile_config::{GROUP_KEYS, PANEL_QUERIES, TileConfig};
use crate::attention::backward::sums::Reductions;
use crate::attention::backward::work::{QueryBlock, Work};
use crate::attention::kernel_problem::{Masking, When};
use crate::attention::options::{
    BlockAt, Derivatives, FirstRow, HeadAt, RowHeads, RowsAt, TileRows,
};

/// The named barrier at which dS is there.
const STAGED: u32 = 1;
/// The one at which everyone has left dS.
const LEFT: u32 = 2;

/// One warp of a warpgroup that computes.
pub(super) struct Consumer<'a, T> {
    s: &'a TileConfig,
    io: &'a Io<T>,
    work: &'a Work,
    layout: Layout,
    lane: Reg<u32>,
    /// The warpgroup's number.
    index: Reg<u32>,
    /// The warp's in the warpgroup.
    warp: Reg<u32>,
    registers: Registers,
}

/// What a warpgroup computes with, from block to block.
struct Registers {
    /// Scores, keys × queries; then P.
    s: Accumulator,
    /// The gradient of P, then of the scores.
    dp: Accumulator,
    dq: Accumulator,
    dk: Accumulator,
    dv: Accumulator,
    /// dSᵀ of the last block, which dK is still multiplied by.
    ds: Vec<[Var<u32>; 4]>,
}

impl Registers {
    fn new(s: &TileConfig) -> Registers {
        let zeros = |name, columns: u32| Accumulator::zeros(name, 1, columns / 8);
        let head_dim = s.variant.head_dim;
        Registers {
            s: zeros("s", s.block_m),
            dp: zeros("dp", s.block_m),
            dq: zeros("dq", s.head_part()),
            dk: zeros("dk", head_dim),
            dv: zeros("dv", head_dim),
            ds: (0..s.block_m / 16)
                .map(|_| [0_u32; 4].map(|zero| Var::named("ds", zero)))
                .collect(),
        }
    }

    fn ds(&self) -> FragmentA {
        let regs: Vec<[Reg<u32>; 4]> = self.ds.iter().map(|it| it.map(Var::peek)).collect();
        FragmentA::from_registers(1, regs.len() as u32, regs)
    }

    fn keep_ds(&self, ds: &FragmentA) {
        for (step, place) in (0..).zip(&self.ds) {
            for (var, value) in place.iter().zip(ds.block(0, step)) {
                var.set(value);
            }
        }
    }
}

impl<'a, T: Half> Consumer<'a, T> {
    #[device]
    pub fn new(
        s: &'a TileConfig,
        io: &'a Io<T>,
        work: &'a Work,
        layout: Layout,
        (index, warp, lane): (Reg<u32>, Reg<u32>, Reg<u32>),
    ) -> Consumer<'a, T> {
        Consumer {
            s,
            io,
            work,
            layout,
            lane,
            index,
            warp,
            registers: Registers::new(s),
        }
    }

    /// The warp's first key in the block.
    fn first_row(&self) -> Reg<u32> {
        self.index * GROUP_KEYS + self.warp * 16
    }

    /// The warpgroup's keys of the block, or values: the first rows of what this is.
    fn own(&self, of: PanelTile) -> PanelTile {
        made_anew(of.from_row(self.index * GROUP_KEYS))
    }

    /// dK and dV of the block, and what it adds to dQ.
    #[device]
    pub fn run(&self) {
        let Registers { s, dk, dv, .. } = &self.registers;
        let group = self.io.problem.group;
        if self.work.count(group) != 0 {
            self.layout.keys_full().wait(0);
            self.scores(0.into());
            wgmma_commit();
            wgmma_wait(0, &[s]);
            self.layout.values_full().wait(0);
            self.work
                .each(group, |now, i, more| self.step(now, i, more));
            wgmma_wait(0, &[dk, dv]);
            wgmma_hold(&self.registers.ds());
        }
        // The keys' place gathers their gradients: everyone has left it.
        barrier_named(STAGED, self.s.computing());
        self.store();
    }

    /// Takes in block `i`, whose scores are there; issues those of the next one, if there are `more`.
    #[device]
    fn step(&self, now: QueryBlock, i: Reg<u32>, more: Reg<bool>) {
        let Registers {
            s, dp, dq, dk, dv, ..
        } = &self.registers;
        let (queries, gradients) = (self.block(Ring::Queries, i), self.block(Ring::Gradients, i));
        let statistics = self
            .layout
            .statistics(self.s, place(self.s, Ring::Queries, i).slot());
        self.wait(Ring::Gradients, i);
        wgmma_fence();
        wgmma_nt::<T>(dp, &self.own(self.layout.values), &gradients); // dPᵀ = V dOᵀ
        wgmma_commit();
        let derivatives = self.finish_scores(s, now);
        self.probabilities(s, statistics);
        if !self.s.round_p {
            self.await_gradients(dp, i, 0);
        }
        let p = s.to_fragment::<T>(true);
        wgmma_fence();
        wgmma_nn::<T>(dv, &p, &gradients, false); // dV += Pᵀ dO
        wgmma_commit();
        if self.s.round_p {
            self.await_gradients(dp, i, 1);
            widen::<T>(&p, s);
        }
        self.score_gradients(s, dp, statistics, &derivatives);
        if self.s.ds_stages == 1 {
            barrier_named(LEFT, self.s.computing());
        }
        let staged = self.layout.ds(self.s, i);
        let ds = self.stage(dp, staged);
        self.registers.keep_ds(&ds);
        fence_proxy_async();
        barrier_named(STAGED, self.s.computing());
        wgmma_fence();
        self.query_gradients(dq, staged); // dQ = dS K
        wgmma_commit();
        let key_gradients = || {
            wgmma_fence();
            wgmma_nn::<T>(dk, &self.registers.ds(), &queries, false); // dK += dSᵀ Q
            wgmma_commit();
        };
        if self.s.scores_first {
            wgmma_wait(0, &[dq]);
        } else {
            key_gradients();
            wgmma_wait(1, &[dq]);
        }
        wgmma_hold(&p);
        self.release(Ring::Gradients, i);
        self.add_query_gradients(dq, now);
        // After the last block once more its own: a product that depends on a condition would wait for all others.
        self.scores(select(more, i + 1, i));
        wgmma_commit();
        if self.s.scores_first {
            key_gradients();
            wgmma_wait(1, &[s]);
        } else {
            wgmma_wait(0, &[s]);
            self.leave_queries(i);
        }
    }

    /// Waits for dPᵀ of block `i`, after which `pending` groups of products were issued.
    #[device]
    fn await_gradients(&self, dp: &Accumulator, i: Reg<u32>, pending: u32) {
        wgmma_wait(pending, &[dp]);
        if self.s.scores_first {
            // dK of the last block is there, too.
            if i != 0 {
                self.leave_queries(i - 1);
            }
        }
    }

    /// Where dK of block `i` is there.
    #[device]
    fn leave_queries(&self, i: Reg<u32>) {
        wgmma_hold(&self.registers.ds());
        self.release(Ring::Queries, i);
    }

    /// Issues the scores of block `i`: Sᵀ = K Qᵀ.
    #[device]
    fn scores(&self, i: Reg<u32>) {
        self.wait(Ring::Queries, i);
        let queries = self.block(Ring::Queries, i);
        wgmma_fence();
        wgmma_nt::<T>(&self.registers.s, &self.own(self.layout.keys), &queries);
    }

    /// Makes the products the scores that the softmax takes.
    #[device]
    fn finish_scores(&self, s: &Accumulator, now: QueryBlock) -> Derivatives {
        let problem = &self.work.problem;
        let first_row = FirstRow::Key {
            first_query: now.block * self.s.block_m,
        };
        let head = || HeadAt {
            head: now.head,
            batch: self.work.batch,
        };
        let held = problem.hold(&TileRows {
            heads: RowHeads::One(&head),
            at: &|| RowsAt {
                lane: self.lane,
                first_row,
                m_tiles: 1,
            },
        });
        let at = || BlockAt {
            lane: self.lane,
            first_row,
            first_key: self.work.keys.first_key + self.first_row(),
        };
        let is_hidden = || self.work.keys.is_hidden_from(problem, now.block);
        let masked = if problem.variant.masked() || self.s.ragged_keys() {
            When::If(&is_hidden)
        } else {
            When::Never
        };
        problem.finish_scores_with_derivatives(s, &held, Masking::Between(masked), &at)
    }

    /// Makes P of the scores.
    #[device]
    fn probabilities(&self, s: &Accumulator, statistics: Reg<u32>) {
        let scale_log2 = self.io.problem.scale_log2;
        for (n, rows) in (0..).zip(self.rows(statistics)) {
            for (i, score) in s.block(0, n).into_iter().enumerate() {
                let [lse, _] = rows[i % 2];
                score.set(score.peek().mul_add(scale_log2, -lse).exp2());
            }
        }
    }

    /// Makes dS of dP.
    #[device]
    fn score_gradients(
        &self,
        p: &Accumulator,
        dp: &Accumulator,
        statistics: Reg<u32>,
        derivatives: &Derivatives,
    ) {
        for (n, rows) in (0..).zip(self.rows(statistics)) {
            let block = p.block(0, n).into_iter().zip(dp.block(0, n));
            for (i, (p, gradient)) in block.enumerate() {
                let [_, delta] = rows[i % 2];
                let ds = p.peek() * (gradient.peek() - delta);
                gradient.set(derivatives.apply(&self.registers.s, [0, n], i, ds));
            }
        }
    }

    /// What is known of the queries of this thread's columns: of each eight, the log-sum-exp and δ of a column, then those of the next.
    fn rows(&self, statistics: Reg<u32>) -> impl Iterator<Item = [[Reg<f32>; 2]; 2]> {
        let of_lane = statistics + (self.lane & 3) * 16;
        (0..self.s.block_m / 8).map(move |n| {
            let [lse, delta, next_lse, next_delta] = shared_load_four(of_lane, n * 64);
            [[lse, delta], [next_lse, next_delta]]
        })
    }

    /// Rounds the warp's part of dS and writes it to shared memory.
    #[device]
    fn stage(&self, dp: &Accumulator, to: PanelTile) -> FragmentA {
        let panels: Vec<SharedTile> = (0..to.panels()).map(|p| to.panel(p)).collect();
        stage_rows_matrix::<T>(dp, self.lane, self.first_row(), &panels);
        dp.to_fragment::<T>(true)
    }

    /// Issues the warpgroup's part of dQ = dS K, over all keys of the block.
    #[device]
    fn query_gradients(&self, dq: &Accumulator, ds: PanelTile) {
        let s = self.s;
        let (panel, part) = self.part();
        let ds = PanelTile {
            cols: PANEL_QUERIES,
            ..ds.shifted(panel * ds.panel_bytes())
        };
        let keys = self.layout.keys;
        let columns = s.head_part();
        let keys = PanelTile {
            cols: columns,
            ..keys.shifted(part * column_bytes(keys, columns))
        };
        wgmma_tn::<T>(dq, &ds, &made_anew(keys), true);
    }

    /// Which 64 queries, and which part of a head, the warpgroup computes dQ of.
    #[device]
    fn part(&self) -> (Reg<u32>, Reg<u32>) {
        let along_queries = self.s.groups_along_queries();
        (self.index % along_queries, self.index / along_queries)
    }

    /// Adds the warp's part of dQ, without the scale, to its sums.
    #[device]
    fn add_query_gradients(&self, dq: &Accumulator, now: QueryBlock) {
        let (s, io) = (self.s, self.io);
        let (panel, part) = self.part();
        let row = self
            .work
            .first_row(io.problem.heads, io.padded, now, s.block_m);
        let row = row + panel * PANEL_QUERIES + self.warp * 16;
        let first = io.sums.at(&[row]).offset(part * (s.head_part() * 16));
        Reductions::Vector.add(first, s.variant.head_dim / 8, self.lane, dq);
    }

    /// Stores dK and dV.
    #[device]
    fn store(&self) {
        let Registers { dk, dv, .. } = &self.registers;
        for gradient in (0..dk.n_tiles).flat_map(|n| dk.block(0, n)) {
            gradient.set(gradient.peek() * self.io.scale);
        }
        self.store_gradient(dk, self.layout.keys, &self.io.dk);
        self.store_gradient(dv, self.layout.values, &self.io.dv);
    }

    #[device]
    fn store_gradient(&self, gradient: &Accumulator, place: PanelTile, to: &TensorMut<T>) {
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

    /// A slot's block.
    #[device]
    fn block(&self, ring: Ring, i: Reg<u32>) -> PanelTile {
        self.layout
            .block(self.s, ring, place(self.s, ring, i).slot())
    }

    /// Waits until block `i` has landed.
    #[device]
    fn wait(&self, ring: Ring, i: Reg<u32>) {
        let at = place(self.s, ring, i);
        self.layout.full(self.s, ring, at.slot()).wait(at.parity());
    }

    /// Tells the producer that this warp is done with block `i`.
    #[device]
    fn release(&self, ring: Ring, i: Reg<u32>) {
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

/// P as it was rounded, in the accumulator that it was made of.
fn widen<T: Half>(p: &FragmentA, to: &Accumulator) {
    for step in 0..p.k_steps {
        let [upper, lower, next_upper, next_lower] = p.block(0, step).map(T::unpack);
        for (n, halves) in [(0, [upper, lower]), (1, [next_upper, next_lower])] {
            for (var, value) in to.block(0, 2 * step + n).iter().zip(halves.concat()) {
                var.set(value);
            }
        }
    }
}

/// From a tile's first `columns` columns to the next, where those are part of a panel, or whole panels.
fn column_bytes(tile: PanelTile, columns: u32) -> u32 {
    match columns < PANEL_COLS {
        true => columns * 2,
        false => columns / PANEL_COLS * tile.panel_bytes(),
    }
}
