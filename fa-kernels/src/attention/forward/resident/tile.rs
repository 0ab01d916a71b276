//! A tile of queries: S = Q Kᵀ, P = softmax S, O = P V.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, store_commit, store_wait_read};
use fa_dsl::tile::pipeline::fence_proxy_async;
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_hold, wgmma_nn, wgmma_wait};
use fa_dsl::tile::{Accumulator, FragmentA, KeyLanes, mma_nt, stage_rows_matrix};

use super::consumer::{Consumer, Progress};
use super::layout::Operand;
use super::work::Work;
use crate::attention::kernel_problem::{Blocks, Masking, RowsHeld, When};
use crate::attention::options::{BlockAt, FirstRow, HeadAt, RowHeads, RowsAt, TileRows};
use crate::attention::softmax::{OnlineSoftmax, RescalePolicy, keep};

/// A tile being computed.
struct Computed<'a> {
    progress: &'a Progress,
    /// The blocks that it sees.
    blocks: Blocks,
    /// What the options hold of the rows.
    held: RowsHeld,
    softmax: OnlineSoftmax,
    /// Scores, then P.
    s: &'a Accumulator,
    acc: Accumulator,
    /// P of the block whose product with V comes next.
    p: Vec<[Var<u32>; 4]>,
}

impl Computed<'_> {
    /// P.
    fn p(&self) -> FragmentA {
        let registers: Vec<_> = self.p.iter().map(|block| block.map(Var::peek)).collect();
        FragmentA::from_registers(1, registers.len() as u32, registers)
    }
}

