//! The warp-specialised schedule for sm_90a: one producer warp loads, two to four warpgroups compute.
//!
//! Persistent: each CTA takes every gridDim.x-th tile of queries. The producer loads the tile's Q
//! and streams blocks of K and V through a ring; a warpgroup has 64 of the tile's rows. Within a
//! warpgroup the scores of the next block are computed while this block's P·V is (FlashAttention-3,
//! Shah et al., 2024, algorithm 2). Blocks go from the last visible key to the first, so that only
//! the first and the last ones need a mask.

mod consumer;
pub mod gates;
mod handover;
mod launch;
mod layout;
mod output;
mod passing;
mod ping_pong;
mod producer;
mod rows;
mod scheduler;
mod work;

use fa_dsl::build::tensor::{TensorMap, TensorMapMut};
use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::set_max_registers;
use fa_dsl::tile::shared_base;

pub use layout::{GROUP_ROWS, OutputPlace, TileConfig};
pub use work::Io;

use crate::attention::copied_rows::RowMaps;
use crate::attention::forward::cache_boxes::CacheBoxes;
use crate::attention::options::{Parameters, Variant};
use consumer::Consumer;
use layout::Layout;
use ping_pong::PingPong;
use producer::produce;
use scheduler::{Hands, schedule};
use work::Tiles;

/// The whole kernel, for elements `T`.
#[device]
pub fn forward<T: Half>(s: &TileConfig, io: &Io<T>) {
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
    let tiles = Tiles::new(s, io, &layout);
    let (few, many) = (s.producer_registers(), s.consumer_registers());
    if warpgroup == 0 {
        set_max_registers(few, false);
        if warp == 0 {
            produce(s, io, &layout, &tiles, lane);
        }
        if let Tiles::Handed { handover, claims } = tiles {
            if warp == 1 {
                schedule(
                    s,
                    io,
                    Hands {
                        handover,
                        claims,
                        lane,
                    },
                );
            }
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
            ping_pong: PingPong {
                enabled: s.ping_pong,
                consumers: s.consumers,
                index,
            },
        };
        consumer.run(&tiles);
    }
}

/// Forward attention. See [`forward`]; grid: as many CTAs as the GPU has multiprocessors, or one for
/// each tile of queries if those are fewer.
#[kernel(
    name = WarpSpecialized,
    types(f16, bf16),
    threads = config.tiles().threads(),
    gates = gates,
    options(variant: Variant)
)]
pub fn warp_specialized<
    T: Half,
    #[values(32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192)] const BLOCK_N: u32,
    #[values(2, 3, 4)] const CONSUMERS: u32,
    #[values(1, 2, 3, 4)] const STAGES: u32 = 2,
    #[values(1, 2)] const Q_STAGES: u32 = 1,
    const PING_PONG: bool = false,
    #[values(own = 0, queries = 1, last_block = 2)] const OUTPUT: u32 = 0,
    #[values(always = 0, conditional = 1, optimistic = 3)] const RESCALE: u32 = 0,
    #[values(0, 1, 2, 3, 4)] const POLYNOMIALS: u32 = 0,
    const CLAIM: bool = false,
    #[values(0, 2, 4)] const COPY_ROWS: u32 = 0,
>(
    q: TensorMap<T>,
    k: TensorMap<T>,
    v: TensorMap<T>,
    o: TensorMapMut<T>,
    #[group] problem: Parameters,
    heads_per_section: u32,
    #[when(config.tiles().claims_tiles())] claims: Counters,
    #[when(config.variant.keys_in_cache())] cache: CacheBoxes,
    #[when(config.copy_rows == 2)] rows_of_two: TensorMap<T>,
    #[when(config.copy_rows == 4)] rows_of_four: TensorMap<f32>,
    #[when(config.copy_rows != 0)] rows_have: u32,
) {
    let io = Io {
        q,
        k,
        v,
        o,
        problem,
        heads_per_section,
        claims,
        cache,
        rows: RowMaps {
            two: rows_of_two,
            four: rows_of_four,
            have: rows_have,
        },
    };
    forward(&config.tiles(), &io);
}
