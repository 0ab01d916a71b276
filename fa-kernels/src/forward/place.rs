//! Which tile of queries comes when.

use fa_dsl::prelude::*;

use super::problem::Problem;

/// A tile of queries.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Its first row.
    pub first_query: Reg<u32>,
    /// Its head.
    pub head: Reg<u32>,
    /// Its sequence.
    pub batch: Reg<u32>,
}

/// How the tiles of all heads follow each other.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Queries of a tile.
    pub block_m: u32,
    /// Tiles of a head.
    pub tiles: Reg<u32>,
    /// Heads, over all sequences, whose tiles are interleaved where there is a mask: as many as
    /// have their keys and values in L2, or one: a head's tiles side by side.
    pub section: Reg<u32>,
}

impl Order {
    /// Tile number `index` of all.
    #[device]
    pub fn place(&self, problem: &Problem, index: Reg<u32>) -> Place {
        let (bh, tile) = if problem.variant.masked() {
            // The longest tiles first.
            let first = index / (self.section * self.tiles) * self.section;
            let heads = (problem.heads() * problem.batch() - first).min(self.section);
            let rest = index - first * self.tiles;
            (first + rest % heads, self.tiles - 1 - rest / heads)
        } else {
            (index / self.tiles, index % self.tiles)
        };
        Place {
            first_query: tile * self.block_m,
            head: bh % problem.heads(),
            batch: bh / problem.heads(),
        }
    }
}
