//! Adding to a cache, and a step of a model that generates.

use std::ffi::c_void;

use attention::attention::{
    PackedTokens, RawDecoding, RawKvCache, RawNewTokens, RawRotary, append_on, decode_on,
    decode_problem, prepare_append, prepare_decode,
};
use attention::dsl::abi::TensorView;
use attention::prelude::*;

use crate::cache::{fa_cache, fa_rotary, named};
use crate::call::Queries;
use crate::dlpack::{DLTensor, Ranks};
use crate::error::{Error, fa_status};
use crate::functions;
use crate::guarded;
use crate::options::fa_options;
use crate::reader::Reader;
use crate::versioned;

/// Adds the keys and values of new tokens to a cache: token i of sequence b becomes key seqlens[b] + i of the cache. seqlens
/// is left as it is: the caller counts on.
///
/// new_k and new_v are (batch, new tokens, KV heads, head_dim), of the cache's type, float16 or bfloat16. Or, where cu_seqlens is not
/// NULL, they are (all new tokens, KV heads, head_dim), sequences one after the other as those of fa_forward_varlen, of which
/// the longest has max_seqlen tokens at most; max_seqlen does not matter otherwise.
///
/// With rotary, which may be NULL, keys are rotated on their way into the cache, and the queries that it has with them. What is
/// written shares memory with no other tensor; only queries may be rotated in place.
///
/// No two tokens may go to one place of the cache. Lists are read where the work is done, when it is done: a captured launch is right for
/// other lengths, rows and pages. On a GPU nothing checks them but for this: tokens past what a sequence has room for, or in a row or page that the cache does not have,
/// are dropped. Tensors, memory and stream are as for fa_forward. The first call of a kind loads its kernel: call fa_prepare_append, or make one, before
/// launches are captured.
///
/// # Safety
/// The pointers lead to what they say, and the tensors' memory is theirs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_append(
    new_k: *const DLTensor,
    new_v: *const DLTensor,
    cache: *const fa_cache,
    cu_seqlens: *const DLTensor,
    max_seqlen: usize,
    rotary: *const fa_rotary,
    stream: *mut c_void,
) -> fa_status {
    let given = GivenAddition {
        new: GivenTokens {
            k: new_k,
            v: new_v,
            cu_seqlens,
            max_seqlen,
        },
        cache,
        rotary,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.run(stream) })
}

/// As fa_prepare, for fa_append. The lists' memory is not read either.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_append(
    new_k: *const DLTensor,
    new_v: *const DLTensor,
    cache: *const fa_cache,
    cu_seqlens: *const DLTensor,
    max_seqlen: usize,
    rotary: *const fa_rotary,
) -> fa_status {
    let given = GivenAddition {
        new: GivenTokens {
            k: new_k,
            v: new_v,
            cu_seqlens,
            max_seqlen,
        },
        cache,
        rotary,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.prepare() })
}

/// A step of a model that generates, in one call: adds the keys and values of new tokens to a cache, as fa_append does, and attends to
/// what each sequence has then, as flash_attn_with_kvcache of FlashAttention does.
///
/// q and o are (batch, seq_q, heads, head_dim), new_k and new_v (batch, new tokens, KV heads, head_dim), lse is (batch, heads,
/// seq_q), float32, or NULL. Or, where cu_seqlens is not NULL, sequences lie one after the other: q and o are (all tokens, heads, head_dim),
/// new_k and new_v (all tokens, KV heads, head_dim), as many as there are queries, lse is (heads, all tokens), and no sequence has more
/// than max_seqlen tokens. With FA_CAUSAL query i sees the keys up to that of new token i.
///
/// With rotary, which may be NULL, new keys and queries are rotated first; q_out of it is where rotated queries go, which may be q. A
/// query is at the position of its token where there is a causal mask or a window, and all are at that of the first token otherwise.
///
/// The options are those of fa_forward, which may be NULL, but for seqused_k and cache_batch_idx: the cache says those. Where
/// either half of the work is refused nothing is written. Without new tokens there is fa_forward, with seqused_k, or fa_forward_paged.
///
/// Lists, tensors, memory and stream are as for fa_append. Call fa_prepare_decode, or make a step, before one is captured. Where several CTAs share the keys
/// of a tile they pass results on in memory that belongs to the stream: replay steps that were captured on one stream one after the other.
///
/// # Safety
/// The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows and pages that are there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_decode(
    q: *const DLTensor,
    new_k: *const DLTensor,
    new_v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    cache: *const fa_cache,
    cu_seqlens: *const DLTensor,
    max_seqlen: usize,
    rotary: *const fa_rotary,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = GivenStep {
        q,
        new: GivenTokens {
            k: new_k,
            v: new_v,
            cu_seqlens,
            max_seqlen,
        },
        o,
        lse,
        cache,
        rotary,
        options,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.run(stream) })
}

