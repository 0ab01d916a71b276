//! Merging attention over parts of the keys.

use fa_dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use fa_dsl::ir::Type;
use fa_kernels::chosen::Chosen;
use fa_kernels::merge::launch::{pair, stacked};
use fa_kernels::merge::{OperandPart, Outcome, kernel_type};
use fa_kernels::rows::Operand;
use fa_runtime::{Device, Queue, View, ViewMut};

use super::overlap::{Bytes, share_memory};
use super::plan::{load_chosen, run_chosen};
use super::varlen::{have_a_batch, in_a_batch};
use super::{AttentionError, Output, len};

/// What attention over some of the keys gave, as [`attention_with_lse`](super::attention_with_lse) gives it.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a, T> {
    /// (batch, seq_q, heads, head_dim).
    pub o: TensorView<'a, T>,
    /// Log-sum-exp, natural logarithm: (batch, heads, seq_q); −∞ where a query saw no key of this part.
    pub lse: TensorView<'a, f32>,
}

/// A part that others are merged into.
#[derive(Debug)]
pub struct PartMut<'a, T> {
    /// (batch, seq_q, heads, head_dim).
    pub o: TensorViewMut<'a, T>,
    /// (batch, heads, seq_q).
    pub lse: TensorViewMut<'a, f32>,
}

/// As [`Part`], of a tensor whose element type is known at run time.
#[derive(Clone, Copy, Debug)]
pub struct RawPart<'a> {
    /// (batch, seq_q, heads, head_dim).
    pub o: View<'a>,
    /// float32, (batch, heads, seq_q).
    pub lse: View<'a>,
}

/// An element of outputs that are merged: float16, bfloat16 or float32.
pub trait MergeElement: Element + sealed::Sealed {}

impl MergeElement for half::f16 {}
impl MergeElement for half::bf16 {}
impl MergeElement for f32 {}

mod sealed {
    pub trait Sealed {}
    impl Sealed for half::f16 {}
    impl Sealed for half::bf16 {}
    impl Sealed for f32 {}
}

/// Attention over the keys of two parts, of what it gave over each: o = Σ exp(lseᵢ − lse) oᵢ with lse = log Σ exp(lseᵢ). The parts
/// see different keys of the same queries: a prefix that sequences share and the rest of each, the block of keys of one GPU
/// of a ring and those before. Sums are in float32, the head dimension is a multiple of 8 up to 256.
///
/// A part whose log-sum-exp is −∞ has no share, and its output is not read. Where neither part saw a key the output is 0 and the
/// log-sum-exp −∞. A log-sum-exp of +∞ takes all the weight; where both are, the outputs are averaged. A NaN stays in its row.
///
/// ```
/// use fa::attention::{Part, merge};
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// let shape = [1, 16, 2, 64]; // (batch, seq, heads, head_dim)
/// let values: Vec<f16> = (0..16 * 2 * 64).map(|i| f16::from_f32((i as f32).sin())).collect();
/// let x = device.upload(&values)?;
/// let (q, kv) = (x.contiguous(&shape)?, x.contiguous(&shape)?);
/// let half = |first: u64| x.view_at(first * 2 * 64, &[1, 8, 2, 64], &[16 * 2 * 64, 2 * 64, 64, 1]);
///
/// let options = Options::default();
/// let first = attention_with_lse(&device, q, half(0)?, half(0)?, &options)?;
/// let second = attention_with_lse(&device, q, half(8)?, half(8)?, &options)?;
/// let merged = merge(
///     &device,
///     Part { o: first.o.contiguous(&shape)?, lse: first.lse.contiguous(&[1, 2, 16])? },
///     Part { o: second.o.contiguous(&shape)?, lse: second.lse.contiguous(&[1, 2, 16])? },
/// )?;
///
/// let all = attention(&device, q, kv, kv, &options)?.read()?;
/// for (merged, all) in merged.o.read()?.iter().zip(all) {
///     assert!((merged.to_f32() - all.to_f32()).abs() < 2e-3);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// When the tensors do not fit each other, or loading or launching fails.
pub fn merge<T: MergeElement>(
    device: &Device,
    first: Part<'_, T>,
    second: Part<'_, T>,
) -> Result<Output<T>, AttentionError> {
    let shape @ [batch, seq_q, heads, _] = first.o.extent.shape;
    let lse_shape = [batch, heads, seq_q];
    let mut o = device.alloc::<T>(len(&shape))?;
    let mut lse = device.alloc::<f32>(len(&lse_shape))?;
    let o_view = o.contiguous_mut(&shape)?;
    let lse_view = lse.contiguous_mut(&lse_shape)?;
    merge_into(device, first, second, o_view, Some(lse_view))?;
    Ok(Output { o, lse })
}

