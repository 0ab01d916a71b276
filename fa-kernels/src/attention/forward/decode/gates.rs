//! The gates of the schedule for few queries.

use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::{Panels, TileCopy};

use super::{DecodeConfig, TileConfig};
use crate::attention::warps::MMA_M;

/// Registers that a thread needs: output, scores and the queries that it keeps, and what it works with.
pub const fn registers(tile: &TileConfig) -> u32 {
    let grid = tile.grid();
    let output = tile.variant.head_dim / 2;
    let scores = grid.keys / 2;
    let queries = tile.kept() * 4;
    grid.m_tiles * (output + scores + queries) + WORKING
}

/// For addresses, fragments in flight and the softmax: a bound of what ptxas was seen to need.
const WORKING: u32 = 64;

/// Registers that a thread may have.
pub const fn register_budget(tile: &TileConfig, target: &Target) -> u32 {
    target.register_budget(tile.threads() * tile.ctas)
}

/// Each warp has whole 16-row blocks, and whole tensor-core steps of each block of keys.
const fn tiles(tile: &TileConfig) -> bool {
    let head_dim = tile.variant.head_dim;
    small(tile) && {
        let grid = tile.grid();
        tile.warps >= 1
            && grid.m_tiles >= 1
            && grid.along_m * grid.m_tiles * MMA_M == tile.block_m
            && grid.along_m * grid.along_n == tile.warps
            && grid.keys * grid.along_n == tile.block_n
            && grid.keys >= 16
            && grid.keys.is_multiple_of(16)
            && head_dim >= 32
            && head_dim <= 256
            && head_dim.is_multiple_of(32)
            && tile.stages >= 2
            && tile.ctas >= 1
    }
}

/// Far more than any GPU holds: with these the figures of the other gates cannot overflow.
const fn small(tile: &TileConfig) -> bool {
    tile.block_m <= 1024
        && tile.block_n <= 1024
        && tile.warps <= 32
        && tile.stages <= 32
        && tile.ctas <= 32
        && tile.row_blocks >= 1
        && tile.row_blocks <= 4
}

/// The threads share the 16-byte accesses of each panel evenly, in whole periods of the swizzle.
const fn copies(tile: &TileConfig) -> bool {
    let (threads, width) = (tile.threads(), Panels::width(tile.variant.head_dim));
    TileCopy::divides(tile.block_m, width, tile.query_threads())
        && TileCopy::divides(tile.block_n, width, threads)
        && (threads * 8 / width).is_multiple_of(8)
}

/// Whether a warpgroup's product has the tile's rows and all keys of a block.
const fn warpgroup(tile: &TileConfig) -> bool {
    tile.block_m == 64
        && tile.warps == 4
        && tile.row_blocks == 1
        && tile.block_n <= 256
        && tile.variant.head_dim.is_multiple_of(64)
}

/// Whether boxes of the copy engine are what the tile's rows are, out of a cache.
const fn bulk(tile: &TileConfig) -> bool {
    tile.variant.head_dim.is_multiple_of(64) && tile.block_n <= 256 && tile.variant.keys_in_cache()
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: DecodeConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "tiles": tiles(tile),
        "NUM_WARPS have to split BLOCK_M into parts of 16 · ROW_BLOCKS rows, and BLOCK_N into parts of a multiple of 16 keys; STAGES at least 2, HEAD_DIM one of 32 up to 256",
        [BLOCK_M = tile.block_m, BLOCK_N = tile.block_n, NUM_WARPS = tile.warps, HEAD_DIM = tile.variant.head_dim, STAGES = tile.stages, CTAS = tile.ctas, ROW_BLOCKS = tile.row_blocks];
    structural gate "copies": copies(tile),
        "BLOCK_M and BLOCK_N rows of a panel have to be a multiple of one 16-byte access for each thread; use fewer warps or other blocks",
        [BLOCK_M = tile.block_m, BLOCK_N = tile.block_n, "columns of a panel" = Panels::width(tile.variant.head_dim), "threads" = tile.threads()];
    structural gate "bulk": !tile.bulk || bulk(tile),
        "BULK copies panels of 64 columns out of a cache: it needs HEAD_DIM a multiple of 64, BLOCK_N of at most 256, and SEQUSED_K or another list of a cache",
        [HEAD_DIM = tile.variant.head_dim, BLOCK_N = tile.block_n];
    structural gate "warpgroup": !tile.warpgroup || warpgroup(tile),
        "WARPGROUP multiplies 64 rows by four warps: it needs BLOCK_M=64, NUM_WARPS=4, ROW_BLOCKS=1, BLOCK_N of at most 256 and HEAD_DIM a multiple of 64",
        [BLOCK_M = tile.block_m, BLOCK_N = tile.block_n, NUM_WARPS = tile.warps, ROW_BLOCKS = tile.row_blocks, HEAD_DIM = tile.variant.head_dim];
    structural gate "products": !tile.warpgroup || matches!(target.arch, Arch::Sm90a),
        "warpgroup products exist on sm_90a alone; leave WARPGROUP out",
        ["target" = target.arch];
    structural gate "architecture": !tile.bulk || matches!(target.arch, Arch::Sm90a | Arch::Sm100a | Arch::Sm120),
        "BULK needs the tensor copy engine of sm_90 and later; leave it out",
        ["target" = target.arch];
    gate "shared memory": tile.fits(target),
        "queries, keys and values of CTAS do not fit; use fewer STAGES or CTAS, or a smaller BLOCK_N",
        ["bytes for each CTA" = tile.shared_bytes(), CTAS = tile.ctas, "bytes that a CTA may have" = target.shared_per_cta, "a multiprocessor" = target.shared_per_sm, "on" = target.arch];
    gate "registers": registers(tile) <= register_budget(tile, target),
        "output, scores and queries need more registers than a thread can have; use more warps, smaller blocks or fewer CTAS",
        ["registers" = registers(tile), "available" = register_budget(tile, target)];
}
