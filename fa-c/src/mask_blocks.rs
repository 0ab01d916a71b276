//! Which blocks masks hide: computed once, and taken by many calls.

use std::ffi::c_void;

use attention::attention::{
    BlockClasses, MaskBlockSizes, PackedTokens, RawMaskBlocks, RawNewTokens,
};
use attention::prelude::*;

use crate::cache::{fa_cache, named};
use crate::call::{Given, Inputs, Place, Queries};
use crate::dlpack::{DLTensor, Ranks};
use crate::error::{Error, fa_status};
use crate::functions;
use crate::options::fa_options;
use crate::reader::Reader;
use crate::versioned::{self, Versioned};
use crate::{dense, dense_or_packed, guarded, packed, paged};

/// Which blocks of queries and keys the masks of a problem hide, and which they show as a whole. Attention neither loads nor computes blocks
/// that are hidden. Where masks depend on positions alone, as windows do, it finds out by itself which those are. Where they read tensors, as
/// documents do, calls of long sequences look at every query and key before they compute; fa_classify_blocks does so once, for all layers
/// and calls with the same masks, tensors and sizes, and mask_blocks of fa_options takes what it found, 2 bits for each block.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_camel_case_types, reason = "C's name")]
pub struct fa_mask_blocks {
    /// sizeof(fa_mask_blocks): how the library knows which fields the caller's header has.
    pub size: usize,
    /// What was found, int32 or uint32, of the sizes in `shape`, the last dimension contiguous. NULL where fa_classify_blocks is to say the sizes
    /// alone.
    pub words: *const DLTensor,
    /// The sizes of words: (batch, heads or 1, tiles of queries, words of a tile). fa_classify_blocks writes them, nothing reads them.
    pub shape: [i64; 4],
    /// Queries of a tile, which fa_classify_blocks writes.
    pub queries: u32,
    /// Keys of a block, which fa_classify_blocks writes.
    pub keys: u32,
}

// SAFETY: of numbers and pointers, the first of which is the size.
unsafe impl Versioned for fa_mask_blocks {
    const NAME: &'static str = "fa_mask_blocks";
    const FIRST_SIZE: usize = 56;
}

/// Finds out which blocks of queries and keys the masks of a problem hide: documents, and the masks among the functions. Calls of
/// fa_forward and fa_backward whose q and k have these types and shapes, and whose options are the same, take what it found as
/// mask_blocks of their options. What mask_blocks is here does not matter.
///
/// It writes shape, queries and keys of blocks, and, unless words of blocks is NULL, the words. So a first call without words says
/// how much memory a second one needs, and loads the kernel for it:
///
///     fa_mask_blocks blocks = {sizeof blocks};
///     fa_classify_blocks(&q, &k, &blocks, &options, stream);
///     ... make a tensor of blocks.shape, int32 ...
///     blocks.words = &words;
///     fa_classify_blocks(&q, &k, &blocks, &options, stream);
///     options.mask_blocks = &blocks;
///
/// The memory of q and k is neither read nor written, but their addresses may not be NULL. The words share memory with no tensor of
/// the options. Memory and stream are as for fa_forward. The first call of a kind loads its kernel: make one, with words or without, before launches are
/// captured. A captured launch reads the masks' tensors anew each time.
///
/// # Safety
/// The pointers lead to what they say, and the tensors' memory is theirs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_classify_blocks(
    q: *const DLTensor,
    k: *const DLTensor,
    blocks: *mut fa_mask_blocks,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = of_inputs(q, k, options);
    // SAFETY: the caller's promise.
    guarded(|| unsafe { classify(&given, blocks, stream) })
}

/// As fa_classify_blocks, for fa_forward_varlen and fa_backward_varlen, whose lists and lengths these are. Every sequence has tiles and words for
/// max_seqlen_q queries and max_seqlen_k keys. The lists are read when the work is done.
///
/// # Safety
/// The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows that are there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_classify_blocks_varlen(
    q: *const DLTensor,
    k: *const DLTensor,
    blocks: *mut fa_mask_blocks,
    cu_seqlens_q: *const DLTensor,
    cu_seqlens_k: *const DLTensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = packed(
        of_inputs(q, k, options),
        [cu_seqlens_q, cu_seqlens_k],
        [max_seqlen_q, max_seqlen_k],
    );
    // SAFETY: the caller's promise.
    guarded(|| unsafe { classify(&given, blocks, stream) })
}

