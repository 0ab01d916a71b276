//! The producer: one warp that loads.

use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::{Mbarrier, RingIndex, elected};

use super::layout::{GROUP_ROWS, Layout, Purpose, TileConfig, queries_ring};
use super::work::{Io, Tiles, Work};
use crate::attention::block_walk::BlockWalk;
use crate::attention::forward::cache_boxes::{
    BlockBoxes, CacheBoxes, CachedBlocks, CachedSequence,
};
use crate::attention::options::HeadAt;

/// Blocks that are still to be loaded when the next tile is claimed: any earlier, tiles of different lengths would be dealt less evenly
/// where CTAs have few; any later, the next one would not be known when the last of these is loaded.
const LEFT: u32 = 2;

/// Loads every tile's queries, keys and values, in the order in which their places become free. Run by all lanes of
/// one warp, though one issues the copies: so what is copied where lies in uniform registers.
#[device]
pub(super) fn produce<T: Half>(
    s: &TileConfig,
    io: &Io<T>,
    layout: &Layout,
    tiles: &Tiles,
    lane: Reg<u32>,
) {
    let mut passed = Reg::from(0_u32);
    let mut tile = Reg::from(0_u32);
    let mut index = tiles.index(s, tile);
    while tiles.has(index) {
        let work = match s.claims_late() {
            true => tiles.work_to_load(s, io, tile, index),
            false => tiles.work(s, io, tile, index),
        };
        let loads = Loads {
            s,
            io,
            layout,
            kv_head: work.at.head / io.problem.group,
            cached: io.cache.map(|boxes| cached(s, io, boxes, &work, lane)),
            work,
            passed,
        };
        if s.claims_late() {
            // It is over soon.
            if loads.work.blocks.count <= LEFT {
                tiles.ask_for_next(tile);
            }
        }
        // A second place for queries is free before the last tile's keys; the only one after them.
        if s.q_stages > 1 {
            loads.queries(tile);
        }
        let boxes = loads.boxes(0.into());
        loads.keys(0.into(), boxes);
        if s.q_stages == 1 {
            loads.queries(tile);
        }
        if s.copy_rows == 0 {
            loads.values(0.into(), boxes);
        }
        let count = match &loads.work.walk {
            Some(walk) => loads.walk(walk),
            None if s.claims_late() => loads.between_asking(|| tiles.ask_for_next(tile)),
            None => loads.between(1.into()),
        };
        if s.copy_rows > 0 {
            loads.rows_and_values(count - 1);
        }
        passed = passed + count;
        tile = tile + 1;
        index = tiles.index(s, tile);
    }
}

/// The blocks of a tile whose keys are in a cache.
#[device]
fn cached<T>(
    s: &TileConfig,
    io: &Io<T>,
    boxes: CacheBoxes<Reg<u32>>,
    work: &Work,
    lane: Reg<u32>,
) -> CachedBlocks {
    let sequence = CachedSequence {
        problem: work.problem.clone(),
        batch: work.at.batch,
        pages: io.problem.pages_of(work.at.batch),
        blocks: work.blocks,
        block_n: s.block_n,
        walked: work.walk.as_ref().map(|walk| walk.block),
    };
    let blocks = CachedBlocks::new(boxes, sequence, lane);
    blocks.begin();
    blocks
}

/// The loads of a tile.
struct Loads<'a, T> {
    s: &'a TileConfig,
    io: &'a Io<T>,
    layout: &'a Layout,
    work: Work,
    kv_head: Reg<u32>,
    /// Where keys and values lie that are in a cache.
    cached: Option<CachedBlocks>,
    /// Blocks of earlier tiles.
    passed: Reg<u32>,
}

