//! The streaming schedule for sm_90a: one producer warp loads, two or three warpgroups compute.
//!
//! Persistent: each CTA takes every gridDim.x-th tile of queries. The producer loads the tile's Q
//! and streams blocks of K and V through a ring; a warpgroup has 64 of the tile's rows. Within a
//! warpgroup the scores of the next block are computed while this block's P·V is (FlashAttention-3,
//! Shah et al., 2024, algorithm 2). Blocks go from the last visible key to the first, so that only
//! the first ones need a mask.

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::{
    MBARRIER_BYTES, Mbarrier, RingIndex, barrier_arrive, fence_mbarrier_init, fence_proxy_async,
    set_max_registers,
};
use fa_dsl::tile::wgmma::{
    BoxAt, PanelTile, store_commit, store_wait, store_wait_read, wgmma_commit, wgmma_fence,
    wgmma_nn, wgmma_nt, wgmma_wait,
};
use fa_dsl::tile::{Accumulator, FragmentA, shared_base, stage_rows};

use crate::mask;
use crate::softmax::OnlineSoftmax;

/// Rows of a warpgroup.
pub const GROUP_ROWS: u32 = 64;

/// The shape of the schedule.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Keys of a block.
    pub block_n: u32,
    /// Warpgroups that compute.
    pub consumers: u32,
    /// Slots of the ring.
    pub stages: u32,
    /// Tiles of queries held: with 2 the next tile's loads start while this one computes.
    pub q_stages: u32,
    /// Elements of a head, a multiple of 64.
    pub head_dim: u32,
    /// Whether warpgroups take turns at issuing products, so that one's softmax runs under the
    /// other's products.
    pub ping_pong: bool,
    /// Whether a query sees only keys up to its own position, aligned bottom-right.
    pub causal: bool,
}

/// The kernel's run-time arguments.
pub struct Io<T> {
    /// Queries, boxes of 64 rows.
    pub q: TensorMap<T>,
    /// Keys, boxes of `block_n` rows.
    pub k: TensorMap<T>,
    /// Values, boxes of `block_n` rows.
    pub v: TensorMap<T>,
    /// Output, boxes of 16 rows.
    pub o: TensorMapMut<T>,
    /// (batch, heads, seq_q).
    pub lse: TensorMut<f32>,
    /// scale·log2 e.
    pub scale_log2: Reg<f32>,
    /// Queries of a sequence.
    pub seq_q: Reg<u32>,
    /// Keys of a sequence.
    pub seq_k: Reg<u32>,
    /// Query heads.
    pub heads: Reg<u32>,
    /// Query heads that share a KV head.
    pub group: Reg<u32>,
    /// Sequences.
    pub batch: Reg<u32>,
    /// Heads, over all sequences, whose tiles are interleaved.
    pub section: Reg<u32>,
}

impl Schedule {
    /// Threads of a CTA.
    pub const fn threads(&self) -> u32 {
        (self.consumers + 1) * 128
    }

    /// Registers of a consumer's thread. Quotas share what the CTA was launched with: 168, 128 or 96
    /// registers for each thread; asking for more waits for ever.
    pub const fn consumer_registers(&self) -> u32 {
        match self.consumers {
            2 => 240,
            3 => 160,
            _ => 112,
        }
    }

    const fn producer_registers(&self) -> u32 {
        if self.consumers == 3 { 32 } else { 24 }
    }

    /// Rows of a tile of queries.
    pub const fn block_m(&self) -> u32 {
        self.consumers * GROUP_ROWS
    }

    const fn q_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_m(), self.head_dim)
    }

    const fn kv_bytes(&self) -> u32 {
        PanelTile::bytes(self.block_n, self.head_dim)
    }

    /// Shared memory of a CTA in bytes: queries, output, the ring, the mbarriers.
    pub const fn shared_bytes(&self) -> u32 {
        (self.q_stages + 1) * self.q_bytes()
            + 2 * self.stages * self.kv_bytes()
            + (4 * self.stages + 2 * self.q_stages) * MBARRIER_BYTES
    }
}

/// Where things lie in shared memory.
#[derive(Clone, Copy, Debug)]
struct Layout {
    /// This warpgroup's queries in the first slot (the producer's: the first warpgroup's).
    q: PanelTile,
    /// This warpgroup's output.
    o: PanelTile,
    /// The first slot's keys.
    k: PanelTile,
    /// The first slot's values.
    v: PanelTile,
    /// Full and empty, of keys and values, `stages` each; then of the queries.
    barriers: Mbarrier,
}

