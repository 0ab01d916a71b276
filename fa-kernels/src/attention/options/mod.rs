//! The options of attention. Each has a file of its own: what callers say, the check of it, the parameters
//! that a kernel gets for it, and its [`Hooks`], which say what it does in a kernel. To add one, write its
//! file and its row in `list`.

mod alibi;
mod blocks;
mod cache;
mod causal;
mod derivatives;
mod functions;
mod list;
mod mask_blocks;
mod packed;
mod paged;
mod parameters;
mod prefix_ranges;
mod rows;
mod seq;
mod sinks;
mod small;
mod softcap;
mod window;

use std::fmt;
use std::rc::Rc;

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::bounds::Range;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::kernel_problem::{KernelProblem, Sequence};
use super::launch::LaunchError;
use super::mask::VisibleKeys;
use super::problem::Problem;
use super::softmax::OnlineSoftmax;

pub use rows::{ElementOfBlock, FirstRow, Line, RowHeads, RowValues, RowsAt, TileRows};

pub use blocks::{BlockClassifier, BlockOfTile, KeysOfBlock, TileQueries};
pub use cache::AddedKeys;
pub use derivatives::{Derivatives, GoBack, Kept, Room};
pub(in crate::attention) use functions::OfDistances;
pub use functions::{MAX_FUNCTION_TENSORS, RowOfFunction, RowsOfFunctions};
pub use list::{OptionArguments, Options, Variant};
pub use mask_blocks::BlockClasses;
pub use packed::Packed;
pub use paged::{Paged, Pages};
pub use parameters::{Arguments, Parameters};
pub use seq::Seq;
pub use window::Window;

/// An option of attention: from what callers say to what a kernel does.
pub trait AttentionOption {
    /// Its name in specs: `SOFTCAP`.
    const NAME: &'static str;
    /// The parameters that a kernel has for it.
    const PARAMETERS: &'static [OptionalParam];
    /// Whether the keys that a query sees depend on the query's position.
    const MASKS: bool = false;
    /// Whether it hides keys before those that a query sees.
    const MASKS_LEFT: bool = false;
    /// Whether it shows keys that others hide, perhaps after a query's own position where the mask is causal.
    const WIDENS: bool = false;
    /// Whether it joins the rows' sums: [`Hooks::finish`] does something.
    const JOINS_SUMS: bool = false;
    /// Whether it says where sequences lie or how long they are: [`Hooks::sequence`] does something.
    const RELOCATES: bool = false;
    /// Whether the backward pass takes it: it changes scores by what does not depend on them, or has
    /// [`Hooks::scores_with_derivatives`], and no two sequences have a key in common.
    const HAS_GRADIENT: bool = false;
    /// What a launch passes for it.
    type Arguments<'a>: Copy + fmt::Debug;

    /// Whether callers ask for it.
    fn is_asked(options: &Options<'_>) -> bool;

    /// What a launch passes for it where callers ask for it. May change what scores are multiplied by.
    ///
    /// # Errors
    /// When what callers say has no meaning.
    fn check<'a>(
        problem: &Problem<'a>,
        scale: &mut ScoreScale,
    ) -> Result<Self::Arguments<'a>, LaunchError>;

    /// Which of [`Self::PARAMETERS`] a kernel of this variant, which has the option, has.
    fn has_parameter(_variant: &Variant, _index: usize) -> bool {
        true
    }

    /// Adds the parameters to the kernel that is being staged.
    fn declare(variant: &Variant) -> Box<dyn Hooks>;

    /// Appends the parameters' words.
    fn pack(arguments: &Self::Arguments<'_>, args: &mut ArgBuffer);
}

/// What the softmax multiplies scores by.
#[derive(Clone, Copy, Debug)]
pub struct ScoreScale {
    /// log2 e times the scale, or times what an option has replaced it by; positive.
    pub log2: f32,
}

/// What an option does in a kernel: it changes nothing unless it says so. The code runs when the kernel is
/// staged and records instructions; what is not recorded leaves no text.
pub trait Hooks {
    /// What the softmax multiplies scores by, where the option leaves some of that to it; `scale` is what it does otherwise.
    fn softmax_scale(&self, scale: Reg<f32>) -> Reg<f32> {
        scale
    }

    /// What a row's maximum is at least, before the softmax multiplies it, where the option may make scores of any size: what is far under it is
    /// as good as −∞.
    fn least_score(&self) -> Option<Reg<f32>> {
        None
    }

    /// Where a sequence lies in the tensors and how long it is, where the tensors' sizes do not say. `batch` is its
    /// number, `sequence` what the options before say.
    fn sequence(&self, _problem: &KernelProblem, _batch: Reg<u32>, sequence: Sequence) -> Sequence {
        sequence
    }

    /// The pages of a sequence's keys and values, where they are in pages.
    fn pages(&self, _batch: Reg<u32>) -> Option<Pages> {
        None
    }

    /// A value that all rows of a head share, held while a tile is computed.
    fn of_head(&self, _problem: &KernelProblem, _head: &dyn Fn() -> HeadAt) -> Option<Reg<f32>> {
        None
    }

