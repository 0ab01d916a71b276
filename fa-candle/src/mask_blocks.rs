//! Blocks of queries and keys that masks hide, found once for many calls.

use std::array;
use std::borrow::Cow;
use std::cell::OnceCell;

use candle_core::{DType, Device, Error, Result, Tensor, bail};
use fa::attention::{
    AttentionError, BlockClasses, INTERPRETER_LIMIT, MaskBlockSizes, Problem, RawMaskBlocks,
};
use fa::dsl::abi::TensorView;
use fa::runtime::Queue;

use crate::attention::{DENSE, Input, PACKED, PAGES, check, functions_of};
use crate::cached::{Cached, NewTokens};
use crate::call::bound;
use crate::kvcache::dimensions;
use crate::layout::readable;
use crate::op::Attention;
use crate::options::{Options, Packed, Paged, Sequences};
use crate::places::{Places, Tensors, output};
use crate::step::{Addition, Step, others, there};

/// What messages call the words.
const WORDS: &str = "mask_blocks";

/// Which blocks of queries and keys the masks of attention hide, and which they show as a whole, for [`Options::mask_blocks`]: attention
/// neither loads nor computes blocks that are hidden, and applies no mask to those that are shown as a whole, forward and backward.
///
/// Kernels know by themselves what a mask hides that depends only on where query and key are, such as a causal one or a window. What masks
/// hide that read tensors by the query or the key, such as [`Options::documents`], is found here, once for all layers and calls.
///
/// They are made from the arguments of the attention that is to use them, but for the values, which do not matter. All options count: they
/// decide which kernel computes the attention, and so how large its blocks are. Only [`Options::mask_blocks`] among them is not looked at.
/// Attention of other sizes, or whose kernel has other blocks, is an error. That masks, their tensors and numbers, and the lists of lengths are
/// the same is the caller's promise: with others the result is another one. Where they change make new ones, for tensors of the same sizes,
/// too, such as before every step over a cache. It takes as long as one short kernel.
///
/// A block takes 2 bits, of memory that candle allocates on the device of the queries. They are computed on candle's stream, and nothing waits
/// for that. A clone shares the memory.
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use fa_candle::{MaskBlocks, Options, attention};
///
/// # fn main() -> candle_core::Result<()> {
/// let device = Device::Cpu;
/// let q = Tensor::ones((1, 200, 2, 64), DType::BF16, &device)?;
/// let of_tokens = Tensor::from_iter((0..200_u32).map(|token| token / 70), &device)?.unsqueeze(0)?;
/// let options = Options {
///     causal: true,
///     documents: Some((of_tokens.clone(), of_tokens)),
///     ..Options::default()
/// };
/// let blocks = MaskBlocks::new(&q, &q, &options)?;
/// let options = Options { mask_blocks: Some(blocks), ..options };
/// for _layer in 0..2 {
///     attention(&q, &q, &q, &options)?;
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct MaskBlocks {
    /// (batch, heads or 1, tiles of queries, words of a tile), u32.
    words: Tensor,
    /// Queries of a tile.
    rows: u32,
    /// Keys of a block.
    keys: u32,
}

impl MaskBlocks {
    /// Those of [`attention()`](crate::attention()).
    ///
    /// # Errors
    /// As [`attention()`](crate::attention()), and when there are no masks, or the kernel goes through all blocks whatever masks hide.
    pub fn new(q: &Tensor, k: &Tensor, options: &Options) -> Result<MaskBlocks> {
        let inputs = [("q", q, DENSE), ("k", k, DENSE)];
        classify(inputs, Sequences::Dense, options)
    }

    /// Those of [`attention_varlen()`](crate::attention_varlen()). Every sequence has words for [`Packed::max_seqlen_q`] queries and
    /// [`Packed::max_seqlen_k`] keys.
    ///
    /// # Errors
    /// As [`MaskBlocks::new`].
    pub fn varlen(
        q: &Tensor,
        k: &Tensor,
        packed: &Packed,
        options: &Options,
    ) -> Result<MaskBlocks> {
        let inputs = [("q", q, PACKED), ("k", k, PACKED)];
        classify(inputs, Sequences::Packed(Cow::Borrowed(packed)), options)
    }