/// Mbarriers by purpose: index of the first.
#[derive(Clone, Copy, Debug)]
enum Purpose {
    KeysFull,
    KeysEmpty,
    ValuesFull,
    ValuesEmpty,
}

impl Layout {
    #[device]
    fn new(s: &Schedule, base: Reg<u32>) -> Layout {
        let q = PanelTile {
            base,
            rows: GROUP_ROWS,
            cols: s.head_dim,
        };
        let o = q.shifted(s.q_stages * s.q_bytes());
        let k = PanelTile {
            base: o.base + s.q_bytes(),
            rows: s.block_n,
            cols: s.head_dim,
        };
        let v = k.shifted(s.stages * s.kv_bytes());
        let barriers = Mbarrier {
            address: v.base + s.stages * s.kv_bytes(),
        };
        Layout {
            q,
            o,
            k,
            v,
            barriers,
        }
    }

    fn barrier(&self, s: &Schedule, purpose: Purpose, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + purpose as u32 * s.stages)
    }

    fn q_full(&self, s: &Schedule, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + 4 * s.stages)
    }

    fn q_empty(&self, s: &Schedule, slot: Reg<u32>) -> Mbarrier {
        self.barriers.nth(slot + (4 * s.stages + s.q_stages))
    }

    /// This warpgroup's queries in a slot.
    #[device]
    fn queries(&self, s: &Schedule, slot: Reg<u32>) -> PanelTile {
        self.q.shifted(slot * s.q_bytes())
    }
}

/// A tile of queries and the blocks of keys that it sees.
struct Work {
    first_query: Reg<u32>,
    head: Reg<u32>,
    batch: Reg<u32>,
    /// Blocks, at least one: a tile that sees no key masks it all.
    blocks: Reg<u32>,
    /// Of these, the first that need no mask.
    unmasked: Reg<u32>,
}

impl Work {
    #[device]
    fn new<T>(s: &Schedule, io: &Io<T>, index: Reg<u32>, tiles: Reg<u32>) -> Work {
        let (bh, tile) = if s.causal {
            // The longest tiles first, over as many heads as have their keys and values in L2.
            let first = index / (io.section * tiles) * io.section;
            let heads = (io.heads * io.batch - first).min(io.section);
            let rest = index - first * tiles;
            (first + rest % heads, tiles - 1 - rest / heads)
        } else {
            (index / tiles, index % tiles)
        };
        let first_query = tile * s.block_m();
        let (seen_by_first, seen_by_last) = if s.causal {
            (
                mask::visible(first_query, io.seq_q, io.seq_k),
                mask::visible(first_query + (s.block_m() - 1), io.seq_q, io.seq_k),
            )
        } else {
            (io.seq_k, io.seq_k)
        };
        Work {
            first_query,
            head: bh % io.heads,
            batch: bh / io.heads,
            blocks: ((seen_by_last + (s.block_n - 1)) / s.block_n).max(1),
            unmasked: seen_by_first / s.block_n,
        }
    }
}

/// The whole kernel, for elements `T`.
#[device]
pub fn stream<T: Half>(s: &Schedule, io: &Io<T>) {
    let thread = thread();
    let lane = thread & 31;
    let warp = (thread >> 5).broadcast(0);
    let warpgroup = warp / 4;
    let smem = shared_base() + shared(s.shared_bytes(), 1024);
    let layout = Layout::new(s, smem);
    if thread == 0 {
        for slot in 0..s.stages {
            layout.barrier(s, Purpose::KeysFull, slot.into()).init(1);
            layout.barrier(s, Purpose::ValuesFull, slot.into()).init(1);
            layout
                .barrier(s, Purpose::KeysEmpty, slot.into())
                .init(s.consumers * 4);
            layout
                .barrier(s, Purpose::ValuesEmpty, slot.into())
                .init(s.consumers * 4);
        }
        for slot in 0..s.q_stages {
            layout.q_full(s, slot.into()).init(1);
            layout.q_empty(s, slot.into()).init(s.consumers * 4);
        }
        fence_mbarrier_init();
    }
    barrier();
    let tiles = (io.seq_q + (s.block_m() - 1)) / s.block_m();
    let total = tiles * io.heads * io.batch;
    let (few, many) = (s.producer_registers(), s.consumer_registers());
    if warpgroup == 0 {
        set_max_registers(few, false);
        if thread == 0 {
            produce(s, io, &layout, tiles, total);
        }
    } else {
        set_max_registers(many, true);
        let rows = (warpgroup - 1) * GROUP_ROWS;
        let group_bytes = PanelTile::bytes(GROUP_ROWS, s.head_dim);
        let own = (warpgroup - 1) * group_bytes;
        let layout = Layout {
            q: layout.q.shifted(own),
            o: layout.o.shifted(own),
            ..layout
        };
        let turn = Turn {
            enabled: s.ping_pong,
            consumers: s.consumers,
            index: warpgroup - 1,
        };
        let consumer = Consumer {
            s,
            io,
            layout,
            lane,
            warp_row: (warp & 3) * 16,
            rows,
            turn,
        };
        consumer.run(tiles, total);
    }
}

