//! What masks of the caller's say of a block of queries and a block of keys.

use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::prelude::*;

use crate::attention::block_class::of_classifiers;
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

/// What lists say that were made for tiles of other sizes: of all that the queries and keys have a part in.
#[device]
fn of_lists(
    problem: &KernelProblem,
    tile: &TileQueries,
    block: &BlockOfTile,
    [rows, columns]: [Reg<u32>; 2],
) -> Truth {
    let (queries, keys) = (tile.queries, block.keys);
    let mut ever = Reg::from(0_u32);
    let mut always = Reg::from(1_u32);
    for number in range(queries.first / rows, queries.last / rows + 1).unroll(1) {
        let tile = TileQueries { number, ..*tile };
        for number in range(keys.first / columns, keys.last / columns + 1).unroll(1) {
            let truth = of_classifiers(problem, &tile, &BlockOfTile { number, ..*block });
            ever = select(truth.ever, 1, ever);
            always = select(truth.always, always, 0);
        }
    }
    Truth {
        always: always.ne(0),
        ever: ever.ne(0),
    }
}
