//! Launches that come before others, and tell when they have begun.

use std::ffi::c_void;
use std::sync::OnceLock;

use cudarc::driver::sys;

use super::library;

/// Where a launch is enqueued.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Queued {
    pub stream: sys::CUstream,
    /// Whether it comes before others that may run at the same time.
    pub first: Option<First>,
}

/// What lets a launch come before others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct First {
    /// Of its CTAs, in place of the stream's: a graph keeps it.
    pub priority: i32,
    /// Happens when all its CTAs have begun. Drivers before CUDA 12.3 have no such events.
    pub begun: Option<sys::CUevent>,
}

impl Queued {
    /// As the stream has it.
    pub fn on(stream: sys::CUstream) -> Queued {
        Queued {
            stream,
            first: None,
        }
    }
}

/// `CUlaunchConfig` of cuda.h, which cudarc has only as the toolkit beside it does.
#[repr(C)]
struct Config {
    grid: [u32; 3],
    block: [u32; 3],
    shared_bytes: u32,
    stream: sys::CUstream,
    attributes: *const Attribute,
    count: u32,
}

/// `CUlaunchAttribute` of cuda.h.
#[derive(Clone, Copy)]
#[repr(C)]
struct Attribute {
    id: u32,
    pad: u32,
    value: [u64; 8],
}

/// `CU_LAUNCH_ATTRIBUTE_PRIORITY`: one integer.
const PRIORITY: u32 = 8;
/// `CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`: an event, and flags.
const LAUNCH_COMPLETION_EVENT: u32 = 12;

/// `cuLaunchKernelEx` of cuda.h.
type LaunchEx = unsafe extern "C" fn(
    *const Config,
    sys::CUfunction,
    *mut *mut c_void,
    *mut *mut c_void,
) -> sys::CUresult;

/// The driver's function, which drivers before CUDA 11.8 do not have.
fn launch_ex() -> Option<LaunchEx> {
    static FUNCTION: OnceLock<Option<LaunchEx>> = OnceLock::new();
    *FUNCTION.get_or_init(|| {
        // SAFETY: the type is that of cuda.h, and the library is never closed.
        let symbol = unsafe { library()?.get::<LaunchEx>("cuLaunchKernelEx") };
        symbol.ok().map(|symbol| *symbol)
    })
}

/// Launches a kernel that comes before others; `None` if the driver has no such launches.
///
/// # Safety
/// The context is current, the stream and the event are of it, and the pointers lead to the kernel's arguments.
pub(super) unsafe fn launch(
    function: sys::CUfunction,
    (stream, first): (sys::CUstream, First),
    grid: [u32; 3],
    threads: u32,
    shared_bytes: u32,
    arguments: *mut *mut c_void,
) -> Option<sys::CUresult> {
    let launch = launch_ex()?;
    let blank = Attribute {
        id: PRIORITY,
        pad: 0,
        value: [0; 8],
    };
    let mut attributes = [blank; 2];
    // The low half of the word, as an `int` has it.
    attributes[0].value[0] = u64::from(first.priority.cast_unsigned());
    if let Some(begun) = first.begun {
        attributes[1].id = LAUNCH_COMPLETION_EVENT;
        attributes[1].value[0] = begun.expose_provenance() as u64;
    }
    let config = Config {
        grid,
        block: [threads, 1, 1],
        shared_bytes,
        stream,
        attributes: attributes.as_ptr(),
        count: if first.begun.is_some() { 2 } else { 1 },
    };
    // SAFETY: the caller's promise; the structures are those of cuda.h.
    Some(unsafe { launch(&config, function, arguments, std::ptr::null_mut()) })
}
