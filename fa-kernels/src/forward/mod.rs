//! Forward attention: schedules that share softmax, mask and epilogue.
//!
//! [`stream`] is the schedule for sm_90a that streams keys and values, [`resident`] the one for
//! short sequences there, whose keys and values stay in shared memory, [`mma`] the one for sm_80
//! and later. [`options`] says what is computed, [`problem`] how a kernel sees it, and [`launch`]
//! checks tensors against both.

pub mod launch;
pub mod mma;
pub mod options;
pub mod place;
pub mod problem;
pub mod resident;
pub mod stream;

pub use crate::tensors::{Inputs, Launch, Outputs};
pub use launch::LaunchError;
pub use mma::{MmaBf16, MmaBf16Config, MmaF16, MmaF16Config};
pub use options::{Options, Seq, Window};
pub use problem::Variant;
pub use resident::{ResidentBf16, ResidentBf16Config, ResidentF16, ResidentF16Config};
pub use stream::{StreamBf16, StreamBf16Config, StreamF16, StreamF16Config};
