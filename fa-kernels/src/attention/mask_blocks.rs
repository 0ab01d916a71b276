//! The kernel that classifies blocks of queries and keys by masks of the caller's: for masks that read tensors, of which the kernels
//! of attention cannot know ahead what they hide.
//!
//! A warp has a tile of queries and 32 blocks of keys, one for each lane, which asks each mask about each of its keys; of the
//! queries of the tile every lane does the same. What depends on both is known by bounds ([`fa_dsl::build::bounds`]). The classes are
//! two words of bits for 32 blocks, so that they take little memory: 2 bits for each block.

use fa_dsl::abi::TensorViewMut;
use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::prelude::*;

use super::kernel_problem::KernelProblem;
use super::launch::{LaunchError, arguments, tiles as ctas};
use super::options::{BlockOfTile, HeadAt, Options, Parameters, Variant};
use super::problem::{Dtype, Problem, Shape, Tensors};
use crate::chosen::Chosen;

/// Warps of a CTA.
const WARPS: u32 = 4;
/// CTAs that are enough for a GPU.
const CTAS: u64 = 256;
/// Blocks of which a pair of words has the classes.
const BLOCKS: u64 = 32;

/// Tiles of `rows` queries, and words for the classes of blocks of `keys`.
pub fn words_of(shape: &Shape, rows: u32, keys: u32) -> [u64; 2] {
    let tiles = (shape.seq_q as u64).div_ceil(u64::from(rows.max(1)));
    let blocks = (shape.seq_k as u64).div_ceil(u64::from(keys.max(1)));
    [tiles, 2 * blocks.div_ceil(BLOCKS)]
}

/// Classes of blocks by the masks of a problem. Grid: parts of groups of tiles of queries, heads or 1, sequences.
#[kernel(name = MaskBlocks, threads = 32 * WARPS, options(variant: Variant))]
pub fn mask_blocks<
    #[values(32, 64, 96, 128, 192, 256)] const BLOCK_M: u32,
    #[values(32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 256)] const BLOCK_N: u32,
>(
    words: TensorMut<u32>,
    #[group] problem: Parameters,
    parts: Divisor,
    tiles: u32,
    of_group: u32,
) {
    let blocks = (problem.seq_k + (BLOCK_N - 1)) / BLOCK_N;
    let (group, part) = (block_x() / parts, block_x() % parts);
    let first = group * of_group;
    let of_warp = OfWarp {
        words: &words,
        tiles: [first, (first + of_group).min(tiles)],
        pairs: [
            part * WARPS + (thread() >> 5).broadcast(0),
            (blocks + 31) / 32,
        ],
        step: parts.value * WARPS,
    };
    let problem = problem.of_sequence(block_z());
    if problem.variant.sequences_differ() {
        // Every sequence has as many tiles and words as the longest.
        if problem.seq_k != 0 {
            of_warp.classify(&problem, [BLOCK_M, BLOCK_N]);
        } else {
            of_warp.each_pair(|pair| {
                of_warp.each_tile(|tile| of_warp.store(tile, pair, [0.into(); 2]));
            });
        }
    } else {
        of_warp.classify(&problem, [BLOCK_M, BLOCK_N]);
    }
}

/// The words of a warp: pairs of each of some tiles.
struct OfWarp<'a> {
    words: &'a TensorMut<u32>,
    /// The first tile, and the one after the last.
    tiles: [Reg<u32>; 2],
    /// The first pair, and the one after the last that there is.
    pairs: [Reg<u32>; 2],
    /// From one of the warp's pairs to its next.
    step: Reg<u32>,
}

