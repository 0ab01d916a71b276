//! The streaming schedule for sm_90a: one producer warp loads, two to four warpgroups compute.
//!
//! Persistent: each CTA takes every gridDim.x-th tile of queries. The producer loads the tile's Q
//! and streams blocks of K and V through a ring; a warpgroup has 64 of the tile's rows. Within a
//! warpgroup the scores of the next block are computed while this block's P·V is (FlashAttention-3,
//! Shah et al., 2024, algorithm 2). Blocks go from the last visible key to the first, so that only
//! the first and the last ones need a mask.

mod consumer;
pub mod gates;
mod launch;
mod layout;
mod output;
mod producer;
mod turn;
mod work;

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::set_max_registers;
use fa_dsl::tile::shared_base;

pub use layout::{GROUP_ROWS, OutputPlace, Schedule};
pub use work::Io;

use crate::forward::problem::{Parameters, Problem};
use consumer::Consumer;
use layout::Layout;
use producer::produce;
use turn::Turn;

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
        layout.init(s);
    }
    barrier();
    let problem = &io.problem;
    let tiles = (problem.seq_q + (s.block_m() - 1)) / s.block_m();
    let total = tiles * problem.heads() * problem.batch();
    let (few, many) = (s.producer_registers(), s.consumer_registers());
    if warpgroup == 0 {
        set_max_registers(few, false);
        if warp == 0 {
            produce(s, io, &layout, tiles, total);
        }
    } else {
        set_max_registers(many, true);
        let index = warpgroup - 1;
        let consumer = Consumer {
            s,
            io,
            layout: layout.of_consumer(s, index),
            lane,
            warp_row: (warp & 3) * 16,
            rows: index * GROUP_ROWS,
            turn: Turn {
                enabled: s.ping_pong,
                consumers: s.consumers,
                index,
            },
        };
        consumer.run(tiles, total);
    }
}

/// Forward attention, float16. See [`stream`]; grid: as many CTAs as the GPU has SMs, or one for
/// each tile of queries if those are fewer.
#[kernel(
    name = StreamF16,
    threads = config.schedule().threads(),
    gates = crate::forward::stream::gates::f16
)]
pub fn stream_f16<
    #[values(32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(1, 2, 3, 4)] const STAGES: u32 = 2,
    #[values(1, 2)] const Q_STAGES: u32 = 1,
    const PING_PONG: bool = false,
    #[values(0, 1, 2)] const OUTPUT: u32 = 0,
    #[values(0, 1)] const REFERENCE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
    #[option]
    #[values(64, 128, 192, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
    #[option] const WINDOW: bool = false,
    #[option] const SOFTCAP: bool = false,
    #[option]
    #[values(0, 128, 256, 512, 1024)] const SEQ: u32 = 0,
>(
    q: TensorMap<f16>,
    k: TensorMap<f16>,
    v: TensorMap<f16>,
    o: TensorMapMut<f16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    #[when(SEQ == 0)] seq_q: u32,
    #[when(SEQ == 0)] seq_k: u32,
    heads: u32,
    group: u32,
    batch: u32,
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
    stream(
        &schedule,
        &Io {
            q,
            k,
            v,
            o,
            lse,
            problem,
            section,
        },
    );
}

/// As [`StreamF16`], bfloat16.
#[kernel(
    name = StreamBf16,
    threads = config.schedule().threads(),
    gates = crate::forward::stream::gates::bf16
)]
pub fn stream_bf16<
    #[values(32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(1, 2, 3, 4)] const STAGES: u32 = 2,
    #[values(1, 2)] const Q_STAGES: u32 = 1,
    const PING_PONG: bool = false,
    #[values(0, 1, 2)] const OUTPUT: u32 = 0,
    #[values(0, 1)] const REFERENCE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
    #[option]
    #[values(64, 128, 192, 256)] const HEAD_DIM: u32 = 64,
    #[option] const CAUSAL: bool = false,
    #[option] const WINDOW: bool = false,
    #[option] const SOFTCAP: bool = false,
    #[option]
    #[values(0, 128, 256, 512, 1024)] const SEQ: u32 = 0,
>(
    q: TensorMap<bf16>,
    k: TensorMap<bf16>,
    v: TensorMap<bf16>,
    o: TensorMapMut<bf16>,
    lse: TensorMut<f32>,
    scale_log2: f32,
    #[when(SEQ == 0)] seq_q: u32,
    #[when(SEQ == 0)] seq_k: u32,
    heads: u32,
    group: u32,
    batch: u32,
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
    stream(
        &schedule,
        &Io {
            q,
            k,
            v,
            o,
            lse,
            problem,
            section,
        },
    );
}
