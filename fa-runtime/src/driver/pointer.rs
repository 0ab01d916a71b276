//! What the driver knows of an address, whoever allocated it.

use std::ffi::c_void;
use std::ops::Range;
use std::sync::{Mutex, TryLockError};

use cudarc::driver::sys::{self, CUpointer_attribute as Attribute};

use super::failed;
use crate::error::Result;

/// Memory that was found to be the GPU's, the last first: libraries that pool their memory call from few
/// allocations.
#[derive(Debug, Default)]
pub(super) struct Known(Mutex<[Range<u64>; 8]>);

impl Known {
    /// Whether the bytes are in memory that was found before; false while another thread looks.
    pub fn has(&self, bytes: &Range<u64>) -> bool {
        self.with(|known| {
            known
                .iter()
                .any(|range| range.start <= bytes.start && bytes.end <= range.end)
        })
        .unwrap_or(false)
    }

    fn add(&self, range: Range<u64>) {
        self.with(|known| {
            known.rotate_right(1);
            known[0] = range;
        });
    }

    fn with<R>(&self, work: impl FnOnce(&mut [Range<u64>; 8]) -> R) -> Option<R> {
        match self.0.try_lock() {
            Ok(mut known) => Some(work(&mut known)),
            Err(TryLockError::Poisoned(poisoned)) => Some(work(&mut poisoned.into_inner())),
            Err(TryLockError::WouldBlock) => None,
        }
    }
}

/// Whether the first and the last of `bytes` are in memory of GPU `ordinal`. Between them may be other memory where someone
/// has mapped several allocations side by side. The context is current.
pub(super) fn reaches(known: &Known, ordinal: usize, bytes: Range<u64>) -> Result<bool> {
    let Some(first) = allocation(ordinal, bytes.start)? else {
        return Ok(false);
    };
    if bytes.end <= first.end {
        known.add(first);
        return Ok(true);
    }
    Ok(allocation(ordinal, bytes.end - 1)?.is_some())
}

/// The allocation of GPU `ordinal` that an address is in.
fn allocation(ordinal: usize, address: u64) -> Result<Option<Range<u64>>> {
    let (mut memory, mut managed, mut device) = (0_u32, 0_u32, -1_i32);
    let (mut start, mut bytes) = (0_u64, 0_usize);
    let mut attributes = [
        Attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        Attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED,
        Attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
        Attribute::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
        Attribute::CU_POINTER_ATTRIBUTE_RANGE_SIZE,
    ];
    let mut values: [*mut c_void; 5] = [
        (&raw mut memory).cast(),
        (&raw mut managed).cast(),
        (&raw mut device).cast(),
        (&raw mut start).cast(),
        (&raw mut bytes).cast(),
    ];
    // SAFETY: as many values as attributes, each of its type (CUDA Driver API, cuPointerGetAttribute). For an address that
    // it does not know the driver leaves 0.
    let status = unsafe {
        sys::cuPointerGetAttributes(
            attributes.len() as u32,
            attributes.as_mut_ptr(),
            values.as_mut_ptr(),
            address,
        )
    };
    status
        .result()
        .map_err(failed("ask where a tensor's memory is"))?;
    let on_device = memory == sys::CUmemorytype::CU_MEMORYTYPE_DEVICE as u32;
    let ours = usize::try_from(device).is_ok_and(|device| device == ordinal);
    if managed == 0 && !(on_device && ours) {
        return Ok(None);
    }
    Ok(Some(start..start.saturating_add(bytes as u64)))
}