impl<T: Half> Consumer<'_, T> {
    /// Computes a tile whose first scores have been started, and starts those of the warpgroup's
    /// next one, which it gives.
    #[device]
    pub fn tile(&self, scores: &Accumulator, progress: &Progress) -> Work {
        let s = self.s;
        let tile = Computed {
            progress,
            blocks: self.blocks(progress.work),
            held: self.io.problem.hold(&TileRows {
                heads: RowHeads::One(&|| self.head_at(progress.work)),
                at: &|| RowsAt {
                    lane: self.lane,
                    first_row: FirstRow::Query(
                        self.io.first_query(s, progress.work) + self.warp * 16,
                    ),
                    m_tiles: 1,
                },
            }),
            softmax: OnlineSoftmax::new(
                1,
                self.io.problem.scale_log2,
                self.io.problem.least_score(),
                s.method,
            ),
            s: scores,
            acc: Accumulator::zeros("acc", 1, s.variant.head_dim / 8),
            p: (0..s.block_n / 16)
                .map(|_| [0_u32; 4].map(|zero| Var::named("p", zero)))
                .collect(),
        };
        wgmma_wait(0, &[tile.s]);
        self.pass_unseen(&tile);
        self.first(&tile);
        if s.variant.masked() {
            self.rest_masked(&tile);
        } else {
            self.rest(&tile);
        }
        let after = self.next(progress.work, progress.step);
        let last = tile.blocks.count - 1;
        let (early, joins_early) = (self.early(), self.joins_early());
        if early {
            self.first_scores(scores, after, progress.q.count + 1);
        }
        self.output(&tile, last, s.blocks() == 1);
        self.refill_queries(progress);
        if joins_early {
            self.finish_softmax(&tile);
        }
        wgmma_wait(0, &[&tile.acc]);
        self.done_last(&tile);
        if !early {
            self.skip(progress.work.round.index + 1, after.round.index);
            self.first_scores(scores, after, progress.q.count + 1);
        }
        if !joins_early {
            self.finish_softmax(&tile);
        }
        self.store(&tile);
        after
    }

    /// Whether the next tile's first scores may start before this tile's last product: in a next KV head
    /// they wait for a block that this tile must be done with by then.
    fn early(&self) -> bool {
        let s = self.s;
        s.blocks() >= 4 && s.q_stages > 1 && !s.variant.masked() && !s.sparse()
    }

    /// Whether the rows' sums are completed while the last product is computed, not after it: what joins them
    /// is loaded meanwhile, and ptxas takes fewer registers. In repeated text it takes more.
    fn joins_early(&self) -> bool {
        self.early() && self.s.variant.joins_sums() && self.s.unroll == 1
    }

    /// In the last tile of a KV head: lets the blocks pass that it does not see.
    #[device]
    fn pass_unseen(&self, tile: &Computed) {
        if self.s.variant.masked() {
            let Progress {
                work,
                last,
                releasing,
                ..
            } = *tile.progress;
            let (begin, end) = (tile.blocks.end - tile.blocks.count, tile.blocks.end);
            if last {
                self.pass(end, self.s.blocks().into(), work.round, releasing);
                if self.s.variant.masked_left() {
                    self.pass(0.into(), begin, work.round, releasing);
                }
            }
        }
    }

    /// The first block: nothing to overlap with.
    #[device]
    fn first(&self, tile: &Computed) {
        self.finish_scores(tile, 0.into(), self.s.variant.masked());
        let _ = tile.softmax.begin::<T>(tile.s, true);
        self.ping_pong.take(tile.progress.q.count, 0.into());
        keep(&tile.p, &tile.s.to_fragment::<T>(true));
        self.ping_pong.pass();
    }

    /// The other blocks, when every tile sees all of them.
    #[device]
    fn rest(&self, tile: &Computed) {
        let (rest, unroll) = (self.s.blocks() - 1, self.s.unroll);
        if unroll >= rest {
            for i in 1..=rest {
                self.step(tile, i.into(), false, i == 1);
            }
        } else {
            let whole = rest / unroll * unroll;
            for i in range(1, whole + 1).step(unroll).unroll(1) {
                self.steps(tile, i, unroll, false);
            }
            for i in whole..rest {
                self.step(tile, (i + 1).into(), false, false);
            }
        }
    }

    /// The other blocks, when what a tile sees depends on its place. A causal tile's diagonal
    /// crosses the first block alone.
    #[device]
    fn rest_masked(&self, tile: &Computed) {
        let (masked, unroll) = (self.s.variant.masked_left(), self.s.unroll.min(2));
        let rest = tile.blocks.count - 1;
        let whole = rest / unroll * unroll;
        for i in range(1, whole + 1).step(unroll).unroll(1) {
            self.steps(tile, i, unroll, masked);
        }
        if unroll > 1 {
            if whole < rest {
                self.step(tile, rest, masked, false);
            }
        }
    }

    /// `count` blocks from block `i` on.
    #[device]
    fn steps(&self, tile: &Computed, i: Reg<u32>, count: u32, masked: bool) {
        for ahead in 0..count {
            self.step(tile, i + ahead, masked, false);
        }
    }

    /// Block `i`: its scores are computed while block i − 1 is multiplied with V.
    #[device]
    fn step(&self, tile: &Computed, i: Reg<u32>, masked: bool, from_zero: bool) {
        let Computed {
            softmax, s, acc, ..
        } = tile;
        let block = self.block(tile, i);
        self.wait_for(tile, Operand::Keys, block);
        self.scores(s, tile.progress.q.slot(), block); // S = Q Kᵀ
        self.output(tile, i - 1, from_zero); // O += P V
        wgmma_wait(1, &[s]);
        // While P·V is computed: arrivals take their time.
        self.done(tile, i);
        self.finish_scores(tile, i, masked);
        let (replace, first_block) = (
            self.s.replaces_scores(),
            self.s.method.rescale == RescalePolicy::FirstBlock,
        );
        // Scores that are kept and two blocks of P are more than the registers hold.
        let kept = first_block && !replace;
        if kept {
            self.retire(tile);
        }
        self.ping_pong.take(tile.progress.q.count, i);
        let step = if replace {
            softmax.replace(s)
        } else {
            softmax.begin::<T>(s, false)
        };
        if !kept {
            self.retire(tile);
        }
        let p = softmax.end_again::<T>(&step, s, acc, || self.scores_again(tile, i, masked));
        keep(&tile.p, &p);
        self.ping_pong.pass();
    }

    /// Computes the scores of block `i` again, which softmax has replaced, by the warp's own products.
    #[device]
    fn scores_again(&self, tile: &Computed, i: Reg<u32>, masked: bool) {
        let (s, q) = (tile.s, self.layout.queries(self.s, tile.progress.q.slot()));
        let k = self.layout.keys(self.s, self.block(tile, i));
        s.clear();
        for panel in 0..q.panels() {
            let (queries, keys) = (q.panel(panel), k.panel(panel));
            let rows = FragmentA::load(&queries, self.lane, self.warp * 16, 1);
            let lanes = KeyLanes::new(&keys, self.lane, 0.into());
            mma_nt::<T>(s, &rows, 0, keys, &lanes);
        }
        // One lane says for the warp that it is done with the keys.
        warp_sync();
        self.finish_scores(tile, i, masked);
    }

    /// Waits for the product of P with the values.
    #[device]
    fn retire(&self, tile: &Computed) {
        wgmma_wait(0, &[&tile.acc]);
        wgmma_hold(&tile.p());
    }

    /// Issues the product of P with the values of block `i`.
    #[device]
    fn output(&self, tile: &Computed, i: Reg<u32>, from_zero: bool) {
        let block = self.block(tile, i);
        self.wait_for(tile, Operand::Values, block);
        wgmma_fence();
        wgmma_nn::<T>(
            &tile.acc,
            &tile.p(),
            self.layout.values_of_product(self.s, block),
            from_zero,
        );
        wgmma_commit();
    }

    /// The `i`-th block of those that a tile sees: behind a mask from the last one back.
    #[device]
    fn block(&self, tile: &Computed, i: Reg<u32>) -> Reg<u32> {
        if self.s.variant.masked() {
            tile.blocks.end - 1 - i
        } else {
            i
        }
    }

    /// Waits until a block is full, unless an earlier tile did: without a mask the first tile of a
    /// head waits for all blocks.
    #[device]
    fn wait_for(&self, tile: &Computed, operand: Operand, block: Reg<u32>) {
        let Progress { work, first, .. } = *tile.progress;
        if self.s.variant.masked() {
            self.wait(operand, block, work.round.index);
        } else {
            if first {
                self.wait(operand, block, work.round.index);
            }
        }
    }

    /// When the scores of the `i`-th block are there: the tile is done with the last block but one
    /// before.
    #[device]
    fn done(&self, tile: &Computed, i: Reg<u32>) {
        let Progress {
            work, releasing, ..
        } = *tile.progress;
        if releasing & (i >= 2) {
            self.release(self.block(tile, i - 2), work.round);
        }
    }

    /// After the tile's last product: it is done with what [`Self::done`] has left.
    #[device]
    fn done_last(&self, tile: &Computed) {
        let Progress {
            work, releasing, ..
        } = *tile.progress;
        if releasing {
            let count = tile.blocks.count;
            if count >= 2 {
                self.release(self.block(tile, count - 2), work.round);
            }
            self.release(self.block(tile, count - 1), work.round);
        }
    }

    /// Makes the products of the `i`-th block the scores that the softmax takes.
    #[device]
    fn finish_scores(&self, tile: &Computed, i: Reg<u32>, masked: bool) {
        let at = || {
            let first_key = self.block(tile, i) * self.s.block_n;
            let first_query = self.io.first_query(self.s, tile.progress.work) + self.warp * 16;
            BlockAt {
                lane: self.lane,
                first_row: FirstRow::Query(first_query),
                first_key,
                keys_exist: false,
                overlaps: true,
                rows: None,
            }
        };
        let when = if masked { When::Always } else { When::Never };
        let problem = &self.io.problem;
        problem.finish_scores(tile.s, &tile.held, Masking::Between(when), &at);
    }

    /// Completes the sums of the tile's rows.
    fn finish_softmax(&self, tile: &Computed) {
        let head = || self.head_at(tile.progress.work);
        self.io
            .problem
            .finish_softmax(&tile.softmax, &RowHeads::One(&head));
    }

    /// The head that a tile is of.
    fn head_at(&self, work: Work) -> HeadAt {
        self.io.tile(self.s, work).head_at()
    }

    /// Normalises the output and stores it and the log-sum-exp.
    #[device]
    fn store(&self, tile: &Computed) {
        let Computed { softmax, acc, .. } = tile;
        softmax.normalize(acc);
        // The last tile's stores have to be done with their source.
        if self.lane == 0 {
            store_wait_read();
        }
        warp_sync();
        let (to, row) = (self.layout.o, self.warp * 16);
        let panels: Vec<_> = (0..to.panels()).map(|p| to.panel(p)).collect();
        stage_rows_matrix::<T>(acc, self.lane, row, &panels);
        fence_proxy_async();
        warp_sync();
        let at = self.io.tile(self.s, tile.progress.work);
        let first_row = at.first_query + row;
        if self.lane == 0 {
            let to_box = BoxAt::in_batch(first_row, at.head, at.batch);
            to.store(&self.io.o, row, to_box);
            store_commit();
        }
        let problem = &self.io.problem;
        problem.store_lse(self.lane, first_row, None, softmax, at.head_at());
    }
}
