//! The backward pass. With the output and the log-sum-exp over all keys, the gradients of some of the keys come out right by
//! themselves: so each call gives those of its keys, and a share of those of its queries.

mod heads;
mod ring;
mod shared;
mod sinks;
mod sums;

pub(crate) use heads::heads;
pub(crate) use ring::ring;

use fa::attention::FunctionGradients;

use crate::forward::Forward;
use crate::scratch::DeviceTensor;

/// The tensors of a rank's backward pass.
#[derive(Clone, Copy)]
pub(crate) struct Backward<'g, T> {
    /// Those of the forward pass, with what it gave.
    pub forward: Forward<T>,
    /// The gradient of the output.
    pub d_o: DeviceTensor<T>,
    /// Where the gradients of queries, keys and values go.
    pub gradients: [DeviceTensor<T>; 3],
    /// Where the gradients of sinks go, if they are wanted.
    pub d_sinks: Option<DeviceTensor<f32>>,
    /// Where the gradients of functions' arguments are added: one for each function of scores, or none.
    pub functions: &'g [FunctionGradients<'g>],
}
