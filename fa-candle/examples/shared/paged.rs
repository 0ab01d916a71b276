//! Attention of (batch, seq, heads, head_dim) by fa-candle, to keys and values in pages.

use candle_core::{DType, Result, Tensor};
use fa_candle::{Options, Paged, attention_paged};

/// Causal, computed in `dtype`, float16 or bfloat16.
pub fn fused_paged(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    paged: &Paged,
    dtype: DType,
) -> Result<Tensor> {
    let [narrow_q, k, v] = [q, k, v].map(|tensor| tensor.to_dtype(dtype));
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let (o, _) = attention_paged(&narrow_q?, &k?, &v?, paged, &options)?;
    o.to_dtype(q.dtype())
}
