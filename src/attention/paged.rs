//! Attention over keys and values in pages.

use fa_dsl::abi::{TensorView, TensorViewMut};
use fa_runtime::{Buffer, Device, Queue};

use super::{AttentionElement, AttentionError, Options, Paged, attention_into};

/// As [`attention`](super::attention), of keys and values in pages: `q` is (batch, seq_q, heads, head_dim), `k` and `v` are
/// (pages, page, KV heads, head_dim), strided as they like but for the last dimension: (pages, KV heads, page, head_dim) in
/// memory is a view with other strides. `paged` says which pages each sequence has, `seqused_k`, (batch), how many keys of
/// them are used. Gives the output: (batch, seq_q, heads, head_dim), contiguous.
///
/// Pages may belong to several sequences. What pages hold after the last used key, and pages that no one has, are not read.
/// The table and the lengths are read on the device: a captured launch is right for other ones, as long as no sequence is
/// longer than `max_seq_k`. Packed queries go through [`attention_varlen`](super::attention_varlen) with
/// [`Options::paged`] and [`Options::seqused_k`].
///
/// ```
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// // Three pages of 16 keys, of which one sequence has the last and the first: 20 keys.
/// let pages = device.upload(&vec![f16::ONE; 3 * 16 * 2 * 64])?;
/// let pages = pages.contiguous(&[3, 16, 2, 64])?;
/// let table = device.upload(&[2_u32, 0])?;
/// let used = device.upload(&[20_u32])?;
/// let paged = Paged { block_table: table.contiguous(&[1, 2])?, page: 16, max_seq_k: 32 };
///
/// let q = device.upload(&vec![f16::ONE; 8 * 64])?; // one query of eight heads
/// let q = q.contiguous(&[1, 1, 8, 64])?;
/// let used = used.contiguous(&[1])?;
/// let o = attention_paged(&device, q, pages, pages, paged, used, &Options::default())?;
/// assert_eq!(o.read()?, vec![f16::ONE; 8 * 64]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`attention`](super::attention).
pub fn attention_paged<T: AttentionElement>(
    device: &Device,
    q: TensorView<'_, T>,
    k: TensorView<'_, T>,
    v: TensorView<'_, T>,
    paged: Paged<'_>,
    seqused_k: TensorView<'_, u32>,
    options: &Options<'_>,
) -> Result<Buffer<T>, AttentionError> {
    let shape = q.extent.shape;
    let mut o = device.alloc::<T>(shape.iter().product::<u64>() as usize)?;
    let o_view = o.contiguous_mut(&shape)?;
    attention_paged_into(device, [q, k, v], o_view, None, paged, seqused_k, options)?;
    Ok(o)
}

/// As [`attention_paged`], of `[q, k, v]` into tensors that exist: the output and, if it is wanted, the log-sum-exp, (batch,
/// heads, seq_q). Allocates nothing once the kernel is loaded and the workspace has grown.
///
/// # Errors
/// As [`attention_paged`].
pub fn attention_paged_into<'a, T: AttentionElement>(
    queue: impl Queue<'a>,
    inputs: [TensorView<'a, T>; 3],
    o: TensorViewMut<'a, T>,
    lse: Option<TensorViewMut<'a, f32>>,
    paged: Paged<'a>,
    seqused_k: TensorView<'a, u32>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let options = Options {
        paged: Some(paged),
        seqused_k: Some(seqused_k),
        ..*options
    };
    attention_into(queue, inputs, o, lse, &options)
}