    /// Those of [`attention_paged()`](crate::attention_paged()). Every sequence has words for [`Paged::max_seqlen_k`] keys.
    ///
    /// # Errors
    /// As [`MaskBlocks::new`].
    pub fn paged(q: &Tensor, k: &Tensor, paged: &Paged, options: &Options) -> Result<MaskBlocks> {
        let of_q = paged.queries.as_ref().map_or(DENSE, |_| PACKED);
        let inputs = [("q", q, of_q), ("k", k, PAGES)];
        classify(inputs, Sequences::Paged(Cow::Borrowed(paged)), options)
    }

    /// Those of [`attention_with_kvcache()`](crate::attention_with_kvcache()), made before it is called with the same arguments: the new tokens count as
    /// keys, and nothing is written yet. Every sequence has words for as many keys as the cache has room for, so that they have the same
    /// sizes in every step.
    ///
    /// # Errors
    /// As [`MaskBlocks::new`] and [`attention_with_kvcache()`](crate::attention_with_kvcache()).
    pub fn with_kvcache(
        q: &Tensor,
        k_cache: &Tensor,
        new: Option<&NewTokens>,
        cached: &Cached,
        options: &Options,
    ) -> Result<MaskBlocks> {
        let [of_tokens, of_cache] = dimensions(cached);
        let (of_q, of_cache) = (("q", q, of_tokens), ("k_cache", k_cache, of_cache));
        let sequences = Sequences::Cached(Cow::Borrowed(cached));
        let Some(new) = new else {
            return classify([of_q, of_cache], sequences, options);
        };
        check(of_q, of_q)?;
        // The values of the cache do not matter.
        let addition = Addition::of(new, [of_cache, of_cache], cached, of_q)?;
        let options = without_blocks(options);
        let functions = functions_of(&options, q, &sequences)?;
        let step = Step {
            op: Attention::new(&options, functions, sequences),
            q: readable(q)?,
            addition,
        };
        classify_step(&step, k_cache)
    }

    /// Queries of a tile, and keys of a block.
    pub fn block(&self) -> [u32; 2] {
        [self.rows, self.keys]
    }

    /// (batch, heads or 1, tiles of queries, words of a tile), u32: for 32 blocks at a time a word with the bits of those of which some query sees some
    /// key, and one with the bits of those of which every query sees every key.
    pub fn words(&self) -> &Tensor {
        &self.words
    }

    /// As the library has them, of words that are there.
    pub(crate) fn classes<'a>(&self, words: TensorView<'a, u32>) -> BlockClasses<'a> {
        BlockClasses {
            words,
            rows: self.rows,
            keys: self.keys,
        }
    }
}

/// The options of attention whose blocks are not known yet.
fn without_blocks(options: &Options) -> Options {
    Options {
        mask_blocks: None,
        ..options.clone()
    }
}

