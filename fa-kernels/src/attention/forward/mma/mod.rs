//! The schedule for sm_80 and later: FlashAttention-2 (Dao, 2023) with `mma`, `ldmatrix` and
//! `cp.async`.
//!
//! A CTA computes a tile of queries, each warp an equal part of its rows. Blocks of keys and values
//! go through shared memory from the last visible key to the first, so that only the first and the
//! last ones need a mask.

pub mod gates;
mod launch;
mod tile;
mod tile_config;
mod work;

use fa_dsl::prelude::*;
use fa_dsl::tile::{GlobalRows, Panels, TileCopy, shared_base};

pub use tile_config::TileConfig;
pub use work::Io;

use crate::attention::forward::kv_stream::{KvBlocks, KvStream, Source};
use crate::attention::options::{Parameters, Variant};
use crate::attention::tile_scheduler::TileCoord;
use tile::Tile;
use work::Work;

/// The whole kernel, for elements `T`.
#[device]
pub fn forward<T: Half>(s: &TileConfig, io: &Io<T>) {
    let thread = thread();
    let lane = thread & 31;
    let first_row = (thread >> 5) * s.warp_rows();
    let work = Work::new(s, io);
    if s.variant.packed {
        // Every sequence has as many tiles as the longest.
        if work.at.first_query < work.problem.seq_q {
            tile(s, io, &work, [thread, lane, first_row]);
        }
    } else {
        tile(s, io, &work, [thread, lane, first_row]);
    }
}

/// The tile of a CTA, by this thread, its lane, and the first row of its warp.
#[device]
fn tile<T: Half>(
    s: &TileConfig,
    io: &Io<T>,
    work: &Work,
    [thread, lane, first_row]: [Reg<u32>; 3],
) {
    let smem = shared_base() + shared(s.tile_bytes(), 1024);
    let queries = Panels::new(smem, s.block_m, s.variant.head_dim);
    load_queries(s, io, work, queries, thread);
    let source = Source {
        k: &io.k,
        v: &io.v,
        problem: &work.problem,
        batch: work.at.batch,
        kv_head: work.kv_head,
        head_dim: io.head_dim,
    };
    let order = work.order(s);
    let kv = KvStream::new(s.stream(), &source, order, smem + s.q_bytes(), thread);
    kv.begin();
    kv.await_keys(0.into(), true);
    let tile = Tile::new(s, io, work, &kv, queries, lane, first_row);
    tile.compute();
    tile.store();
}

/// Starts loading the tile of queries.
#[device]
fn load_queries<T: Half>(s: &TileConfig, io: &Io<T>, work: &Work, to: Panels, thread: Reg<u32>) {
    let TileCoord {
        first_query,
        head,
        batch,
    } = work.at;
    let [batch, row] = work.problem.query_at(batch, first_query);
    let first = io.q.at(&[batch, row, head]);
    let rows = GlobalRows::new(first, io.q.stride(1));
    let copy = TileCopy::new(to, thread, s.threads(), rows.address, rows.row_bytes);
    let exist = work.problem.seq_q - first_query;
    let within = io.within(s.ragged_rows().then_some(exist));
    copy.start_within(0, to, within);
}

/// Forward attention. See [`forward`]; grid: a CTA for each tile of queries.
#[kernel(
    name = Mma,
    types(f16, bf16),
    threads = config.tiles().threads(),
    min_blocks = config.tiles().ctas,
    gates = gates,
    options(variant: Variant)
)]
pub fn mma<
    T: Half,
    #[values(32, 64, 96, 128, 192, 256)] const BLOCK_M: u32,
    #[values(32, 48, 64, 80, 96, 128)] const BLOCK_N: u32,
    #[values(2, 4, 8)] const NUM_WARPS: u32,
    #[values(1, 2, 3)] const STAGES: u32 = 1,
    #[values(0, 2, 4, 6, 8, 16)] const Q_REGS: u32 = 0,
    #[values(1, 2, 3, 4)] const CTAS: u32 = 1,
    #[values(always = 0, conditional = 1, first_block = 2)] const RESCALE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
>(
    q: Tensor<T>,
    k: Tensor<T>,
    v: Tensor<T>,
    o: TensorMut<T>,
    #[group] problem: Parameters,
    head_dim: u32,
    heads_per_section: u32,
) {
    let io = Io {
        q,
        k,
        v,
        o,
        problem,
        head_dim,
        heads_per_section,
    };
    forward(&config.tiles(), &io);
}
