//! Blocks of queries and keys, and what says which of them masks hide.

use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::prelude::*;

use super::HeadAt;

/// The queries of a tile, of one head.
#[derive(Clone, Copy, Debug)]
pub struct TileQueries {
    /// The head.
    pub head: HeadAt,
    /// The tile's number among those of the head.
    pub number: Reg<u32>,
    /// From the first to the last that there is.
    pub queries: Range,
}

/// A block of keys, another one for each lane of a warp.
#[derive(Clone, Copy, Debug)]
pub struct BlockOfTile {
    /// Its number.
    pub number: Reg<u32>,
    /// From the first to the last that there is.
    pub keys: Range,
}

/// Classifies the blocks of a tile.
pub trait BlockClassifier {
    /// Whether all keys of a block are left to all queries of the tile, and whether any to any.
    fn class(&self, block: &BlockOfTile) -> Truth;

    /// The same of the 32 blocks of word `word` as bits, where they are listed: those of which any key is left to any query, and those of which all are
    /// to all.
    fn words(&self, _word: Reg<u32>) -> Option<[Reg<u32>; 2]> {
        None
    }
}

/// What was found of a block's keys, at each of which a lane has looked.
pub trait KeysOfBlock {
    /// Whether all of them are left to all of these queries, `rows` at most, at each of which the lanes of the warp look, and whether any to any.
    fn class(&self, queries: Range, rows: u32) -> Truth;
}
