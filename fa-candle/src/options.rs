//! What callers ask for, in candle's tensors.

use std::borrow::Cow;

use candle_core::{DType, Device, Error, Result, Tensor, bail};
use fa::attention::{AttentionError, Seq, Window};

use crate::cached::{self, Cached};
use crate::function::Function;
use crate::mask_blocks::MaskBlocks;

/// What [`attention()`](crate::attention()) is to compute: softmax(mask(scores)) V. It says what
/// [`fa::attention::Options`] says, with candle's tensors.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What scores are multiplied by; 1/√head_dim unless given.
    pub scale: Option<f32>,
    /// Whether a query sees only the keys up to its own position, aligned bottom-right: the last
    /// query sees the last key.
    pub causal: bool,
    /// Whether a query sees only the keys around its own position.
    pub window: Option<Window>,
    /// Ranges of keys whose queries see all of them, whatever `causal` and `window` say: (batch, ranges, 2) of u32 or i32, the first
    /// key of each range and one past its last. A query is in the range that its position is in. A range that does not end
    /// after it begins is none, and so is one with a negative number.
    pub prefix_ranges: Option<Tensor>,
    /// Scores s become softcap·tanh(s / softcap); finite and positive.
    pub softcap: Option<f32>,
    /// Slopes of the query heads: (heads) or (batch, heads), float32. Slope · |i + seq_k − seq_q − j| is subtracted from
    /// the score of query i and key j, after the scale and the softcap. Needs a scale over 0.
    pub alibi_slopes: Option<Tensor>,
    /// A logit of each query head that joins the sum of its rows: (heads), float32. The log-sum-exp includes it;
    /// a query that sees no key has output 0 and the logit as its log-sum-exp.
    pub sinks: Option<Tensor>,
    /// What is added to the scaled and capped scores: (batch or 1, heads or 1, seq_q or 1, seq_k or 1), float32, float16 or
    /// bfloat16, strided as it likes; a dimension of 1 is one number for all. Of packed sequences, pages and caches queries and keys
    /// are counted within the sequence: there are at least as many as the longest may have, of a cache as there is room for.
    pub bias: Option<Tensor>,
    /// The documents of queries and of keys, (batch or 1, seq_q or 1) and (batch or 1, seq_k or 1), u32 or i32, any numbers: a
    /// query sees the keys of its own document. Counted as those of the bias.
    pub documents: Option<(Tensor, Tensor)>,
    /// How many keys of each sequence are used, the first of them: (batch), u32 or i32; all unless given. A negative number is none, and
    /// more than there are is all. The others are not read, and their gradients are zero. Not of pages and caches, whose lists say it.
    pub seqused_k: Option<Tensor>,
    /// Other functions of scores, which go through them one after the other, after the bias, and other masks.
    pub functions: Vec<Function>,
    /// Which blocks documents and other masks hide: those are neither loaded nor computed. Made from the same arguments and options, once for all
    /// layers and calls.
    pub mask_blocks: Option<MaskBlocks>,
    /// How many CTAs share the keys of a tile of queries, at most; as many as the GPU has room for unless given.
    pub splits: Option<u32>,
    /// Whether gradients have the same bits every time, those of functions' tensors, too, which takes longer. The output always has.
    pub deterministic: bool,
    /// Whether the kernel is specialised to the sequences' length. Unless given, that is done where it was measured to
    /// be faster.
    pub seq: Option<Seq>,
    /// Whether the log-sum-exp of every query's scores is given too.
    pub lse: bool,
}

impl Options {
    /// The options that are tensors, in the order of [`fa::attention::Options::TENSORS`].
    pub(crate) fn tensors(&self) -> [Option<&Tensor>; 2] {
        [self.alibi_slopes.as_ref(), self.sinks.as_ref()]
    }

    /// All functions: the bias, documents, and others.
    pub(crate) fn all_functions(&self) -> Result<Vec<Function>> {
        let mut all = Vec::new();
        if let Some(bias) = &self.bias {
            all.push(Function::named("additive_bias", &[bias], &[])?);
        }
        if let Some((of_queries, of_keys)) = &self.documents {
            all.push(Function::named("documents", &[of_queries, of_keys], &[])?);
        }
        all.extend_from_slice(&self.functions);
        Ok(all)
    }

