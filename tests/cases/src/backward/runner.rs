//! What computes gradients in tests: the choice, or a schedule with tunables of its own.

use std::marker::PhantomData;

use fa::attention::{Configured, Options, Problem};
use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::Half;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::BackwardMmaConfig;

use crate::Case;

/// What computes gradients.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BackwardRunner {
    /// Whatever `attention_backward()` chooses.
    Chosen,
    /// These tiles.
    Tiles(BackwardTiles),
    /// The schedule for sm_90a with these tunables, as specs have them: `<64,HEAD_DIM=128>`.
    WarpSpecialized(&'static str),
    /// This kernel, for elements of its type.
    Kernel(&'static Configured),
}

impl BackwardRunner {
    /// Tiles of the schedule for sm_90a, and the head dimension that they are for: warpgroups with keys of their own and those that share them, every
    /// number of slots, both orders, both ways of adding to dQ.
    pub const HOPPER: [(BackwardRunner, usize); 18] = [
        (hopper("<128>"), 64),
        (hopper("<128,DS_STAGES=1,BULK=false>"), 64),
        (hopper("<64,STAGES=3>"), 64),
        (hopper("<64,LATE=true>"), 64),
        (
            hopper("<128,BULK=false,FIRST_WRITES=true,WAITS_EARLY=true>"),
            64,
        ),
        (hopper("<64,HEAD_DIM=128>"), 128),
        (
            hopper("<80,BULK=false,FIRST_WRITES=true,HEAD_DIM=128>"),
            128,
        ),
        (
            hopper("<80,DS_STAGES=1,BULK=false,FIRST_WRITES=true,HEAD_DIM=128>"),
            88,
        ),
        (
            hopper("<64,DS_STAGES=1,SCORES_FIRST=true,HEAD_DIM=128>"),
            128,
        ),
        (hopper("<64,BULK=false,LATE=true,HEAD_DIM=128>"), 128),
        (hopper("<64,DS_STAGES=1,BULK=false,HEAD_DIM=256>"), 256),
        (
            hopper("<64,DO_STAGES=1,DS_STAGES=1,BULK=false,HEAD_DIM=256>"),
            256,
        ),
        (hopper("<128,BULK=false,FIRST_WRITES=true>"), 64),
        (
            hopper("<64,BULK=false,FIRST_WRITES=true,HEAD_DIM=128>"),
            128,
        ),
        (
            hopper("<64,DS_STAGES=1,BULK=false,FIRST_WRITES=true,HEAD_DIM=256>"),
            256,
        ),
        (
            hopper("<128,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true>"),
            64,
        ),
        (
            hopper("<64,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=128>"),
            128,
        ),
        (
            hopper("<64,DS_STAGES=1,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=256>"),
            256,
        ),
    ];

    /// The same whose threads add to dQ, which those have to that take turns.
    pub const HOPPER_BY_THREADS: [(BackwardRunner, usize); 12] = [
        (hopper("<128,BULK=false>"), 64),
        (hopper("<128,DS_STAGES=1,BULK=false>"), 64),
        (hopper("<64,STAGES=3,BULK=false>"), 64),
        (hopper("<64,BULK=false,HEAD_DIM=128>"), 128),
        (hopper("<80,BULK=false,HEAD_DIM=128>"), 128),
        (
            hopper("<64,DS_STAGES=1,SCORES_FIRST=true,BULK=false,HEAD_DIM=128>"),
            128,
        ),
        (hopper("<64,BULK=false,LATE=true,HEAD_DIM=128>"), 128),
        (hopper("<64,DS_STAGES=1,BULK=false,HEAD_DIM=256>"), 256),
        (
            hopper("<64,DO_STAGES=1,DS_STAGES=1,BULK=false,HEAD_DIM=256>"),
            256,
        ),
        (hopper("<128,BULK=false,LAST_ROUNDS=true>"), 64),
        (hopper("<64,BULK=false,LAST_ROUNDS=true,HEAD_DIM=128>"), 128),
        (
            hopper("<64,DS_STAGES=1,BULK=false,LAST_ROUNDS=true,HEAD_DIM=256>"),
            256,
        ),
    ];

    /// Tiles of that schedule for functions of scores: scores held in registers and kept in shared memory, by warpgroups with keys of their own and by
    /// those that share them, dP with P and after it.
    pub const HOPPER_WITH_FUNCTIONS: [(BackwardRunner, usize); 6] = [
        (hopper("<64,BULK=false>"), 64),
        (hopper("<64,SCORES_FIRST=true,KEEP_SCORES=true>"), 64),
        (hopper("<64,BULK=false,LATE=true,HEAD_DIM=128>"), 128),
        (hopper("<64,BULK=false,KEEP_SCORES=true,HEAD_DIM=128>"), 128),
        (
            hopper("<64,DO_STAGES=1,DS_STAGES=1,BULK=false,KEEP_SCORES=true,HEAD_DIM=256>"),
            256,
        ),
        (
            hopper("<64,DS_STAGES=1,BULK=false,KEEP_SCORES=true,HEAD_DIM=256>"),
            256,
        ),
    ];

    /// Whether a gate refuses these tiles beside options: the cap's derivatives leave no registers for blocks of more than 64 queries, and with a window the first
    /// block of keys is not the first for all queries.
    pub fn refuses(&self, options: &Options<'_>) -> bool {
        match self {
            BackwardRunner::WarpSpecialized(tunables) => {
                (options.softcap.is_some() && !tunables.starts_with("<64"))
                    || (options.window.is_some() && tunables.contains("FIRST_WRITES=true"))
            }
            _ => false,
        }
    }
}

const fn hopper(tunables: &'static str) -> BackwardRunner {
    BackwardRunner::WarpSpecialized(tunables)
}

/// The sizes of tiles: `[block_m, block_n, num_warps, stages]`, the head dimension that they are for, and whether reductions are of vectors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardTiles {
    /// The tunables.
    pub tiles: [u32; 4],
    /// Of the tiles.
    pub head_dim: u32,
    /// Warps that share a head.
    pub head_split: u32,
    /// Of sm_90 and later.
    pub vector: bool,
}

