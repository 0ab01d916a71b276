//! The scheduler: one warp that finds this CTA's tiles where sequences differ in length.
//!
//! Lengths are on the device, and every CTA finds its own tiles among those of all sequences: the tiles that reach the
//! most keys first, in classes that differ by a quarter, and within a class sequence by sequence. So rounds of tiles
//! that go to and fro balance, and the last tiles are the shortest. 32 sequences are looked at at a time, one by each
//! lane; nothing is sorted, and nothing has to be prepared for the lengths of a launch.

use fa_dsl::prelude::*;
use fa_dsl::tile::warp_sums;

use super::handover::Handover;
use super::layout::TileConfig;
use super::work::{Io, tile_index};
use crate::attention::kernel_problem::{KernelProblem, Sequence};
use crate::attention::tile_scheduler::{TileCoord, first_tile_reaching};

/// Hands over every tile of this CTA. By all lanes of one warp.
#[device]
pub(super) fn schedule<T>(s: &TileConfig, io: &Io<T>, handover: Handover, lane: Reg<u32>) {
    let problem = &io.problem;
    let mut round = Reg::from(0_u32);
    let mut index = tile_index(s, round);
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
                    handover.await_room(round);
                    // Among those of this lane's sequence, if it is one of them: else it is negative, or too large.
                    let nth = index - before - (sums.through - tiles.count);
                    if nth < tiles.count {
                        handover.put(round, tiles.tile(s, nth), sequence);
                    }
                    handover.ready(round);
                    round = round + 1;
                    index = tile_index(s, round);
                }
                before = end;
            }
        }
        most = least;
    }
    handover.await_room(round);
    handover.put_none(round);
    handover.ready(round);
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
        let sequence = problem.of(sequence);
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
