//! A stream beside another one, for launches that may run at the same time.

use std::sync::Arc;

use cudarc::driver::{CudaEvent, CudaStream, result, sys};

use super::first::{First, Queued};
use super::{Gpu, Uncaptured, failed, version};
use crate::error::Result;

/// A stream that is forked from another one for a launch, and joined to it again. Where the other one is captured into a graph, so
/// is what this one is given, as a branch beside it.
///
/// What it is given comes first: the other launch waits until all CTAs of this one have begun, and CTAs of this one are placed
/// before those of the other.
#[derive(Debug)]
pub(crate) struct Beside {
    stream: Arc<CudaStream>,
    /// The highest that there is, which the stream has too.
    priority: i32,
    /// The point in the other stream that this one goes on from.
    forked: CudaEvent,
    /// When the launch on this stream has begun.
    begun: Option<CudaEvent>,
    /// The point in this stream that the other one waits for.
    done: CudaEvent,
}

/// The first version of CUDA that tells when a launch has begun.
const TELLS_WHEN_BEGUN: (u32, u32) = (12, 3);

impl Beside {
    pub fn new(gpu: &Gpu) -> Result<Beside> {
        let making = failed("create a stream");
        let _uncaptured = Uncaptured::begin(gpu);
        let context = gpu.context();
        context.bind_to_thread().map_err(&making)?;
        let (_, priority) = result::stream::get_priority_range().map_err(&making)?;
        let event = || context.new_event(None).map_err(&making);
        Ok(Beside {
            stream: context
                .new_stream_with_priority(priority)
                .map_err(&making)?,
            priority,
            forked: event()?,
            begun: match version()? >= TELLS_WHEN_BEGUN {
                true => Some(event()?),
                false => None,
            },
            done: event()?,
        })
    }

    /// Enqueues `first` on this stream and `second` on `stream`, after what `stream` has been given before. What it is given later
    /// runs after both.
    ///
    /// # Safety
    /// The stream is alive and of the GPU's primary context.
    pub unsafe fn run(
        &self,
        stream: sys::CUstream,
        first: impl FnOnce(Queued) -> Result<()>,
        second: impl FnOnce(Queued) -> Result<()>,
    ) -> Result<()> {
        let ordering = failed("order two streams");
        let own = self.stream.cu_stream();
        self.forked.context().bind_to_thread().map_err(&ordering)?;
        // SAFETY: the caller's promise; this stream and the events are alive and of the same context.
        unsafe { order(stream, &self.forked, own) }?;
        let queued = Queued {
            stream: own,
            first: Some(First {
                priority: self.priority,
                begun: self.begun.as_ref().map(CudaEvent::cu_event),
            }),
        };
        let launched = first(queued).and_then(|()| {
            if let Some(begun) = &self.begun {
                // SAFETY: as above.
                unsafe { wait(stream, begun) }?;
            }
            second(Queued::on(stream))
        });
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
    unsafe { wait(second, point) }
}

/// What a stream is given from here on runs after an event.
///
/// # Safety
/// As [`order`].
unsafe fn wait(stream: sys::CUstream, event: &CudaEvent) -> Result<()> {
    // SAFETY: the caller's promise, and the event is alive.
    let waits = unsafe { sys::cuStreamWaitEvent(stream, event.cu_event(), 0) };
    waits.result().map_err(failed("order two streams"))
}
