//! What callers say of a cache, and of what rotates the tokens that come into it.

use attention::attention::{
    AttentionError, CachePlaces, RawKvCache, RawQueries, RawRotary, RotaryPairs,
};
use attention::dsl::abi::TensorView;

use crate::dlpack::{DLTensor, Ranks};
use crate::error::Error;
use crate::reader::Reader;
use crate::versioned::{self, Versioned};

/// `flags` of `fa_rotary`: elements 2j and 2j + 1 are a pair. Without it elements j and j + rot/2 are.
pub const FA_ROTARY_INTERLEAVED: u64 = 1 << 0;
/// Query i is at the position of new token i, as attention with a causal mask or a window has it. Without it all queries are at that
/// of the first. Of fa_append alone: fa_decode knows it by its options.
pub const FA_ROTARY_MASKED: u64 = 1 << 1;

const KNOWN: u64 = (1 << 2) - 1;

/// The keys and values that a model keeps while it generates, and where its sequences lie in them. No two sequences share a row, or a
/// page that is written.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_camel_case_types, reason = "C's name")]
pub struct fa_cache {
    /// sizeof(fa_cache): how the library knows which fields the caller's header has.
    pub size: usize,
    /// (rows, capacity, KV heads, head_dim), or, in pages, (pages, page, KV heads, head_dim).
    pub k: *const DLTensor,
    /// The same shape.
    pub v: *const DLTensor,
    /// How many keys each sequence has before the call, (batch), int32. Where it is negative nothing is added.
    pub seqlens: *const DLTensor,
    /// The pages of each sequence, (batch, pages of a sequence), int32, as of fa_forward_paged; or NULL: there are no pages.
    pub block_table: *const DLTensor,
    /// The row of each sequence, (batch), int32 (cache_batch_idx of FlashAttention); or NULL: sequence b has row b. Not with pages.
    pub rows: *const DLTensor,
}

// SAFETY: of numbers and pointers, the first of which is the size.
unsafe impl Versioned for fa_cache {
    const NAME: &'static str = "fa_cache";
    const FIRST_SIZE: usize = 48;
}

/// Rotary position embedding. The first rot elements of a head are rotated in pairs, pair j at position p by the angle whose cosine
/// and sine are cos[p, j] and sin[p, j], in float32. Token i of a sequence is at position seqlens + i of the cache; past the
/// tables it is at their last.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_camel_case_types, reason = "C's name")]
pub struct fa_rotary {
    /// sizeof(fa_rotary): how the library knows which fields the caller's header has.
    pub size: usize,
    /// FA_ROTARY_INTERLEAVED, FA_ROTARY_MASKED or'ed.
    pub flags: u64,
    /// (positions, rot/2), float32 or of the keys' type, aligned and strided as the others are; rot is a multiple of 16 and at most
    /// head_dim.
    pub cos: *const DLTensor,
    /// The same shape and type.
    pub sin: *const DLTensor,
    /// The position of each sequence's first new token, (batch), int32; or NULL: its place in the cache. Sequences that are padded on the left
    /// need it.
    pub positions: *const DLTensor,
    /// Queries that fa_append rotates too, shaped as fa_decode has them; or NULL. fa_decode has its own.
    pub q: *const DLTensor,
    /// Where rotated queries go, shaped like them; the same tensor rotates them in place. NULL where there are no queries.
    pub q_out: *const DLTensor,
}

// SAFETY: of numbers and pointers, the first of which is the size.
unsafe impl Versioned for fa_rotary {
    const NAME: &'static str = "fa_rotary";
    const FIRST_SIZE: usize = 56;
}

/// What errors of adding to a cache, and of a step of generation, call what fa.h has other names for. `cache.k` and `cache.v` it calls so, too.
const NAMES: [(&str, &str); 7] = [
    ("new.k", "new_k"),
    ("new.v", "new_v"),
    ("new.packed", "new tokens"),
    ("cache_seqlens", "cache.seqlens"),
    ("CachePlaces::Rows", "cache.rows"),
    ("CachePlaces::Pages", "cache.block_table"),
    ("cache.places", "cache"),
];