/// As fa_prepare, for fa_decode: what adds, rotates and attends. The lists' memory is not read either, so that it serves for every length, row and page.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_decode(
    q: *const DLTensor,
    new_k: *const DLTensor,
    new_v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    cache: *const fa_cache,
    cu_seqlens: *const DLTensor,
    max_seqlen: usize,
    rotary: *const fa_rotary,
    options: *const fa_options,
) -> fa_status {
    let given = GivenStep {
        q,
        new: GivenTokens {
            k: new_k,
            v: new_v,
            cu_seqlens,
            max_seqlen,
        },
        o,
        lse,
        cache,
        rotary,
        options,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.prepare() })
}

/// The new tokens that a caller passes.
#[derive(Clone, Copy)]
struct GivenTokens {
    k: *const DLTensor,
    v: *const DLTensor,
    /// Null where they are not packed.
    cu_seqlens: *const DLTensor,
    max_seqlen: usize,
}

impl GivenTokens {
    /// How they lie, and the queries with them.
    fn queries(&self) -> Queries {
        match self.cu_seqlens.is_null() {
            true => Queries::Dense,
            false => Queries::Packed {
                cu_seqlens: self.cu_seqlens,
                max_seqlen: self.max_seqlen,
            },
        }
    }

    /// # Safety
    /// As [`Reader::view`].
    unsafe fn read<'a>(&self, reader: &mut Reader) -> Result<RawNewTokens<'a>, Error> {
        let ranks = self.queries().ranks();
        // SAFETY: the caller's promise.
        unsafe {
            Ok(RawNewTokens {
                k: reader.view(self.k, "new_k", ranks)?,
                v: reader.view(self.v, "new_v", ranks)?,
                packed: match self.cu_seqlens.is_null() {
                    true => None,
                    false => Some(PackedTokens {
                        cu_seqlens: reader.list(self.cu_seqlens, "cu_seqlens", Ranks::ONE)?,
                        max_len: self.max_seqlen,
                    }),
                },
            })
        }
    }
}

/// An addition that a caller asks for.
struct GivenAddition {
    new: GivenTokens,
    cache: *const fa_cache,
    rotary: *const fa_rotary,
}

/// An addition that has been read.
struct Addition<'a> {
    cache: RawKvCache<'a>,
    new: RawNewTokens<'a>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<RawRotary<'a>>,
}

impl GivenAddition {
    /// # Safety
    /// As [`Reader::view_mut`] and [`versioned::copy`].
    unsafe fn read<'a>(&self) -> Result<(Reader, Addition<'a>), Error> {
        let ranks = self.new.queries().ranks();
        // SAFETY: the caller's promise.
        unsafe {
            let mut reader = Reader::of(self.new.k, "new_k", ranks)?;
            let read = &mut reader;
            let (cache, cache_seqlens) = fa_cache::copy(self.cache)?.read(read)?;
            let new = self.new.read(read)?;
            let rotary = fa_rotary::copy(self.rotary)?;
            let rotary = rotary.map(|it| it.with_queries(read, ranks)).transpose()?;
            let addition = Addition {
                cache,
                new,
                cache_seqlens,
                rotary,
            };
            Ok((reader, addition))
        }
    }

    /// Adds the new tokens.
    ///
    /// # Safety
    /// As [`GivenAddition::read`] and [`Device::borrow_stream`].
    unsafe fn run(&self, stream: *mut c_void) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, it) = unsafe { self.read()? };
        let device = reader.place.device()?;
        reader.are_there(device)?;
        // SAFETY: the caller's promise.
        let stream = unsafe { reader.place.stream(device, stream)? };
        append_on(&stream, it.cache, it.new, it.cache_seqlens, it.rotary).map_err(named)
    }

    /// Loads the kernel. No memory is used.
    ///
    /// # Safety
    /// As [`GivenAddition::read`].
    unsafe fn prepare(&self) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, it) = unsafe { self.read()? };
        let device = reader.place.device()?;
        prepare_append(device, it.cache, it.new, it.cache_seqlens, it.rotary).map_err(named)
    }
}

