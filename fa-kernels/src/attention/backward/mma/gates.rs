//! The gates of the backward schedule for sm_80 and later.

use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::{Panels, TileCopy};

use super::tile_config::MMA_M;
use super::{BackwardMmaConfig, TileConfig};
use crate::attention::backward::sums::Reductions;
use crate::attention::backward::workspace::ROW_PADDING;

/// Registers that a thread needs: dK and dV, S and dP or their halves beside dQ, and what it works with.
pub const fn registers(tile: &TileConfig) -> u32 {
    let keys = tile.key_tiles();
    let gradients = 2 * keys * tile.gradient_part() / 8 * 4;
    let scores = keys * tile.warp_queries() / 8 * 4;
    let dq = tile.query_tiles() * tile.head_part() / 8 * 4;
    // P and dS are rounded to half the registers, beside what they are made of.
    let products = 2 * scores + scores / 2;
    let second = scores / 2 + dq;
    let most = if products > second { products } else { second };
    gradients + most + working(tile)
}

/// Registers for addresses and fragments in flight. The numbers are bounds of what ptxas was seen to need (`tests/backward_registers.rs`).
const fn working(tile: &TileConfig) -> u32 {
    // Little can be moved around slots that move and a window's two ends.
    if tile.stages > 1 && tile.variant.masked_left() {
        64
    } else {
        47
    }
}

/// Registers that a thread may have.
pub const fn register_budget(tile: &TileConfig, target: &Target) -> u32 {
    target.register_budget(tile.threads() * tile.ctas)
}

/// Each warp has whole 16-key blocks, and blocks of queries are whole tensor-core steps.
const fn tiles(tile: &TileConfig) -> bool {
    let head_dim = tile.variant.head_dim;
    tile.warps >= 1
        && tile.warps <= 32
        && tile.key_tiles() >= 1
        && tile.warps_along_keys() * tile.head_split == tile.warps
        && tile.key_tiles() * MMA_M * tile.warps_along_keys() == tile.block_n
        && tile.warp_queries().is_multiple_of(16)
        && tile.panels().is_multiple_of(tile.head_split)
        && tile.block_m >= 32
        && tile.block_m.is_multiple_of(32)
        && ROW_PADDING.is_multiple_of(tile.block_m as u64)
        && head_dim >= 32
        && head_dim <= 256
        && head_dim.is_multiple_of(32)
        && tile.stages >= 1
        && tile.stages <= 2
        && tile.ctas >= 1
        && tile.block_n <= 1024
        && tile.ctas <= 32
}

/// The warps share the products of dQ evenly: rows among some, panels of a head among the others.
const fn query_gradients(tile: &TileConfig) -> bool {
    tile.query_tiles() * MMA_M * tile.warps_along_queries() == tile.block_m
        && tile.head_parts() * tile.warps_along_queries() == tile.warps
        && tile.panels().is_multiple_of(tile.head_parts())
}

/// The threads share the 16-byte accesses of each panel evenly, in whole periods of the swizzle, and there is one at least for what is known of every two
/// rows.
const fn copies(tile: &TileConfig) -> bool {
    let (threads, width) = (tile.threads(), Panels::width(tile.variant.head_dim));
    TileCopy::divides(tile.block_m, width, threads)
        && TileCopy::divides(tile.block_n, width, threads)
        && (threads * 8 / width).is_multiple_of(8)
        && tile.block_m / 2 <= threads
}

const fn shared_memory(tile: &TileConfig, target: &Target) -> bool {
    target.holds(tile.ctas, tile.shared_bytes())
}

const fn register_pressure(tile: &TileConfig, target: &Target) -> bool {
    registers(tile) <= register_budget(tile, target)
}

const fn reductions(tile: &TileConfig, target: &Target) -> bool {
    let older = matches!(target.arch, Arch::Sm80 | Arch::Sm86 | Arch::Sm89);
    !(older && matches!(tile.reductions, Reductions::Vector))
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: BackwardMmaConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "tiles": tiles(tile),
        "NUM_WARPS / HEAD_SPLIT have to split BLOCK_N into parts of 16 keys, HEAD_SPLIT a head into panels, BLOCK_M has to be 32, 64 or 128, HEAD_DIM one of 32 up to 256, STAGES 1 or 2",
        [BLOCK_M = tile.block_m, BLOCK_N = tile.block_n, NUM_WARPS = tile.warps, HEAD_SPLIT = tile.head_split, HEAD_DIM = tile.variant.head_dim, STAGES = tile.stages, CTAS = tile.ctas];
    structural gate "query gradients": query_gradients(tile),
        "NUM_WARPS have to split BLOCK_M into parts of 16 rows, and where they are more, a head into panels; use fewer warps or a larger BLOCK_M",
        [BLOCK_M = tile.block_m, NUM_WARPS = tile.warps, "panels of a head" = tile.panels()];
    structural gate "copies": copies(tile),
        "BLOCK_M and BLOCK_N rows of a panel have to be a multiple of one 16-byte access for each thread; use fewer warps or other blocks",
        [BLOCK_M = tile.block_m, BLOCK_N = tile.block_n, "columns of a panel" = Panels::width(tile.variant.head_dim), "threads" = tile.threads()];
    gate "reductions": reductions(tile, target),
        "vector reductions are of sm_90 and later; use VECTOR=false",
        ["on" = target.arch];
    gate "shared memory": shared_memory(tile, target),
        "keys, values, queries and gradients of CTAS do not fit; use fewer STAGES or CTAS, or a smaller BLOCK_M or BLOCK_N",
        ["bytes for each CTA" = tile.shared_bytes(), CTAS = tile.ctas, "bytes that a CTA may have" = target.shared_per_cta, "a multiprocessor" = target.shared_per_sm, "on" = target.arch];
    gate "registers": register_pressure(tile, target),
        "gradients and scores need more registers than a thread can have; use more warps, or smaller blocks",
        ["registers" = registers(tile), "available" = register_budget(tile, target)];
}
