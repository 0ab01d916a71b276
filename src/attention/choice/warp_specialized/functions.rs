//! Tiles of functions of the caller's.

use fa_kernels::attention::Variant;
use fa_kernels::attention::forward::WarpSpecializedConfig;
use fa_kernels::attention::functions::Kind;

use super::super::only_functions;
use super::{OWN, QUERIES, always, trusting};

/// For functions of the caller's, whose values need registers: none of these tiles spills any for those of the library
/// (`tests/function_registers.rs`), and what is heavier than they are gets short blocks.
pub(super) fn tiles<T>(variant: &Variant, trusts: bool) -> WarpSpecializedConfig<T> {
    let tiles = |sizes, output| match trusts {
        true => trusting(super::tiles(sizes, output)),
        false => super::tiles(sizes, output),
    };
    let always = |tiles: WarpSpecializedConfig<T>| match trusts {
        true => tiles,
        false => always(tiles),
    };
    let small = match variant.head_dim {
        64 => always(tiles([64, 2, 3, 2], OWN)),
        _ => tiles([64, 2, 3, 2], OWN),
    };
    let Some(&[only]) = variant.function_set.members() else {
        return small;
    };
    let weight = only.weight();
    let is_score = only.kind() == Kind::Score;
    let is_light = !weight.reads && weight.row_values <= 1;
    // What else needs registers: a block has a value of each of its keys, other options have their own.
    let is_alone = only_functions(variant);
    let most = if trusts { 2 } else { 1 };
    let is_narrow = is_score || (weight.key_values <= most && is_alone && !variant.mask_blocks);
    let is_wide = is_alone && !(variant.causal && weight.key_values > 0);
    match variant.head_dim {
        _ if weight.divides || (weight.reads && !is_score) => small,
        // What is known beforehand leaves little of most tiles: the smaller blocks are, the less of them is hidden, and the more of them
        // are on their way the sooner the next tile begins.
        64 if variant.mask_blocks => always(tiles([64, 2, 4, 2], OWN)),
        128 if variant.mask_blocks && is_alone && trusts => tiles([64, 2, 4, 2], OWN),
        _ if weight.reads && weight.row_values > 1 => small,
        // Of tables of distances most blocks read one element, or what lies side by side. Where few instructions say which, more warps are faster than
        // more scores that share them, but for the widest blocks.
        64 if weight.is_table() && is_alone => tiles([128, 3, 2, 2], OWN),
        128 if weight.is_table() && is_alone && !variant.causal && trusts => {
            tiles([128, 2, 2, 2], OWN)
        }
        128 if weight.is_table() && is_alone => tiles([80, 3, 2, 2], QUERIES),
        128 if weight.clamps && is_alone && !variant.causal && !weight.reads_of_tile => {
            tiles([128, 2, 2, 2], OWN)
        }
        64 if weight.reads => tiles([128, 2, 2, 2], OWN),
        // Four warpgroups, or maxima that are followed without asking, leave the special function unit fewer gaps.
        64 if is_light && weight.special && !variant.masked() => always(tiles([64, 4, 3, 2], OWN)),
        128 if is_light && weight.special => always(tiles([80, 3, 2, 2], QUERIES)),
        // What scores of one distance share, wide blocks share among more of them.
        64 if is_light && is_alone && trusts && is_score && !weight.special => {
            tiles([128, 3, 2, 2], OWN)
        }
        64 if is_light && is_alone && trusts => tiles([64, 4, 3, 2], OWN),
        64 if is_light && is_wide => always(tiles([128, 3, 2, 2], OWN)),
        128 if is_light && is_narrow && trusts => tiles([64, 3, 3, 2], QUERIES),
        128 if is_light && is_narrow => tiles([80, 3, 2, 2], QUERIES),
        128 if trusts => small,
        128 if !is_alone => tiles([96, 2, 2, 2], OWN),
        _ => tiles([128, 2, 2, 2], OWN),
    }
}
