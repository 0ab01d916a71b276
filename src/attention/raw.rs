//! Attention over tensors whose element type is known at run time: those of other libraries.

mod additions;
mod cache;
mod interpreter;
mod lists;
mod mask_blocks;

use fa_dsl::abi::Extent;
use fa_dsl::ir::Type;
use fa_kernels::attention::{Dtype, Options, Problem, Tensors};
use fa_runtime::{Queue, View, ViewMut};

use super::AttentionError;
use super::overlap::{Bytes, share_memory};
use super::plan::{self, Chip};
use super::varlen::{have_a_batch, in_a_batch};

pub use cache::{
    RawDecoding, RawKvCache, RawNewTokens, RawQueries, RawRotary, append_on, decode_on,
    decode_problem, plan_append, plan_decode, prepare_append, prepare_decode,
};
pub use interpreter::INTERPRETER_LIMIT;
pub(super) use interpreter::for_interpreter;
pub use lists::check_lengths;
pub use mask_blocks::{MaskBlockSizes, RawMaskBlocks};

/// As [`attention_into`](super::attention_into), of `[q, k, v]` into `o` and, if it is wanted, `lse`, all of them tensors
/// of any library: `q`, `k`, `v` and `o` float16 or bfloat16, `lse` float32. With the views of a
/// [`Device::borrow_stream`](fa_runtime::Device::borrow_stream) nothing is copied and nothing is waited for.
///
/// With [`Options::packed`] the tensors are those of [`attention_varlen`](super::attention_varlen): (all queries, heads,
/// head_dim) and so on.
///
/// ```
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// // Memory and a stream of another library: here this process's, which the interpreter works on.
/// let q = vec![f16::ONE; 128 * 2 * 64];
/// let mut o = vec![f16::ZERO; 128 * 2 * 64];
/// let (shape, strides) = ([1, 128, 2, 64], [128 * 2 * 64, 2 * 64, 64, 1]);
///
/// let device = Device::cpu(); // Device::shared(0)? for the first GPU
/// // SAFETY: the memory outlives the calls, which nothing runs beside.
/// unsafe {
///     let stream = device.borrow_stream(std::ptr::null_mut());
///     let q = View::raw(q.as_ptr().addr() as u64, &shape, &strides, Type::F16)?;
///     let o = ViewMut::raw(o.as_mut_ptr().addr() as u64, &shape, &strides, Type::F16)?;
///     attention_on(&stream, [q, q, q], o, None, &Options::default())?;
/// }
/// assert_eq!(o, q);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`attention`](super::attention), and when element types are not those above, an output shares memory with
/// another tensor, or the interpreter is given more than [`INTERPRETER_LIMIT`].
pub fn attention_on<'a>(
    mut queue: impl Queue<'a>,
    inputs: [View<'a>; 3],
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let dtype = dtype(&inputs, &o, lse.as_ref())?;
    let tensors = tensors(&inputs, &o, lse.as_ref(), options);
    let problem = Problem::of(dtype, &tensors, options);
    // It is large: it stays where it was made.
    let problem = problem.as_ref().map_err(Clone::clone)?;
    check(problem, &tensors, options)?;
    match queue.device().is_cuda() {
        true => plan::run(&mut queue, None, problem, &tensors),
        false => interpret(queue, problem, &tensors),
    }
}

/// Computes a problem on the interpreter, if that takes no longer than someone waits, and nothing leads it astray.
#[cold]
fn interpret<'a>(
    queue: impl Queue<'a>,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    let problem = interpreter::bounded(problem, tensors)?;
    let plan = plan::plan(Chip::of(queue.device()), &problem, tensors)?;
    lists::check(&queue, &problem, tensors)?;
    plan.run(queue)
}

/// The problem that tensors of any library describe, and where they lie.
///
/// # Errors
/// When element types are not attention's, shapes do not fit each other, or an output shares memory with another
/// tensor.
pub fn problem<'a>(
    inputs: [View<'a>; 3],
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
    options: &Options<'a>,
) -> Result<(Problem<'a>, Tensors<'a>), AttentionError> {
    let dtype = dtype(&inputs, &o, lse.as_ref())?;
    let tensors = tensors(&inputs, &o, lse.as_ref(), options);
    let problem = Problem::of(dtype, &tensors, options)?;
    check(&problem, &tensors, options)?;
    Ok((problem, tensors))
}

