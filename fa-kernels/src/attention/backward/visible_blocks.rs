//! Which blocks of keys each block of queries sees, where masks of the caller's hide some. CTAs that take turns leave those out, and have
//! to know of each block of queries who else comes to it.
//!
//! A kernel that runs before the schedule finds out, by the classes that CTAs compute of their blocks: a bit for each block of keys.

use fa_dsl::abi::{Extent, TensorViewMut};
use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

use super::block_class::class_of;
use crate::attention::block_class::differ_by_head;
use crate::attention::launch::{LaunchError, tiles};
use crate::attention::options::{Arguments, HeadAt, Parameters, Seq, Variant};
use crate::attention::problem::{Problem, Shape};
use crate::attention::query_blocks::KeyBlock;
use crate::chosen::Chosen;

/// Warps of a CTA.
const WARPS: u32 = 4;

/// Blocks of keys of a word.
const WORD: u32 = 32;

/// `words` gets, for each block of queries, a bit for each block of keys that some query of it sees: (batch, heads or 1, blocks of queries, words). With 1
/// instead of the heads no mask depends on the head. A warp has a block of queries, each lane a block of keys. Grid: blocks of queries / 4, heads or 1, sequences.
#[kernel(name = BackwardVisibleBlocks, threads = 32 * WARPS, options(variant: Variant))]
pub fn backward_visible_blocks<
    #[values(32, 64, 128)] const BLOCK_M: u32,
    #[values(32, 64, 96, 128, 192)] const BLOCK_N: u32,
>(
    words: TensorMut<u32>,
    #[group] problem: Parameters,
    #[when(config.variant.mask_blocks)] listed_queries: u32,
    #[when(config.variant.mask_blocks)] listed_keys: u32,
) {
    let lane = thread() & 31;
    let warp = (thread() >> 5).broadcast(0);
    let batch = block_z();
    let block = block_x() * WARPS + warp;
    // Every sequence has as many as the longest.
    let blocks = (problem.seq_k + (BLOCK_N - 1)) / BLOCK_N;
    let problem = problem.of_sequence(batch);
    let head = HeadAt {
        head: block_y(),
        batch,
    };
    let listed = listed_queries.zip(listed_keys).map(<[_; 2]>::from);
    if block * BLOCK_M < problem.seq_q {
        let to = words.at(&[batch, block_y(), block]);
        for word in range(0, (blocks + (WORD - 1)) / WORD).unroll(1) {
            let number = word * WORD + lane;
            let keys = KeyBlock {
                first_key: number * BLOCK_N,
                keys: BLOCK_N,
                queries: BLOCK_M,
            };
            let seen = keys.seen_from(&problem, block);
            let is_there = (number >= seen.first) & (number < seen.end);
            let truth = class_of(&problem, keys, listed, head, block);
            let bits = (is_there & truth.ever).ballot();
            if lane == 0 {
                to.offset(word).store(0, bits);
            }
        }
    }
}

/// Whether CTAs that take turns leave out blocks that masks hide, so that the bits are needed: what [`KernelProblem::is_classified`] says.
///
/// [`KernelProblem::is_classified`]: crate::attention::kernel_problem::KernelProblem::is_classified
pub(super) fn are_needed(variant: &Variant) -> bool {
    let masks = variant.function_set.members().unwrap_or_default();
    let is_classified = variant.mask_blocks || masks.iter().any(|it| it.is_bounded());
    // Two warpgroups that share keys have no registers for those that read a tensor for each score.
    let is_heavy = masks.iter().any(|it| it.weight().reads);
    variant.seq == Seq::Dynamic && is_classified && !(variant.head_dim > 128 && is_heavy)
}

/// The sizes of the words for a problem's blocks, see [`backward_visible_blocks`].
pub(super) fn sizes(shape: &Shape, variant: &Variant, [queries, keys]: [u32; 2]) -> [u64; 4] {
    let blocks = |len: usize, size: u32| (len as u64).div_ceil(u64::from(size));
    let heads = match differ_by_head(variant) {
        true => shape.heads as u64,
        false => 1,
    };
    let words = blocks(shape.seq_k, keys).div_ceil(u64::from(WORD));
    let queries = blocks(shape.seq_q, queries);
    [shape.batch as u64, heads, queries, words]
}

/// The launch that finds the bits of blocks of these sizes, for a kernel of these arguments.
///
/// # Errors
/// When there are more blocks than 32-bit indices count.
pub(super) fn launch<'a>(
    problem: &Problem<'a>,
    arguments: Arguments<'a>,
    [block_m, block_n]: [u32; 2],
    words: Extent,
) -> Result<Chosen<'a>, LaunchError> {
    let config = BackwardVisibleBlocksConfig {
        block_m,
        block_n,
        variant: arguments.variant,
    };
    let [batch, heads, blocks, _] = words.shape;
    let listed = problem.options.mask_blocks;
    let args = BackwardVisibleBlocksArgs {
        words: TensorViewMut::from_extent(words),
        problem: arguments,
        listed_queries: listed.map(|it| it.rows),
        listed_keys: listed.map(|it| it.keys),
    };
    let grid = [blocks.div_ceil(u64::from(WARPS)), heads, batch];
    let [x, y, z] = grid.map(tiles);
    Ok(Chosen::with_grid(&config, [x?, y?, z?], &args))
}

/// The bits, as CTAs read them.
#[derive(Clone, Copy)]
pub(super) struct VisibleBlocks {
    words: Tensor<u32>,
    /// Keys of the longest sequence, and of a block.
    seq_k: Reg<u32>,
    keys: u32,
}

impl VisibleBlocks {
    /// Of a launch whose sequences have so many keys at most, in blocks of so many.
    pub fn new(words: Tensor<u32>, seq_k: Reg<u32>, keys: u32) -> VisibleBlocks {
        VisibleBlocks { words, seq_k, keys }
    }

    /// Whether a block of queries sees the block of keys of this number.
    #[device]
    pub fn sees(&self, head: HeadAt, block: Reg<u32>, number: Reg<u32>) -> Reg<bool> {
        let words = self.words_of(head, block);
        let bits = words.offset(number / WORD).load(0);
        bits >> (number % WORD) & 1 == 1
    }

    /// The words of a block of queries.
    #[device]
    fn words_of(&self, head: HeadAt, block: Reg<u32>) -> Pointer<u32> {
        self.words.at(&[head.batch, head.head, block])
    }

    /// How many blocks of keys a block of queries sees: those before the one of this number, and all.
    #[device]
    pub fn count(&self, head: HeadAt, block: Reg<u32>, number: Reg<u32>) -> [Reg<u32>; 2] {
        let words = self.words_of(head, block);
        let own = number / WORD;
        let below = (Reg::from(1_u32) << (number % WORD)) - 1;
        let mut before = Reg::from(0_u32);
        let mut all = Reg::from(0_u32);
        let blocks = (self.seq_k + (self.keys - 1)) / self.keys;
        for word in range(0, (blocks + (WORD - 1)) / WORD).unroll(1) {
            let bits = words.offset(word).load(0);
            let earlier = select(word < own, u32::MAX, select(word.eq(own), below, 0));
            before += (bits & earlier).count_ones();
            all += bits.count_ones();
        }
        [before, all]
    }
}
