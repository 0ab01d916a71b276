//! The producer: one warp that loads.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, BoxRow, PANEL_COLS, load_box};
use fa_dsl::tile::pipeline::elected;

use super::Work;
use super::planes::{Planes, slice_bytes, slices};
use super::weights::TAPS;
use crate::conv::ConvElement;
use crate::conv::tile_config::{CHANNELS, TileConfig};
use crate::conv::tiles::{TILE_COLS, Tile};
use crate::conv::warp_specialized::rings::{Ring, Rings, place};

/// What is loaded.
pub(super) struct Sources<T> {
    /// (samples, height, width, in channels), or (samples, height, in channels, width) where pixels come as planes.
    pub x: TensorMap<T>,
    /// (out channels, kernel, kernel, in channels), or (out channels, 1, in channels / 16, 144).
    pub weight: TensorMap<T>,
    /// Where planes go.
    pub planes: Planes,
    /// Whether weights are the latter.
    pub weight_channels_first: bool,
}

/// Loads the pixels of every tile of this CTA, and the weights after those of the first one. Run by all lanes of one warp, though one issues the
/// copies.
#[device]
pub(super) fn produce<T: ConvElement>(
    s: &TileConfig,
    sources: &Sources<T>,
    work: &Work<T>,
    rings: &Rings,
) {
    for round in range(0, work.rounds()) {
        let tile = work.tile(work.place(round));
        if s.planes {
            planes(s, sources, &tile, round);
        } else {
            pixels(s, sources, &tile, rings, round);
        }
        if round == 0 {
            if sources.weight_channels_first {
                weights_as_they_are(s, &sources.weight, rings);
            } else {
                weights(s, &sources.weight, rings);
            }
        }
    }
}

/// The row and the sample that a tile's box begins at: also before the first row, where the copy engine writes zeros, as it does before the first column.
#[device]
fn first_row(s: &TileConfig, tile: &Tile) -> BoxRow {
    BoxRow::InBatch {
        row: tile.y - s.border(),
        batch: tile.sample,
    }
}

/// Loads the pixels of a tile with their border.
#[device]
fn pixels<T: ConvElement>(
    s: &TileConfig,
    sources: &Sources<T>,
    tile: &Tile,
    rings: &Rings,
    round: Reg<u32>,
) {
    let ring = place(s, Ring::Pixels, round);
    let slot = ring.slot();
    rings.empty(s, Ring::Pixels, slot).wait(ring.parity() ^ 1);
    let (full, _) = rings.pixels_loaded(s, 0.into(), round);
    let to = rings.pixels(s, slot, PANEL_COLS).base;
    let at = BoxAt {
        head: tile.x - s.border(),
        row: first_row(s, tile),
    };
    if elected() {
        full.expect(s.box_bytes());
        load_box(&sources.x, to, full, 0, at);
    }
}

/// Loads the planes of a tile with their border, 16 channels at a time.
#[device]
fn planes<T: ConvElement>(s: &TileConfig, sources: &Sources<T>, tile: &Tile, round: Reg<u32>) {
    let planes = &sources.planes;
    for slice in 0..slices(s) {
        planes.left(s, slice).wait((round & 1) ^ 1);
        let full = planes.loaded(slice);
        let at = BoxAt {
            head: (slice * CHANNELS).into(),
            row: first_row(s, tile),
        };
        if elected() {
            full.expect(slice_bytes(s));
            load_box(
                &sources.x,
                planes.slice(s, slice),
                full,
                tile.x - TILE_COLS,
                at,
            );
        }
    }
}

/// Loads all weights. CTAs begin with different ones, so that not all of them ask for the same lines of the L2 cache at the same time.
#[device]
fn weights<T: ConvElement>(s: &TileConfig, weight: &TensorMap<T>, rings: &Rings) {
    for i in range(0, s.taps()) {
        let tap = (block_x() + i) % s.taps();
        let full = rings.weights_loaded(s, tap);
        let to = rings.weights(s, tap, PANEL_COLS).base;
        let at = BoxAt {
            head: tap % s.kernel,
            row: BoxRow::InBatch {
                row: tap / s.kernel,
                batch: 0.into(),
            },
        };
        if elected() {
            full.expect(s.w_bytes());
            // The weights of a part's channels are a block on the diagonal. Around it, where there are no weights, the copy engine writes zeros.
            for part in 0..s.parts {
                let rows = part * s.part_channels();
                let to = to + rows * s.pixel_bytes();
                load_box(weight, to, full, Reg::from(0) - rows, at);
            }
        }
    }
}

/// Loads all weights one after the other as they are, those of 16 output channels at a time. CTAs begin with different ones here, too.
#[device]
fn weights_as_they_are<T: ConvElement>(s: &TileConfig, weight: &TensorMap<T>, rings: &Rings) {
    let (full, to) = (
        rings.weights_loaded(s, 0.into()),
        rings.weights(s, 0.into(), PANEL_COLS).base,
    );
    let (blocks, of_channel) = (s.out_channels / CHANNELS, s.in_channels * TAPS * 2);
    if elected() {
        full.expect(s.out_channels * of_channel);
        for i in range(0, blocks) {
            let first = (block_x() + i) % blocks * CHANNELS;
            let at = BoxAt::in_batch(0.into(), 0.into(), first);
            load_box(weight, to + first * of_channel, full, 0, at);
        }
    }
}
