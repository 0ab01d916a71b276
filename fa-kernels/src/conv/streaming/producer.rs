//! The producer: one warp that loads.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, BoxRow, PANEL_COLS, load_box};
use fa_dsl::tile::pipeline::elected;

use super::Work;
use crate::conv::ConvElement;
use crate::conv::tile_config::TileConfig;
use crate::conv::warp_specialized::rings::{Ring, Rings, place};

/// Loads the pixels of every tile of this CTA, and the weights after those of the first one. Run by all lanes of one warp, though one issues the
/// copies.
#[device]
pub(super) fn produce<T: ConvElement>(
    s: &TileConfig,
    x: &TensorMap<T>,
    weight: &TensorMap<T>,
    work: &Work<T>,
    rings: &Rings,
) {
    for round in range(0, work.rounds()) {
        let ring = place(s, Ring::Pixels, round);
        let slot = ring.slot();
        rings.empty(s, Ring::Pixels, slot).wait(ring.parity() ^ 1);
        let tile = work.tile(work.place(round));
        let (full, _) = rings.pixels_loaded(s, 0.into(), round);
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
            load_box(x, to, full, 0, at);
        }
        if round == 0 {
            weights(s, weight, rings);
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
