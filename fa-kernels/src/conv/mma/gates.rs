//! The gates of the schedule for sm_80 and later.

use fa_dsl::target::Arch;

use super::ConvMmaConfig;
use crate::conv::activation::ACTIVATIONS;
use crate::conv::gates::gates;
use crate::conv::tile_config::{TileConfig, channels};
use crate::conv::tiles::TILE_COLS;

/// Registers of a thread: the outputs of its tile, addresses, and what moments are computed in.
const fn registers(tile: &TileConfig) -> u32 {
    tile.pixels / 2 + 96
}

gates! {
    for ConvMmaConfig |config, target, tile| at Arch::Sm80, registers: registers(tile);

    structural gate "stages": tile.x_stages >= 2 && tile.x_stages <= 8 && tile.w_stages >= 2 && tile.w_stages <= 8,
        "X_STAGES and W_STAGES have to be 2 to 8",
        [X_STAGES = tile.x_stages, W_STAGES = tile.w_stages];
    // Pixels are loaded with the first of their weights, and overwrite those of X_STAGES blocks before.
    gate "ahead": (tile.x_stages - 1) * tile.taps() >= tile.w_stages - 1,
        "pixels would be overwritten that are still read; use more X_STAGES or fewer W_STAGES",
        [X_STAGES = tile.x_stages, W_STAGES = tile.w_stages];
}
