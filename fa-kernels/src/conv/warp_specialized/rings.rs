//! The rings of pixels and weights in shared memory.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::{Mbarrier, RingIndex, fence_mbarrier_init};

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
            for loaded in 0..loaded(s, ring) {
                self.loaded(s, ring, loaded.into()).init(1);
            }
            if is_emptied(s, ring) {
                for slot in 0..stages(s, ring) {
                    self.empty(s, ring, slot.into()).init(readers(s, ring));
                }
            }
        }
        fence_mbarrier_init();
    }

    /// Those that say that something is loaded, of a ring.
    fn loaded(&self, s: &TileConfig, ring: Ring, index: Reg<u32>) -> Mbarrier {
        self.barriers.nth(index + first_barrier(s, ring))
    }

    /// That the pixels of tile `tile` of those of a group are loaded, which `count` of its blocks of pixels were before, and the parity of the phase that says so.
    ///
    /// A tile has mbarriers of its own: whoever waits for one waits for each of its phases. Of a slot's it would wait for every third phase, say, and two phases that are two apart look alike.
    #[device]
    pub fn pixels_loaded(
        &self,
        s: &TileConfig,
        tile: Reg<u32>,
        count: Reg<u32>,
    ) -> (Mbarrier, Reg<u32>) {
        let at = RingIndex {
            stages: s.ahead(),
            count,
        };
        let index = tile * s.ahead() + at.slot();
        (self.loaded(s, Ring::Pixels, index), at.parity())
    }

    /// That a slot of weights is filled.
    pub fn weights_loaded(&self, s: &TileConfig, slot: Reg<u32>) -> Mbarrier {
        self.loaded(s, Ring::Weights, slot)
    }

    /// That everyone has left a slot.
    pub fn empty(&self, s: &TileConfig, ring: Ring, slot: Reg<u32>) -> Mbarrier {
        self.barriers
            .nth(slot + (first_barrier(s, ring) + loaded(s, ring)))
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

/// mbarriers that say that something is loaded: of each slot of weights, and of as many blocks of pixels of each tile as there are slots, of which no tile's are more than that ahead.
fn loaded(s: &TileConfig, ring: Ring) -> u32 {
    match ring {
        Ring::Pixels => s.tiles * s.ahead(),
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

/// The first mbarrier of a ring: those of what is loaded, then those of empty slots.
fn first_barrier(s: &TileConfig, ring: Ring) -> u32 {
    match ring {
        Ring::Pixels => 0,
        Ring::Weights => s.pixel_barriers(),
    }
}
