//! Attention by problem: the kernel and its configuration are chosen here.

mod append;
mod backward;
mod choice;
mod classified;
mod decode;
mod fit;
mod mask_blocks;
mod merge;
mod mixed;
mod names;
pub(crate) mod overlap;
mod paged;
mod plan;
mod raw;
mod varlen;

use std::fmt;

use fa_dsl::abi::{Element, TensorView, TensorViewMut};
use fa_dsl::ir::Type;
use fa_dsl::prelude::{bf16, f16};
use fa_kernels::attention::LaunchError;
use fa_kernels::rows::RowElement;
use fa_runtime::{Buffer, Device, Queue, ViewError};

pub use append::{CachePlaces, KvCache, NewTokens, PackedTokens, Rotary, RotaryPairs, append};
pub use backward::{
    BackwardPlan, Gradients, GradientsMut, RawGradients, attention_backward,
    attention_backward_into, attention_backward_on, attention_backward_with, backward_problem,
    function_gradients_on, plan_backward, plan_backward_with, prepare_backward,
    prepare_backward_of_functions, run_backward,
};
pub use choice::{choose, choose_backward};
pub use classified::{Classified, classifies, classifies_gradients};
pub use decode::{DecodePlan, Decoding, decode, decode_with};
pub use fa_kernels::attention::{
    AddedKeys, At, BlockClasses, Configured, Dtype, FunctionError, FunctionGradients, LEAST_SCORE,
    Mask, MaskFunction, NotDifferentiable, Options, Packed, Paged, Problem, Score, ScoreFunction,
    ScoreOptions, Seq, Shape, Tensors, Window,
};
pub use fit::{Fit, fit, fit_on, smaller_tiles};
pub use mask_blocks::{BlockCounts, MaskBlocks};
pub use merge::{
    MergeElement, Part, PartMut, RawPart, merge, merge_in_place, merge_into, merge_on,
    merge_stacked, merge_stacked_into, merge_stacked_on, prepare_merge, prepare_merge_stacked,
};
pub use mixed::{Sharing, plan_mixed};
pub use paged::{attention_paged, attention_paged_into};
pub use plan::{Chip, Plan, Step, plan, plan_fitted, plan_with, prepare};
pub use raw::{
    INTERPRETER_LIMIT, MaskBlockSizes, RawDecoding, RawKvCache, RawMaskBlocks, RawNewTokens,
    RawQueries, RawRotary, append_on, attention_on, check_lengths, decode_on, decode_problem,
    plan_append, plan_decode, prepare_append, prepare_decode, problem,
};
pub use varlen::{attention_varlen, attention_varlen_into};

/// What [`attention_with_lse`] gives.
#[derive(Debug)]
pub struct Output<T> {
    /// (batch, seq_q, heads, head_dim), contiguous.
    pub o: Buffer<T>,
    /// Log-sum-exp of the scores that softmax takes, natural logarithm: (batch, heads, seq_q),
    /// contiguous; −∞ for a query that sees no key, whose output is 0.
    pub lse: Buffer<f32>,
}

/// Why attention was not computed.
#[derive(thiserror::Error)]
pub enum AttentionError {
    /// The tensors or the options do not fit each other or the kernel.
    #[error(transparent)]
    Launch(#[from] LaunchError),
    /// The output buffers do not hold the output.
    #[error(transparent)]
    View(#[from] ViewError),
    /// Loading or launching failed.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// Elements of a type that the tensor cannot have.
    #[error("`{tensor}` holds {found}, it has to hold {expected}")]
    ElementType {
        /// The tensor.
        tensor: &'static str,
        /// Its element type.
        found: Type,
        /// What it can be.
        expected: &'static str,
    },
    /// An output and another tensor share memory.
    #[error("`{output}` and `{tensor}` share memory: give each output memory of its own")]
    SharedMemory {
        /// The output.
        output: &'static str,
        /// The other tensor.
        tensor: &'static str,
    },
    /// A problem that would keep the interpreter busy for long.
    #[error(
        "{products} products of elements are too many for the interpreter, which takes at most {limit}: use a GPU, or smaller inputs; a query counts as many keys as the longest sequence may have"
    )]
    TooMuchForTheInterpreter {
        /// Over all heads, queries, and for each query as many keys as the longest sequence may have.
        products: u64,
        /// The most.
        limit: u64,
    },
    /// There is no kernel for this problem.
    #[error("no kernel for head_dim {head_dim}: it has to be at most 256")]
    NoKernel {
        /// Of the queries.
        head_dim: usize,
    },
}

