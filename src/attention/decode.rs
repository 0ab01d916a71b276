//! One step of a model that generates: new keys and values are added to its cache and attended to.

use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_kernels::attention::{
    AddedKeys, AttentionKernel, Configured, Dtype, LaunchError, Options, Packed, Paged, Problem,
    Tensors,
};
use fa_kernels::chosen::Chosen;
use fa_runtime::Queue;

use super::append::{append_launch, append_to, tokens};
use super::names::ATTENDED;
use super::plan::{plan_on, plan_with};
use super::varlen::have_a_batch;
use super::{
    AttentionElement, AttentionError, CachePlaces, Chip, KvCache, NewTokens, PackedTokens, Rotary,
};

/// What one step of a model that generates works on.
#[derive(Debug)]
pub struct Decoding<'a, T> {
    /// Queries: (batch, seq_q, heads, head_dim); packed as the new tokens are, (all queries, heads, head_dim). Packed tensors may
    /// have a dimension of one in front, then also the log-sum-exp.
    pub q: TensorView<'a, T>,
    /// Keys and values of the new tokens.
    pub new: NewTokens<'a, T>,
    /// The cache.
    pub cache: KvCache<'a, T>,
    /// How many keys each sequence has in the cache before this step: (batch). Where that is negative as int32, nothing is written, and
    /// attention takes it for 0.
    pub cache_seqlens: TensorView<'a, u32>,
    /// The tables that new keys and queries are rotated by, and where rotated queries go, shaped like the queries.
    pub rotary: Option<(Rotary<'a, T>, TensorViewMut<'a, T>)>,
    /// The output, shaped like the queries.
    pub o: TensorViewMut<'a, T>,
    /// The log-sum-exp, if it is wanted: (batch, heads, seq_q); packed, (heads, all queries).
    pub lse: Option<TensorViewMut<'a, f32>>,
}

/// Writes the keys and values of new tokens into a cache, as [`append`](super::append) does, and attends to what each
/// sequence has then: flash_attn_with_kvcache of FlashAttention. Two launches, whose lists are read on the device: captured ones
/// are right for other lengths. Allocates nothing once the kernels are loaded and the workspace has grown.
///
/// The options are those of [`attention`](super::attention), but for those that say where queries and keys lie or how many there are:
/// the step does. Where either half of the work is refused nothing is written.
/// With `causal` query i sees the keys up to that of new token i.
///
/// ```
/// use fa::attention::{CachePlaces, Decoding, KvCache, NewTokens, decode};
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// // Room for 64 keys of one KV head, of which 3 are there; one new token of two heads.
/// let (mut k, mut v) = (device.zeros::<f16>(64 * 64)?, device.zeros::<f16>(64 * 64)?);
/// let used = device.upload(&[3_u32])?;
/// let token = device.upload(&vec![f16::ONE; 2 * 64])?;
/// let mut o = device.zeros::<f16>(2 * 64)?;
/// let key = token.contiguous(&[1, 1, 1, 64])?;
/// let step = Decoding {
///     q: token.contiguous(&[1, 1, 2, 64])?,
///     new: NewTokens { k: key, v: key, packed: None },
///     cache: KvCache {
///         k: k.contiguous_mut(&[1, 64, 1, 64])?,
///         v: v.contiguous_mut(&[1, 64, 1, 64])?,
///         places: CachePlaces::InOrder,
///     },
///     cache_seqlens: used.contiguous(&[1])?,
///     rotary: None,
///     o: o.contiguous_mut(&[1, 1, 2, 64])?,
///     lse: None,
/// };
/// decode(&device, step, &Options { causal: true, ..Options::default() })?;
/// // exp(8) / (3 + exp(8)) of the new value, which is one.
/// assert!(o.read()?.iter().all(|x| x.to_f32() > 0.99));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`append`](super::append) and [`attention`](super::attention).
pub fn decode<'a, T: AttentionElement>(
    queue: impl Queue<'a>,
    step: Decoding<'a, T>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    decode_if(queue, None, step, options, |_, problem, _| Ok(problem))
}

/// As [`decode`], with a kernel of the caller's choice for the attention, such as `DecodeF16Config::parse("DecodeF16<16,64,4,SEQUSED_K=true>")?`.
///
/// # Errors
/// As [`decode`], and when the kernel does not compute this problem; nothing is added to the cache then.
pub fn decode_with<'a, T: AttentionElement>(
    queue: impl Queue<'a>,
    kernel: &impl AttentionKernel,
    step: Decoding<'a, T>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let kernel = Configured::of(kernel);
    decode_if(queue, Some(&kernel), step, options, |_, problem, _| {
        Ok(problem)
    })
}

