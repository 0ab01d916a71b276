//! The gates of the resident tile.

use fa_dsl::target::{Arch, Target};

use super::{GROUP_ROWS, ResidentConfig, TileConfig};
use crate::attention::softmax::RescalePolicy;

/// Mbarriers of a CTA.
const BARRIERS: u32 = 32;

/// Registers that a thread needs: scores, P, output, and addresses, softmax state and descriptors.
/// Where ptxas has fewer it serialises the products (C7512), which is an error.
pub const fn registers(tile: &TileConfig) -> u32 {
    let (scores, output) = (tile.block_n / 2, tile.variant.head_dim / 2);
    // Repeated, the text that recomputes a block keeps more addresses alive.
    let repeated = match tile.method.rescale {
        RescalePolicy::FirstBlock if tile.unroll > 1 && tile.blocks() > 2 => 20,
        _ => 0,
    };
    scores + scores / 2 + output + 30 + repeated
}

/// Registers that a thread may have.
pub const fn allowed_registers(tile: &TileConfig) -> u32 {
    let threads = tile.threads() * tile.ctas;
    let allowed = 65_536 / threads / 8 * 8;
    if allowed > 255 { 255 } else { allowed }
}

/// Far more than shared memory holds: with these the figures of the other gates cannot overflow.
const LONGEST: u32 = 1 << 16;

const fn sequence(tile: &TileConfig) -> bool {
    let seq = tile.seq();
    seq > 0
        && seq <= LONGEST
        && seq.is_multiple_of(GROUP_ROWS)
        && tile.block_n > 0
        && seq.is_multiple_of(tile.block_n)
}

const fn tiles(tile: &TileConfig) -> bool {
    tile.block_n >= GROUP_ROWS
        && tile.block_n <= 256
        && tile.block_n.is_multiple_of(GROUP_ROWS)
        && tile.variant.head_dim >= 64
        && tile.variant.head_dim <= 256
        && tile.variant.head_dim.is_multiple_of(64)
        && tile.consumers >= 2
        && tile.consumers <= 4
        && tile.q_stages >= 1
        && tile.q_stages <= 4
        && tile.unroll >= 1
        && tile.ctas >= 1
        && tile.ctas <= 4
}

/// Whether warpgroups can take turns: all are at the same head, or one that waits for the next would
/// keep the turn from those whom it waits for; and all have as many blocks.
const fn takes_turns(tile: &TileConfig) -> bool {
    !tile.variant.masked() && tile.tiles().is_multiple_of(tile.consumers)
}

/// Shared memory that a CTA may have, where every CTA takes 1 KiB for the system.
const fn allowed_shared(tile: &TileConfig, target: &Target) -> u32 {
    let part = target.shared_per_sm / tile.ctas - 1024;
    if part > target.shared_per_cta {
        target.shared_per_cta
    } else {
        part
    }
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: ResidentConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "tiles": tiles(tile),
        "BLOCK_N has to be a multiple of 64 up to 256, HEAD_DIM a multiple of 64 from 64 to 256, CONSUMERS 2 to 4, Q_STAGES and CTAS 1 to 4, UNROLL at least 1",
        [BLOCK_N = tile.block_n, HEAD_DIM = tile.variant.head_dim, CONSUMERS = tile.consumers, Q_STAGES = tile.q_stages, CTAS = tile.ctas, UNROLL = tile.unroll];
    structural gate "sequence": sequence(tile),
        "SEQ has to be a multiple of 64 and of BLOCK_N, up to 65536, and 0 is a length of run time; use the kernels called WarpSpecialized for others",
        [SEQ = tile.seq(), BLOCK_N = tile.block_n];
    structural gate "dense": !tile.variant.sequences_differ(),
        "this schedule takes sequences of one length, side by side; use the kernels called Mma for PACKED and PAGED ones and for caches";
    structural gate "masks": !tile.variant.widens(),
        "this schedule takes masks that end at a tile's diagonal; use the kernels called WarpSpecialized for PREFIX_RANGES";
    structural gate "architecture": matches!(target.arch, Arch::Sm90a),
        "warpgroup products exist on sm_90a alone; use the kernels called Mma",
        ["target" = target.arch];
    gate "rescale": tile.method.rescale.takes_rows_once(),
        "RESCALE optimistic needs a scheduler that hands tiles over again, which this schedule does not have; use always, conditional or first_block";
    gate "ping pong": !tile.ping_pong || takes_turns(tile),
        "PING_PONG needs tiles alike, without CAUSAL and WINDOW, and SEQ / 64 a multiple of CONSUMERS",
        ["tiles of a head" = tile.tiles(), CONSUMERS = tile.consumers];
    gate "mbarriers": tile.barriers() <= BARRIERS,
        "those of the blocks, of the tiles of queries and of the turns are more than 32; use a larger BLOCK_N",
        ["mbarriers" = tile.barriers(), "blocks" = tile.blocks()];
    let allowed = allowed_shared(tile, target);
    gate "shared memory": tile.shared_bytes() <= allowed,
        "keys, values, queries and output do not fit; use fewer CONSUMERS, Q_STAGES or CTAS, or the kernels called WarpSpecialized",
        ["bytes" = tile.shared_bytes(), "available for each CTA" = allowed];
    gate "registers": registers(tile) <= allowed_registers(tile),
        "a warpgroup's scores and output do not fit its registers; use a smaller BLOCK_N or fewer CONSUMERS",
        ["registers" = registers(tile), "available" = allowed_registers(tile)];
}
