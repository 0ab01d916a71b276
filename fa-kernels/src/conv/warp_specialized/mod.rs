//! The schedule for sm_90a: a warp loads, one to three warpgroups compute, 64 output channels by a tile of pixels each.
//!
//! The product is outputs = weights · pixelsᵀ: its rows are output channels, its columns pixels. A tile's pixels are loaded once, with the border that
//! the kernel reaches to, as one box of the image; for each of the nine weights of a pair of channels the tensor core reads them anew, from
//! where the box begins moved by a row or a column: eight pixels of a row of the image follow each other in shared memory, and the
//! next eight begin a row of the box later. What lies outside of the image is filled with zeros by the copy engine.
//!
//! CTAs are persistent. Each computes tiles that follow each other. With NORM=on_chip their outputs stay in shared memory until all CTAs
//! have met, and are stored once, normalised; with NORM=partly those of KEPT groups do, and the others wait in `y`. With NORM=waves they compute whole samples at a time, and normalise a tile beside the products of the next one. A thread has all pixels of its channels that a warpgroup has, so
//! that means and variances need two exchanges between lanes.

pub mod gates;
mod producer;
mod products;
pub(super) mod rings;

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::set_max_registers;
use fa_dsl::tile::shared_base;

use producer::produce;
use products::products;
use rings::Rings;

use super::ConvElement;
use super::activation::Activation;
use super::tile_config::{HELPER_REGISTERS, TileConfig};
use super::tiles::TILE_COLS;
use super::work::{Arguments, Group, Left};

/// What products read.
struct Io<T> {
    /// (samples, height, width, in channels), boxes of a tile with its border.
    x: TensorMap<T>,
    /// (out channels, kernel, kernel, in channels), boxes of one weight.
    weight: TensorMap<T>,
}

impl<T> ConvWarpSpecializedConfig<T> {
    /// The sizes of this configuration.
    pub const fn tiles(&self) -> TileConfig {
        TileConfig {
            bulk: true,
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

/// y ← act(norm(x ∗ weight + bias)), or a part of it: with NORM=after, y is what is to be normalised, and `moments` what of.
///
/// Tiles are numbered by their sample, then row by row of tiles; TILES of them are a group. CTA i computes the groups from i · `cta_groups` on; with
/// NORM=waves, of G CTAs, groups i, i + G, …: G is a multiple of a sample's, each of which waits for what the others find.
/// Grid: as many CTAs as that needs, by one for every 64 or 128 output channels.
#[kernel(
    name = ConvWarpSpecialized,
    types(f16, bf16),
    threads = config.tiles().threads(),
    gates = gates,
    cooperative
)]
pub fn conv_warp_specialized<
    T: ConvElement,
    #[values(64, 80, 96, 112, 128, 160, 192, 256)] const PIXELS: u32,
    #[values(1, 2, 3)] const TILES: u32,
    #[values(1, 2, 3, 4)] const X_STAGES: u32 = 2,
    #[values(4, 6, 9)] const W_STAGES: u32 = 9,
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
    x: TensorMap<T>,
    weight: TensorMap<T>,
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
    let io = Io { x, weight };
    let thread = thread();
    let warp = (thread >> 5).broadcast(0);
    let smem = shared_base() + shared(s.shared_bytes(), 1024);
    let left = Left::new(&s, smem);
    let rings = Rings::new(&s, smem, left.end(&s));
    if thread == 0 {
        rings.init(&s);
    }
    barrier();
    let first_helper = s.consumers() / 32;
    let is_producer = warp == first_helper;
    let group = Group::new(&s, &work, left);
    let load = || produce(&s, &io, &work, &rings);
    let compute = || {
        group.compute(|acc, round, waiting| products(&group, &rings, acc, round, waiting));
    };
    match s.group_registers() {
        Some(registers) => {
            if warp >= first_helper {
                set_max_registers(HELPER_REGISTERS, false);
                if is_producer {
                    load();
                }
            } else {
                set_max_registers(registers, true);
                compute();
            }
        }
        None => {
            if is_producer {
                load();
            } else {
                compute();
            }
        }
    }
    if work.meet() {
        if !is_producer {
            group.normalise();
        }
    }
}
