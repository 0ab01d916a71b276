//! The schedule for sm_90a of samples that pass through the chip, one after the other.
//!
//! Tiles are dealt to CTAs in turn, so that all of them compute tiles of one sample at the same time and its means and variances are known while the
//! next samples are multiplied. Two or three warpgroups take turns to multiply. Each keeps a tile in shared memory, where it waits until its sample is
//! known, while the warpgroup multiplies its next one. What CTAs tell each other, an aide of each warpgroup tells and hears, a warp of its own: so no
//! product waits for it. Nothing is read again, and no barrier of
//! the grid is needed: the first tiles' aides look for the moments of all tiles of a sample, a channel each, and all aides for what becomes of those.

mod aide;
mod channels_first;
mod exchange;
pub mod gates;
mod group;
mod handover;
mod launch;
mod planes;
mod producer;
mod weights;

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::set_max_registers;
use fa_dsl::tile::shared_base;

use aide::Aide;
use exchange::Exchange;
use group::Group;
use handover::{HANDOVER_BYTES, Handover};
pub(super) use launch::steps;
use planes::Planes;
use producer::{Sources, produce};

use super::ConvElement;
use super::activation::Activation;
use super::coefficients::Norm;
use super::tile_config::{
    GROUP_CHANNELS, HELPER_REGISTERS, MAX_REGISTERS, ON_CHIP, TileConfig, group_registers,
};
use super::tiles::{TILE_COLS, Tile, Tiling};
use super::warp_specialized::rings::Rings;

/// Columns of a tile whose pixels come as planes: their rows are read with their border, which is a smaller part of more columns.
const PLANE_COLUMNS: u32 = 16;

/// Channels of which two parts of a tile are multiplied at once.
const HALF_CHANNELS: u32 = GROUP_CHANNELS / 2;

/// What a launch computes, but for what products read.
struct Work<T> {
    /// (out channels).
    bias: Option<Tensor<T>>,
    /// (samples, height, width, out channels), or (samples, out channels, height, width) with CHANNELS_FIRST.
    y: TensorMut<T>,
    /// What CTAs tell each other.
    exchange: Exchange,
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
            columns: if self.x_channels_first {
                PLANE_COLUMNS
            } else {
                TILE_COLS
            },
            planes: self.x_channels_first,
            parts: if self.in_channels <= HALF_CHANNELS && self.out_channels <= HALF_CHANNELS {
                2
            } else {
                1
            },
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

    /// Threads of a CTA: those that compute, and a warpgroup of one warp that loads and of aides.
    pub const fn threads(&self) -> u32 {
        self.warpgroups * 128 + 128
    }

    /// Registers of a thread that computes: what those that load and assist leave of what the CTA was launched with.
    pub const fn group_registers(&self) -> u32 {
        match group_registers(self.warpgroups) {
            Some(registers) => registers,
            None => MAX_REGISTERS,
        }
    }

    /// Bytes of shared memory: pixels and weights, planes, a tile's outputs of each warpgroup, what is handed over, mbarriers.
    pub const fn shared_bytes(&self) -> u32 {
        let tiles = self.tiles();
        let of_group = tiles.output_bytes() + HANDOVER_BYTES;
        let of_planes = planes::bytes(&tiles) + planes::barrier_bytes(&tiles);
        tiles.ring_bytes() + of_planes + self.warpgroups * of_group + tiles.barriers() * 8
    }
}

/// y ← act(norm(x ∗ weight + bias)). Tiles are numbered by their sample, then row by row of tiles; of G CTAs, CTA i computes those of the numbers
/// i, i + G, …. A CTA may not have more tiles of a sample than WARPGROUPS, which would wait for each other. With CHANNELS_FIRST y is (samples, out channels, height, width), its width a
/// multiple of 8. With X_CHANNELS_FIRST boxes of x are (samples, height, in channels, width), and with WEIGHT_CHANNELS_FIRST those of the weights are (out channels, 1, in channels / 16, 144): all
/// weights of 16 pairs of channels, which lie side by side.
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
    #[values(2, 3)] const WARPGROUPS: u32 = 3,
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
    #[option] const CHANNELS_FIRST: bool = false,
    #[option] const X_CHANNELS_FIRST: bool = false,
    #[option] const WEIGHT_CHANNELS_FIRST: bool = false,
>(
    x: TensorMap<T>,
    weight: TensorMap<T>,
    #[when(BIAS)] bias: Tensor<T>,
    #[when(SCALE)] scale: Tensor<T>,
    #[when(SHIFT)] shift: Tensor<T>,
    y: TensorMut<T>,
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
        exchange: Exchange {
            words: counters,
            tiles: tiles.value,
            parts: tiles.value * s.parts,
            channels: s.out_channels,
        },
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
            columns: s.columns,
        },
        tiles,
        all_tiles,
    };
    let thread = thread();
    let warp = (thread >> 5).broadcast(0);
    let smem = shared_base() + shared(config.shared_bytes(), 1024);
    let outputs = smem + (s.ring_bytes() + planes::bytes(&s));
    let handovers = outputs + WARPGROUPS * s.output_bytes();
    let barriers = handovers + WARPGROUPS * HANDOVER_BYTES;
    let rings = Rings::new(&s, smem, barriers);
    let planes = Planes::new(smem + s.ring_bytes(), barriers + s.barriers() * 8);
    if thread == 0 {
        for index in 0..WARPGROUPS {
            Handover::new(handovers, index.into()).init();
        }
        planes.init(&s);
        rings.init(&s);
    }
    barrier();
    let lane = thread & 31;
    let index = warp / 4;
    if index == WARPGROUPS {
        set_max_registers(HELPER_REGISTERS, false);
        let index = warp & 3;
        if index == WARPGROUPS {
            let sources = Sources {
                x,
                weight,
                planes,
                weight_channels_first: WEIGHT_CHANNELS_FIRST,
            };
            produce(&s, &sources, &work, &rings);
        } else if index < WARPGROUPS {
            let aide = Aide {
                s: &s,
                work: &work,
                handover: Handover::new(handovers, index),
                warpgroups: WARPGROUPS,
                index,
                lane,
            };
            aide.assist();
        }
    } else {
        set_max_registers(config.group_registers(), true);
        let group = Group {
            s: &s,
            work: &work,
            rings: &rings,
            planes,
            handover: Handover::new(handovers, index),
            warpgroups: WARPGROUPS,
            index,
            warp: warp & 3,
            lane,
            output: outputs + index * s.output_bytes(),
            channels_first: CHANNELS_FIRST,
            weight_channels_first: WEIGHT_CHANNELS_FIRST,
        };
        group.compute();
    }
}
