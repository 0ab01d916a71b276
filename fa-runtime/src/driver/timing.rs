//! Time as the GPU measures it.

use std::time::Duration;

use cudarc::driver::{CudaEvent, DriverError, sys};

use super::{Gpu, failed, library};
use crate::error::Result;

const MEASURING: &str = "measure time on the GPU";

/// Runs `work` between two events on the GPU's own stream, and waits for the second.
pub(crate) fn time<R>(gpu: &Gpu, work: impl FnOnce() -> Result<R>) -> Result<(R, Duration)> {
    let measuring = failed(MEASURING);
    let event = || {
        gpu.context()
            .new_event(Some(sys::CUevent_flags::CU_EVENT_DEFAULT))
    };
    let (start, end) = (event().map_err(&measuring)?, event().map_err(&measuring)?);
    start.record(gpu.stream()?).map_err(&measuring)?;
    let result = work()?;
    end.record(gpu.stream()?).map_err(&measuring)?;
    end.synchronize().map_err(&measuring)?;
    Ok((result, elapsed(&start, &end)?))
}

/// The time between two events that have both happened.
///
/// It calls the first version of the driver's function. cudarc calls the second, and panics on
/// drivers before 12.8, which do not have it.
fn elapsed(start: &CudaEvent, end: &CudaEvent) -> Result<Duration> {
    type Elapsed = unsafe extern "C" fn(*mut f32, sys::CUevent, sys::CUevent) -> sys::CUresult;
    // SAFETY: the type is that of cuda.h, and the library is never closed.
    let function = library().and_then(|d| unsafe { d.get::<Elapsed>("cuEventElapsedTime").ok() });
    let missing = || failed(MEASURING)(DriverError(sys::CUresult::CUDA_ERROR_NOT_FOUND));
    let function = function.ok_or_else(missing)?;
    let mut milliseconds = 0.0;
    // SAFETY: both events are alive and recorded in the same context.
    let status = unsafe { function(&mut milliseconds, start.cu_event(), end.cu_event()) };
    status.result().map_err(failed(MEASURING))?;
    Ok(Duration::from_secs_f64(
        f64::from(milliseconds).max(0.0) / 1e3,
    ))
}
