//! The error of this crate.

use std::fmt;
use std::time::Duration;

use fa::attention::{AttentionError, FunctionError};
use fa::runtime::ViewError;
use fa::runtime::discovery::nccl::NcclMissing;

use crate::way::Way;

/// The result of this crate's functions.
pub type Result<T, E = DistError> = std::result::Result<T, E>;

/// What can go wrong with attention over several devices. `Debug` prints the same text as `Display`.
#[derive(thiserror::Error)]
pub enum DistError {
    /// Attention on this rank's device.
    #[error(transparent)]
    Attention(#[from] AttentionError),
    /// A function of scores or masks for a part of a sequence.
    #[error(transparent)]
    Function(#[from] FunctionError),
    /// The device, its memory or its launches.
    #[error(transparent)]
    Runtime(#[from] fa::runtime::Error),
    /// A buffer does not have a view.
    #[error(transparent)]
    View(#[from] ViewError),
    /// There is no NCCL.
    #[error(transparent)]
    NcclMissing(#[from] NcclMissing),
    /// The NCCL that was found does not load.
    #[error("{library} does not load: {reason}")]
    NcclLoad {
        /// The library.
        library: String,
        /// What the loader says.
        reason: String,
    },
    /// A call into NCCL failed.
    #[error("{call} failed on rank {rank}: {reason}")]
    Nccl {
        /// The function.
        call: &'static str,
        /// This rank.
        rank: usize,
        /// What NCCL says.
        reason: String,
    },
    /// A call into the driver failed.
    #[error("cannot {action}: {reason}")]
    Driver {
        /// What was tried.
        action: &'static str,
        /// What the driver says.
        reason: String,
    },
    /// Other ranks did not do their part in time.
    #[error(
        "rank {rank} has waited {waited:?} for the others, the most that was allowed: one of them has died or hangs; start all of \
         them again"
    )]
    TimedOut {
        /// This rank.
        rank: usize,
        /// For how long.
        waited: Duration,
    },
    /// Another rank is gone.
    #[error("rank {peer} is gone, which rank {rank} was to exchange keys and values with")]
    Lost {
        /// This rank.
        rank: usize,
        /// The other.
        peer: usize,
    },
    /// What arrived is not what was expected: the ranks did not make the same calls.
    #[error(
        "rank {rank} expected {expected} bytes from rank {peer}, which sent {found}: all ranks have to make the same calls with \
         the same sequences and options"
    )]
    OtherCall {
        /// This rank.
        rank: usize,
        /// The other.
        peer: usize,
        /// What this rank's call needs.
        expected: u64,
        /// What came.
        found: u64,
    },
    /// An environment variable that is needed and cannot be set any more.
    #[error(
        "{variable} has to be {value} before other threads run: set it where the program is started, or call \
         `fa_dist::nccl::prepare()` first thing in `main`"
    )]
    NotSet {
        /// Its name.
        variable: &'static str,
        /// The value.
        value: String,
    },
    /// Environment variables that do not say which rank this is.
    #[error(
        "{variable} is {}: start one process a GPU with torchrun or mpirun, or set RANK, WORLD_SIZE and LOCAL_RANK",
        .found.as_deref().map_or_else(|| "not set".to_owned(), |found| format!("`{found}`"))
    )]
    Environment {
        /// The variable.
        variable: &'static str,
        /// Its value.
        found: Option<String>,
    },
    /// A tensor that is not this rank's part of the sequence.
    #[error("`{tensor}` of rank {rank} is {found:?}, it has to be {expected}")]
    Shape {
        /// The tensor.
        tensor: &'static str,
        /// This rank.
        rank: usize,
        /// Its shape.
        found: Vec<u64>,
        /// What fits.
        expected: String,
    },
    /// Keys or values that cannot be sent as they lie.
    #[error(
        "the tokens of `{tensor}` do not lie one after the other, or their heads do not: pass a contiguous tensor, which can be \
         sent to other ranks as it is"
    )]
    NotContiguous {
        /// The tensor.
        tensor: &'static str,
    },
    /// A sequence that was dealt to another number of ranks.
    #[error("the sequence is dealt to {dealt} ranks, there are {ranks}")]
    Ranks {
        /// Of the deal.
        dealt: usize,
        /// Of the communicator.
        ranks: usize,
    },
    /// An option that this way of sharing the work cannot compute.
    #[error("{option} is not computed by {way} here: {instead}")]
    Unsupported {
        /// The option.
        option: &'static str,
        /// The way.
        way: Way,
        /// What would do.
        instead: &'static str,
    },
}

/// As the text, so that an error that `main` returns reads as one.
impl fmt::Debug for DistError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
