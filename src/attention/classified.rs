//! Masks whose hidden blocks calls find out by themselves: a launch before the others looks at what they read.
//!
//! Of masks that go by where query and key are, kernels know themselves which blocks they hide. Of those that read tensors by the query or the
//! key, such as documents, they do not, and would ask of each key of each block whether it is hidden. Who has the same masks in many calls makes
//! [`MaskBlocks`](super::MaskBlocks) once for all of them.

use std::borrow::Cow;

use fa_dsl::abi::{TensorArg, TensorViewMut};
use fa_dsl::config::{Launch, WorkspaceSize};
use fa_kernels::attention::backward::{BackwardTensors, Steps};
use fa_kernels::attention::mask_blocks::chosen;
use fa_kernels::attention::{Configured, Problem, Shape};
use fa_kernels::chosen::Chosen;
use fa_kernels::steps::PLANNED;
use fa_runtime::{Queue, Workspace};

use super::AttentionError;
use super::mask_blocks::{block_of, block_of_listed, check, sizes, unknown, unplaced};
use super::mixed::is_mixed;
use super::plan::{Chip, Step};

/// From this many queries and keys on, looking at the masks takes less time than what they hide.
const LONG: usize = 512;

/// The same for gradients behind a causal mask, which hides half of the blocks by itself.
const LONG_OF_CAUSAL_GRADIENTS: usize = LONG * 3 / 2;

/// Words of the classes that nobody has to be asked for: 64 MB, those of a million tokens. Of packed sequences that are said to be long, and are
/// many, there would be more, most of them of blocks that no sequence has.
const MOST_WORDS: u64 = 1 << 24;

/// What places in a workspace are multiples of.
const ALIGNMENT: u64 = 256;

/// Where classes are that have no place yet.
const NOWHERE: u64 = PLANNED + (1 << 59);

/// The launch that looks at the masks.
#[derive(Clone, Debug)]
pub struct Classified<'a> {
    /// The kernel that classifies blocks, with its launch.
    pub kernel: Chosen<'a>,
    /// Where in the scratch memory of the plan the classes are.
    place: u64,
}

/// A problem with classes of blocks that a launch of its own computes.
struct Listed<'a> {
    problem: Problem<'a>,
    kernel: Chosen<'a>,
    /// Of the classes.
    bytes: u64,
}

/// Whether calls find out by themselves which blocks the masks of a problem hide: of long sequences, where a mask reads which queries see which keys, unless
/// the options say it ([`Options::mask_blocks`](super::Options::mask_blocks)), prompts and single queries come in one batch, or the lists would take more
/// than 64 MB.
pub fn classifies(problem: &Problem<'_>) -> bool {
    classifies_from(LONG, problem)
}

/// The same for their gradients, which behind a causal mask take longer to gain by it.
pub fn classifies_gradients(problem: &Problem<'_>) -> bool {
    classifies_from(long_of_gradients(problem), problem)
}

/// From how many queries and keys on gradients gain by it.
fn long_of_gradients(problem: &Problem<'_>) -> usize {
    match problem.options.causal {
        true => LONG_OF_CAUSAL_GRADIENTS,
        false => LONG,
    }
}

fn classifies_from(long: usize, problem: &Problem<'_>) -> bool {
    let Shape { seq_q, seq_k, .. } = problem.shape;
    let options = &problem.options;
    let mut masks = options.masks.iter();
    seq_q.min(seq_k) >= long
        && options.mask_blocks.is_none()
        && options.query_range.is_none()
        && !is_mixed(problem)
        && masks.any(|mask| mask.staged().weight().reads_of_side)
        && words(problem) <= MOST_WORDS
}

/// About how many words the classes of a problem are.
fn words(problem: &Problem<'_>) -> u64 {
    let sizes = sizes(&problem.shape, [128, 64], &problem.options);
    sizes.into_iter().fold(1, u64::saturating_mul)
}

/// The problem that the kernel for the output is chosen for: one with classes of which nothing is known yet, where calls find them out by themselves.
pub(super) fn asked<'p, 'a>(problem: &'p Problem<'a>) -> Cow<'p, Problem<'a>> {
    asked_from(LONG, problem)
}

/// The same of the kernel for the gradients.
pub(super) fn asked_of_gradients<'p, 'a>(problem: &'p Problem<'a>) -> Cow<'p, Problem<'a>> {
    asked_from(long_of_gradients(problem), problem)
}

fn asked_from<'p, 'a>(long: usize, problem: &'p Problem<'a>) -> Cow<'p, Problem<'a>> {
    match classifies_from(long, problem) {
        true => Cow::Owned(unknown(problem)),
        false => Cow::Borrowed(problem),
    }
}

