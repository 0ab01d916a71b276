//! The schedule for sm_80 and later: the threads that compute load, too, by `cp.async`.
//!
//! As that for sm_90a, of whose parts it has all but how operands come to shared memory and are multiplied: `ldmatrix` reads a pixel's channels from any row,
//! so that the nine weights of a pair of channels share a box of pixels here, too.

pub mod gates;
mod loads;

use fa_dsl::prelude::*;
use fa_dsl::tile::shared_base;

use loads::Loads;

use super::ConvElement;
use super::activation::Activation;
use super::tile_config::TileConfig;
use super::tiles::TILE_COLS;
use super::work::{Arguments, Group, Left};

impl<T> ConvMmaConfig<T> {
    /// The sizes of this configuration.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            bulk: false,
            pixels: self.pixels,
            columns: TILE_COLS,
            planes: false,
            parts: 1,
            tiles: self.tiles,
            x_stages: self.x_stages,
            w_stages: self.w_stages,
            in_channels: self.in_channels,
            out_channels: self.out_channels,
            kernel: self.kernel,
            norm: self.norm,
            kept: self.kept,
            activation: Activation::of_tunable(self.activation),
        }
    }
}

/// y ← act(norm(x ∗ weight + bias)), or a part of it: with NORM=after, y is what is to be normalised, and `moments` what of. `x` is (samples, height,
/// width, in channels), `weight` (out channels, kernel, kernel, in channels).
///
/// Tiles are numbered by their sample, then row by row of tiles; TILES of them are a group. CTA i computes the groups from i · `cta_groups` on; with
/// NORM=waves, of G CTAs, groups i, i + G, …: G is a multiple of a sample's, each of which waits for what the others find.
/// Grid: as many CTAs as that needs, by one for every 64 or 128 output channels.
#[kernel(
    name = ConvMma,
    types(f16, bf16),
    threads = config.tiles().threads(),
    gates = gates,
    cooperative
)]
pub fn conv_mma<
    T: ConvElement,
    #[values(64, 96, 128)] const PIXELS: u32,
    #[values(1, 2)] const TILES: u32,
    #[values(2, 3)] const X_STAGES: u32 = 2,
    #[values(2, 3, 4)] const W_STAGES: u32 = 3,
    #[option]
    #[values(
        16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256
    )] const IN_CHANNELS: u32 = 64,
    #[option]
    #[values(
        16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256
    )] const OUT_CHANNELS: u32 = 64,
    #[option]
    #[values(1, 3)] const KERNEL: u32 = 3,
    #[option] const BIAS: bool = false,
    #[option]
    #[values(none = 0, on_chip = 1, after = 2, partly = 3, waves = 4)] const NORM: u32 = 0,
    #[option]
    #[values(0, 1, 2, 3, 4, 5, 6, 7, 8)] const KEPT: u32 = 0,
    #[option] const SCALE: bool = false,
    #[option] const SHIFT: bool = false,
    #[option]
    #[values(none = 0, gelu = 1, gelu_tanh = 2, relu = 3, silu = 4)] const ACTIVATION: u32 = 0,
>(
    x: Tensor<T>,
    weight: Tensor<T>,
    #[when(BIAS)] bias: Tensor<T>,
    #[when(SCALE)] scale: Tensor<T>,
    #[when(SHIFT)] shift: Tensor<T>,
    y: TensorMut<T>,
    #[when(config.tiles().on_chip())] partial: Scratch<f32>,
    #[when(config.tiles().normalises())] counters: Counters,
    #[when(NORM == 2)] moments: TensorInOut<f32>,
    height: u32,
    width: u32,
    across: Divisor,
    groups: Divisor,
    all_groups: u32,
    cta_groups: Divisor,
    #[when(config.tiles().normalises())] epsilon: f32,
) {
    let s = config.tiles();
    let arguments = Arguments {
        bias,
        scale,
        shift,
        y,
        partial,
        counters,
        moments,
        height,
        width,
        across,
        groups,
        all_groups,
        cta_groups,
        epsilon,
    };
    let work = arguments.work(&s);
    let smem = shared_base() + shared(s.shared_bytes(), 1024);
    let group = Group::new(&s, &work, Left::new(&s, smem));
    let loads = Loads {
        group: &group,
        x,
        weight,
        base: smem,
    };
    loads.begin();
    group.compute(|acc, round, waiting| {
        loads.products(acc, round);
        if let Some(waiting) = waiting {
            if round > 0 {
                waiting.finish();
            }
        }
    });
    if work.meet() {
        group.normalise();
    }
}
