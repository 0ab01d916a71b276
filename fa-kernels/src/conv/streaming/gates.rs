//! The gates of the schedule of samples that pass through the chip.

use fa_dsl::target::Arch;

use super::ConvStreamingConfig;
use crate::conv::activation::ACTIVATIONS;
use crate::conv::tile_config::{GROUP_CHANNELS, channels};

/// Registers of a thread: the outputs of its tile, addresses, and what moments are computed in.
const fn registers(pixels: u32) -> u32 {
    pixels / 2 + 72
}

fa_dsl::gates! {
    /// Every gate that a configuration breaks on a target.
    for<T> |config: ConvStreamingConfig<T>, target| at Arch::Sm90a;

    let tile = &config.tiles();
    structural gate "pixels": tile.pixels > 0 && tile.pixels <= 256 && tile.pixels.is_multiple_of(2 * tile.columns),
        "PIXELS has to be a multiple of 16 up to 256, and of 32 with X_CHANNELS_FIRST",
        [PIXELS = tile.pixels];
    structural gate "kernel": matches!(tile.kernel, 1 | 3),
        "KERNEL has to be 1 or 3",
        [KERNEL = tile.kernel];
    structural gate "weights": tile.kernel == 3 || !config.weight_channels_first,
        "weights of 1 x 1 have one order: leave WEIGHT_CHANNELS_FIRST out",
        [KERNEL = tile.kernel];
    structural gate "channels": channels(tile.in_channels) && channels(tile.out_channels) && tile.in_channels <= GROUP_CHANNELS && tile.out_channels <= GROUP_CHANNELS,
        "IN_CHANNELS and OUT_CHANNELS have to be multiples of 16 up to 64; use the kernels called ConvWarpSpecialized",
        [IN_CHANNELS = tile.in_channels, OUT_CHANNELS = tile.out_channels];
    structural gate "warpgroups": matches!(config.warpgroups, 2 | 3),
        "WARPGROUPS has to be 2 or 3",
        [WARPGROUPS = config.warpgroups];
    structural gate "stages": tile.x_stages >= 1 && tile.x_stages <= 8,
        "X_STAGES has to be 1 to 8",
        [X_STAGES = tile.x_stages];
    gate "activation": config.activation < ACTIVATIONS,
        "ACTIVATION has to be none, gelu, gelu_tanh, relu or silu",
        [ACTIVATION = config.activation];
    structural gate "architecture": matches!(target.arch, Arch::Sm90a),
        "warpgroup products exist on sm_90a alone; use the kernels called ConvMma",
        ["target" = target.arch];
    gate "shared memory": config.shared_bytes() <= target.shared_per_cta,
        "pixels, weights and outputs do not fit; use fewer X_STAGES, PIXELS or WARPGROUPS",
        ["bytes" = config.shared_bytes(), "available" = target.shared_per_cta];
    gate "registers": registers(tile.pixels) <= config.group_registers(),
        "the outputs of a tile do not fit the registers; use a smaller PIXELS or fewer WARPGROUPS",
        ["registers" = registers(tile.pixels), "available" = config.group_registers()];
}
