//! The consumers: warpgroups that compute.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::store_wait;
use fa_dsl::tile::pipeline::{Mbarrier, RingIndex};
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nn, wgmma_nt, wgmma_wait};
use fa_dsl::tile::{Accumulator, FragmentA};

use super::layout::{GROUP_ROWS, Layout, OutputPlace, Purpose, TileConfig, queries_ring};
use super::ping_pong::PingPong;
use super::work::{Io, Tiles, Work};
use crate::attention::block_walk::{BlockWalk, Class};
use crate::attention::kernel_problem::{Blocks, Masking, RowsHeld, When};
use crate::attention::options::{BlockAt, FirstRow, RowHeads, RowsAt, TileRows};
use crate::attention::softmax::{OnlineSoftmax, Step, keep, trusted_limit};

/// One warp of a warpgroup that computes.
pub(super) struct Consumer<'a, T> {
    pub s: &'a TileConfig,
    pub io: &'a Io<T>,
    pub layout: Layout,
    pub lane: Reg<u32>,
    /// The warp's first row in the warpgroup's.
    pub warp_row: Reg<u32>,
    /// The warpgroup's first row in the tile.
    pub rows: Reg<u32>,
    pub ping_pong: PingPong,
}

/// A tile being computed.
pub(super) struct Tile {
    pub work: Work,
    /// The blocks that this warpgroup's rows see, some of the tile's.
    pub blocks: Blocks,
    /// What the options hold of the rows.
    held: RowsHeld,
    /// Blocks that went through the ring before this warpgroup's first.
    passed: Reg<u32>,
    /// The slot of this warpgroup's queries.
    pub q: RingIndex,
    /// Its number among the CTA's.
    pub count: Reg<u32>,
}

/// A block of a tile.
#[derive(Clone, Copy)]
struct Block<'a> {
    /// Its number among those that the tile sees.
    i: Reg<u32>,
    /// Which of its scores have to be masked.
    masked: When<'a>,
    /// Whether all its keys are known to be there.
    keys_exist: bool,
}

/// Which scores a softmax takes in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scores {
    /// A tile's first.
    First,
    /// Some of them masked.
    Masked,
    /// Others.
    Whole,
    /// Others, of a tile that is computed again. Behind a mask that is [`Scores::Masked`], see [`Blocks::followed`].
    Again,
}

/// What a warpgroup computes with; accumulators are reused from tile to tile.
pub(super) struct Registers {
    /// Scores, then P.
    s: Accumulator,
    pub acc: Accumulator,
    /// P of the block whose product with V comes next.
    p: Vec<[Var<u32>; 4]>,
}

