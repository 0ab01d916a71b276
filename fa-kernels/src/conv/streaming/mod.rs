//! The schedule for sm_90a of samples that pass through the chip, one after the other.
//!
//! Tiles are dealt to CTAs in turn, so that all of them compute tiles of one sample at the same time and its means and variances are known while the
//! next samples are multiplied. Two to four warpgroups take turns to multiply. Each keeps a tile in shared memory, where it waits until its sample is
//! known, while the warpgroup multiplies its next one: so no product waits for what CTAs tell each other. Nothing is read again, and no barrier of
//! the grid is needed: a counter for each sample says how many of its tiles are known, another how many of its channels.

pub mod gates;
mod group;
mod launch;
mod producer;

use fa_dsl::prelude::*;
use fa_dsl::tile::shared_base;

use group::Group;
pub(super) use launch::steps;
use producer::produce;

use super::ConvElement;
use super::activation::Activation;
use super::coefficients::Norm;
use super::tile_config::{ON_CHIP, TileConfig};
use super::tiles::{Tile, Tiling};
use super::warp_specialized::rings::Rings;

/// Counters of a sample.
const COUNTERS: u32 = 3;

/// What a launch computes, but for what products read.
struct Work<T> {
    /// (out channels).
    bias: Option<Tensor<T>>,
    /// (samples, height, width, out channels).
    y: TensorMut<T>,
    /// (samples, 64, tiles, 4): the moments of a channel of each tile.
    moments: Scratch<f32>,
    /// (samples, 64, 2): what a channel is multiplied with, and what is added to that.
    coefficients: Scratch<f32>,
    /// (samples, 3): tiles that are known, channels that are, tiles that nobody waits for any more.
    counters: Counters,
    /// The normalisation.
    norm: Norm<T>,
    tiling: Tiling,
    /// Tiles of a sample.
    tiles: Divisor,
    /// Tiles of all samples.
    all_tiles: Reg<u32>,
}

impl<T> Work<T> {
    /// How many tiles this CTA has, of which there is one at least.
    #[device]
    fn rounds(&self) -> Reg<u32> {
        (self.all_tiles - 1 - block_x()) / grid_x() + 1
    }

    /// The sample and the number in it of this CTA's tile `round`.
    #[device]
    fn place(&self, round: Reg<u32>) -> [Reg<u32>; 2] {
        let number = block_x() + round * grid_x();
        let sample = number / self.tiles;
        [sample, number - sample * self.tiles.value]
    }

    /// A tile of a sample.
    #[device]
    fn tile(&self, place: [Reg<u32>; 2]) -> Tile {
        self.tiling.tile(place[0], place[1])
    }
}

impl<T> ConvStreamingConfig<T> {
    /// The sizes of this configuration.
    pub const fn tiles(&self) -> TileConfig {
        let mut tiles = TileConfig {
            bulk: true,
            pixels: self.pixels,
            tiles: 1,
            x_stages: self.x_stages,
            w_stages: 0,
            in_channels: self.in_channels,
            out_channels: self.out_channels,
            kernel: self.kernel,
            norm: ON_CHIP,
            kept: 1,
            activation: Activation::of_tunable(self.activation),
        };
        // All weights stay.
        tiles.w_stages = tiles.steps();
        tiles
    }

    /// Threads of a CTA: those that compute, and a warp that loads.
    pub const fn threads(&self) -> u32 {
        self.warpgroups * 128 + 32
    }

    /// Bytes of shared memory: pixels and weights, a tile's outputs of each warpgroup, mbarriers.
    pub const fn shared_bytes(&self) -> u32 {
        let tiles = self.tiles();
        tiles.ring_bytes() + self.warpgroups * tiles.output_bytes() + tiles.barriers() * 8
    }
}

/// y ← act(norm(x ∗ weight + bias)). Tiles are numbered by their sample, then row by row of tiles; of G CTAs, CTA i computes those of the numbers
/// i, i + G, …. A CTA may not have more tiles of a sample than WARPGROUPS, which would wait for each other.
#[kernel(
    name = ConvStreaming,
    types(f16, bf16),
    threads = config.threads(),
    gates = gates,
    cooperative
)]
pub fn conv_streaming<
    T: ConvElement,
    #[values(64, 96, 128, 160, 192, 256)] const PIXELS: u32,
    #[values(2, 3, 4)] const WARPGROUPS: u32 = 3,
    #[values(2, 3, 4)] const X_STAGES: u32 = 4,
    #[option]
    #[values(16, 32, 48, 64)] const IN_CHANNELS: u32 = 64,
    #[option]
    #[values(16, 32, 48, 64)] const OUT_CHANNELS: u32 = 64,
    #[option]
    #[values(1, 3)] const KERNEL: u32 = 3,
    #[option] const BIAS: bool = false,
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
    moments: Scratch<f32>,
    coefficients: Scratch<f32>,
    counters: Counters,
    height: u32,
    width: u32,
    across: Divisor,
    tiles: Divisor,
    all_tiles: u32,
    epsilon: f32,
) {
    let s = config.tiles();
    let work = Work {
        bias,
        y,
        moments,
        coefficients,
        counters,
        norm: Norm {
            epsilon,
            scale,
            shift,
        },
        tiling: Tiling {
            height,
            width,
            across,
            rows: s.tile_rows(),
        },
        tiles,
        all_tiles,
    };
    let thread = thread();
    let warp = (thread >> 5).broadcast(0);
    let smem = shared_base() + shared(config.shared_bytes(), 1024);
    let outputs = smem + s.ring_bytes();
    let rings = Rings::new(&s, smem, outputs + WARPGROUPS * s.output_bytes());
    if thread == 0 {
        rings.init(&s);
    }
    barrier();
    if warp == WARPGROUPS * 4 {
        produce(&s, &x, &weight, &work, &rings);
    } else {
        let index = warp / 4;
        let group = Group {
            s: &s,
            work: &work,
            rings: &rings,
            warpgroups: WARPGROUPS,
            index,
            warp: warp & 3,
            lane: thread & 31,
            output: outputs + index * s.output_bytes(),
        };
        group.compute();
    }
}
