//! Blocks of queries and keys that masks hide, computed once for many calls.

use fa_dsl::abi::TensorViewMut;
use fa_kernels::attention::mask_blocks::{chosen, words_of};
use fa_kernels::attention::{
    BlockClasses, Configured, Dtype, LaunchError, Options, Problem, Shape,
};
use fa_runtime::{Buffer, Device, Queue};

use super::AttentionError;
use super::plan::{Chip, kernel, kernel_on, load_chosen, run_chosen};

/// How many blocks there are of each class, over all tiles of queries, sequences, and heads that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockCounts {
    /// Blocks of which no query sees a key.
    pub hidden: usize,
    /// Blocks of which some query sees some key, as far as is known.
    pub partial: usize,
    /// Blocks of which every query sees every key.
    pub whole: usize,
}

/// Which blocks of queries and keys the masks of a problem hide, and which they show as a whole: what
/// [`Options::mask_blocks`] takes. Attention neither loads nor computes blocks that are hidden, and
/// applies no mask to those that are shown as a whole.
///
/// Of masks that depend on where query and key are, such as a window, kernels know that themselves. Of masks that read tensors
/// by the query or the key, such as documents, they do not: those are looked at here, once for all layers and calls that have
/// the same masks, tensors and sizes. It takes 2 bits for each block.
///
/// Of packed sequences and caches, which the options name, the shape is that of [`Problem`]: as many sequences as there are, with the lengths of the
/// longest. Where a sequence grows by a token with every step they are made once, for the longest that it may become, and
/// [`update`](Self::update) makes those of each step, which takes as long as one short kernel.
///
/// ```
/// use fa::attention::{Dtype, MaskBlocks, Shape};
/// use fa::functions;
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// let x = device.upload(&vec![f16::ONE; 256 * 64])?;
/// let x = x.contiguous(&[1, 256, 1, 64])?; // (batch, seq, heads, head_dim)
/// let of_tokens = device.upload(&[[0; 100].as_slice(), &[1; 156]].concat())?;
/// let of_tokens = of_tokens.contiguous(&[1, 256])?;
/// let documents = functions::documents();
/// let options = Options {
///     causal: true,
///     masks: &[documents.with((of_tokens, of_tokens))],
///     ..Options::default()
/// };
/// let blocks = MaskBlocks::new(&device, Shape::square(1, 256, 1, 64), Dtype::F16, &options)?;
/// for _layer in 0..2 {
///     let options = Options { mask_blocks: Some(blocks.classes()?), ..options };
///     attention(&device, x, x, x, &options)?;
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct MaskBlocks {
    words: Buffer<u32>,
    sizes: [u64; 4],
    /// Queries of a tile, keys of a block.
    block: [u32; 2],
    /// Blocks of a tile.
    blocks: usize,
    /// Whether the kernel is the one that the problem gets.
    is_chosen: bool,
}

impl MaskBlocks {
    /// Those of a problem's masks. Of the options it looks at the masks and at the lists of lengths, but has to have the others, by which the kernel is
    /// chosen whose blocks these are.
    ///
    /// # Errors
    /// When there are no masks, the kernel for the problem goes through all blocks whatever masks hide, or loading or launching fails.
    pub fn new(
        device: &Device,
        shape: Shape,
        dtype: Dtype,
        options: &Options<'_>,
    ) -> Result<MaskBlocks, AttentionError> {
        check(options)?;
        let block = chosen_block(device, &problem(shape, dtype, options))?;
        MaskBlocks::of_block(device, block, true, shape, dtype, options)
    }