/// As [`merge`], into tensors that exist: the output and, if it is wanted, the log-sum-exp. Each output may be float32 or of one 16-bit
/// type, the same for all: so float32 sums take in what attention gives. Allocates nothing once the kernel is loaded.
///
/// # Errors
/// As [`merge`], and when there are two 16-bit types.
pub fn merge_into<'a, A: MergeElement, B: MergeElement, T: MergeElement>(
    mut queue: impl Queue<'a>,
    first: Part<'a, A>,
    second: Part<'a, B>,
    o: TensorViewMut<'a, T>,
    lse: Option<TensorViewMut<'a, f32>>,
) -> Result<(), AttentionError> {
    let outcome = Outcome {
        o: Operand::new::<T>(o.extent),
        lse: lse.map(|lse| lse.extent),
    };
    run_chosen(
        &mut queue,
        &chosen_pair(&[first.operand(), second.operand()], &outcome)?,
    )
}

/// As [`merge`], over the first part. What a ring of GPUs does with every block of keys, and what adds the rest of a sequence to its
/// prefix; sums over many parts keep their precision in float32.
///
/// # Errors
/// As [`merge_into`].
pub fn merge_in_place<'a, A: MergeElement, B: MergeElement>(
    mut queue: impl Queue<'a>,
    first: PartMut<'a, A>,
    second: Part<'a, B>,
) -> Result<(), AttentionError> {
    let outcome = Outcome {
        o: Operand::new::<A>(first.o.extent),
        lse: Some(first.lse.extent),
    };
    let first = OperandPart {
        o: outcome.o,
        lse: first.lse.extent,
    };
    run_chosen(
        &mut queue,
        &chosen_pair(&[first, second.operand()], &outcome)?,
    )
}

/// As [`merge`], of tensors of any library, into `o` and, if it is wanted, `lse`. Outputs are float16, bfloat16 or float32,
/// log-sum-exps float32. The result may be written over a part: over exactly its tensors. Those of packed sequences may have no
/// batch: (all queries, heads, head_dim) and (heads, all queries).
///
/// # Errors
/// As [`merge_into`], and when element types are not those, or an output shares memory with another tensor and is not the
/// same tensor of a part.
pub fn merge_on<'a>(
    mut queue: impl Queue<'a>,
    parts: [RawPart<'a>; 2],
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
) -> Result<(), AttentionError> {
    run_chosen(&mut queue, &raw_pair(&parts, &o, lse.as_ref())?)
}

/// Loads the kernel of [`merge_on`], compiling it if it is not cached, so that calls with such tensors only launch: to be called before launches are
/// captured into a graph. Nothing is read or written, and no memory has to stand behind the tensors. [`merge`], [`merge_into`] and [`merge_in_place`] launch the same.
///
/// ```
/// use fa::attention::{RawPart, merge_on, prepare_merge};
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// let (first, second) = (device.zeros::<f16>(64)?, device.zeros::<f16>(64)?);
/// let (lse, mut o) = (device.zeros::<f32>(1)?, device.zeros::<f16>(64)?);
/// let parts = [
///     RawPart { o: first.contiguous(&[1, 1, 1, 64])?.into(), lse: lse.contiguous(&[1, 1, 1])?.into() },
///     RawPart { o: second.contiguous(&[1, 1, 1, 64])?.into(), lse: lse.contiguous(&[1, 1, 1])?.into() },
/// ];
/// prepare_merge(&device, parts, o.contiguous_mut(&[1, 1, 1, 64])?.into(), None)?;
/// assert_eq!(device.loaded_programs(), 1);
/// merge_on(&device, parts, o.contiguous_mut(&[1, 1, 1, 64])?.into(), None)?;
/// assert_eq!(device.loaded_programs(), 1);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`merge_on`], of what the host knows, and when the kernel cannot be loaded.
pub fn prepare_merge<'a>(
    device: &Device,
    parts: [RawPart<'a>; 2],
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
) -> Result<(), AttentionError> {
    load_chosen(device, &raw_pair(&parts, &o, lse.as_ref())?)
}

/// As [`merge`], of any number of parts in one tensor: `parts.o` is (parts, batch · seq_q, heads, head_dim), in which batch and queries are one
/// dimension, `parts.lse` is (parts, batch, heads, seq_q). The parts may be the first dimension in name alone: (tokens, parts,
/// heads, head_dim) is taken with its strides exchanged.
///
/// # Errors
/// As [`merge`].
pub fn merge_stacked<T: MergeElement>(
    device: &Device,
    parts: Part<'_, T>,
) -> Result<Output<T>, AttentionError> {
    let [_, _, _, head_dim] = parts.o.extent.shape;
    let [_, batch, heads, seq_q] = parts.lse.extent.shape;
    let (shape, lse_shape) = ([batch, seq_q, heads, head_dim], [batch, heads, seq_q]);
    let mut o = device.alloc::<T>(len(&shape))?;
    let mut lse = device.alloc::<f32>(len(&lse_shape))?;
    let o_view = o.contiguous_mut(&shape)?;
    let lse_view = lse.contiguous_mut(&lse_shape)?;
    merge_stacked_into(device, parts, o_view, Some(lse_view))?;
    Ok(Output { o, lse })
}

