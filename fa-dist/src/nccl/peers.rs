//! GPUs of one process that read and write each other's memory.
//!
//! Between GPUs of one process NCCL writes straight to where bytes are to arrive. Memory of a pool, as buffers have it, is open to its own GPU
//! alone until the others are let in.

use std::ffi::c_int;

use cudarc::driver::{result, sys};

use super::queue::failed;
use crate::error::Result;

/// `CUmemAccessDesc`, whose declaration in cudarc differs by the version of CUDA; its layout does not.
#[repr(C)]
struct AccessDescription {
    /// `CUmemLocation::type`.
    kind: u32,
    /// `CUmemLocation::id`.
    ordinal: c_int,
    /// `CUmemAccess_flags`.
    access: u32,
}

/// `CU_MEM_LOCATION_TYPE_DEVICE`.
const DEVICE: u32 = 1;
/// `CU_MEM_ACCESS_FLAGS_PROT_READWRITE`.
const READ_AND_WRITE: u32 = 3;

/// Lets the first `gpus` GPUs read and write the memory of GPU `ordinal`, those that can.
pub(super) fn let_in(ordinal: usize, gpus: usize) -> Result<()> {
    let opening = failed("let other GPUs use a GPU's memory");
    let device = |ordinal: usize| result::device::get(ordinal as i32).map_err(&opening);
    let own = device(ordinal)?;
    let mut all = Vec::new();
    for other in (0..gpus).filter(|other| *other != ordinal) {
        let mut can = 0;
        // SAFETY: both devices exist, and the pointer is valid.
        let asked = unsafe { sys::cuDeviceCanAccessPeer(&mut can, device(other)?, own) };
        asked.result().map_err(&opening)?;
        if can != 0 {
            all.push(AccessDescription {
                kind: DEVICE,
                ordinal: other as c_int,
                access: READ_AND_WRITE,
            });
        }
    }
    if all.is_empty() {
        return Ok(());
    }
    let mut pool = std::ptr::null_mut();
    // SAFETY: the device exists; the descriptions have the layout of CUDA's and outlive the call.
    unsafe {
        let found = sys::cuDeviceGetDefaultMemPool(&mut pool, own);
        found.result().map_err(&opening)?;
        let set = sys::cuMemPoolSetAccess(pool, all.as_ptr().cast(), all.len());
        set.result().map_err(&opening)
    }
}
