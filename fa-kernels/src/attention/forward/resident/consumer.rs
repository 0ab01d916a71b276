//! What a warpgroup does: all of its tiles, one after the other.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::boxes::store_wait;
use fa_dsl::tile::pipeline::{RingIndex, barrier_arrive};
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nt, wgmma_wait};

use super::layout::{GROUP_ROWS, Layout, Operand, TileConfig};
use super::loads::{load_head, load_queries, load_together};
use super::ping_pong::PingPong;
use super::work::{Io, KvHead, Round, Turns, Work};
use crate::attention::kernel_problem::Blocks;

/// One warp of a warpgroup.
pub(super) struct Consumer<'a, T> {
    pub s: &'a TileConfig,
    pub io: &'a Io<T>,
    pub layout: Layout,
    pub turns: Turns,
    /// From a KV head of the CTA to its next one.
    pub stride: KvHead,
    pub ping_pong: PingPong,
    pub lane: Reg<u32>,
    /// The warp's number in its warpgroup.
    pub warp: Reg<u32>,
    /// The warpgroup's number.
    pub group: Reg<u32>,
}

/// Where a warpgroup is among its tiles.
pub(super) struct Progress {
    pub work: Work,
    /// How many of the CTA's tiles further the warpgroup's next one is.
    pub step: Reg<u32>,
    /// Whether it is the warpgroup's first tile of the KV head.
    pub first: Reg<bool>,
    /// Whether it is its last one.
    pub last: Reg<bool>,
    /// Whether it is, and the CTA has another KV head after this one.
    pub releasing: Reg<bool>,
    /// The tile's slot among the queries'.
    pub q: RingIndex,
}

