//! A block of keys: dK and dV in registers, block of queries after block.

use fa_dsl::prelude::*;
use fa_dsl::tile::{
    Accumulator, GlobalRows, KeyLanes, LeftOperand, Panels, SharedA, SharedTile, TileCopy,
    TransposedA, ValueLanes, Within, commit, mma_nn, mma_nt, shared_base, stage_rows, store_staged,
    wait,
};

use super::io::Io;
use super::queries::QueryStream;
use super::tile_config::TileConfig;
use crate::attention::backward::query_walk::classes_bytes;
use crate::attention::backward::statistics::{STATISTICS, Statistics, of_columns};
use crate::attention::backward::turns::Rank;
use crate::attention::backward::work::{QueryBlock, ScoresAt, Work};
use crate::attention::options::Derivatives;

/// What a warp holds.
pub(super) struct Tile<'a, T> {
    s: &'a TileConfig,
    io: &'a Io<T>,
    work: &'a Work,
    lane: Reg<u32>,
    /// The warp's first key in the block.
    first_row: Reg<u32>,
    keys: Panels,
    values: Panels,
    /// dSᵀ: keys × queries, in panels of a warp's queries.
    ds: Panels,
    /// Pᵀ, where warps hand it to each other.
    p: Panels,
    /// The warp's number among those of the same keys.
    share: Reg<u32>,
    dk: Accumulator,
    dv: Accumulator,
    /// Which part of dQ the warp computes.
    part: QueryPart,
    /// Where this lane reads the first 16 columns of a tile as right operand: transposed, and as it is.
    first_transposed: Reg<u32>,
    first_as_it_is: Reg<u32>,
    thread: Reg<u32>,
}

/// The warp's part of a block of dQ.
struct QueryPart {
    /// Its first query in the block.
    first_query: Reg<u32>,
    /// Its number among the parts of a head.
    of_head: Reg<u32>,
}

/// Where the parts of shared memory are, from the first byte on.
struct Layout {
    values: u32,
    ds: u32,
    p: u32,
    queries: u32,
    classes: u32,
}

impl Layout {
    fn of(s: &TileConfig) -> Layout {
        let ds = 2 * s.kv_bytes();
        let p = ds + s.ds_bytes();
        Layout {
            values: s.kv_bytes(),
            ds,
            p,
            queries: p + s.p_bytes(),
            classes: s.claim_place() - classes_bytes(&s.variant),
        }
    }
}

/// Keys × queries in shared memory: panels that each lie within a warp's queries.
fn score_panels(s: &TileConfig, base: Reg<u32>) -> Panels {
    let cols = s.warp_queries();
    let cols = if cols.is_multiple_of(64) { 64 } else { cols };
    let first = SharedTile {
        base,
        rows: s.block_n,
        cols,
        swizzle: true,
    };
    Panels {
        first,
        count: s.block_m / cols,
    }
}