/// Loads every tile's queries, keys and values. Run by one thread.
#[device]
fn produce<T: Half>(s: &Schedule, io: &Io<T>, layout: &Layout, tiles: Reg<u32>, total: Reg<u32>) {
    let mut passed = Reg::from(0_u32);
    let mut tile = Reg::from(0_u32);
    let mut index = block_x();
    while index < total {
        let work = Work::new(s, io, index, tiles);
        let kv_head = work.head / io.group;
        let ring = RingIndex {
            stages: s.q_stages,
            count: tile,
        };
        layout.q_empty(s, ring.slot()).wait(ring.parity() ^ 1);
        let full = layout.q_full(s, ring.slot());
        full.expect(s.q_bytes());
        for group in 0..s.consumers {
            let at = BoxAt {
                row: work.first_query + group * GROUP_ROWS,
                head: work.head,
                batch: work.batch,
            };
            let own = group * PanelTile::bytes(GROUP_ROWS, s.head_dim);
            layout
                .queries(s, ring.slot())
                .shifted(own)
                .load(&io.q, full, at);
        }
        for i in range(0, work.blocks) {
            let ring = RingIndex {
                stages: s.stages,
                count: passed + i,
            };
            let (slot, free) = (ring.slot(), ring.parity() ^ 1);
            let at = BoxAt {
                row: (work.blocks - 1 - i) * s.block_n,
                head: kv_head,
                batch: work.batch,
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
        passed = passed + work.blocks;
        tile = tile + 1;
        index = index + grid_x();
    }
}

/// One warp of a warpgroup that computes.
struct Consumer<'a, T> {
    s: &'a Schedule,
    io: &'a Io<T>,
    layout: Layout,
    lane: Reg<u32>,
    /// The warp's first row in the warpgroup's.
    warp_row: Reg<u32>,
    /// The warpgroup's first row in the tile.
    rows: Reg<u32>,
    turn: Turn,
}

/// The order in which warpgroups issue their products: a token that goes round.
#[derive(Clone, Copy, Debug)]
struct Turn {
    enabled: bool,
    consumers: u32,
    index: Reg<u32>,
}

impl Turn {
    /// The last warpgroup gives the token to the first.
    #[device]
    fn begin(&self) {
        if self.enabled {
            if self.index == self.consumers - 1 {
                barrier_arrive(1, 256);
            }
        }
    }

    /// Waits for the token.
    #[device]
    fn take(&self) {
        if self.enabled {
            barrier_named(self.index + 1, 256);
        }
    }

    /// Gives it to the next.
    #[device]
    fn pass(&self) {
        if self.enabled {
            let next = select(self.index == self.consumers - 1, 0, self.index + 1);
            barrier_arrive(next + 1, 256);
        }
    }

    /// The first warpgroup keeps the token that comes back last.
    #[device]
    fn end(&self) {
        if self.enabled {
            if self.index == 0 {
                barrier_named(1, 256);
            }
        }
    }
}

/// A tile being computed.
struct Tile {
    work: Work,
    softmax: OnlineSoftmax,
    /// Scores, then P.
    s: Accumulator,
    acc: Accumulator,
    /// P of the block whose product with V comes next.
    p: Vec<[Var<u32>; 4]>,
    /// Blocks that this CTA passed before this tile.
    passed: Reg<u32>,
    /// The tile's slot among the queries'.
    q: RingIndex,
}

impl<T: Half> Consumer<'_, T> {
    #[device]
    fn run(&self, tiles: Reg<u32>, total: Reg<u32>) {
        let mut passed = Reg::from(0_u32);
        let mut count = Reg::from(0_u32);
        let mut index = block_x();
        self.turn.begin();
        while index < total {
            let work = Work::new(self.s, self.io, index, tiles);
            let blocks = work.blocks;
            let (n_tiles, o_tiles) = (self.s.block_n / 8, self.s.head_dim / 8);
            let tile = Tile {
                work,
                softmax: OnlineSoftmax::new(1, self.io.scale_log2, 4),
                s: Accumulator::zeros("s", 1, n_tiles),
                acc: Accumulator::zeros("acc", 1, o_tiles),
                p: (0..n_tiles / 2)
                    .map(|_| [0_u32; 4].map(|zero| Var::named("p", zero)))
                    .collect(),
                passed,
                q: RingIndex {
                    stages: self.s.q_stages,
                    count,
                },
            };
            self.compute(&tile);
            self.store(&tile);
            passed = passed + blocks;
            count = count + 1;
            index = index + grid_x();
        }
        self.turn.end();
        if self.lane == 0 {
            store_wait();
        }
    }

    /// The slot of block `i` of the tile.
    fn ring(&self, tile: &Tile, i: Reg<u32>) -> RingIndex {
        RingIndex {
            stages: self.s.stages,
            count: tile.passed + i,
        }
    }

    #[device]
    fn compute(&self, tile: &Tile) {
        let Tile {
            work,
            softmax,
            s,
            acc,
            p,
            ..
        } = tile;
        self.layout
            .q_full(self.s, tile.q.slot())
            .wait(tile.q.parity());
        // The first block: nothing to overlap with.
        self.scores(tile, 0.into());
        wgmma_wait(0, &[s]);
        self.release(Purpose::KeysEmpty, self.ring(tile, 0.into()));
        self.mask(tile, 0.into());
        let _ = softmax.probabilities(s);
        keep(p, &s.to_fragment::<T>(true));

        let masked = (work.blocks - work.unmasked.min(work.blocks)).max(1);
        if self.s.causal {
            for i in range(1, masked) {
                self.step(tile, i, true);
            }
        }
        for i in range(masked, work.blocks) {
            self.step(tile, i, false);
        }

        // Everything has been asked of Q.
        self.arrive(self.layout.q_empty(self.s, tile.q.slot()));
        self.output(tile, work.blocks - 1);
        wgmma_wait(0, &[acc]);
        self.release(Purpose::ValuesEmpty, self.ring(tile, work.blocks - 1));
        softmax.finish();
    }

    /// Block `i`: its scores are computed while block i − 1 is multiplied with V.
    #[device]
    fn step(&self, tile: &Tile, i: Reg<u32>, masked: bool) {
        let Tile {
            softmax, s, acc, p, ..
        } = tile;
        self.turn.take();
        self.scores(tile, i); // S = Q Kᵀ
        self.output(tile, i - 1); // O += P V
        self.turn.pass();
        wgmma_wait(1, &[s]);
        self.release(Purpose::KeysEmpty, self.ring(tile, i));
        if masked {
            self.mask(tile, i);
        }
        let rescale = softmax.probabilities(s);
        wgmma_wait(0, &[acc]);
        self.release(Purpose::ValuesEmpty, self.ring(tile, i - 1));
        keep(p, &s.to_fragment::<T>(true));
        rescale.apply(acc);
    }

    /// Issues the scores of block `i`.
    #[device]
    fn scores(&self, tile: &Tile, i: Reg<u32>) {
        let ring = self.ring(tile, i);
        let slot = ring.slot();
        self.layout
            .barrier(self.s, Purpose::KeysFull, slot)
            .wait(ring.parity());
        wgmma_fence();
        let q = self.layout.queries(self.s, tile.q.slot());
        wgmma_nt::<T>(
            &tile.s,
            &q,
            &self.layout.k.shifted(slot * self.s.kv_bytes()),
        );
        wgmma_commit();
    }

    /// Issues the product of P with the values of block `i`.
    #[device]
    fn output(&self, tile: &Tile, i: Reg<u32>) {
        let ring = self.ring(tile, i);
        let slot = ring.slot();
        self.layout
            .barrier(self.s, Purpose::ValuesFull, slot)
            .wait(ring.parity());
        let regs: Vec<[Reg<u32>; 4]> = tile.p.iter().map(|block| block.map(Var::peek)).collect();
        let p = FragmentA::from_registers(1, regs.len() as u32, regs);
        wgmma_fence();
        wgmma_nn::<T>(
            &tile.acc,
            &p,
            &self.layout.v.shifted(slot * self.s.kv_bytes()),
            false,
        );
        wgmma_commit();
    }

    /// Tells the producer that this warp is done with a slot.
    #[device]
    fn release(&self, purpose: Purpose, ring: RingIndex) {
        self.arrive(self.layout.barrier(self.s, purpose, ring.slot()));
    }

    #[device]
    fn arrive(&self, barrier: Mbarrier) {
        if self.lane == 0 {
            barrier.arrive();
        }
    }

    /// Hides the keys of block `i` that do not exist or that the queries do not see.
    #[device]
    fn mask(&self, tile: &Tile, i: Reg<u32>) {
        let first_key = (tile.work.blocks - 1 - i) * self.s.block_n;
        let first_query = tile.work.first_query + self.rows + self.warp_row;
        if self.s.causal {
            mask::causal_aligned(
                &tile.s,
                self.lane,
                first_query,
                first_key,
                self.io.seq_q,
                self.io.seq_k,
            );
        } else if self.io.seq_k < first_key + self.s.block_n {
            mask::length(&tile.s, self.lane, first_key, self.io.seq_k);
        }
    }

    /// Normalises the output and stores it and the log-sum-exp.
    #[device]
    fn store(&self, tile: &Tile) {
        let Tile {
            work, softmax, acc, ..
        } = tile;
        softmax.normalize(acc);
        // The last tile's stores have to be done with their source.
        if self.lane == 0 {
            store_wait_read();
        }
        warp_sync();
        let panels: Vec<_> = (0..self.layout.o.panels())
            .map(|p| self.layout.o.panel(p))
            .collect();
        stage_rows::<T>(acc, self.lane, self.warp_row, &panels);
        fence_proxy_async();
        warp_sync();
        let first_row = work.first_query + self.rows + self.warp_row;
        if self.lane == 0 {
            let at = BoxAt {
                row: first_row,
                head: work.head,
                batch: work.batch,
            };
            self.layout.o.store(&self.io.o, self.warp_row, at);
            store_commit();
        }
        if self.lane & 3 == 0 {
            for half in 0..2_usize {
                let row = first_row + (self.lane >> 2) + half as u32 * 8;
                if row < self.io.seq_q {
                    let lse = self.io.lse.at(&[work.batch, work.head]);
                    lse.offset_wide(row, self.io.lse.stride(2))
                        .store(0, softmax.lse(0, half));
                }
            }
        }
    }
}

