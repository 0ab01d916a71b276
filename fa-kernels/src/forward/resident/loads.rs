//! Loads. There is no producer: who is the last to be done with a block loads the next head's.

use fa_dsl::prelude::*;
use fa_dsl::tile::wgmma::BoxAt;

use super::layout::{Layout, Purpose, Schedule};
use super::work::{Io, KvHead, Work};

/// Loads the first head's keys and values, in the order of their use. By one thread.
#[device]
pub(super) fn load_head<T: Half>(s: &Schedule, io: &Io<T>, layout: &Layout) {
    let head = io.kv_head(0.into());
    for i in range(0, s.blocks()) {
        let block = if s.variant.masked() {
            s.blocks() - 1 - i
        } else {
            i
        };
        load_block(s, io, layout, head, block);
    }
}

/// Loads a block of keys and one of values. By one thread.
#[device]
pub(super) fn load_block<T: Half>(
    s: &Schedule,
    io: &Io<T>,
    layout: &Layout,
    head: KvHead,
    block: Reg<u32>,
) {
    let at = BoxAt {
        row: block * s.block_n,
        head: head.head,
        batch: head.batch,
    };
    for (to, map, full) in [
        (layout.keys(s, block), &io.k, Purpose::KeysFull),
        (layout.values(s, block), &io.v, Purpose::ValuesFull),
    ] {
        let full = layout.barrier(s, full, block);
        full.expect(s.kv_bytes());
        to.load(map, full, at);
    }
}

/// Loads a tile of queries. By one thread.
#[device]
pub(super) fn load_queries<T: Half>(
    s: &Schedule,
    io: &Io<T>,
    layout: &Layout,
    work: Work,
    slot: Reg<u32>,
) {
    let tile = io.tile(s, work);
    let at = BoxAt {
        row: tile.first_query,
        head: tile.head,
        batch: tile.batch,
    };
    let full = layout.q_full(slot);
    full.expect(s.q_bytes());
    layout.queries(s, slot).load(&io.q, full, at);
}
