//! Attention over packed sequences: of different lengths, one after the other.

use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_runtime::{Buffer, Device, Queue};

use super::{AttentionElement, AttentionError, Options, Packed, attention_into};

/// As [`attention`](super::attention), of sequences of different lengths that lie one after the other: `q` is (all queries,
/// heads, head_dim), `k` and `v` are (all keys, KV heads, head_dim), and `packed` says where each sequence begins. Sequences
/// may be empty, and `k` and `v` have no row where none has a key. Gives the output: (all queries, heads, head_dim), contiguous.
///
/// The lists of lengths are read on the device: a captured launch is right for other lengths, as long as none is longer than
/// `max_seq_q` and `max_seq_k`.
///
/// ```
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// let values = vec![f16::ONE; 10 * 2 * 64];
/// let x = device.upload(&values)?; // sequences of 7 and of 3, two heads
/// let x = x.contiguous(&[10, 2, 64])?;
/// let begins = device.upload(&[0_u32, 7, 10])?;
/// let begins = begins.contiguous(&[3])?;
/// let packed = Packed { cu_seqlens_q: begins, cu_seqlens_k: Some(begins), max_seq_q: 7, max_seq_k: 7 };
/// let o = attention_varlen(&device, x, x, x, packed, &Options::default())?;
/// assert_eq!(o.read()?, values);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`attention`](super::attention).
pub fn attention_varlen<T: AttentionElement>(
    device: &Device,
    q: TensorView<'_, T>,
    k: TensorView<'_, T>,
    v: TensorView<'_, T>,
    packed: Packed<'_>,
    options: &Options<'_>,
) -> Result<Buffer<T>, AttentionError> {
    let shape = q.extent.shape;
    let mut o = device.alloc::<T>(shape.iter().product::<u64>() as usize)?;
    let o_view = o.contiguous_mut(&shape[..3])?;
    attention_varlen_into(device, [q, k, v], o_view, None, packed, options)?;
    Ok(o)
}

/// As [`attention_varlen`], of `[q, k, v]` into tensors that exist: the output and, if it is wanted, the log-sum-exp, (heads,
/// all queries). Allocates nothing once the kernel is loaded.
///
/// # Errors
/// As [`attention_varlen`].
pub fn attention_varlen_into<'a, T: AttentionElement>(
    queue: impl Queue<'a>,
    inputs: [TensorView<'a, T>; 3],
    o: TensorViewMut<'a, T>,
    lse: Option<TensorViewMut<'a, f32>>,
    packed: Packed<'a>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let options = Options {
        packed: Some(packed),
        ..*options
    };
    let inputs = inputs.map(|input| TensorView::<T>::from_extent(in_a_batch(input.extent)));
    let o = TensorViewMut::from_extent(in_a_batch(o.extent));
    let lse = lse.map(|lse| TensorViewMut::<f32>::from_extent(in_a_batch(lse.extent)));
    attention_into(queue, inputs, o, lse, &options)
}

/// Whether packed tensors, of which these are the queries, have a dimension of one before the others.
pub(super) fn have_a_batch(q: &Extent) -> bool {
    q.shape[3] != 1
}

/// The same tensor with a dimension of one before the others. A fourth one, which packed tensors do not have, is left where
/// it is, so that the shape is found to be wrong.
pub(super) fn in_a_batch(extent: Extent) -> Extent {
    let ([a, b, c, d], [x, y, z, _]) = (extent.shape, extent.strides);
    if d != 1 {
        return extent;
    }
    Extent {
        shape: [1, a, b, c],
        strides: [0, x, y, z],
        ..extent
    }
}