    /// Whether the tensors among them can be used with queries on `device`. Their shapes are checked with everything
    /// else.
    pub(crate) fn check(&self, device: &Device) -> Result<()> {
        for (name, tensor) in fa::attention::Options::TENSORS.iter().zip(self.tensors()) {
            let Some(tensor) = tensor else { continue };
            if !(1..=2).contains(&tensor.rank()) {
                bail!(
                    "`{name}` has the shape {:?}: it has to be (heads), and slopes may be (batch, heads)",
                    tensor.dims()
                );
            }
            check(name, tensor, DType::F32, device)?;
        }
        if self.alibi_slopes.as_ref().is_some_and(Tensor::track_op) {
            bail!("`alibi_slopes` would get no gradient: pass what detach() gives of them");
        }
        if let Some(blocks) = &self.mask_blocks {
            same_device("mask_blocks", blocks.words(), device)?;
        }
        if let Some(used) = &self.seqused_k {
            if used.rank() != 1 {
                bail!(
                    "`seqused_k` has the shape {:?}: it has to be (batch)",
                    used.dims()
                );
            }
            check_numbers("seqused_k", used, device)?;
        }
        let Some(ranges) = &self.prefix_ranges else {
            return Ok(());
        };
        if ranges.rank() != 3 {
            bail!(
                "`prefix_ranges` has the shape {:?}: it has to be (batch, ranges, 2)",
                ranges.dims()
            );
        }
        check_numbers("prefix_ranges", ranges, device)
    }
}

/// Where packed sequences lie, one after the other: sequence b has the queries from `seqlens_q[b]` on, up to
/// `seqlens_q[b + 1]`, and so with the keys.
#[derive(Clone, Debug)]
pub struct Packed {
    /// (batch + 1), u32 or i32: ascending from 0 to the number of all queries.
    pub seqlens_q: Tensor,
    /// (batch + 1), u32 or i32: ascending from 0 to the number of all keys.
    pub seqlens_k: Tensor,
    /// At least as many as the longest sequence has queries; queries past it are not computed.
    pub max_seqlen_q: usize,
    /// At least as many as the longest sequence has keys.
    pub max_seqlen_k: usize,
}

impl Packed {
    /// Whether the lists can be used with queries on `device`.
    pub(crate) fn check(&self, device: &Device) -> Result<()> {
        let lists = [
            ("seqlens_q", &self.seqlens_q),
            ("seqlens_k", &self.seqlens_k),
        ];
        for (name, list) in lists {
            if list.rank() != 1 {
                bail!(
                    "`{name}` has the shape {:?}: it has to be (batch + 1)",
                    list.dims()
                );
            }
            check_numbers(name, list, device)?;
        }
        Ok(())
    }
}

/// Where the pages of keys and values are, which are (pages, page, KV heads, head_dim).
#[derive(Clone, Debug)]
pub struct Paged {
    /// (batch, pages of a sequence), u32 or i32: page `block_table[b, i / page]` has key i of sequence b. Entries after the last key that
    /// is used may be anything.
    pub block_table: Tensor,
    /// (batch), u32 or i32: how many keys each sequence uses; a negative number is none.
    pub seqused_k: Tensor,
    /// At least as many as the longest sequence uses; at most as many as the table has pages for.
    pub max_seqlen_k: usize,
    /// Of packed queries, where each sequence begins: [`Packed::seqlens_q`] and [`Packed::max_seqlen_q`].
    pub queries: Option<(Tensor, usize)>,
}

impl Paged {
    /// Whether the lists can be used with queries on `device`.
    pub(crate) fn check(&self, device: &Device) -> Result<()> {
        let queries = self.queries.as_ref().map(|(list, _)| list);
        let lists = [
            ("block_table", Some(&self.block_table), 2),
            ("seqused_k", Some(&self.seqused_k), 1),
            ("seqlens_q", queries, 1),
        ];
        for (name, list, rank) in lists {
            let Some(list) = list else { continue };
            if list.rank() != rank {
                bail!(
                    "`{name}` has the shape {:?}: it has to have {rank} dimensions",
                    list.dims()
                );
            }
            check_numbers(name, list, device)?;
        }
        Ok(())
    }
}

