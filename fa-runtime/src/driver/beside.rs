//! A stream beside another one, for launches that may run at the same time.

use std::sync::Arc;

use cudarc::driver::{CudaEvent, CudaStream, sys};

use super::{Gpu, Uncaptured, failed};
use crate::error::Result;

/// A stream that is forked from another one for a launch, and joined to it again. Where the other one is captured into a graph, so
/// is what this one is given, as a branch beside it.
#[derive(Debug)]
pub(crate) struct Beside {
    stream: Arc<CudaStream>,
    /// The point in the other stream that this one goes on from.
    forked: CudaEvent,
    /// The point in this stream that the other one waits for.
    done: CudaEvent,
}

impl Beside {
    pub fn new(gpu: &Gpu) -> Result<Beside> {
        let making = failed("create a stream");
        let _uncaptured = Uncaptured::begin(gpu);
        let context = gpu.context();
        Ok(Beside {
            stream: context.new_stream().map_err(&making)?,
            forked: context.new_event(None).map_err(&making)?,
            done: context.new_event(None).map_err(&making)?,
        })
    }

    /// Enqueues `first` on `stream` and `second` on this one, after what `stream` has been given before. What it is given later
    /// runs after both.
    ///
    /// # Safety
    /// The stream is alive and of the GPU's primary context.
    pub unsafe fn run(
        &self,
        stream: sys::CUstream,
        first: impl FnOnce(sys::CUstream) -> Result<()>,
        second: impl FnOnce(sys::CUstream) -> Result<()>,
    ) -> Result<()> {
        let ordering = failed("order two streams");
        let own = self.stream.cu_stream();
        self.forked.context().bind_to_thread().map_err(&ordering)?;
        // SAFETY: the caller's promise; this stream and the events are alive and of the same context.
        unsafe { order(stream, &self.forked, own) }?;
        let launched = first(stream).and_then(|()| second(own));
        // After an error, too: a branch of a graph that is being captured has to be joined.
        // SAFETY: as above.
        unsafe { order(own, &self.done, stream) }?;
        launched
    }
}

/// What `second` is given from here on runs after what `first` has been given.
///
/// # Safety
/// Both streams are alive and of the event's context.
unsafe fn order(first: sys::CUstream, point: &CudaEvent, second: sys::CUstream) -> Result<()> {
    let ordering = failed("order two streams");
    // SAFETY: the caller's promise, and the event is alive.
    let recorded = unsafe { sys::cuEventRecord(point.cu_event(), first) };
    recorded.result().map_err(&ordering)?;
    // SAFETY: as above.
    let waits = unsafe { sys::cuStreamWaitEvent(second, point.cu_event(), 0) };
    waits.result().map_err(ordering)
}