/// Where tensors of any library lie, as kernels see them. Packed ones may have a dimension of one before the others, as [`Options::packed`] says, or not.
fn tensors<'a>(
    [q, k, v]: &[View<'a>; 3],
    o: &ViewMut<'a>,
    lse: Option<&ViewMut<'a>>,
    options: &Options<'_>,
) -> Tensors<'a> {
    let inputs = [q.extent(), k.extent(), v.extent()];
    in_batches(inputs, o.extent(), lse.map(ViewMut::extent), options)
}

/// The same of where they lie.
fn in_batches<'a>(
    inputs: [Extent; 3],
    o: Extent,
    lse: Option<Extent>,
    options: &Options<'_>,
) -> Tensors<'a> {
    let tensors = Tensors::from_extents(inputs, o, lse);
    match options.packed.is_none() || have_a_batch(&tensors.q) {
        true => tensors,
        false => Tensors::from_extents(
            [tensors.q, tensors.k, tensors.v].map(in_a_batch),
            in_a_batch(tensors.o),
            tensors.lse.map(in_a_batch),
        ),
    }
}

/// What the problem that tensors describe does not say by itself.
fn check(
    problem: &Problem<'_>,
    tensors: &Tensors<'_>,
    options: &Options<'_>,
) -> Result<(), AttentionError> {
    check_packed(problem)?;
    check_overlaps(tensors, options)
}

/// Whether the longest of packed sequences has a key, where there are keys.
pub(super) fn check_packed(problem: &Problem<'_>) -> Result<(), AttentionError> {
    if problem.options.packed.is_some() && problem.shape.seq_k == 0 {
        return Err(lists::wrong(
            "packed",
            "the longest sequence has to have a key at least",
        ));
    }
    Ok(())
}

/// The element type of queries, keys, values and output.
fn dtype(
    [q, k, v]: &[View<'_>; 3],
    o: &ViewMut<'_>,
    lse: Option<&ViewMut<'_>>,
) -> Result<Dtype, AttentionError> {
    let others = [("k", k.element()), ("v", v.element()), ("o", o.element())];
    let dtype = half(("q", q.element()), others)?;
    check_lse(lse)?;
    Ok(dtype)
}

/// The element type of tensors, by their names, that all have the same one.
pub(super) fn half(
    (tensor, found): (&'static str, Type),
    others: impl IntoIterator<Item = (&'static str, Type)>,
) -> Result<Dtype, AttentionError> {
    let wrong = |tensor, found, expected| {
        Err(AttentionError::ElementType {
            tensor,
            found,
            expected,
        })
    };
    let dtype = match found {
        Type::F16 => Dtype::F16,
        Type::Bf16 => Dtype::Bf16,
        _ => return wrong(tensor, found, "f16 or bf16"),
    };
    match others.into_iter().find(|(_, other)| *other != found) {
        Some((tensor, other)) => wrong(tensor, other, dtype.name()),
        None => Ok(dtype),
    }
}

/// Whether a log-sum-exp is float32.
fn check_lse(lse: Option<&ViewMut<'_>>) -> Result<(), AttentionError> {
    match lse.map(ViewMut::element) {
        None | Some(Type::F32) => Ok(()),
        Some(found) => Err(AttentionError::ElementType {
            tensor: "lse",
            found,
            expected: "f32",
        }),
    }
}

/// Whether no output shares memory with another tensor. Borrowing sees to that where views are of buffers.
fn check_overlaps(tensors: &Tensors<'_>, options: &Options<'_>) -> Result<(), AttentionError> {
    let Tensors {
        q, k, v, o, lse, ..
    } = tensors;
    let (o, lse) = (Bytes::of(o), lse.as_ref().map(Bytes::of));
    let disjoint = |output, a: &Bytes<'_>, tensor, b: &Bytes<'_>| match share_memory(a, b) {
        true => Err(AttentionError::SharedMemory { output, tensor }),
        false => Ok(()),
    };
    let input = |tensor, extent: &Extent| {
        let input = Bytes::of(extent);
        disjoint("o", &o, tensor, &input)?;
        match &lse {
            Some(lse) => disjoint("lse", lse, tensor, &input),
            None => Ok(()),
        }
    };
    for (tensor, extent) in [("q", q), ("k", k), ("v", v)] {
        input(tensor, extent)?;
    }
    for (tensor, list) in options.lists() {
        input(tensor, &list.extent)?;
    }
    for tensor in options.function_tensors() {
        input("an argument of a function", tensor)?;
    }
    for (tensor, given) in options.tensors() {
        input(tensor, &given.extent)?;
    }
    match &lse {
        Some(lse) => disjoint("lse", lse, "o", &o),
        None => Ok(()),
    }
}
