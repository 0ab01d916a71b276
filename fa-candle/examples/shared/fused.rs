//! Attention of (batch, seq, heads, head_dim) by fa-candle.

use candle_core::{D, DType, Result, Tensor};

/// Computed in `dtype`, float16 or bfloat16.
pub fn fused(q: &Tensor, k: &Tensor, v: &Tensor, dtype: DType, causal: bool) -> Result<Tensor> {
    let [narrow_q, k, v] = [q, k, v].map(|tensor| tensor.to_dtype(dtype));
    let scale = 1.0 / (q.dim(D::Minus1)? as f32).sqrt();
    fa_candle::flash_attn(&narrow_q?, &k?, &v?, scale, causal)?.to_dtype(q.dtype())
}
