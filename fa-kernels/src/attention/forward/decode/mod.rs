//! The schedule for few queries against many keys, for sm_80 and later (Flash-Decoding; Dao, Haziza, Massa and Sizov, 2023).
//!
//! The query heads that share a KV head share a tile: its rows are each query's heads, one query after the other, so that
//! keys and values are read once for all of them. The keys are split over CTAs, and a CTA's blocks over its warps, each
//! of which keeps a softmax of its own. Warps are merged in shared memory. CTAs that share a tile leave their parts in
//! global memory, and the last to arrive merges them, in the order of the splits.

pub mod gates;
mod launch;
mod merge;
mod products;
mod rows;
mod tile;
mod tile_config;
mod work;

use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;
use fa_dsl::tile::{Panels, TileCopy, Within, shared_base};

pub use tile_config::TileConfig;
pub use work::{Io, KvTensors};

use crate::attention::forward::bulk_stream::BulkStream;
use crate::attention::forward::cache_boxes::{CacheBoxes, CachedBlocks};
use crate::attention::forward::kv_stream::{FirstPlaces, KvBlocks, KvStream, Source};
use crate::attention::options::{Parameters, Variant};
use crate::attention::warps::Position;
use tile::Tile;
use work::{Place, Work};

/// The whole kernel, for elements `T`.
#[device]
pub fn forward<T: Half>(s: &TileConfig, io: &Io<T>) {
    let place = Place::new(io);
    let first_places = first_places(s, io, &place);
    let work = Work::new(s, io, &place);
    // Every sequence has as many tiles and splits as the longest.
    if work.exists() {
        tile(s, io, &work, first_places);
    }
}

/// Looks the first pages up while it is loaded how many keys are used, if masks do not say which blocks come first.
#[device]
fn first_places<T: Half>(s: &TileConfig, io: &Io<T>, place: &Place) -> FirstPlaces {
    let is_known = !s.bulk && !io.problem.is_classified();
    match io.problem.pages_of(place.batch) {
        Some(pages) if is_known => {
            let (keys, end) = (io.problem.seq_k, place.last_end(s, io));
            FirstPlaces::ahead(s.stream(), &pages, keys, end, thread())
        }
        _ => FirstPlaces::default(),
    }
}

/// The part of a tile that a CTA computes.
#[device]
fn tile<T: Half>(s: &TileConfig, io: &Io<T>, work: &Work, first_places: FirstPlaces) {
    let position = Position::new(&s.grid());
    let smem = shared_base() + shared(s.tile_bytes(), 1024);
    let queries = Panels::new(smem, s.block_m, s.variant.head_dim);
    load_queries(s, io, work, queries, position.thread);
    let ring = smem + s.q_bytes();
    let (kv_head, thread) = (work.rows.kv_head, position.thread);
    let kv: Box<dyn KvBlocks> = match &io.kv {
        KvTensors::ByThreads([k, v]) => {
            let source = Source {
                k,
                v,
                problem: &work.problem,
                batch: work.rows.batch,
                kv_head,
                head_dim: io.head_dim,
            };
            let (shape, order) = (s.stream(), work.order);
            let stream = KvStream::after(first_places, shape, &source, order, ring, thread);
            Box::new(stream)
        }
        KvTensors::ByEngine {
            maps: [k, v],
            boxes,
        } => Box::new(BulkStream {
            s: s.stream(),
            maps: [k, v],
            cached: CachedBlocks::new(*boxes, work.cached(s, io), thread & 31),
            order: work.order,
            kv_head,
            keys: Panels::new(ring, s.block_n, s.variant.head_dim),
            barriers: BulkStream::<T>::barriers(s.stages),
            thread,
        }),
    };
    kv.begin();
    kv.await_keys(0.into(), true);
    let tile = Tile::new(s, io, work, &*kv, queries, position);
    tile.compute();
    tile.finish(ring);
}

/// Starts loading the tile of queries.
#[device]
fn load_queries<T: Half>(s: &TileConfig, io: &Io<T>, work: &Work, to: Panels, thread: Reg<u32>) {
    let threads = s.query_threads();
    if threads == s.threads() {
        load_rows(threads, io, work, to, thread);
    } else if thread < threads {
        load_rows(threads, io, work, to, thread);
    }
}

#[device]
fn load_rows<T: Half>(threads: u32, io: &Io<T>, work: &Work, to: Panels, thread: Reg<u32>) {
    let none = Reg::from(0_u32);
    let copy = TileCopy::new(to, thread, threads, none.to_u64(), none);
    let within = Within {
        rows: Some(work.rows.count),
        chunks: Some(io.head_dim / 8),
    };
    copy.start_gathered(0, to, within, |_, row| {
        work.rows.of(&work.problem, &io.q, row)
    });
}

/// Forward attention. See [`forward`]; grid: a CTA for each split of each tile.
#[kernel(
    name = Decode,
    types(f16, bf16),
    threads = config.tiles().threads(),
    min_blocks = config.tiles().ctas,
    gates = gates,
    options(variant: Variant)
)]
pub fn decode<
    T: Half,
    #[values(16, 32, 64)] const BLOCK_M: u32,
    #[values(32, 64, 128, 256)] const BLOCK_N: u32,
    #[values(2, 4, 8)] const NUM_WARPS: u32,
    #[values(2, 3, 4, 5, 6, 8)] const STAGES: u32 = 2,
    #[values(1, 2, 3, 4)] const CTAS: u32 = 1,
    #[values(1, 2)] const ROW_BLOCKS: u32 = 1,
    const BULK: bool = false,
    const WARPGROUP: bool = false,
>(
    q: Tensor<T>,
    #[when(!config.bulk)] k: Tensor<T>,
    #[when(!config.bulk)] v: Tensor<T>,
    #[when(config.bulk)] k_map: TensorMap<T>,
    #[when(config.bulk)] v_map: TensorMap<T>,
    #[when(config.bulk)] cache: CacheBoxes,
    o: TensorMut<T>,
    #[group] problem: Parameters,
    head_dim: u32,
    kv_heads: Divisor,
    sharing: Divisor,
    tiles: Divisor,
    splits: Divisor,
    blocks_of_split: Divisor,
    partials: Scratch<f32>,
    arrived: Counters,
) {
    let kv = KvTensors::new(k.zip(v), k_map.zip(v_map), cache);
    let io = Io {
        q,
        kv,
        o,
        problem,
        head_dim,
        kv_heads,
        sharing,
        tiles,
        splits,
        blocks_of_split,
        partials,
        arrived,
    };
    forward(&config.tiles(), &io);
}
