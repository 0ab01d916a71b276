//! The forward pass, in each of the three ways.

mod gather;
mod heads;
mod partial;
mod ring;

pub(crate) use gather::gather;
pub(crate) use heads::{heads, share, whole_options};
pub(crate) use ring::{Next, begin, ring};

use fa::attention::Options;

use crate::band::Band;
use crate::scratch::DeviceTensor;
use crate::sequences::Sequences;

/// The tensors of a rank's forward pass: (batch, seq, heads, head_dim), and (batch, heads, seq_q).
#[derive(Clone, Copy)]
pub(crate) struct Forward<T> {
    pub q: DeviceTensor<T>,
    pub k: DeviceTensor<T>,
    pub v: DeviceTensor<T>,
    pub o: DeviceTensor<T>,
    pub lse: DeviceTensor<f32>,
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
