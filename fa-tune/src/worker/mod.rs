//! Measuring in a process of its own, so that a configuration that faults takes down nothing else.
//!
//! The worker process has a [`Bencher`] next to the GPU and [`serve`]s requests from its standard
//! input, a line of JSON each, with answers on its standard output. The parent holds a [`Worker`]:
//! it gives each request a deadline, and replaces a process that died, hangs, or says that its device
//! can no longer be used.
//!
//! A worker process in full:
//!
//! ```no_run
//! # fn bencher() -> Box<dyn fa_tune::worker::Bencher> { unimplemented!() }
//! // First: from here on this process does not outlive its parent.
//! let requests = fa_tune::worker::Requests::from_parent();
//! let mut bencher = bencher();
//! fa_tune::worker::serve(&mut *bencher, requests, std::io::stdout())?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod process;
mod protocol;
mod requests;
mod supervise;

#[cfg(test)]
mod tests;

pub use protocol::serve;
pub use requests::Requests;
pub use supervise::{Deadlines, Launch, Worker, WorkerError};

use crate::record::{Failure, Outcome};

/// What measures configurations; it lives in the worker process, next to the GPU.
pub trait Bencher {
    /// Checks a configuration against the reference and times it.
    fn evaluate(&mut self, spec: &str, samples: u32) -> Outcome;

    /// One sample of each configuration, in turns, in microseconds. All have been evaluated before,
    /// by some process. A spec may be there more than once.
    fn round(&mut self, specs: &[String]) -> Result<Vec<f64>, Failure>;

    /// Whether the device can still be used; after a fault it cannot, and the process ends itself to
    /// be replaced.
    fn is_usable(&self) -> bool;
}
