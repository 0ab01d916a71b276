//! Why arguments are not those of a named function.

use fa_dsl::ir::Type;

use super::{Elements, NAMED, NumberKind};

/// Why a function that is named was not given its arguments.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NamedError {
    /// There is no function of this name.
    #[error("there is no function `{0}`: those are {names}", names = names())]
    Unknown(String),
    /// Arguments are missing, or too many.
    #[error("{tensors} tensors and {numbers} numbers were given to `{function}`: it takes {takes}")]
    Count {
        /// The function.
        function: &'static str,
        /// What it takes.
        takes: String,
        /// Tensors that were given.
        tensors: usize,
        /// Numbers that were given.
        numbers: usize,
    },
    /// A tensor of the wrong elements.
    #[error("`{tensor}` of `{function}` holds {found}, it has to hold {expected}")]
    Elements {
        /// The function.
        function: &'static str,
        /// The tensor.
        tensor: &'static str,
        /// What it holds.
        found: Type,
        /// What it has to hold.
        expected: Elements,
    },
    /// A tensor that does not fit the problem.
    #[error("`{tensor}` of `{function}` is {found:?}: it has to be {dimensions}, here {expected}")]
    Shape {
        /// The function.
        function: &'static str,
        /// The tensor.
        tensor: &'static str,
        /// Its sizes.
        found: Vec<u64>,
        /// What they have to be, in words.
        dimensions: String,
        /// What they have to be for this problem.
        expected: String,
    },
    /// A tensor that is strided too far.
    #[error(
        "neighbours along dimension {dimension} of `{tensor}` of `{function}` are {bytes} bytes apart: copy it into a contiguous tensor, they have to be under 2^32"
    )]
    Stride {
        /// The function.
        function: &'static str,
        /// The tensor.
        tensor: &'static str,
        /// The dimension.
        dimension: usize,
        /// The stride.
        bytes: u64,
    },
    /// A number that has no meaning.
    #[error("`{number}` of `{function}` is {found}: it has to be {expected}")]
    Number {
        /// The function.
        function: &'static str,
        /// The number.
        number: &'static str,
        /// Its value.
        found: f64,
        /// What it has to be.
        expected: NumberKind,
    },
    /// Numbers that do not fit each other or the sequences' lengths.
    #[error("the numbers of `{function}` do not fit: {reason}")]
    Values {
        /// The function.
        function: &'static str,
        /// What has to hold.
        reason: String,
    },
}

fn names() -> String {
    let names: Vec<&str> = NAMED.iter().map(|it| it.name).collect();
    names.join(", ")
}
