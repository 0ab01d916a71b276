//! What the driver knows of an address, whoever allocated it.

use std::ffi::c_void;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering, fence};
use std::sync::{Mutex, PoisonError};

use cudarc::driver::sys::{self, CUpointer_attribute as Attribute};

use super::failed;
use crate::error::Result;

/// Memory that was found to be the GPU's, the last first: libraries that pool their memory call from few
/// allocations. A call asks for each of its tensors, so looking takes no lock: who looks while something is added finds
/// nothing.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// Odd while the ranges change.
    version: AtomicU64,
    ranges: [[AtomicU64; 2]; 8],
    adding: Mutex<()>,
}

impl Known {
    /// Whether the bytes are in memory that was found before; false while another thread adds some.
    pub fn has(&self, bytes: &Range<u64>) -> bool {
        let version = self.version.load(Ordering::Acquire);
        let found = self.ranges.iter().any(|[start, end]| {
            start.load(Ordering::Relaxed) <= bytes.start && bytes.end <= end.load(Ordering::Relaxed)
        });
        // What was read is what this version had, if it is still the one.
        fence(Ordering::Acquire);
        found && version.is_multiple_of(2) && self.version.load(Ordering::Relaxed) == version
    }

    fn add(&self, range: &Range<u64>) {
        let _adding = self.adding.lock().unwrap_or_else(PoisonError::into_inner);
        let version = self.version.load(Ordering::Relaxed);
        self.version.store(version + 1, Ordering::Relaxed);
        fence(Ordering::Release);
        let mut next = [range.start, range.end];
        for kept in &self.ranges {
            for (kept, next) in kept.iter().zip(&mut next) {
                *next = kept.swap(*next, Ordering::Relaxed);
            }
        }
        self.version.store(version + 2, Ordering::Release);
    }
}

/// Whether the first and the last of `bytes` are in memory of GPU `ordinal`. Between them may be other memory where someone
/// has mapped several allocations side by side. The context is current.
pub(super) fn reaches(known: &Known, ordinal: usize, bytes: Range<u64>) -> Result<bool> {
    let Some(first) = allocation(ordinal, bytes.start)? else {
        return Ok(false);
    };
    if bytes.end <= first.end {
        known.add(&first);
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::thread;

    use super::*;

    #[test]
    fn the_last_that_were_found_are_known() {
        let known = Known::default();
        assert!(!known.has(&(8..16)));
        for number in 1..=9_u64 {
            known.add(&(number * 100..number * 100 + 50));
        }
        assert!(!known.has(&(100..150)), "there is room for eight");
        for number in 2..=9_u64 {
            let start = number * 100;
            assert!(known.has(&(start..start + 50)) && known.has(&(start + 7..start + 8)));
            assert!(!known.has(&(start..start + 51)) && !known.has(&(start - 1..start + 1)));
        }
    }

    #[test]
    fn nothing_is_found_between_two_ranges() {
        let (known, done) = (Known::default(), AtomicBool::new(false));
        thread::scope(|scope| {
            // Each range is as long as any other. The beginning of one with the end of another would have these bytes.
            scope.spawn(|| {
                for number in 0..200_000_u64 {
                    let start = 1000 + number % 64 * 1000;
                    known.add(&(start..start + 500));
                }
                done.store(true, Ordering::Relaxed);
            });
            while !done.load(Ordering::Relaxed) {
                for number in 0..64_u64 {
                    let start = 1000 + number * 1000;
                    assert!(!known.has(&(start + 400..start + 1100)));
                }
            }
        });
        assert!(known.has(&(1000 + 63 * 1000..1500 + 63 * 1000)));
    }
}
