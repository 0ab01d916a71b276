//! Streams for launches that run at the same time as another one, one beside each stream.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::sys;
use fa_dsl::config::Launch;

use super::Device;
use super::workspace::Owner;
use crate::driver::Beside;
use crate::error::Result;
use crate::program::Program;

/// Made when they are first needed, and kept.
#[derive(Default)]
pub(super) struct Besides {
    of: Mutex<BTreeMap<Owner, Arc<Beside>>>,
    /// Two threads do not fork the same streams at once: until a stream waits for the one beside it, the other's launches there would not
    /// come after both of these.
    enqueuing: Arc<Mutex<()>>,
}

impl Device {
    /// The stream beside the one of `owner`; `None` on the interpreter, where launches run one after the other.
    pub(super) fn beside(&self, owner: Owner) -> Result<Option<Arc<Beside>>> {
        let Some(gpu) = self.inner.backend.as_gpu() else {
            return Ok(None);
        };
        let besides = &self.inner.besides;
        let mut all = besides.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.get(&owner) {
            return Ok(Some(Arc::clone(known)));
        }
        let made = Arc::new(Beside::new(gpu)?);
        all.insert(owner, Arc::clone(&made));
        Ok(Some(made))
    }

    /// Enqueues two launches that may run at the same time, the first on the stream beside `stream`, the second on that one.
    ///
    /// # Safety
    /// As [`Program::run_anywhere`], of both.
    pub(super) unsafe fn enqueue_both(
        &self,
        beside: &Beside,
        stream: sys::CUstream,
        launches: [(&Program, &Launch<'_>); 2],
    ) -> Result<()> {
        let _enqueuing = self.inner.besides.enqueuing.lock();
        // SAFETY: the caller's promise.
        unsafe { enqueue_on(beside, stream, launches) }
    }

    /// Held while the launches of two streams are enqueued, and by graphs that have such.
    pub(super) fn enqueuing(&self) -> &Arc<Mutex<()>> {
        &self.inner.besides.enqueuing
    }
}

/// As [`Device::enqueue_both`], where no one else knows the streams.
///
/// # Safety
/// As [`Program::run_anywhere`], of both.
pub(super) unsafe fn enqueue_on(
    beside: &Beside,
    stream: sys::CUstream,
    [first, second]: [(&Program, &Launch<'_>); 2],
) -> Result<()> {
    // SAFETY: the caller's promise. What the second one uses lives as long as what the stream is given, which waits for it.
    unsafe {
        beside.run(
            stream,
            |queued| first.0.enqueue(queued, first.1),
            |queued| second.0.enqueue(queued, second.1),
        )
    }
}
