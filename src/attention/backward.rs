//! The gradients of attention.

mod plan;

use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::ir::Type;
use fa_kernels::attention::backward::{BackwardKernel, BackwardTensors};
use fa_kernels::attention::{Configured, Dtype, FunctionGradients, Options, Problem, Score};
use fa_kernels::chosen::Chosen;
use fa_runtime::{Buffer, Device, Queue, View, ViewMut};

use super::merge::{Part, RawPart};
use super::overlap::{Bytes, share_memory};
use super::plan::Chip;
use super::raw::{check_packed, for_interpreter, half};
use super::varlen::{have_a_batch, in_a_batch};
use super::{AttentionElement, AttentionError, len};
use plan::{run, run_chosen_tiles, steps_on};

pub use plan::{BackwardPlan, plan_backward, plan_backward_with, run_backward};

/// What [`attention_backward`] gives.
#[derive(Debug)]
pub struct Gradients<T> {
    /// (batch, seq_q, heads, head_dim), contiguous.
    pub dq: Buffer<T>,
    /// (batch, seq_k, KV heads, head_dim), contiguous.
    pub dk: Buffer<T>,
    /// (batch, seq_k, KV heads, head_dim), contiguous.
    pub dv: Buffer<T>,
    /// (heads), where the options have sinks.
    pub d_sinks: Option<Buffer<f32>>,
}

/// Where gradients go.
#[derive(Debug)]
pub struct GradientsMut<'a, T> {
    /// (batch, seq_q, heads, head_dim).
    pub dq: TensorViewMut<'a, T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dk: TensorViewMut<'a, T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dv: TensorViewMut<'a, T>,
    /// (heads), of [`Options::sinks`], if it is wanted.
    pub d_sinks: Option<TensorViewMut<'a, f32>>,
    /// Those of arguments of functions: [`ScoreFunction::gradients`](super::ScoreFunction::gradients) for each of
    /// [`Options::scores`], or none. Unlike the others they are added to what is there.
    pub functions: &'a [FunctionGradients<'a>],
}

/// Where gradients go that are tensors of any library.
#[derive(Debug)]
pub struct RawGradients<'a> {
    /// (batch, seq_q, heads, head_dim), of the queries' type.
    pub dq: ViewMut<'a>,
    /// (batch, seq_k, KV heads, head_dim), of the queries' type.
    pub dk: ViewMut<'a>,
    /// (batch, seq_k, KV heads, head_dim), of the queries' type.
    pub dv: ViewMut<'a>,
    /// (heads), float32, of [`Options::sinks`], if it is wanted.
    pub d_sinks: Option<ViewMut<'a>>,
    /// Those of arguments of functions: [`function_gradients_on`] for each of [`Options::scores`], or none. Unlike the others they
    /// are added to what is there.
    pub functions: &'a [FunctionGradients<'a>],
}

/// Where the gradients of the arguments of a function of scores go, as tensors of any library: float32 for each argument, in order, or
/// `None` where it is not wanted. See [`FunctionGradients`].
///
/// # Errors
/// When one is not float32.
pub fn function_gradients_on<'a>(
    score: &Score<'_>,
    to: impl IntoIterator<Item = Option<ViewMut<'a>>>,
) -> Result<FunctionGradients<'a>, AttentionError> {
    let extents = to.into_iter().map(|to| match to {
        Some(to) if to.element() != Type::F32 => Err(AttentionError::ElementType {
            tensor: ARGUMENT_GRADIENT,
            found: to.element(),
            expected: "f32",
        }),
        to => Ok(to.map(|to| to.extent())),
    });
    let extents = extents.collect::<Result<Vec<_>, _>>()?;
    Ok(FunctionGradients::of(score.staged(), extents))
}

/// What messages call the gradient of a function's argument.
const ARGUMENT_GRADIENT: &str = "the gradient of a function's argument";

