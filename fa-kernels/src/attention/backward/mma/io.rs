//! The kernel's tensors and run-time parameters.

use fa_dsl::prelude::*;
use fa_dsl::tile::Within;

use crate::attention::kernel_problem::KernelProblem;

/// The kernel's tensors and run-time parameters.
pub struct Io<T> {
    /// (batch, seq_q, heads, head_dim).
    pub q: Tensor<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub k: Tensor<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub v: Tensor<T>,
    /// (batch, seq_q, heads, head_dim).
    pub d_o: Tensor<T>,
    /// (batch · heads · padded, 2).
    pub statistics: Tensor<f32>,
    /// (batch · heads · padded, head_dim of the tiles), in the order of [`crate::attention::backward::sums`].
    pub sums: TensorInOut<f32>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dk: TensorMut<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dv: TensorMut<T>,
    /// Sizes, scale, options.
    pub problem: KernelProblem,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
    /// What products Q Kᵀ are multiplied by.
    pub scale: Reg<f32>,
    /// Rows of a head in the workspace.
    pub padded: Reg<u32>,
}

impl<T> Io<T> {
    /// The part of a tile that exists: columns past the heads' do not, nor rows from `rows` on.
    pub(super) fn within(&self, rows: Option<Reg<u32>>) -> Within {
        Within {
            rows,
            chunks: Some(self.head_dim / 8),
        }
    }
}
