//! What several subcommands take: the sizes of a problem, and what attention is to compute.

use std::str::FromStr;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::TypedValueParser;
use fa::attention::{Configured, Dtype, Options, Seq, Shape, Window};

use super::attention::problem;
use super::functions::{FunctionShapes, FunctionTensors, with_names};
use super::lengths::{Lengths, RANGES};
use super::mask_blocks;

/// The most elements of a tensor: sums and products of sizes stay far from overflow.
const MAX_ELEMENTS: usize = 1 << 40;

/// The sizes of a problem.
#[derive(Args, Clone, Debug)]
pub struct Sizes {
    /// Queries of a sequence.
    #[arg(long, group = "length", value_parser = size())]
    seq: Option<usize>,
    /// Keys of a sequence; as many as queries if left out.
    #[arg(long, requires = "seq", value_parser = size())]
    seq_k: Option<usize>,
    /// Sequences [default: 1].
    #[arg(long, requires = "seq", value_parser = size())]
    batch: Option<usize>,
    /// Query heads [default: 8].
    #[arg(long, requires = "length", value_parser = size())]
    heads: Option<usize>,
    /// KV heads, which divide the query heads; as many as those if left out.
    #[arg(long, requires = "length", value_parser = size())]
    kv_heads: Option<usize>,
    /// Elements of a head [default: 64].
    #[arg(long, requires = "length", value_parser = size())]
    head_dim: Option<usize>,
    /// The type of the elements, f16 or bf16 [default: that of the kernel, else f16].
    #[arg(long, requires = "length")]
    dtype: Option<Dtype>,
}

pub fn size() -> impl TypedValueParser<Value = usize> {
    let parser = clap::value_parser!(u32).range(1..);
    parser.map(|size| size as usize)
}

/// A size of a problem that is measured.
pub fn small_size() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u16).range(1..).map(usize::from)
}

impl Sizes {
    /// The type of the elements, for a kernel if one is named.
    pub fn dtype(&self, kernel: Option<&Configured>) -> Dtype {
        let taken = kernel.and_then(Configured::dtype);
        self.dtype.or(taken).unwrap_or_default()
    }

    /// Whether it is said how long the sequences are.
    pub fn have_a_length(&self, asked: &Asked) -> bool {
        self.seq.is_some() || asked.varlen.is_some()
    }

    /// The shape of the tensors.
    pub fn shape(&self, asked: &Asked) -> Result<Shape> {
        let packed = asked.varlen.as_ref();
        let seq = self.seq.or(packed.map(|_| 1));
        let seq = seq.context("say how long the sequences are: --seq N or --varlen LENGTHS")?;
        let heads = self.heads.unwrap_or(8);
        let kv_heads = self.kv_heads.unwrap_or(heads);
        check_heads(heads, kv_heads)?;
        let shape = Shape {
            seq_k: self.seq_k.unwrap_or(seq),
            kv_heads,
            ..Shape::square(
                self.batch.unwrap_or(1),
                seq,
                heads,
                self.head_dim.unwrap_or(64),
            )
        };
        let shape = packed.map_or(shape, |lengths| lengths.whole(shape));
        check_elements(&shape)?;
        Ok(shape)
    }
}

/// Whether query heads can share these KV heads.
pub fn check_heads(heads: usize, kv_heads: usize) -> Result<()> {
    if !heads.is_multiple_of(kv_heads) {
        bail!(
            "--heads {heads} query heads cannot share --kv-heads {kv_heads}: the first has to be a multiple of the second"
        );
    }
    Ok(())
}

/// Whether tensors of this shape are not too large.
pub fn check_elements(shape: &Shape) -> Result<()> {
    let longest = shape.seq_q.max(shape.seq_k);
    let mut sizes = [shape.batch, longest, shape.heads, shape.head_dim].into_iter();
    let elements = sizes.try_fold(1_usize, |product, size| product.checked_mul(size));
    if elements.is_none_or(|elements| elements > MAX_ELEMENTS) {
        bail!("a tensor has at most 2^40 elements: make a size smaller");
    }
    Ok(())
}

