//! Classes of blocks in memory that the caller has.

use fa_dsl::abi::{Extent, TensorView};
use fa_kernels::attention::{Configured, LaunchError, Options, Problem, Tensors};
use fa_runtime::{Device, Queue, View, ViewMut};

use super::cache::types;
use super::{RawKvCache, RawNewTokens, check_packed, for_interpreter, half, in_batches};
use crate::attention::AttentionError;
use crate::attention::decode::Attended;
use crate::attention::mask_blocks::{
    block_of, block_of_listed, block_on, check, load, run, sizes, unknown, with_unknown,
};
use crate::attention::names::{ATTENDED, Names};
use crate::attention::overlap::{Bytes, share_memory};
use crate::attention::plan::Chip;

/// What messages call the words.
const WORDS: &str = "mask_blocks";

/// What the classes of a problem's blocks take, and which blocks they are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaskBlockSizes {
    /// The sizes of the words: (batch, heads or 1, tiles of queries, words of a tile).
    pub words: [u64; 4],
    /// Queries of a tile.
    pub rows: u32,
    /// Keys of a block.
    pub keys: u32,
}

impl MaskBlockSizes {
    /// Those of a problem on a chip, which a plan needs no device for. Of what [`Options::mask_blocks`] says it takes nothing. Where functions make the kernel that
    /// is [chosen](crate::attention::choose) spill registers, a device has smaller blocks for it: [`RawMaskBlocks::sizes`] says which.
    ///
    /// # Errors
    /// When there are no masks, or no kernel for the problem, or it goes through all blocks whatever masks hide.
    pub fn of(chip: Chip, problem: &Problem<'_>) -> Result<MaskBlockSizes, AttentionError> {
        MaskBlockSizes::by(problem, |listed| block_of_listed(chip, listed))
    }

    /// Those of the blocks that are given of the problem with classes that are unknown.
    fn by(
        problem: &Problem<'_>,
        block: impl FnOnce(&Problem<'_>) -> Result<[u32; 2], AttentionError>,
    ) -> Result<MaskBlockSizes, AttentionError> {
        check(&problem.options)?;
        let block = block(&unknown(problem))?;
        Ok(MaskBlockSizes::of_block(block, problem))
    }

    /// The same for a kernel of the caller's choice.
    ///
    /// # Errors
    /// When there are no masks, or the kernel goes through all blocks whatever masks hide.
    pub fn of_kernel(
        kernel: &Configured,
        problem: &Problem<'_>,
    ) -> Result<MaskBlockSizes, AttentionError> {
        check(&problem.options)?;
        Ok(MaskBlockSizes::of_block(block_of(kernel)?, problem))
    }

    fn of_block([rows, keys]: [u32; 2], problem: &Problem<'_>) -> MaskBlockSizes {
        let words = sizes(&problem.shape, [rows, keys], &problem.options);
        MaskBlockSizes { words, rows, keys }
    }
}

/// As [`MaskBlocks`](crate::attention::MaskBlocks), of tensors of any library, in memory that the caller has: the problem whose blocks are classified. It
/// allocates nothing.
///
/// ```
/// use fa::attention::{BlockClasses, RawMaskBlocks};
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
///     masks: &[documents.with((of_tokens, of_tokens))],
///     ..Options::default()
/// };
/// let blocks = RawMaskBlocks::of([x.into(), x.into()], &options)?;
/// let sizes = blocks.sizes(&device)?;
/// let mut words = device.zeros::<u32>(sizes.words.iter().product::<u64>() as usize)?;
/// blocks.compute_on(&device, words.contiguous_mut(&sizes.words)?.into())?;
/// let classes = BlockClasses {
///     words: words.contiguous(&sizes.words)?,
///     rows: sizes.rows,
///     keys: sizes.keys,
/// };
/// attention(&device, x, x, x, &Options { mask_blocks: Some(classes), ..options })?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RawMaskBlocks<'a> {
    /// With classes that are not known yet.
    problem: Problem<'a>,
    tensors: Tensors<'a>,
    /// What errors call what the caller has other names for.
    names: &'static Names,
}

