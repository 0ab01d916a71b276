//! Why a convolution cannot be computed.

use crate::attention::Dtype;

/// Tensors or options that do not fit.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ConvError {
    /// A tensor that does not fit the others.
    #[error("`{tensor}` is {found:?}, it has to be {expected}")]
    Shape {
        /// The tensor.
        tensor: &'static str,
        /// Its shape, channels last.
        found: Vec<u64>,
        /// The shape that fits.
        expected: String,
    },
    /// A tensor without elements.
    #[error("`{tensor}` has no elements: {found:?}")]
    Empty {
        /// The tensor.
        tensor: &'static str,
        /// Its shape, channels last.
        found: Vec<u64>,
    },
    /// Channels that the kernels do not take.
    #[error("`{tensor}` has {found} channels: there are kernels for multiples of 16 up to 256")]
    Channels {
        /// The tensor.
        tensor: &'static str,
        /// Its channels.
        found: u64,
    },
    /// A convolution that there is none of.
    #[error("`weight` has {found:?} rows and columns: there are kernels for 1 × 1 and 3 × 3")]
    Kernel {
        /// Rows and columns.
        found: [u64; 2],
    },
    /// More than 32-bit numbers count.
    #[error("`{tensor}` is {found:?}: the kernels count up to 2^31 elements")]
    TooLarge {
        /// The tensor.
        tensor: &'static str,
        /// Its shape, channels last.
        found: Vec<u64>,
    },
    /// A scale or shift without a normalisation.
    #[error("`{tensor}` is a part of the normalisation: ask for one, or leave it out")]
    WithoutNorm {
        /// The tensor.
        tensor: &'static str,
    },
    /// An epsilon that is no epsilon.
    #[error("epsilon {found}: it has to be a number over 0")]
    Epsilon {
        /// What was given.
        found: f32,
    },
    /// An output whose elements share memory.
    #[error("`y` has strides {strides:?}: some of its elements share memory")]
    Overlapping {
        /// Its strides, channels last.
        strides: Vec<u64>,
    },
    /// Another element type than the kernel's.
    #[error("the kernel takes {expected}, the tensors are {found}")]
    Dtype {
        /// The kernel's.
        expected: Dtype,
        /// The tensors'.
        found: Dtype,
    },
    /// A configuration that is made for other tensors or options, or does not pass its gates.
    #[error("{kernel}: {reason}")]
    Config {
        /// The kernel's name.
        kernel: &'static str,
        /// What does not fit.
        reason: String,
    },
}
