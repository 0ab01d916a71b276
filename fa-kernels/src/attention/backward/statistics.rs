//! What the gradients need to know of each row: its log-sum-exp in base 2, and δ.
//!
//! The numbers of 16 rows are side by side: 16 log-sum-exps, then 16 δ. Among each the order is the one in which the threads of a warp need them for the
//! columns of a product: the first thread of four has columns 0, 1, 8 and 9 of every 16, the second 2, 3, 10 and 11.

use fa_dsl::prelude::*;
use fa_dsl::tile::shared_load_four;

/// Numbers of a row.
pub const STATISTICS: u32 = 2;

/// Rows whose numbers are side by side.
pub const ROWS: u32 = 16;

/// Numbers of so many rows.
pub const BLOCK: u32 = ROWS * STATISTICS;

/// A kind of number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The log-sum-exp in base 2; +∞ for a row that does not exist or sees no key: exp(s − ∞) is 0 for every score.
    LogSumExp,
    /// δ: the sum of dO ∘ O.
    Delta,
}

impl Kind {
    const fn first(self) -> u32 {
        match self {
            Kind::LogSumExp => 0,
            Kind::Delta => ROWS,
        }
    }

    /// Where the number of a row is, counted from the first of its block.
    pub fn index(self, row: Reg<u32>) -> Reg<u32> {
        let row = row % ROWS;
        row % 8 / 2 * 4 + row / 8 * 2 + row % 2 + self.first()
    }

    /// Those of the columns that thread `lane` of a warp has of a product whose columns are rows, by blocks of eight columns: of a column and of the
    /// next. `columns`, a multiple of 16, in shared memory from `statistics` on. Each two blocks are read when they are asked for.
    pub fn of_columns(
        self,
        statistics: Reg<u32>,
        lane: Reg<u32>,
        columns: u32,
    ) -> impl Iterator<Item = [Reg<f32>; 2]> {
        let of_lane = statistics + (lane & 3) * 16;
        (0..columns / ROWS).flat_map(move |block| {
            let first = (block * BLOCK + self.first()) * 4;
            let [a, b, c, d] = shared_load_four(of_lane, first);
            [[a, b], [c, d]]
        })
    }
}