/// As the text, so that an error that `main` returns reads as one.
impl fmt::Debug for AttentionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// softmax(mask(scores)) V, where the scores are scale·Q Kᵀ and what the options make of them. `q` is (batch,
/// seq_q, heads, head_dim), `k` and `v` are (batch, seq_k, KV heads, head_dim), the KV heads a divisor of the
/// heads; the last dimension is contiguous, the others are strided by multiples of 16 bytes. float16 or bfloat16,
/// sums in float32. Gives the output: (batch, seq_q, heads, head_dim), contiguous.
///
/// # Errors
/// When the tensors do not fit each other, there is no kernel for them, or loading or launching
/// fails.
pub fn attention<T: AttentionElement>(
    device: &Device,
    q: TensorView<'_, T>,
    k: TensorView<'_, T>,
    v: TensorView<'_, T>,
    options: &Options<'_>,
) -> Result<Buffer<T>, AttentionError> {
    let shape = q.extent.shape;
    let mut o = device.alloc::<T>(len(&shape))?;
    attention_into(device, [q, k, v], o.contiguous_mut(&shape)?, None, options)?;
    Ok(o)
}

/// As [`attention`], with the log-sum-exp of every query's scores.
///
/// # Errors
/// As [`attention`].
pub fn attention_with_lse<T: AttentionElement>(
    device: &Device,
    q: TensorView<'_, T>,
    k: TensorView<'_, T>,
    v: TensorView<'_, T>,
    options: &Options<'_>,
) -> Result<Output<T>, AttentionError> {
    let shape @ [batch, seq_q, heads, _] = q.extent.shape;
    let lse_shape = [batch, heads, seq_q];
    let mut o = device.alloc::<T>(len(&shape))?;
    let mut lse = device.alloc::<f32>(len(&lse_shape))?;
    let lse_view = lse.contiguous_mut(&lse_shape)?;
    let o_view = o.contiguous_mut(&shape)?;
    attention_into(device, [q, k, v], o_view, Some(lse_view), options)?;
    Ok(Output { o, lse })
}

fn len(shape: &[u64]) -> usize {
    shape.iter().product::<u64>() as usize
}

/// As [`attention`], of `[q, k, v]` into tensors that exist: the output and, if it is wanted, the
/// log-sum-exp. Allocates nothing once the kernel is loaded. The queue is a device, a borrowed stream, or the recorder of a
/// graph: `device.capture(|recorder| attention_into(recorder, …))`.
///
/// # Errors
/// As [`attention`].
pub fn attention_into<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    inputs: [TensorView<'a, T>; 3],
    o: TensorViewMut<'a, T>,
    lse: Option<TensorViewMut<'a, f32>>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let tensors = Tensors::new(inputs, o, lse);
    let problem = Problem::of(T::DTYPE, &tensors, options);
    // It is large: it stays where it was made.
    let problem = problem.as_ref().map_err(Clone::clone)?;
    plan::run(&mut queue, None, problem, &tensors)
}

/// As [`attention_into`], with a kernel of the caller's choice, such as `FaS512::<64, 64, 32, 4>::new().config()`.
///
/// # Errors
/// As [`attention`], and when the kernel does not compute this problem.
pub fn attention_with<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    kernel: &impl fa_kernels::attention::AttentionKernel,
    inputs: [TensorView<'a, T>; 3],
    o: TensorViewMut<'a, T>,
    lse: Option<TensorViewMut<'a, f32>>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let tensors = Tensors::new(inputs, o, lse);
    let problem = Problem::of(T::DTYPE, &tensors, options)?;
    let kernel = Configured::of(kernel);
    plan::run(&mut queue, Some(&kernel), &problem, &tensors)
}

/// A float16 or bfloat16.
pub trait AttentionElement: Element + RowElement + sealed::Sealed {
    /// Which.
    const DTYPE: Dtype;
}

impl AttentionElement for f16 {
    const DTYPE: Dtype = Dtype::F16;
}

impl AttentionElement for bf16 {
    const DTYPE: Dtype = Dtype::Bf16;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for half::f16 {}
    impl Sealed for half::bf16 {}
}