/// Copies a fragment to variables.
#[device]
fn keep(variables: &[[Var<u32>; 4]], fragment: &FragmentA) {
    for (k, block) in variables.iter().enumerate() {
        for (variable, value) in block.iter().zip(fragment.block(0, k as u32)) {
            variable.set(value);
        }
    }
}

/// Forward attention, float16. See [`stream`]; grid: as many CTAs as the GPU has SMs, or one for
/// each tile of queries if those are fewer.
#[kernel(
    name = StreamF16,
    threads = config.schedule().threads(),
    gates = crate::forward::gates::f16
)]
pub fn stream_f16<
    #[values(48, 64, 80, 96, 112, 128, 144, 160, 176, 192)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(2, 3, 4)] const STAGES: u32 = 2,
    #[values(1, 2)] const Q_STAGES: u32 = 1,
    const PING_PONG: bool = false,
    #[option]
    #[values(64, 128, 192, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
>(
    q: TensorMap<f16>,
    k: TensorMap<f16>,
    v: TensorMap<f16>,
    o: TensorMapMut<f16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    seq_q: u32,
    seq_k: u32,
    heads: u32,
    group: u32,
    batch: u32,
    section: u32,
) {
    stream(
        &config.schedule(),
        &Io {
            q,
            k,
            v,
            o,
            lse,
            scale_log2,
            seq_q,
            seq_k,
            heads,
            group,
            batch,
            section,
        },
    );
}

/// As [`StreamF16`], bfloat16.
#[kernel(
    name = StreamBf16,
    threads = config.schedule().threads(),
    gates = crate::forward::gates::bf16
)]
pub fn stream_bf16<
    #[values(48, 64, 80, 96, 112, 128, 144, 160, 176, 192)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(2, 3, 4)] const STAGES: u32 = 2,
    #[values(1, 2)] const Q_STAGES: u32 = 1,
    const PING_PONG: bool = false,
    #[option]
    #[values(64, 128, 192, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
>(
    q: TensorMap<bf16>,
    k: TensorMap<bf16>,
    v: TensorMap<bf16>,
    o: TensorMapMut<bf16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    seq_q: u32,
    seq_k: u32,
    heads: u32,
    group: u32,
    batch: u32,
    section: u32,
) {
    stream(
        &config.schedule(),
        &Io {
            q,
            k,
            v,
            o,
            lse,
            scale_log2,
            seq_q,
            seq_k,
            heads,
            group,
            batch,
            section,
        },
    );
}
