//! The six gates of [`FaS512`](super::FaS512): a configuration that breaks one is not generated.
//!
//! Each gate is a `const fn`, used three ways: as a const assertion of the type
//! ([`first_broken`]), as a run-time check with numbers ([`check`]), and as the filter of the search
//! space. The figures that they compare are public, and tests hold them against the truth.

use fa_dsl::config::GateError;
use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::SharedTile;

use super::stream::slot_bytes;
use super::{FaS512Config, HEAD_DIM, SEQ};
use crate::attention::epilogue::merge_bytes;
use crate::attention::warps::{MMA_M, WarpGrid};

/// The gates' names, in the order in which they are checked.
pub const NAMES: [&str; 6] = [
    "pipeline",
    "warps",
    "coalescing",
    "bank conflicts",
    "shared memory",
    "registers",
];

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
    let share = target.registers_per_sm / (config.num_warps * 32 * occupancy(config));
    if share < target.registers_per_thread {
        share
    } else {
        target.registers_per_thread
    }
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

/// The first gate that `config` breaks on sm_80, the oldest target of the kernel.
pub const fn first_broken(config: &FaS512Config) -> Option<&'static str> {
    let target = &Target::new(Arch::Sm80);
    if !pipeline(config) {
        Some(
            "gate `pipeline`: BLOCK_K has to be a multiple of 16 that divides 64, BLOCK_M and BLOCK_N divide 512, STAGES fit the stream (at most 2 without CP_ASYNC), UNROLL divide it",
        )
    } else if !warps(config) {
        Some(
            "gate `warps`: NUM_WARPS have to split BLOCK_M x BLOCK_N into parts of 16 rows by at least 16 keys",
        )
    } else if !coalescing(config) {
        Some(
            "gate `coalescing`: a slice of BLOCK_N x BLOCK_K is less than one 16-byte access for each thread",
        )
    } else if !conflict_free(config) {
        Some("gate `bank conflicts`: shared accesses conflict although SWIZZLE is on")
    } else if !shared_memory(config, target) {
        Some("gate `shared memory`: the tiles do not fit the shared memory of sm_80")
    } else if !register_pressure(config, target) {
        Some("gate `registers`: the tiles need more registers than a thread can have")
    } else {
        None
    }
}

/// Every gate that `config` breaks on `target`, with the numbers.
///
/// # Errors
/// The broken gates, in the order of [`NAMES`].
pub fn check(config: &FaS512Config, target: &Target) -> Result<(), Vec<GateError>> {
    let mut errors = Vec::new();
    if !pipeline(config) {
        // The other figures have no meaning for tiles that do not divide.
        return Err(vec![GateError {
            gate: NAMES[0],
            reason: pipeline_reason(config),
        }]);
    }
    if !warps(config) {
        return Err(vec![GateError {
            gate: NAMES[1],
            reason: warps_reason(config),
        }]);
    }
    let threads = config.num_warps * 32;
    if !coalescing(config) {
        errors.push(GateError {
            gate: NAMES[2],
            reason: format!(
                "a slice of {} keys by {} is {} accesses of 16 bytes, not a multiple of {threads} threads; use a larger BLOCK_K or BLOCK_N, or fewer warps",
                config.block_n,
                config.block_k,
                config.block_n * config.block_k * 2 / ACCESS,
            ),
        });
    }
    if !conflict_free(config) {
        errors.push(GateError {
            gate: NAMES[3],
            reason: format!(
                "{} conflicts although SWIZZLE is on",
                bank_conflicts(config)
            ),
        });
    }
    if !shared_memory(config, target) {
        errors.push(GateError {
            gate: NAMES[4],
            reason: format!(
                "{} bytes of shared memory, {} has {} for a CTA; use fewer STAGES or a smaller BLOCK_N",
                shared_bytes(config),
                target.arch,
                target.shared_per_cta,
            ),
        });
    }
    if !register_pressure(config, target) {
        errors.push(GateError {
            gate: NAMES[5],
            reason: format!(
                "about {} registers a thread, the budget of {threads} threads is {}; use more warps or smaller tiles",
                registers(config),
                register_budget(config, target),
            ),
        });
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

fn pipeline_reason(config: &FaS512Config) -> String {
    let FaS512Config {
        block_m,
        block_n,
        block_k,
        stages,
        unroll,
        cp_async,
        ..
    } = *config;
    if block_m == 0 || !SEQ.is_multiple_of(block_m) || block_n == 0 || !SEQ.is_multiple_of(block_n)
    {
        return format!(
            "BLOCK_M {block_m} and BLOCK_N {block_n} have to divide the sequence, {SEQ}"
        );
    }
    if block_k < 16 || !block_k.is_multiple_of(16) || !HEAD_DIM.is_multiple_of(block_k) {
        return format!(
            "BLOCK_K {block_k} does not slice the head dimension of {HEAD_DIM} in steps of 16; use 16, 32 or 64"
        );
    }
    let blocks = SEQ / block_n;
    if stages == 0 || stages > blocks {
        return format!("{stages} STAGES for {blocks} KV blocks; use 1 to {blocks}");
    }
    if !cp_async && stages > 2 {
        return format!("{stages} STAGES without CP_ASYNC: loads through registers fill at most 2");
    }
    format!("UNROLL {unroll} does not divide the {blocks} KV blocks")
}

fn warps_reason(config: &FaS512Config) -> String {
    let grid = grid(config);
    format!(
        "{} warps as {} along BLOCK_M {} and {} along BLOCK_N {} have {} rows and {} keys each; both have to be multiples of 16 that fill the tile",
        config.num_warps,
        grid.along_m,
        config.block_m,
        grid.along_n,
        config.block_n,
        grid.m_tiles * MMA_M,
        grid.keys,
    )
}