/// An error with fa.h's names for what is added to a cache.
pub fn named(error: AttentionError) -> Error {
    error.renamed(&NAMES).into()
}

impl fa_cache {
    /// The cache that a pointer leads to, and how many keys its sequences have.
    ///
    /// # Safety
    /// As [`versioned::copy`] and [`Reader::view_mut`].
    pub unsafe fn read<'a>(
        self,
        reader: &mut Reader,
    ) -> Result<(RawKvCache<'a>, TensorView<'a, u32>), Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let places = match (self.block_table.is_null(), self.rows.is_null()) {
                (true, true) => CachePlaces::InOrder,
                (true, false) => {
                    CachePlaces::Rows(reader.list(self.rows, "cache.rows", Ranks::ONE)?)
                }
                (false, true) => CachePlaces::Pages(reader.list(
                    self.block_table,
                    "cache.block_table",
                    Ranks::TWO,
                )?),
                (false, false) => return Err(Error::RowsAndPages),
            };
            let cache = RawKvCache {
                k: reader.view_mut(self.k, "cache.k", Ranks::FOUR)?,
                v: reader.view_mut(self.v, "cache.v", Ranks::FOUR)?,
                places,
            };
            let seqlens = reader.list(self.seqlens, "cache.seqlens", Ranks::ONE)?;
            Ok((cache, seqlens))
        }
    }

    /// What a pointer leads to.
    ///
    /// # Safety
    /// As [`versioned::copy`].
    pub unsafe fn copy(cache: *const fa_cache) -> Result<fa_cache, Error> {
        match cache.is_null() {
            true => Err(Error::NullCache),
            // SAFETY: the caller's promise.
            false => unsafe { versioned::copy(cache) },
        }
    }
}

impl fa_rotary {
    /// What a pointer leads to, if there is one.
    ///
    /// # Safety
    /// As [`versioned::copy`].
    pub unsafe fn copy(rotary: *const fa_rotary) -> Result<Option<fa_rotary>, Error> {
        if rotary.is_null() {
            return Ok(None);
        }
        // SAFETY: the caller's promise.
        let given = unsafe { versioned::copy(rotary)? };
        match given.flags & !KNOWN {
            0 => {}
            unknown => {
                let options = <fa_rotary as Versioned>::NAME;
                return Err(Error::Flags { options, unknown });
            }
        }
        match given.q.is_null() && given.flags & FA_ROTARY_MASKED != 0 {
            true => Err(Error::MaskedWithoutQueries),
            false => Ok(Some(given)),
        }
    }

    /// The tables, without queries.
    ///
    /// # Safety
    /// As [`Reader::view`].
    pub unsafe fn tables<'a>(&self, reader: &mut Reader) -> Result<RawRotary<'a>, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(RawRotary {
                cos: reader.view(self.cos, "cos", Ranks::TWO)?,
                sin: reader.view(self.sin, "sin", Ranks::TWO)?,
                pairs: match self.flags & FA_ROTARY_INTERLEAVED != 0 {
                    true => RotaryPairs::Interleaved,
                    false => RotaryPairs::Halves,
                },
                positions: match self.positions.is_null() {
                    true => None,
                    false => Some(reader.list(self.positions, "positions", Ranks::ONE)?),
                },
                queries: None,
            })
        }
    }

    /// The tables, and the queries if there are any, of so many dimensions.
    ///
    /// # Safety
    /// As [`Reader::view`] and [`Reader::view_mut`].
    pub unsafe fn with_queries<'a>(
        &self,
        reader: &mut Reader,
        ranks: Ranks,
    ) -> Result<RawRotary<'a>, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let tables = self.tables(reader)?;
            if self.q.is_null() && self.q_out.is_null() {
                return Ok(tables);
            }
            let queries = RawQueries {
                q: reader.view(self.q, "q", ranks)?,
                out: reader.view_mut(self.q_out, "q_out", ranks)?,
                masked: self.flags & FA_ROTARY_MASKED != 0,
            };
            Ok(RawRotary {
                queries: Some(queries),
                ..tables
            })
        }
    }
}
