//! The kernel that classifies blocks of queries and keys by masks of the caller's: for masks that read tensors, of which the kernels
//! of attention cannot know ahead what they hide.
//!
//! A warp has a tile of queries and 32 blocks of keys, one for each lane, which asks each mask about each of its keys; of the
//! queries of the tile every lane does the same. What depends on both is known by bounds ([`fa_dsl::build::bounds`]). The classes are
//! two words of bits for 32 blocks, so that they take little memory: 2 bits for each block.

use fa_dsl::abi::TensorViewMut;
use fa_dsl::build::bounds::Range;
use fa_dsl::prelude::*;

use super::block_walk::class;
use super::launch::{LaunchError, arguments};
use super::options::{BlockOfTile, Classify, HeadAt, Parameters, TileQueries, Variant};
use super::problem::{Dtype, Problem, Shape, Tensors};
use crate::chosen::Chosen;

/// Warps of a CTA.
const WARPS: u32 = 4;
/// Blocks of which a pair of words has the classes.
const BLOCKS: u64 = 32;

/// Tiles of `rows` queries, and words for the classes of blocks of `keys`.
pub fn words_of(shape: &Shape, rows: u32, keys: u32) -> [u64; 2] {
    let tiles = (shape.seq_q as u64).div_ceil(u64::from(rows.max(1)));
    let blocks = (shape.seq_k as u64).div_ceil(u64::from(keys.max(1)));
    [tiles, 2 * blocks.div_ceil(BLOCKS)]
}

/// Classes of blocks by the masks of a problem. Grid: tiles of queries, heads or 1, sequences.
#[kernel(name = MaskBlocks, threads = 32 * WARPS, options(variant: Variant))]
pub fn mask_blocks<
    #[values(32, 64, 96, 128, 192, 256)] const BLOCK_M: u32,
    #[values(32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192)] const BLOCK_N: u32,
>(
    words: TensorMut<u32>,
    #[group] problem: Parameters,
) {
    let lane = thread() & 31;
    let warp = (thread() >> 5).broadcast(0);
    let problem = problem.numbered(block_z());
    let first = block_x() * BLOCK_M;
    let tile = TileQueries {
        head: HeadAt {
            head: block_y(),
            batch: block_z(),
        },
        number: block_x(),
        queries: Range {
            first,
            last: (first + (BLOCK_M - 1)).min(problem.seq_q - 1),
        },
    };
    let how = Classify::Closely {
        rows: BLOCK_M,
        keys: BLOCK_N,
    };
    let classifiers = problem.classifiers(&tile, how).unwrap_or_default();
    let to = words.at(&[block_z(), block_y(), block_x()]);
    let blocks = (problem.seq_k + (BLOCK_N - 1)) / BLOCK_N;
    for word in range(warp, (blocks + 31) / 32).step(WARPS).unroll(1) {
        let number = word * 32 + lane;
        let truth = class(&classifiers, &BlockOfTile::new(&problem, number, BLOCK_N));
        let exists = number < blocks;
        let visible = (exists & truth.ever).ballot();
        let whole = (exists & truth.ever & truth.always).ballot();
        if lane == 0 {
            let to = to.offset_bytes(word, 8.into());
            to.store(0, visible);
            to.store(1, whole);
        }
    }
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
    let [tiles, _] = words_of(&problem.shape, rows, keys);
    let grid = [tiles, heads, problem.shape.batch as u64];
    let args = MaskBlocksArgs {
        words,
        problem: arguments(&problem, &tensors, &variant)?,
    };
    Ok(Chosen::with_grid(
        &config,
        grid.map(|size| size as u32),
        &args,
    ))
}
