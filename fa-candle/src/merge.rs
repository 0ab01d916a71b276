//! Merging what attention over parts of the keys gave.

use candle_core::{DType, Device, Error, Result, Tensor, bail};
use fa::attention::{RawPart, merge_on, merge_stacked_on};
use fa::prelude::ViewMut;
use fa::runtime::BorrowedStream;

use crate::layout::{Place, readable};
use crate::options::same_device;
use crate::places::{Places, Tensors, output};
use crate::refusal::{OF_MERGED_PARTS, refuse_backward};

/// Attention over the keys of two parts, of what it gave over each: o = Σ exp(lseᵢ − lse) oᵢ with lse = log Σ exp(lseᵢ). The parts
/// see different keys of the same queries: a prefix that sequences share, and the rest of each.
///
/// Outputs are (batch, seq_q, heads, head_dim) and log-sum-exps (batch, heads, seq_q), as [`attention()`](crate::attention()) gives
/// them, or (all queries, heads, head_dim) and (heads, all queries), as [`attention_varlen()`](crate::attention_varlen()) does. Outputs
/// are float16, bfloat16 or float32, the second also of another type than the first, as long as there is one 16-bit type: so float32 sums
/// take in many parts. Log-sum-exps are float32, and sums are taken in float32.
///
/// Gives the output, of the type of `o`, and its log-sum-exp. A part whose log-sum-exp is −∞ has no share, and its output is not read;
/// where neither part saw a key the output is 0 and the log-sum-exp −∞. There is no backward pass: `backward()` is an error that says
/// so.
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use fa_candle::{Options, attention, merge};
///
/// # fn main() -> candle_core::Result<()> {
/// let q = Tensor::randn(0.0_f32, 1.0, (1, 16, 2, 64), &Device::Cpu)?.to_dtype(DType::F16)?;
/// let options = Options { lse: true, ..Options::default() };
/// let part = |first| {
///     let kv = q.narrow(1, first, 8)?;
///     let (o, lse) = attention(&q, &kv, &kv, &options)?;
///     Ok::<_, candle_core::Error>((o, lse.expect("it was asked for")))
/// };
/// let ((o, lse), (other_o, other_lse)) = (part(0)?, part(8)?);
/// let (merged, _) = merge(&o, &lse, &other_o, &other_lse)?;
///
/// let (all, _) = attention(&q, &q, &q, &options)?;
/// let difference = (merged - all)?.abs()?.to_dtype(DType::F32)?.max_all()?;
/// assert!(difference.to_scalar::<f32>()? < 4e-3);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// When the tensors are of other types or on different devices, their shapes do not fit each other, or compiling or launching fails.
pub fn merge(
    o: &Tensor,
    lse: &Tensor,
    other_o: &Tensor,
    other_lse: &Tensor,
) -> Result<(Tensor, Tensor)> {
    for (name, part) in [("o", o), ("other_o", other_o)] {
        check_output(name, part, o)?;
    }
    check_shape("other_o", other_o, o.dims(), "the shape of `o`")?;
    let (lse_shape, text) = match *o.dims() {
        [batch, seq_q, heads, _] => (vec![batch, heads, seq_q], "(batch, heads, seq_q)"),
        [queries, heads, _] => (vec![heads, queries], "(heads, all queries)"),
        _ => bail!(
            "`o` has the shape {:?}: it has to be (batch, seq_q, heads, head_dim), or (all queries, heads, head_dim)",
            o.dims()
        ),
    };
    for (name, lse) in [("lse", lse), ("other_lse", other_lse)] {
        check_lse(name, lse, o)?;
        check_shape(name, lse, &lse_shape, text)?;
    }
    let parts = [readable(o)?, readable(other_o)?];
    let read = [
        ("o", &*parts[0]),
        ("lse", lse),
        ("other_o", &*parts[1]),
        ("other_lse", other_lse),
    ];
    merged(read, [o.dims(), &lse_shape], |stream, parts, o, lse| {
        let [first_o, first_lse, second_o, second_lse] = parts;
        // SAFETY: the tensors are locked until this has returned, and candle orders what its stream is given.
        let parts = unsafe { [part(first_o, first_lse)?, part(second_o, second_lse)?] };
        merge_on(stream, parts, o, Some(lse)).map_err(Error::wrap)
    })
}