/// As [`decode`], or [`decode_with`] where a kernel is given, of the attention that `check` makes of it, if it has nothing against it.
pub(super) fn decode_if<'a, T: AttentionElement, Q: Queue<'a>>(
    mut queue: Q,
    kernel: Option<&Configured>,
    step: Decoding<'a, T>,
    options: &Options<'a>,
    check: impl FnOnce(&Q, Problem<'a>, &Tensors<'a>) -> Result<Problem<'a>, AttentionError>,
) -> Result<(), AttentionError> {
    let attended = Attended::of(&step);
    let Added {
        cache,
        new,
        cache_seqlens,
        rotary,
    } = Added::of(step, options)?;
    let (problem, tensors) = attended.problem(T::DTYPE, options)?;
    let named = |error: AttentionError| error.renamed(ATTENDED);
    let problem = check(&queue, problem, &tensors).map_err(named)?;
    // Nothing is written where the attention is refused.
    let device = queue.device();
    let chip = Chip::of(device);
    let attention = match kernel {
        Some(kernel) => plan_with(kernel, chip, &problem, &tensors),
        None => plan_on(device, chip, &problem, &tensors, None),
    };
    let attention = attention.map_err(named)?;
    append_to(&mut queue, &cache, &new, cache_seqlens, rotary.as_ref())?;
    attention.run(queue).map_err(named)
}

/// What a step does, without a device: see [`plan_decode`](super::plan_decode()).
#[derive(Clone, Debug)]
pub struct DecodePlan<'a> {
    /// The launch that adds the new tokens to the cache, and rotates them and the queries.
    pub append: Chosen<'a>,
    /// The attention after it: [`plan`](super::plan()) says what is launched for it.
    pub problem: Problem<'a>,
    /// Where its tensors lie.
    pub tensors: Tensors<'a>,
}

impl<'a> DecodePlan<'a> {
    /// Of a step.
    pub(super) fn of<T: AttentionElement>(
        step: Decoding<'a, T>,
        options: &Options<'a>,
    ) -> Result<DecodePlan<'a>, AttentionError> {
        let attended = Attended::of(&step);
        let added = Added::of(step, options)?;
        let (problem, tensors) = attended.problem(T::DTYPE, options)?;
        let rotary = added.rotary.as_ref();
        Ok(DecodePlan {
            append: append_launch(&added.cache, &added.new, added.cache_seqlens, rotary)?,
            problem,
            tensors,
        })
    }
}

/// What a step adds to its cache.
struct Added<'a, T> {
    cache: KvCache<'a, T>,
    new: NewTokens<'a, T>,
    cache_seqlens: TensorView<'a, u32>,
    /// With the queries of the step.
    rotary: Option<Rotary<'a, T>>,
}

impl<'a, T: AttentionElement> Added<'a, T> {
    fn of(step: Decoding<'a, T>, options: &Options<'a>) -> Result<Added<'a, T>, AttentionError> {
        let masked = options.causal || options.limits().is_some();
        let rotary = match step.rotary {
            Some((rotary, _)) if rotary.has_queries() => {
                let reason = "it rotates the queries of the step: leave out those of the rotation";
                return Err(given_twice("rotary", reason));
            }
            Some((rotary, out)) => Some(rotary.with_queries(step.q, out, masked)),
            None => None,
        };
        Ok(Added {
            cache: step.cache,
            new: step.new,
            cache_seqlens: step.cache_seqlens,
            rotary,
        })
    }
}

/// What the attention of a step goes by.
pub(super) struct Attended<'a> {
    /// The queries, rotated where they are.
    pub q: Extent,
    pub new_k: Extent,
    pub packed: Option<PackedTokens<'a>>,
    /// Its keys and its values.
    pub cache: [Extent; 2],
    pub places: CachePlaces<'a>,
    pub cache_seqlens: TensorView<'a, u32>,
    pub o: Extent,
    pub lse: Option<Extent>,
}

