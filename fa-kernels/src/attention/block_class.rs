//! What masks of the caller's say of a tile of queries and a block of keys.

use fa_dsl::build::bounds::Truth;
use fa_dsl::prelude::*;

use super::block_walk::class;
use super::functions::Kind;
use super::kernel_problem::KernelProblem;
use super::options::{BlockOfTile, TileQueries, Variant};

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
    let classifiers = problem.classifiers(tile);
    class(&classifiers.unwrap_or_default(), block)
}

/// What lists say of the 32 blocks of word `word`: those that some query of the tile sees, as bits, and those that all see as a whole.
///
/// # Panics
/// If the problem has none: a schedule asks whether it has before anything else.
#[device]
pub(super) fn of_list(
    problem: &KernelProblem,
    tile: &TileQueries,
    word: Reg<u32>,
) -> [Reg<u32>; 2] {
    let classifiers = problem.classifiers(tile);
    let mut lists = classifiers.iter().flatten();
    lists
        .find_map(|it| it.words(word))
        .expect("a schedule asks for lists where the variant has them")
}
