//! Adding to a cache, and a step of generation, over tensors whose element type is known at run time.

mod ahead;

use arrayvec::ArrayVec;
use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::ir::Type;
use fa_dsl::prelude::{bf16, f16};
use fa_kernels::attention::{Dtype, Options, Problem, Tensors};
use fa_kernels::rows::Operand;
use fa_runtime::{Queue, View, ViewMut};

use super::additions::Additions;
use super::{check_lengths, check_lse, for_interpreter, half};
use crate::attention::append::{append_to, tokens};
use crate::attention::decode::{Attended, decode_if};
use crate::attention::names::ADDED;
use crate::attention::overlap::{Bytes, share_memory};
use crate::attention::{
    AttentionElement, AttentionError, CachePlaces, Decoding, KvCache, NewTokens, PackedTokens,
    Rotary, RotaryPairs,
};

pub use ahead::{plan_append, plan_decode, prepare_append, prepare_decode};

/// As [`KvCache`], of tensors whose element type is known at run time.
#[derive(Debug)]
pub struct RawKvCache<'a> {
    /// (rows, capacity, KV heads, head_dim), or, in pages, (pages, page, KV heads, head_dim).
    pub k: ViewMut<'a>,
    /// The same shape.
    pub v: ViewMut<'a>,
    /// Where the sequences lie in it.
    pub places: CachePlaces<'a>,
}

/// As [`NewTokens`], of tensors whose element type is known at run time.
#[derive(Clone, Copy, Debug)]
pub struct RawNewTokens<'a> {
    /// (batch, new tokens, KV heads, head_dim); packed, (all new tokens, KV heads, head_dim), perhaps with a dimension of one in
    /// front.
    pub k: View<'a>,
    /// The same shape.
    pub v: View<'a>,
    /// Where each sequence begins, if they lie one after the other.
    pub packed: Option<PackedTokens<'a>>,
}

/// As [`Rotary`], of tensors whose element type is known at run time.
#[derive(Debug)]
pub struct RawRotary<'a> {
    /// (positions, rot/2), float32 or of the keys' type.
    pub cos: View<'a>,
    /// The same shape and type.
    pub sin: View<'a>,
    /// Which elements are a pair.
    pub pairs: RotaryPairs,
    /// (batch): the position of each sequence's first new token, if it is not its place in the cache.
    pub positions: Option<TensorView<'a, u32>>,
    /// Queries that are rotated, too. [`decode_on`] has its own.
    pub queries: Option<RawQueries<'a>>,
}

/// Queries that are rotated, as by [`Rotary::with_queries`].
#[derive(Debug)]
pub struct RawQueries<'a> {
    /// (batch, seq_q, heads, head_dim) or packed as the keys are.
    pub q: View<'a>,
    /// Where they go: a tensor of the same shape, or exactly theirs.
    pub out: ViewMut<'a>,
    /// Whether query i is at the position of new token i; all are at that of the first otherwise.
    pub masked: bool,
}

/// As [`Decoding`], of tensors whose element type is known at run time.
#[derive(Debug)]
pub struct RawDecoding<'a> {
    /// Queries: (batch, seq_q, heads, head_dim); packed as the new tokens are, (all queries, heads, head_dim). Packed tensors may
    /// have a dimension of one in front, then also the log-sum-exp.
    pub q: View<'a>,
    /// Keys and values of the new tokens.
    pub new: RawNewTokens<'a>,
    /// The cache.
    pub cache: RawKvCache<'a>,
    /// How many keys each sequence has in the cache before this step: (batch).
    pub cache_seqlens: TensorView<'a, u32>,
    /// The tables that new keys and queries are rotated by, and where rotated queries go: a tensor shaped like the queries, or
    /// exactly theirs.
    pub rotary: Option<(RawRotary<'a>, ViewMut<'a>)>,
    /// The output, shaped like the queries.
    pub o: ViewMut<'a>,
    /// The log-sum-exp, if it is wanted: float32, (batch, heads, seq_q); packed, (heads, all queries).
    pub lse: Option<ViewMut<'a>>,
}