impl OfWarp<'_> {
    #[device]
    fn each_pair(&self, mut one: impl FnMut(Reg<u32>)) {
        let [first, end] = self.pairs;
        let number = Var::named("number", first);
        while number.peek() < end {
            one(number.peek());
            number.set(number.peek() + self.step);
        }
    }

    #[device]
    fn each_tile(&self, mut one: impl FnMut(Reg<u32>)) {
        let [first, end] = self.tiles;
        for tile in range(first, end).unroll(1) {
            one(tile);
        }
    }

    /// Stores a pair of words, which all lanes of the warp have.
    #[device]
    fn store(&self, tile: Reg<u32>, pair: Reg<u32>, [visible, whole]: [Reg<u32>; 2]) {
        if thread() & 31 == 0 {
            let of_tile = self.words.at(&[block_z(), block_y(), tile]);
            let to = of_tile.offset_bytes(pair, 8.into());
            to.store(0, visible);
            to.store(1, whole);
        }
    }

    /// Classifies the blocks of each pair for each tile. Every lane has a block, at whose keys it looks once for all tiles.
    #[device]
    fn classify(&self, problem: &KernelProblem, [block_m, block_n]: [u32; 2]) {
        let head = HeadAt {
            head: block_y(),
            batch: block_z(),
        };
        let blocks = (problem.seq_k + (block_n - 1)) / block_n;
        self.each_pair(|pair| {
            let number = pair * 32 + (thread() & 31);
            let exists = number < blocks;
            let block = BlockOfTile::new(problem, number, block_n);
            let of_keys = problem.look(head, block.keys, block_n);
            self.each_tile(|tile| {
                let first = tile * block_m;
                let class = || {
                    let queries = Range {
                        first,
                        last: (first + (block_m - 1)).min(problem.seq_q - 1),
                    };
                    let all = of_keys.iter().map(|it| it.class(queries, block_m));
                    let truth = all.reduce(Truth::and).unwrap_or_else(Truth::unknown);
                    let visible = (exists & truth.ever).ballot();
                    let whole = (exists & truth.ever & truth.always).ballot();
                    self.store(tile, pair, [visible, whole]);
                };
                if problem.variant.sequences_differ() {
                    if first < problem.seq_q {
                        class();
                    } else {
                        self.store(tile, pair, [0.into(); 2]);
                    }
                } else {
                    class();
                }
            });
        });
    }
}

/// Tiles of a warp at most: a last group of fewer is then no large part of what there is to do.
const MOST: u64 = 16;

/// Tiles that a warp takes of those of a head, where all heads of all sequences have so many pairs of words: several where there would be more warps than
/// are enough, so that it looks at keys once for all of them.
fn of_group(tiles: u64, pairs: u64) -> u64 {
    let enough = CTAS * u64::from(WARPS);
    (pairs / enough).clamp(1, MOST).min(tiles.max(1))
}

/// CTAs of a group of tiles: one, unless there are few groups, for whose words more CTAs are found.
fn parts_of(groups: u64, pairs: u64) -> u64 {
    let warps = u64::from(WARPS);
    CTAS.div_ceil(groups.max(1))
        .min(pairs.div_ceil(warps))
        .max(1)
}

/// The kernel that computes the classes of a problem's masks into `words`: (batch, heads or 1, tiles, words), see [`words_of`].
/// With 1 instead of the heads no mask may depend on the head.
///
/// # Errors
/// When something does not fit, see [`LaunchError`].
pub fn chosen<'a>(
    problem: &Problem<'a>,
    [rows, keys]: [u32; 2],
    words: TensorViewMut<'a, u32>,
) -> Result<Chosen<'a>, LaunchError> {
    let [_, heads, ..] = words.extent.shape;
    // Of what is there it knows the masks alone.
    let problem = Problem {
        lse: false,
        options: Options {
            mask_blocks: None,
            ..problem.options
        },
        ..*problem
    };
    let variant = Variant::of(&problem, problem.shape.head_dim as u32);
    let config = MaskBlocksConfig {
        block_m: rows,
        block_n: keys,
        variant,
    };
    let tensors = Tensors::unallocated(&problem.shape, Dtype::F16, false);
    let [tiles, of_tile] = words_of(&problem.shape, rows, keys);
    let batch = problem.shape.batch as u64;
    let of_all = |each: u64| each.saturating_mul(heads).saturating_mul(batch);
    let pairs = of_tile / 2;
    let of_group = of_group(tiles, of_all(tiles.saturating_mul(pairs)));
    let groups = tiles.div_ceil(of_group);
    let parts = parts_of(of_all(groups), pairs);
    let args = MaskBlocksArgs {
        words,
        problem: arguments(&problem, &tensors, &variant)?,
        parts: parts as u32,
        tiles: tiles as u32,
        of_group: of_group as u32,
    };
    let [x, y, z] = [groups * parts, heads, batch].map(ctas);
    Ok(Chosen::with_grid(&config, [x?, y?, z?], &args))
}
