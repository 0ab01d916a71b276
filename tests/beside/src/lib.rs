//! A stream of cudarc's, borrowed by the runtime.

use cudarc::driver::CudaStream;
use fa_runtime::{BorrowedStream, Device, Error};

/// # Safety
/// As [`Device::borrow_stream`].
pub unsafe fn borrow<'d>(
    device: &'d Device,
    stream: &CudaStream,
) -> Result<BorrowedStream<'d>, Error> {
    // SAFETY: the caller's promise.
    unsafe { device.borrow_cuda_stream(stream) }
}
