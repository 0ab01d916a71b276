//! What can be wrong with a table.

use std::io;
use std::path::PathBuf;

use fa_dsl::config::{GateError, SpecError};
use fa_dsl::target::UnknownArch;
use fa_kernels::conv::ConvError;

use super::VERSION;

/// Why a table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file cannot be read or written.
    #[error("cannot {what} the tuned configurations in {path}: {source}")]
    Io {
        /// `read`, `write`, `lock`.
        what: &'static str,
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It is not the text of a table.
    #[error(
        "not a table of tuned configurations: {0}; remove it, or write it anew with `fa tune --apply`"
    )]
    Syntax(#[from] serde_json::Error),
    /// A later version wrote it.
    #[error(
        "a table of version {found}, this program reads version {VERSION}: tune anew with `fa tune --apply`"
    )]
    Version {
        /// The version in the file.
        found: u32,
    },
    /// One of its records does not fit.
    #[error("record {number}, {spec}: {reason}; remove it, or tune anew with `fa tune --apply`")]
    Record {
        /// From 0.
        number: usize,
        /// The configuration.
        spec: String,
        /// What does not fit.
        reason: Unfit,
    },
    /// One of its convolutions does not fit.
    #[error(
        "convolution {number}, {spec}: {reason}; remove it, or tune anew with `fa tune --apply`"
    )]
    Convolution {
        /// From 0.
        number: usize,
        /// The configuration.
        spec: String,
        /// What does not fit.
        reason: Unfit,
    },
    /// In a file.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: Box<TableError>,
    },
}

/// Why a record does not fit.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// The configuration cannot be read.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The architecture is unknown.
    #[error(transparent)]
    Arch(#[from] UnknownArch),
    /// The configuration does not pass the gates.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Gates(Vec<GateError>),
    /// The kernel is none of attention.
    #[error("{0} is no attention kernel")]
    Kernel(&'static str),
    /// The kernel does not convolve.
    #[error("{0} does not convolve")]
    NoConvolution(&'static str),
    /// The kernel does not compute the problem.
    #[error("{0}")]
    Problem(String),
    /// There is no such convolution, or the kernel does not compute it.
    #[error(transparent)]
    Conv(#[from] ConvError),
    /// The time is none.
    #[error("a time of {0} µs")]
    Time(f64),
}
