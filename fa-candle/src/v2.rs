//! candle-flash-attn's functions, under their names and with their signatures.
//!
//! `q` is (batch, seq_q, heads, head_dim), `k` and `v` are (batch, seq_k, KV heads, head_dim), float16 or bfloat16, the KV
//! heads a divisor of the heads. All give the output, (batch, seq_q, heads, head_dim) of the same type; their errors are
//! those of [`attention()`](crate::attention()).
//!
//! A window's ends are the keys that a query sees before and after its own position, `None` for all of them, aligned
//! bottom-right: the last query stands at the last key. `window_size_left = None` with `window_size_right = Some(0)` is the
//! causal mask. ALiBi's slopes are (heads) or (batch, heads), float32.
//!
//! Those named `varlen` are of packed sequences, as [`attention_varlen()`](crate::attention_varlen()) has them:
//! `q` is (all queries, heads, head_dim), `k` and `v` are (all keys, KV heads, head_dim). `seqlens_q` and `seqlens_k`,
//! (batch + 1) of u32, say where each sequence begins and where the last one ends; no sequence is longer than `max_seqlen_q`
//! and `max_seqlen_k`. Positions are counted within the sequence.

use candle_core::{DType, Error, Result, Tensor, bail};
use fa::attention::{Window, check_lengths};

use crate::attention::{attention, attention_paged, attention_varlen};
use crate::options::{Options, Packed, Paged, same_device};

/// softmax(softmax_scale·Q Kᵀ) V, by every key or, if `causal`, by those up to a query's own position.
///
/// # Errors
/// As [`attention()`](crate::attention()).
pub fn flash_attn(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    softmax_scale: f32,
    causal: bool,
) -> Result<Tensor> {
    let (left, right) = (None, causal.then_some(0));
    flash_attn_windowed(q, k, v, softmax_scale, left, right)
}

/// As [`flash_attn`], by the keys of a window.
///
/// # Errors
/// As [`attention()`](crate::attention()).
pub fn flash_attn_windowed(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
) -> Result<Tensor> {
    let options = windowed(softmax_scale, window_size_left, window_size_right);
    Ok(attention(q, k, v, &options)?.0)
}

/// As [`flash_attn`], less ALiBi's slopes times the distance between query and key.
///
/// # Errors
/// As [`attention()`](crate::attention()).
pub fn flash_attn_alibi(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    alibi_slopes: &Tensor,
    softmax_scale: f32,
    causal: bool,
) -> Result<Tensor> {
    let (left, right) = (None, causal.then_some(0));
    flash_attn_alibi_windowed(q, k, v, alibi_slopes, softmax_scale, left, right)
}

/// As [`flash_attn_alibi`], by the keys of a window.
///
/// # Errors
/// As [`attention()`](crate::attention()).
pub fn flash_attn_alibi_windowed(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    alibi_slopes: &Tensor,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
) -> Result<Tensor> {
    let options = Options {
        alibi_slopes: Some(alibi_slopes.clone()),
        ..windowed(softmax_scale, window_size_left, window_size_right)
    };
    Ok(attention(q, k, v, &options)?.0)
}

/// As [`flash_attn_alibi_windowed`], with slopes or without, and with scores s made softcap·tanh(s / softcap); 0 for no
/// softcap.
///
/// # Errors
/// As [`attention()`](crate::attention()), and when the softcap is negative or not finite.
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn's"
)]
pub fn flash_attn_alibi_windowed_softcap(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    alibi_slopes: Option<&Tensor>,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
    softcap: f32,
) -> Result<Tensor> {
    let options = Options {
        alibi_slopes: alibi_slopes.cloned(),
        softcap: (softcap != 0.0).then_some(softcap),
        ..windowed(softmax_scale, window_size_left, window_size_right)
    };
    Ok(attention(q, k, v, &options)?.0)
}

/// As [`flash_attn`], of packed sequences.
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn's"
)]
pub fn flash_attn_varlen(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    softmax_scale: f32,
    causal: bool,
) -> Result<Tensor> {
    let packed = packed(seqlens_q, seqlens_k, max_seqlen_q, max_seqlen_k);
    let options = windowed(softmax_scale, None, causal.then_some(0));
    Ok(attention_varlen(q, k, v, &packed, &options)?.0)
}

/// As [`flash_attn_windowed`], of packed sequences.
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn's"
)]
pub fn flash_attn_varlen_windowed(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
) -> Result<Tensor> {
    let packed = packed(seqlens_q, seqlens_k, max_seqlen_q, max_seqlen_k);
    let options = windowed(softmax_scale, window_size_left, window_size_right);
    Ok(attention_varlen(q, k, v, &packed, &options)?.0)
}

/// As [`flash_attn_alibi`], of packed sequences.
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn's"
)]
pub fn flash_attn_varlen_alibi(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    alibi_slopes: &Tensor,
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    softmax_scale: f32,
    causal: bool,
) -> Result<Tensor> {
    let packed = packed(seqlens_q, seqlens_k, max_seqlen_q, max_seqlen_k);
    let options = Options {
        alibi_slopes: Some(alibi_slopes.clone()),
        ..windowed(softmax_scale, None, causal.then_some(0))
    };
    Ok(attention_varlen(q, k, v, &packed, &options)?.0)
}

/// As [`flash_attn_alibi_windowed`], of packed sequences.
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn's"
)]
pub fn flash_attn_varlen_alibi_windowed(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    alibi_slopes: &Tensor,
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
) -> Result<Tensor> {
    let packed = packed(seqlens_q, seqlens_k, max_seqlen_q, max_seqlen_k);
    let options = Options {
        alibi_slopes: Some(alibi_slopes.clone()),
        ..windowed(softmax_scale, window_size_left, window_size_right)
    };
    Ok(attention_varlen(q, k, v, &packed, &options)?.0)
}

