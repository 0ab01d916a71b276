//! The rows of a tile: which query, and which head, each of them is.

use fa_dsl::prelude::*;

use super::{BlockAt, HeadAt};

/// The first row of a warp.
#[derive(Clone, Copy, Debug)]
pub enum FirstRow {
    /// A query; the rows after it are the queries after it, of one head.
    Query(Reg<u32>),
    /// A row of a tile that query heads share: the rows are each query's `heads` heads, one query after the other.
    OfHeads {
        /// Counted from the first head of the first query.
        row: Reg<u32>,
        /// Heads of a query in the tile.
        heads: Reg<u32>,
    },
}

impl FirstRow {
    /// The query of a lane's row of the upper (`half` 0) or lower (1) half of 16-row block `m`.
    #[device]
    fn query(&self, lane: Reg<u32>, m: u32, half: u32) -> Reg<u32> {
        match *self {
            FirstRow::Query(query) => query + (lane >> 2) + (m * 16 + half * 8),
            FirstRow::OfHeads { row, heads } => (row + (lane >> 2) + (m * 16 + half * 8)) / heads,
        }
    }
}

impl BlockAt {
    /// The query of this thread's row of the upper (`half` 0) or lower (1) half of 16-row block `m`.
    #[device]
    pub fn query(&self, m: u32, half: u32) -> Reg<u32> {
        self.first_row.query(self.lane, m, half)
    }
}

/// A warp's rows of a tile.
#[derive(Clone, Copy, Debug)]
pub struct RowsAt {
    /// The lane.
    pub lane: Reg<u32>,
    /// The warp's first row.
    pub first_row: FirstRow,
    /// 16-row blocks.
    pub m_tiles: u32,
}

/// A thread's rows of a tile: their heads and their queries.
pub struct TileRows<'a> {
    /// The heads.
    pub heads: RowHeads<'a>,
    /// The rows, which are computed where they are asked for.
    pub at: &'a dyn Fn() -> RowsAt,
}

impl TileRows<'_> {
    /// What `of` computes of the head and the query of each row: for each 16-row block, and its upper and lower half.
    pub fn map<V>(&self, of: impl Fn(HeadAt, Reg<u32>) -> V) -> Vec<[V; 2]> {
        let rows = (self.at)();
        let row = |m, half| {
            let head = match self.heads {
                RowHeads::One(head) => head(),
                RowHeads::Each { of, .. } => of(m, half),
            };
            of(head, rows.first_row.query(rows.lane, m, half))
        };
        (0..rows.m_tiles).map(|m| [row(m, 0), row(m, 1)]).collect()
    }
}

/// The heads of a thread's rows.
#[derive(Clone, Copy)]
pub enum RowHeads<'a> {
    /// All rows are of this one.
    One(&'a dyn Fn() -> HeadAt),
    /// Each row is of one of its own, by its 16-row block and half.
    Each {
        /// 16-row blocks.
        m_tiles: u32,
        /// The head of a row.
        of: &'a dyn Fn(u32, u32) -> HeadAt,
    },
}

impl RowHeads<'_> {
    /// A value of the heads, for every row.
    pub fn values(
        &self,
        of_head: impl Fn(&dyn Fn() -> HeadAt) -> Option<Reg<f32>>,
    ) -> Option<RowValues> {
        match *self {
            RowHeads::One(head) => of_head(head).map(RowValues::One),
            RowHeads::Each { m_tiles, of } => {
                let row = |m, half| of_head(&|| of(m, half));
                let block = |m| Some([row(m, 0)?, row(m, 1)?]);
                (0..m_tiles)
                    .map(block)
                    .collect::<Option<_>>()
                    .map(RowValues::Each)
            }
        }
    }
}

/// What a head has for its rows.
#[derive(Clone, Debug)]
pub enum RowValues {
    /// The same for all.
    One(Reg<f32>),
    /// For each 16-row block, and its upper and lower half.
    Each(Vec<[Reg<f32>; 2]>),
}

impl RowValues {
    /// The value of this thread's row of the upper (`half` 0) or lower (1) half of 16-row block `m`.
    pub fn of_row(&self, m: u32, half: u32) -> Reg<f32> {
        match self {
            RowValues::One(value) => *value,
            RowValues::Each(values) => values[m as usize][half as usize],
        }
    }
}
