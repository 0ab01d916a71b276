//! The schedule for sm_80 and later: FlashAttention-2 (Dao, 2023) with `mma`, `ldmatrix` and `cp.async`.
//!
//! A CTA owns a block of keys of a KV head, each warp an equal part of its rows, and goes through the queries of every head that shares it, a block at a
//! time. Scores are computed transposed, keys × queries (as FlashAttention-3 does): so Pᵀ and dSᵀ are already the left operands of dV and
//! dK, which stay in registers to the end, and no two CTAs add to the same one. dSᵀ goes through shared memory once, for dQ, which the CTAs of all
//! blocks of keys add to. Gradients of long heads are more than a warp's registers hold: HEAD_SPLIT warps share those of the same keys, and hand each other
//! P as well.

pub mod gates;
mod io;
mod launch;
mod queries;
mod tile;
mod tile_config;

use fa_dsl::prelude::*;

pub use io::Io;
pub use tile_config::TileConfig;

use super::turns::{Turns, Waits};
use super::work::Work;
use crate::attention::options::{Parameters, Variant};
use tile::Tile;

/// Backward attention for elements `T`: dK and dV, and sums of dQ. `statistics` and `sums` are those of [`super::workspace`]. Grid: a CTA for each
/// block of keys of each KV head. `listed_queries` and `listed_keys` are the sizes of the tiles and blocks whose classes the problem has, if it has any.
#[kernel(
    name = BackwardMma,
    types(f16, bf16),
    threads = config.tiles().threads(),
    min_blocks = config.tiles().ctas,
    gates = gates,
    options(variant: Variant)
)]
pub fn backward_mma<
    T: Half,
    #[values(32, 64, 128)] const BLOCK_M: u32,
    #[values(32, 64, 96, 128, 192)] const BLOCK_N: u32,
    #[values(2, 4, 8)] const NUM_WARPS: u32,
    #[values(1, 2)] const STAGES: u32 = 1,
    #[values(1, 2, 3, 4)] const CTAS: u32 = 1,
    #[values(1, 2)] const HEAD_SPLIT: u32 = 1,
    const VECTOR: bool = false,
    #[option] const DETERMINISTIC: bool = false,
>(
    q: Tensor<T>,
    k: Tensor<T>,
    v: Tensor<T>,
    d_o: Tensor<T>,
    statistics: Tensor<f32>,
    sums: TensorInOut<f32>,
    dk: TensorMut<T>,
    dv: TensorMut<T>,
    #[group] problem: Parameters,
    head_dim: u32,
    scale: f32,
    padded: u32,
    #[when(DETERMINISTIC)] turns: Counters,
    #[when(config.tiles().has_sections())] section: u32,
    #[when(config.tiles().skips_in_turn())] visible: Tensor<u32>,
    #[when(config.variant.mask_blocks)] listed_queries: u32,
    #[when(config.variant.mask_blocks)] listed_keys: u32,
) {
    let io = Io {
        q,
        k,
        v,
        d_o,
        statistics,
        sums,
        dk,
        dv,
        problem,
        head_dim,
        scale,
        padded,
    };
    let tiles = config.tiles();
    let turns = turns.zip(section);
    let waits = Waits::AllBefore;
    let turns =
        turns.map(|(turns, section)| Turns::new(turns, section, tiles.claim_place(), waits));
    let work = Work::new(&io.problem, [tiles.block_n, tiles.block_m], section, turns);
    let work = work
        .listed(listed_queries, listed_keys)
        .visible(visible, io.problem.seq_k);
    work.clear_unused([&io.dk, &io.dv], io.head_dim, tiles.threads());
    if tiles.variant.sequences_differ() {
        if work.keys.first_key < work.problem.seq_k {
            gradients(&tiles, &io, &work);
        }
    } else {
        gradients(&tiles, &io, &work);
    }
}

/// Those of a CTA's block of keys.
#[device]
fn gradients<T: Half>(s: &TileConfig, io: &Io<T>, work: &Work) {
    let tile = Tile::new(s, io, work);
    tile.compute();
    tile.store();
}
