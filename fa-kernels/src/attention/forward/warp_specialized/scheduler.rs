//! The scheduler: one warp that hands over this CTA's tiles, claims them where they differ in how much there is to do, and hands over
//! again those that were computed on misplaced trust.
//!
//! CTAs claim tiles by a counter, one after the other as they come to the end of those that they have: who had long ones gets
//! fewer. Where masks of the caller's hide blocks, tiles come in the order of causal ones: the last of a head first.
//!
//! Where sequences differ in length, those are on the device. The order is that of classes of the keys that tiles reach, which differ by a
//! quarter, the most first, and within a class sequence by sequence: so the last tiles, which decide how even the end is,
//! are the shortest (list scheduling, Graham, 1969). 32 sequences are looked at at a time, one by each lane; nothing is
//! sorted, and nothing has to be prepared for the lengths of a launch.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::elected;
use fa_dsl::tile::warp_sums;

use super::handover::Handover;
use super::layout::TileConfig;
use super::work::{Io, tile_at, tile_index};
use crate::attention::block_walk::classify;
use crate::attention::kernel_problem::{KernelProblem, Sequence};
use crate::attention::options::TileQueries;
use crate::attention::tile_scheduler::{TileCoord, first_tile_reaching, tiles_of};

/// Where tiles are handed over, the counter by which they are claimed, if they are, and this lane.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    pub handover: Handover,
    pub claims: Option<Counters>,
    pub lane: Reg<u32>,
}

/// Hands over every tile of this CTA. By all lanes of one warp.
#[device]
pub(super) fn schedule<T>(s: &TileConfig, io: &Io<T>, hands: Hands) {
    if s.variant.sequences_differ() {
        of_sequences(s, &io.problem, hands);
    } else {
        of_heads(s, io, hands);
    }
}

/// Where every head has as many tiles.
#[device]
fn of_heads<T>(s: &TileConfig, io: &Io<T>, hands: Hands) {
    let problem = &io.problem;
    let handover = hands.handover;
    let of_head = (problem.seq_q + (s.block_m() - 1)) / s.block_m();
    let total = of_head * problem.heads * problem.batch;
    let mut round = Reg::from(0_u32);
    let mut dealt = Reg::from(0_u32);
    let mut index = block_x();
    while index < total {
        let at = tile_at(s, io, index, of_head);
        if elected() {
            handover.put(round, at, None);
        }
        classify_blocks(s, problem, handover, round);
        handover.ready(round);
        round = hands.next_round(s, problem, round);
        index = match hands.claims {
            Some(claims) => hands.claim(claims, total),
            None => {
                dealt = dealt + 1;
                tile_index(s, dealt)
            }
        };
    }
    hands.finish(s, problem, round);
}

/// Classifies the blocks of tile number `round`, which this warp has put into its place.
#[device]
fn classify_blocks(s: &TileConfig, problem: &KernelProblem, handover: Handover, round: Reg<u32>) {
    if problem.is_classified() {
        let handed = handover.look(round);
        let at = handed.at;
        let problem = match handed.sequence {
            Some(sequence) => problem.of(sequence),
            None => problem.clone(),
        };
        let problem = problem.numbered(at.batch);
        let blocks = problem.blocks(at.first_query, s.block_m(), s.block_n);
        let blocks = blocks.followed(handed.again);
        let tile = TileQueries::new(&problem, at, s.block_m());
        classify(&problem, &tile, blocks, s.block_n, handover.words(round));
    }
}

/// Where sequences differ in length.
#[device]
fn of_sequences(s: &TileConfig, problem: &KernelProblem, hands: Hands) {
    let Hands { handover, lane, .. } = hands;
    let total = count_tiles(s, problem, lane);
    let mut round = Reg::from(0_u32);
    let mut index = block_x();
    // Tiles of the classes and sequences before.
    let mut before = Reg::from(0_u32);
    let mut most = problem.seq_k + 1;
    while most != 0 {
        let least = next_class(most, s.block_n);
        for first in range(0, problem.batch).step(32) {
            let batch = first + lane;
            if let Some(sequence) = problem.sequence(batch.min(problem.batch - 1)) {
                let tiles = ClassTiles::new(s, problem, batch, sequence, [least, most]);
                let sums = warp_sums(tiles.count, lane);
                let end = before + sums.all;
                while index < end {
                    // Among those of this lane's sequence, if it is one of them: else it is negative, or too large.
                    let nth = index - before - (sums.through - tiles.count);
                    if nth < tiles.count {
                        handover.put(round, tiles.tile(s, nth), Some(sequence));
                    }
                    classify_blocks(s, problem, handover, round);
                    handover.ready(round);
                    round = hands.next_round(s, problem, round);
                    if let Some(claims) = hands.claims {
                        index = hands.claim(claims, total);
                    }
                }
                before = end;
            }
        }
        most = least;
    }
    hands.finish(s, problem, round);
}