/// What attention is to compute.
#[derive(Args, Clone, Debug, Default)]
pub struct Asked {
    /// A query sees only the keys up to its own.
    #[arg(long)]
    pub causal: bool,
    /// A query sees this many keys before and after its own position, as L,R; -1 is no limit.
    #[arg(long, value_name = "L,R", allow_hyphen_values = true)]
    pub window: Option<WindowArgument>,
    /// Scores become X·tanh(score / X), after the scale and before the mask.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub softcap: Option<f32>,
    /// Scale of the scores; 1/√head_dim if left out.
    #[arg(long, allow_negative_numbers = true)]
    pub scale: Option<f32>,
    /// The gradients: of q, k, v and sinks, and in `fa run` of a bias, given a gradient of the output.
    #[arg(long)]
    pub backward: bool,
    /// Gradients with the same bits every time, which takes longer.
    #[arg(long)]
    pub deterministic: bool,
    /// An option that is a tensor: alibi_slopes of 2^(-8h/heads) for head h from 1 on, or with random numbers sinks, one for each head, a bias of heads, queries and
    /// keys, a few documents of which a query sees its own, or prefix_ranges, four ranges of each sequence whose keys see each other whatever a causal mask or a
    /// window says. May be given several times.
    #[arg(long, value_name = "TENSOR", value_parser = with_names())]
    pub with: Vec<String>,
    /// Find out beforehand which blocks of queries and keys the masks hide, and leave those out: of documents, of which kernels do not know it themselves.
    #[arg(long)]
    pub mask_blocks: bool,
    /// The sizes of those that a file has.
    #[arg(skip)]
    pub in_file: Vec<(&'static str, Vec<u64>)>,
    /// The sizes of those of functions that a file has.
    #[arg(skip)]
    pub functions: FunctionShapes,
    /// Whether the keys lie in a cache that has a row for each sequence.
    #[arg(skip)]
    pub cache: bool,
    /// Packed sequences of these lengths, separated by commas: N, or Q:K for queries and keys; A..B in place of a number is a random one, xN at the end so many of them.
    #[arg(long, value_name = "LENGTHS", group = "length", conflicts_with_all = ["seq_k", "batch"])]
    pub varlen: Option<Lengths>,
    /// The keys lie in pages of so many, in any order.
    #[arg(long, value_name = "KEYS", requires = "length", value_parser = size())]
    pub page: Option<usize>,
    /// How many CTAs share the keys of a tile of queries, at most [default: as many as the GPU has room for].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub splits: Option<u32>,
    /// Specialise the kernel to the length of the sequences.
    #[arg(long = "static")]
    pub fixed: bool,
    /// Do not specialise the kernel to the length of the sequences.
    #[arg(long, conflicts_with = "fixed")]
    pub dynamic: bool,
}

impl Asked {
    /// Whether gradients are computed for what is asked of gradients alone.
    pub fn check_gradients(&self, backward: bool) -> Result<()> {
        if self.deterministic && !backward {
            bail!(
                "--deterministic is of gradients, the output always has the same bits: ask for them with a tensor `do` or --backward"
            );
        }
        Ok(())
    }

