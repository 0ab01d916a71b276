//! The rows of a tile: which query, and which head, each of them is.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

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
        heads: Divisor,
    },
    /// A key: the block is transposed, and its columns are the queries of one head from this one on.
    Key {
        /// The query of the first column.
        first_query: Reg<u32>,
    },
}

impl FirstRow {
    /// The query of a lane's row of the upper (`half` 0) or lower (1) half of 16-row block `m`.
    #[device]
    fn query(&self, lane: Reg<u32>, m: u32, half: u32) -> Reg<u32> {
        match *self {
            FirstRow::Query(query) => query + (lane >> 2) + (m * 16 + half * 8),
            FirstRow::OfHeads { row, heads } => (row + (lane >> 2) + (m * 16 + half * 8)) / heads,
            FirstRow::Key { .. } => unreachable!("a transposed block has no query for a row"),
        }
    }
}

impl BlockAt {
    /// The query of this thread's row of the upper (`half` 0) or lower (1) half of 16-row block `m`.
    #[device]
    pub fn query(&self, m: u32, half: u32) -> Reg<u32> {
        self.first_row.query(self.lane, m, half)
    }

    /// The first key of this thread's scores, from which the keys of the others are at constant distances.
    #[device]
    pub fn first_key_of_lane(&self) -> Reg<u32> {
        match self.first_row {
            FirstRow::Key { .. } => self.first_key + (self.lane >> 2),
            _ => self.first_key + (self.lane & 3) * 2,
        }
    }

    /// The query of one of this thread's columns, where those are queries: of the left (`j` 0) or right (1) of 8-column block `n`.
    pub fn query_of_column(&self, n: u32, j: u32) -> Reg<u32> {
        match self.first_row {
            FirstRow::Key { first_query } => first_query + (self.lane & 3) * 2 + (n * 8 + j),
            _ => unreachable!("a block has queries for columns where it is transposed"),
        }
    }

    /// This thread's scores, query by query, whichever way the block lies.
    pub fn lines<'a>(&'a self, s: &'a Accumulator) -> Box<dyn Iterator<Item = Line> + 'a> {
        let m_tiles = 0..s.m_tiles;
        match self.first_row {
            FirstRow::Key { .. } => {
                Box::new((0..s.n_tiles).flat_map(move |n| [0, 1].map(|j| self.column(s, n, j))))
            }
            _ => Box::new(
                m_tiles.flat_map(move |m| [0, 1].into_iter().map(move |half| self.row(s, m, half))),
            ),
        }
    }

    /// The scores of a row, which is a query's.
    fn row(&self, s: &Accumulator, m: u32, half: u32) -> Line {
        let blocks = (0..s.n_tiles).map(|n| (n, s.block(m, n)));
        let pairs = blocks
            .flat_map(|(n, block)| [0, 1].map(|j| (n * 8 + j, block[(2 * half + j) as usize])));
        Line {
            query: self.query(m, half),
            after_first: match self.first_row {
                FirstRow::OfHeads { .. } => None,
                _ => Some(m * 16 + half * 8),
            },
            row: [m, half],
            scores: pairs.collect(),
        }
    }

    /// The scores of a column, where that is a query's.
    fn column(&self, s: &Accumulator, n: u32, j: u32) -> Line {
        let blocks = (0..s.m_tiles).map(|m| (m, s.block(m, n)));
        let halves = blocks.flat_map(|(m, block)| {
            [0, 1].map(|half| (m * 16 + half * 8, block[(2 * half + j) as usize]))
        });
        Line {
            query: self.query_of_column(n, j),
            // Holding what is shared of rows of keys costs more than computing it.
            after_first: None,
            row: [0, 0],
            scores: halves.collect(),
        }
    }
}

/// One of a thread's numbers of a block of scores.
#[derive(Clone, Copy, Debug)]
pub struct ElementOfBlock {
    /// Its 16-row block.
    pub m: u32,
    /// Its 8-column block.
    pub n: u32,
    /// Its number among the thread's four of that: two of the upper half, two of the lower.
    pub i: u32,
}

impl ElementOfBlock {
    /// By the 16-row block and half, and the 8-column block and which of its two columns.
    pub fn of([m, half]: [u32; 2], [n, j]: [u32; 2]) -> ElementOfBlock {
        let i = 2 * half + j;
        ElementOfBlock { m, n, i }
    }

    /// Goes through a thread's numbers, column by column: of so many 16-row blocks and 8-column blocks.
    pub fn each([m_tiles, n_tiles]: [u32; 2], mut of: impl FnMut(ElementOfBlock)) {
        for n in 0..n_tiles {
            for j in 0..2 {
                for m in 0..m_tiles {
                    for half in 0..2 {
                        of(ElementOfBlock::of([m, half], [n, j]));
                    }
                }
            }
        }
    }

    /// The thread's number of its row.
    pub fn row(&self) -> u32 {
        2 * self.m + self.i / 2
    }

    /// The thread's number of its column.
    pub fn column(&self) -> u32 {
        2 * self.n + self.i % 2
    }

    /// By how much further its column is from its row than those of the thread's first number: the same for all numbers of a diagonal.
    pub fn diagonal(&self) -> i64 {
        i64::from(self.n * 8 + self.i % 2) - i64::from(self.row() * 8)
    }

    /// The first and the last diagonal of a block of so many 16-row blocks and 8-column blocks.
    pub fn diagonals([m_tiles, n_tiles]: [u32; 2]) -> [i64; 2] {
        let lowest = ElementOfBlock::of([m_tiles - 1, 1], [0, 0]);
        let rightmost = ElementOfBlock::of([0, 0], [n_tiles - 1, 1]);
        [lowest, rightmost].map(|it| it.diagonal())
    }

    /// The thread's number of it, in a block of so many 8-column blocks.
    pub fn number(&self, n_tiles: u32) -> usize {
        ((self.m * n_tiles + self.n) * 4 + self.i) as usize
    }
}

/// A thread's scores of one query.
pub struct Line {
    /// The query.
    pub query: Reg<u32>,
    /// By how much it comes after the query of the first line, where scores share what is computed of that.
    pub after_first: Option<u32>,
    /// Its 16-row block and half; of no interest where rows are keys, which are all of one head.
    row: [u32; 2],
    /// The scores, each with its key's distance from [`BlockAt::first_key_of_lane`].
    pub scores: Vec<(u32, Var<f32>)>,
}

impl Line {
    /// The query's value of what heads have for their rows.
    pub fn value(&self, values: &RowValues) -> Reg<f32> {
        let [m, half] = self.row;
        values.of_row(m, half)
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
    /// What `of` computes of the head and the query of each row: for each 16-row block, and its upper and lower half. `None` where
    /// rows are keys.
    pub fn map<V>(&self, of: impl Fn(HeadAt, Reg<u32>) -> V) -> Option<Vec<[V; 2]>> {
        let rows = (self.at)();
        if let FirstRow::Key { .. } = rows.first_row {
            return None;
        }
        let row = |m, half| {
            let head = match self.heads {
                RowHeads::One(head) => head(),
                RowHeads::Each { of, .. } => of(m, half),
            };
            of(head, rows.first_row.query(rows.lane, m, half))
        };
        let blocks = (0..rows.m_tiles).map(|m| [row(m, 0), row(m, 1)]);
        Some(blocks.collect())
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
    /// The head that all rows are of, if they are of one.
    pub fn one(&self) -> Option<HeadAt> {
        match self {
            RowHeads::One(head) => Some(head()),
            RowHeads::Each { .. } => None,
        }
    }

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
