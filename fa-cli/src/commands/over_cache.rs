//! What is launched over a cache of keys and values: attention, what adds new tokens to it, and a step of a model that generates, which is both. Nothing
//! is run: `fa plan` prints it, `fa prebuild` compiles it.

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use fa::attention::{
    CachePlaces, DecodePlan, Dtype, Options, PackedTokens, Problem, RawDecoding, RawKvCache,
    RawNewTokens, RawQueries, RawRotary, RotaryPairs, Shape, Tensors, plan_append, plan_decode,
};
use fa::dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use fa::kernels::chosen::Chosen;
use fa::prelude::{bf16, f16};
use fa::runtime::{View, ViewMut};

use super::arguments::{Asked, Sizes};
use super::attention;
use super::functions::FunctionShapes;
use super::lengths::Lengths;
use super::mask_blocks;

/// What is done with a cache. Commands have an argument of the group `length`.
#[derive(Args, Clone, Debug, Default)]
pub struct OverCache {
    /// Attention over a cache, which has a row of --seq-k keys for each sequence, of which a list says how many are used; with --varlen rows are as long as the
    /// longest sequence. In pages: --page.
    #[arg(long, group = "of_cache", requires = "length", conflicts_with = "page")]
    cache: bool,
    /// decode(), a step of a model that generates: as many new tokens as there are queries are added to a cache with room for --seq-k keys of each sequence, or in
    /// pages with --page, and what is there then is attended to.
    #[arg(long, groups = ["of_cache", "adding"], requires = "length", conflicts_with = "backward")]
    decode: bool,
    /// append(), which only adds the tokens.
    #[arg(long, groups = ["of_cache", "adding"], requires = "length", conflicts_with = "backward")]
    append: bool,
    /// A list says which row of the cache each sequence has; otherwise they have the rows in order.
    #[arg(long, requires = "of_cache", conflicts_with = "page")]
    cache_batch_idx: bool,
    /// A list says how many keys at the beginning of each row are padding.
    #[arg(long, requires = "of_cache", conflicts_with_all = ["page", "append"])]
    cache_leftpad: bool,
    /// New keys are rotated on their way into the cache, and with --decode queries, too: halves are pairs j and j + rot/2 (GPT-NeoX, Llama), interleaved 2j and
    /// 2j + 1 (GPT-J).
    #[arg(long, value_name = "PAIRS", requires = "adding")]
    rotary: Option<Pairs>,
    /// The tables of the rotation are float32, and not of the type of the keys.
    #[arg(long, requires = "rotary")]
    rotary_f32: bool,
    /// A list says the position of each sequence's first new token; otherwise it is its place in the cache.
    #[arg(long, requires = "rotary")]
    rotary_positions: bool,
    /// append() rotates queries, too.
    #[arg(long, requires = "rotary", conflicts_with = "decode")]
    rotary_queries: bool,
}

/// Which elements of a head are a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Pairs {
    Halves,
    Interleaved,
}

/// What is launched.
#[derive(Debug)]
pub struct Steps {
    /// What adds the new tokens.
    pub append: Option<Chosen<'static>>,
    /// The attention after it, whose log-sum-exp is written, and where its tensors lie.
    pub attention: Option<(Problem<'static>, Tensors<'static>)>,
}

impl OverCache {
    pub fn is_asked(&self) -> bool {
        self.cache || self.decode || self.append
    }

    /// What is launched for sequences of these sizes and elements of this type. The tensors have no memory.
    pub fn steps(&self, sizes: &Sizes, asked: &Asked, dtype: Dtype) -> Result<Steps> {
        let asked = &Asked {
            cache: asked.page.is_none(),
            ..asked.clone()
        };
        let mut shape = sizes.shape(asked)?;
        // Rows have room for the longest sequence.
        let packed = asked.varlen.as_ref();
        shape.seq_k = packed
            .and_then(Lengths::longest_keys)
            .unwrap_or(shape.seq_k);
        let of = Cached {
            given: self,
            dtype,
            lengths: asked.lengths(&shape)?,
            shape,
        };
        if self.append {
            check_append(asked)?;
            return Ok(Steps {
                append: Some(of.append()?),
                attention: None,
            });
        }
        let DecodePlan {
            append,
            problem,
            tensors,
        } = match self.decode {
            true => of.decode(asked)?,
            false => {
                return Ok(Steps {
                    append: None,
                    attention: Some(of.attention(asked)?),
                });
            }
        };
        Ok(Steps {
            append: Some(append),
            attention: Some((problem, tensors)),
        })
    }
}

