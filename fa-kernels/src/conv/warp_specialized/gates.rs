//! The gates of the schedule for sm_90a.

use fa_dsl::target::Arch;

use super::ConvWarpSpecializedConfig;
use crate::conv::activation::ACTIVATIONS;
use crate::conv::tile_config::{TileConfig, channels};
use crate::conv::tiles::TILE_COLS;

/// Registers of a thread: the outputs of its tile, addresses, and what moments are computed in, or what normalises the tile before.
const fn registers(tile: &TileConfig) -> u32 {
    tile.pixels / 2 + if tile.in_waves() { 72 } else { 56 }
}

/// Slots for pixels without which a CTA would wait for ever: weights, which all tiles wait for, are loaded after the pixels of all of them, and a tile leaves 64
/// channels of its pixels when the products of the next 64 are under way.
const fn least_x_stages(tile: &TileConfig) -> u32 {
    if tile.chunks() > 1 {
        2 * tile.tiles
    } else {
        tile.tiles
    }
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: ConvWarpSpecializedConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "pixels": tile.pixels >= 2 * TILE_COLS && tile.pixels <= 256 && tile.pixels.is_multiple_of(2 * TILE_COLS),
        "PIXELS has to be a multiple of 16 up to 256",
        [PIXELS = tile.pixels];
    structural gate "kernel": matches!(tile.kernel, 1 | 3),
        "KERNEL has to be 1 or 3",
        [KERNEL = tile.kernel];
    structural gate "channels": channels(tile.in_channels) && channels(tile.out_channels),
        "IN_CHANNELS and OUT_CHANNELS have to be multiples of 16 up to 256",
        [IN_CHANNELS = tile.in_channels, OUT_CHANNELS = tile.out_channels];
    structural gate "tiles": tile.tiles >= 1 && tile.tiles <= 3 && tile.warpgroups() <= 3,
        "TILES has to be 1 to 3; with more than 64 output channels it has to be 1",
        [TILES = tile.tiles, OUT_CHANNELS = tile.out_channels];
    structural gate "stages": tile.x_stages >= least_x_stages(tile) && tile.x_stages <= 8 && tile.w_stages >= 2 && tile.w_stages <= 36,
        "X_STAGES has to be 1 to 8, at least TILES, with more than 64 input channels at least twice that, W_STAGES 2 to 36",
        [X_STAGES = tile.x_stages, TILES = tile.tiles, IN_CHANNELS = tile.in_channels, W_STAGES = tile.w_stages];
    structural gate "norm": tile.keeps(),
        "NORM has to be none, on_chip, partly, waves or after; KEPT is 1 to 64 for on_chip, 2 to 64 for partly, otherwise 0",
        [NORM = tile.norm, KEPT = tile.kept];
    gate "activation": config.activation < ACTIVATIONS,
        "ACTIVATION has to be none, gelu, gelu_tanh, relu or silu",
        [ACTIVATION = config.activation];
    gate "affine": !(config.scale || config.shift) || tile.normalises(),
        "SCALE and SHIFT are a part of the normalisation, which this kernel only does with NORM=on_chip, NORM=partly or NORM=waves";
    structural gate "architecture": matches!(target.arch, Arch::Sm90a),
        "warpgroup products exist on sm_90a alone; use the kernels called ConvMma",
        ["target" = target.arch];
    // The interpreter follows as many of a CTA.
    gate "mbarriers": tile.barriers() <= 32,
        "there would be too many mbarriers; use fewer X_STAGES or W_STAGES",
        ["mbarriers" = tile.barriers(), "most" = 32];
    gate "last outputs": !tile.on_chip() || tile.warpgroups() * tile.output_bytes() <= tile.ring_bytes(),
        "the last outputs do not fit where pixels and weights were; use more X_STAGES or W_STAGES",
        ["bytes" = tile.warpgroups() * tile.output_bytes(), "available" = tile.ring_bytes()];
    gate "shared memory": tile.shared_bytes() <= target.shared_per_cta,
        "pixels, weights and outputs do not fit; use fewer X_STAGES or W_STAGES, NORM=partly with a smaller KEPT, or NORM=after",
        ["bytes" = tile.shared_bytes(), "available" = target.shared_per_cta];
    gate "registers": registers(tile) <= tile.available_registers(target.registers_per_sm),
        "the outputs of a tile do not fit the registers; use a smaller PIXELS or fewer TILES",
        ["registers" = registers(tile), "available" = tile.available_registers(target.registers_per_sm)];
}
