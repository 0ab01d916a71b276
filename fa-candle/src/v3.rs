//! candle-flash-attn-v3's functions, under their names and with their signatures. Tensors, windows and slopes are as in
//! [`v2`].
//!
//! `use_gqa_packing` is there for the signatures: in candle-flash-attn-v3 it chooses kernels that pack the query heads of a KV
//! head. Here query heads that share a KV head are handled by every kernel, and the value changes neither the result nor
//! what is launched. Windows, which candle-flash-attn-v3 ignores, hide what they say.

use candle_core::{Result, Tensor};

use crate::v2;

/// As [`v2::flash_attn`].
///
/// # Errors
/// As [`attention()`](crate::attention()).
pub fn flash_attn(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    softmax_scale: f32,
    causal: bool,
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    v2::flash_attn(q, k, v, softmax_scale, causal)
}

/// As [`v2::flash_attn_windowed`].
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
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    v2::flash_attn_windowed(q, k, v, softmax_scale, window_size_left, window_size_right)
}

/// As [`v2::flash_attn_alibi`].
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
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    v2::flash_attn_alibi(q, k, v, alibi_slopes, softmax_scale, causal)
}

/// As [`v2::flash_attn_alibi_windowed`].
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn-v3's"
)]
pub fn flash_attn_alibi_windowed(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    alibi_slopes: &Tensor,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    let (left, right) = (window_size_left, window_size_right);
    v2::flash_attn_alibi_windowed(q, k, v, alibi_slopes, softmax_scale, left, right)
}

/// As [`v2::flash_attn_varlen`].
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn-v3's"
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
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    v2::flash_attn_varlen(
        q,
        k,
        v,
        seqlens_q,
        seqlens_k,
        max_seqlen_q,
        max_seqlen_k,
        softmax_scale,
        causal,
    )
}

/// As [`v2::flash_attn_varlen_windowed`].
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn-v3's"
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
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    v2::flash_attn_varlen_windowed(
        q,
        k,
        v,
        seqlens_q,
        seqlens_k,
        max_seqlen_q,
        max_seqlen_k,
        softmax_scale,
        window_size_left,
        window_size_right,
    )
}

/// As [`v2::flash_attn_varlen_alibi`].
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn-v3's"
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
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    v2::flash_attn_varlen_alibi(
        q,
        k,
        v,
        alibi_slopes,
        seqlens_q,
        seqlens_k,
        max_seqlen_q,
        max_seqlen_k,
        softmax_scale,
        causal,
    )
}

/// As [`v2::flash_attn_varlen_alibi_windowed`].
///
/// # Errors
/// As [`attention()`](crate::attention()).
#[expect(
    clippy::too_many_arguments,
    reason = "the signature is candle-flash-attn-v3's"
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
    use_gqa_packing: bool,
) -> Result<Tensor> {
    let _ = use_gqa_packing;
    v2::flash_attn_varlen_alibi_windowed(
        q,
        k,
        v,
        alibi_slopes,
        seqlens_q,
        seqlens_k,
        max_seqlen_q,
        max_seqlen_k,
        softmax_scale,
        window_size_left,
        window_size_right,
    )
}
