//! The GPUs that the driver shows.

use cudarc::driver::{CudaContext, DriverError, result, sys};

use super::{failed, is_installed};
use crate::error::{Error, Result};

/// A GPU, before anything is opened on it.
pub(crate) struct Listed {
    pub name: String,
    /// Its compute capability: (9, 0).
    pub capability: (u32, u32),
    pub memory_bytes: u64,
}

/// The number of GPUs.
pub(crate) fn count() -> Result<usize> {
    if !is_installed() {
        return Err(Error::NoDriver);
    }
    match CudaContext::device_count() {
        Ok(count) => Ok(usize::try_from(count).unwrap_or(0)),
        // A driver library without a device is common in containers.
        Err(DriverError(sys::CUresult::CUDA_ERROR_NO_DEVICE)) => Ok(0),
        Err(DriverError(sys::CUresult::CUDA_ERROR_STUB_LIBRARY)) => Err(Error::NoDriver),
        Err(error) => Err(failed("start the NVIDIA driver")(error)),
    }
}

/// Describes a GPU without making a context on it.
pub(crate) fn describe(ordinal: usize) -> Result<Listed> {
    let count = count()?;
    if ordinal >= count {
        return Err(Error::NoDevice { ordinal, count });
    }
    let asked = failed("ask for a GPU's properties");
    let device = result::device::get(ordinal as i32).map_err(&asked)?;
    let name = result::device::get_name(device).map_err(&asked)?;
    use sys::CUdevice_attribute_enum as Attribute;
    let capability = |attribute| {
        // SAFETY: `device` is one that the driver listed.
        unsafe { result::device::get_attribute(device, attribute) }
            .map(i32::unsigned_abs)
            .map_err(&asked)
    };
    let major = capability(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
    let minor = capability(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
    // SAFETY: as above.
    let memory = unsafe { result::device::total_mem(device) }.map_err(&asked)?;
    Ok(Listed {
        name,
        capability: (major, minor),
        memory_bytes: memory as u64,
    })
}
