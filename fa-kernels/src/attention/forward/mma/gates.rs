//! The gates of the schedule for sm_80 and later.

use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::{Panels, TileCopy};

use super::tile_config::MMA_M;
use super::{MmaConfig, TileConfig};
use crate::attention::options::Seq;
use crate::attention::softmax::RescalePolicy;

/// Registers that a thread needs: output, scores and the queries that it keeps, and what it works
/// with; P takes the scores' as it is packed.
pub const fn registers(tile: &TileConfig, target: &Target) -> u32 {
    let m = tile.m_tiles();
    let output = m * tile.variant.head_dim / 8 * 4;
    let scores = m * tile.block_n / 8 * 4;
    let queries = m * tile.kept() * 4;
    // The scores are kept while P is made beside them.
    let second = match tile.method.rescale {
        RescalePolicy::FirstBlock => scores / 2,
        _ => 0,
    };
    output + scores + queries + second + working(tile, target)
}

/// Registers for addresses, fragments in flight and the softmax. The numbers are bounds of what
/// ptxas was seen to need: it spilled some of the configurations that have fewer left, of 400
/// compiled for sm_80, sm_90a, sm_100a and sm_120 (`tests/mma_registers.rs` compiles others).
const fn working(tile: &TileConfig, target: &Target) -> u32 {
    let m = tile.m_tiles();
    // Maxima, sums, a fragment of the queries in flight for each 16-row block.
    let rows = 31 + 16 * m;
    // Exponentials and products overlap, and factors of several 16-row blocks are alive at once.
    let factors = match tile.method.rescale {
        RescalePolicy::Always | RescalePolicy::FirstBlock if m > 1 => 16 * (m - 1) + 1,
        _ => 0,
    };
    // Little can be moved around fragments that stay, slots that move, long rows, and the addresses
    // of few threads, which have more to copy; nor, for sm_100a, around a window's two ends or what a known length
    // folds to.
    let special = tile.variant.masked_left() || matches!(tile.variant.seq, Seq::Static(_));
    let fixed = (special && matches!(target.arch, Arch::Sm100a))
        || tile.kept() > 0
        || tile.stages > 1
        || tile.block_n > 64
        || tile.warps < 4;
    if fixed && rows + factors < 64 {
        64
    } else {
        rows + factors
    }
}

/// Registers that a thread may have.
pub const fn register_budget(tile: &TileConfig, target: &Target) -> u32 {
    target.register_budget(tile.threads() * tile.ctas)
}

/// Each warp has whole 16-row blocks, and blocks of keys are whole tensor-core steps.
const fn tiles(tile: &TileConfig) -> bool {
    let head_dim = tile.variant.head_dim;
    tile.warps >= 1
        && tile.warps <= 32
        && tile.m_tiles() >= 1
        && tile.m_tiles() * MMA_M * tile.warps == tile.block_m
        && tile.block_n >= 16
        && tile.block_n.is_multiple_of(16)
        && head_dim >= 32
        && head_dim <= 256
        && head_dim.is_multiple_of(32)
        && tile.stages >= 1
        && tile.ctas >= 1
        && small(tile)
}

/// Far more than any GPU holds: with these the figures of the other gates cannot overflow.
const fn small(tile: &TileConfig) -> bool {
    tile.block_m <= 1024 && tile.block_n <= 1024 && tile.stages <= 32 && tile.ctas <= 32
}

/// The threads share the 16-byte accesses of each panel evenly, in whole periods of the swizzle.
const fn copies(tile: &TileConfig) -> bool {
    let (threads, width) = (tile.threads(), Panels::width(tile.variant.head_dim));
    TileCopy::divides(tile.block_m, width, threads)
        && TileCopy::divides(tile.block_n, width, threads)
        && (threads * 8 / width).is_multiple_of(8)
}

const fn shared_memory(tile: &TileConfig, target: &Target) -> bool {
    target.holds(tile.ctas, tile.shared_bytes())
}

const fn register_pressure(tile: &TileConfig, target: &Target) -> bool {
    registers(tile, target) <= register_budget(tile, target)
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: MmaConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "tiles": tiles(tile),
        "NUM_WARPS have to split BLOCK_M into parts of 16 rows, BLOCK_N has to be a multiple of 16, both up to 1024, HEAD_DIM one of 32 up to 256, STAGES and CTAS 1 to 32",
        [BLOCK_M = tile.block_m, BLOCK_N = tile.block_n, NUM_WARPS = tile.warps, HEAD_DIM = tile.variant.head_dim, STAGES = tile.stages, CTAS = tile.ctas];
    structural gate "copies": copies(tile),
        "BLOCK_M and BLOCK_N rows of a panel have to be a multiple of one 16-byte access for each thread; use fewer warps or other blocks",
        [BLOCK_M = tile.block_m, BLOCK_N = tile.block_n, "columns of a panel" = Panels::width(tile.variant.head_dim), "threads" = tile.threads()];
    gate "rescale": tile.method.rescale.takes_rows_once(),
        "RESCALE optimistic needs a scheduler that hands tiles over again, which this schedule does not have; use always, conditional or first_block";
    gate "shared memory": shared_memory(tile, target),
        "queries, keys and values of CTAS do not fit; use fewer STAGES or CTAS, or a smaller BLOCK_N or BLOCK_M",
        ["bytes for each CTA" = tile.shared_bytes(), CTAS = tile.ctas, "bytes that a CTA may have" = target.shared_per_cta, "a multiprocessor" = target.shared_per_sm, "on" = target.arch];
    gate "registers": register_pressure(tile, target),
        "output and scores need more registers than a thread can have; use more warps, smaller blocks or fewer Q_REGS",
        ["registers" = registers(tile, target), "available" = register_budget(tile, target)];
}