/// As [`flash_attn_alibi_windowed_softcap`], of packed sequences.
///
/// # Errors
/// As [`attention()`](crate::attention()), and when the softcap is negative or not finite.
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn's"
)]
pub fn flash_attn_varlen_alibi_windowed_softcap(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    alibi_slopes: Option<&Tensor>,
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
    softcap: f32,
) -> Result<Tensor> {
    let packed = packed(seqlens_q, seqlens_k, max_seqlen_q, max_seqlen_k);
    let options = Options {
        alibi_slopes: alibi_slopes.cloned(),
        softcap: (softcap != 0.0).then_some(softcap),
        ..windowed(softmax_scale, window_size_left, window_size_right)
    };
    Ok(attention_varlen(q, k, v, &packed, &options)?.0)
}

/// As [`flash_attn_varlen_windowed`], of keys and values in pages, and with scores s made softcap·tanh(s / softcap): `k` and `v` are
/// (pages, page_block_size, KV heads, head_dim), pages of any length. `block_table`, (batch, pages of a sequence) of u32 or i32, says
/// which pages each sequence has; `seqlens_k`, (batch + 1) of u32, are the sums of how many keys of them the sequences use.
///
/// `mm_prefix_ranges`, (batch, ranges, 2) of i32 or u32, are [`Options::prefix_ranges`]: tokens between the first number of a
/// range and before the second see each other, whatever the window says. A range that begins or ends before 0 is none.
///
/// # Errors
/// As [`attention()`](crate::attention()), and when the softcap is negative or not finite.
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn's"
)]
pub fn flash_attn_varlen_paged_windowed(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    block_table: &Tensor,
    mm_prefix_ranges: Option<&Tensor>,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
    page_block_size: usize,
    softcap: Option<f32>,
) -> Result<Tensor> {
    // Of other ranks the call below says what they have to be.
    let (page, room) = match (k.dims(), block_table.dims()) {
        (&[_, page, _, _], &[_, pages]) => (page, pages.saturating_mul(page)),
        _ => (page_block_size, max_seqlen_k),
    };
    if page != page_block_size {
        bail!("page_block_size is {page_block_size}, the pages of `k` have {page} keys");
    }
    same_device("seqlens_k", seqlens_k, q.device())?;
    let paged = Paged {
        block_table: block_table.clone(),
        seqused_k: differences(seqlens_k, max_seqlen_k)?,
        max_seqlen_k: max_seqlen_k.min(room),
        queries: Some((seqlens_q.clone(), max_seqlen_q)),
    };
    let ranges = mm_prefix_ranges.filter(|ranges| ranges.elem_count() > 0);
    let options = Options {
        softcap: softcap.filter(|softcap| *softcap != 0.0),
        prefix_ranges: ranges.cloned(),
        ..windowed(softmax_scale, window_size_left, window_size_right)
    };
    Ok(attention_paged(q, k, v, &paged, &options)?.0)
}

/// How long the sequences of a list of sums are, of which none is longer than `longest`. Candle subtracts no i32 on a GPU.
fn differences(seqlens: &Tensor, longest: usize) -> Result<Tensor> {
    let [count] = *seqlens.dims() else {
        bail!(
            "`seqlens_k` has the shape {:?}: it has to be (batch + 1)",
            seqlens.dims()
        );
    };
    if seqlens.dtype() != DType::U32 {
        bail!(
            "`seqlens_k` is {}: beside pages it has to be u32, make it from numbers of that type",
            seqlens.dtype().as_str()
        );
    }
    if seqlens.device().is_cpu() {
        let sums = seqlens.to_vec1::<u32>()?;
        let last = sums.last().copied().unwrap_or_default();
        check_lengths("seqlens_k", &sums, last.into(), longest).map_err(Error::wrap)?;
    }
    let sequences = count.saturating_sub(1);
    seqlens.narrow(0, 1, sequences)? - seqlens.narrow(0, 0, sequences)?
}

fn packed(
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
) -> Packed {
    Packed {
        seqlens_q: seqlens_q.clone(),
        seqlens_k: seqlens_k.clone(),
        max_seqlen_q,
        max_seqlen_k,
    }
}

/// A scale and a window. One that ends at a query's own position is a causal mask, which kernels are specialised to.
fn windowed(scale: f32, left: Option<usize>, right: Option<usize>) -> Options {
    // No sequence is so long that a longer window would hide less.
    let keys = |keys: usize| u32::try_from(keys).unwrap_or(u32::MAX);
    let causal = right == Some(0);
    let window = Window {
        left: left.map(keys),
        right: right.map(keys).filter(|_| !causal),
    };
    Options {
        scale: Some(scale),
        causal,
        window: (window != Window::default()).then_some(window),
        ..Options::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_ends_at_the_query_is_causal() {
        let options = windowed(0.5, None, Some(0));
        assert!(options.causal && options.window.is_none());
        let options = windowed(0.5, Some(3), Some(0));
        assert!(options.causal);
        assert_eq!(options.window.and_then(|window| window.left), Some(3));
        let options = windowed(0.5, None, Some(2));
        assert!(!options.causal);
        assert_eq!(options.window.and_then(|window| window.right), Some(2));
        let options = windowed(0.5, None, None);
        assert!(!options.causal && options.window.is_none());
    }
}
