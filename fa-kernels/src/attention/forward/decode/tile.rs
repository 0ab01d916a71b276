//! A warp's part of a tile: S = Q Kᵀ, softmax, O += P V, block after block.

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, Panels};

use super::products::Products;
use super::tile_config::TileConfig;
use super::work::{Io, Work};
use crate::attention::forward::kv_stream::KvBlocks;
use crate::attention::kernel_problem::{Masking, RowsHeld, When};
use crate::attention::options::{BlockAt, FirstRow, RowHeads, RowsAt, TileRows};
use crate::attention::softmax::OnlineSoftmax;
use crate::attention::warps::{Position, WarpGrid};

/// What a warp holds.
pub(super) struct Tile<'a, T> {
    pub s: &'a TileConfig,
    pub io: &'a Io<T>,
    pub work: &'a Work,
    kv: &'a dyn KvBlocks,
    pub grid: WarpGrid,
    pub position: Position,
    products: Products,
    /// What the options hold of the rows.
    held: RowsHeld,
    pub softmax: OnlineSoftmax,
    pub acc: Accumulator,
}

impl<'a, T: Half> Tile<'a, T> {
    /// The warp's part of the tile whose queries are in shared memory.
    #[device]
    pub fn new(
        s: &'a TileConfig,
        io: &'a Io<T>,
        work: &'a Work,
        kv: &'a dyn KvBlocks,
        queries: Panels,
        position: Position,
    ) -> Tile<'a, T> {
        let grid = s.grid();
        let (lane, first_row) = (position.lane, position.first_row);
        let head = |m, half| work.rows.head(row(&position, m, half));
        let heads = RowHeads::Each {
            m_tiles: grid.m_tiles,
            of: &head,
        };
        Tile {
            s,
            io,
            work,
            kv,
            grid,
            position,
            products: Products::new(s, queries, &kv.keys(0.into()), &position),
            held: work.problem.hold(&TileRows {
                heads,
                at: &|| RowsAt {
                    lane,
                    first_row: FirstRow::OfHeads {
                        row: work.rows.first + first_row,
                        heads: work.rows.group,
                    },
                    m_tiles: grid.m_tiles,
                },
            }),
            softmax: OnlineSoftmax::new(
                grid.m_tiles,
                io.problem.scale_log2,
                io.problem.least_score(),
                TileConfig::METHOD,
            ),
            acc: Accumulator::zeros("acc", grid.m_tiles, s.variant.head_dim / 8),
        }
    }

    /// Goes through the blocks, of whose first the keys have been waited for.
    #[device]
    pub fn compute(&self) {
        self.block(0.into(), true);
        for i in range(1, self.work.order.blocks.count) {
            self.kv.await_keys(i, false);
            self.block(i, false);
        }
    }

    /// Block `i`, whose keys have been waited for.
    #[device]
    fn block(&self, i: Reg<u32>, first: bool) {
        let s = Accumulator::zeros("s", self.grid.m_tiles, self.grid.keys / 8);
        self.products.scores::<T>(&s, self.kv.keys(i));
        self.finish_scores(&s, i, first);
        let p = self.softmax.step::<T>(&s, &self.acc, true);
        self.kv.await_values(i, first);
        self.products.output::<T>(&self.acc, &p, self.kv.values(i));
    }

    /// Makes the products of block `i`, the first or not, the scores that the softmax takes.
    #[device]
    fn finish_scores(&self, s: &Accumulator, i: Reg<u32>, first: bool) {
        let order = self.work.order;
        let at = || {
            let first_key = order.computed(i) * self.s.block_n + self.position.first_key;
            BlockAt {
                lane: self.position.lane,
                first_row: FirstRow::OfHeads {
                    row: self.work.rows.first + self.position.first_row,
                    heads: self.work.rows.group,
                },
                first_key,
                // The first may be the sequence's last.
                keys_exist: !first,
                overlaps: false,
                rows: None,
            }
        };
        let blocks = order.blocks;
        let is_masked = || (i < blocks.masked_right) | (i >= blocks.masked_left);
        let problem = &self.work.problem;
        let finish = |masking: Masking<'_>| problem.finish_scores(s, &self.held, masking, &at);
        order.masking(first, When::If(&is_masked), &finish);
    }
}

/// The tile's row that is this thread's of the upper (`half` 0) or lower (1) half of the warp's 16-row block `m`.
#[device]
pub(super) fn row(position: &Position, m: u32, half: u32) -> Reg<u32> {
    position.first_row + (position.lane >> 2) + (m * 16 + half * 8)
}
