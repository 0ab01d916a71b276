//! The forward pass, in each of the three ways.

mod gather;
mod partial;
mod ring;

pub(crate) use gather::gather;
pub(crate) use ring::ring;

use fa::attention::Options;

use crate::band::Band;
use crate::scratch::Tensor;
use crate::sequences::Sequences;

/// The tensors of a rank's forward pass: (batch, seq, heads, head_dim), and (batch, heads, seq_q).
#[derive(Clone, Copy)]
pub(crate) struct Forward<T> {
    pub q: Tensor<T>,
    pub k: Tensor<T>,
    pub v: Tensor<T>,
    pub o: Tensor<T>,
    pub lse: Tensor<f32>,
}

/// What is computed.
#[derive(Clone, Copy)]
pub(crate) struct Job<'j, 'a> {
    pub sequences: &'j Sequences,
    pub options: &'j Options<'a>,
    pub band: Band,
}

impl Job<'_, '_> {
    /// Whether an option goes by positions, so that calls have to keep them.
    pub fn exact(&self) -> bool {
        self.options.alibi_slopes.is_some()
    }
}
