//! Adding new keys and values to a cache.

use fa_dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use fa_dsl::ir::Type;
use fa_kernels::cache::{self, Addition, RotaryTables};
use fa_kernels::chosen::Chosen;
use fa_kernels::rows::Operand;
use fa_runtime::Queue;

pub use fa_kernels::cache::RotaryPairs;

use super::names::ADDED;
use super::plan::run_chosen;
use super::{AttentionElement, AttentionError};

/// The keys and values that a model keeps while it generates. What [`append`] does not write of them it leaves as it is.
#[derive(Debug)]
pub struct KvCache<'a, T> {
    /// (rows, capacity, KV heads, head_dim), or, in pages, (pages, page, KV heads, head_dim).
    pub k: TensorViewMut<'a, T>,
    /// The same shape.
    pub v: TensorViewMut<'a, T>,
    /// Where the sequences lie in it.
    pub places: CachePlaces<'a>,
}

/// Where the sequences of a batch lie in a cache. No two of them share a row, or a page that is written: which of them wrote
/// last would be chance.
#[derive(Clone, Copy, Debug)]
pub enum CachePlaces<'a> {
    /// Sequence b in row b.
    InOrder,
    /// (batch): sequence b in this row (`cache_batch_idx` of FlashAttention).
    Rows(TensorView<'a, u32>),
    /// (batch, most pages): keys 0 to page − 1 of sequence b in page `[b, 0]`, the next ones in page `[b, 1]`, and so on
    /// (`block_table`).
    Pages(TensorView<'a, u32>),
}

/// Keys and values of new tokens.
#[derive(Clone, Copy, Debug)]
pub struct NewTokens<'a, T> {
    /// (batch, new tokens, KV heads, head_dim); packed, (all new tokens, KV heads, head_dim), perhaps with a dimension of one in
    /// front.
    pub k: TensorView<'a, T>,
    /// The same shape.
    pub v: TensorView<'a, T>,
    /// Where each sequence begins, if they lie one after the other.
    pub packed: Option<PackedTokens<'a>>,
}

/// Tokens of sequences of different lengths, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct PackedTokens<'a> {
    /// (batch + 1), ascending from 0 to the number of all tokens. It is read on the device.
    pub cu_seqlens: TensorView<'a, u32>,
    /// At least as many as the longest sequence has; tokens past it are left out.
    pub max_len: usize,
}

/// Rotary position embedding: what rotates new keys on their way into the cache, and queries.
///
/// The first rot elements of a head are rotated in pairs, pair j at position p by the angle of which `cos[p, j]` and `sin[p, j]` are the
/// cosine and the sine, in float32. A token's position is its place in the cache: `cache_seqlens[b]` + i, as in FlashAttention
/// (where it does not depend on a left padding either). A position past the tables is taken for their last.
#[derive(Debug)]
pub struct Rotary<'a, T> {
    cos: Operand,
    sin: Operand,
    pairs: RotaryPairs,
    positions: Option<TensorView<'a, u32>>,
    queries: Option<(Extent, TensorViewMut<'a, T>, bool)>,
}

impl<'a, T: AttentionElement> Rotary<'a, T> {
    /// With tables (positions, rot/2), of the tensors' type or float32; rot is a multiple of 16 and at most the head dimension.
    pub fn new<R: Element>(
        cos: TensorView<'a, R>,
        sin: TensorView<'a, R>,
        pairs: RotaryPairs,
    ) -> Rotary<'a, T> {
        let [cos, sin] = [cos.extent, sin.extent].map(Operand::new::<R>);
        Rotary::of_tables(cos, sin, pairs)
    }

    /// As [`Rotary::new`], with tables whose element type is known at run time.
    pub(super) fn of_tables(cos: Operand, sin: Operand, pairs: RotaryPairs) -> Rotary<'a, T> {
        Rotary {
            cos,
            sin,
            pairs,
            positions: None,
            queries: None,
        }
    }

    /// Whether it rotates queries, too.
    pub(super) fn has_queries(&self) -> bool {
        self.queries.is_some()
    }

    /// The new tokens of sequence b are at the positions from `first[b]` on, (batch), instead of their places in the cache: where a
    /// cache is padded on the left, for example.
    #[must_use]
    pub fn from_positions(self, first: TensorView<'a, u32>) -> Rotary<'a, T> {
        Rotary {
            positions: Some(first),
            ..self
        }
    }

    /// Rotates the queries `q`, (batch, seq_q, heads, head_dim) or packed as the keys are, too, and writes them to `out`.
    ///
    /// Under a mask, causal or of a window, query i is at the position of new token i: `masked` is true. Without one all queries are
    /// at the position of the first, as in FlashAttention.
    #[must_use]
    pub fn with_queries(
        self,
        q: TensorView<'a, T>,
        out: TensorViewMut<'a, T>,
        masked: bool,
    ) -> Rotary<'a, T> {
        Rotary {
            queries: Some((q.extent, out, masked)),
            ..self
        }
    }

    /// As [`Rotary::with_queries`], in place.
    #[must_use]
    pub fn with_queries_in_place(self, q: TensorViewMut<'a, T>, masked: bool) -> Rotary<'a, T> {
        Rotary {
            queries: Some((q.extent, q, masked)),
            ..self
        }
    }

    /// The tables as kernels take them.
    fn tables(&self, packed: bool) -> Result<RotaryTables, AttentionError> {
        for (tensor, table) in [("cos", &self.cos), ("sin", &self.sin)] {
            let one_type = table.element == self.cos.element;
            if !one_type || ![T::TYPE, Type::F32].contains(&table.element) {
                return Err(AttentionError::ElementType {
                    tensor,
                    found: table.element,
                    expected: "f32 or the type of the keys, both tables the same",
                });
            }
        }
        let queries = self.queries.as_ref();
        Ok(RotaryTables {
            cos: self.cos,
            sin: self.sin,
            pairs: self.pairs,
            positions: self.positions.map(|positions| positions.extent),
            queries: queries.map(|(q, out, masked)| cache::Queries {
                q: tokens(*q, packed),
                out: tokens(out.extent, packed),
                each_at_its_position: *masked,
            }),
        })
    }
}

