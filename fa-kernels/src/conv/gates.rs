//! The gates of the schedules that share a [`TileConfig`](super::tile_config::TileConfig) and the options of what becomes of outputs.

/// The gates of a kernel with the tunables PIXELS, TILES, X_STAGES and W_STAGES and the options of a convolution block. Those of its own are asked where the numbers of
/// tiles are known to be right; `registers` are those that a thread needs.
macro_rules! gates {
    (for $type:ident |$config:ident, $target:ident, $tile:ident| at $arch:expr, registers: $registers:expr; $($own:tt)*) => {
        fa_dsl::gates! {
            /// Every gate that a configuration breaks on a target.
            for<T> |$config: $type<T>, $target| at $arch;

            let $tile = &$config.tiles();
            structural gate "pixels": $tile.pixels >= 2 * TILE_COLS && $tile.pixels <= 256 && $tile.pixels.is_multiple_of(2 * TILE_COLS),
                "PIXELS has to be a multiple of 16 up to 256",
                [PIXELS = $tile.pixels];
            structural gate "kernel": matches!($tile.kernel, 1 | 3),
                "KERNEL has to be 1 or 3",
                [KERNEL = $tile.kernel];
            structural gate "channels": channels($tile.in_channels) && channels($tile.out_channels),
                "IN_CHANNELS and OUT_CHANNELS have to be multiples of 16 up to 256",
                [IN_CHANNELS = $tile.in_channels, OUT_CHANNELS = $tile.out_channels];
            structural gate "tiles": $tile.tiles >= 1 && $tile.tiles <= 3 && $tile.warpgroups() <= 3,
                "TILES has to be 1 to 3; with more than 64 output channels it has to be 1",
                [TILES = $tile.tiles, OUT_CHANNELS = $tile.out_channels];
            $($own)*
            structural gate "norm": $tile.keeps(),
                "NORM has to be none, on_chip, partly, waves or after; KEPT is 1 to 64 for on_chip, 2 to 64 for partly, otherwise 0",
                [NORM = $tile.norm, KEPT = $tile.kept];
            gate "activation": $config.activation < ACTIVATIONS,
                "ACTIVATION has to be none, gelu, gelu_tanh, relu or silu",
                [ACTIVATION = $config.activation];
            gate "affine": !($config.scale || $config.shift) || $tile.normalises(),
                "SCALE and SHIFT are a part of the normalisation, which this kernel only does with NORM=on_chip, NORM=partly or NORM=waves";
            gate "last outputs": !$tile.on_chip() || $tile.warpgroups() * $tile.output_bytes() <= $tile.ring_bytes(),
                "the last outputs do not fit where pixels and weights were; use more X_STAGES or W_STAGES",
                ["bytes" = $tile.warpgroups() * $tile.output_bytes(), "available" = $tile.ring_bytes()];
            gate "shared memory": $tile.shared_bytes() <= $target.shared_per_cta,
                "pixels, weights and outputs do not fit; use fewer X_STAGES or W_STAGES, NORM=partly with a smaller KEPT, or NORM=after",
                ["bytes" = $tile.shared_bytes(), "available" = $target.shared_per_cta];
            gate "registers": $registers <= $tile.available_registers($target.registers_per_sm),
                "the outputs of a tile do not fit the registers; use a smaller PIXELS or fewer TILES",
                ["registers" = $registers, "available" = $tile.available_registers($target.registers_per_sm)];
        }
    };
}

pub(super) use gates;
