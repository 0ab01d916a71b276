//! The stream of key and value blocks through shared memory, from the last block to the first.
//!
//! With one slot for each there is nothing to load ahead into but the one that is not in use: values
//! load under the product of the keys, the next keys under the softmax and the product of the
//! values (FlashAttention-2's schedule). With more, block i + STAGES − 1 loads while block i
//! computes, and a block needs one barrier instead of two.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::fence_proxy_async;
use fa_dsl::tile::{GlobalRows, Panels, SharedTile, TileCopy, Within, commit, wait};

use super::block_order::BlockOrder;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::Pages;

/// The shape of a stream.
#[derive(Clone, Copy, Debug)]
pub(super) struct StreamConfig {
    /// Keys of a block.
    pub block_n: u32,
    /// Blocks held.
    pub stages: u32,
    /// Threads that copy.
    pub threads: u32,
    /// Elements of a head.
    pub head_dim: u32,
    /// Whether the last block may reach past the sequence.
    pub ragged: bool,
    /// Whether warpgroup products read them: those see what threads copied after a fence of theirs.
    pub warpgroup: bool,
}

impl StreamConfig {
    /// Bytes of a block of keys, or of values.
    pub const fn kv_bytes(&self) -> u32 {
        SharedTile::bytes(self.block_n, self.head_dim)
    }

    /// Waits until at most `pending` groups of copies of each thread are under way, and what the others have copied may be read.
    #[device]
    pub fn await_copies(&self, pending: u32) {
        wait(pending);
        if self.warpgroup {
            fence_proxy_async();
        }
        barrier();
    }
}

/// What a stream goes through.
pub(super) struct Source<'a, T> {
    /// (batch, seq_k, KV heads, head_dim).
    pub k: &'a Tensor<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub v: &'a Tensor<T>,
    /// The problem of the sequence.
    pub problem: &'a KernelProblem,
    /// The sequence.
    pub batch: Reg<u32>,
    pub kv_head: Reg<u32>,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
}

/// Loads blocks of keys and values ahead of their use.
pub(super) struct KvStream<'a> {
    s: StreamConfig,
    problem: &'a KernelProblem,
    order: BlockOrder,
    head_dim: Reg<u32>,
    /// The first slot's keys.
    keys: Panels,
    /// The first slot's values.
    values: Panels,
    copy_keys: Rows,
    copy_values: Rows,
    lane: Reg<u32>,
    /// Where the rows of the block lie that is loaded next, if they lie in pages and blocks are loaded ahead. They are looked up
    /// while an earlier block is computed.
    places: Places,
    /// The same of the blocks that are loaded at the beginning.
    first_places: FirstPlaces,
}

/// The page and the row there of each row of a block that a warp copies. The lanes share them out, one to each of every 32.
type Places = Vec<[Var<u32>; 2]>;

/// Where the rows of the first blocks lie: those that are loaded at the beginning.
#[derive(Default)]
pub(super) struct FirstPlaces {
    /// One past the block that was taken for the first, if they were looked up before it was known which one is.
    taken: Option<Reg<u32>>,
    blocks: Vec<Places>,
}

impl FirstPlaces {
    /// Of so many rows of a warp, nowhere yet.
    #[device]
    fn new(blocks: u32, rows: u32) -> FirstPlaces {
        FirstPlaces {
            taken: None,
            blocks: (0..blocks).map(|_| places(rows)).collect(),
        }
    }

    /// Looks them up in the table of a sequence that has at most `keys` keys, before it is known how many it has, as if the last block
    /// that is seen were full and block `end` came after it: so that one load does not wait for another. What comes after the
    /// last key that is used is looked up, and looked up again when that is known.
    #[device]
    pub fn ahead(
        s: StreamConfig,
        pages: &Pages,
        keys: Reg<u32>,
        end: Reg<u32>,
        thread: Reg<u32>,
    ) -> FirstPlaces {
        let none = Reg::from(0_u32);
        let block = Panels::new(none, s.block_n, s.head_dim);
        let copy = TileCopy::new(block, thread, s.threads, none.to_u64(), none);
        let first = FirstPlaces::new(s.stages - 1, copy.warp_rows());
        let (lane, last) = (thread & 31, keys.max(1) - 1);
        for (i, places) in (1..).zip(&first.blocks) {
            let first_key = (end.max(i) - i) * s.block_n;
            let locate = |key: Reg<u32>| pages.locate_ahead(key.min(last));
            look_up(&copy, lane, first_key, places, locate);
        }
        FirstPlaces {
            taken: Some(end),
            ..first
        }
    }
}

#[device]
fn places(rows_of_warp: u32) -> Places {
    let place = |_| ["page", "row"].map(|name| Var::named(name, 0_u32));
    (0..rows_of_warp.div_ceil(32)).map(place).collect()
}

