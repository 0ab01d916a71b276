//! What cannot be staged.

/// A kernel function did something that has no meaning in a kernel.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StageError {
    /// The configuration is not one of this kernel.
    #[error("{0}")]
    BadConfig(String),
    /// A plain Rust variable changes where only some threads, or some passes of a loop, go.
    #[error(
        "{place}: a compile-time variable is assigned under a run-time condition or loop; declare it inside, or make it a run-time value"
    )]
    AssignedUnderRuntime {
        /// The Rust line.
        place: String,
    },
    /// A run-time `if` yields a plain Rust value.
    #[error(
        "{place}: a run-time `if` gives a compile-time value; use `select`, or make both branches run-time values"
    )]
    MergedPlain {
        /// The Rust line.
        place: String,
    },
    /// The branches of a run-time `if` give values of different structure.
    #[error("{place}: the branches of a run-time `if` give values of different structure")]
    MergedUnlike {
        /// The Rust line.
        place: String,
    },
    /// A handle that was not declared with `let mut` is assigned to.
    #[error(
        "{place}: this value is fixed; declare it with a `let mut` of its own, because fields of structs and most names in patterns are no variables, or keep it in a `Var`"
    )]
    AssignedFixed {
        /// The Rust line.
        place: String,
    },
    /// `break`, `continue` or `return` left a run-time `if` or loop.
    #[error("{place}: a run-time {what} is left by `break`, `continue` or `return`")]
    Left {
        /// The Rust line.
        place: String,
        /// `if`, `for` or `while`.
        what: &'static str,
    },
    /// A tile operation got operands that do not fit each other.
    #[error("{place}: {reason}")]
    Shape {
        /// The Rust line.
        place: String,
        /// What does not fit, with the numbers.
        reason: String,
    },
}

impl StageError {
    /// The configuration is not one of this kernel.
    pub fn bad_config(reason: String) -> StageError {
        StageError::BadConfig(reason)
    }
}