    /// What functions of the caller's compute once for each row, held while a tile is computed.
    fn of_rows(&self, _problem: &KernelProblem, _rows: &TileRows<'_>) -> RowsOfFunctions {
        RowsOfFunctions::default()
    }

    /// Adds room to what functions of the caller's hold, for what they read of a block of so many 16-row blocks and 8-column blocks before its products are
    /// there.
    fn hold_ahead(&self, _size: [u32; 2], _held: &mut RowsOfFunctions) {}

    /// Reads that of a block, if it exists.
    fn read_ahead(
        &self,
        _problem: &KernelProblem,
        _held: &Held,
        _s: &Accumulator,
        _at: &dyn Fn() -> BlockAt,
        _exists: Reg<bool>,
    ) {
    }

    /// Changes a block of scores, which the softmax multiplies by [`KernelProblem::scale_log2`] afterwards.
    /// `held` has what [`Self::of_head`] and [`Self::of_rows`] gave.
    fn scores(
        &self,
        _problem: &KernelProblem,
        _held: &Held,
        _s: &Accumulator,
        _at: &dyn Fn() -> BlockAt,
    ) {
    }

    /// As [`Self::scores`], then `rest`, which is what is done with the scores: an option that branches does it in each branch, where its
    /// instructions run beside those of the scores. `scale` is what the softmax multiplies scores by; `rest` gets what it is in the branch.
    fn scores_then(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        scale: Reg<f32>,
        rest: &dyn Fn(Reg<f32>),
    ) {
        self.scores(problem, held, s, at);
        rest(scale);
    }

    /// As [`Self::scores`], and adds to `derivatives` what the gradient of each score becomes on the way back.
    fn scores_with_derivatives(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        _derivatives: &Derivatives,
    ) {
        self.scores(problem, held, s, at);
    }

    /// What [`Self::scores_with_derivatives`] adds to `derivatives`, where another thread has changed the scores and has kept them in the room
    /// that `derivatives` have: `s` has become something else.
    fn derivatives(
        &self,
        _problem: &KernelProblem,
        _held: &Held,
        _s: &Accumulator,
        _at: &dyn Fn() -> BlockAt,
        _derivatives: &Derivatives,
    ) {
    }

    /// Hides scores one by one: those of blocks that are not known to be seen as a whole.
    fn hide(
        &self,
        _problem: &KernelProblem,
        _held: &Held,
        _s: &Accumulator,
        _at: &dyn Fn() -> BlockAt,
    ) {
    }

    /// Whether there is a [`Self::classifier`] where blocks are classified ahead.
    fn classifies(&self) -> bool {
        false
    }

    /// What says of the blocks of a tile whether [`Self::hide`] hides something of them, if anything can.
    fn classifier(
        &self,
        _problem: &KernelProblem,
        _tile: &TileQueries,
    ) -> Option<Rc<dyn BlockClassifier>> {
        None
    }

    /// The same by looking at each key of a block, `count` at most, and then at each query of some tiles, if it hides anything.
    fn look(
        &self,
        _problem: &KernelProblem,
        _head: HeadAt,
        _keys: Range,
        _count: u32,
    ) -> Option<Rc<dyn KeysOfBlock>> {
        None
    }

    /// Narrows or widens the keys that a query sees. A later query begins and ends to see no earlier than one before it.
    fn visible(
        &self,
        _problem: &KernelProblem,
        _query: Reg<u32>,
        keys: VisibleKeys,
    ) -> VisibleKeys {
        keys
    }

    /// Joins the rows' sums, when every block has been taken in and the sums are complete.
    fn finish(&self, _problem: &KernelProblem, _softmax: &OnlineSoftmax, _heads: &RowHeads<'_>) {}
}

/// What an option holds of a tile's rows while the tile is computed.
#[derive(Clone, Debug)]
pub struct Held {
    /// What [`Hooks::of_head`] gave.
    pub head: Option<RowValues>,
    /// What [`Hooks::of_rows`] gave.
    pub functions: RowsOfFunctions,
}

/// A head of a sequence.
#[derive(Clone, Copy, Debug)]
pub struct HeadAt {
    /// The query head.
    pub head: Reg<u32>,
    /// The sequence.
    pub batch: Reg<u32>,
}

/// Where a warp's block of scores lies.
#[derive(Clone, Copy, Debug)]
pub struct BlockAt {
    /// The lane.
    pub lane: Reg<u32>,
    /// The warp's first row.
    pub first_row: FirstRow,
    /// The block's first key.
    pub first_key: Reg<u32>,
    /// Whether all its keys are known to be there: none comes after the last.
    pub keys_exist: bool,
    /// Whether other products are computed while something is done with these, so that what a branch takes is hidden.
    pub overlaps: bool,
    /// Where in shared memory what functions read of rows has been copied to, if it has.
    pub rows: Option<RowsOfBlock>,
}

/// A block of a tensor of which functions read an element for each query and key, in shared memory.
#[derive(Clone, Copy, Debug)]
pub struct RowsOfBlock {
    /// The address of the element of a thread's first score.
    pub first: Reg<u32>,
    /// Bytes from the elements of a query to those of the next one.
    pub pitch: u32,
    /// Bytes of an element.
    pub bytes: u32,
}
