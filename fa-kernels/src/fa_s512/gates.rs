//! The six gates of [`FaS512`](super::FaS512): a configuration that breaks one is not generated.
//!
//! Each gate is a `const fn`, used three ways: as a const assertion of the type
//! ([`first_broken`]), as a run-time check with numbers ([`check`]), and as the filter of the search
//! space. The figures that they compare are public, and tests hold them against the truth.

use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::SharedTile;

use super::stream::slot_bytes;
use super::{FaS512Config, HEAD_DIM, SEQ};
use crate::attention::epilogue::merge_bytes;
use crate::attention::warps::{MMA_M, WarpGrid};

/// Bytes that one access moves.
const ACCESS: u32 = 16;

const fn grid(config: &FaS512Config) -> WarpGrid {
    WarpGrid::new(config.block_m, config.block_n, config.num_warps)
}

/// Shared memory of a CTA in bytes: the tile of queries, and the ring of keys and values, which
/// the merge of warps reuses.
pub const fn shared_bytes(config: &FaS512Config) -> u32 {
    SharedTile::bytes(config.block_m, HEAD_DIM) + ring_bytes(config)
}

/// Bytes of the ring, or of the merge if that needs more.
pub const fn ring_bytes(config: &FaS512Config) -> u32 {
    let ring = config.stages * slot_bytes(config);
    let merge = merge_bytes(&grid(config), HEAD_DIM);
    if ring > merge { ring } else { merge }
}

/// Registers of a thread, estimated from what is alive at the widest point.
///
/// Output, scores and queries stay in registers; P shares the scores' as it is packed. Loads
/// without CP_ASYNC hold a block of keys and values on the way. In an unrolled loop the compiler
/// overlaps blocks: each further one holds its scores and P. The constant covers addresses, softmax
/// state and fragments in flight. Fitted to ptxas (`fa emit SPEC --stats`): under 256 nothing
/// spills; of the 388 configurations that only this gate rejects, 168 would not spill either.
pub const fn registers(config: &FaS512Config) -> u32 {
    let grid = grid(config);
    let output = grid.m_tiles * HEAD_DIM / 8 * 4;
    let scores = grid.m_tiles * grid.keys / 8 * 4;
    let queries = grid.m_tiles * HEAD_DIM / 16 * 4;
    let loads = if config.cp_async {
        0
    } else {
        slot_bytes(config) / (config.num_warps * 32) / 4
    };
    output + queries + scores + loads + (config.unroll - 1) * (2 * scores + loads) + 48
}

/// Registers that a thread may have.
pub const fn register_budget(config: &FaS512Config, target: &Target) -> u32 {
    target.register_budget(config.num_warps * 32 * occupancy(config))
}

/// CTAs that one SM should hold.
pub const fn occupancy(_: &FaS512Config) -> u32 {
    1
}

/// Shared-memory wavefronts of a CTA beyond one for each 128 bytes, of the full (not causal)
/// kernel: bank conflicts.
pub const fn bank_conflicts(config: &FaS512Config) -> u32 {
    if config.swizzle {
        return 0;
    }
    let grid = grid(config);
    // Unswizzled, the eight rows of a matrix start in 128 / row-bytes different places.
    let keys = 4 * (config.block_k * 2 / ACCESS - 1);
    let wide = 4 * (HEAD_DIM * 2 / ACCESS - 1);
    let steps = HEAD_DIM / 16;
    let blocks = SEQ / config.block_n;
    let loads = config.num_warps * grid.m_tiles * steps * wide;
    let stream = config.num_warps * blocks * (grid.keys / 16) * steps * (keys + wide);
    let stores = if config.half2 {
        grid.along_m * grid.m_tiles * 2 * (HEAD_DIM / 8) * 7
    } else {
        0
    };
    loads + stream + stores
}

