//! The schedule for sm_80 and later: FlashAttention-2 (Dao, 2023) with `mma`, `ldmatrix` and
//! `cp.async`.
//!
//! A CTA computes a tile of queries, each warp an equal part of its rows. Blocks of keys and values
//! go through shared memory from the last visible key to the first, so that only the first and the
//! last ones need a mask.

pub mod gates;
mod launch;
mod schedule;
mod stream;
mod tile;
mod work;

use fa_dsl::prelude::*;
use fa_dsl::tile::{GlobalRows, Panels, TileCopy, shared_base};

pub use schedule::Schedule;
pub use work::Io;

use crate::forward::place::Place;
use crate::forward::problem::{Parameters, Problem};
use stream::KvStream;
use tile::Tile;
use work::Work;

/// The whole kernel, for elements `T`.
#[device]
pub fn forward<T: Half>(s: &Schedule, io: &Io<T>) {
    let thread = thread();
    let lane = thread & 31;
    let first_row = (thread >> 5) * s.warp_rows();
    let work = Work::new(s, io);
    let smem = shared_base() + shared(s.shared_bytes(), 1024);
    let queries = Panels::new(smem, s.block_m, s.variant.head_dim);
    load_queries(s, io, &work, queries, thread);
    let kv = KvStream::new(s, io, &work, smem + s.q_bytes(), thread);
    kv.begin();
    kv.await_keys(0.into(), true);
    let tile = Tile::new(&kv, queries, lane, first_row);
    tile.compute();
    tile.store();
}

/// Starts loading the tile of queries.
#[device]
fn load_queries<T: Half>(s: &Schedule, io: &Io<T>, work: &Work, to: Panels, thread: Reg<u32>) {
    let Place {
        first_query,
        head,
        batch,
    } = work.place;
    let first = io.q.at(&[batch, first_query, head]);
    let rows = GlobalRows::new(first, io.q.stride(1));
    let copy = TileCopy::new(to, thread, s.threads(), rows.address, rows.row_bytes);
    let exist = io.problem.seq_q - first_query;
    let within = io.within(s.ragged_rows().then_some(exist));
    copy.start_within(0, to, within);
}

/// Forward attention, float16. See [`forward`]; grid: a CTA for each tile of queries.
#[kernel(
    name = MmaF16,
    threads = config.schedule().threads(),
    min_blocks = config.schedule().ctas,
    gates = crate::forward::mma::gates::f16
)]
pub fn mma_f16<
    #[values(32, 64, 96, 128, 192, 256)] const BLOCK_M: u32,
    #[values(32, 48, 64, 80, 96, 128)] const BLOCK_N: u32,
    #[values(2, 4, 8)] const NUM_WARPS: u32,
    #[values(1, 2, 3)] const STAGES: u32 = 1,
    #[values(0, 2, 4, 6, 8, 16)] const Q_REGS: u32 = 0,
    #[values(1, 2, 3, 4)] const CTAS: u32 = 1,
    #[values(0, 1, 2)] const REFERENCE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
    #[option]
    #[values(32, 64, 96, 128, 192, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
    #[option] const WINDOW: bool = false,
    #[option] const SOFTCAP: bool = false,
    #[option]
    #[values(0, 128, 256, 512, 1024)] const SEQ: u32 = 0,
>(
    q: Tensor<f16>,
    k: Tensor<f16>,
    v: Tensor<f16>,
    o: TensorMut<f16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    #[when(SEQ == 0)] seq_q: u32,
    #[when(SEQ == 0)] seq_k: u32,
    heads: u32,
    group: u32,
    batch: u32,
    head_dim: u32,
    section: u32,
    #[when(SOFTCAP)] softcap: f32,
    #[when(WINDOW)] window_left: u32,
    #[when(WINDOW && !CAUSAL)] window_right: u32,
) {
    let parameters = Parameters {
        seq_q,
        seq_k,
        heads,
        group,
        batch,
        scale_log2,
        softcap,
        window_left,
        window_right,
    };
    let schedule = config.schedule();
    let problem = Problem::new(schedule.variant, parameters);
    forward(
        &schedule,
        &Io {
            q,
            k,
            v,
            o,
            lse,
            problem,
            head_dim,
            section,
        },
    );
}

/// As [`MmaF16`], bfloat16.
#[kernel(
    name = MmaBf16,
    threads = config.schedule().threads(),
    min_blocks = config.schedule().ctas,
    gates = crate::forward::mma::gates::bf16
)]
pub fn mma_bf16<
    #[values(32, 64, 96, 128, 192, 256)] const BLOCK_M: u32,
    #[values(32, 48, 64, 80, 96, 128)] const BLOCK_N: u32,
    #[values(2, 4, 8)] const NUM_WARPS: u32,
    #[values(1, 2, 3)] const STAGES: u32 = 1,
    #[values(0, 2, 4, 6, 8, 16)] const Q_REGS: u32 = 0,
    #[values(1, 2, 3, 4)] const CTAS: u32 = 1,
    #[values(0, 1, 2)] const REFERENCE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
    #[option]
    #[values(32, 64, 96, 128, 192, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
    #[option] const WINDOW: bool = false,
    #[option] const SOFTCAP: bool = false,
    #[option]
    #[values(0, 128, 256, 512, 1024)] const SEQ: u32 = 0,
>(
    q: Tensor<bf16>,
    k: Tensor<bf16>,
    v: Tensor<bf16>,
    o: TensorMut<bf16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    #[when(SEQ == 0)] seq_q: u32,
    #[when(SEQ == 0)] seq_k: u32,
    heads: u32,
    group: u32,
    batch: u32,
    head_dim: u32,
    section: u32,
    #[when(SOFTCAP)] softcap: f32,
    #[when(WINDOW)] window_left: u32,
    #[when(WINDOW && !CAUSAL)] window_right: u32,
) {
    let parameters = Parameters {
        seq_q,
        seq_k,
        heads,
        group,
        batch,
        scale_log2,
        softcap,
        window_left,
        window_right,
    };
    let schedule = config.schedule();
    let problem = Problem::new(schedule.variant, parameters);
    forward(
        &schedule,
        &Io {
            q,
            k,
            v,
            o,
            lse,
            problem,
            head_dim,
            section,
        },
    );
}