/// As [`merge`], of any number of parts in one tensor, which [`Tensor::stack`] makes of several: `o` is (parts, batch, seq_q, heads,
/// head_dim) and `lse` (parts, batch, heads, seq_q), or (parts, all queries, heads, head_dim) and (parts, heads, all queries).
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use fa_candle::merge_stacked;
///
/// # fn main() -> candle_core::Result<()> {
/// let part = |value: f32| Tensor::full(value, (1, 3, 2, 64), &Device::Cpu);
/// let lse = Tensor::zeros((1, 2, 3), DType::F32, &Device::Cpu)?; // as much weight in each part
/// let stacked = Tensor::stack(&[part(1.0)?, part(2.0)?, part(6.0)?], 0)?;
/// let (o, lse) = merge_stacked(&stacked, &Tensor::stack(&[&lse, &lse, &lse], 0)?)?;
/// assert!((o.mean_all()?.to_scalar::<f32>()? - 3.0).abs() < 1e-6);
/// assert!((lse.mean_all()?.to_scalar::<f32>()? - 3_f32.ln()).abs() < 1e-6);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`merge`].
pub fn merge_stacked(o: &Tensor, lse: &Tensor) -> Result<(Tensor, Tensor)> {
    check_output("o", o, o)?;
    check_lse("lse", lse, o)?;
    let (parts, rows, lse_shape, text) = match *o.dims() {
        [parts, batch, seq_q, heads, _] => (
            parts,
            // In the library batch and queries are one dimension.
            o.flatten(1, 2)?,
            vec![batch, heads, seq_q],
            "(parts, batch, heads, seq_q)",
        ),
        [parts, queries, heads, _] => (
            parts,
            o.clone(),
            vec![heads, queries],
            "(parts, heads, all queries)",
        ),
        _ => bail!(
            "`o` has the shape {:?}: it has to be (parts, batch, seq_q, heads, head_dim), or (parts, all queries, heads, \
             head_dim)",
            o.dims()
        ),
    };
    check_shape("lse", lse, &[&[parts], &lse_shape[..]].concat(), text)?;
    let rows = readable(&rows)?;
    let read = [("o", &*rows), ("lse", lse)];
    merged(
        read,
        [&o.dims()[1..], &lse_shape],
        |stream, parts, o, lse| {
            let [parts_o, parts_lse] = parts;
            // SAFETY: as of two parts.
            let parts = unsafe { part(parts_o, parts_lse)? };
            merge_stacked_on(stream, parts, o, Some(lse)).map_err(Error::wrap)
        },
    )
}

/// What `run` merges of these tensors, the first of which is an output: a new output of its type and its log-sum-exp, of these shapes.
fn merged<const N: usize>(
    read: [(&'static str, &Tensor); N],
    [shape, lse_shape]: [&[usize]; 2],
    run: impl Fn(&BorrowedStream<'_>, [Place; N], ViewMut<'_>, ViewMut<'_>) -> Result<()>,
) -> Result<(Tensor, Tensor)> {
    let inputs = read.map(|(_, tensor)| tensor);
    let (dtype, device) = (inputs[0].dtype(), inputs[0].device());
    let o = output(shape, dtype, device)?;
    let lse = output(lse_shape, DType::F32, device)?;
    let tensors = Tensors {
        read: read.map(|(name, tensor)| (name, Some(tensor))).to_vec(),
        written: vec![("o", &o), ("lse", &lse)],
    };
    tensors.with_places(device, &|places: &Places<'_>| {
        let found: Vec<Place> = places.read.iter().copied().flatten().collect();
        let (Ok(found), [o, lse]) = (<[Place; N]>::try_from(found), places.written) else {
            bail!("a tensor of a merge has no place, which is a fault of fa-candle");
        };
        // SAFETY: as of what is read; nobody else has these yet.
        let (o, lse) = unsafe { (o.view_mut(), lse.view_mut()) };
        let (o, lse) = (o.map_err(Error::wrap)?, lse.map_err(Error::wrap)?);
        run(places.stream, found, o, lse)
    })?;
    Ok((refuse_backward(o, inputs, OF_MERGED_PARTS)?, lse))
}

/// A part at these places.
///
/// # Safety
/// As [`Place::view`].
unsafe fn part<'a>(o: Place, lse: Place) -> Result<RawPart<'a>> {
    // SAFETY: the caller's promise.
    let (o, lse) = unsafe { (o.view(), lse.view()) };
    let (o, lse) = (o.map_err(Error::wrap)?, lse.map_err(Error::wrap)?);
    Ok(RawPart { o, lse })
}

/// Whether an output can be merged beside `first`.
fn check_output(name: &str, o: &Tensor, first: &Tensor) -> Result<()> {
    let (dtype, of_first) = (o.dtype(), first.dtype());
    if !matches!(dtype, DType::F16 | DType::BF16 | DType::F32) {
        bail!(
            "`{name}` is {}: parts are f16, bf16 or f32, convert it with to_dtype()",
            dtype.as_str()
        );
    }
    if dtype != of_first && dtype != DType::F32 && of_first != DType::F32 {
        bail!(
            "`{name}` is {}, `o` is {}: convert one of them to the other's type, or to f32, with to_dtype()",
            dtype.as_str(),
            of_first.as_str()
        );
    }
    check_place(name, o, first)
}

/// Whether a log-sum-exp can be merged beside `first`.
fn check_lse(name: &str, lse: &Tensor, first: &Tensor) -> Result<()> {
    if lse.dtype() != DType::F32 {
        bail!(
            "`{name}` is {}: it has to be the log-sum-exp that attention gives, f32",
            lse.dtype().as_str()
        );
    }
    check_place(name, lse, first)
}

fn check_place(name: &str, tensor: &Tensor, first: &Tensor) -> Result<()> {
    if let Device::Metal(_) = tensor.device() {
        bail!("`{name}` is on a Metal device: merging runs on CUDA devices and on the CPU");
    }
    same_device(name, tensor, first.device())
}

fn check_shape(name: &str, tensor: &Tensor, expected: &[usize], text: &str) -> Result<()> {
    match tensor.dims() == expected {
        true => Ok(()),
        false => bail!(
            "`{name}` has the shape {:?}: it has to be {text}, {expected:?}",
            tensor.dims()
        ),
    }
}
