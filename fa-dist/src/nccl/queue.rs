//! A stream for communication beside a device's own, and how the two wait for each other.

use std::cell::Cell;
use std::sync::Arc;

use cudarc::driver::{CudaContext, DriverError, sys};

use crate::error::{DistError, Result};
use crate::stream::Stream;

/// Exchanges that may be under way and not waited for yet.
const EVENTS: usize = 16;

/// A stream and its events.
#[derive(Debug)]
pub(super) struct CommunicationQueue {
    context: Arc<CudaContext>,
    stream: sys::CUstream,
    /// The points in the device's stream that the last exchanges begin after.
    begun: [sys::CUevent; EVENTS],
    /// The ends of the last exchanges.
    done: [sys::CUevent; EVENTS],
    /// The number of the next exchange.
    next: Cell<usize>,
    /// That of the first one which was not done when somebody looked last.
    first: Cell<usize>,
}

// SAFETY: the handles are not tied to a thread, and only the thread that owns the queue uses them.
unsafe impl Send for CommunicationQueue {}

pub(super) fn failed(action: &'static str) -> impl Fn(DriverError) -> DistError {
    move |error| DistError::Driver {
        action,
        reason: error.to_string(),
    }
}

impl CommunicationQueue {
    /// A stream of the GPU with this number that comes first where both could run: what is exchanged is waited for.
    pub fn new(ordinal: usize) -> Result<CommunicationQueue> {
        let making = failed("make a stream for communication");
        let context = CudaContext::new(ordinal).map_err(&making)?;
        context.bind_to_thread().map_err(&making)?;
        let (mut least, mut greatest) = (0, 0);
        let mut stream = std::ptr::null_mut();
        let non_blocking = sys::CUstream_flags::CU_STREAM_NON_BLOCKING as u32;
        // SAFETY: the context is current, and the pointers are valid.
        let made = unsafe {
            let range = sys::cuCtxGetStreamPriorityRange(&mut least, &mut greatest);
            range.result().map_err(&making)?;
            sys::cuStreamCreateWithPriority(&mut stream, non_blocking, greatest)
        };
        made.result().map_err(&making)?;
        let mut queue = CommunicationQueue {
            context,
            stream,
            begun: [std::ptr::null_mut(); EVENTS],
            done: [std::ptr::null_mut(); EVENTS],
            next: Cell::new(0),
            first: Cell::new(0),
        };
        let untimed = sys::CUevent_flags::CU_EVENT_DISABLE_TIMING as u32;
        for event in queue.begun.iter_mut().chain(&mut queue.done) {
            // SAFETY: as above.
            let made = unsafe { sys::cuEventCreate(event, untimed) };
            made.result().map_err(&making)?;
        }
        Ok(queue)
    }

    pub fn stream(&self) -> sys::CUstream {
        self.stream
    }

    /// Makes the context this thread's current one.
    pub fn bind(&self) -> Result<()> {
        self.context.bind_to_thread().map_err(failed("use the GPU"))
    }

    /// What this queue is given from here on comes after what a stream has been given.
    pub fn follow(&self, stream: &Stream<'_>) -> Result<()> {
        let own = stream.raw()?.cast();
        // SAFETY: streams and events are alive and of the device's primary context.
        unsafe { order(own, self.begun[self.next.get() % EVENTS], self.stream) }
    }

    /// Marks the end of an exchange; its number.
    pub fn mark(&self) -> Result<usize> {
        let number = self.next.get();
        self.next.set(number + 1);
        // SAFETY: as above.
        let recorded = unsafe { sys::cuEventRecord(self.done[number % EVENTS], self.stream) };
        recorded
            .result()
            .map_err(failed("mark the end of an exchange"))?;
        Ok(number)
    }

    /// What a stream is given from here on comes after an exchange.
    pub fn arrive(&self, stream: &Stream<'_>, number: usize) -> Result<()> {
        let own = stream.raw()?.cast();
        // An event that was recorded again since marks a later end, which is after this one's.
        // SAFETY: as above.
        let waits = unsafe { sys::cuStreamWaitEvent(own, self.done[number % EVENTS], 0) };
        waits.result().map_err(failed("wait for an exchange"))
    }

    /// The first exchange that is under way, if it has begun: it moves bytes, or waits for another rank.
    pub fn under_way(&self) -> Option<usize> {
        // Events of earlier ones were recorded again since.
        let oldest = self.next.get().saturating_sub(EVENTS);
        let mut first = self.first.get().max(oldest);
        while first < self.next.get() && !is_pending(self.done[first % EVENTS]) {
            first += 1;
        }
        self.first.set(first);
        let begun = first < self.next.get() && !is_pending(self.begun[first % EVENTS]);
        begun.then_some(first)
    }

    /// Whether both streams have done all that they were given.
    pub fn is_done(&self, stream: &Stream<'_>) -> Result<bool> {
        let own = stream.raw()?.cast();
        for stream in [own, self.stream] {
            // SAFETY: as above.
            match unsafe { sys::cuStreamQuery(stream) } {
                sys::CUresult::CUDA_ERROR_NOT_READY => return Ok(false),
                status => status.result().map_err(failed("wait for the GPU"))?,
            }
        }
        Ok(true)
    }
}

/// Whether the point that an event marks is still to come. One that was recorded into a graph marks none.
fn is_pending(event: sys::CUevent) -> bool {
    // SAFETY: the event is alive, and of the current context.
    unsafe { sys::cuEventQuery(event) == sys::CUresult::CUDA_ERROR_NOT_READY }
}

/// What `second` is given from here on comes after what `first` has been given.
///
/// # Safety
/// Streams and event are alive and of the current context.
unsafe fn order(first: sys::CUstream, point: sys::CUevent, second: sys::CUstream) -> Result<()> {
    let ordering = failed("order two streams");
    // SAFETY: the caller's promise.
    let recorded = unsafe { sys::cuEventRecord(point, first) };
    recorded.result().map_err(&ordering)?;
    // SAFETY: the caller's promise.
    let waits = unsafe { sys::cuStreamWaitEvent(second, point, 0) };
    waits.result().map_err(ordering)
}

impl Drop for CommunicationQueue {
    fn drop(&mut self) {
        if self.context.bind_to_thread().is_err() {
            return;
        }
        // SAFETY: made in `new`, destroyed once; the driver waits for what uses them. One that was not made is null, which it
        // refuses.
        unsafe {
            for event in self.done.into_iter().chain(self.begun) {
                let _ = sys::cuEventDestroy_v2(event);
            }
            let _ = sys::cuStreamDestroy_v2(self.stream);
        }
    }
}