/// Looks up where the rows from `first_key` on lie that the warp copies, each by one lane.
#[device]
fn look_up(
    copy: &TileCopy,
    lane: Reg<u32>,
    first_key: Reg<u32>,
    to: &Places,
    locate: impl Fn(Reg<u32>) -> [Reg<u32>; 2],
) {
    for (number, place) in (0..).zip(to) {
        let index = (lane + number * 32).min(copy.warp_rows() - 1);
        let found = locate(copy.warp_row(first_key, index));
        for (var, value) in place.iter().zip(found) {
            var.set(value);
        }
    }
}

/// The copies of keys, or of values.
struct Rows {
    copy: TileCopy,
    /// Bytes between pages, where the rows lie in pages; `copy` is of the first page then.
    page_bytes: Option<Reg<u32>>,
    rows: GlobalRows,
}

impl Rows {
    /// The address of a row of a page.
    #[device]
    fn in_page(&self, page_bytes: Reg<u32>, [page, row]: [Reg<u32>; 2]) -> Reg<u64> {
        self.rows.address + page.mul_wide(page_bytes) + row.mul_wide(self.rows.row_bytes)
    }
}

/// Blocks of keys and values in shared memory, in the order in which they are gone through.
pub(super) trait KvBlocks {
    /// Loads what the first block needs. Copies that were started before are waited for with its keys.
    fn begin(&self);

    /// The keys of block `i`.
    fn keys(&self, i: Reg<u32>) -> Panels;

    /// The values of block `i`.
    fn values(&self, i: Reg<u32>) -> Panels;

    /// Waits until the keys of block `i` may be read, and loads ahead. `first`: `i` is 0.
    fn await_keys(&self, i: Reg<u32>, first: bool);

    /// Waits until the values of block `i` may be read, whose keys no one reads any more.
    fn await_values(&self, i: Reg<u32>, first: bool);

    /// Which blocks these are.
    fn order(&self) -> &BlockOrder;
}

impl<'a> KvStream<'a> {
    /// Blocks in this order, through the slots at `ring` in shared memory.
    #[device]
    pub fn new<T: Half>(
        s: StreamConfig,
        from: &Source<'a, T>,
        order: BlockOrder,
        ring: Reg<u32>,
        thread: Reg<u32>,
    ) -> KvStream<'a> {
        KvStream::after(FirstPlaces::default(), s, from, order, ring, thread)
    }

    /// As [`Self::new`], with places that were looked up before.
    #[device]
    pub fn after<T: Half>(
        looked_up: FirstPlaces,
        s: StreamConfig,
        from: &Source<'a, T>,
        order: BlockOrder,
        ring: Reg<u32>,
        thread: Reg<u32>,
    ) -> KvStream<'a> {
        let keys = Panels::new(ring, s.block_n, s.head_dim);
        let values = keys.shifted(s.stages * s.kv_bytes());
        let paged = from.problem.pages().is_some();
        let copy = |tensor: &Tensor<T>| {
            let [batch, row] = if paged {
                [0.into(), 0.into()]
            } else {
                from.problem.first_key_at(from.batch)
            };
            let first = tensor.at(&[batch, row, from.kv_head]);
            let rows = GlobalRows::new(first, tensor.stride(1));
            Rows {
                copy: TileCopy::new(keys, thread, s.threads, rows.address, rows.row_bytes),
                page_bytes: paged.then(|| tensor.stride(0) * T::BYTES as u32),
                rows,
            }
        };
        let (copy_keys, copy_values) = (copy(from.k), copy(from.v));
        let ahead = if paged && s.stages > 1 {
            copy_keys.copy.warp_rows()
        } else {
            0
        };
        KvStream {
            s,
            problem: from.problem,
            order,
            head_dim: from.head_dim,
            keys,
            values,
            copy_keys,
            copy_values,
            lane: thread & 31,
            places: places(ahead),
            first_places: match (looked_up.taken, ahead) {
                (None, 1..) => FirstPlaces::new(s.stages - 1, ahead),
                _ => looked_up,
            },
        }
    }

    #[device]
    fn slot(&self, first: Panels, i: Reg<u32>) -> Panels {
        if self.s.stages == 1 {
            first
        } else {
            first.shifted((i % self.s.stages) * self.s.kv_bytes())
        }
    }

    /// Starts loading block `i`, if there is one: a group of keys and a group of values.
    #[device]
    fn load_ahead(&self, i: Reg<u32>, places: Option<&Places>) {
        for (copy, first) in [
            (&self.copy_keys, self.keys),
            (&self.copy_values, self.values),
        ] {
            if i < self.order.blocks.count {
                self.load(
                    copy,
                    self.slot(first, i),
                    self.order.loaded(i),
                    places,
                    false,
                );
            }
            // Closed, empty or not, so that counts of groups do not depend on the block.
            commit();
        }
        self.order.load_next(i);
    }

    /// Starts loading keys or values of the block of this number, whose rows lie at `places` if they were looked up. Only the first block that
    /// is gone through reaches past the sequence.
    #[device]
    fn load(
        &self,
        from: &Rows,
        to: Panels,
        number: Reg<u32>,
        places: Option<&Places>,
        first: bool,
    ) {
        let s = self.s;
        let end = self.problem.seq_k;
        let first_key = number * s.block_n;
        let within = Within {
            rows: (first && s.ragged).then_some(end),
            chunks: Some(self.head_dim / 8),
        };
        match (self.problem.pages(), from.page_bytes) {
            (Some(pages), Some(page_bytes)) => {
                let row = |number: usize, key| {
                    let (held_in, lane) = from.copy.index_in_warp(number as u32);
                    let place = match places.and_then(|it| it.get(held_in as usize)) {
                        Some(place) => place.map(|it| it.peek().of_lane(lane)),
                        None => pages.locate(key),
                    };
                    from.in_page(page_bytes, place)
                };
                from.copy.start_gathered(first_key, to, within, row);
            }
            _ => from.copy.start_within(first_key, to, within),
        }
    }

    /// Looks up where the rows of block `i`, which is loaded next in this order, lie, or those of the last one.
    #[device]
    fn look_up(&self, order: &BlockOrder, i: Reg<u32>, places: &Places) {
        if let (Some(pages), false) = (self.problem.pages(), places.is_empty()) {
            let i = i.min(order.blocks.count - 1);
            let first_key = order.loaded(i) * self.s.block_n;
            // The last block of a sequence reaches past it.
            let last = self.problem.last_key();
            let locate = |key: Reg<u32>| pages.locate(key.min(last));
            look_up(&self.copy_keys.copy, self.lane, first_key, places, locate);
        }
    }

    /// Looks up where the rows of the first blocks lie, all before the first of them is loaded.
    #[device]
    fn look_up_first(&self) {
        let all = || {
            let order = self.order.fork();
            for (i, places) in (0_u32..).zip(&self.first_places.blocks) {
                self.look_up(&order, i.into(), places);
                order.load_next(i.into());
            }
        };
        match self.first_places.taken {
            None => all(),
            Some(end) => {
                let full = end * self.s.block_n <= self.problem.seq_k;
                if !((end == self.order.blocks.end) & full) {
                    all();
                }
            }
        }
    }
}