impl BackwardTiles {
    /// Tiles of every way of sharing the work: a warp with several blocks of keys, warps that share the rows of dQ or the panels of a head, both numbers
    /// of stages, both kinds of reductions.
    pub const ALL: [BackwardTiles; 11] = [
        tiles([64, 64, 4, 1], [64, 1], false),
        tiles([64, 64, 4, 2], [64, 1], true),
        tiles([32, 64, 2, 2], [32, 1], false),
        tiles([128, 64, 4, 1], [32, 1], true),
        tiles([64, 64, 4, 1], [96, 1], true),
        tiles([64, 128, 8, 2], [128, 1], true),
        tiles([32, 64, 4, 1], [128, 1], false),
        tiles([64, 64, 8, 2], [128, 2], true),
        tiles([32, 32, 4, 1], [256, 2], false),
        tiles([32, 64, 8, 1], [256, 2], true),
        tiles([64, 128, 8, 2], [128, 2], false),
    ];

    /// Whether a GPU of this architecture takes them for a case.
    pub fn fit(&self, arch: Arch, case: &Case) -> bool {
        let config = self.config::<half::f16>(&case.problem::<half::f16>());
        config.check(&Target::new(arch)).is_ok()
    }

    pub(super) fn config<T: Half>(&self, problem: &Problem<'_>) -> BackwardMmaConfig<T> {
        let [block_m, block_n, num_warps, stages] = self.tiles;
        BackwardMmaConfig {
            block_m,
            block_n,
            num_warps,
            stages,
            ctas: 1,
            head_split: self.head_split,
            vector: self.vector,
            deterministic: problem.options.deterministic,
            variant: Variant::of(problem, self.head_dim),
            element: PhantomData,
        }
    }
}

const fn tiles(tiles: [u32; 4], [head_dim, head_split]: [u32; 2], vector: bool) -> BackwardTiles {
    BackwardTiles {
        tiles,
        head_dim,
        head_split,
        vector,
    }
}