impl<'a> RawMaskBlocks<'a> {
    /// Those of attention of these queries and keys, which [`attention_on`](super::attention_on) would get with the same
    /// options. Only their types and shapes matter. What [`Options::mask_blocks`] says does not.
    ///
    /// # Errors
    /// When types and shapes do not fit each other.
    pub fn of([q, k]: [View<'a>; 2], options: &Options<'a>) -> Result<Self, AttentionError> {
        let options = with_unknown(options);
        let dtype = half(("q", q.element()), [("k", k.element())])?;
        let [q, k] = [q.extent(), k.extent()];
        let tensors = in_batches([q, k, k], q, None, &options);
        let problem = Problem::of(dtype, &tensors, &options)?;
        check_packed(&problem)?;
        Ok(RawMaskBlocks {
            problem,
            tensors,
            names: &[],
        })
    }

    /// Those of the attention of a step of generation, to be computed before [`decode_on`](super::decode_on) does it: its queries, new tokens,
    /// cache, and how many keys each sequence has in that before the step, (batch).
    ///
    /// # Errors
    /// As [`Self::of`], and when the options say what the step does.
    pub fn of_step(
        q: View<'a>,
        new: RawNewTokens<'a>,
        cache: &RawKvCache<'a>,
        cache_seqlens: TensorView<'a, u32>,
        options: &Options<'a>,
    ) -> Result<Self, AttentionError> {
        let new_k = ("new.k", new.k.element());
        let dtype = half(
            ("q", q.element()),
            [new_k].into_iter().chain(types(&new, cache)),
        )?;
        let attended = Attended {
            q: q.extent(),
            new_k: new.k.extent(),
            packed: new.packed,
            cache: [&cache.k, &cache.v].map(|cache| cache.extent()),
            places: cache.places,
            cache_seqlens,
            // It is shaped like them, and nothing is written to it.
            o: q.extent(),
            lse: None,
        };
        let (problem, tensors) = attended.problem(dtype, &with_unknown(options))?;
        Ok(RawMaskBlocks {
            problem,
            tensors,
            names: ATTENDED,
        })
    }

    /// The problem, which functions are bound for.
    pub fn problem(&self) -> &Problem<'a> {
        &self.problem
    }

    /// What the words take on a device.
    ///
    /// # Errors
    /// When there are no masks, or no kernel for the problem, or it goes through all blocks whatever masks hide.
    pub fn sizes(&self, device: &Device) -> Result<MaskBlockSizes, AttentionError> {
        MaskBlockSizes::by(&self.problem, |listed| block_on(device, listed))
    }

    /// Loads the kernel of [`Self::compute_on`], compiling it if it is not cached, so that calls for such a problem only launch: to be called before launches
    /// are captured into a graph. Nothing is read or written.
    ///
    /// # Errors
    /// As [`Self::sizes`], and when the kernel cannot be loaded.
    pub fn prepare(&self, device: &Device) -> Result<(), AttentionError> {
        let MaskBlockSizes { words, rows, keys } = self.sizes(device)?;
        let loaded = load(
            device,
            &without_classes(&self.problem),
            [rows, keys],
            &words,
        );
        loaded.map_err(|error| error.renamed(self.names))
    }

    /// Computes the words, which are shaped as [`Self::sizes`] says. Waits for nothing, allocates nothing once the kernel is
    /// loaded, and can be captured.
    ///
    /// # Errors
    /// As [`Self::sizes`]; when the words are of another type or shape, or share memory with a tensor that is read; and when
    /// loading or launching fails. On the interpreter, also when lists lead out of a tensor, or it is given more than
    /// [`INTERPRETER_LIMIT`](super::INTERPRETER_LIMIT).
    pub fn compute_on(
        &self,
        queue: impl Queue<'a>,
        words: ViewMut<'a>,
    ) -> Result<(), AttentionError> {
        let computed = self.compute(queue, words);
        computed.map_err(|error| error.renamed(self.names))
    }

    fn compute(&self, mut queue: impl Queue<'a>, words: ViewMut<'a>) -> Result<(), AttentionError> {
        let sizes = self.sizes(queue.device())?;
        let place = words.extent();
        self.check_overlaps(&place)?;
        let found = words.element();
        let words = words.typed::<u32>().ok_or(AttentionError::ElementType {
            tensor: WORDS,
            found,
            expected: "u32",
        })?;
        check_words(&place, &sizes)?;
        let problem = match queue.device().is_cuda() {
            true => self.problem,
            false => for_interpreter(&queue, &self.problem, &self.tensors)?,
        };
        let problem = without_classes(&problem);
        run(&mut queue, &problem, [sizes.rows, sizes.keys], words)
    }

    /// Whether the words share no memory with what says which they are.
    fn check_overlaps(&self, words: &Extent) -> Result<(), AttentionError> {
        let words = Bytes::of(words);
        let Problem { options, .. } = without_classes(&self.problem);
        let lists = options.lists().map(|(name, list)| (name, &list.extent));
        let arguments = options.function_tensors();
        let arguments = arguments.map(|extent| ("an argument of a function", extent));
        let mut read = lists.chain(arguments);
        match read.find(|(_, extent)| share_memory(&words, &Bytes::of(extent))) {
            Some((tensor, _)) => Err(AttentionError::SharedMemory {
                output: WORDS,
                tensor,
            }),
            None => Ok(()),
        }
    }
}

/// The problem whose classes are computed.
fn without_classes<'a>(problem: &Problem<'a>) -> Problem<'a> {
    let options = Options {
        mask_blocks: None,
        ..problem.options
    };
    Problem {
        options,
        ..*problem
    }
}

/// Whether words are as large as they have to be, those of a tile one after the other.
fn check_words(words: &Extent, sizes: &MaskBlockSizes) -> Result<(), LaunchError> {
    if words.shape != sizes.words {
        return Err(LaunchError::Shape {
            tensor: WORDS,
            found: words.shape.to_vec(),
            expected: format!("(batch, heads or 1, tiles, words): {:?}", sizes.words),
        });
    }
    match words.strides[3] {
        1 => Ok(()),
        stride => Err(LaunchError::LastStride {
            tensor: WORDS,
            stride,
        }),
    }
}
