//! Loads. There is no producer: who is the last to be done with a block loads the next head's.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::BoxAt;

use super::layout::{Layout, Operand, TileConfig};
use super::work::{Io, KvHead, Work};

/// Loads this warpgroup's part of the first head's keys and values, in the order of their use. By one
/// thread.
#[device]
pub(super) fn load_head<T: Half>(s: &TileConfig, io: &Io<T>, layout: &Layout, group: Reg<u32>) {
    let head = io.round(0.into()).head;
    for i in range(group, s.blocks()).step(s.consumers) {
        let block = if s.variant.masked() {
            s.blocks() - 1 - i
        } else {
            i
        };
        load_block(s, io, layout, head, block);
    }
}

/// Loads the blocks that are released together with the last of them. By one thread.
#[device]
pub(super) fn load_together<T: Half>(
    s: &TileConfig,
    io: &Io<T>,
    layout: &Layout,
    head: KvHead,
    last: Reg<u32>,
) {
    if s.together() == 2 {
        // The last of an odd number of blocks is alone.
        if last & 1 == 1 {
            load_block(s, io, layout, head, last - 1);
        }
    }
    load_block(s, io, layout, head, last);
}

/// Loads a block of keys and one of values. By one thread.
#[device]
pub(super) fn load_block<T: Half>(
    s: &TileConfig,
    io: &Io<T>,
    layout: &Layout,
    head: KvHead,
    block: Reg<u32>,
) {
    let at = BoxAt::in_batch(block * s.block_n, head.head, head.batch);
    for (to, map, operand) in [
        (layout.keys(s, block), &io.k, Operand::Keys),
        (layout.values(s, block), &io.v, Operand::Values),
    ] {
        let full = layout.full(s, operand, block);
        full.expect(s.kv_bytes());
        to.load(map, full, at);
    }
}

/// Loads a tile of queries. By one thread.
#[device]
pub(super) fn load_queries<T: Half>(
    s: &TileConfig,
    io: &Io<T>,
    layout: &Layout,
    work: Work,
    slot: Reg<u32>,
) {
    let tile = io.tile(s, work);
    let at = BoxAt::in_batch(tile.first_query, tile.head, tile.batch);
    let full = layout.q_full(slot);
    full.expect(s.q_bytes());
    layout.queries(s, slot).load(&io.q, full, at);
}
