//! The producer: one warp that loads.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, BoxRow, PanelTile, load_box};
use fa_dsl::tile::pipeline::elected;

use super::Io;
use super::layout::{Layout, Ring, place};
use super::tile_config::TileConfig;
use crate::attention::backward::work::{QueryBlock, Work};
use crate::attention::backward::workspace::MAP_ROWS;
use crate::attention::cache_steps::{CacheSteps, Steps};
use crate::attention::options::HeadAt;

/// Loads the block of keys and values, then every block of queries and output gradients. Run by all lanes of one warp, though one issues the copies.
#[device]
pub(super) fn produce<T: Half>(s: &TileConfig, io: &Io<T>, work: &Work, layout: &Layout) {
    let loads = Loads {
        s,
        io,
        work,
        layout,
    };
    let walk = work.walk(io.problem.group, layout.classes);
    walk.each(|now, i, _| {
        if i == 0 {
            loads.keys();
        }
        loads.queries(now, i);
        if i == 0 {
            loads.values();
        }
        loads.gradients(now, i);
        loads.rows(now, i);
    });
}

struct Loads<'a, T> {
    s: &'a TileConfig,
    io: &'a Io<T>,
    work: &'a Work,
    layout: &'a Layout,
}

impl<T: Half> Loads<'_, T> {
    #[device]
    fn keys(&self) {
        let (full, at) = (self.layout.keys_full(), self.key_box(|cache| cache.keys));
        if elected() {
            full.expect(self.s.k_bytes());
            let keys = PanelTile {
                cols: self.s.sum_columns(),
                ..self.layout.keys
            };
            keys.load(&self.io.k, full, at);
        }
    }

    #[device]
    fn values(&self) {
        let (full, at) = (
            self.layout.values_full(),
            self.key_box(|cache| cache.values),
        );
        if elected() {
            full.expect(self.s.v_bytes());
            self.layout.values.load(&self.io.v, full, at);
        }
    }

    /// Where the block lies in the keys or the values, through which copies step so in a cache.
    #[device]
    fn key_box(&self, steps: impl Fn(CacheSteps<Reg<u32>>) -> Steps<Reg<u32>>) -> BoxAt {
        let work = self.work;
        let at = HeadAt {
            head: work.kv_head,
            batch: work.batch,
        };
        let (problem, key) = (&work.problem, work.keys.first_key);
        match self.io.cache {
            None => problem.key_box(at, key),
            Some(cache) => {
                let [outer, first] = problem.first_key_at(work.batch);
                BoxAt {
                    head: at.head,
                    row: BoxRow::Ending {
                        left: problem.seq_k - key,
                        end: steps(cache).end(outer, first + problem.seq_k),
                    },
                }
            }
        }
    }

    /// A block of queries, and what is known of their rows.
    #[device]
    fn queries(&self, now: QueryBlock, i: Reg<u32>) {
        let (s, io, layout) = (self.s, self.io, self.layout);
        let ring = place(s, Ring::Queries, i);
        let slot = ring.slot();
        layout.empty(s, Ring::Queries, slot).wait(ring.parity() ^ 1);
        let full = layout.full(s, Ring::Queries, slot);
        let to = layout.block(s, Ring::Queries, slot);
        let row = self
            .work
            .first_row(io.problem.heads, io.padded, now, s.block_m);
        let rows = BoxAt::in_batch(row / MAP_ROWS, 0.into(), 0.into());
        let at = self.query_box(now);
        if elected() {
            full.expect(s.q_bytes() + s.statistics_bytes());
            to.load(&io.q, full, at);
            load_box(&io.statistics, layout.statistics(s, slot), full, 0, rows);
        }
    }

    /// A block of output gradients.
    #[device]
    fn gradients(&self, now: QueryBlock, i: Reg<u32>) {
        let (s, layout) = (self.s, self.layout);
        let ring = place(s, Ring::Gradients, i);
        let slot = ring.slot();
        layout
            .empty(s, Ring::Gradients, slot)
            .wait(ring.parity() ^ 1);
        let full = layout.full(s, Ring::Gradients, slot);
        let to = layout.block(s, Ring::Gradients, slot);
        let at = self.query_box(now);
        if elected() {
            full.expect(s.q_bytes());
            to.load(&self.io.d_o, full, at);
        }
    }

    /// A block of the tensor of which functions read rows, if it is copied.
    #[device]
    fn rows(&self, now: QueryBlock, i: Reg<u32>) {
        let (s, layout) = (self.s, self.layout);
        if s.copy_rows > 0 {
            let head = self.work.head(now.head);
            let set = s.variant.function_set;
            let rows = &self.io.rows;
            let at = rows.place(set, s.copy_rows, head, now.block * s.block_m);
            let ring = [layout.rows_full(s), layout.rows_empty(s)];
            let place = (layout.rows(s), s.rows_bytes());
            rows.fill(ring, i, place, self.work.keys.first_key, at);
        }
    }

    #[device]
    fn query_box(&self, now: QueryBlock) -> BoxAt {
        let at = HeadAt {
            head: now.head,
            batch: self.work.batch,
        };
        let query = now.block * self.s.block_m;
        self.work.problem.query_box(at, query)
    }
}
