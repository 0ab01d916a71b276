//! What a CTA works on: tiles of queries and the blocks of keys that they see.

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;

use super::layout::TileConfig;
use crate::attention::kernel_problem::{Blocks, KernelProblem};
use crate::attention::tile_scheduler::{TileCoord, TileScheduler};

/// The kernel's tensors and run-time parameters.
pub struct Io<T> {
    /// Queries, boxes of 64 rows.
    pub q: TensorMap<T>,
    /// Keys, boxes of `block_n` rows.
    pub k: TensorMap<T>,
    /// Values, boxes of `block_n` rows.
    pub v: TensorMap<T>,
    /// Output, boxes of 16 rows.
    pub o: TensorMapMut<T>,
    /// Sizes, scale, options.
    pub problem: KernelProblem,
    /// Heads, over all sequences, whose tiles are interleaved.
    pub heads_per_section: Reg<u32>,
}

/// A tile of queries and the blocks of keys that it sees.
pub(super) struct Work {
    pub at: TileCoord,
    pub blocks: Blocks,
}

/// The number among all tiles of this CTA's `round`-th. Where tiles differ in length, later ones being
/// shorter, every other round goes through the CTAs backwards: who had a long one gets a short one.
#[device]
pub(super) fn tile_index(s: &TileConfig, round: Reg<u32>) -> Reg<u32> {
    let place = if s.variant.masked() {
        select(round & 1 == 0, block_x(), grid_x() - 1 - block_x())
    } else {
        block_x()
    };
    round * grid_x() + place
}

/// Tile number `index` of all, `tiles` of which are a head's.
#[device]
pub(super) fn tile_at<T>(
    s: &TileConfig,
    io: &Io<T>,
    index: Reg<u32>,
    tiles: Reg<u32>,
) -> TileCoord {
    let scheduler = TileScheduler {
        block_m: s.block_m(),
        tiles,
        heads_per_section: io.heads_per_section,
    };
    scheduler.tile(&io.problem, index)
}

impl Work {
    /// The work of a tile.
    #[device]
    pub fn new<T>(s: &TileConfig, io: &Io<T>, at: TileCoord) -> Work {
        let blocks = io.problem.blocks(at.first_query, s.block_m(), s.block_n);
        Work { at, blocks }
    }
}
