//! The schedule for sm_90a: FlashAttention-3's (Shah et al., 2024), a producer warp and warpgroups that compute.
//!
//! A CTA owns a block of keys of a KV head, each warpgroup 64 of them (`together`), and goes through the queries of every head that shares it, a block at a time.
//! Scores are computed transposed, keys × queries: so Pᵀ and dSᵀ are the left operands of dV and dK in the registers that they were computed in. dSᵀ goes
//! through shared memory as well, for dQ, which each warpgroup computes a part of, over all keys of the block. The scores of the next block are issued
//! before dQ and dK of this one, so that the exponentials run under products. Blocks of 80 queries leave no registers for that (`one_by_one`). Where heads are longer than
//! 128, two warpgroups share 64 keys (`apart`).
//!
//! Functions of scores are gone back through where their gradients are: of P, which dS is a multiple of, unless gradients of their arguments are wanted.
//! The scores that this needs are in registers, or kept in shared memory, each thread's in a place of its own.

mod apart;
pub mod gates;
mod group;
mod launch;
mod layout;
mod one_by_one;
mod producer;
mod referee;
mod tile_config;
mod together;

use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::set_max_registers;
use fa_dsl::tile::shared_base;

pub use tile_config::{CONSUMERS, GROUP_KEYS, TileConfig};

use super::turns::{Turns, Waits};
use super::work::Work;
use crate::attention::cache_steps::CacheSteps;
use crate::attention::copied_rows::RowMaps;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{Parameters, Variant};
use apart::{KeyGradients, ValueGradients};
use group::Group;
use layout::Layout;
use one_by_one::OneByOne;
use producer::produce;
use referee::referee;
use together::Together;

/// The kernel's tensors and run-time parameters.
pub struct Io<T> {
    /// Queries, boxes of a block.
    pub q: TensorMap<T>,
    /// Keys, boxes of a block.
    pub k: TensorMap<T>,
    /// Values, boxes of a block.
    pub v: TensorMap<T>,
    /// The output's gradient, boxes of a block of queries.
    pub d_o: TensorMap<T>,
    /// What is known of the rows, in the order of [`super::statistics`]; boxes of a block of queries.
    pub statistics: TensorMap<f32>,
    /// (batch · heads · padded, columns of the sums), in the order of [`super::sums`].
    pub sums: TensorInOut<f32>,
    /// (batch, seq_q, heads, head_dim), where who comes last rounds.
    pub dq: Option<TensorInOut<T>>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dk: TensorMut<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dv: TensorMut<T>,
    /// Sizes, scale, options.
    pub problem: KernelProblem,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
    /// What products Q Kᵀ are multiplied by.
    pub scale: Reg<f32>,
    /// Rows of a head in the workspace.
    pub padded: Reg<u32>,
    /// How copies step through keys that are in rows of which sequences use a part.
    pub cache: Option<CacheSteps<Reg<u32>>>,
    /// The tensor of which functions read rows, if it is copied; boxes of a block's scores.
    pub rows: RowMaps<T>,
}

/// Backward attention for elements `T`: dK and dV, and sums of dQ. `statistics` and `sums` are those of [`super::workspace`]. Grid: a CTA for each
/// block of keys of each KV head. `listed_queries` and `listed_keys` are the sizes of the tiles and blocks whose classes the problem has, if it has any.
#[kernel(
    name = BackwardWarpSpecialized,
    types(f16, bf16),
    threads = config.tiles().threads(),
    gates = gates,
    options(variant: Variant)
)]
pub fn backward_warp_specialized<
    T: Half,
    #[values(64, 80, 128)] const BLOCK_M: u32,
    #[values(2, 3)] const STAGES: u32 = 2,
    #[values(1, 2)] const DO_STAGES: u32 = 2,
    #[values(1, 2)] const DS_STAGES: u32 = 2,
    const SCORES_FIRST: bool = false,
    const BULK: bool = true,
    const LATE: bool = false,
    const KEEP_SCORES: bool = false,
    #[values(0, 2, 4)] const COPY_ROWS: u32 = 0,
    const FIRST_WRITES: bool = false,
    const LAST_ROUNDS: bool = false,
    const WAITS_EARLY: bool = false,
    #[option] const DETERMINISTIC: bool = false,
>(
    q: TensorMap<T>,
    k: TensorMap<T>,
    v: TensorMap<T>,
    d_o: TensorMap<T>,
    statistics: TensorMap<f32>,
    sums: TensorInOut<f32>,
    #[when(LAST_ROUNDS)] dq: TensorInOut<T>,
    dk: TensorMut<T>,
    dv: TensorMut<T>,
    #[group] problem: Parameters,
    head_dim: u32,
    scale: f32,
    padded: u32,
    #[when(config.variant.keys_in_cache())] cache: CacheSteps,
    #[when(config.copy_rows == 2)] rows_of_two: TensorMap<T>,
    #[when(config.copy_rows == 4)] rows_of_four: TensorMap<f32>,
    #[when(config.copy_rows != 0)] rows_have: u32,
    #[when(config.tiles().takes_turns())] turns: Counters,
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
        dq,
        dk,
        dv,
        problem,
        head_dim,
        scale,
        padded,
        cache,
        rows: RowMaps {
            two: rows_of_two,
            four: rows_of_four,
            have: rows_have,
        },
    };
    let tiles = config.tiles();
    let turns = turns.zip(section);
    let waits = match (tiles.first_writes, tiles.last_rounds) {
        (false, _) => Waits::AllBefore,
        (true, false) => Waits::First,
        (true, true) => Waits::FirstAndAtLast,
    };
    let turns =
        turns.map(|(turns, section)| Turns::new(turns, section, tiles.claim_place(), waits));
    let work = Work::new(
        &io.problem,
        [tiles.block_n(), tiles.block_m],
        section,
        turns,
    );
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
    let thread = thread();
    let lane = thread & 31;
    let warp = (thread >> 5).broadcast(0);
    let warpgroup = warp / 4;
    let smem = shared_base() + shared(s.shared_bytes(), 1024);
    let layout = Layout::new(s, smem);
    if thread == 0 {
        layout.init(s);
    }
    let layout = layout.classified(s, work);
    barrier();
    if warpgroup == 0 {
        set_max_registers(s.producer_registers(), false);
        if warp == 0 {
            produce(s, io, work, &layout);
        }
        if s.takes_turns() {
            if warp == 1 {
                referee(s, io, work, &layout);
            }
        }
    } else {
        set_max_registers(s.consumer_registers(), true);
        let index = warpgroup - 1;
        let group = || Group {
            s,
            io,
            work,
            layout,
            lane,
            index,
            warp: warp & 3,
            first_key: if s.is_apart() {
                0.into()
            } else {
                index * GROUP_KEYS
            },
        };
        if s.is_apart() {
            if index == 0 {
                ValueGradients::new(group()).run();
            } else {
                KeyGradients::new(group()).run();
            }
        } else if s.is_transposed() {
            OneByOne::new(group()).run();
        } else {
            Together::new(group()).run();
        }
    }
}
