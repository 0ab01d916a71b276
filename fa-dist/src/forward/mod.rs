//! The forward pass, in each of the three ways.

mod gather;
mod heads;
mod partial;
mod ring;

pub(crate) use gather::gather;
pub(crate) use heads::{heads, share, whole_options};
pub(crate) use ring::{Next, begin, ring};

use crate::scratch::DeviceTensor;

/// The tensors of a rank's forward pass: (batch, seq, heads, head_dim), and (batch, heads, seq_q).
#[derive(Clone, Copy)]
pub(crate) struct Forward<T> {
    pub q: DeviceTensor<T>,
    pub k: DeviceTensor<T>,
    pub v: DeviceTensor<T>,
    pub o: DeviceTensor<T>,
    pub lse: DeviceTensor<f32>,
}
