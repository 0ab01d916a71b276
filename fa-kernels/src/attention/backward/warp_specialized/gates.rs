//! The gates of the backward schedule for sm_90a.

use fa_dsl::target::Arch;
use fa_dsl::tile::boxes::PANEL_COLS;

use super::tile_config::CONSUMERS;
use super::{BackwardWarpSpecializedConfig, TileConfig};
use crate::attention::backward::turns;

/// Registers that a thread of a consumer needs: dK and dV, then the scores of this block and the gradients of its P beside P
/// itself, or the scores of the next block beside dQ, P and dS; and addresses. Where ptxas has fewer it serialises the products (C7512), which is an error.
pub const fn registers(tile: &TileConfig) -> u32 {
    if tile.is_apart() {
        // One gradient, dQ or two kinds of scores, and addresses.
        let head_dim = tile.variant.head_dim;
        return head_dim / 2 + tile.head_part() / 2 + 32;
    }
    let gradients = tile.variant.head_dim;
    let scores = tile.block_m / 2;
    if tile.is_transposed() {
        // The scores of the next block are not issued before all else is done.
        return gradients + 2 * scores + scores / 2 + 12;
    }
    let products = 2 * scores + scores / 2;
    let second = scores + scores + tile.head_part() / 2;
    let most = if products > second { products } else { second };
    gradients + most + 16
}

const fn tiles(tile: &TileConfig) -> bool {
    matches!(tile.block_m, 64 | 80 | 128)
        && tile.variant.head_dim >= 64
        && tile.variant.head_dim <= 256
        && tile.variant.head_dim.is_multiple_of(16)
        && (!tile.is_apart() || (tile.block_m == 64 && tile.ds_stages == 1))
        && tile.stages >= 2
        && tile.stages <= 8
        // The next ones are waited for before these are left.
        && tile.do_stages >= if tile.is_apart() { 1 } else { 2 }
        && tile.do_stages <= 8
        && tile.ds_stages >= 1
        && tile.ds_stages <= 2
}

/// The warpgroups share the products of dQ evenly: panels of queries, and panels of a head.
const fn query_gradients(tile: &TileConfig) -> bool {
    tile.groups_along_queries() * tile.groups_along_head() == CONSUMERS
        && tile.head_part() * tile.groups_along_head() == tile.sum_columns()
        && (tile.head_part().is_multiple_of(PANEL_COLS) || tile.head_part() == PANEL_COLS / 2)
        && (tile.head_part() == PANEL_COLS || !tile.is_transposed())
}

/// Whether blocks that are computed one after the other are, and nothing is asked that they have no registers for.
const fn transposed(tile: &TileConfig) -> bool {
    let other_order = tile.bulk || tile.late || tile.scores_first || tile.waits_early;
    let registers = tile.last_rounds || tile.variant.functions || tile.variant.softcap;
    !(tile.is_transposed() && (other_order || registers))
}

/// Whether there is a wait for dK of the last block before its operands are overwritten.
const fn order(tile: &TileConfig) -> bool {
    !(tile.late && (tile.scores_first || tile.is_apart()))
}

/// The copy engine says that it has read what it adds, not that it has added it, unless its thread waits for that.
const fn ends_of_turns(tile: &TileConfig) -> bool {
    !(tile.takes_turns() && tile.bulk)
}

/// Whether it is known who comes last.
const fn last_rounds(tile: &TileConfig) -> bool {
    !tile.last_rounds || (turns::is_first_known(&tile.variant) && tile.takes_turns())
}

/// Whether CTAs may wait for the first block of keys.
const fn first_writes(tile: &TileConfig) -> bool {
    !tile.first_writes || (turns::is_first_known(&tile.variant) && !tile.deterministic)
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: BackwardWarpSpecializedConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "tiles": tiles(tile),
        "BLOCK_M has to be 64, 80 or 128, HEAD_DIM a multiple of 16 from 64 to 256, STAGES and DO_STAGES 2 to 8, DS_STAGES 1 or 2; past HEAD_DIM 128 BLOCK_M has to be 64 and DS_STAGES 1, and DO_STAGES may be 1",
        [BLOCK_M = tile.block_m, HEAD_DIM = tile.variant.head_dim, STAGES = tile.stages, DO_STAGES = tile.do_stages, DS_STAGES = tile.ds_stages];
    structural gate "query gradients": query_gradients(tile),
        "two warpgroups share dQ: 64 queries for each, or 32 or more elements of a head, 64 for blocks of 80 queries; use another BLOCK_M",
        [BLOCK_M = tile.block_m, HEAD_DIM = tile.variant.head_dim];
    structural gate "architecture": matches!(target.arch, Arch::Sm90a),
        "warpgroup products exist on sm_90a alone; use the kernels called BackwardMma",
        ["target" = target.arch];
    structural gate "kept scores": !tile.keep_scores || tile.variant.functions,
        "derivatives of functions need scores, and there are no functions; use KEEP_SCORES=false";
    structural gate "rows": tile.copy_rows == 0 || (matches!(tile.copy_rows, 2 | 4) && tile.variant.functions && !tile.is_apart() && !tile.is_transposed()),
        "a tensor is copied of which a function of scores reads an element for each query and key, where each warpgroup has keys of its own; use COPY_ROWS=0",
        [COPY_ROWS = tile.copy_rows];
    gate "functions": !(tile.is_apart() && tile.variant.functions && tile.variant.softcap),
        "the warpgroup that goes back through functions does not have the cap's derivative; use the kernels called BackwardMma";
    gate "derivatives": !(tile.variant.softcap && tile.block_m > 64),
        "derivatives of 128 queries' scores do not fit beside them; use BLOCK_M=64",
        [BLOCK_M = tile.block_m];
    gate "order": order(tile),
        "LATE needs SCORES_FIRST=false and HEAD_DIM up to 128; use LATE=false";
    gate "turns": ends_of_turns(tile),
        "DETERMINISTIC and FIRST_WRITES need BULK=false: a turn ends when threads have added; use BULK=false";
    gate "transposed": transposed(tile),
        "blocks of 80 queries are computed one after the other, and dQ of them transposed: they need BULK, LATE, SCORES_FIRST, WAITS_EARLY and LAST_ROUNDS to be false, and no functions or softcap; use BLOCK_M=64",
        [BLOCK_M = tile.block_m];
    gate "early waits": !(tile.waits_early && (tile.bulk || tile.is_apart())),
        "WAITS_EARLY is for threads that add to the sums of dQ, each with keys of its own: BULK waits early in any case, and past HEAD_DIM 128 there is no other order; use WAITS_EARLY=false";
    gate "last rounds": last_rounds(tile),
        "LAST_ROUNDS needs DETERMINISTIC or FIRST_WRITES, with which CTAs wait for each other, and no window's left end without known blocks of masks; use LAST_ROUNDS=false";
    gate "first writes": first_writes(tile),
        "FIRST_WRITES needs a first block of keys that all queries see of those they see any of, or known blocks of masks, and no DETERMINISTIC, which writes so by itself; use FIRST_WRITES=false";
    gate "shared memory": tile.shared_bytes() <= target.shared_per_cta,
        "keys, values, queries, gradients and dS do not fit; use fewer STAGES, DO_STAGES or DS_STAGES, or a smaller BLOCK_M",
        ["bytes" = tile.shared_bytes(), "available" = target.shared_per_cta];
    gate "registers": registers(tile) <= tile.consumer_registers(),
        "a warpgroup's gradients and scores do not fit its registers; use a smaller BLOCK_M",
        ["registers" = registers(tile), "available" = tile.consumer_registers()];
}