/// As fa_classify_blocks, for fa_forward_paged, whose lists and lengths these are. Every sequence has words for max_seqlen_k keys, or where
/// that is 0 for as many as the table has pages for. The lists are read when the work is done.
///
/// # Safety
/// The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to pages and rows that are there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_classify_blocks_paged(
    q: *const DLTensor,
    k: *const DLTensor,
    blocks: *mut fa_mask_blocks,
    block_table: *const DLTensor,
    seqused_k: *const DLTensor,
    max_seqlen_k: usize,
    cu_seqlens_q: *const DLTensor,
    max_seqlen_q: usize,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = paged(
        of_inputs(q, k, options),
        [block_table, seqused_k, cu_seqlens_q],
        [max_seqlen_q, max_seqlen_k],
    );
    // SAFETY: the caller's promise.
    guarded(|| unsafe { classify(&given, blocks, stream) })
}

/// As fa_classify_blocks, for a step of fa_decode, whose arguments these are: call it before the step, of which it counts the new keys, too. Every
/// sequence has words for as many keys as the cache has room for, so that their sizes are the same in every step. What they say
/// holds for the one step.
///
/// # Safety
/// The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows and pages that are there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_classify_blocks_decode(
    q: *const DLTensor,
    new_k: *const DLTensor,
    blocks: *mut fa_mask_blocks,
    cache: *const fa_cache,
    cu_seqlens: *const DLTensor,
    max_seqlen: usize,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = GivenStep {
        q,
        new_k,
        cache,
        queries: dense_or_packed(cu_seqlens, max_seqlen),
        options,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.classify(blocks, stream) })
}

/// Queries and keys, whose values matter no more than where an output would go.
fn of_inputs(q: *const DLTensor, k: *const DLTensor, options: *const fa_options) -> Given {
    let nothing = std::ptr::null();
    dense([q, k, k], nothing, nothing, options)
}

/// # Safety
/// As [`Inputs::read`], [`fa_options::functions`] and [`Asked::run`].
unsafe fn classify(
    given: &Given,
    blocks: *mut fa_mask_blocks,
    stream: *mut c_void,
) -> Result<(), Error> {
    let mut options = Options::default();
    // SAFETY: the caller's promise.
    unsafe {
        let inputs = Inputs::read(given, &mut options)?;
        let [q, k, _] = inputs.qkv;
        let asked = Asked::read(blocks, inputs.place)?;
        // What functions are given has to fit the problem.
        let problem = *RawMaskBlocks::of([q, k], &options)?.problem();
        let functions = inputs.asked.functions(inputs.place, &problem)?;
        asked.are_there(&options, &functions)?;
        options = functions.functions.tell(options);
        asked.run(&RawMaskBlocks::of([q, k], &options)?, stream)
    }
}

/// A step whose blocks a caller asks for.
struct GivenStep {
    q: *const DLTensor,
    new_k: *const DLTensor,
    cache: *const fa_cache,
    queries: Queries,
    options: *const fa_options,
}

impl GivenStep {
    /// # Safety
    /// As [`Reader::view_mut`], [`versioned::copy`], [`fa_options::functions`] and [`Asked::run`].
    unsafe fn classify(
        &self,
        blocks: *mut fa_mask_blocks,
        stream: *mut c_void,
    ) -> Result<(), Error> {
        let ranks = self.queries.ranks();
        let mut options = Options::default();
        // SAFETY: the caller's promise.
        unsafe {
            let mut reader = Reader::of(self.q, "q", ranks)?;
            let place = reader.place;
            let q = reader.view(self.q, "q", ranks)?;
            let new_k = reader.view(self.new_k, "new_k", ranks)?;
            let new = RawNewTokens {
                k: new_k,
                v: new_k,
                packed: self.packed(&mut reader)?,
            };
            let (cache, seqlens) = fa_cache::copy(self.cache)?.read(&mut reader)?;
            let given = versioned::copy(self.options)?;
            given.read(place, self.queries.longest(&q), &mut options)?;
            let asked = Asked::read(blocks, place)?;
            // What functions are given has to fit the problem.
            let unbound = RawMaskBlocks::of_step(q, new, &cache, seqlens, &options);
            let problem = *unbound.map_err(named)?.problem();
            let functions = given.functions(place, &problem)?;
            reader.are_there(place.device()?)?;
            asked.are_there(&options, &functions)?;
            options = functions.functions.tell(options);
            let blocks = RawMaskBlocks::of_step(q, new, &cache, seqlens, &options);
            asked.run(&blocks.map_err(named)?, stream)
        }
    }

