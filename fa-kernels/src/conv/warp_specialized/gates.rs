//! The gates of the schedule for sm_90a.

use fa_dsl::target::Arch;

use super::ConvWarpSpecializedConfig;
use crate::conv::activation::ACTIVATIONS;
use crate::conv::gates::gates;
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

gates! {
    for ConvWarpSpecializedConfig |config, target, tile| at Arch::Sm90a, registers: registers(tile);

    structural gate "stages": tile.x_stages >= least_x_stages(tile) && tile.x_stages <= 8 && tile.w_stages >= 2 && tile.w_stages <= 36,
        "X_STAGES has to be 1 to 8, at least TILES, with more than 64 input channels at least twice that, W_STAGES 2 to 36",
        [X_STAGES = tile.x_stages, TILES = tile.tiles, IN_CHANNELS = tile.in_channels, W_STAGES = tile.w_stages];
    structural gate "architecture": matches!(target.arch, Arch::Sm90a),
        "warpgroup products exist on sm_90a alone; use the kernels called ConvMma",
        ["target" = target.arch];
    // The interpreter follows as many of a CTA.
    gate "mbarriers": tile.barriers() <= 32,
        "there would be too many mbarriers; use fewer X_STAGES or W_STAGES",
        ["mbarriers" = tile.barriers(), "most" = 32];
}