/// Of queries and keys.
fn classify(
    inputs: [Input<'_>; 2],
    sequences: Sequences<'_>,
    options: &Options,
) -> Result<MaskBlocks> {
    let [of_q @ (_, q, _), (_, k, _)] = inputs;
    for input in inputs {
        check(input, of_q)?;
    }
    sequences.check(q, k)?;
    let options = without_blocks(options);
    let functions = functions_of(&options, q, &sequences)?;
    let op = Attention::new(&options, functions, sequences);
    let inputs = inputs.map(|(name, tensor, _)| (name, Some(tensor)));
    let read = inputs.into_iter().chain(op.others()).collect();
    with_read(read, q.device(), |places| {
        let mut read = places.read.iter().copied();
        let mut next = || read.next().flatten();
        let [q_place, k_place] = [there(next())?, there(next())?];
        let (of_options, functions) = others(&op, &mut next)?;
        let mut options = fa::attention::Options::default();
        // SAFETY: the tensors are locked until the call has been queued, and candle orders what its stream is given.
        unsafe {
            let read = of_options.read(&op, &k_place, &mut options);
            read.map_err(Error::wrap)?;
            let inputs = [
                q_place.view().map_err(Error::wrap)?,
                k_place.view().map_err(Error::wrap)?,
            ];
            // What functions are given has to fit the problem.
            let named = |error| op.sequences().named(error);
            let unbound = RawMaskBlocks::of(inputs, &options).map_err(named)?;
            let functions = bound(&op, unbound.problem(), &functions)?;
            let blocks = RawMaskBlocks::of(inputs, &functions.tell(options));
            compute(&op, &blocks.map_err(named)?, places, q.device())
        }
    })
}

/// Of a step, before it is done.
fn classify_step(step: &Step<'_>, k_cache: &Tensor) -> Result<MaskBlocks> {
    let (op, device) = (&step.op, k_cache.device());
    let cache = ("k_cache", Some(k_cache));
    let read = [cache].into_iter().chain(step.read()).collect();
    with_read(read, device, |places| {
        let mut read = places.read.iter().copied();
        let mut next = || read.next().flatten();
        let (cache, q) = (there(next())?, there(next())?);
        let new = array::from_fn(|_| next());
        let (of_options, functions) = others(op, &mut next)?;
        let [lists @ .., _, _] = &of_options.lists;
        let mut options = fa::attention::Options::default();
        // SAFETY: as in `classify`. Nothing is written to the cache.
        unsafe {
            let addition = step.addition.raw(new, lists, [cache; 2])?;
            let read = of_options.read_computation(op, &mut options);
            read.map_err(Error::wrap)?;
            let q = q.view().map_err(Error::wrap)?;
            let of_step = |options: &_| {
                let (new, seqlens) = (addition.new, addition.cache_seqlens);
                RawMaskBlocks::of_step(q, new, &addition.cache, seqlens, options)
                    .map_err(|error| op.sequences().named(error))
            };
            let unbound = of_step(&options)?;
            let functions = bound(op, unbound.problem(), &functions)?;
            let blocks = of_step(&functions.tell(options))?;
            compute(op, &blocks, places, device)
        }
    })
}

/// What `run` makes of the places of tensors that are read.
fn with_read(
    read: Vec<(&'static str, Option<&Tensor>)>,
    device: &Device,
    run: impl Fn(&Places<'_>) -> Result<MaskBlocks>,
) -> Result<MaskBlocks> {
    let (found, written) = (OnceCell::new(), Vec::new());
    Tensors { read, written }.with_places(device, &|places: &Places<'_>| {
        let _ = found.set(run(places)?);
        Ok(())
    })?;
    there(found.into_inner())
}

/// Queues their computation into memory of candle's.
fn compute(
    op: &Attention<'_>,
    blocks: &RawMaskBlocks<'_>,
    of_read: &Places<'_>,
    device: &Device,
) -> Result<MaskBlocks> {
    let sizes = blocks.sizes((&of_read.stream).device());
    let named = |error| op.sequences().named(error);
    let sizes = sizes.map_err(named)?;
    let words = allocate(&sizes, blocks.problem(), device)?;
    let (read, written) = (Vec::new(), vec![(WORDS, &words)]);
    Tensors { read, written }.with_places(device, &|places: &Places<'_>| {
        let place = there(places.written.first())?;
        // SAFETY: the words are locked until the call has been queued, and candle orders what its stream is given.
        let view = unsafe { place.view_mut() }.map_err(Error::wrap)?;
        blocks.compute_on(places.stream, view).map_err(named)
    })?;
    Ok(MaskBlocks {
        words,
        rows: sizes.rows,
        keys: sizes.keys,
    })
}

/// Memory for the words. What packed sequences and pages say that the longest has may be any number.
fn allocate(sizes: &MaskBlockSizes, problem: &Problem<'_>, device: &Device) -> Result<Tensor> {
    let shape = &problem.shape;
    let of_problem = [
        shape.batch,
        shape.heads,
        shape.seq_q,
        shape.seq_k,
        shape.head_dim,
    ];
    let products = of_problem.map(|size| size as u64);
    let products = products.into_iter().fold(1, u64::saturating_mul);
    if device.is_cpu() && products > INTERPRETER_LIMIT {
        let limit = INTERPRETER_LIMIT;
        return Err(Error::wrap(AttentionError::TooMuchForTheInterpreter {
            products,
            limit,
        }));
    }
    let bytes = sizes.words.into_iter().try_fold(4, u64::checked_mul);
    if bytes.is_none_or(|bytes| i64::try_from(bytes).is_err()) {
        bail!(
            "`{WORDS}` would be {:?} words, more than any memory holds: say how long the longest sequence is",
            sizes.words
        );
    }
    output(&sizes.words.map(|size| size as usize), DType::U32, device)
}