    /// The same for a kernel of the caller's choice.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn of_kernel(
        device: &Device,
        kernel: &Configured,
        shape: Shape,
        dtype: Dtype,
        options: &Options<'_>,
    ) -> Result<MaskBlocks, AttentionError> {
        check(options)?;
        let block = block_of(kernel)?;
        MaskBlocks::of_block(device, block, false, shape, dtype, options)
    }

    fn of_block(
        device: &Device,
        block: [u32; 2],
        is_chosen: bool,
        shape: Shape,
        dtype: Dtype,
        options: &Options<'_>,
    ) -> Result<MaskBlocks, AttentionError> {
        let sizes = sizes(&shape, block, options);
        let mut blocks = MaskBlocks {
            words: device.alloc(sizes.iter().product::<u64>() as usize)?,
            sizes,
            block,
            blocks: shape.seq_k.div_ceil(block[1] as usize),
            is_chosen,
        };
        blocks.compute(device, shape, dtype, options)?;
        Ok(blocks)
    }

    /// Computes them again: for other tensors or numbers, masks that make the same of other tensors, or a problem of other sizes whose words are no
    /// more than those that these were made for. Allocates nothing once the kernel is loaded, and can be captured.
    ///
    /// # Errors
    /// As [`Self::new`], and when there is no room for so many.
    pub fn update<'a>(
        &'a mut self,
        queue: impl Queue<'a>,
        shape: Shape,
        dtype: Dtype,
        options: &Options<'a>,
    ) -> Result<(), AttentionError> {
        check(options)?;
        let block = match self.is_chosen {
            true => chosen_block(queue.device(), &problem(shape, dtype, options))?,
            false => self.block,
        };
        let sizes = sizes(&shape, block, options);
        let (needed, room) = (sizes.iter().product::<u64>(), self.words.len());
        if needed > room as u64 {
            return Err(wrong(&format!(
                "these have room for {room} words and the problem's blocks take {needed}: make them for the longest sequences"
            )));
        }
        self.block = block;
        self.sizes = sizes;
        self.blocks = shape.seq_k.div_ceil(block[1] as usize);
        self.compute(queue, shape, dtype, options)
    }

    fn compute<'a>(
        &'a mut self,
        mut queue: impl Queue<'a>,
        shape: Shape,
        dtype: Dtype,
        options: &Options<'a>,
    ) -> Result<(), AttentionError> {
        let words = self.words.contiguous_mut(&self.sizes)?;
        run(
            &mut queue,
            &problem(shape, dtype, options),
            self.block,
            words,
        )
    }

    /// The class of each block of keys, of the first tile of queries of the first head of the first sequence, and then all
    /// others: of which some query sees a key, and of which all see all. Waits for the device.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn read(&self) -> Result<Vec<[bool; 2]>, AttentionError> {
        let words = self.words.read()?;
        let [batch, heads, tiles, of_tile] = self.sizes.map(|size| size as usize);
        let tiles = words
            .chunks_exact(of_tile.max(1))
            .take(batch * heads * tiles);
        let class = |tile: &[u32], block: usize| {
            let pair = &tile[block / 32 * 2..];
            [0, 1].map(|which: usize| pair[which] >> (block % 32) & 1 == 1)
        };
        let of_tile = |tile| (0..self.blocks).map(move |block| class(tile, block));
        Ok(tiles.flat_map(of_tile).collect())
    }

    /// How many blocks there are of each class. Waits for the device.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn counts(&self) -> Result<BlockCounts, AttentionError> {
        let all = self.read()?;
        let count = |class: [bool; 2]| all.iter().filter(|it| **it == class).count();
        Ok(BlockCounts {
            hidden: count([false, false]),
            partial: count([true, false]),
            whole: count([true, true]),
        })
    }

    /// Queries of a tile, and keys of a block.
    pub fn block(&self) -> [u32; 2] {
        self.block
    }

    /// For [`Options::mask_blocks`].
    ///
    /// # Errors
    /// Never: it is as large as it was made.
    pub fn classes(&self) -> Result<BlockClasses<'_>, AttentionError> {
        let [rows, keys] = self.block;
        Ok(BlockClasses {
            words: self.words.contiguous(&self.sizes)?,
            rows,
            keys,
        })
    }
}

fn problem<'a>(shape: Shape, dtype: Dtype, options: &Options<'a>) -> Problem<'a> {
    Problem {
        dtype,
        shape,
        options: Options {
            mask_blocks: None,
            ..*options
        },
        lse: false,
    }
}

/// Queries of a tile and keys of a block of the kernel that the problem gets.
fn chosen_block(device: &Device, problem: &Problem<'_>) -> Result<[u32; 2], AttentionError> {
    block_on(device, &unknown(problem))
}