/// The gradients of `[q, k, v]` where `d_o` is that of the output: `forward` is what [`attention_with_lse`](super::attention_with_lse) gave with the same
/// options. Query heads that share a KV head add to its gradients. Sums are in float32; those of `dq` are added up by many CTAs in no fixed
/// order, so that its last bits may differ from call to call, unless [`Options::deterministic`] asks for the same.
///
/// `forward` may also be what [`merge`](super::merge) made of parts: with the output and log-sum-exp over all keys, the
/// gradients of some of the keys come out right, and those of the queries are sums over the parts.
///
/// ```
/// use fa::attention::{Part, attention_backward};
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// let shape = [1, 64, 2, 32]; // (batch, seq, heads, head_dim)
/// let x = device.upload(&vec![f16::ONE; 64 * 2 * 32])?;
/// let x = x.contiguous(&shape)?;
/// let options = Options { causal: true, ..Options::default() };
/// let forward = attention_with_lse(&device, x, x, x, &options)?;
/// let part = Part { o: forward.o.contiguous(&shape)?, lse: forward.lse.contiguous(&[1, 2, 64])? };
/// let gradients = attention_backward(&device, [x; 3], part, x, &options)?;
/// // Every key is the same: no score changes the output, and the last value is seen by one query of 64.
/// assert!(gradients.dq.read()?[0].to_f32().abs() < 1e-3);
/// assert!((gradients.dv.read()?[63 * 2 * 32].to_f32() - 1.0 / 64.0).abs() < 1e-4);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`attention`](super::attention), and when there is no gradient for an option.
pub fn attention_backward<T: AttentionElement>(
    device: &Device,
    inputs: [TensorView<'_, T>; 3],
    forward: Part<'_, T>,
    d_o: TensorView<'_, T>,
    options: &Options<'_>,
) -> Result<Gradients<T>, AttentionError> {
    let [q, k, _] = inputs;
    let (q_shape, kv_shape) = (q.extent.shape, k.extent.shape);
    let heads = q_shape[if lack_a_batch(&q.extent, options) {
        1
    } else {
        2
    }];
    let mut gradients = Gradients {
        dq: device.alloc::<T>(len(&q_shape))?,
        dk: device.alloc::<T>(len(&kv_shape))?,
        dv: device.alloc::<T>(len(&kv_shape))?,
        d_sinks: match options.sinks {
            Some(_) => Some(device.alloc::<f32>(heads as usize)?),
            None => None,
        },
    };
    let views = GradientsMut {
        dq: gradients.dq.contiguous_mut(&q_shape)?,
        dk: gradients.dk.contiguous_mut(&kv_shape)?,
        dv: gradients.dv.contiguous_mut(&kv_shape)?,
        d_sinks: match &mut gradients.d_sinks {
            Some(d_sinks) => Some(d_sinks.contiguous_mut(&[heads])?),
            None => None,
        },
        functions: &[],
    };
    attention_backward_into(device, inputs, forward, d_o, views, options)?;
    Ok(gradients)
}

/// As [`attention_backward`], into tensors that exist. Allocates nothing once the kernels are loaded and the workspace is as large as it has to be. The
/// queue is a device, a borrowed stream, or the recorder of a graph.
///
/// # Errors
/// As [`attention_backward`].
pub fn attention_backward_into<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    inputs: [TensorView<'a, T>; 3],
    forward: Part<'a, T>,
    d_o: TensorView<'a, T>,
    gradients: GradientsMut<'a, T>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let tensors = of_views(inputs, forward, d_o, gradients, options);
    let problem = tensors.problem(T::DTYPE, options)?;
    run_chosen_tiles(&mut queue, &problem, &tensors)
}

/// As [`attention_backward_into`], with tiles of the caller's choice, made for the variant of the problem.
///
/// # Errors
/// As [`attention_backward`], and when the tiles are not for this problem.
pub fn attention_backward_with<'a, T: AttentionElement>(
    mut queue: impl Queue<'a>,
    kernel: &impl BackwardKernel<Element = T>,
    inputs: [TensorView<'a, T>; 3],
    forward: Part<'a, T>,
    d_o: TensorView<'a, T>,
    gradients: GradientsMut<'a, T>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let tensors = of_views(inputs, forward, d_o, gradients, options);
    let problem = tensors.problem(T::DTYPE, options)?;
    let kernel = Configured::of_backward(kernel);
    let multiprocessors = queue.device().multiprocessors();
    run(
        &mut queue,
        kernel.steps(&problem, &tensors, multiprocessors)?,
    )
}

fn of_views<'a, T: AttentionElement>(
    inputs: [TensorView<'a, T>; 3],
    forward: Part<'a, T>,
    d_o: TensorView<'a, T>,
    gradients: GradientsMut<'a, T>,
    options: &Options<'_>,
) -> BackwardTensors<'a> {
    let GradientsMut {
        dq,
        dk,
        dv,
        d_sinks,
        functions,
    } = gradients;
    let forward = (forward.o, forward.lse);
    let tensors = BackwardTensors::new(inputs, forward, d_o, [dq, dk, dv], d_sinks);
    in_place(tensors.with_functions(functions), options)
}

