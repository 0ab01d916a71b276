//! What masks of the caller's say of a tile of queries and a block of keys.

use fa_dsl::build::bounds::Truth;
use fa_dsl::prelude::*;

use super::block_walk::class;
use super::functions::Kind;
use super::kernel_problem::KernelProblem;
use super::options::{BlockOfTile, Classify, HeadAt, TileQueries, Variant};

/// Whether heads differ in what some mask hides.
pub(super) fn differ_by_head(variant: &Variant) -> bool {
    let members = variant.function_set.members().unwrap_or_default();
    let mut masks = members.iter().filter(|it| it.kind() == Kind::Mask);
    masks.any(|mask| mask.depends_on_head())
}

/// What classifiers say of a block, another one for each lane.
pub(super) fn of_classifiers(
    problem: &KernelProblem,
    tile: &TileQueries,
    block: &BlockOfTile,
) -> Truth {
    let classifiers = problem.classifiers(tile, Classify::Ahead);
    class(&classifiers.unwrap_or_default(), block)
}

/// What lists say that were made for tiles of other sizes: of all that the queries and keys have a part in.
#[device]
pub(super) fn of_lists(
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

/// The class of a block for the heads from `head` on that share a tile, `heads` of them.
#[device]
pub(super) fn of_heads(heads: Reg<u32>, head: HeadAt, class: impl Fn(HeadAt) -> Truth) -> Truth {
    let mut ever = Reg::from(0_u32);
    let mut always = Reg::from(1_u32);
    for number in range(0, heads).unroll(1) {
        let truth = class(HeadAt {
            head: head.head + number,
            ..head
        });
        ever = select(truth.ever, 1, ever);
        always = select(truth.always, always, 0);
    }
    Truth {
        always: always.ne(0),
        ever: ever.ne(0),
    }
}