impl<T: Half> Loads<'_, T> {
    /// The queries of the CTA's tile number `tile`.
    #[device]
    fn queries(&self, tile: Reg<u32>) {
        let Loads { s, layout, .. } = *self;
        for group in 0..s.consumers {
            let ring = queries_ring(s, tile, group.into());
            let slot = ring.slot();
            layout.q_empty(s, slot).wait(ring.parity() ^ 1);
            let full = layout.q_full(s, slot);
            let Work { at, problem, .. } = &self.work;
            let at = problem.query_box(at.head_at(), at.first_query + group * GROUP_ROWS);
            let to = layout.queries(s, slot);
            if elected() {
                full.expect(s.group_bytes());
                to.load(&self.io.q, full, at);
            }
        }
    }

    /// The blocks from `first` on, where the keys that rows see have no gaps. How many there are, with those before.
    #[device]
    fn between(&self, first: Reg<u32>) -> Reg<u32> {
        let count = self.work.blocks.count;
        for i in range(first, count) {
            self.keys_and_values(i);
        }
        count
    }

    /// The blocks after the first, and something before the last few of them, if there are more.
    #[device]
    fn between_asking(&self, ask: impl FnOnce()) -> Reg<u32> {
        let count = self.work.blocks.count;
        let last = count.max(LEFT + 1) - LEFT;
        for i in range(1, last) {
            self.keys_and_values(i);
        }
        if count > LEFT {
            ask();
        }
        self.between(last)
    }

    /// The blocks after the first, where they are classified. How many there are, with the first.
    #[device]
    fn walk(&self, walk: &BlockWalk) -> Reg<u32> {
        let mut count = Reg::from(1_u32);
        walk.each(|_| {
            self.keys_and_values(count);
            count = count + 1;
        });
        count
    }

    /// The keys and values of a block after the first. Where rows are copied, its keys and all else of the block before: rows are waited for longest, and the next
    /// keys are needed while theirs are read.
    #[device]
    fn keys_and_values(&self, i: Reg<u32>) {
        let boxes = self.boxes(i);
        self.keys(i, boxes);
        if self.s.copy_rows > 0 {
            self.rows_and_values(i - 1);
        } else {
            self.values(i, boxes);
        }
    }

    /// The rows and the values of block `i`.
    #[device]
    fn rows_and_values(&self, i: Reg<u32>) {
        let Loads { s, io, layout, .. } = *self;
        let Work { at, problem, .. } = &self.work;
        let set = problem.variant.function_set;
        let key = self.work.first_key(s, i);
        let count = self.passed + i;
        for group in 0..s.consumers {
            let query = at.first_query + group * GROUP_ROWS;
            let place = io.rows.place(set, s.copy_rows, at.head_at(), query);
            let group = group.into();
            let ring = [layout.rows_full(s, group), layout.rows_empty(s, group)];
            let to = (layout.rows(s, group), s.rows_bytes());
            io.rows.fill(ring, count, to, key, place);
        }
        self.values(i, self.boxes(i));
    }

    /// Where block `i` lies in a cache.
    #[device]
    fn boxes(&self, i: Reg<u32>) -> Option<BlockBoxes> {
        let cached = self.cached.as_ref();
        cached.map(|cached| cached.block(i))
    }

    /// The keys of block `i` from the last one on.
    #[device]
    fn keys(&self, i: Reg<u32>, boxes: Option<BlockBoxes>) {
        let purposes = (Purpose::KeysFull, Purpose::KeysEmpty);
        let (slot, full) = self.free(i, purposes);
        let first = self.layout.k;
        match (&self.cached, boxes) {
            (Some(cached), Some(boxes)) => {
                let to = first.shifted(slot * self.s.kv_bytes());
                cached.copy_keys(boxes, &self.io.k, self.kv_head, to, full);
            }
            _ => self.block(i, &self.io.k, first, slot, full),
        }
    }

    /// The values of block `i` from the last one on.
    #[device]
    fn values(&self, i: Reg<u32>, boxes: Option<BlockBoxes>) {
        let purposes = (Purpose::ValuesFull, Purpose::ValuesEmpty);
        let (slot, full) = self.free(i, purposes);
        let first = self.layout.v;
        match (&self.cached, boxes) {
            (Some(cached), Some(boxes)) => {
                let to = first.shifted(slot * self.s.kv_bytes());
                cached.copy_values(boxes, &self.io.v, self.kv_head, to, full);
            }
            _ => self.block(i, &self.io.v, first, slot, full),
        }
    }

    /// The slot of block `i`, when it is free, and what the block's bytes count towards.
    #[device]
    fn free(&self, i: Reg<u32>, (full, empty): (Purpose, Purpose)) -> (Reg<u32>, Mbarrier) {
        let Loads { s, layout, .. } = *self;
        let ring = RingIndex {
            stages: s.stages,
            count: self.passed + i,
        };
        let slot = ring.slot();
        let full = layout.barrier(s, full, slot);
        layout.barrier(s, empty, slot).wait(ring.parity() ^ 1);
        (slot, full)
    }

    /// Block `i` of keys or values that are in no cache.
    #[device]
    fn block(
        &self,
        i: Reg<u32>,
        map: &TensorMap<T>,
        first: PanelTile,
        slot: Reg<u32>,
        full: Mbarrier,
    ) {
        let Work { at, problem, .. } = &self.work;
        let head = HeadAt {
            head: self.kv_head,
            batch: at.batch,
        };
        let at = problem.key_box(head, self.work.first_key(self.s, i));
        let to = first.shifted(slot * self.s.kv_bytes());
        if elected() {
            full.expect(self.s.kv_bytes());
            to.load(map, full, at);
        }
    }
}