/// The problem as a kernel takes it that was chosen for it: with classes of which nothing is known, where it takes some that the problem does not have.
pub(super) fn asked_by<'p, 'a>(
    kernel: &Configured,
    problem: &'p Problem<'a>,
) -> Cow<'p, Problem<'a>> {
    match takes_others(kernel, problem) {
        true => Cow::Owned(unknown(problem)),
        false => Cow::Borrowed(problem),
    }
}

/// Whether a kernel takes classes that the problem does not have: they are found out before it is launched.
pub(super) fn takes_others(kernel: &Configured, problem: &Problem<'_>) -> bool {
    kernel.variant().mask_blocks && problem.options.mask_blocks.is_none()
}

/// The problem that a kernel is launched with that takes classes which it does not have, the launch before it, and the workspace of both, where
/// the kernel's own is of `size`.
pub(super) fn classified<'a>(
    kernel: &Configured,
    problem: &Problem<'a>,
    size: WorkspaceSize,
) -> Result<(Problem<'a>, Classified<'a>, WorkspaceSize), AttentionError> {
    let listed = Listed::of(problem, block_of(kernel)?)?;
    let (place, size) = listed.place(size);
    let kernel = listed.kernel;
    Ok((listed.problem, Classified { kernel, place }, size))
}

/// The kernel that finds out classes of which nothing is known yet, where a kernel takes some: it is compiled beside that.
pub(super) fn classifier<'a>(
    kernel: &Configured,
    problem: &Problem<'a>,
) -> Result<Option<Chosen<'a>>, AttentionError> {
    let classes = problem.options.mask_blocks;
    match classes.is_some_and(|it| it.is_unknown()) && kernel.variant().mask_blocks {
        true => Ok(Some(Listed::of(problem, block_of(kernel)?)?.kernel)),
        false => Ok(None),
    }
}

/// The launches of a kernel of gradients that takes classes that the problem does not have.
pub(super) fn steps<'a>(
    kernel: &Configured,
    chip: Chip,
    problem: &Problem<'a>,
    tensors: &BackwardTensors<'a>,
) -> Result<Steps<'a>, AttentionError> {
    // It takes those of any blocks.
    let listed = Listed::of(problem, block_of_listed(chip, &unknown(problem))?)?;
    let mut steps = kernel.steps(&listed.problem, tensors, chip.multiprocessors)?;
    let place;
    (place, steps.workspace) = listed.place(steps.workspace);
    steps.launches.insert(0, listed.kernel);
    for step in &mut steps.launches {
        move_to(&mut step.launch, PLANNED + place);
    }
    Ok(steps)
}

impl<'a> Listed<'a> {
    /// With the classes of blocks of so many queries and keys.
    fn of(problem: &Problem<'a>, block: [u32; 2]) -> Result<Listed<'a>, AttentionError> {
        check(&problem.options)?;
        let mut classes = unplaced(problem, block);
        let words = &mut classes.words.extent;
        words.address = NOWHERE;
        let words = *words;
        let mut listed = *problem;
        listed.options.mask_blocks = Some(classes);
        Ok(Listed {
            kernel: chosen(problem, block, TensorViewMut::from_extent(words))?,
            bytes: words.shape.iter().product::<u64>() * words.element_bytes,
            problem: listed,
        })
    }

    /// The place of the classes after a workspace, and the size of both.
    fn place(&self, size: WorkspaceSize) -> (u64, WorkspaceSize) {
        let place = size.scratch.next_multiple_of(ALIGNMENT);
        let scratch = place + self.bytes;
        (place, WorkspaceSize { scratch, ..size })
    }
}

impl<'a> Classified<'a> {
    /// Classifies the blocks, then computes a step of the plan, whose workspace is of `size`.
    pub(super) fn launch(
        &self,
        queue: &mut impl Queue<'a>,
        step: &Step<'a>,
        size: WorkspaceSize,
    ) -> Result<(), AttentionError> {
        let (entry, values) = self.kernel.program();
        let classify = queue.device().load_entry(entry, values)?;
        let attention = step.load(queue.device())?;
        queue.with_workspace(size, |queue, workspace: Workspace| {
            let words = workspace.scratch + self.place;
            let mut launch = self.kernel.launch.clone();
            move_to(&mut launch, words);
            queue.run(&classify, &launch)?;
            let mut launch = step.placed(workspace);
            move_to(&mut launch, words);
            queue.run(&attention, &launch)
        })??;
        Ok(())
    }
}

/// Says where the classes are.
fn move_to(launch: &mut Launch<'_>, words: u64) {
    launch.relocate(|tensor: &TensorArg| match tensor.extent.address {
        NOWHERE => words,
        address => address,
    });
}