    /// Where sequences begin, if they lie one after the other.
    ///
    /// # Safety
    /// As [`Reader::list`].
    unsafe fn packed<'a>(&self, reader: &mut Reader) -> Result<Option<PackedTokens<'a>>, Error> {
        match self.queries {
            Queries::Dense => Ok(None),
            Queries::Packed {
                cu_seqlens,
                max_seqlen,
            } => Ok(Some(PackedTokens {
                // SAFETY: the caller's promise.
                cu_seqlens: unsafe { reader.list(cu_seqlens, "cu_seqlens", Ranks::ONE)? },
                max_len: max_seqlen,
            })),
        }
    }
}

/// What messages call the words.
const WORDS: &str = "mask_blocks.words";

/// What a caller is to be told.
struct Asked<'a> {
    to: *mut fa_mask_blocks,
    given: fa_mask_blocks,
    place: Place,
    /// None where the sizes are all that is wanted.
    words: Option<ViewMut<'a>>,
}

impl<'a> Asked<'a> {
    /// # Safety
    /// As [`versioned::copy`], and [`ViewMut::raw`] of the words if they are computed.
    unsafe fn read(to: *mut fa_mask_blocks, place: Place) -> Result<Asked<'a>, Error> {
        if to.is_null() {
            return Err(Error::NullBlocks);
        }
        // SAFETY: the caller's promise.
        let given = unsafe { versioned::copy(to)? };
        let words = match given.words.is_null() {
            true => None,
            // SAFETY: the caller's promise.
            false => unsafe {
                let words = place.read(given.words, WORDS, Ranks::FOUR)?;
                words.typed::<u32>("int32")?;
                Some(words.view_mut()?)
            },
        };
        Ok(Asked {
            to,
            given,
            place,
            words,
        })
    }

    /// Whether the words are in the memory that they say, and what the masks read.
    fn are_there(
        &self,
        options: &Options<'_>,
        functions: &functions::Given<'_>,
    ) -> Result<(), Error> {
        let device = self.place.device()?;
        self.place.has_options(device, options)?;
        let words = self.words.as_ref().map(|words| (WORDS, words.extent()));
        let mut tensors = functions.tensors.iter().copied().chain(words);
        tensors.try_for_each(|(name, extent)| self.place.has(device, name, &extent))
    }

    /// Computes the words, or loads what would if they are not wanted, and tells the sizes. Where anything is refused nothing is written.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`], and [`versioned::write`] of what is told.
    unsafe fn run<'b>(self, blocks: &RawMaskBlocks<'b>, stream: *mut c_void) -> Result<(), Error>
    where
        'a: 'b,
    {
        let device = self.place.device()?;
        // SAFETY: the caller's promise.
        let stream = unsafe { self.place.stream(device, stream)? };
        let MaskBlockSizes { words, rows, keys } = blocks.sizes(device).map_err(named)?;
        match self.words {
            Some(words) => blocks.compute_on(&stream, words).map_err(named)?,
            None => blocks.prepare(device).map_err(named)?,
        }
        let told = fa_mask_blocks {
            shape: words.map(|size| i64::try_from(size).unwrap_or(i64::MAX)),
            queries: rows,
            keys,
            ..self.given
        };
        // SAFETY: the caller's promise.
        unsafe { versioned::write(self.to, &told, self.given.size) };
        Ok(())
    }
}

impl fa_options {
    /// Which blocks masks hide, if the caller says so.
    ///
    /// # Safety
    /// As [`versioned::copy`] and [`Place::read_typed`].
    pub unsafe fn classes<'a>(&self, place: Place) -> Result<Option<BlockClasses<'a>>, Error> {
        if self.mask_blocks.is_null() {
            return Ok(None);
        }
        // SAFETY: the caller's promise.
        unsafe {
            let given = versioned::copy(self.mask_blocks)?;
            Ok(Some(BlockClasses {
                words: place.read_typed(given.words, WORDS, Ranks::FOUR, "int32")?,
                rows: given.queries,
                keys: given.keys,
            }))
        }
    }
}