impl<T: Half> Consumer<'_, T> {
    /// Computes every tile of the warpgroup.
    #[device]
    pub fn run(&self) {
        let (s, io) = (self.s, self.io);
        let mut step = self.turns.first_step(self.group);
        let start = Work {
            round: io.round(0.into()),
            local: 0.into(),
        };
        let first = self.next(start, self.group);
        let mut round = first.round.index;
        let mut head = first.round.head.head;
        let mut batch = first.round.head.batch;
        let mut local = first.local;
        let mut count = Reg::from(0_u32);
        self.begin(first);
        self.skip(0.into(), round);
        if io.exists(first.round) {
            self.load_ahead(first, step);
            let scores = Accumulator::zeros("s", 1, s.block_n / 8);
            self.first_scores(&scores, first, count);
            while batch < io.problem.batch {
                let work = Work {
                    round: Round {
                        index: round,
                        head: KvHead { head, batch },
                    },
                    local,
                };
                let last = local + step >= io.share;
                let following = self.following(work.round);
                let progress = Progress {
                    work,
                    step,
                    first: local < s.consumers,
                    last,
                    releasing: last & io.exists(following),
                    q: RingIndex {
                        stages: s.q_stages,
                        count,
                    },
                };
                let after = self.tile(&scores, &progress);
                step = self.turns.next_step(step);
                round = after.round.index;
                head = after.round.head.head;
                batch = after.round.head.batch;
                local = after.local;
                count = count + 1;
            }
            wgmma_wait(0, &[&scores]);
        }
        self.idle(round, local, count);
        if self.lane == 0 {
            store_wait();
        }
    }

    /// The CTA's KV head after this one.
    #[device]
    pub fn following(&self, round: Round) -> Round {
        self.io.following(round, self.stride)
    }

    /// The warpgroup's tile after this one, to which it is `step` tiles of the CTA.
    #[device]
    pub fn next(&self, work: Work, step: Reg<u32>) -> Work {
        if self.s.sparse() {
            self.io.further(work, step)
        } else {
            // No step is longer than a KV head.
            let Work { round, local } = work;
            let local = local + step;
            let wraps = local >= self.io.share;
            let following = self.following(round);
            let (here, there) = (round.head, following.head);
            Work {
                round: Round {
                    index: select(wraps, following.index, round.index),
                    head: KvHead {
                        head: select(wraps, there.head, here.head),
                        batch: select(wraps, there.batch, here.batch),
                    },
                },
                local: select(wraps, local - self.io.share, local),
            }
        }
    }

    /// The warpgroup's tile `count` tiles after this one.
    #[device]
    fn ahead(&self, work: Work, step: Reg<u32>, count: u32) -> Work {
        if count == 0 {
            work
        } else {
            let next = self.next(work, step);
            self.ahead(next, self.turns.next_step(step), count - 1)
        }
    }

    /// When the warpgroup's next tile does not exist: lets the turns of the first warpgroup's pass, if
    /// that has one. Then CTAs share KV heads, and each has but one.
    #[device]
    fn idle(&self, round: Reg<u32>, local: Reg<u32>, count: Reg<u32>) {
        if self.s.ping_pong {
            let of_first = round * self.io.share + local - self.group;
            if of_first < self.io.share {
                self.ping_pong.idle(count);
            }
        }
    }

    /// Loads what the warpgroup's first tile begins with, then its part of the first head.
    #[device]
    fn begin(&self, first: Work) {
        if self.warp == 0 {
            if self.lane == 0 {
                if self.io.exists(first.round) {
                    load_queries(self.s, self.io, &self.layout, first, 0.into());
                }
                load_head(self.s, self.io, &self.layout, self.group);
            }
        }
        self.ping_pong.begin(self.s, self.group);
    }

    /// Loads the warpgroup's next tiles of queries. A slot that there is no tile for gets the first
    /// one's: see [`Self::first_scores`].
    #[device]
    fn load_ahead(&self, first: Work, step: Reg<u32>) {
        for slot in 1..self.s.q_stages {
            let work = self.ahead(first, step, slot);
            let exists = self.io.exists(work.round);
            let (there, here) = (work.round, first.round);
            let work = Work {
                round: Round {
                    index: select(exists, there.index, here.index),
                    head: KvHead {
                        head: select(exists, there.head.head, here.head.head),
                        batch: select(exists, there.head.batch, here.head.batch),
                    },
                },
                local: select(exists, work.local, first.local),
            };
            if self.warp == 0 {
                if self.lane == 0 {
                    load_queries(self.s, self.io, &self.layout, work, slot.into());
                }
            }
            if !exists {
                self.layout.q_full(slot.into()).wait(0);
            }
        }
    }

    /// Loads the queries that come next into a tile's slot, when all warps are done with it.
    #[device]
    pub fn refill_queries(&self, progress: &Progress) {
        let barrier = self.group + 1;
        if self.warp == 0 {
            barrier_named(barrier, 128);
            if self.lane == 0 {
                let work = self.ahead(progress.work, progress.step, self.s.q_stages);
                if self.io.exists(work.round) {
                    let slot = progress.q.slot();
                    load_queries(self.s, self.io, &self.layout, work, slot);
                }
            }
        } else {
            barrier_arrive(barrier, 128);
        }
    }

    /// Starts the first scores of a tile, number `count` of the warpgroup. If there is no such tile
    /// they are of whatever lies there: ptxas serialises products that start in a branch.
    #[device]
    pub fn first_scores(&self, scores: &Accumulator, work: Work, count: Reg<u32>) {
        let block = self.first_block(work);
        let q = RingIndex {
            stages: self.s.q_stages,
            count,
        };
        if self.io.exists(work.round) {
            self.layout.q_full(q.slot()).wait(q.parity());
            self.wait(Operand::Keys, block, work.round.index);
        }
        self.scores(scores, q.slot(), block);
    }

    /// Starts the scores of a block.
    #[device]
    pub fn scores(&self, scores: &Accumulator, slot: Reg<u32>, block: Reg<u32>) {
        wgmma_fence();
        let q = self.layout.queries_of_product(self.s, slot);
        wgmma_nt::<T>(scores, q, self.layout.keys_of_product(self.s, block));
        wgmma_commit();
    }

    /// The block that a tile begins with.
    #[device]
    fn first_block(&self, work: Work) -> Reg<u32> {
        if self.s.variant.masked() {
            self.blocks(work).end - 1
        } else {
            0.into()
        }
    }

    /// The blocks that a tile sees.
    #[device]
    pub fn blocks(&self, work: Work) -> Blocks {
        let first_query = self.io.first_query(self.s, work);
        let s = self.s;
        self.io.problem.blocks(first_query, GROUP_ROWS, s.block_n)
    }

    /// Waits until a block of the KV head of this round is full.
    #[device]
    pub fn wait(&self, operand: Operand, block: Reg<u32>, round: Reg<u32>) {
        self.layout.full(self.s, operand, block).wait(round & 1);
    }

    /// Says that this warp is done with a block, when it is the last of those that are released
    /// together; the last warp to say so loads the next head's.
    #[device]
    pub fn release(&self, block: Reg<u32>, round: Round) {
        let last = block == self.s.blocks() - 1;
        let complete = if self.s.together() == 1 {
            true.into()
        } else {
            (block & 1 == 1) | last
        };
        if (self.lane == 0) & complete {
            let empty = self.layout.empty(self.s, block);
            if empty.arrive_last() {
                // Orders what the other warps read before the load.
                empty.wait(round.index & 1);
                let next = self.following(round);
                load_together(self.s, self.io, &self.layout, next.head, block);
            }
        }
    }

    /// Lets the blocks from `begin` to before `end` pass unused.
    #[device]
    pub fn pass(&self, begin: Reg<u32>, end: Reg<u32>, round: Round, releasing: Reg<bool>) {
        for block in range(begin, end) {
            // Whoever does not wait in one round would not know the next round's full from it.
            self.wait(Operand::Keys, block, round.index);
            self.wait(Operand::Values, block, round.index);
            if releasing {
                self.release(block, round);
            }
        }
    }

    /// Lets KV heads pass that the warpgroup has no tile of.
    #[device]
    pub fn skip(&self, from: Reg<u32>, to: Reg<u32>) {
        if self.s.sparse() {
            for index in range(from, to) {
                let round = self.io.round(index);
                let more = self.io.exists(self.following(round));
                if self.io.exists(round) {
                    self.pass(0.into(), self.s.blocks().into(), round, more);
                }
            }
        }
    }
}
