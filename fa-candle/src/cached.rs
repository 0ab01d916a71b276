//! Caches of keys and values, and what is added to them, in candle's tensors.

use candle_core::{DType, Device, Result, Tensor, bail};

use crate::options::{check_numbers, same_device};

/// What errors of the library call what the functions here have other names for: attention over a cache, and adding to one.
pub(crate) const NAMES: &[(&str, &str)] = &[
    ("k", "k_cache"),
    ("v", "v_cache"),
    ("cache.k", "k_cache"),
    ("cache.v", "v_cache"),
    ("new.k", "k"),
    ("new.v", "v"),
    ("seqused_k", "cache_seqlens"),
    ("CachePlaces::Rows", "cache_batch_idx"),
    ("CachePlaces::Pages", "block_table"),
    ("cu_seqlens", "seqlens_q"),
    ("cu_seqlens_q", "seqlens_q"),
    ("packed", "queries"),
    ("new.packed", "queries"),
    ("paged", "cached"),
    ("cache", "cached"),
    ("cache.places", "cached"),
];

/// Where the sequences of a batch lie in a cache of keys and values, and how many each has there. The names are those that
/// flash_attn_with_kvcache has for them; all of them are lists on the device of the queries, of u32 or i32.
#[derive(Clone, Debug)]
pub struct Cached {
    /// (batch): how many keys each sequence has in the cache before the call, padding among them. Where it is negative nothing is
    /// added, and attention takes it for 0.
    pub cache_seqlens: Tensor,
    /// (batch): the row of the cache that each sequence has; sequence b has row b unless given. Not with pages.
    pub cache_batch_idx: Option<Tensor>,
    /// (batch): how many keys at the beginning of each sequence are padding, which no query sees. Positions of masks, slopes and
    /// biases count from the first key that is none; those of a rotation count from the beginning of the row, unless
    /// [`Rotary::positions`] says where they begin. Not with pages.
    pub cache_leftpad: Option<Tensor>,
    /// (batch, pages of a sequence): page `block_table[b, i / page]` has key i of sequence b, as in
    /// [`Paged::block_table`](crate::Paged::block_table). The caches are pages then.
    pub block_table: Option<Tensor>,
    /// Of packed queries, where each sequence begins: [`Packed::seqlens_q`](crate::Packed::seqlens_q) and
    /// [`Packed::max_seqlen_q`](crate::Packed::max_seqlen_q). New tokens are packed with the same list.
    pub queries: Option<(Tensor, usize)>,
}

impl Cached {
    /// Sequences in the order of the cache's rows, which have so many keys, of queries that are not packed.
    pub fn new(cache_seqlens: &Tensor) -> Cached {
        Cached {
            cache_seqlens: cache_seqlens.clone(),
            cache_batch_idx: None,
            cache_leftpad: None,
            block_table: None,
            queries: None,
        }
    }

    /// Whether the lists can be used with a batch whose queries or new keys are `tokens`, in a cache of these keys.
    pub(crate) fn check(&self, tokens: &Tensor, k_cache: &Tensor) -> Result<()> {
        let batch = match &self.queries {
            None => tokens.dim(0)?,
            Some((list, _)) => {
                check_list("seqlens_q", list, &[None], "(batch + 1)", tokens.device())?;
                list.elem_count().saturating_sub(1)
            }
        };
        let rows = k_cache.dim(0)?;
        if self.block_table.is_none() && self.cache_batch_idx.is_none() && rows != batch {
            bail!(
                "the cache has {rows} rows and the batch {batch} sequences: narrow() the cache, or say with \
                 `cache_batch_idx` which row each sequence has"
            );
        }
        let of_rows = [
            ("cache_batch_idx", &self.cache_batch_idx),
            ("cache_leftpad", &self.cache_leftpad),
        ];
        for (name, list) in of_rows {
            if self.block_table.is_some() && list.is_some() {
                bail!("`block_table` says where the keys of each sequence are: leave `{name}` out");
            }
        }
        let lists = [
            ("cache_seqlens", Some(&self.cache_seqlens)),
            ("cache_batch_idx", self.cache_batch_idx.as_ref()),
            ("cache_leftpad", self.cache_leftpad.as_ref()),
        ];
        for (name, list) in lists {
            let Some(list) = list else { continue };
            let text = "(batch), a number for every sequence";
            check_list(name, list, &[Some(batch)], text, tokens.device())?;
        }
        let Some(table) = &self.block_table else {
            return Ok(());
        };
        let (sizes, text) = ([Some(batch), None], "(batch, pages of a sequence)");
        check_list("block_table", table, &sizes, text, tokens.device())
    }
}

