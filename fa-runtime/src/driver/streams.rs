//! A GPU's own stream, and those forked from it.
//!
//! All work goes through one stream made here, because the driver's default stream cannot be captured
//! and waits for others'.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use cudarc::driver::{CudaContext, CudaStream};

use super::failed;
use crate::error::Result;

/// The streams of a GPU.
#[derive(Debug)]
pub(crate) struct Streams {
    own: Arc<CudaStream>,
    forks: Mutex<Vec<Weak<CudaStream>>>,
    /// Launches on forked streams so far.
    forked: AtomicU64,
    /// How many of them the GPU's own stream waits for. Changed under the lock of `forks`.
    joined: AtomicU64,
}

impl Streams {
    pub(super) fn new(context: &Arc<CudaContext>) -> Result<Streams> {
        Ok(Streams {
            own: context.new_stream().map_err(failed("create a stream"))?,
            forks: Mutex::default(),
            forked: AtomicU64::new(0),
            joined: AtomicU64::new(0),
        })
    }

    /// The GPU's own stream, made to wait for the launches on forked ones so far.
    pub fn joined(&self) -> Result<&Arc<CudaStream>> {
        if self.forked.load(Ordering::Acquire) != self.joined.load(Ordering::Acquire) {
            let mut forks = self.forks.lock().unwrap_or_else(PoisonError::into_inner);
            // Launches counted from here on may be missed by the joins below: they stay unjoined.
            let forked = self.forked.load(Ordering::Acquire);
            forks.retain(|fork| fork.strong_count() > 0);
            for fork in forks.iter().filter_map(Weak::upgrade) {
                self.own.join(&fork).map_err(failed("join a stream"))?;
            }
            self.joined.store(forked, Ordering::Release);
        }
        Ok(&self.own)
    }

    /// The GPU's own stream as it is.
    pub fn own(&self) -> &CudaStream {
        &self.own
    }

    /// A stream that starts after the work enqueued so far.
    pub fn fork(&self) -> Result<Arc<CudaStream>> {
        let fork = self.joined()?.fork().map_err(failed("create a stream"))?;
        let mut forks = self.forks.lock().unwrap_or_else(PoisonError::into_inner);
        forks.push(Arc::downgrade(&fork));
        Ok(fork)
    }

    /// Counts a launch on a forked stream, after it was enqueued.
    pub fn count_forked(&self) {
        self.forked.fetch_add(1, Ordering::AcqRel);
    }
}