impl<'a> Attended<'a> {
    fn of<T>(step: &Decoding<'a, T>) -> Attended<'a> {
        let rotated = step.rotary.as_ref().map(|(_, out)| out.extent);
        Attended {
            q: rotated.unwrap_or(step.q.extent),
            new_k: step.new.k.extent,
            packed: step.new.packed,
            cache: [&step.cache.k, &step.cache.v].map(|cache| cache.extent),
            places: step.cache.places,
            cache_seqlens: step.cache_seqlens,
            o: step.o.extent,
            lse: step.lse.as_ref().map(|lse| lse.extent),
        }
    }

    /// The attention, of tensors of this type, and where they lie.
    pub fn problem(
        &self,
        dtype: Dtype,
        options: &Options<'a>,
    ) -> Result<(Problem<'a>, Tensors<'a>), AttentionError> {
        check_options(options)?;
        self.check_seqlens()?;
        let mut options = Options {
            seqused_k: Some(self.cache_seqlens),
            added_k: self.added(),
            ..*options
        };
        match self.places {
            CachePlaces::InOrder => {}
            CachePlaces::Rows(rows) => options.cache_batch_idx = Some(rows),
            CachePlaces::Pages(table) => options.paged = Some(self.pages(table)),
        }
        if let Some(packed) = self.packed {
            self.check_packed()?;
            options.packed = Some(Packed {
                cu_seqlens_q: packed.cu_seqlens,
                cu_seqlens_k: None,
                max_seq_q: packed.max_len,
                max_seq_k: 0,
            });
        }
        let in_batch = |extent| tokens(extent, self.packed.is_some());
        let lse = self.lse.map(|lse| match have_a_batch(&self.q) {
            true => lse,
            false => in_batch(lse),
        });
        let [k, v] = self.cache;
        let tensors = Tensors::from_extents([in_batch(self.q), k, v], in_batch(self.o), lse);
        match Problem::of(dtype, &tensors, &options) {
            Ok(problem) => Ok((problem, tensors)),
            Err(error) => Err(AttentionError::from(error).renamed(ATTENDED)),
        }
    }

    /// How many keys of a sequence are new.
    fn added(&self) -> AddedKeys {
        if self.packed.is_some() {
            return AddedKeys::AsQueries;
        }
        // More than a cache can hold: it says so.
        AddedKeys::Each(self.new_k.shape[1].min(1 << 30) as u32)
    }

    /// As many keys as a sequence has pages for.
    fn pages(&self, block_table: TensorView<'a, u32>) -> Paged<'a> {
        let page = self.cache[0].shape[1] as usize;
        let pages = block_table.extent.shape[1] as usize;
        Paged {
            block_table,
            page,
            max_seq_k: pages.saturating_mul(page),
        }
    }

    /// Whether there is a length for each sequence of queries.
    fn check_seqlens(&self) -> Result<(), LaunchError> {
        let batch = match self.packed {
            Some(packed) => packed.cu_seqlens.extent.shape[0].saturating_sub(1),
            None => self.q.shape[0],
        };
        let found = self.cache_seqlens.extent.shape;
        match found == [batch, 1, 1, 1] {
            true => Ok(()),
            false => Err(LaunchError::Shape {
                tensor: "cache_seqlens",
                found: found.to_vec(),
                expected: format!("(batch): [{batch}]"),
            }),
        }
    }

    /// Whether there are as many new tokens as queries: one list says where both begin.
    fn check_packed(&self) -> Result<(), LaunchError> {
        let [q, new_k] = [self.q, self.new_k].map(|extent| tokens(extent, true));
        let [_, queries, ..] = q.shape;
        let found = new_k.shape;
        match found[1] == queries {
            true => Ok(()),
            false => Err(LaunchError::Shape {
                tensor: "new.k",
                found: found.to_vec(),
                expected: format!(
                    "(1, all tokens, KV heads, head_dim), as many tokens as queries, because one list says where both begin: {queries}"
                ),
            }),
        }
    }
}

/// Whether no option says what the step does.
fn check_options(options: &Options<'_>) -> Result<(), AttentionError> {
    let given = [
        ("packed", options.packed.is_some()),
        ("seqused_k", options.seqused_k.is_some()),
        ("added_k", options.added_k != AddedKeys::None),
        ("cache_batch_idx", options.cache_batch_idx.is_some()),
        ("paged", options.paged.is_some()),
    ];
    match given.into_iter().find(|(_, is_given)| *is_given) {
        Some((option, _)) => {
            let reason = "the cache and the new tokens of the step say it: leave it out";
            Err(given_twice(option, reason))
        }
        None => Ok(()),
    }
}

fn given_twice(option: &'static str, reason: &str) -> AttentionError {
    let reason = reason.to_owned();
    LaunchError::OptionValue { option, reason }.into()
}
