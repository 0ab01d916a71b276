//! Where what a rank computes is queued.

use std::ffi::c_void;

use fa::runtime::{BorrowedStream, Device};

use crate::error::Result;

/// A device with one of its streams: its own, or one of the caller's.
#[derive(Clone, Copy, Debug)]
pub struct Stream<'d> {
    device: &'d Device,
    other: Option<*mut c_void>,
}

impl<'d> Stream<'d> {
    /// The device's own.
    pub fn own(device: &'d Device) -> Stream<'d> {
        Stream {
            device,
            other: None,
        }
    }

    /// One of the caller's.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`], for as long as this is used.
    pub unsafe fn other(device: &'d Device, stream: *mut c_void) -> Stream<'d> {
        Stream {
            device,
            other: Some(stream),
        }
    }

    /// The device.
    pub fn device(&self) -> &'d Device {
        self.device
    }

    /// The stream, a `CUstream`; null on the interpreter.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn raw(&self) -> Result<*mut c_void> {
        match self.other {
            Some(stream) => Ok(stream),
            None => Ok(self.device.own_stream()?),
        }
    }

    /// To launch on, if it is not the device's own.
    pub(crate) fn borrowed(&self) -> Option<BorrowedStream<'d>> {
        // SAFETY: the promise that was made in `other`.
        self.other
            .map(|stream| unsafe { self.device.borrow_stream(stream) })
    }
}
