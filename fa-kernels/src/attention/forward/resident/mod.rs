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
mod ping_pong;
mod tile;
mod work;

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;
use fa_dsl::tile::shared_base;

pub use layout::{GROUP_ROWS, TileConfig};
pub use work::Io;

use crate::attention::options::{Parameters, Variant};
use consumer::Consumer;
use layout::Layout;
use ping_pong::PingPong;
use work::Turns;

/// The whole kernel, for elements `T`.
#[device]
pub fn forward<T: Half>(s: &TileConfig, io: &Io<T>) {
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
        ping_pong: PingPong::new(s, &layout, group, lane),
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

/// Forward attention. See [`forward`]; the grid is (CTAs, CTAs that share a KV head).
#[kernel(
    name = Resident,
    types(f16, bf16),
    threads = config.tiles().threads(),
    min_blocks = config.tiles().ctas,
    gates = gates,
    options(variant: Variant)
)]
pub fn resident<
    T: Half,
    #[values(64, 128)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(1, 2)] const Q_STAGES: u32 = 2,
    #[values(1, 2, 3, 7)] const UNROLL: u32 = 1,
    #[values(1, 2)] const CTAS: u32 = 1,
    const PING_PONG: bool = false,
    #[values(always = 0, conditional = 1, first_block = 2)] const RESCALE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
>(
    q: TensorMap<T>,
    k: TensorMap<T>,
    v: TensorMap<T>,
    o: TensorMapMut<T>,
    #[group] problem: Parameters,
    kv_heads: u32,
    split: u32,
    share: u32,
) {
    let io = Io {
        q,
        k,
        v,
        o,
        problem,
        kv_heads,
        split,
        share,
    };
    forward(&config.tiles(), &io);
}