/// As [`append`](crate::attention::append), of tensors of any library: float16 or bfloat16, tables of the rotation also float32.
/// Nothing is copied and nothing is waited for.
///
/// # Errors
/// As [`append`](crate::attention::append), and when element types are not those, or what is written shares memory with another
/// tensor; queries may be rotated in place. On the interpreter, also when packed sequences are not in all rows, or two new
/// tokens go to one place.
pub fn append_on<'a>(
    queue: impl Queue<'a>,
    cache: RawKvCache<'a>,
    new: RawNewTokens<'a>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<RawRotary<'a>>,
) -> Result<(), AttentionError> {
    match check_append(&cache, &new, &cache_seqlens, rotary.as_ref())? {
        Dtype::F16 => append_typed::<f16>(queue, cache, new, cache_seqlens, rotary),
        Dtype::Bf16 => append_typed::<bf16>(queue, cache, new, cache_seqlens, rotary),
    }
}

/// Whether types are those of an addition, and nothing that is written shares memory with another tensor. Gives the type of the keys.
fn check_append(
    cache: &RawKvCache<'_>,
    new: &RawNewTokens<'_>,
    cache_seqlens: &TensorView<'_, u32>,
    rotary: Option<&RawRotary<'_>>,
) -> Result<Dtype, AttentionError> {
    let queries = rotary.and_then(|rotary| rotary.queries.as_ref());
    let of_queries = queries.map(|it| [("q", it.q.element()), ("q_out", it.out.element())]);
    let others = types(new, cache)
        .into_iter()
        .chain(of_queries.into_iter().flatten());
    let dtype = half(("new.k", new.k.element()), others)?;
    let mut tensors = Footprint::of(new, cache, cache_seqlens, rotary);
    if let Some(queries) = queries {
        tensors.read.push(("q", queries.q.extent()));
        tensors.written.push(("q_out", queries.out.extent()));
    }
    tensors.check()?;
    Ok(dtype)
}

fn append_typed<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    cache: RawKvCache<'a>,
    new: RawNewTokens<'a>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<RawRotary<'a>>,
) -> Result<(), AttentionError> {
    if let Some(packed) = &new.packed
        && let Some(numbers) = queue.host_numbers("cu_seqlens", &packed.cu_seqlens)?
    {
        let rows = tokens(new.k.extent(), true).shape[1];
        let checked = check_lengths("cu_seqlens", &numbers, rows, packed.max_len);
        checked.map_err(|error| error.renamed(ADDED))?;
    }
    Additions::of(&new, &cache, cache_seqlens).check(&queue)?;
    let rotary = rotary.map(RawRotary::typed::<T>);
    let (cache, new) = (cache.typed::<T>(), new.typed());
    append_to(&mut queue, &cache, &new, cache_seqlens, rotary.as_ref())
}

/// As [`decode`](crate::attention::decode), of tensors of any library: float16 or bfloat16, the log-sum-exp float32, tables of
/// the rotation also float32. Nothing is copied and nothing is waited for.
///
/// # Errors
/// As [`decode`](crate::attention::decode), and when element types are not those, or what is written shares memory with another
/// tensor; queries may be rotated in place. On the interpreter, also when a list leads out of a tensor, two new tokens go to
/// one place, or it is given more than [`INTERPRETER_LIMIT`](crate::attention::INTERPRETER_LIMIT).
pub fn decode_on<'a>(
    queue: impl Queue<'a>,
    step: RawDecoding<'a>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let dtype = step.dtype()?;
    step.check_overlaps(options)?;
    match dtype {
        Dtype::F16 => decode_typed::<f16>(queue, step, options),
        Dtype::Bf16 => decode_typed::<bf16>(queue, step, options),
    }
}

/// The attention of a step, which functions are bound for, and where its tensors lie.
///
/// # Errors
/// As [`decode_on`], of what the attention says.
pub fn decode_problem<'a>(
    step: &RawDecoding<'a>,
    options: &Options<'a>,
) -> Result<(Problem<'a>, Tensors<'a>), AttentionError> {
    step.attended().problem(step.dtype()?, options)
}