/// Keys and values of new tokens, which become those after [`Cached::cache_seqlens`].
#[derive(Clone, Debug)]
pub struct NewTokens {
    /// (batch, new tokens, KV heads, head_dim), of the cache's type; with [`Cached::queries`] (all new tokens, KV heads, head_dim).
    pub k: Tensor,
    /// The same shape.
    pub v: Tensor,
    /// What rotates the keys on their way into the cache, and the queries.
    pub rotary: Option<Rotary>,
}

/// Rotary position embedding. The first rot elements of a head are rotated in pairs, pair j at position p by the angle whose
/// cosine and sine are `cos[p, j]` and `sin[p, j]`, in float32.
///
/// New token i of sequence b is at position `cache_seqlens[b]` + i, whatever its left padding, and past the tables at their last.
/// Query i is at the position of new token i where there is a causal mask or a window; without one all queries are at that of the
/// first token. Both are what flash_attn_with_kvcache does.
#[derive(Clone, Debug)]
pub struct Rotary {
    /// (positions, rot/2), float32 or of the keys' type; rot is a multiple of 16 and at most head_dim.
    pub cos: Tensor,
    /// The same shape and type.
    pub sin: Tensor,
    /// Whether elements 2j and 2j + 1 are a pair (`rotary_interleaved`), or elements j and j + rot/2.
    pub interleaved: bool,
    /// (batch), u32 or i32: the position of each sequence's first new token, if it is not its place in the cache. Sequences that are
    /// padded on the left need it.
    pub positions: Option<Tensor>,
}

impl Rotary {
    /// Whether the tables can be used with these new keys, of a batch of as many as `cache_seqlens` has.
    pub(crate) fn check(&self, k: &Tensor, cache_seqlens: &Tensor) -> Result<()> {
        for (name, table) in [("cos", &self.cos), ("sin", &self.sin)] {
            if ![DType::F32, k.dtype()].contains(&table.dtype()) {
                bail!(
                    "`{name}` is {}: convert it with to_dtype() to f32, or to the keys' type, {}",
                    table.dtype().as_str(),
                    k.dtype().as_str()
                );
            }
            if table.rank() != 2 {
                bail!(
                    "`{name}` has the shape {:?}: it has to be (positions, rot/2)",
                    table.dims()
                );
            }
            if table.track_op() {
                bail!("`{name}` would get no gradient: pass what detach() gives of it");
            }
            same_device(name, table, k.device())?;
        }
        let [cos, sin] = [&self.cos, &self.sin].map(|table| (table.dims(), table.dtype()));
        if cos != sin {
            bail!("`cos` is {cos:?}, `sin` is {sin:?}: they have to have one shape and type");
        }
        let Some(positions) = &self.positions else {
            return Ok(());
        };
        let (batch, text) = (
            cache_seqlens.dim(0)?,
            "(batch), a number for every sequence",
        );
        check_list("positions", positions, &[Some(batch)], text, k.device())
    }
}

/// Whether a list or table of whole numbers has these sizes, of which `None` is any, and is where the queries are.
fn check_list(
    name: &str,
    list: &Tensor,
    sizes: &[Option<usize>],
    text: &str,
    device: &Device,
) -> Result<()> {
    let dims = list.dims();
    let has = |(size, dim): (&Option<usize>, &usize)| size.is_none_or(|size| size == *dim);
    if dims.len() != sizes.len() || !sizes.iter().zip(dims).all(has) {
        let batch = sizes.first().copied().flatten();
        match batch {
            Some(batch) => {
                bail!("`{name}` has the shape {dims:?}: it has to be {text}, in a batch of {batch}")
            }
            None => bail!("`{name}` has the shape {dims:?}: it has to be {text}"),
        }
    }
    check_numbers(name, list, device)
}
