//! The CUDA driver: GPUs, their memory, streams, loaded kernels and time. Nothing else in this crate
//! calls it.
//!
//! Its library is loaded when it is first needed. Where it does not load, cudarc panics, so whatever
//! can be reached without a [`Gpu`] asks [`is_installed`] first.

mod beside;
mod capture;
mod first;
mod gpu;
mod listing;
mod module;
mod pointer;
mod streams;
mod tensor_map;
mod timing;

use std::ffi::CStr;
use std::sync::OnceLock;

use cudarc::driver::{DriverError, sys};
use libloading::Library;

use crate::error::{Error, Result};

pub(crate) use beside::Beside;
pub(crate) use capture::Uncaptured;
pub(crate) use first::Queued;
pub(crate) use gpu::Gpu;
pub(crate) use listing::{Listed, count, describe};
pub(crate) use module::Module;
pub(crate) use timing::time;

/// Turns an error of the driver into one of this crate, which says what was tried.
pub(crate) fn failed(action: &'static str) -> impl Fn(DriverError) -> Error {
    move |error| {
        let text = |text: Result<&CStr, DriverError>| {
            text.map_or_else(
                |_| format!("{:?}", error.0),
                |text| text.to_string_lossy().into_owned(),
            )
        };
        Error::Driver {
            action,
            name: text(error.error_name()),
            text: text(error.error_string()),
        }
    }
}

/// Whether the driver's library loads.
pub(crate) fn is_installed() -> bool {
    library().is_some()
}

/// The driver's library. It is never closed. cudarc finds the same one; asked directly are only the
/// functions that cudarc lacks, or panics without on older drivers.
fn library() -> Option<&'static Library> {
    static LIBRARY: OnceLock<Option<Library>> = OnceLock::new();
    // SAFETY: loads NVIDIA's driver library by its name; its initialisers have no requirements.
    let load = || unsafe { Library::new("libcuda.so.1").ok() };
    LIBRARY.get_or_init(load).as_ref()
}

/// The driver's CUDA version: (13, 0).
pub(crate) fn version() -> Result<(u32, u32)> {
    if !is_installed() {
        return Err(Error::NoDriver);
    }
    let mut version = 0;
    // SAFETY: writes one integer; the driver need not be initialised.
    let status = unsafe { sys::cuDriverGetVersion(&mut version) };
    status
        .result()
        .map_err(failed("ask for the driver's version"))?;
    let version = version.unsigned_abs();
    Ok((version / 1000, version % 1000 / 10))
}