impl<'a, T: Half> Tile<'a, T> {
    /// The block of this CTA, whose keys and values begin to load.
    #[device]
    pub fn new(s: &'a TileConfig, io: &'a Io<T>, work: &'a Work) -> Tile<'a, T> {
        let thread = thread();
        let lane = thread & 31;
        let warp = (thread >> 5).broadcast(0);
        let smem = shared_base() + shared(s.shared_bytes(), 1024);
        let layout = Layout::of(s);
        let keys = Panels::new(smem, s.block_n, s.variant.head_dim);
        let ds = score_panels(s, smem + layout.ds);
        let share = warp / s.warps_along_keys();
        let along_queries = s.warps_along_queries();
        let tile = Tile {
            lane,
            first_row: warp % s.warps_along_keys() * s.warp_keys(),
            share,
            keys,
            values: keys.shifted(layout.values),
            ds,
            p: ds.shifted(layout.p - layout.ds),
            dk: Accumulator::zeros("dk", s.key_tiles(), s.gradient_part() / 8),
            dv: Accumulator::zeros("dv", s.key_tiles(), s.gradient_part() / 8),
            part: QueryPart {
                first_query: warp % along_queries * (s.query_tiles() * 16),
                of_head: warp / along_queries,
            },
            first_transposed: KeyLanes::first(&keys.first, lane, share * s.warp_queries()),
            first_as_it_is: ValueLanes::first(&keys.first, lane, 0.into()),
            thread,
            s,
            io,
            work,
        };
        tile.load(&io.k, tile.keys);
        tile.load(&io.v, tile.values);
        tile
    }

    /// Starts loading the block's rows of keys or values.
    #[device]
    fn load(&self, tensor: &Tensor<T>, to: Panels) {
        let work = self.work;
        let [batch, row] = work.problem.first_key_at(work.batch);
        let first = tensor.at(&[batch, row, work.kv_head]);
        let rows = GlobalRows::new(first, tensor.stride(1));
        let threads = self.s.threads();
        let copy = TileCopy::new(to, self.thread, threads, rows.address, rows.row_bytes);
        let end = self.s.ragged_keys().then_some(work.problem.seq_k);
        copy.start_within(work.keys.first_key, to, self.io.within(end));
    }

    /// Goes through the blocks of queries that see the keys, head after head.
    #[device]
    pub fn compute(&self) {
        let (s, io) = (self.s, self.io);
        let (smem, layout) = (self.keys.first.base, Layout::of(s));
        let classes = self.work.classify(s.warps, || smem + layout.classes);
        if classes.is_some() {
            barrier();
        }
        let smem = smem + layout.queries;
        let stream = QueryStream::new(s, io, self.work, smem, self.thread);
        let begin = |first, any| {
            if any {
                stream.load_queries(first, 0.into());
                stream.load_gradients(first, 0.into());
            }
            commit();
        };
        let walk = self.work.walk(io.problem.group, classes);
        walk.each_with_next(begin, |now, i, next| self.step(&stream, now, i, next));
        wait(0);
        // The keys' place gathers their gradients.
        barrier();
    }

    /// Takes in block `i`; `next` is the one after it, if there is one.
    #[device]
    fn step(
        &self,
        stream: &QueryStream<'_, T>,
        now: QueryBlock,
        i: Reg<u32>,
        (next, more): (QueryBlock, Reg<bool>),
    ) {
        let ahead = self.s.stages > 1;
        wait(0);
        barrier();
        if ahead {
            // Everyone has left block i − 1, whose slot this is.
            if more {
                stream.load_queries(next, i + 1);
                stream.load_gradients(next, i + 1);
            }
            commit();
        }
        let (queries, gradients) = (stream.queries(i), stream.gradients(i));
        let s = self.product(&self.keys, queries, "s");
        let dp = self.product(&self.values, gradients, "dp");
        self.finish(&s, &dp, now, stream.statistics(i));
        self.stage(&dp, self.ds);
        let alone = self.s.head_split == 1;
        if alone {
            self.add_gradient(&self.dv, &s, self.p, gradients);
        } else {
            self.stage(&s, self.p);
        }
        // dS and P are there, and everyone has left the output gradients if nobody needs another's P for them.
        barrier();
        if alone {
            self.load_now(more, || stream.load_gradients(next, 0.into()));
        } else {
            self.add_gradient(&self.dv, &s, self.p, gradients);
        }
        self.add_gradient(&self.dk, &dp, self.ds, queries);
        let turn = self.work.turn(self.io.padded, now);
        if let Some(turn) = &turn {
            turn.wait();
        }
        self.add_query_gradients(now, turn.as_ref().and_then(|turn| turn.rank));
        if !ahead || turn.is_some() {
            barrier();
        }
        if let Some(turn) = turn {
            if self.thread == 0 {
                turn.pass();
            }
        }
        self.load_now(more, || {
            stream.load_queries(next, 0.into());
            if !alone {
                stream.load_gradients(next, 0.into());
            }
        });
    }

    /// Starts loads of the next block in the place of this one, if there is a next block and it is not elsewhere.
    #[device]
    fn load_now(&self, more: Reg<bool>, load: impl Fn()) {
        if self.s.stages == 1 {
            if more {
                load();
            }
            commit();
        }
    }

    /// The warp's keys, or values, times the transpose of a block of queries, or of output gradients.
    #[device]
    fn product(&self, left: &Panels, right: Panels, name: &str) -> Accumulator {
        let product = Accumulator::zeros(name, self.s.key_tiles(), self.s.warp_queries() / 8);
        let rows = SharedA::new(*left, self.lane, self.first_row, self.s.key_tiles(), 0);
        // Made anew for each product, of what is held: otherwise all of them would be held.
        let lanes = KeyLanes::from_first(&right.first, self.first_transposed.opaque());
        mma_nt::<T>(&product, &rows, 0, right, &lanes);
        product
    }

    /// to += left · right.
    #[device]
    fn add_product(&self, to: &Accumulator, left: &impl LeftOperand, right: Panels) {
        let lanes = ValueLanes::from_first(&right.first, self.first_as_it_is.opaque());
        mma_nn::<T>(to, left, right, &lanes);
    }

    /// to += scores · right, where the scores are this warp's, or those that warps of the same keys have staged, and `right` has all of a head.
    #[device]
    fn add_gradient(&self, to: &Accumulator, scores: &Accumulator, staged: Panels, right: Panels) {
        let s = self.s;
        if s.head_split == 1 {
            self.add_product(to, &scores.to_fragment::<T>(true), right);
        } else {
            let lane = self.lane.opaque();
            let scores = SharedA::new(staged, lane, self.first_row, s.key_tiles(), 0);
            self.add_product(to, &scores, self.part_of(right, self.share, s.head_split));
        }
    }

    /// Part number `part` of `parts` of the columns of a tile.
    #[device]
    fn part_of(&self, tile: Panels, part: Reg<u32>, parts: u32) -> Panels {
        let count = tile.count / parts;
        Panels {
            first: tile.first.shifted(part * (count * tile.panel_bytes())),
            count,
        }
    }

    /// Makes P of the products Q Kᵀ and dS of dO Vᵀ, both transposed.
    #[device]
    fn finish(&self, s: &Accumulator, dp: &Accumulator, now: QueryBlock, statistics: Reg<u32>) {
        let derivatives = self.finish_scores(s, now);
        let scale_log2 = self.io.problem.scale_log2;
        let first = self.share * (self.s.warp_queries() * STATISTICS * 4);
        let rows = of_columns(statistics + first, self.lane, self.s.warp_queries());
        for (n, rows) in (0..s.n_tiles).zip(rows) {
            for m in 0..s.m_tiles {
                for i in 0..4_usize {
                    let Statistics { lse, delta } = rows[i % 2];
                    let (score, gradient) = (s.block(m, n)[i], dp.block(m, n)[i]);
                    let p = score.peek().mul_add(scale_log2, -lse).exp2();
                    let ds = p * (gradient.peek() - delta);
                    gradient.set(derivatives.apply(s, [m, n], i, ds));
                    score.set(p);
                }
            }
        }
    }

    /// Makes the products the scores that the softmax takes.
    #[device]
    fn finish_scores(&self, s: &Accumulator, now: QueryBlock) -> Derivatives {
        let first_query = now.block * self.s.block_m + self.share * self.s.warp_queries();
        let first_row = || self.first_row;
        let at = ScoresAt {
            block: now,
            lane: self.lane,
            first_query,
            first_row: &first_row,
            room: None,
            rows: None,
        };
        self.work.finish_scores(s, &at, self.s.ragged_keys())
    }

    /// Rounds the warp's part of P or dS and writes it to shared memory.
    #[device]
    fn stage(&self, scores: &Accumulator, to: Panels) {
        let to = self.part_of(to, self.share, self.s.head_split);
        let panels: Vec<_> = (0..to.count).map(|p| to.panel(p)).collect();
        stage_rows::<T>(scores, self.lane.opaque(), self.first_row, &panels);
    }

    /// dQ += dS K, without the scale.
    #[device]
    fn add_query_gradients(&self, now: QueryBlock, rank: Option<Rank>) {
        let (s, io, part) = (self.s, self.io, &self.part);
        let keys = self.part_of(self.keys, part.of_head, s.head_parts());
        let dq = Accumulator::zeros("dq", s.query_tiles(), s.head_part() / 8);
        let lane = self.lane.opaque();
        let ds = TransposedA::new(self.ds, lane, part.first_query, s.query_tiles());
        self.add_product(&dq, &ds, keys);
        let row = self
            .work
            .first_row(io.problem.heads, io.padded, now, s.block_m);
        let row = row + part.first_query;
        let first = io.sums.at(&[row]);
        let first = first.offset(part.of_head * (s.head_part() * 16));
        let row_blocks = s.variant.head_dim / 8;
        let is_first = self.work.is_first(rank);
        let _ = s
            .reductions
            .add_unless_first(is_first, first, row_blocks, self.lane, &dq);
    }

    /// Stores dK and dV.
    #[device]
    pub fn store(&self) {
        for gradient in (0..self.dk.m_tiles)
            .flat_map(|m| (0..self.dk.n_tiles).flat_map(move |n| self.dk.block(m, n)))
        {
            gradient.set(gradient.peek() * self.io.scale);
        }
        self.store_gradient(&self.dk, self.keys, &self.io.dk);
        self.store_gradient(&self.dv, self.values, &self.io.dv);
    }

    #[device]
    fn store_gradient(&self, gradient: &Accumulator, place: Panels, to: &TensorMut<T>) {
        let s = self.s;
        let place = self.part_of(place, self.share, s.head_split);
        let panels: Vec<_> = (0..place.count).map(|p| place.panel(p)).collect();
        stage_rows::<T>(gradient, self.lane, self.first_row, &panels);
        warp_sync();
        let (work, first_key) = (self.work, self.work.keys.first_key);
        let first_column = self.share * s.gradient_part();
        let [batch, row] = work.problem.first_key_at(work.batch);
        let first = to.at(&[batch, row + first_key, work.kv_head]);
        let end = self.io.head_dim.max(first_column);
        let within = Within {
            rows: s.ragged_keys().then(|| work.problem.seq_k - first_key),
            chunks: Some((end - first_column) / 8),
        };
        store_staged(
            place,
            self.lane,
            self.first_row,
            s.warp_keys(),
            &GlobalRows::new(first.offset(first_column), to.stride(1)),
            within,
        );
    }
}
