//! The producer: one warp that loads.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, BoxRow, PANEL_COLS, load_box};
use fa_dsl::tile::pipeline::elected;

use super::Io;
use super::rings::{Ring, Rings, place};
use crate::conv::ConvElement;
use crate::conv::tile_config::TileConfig;
use crate::conv::work::Work;

/// Loads every group of tiles of this CTA, and the weights that it is computed with: again for each, unless all of them stay. Run by
/// all lanes of one warp, though one issues the copies.
#[device]
pub(super) fn produce<T: ConvElement>(s: &TileConfig, io: &Io<T>, work: &Work<T>, rings: &Rings) {
    for round in range(0, work.rounds()) {
        s.each_chunk(|chunk| {
            for index in 0..s.tiles {
                pixels(s, io, work, rings, round, chunk, index);
            }
            if s.holds_weights() {
                if round == 0 {
                    weights(s, io, rings, round, chunk);
                }
            } else {
                weights(s, io, rings, round, chunk);
            }
        });
    }
}

/// Loads the pixels of a tile with their border, 64 channels of them.
#[device]
fn pixels<T: ConvElement>(
    s: &TileConfig,
    io: &Io<T>,
    work: &Work<T>,
    rings: &Rings,
    round: Reg<u32>,
    chunk: Reg<u32>,
    index: u32,
) {
    let i = (round * s.chunks() + chunk) * s.tiles + index;
    let ring = place(s, Ring::Pixels, i);
    let slot = ring.slot();
    rings.empty(s, Ring::Pixels, slot).wait(ring.parity() ^ 1);
    let tile = work.tile(round, index.into(), s.tiles);
    let (full, _) = rings.pixels_loaded(s, index.into(), round * s.chunks() + chunk);
    let to = rings.pixels(s, slot, PANEL_COLS).base;
    // Before the first row or column, too: there the copy engine writes zeros.
    let at = BoxAt {
        head: tile.x - s.border(),
        row: BoxRow::InBatch {
            row: tile.y - s.border(),
            batch: tile.sample,
        },
    };
    if elected() {
        full.expect(s.box_bytes());
        load_box(&io.x, to, full, chunk * PANEL_COLS, at);
    }
}

/// Loads all weights of 64 input channels, one after the other.
#[device]
fn weights<T: ConvElement>(
    s: &TileConfig,
    io: &Io<T>,
    rings: &Rings,
    round: Reg<u32>,
    chunk: Reg<u32>,
) {
    for tap in 0..s.taps() {
        let i = round * s.steps() + chunk * s.taps() + tap;
        let ring = place(s, Ring::Weights, i);
        let slot = ring.slot();
        if !s.holds_weights() {
            rings.empty(s, Ring::Weights, slot).wait(ring.parity() ^ 1);
        }
        let full = rings.weights_loaded(s, slot);
        let to = rings.weights(s, slot, PANEL_COLS).base;
        let at = BoxAt {
            head: (tap % s.kernel).into(),
            row: BoxRow::InBatch {
                row: (tap / s.kernel).into(),
                batch: block_y() * s.cta_channels(),
            },
        };
        if elected() {
            full.expect(s.w_bytes());
            load_box(&io.weight, to, full, chunk * PANEL_COLS, at);
        }
    }
}
