//! Loads. There is no producer: who is the last to be done with a block loads the next head's.

use fa_dsl::prelude::*;
use fa_dsl::tile::wgmma::BoxAt;

use super::layout::{Layout, Operand, Schedule};
use super::work::{Io, KvHead, Work};

/// Loads this warpgroup's part of the first head's keys and values, in the order of their use. By one
/// thread.
#[device]
pub(super) fn load_head<T: Half>(s: &Schedule, io: &Io<T>, layout: &Layout, group: Reg<u32>) {
    let head = io.kv_head(0.into());
    for i in range(group, s.blocks()).step(s.consumers) {
        let block = if s.variant.masked() {
            s.blocks() - 1 - i
        } else {
            i
        };
        load_block(s, io, layout, head, block, Operand::Keys);
        load_block(s, io, layout, head, block, Operand::Values);
    }
}

/// Loads a block of keys or of values. By one thread.
#[device]
pub(super) fn load_block<T: Half>(
    s: &Schedule,
    io: &Io<T>,
    layout: &Layout,
    head: KvHead,
    block: Reg<u32>,
    operand: Operand,
) {
    let at = BoxAt {
        row: block * s.block_n,
        head: head.head,
        batch: head.batch,
    };
    let (to, map) = match operand {
        Operand::Keys => (layout.keys(s, block), &io.k),
        Operand::Values => (layout.values(s, block), &io.v),
    };
    let full = layout.full(s, operand, block);
    full.expect(s.kv_bytes());
    to.load(map, full, at);
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
