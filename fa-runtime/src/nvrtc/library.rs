//! The NVRTC library, loaded once by its absolute path.
//!
//! The library that compiles has to be the one whose identity is in the cache key. A lookup by name
//! on the loader's path might find another one, so every function comes from the opened file.

use std::ffi::{CStr, CString, c_char, c_int};
use std::fmt;
use std::path::Path;
use std::sync::OnceLock;

use fa_dsl::target::Arch;
use libloading::Library;

use super::{CompileError, log};
use crate::discovery::{self, NvrtcLocation};

/// `nvrtcProgram`.
type Program = *mut std::ffi::c_void;
/// `nvrtcResult`. A number, because later releases add values.
type Status = c_int;

/// The first release with a cache of its own, which it keeps with the driver's help. A cubin from that
/// cache comes without ptxas's report, and threads wait for each other to get at it.
const CACHES: NvrtcVersion = NvrtcVersion {
    major: 12,
    minor: 9,
};
/// Turns that cache off. Not part of a cubin's key, because the code is the same.
const NO_CACHE: &CStr = c"--no-cache";

const SUCCESS: Status = 0;
const ERROR_INVALID_OPTION: Status = 5;
const ERROR_COMPILATION: Status = 6;

/// The version that NVRTC reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NvrtcVersion {
    /// 13 of 13.0.
    pub major: u32,
    /// 0 of 13.0.
    pub minor: u32,
}

impl fmt::Display for NvrtcVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// What one compilation returns.
pub(super) struct Output {
    pub cubin: Vec<u8>,
    pub ptx: Option<String>,
    pub log: String,
}

type GetSize = unsafe extern "C" fn(Program, *mut usize) -> Status;
type GetBytes = unsafe extern "C" fn(Program, *mut c_char) -> Status;

/// The functions of NVRTC, which stay valid because the libraries are never closed.
pub(super) struct Api {
    version: unsafe extern "C" fn(*mut c_int, *mut c_int) -> Status,
    error_string: unsafe extern "C" fn(Status) -> *const c_char,
    create: unsafe extern "C" fn(
        *mut Program,
        *const c_char,
        *const c_char,
        c_int,
        *const *const c_char,
        *const *const c_char,
    ) -> Status,
    destroy: unsafe extern "C" fn(*mut Program) -> Status,
    compile: unsafe extern "C" fn(Program, c_int, *const *const c_char) -> Status,
    log: (GetSize, GetBytes),
    cubin: (GetSize, GetBytes),
    ptx: (GetSize, GetBytes),
    // NVRTC looks the builtins up by name while it compiles: they have to stay loaded too.
    _handles: [Library; 2],
}

/// The loaded NVRTC of this process.
pub(super) fn api() -> Result<&'static Api, CompileError> {
    static API: OnceLock<Result<Api, CompileError>> = OnceLock::new();
    API.get_or_init(|| Api::open(discovery::nvrtc()?))
        .as_ref()
        .map_err(Clone::clone)
}

/// The version of the NVRTC that this process compiles with. Loads the library.
///
/// # Errors
/// When there is none, or it does not load.
pub fn version() -> Result<NvrtcVersion, CompileError> {
    Ok(api()?.version())
}

impl Api {
    fn open(location: &NvrtcLocation) -> Result<Api, CompileError> {
        Api::load(&location.builtins, &location.library).map_err(|e| CompileError::Load {
            library: location.library.display().to_string(),
            found_by: location.found_by.to_string(),
            reason: e.to_string(),
        })
    }

    fn load(builtins: &Path, library: &Path) -> Result<Api, libloading::Error> {
        // SAFETY: both files have the names of NVIDIA's libraries and lie where the user or the
        // system installed those; their initialisers have no requirements.
        let (builtins, nvrtc) = unsafe { (Library::new(builtins)?, Library::new(library)?) };
        // SAFETY: the types are those of nvrtc.h, unchanged since CUDA 11.1.
        unsafe {
            Ok(Api {
                version: symbol(&nvrtc, "nvrtcVersion")?,
                error_string: symbol(&nvrtc, "nvrtcGetErrorString")?,
                create: symbol(&nvrtc, "nvrtcCreateProgram")?,
                destroy: symbol(&nvrtc, "nvrtcDestroyProgram")?,
                compile: symbol(&nvrtc, "nvrtcCompileProgram")?,
                log: (
                    symbol(&nvrtc, "nvrtcGetProgramLogSize")?,
                    symbol(&nvrtc, "nvrtcGetProgramLog")?,
                ),
                cubin: (
                    symbol(&nvrtc, "nvrtcGetCUBINSize")?,
                    symbol(&nvrtc, "nvrtcGetCUBIN")?,
                ),
                ptx: (
                    symbol(&nvrtc, "nvrtcGetPTXSize")?,
                    symbol(&nvrtc, "nvrtcGetPTX")?,
                ),
                _handles: [builtins, nvrtc],
            })
        }
    }