/// As [`merge_stacked`], into tensors that exist: the output, float32 or of the parts' type, (batch, seq_q, heads, head_dim), and, if it
/// is wanted, the log-sum-exp, (batch, heads, seq_q). Allocates nothing once the kernel is loaded.
///
/// # Errors
/// As [`merge_into`].
pub fn merge_stacked_into<'a, P: MergeElement, T: MergeElement>(
    mut queue: impl Queue<'a>,
    parts: Part<'a, P>,
    o: TensorViewMut<'a, T>,
    lse: Option<TensorViewMut<'a, f32>>,
) -> Result<(), AttentionError> {
    let outcome = Outcome {
        o: Operand::new::<T>(o.extent),
        lse: lse.map(|lse| lse.extent),
    };
    run_chosen(&mut queue, &chosen_stacked(&parts.operand(), &outcome)?)
}

/// As [`merge_stacked_into`], of tensors of any library: outputs are float16, bfloat16 or float32, log-sum-exps float32. The result
/// and `parts.lse` may have no batch, as those of packed sequences: (all queries, heads, head_dim), (heads, all queries), and
/// (parts, heads, all queries).
///
/// # Errors
/// As [`merge_into`], and when element types are not those, or an output shares memory with another tensor.
pub fn merge_stacked_on<'a>(
    mut queue: impl Queue<'a>,
    parts: RawPart<'a>,
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
) -> Result<(), AttentionError> {
    run_chosen(&mut queue, &raw_stacked(&parts, &o, lse.as_ref())?)
}

/// As [`prepare_merge`], of [`merge_stacked_on`], [`merge_stacked`] and [`merge_stacked_into`].
///
/// # Errors
/// As [`merge_stacked_on`], of what the host knows, and when the kernel cannot be loaded.
pub fn prepare_merge_stacked<'a>(
    device: &Device,
    parts: RawPart<'a>,
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
) -> Result<(), AttentionError> {
    load_chosen(device, &raw_stacked(&parts, &o, lse.as_ref())?)
}

/// What merges two parts, if they fit each other and the result.
fn raw_pair<'a>(
    parts: &[RawPart<'a>; 2],
    o: &ViewMut<'a>,
    lse: Option<&ViewMut<'a>>,
) -> Result<Chosen<'a>, AttentionError> {
    let lses = [
        ("first.lse", Some(parts[0].lse.element())),
        ("second.lse", Some(parts[1].lse.element())),
        ("lse", lse.map(ViewMut::element)),
    ];
    check_lses(lses)?;
    let has_batch = have_a_batch(&o.extent());
    let parts = parts.map(|part| match has_batch {
        true => part.operand(),
        false => part.operand_in(in_a_batch, in_a_batch),
    });
    let outcome = raw_outcome(o, lse);
    check_overlaps(&parts, &outcome)?;
    chosen_pair(&parts, &outcome)
}

/// The same of stacked parts.
fn raw_stacked<'a>(
    parts: &RawPart<'a>,
    o: &ViewMut<'a>,
    lse: Option<&ViewMut<'a>>,
) -> Result<Chosen<'a>, AttentionError> {
    check_lses([
        ("parts.lse", Some(parts.lse.element())),
        ("lse", lse.map(ViewMut::element)),
    ])?;
    let parts = match have_a_batch(&o.extent()) {
        true => parts.operand(),
        false => parts.operand_in(|o| o, parts_in_a_batch),
    };
    let outcome = raw_outcome(o, lse);
    let written = [
        ("o", Some(&outcome.o.extent)),
        ("lse", outcome.lse.as_ref()),
    ];
    for (output, extent) in written {
        let Some(extent) = extent else { continue };
        disjoint((output, extent), ("parts.o", &parts.o.extent))?;
        disjoint((output, extent), ("parts.lse", &parts.lse))?;
    }
    if let Some(lse) = &outcome.lse {
        disjoint(("lse", lse), ("o", &outcome.o.extent))?;
    }
    chosen_stacked(&parts, &outcome)
}