fn decode_typed<'a, T: AttentionElement>(
    queue: impl Queue<'a>,
    step: RawDecoding<'a>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let additions = Additions::of(&step.new, &step.cache, step.cache_seqlens);
    decode_if(
        queue,
        None,
        step.typed::<T>(),
        options,
        |queue, problem, tensors| {
            if queue.device().is_cuda() {
                return Ok(problem);
            }
            let problem = for_interpreter(queue, &problem, tensors)?;
            additions.check(queue)?;
            Ok(problem)
        },
    )
}

/// The types of new values and of the cache, by their names.
pub(super) fn types(new: &RawNewTokens<'_>, cache: &RawKvCache<'_>) -> [(&'static str, Type); 3] {
    [
        ("new.v", new.v.element()),
        ("cache.k", cache.k.element()),
        ("cache.v", cache.v.element()),
    ]
}

impl<'a> RawKvCache<'a> {
    /// Of elements that have been checked, as with the others.
    fn typed<T: AttentionElement>(self) -> KvCache<'a, T> {
        KvCache {
            k: TensorViewMut::from_extent(self.k.extent()),
            v: TensorViewMut::from_extent(self.v.extent()),
            places: self.places,
        }
    }
}

impl<'a> RawNewTokens<'a> {
    fn typed<T: AttentionElement>(self) -> NewTokens<'a, T> {
        NewTokens {
            k: TensorView::from_extent(self.k.extent()),
            v: TensorView::from_extent(self.v.extent()),
            packed: self.packed,
        }
    }
}

impl<'a> RawRotary<'a> {
    fn typed<T: AttentionElement>(self) -> Rotary<'a, T> {
        let [cos, sin] = [self.cos, self.sin].map(|table| Operand {
            extent: table.extent(),
            element: table.element(),
        });
        let mut rotary = Rotary::of_tables(cos, sin, self.pairs);
        if let Some(positions) = self.positions {
            rotary = rotary.from_positions(positions);
        }
        match self.queries {
            Some(RawQueries { q, out, masked }) => {
                let q = TensorView::from_extent(q.extent());
                rotary.with_queries(q, TensorViewMut::from_extent(out.extent()), masked)
            }
            None => rotary,
        }
    }
}

impl<'a> RawDecoding<'a> {
    /// The element type of all tensors but the tables and the log-sum-exp.
    fn dtype(&self) -> Result<Dtype, AttentionError> {
        let new_k = ("new.k", self.new.k.element());
        let rotated = self
            .rotary
            .as_ref()
            .map(|(_, out)| ("q_out", out.element()));
        let others = [new_k, ("o", self.o.element())]
            .into_iter()
            .chain(types(&self.new, &self.cache))
            .chain(rotated);
        let dtype = half(("q", self.q.element()), others)?;
        check_lse(self.lse.as_ref())?;
        Ok(dtype)
    }