/// Writes the keys and values of new tokens into a cache, in front of which each sequence has `cache_seqlens`, (batch), others: token
/// i of sequence b becomes key `cache_seqlens[b]` + i. With `rotary` keys are rotated on the way, and queries with them. One launch,
/// which reads every list on the device: a captured one is right for other lengths, rows and pages. float16 or bfloat16; the
/// head dimension is a multiple of 8 up to 256. Allocates nothing once the kernel is loaded.
///
/// What the host knows is checked. What only the device knows is bounded there: a token past the capacity of its sequence, or in a
/// row or page that the cache does not have, is dropped.
///
/// ```
/// use fa::attention::{CachePlaces, KvCache, NewTokens, append};
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// // Two pages of 4 keys, one KV head. One sequence, which has 3 keys in page 1, and goes on in page 0.
/// let (mut k, mut v) = (device.zeros::<f16>(2 * 4 * 64)?, device.zeros::<f16>(2 * 4 * 64)?);
/// let block_table = device.upload(&[1_u32, 0])?;
/// let cache_seqlens = device.upload(&[3_u32])?;
/// let new = device.upload(&vec![f16::ONE; 2 * 64])?;
/// let new = new.contiguous(&[1, 2, 1, 64])?;
/// let cache = KvCache {
///     k: k.contiguous_mut(&[2, 4, 1, 64])?,
///     v: v.contiguous_mut(&[2, 4, 1, 64])?,
///     places: CachePlaces::Pages(block_table.contiguous(&[1, 2])?),
/// };
/// let new = NewTokens { k: new, v: new, packed: None };
/// append(&device, cache, new, cache_seqlens.contiguous(&[1])?, None)?;
/// let written: Vec<bool> = k.read()?.chunks(64).map(|key| key[0] == f16::ONE).collect();
/// assert_eq!(written, [true, false, false, false, false, false, false, true]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// When the tensors do not fit each other, or loading or launching fails.
pub fn append<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    cache: KvCache<'a, T>,
    new: NewTokens<'a, T>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<Rotary<'a, T>>,
) -> Result<(), AttentionError> {
    append_to(&mut queue, &cache, &new, cache_seqlens, rotary.as_ref())
}

/// As [`append`].
pub(super) fn append_to<'a, T: AttentionElement>(
    queue: &mut impl Queue<'a>,
    cache: &KvCache<'a, T>,
    new: &NewTokens<'a, T>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<&Rotary<'a, T>>,
) -> Result<(), AttentionError> {
    let launch = append_launch(cache, new, cache_seqlens, rotary)?;
    run_chosen(queue, &launch).map_err(|error| error.renamed(ADDED))
}

/// What it launches.
pub(super) fn append_launch<'a, T: AttentionElement>(
    cache: &KvCache<'a, T>,
    new: &NewTokens<'a, T>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<&Rotary<'a, T>>,
) -> Result<Chosen<'a>, AttentionError> {
    let packed = new.packed.is_some();
    let addition = Addition {
        new_k: tokens(new.k.extent, packed),
        new_v: tokens(new.v.extent, packed),
        cache_k: cache.k.extent,
        cache_v: cache.v.extent,
        cache_seqlens: cache_seqlens.extent,
        places: match &cache.places {
            CachePlaces::InOrder => cache::CachePlaces::InOrder,
            CachePlaces::Rows(rows) => cache::CachePlaces::Rows(rows.extent),
            CachePlaces::Pages(table) => cache::CachePlaces::Pages(table.extent),
        },
        packed: new.packed.map(|packed| cache::PackedTokens {
            cu_seqlens: packed.cu_seqlens.extent,
            max_len: packed.max_len,
        }),
        rotary: match rotary {
            Some(rotary) => Some(rotary.tables(packed)?),
            None => None,
        },
    };
    let launch = addition.launch::<T>().map_err(AttentionError::from);
    launch.map_err(|error| error.renamed(ADDED))
}

/// A tensor of tokens as kernels take it.
pub(super) fn tokens(extent: Extent, packed: bool) -> Extent {
    match packed {
        true => super::varlen::in_a_batch(extent),
        false => extent,
    }
}
