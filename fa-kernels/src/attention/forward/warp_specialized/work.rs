//! What a CTA works on: tiles of queries and the blocks of keys that they see.

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;

use super::handover::{Handed, Handover, NONE};
use super::layout::{Layout, TileConfig};
use crate::attention::block_walk::BlockWalk;
use crate::attention::copied_rows::RowMaps;
use crate::attention::forward::cache_boxes::CacheBoxes;
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
    /// How many tiles CTAs have claimed, where they claim them.
    pub claims: Option<Counters>,
    /// How keys and values are copied that are in a cache.
    pub cache: Option<CacheBoxes<Reg<u32>>>,
    /// The tensor of which functions read rows, if it is copied; boxes of a warpgroup's scores of a block.
    pub rows: RowMaps<T>,
}

/// A tile of queries and the blocks of keys that it sees.
pub(super) struct Work {
    pub at: TileCoord,
    /// The problem of the tile's sequence.
    pub problem: KernelProblem,
    pub blocks: Blocks,
    /// How the blocks are gone through, where they are classified.
    pub walk: Option<BlockWalk>,
    /// Where tiles are computed on trust: a bit of each warp that computes its rows again, without.
    pub again: Option<Reg<u32>>,
}

/// Where a CTA's tiles come from.
pub(super) enum Tiles {
    /// From its place in the grid, which is dealt all tiles in turn.
    Dealt {
        /// Tiles of a head.
        of_head: Reg<u32>,
        /// Tiles of all heads.
        total: Reg<u32>,
    },
    /// From the scheduler.
    Handed {
        handover: Handover,
        /// How many tiles CTAs have claimed, where they claim them.
        claims: Option<Counters>,
    },
}

impl Tiles {
    pub fn new<T>(s: &TileConfig, io: &Io<T>, layout: &Layout) -> Tiles {
        if s.hands_tiles() {
            Tiles::Handed {
                handover: layout.handover(s),
                claims: io.claims,
            }
        } else {
            Tiles::dealt(s, io)
        }
    }

    #[device]
    fn dealt<T>(s: &TileConfig, io: &Io<T>) -> Tiles {
        let problem = &io.problem;
        let tiles = (problem.seq_q + (s.block_m() - 1)) / s.block_m();
        let total = tiles * problem.heads * problem.batch;
        Tiles::Dealt {
            of_head: tiles,
            total,
        }
    }

    /// What tells the CTA's tile number `count` among all, or that there is none: see [`Self::has`].
    #[device]
    pub fn index(&self, s: &TileConfig, count: Reg<u32>) -> Reg<u32> {
        match self {
            Tiles::Dealt { .. } => tile_index(s, count),
            Tiles::Handed { handover, .. } => handover.head(count),
        }
    }

    /// Whether there is a tile of this index.
    #[device]
    pub fn has(&self, index: Reg<u32>) -> Reg<bool> {
        match self {
            Tiles::Dealt { total, .. } => index < *total,
            Tiles::Handed { .. } => index != NONE,
        }
    }

    /// The work of the CTA's tile number `count`. To be asked for once by each warp.
    #[device]
    pub fn work<T>(&self, s: &TileConfig, io: &Io<T>, count: Reg<u32>, index: Reg<u32>) -> Work {
        self.work_of(s, io, count, index, Handover::take)
    }

    /// The same for a warp that [asks for the next tile](Self::ask_for_next) by itself.
    #[device]
    pub fn work_to_load<T>(
        &self,
        s: &TileConfig,
        io: &Io<T>,
        count: Reg<u32>,
        index: Reg<u32>,
    ) -> Work {
        self.work_of(s, io, count, index, Handover::read)
    }

    /// The warp that loads asks for the next tile after number `count`.
    #[device]
    pub fn ask_for_next(&self, count: Reg<u32>) {
        if let Tiles::Handed { handover, .. } = self {
            handover.let_go(count);
        }
    }

    #[device]
    fn work_of<T>(
        &self,
        s: &TileConfig,
        io: &Io<T>,
        count: Reg<u32>,
        index: Reg<u32>,
        read: fn(&Handover, Reg<u32>, Reg<u32>) -> Handed,
    ) -> Work {
        match self {
            Tiles::Dealt { of_head, .. } => {
                Work::new(s, &io.problem, tile_at(s, io, index, *of_head))
            }
            Tiles::Handed { handover, .. } => {
                let handed = read(handover, count, index);
                let at = handed.at;
                let work = match handed.sequence {
                    Some(sequence) => Work::new(s, &io.problem.of(sequence), at),
                    None => Work::new(s, &io.problem, at),
                };
                let work = Work {
                    blocks: work.blocks.followed(handed.again),
                    again: handed.again,
                    ..work
                };
                work.walked(|| handover.words(count))
            }
        }
    }

    /// Consumer warp number `warp` could not trust what it computed of tile number `count`. By one lane.
    #[device]
    pub fn distrust(&self, count: Reg<u32>, warp: Reg<u32>) {
        if let Tiles::Handed { handover, .. } = self {
            handover.distrust(count, warp);
        }
    }

    /// This consumer warp has ended a tile.
    #[device]
    pub fn end(&self) {
        if let Tiles::Handed { handover, .. } = self {
            handover.end();
        }
    }
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
    /// The work of a tile of the problem.
    #[device]
    pub fn new(s: &TileConfig, problem: &KernelProblem, at: TileCoord) -> Work {
        let problem = problem.clone().numbered(at.batch);
        Work {
            at,
            blocks: problem.blocks(at.first_query, s.block_m(), s.block_n),
            problem,
            walk: None,
            again: None,
        }
    }

    /// The same, of whose blocks the words that `from` says leave some, if they are classified.
    #[device]
    fn walked(self, from: impl FnOnce() -> Reg<u32>) -> Work {
        let is_classified = self.problem.is_classified();
        Work {
            walk: is_classified.then(|| BlockWalk::new(self.blocks, from())),
            ..self
        }
    }

    /// The first key of the block that is gone through after `i` others.
    #[device]
    pub fn first_key(&self, s: &TileConfig, i: Reg<u32>) -> Reg<u32> {
        match &self.walk {
            Some(walk) => walk.block.peek() * s.block_n,
            None => (self.blocks.end - 1 - i) * s.block_n,
        }
    }
}
