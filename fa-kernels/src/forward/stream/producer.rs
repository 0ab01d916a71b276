//! The producer: one thread that loads.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::RingIndex;
use fa_dsl::tile::wgmma::BoxAt;

use super::layout::{GROUP_ROWS, Layout, Purpose, Schedule};
use super::work::{Io, Work, place, tile_index};

/// Loads every tile's queries, keys and values. Run by one thread.
#[device]
pub(super) fn produce<T: Half>(
    s: &Schedule,
    io: &Io<T>,
    layout: &Layout,
    tiles: Reg<u32>,
    total: Reg<u32>,
) {
    let mut passed = Reg::from(0_u32);
    let mut tile = Reg::from(0_u32);
    let mut index = tile_index(s, tile);
    while index < total {
        let work = Work::new(s, io, place(s, io, index, tiles));
        let slot = RingIndex {
            stages: s.q_stages,
            count: tile,
        };
        load_queries(s, io, layout, &work, slot);
        let blocks = work.blocks;
        for i in range(0, blocks.count) {
            let slot = RingIndex {
                stages: s.stages,
                count: passed + i,
            };
            load_block(s, io, layout, &work, i, slot);
        }
        passed = passed + blocks.count;
        tile = tile + 1;
        index = tile_index(s, tile);
    }
}

#[device]
fn load_queries<T: Half>(s: &Schedule, io: &Io<T>, layout: &Layout, work: &Work, ring: RingIndex) {
    let slot = ring.slot();
    layout.q_empty(s, slot).wait(ring.parity() ^ 1);
    let full = layout.q_full(s, slot);
    full.expect(s.q_bytes());
    for group in 0..s.consumers {
        let at = BoxAt {
            row: work.place.first_query + group * GROUP_ROWS,
            head: work.place.head,
            batch: work.place.batch,
        };
        let own = layout.queries(s, slot).shifted(group * s.group_bytes());
        own.load(&io.q, full, at);
    }
}

/// Loads the `i`-th block from the last one on.
#[device]
fn load_block<T: Half>(
    s: &Schedule,
    io: &Io<T>,
    layout: &Layout,
    work: &Work,
    i: Reg<u32>,
    ring: RingIndex,
) {
    let (slot, free) = (ring.slot(), ring.parity() ^ 1);
    let at = BoxAt {
        row: (work.blocks.end - 1 - i) * s.block_n,
        head: work.place.head / io.problem.group(),
        batch: work.place.batch,
    };
    for (tile, map, full, empty) in [
        (layout.k, &io.k, Purpose::KeysFull, Purpose::KeysEmpty),
        (layout.v, &io.v, Purpose::ValuesFull, Purpose::ValuesEmpty),
    ] {
        let full = layout.barrier(s, full, slot);
        layout.barrier(s, empty, slot).wait(free);
        full.expect(s.kv_bytes());
        tile.shifted(slot * s.kv_bytes()).load(map, full, at);
    }
}
