//! The gates of the streaming tile.

use fa_dsl::target::Arch;

use super::handover::Handover;
use super::{GROUP_ROWS, OutputPlace, TileConfig, WarpSpecializedConfig};
use crate::attention::softmax::RescalePolicy;

/// Registers that a thread of a consumer needs: scores, P, output, and addresses, softmax state
/// and descriptors. Where ptxas has fewer it serialises the products (C7512), which is an error.
pub const fn registers(tile: &TileConfig) -> u32 {
    let (scores, output) = (tile.block_n / 2, tile.variant.head_dim / 2);
    scores + scores / 2 + output + 30
}

const fn tiles(tile: &TileConfig) -> bool {
    tile.block_n >= 16
        && tile.block_n <= 256
        && tile.block_n.is_multiple_of(16)
        && tile.variant.head_dim >= 64
        && tile.variant.head_dim <= 256
        && tile.variant.head_dim.is_multiple_of(16)
        && tile.consumers >= 2
        && tile.consumers <= 4
        && tile.stages >= 1
        && tile.q_stages >= 1
        // Before they are counted: a sum of larger numbers could overflow.
        && tile.stages <= 32
        && tile.q_stages <= 32
        && tile.barriers() + Handover::barriers(tile.judges_tiles()) * tile.hands_tiles() as u32 <= 32
}

/// Whether P of a block is made where P of the last one is not read any more. With the first block's reference it is
/// made while the last one's product is in flight, which a loop that is not unrolled has no registers for (C7513).
const fn rescale(tile: &TileConfig) -> bool {
    !matches!(tile.method.rescale, RescalePolicy::FirstBlock)
}

/// Whether the output fits its place: of two warpgroups one takes the last block's keys and one its values,
/// which the tile's last rows see too unless a window hides them, and which is known unless blocks are classified.
const fn output(tile: &TileConfig) -> bool {
    !matches!(tile.output, OutputPlace::LastBlock)
        || (tile.consumers == 2
            && tile.block_n >= GROUP_ROWS
            && tile.stages >= 2
            && !tile.variant.masked_left()
            && !tile.variant.functions)
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: WarpSpecializedConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "tiles": tiles(tile),
        "BLOCK_N has to be a multiple of 16 up to 256, HEAD_DIM a multiple of 16 from 64 to 256, CONSUMERS 2 to 4",
        [BLOCK_N = tile.block_n, HEAD_DIM = tile.variant.head_dim, CONSUMERS = tile.consumers];
    structural gate "architecture": matches!(target.arch, Arch::Sm90a),
        "warpgroup products exist on sm_90a alone; use the kernels called Mma",
        ["target" = target.arch];
    structural gate "rows": tile.copy_rows == 0 || (matches!(tile.copy_rows, 2 | 4) && tile.variant.functions && tile.stages >= 2),
        "a tensor is copied of which a function of scores reads an element for each query and key, with two STAGES at least; use COPY_ROWS=0",
        [COPY_ROWS = tile.copy_rows, STAGES = tile.stages];
    gate "rescale": rescale(tile),
        "RESCALE first_block needs unrolled blocks, which this schedule does not have; use always, conditional or optimistic";
    gate "output": output(tile),
        "OUTPUT last_block puts the outputs of two warpgroups of 64 rows where the last block was: it needs CONSUMERS 2, BLOCK_N of at least 64, two STAGES, no WINDOW and no functions; use own or queries",
        [CONSUMERS = tile.consumers, BLOCK_N = tile.block_n, STAGES = tile.stages];
    gate "shared memory": tile.shared_bytes() <= target.shared_per_cta,
        "queries, output and the ring do not fit; use fewer STAGES or a smaller BLOCK_N",
        ["bytes" = tile.shared_bytes(), "available" = target.shared_per_cta];
    gate "registers": registers(tile) <= tile.consumer_registers(),
        "a warpgroup's scores and output do not fit its registers; use a smaller BLOCK_N or fewer CONSUMERS",
        ["registers" = registers(tile), "available" = tile.consumer_registers()];
}
