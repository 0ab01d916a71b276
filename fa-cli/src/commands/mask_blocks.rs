//! Blocks that masks hide, where `--mask-blocks` asks for them to be known beforehand: in plans, whose lists no memory stands behind, and
//! what is said of those that a device made.

use std::fmt;

use anyhow::{Result, bail};
use fa::attention::{
    BlockClasses, BlockCounts, Chip, Configured, MaskBlockSizes, MaskBlocks, Options, Problem,
};
use fa::dsl::abi::TensorViewMut;
use fa::kernels::attention::mask_blocks::chosen;

use super::spec::Spec;

/// Tells attention that the classes of blocks are known. Their sizes are those of the kernel, which is not chosen yet: see [`sized`].
pub fn tell_of_unknown(options: &mut Options<'_>) -> Result<()> {
    if options.masks.is_empty() {
        bail!(
            "--mask-blocks: there are no documents, and of other masks kernels know themselves which blocks they hide: add --with documents, or document_q and document_k to the file, or leave it out"
        );
    }
    options.mask_blocks = Some(BlockClasses::unknown());
    Ok(())
}

/// The problem with classes of the blocks of this kernel of the output, else of the one that `attention()` chooses, if it has classes whose sizes
/// are not known yet.
pub fn sized(
    problem: &Problem<'static>,
    kernel: Option<&Configured>,
    chip: Chip,
) -> Result<Problem<'static>> {
    let classes = problem.options.mask_blocks;
    if !classes.is_some_and(|it| it.is_unknown()) {
        return Ok(*problem);
    }
    let MaskBlockSizes { words, rows, keys } = match kernel.filter(|it| !it.is_backward()) {
        Some(kernel) => MaskBlockSizes::of_kernel(kernel, problem)?,
        None => MaskBlockSizes::of(chip, problem)?,
    };
    let words = Options::unallocated_list(&words);
    let options = Options {
        mask_blocks: Some(BlockClasses { words, rows, keys }),
        ..problem.options
    };
    Ok(Problem {
        options,
        ..*problem
    })
}

/// The kernel that classifies the blocks of a problem whose classes have their sizes, if it has some.
pub fn classifier(problem: &Problem<'_>) -> Result<Option<Spec>> {
    let Some(BlockClasses { words, rows, keys }) = problem.options.mask_blocks else {
        return Ok(None);
    };
    let words = TensorViewMut::from_extent(words.extent);
    let kernel = chosen(problem, [rows, keys], words)?;
    Ok(Some(Spec::new(kernel.entry, kernel.values)))
}

/// How many blocks of some sizes masks hide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct KnownBlocks {
    /// Queries of a tile.
    pub queries: u32,
    /// Keys of a block.
    pub keys: u32,
    pub hidden: usize,
    pub partial: usize,
    pub whole: usize,
}

impl KnownBlocks {
    /// Waits for the device.
    pub fn of(blocks: &MaskBlocks) -> Result<KnownBlocks> {
        let [queries, keys] = blocks.block();
        let BlockCounts {
            hidden,
            partial,
            whole,
        } = blocks.counts()?;
        Ok(KnownBlocks {
            queries,
            keys,
            hidden,
            partial,
            whole,
        })
    }
}

impl fmt::Display for KnownBlocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let KnownBlocks {
            queries,
            keys,
            hidden,
            partial,
            whole,
        } = self;
        write!(
            f,
            "blocks of {queries} queries and {keys} keys: {hidden} hidden, {partial} partial, {whole} whole"
        )
    }
}
