//! Products of weights and pixels by a warpgroup.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::{RingIndex, elected};
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nt_add, wgmma_wait};

use super::rings::{Ring, Rings, place};
use crate::conv::ConvElement;
use crate::conv::tile_config::TileConfig;
use crate::conv::turns::Turns;
use crate::conv::waves::Waiting;
use crate::conv::work::Group;

/// The named barrier at which the warpgroup of tile 0 is given its turn.
const FIRST_TURN: u32 = 5;

/// acc += weights · pixelsᵀ, of all input channels and weights.
#[device]
pub(super) fn products<T: ConvElement>(
    group: &Group<'_, T>,
    rings: &Rings,
    acc: &Accumulator,
    round: Reg<u32>,
    waiting: Option<&Waiting<'_, T>>,
) {
    let s = group.s;
    // While the others multiply, one takes in what it has multiplied.
    let turns = s.takes_turns().then_some(Turns {
        first_barrier: FIRST_TURN,
        warpgroups: s.tiles,
    });
    if let Some(turns) = &turns {
        if (round > 0) | (group.tile > 0) {
            turns.wait(group.tile);
        }
    }
    s.each_chunk(|chunk| {
        let at = pixels_at(group, round, chunk);
        let slot = at.slot();
        let (loaded, parity) = rings.pixels_loaded(s, group.tile, round * s.chunks() + chunk);
        loaded.wait(parity);
        let pixels = rings.pixels(s, slot, s.chunk_channels());
        for tap in 0..s.taps() {
            let step = chunk * s.taps() + tap;
            let weights = weights(s, rings, round, step);
            let moved = tap / s.kernel * s.box_row_bytes() + tap % s.kernel * s.pixel_bytes();
            wgmma_fence();
            wgmma_nt_add::<T>(
                acc,
                weights.ahead(group.first_channel * s.pixel_bytes()),
                pixels.ahead(moved).spaced(s.box_row_bytes()),
            );
            wgmma_commit();
            if let Some(waiting) = waiting {
                if round > 0 {
                    waiting.beside(chunk, tap);
                }
            }
            if tap == 0 || !s.holds_weights() {
                // The products before these have read what they read; before the first there are none.
                wgmma_wait(1, &[]);
                if step > 0 {
                    leave_weights(s, rings, round, step - 1);
                    if tap == 0 {
                        leave_pixels(group, rings, round, chunk - 1);
                    }
                }
            }
        }
    });
    if let Some(turns) = &turns {
        // The next one's products come after these in the tensor cores' queue.
        if (round + 1 < group.work.rounds()) | (group.tile < s.tiles - 1) {
            turns.give(group.tile);
        }
    }
    if let Some(waiting) = waiting {
        if round > 0 {
            waiting.rest();
        }
    }
    wgmma_wait(0, &[acc]);
    leave_weights(s, rings, round, (s.steps() - 1).into());
    leave_pixels(group, rings, round, (s.chunks() - 1).into());
}

/// Where block `chunk` of the channels of this group's pixels is in the ring.
#[device]
fn pixels_at<T: ConvElement>(group: &Group<'_, T>, round: Reg<u32>, chunk: Reg<u32>) -> RingIndex {
    let s = group.s;
    let i = (round * s.chunks() + chunk) * s.tiles + group.tile;
    place(s, Ring::Pixels, i)
}

/// A block of weights, which has landed.
#[device]
fn weights(s: &TileConfig, rings: &Rings, round: Reg<u32>, step: Reg<u32>) -> PanelTile {
    if s.holds_weights() {
        if round == 0 {
            rings.weights_loaded(s, step).wait(0);
        }
        rings.weights(s, step, s.chunk_channels())
    } else {
        let at = place(s, Ring::Weights, round * s.steps() + step);
        let full = rings.weights_loaded(s, at.slot());
        full.wait(at.parity());
        rings.weights(s, at.slot(), s.chunk_channels())
    }
}

/// Says that the products of a step have read its weights.
#[device]
fn leave_weights(s: &TileConfig, rings: &Rings, round: Reg<u32>, step: Reg<u32>) {
    if !s.holds_weights() {
        let at = place(s, Ring::Weights, round * s.steps() + step);
        let empty = rings.empty(s, Ring::Weights, at.slot());
        if elected() {
            empty.arrive();
        }
    }
}

/// Says that the products of a block of channels have read this group's pixels.
#[device]
fn leave_pixels<T: ConvElement>(
    group: &Group<'_, T>,
    rings: &Rings,
    round: Reg<u32>,
    chunk: Reg<u32>,
) {
    let at = pixels_at(group, round, chunk);
    let empty = rings.empty(group.s, Ring::Pixels, at.slot());
    if elected() {
        empty.arrive();
    }
}