/// Whether packed tensors have no dimension of one before the others, as [`Options::packed`] says they have.
fn lack_a_batch(q: &Extent, options: &Options<'_>) -> bool {
    options.packed.is_some() && !have_a_batch(q)
}

/// The same tensors, packed ones with a dimension of one before the others.
fn in_place<'a>(mut tensors: BackwardTensors<'a>, options: &Options<'_>) -> BackwardTensors<'a> {
    if lack_a_batch(&tensors.q, options) {
        let BackwardTensors {
            q,
            k,
            v,
            o,
            lse,
            d_o,
            dq,
            dk,
            dv,
            ..
        } = &mut tensors;
        for tensor in [q, k, v, o, lse, d_o, dq, dk, dv] {
            *tensor = in_a_batch(*tensor);
        }
    }
    tensors
}

/// As [`attention_backward_into`], of tensors of any library: `[q, k, v]`, the output and its gradient float16 or bfloat16, the log-sum-exp
/// float32.
///
/// # Errors
/// As [`attention_backward`], and when element types are not those, a gradient shares memory with another tensor, or the
/// interpreter is given more than [`INTERPRETER_LIMIT`](super::INTERPRETER_LIMIT).
pub fn attention_backward_on<'a>(
    mut queue: impl Queue<'a>,
    inputs: [View<'a>; 3],
    forward: RawPart<'a>,
    d_o: View<'a>,
    gradients: RawGradients<'a>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let (mut problem, tensors) = backward_problem(inputs, forward, d_o, gradients, options)?;
    if !queue.device().is_cuda() {
        problem = for_interpreter(&queue, &problem, &tensors.forward(None))?;
    }
    run_chosen_tiles(&mut queue, &problem, &tensors)
}

/// The problem whose gradients tensors of any library ask for, and where they lie: what [`attention_backward_on`] computes.
///
/// # Errors
/// When element types are not those that it takes, shapes do not fit each other, there is no gradient for an option, or a gradient
/// shares memory with another tensor.
pub fn backward_problem<'a>(
    inputs: [View<'a>; 3],
    forward: RawPart<'a>,
    d_o: View<'a>,
    gradients: RawGradients<'a>,
    options: &Options<'a>,
) -> Result<(Problem<'a>, BackwardTensors<'a>), AttentionError> {
    let dtype = dtype(&inputs, &forward, &d_o, &gradients)?;
    let RawGradients {
        dq,
        dk,
        dv,
        d_sinks,
        functions,
    } = gradients;
    let tensors = BackwardTensors::from_extents(
        inputs.map(|input| input.extent()),
        [forward.o.extent(), forward.lse.extent()],
        d_o.extent(),
        [dq, dk, dv].map(|gradient| gradient.extent()),
        d_sinks.map(|d_sinks| d_sinks.extent()),
    );
    let tensors = in_place(tensors.with_functions(functions), options);
    let problem = tensors.problem(dtype, options)?;
    check_overlaps(&tensors, options)?;
    check_packed(&problem)?;
    Ok((problem, tensors))
}

