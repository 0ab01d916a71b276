//! The problem that kernels are measured on, for `fa bench` and `fa tune`: its arguments, and what random tensors are made of it.

use anyhow::{Result, bail};
use clap::Args;
use fa::attention::{Chip, Configured, Dtype, Problem, Shape, Tensors};

use super::arguments::{Asked, WindowArgument, size, small_size};
use super::attention;
use super::functions::{FunctionShapes, FunctionTensors, with_names};
use super::lengths::{Lengths, Varlen};
use super::mask_blocks;
use super::pass::Pass;
use super::tensors::HostTensors;

/// The most elements of a random tensor: 32 GB, of which a GPU has to hold several.
const MAX_ELEMENTS: u128 = 1 << 34;

/// The sizes.
#[derive(Args, Clone, Debug)]
pub struct MeasuredProblem {
    /// Sequences.
    #[arg(long, default_value_t = 32, value_parser = small_size())]
    pub batch: usize,
    /// Query heads.
    #[arg(long, default_value_t = 8, value_parser = small_size())]
    pub heads: usize,
    /// Queries and keys of a sequence.
    #[arg(long, default_value_t = 512, value_parser = size())]
    pub seq: usize,
    /// Elements of a head.
    #[arg(long, default_value_t = 64, value_parser = small_size())]
    pub head_dim: usize,
    /// A query sees only the keys up to its own.
    #[arg(long)]
    pub causal: bool,
}

impl MeasuredProblem {
    pub fn shape(&self) -> Shape {
        Shape::square(self.batch, self.seq, self.heads, self.head_dim)
    }
}

/// What there is beside sizes and a causal mask.
#[derive(Args, Clone, Debug)]
pub struct MeasuredOptions {
    /// A query sees this many keys before and after its own position, as L,R; -1 is no limit.
    #[arg(long, value_name = "L,R", allow_hyphen_values = true)]
    pub window: Option<WindowArgument>,
    /// Scores become X·tanh(score / X), after the scale and before the mask.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub softcap: Option<f32>,
    /// An option that is a tensor: alibi_slopes of 2^(-8h/heads) for head h from 1 on, or with random numbers sinks, one for each head, a bias of heads, queries and
    /// keys, a few documents of which a query sees its own, or prefix_ranges, four ranges of each sequence whose keys see each other whatever a causal mask or a
    /// window says. May be given several times.
    #[arg(long, value_name = "TENSOR", value_parser = with_names())]
    pub with: Vec<String>,
    /// Packed sequences of these lengths, separated by commas: N, or Q:K for queries and keys; A..B in place of a number is a random one, xN at the end so many of them.
    #[arg(long, value_name = "LENGTHS", group = "numbers_of_keys", conflicts_with_all = ["batch", "seq"])]
    pub varlen: Option<Varlen>,
    /// The keys lie in pages of so many, in any order.
    #[arg(long, value_name = "KEYS", value_parser = size())]
    pub page: Option<usize>,
}

impl MeasuredOptions {
    /// What is asked for.
    pub fn asked(&self, causal: bool) -> Asked {
        Asked {
            causal,
            window: self.window,
            softcap: self.softcap,
            with: self.with.clone(),
            varlen: self.varlen.as_ref().map(|it| it.lengths.clone()),
            page: self.page,
            ..Asked::default()
        }
    }

    /// The shape of the tensors, of packed sequences as one.
    pub fn whole(&self, shape: Shape) -> Shape {
        let packed = self.varlen.as_ref();
        packed.map_or(shape, |varlen| varlen.lengths.whole(shape))
    }

    /// The names of the options that are given.
    pub fn given(&self) -> impl Iterator<Item = &'static str> {
        let all = [
            ("--window", self.window.is_some()),
            ("--softcap", self.softcap.is_some()),
            ("--with", !self.with.is_empty()),
            ("--varlen", self.varlen.is_some()),
            ("--page", self.page.is_some()),
        ];
        all.into_iter()
            .filter_map(|(name, is_given)| is_given.then_some(name))
    }
}

/// A problem, and what random tensors are made of it.
#[derive(Clone, Debug)]
pub struct Inputs {
    pub problem: Problem<'static>,
    /// Where its sequences lie.
    pub lengths: Lengths,
    /// The sizes of its functions' tensors.
    functions: FunctionShapes,
    /// Whether gradients are that of the bias, too.
    pub d_bias: bool,
}

impl Inputs {
    /// Of what is asked for, of tensors of this shape.
    pub fn of(asked: &Asked, shape: &Shape, dtype: Dtype) -> Result<Inputs> {
        let problem = attention::problem(shape, dtype, asked.options(shape)?)?;
        let lengths = asked.lengths(shape)?;
        let elements = |sizes: [u64; 4]| sizes.into_iter().map(u128::from).product::<u128>();
        if elements(shape.q()).max(elements(lengths.kv(*shape))) > MAX_ELEMENTS {
            bail!("random tensors have at most 2^34 elements each: make a size smaller");
        }
        Ok(Inputs {
            functions: asked.function_shapes(shape, problem.options)?,
            lengths,
            problem,
            d_bias: false,
        })
    }

    /// The same with the gradient of the bias among those that are computed.
    pub fn with_bias_gradient(self) -> Result<Inputs> {
        if self.functions.bias.is_none() {
            bail!("--d-bias: there is no bias; add --with bias, or leave --d-bias out");
        }
        let d_bias = true;
        Ok(Inputs { d_bias, ..self })
    }

    /// Of dense sequences, without functions.
    pub fn dense(problem: Problem<'static>) -> Inputs {
        Inputs {
            problem,
            lengths: Lengths::default(),
            functions: FunctionShapes::default(),
            d_bias: false,
        }
    }

    /// The random tensors, with a gradient of the output if `backward` asks for gradients.
    pub fn random(&self, backward: bool) -> HostTensors {
        let tensors = HostTensors::random(self.problem, self.lengths.clone(), 0);
        HostTensors {
            functions: FunctionTensors::random(&self.functions, 0),
            ..tensors.with_gradient(backward, 0)
        }
    }

    /// What `attention()` launches, of which this is the first kernel, if it is known: the chosen one else.
    pub fn call(&self, first: Option<&Configured>, chip: Chip) -> Result<Pass<'static>> {
        let problem = mask_blocks::sized(&self.problem, first, chip)?;
        Pass::call(chip, &problem, &self.unallocated())
    }

    /// Tensors that lie as those do and that no memory stands behind.
    pub fn unallocated(&self) -> Tensors<'static> {
        let Problem { shape, dtype, .. } = self.problem;
        attention::tensors(&self.lengths.whole(shape), &self.lengths, dtype)
    }
}