impl KvBlocks for KvStream<'_> {
    #[device]
    fn keys(&self, i: Reg<u32>) -> Panels {
        self.slot(self.keys, i)
    }

    #[device]
    fn values(&self, i: Reg<u32>) -> Panels {
        self.slot(self.values, i)
    }

    /// Copies that were started before join the group of the first block's keys.
    #[device]
    fn begin(&self) {
        self.look_up_first();
        let places = |i: u32| self.first_places.blocks.get(i as usize);
        let first = || self.order.loaded(0.into());
        self.load(&self.copy_keys, self.keys, first(), places(0), true);
        commit();
        if self.s.stages > 1 {
            self.load(&self.copy_values, self.values, first(), places(0), true);
            commit();
            self.order.load_next(0.into());
        }
        for i in 2..self.s.stages {
            self.load_ahead((i - 1).into(), places(i - 1));
        }
        self.look_up(&self.order, (self.s.stages - 1).into(), &self.places);
    }

    #[device]
    fn await_keys(&self, i: Reg<u32>, first: bool) {
        let stages = self.s.stages;
        if !first {
            self.order.compute_next();
        }
        if stages == 1 {
            self.s.await_copies(0);
            // Everyone has left the values of block i − 1.
            let number = self.order.computed(i);
            self.load(&self.copy_values, self.values, number, None, first);
            commit();
        } else {
            // Later ones wait for the values as well, so that those need no barrier of their own.
            self.s.await_copies(2 * stages - if first { 3 } else { 4 });
            // Everyone has left block i − 1, whose slot this is.
            let next = i + (stages - 1);
            self.load_ahead(next, Some(&self.places));
            self.look_up(&self.order, next + 1, &self.places);
        }
    }

    #[device]
    fn await_values(&self, i: Reg<u32>, first: bool) {
        let stages = self.s.stages;
        if stages == 1 {
            self.s.await_copies(0);
            let next = i + 1;
            self.order.load_next(i);
            if next < self.order.blocks.count {
                let number = self.order.loaded(next);
                self.load(&self.copy_keys, self.keys, number, None, false);
            }
            commit();
        } else if first {
            self.s.await_copies(2 * stages - 2);
        }
    }

    fn order(&self) -> &BlockOrder {
        &self.order
    }
}