/// Log-sum-exps of stacked parts with a batch of one behind the parts.
fn parts_in_a_batch(lse: Extent) -> Extent {
    let ([a, b, c, d], [x, y, z, _]) = (lse.shape, lse.strides);
    match d {
        1 => Extent {
            shape: [a, 1, b, c],
            strides: [x, 0, y, z],
            ..lse
        },
        _ => lse,
    }
}

/// Whether log-sum-exps, by their names, are float32.
fn check_lses(
    lses: impl IntoIterator<Item = (&'static str, Option<Type>)>,
) -> Result<(), AttentionError> {
    let wrong = |(tensor, element): (_, Option<Type>)| {
        let found = element.filter(|element| *element != Type::F32)?;
        Some(AttentionError::ElementType {
            tensor,
            found,
            expected: "f32",
        })
    };
    lses.into_iter().find_map(wrong).map_or(Ok(()), Err)
}

/// Where a result goes; that of packed sequences may have no batch.
fn raw_outcome(o: &ViewMut<'_>, lse: Option<&ViewMut<'_>>) -> Outcome {
    let has_batch = have_a_batch(&o.extent());
    let batch = |extent| match has_batch {
        true => extent,
        false => in_a_batch(extent),
    };
    Outcome {
        o: Operand {
            extent: batch(o.extent()),
            element: o.element(),
        },
        lse: lse.map(|lse| batch(lse.extent())),
    }
}

impl RawPart<'_> {
    fn operand(&self) -> OperandPart {
        self.operand_in(|o| o, |lse| lse)
    }

    /// With other dimensions.
    fn operand_in(
        &self,
        o: impl Fn(Extent) -> Extent,
        lse: impl Fn(Extent) -> Extent,
    ) -> OperandPart {
        OperandPart {
            o: Operand {
                extent: o(self.o.extent()),
                element: self.o.element(),
            },
            lse: lse(self.lse.extent()),
        }
    }
}

impl<T: MergeElement> Part<'_, T> {
    fn operand(&self) -> OperandPart {
        OperandPart {
            o: Operand::new::<T>(self.o.extent),
            lse: self.lse.extent,
        }
    }
}

fn chosen_pair<'a>(
    parts: &[OperandPart; 2],
    outcome: &Outcome,
) -> Result<Chosen<'a>, AttentionError> {
    let names = ["first.o", "second.o", "o"];
    let types = [parts[0].o.element, parts[1].o.element, outcome.o.element];
    let element = one_type(names, types)?;
    Ok(pair(element, parts, outcome)?)
}

fn chosen_stacked<'a>(
    parts: &OperandPart,
    outcome: &Outcome,
) -> Result<Chosen<'a>, AttentionError> {
    let element = one_type(["parts.o", "o"], [parts.o.element, outcome.o.element])?;
    Ok(stacked(element, parts, outcome)?)
}

/// The type of the kernel for outputs of these types.
fn one_type<const N: usize>(
    names: [&'static str; N],
    types: [Type; N],
) -> Result<Type, AttentionError> {
    kernel_type(types).map_err(|(position, narrow)| AttentionError::ElementType {
        tensor: names[position],
        found: types[position],
        expected: match narrow {
            Some(Type::F16) => "f16 or f32, as the others",
            Some(_) => "bf16 or f32, as the others",
            None => "f16, bf16 or f32",
        },
    })
}

/// Whether no output shares memory with another tensor, unless it is the same one of a part: a thread stores what it has loaded
/// from there.
fn check_overlaps(parts: &[OperandPart; 2], outcome: &Outcome) -> Result<(), AttentionError> {
    let [first, second] = parts;
    let outputs = [("first.o", &first.o.extent), ("second.o", &second.o.extent)];
    let lses = [("first.lse", &first.lse), ("second.lse", &second.lse)];
    let o = ("o", &outcome.o.extent);
    let lse = outcome.lse.as_ref().map(|lse| ("lse", lse));
    for input in outputs {
        disjoint_or_same(o, input)?;
        if let Some(lse) = lse {
            disjoint(lse, input)?;
        }
    }
    for input in lses {
        disjoint(o, input)?;
        if let Some(lse) = lse {
            disjoint_or_same(lse, input)?;
        }
    }
    match lse {
        Some(lse) => disjoint(lse, o),
        None => Ok(()),
    }
}

/// A tensor and its name.
type Named<'a> = (&'static str, &'a Extent);

fn disjoint_or_same(output: Named<'_>, input: Named<'_>) -> Result<(), AttentionError> {
    match output.1 == input.1 {
        true => Ok(()),
        false => disjoint(output, input),
    }
}

fn disjoint((output, a): Named<'_>, (tensor, b): Named<'_>) -> Result<(), AttentionError> {
    match share_memory(&Bytes::of(a), &Bytes::of(b)) {
        true => Err(AttentionError::SharedMemory { output, tensor }),
        false => Ok(()),
    }
}
