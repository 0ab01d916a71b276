//! Tiles of functions of the caller's.

use fa_kernels::attention::Variant;
use fa_kernels::attention::forward::WarpSpecializedConfig;
use fa_kernels::attention::functions::{Kind, Staged, Weight};

use super::super::only_functions;
use super::{OWN, QUERIES, always, trusting};

/// Rows of a tensor of which the only function reads an element for each query and key.
pub(super) struct Rows {
    /// Bytes of its elements, where the copy engine takes it and there is nothing else but perhaps a causal mask; else 0.
    pub copied: u32,
    pub are_long: bool,
    /// Whether tiles of 192 of them are many.
    pub are_many: bool,
}

/// For functions of the caller's, whose values need registers: none of these tiles spills any for those of the library
/// (`tests/function_registers.rs`), and what is heavier than they are gets short blocks.
pub(super) fn tiles<T>(variant: &Variant, trusts: bool, rows: &Rows) -> WarpSpecializedConfig<T> {
    let tiles = |sizes, output| match trusts {
        true => trusting(super::tiles(sizes, output)),
        false => super::tiles(sizes, output),
    };
    let always = |tiles: WarpSpecializedConfig<T>| match trusts {
        true => tiles,
        false => always(tiles),
    };
    let copying = |tiles: WarpSpecializedConfig<T>| WarpSpecializedConfig {
        copy_rows: rows.copied,
        ..tiles
    };
    let small = match variant.head_dim {
        64 => always(tiles([64, 2, 3, 2], OWN)),
        _ => tiles([64, 2, 3, 2], OWN),
    };
    // What else needs registers: a block has a value of each of its keys, other options have their own.
    let is_alone = only_functions(variant);
    // What is known beforehand leaves little of most tiles: the smaller blocks are, the less of them is hidden, and the more of them
    // are on their way the sooner the next tile begins.
    let listed = tiles([64, 2, 4, 2], OWN);
    let members = variant.function_set.members().unwrap_or_default();
    let &[only] = members else {
        let masks = variant.function_set.of_kind(Kind::Mask).count();
        return match of_several(members) {
            Several::Heavy => small,
            _ if variant.head_dim == 64 && variant.mask_blocks => listed,
            _ if variant.mask_blocks && is_alone => always(listed),
            _ if !is_alone || !trusts || masks > 1 => small,
            Several::Light if variant.head_dim == 64 => tiles([64, 4, 3, 2], OWN),
            Several::Tables if variant.head_dim == 64 => tiles([64, 3, 3, 2], OWN),
            Several::Light => tiles([80, 3, 2, 2], QUERIES),
            Several::Reading if variant.head_dim == 64 => tiles([128, 2, 2, 2], OWN),
            Several::Tables if masks == 0 => tiles([128, 2, 2, 2], OWN),
            Several::Tables | Several::Reading => tiles([96, 2, 2, 2], OWN),
        };
    };
    let weight = only.weight();
    let is_score = only.kind() == Kind::Score;
    let is_light = !weight.reads && weight.row_values <= 1;
    let is_table = weight.is_table() && is_alone;
    let most = if trusts { 2 } else { 1 };
    let is_narrow = is_score || (weight.key_values <= most && is_alone && !variant.mask_blocks);
    let is_wide = is_alone && !(variant.causal && weight.key_values > 0);
    match variant.head_dim {
        _ if weight.divides || (weight.reads && !is_score) => small,
        64 if variant.mask_blocks => always(listed),
        128 if variant.mask_blocks && is_alone && trusts => listed,
        _ if weight.reads && weight.row_values > 1 => small,
        // Of tables of distances most blocks read one element, or what lies side by side. Where few instructions say which, more warps are faster than
        // more scores that share them, but for the widest blocks; where no distance is clamped and there is no mask, those need too many registers.
        64 if is_table && (weight.clamps || variant.causal) => tiles([128, 3, 2, 2], OWN),
        64 if is_table => tiles([96, 3, 2, 2], OWN),
        128 if is_table && weight.clamps && variant.causal => tiles([80, 3, 2, 2], QUERIES),
        128 if is_table => tiles([128, 2, 2, 2], OWN),
        128 if weight.clamps && is_alone && !variant.causal && !weight.reads_of_tile => {
            tiles([128, 2, 2, 2], OWN)
        }
        // What is copied leaves registers for a third warpgroup. It pays where most is read from L2: more queries share the keys.
        64 if rows.copied > 0 && rows.are_long && rows.are_many && !variant.masked() => {
            copying(tiles([128, 3, 2, 1], QUERIES))
        }
        64 if rows.copied > 0 => copying(tiles([128, 2, 2, 2], OWN)),
        128 if rows.copied > 0 && !rows.are_long => copying(tiles([80, 2, 2, 1], OWN)),
        128 if rows.copied > 0 && variant.causal => copying(tiles([112, 2, 2, 1], QUERIES)),
        // Of rows of a tensor what the next block reads is on its way in registers.
        64 if weight.reads_rows && variant.masked() => tiles([96, 2, 3, 2], OWN),
        128 if weight.reads_rows && !is_alone => tiles([64, 2, 4, 2], OWN),
        128 if weight.reads_rows && variant.causal => tiles([80, 2, 3, 2], OWN),
        128 if weight.reads_rows => tiles([112, 2, 2, 1], OWN),
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

/// What several functions at a time need of registers.
enum Several {
    /// Little beside what the softmax does.
    Light,
    /// Elements of tables of distances for their scores.
    Tables,
    /// Elements of tensors for their scores, and more than those of tables to know which.
    Reading,
    /// More than most tiles leave.
    Heavy,
}

fn of_several(functions: &[&Staged]) -> Several {
    let is_heavy = |it: &&Staged| {
        let weight = it.weight();
        weight.divides || (weight.reads && it.kind() == Kind::Mask)
    };
    if functions.is_empty() || functions.iter().any(is_heavy) {
        return Several::Heavy;
    }
    let reading = functions.iter().map(|it| it.weight()).filter(|it| it.reads);
    let (reading, tables) = (
        reading.clone().count(),
        reading.filter(Weight::is_table).count(),
    );
    match reading {
        0 => Several::Light,
        _ if reading == tables => Several::Tables,
        _ => Several::Reading,
    }
}

#[cfg(test)]
mod tests;