/// Tiles of all sequences.
#[device]
fn count_tiles(s: &TileConfig, problem: &KernelProblem, lane: Reg<u32>) -> Reg<u32> {
    let mut count = Reg::from(0_u32);
    for first in range(0, problem.batch).step(32) {
        let batch = first + lane;
        let sequence = problem.of_sequence(batch.min(problem.batch - 1));
        let of_head = tiles_of(&sequence, s.block_m());
        count = count + select(batch < problem.batch, of_head, 0);
    }
    warp_sums(count, lane).all * problem.heads
}

impl Hands {
    /// Waits for the place of the tile after number `round`, and hands over again what was before it. The number that comes next then.
    #[device]
    fn next_round(&self, s: &TileConfig, problem: &KernelProblem, round: Reg<u32>) -> Reg<u32> {
        let handover = self.handover;
        let mut round = round + 1;
        handover.await_room(round);
        if handover.judges {
            // Who has begun a tile has ended the one before, which was where the next one will be.
            let mut warps = handover.judge(round, self.lane);
            while warps != 0 {
                self.again(s, problem, [round, round], warps);
                round = round + 1;
                handover.await_room(round);
                warps = handover.judge(round, self.lane);
            }
        }
        round
    }

    /// Hands over again, as number `to`, tile number `from`, for these warps.
    #[device]
    fn again(
        &self,
        s: &TileConfig,
        problem: &KernelProblem,
        [to, from]: [Reg<u32>; 2],
        warps: Reg<u32>,
    ) {
        let handover = self.handover;
        let handed = handover.look(from);
        warp_sync();
        if elected() {
            handover.put(to, handed.at, handed.sequence);
            handover.put_again(to, warps);
        }
        classify_blocks(s, problem, handover, to);
        handover.ready(to);
    }

    /// There is no tile number `round`, but for the last one, if that has to be computed again.
    #[device]
    fn finish(&self, s: &TileConfig, problem: &KernelProblem, round: Reg<u32>) {
        let handover = self.handover;
        let mut round = round;
        if handover.judges {
            let last = round - 1;
            handover.await_end(last);
            let warps = handover.judge(last, self.lane);
            if warps != 0 {
                self.again(s, problem, [round, last], warps);
                round = round + 1;
                handover.await_room(round);
            }
        }
        handover.put_none(round);
        handover.ready(round);
    }

    /// The next tile of all. CTAs begin with that of their number, and each that did goes on until it gets one that is past the
    /// end: `total` claims, the last of which leaves the counter at zero.
    #[device]
    fn claim(&self, claims: Counters, total: Reg<u32>) -> Reg<u32> {
        let claimed = if self.lane == 0 {
            claims.at(&[]).fetch_inc(total - 1, Order::Relaxed)
        } else {
            0.into()
        };
        grid_x() + claimed.broadcast(0)
    }
}

/// How many keys the tiles of the class reach at least whose tiles reach less than `most`.
#[device]
fn next_class(most: Reg<u32>, block_n: u32) -> Reg<u32> {
    let least = most - (most + 3) / 4;
    // Within a block there is nothing to tell apart.
    select(least < block_n, 0, least)
}

/// The tiles of a sequence that belong to a class.
struct ClassTiles {
    batch: Reg<u32>,
    /// The first one of a head.
    first: Reg<u32>,
    /// How many each head has.
    of_head: Reg<u32>,
    /// How many all heads have.
    count: Reg<u32>,
}

impl ClassTiles {
    /// Those that reach from `least` to less than `most` keys, of this sequence; none if there is no
    /// sequence number `batch`.
    #[device]
    fn new(
        s: &TileConfig,
        problem: &KernelProblem,
        batch: Reg<u32>,
        sequence: Sequence,
        [least, most]: [Reg<u32>; 2],
    ) -> ClassTiles {
        // No more than the callers say, so that there is a class for every tile even if they are wrong.
        let seq_k = sequence.seq_k.min(problem.seq_k);
        let sequence = problem.of(Sequence { seq_k, ..sequence });
        let first = first_tile_reaching(&sequence, s.block_m(), least);
        let end = first_tile_reaching(&sequence, s.block_m(), most);
        let of_head = select(batch < problem.batch, end - first, 0);
        ClassTiles {
            batch,
            first,
            of_head,
            count: of_head * problem.heads,
        }
    }

    /// Number `nth` of all: a head's tiles side by side, who read the same keys, and its longest first.
    #[device]
    fn tile(&self, s: &TileConfig, nth: Reg<u32>) -> TileCoord {
        let from_last = nth % self.of_head;
        TileCoord {
            first_query: (self.first + (self.of_head - 1 - from_last)) * s.block_m(),
            head: nth / self.of_head,
            batch: self.batch,
        }
    }
}