/// How sequences lie in q, k and v.
#[derive(Clone, Debug)]
pub(crate) enum Sequences<'a> {
    Dense,
    Packed(Cow<'a, Packed>),
    Paged(Cow<'a, Paged>),
    Cached(Cow<'a, Cached>),
}

impl Sequences<'_> {
    /// An error of the library, with the names that tensors have here.
    pub(crate) fn named(&self, error: AttentionError) -> Error {
        let names: &[(&str, &str)] = match self {
            Sequences::Dense => &[],
            Sequences::Packed(_) | Sequences::Paged(_) => {
                &[("cu_seqlens_q", "seqlens_q"), ("cu_seqlens_k", "seqlens_k")]
            }
            Sequences::Cached(_) => cached::NAMES,
        };
        Error::wrap(error.renamed(names))
    }

    /// Whether the lists can be used with these queries and keys.
    pub(crate) fn check(&self, q: &Tensor, k: &Tensor) -> Result<()> {
        match self {
            Sequences::Dense => Ok(()),
            Sequences::Packed(packed) => packed.check(q.device()),
            Sequences::Paged(paged) => paged.check(q.device()),
            Sequences::Cached(cached) => cached.check(q, k),
        }
    }

    /// The same, borrowed from nobody.
    pub(crate) fn into_owned(self) -> Sequences<'static> {
        match self {
            Sequences::Dense => Sequences::Dense,
            Sequences::Packed(packed) => Sequences::Packed(Cow::Owned(packed.into_owned())),
            Sequences::Paged(paged) => Sequences::Paged(Cow::Owned(paged.into_owned())),
            Sequences::Cached(cached) => Sequences::Cached(Cow::Owned(cached.into_owned())),
        }
    }

    /// The lists, of u32 or i32: the ends of packed sequences' queries and keys, how many keys are used, the pages, the rows of a
    /// cache, and the padding there.
    pub(crate) fn lists(&self) -> [Option<&Tensor>; 6] {
        match self {
            Sequences::Dense => [None; 6],
            Sequences::Packed(packed) => [
                Some(&packed.seqlens_q),
                Some(&packed.seqlens_k),
                None,
                None,
                None,
                None,
            ],
            Sequences::Paged(paged) => [
                paged.queries.as_ref().map(|(list, _)| list),
                None,
                Some(&paged.seqused_k),
                Some(&paged.block_table),
                None,
                None,
            ],
            Sequences::Cached(cached) => [
                cached.queries.as_ref().map(|(list, _)| list),
                None,
                Some(&cached.cache_seqlens),
                cached.block_table.as_ref(),
                cached.cache_batch_idx.as_ref(),
                cached.cache_leftpad.as_ref(),
            ],
        }
    }
}

/// Whether a tensor beside q, k and v has the type that it has to have, and is where the queries are.
fn check(name: &str, tensor: &Tensor, dtype: DType, queries: &Device) -> Result<()> {
    if tensor.dtype() != dtype {
        bail!(
            "`{name}` is {}: convert it with to_dtype(DType::{dtype:?})",
            tensor.dtype().as_str()
        );
    }
    same_device(name, tensor, queries)
}

/// As [`check`], of a list of whole numbers.
pub(crate) fn check_numbers(name: &str, list: &Tensor, queries: &Device) -> Result<()> {
    let dtype = match list.dtype() {
        DType::I32 => DType::I32,
        _ => DType::U32,
    };
    check(name, list, dtype, queries)
}

/// Whether a tensor is where the queries are. Candle takes two of its devices for different ones even if they are the same
/// GPU: each may have a stream of its own.
pub(crate) fn same_device(name: &str, tensor: &Tensor, queries: &Device) -> Result<()> {
    if tensor.device().same_device(queries) {
        return Ok(());
    }
    let [found, expected] = [tensor.device(), queries].map(Device::location);
    match found == expected {
        true => bail!(
            "`{name}` and the others are on {found:?}, of two candle devices: make one Device and clone it"
        ),
        false => bail!(
            "`{name}` is on {found:?}, the others on {expected:?}: move them to one device with to_device()"
        ),
    }
}
