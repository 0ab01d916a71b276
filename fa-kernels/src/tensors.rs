//! What launches are made of: the tensors of attention, and the scale as kernels take it.

use fa_dsl::abi::{TensorView, TensorViewMut};

/// The inputs, as (batch, seq, heads, head_dim).
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a, T> {
    /// Queries: (batch, seq_q, heads, head_dim).
    pub q: TensorView<'a, T>,
    /// Keys: (batch, seq_k, KV heads, head_dim).
    pub k: TensorView<'a, T>,
    /// Values: (batch, seq_k, KV heads, head_dim).
    pub v: TensorView<'a, T>,
}

/// The outputs.
#[derive(Debug)]
pub struct Outputs<'a, T> {
    /// Output: (batch, seq_q, heads, head_dim).
    pub o: TensorViewMut<'a, T>,
    /// Log-sum-exp of the scores that softmax takes, natural logarithm: (batch, heads, seq_q).
    pub lse: TensorViewMut<'a, f32>,
}

/// A launch that fits its kernel.
#[derive(Debug)]
pub struct Launch<A> {
    /// CTAs.
    pub grid: [u32; 3],
    /// Arguments.
    pub args: A,
}

/// scale·log2 e, or `None` for a scale that softmax has no meaning for. Kernels multiply −∞ by
/// it, so that 0 becomes the smallest positive number: every finite score times that is 0 next to
/// another.
pub(crate) fn scale_log2(scale: f32) -> Option<f32> {
    let valid = scale.is_finite() && scale >= 0.0;
    valid.then(|| (scale * std::f32::consts::LOG2_E).max(f32::MIN_POSITIVE))
}
