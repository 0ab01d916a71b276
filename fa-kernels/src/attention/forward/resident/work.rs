//! What a CTA works on: KV heads, and tiles of the queries that share them.

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;

use super::layout::{GROUP_ROWS, TileConfig};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::tile_scheduler::TileCoord;

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
    /// KV heads of a sequence.
    pub kv_heads: Reg<u32>,
    /// CTAs that share the tiles of a KV head.
    pub split: Reg<u32>,
    /// Tiles that a CTA has of a KV head.
    pub share: Reg<u32>,
}

/// A tile among all those of a CTA.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work {
    /// Its KV head.
    pub round: Round,
    /// Tiles of the CTA before it in its KV head.
    pub local: Reg<u32>,
}

/// A KV head among those of a CTA.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    /// KV heads of the CTA before it.
    pub index: Reg<u32>,
    /// Which it is.
    pub head: KvHead,
}

/// A KV head of a sequence.
#[derive(Clone, Copy, Debug)]
pub(super) struct KvHead {
    pub head: Reg<u32>,
    pub batch: Reg<u32>,
}

impl<T: Half> Io<T> {
    /// The tile `ahead` tiles of the CTA after this one.
    #[device]
    pub(super) fn further(&self, work: Work, ahead: Reg<u32>) -> Work {
        let local = work.local + ahead;
        let rounds = local / self.share;
        Work {
            round: self.round(work.round.index + rounds),
            local: local - rounds * self.share,
        }
    }

    /// The CTA's KV head of this number.
    #[device]
    pub(super) fn round(&self, index: Reg<u32>) -> Round {
        let head = self.kv_head(block_x() + index * grid_x());
        Round { index, head }
    }

    /// KV head number `unit` among all.
    #[device]
    fn kv_head(&self, unit: Reg<u32>) -> KvHead {
        let batch = unit / self.kv_heads;
        KvHead {
            head: unit - batch * self.kv_heads,
            batch,
        }
    }

    /// From a KV head of the CTA to its next one.
    #[device]
    pub(super) fn stride(&self) -> KvHead {
        self.kv_head(grid_x())
    }

    /// The CTA's KV head after this one, without a division.
    #[device]
    pub(super) fn following(&self, round: Round, stride: KvHead) -> Round {
        let head = round.head.head + stride.head;
        let batch = round.head.batch + stride.batch;
        let wraps = head >= self.kv_heads;
        Round {
            index: round.index + 1,
            head: KvHead {
                head: select(wraps, head - self.kv_heads, head),
                batch: select(wraps, batch + 1, batch),
            },
        }
    }

    /// Whether the CTA has so many KV heads.
    #[device]
    pub(super) fn exists(&self, round: Round) -> Reg<bool> {
        round.head.batch < self.problem.batch
    }

    /// Row of the tile's first query. Behind a mask the longest tiles come first.
    #[device]
    pub(super) fn first_query(&self, s: &TileConfig, work: Work) -> Reg<u32> {
        let tile = self.position(work) % s.tiles();
        let tile = if s.variant.masked() {
            s.tiles() - 1 - tile
        } else {
            tile
        };
        tile * GROUP_ROWS
    }

    /// The tile's place.
    #[device]
    pub(super) fn tile(&self, s: &TileConfig, work: Work) -> TileCoord {
        let KvHead { head, batch } = work.round.head;
        TileCoord {
            first_query: self.first_query(s, work),
            head: head * self.problem.group + self.position(work) / s.tiles(),
            batch,
        }
    }

    /// Among all tiles that share the KV head.
    #[device]
    fn position(&self, work: Work) -> Reg<u32> {
        work.local * self.split + block_y()
    }
}

/// The order in which warpgroups take a CTA's tiles: each one of every `consumers` in turn. Behind
/// a mask forth and back, so that long and short tiles add up alike.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turns {
    pub consumers: u32,
    pub masked: bool,
}

impl Turns {
    /// From warpgroup `group`'s first tile to its second.
    #[device]
    pub fn first_step(&self, group: Reg<u32>) -> Reg<u32> {
        if self.masked {
            2 * self.consumers - 1 - group * 2
        } else {
            self.consumers.into()
        }
    }

    /// The step after `step`: two together pass twice as many tiles as there are warpgroups.
    #[device]
    pub fn next_step(&self, step: Reg<u32>) -> Reg<u32> {
        if self.masked {
            2 * self.consumers - step
        } else {
            step
        }
    }
}