    /// Compiles one program. NVRTC is thread-safe, so calls run in parallel.
    pub(super) fn compile(
        &self,
        source: &str,
        name: &str,
        arch: Arch,
        flags: &[String],
        ptx: bool,
    ) -> Result<Output, CompileError> {
        let text = |text: &str, what| {
            CString::new(text).map_err(|_| CompileError::Nul {
                kernel: name.to_owned(),
                what,
            })
        };
        let fail = |call, status, log| CompileError::Call {
            kernel: name.to_owned(),
            arch,
            call,
            reason: self.reason(status),
            log,
        };
        let (source, unit) = (
            text(source, "source")?,
            text(&format!("{name}.cu"), "name")?,
        );
        let flags = flags
            .iter()
            .map(|f| text(f, "flags"))
            .collect::<Result<Vec<_>, _>>()?;
        let mut flags: Vec<*const c_char> = flags.iter().map(|flag| flag.as_ptr()).collect();
        if self.version() >= CACHES {
            flags.push(NO_CACHE.as_ptr());
        }

        let program = OpenProgram::new(self, &source, &unit)
            .map_err(|status| fail("nvrtcCreateProgram", status, String::new()))?;
        // SAFETY: the program is open, and `flags` points to as many strings, alive until the end.
        let status =
            unsafe { (self.compile)(program.handle, flags.len() as c_int, flags.as_ptr()) };
        let log = program.text(self.log).unwrap_or_default();
        if status == ERROR_COMPILATION {
            let mut diagnostics = log::diagnostics(&log);
            diagnostics.retain(|d| d.severity == super::Severity::Error);
            return Err(CompileError::Rejected {
                kernel: name.to_owned(),
                arch,
                diagnostics,
                log,
            });
        }
        if status != SUCCESS {
            let mut error = fail("nvrtcCompileProgram", status, log);
            if let (ERROR_INVALID_OPTION, CompileError::Call { reason, .. }) = (status, &mut error)
            {
                // The usual cause: sm_100a and sm_120 came with 12.8.
                reason.push_str(&format!(" (NVRTC {} may not know {arch})", self.version()));
            }
            return Err(error);
        }
        let cubin = program
            .bytes(self.cubin)
            .map_err(|s| fail("nvrtcGetCUBIN", s, log.clone()))?;
        let ptx = match ptx {
            true => Some(
                program
                    .text(self.ptx)
                    .map_err(|s| fail("nvrtcGetPTX", s, log.clone()))?,
            ),
            false => None,
        };
        Ok(Output { cubin, ptx, log })
    }

    fn version(&self) -> NvrtcVersion {
        let (mut major, mut minor) = (0, 0);
        // SAFETY: `nvrtcVersion` writes to the two integers it is given.
        unsafe { (self.version)(&mut major, &mut minor) };
        NvrtcVersion {
            major: major.unsigned_abs(),
            minor: minor.unsigned_abs(),
        }
    }

    fn reason(&self, status: Status) -> String {
        // SAFETY: NVRTC returns a static string for every number, even an unknown one.
        let text = unsafe {
            let text = (self.error_string)(status);
            if text.is_null() {
                c"unknown error"
            } else {
                CStr::from_ptr(text)
            }
        };
        text.to_string_lossy().into_owned()
    }
}

/// Looks a function up.
///
/// # Safety
/// `F` is the type of the function in the library's header, and the pointer is not used after the
/// library is closed.
unsafe fn symbol<F: Copy>(library: &Library, name: &str) -> Result<F, libloading::Error> {
    // SAFETY: the caller's promise.
    unsafe { Ok(*library.get::<F>(name)?) }
}

/// A program that is destroyed when it goes out of scope.
struct OpenProgram<'a> {
    api: &'a Api,
    handle: Program,
}

impl<'a> OpenProgram<'a> {
    fn new(api: &'a Api, source: &CStr, name: &CStr) -> Result<Self, Status> {
        let mut handle = std::ptr::null_mut();
        let none = std::ptr::null();
        // SAFETY: NVRTC copies both strings and writes the handle; there are no headers.
        let status =
            unsafe { (api.create)(&mut handle, source.as_ptr(), name.as_ptr(), 0, none, none) };
        if status == SUCCESS {
            Ok(OpenProgram { api, handle })
        } else {
            Err(status)
        }
    }

    /// One of the program's results.
    fn bytes(&self, (size, get): (GetSize, GetBytes)) -> Result<Vec<u8>, Status> {
        let mut bytes = 0;
        // SAFETY: the program is open and the size is written to `bytes`.
        let status = unsafe { size(self.handle, &mut bytes) };
        if status != SUCCESS {
            return Err(status);
        }
        let mut buffer = vec![0u8; bytes];
        // SAFETY: the buffer has the size that NVRTC asked for.
        let status = unsafe { get(self.handle, buffer.as_mut_ptr().cast()) };
        if status == SUCCESS {
            Ok(buffer)
        } else {
            Err(status)
        }
    }

    /// One of the program's results that is a C string.
    fn text(&self, result: (GetSize, GetBytes)) -> Result<String, Status> {
        let mut bytes = self.bytes(result)?;
        bytes.truncate(bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len()));
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

impl Drop for OpenProgram<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle is open and not used again.
        unsafe { (self.api.destroy)(&mut self.handle) };
    }
}
