//! The kernel that classifies blocks of queries and keys by masks of the caller's: for masks that read tensors, of which the kernels
//! of attention cannot know ahead what they hide.
//!
//! A warp has a tile of queries and 32 blocks of keys, one for each lane, which asks each mask about each of its keys; of the
//! queries of the tile every lane does the same. What depends on both is known by bounds ([`fa_dsl::build::bounds`]). The classes are
//! two words of bits for 32 blocks, so that they take little memory: 2 bits for each block.

use fa_dsl::abi::TensorViewMut;
use fa_dsl::build::bounds::Range;
use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

use super::block_walk::class;
use super::kernel_problem::KernelProblem;
use super::launch::{LaunchError, arguments, tiles as ctas};
use super::options::{BlockOfTile, Classify, HeadAt, Parameters, TileQueries, Variant};
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

/// Classes of blocks by the masks of a problem. Grid: parts of tiles of queries, heads or 1, sequences.
#[kernel(name = MaskBlocks, threads = 32 * WARPS, options(variant: Variant))]
pub fn mask_blocks<
    #[values(32, 64, 96, 128, 192, 256)] const BLOCK_M: u32,
    #[values(32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 256)] const BLOCK_N: u32,
>(
    words: TensorMut<u32>,
    #[group] problem: Parameters,
    parts: Divisor,
) {
    let blocks = (problem.seq_k + (BLOCK_N - 1)) / BLOCK_N;
    let (tile, part) = (block_x() / parts, block_x() % parts);
    let out = Words {
        of_tile: words.at(&[block_z(), block_y(), tile]),
        first: part * WARPS + (thread() >> 5).broadcast(0),
        end: (blocks + 31) / 32,
        step: parts.value * WARPS,
    };
    let problem = problem.of_sequence(block_z());
    if problem.variant.sequences_differ() {
        // Every sequence has as many tiles and words as the longest.
        if (tile * BLOCK_M < problem.seq_q) & (problem.seq_k != 0) {
            of_tile(&problem, [BLOCK_M, BLOCK_N], tile, &out);
        } else {
            out.each(|_| [0.into(); 2]);
        }
    } else {
        of_tile(&problem, [BLOCK_M, BLOCK_N], tile, &out);
    }
}

/// The words of a warp.
struct Words {
    /// Where those of the tile begin.
    of_tile: Pointer<u32>,
    /// The number of the warp's first pair.
    first: Reg<u32>,
    /// Pairs of the tile.
    end: Reg<u32>,
    /// From one of the warp's pairs to its next.
    step: Reg<u32>,
}

impl Words {
    /// Stores what `pair` says of each, by all lanes of the warp.
    #[device]
    fn each(&self, mut pair: impl FnMut(Reg<u32>) -> [Reg<u32>; 2]) {
        let number = Var::named("number", self.first);
        while number.peek() < self.end {
            let [visible, whole] = pair(number.peek());
            if thread() & 31 == 0 {
                let to = self.of_tile.offset_bytes(number.peek(), 8.into());
                to.store(0, visible);
                to.store(1, whole);
            }
            number.set(number.peek() + self.step);
        }
    }
}

/// Classifies the blocks of a tile.
#[device]
fn of_tile(problem: &KernelProblem, [block_m, block_n]: [u32; 2], number: Reg<u32>, out: &Words) {
    let first = number * block_m;
    let tile = TileQueries {
        head: HeadAt {
            head: block_y(),
            batch: block_z(),
        },
        number,
        queries: Range {
            first,
            last: (first + (block_m - 1)).min(problem.seq_q - 1),
        },
    };
    let how = Classify::Closely {
        rows: block_m,
        keys: block_n,
    };
    let classifiers = problem.classifiers(&tile, how).unwrap_or_default();
    let lane = thread() & 31;
    let blocks = (problem.seq_k + (block_n - 1)) / block_n;
    out.each(|word| {
        let number = word * 32 + lane;
        let truth = class(&classifiers, &BlockOfTile::new(problem, number, block_n));
        let exists = number < blocks;
        let visible = (exists & truth.ever).ballot();
        let whole = (exists & truth.ever & truth.always).ballot();
        [visible, whole]
    });
}

/// CTAs of a tile: one, unless there are few tiles, for whose words more CTAs are found.
fn parts_of(tiles: u64, pairs: u64) -> u64 {
    let warps = u64::from(WARPS);
    CTAS.div_ceil(tiles.max(1))
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
    let variant = Variant {
        lse: false,
        mask_blocks: false,
        ..Variant::of(problem, problem.shape.head_dim as u32)
    };
    let config = MaskBlocksConfig {
        block_m: rows,
        block_n: keys,
        variant,
    };
    let tensors = Tensors::unallocated(&problem.shape, Dtype::F16, false);
    let problem = Problem {
        lse: false,
        ..*problem
    };
    let [tiles, of_tile] = words_of(&problem.shape, rows, keys);
    let batch = problem.shape.batch as u64;
    let parts = parts_of(tiles * heads * batch, of_tile / 2);
    let args = MaskBlocksArgs {
        words,
        problem: arguments(&problem, &tensors, &variant)?,
        parts: parts as u32,
    };
    let [x, y, z] = [tiles * parts, heads, batch].map(ctas);
    Ok(Chosen::with_grid(&config, [x?, y?, z?], &args))
}
