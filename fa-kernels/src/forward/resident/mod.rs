//! The schedule for short sequences on sm_90a, whose length is known when the kernel is generated:
//! keys and values of a head stay in shared memory.
//!
//! Persistent: each CTA takes every gridDim.x-th KV head with all the queries that share it, or,
//! where heads are few, gridDim.y CTAs take every gridDim.y-th of its tiles each. Two to four
//! warpgroups take the CTA's tiles of 64 queries in turn; more of them hide latency better than
//! more overlap within each. There is no producer: a block of keys and values is loaded once for
//! each KV head, by the last warp that is done with the one before, and a tile of queries when its
//! place is free. The scores of the next block are computed while this block's P·V is, and the
//! next tile's first scores under the epilogue.

mod consumer;
pub mod gates;
mod launch;
mod layout;
mod loads;
mod tile;
mod turn;
mod work;

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;
use fa_dsl::tile::shared_base;

pub use layout::{GROUP_ROWS, Schedule};
pub use work::Io;

use crate::forward::problem::{Parameters, Problem};
use consumer::Consumer;
use layout::Layout;
use turn::Turn;
use work::Turns;

/// The whole kernel, for elements `T`.
#[device]
pub fn resident<T: Half>(s: &Schedule, io: &Io<T>) {
    let thread = thread();
    let warp = (thread >> 5).broadcast(0);
    let group = warp / 4;
    let smem = shared_base() + shared(s.shared_bytes(), 1024);
    let layout = Layout::new(s, smem, group);
    if thread == 0 {
        layout.init(s);
    }
    barrier();
    let lane = thread & 31;
    let consumer = Consumer {
        s,
        io,
        turn: Turn::new(s, &layout, group, lane),
        layout,
        stride: io.stride(),
        turns: Turns {
            consumers: s.consumers,
            masked: s.variant.masked(),
        },
        lane,
        warp: warp & 3,
        group,
    };
    consumer.run();
}

/// Forward attention, float16. See [`resident`]; the grid is (CTAs, CTAs that share a KV head).
#[kernel(
    name = ResidentF16,
    threads = config.schedule().threads(),
    min_blocks = config.schedule().ctas,
    gates = crate::forward::resident::gates::f16
)]
pub fn resident_f16<
    #[values(64, 128)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(1, 2)] const Q_STAGES: u32 = 2,
    #[values(1, 2, 3, 7)] const UNROLL: u32 = 1,
    #[values(1, 2)] const CTAS: u32 = 1,
    const PING_PONG: bool = false,
    #[values(0, 1, 2)] const REFERENCE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
    #[option]
    #[values(64, 128, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
    #[option] const WINDOW: bool = false,
    #[option] const SOFTCAP: bool = false,
    #[option]
    #[values(64, 128, 192, 256, 320, 384, 448, 512)] const SEQ: u32 = 512,
>(
    q: TensorMap<f16>,
    k: TensorMap<f16>,
    v: TensorMap<f16>,
    o: TensorMapMut<f16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    kv_heads: u32,
    group: u32,
    batch: u32,
    split: u32,
    share: u32,
    #[when(SOFTCAP)] softcap: f32,
    #[when(WINDOW)] window_left: u32,
    #[when(WINDOW && !CAUSAL)] window_right: u32,
) {
    let parameters = Parameters {
        seq_q: None,
        seq_k: None,
        heads: kv_heads * group,
        group,
        batch,
        scale_log2,
        softcap,
        window_left,
        window_right,
    };
    let schedule = config.schedule();
    let problem = Problem::new(schedule.variant, parameters);
    resident(
        &schedule,
        &Io {
            q,
            k,
            v,
            o,
            lse,
            problem,
            kv_heads,
            split,
            share,
        },
    );
}

/// As [`ResidentF16`], bfloat16.
#[kernel(
    name = ResidentBf16,
    threads = config.schedule().threads(),
    min_blocks = config.schedule().ctas,
    gates = crate::forward::resident::gates::bf16
)]
pub fn resident_bf16<
    #[values(64, 128)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(1, 2)] const Q_STAGES: u32 = 2,
    #[values(1, 2, 3, 7)] const UNROLL: u32 = 1,
    #[values(1, 2)] const CTAS: u32 = 1,
    const PING_PONG: bool = false,
    #[values(0, 1, 2)] const REFERENCE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
    #[option]
    #[values(64, 128, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
    #[option] const WINDOW: bool = false,
    #[option] const SOFTCAP: bool = false,
    #[option]
    #[values(64, 128, 192, 256, 320, 384, 448, 512)] const SEQ: u32 = 512,
>(
    q: TensorMap<bf16>,
    k: TensorMap<bf16>,
    v: TensorMap<bf16>,
    o: TensorMapMut<bf16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    kv_heads: u32,
    group: u32,
    batch: u32,
    split: u32,
    share: u32,
    #[when(SOFTCAP)] softcap: f32,
    #[when(WINDOW)] window_left: u32,
    #[when(WINDOW && !CAUSAL)] window_right: u32,
) {
    let parameters = Parameters {
        seq_q: None,
        seq_k: None,
        heads: kv_heads * group,
        group,
        batch,
        scale_log2,
        softcap,
        window_left,
        window_right,
    };
    let schedule = config.schedule();
    let problem = Problem::new(schedule.variant, parameters);
    resident(
        &schedule,
        &Io {
            q,
            k,
            v,
            o,
            lse,
            problem,
            kv_heads,
            split,
            share,
        },
    );
}