/// The problem with classes of which nothing is known: it gets the kernel that takes some.
pub(super) fn unknown<'a>(problem: &Problem<'a>) -> Problem<'a> {
    Problem {
        options: with_unknown(&problem.options),
        ..*problem
    }
}

/// Options whose problem gets the kernel that takes classes of blocks, whatever they are.
pub(super) fn with_unknown<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        mask_blocks: Some(BlockClasses::unknown()),
        ..*options
    }
}

/// Classes of blocks of so many queries and keys, in memory that is nowhere yet.
pub(super) fn unplaced(problem: &Problem<'_>, [rows, keys]: [u32; 2]) -> BlockClasses<'static> {
    let sizes = sizes(&problem.shape, [rows, keys], &problem.options);
    BlockClasses {
        words: Options::unallocated_list(&sizes),
        rows,
        keys,
    }
}

/// The problem with classes of the blocks of a kernel, where it has some that are unknown and the kernel takes any.
pub(super) fn with_those_of<'a>(problem: &Problem<'a>, kernel: &Configured) -> Problem<'a> {
    let mut problem = *problem;
    let classes = problem.options.mask_blocks.filter(BlockClasses::is_unknown);
    if let (Some(_), Some(block)) = (classes, kernel.skipped_blocks()) {
        problem.options.mask_blocks = Some(unplaced(&problem, block));
    }
    problem
}

/// As [`chosen_block`], of a problem with classes, which may be unknown.
pub(super) fn block_on(device: &Device, problem: &Problem<'_>) -> Result<[u32; 2], AttentionError> {
    let chip = Chip::of(device);
    // Where it cannot be compiled, whoever launches it says so; the blocks may be of one that differs in whether it writes a log-sum-exp.
    match kernel_on(device, chip, problem, None) {
        Ok(kernel) => block_of(&kernel),
        Err(_) => block_of_listed(chip, problem),
    }
}

/// The same of the kernel that is chosen on a chip, as far as is known without compiling it.
pub(super) fn block_of_listed(
    chip: Chip,
    problem: &Problem<'_>,
) -> Result<[u32; 2], AttentionError> {
    block_of(&kernel(chip, problem)?)
}

/// Computes the words of a problem without classes.
pub(super) fn run<'a>(
    queue: &mut impl Queue<'a>,
    problem: &Problem<'a>,
    block: [u32; 2],
    words: TensorViewMut<'a, u32>,
) -> Result<(), AttentionError> {
    run_chosen(queue, &chosen(problem, block, words)?)
}

/// Loads what [`run`] launches, of words of these sizes.
pub(super) fn load(
    device: &Device,
    problem: &Problem<'_>,
    block: [u32; 2],
    sizes: &[u64; 4],
) -> Result<(), AttentionError> {
    let words = TensorViewMut::from_extent(Options::unallocated_list(sizes).extent);
    load_chosen(device, &chosen(problem, block, words)?)
}

/// Queries of a tile and keys of a block of a kernel, if it leaves out hidden ones.
pub(super) fn block_of(kernel: &Configured) -> Result<[u32; 2], AttentionError> {
    let block = kernel.skipped_blocks();
    block
        .ok_or_else(|| wrong("the kernel for this problem goes through all blocks: leave them out"))
}

/// The sizes of the words of a problem.
pub(super) fn sizes(shape: &Shape, block: [u32; 2], options: &Options<'_>) -> [u64; 4] {
    let heads = match options.masks_tell_heads_apart() {
        true => shape.heads as u64,
        false => 1,
    };
    let [tiles, words] = words_of(shape, block[0], block[1]);
    [shape.batch as u64, heads, tiles, words]
}

/// Whether there are masks of a problem whose blocks can be known beforehand.
pub(super) fn check(options: &Options<'_>) -> Result<(), AttentionError> {
    match options.masks.is_empty() {
        true => Err(wrong(
            "there are no masks whose blocks these could be: leave them out",
        )),
        false => Ok(()),
    }
}

fn wrong(reason: &str) -> AttentionError {
    AttentionError::Launch(LaunchError::OptionValue {
        option: "mask_blocks",
        reason: reason.to_owned(),
    })
}