/// Loads the kernels of the backward pass of a problem, so that calls that compute it only launch. To be called before launches are captured into a
/// graph.
///
/// # Errors
/// When there is no kernel for the problem, or it cannot be loaded.
pub fn prepare_backward(device: &Device, problem: &Problem<'_>) -> Result<(), AttentionError> {
    prepare(device, problem, &[])
}

/// As [`prepare_backward`], for calls that give these gradients of functions' arguments, which other kernels compute.
///
/// # Errors
/// As [`prepare_backward`], and when the gradients do not fit the functions.
pub fn prepare_backward_of_functions<'a>(
    device: &Device,
    problem: &Problem<'a>,
    functions: &'a [FunctionGradients<'a>],
) -> Result<(), AttentionError> {
    prepare(device, problem, functions)
}

fn prepare<'a>(
    device: &Device,
    problem: &Problem<'a>,
    functions: &'a [FunctionGradients<'a>],
) -> Result<(), AttentionError> {
    let tensors = BackwardTensors::unallocated(problem).with_functions(functions);
    let problem = tensors.problem(problem.dtype, &problem.options)?;
    let steps = steps_on(device, Chip::of(device), &problem, &tensors)?;
    Ok(device.load_all(steps.launches.iter().map(Chosen::program))?)
}

/// The element type of everything but the log-sum-exp and the gradient of sinks.
fn dtype(
    [q, k, v]: &[View<'_>; 3],
    forward: &RawPart<'_>,
    d_o: &View<'_>,
    gradients: &RawGradients<'_>,
) -> Result<Dtype, AttentionError> {
    let others = [
        ("k", k.element()),
        ("v", v.element()),
        ("o", forward.o.element()),
        ("do", d_o.element()),
        ("dq", gradients.dq.element()),
        ("dk", gradients.dk.element()),
        ("dv", gradients.dv.element()),
    ];
    let dtype = half(("q", q.element()), others)?;
    let d_sinks = gradients.d_sinks.as_ref().map(ViewMut::element);
    for (tensor, found) in [("lse", Some(forward.lse.element())), ("dsinks", d_sinks)] {
        if let Some(found) = found.filter(|found| *found != Type::F32) {
            return Err(AttentionError::ElementType {
                tensor,
                found,
                expected: "f32",
            });
        }
    }
    Ok(dtype)
}

/// Whether no gradient shares memory with another tensor. Borrowing sees to that where views are of buffers.
fn check_overlaps(
    tensors: &BackwardTensors<'_>,
    options: &Options<'_>,
) -> Result<(), AttentionError> {
    let outputs = [
        ("dq", Some(&tensors.dq)),
        ("dk", Some(&tensors.dk)),
        ("dv", Some(&tensors.dv)),
        ("dsinks", tensors.d_sinks.as_ref()),
    ];
    let outputs = || {
        let own = outputs
            .iter()
            .filter_map(|(name, it)| Some((*name, (*it)?)));
        let of_functions = tensors.d_functions.iter().flat_map(|it| it.tensors());
        own.chain(of_functions.map(|(_, extent)| (ARGUMENT_GRADIENT, extent)))
    };
    let inputs = [
        ("q", &tensors.q),
        ("k", &tensors.k),
        ("v", &tensors.v),
        ("o", &tensors.o),
        ("lse", &tensors.lse),
        ("do", &tensors.d_o),
    ];
    let given = || {
        let tensors = options.tensors().map(|(name, it)| (name, it.extent));
        let lists = options.lists().map(|(name, list)| (name, list.extent));
        let arguments = options.function_tensors();
        let arguments = arguments.map(|extent| ("an argument of a function", *extent));
        tensors.chain(lists).chain(arguments)
    };
    for (number, (output, extent)) in outputs().enumerate() {
        let bytes = Bytes::of(extent);
        let others = inputs.iter().copied().chain(outputs().take(number));
        let others = others.map(|(name, it)| (name, *it)).chain(given());
        for (tensor, other) in others {
            if share_memory(&bytes, &Bytes::of(&other)) {
                return Err(AttentionError::SharedMemory { output, tensor });
            }
        }
    }
    Ok(())
}
