//! Calls that a capture on another stream would refuse.

use cudarc::driver::sys;

use super::Gpu;

/// While it lives, this thread may allocate memory though some stream is being captured into a graph, if not into that
/// graph.
pub(crate) struct Uncaptured(Option<sys::CUstreamCaptureMode>);

impl Uncaptured {
    pub fn begin(_: &Gpu) -> Uncaptured {
        Uncaptured(exchange(
            sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED,
        ))
    }
}

impl Drop for Uncaptured {
    fn drop(&mut self) {
        if let Some(before) = self.0 {
            exchange(before);
        }
    }
}

/// Sets this thread's mode; the one before, unless the driver fails.
fn exchange(mut mode: sys::CUstreamCaptureMode) -> Option<sys::CUstreamCaptureMode> {
    // SAFETY: the driver is loaded, because there is a GPU, and the pointer is valid.
    let status = unsafe { sys::cuThreadExchangeStreamCaptureMode(&raw mut mode) };
    status.result().ok().map(|()| mode)
}