impl<T: Half> Consumer<'_, T> {
    /// Computes every tile of the CTA.
    #[device]
    pub fn run(&self, tiles: &Tiles) {
        let s = self.s;
        let (n_tiles, o_tiles) = (s.block_n / 8, s.variant.head_dim / 8);
        let registers = Registers {
            s: Accumulator::zeros("s", 1, n_tiles),
            acc: Accumulator::zeros("acc", 1, o_tiles),
            p: (0..n_tiles / 2)
                .map(|_| [0_u32; 4].map(|zero| Var::named("p", zero)))
                .collect(),
        };
        let mut passed = Reg::from(0_u32);
        let mut count = Reg::from(0_u32);
        let mut index = tiles.index(s, count);
        self.ping_pong.begin();
        while tiles.has(index) {
            let work = tiles.work(s, self.io, count, index);
            let all = work.blocks;
            let tile = self.tile(work, passed, count);
            if let (Some(walk), true) = (&tile.work.walk, s.lacks_rows()) {
                passed = if self.has_rows(&tile) {
                    self.take_part(tiles, &tile, &registers, passed)
                } else {
                    self.let_walk_pass(&tile, walk, passed)
                };
            } else if s.lacks_rows() {
                if self.has_rows(&tile) {
                    self.take_part(tiles, &tile, &registers, passed);
                } else {
                    self.let_pass(&tile, passed, all);
                }
                passed = passed + all.count;
            } else {
                passed = self.take_part(tiles, &tile, &registers, passed);
            }
            tiles.end();
            count = count + 1;
            index = tiles.index(s, count);
        }
        self.ping_pong.end();
        if self.lane == 0 {
            store_wait();
        }
    }

    /// Whether any of this warpgroup's rows of a tile exist.
    #[device]
    fn has_rows(&self, tile: &Tile) -> Reg<bool> {
        tile.work.at.first_query + self.rows < tile.work.problem.seq_q
    }

    /// Computes this warpgroup's rows of a tile. How many blocks went through the ring then.
    #[device]
    fn take_part(
        &self,
        tiles: &Tiles,
        tile: &Tile,
        registers: &Registers,
        passed: Reg<u32>,
    ) -> Reg<u32> {
        let s = self.s;
        let all = tile.work.blocks;
        let softmax = OnlineSoftmax::new(
            1,
            self.io.problem.scale_log2,
            self.io.problem.least_score(),
            s.method,
        );
        let skips = s.variant.masked() && tile.work.walk.is_none();
        if skips {
            self.skip(passed, tile.passed);
        }
        let own = self.compute(tile, registers, &softmax);
        let through = match &tile.work.walk {
            Some(_) => passed + own,
            None => passed + all.count,
        };
        if skips {
            self.skip(tile.passed + tile.blocks.count, through);
        }
        let stores = self.is_stored(tiles, tile, &softmax);
        self.store(tile, registers, &softmax, stores);
        through
    }

    /// Where tiles are computed on trust, whether this warp's rows are right; if they are not it says so. Rows that are computed again
    /// are right.
    #[device]
    fn is_stored(&self, tiles: &Tiles, tile: &Tile, softmax: &OnlineSoftmax) -> Option<Reg<bool>> {
        tile.work.again.map(|again| {
            let warp = self.ping_pong.index * 4 + self.warp_row / 16;
            let first = again == 0;
            let misplaced = softmax.is_misplaced::<T>();
            if first & misplaced & (self.lane == 0) {
                tiles.distrust(tile.count, warp);
            }
            let own = (again >> warp) & 1 != 0;
            (first & !misplaced) | own
        })
    }

    /// The tile of some work; `passed` blocks went through the ring before it.
    #[device]
    fn tile(&self, work: Work, passed: Reg<u32>, count: Reg<u32>) -> Tile {
        let s = self.s;
        let all = work.blocks;
        // Of blocks that are classified every warpgroup goes through those that any row of the tile sees.
        let own = s.variant.masked() && work.walk.is_none();
        let blocks = if own {
            let first_query = work.at.first_query + self.rows;
            let blocks = work.problem.blocks(first_query, GROUP_ROWS, s.block_n);
            blocks.followed(work.again)
        } else {
            all
        };
        let hold = |rows: &TileRows<'_>| match s.copy_rows {
            0 => work.problem.hold_ahead([1, s.block_n / 8], rows),
            // What is copied is there by then.
            _ => work.problem.hold(rows),
        };
        Tile {
            held: hold(&TileRows {
                heads: RowHeads::One(&|| work.at.head_at()),
                at: &|| RowsAt {
                    lane: self.lane,
                    first_row: FirstRow::Query(work.at.first_query + self.rows + self.warp_row),
                    m_tiles: 1,
                },
            }),
            work,
            blocks,
            passed: if own {
                passed + (all.end - blocks.end)
            } else {
                passed
            },
            q: queries_ring(s, count, self.ping_pong.index),
            count,
        }
    }

    /// The slot of block `i` of the tile.
    pub fn ring(&self, tile: &Tile, i: Reg<u32>) -> RingIndex {
        self.ring_at(tile.passed + i)
    }

    /// The slot of the block that went through the ring after `count` others.
    pub fn ring_at(&self, count: Reg<u32>) -> RingIndex {
        RingIndex {
            stages: self.s.stages,
            count,
        }
    }

    /// Everything but storing the output. How many blocks this warpgroup has gone through.
    #[device]
    fn compute(&self, tile: &Tile, registers: &Registers, softmax: &OnlineSoftmax) -> Reg<u32> {
        let Registers { s, acc, p } = registers;
        let blocks = tile.blocks;
        self.layout
            .q_full(self.s, tile.q.slot())
            .wait(tile.q.parity());
        // The first block: nothing to overlap with.
        self.scores(tile, 0.into(), registers);
        self.read_next(tile, 0.into(), s);
        wgmma_wait(0, &[s]);
        self.release_keys(tile, 0.into());
        self.finish_first_scores(tile, s);
        let _ = self.begin(tile, s, softmax, Scores::First);
        keep(p, &s.to_fragment::<T>(true));
        acc.clear();

        let count = match &tile.work.walk {
            Some(walk) => self.walk(tile, walk, registers, softmax),
            None => {
                self.between(tile, registers, softmax);
                blocks.count
            }
        };

        if self.s.output != OutputPlace::Queries {
            // Everything has been asked of Q.
            self.arrive(self.layout.q_empty(self.s, tile.q.slot()));
        }
        self.output(tile, count - 1, registers);
        wgmma_wait(0, &[acc]);
        self.release_last_values(tile, count);
        count
    }

    /// The blocks after the first, where the keys that rows see have no gaps.
    #[device]
    fn between(&self, tile: &Tile, registers: &Registers, softmax: &OnlineSoftmax) {
        let blocks = tile.blocks;
        let masked_right = blocks.masked_right.max(1);
        let masked_left = blocks.masked_left.max(masked_right);
        let variant = &self.s.variant;
        if variant.masked() {
            for i in range(1, masked_right) {
                self.step(tile, i, Scores::Masked, registers, softmax);
            }
        }
        // Few masks hide anything on the left.
        let first = if variant.masked() {
            masked_right
        } else {
            1.into()
        };
        let end = if variant.masked_left() {
            masked_left
        } else {
            blocks.count
        };
        match tile.work.again {
            Some(again) if !variant.masked() => {
                if again == 0 {
                    for i in range(first, end) {
                        self.step(tile, i, Scores::Whole, registers, softmax);
                    }
                } else {
                    for i in range(first, end) {
                        self.step(tile, i, Scores::Again, registers, softmax);
                    }
                }
            }
            _ => {
                for i in range(first, end) {
                    self.step(tile, i, Scores::Whole, registers, softmax);
                }
            }
        }
        if variant.masked_left() {
            for i in range(masked_left, blocks.count) {
                self.step(tile, i, Scores::Masked, registers, softmax);
            }
        }
    }

    /// The blocks after the first, where they are classified. How many there are, with the first.
    #[device]
    fn walk(
        &self,
        tile: &Tile,
        walk: &BlockWalk,
        registers: &Registers,
        softmax: &OnlineSoftmax,
    ) -> Reg<u32> {
        let mut count = Reg::from(1_u32);
        walk.each(|class| {
            let scores = match class {
                Class::Partial => Scores::Masked,
                Class::Whole => Scores::Whole,
            };
            if scores == Scores::Whole {
                // Which block comes after it is not known yet. Of others some keys may not exist.
                self.read_ahead(tile, count, &registers.s, true.into());
            }
            self.step(tile, count, scores, registers, softmax);
            count = count + 1;
        });
        count
    }

    /// Block `i`: its scores are computed while block i − 1 is multiplied with V.
    #[device]
    fn step(
        &self,
        tile: &Tile,
        i: Reg<u32>,
        scores: Scores,
        registers: &Registers,
        softmax: &OnlineSoftmax,
    ) {
        let Registers { s, acc, p } = registers;
        let masked = scores == Scores::Masked;
        self.ping_pong.take();
        self.scores(tile, i, registers); // S = Q Kᵀ
        self.output(tile, i - 1, registers); // O += P V
        self.ping_pong.pass();
        wgmma_wait(1, &[s]);
        self.release_keys(tile, i);
        let block = Block {
            i,
            masked: if masked { When::Always } else { When::Never },
            // Of blocks that are classified the sequence's last may come later.
            keys_exist: !masked || tile.work.walk.is_none(),
        };
        let step = match (tile.work.again, scores) {
            (Some(_), Scores::Whole) => {
                self.finish_scores_then(tile, block, s, &|scale| {
                    softmax.trust_scores(s, scale);
                });
                self.read_next(tile, i, s);
                Step::Kept
            }
            _ => {
                self.finish_scores(tile, block, s);
                self.read_next(tile, i, s);
                self.begin(tile, s, softmax, scores)
            }
        };
        wgmma_wait(0, &[acc]);
        self.release(Purpose::ValuesEmpty, self.ring(tile, i - 1));
        keep(p, &softmax.end::<T>(&step, s, acc));
    }

    /// The first half of a block's softmax.
    #[device]
    fn begin(&self, tile: &Tile, s: &Accumulator, softmax: &OnlineSoftmax, of: Scores) -> Step {
        match tile.work.again {
            None => softmax.begin::<T>(s, of == Scores::First),
            Some(again) => softmax.begin_on_trust::<T>(s, trusted_limit::<T>(again)),
        }
    }

    /// Issues the scores of block `i`.
    #[device]
    fn scores(&self, tile: &Tile, i: Reg<u32>, registers: &Registers) {
        let ring = self.ring(tile, i);
        self.wait(Purpose::KeysFull, ring);
        wgmma_fence();
        let q = self.layout.queries(self.s, tile.q.slot());
        let k = self.layout.k.shifted(ring.slot() * self.s.kv_bytes());
        wgmma_nt::<T>(&registers.s, &q, &k);
        wgmma_commit();
    }

    /// Issues the product of P with the values of block `i`.
    #[device]
    fn output(&self, tile: &Tile, i: Reg<u32>, registers: &Registers) {
        let ring = self.ring(tile, i);
        self.wait(Purpose::ValuesFull, ring);
        let p = &registers.p;
        let regs: Vec<[Reg<u32>; 4]> = p.iter().map(|block| block.map(Var::peek)).collect();
        let p = FragmentA::from_registers(1, regs.len() as u32, regs);
        wgmma_fence();
        let v = self.layout.v.shifted(ring.slot() * self.s.kv_bytes());
        wgmma_nn::<T>(&registers.acc, &p, &v, false);
        wgmma_commit();
    }

    /// Waits until a slot is full.
    #[device]
    pub fn wait(&self, purpose: Purpose, ring: RingIndex) {
        self.layout
            .barrier(self.s, purpose, ring.slot())
            .wait(ring.parity());
    }

    /// Tells the producer that this warp is done with a slot.
    #[device]
    pub fn release(&self, purpose: Purpose, ring: RingIndex) {
        self.arrive(self.layout.barrier(self.s, purpose, ring.slot()));
    }

    #[device]
    pub fn arrive(&self, barrier: Mbarrier) {
        if self.lane == 0 {
            barrier.arrive();
        }
    }

    /// Makes the products of the first block, which is the sequence's last unless the mask says otherwise, the
    /// scores that the softmax takes.
    #[device]
    fn finish_first_scores(&self, tile: &Tile, s: &Accumulator) {
        let variant = &self.s.variant;
        let reaches_past = || tile.blocks.masked_right != 0;
        let masked = if variant.masked() || tile.work.walk.is_some() {
            When::Always
        } else if variant.ragged(self.s.block_n) {
            When::If(&reaches_past)
        } else {
            When::Never
        };
        let first = Block {
            i: 0.into(),
            masked,
            keys_exist: false,
        };
        self.finish_scores(tile, first, s);
    }

    /// As [`Self::read_ahead`], of the block after block `i` where it is known which that is.
    fn read_next(&self, tile: &Tile, i: Reg<u32>, s: &Accumulator) {
        if tile.work.walk.is_none() && tile.held.reads_ahead() {
            self.read_ahead(tile, i + 1, s, (i + 1).lt(tile.blocks.count));
        }
    }

    /// Makes the products of a block the scores that the softmax takes.
    #[device]
    fn finish_scores(&self, tile: &Tile, block: Block<'_>, s: &Accumulator) {
        self.await_rows(|| tile.passed + block.i);
        self.with_block(tile, block, |masking, at| {
            let problem = &tile.work.problem;
            problem.finish_scores(s, &tile.held, masking, at);
        });
        self.leave_rows();
    }

    /// Lets the options read what they can of block `i`, if it exists, before its scores are there.
    fn read_ahead(&self, tile: &Tile, i: Reg<u32>, s: &Accumulator, exists: Reg<bool>) {
        let block = Block {
            i,
            masked: When::Never,
            keys_exist: true,
        };
        self.with_block(tile, block, |_, at| {
            let problem = &tile.work.problem;
            problem.read_ahead(&tile.held, s, at, exists);
        });
    }

    /// As [`Self::finish_scores`], then `rest`, in each branch that options take, with what the softmax multiplies the scores by there.
    #[device]
    fn finish_scores_then(
        &self,
        tile: &Tile,
        block: Block<'_>,
        s: &Accumulator,
        rest: &dyn Fn(Reg<f32>),
    ) {
        self.await_rows(|| tile.passed + block.i);
        self.with_block(tile, block, |masking, at| {
            let problem = &tile.work.problem;
            problem.finish_scores_then(s, &tile.held, masking, at, rest);
        });
        self.leave_rows();
    }

    /// Gives how a block is masked and where it lies.
    #[device]
    fn with_block(
        &self,
        tile: &Tile,
        block: Block<'_>,
        finish: impl FnOnce(Masking<'_>, &dyn Fn() -> BlockAt),
    ) {
        let Block {
            i,
            masked,
            keys_exist,
        } = block;
        let at = || {
            let first_key = match &tile.work.walk {
                Some(_) => tile.work.first_key(self.s, i),
                None => (tile.blocks.end - 1 - i) * self.s.block_n,
            };
            let first_query = tile.work.at.first_query + self.rows + self.warp_row;
            BlockAt {
                lane: self.lane,
                first_row: FirstRow::Query(first_query),
                first_key,
                keys_exist,
                overlaps: true,
                rows: (self.s.copy_rows > 0).then(|| self.copied_rows()),
            }
        };
        let masking = match &tile.work.walk {
            Some(_) => Masking::Classified(masked),
            None => Masking::Between(masked),
        };
        finish(masking, &at);
    }
}
