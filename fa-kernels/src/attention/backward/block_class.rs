//! What masks of the caller's say of a block of queries and a block of keys.

use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::prelude::*;

use crate::attention::block_class::{of_classifiers, of_lists};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{BlockOfTile, HeadAt, TileQueries};
use crate::attention::query_blocks::KeyBlock;

/// The class of a block of queries of a head. `listed` are the sizes of the tiles and blocks whose classes are listed, if they are.
#[device]
pub(super) fn class_of(
    problem: &KernelProblem,
    keys: KeyBlock,
    listed: Option<[Reg<u32>; 2]>,
    head: HeadAt,
    block: Reg<u32>,
) -> Truth {
    let tile = TileQueries {
        head,
        number: block,
        queries: Range {
            first: block * keys.queries,
            last: keys.last_query(problem, block),
        },
    };
    let block = BlockOfTile {
        number: keys.number(),
        keys: Range {
            first: keys.first_key,
            last: (keys.first_key + (keys.keys - 1)).min(problem.last_key()),
        },
    };
    match listed {
        Some(sizes) => of_lists(problem, &tile, &block, sizes),
        None => of_classifiers(problem, &tile, &block),
    }
}
