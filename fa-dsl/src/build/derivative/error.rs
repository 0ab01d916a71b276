//! What has no derivative.

use crate::build::error::StageError;
use crate::ir::Type;

/// Why a function has no derivative.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DerivativeError {
    /// It does not give a float.
    #[error("it gives {ty}, and only what gives f32 has a derivative")]
    Result {
        /// What it gives.
        ty: Type,
    },
    /// Only float32 inputs have adjoints.
    #[error("there is no derivative with respect to input {input}: it is no f32")]
    Input {
        /// Its number.
        input: usize,
    },
    /// What a loop computes would have to be kept from all its passes.
    #[error(
        "{place}: a run-time loop computes floats that the derivative goes through; make the number of its passes a plain Rust number, which unrolls it, or take these floats out of it"
    )]
    Loop {
        /// The loop's Rust line.
        place: String,
    },
    /// An instruction makes a number of a float's bits.
    #[error(
        "{place}: `{row}` has no derivative, and gets what was made of a float's bits; compute the float with arithmetic instead"
    )]
    Bits {
        /// The Rust line.
        place: String,
        /// The instruction.
        row: &'static str,
    },
    /// Of a read it is not known which tensor it is of.
    #[error(
        "{place}: it is decided when the kernel runs which tensor this reads, so that nobody knows whose gradient it adds to; read both, and `select` one of the elements"
    )]
    Tensor {
        /// The Rust line.
        place: String,
    },
    /// It could not be recorded.
    #[error(transparent)]
    Stage(StageError),
}
