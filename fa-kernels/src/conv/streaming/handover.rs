//! What an aide hands over to its warpgroup.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::{MBARRIER_BYTES, Mbarrier, RingIndex};

use crate::conv::coefficients::COEFFICIENT_BYTES;
use crate::conv::tile_config::GROUP_CHANNELS;

/// Tiles of a warpgroup whose coefficients may be known: while one waits for them, the next is multiplied.
const WAITING: u32 = 2;

/// mbarriers of a warpgroup: places that are free, then coefficients that are known.
const BARRIERS: u32 = 2 * WAITING;

/// Bytes of the coefficients of a tile.
const TILE_BYTES: u32 = GROUP_CHANNELS * COEFFICIENT_BYTES;

/// Bytes of shared memory that the handover of a warpgroup takes.
pub(super) const HANDOVER_BYTES: u32 = WAITING * TILE_BYTES + BARRIERS * MBARRIER_BYTES;

/// The handover of coefficients from an aide to its warpgroup. Tiles are counted by what the warpgroup has computed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handover {
    /// The coefficients of each tile that waits.
    coefficients: Reg<u32>,
    barriers: Mbarrier,
}

impl Handover {
    /// That of warpgroup `index`, of which all are from `base` on.
    #[device]
    pub fn new(base: Reg<u32>, index: Reg<u32>) -> Handover {
        let coefficients = base + index * HANDOVER_BYTES;
        Handover {
            coefficients,
            barriers: Mbarrier {
                address: coefficients + WAITING * TILE_BYTES,
            },
        }
    }

    /// Makes the mbarriers ready. By one thread.
    #[device]
    pub fn init(&self) {
        for slot in 0..WAITING {
            // A lane of each of the four warps; one of the aide.
            self.barriers.nth(slot).init(4);
            self.barriers.nth(WAITING + slot).init(1);
        }
    }

    /// Where tile `count` is.
    fn slot(count: Reg<u32>) -> RingIndex {
        RingIndex {
            stages: WAITING,
            count,
        }
    }

    /// Says that this warp needs no coefficients that are where those of a tile will be. By one lane.
    #[device]
    pub fn leave_place(&self, count: Reg<u32>) {
        self.barriers.nth(Handover::slot(count).slot()).arrive();
    }

    /// Waits until the place of a tile's coefficients is free.
    #[device]
    pub fn await_place(&self, count: Reg<u32>) {
        let at = Handover::slot(count);
        self.barriers.nth(at.slot()).wait(at.parity());
    }

    /// Says that the coefficients of a tile are known. By one lane.
    #[device]
    pub fn answer(&self, count: Reg<u32>) {
        let slot = Handover::slot(count).slot();
        self.barriers.nth(slot + WAITING).arrive();
    }

    /// Waits until the coefficients of a tile are known.
    #[device]
    pub fn await_coefficients(&self, count: Reg<u32>) {
        let at = Handover::slot(count);
        self.barriers.nth(at.slot() + WAITING).wait(at.parity());
    }

    /// The coefficients that belong to a channel of a tile, and after them those of the next channels.
    #[device]
    pub fn coefficients(&self, count: Reg<u32>, channel: Reg<u32>) -> Reg<u32> {
        let tile = self.coefficients + Handover::slot(count).slot() * TILE_BYTES;
        tile + channel * COEFFICIENT_BYTES
    }
}