/// A step that a caller asks for.
struct GivenStep {
    q: *const DLTensor,
    new: GivenTokens,
    o: *const DLTensor,
    lse: *const DLTensor,
    cache: *const fa_cache,
    rotary: *const fa_rotary,
    options: *const fa_options,
}

impl GivenStep {
    /// Takes the step.
    ///
    /// # Safety
    /// As [`GivenStep::ask`] and [`Device::borrow_stream`].
    unsafe fn run(&self, stream: *mut c_void) -> Result<(), Error> {
        let mut options = Options::default();
        // SAFETY: the caller's promise.
        let (reader, step, functions) = unsafe { self.ask(&mut options)? };
        let place = reader.place;
        let device = place.device()?;
        reader.are_there(device)?;
        place.has_options(device, &options)?;
        for (name, extent) in &functions.tensors {
            place.has(device, name, extent)?;
        }
        // SAFETY: the caller's promise.
        let stream = unsafe { place.stream(device, stream)? };
        if !functions.functions.is_empty() {
            options = functions.functions.tell(options);
        }
        decode_on(&stream, step, &options).map_err(named)
    }

    /// Loads the kernels. No memory is used.
    ///
    /// # Safety
    /// As [`GivenStep::ask`].
    unsafe fn prepare(&self) -> Result<(), Error> {
        let mut options = Options::default();
        // SAFETY: the caller's promise.
        let (reader, step, functions) = unsafe { self.ask(&mut options)? };
        let options = functions.functions.tell(options);
        prepare_decode(reader.place.device()?, step, &options).map_err(named)
    }

    /// Reads everything, and fills in the options but for the functions.
    ///
    /// # Safety
    /// As [`GivenStep::read`] and [`fa_options::functions`].
    unsafe fn ask<'a>(
        &self,
        options: &mut Options<'a>,
    ) -> Result<(Reader, RawDecoding<'a>, functions::Given<'a>), Error> {
        let queries = self.new.queries();
        // SAFETY: the caller's promise.
        unsafe {
            let mut reader = Reader::of(self.q, "q", queries.ranks())?;
            let place = reader.place;
            let step = self.read(&mut reader)?;
            let asked = versioned::copy(self.options)?;
            asked.read(place, queries.longest(&step.q), options)?;
            options.mask_blocks = asked.classes(place)?;
            // What functions are given has to fit the problem.
            let functions = match asked.has_functions() {
                false => functions::Given::default(),
                true => {
                    let (problem, _) = decode_problem(&step, options).map_err(named)?;
                    asked.functions(place, &problem)?
                }
            };
            Ok((reader, step, functions))
        }
    }

    /// Reads everything but the options.
    ///
    /// # Safety
    /// As [`Reader::view_mut`] and [`versioned::copy`].
    unsafe fn read<'a>(&self, reader: &mut Reader) -> Result<RawDecoding<'a>, Error> {
        let queries = self.new.queries();
        let ranks = queries.ranks();
        // SAFETY: the caller's promise.
        unsafe {
            let q = reader.view(self.q, "q", ranks)?;
            let new = self.new.read(reader)?;
            let (cache, cache_seqlens) = fa_cache::copy(self.cache)?.read(reader)?;
            let rotary = match fa_rotary::copy(self.rotary)? {
                None => None,
                Some(rotary) if !rotary.q.is_null() => return Err(Error::QueriesTwice),
                Some(rotary) => {
                    let tables = rotary.tables(reader)?;
                    Some((tables, reader.view_mut(rotary.q_out, "q_out", ranks)?))
                }
            };
            Ok(RawDecoding {
                q,
                new,
                cache,
                cache_seqlens,
                rotary,
                o: reader.view_mut(self.o, "o", ranks)?,
                lse: reader.wanted(self.lse, "lse", queries.lse_ranks())?,
            })
        }
    }
}