/// BLOCK_K slices HEAD_DIM in tensor-core steps, the ring is no longer than the stream, UNROLL
/// divides it, and loads through registers, which end where they are issued, ask for no third slot.
pub const fn pipeline(config: &FaS512Config) -> bool {
    config.block_n > 0
        && SEQ.is_multiple_of(config.block_n)
        && config.block_m > 0
        && SEQ.is_multiple_of(config.block_m)
        && config.block_k >= 16
        && config.block_k.is_multiple_of(16)
        && HEAD_DIM.is_multiple_of(config.block_k)
        && config.stages >= 1
        && config.stages <= SEQ / config.block_n
        && (config.cp_async || config.stages <= 2)
        && config.unroll >= 1
        && (SEQ / config.block_n).is_multiple_of(config.unroll)
}

/// The warps split BLOCK_M × BLOCK_N into equal parts of 16 rows by at least 16 keys.
pub const fn warps(config: &FaS512Config) -> bool {
    let grid = grid(config);
    config.block_m.is_multiple_of(MMA_M)
        && config.num_warps >= 1
        && config.num_warps <= 32
        && grid.along_m * grid.along_n == config.num_warps
        && grid.along_m * grid.m_tiles * MMA_M == config.block_m
        && grid.keys * grid.along_n == config.block_n
        && grid.keys >= 16
        && grid.keys.is_multiple_of(16)
}

/// Every thread moves whole 16-byte accesses of each tile, and as many as every other.
pub const fn coalescing(config: &FaS512Config) -> bool {
    let threads = config.num_warps * 32;
    let slice = config.block_n * config.block_k * 2 / ACCESS;
    let queries = config.block_m * HEAD_DIM * 2 / ACCESS;
    threads > 0 && slice.is_multiple_of(threads) && queries.is_multiple_of(threads)
}

/// Shared accesses are free of bank conflicts, or the configuration says SWIZZLE = false.
pub const fn conflict_free(config: &FaS512Config) -> bool {
    !config.swizzle || bank_conflicts(config) == 0
}

/// Shared memory fits the target.
pub const fn shared_memory(config: &FaS512Config, target: &Target) -> bool {
    shared_bytes(config) <= target.shared_per_cta
}

/// Registers stay under the budget.
pub const fn register_pressure(config: &FaS512Config, target: &Target) -> bool {
    registers(config) <= register_budget(config, target)
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    |config: FaS512Config, target| at Arch::Sm80;

    // The other figures have no meaning for tiles that do not divide.
    structural gate "pipeline": pipeline(config),
        "BLOCK_K has to be a multiple of 16 that divides 64, BLOCK_M and BLOCK_N divide 512, STAGES fit the 512 / BLOCK_N blocks (at most 2 without CP_ASYNC), UNROLL divide them",
        [BLOCK_M = config.block_m, BLOCK_N = config.block_n, BLOCK_K = config.block_k, STAGES = config.stages, UNROLL = config.unroll, CP_ASYNC = config.cp_async];
    structural gate "warps": warps(config),
        "NUM_WARPS have to split BLOCK_M x BLOCK_N into parts of 16 rows by at least 16 keys",
        [BLOCK_M = config.block_m, BLOCK_N = config.block_n, NUM_WARPS = config.num_warps, "rows of a warp" = grid(config).m_tiles * MMA_M, "keys of a warp" = grid(config).keys];
    gate "coalescing": coalescing(config),
        "a slice of BLOCK_N x BLOCK_K has to be a multiple of one 16-byte access for each thread; use a larger BLOCK_K or BLOCK_N, or fewer warps",
        ["accesses" = config.block_n * config.block_k * 2 / ACCESS, "threads" = config.num_warps * 32];
    gate "bank conflicts": conflict_free(config),
        "shared accesses conflict although SWIZZLE is on",
        ["conflicts" = bank_conflicts(config)];
    gate "shared memory": shared_memory(config, target),
        "the tiles do not fit shared memory; use fewer STAGES or a smaller BLOCK_N",
        ["bytes" = shared_bytes(config), "available" = target.shared_per_cta];
    gate "registers": register_pressure(config, target),
        "the tiles need more registers than a thread can have; use more warps or smaller tiles",
        ["registers" = registers(config), "available" = register_budget(config, target)];
}