    fn attended(&self) -> Attended<'a> {
        let rotated = self.rotary.as_ref().map(|(_, out)| out.extent());
        Attended {
            q: rotated.unwrap_or(self.q.extent()),
            new_k: self.new.k.extent(),
            packed: self.new.packed,
            cache: [&self.cache.k, &self.cache.v].map(|cache| cache.extent()),
            places: self.cache.places,
            cache_seqlens: self.cache_seqlens,
            o: self.o.extent(),
            lse: self.lse.as_ref().map(|lse| lse.extent()),
        }
    }

    fn typed<T: AttentionElement>(self) -> Decoding<'a, T> {
        let rotary = self.rotary.map(|(rotary, out)| {
            let out = TensorViewMut::from_extent(out.extent());
            (rotary.typed(), out)
        });
        Decoding {
            q: TensorView::from_extent(self.q.extent()),
            new: self.new.typed(),
            cache: self.cache.typed(),
            cache_seqlens: self.cache_seqlens,
            rotary,
            o: TensorViewMut::from_extent(self.o.extent()),
            lse: self.lse.map(|lse| TensorViewMut::from_extent(lse.extent())),
        }
    }

    /// Whether nothing that is written shares memory with another tensor.
    fn check_overlaps(&self, options: &Options<'a>) -> Result<(), AttentionError> {
        let rotary = self.rotary.as_ref();
        let tables = rotary.map(|(rotary, _)| rotary);
        let mut tensors = Footprint::of(&self.new, &self.cache, &self.cache_seqlens, tables);
        tensors.read.push(("q", self.q.extent()));
        tensors.written.push(("o", self.o.extent()));
        let lse = self.lse.as_ref().map(|lse| ("lse", lse.extent()));
        let out = rotary.map(|(_, out)| ("q_out", out.extent()));
        tensors.written.extend(lse.into_iter().chain(out));
        let lists = options.lists().map(|(name, list)| (name, list.extent));
        tensors.read.extend(lists);
        let given = options.tensors().map(|(name, it)| (name, it.extent));
        tensors.read.extend(given);
        tensors.check()?;
        // Of functions there may be more than it holds.
        options
            .function_tensors()
            .try_for_each(|tensor| tensors.check_one("an argument of a function", tensor))
    }
}

/// A tensor and its name.
type Named = (&'static str, Extent);

/// The tensors of a call. There are fewer than these hold, so that nothing is allocated.
struct Footprint {
    written: ArrayVec<Named, 8>,
    read: ArrayVec<Named, 32>,
}

impl Footprint {
    /// The tensors of an addition, without queries.
    fn of(
        new: &RawNewTokens<'_>,
        cache: &RawKvCache<'_>,
        cache_seqlens: &TensorView<'_, u32>,
        rotary: Option<&RawRotary<'_>>,
    ) -> Footprint {
        let written = [("cache.k", cache.k.extent()), ("cache.v", cache.v.extent())];
        let places = match &cache.places {
            CachePlaces::InOrder => None,
            CachePlaces::Rows(rows) => Some(("CachePlaces::Rows", rows.extent)),
            CachePlaces::Pages(table) => Some(("CachePlaces::Pages", table.extent)),
        };
        let packed = new
            .packed
            .map(|packed| ("cu_seqlens", packed.cu_seqlens.extent));
        let positions = rotary.and_then(|rotary| rotary.positions);
        let positions = positions.map(|positions| ("positions", positions.extent));
        let tables =
            rotary.map(|rotary| [("cos", rotary.cos.extent()), ("sin", rotary.sin.extent())]);
        let read = [
            ("new.k", new.k.extent()),
            ("new.v", new.v.extent()),
            ("cache_seqlens", cache_seqlens.extent),
        ];
        Footprint {
            written: written.into_iter().collect(),
            read: read
                .into_iter()
                .chain(places)
                .chain(packed)
                .chain(positions)
                .chain(tables.into_iter().flatten())
                .collect(),
        }
    }

    /// Whether nothing that is written shares memory with another tensor. Queries may be rotated in place.
    fn check(&self) -> Result<(), AttentionError> {
        for (number, (output, written)) in self.written.iter().enumerate() {
            let bytes = Bytes::of(written);
            let later = &self.written[number + 1..];
            for (tensor, other) in self.read.iter().chain(later) {
                let in_place = (*output, *tensor) == ("q_out", "q") && written == other;
                if !in_place && share_memory(&bytes, &Bytes::of(other)) {
                    return Err(AttentionError::SharedMemory { output, tensor });
                }
            }
        }
        Ok(())
    }

    /// Whether nothing that is written shares memory with this tensor.
    fn check_one(&self, tensor: &'static str, other: &Extent) -> Result<(), AttentionError> {
        let other = Bytes::of(other);
        let shares = |(_, written): &&Named| share_memory(&Bytes::of(written), &other);
        match self.written.iter().find(shares) {
            Some((output, _)) => Err(AttentionError::SharedMemory { output, tensor }),
            None => Ok(()),
        }
    }
}
