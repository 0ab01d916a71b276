//! The gates of the schedule for sm_80 and later.

use fa_dsl::config::GateError;
use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::{Panels, TileCopy};

use super::tile_config::MMA_M;
use super::{MmaConfig, TileConfig};
use crate::attention::options::Seq;
use crate::attention::softmax::RescalePolicy;

/// Shared memory that the system keeps for each CTA (CUDA C++ Programming Guide, compute
/// capabilities).
const RESERVED: u32 = 1024;

/// Registers that a thread needs: output, scores and the queries that it keeps, and what it works
/// with; P takes the scores' as it is packed.
pub const fn registers(schedule: &TileConfig, target: &Target) -> u32 {
    let m = schedule.m_tiles();
    let output = m * schedule.variant.head_dim / 8 * 4;
    let scores = m * schedule.block_n / 8 * 4;
    let queries = m * schedule.kept() * 4;
    // The scores are kept while P is made beside them.
    let second = match schedule.method.rescale {
        RescalePolicy::FirstBlock => scores / 2,
        _ => 0,
    };
    output + scores + queries + second + working(schedule, target)
}

/// Registers for addresses, fragments in flight and the softmax. The numbers are bounds of what
/// ptxas was seen to need: it spilled some of the configurations that have fewer left, of 400
/// compiled for sm_80, sm_90a, sm_100a and sm_120 (`tests/mma_registers.rs` compiles others).
const fn working(schedule: &TileConfig, target: &Target) -> u32 {
    let m = schedule.m_tiles();
    // Maxima, sums, a fragment of the queries in flight for each 16-row block.
    let rows = 31 + 16 * m;
    // Exponentials and products overlap, and factors of several 16-row blocks are alive at once.
    let factors = match schedule.method.rescale {
        RescalePolicy::Always | RescalePolicy::FirstBlock if m > 1 => 16 * (m - 1) + 1,
        _ => 0,
    };
    // Little can be moved around fragments that stay, slots that move, long rows, and the addresses
    // of few threads, which have more to copy; nor, for sm_100a, around a window's two ends or what a known length
    // folds to.
    let special = schedule.variant.masked_left() || matches!(schedule.variant.seq, Seq::Static(_));
    let fixed = (special && matches!(target.arch, Arch::Sm100a))
        || schedule.kept() > 0
        || schedule.stages > 1
        || schedule.block_n > 64
        || schedule.warps < 4;
    if fixed && rows + factors < 64 {
        64
    } else {
        rows + factors
    }
}

/// Registers that a thread may have.
pub const fn register_budget(schedule: &TileConfig, target: &Target) -> u32 {
    let share = target.registers_per_sm / (schedule.threads() * schedule.ctas) / 8 * 8;
    if share < target.registers_per_thread {
        share
    } else {
        target.registers_per_thread
    }
}

/// Each warp has whole 16-row blocks, and blocks of keys are whole tensor-core steps.
const fn tiles(schedule: &TileConfig) -> bool {
    let head_dim = schedule.variant.head_dim;
    schedule.warps >= 1
        && schedule.warps <= 32
        && schedule.m_tiles() >= 1
        && schedule.m_tiles() * MMA_M * schedule.warps == schedule.block_m
        && schedule.block_n >= 16
        && schedule.block_n.is_multiple_of(16)
        && head_dim >= 32
        && head_dim <= 256
        && head_dim.is_multiple_of(32)
        && schedule.stages >= 1
        && schedule.ctas >= 1
}

/// The threads share the 16-byte accesses of each panel evenly, in whole periods of the swizzle.
const fn copies(schedule: &TileConfig) -> bool {
    let (threads, width) = (schedule.threads(), Panels::width(schedule.variant.head_dim));
    TileCopy::divides(schedule.block_m, width, threads)
        && TileCopy::divides(schedule.block_n, width, threads)
        && (threads * 8 / width).is_multiple_of(8)
}

const fn shared_memory(schedule: &TileConfig, target: &Target) -> bool {
    schedule.shared_bytes() <= target.shared_per_cta
        && (schedule.shared_bytes() + RESERVED) * schedule.ctas <= target.shared_per_sm
}

const fn register_pressure(schedule: &TileConfig, target: &Target) -> bool {
    registers(schedule, target) <= register_budget(schedule, target)
}

/// The first gate that the schedule breaks on sm_90a, which has the most shared memory.
pub const fn first_broken_of(schedule: &TileConfig) -> Option<&'static str> {
    let target = &Target::new(Arch::Sm90a);
    if !tiles(schedule) {
        Some(
            "gate `tiles`: NUM_WARPS have to split BLOCK_M into parts of 16 rows, BLOCK_N has to be a multiple of 16, HEAD_DIM one of 32 up to 256",
        )
    } else if !copies(schedule) {
        Some(
            "gate `copies`: BLOCK_M and BLOCK_N rows of a panel have to be a multiple of one 16-byte access for each thread",
        )
    } else if !shared_memory(schedule, target) {
        Some("gate `shared memory`: queries, keys and values of CTAS do not fit 227 KiB")
    } else if !register_pressure(schedule, target) {
        Some("gate `registers`: output and scores need more registers than a thread can have")
    } else {
        None
    }
}

/// Every gate that the schedule breaks on `target`, with the numbers.
///
/// # Errors
/// The broken gates.
pub fn check_of(schedule: &TileConfig, target: &Target) -> Result<(), Vec<GateError>> {
    let error = |gate, reason| GateError { gate, reason };
    let TileConfig {
        block_m,
        block_n,
        warps,
        ctas,
        ..
    } = *schedule;
    let threads = schedule.threads();
    if !tiles(schedule) {
        let reason = format!(
            "{warps} warps do not split BLOCK_M {block_m} into parts of 16 rows, or BLOCK_N {block_n} is no multiple of 16, or HEAD_DIM {} none of 32 up to 256",
            schedule.variant.head_dim
        );
        return Err(vec![error("tiles", reason)]);
    }
    if !copies(schedule) {
        let width = Panels::width(schedule.variant.head_dim);
        let reason = format!(
            "BLOCK_M {block_m} and BLOCK_N {block_n} rows of {width} columns are {} and {} accesses of 16 bytes, which {threads} threads do not share evenly; use fewer warps or other blocks",
            block_m * width / 8,
            block_n * width / 8
        );
        return Err(vec![error("copies", reason)]);
    }
    let mut errors = Vec::new();
    if !shared_memory(schedule, target) {
        let reason = format!(
            "{} bytes of shared memory for each of {ctas} CTAs, {} has {} for a CTA and {} for a multiprocessor; use fewer STAGES or CTAS, or a smaller BLOCK_N or BLOCK_M",
            schedule.shared_bytes(),
            target.arch,
            target.shared_per_cta,
            target.shared_per_sm
        );
        errors.push(error("shared memory", reason));
    }
    if !register_pressure(schedule, target) {
        let reason = format!(
            "about {} registers a thread, {ctas} CTAs of {threads} threads have {}; use more warps, smaller blocks or fewer Q_REGS",
            registers(schedule, target),
            register_budget(schedule, target)
        );
        errors.push(error("registers", reason));
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// The first gate that `config` breaks.
pub const fn first_broken<T>(config: &MmaConfig<T>) -> Option<&'static str> {
    first_broken_of(&config.tiles())
}

/// Every gate that `config` breaks on `target`.
///
/// # Errors
/// The broken gates, with the numbers.
pub fn check<T>(config: &MmaConfig<T>, target: &Target) -> Result<(), Vec<GateError>> {
    check_of(&config.tiles(), target)
}