/// Fails where something is asked of attention, which an addition has none of.
fn check_append(asked: &Asked) -> Result<()> {
    let causal = [("--causal", asked.causal)];
    let mut given = asked.of_attention().into_iter().chain(causal);
    match given.find(|(_, is_given)| *is_given) {
        Some((option, _)) => bail!(
            "{option} is of attention, and --append only adds to a cache: leave it out, or ask for --decode, which does both"
        ),
        None => Ok(()),
    }
}

/// Where the tensors lie beside those of options, in units of 2^44 bytes: so far from each other that none of them overlap.
#[derive(Clone, Copy)]
enum At {
    Q = 16,
    NewK,
    NewV,
    K,
    V,
    O,
    Lse,
    QOut,
    Cos,
    Sin,
    Used,
    Starts,
    Places,
    Padding,
    Positions,
}

/// A cache, and the sequences that have keys in it.
struct Cached<'o> {
    given: &'o OverCache,
    dtype: Dtype,
    /// Of the queries, packed ones as one sequence; with as many keys as a sequence has room for.
    shape: Shape,
    lengths: Lengths,
}

impl Cached<'_> {
    /// The attention over what is there.
    fn attention(&self, asked: &Asked) -> Result<(Problem<'static>, Tensors<'static>)> {
        let mut options = asked.options(&self.shape)?;
        options.cache_batch_idx = self.rows();
        options.cache_leftpad = self.padding();
        let problem = attention::problem(&self.shape, self.dtype, options)?;
        let tensors = attention::tensors(&self.shape, &self.lengths, self.dtype);
        Ok((problem, tensors))
    }

    /// What adds new tokens.
    fn append(&self) -> Result<Chosen<'static>> {
        let rotary = self.rotary().map(|rotary| RawRotary {
            queries: self.given.rotary_queries.then(|| RawQueries {
                q: self.half(At::Q, &self.shape.q()),
                out: self.half_mut(At::QOut, &self.shape.q()),
                masked: true,
            }),
            ..rotary
        });
        let used = list(At::Used, &[self.sequences()]);
        Ok(plan_append(self.cache(), self.new_tokens(), used, rotary)?)
    }

    /// A step, whose functions are those of its own sizes.
    fn decode(&self, asked: &Asked) -> Result<DecodePlan<'static>> {
        // The step says where queries and keys lie.
        let mut options = Options {
            packed: None,
            seqused_k: None,
            paged: None,
            scores: &[],
            masks: &[],
            mask_blocks: None,
            cache_leftpad: self.padding(),
            ..asked.options(&self.shape)?
        };
        if FunctionShapes::are_named(&asked.with) {
            let DecodePlan { problem, .. } = plan_decode(self.step(), &options)?;
            FunctionShapes::with(&asked.with, &problem)?.tell_of_none(&mut options);
        }
        if asked.mask_blocks {
            mask_blocks::tell_of_unknown(&mut options)?;
        }
        Ok(plan_decode(self.step(), &options)?)
    }

    fn step(&self) -> RawDecoding<'static> {
        let (q, lse) = (self.shape.q(), self.shape.lse());
        let rotary = self.rotary();
        RawDecoding {
            q: self.half(At::Q, &q),
            new: self.new_tokens(),
            cache: self.cache(),
            cache_seqlens: list(At::Used, &[self.sequences()]),
            rotary: rotary.map(|rotary| (rotary, self.half_mut(At::QOut, &q))),
            o: self.half_mut(At::O, &q),
            lse: Some(TensorViewMut::<f32>::from_extent(extent(At::Lse, &lse, 4)).into()),
        }
    }

    fn cache(&self) -> RawKvCache<'static> {
        let kv = self.lengths.kv(self.shape);
        let table = self.lengths.pages.as_ref().map(|pages| {
            let of_sequence = pages.table.len() as u64 / self.sequences();
            list(At::Places, &[self.sequences(), of_sequence])
        });
        RawKvCache {
            k: self.half_mut(At::K, &kv),
            v: self.half_mut(At::V, &kv),
            places: match (table, self.rows()) {
                (Some(table), _) => CachePlaces::Pages(table),
                (None, Some(rows)) => CachePlaces::Rows(rows),
                (None, None) => CachePlaces::InOrder,
            },
        }
    }

    /// As many as there are queries.
    fn new_tokens(&self) -> RawNewTokens<'static> {
        let [batch, tokens, ..] = self.shape.q();
        let [.., kv_heads, head_dim] = self.shape.kv();
        let new = [batch, tokens, kv_heads, head_dim];
        let starts = self.lengths.cu_seqlens[0].as_ref();
        RawNewTokens {
            k: self.half(At::NewK, &new),
            v: self.half(At::NewV, &new),
            packed: starts.map(|starts| PackedTokens {
                cu_seqlens: list(At::Starts, &[starts.len() as u64]),
                max_len: self.lengths.longest_queries(),
            }),
        }
    }

    /// Of as much of a head as can be rotated, at as many positions as there are keys: how many those are makes no other kernel.
    fn rotary(&self) -> Option<RawRotary<'static>> {
        let half = (self.shape.head_dim as u64 / 16 * 8).max(8);
        let sizes = [self.shape.seq_k as u64, half];
        let table = |at| match self.given.rotary_f32 {
            true => TensorView::<f32>::from_extent(extent(at, &sizes, 4)).into(),
            false => self.half(at, &sizes),
        };
        let positions = self.given.rotary_positions;
        self.given.rotary.map(|pairs| RawRotary {
            cos: table(At::Cos),
            sin: table(At::Sin),
            pairs: match pairs {
                Pairs::Halves => RotaryPairs::Halves,
                Pairs::Interleaved => RotaryPairs::Interleaved,
            },
            positions: positions.then(|| list(At::Positions, &[self.sequences()])),
            queries: None,
        })
    }

    /// How many sequences there are.
    fn sequences(&self) -> u64 {
        let starts = self.lengths.cu_seqlens[0].as_ref();
        starts.map_or(self.shape.batch, |starts| starts.len() - 1) as u64
    }

    fn rows(&self) -> Option<TensorView<'static, u32>> {
        let is_given = self.given.cache_batch_idx;
        is_given.then(|| list(At::Places, &[self.sequences()]))
    }

    fn padding(&self) -> Option<TensorView<'static, u32>> {
        let is_given = self.given.cache_leftpad;
        is_given.then(|| list(At::Padding, &[self.sequences()]))
    }

    /// A tensor of the problem's type.
    fn half(&self, at: At, shape: &[u64]) -> View<'static> {
        let extent = extent(at, shape, 2);
        match self.dtype {
            Dtype::F16 => TensorView::<f16>::from_extent(extent).into(),
            Dtype::Bf16 => TensorView::<bf16>::from_extent(extent).into(),
        }
    }

    fn half_mut(&self, at: At, shape: &[u64]) -> ViewMut<'static> {
        let extent = extent(at, shape, 2);
        match self.dtype {
            Dtype::F16 => TensorViewMut::<f16>::from_extent(extent).into(),
            Dtype::Bf16 => TensorViewMut::<bf16>::from_extent(extent).into(),
        }
    }
}

/// A contiguous tensor.
fn extent(at: At, shape: &[u64], element_bytes: u64) -> Extent {
    let extent = Options::unallocated_tensor("", shape).extent;
    Extent {
        address: (at as u64) << 44,
        element_bytes,
        ..extent
    }
}

fn list(at: At, shape: &[u64]) -> TensorView<'static, u32> {
    TensorView::from_extent(extent(at, shape, u32::BYTES as u64))
}