    /// The options of attention beside a causal mask and gradients, and whether they are given.
    pub fn of_attention(&self) -> [(&'static str, bool); 8] {
        [
            ("--window", self.window.is_some()),
            ("--softcap", self.softcap.is_some()),
            ("--scale", self.scale.is_some()),
            ("--with", !self.with.is_empty()),
            ("--mask-blocks", self.mask_blocks),
            ("--splits", self.splits.is_some()),
            ("--static", self.fixed),
            ("--dynamic", self.dynamic),
        ]
    }

    /// Where sequences of this shape lie.
    pub fn lengths(&self, shape: &Shape) -> Result<Lengths> {
        let lengths = self.varlen.clone().unwrap_or_default();
        let lengths = match self.page {
            None if self.cache => {
                let lengths = lengths.in_cache(shape);
                lengths.context("a sequence has fewer than 2^32 keys: make --seq-k smaller")?
            }
            None => lengths,
            Some(page) => in_pages(lengths, shape, page)?,
        };
        Ok(match self.has_ranges() {
            true => lengths.with_random_ranges(shape),
            false => lengths,
        })
    }

    /// Whether random ranges are asked for.
    fn has_ranges(&self) -> bool {
        self.with.iter().any(|name| name == RANGES)
    }

    /// Fails where there is nothing that ranges show.
    fn check_ranges(&self) -> Result<()> {
        if self.has_ranges() && !self.causal && self.window.is_none() {
            bail!(
                "--with {RANGES}: ranges show what a causal mask or a window hides, and there is neither: add --causal or --window L,R, or leave it out"
            );
        }
        Ok(())
    }

    /// The options, for tensors of this shape.
    pub fn options(&self, shape: &Shape) -> Result<Options<'static>> {
        self.check_ranges()?;
        let Shape { seq_q, seq_k, .. } = *shape;
        let seq = match (self.fixed, self.dynamic) {
            (false, false) => None,
            (false, true) => Some(Seq::Dynamic),
            (true, _) if seq_q == seq_k => Some(Seq::Static(u32::try_from(seq_q)?)),
            (true, _) => bail!(
                "--static specialises to one length, these are {seq_q} queries and {seq_k} keys: leave it out"
            ),
        };
        let mut options = Options {
            causal: self.causal,
            window: self.window.map(|window| window.0),
            softcap: self.softcap,
            scale: self.scale,
            splits: self.splits,
            deterministic: self.deterministic,
            seq,
            ..Options::default()
        };
        self.lengths(shape)?.tell_of_none(&mut options);
        let heads = vec![shape.heads as u64];
        let random = self.with.iter().map(|name| (name.as_str(), &heads));
        let in_file = self.in_file.iter().map(|(name, shape)| (*name, shape));
        for (name, shape) in random.chain(in_file) {
            options.set_tensor(name, Some(Options::unallocated_tensor(name, shape)));
        }
        self.function_shapes(shape, options)?
            .tell_of_none(&mut options);
        if self.mask_blocks {
            mask_blocks::tell_of_unknown(&mut options)?;
        }
        Ok(options)
    }

    /// The sizes of the tensors of functions, those that a file has or those that are named, for tensors of this shape and these options.
    pub fn function_shapes(
        &self,
        shape: &Shape,
        options: Options<'static>,
    ) -> Result<FunctionShapes> {
        if !FunctionShapes::are_named(&self.with) {
            return Ok(self.functions.clone());
        }
        FunctionShapes::with(&self.with, &problem(shape, Dtype::default(), options)?)
    }

    /// What the tensors of functions that are asked for by their names are called.
    pub fn function_names(&self) -> Vec<&'static str> {
        FunctionShapes::tensor_names(&self.with)
    }

    /// Random tensors for functions that are asked for by their names.
    pub fn random_functions(&self, shape: &Shape, seed: u64) -> Result<FunctionTensors> {
        let shapes = self.function_shapes(shape, self.options(shape)?)?;
        Ok(FunctionTensors::random(&shapes, seed))
    }
}

/// The same with keys in pages.
fn in_pages(lengths: Lengths, shape: &Shape, page: usize) -> Result<Lengths> {
    let lengths = lengths.in_pages(shape, page);
    lengths.context("there are at most 2^32 pages: make --page larger, or another size smaller")
}

/// A window as FlashAttention writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowArgument(pub Window);

impl FromStr for WindowArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let keys = |text: &str| match text.trim() {
            "-1" => Ok(None),
            number => number.parse().map(Some).map_err(|_| {
                format!("`{number}` is neither a number of keys nor -1, which is no limit")
            }),
        };
        match text.split_once(',') {
            Some((left, right)) if !right.contains(',') => Ok(WindowArgument(Window {
                left: keys(left)?,
                right: keys(right)?,
            })),
            _ => Err(
                "write it as L,R: the keys before and after a query's own position, such as 128,0"
                    .to_owned(),
            ),
        }
    }
}

#[cfg(test)]
mod tests;
