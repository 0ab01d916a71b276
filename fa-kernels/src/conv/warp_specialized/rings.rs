//! The rings of pixels and weights in shared memory.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::{Mbarrier, RingIndex, fence_mbarrier_init};
use fa_dsl::tile::wgmma::PanelTile;

use crate::conv::tile_config::TileConfig;

/// The rings of pixels and weights.
#[derive(Clone, Copy, Debug)]
pub(in crate::conv) struct Rings {
    /// The first slot of pixels.
    x: Reg<u32>,
    /// The first slot of weights.
    weights: Reg<u32>,
    barriers: Mbarrier,
}

/// What a ring of slots holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::conv) enum Ring {
    /// A tile's pixels with their border, 64 channels of them.
    Pixels,
    /// One weight of each pair of 64 input channels and a CTA's output channels.
    Weights,
}

impl Rings {
    /// In memory from `base` on, with mbarriers at `barriers`.
    #[device]
    pub fn new(s: &TileConfig, base: Reg<u32>, barriers: Reg<u32>) -> Rings {
        Rings {
            x: base,
            weights: base + s.x_bytes(),
            barriers: Mbarrier { address: barriers },
        }
    }

    /// Makes the mbarriers ready. By one thread.
    #[device]
    pub fn init(&self, s: &TileConfig) {
        for ring in [Ring::Pixels, Ring::Weights] {
            for slot in 0..stages(s, ring) {
                self.full(s, ring, slot.into()).init(1);
                if is_emptied(s, ring) {
                    self.empty(s, ring, slot.into()).init(readers(s, ring));
                }
            }
        }
        fence_mbarrier_init();
    }

    /// That a slot is filled.
    pub fn full(&self, s: &TileConfig, ring: Ring, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + first_barrier(s, ring))
    }

    /// That everyone has left a slot.
    pub fn empty(&self, s: &TileConfig, ring: Ring, slot: Reg<u32>) -> Mbarrier {
        self.barriers
            .nth(slot + (first_barrier(s, ring) + stages(s, ring)))
    }

    /// A slot of pixels: as many rows as a tile has pixels are an operand, of `channels` channels.
    pub fn pixels(&self, s: &TileConfig, slot: Reg<u32>, channels: u32) -> PanelTile {
        PanelTile {
            base: self.x + slot * s.slot_bytes(),
            rows: s.pixels,
            cols: channels,
        }
    }

    /// A slot of weights, of `channels` input channels.
    pub fn weights(&self, s: &TileConfig, slot: Reg<u32>, channels: u32) -> PanelTile {
        PanelTile {
            base: self.weights + slot * s.w_bytes(),
            rows: s.cta_channels(),
            cols: channels,
        }
    }
}

/// Where block `i` is in a ring.
pub(in crate::conv) fn place(s: &TileConfig, ring: Ring, i: Reg<u32>) -> RingIndex {
    RingIndex {
        stages: stages(s, ring),
        count: i,
    }
}

fn stages(s: &TileConfig, ring: Ring) -> u32 {
    match ring {
        Ring::Pixels => s.x_stages,
        Ring::Weights => s.w_slots(),
    }
}

/// Whether slots are filled again: weights that all have a slot stay.
fn is_emptied(s: &TileConfig, ring: Ring) -> bool {
    ring == Ring::Pixels || !s.holds_weights()
}

/// Warps that read a slot, one lane of which says when they have left it.
fn readers(s: &TileConfig, ring: Ring) -> u32 {
    match ring {
        Ring::Pixels => s.channel_groups() * 4,
        Ring::Weights => s.warpgroups() * 4,
    }
}

/// The first mbarrier of a ring: those of full slots, then those of empty ones.
fn first_barrier(s: &TileConfig, ring: Ring) -> u32 {
    match ring {
        Ring::Pixels => 0,
        Ring::Weights => 2 * s.x_stages,
    }
}
