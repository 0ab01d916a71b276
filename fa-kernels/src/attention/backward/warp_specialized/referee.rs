//! The referee: one warp that waits for the CTA's turns and hands them on, so that who computes does neither.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::elected;

use super::Io;
use super::layout::Layout;
use super::tile_config::TileConfig;
use crate::attention::backward::work::Work;

/// Says of each block of queries when its turn has come, and hands it on when everyone has added to its sums. By all lanes of one warp.
#[device]
pub(super) fn referee<T: Half>(s: &TileConfig, io: &Io<T>, work: &Work, layout: &Layout) {
    let walk = work.walk(io.problem.group, layout.classes);
    walk.each(|now, i, _| {
        if let Some(turn) = work.turn(io.padded, now) {
            turn.wait();
            if elected() {
                work.tell(&turn);
                layout.turn(s).arrive();
            }
            layout.added(s).wait(i & 1);
            if elected() {
                turn.pass();
            }
        }
    });
}
