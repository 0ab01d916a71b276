//! cudarc's streams and slices, for users of the version of cudarc that this crate uses (feature `cudarc`).

use cudarc::driver::{CudaStream, DevicePtr, DevicePtrMut, SyncOnDrop};
use fa_dsl::abi::Element;

use super::{BorrowedStream, Device};
use crate::error::{Error, Result};
use crate::raw::{View, ViewMut};
use crate::view::{Elements, ViewError};

impl Device {
    /// As [`Device::borrow_stream`], of cudarc's.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`].
    ///
    /// # Errors
    /// When the stream is another GPU's, or not of its primary context.
    pub unsafe fn borrow_cuda_stream(&self, stream: &CudaStream) -> Result<BorrowedStream<'_>> {
        let gpu = self.inner.backend.gpu("a stream")?;
        if stream.context().cu_ctx() != gpu.context().cu_ctx() {
            return Err(Error::OtherDevice {
                what: "stream",
                device: self.name().to_owned(),
            });
        }
        // SAFETY: the caller's promise.
        Ok(unsafe { self.borrow_stream(stream.cu_stream().cast()) })
    }
}

impl<'a> View<'a> {
    /// The tensor in a slice of cudarc's, from its first element on, for launches on `stream`. The second value is cudarc's:
    /// to be dropped after the launches, so that it can order them with other streams.
    ///
    /// # Errors
    /// When the tensor does not lie in the slice.
    pub fn of_slice<T: Element, S: DevicePtr<T>>(
        slice: &'a S,
        stream: &'a CudaStream,
        shape: &[u64],
        strides: &[u64],
    ) -> Result<(View<'a>, SyncOnDrop<'a>), ViewError> {
        let len = slice.len() as u64;
        let (address, order) = slice.device_ptr(stream);
        let bytes = T::BYTES as u64;
        let elements = Elements {
            address,
            len,
            bytes,
        };
        let extent = elements.view(0, shape, strides)?;
        Ok((View::from_extent(extent, T::TYPE), order))
    }
}

impl<'a> ViewMut<'a> {
    /// As [`View::of_slice`], for writing.
    ///
    /// # Errors
    /// As [`View::of_slice`], and when two indices lead to the same element.
    pub fn of_slice<T: Element, S: DevicePtrMut<T>>(
        slice: &'a mut S,
        stream: &'a CudaStream,
        shape: &[u64],
        strides: &[u64],
    ) -> Result<(ViewMut<'a>, SyncOnDrop<'a>), ViewError> {
        let len = slice.len() as u64;
        let (address, order) = slice.device_ptr_mut(stream);
        let bytes = T::BYTES as u64;
        let elements = Elements {
            address,
            len,
            bytes,
        };
        let extent = elements.view_mut(0, shape, strides)?;
        Ok((ViewMut::from_extent(extent, T::TYPE), order))
    }
}
