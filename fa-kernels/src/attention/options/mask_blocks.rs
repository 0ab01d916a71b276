//! Classes of blocks that were computed beforehand: for masks that read tensors, of which bounds say nothing.

use std::rc::Rc;

use fa_dsl::abi::{ArgBuffer, TensorView};
use fa_dsl::build::Param;
use fa_dsl::build::bounds::Truth;
use fa_dsl::build::tensor::Pointer;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{
    AttentionOption, BlockClassifier, BlockOfTile, Hooks, Options, ScoreScale, TileQueries, Variant,
};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::LaunchError;
use crate::attention::mask_blocks::words_of;
use crate::attention::problem::Problem;

/// Classes of blocks in the memory of a device, as [`MaskBlocks`](crate::attention::mask_blocks::MaskBlocks) computes them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlockClasses<'a> {
    /// (batch, heads or 1, tiles of queries, words), one head for all if the masks do not tell heads apart. Two words for every 32 blocks of
    /// keys: bit `b` of word `2w` says that some query of the tile sees a key of block `32w + b`, the same bit of word `2w + 1` that
    /// every query of it sees the whole block. Bits of blocks that do not exist are 0. The words of a tile are contiguous.
    ///
    /// They may be made by hand, too. A block whose first bit is 0 is left out, whatever the masks say; in one whose second bit is 1 masks
    /// are not asked; in the others they are.
    pub words: TensorView<'a, u32>,
    /// Queries of a tile.
    pub rows: u32,
    /// Keys of a block.
    pub keys: u32,
}

impl BlockClasses<'_> {
    /// Classes of which nothing is known yet, not even how large blocks are: a problem with them gets the kernel that takes classes, and nothing is launched
    /// with them.
    pub fn unknown() -> BlockClasses<'static> {
        BlockClasses {
            words: Options::unallocated_list(&[1]),
            rows: 0,
            keys: 0,
        }
    }

    /// Whether they are [`Self::unknown`].
    pub const fn is_unknown(&self) -> bool {
        self.rows == 0
    }

    /// Whether they are those of tiles of so many queries and blocks of so many keys.
    pub(in crate::attention) fn fit(&self, [rows, keys]: [u32; 2]) -> Result<(), LaunchError> {
        match [self.rows, self.keys] == [rows, keys] {
            true => Ok(()),
            false => Err(LaunchError::OptionValue {
                option: "mask_blocks",
                reason: format!(
                    "they are of {} queries by {} keys, the kernel's blocks are {rows} by {keys}: make them for this problem",
                    self.rows, self.keys
                ),
            }),
        }
    }
}

impl Options<'_> {
    /// Whether heads differ in what some mask hides, so that each has words of its own.
    pub fn masks_tell_heads_apart(&self) -> bool {
        let mut masks = self.masks.iter();
        masks.any(|mask| mask.staged().depends_on_head())
    }
}

/// [`Options::mask_blocks`].
#[derive(Debug)]
pub struct MaskBlocks {
    words: Tensor<u32>,
}

impl AttentionOption for MaskBlocks {
    const NAME: &'static str = "MASK_BLOCKS";
    const PARAMETERS: &'static [OptionalParam] = &[OptionalParam {
        name: "mask_blocks",
        when: "MASK_BLOCKS",
    }];
    const HAS_GRADIENT: bool = true;
    type Arguments<'a> = TensorView<'a, u32>;

    fn is_asked(options: &Options<'_>) -> bool {
        options.mask_blocks.is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<TensorView<'a, u32>, LaunchError> {
        let options = &problem.options;
        let wrong = |reason: &str| LaunchError::OptionValue {
            option: "mask_blocks",
            reason: reason.to_owned(),
        };
        let given = options.mask_blocks;
        let given = given.ok_or_else(|| wrong("there are none"))?;
        if options.masks.is_empty() {
            return Err(wrong(
                "without masks there is nothing that they are the classes of: leave them out",
            ));
        }
        if given.rows == 0 || given.keys == 0 {
            return Err(wrong(
                "a tile has a query and a block a key at least: give the sizes that they were made for",
            ));
        }
        let shape = &problem.shape;
        let [tiles, words] = words_of(shape, given.rows, given.keys);
        let [batch, heads, found_tiles, found_words] = given.words.extent.shape;
        let heads_differ = options.masks_tell_heads_apart();
        let fits = batch == shape.batch as u64
            && (heads == shape.heads as u64 || (heads == 1 && !heads_differ))
            && [found_tiles, found_words] == [tiles, words];
        if !fits {
            let or_one = if heads_differ { "" } else { " or 1" };
            return Err(LaunchError::Shape {
                tensor: "mask_blocks",
                found: given.words.extent.shape.to_vec(),
                expected: format!(
                    "({}, {}{or_one}, {tiles}, {words}): make them for this problem",
                    shape.batch, shape.heads
                ),
            });
        }
        if let stride @ (0 | 2..) = given.words.extent.strides[3] {
            let tensor = "mask_blocks";
            return Err(LaunchError::LastStride { tensor, stride });
        }
        let mut words = given.words;
        if heads == 1 {
            words.extent.strides[1] = 0;
        }
        Ok(words)
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        Box::new(MaskBlocks {
            words: <Tensor<u32> as Param>::declare("mask_blocks"),
        })
    }

    fn pack(words: &TensorView<'_, u32>, args: &mut ArgBuffer) {
        <Tensor<u32> as Param>::pack(words, "mask_blocks", args);
    }
}

impl Hooks for MaskBlocks {
    fn classifies(&self) -> bool {
        true
    }

    fn classifier(&self, _: &KernelProblem, tile: &TileQueries) -> Option<Rc<dyn BlockClassifier>> {
        Some(Rc::new(self.of_tile(tile)))
    }
}

impl MaskBlocks {
    #[device]
    fn of_tile(&self, tile: &TileQueries) -> WordsOfTile {
        let head = tile.head;
        WordsOfTile {
            first: self.words.at(&[head.batch, head.head, tile.number]),
        }
    }
}

/// The words of a tile.
struct WordsOfTile {
    first: Pointer<u32>,
}

impl BlockClassifier for WordsOfTile {
    #[device]
    fn class(&self, block: &BlockOfTile) -> Truth {
        let word = self.first.offset_bytes(block.number / 32, 8.into());
        let [ever, always] = [0, 1].map(|which: u32| {
            let bits = word.load(which);
            bits >> (block.number % 32) & 1 == 1
        });
        Truth { always, ever }
    }

    #[device]
    fn words(&self, word: Reg<u32>) -> Option<[Reg<u32>; 2]> {
        let word = self.first.offset_bytes(word, 8.into());
        Some([0, 1].map(|which: u32| word.load(which)))
    }
}
