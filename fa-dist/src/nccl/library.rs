//! The NCCL library, loaded once by its absolute path.
//!
//! cudarc's own loader asks for `libnccl.so` by its name alone, which NVIDIA's wheels do not have: so the types are cudarc's, and
//! the functions come from the file that was found.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;
use std::sync::OnceLock;

use cudarc::driver::sys::CUstream;
use cudarc::nccl::sys::{ncclComm_t, ncclConfig_t, ncclUniqueId};
use fa::runtime::discovery::nccl::nccl;
use libloading::Library;

use crate::error::{DistError, Result};

/// `ncclResult_t`. A number, because later releases add values.
pub(super) type Status = c_int;

pub(super) const SUCCESS: Status = 0;
pub(super) const IN_PROGRESS: Status = 7;

/// `ncclInt8`: bytes are exchanged.
pub(super) const BYTES: c_int = 0;

/// The oldest NCCL that makes a second communicator of the same ranks with a configuration of its own (`ncclCommSplit`).
const OLDEST: Version = Version(21800);

/// 22809 of 2.28.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u32);

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Version(number) = self;
        write!(
            f,
            "{}.{}.{}",
            number / 10000,
            number / 100 % 100,
            number % 100
        )
    }
}

type Move =
    unsafe extern "C" fn(*const c_void, usize, c_int, c_int, ncclComm_t, CUstream) -> Status;
type MoveMut =
    unsafe extern "C" fn(*mut c_void, usize, c_int, c_int, ncclComm_t, CUstream) -> Status;

/// The functions of NCCL that are used here. They stay valid, because the library is never closed.
pub(super) struct Api {
    pub version: Version,
    pub get_unique_id: unsafe extern "C" fn(*mut ncclUniqueId) -> Status,
    pub init_rank: unsafe extern "C" fn(
        *mut ncclComm_t,
        c_int,
        ncclUniqueId,
        c_int,
        *mut ncclConfig_t,
    ) -> Status,
    pub split: unsafe extern "C" fn(
        ncclComm_t,
        c_int,
        c_int,
        *mut ncclComm_t,
        *mut ncclConfig_t,
    ) -> Status,
    pub async_error: unsafe extern "C" fn(ncclComm_t, *mut Status) -> Status,
    pub abort: unsafe extern "C" fn(ncclComm_t) -> Status,
    pub finalize: unsafe extern "C" fn(ncclComm_t) -> Status,
    pub destroy: unsafe extern "C" fn(ncclComm_t) -> Status,
    pub group_start: unsafe extern "C" fn() -> Status,
    pub group_end: unsafe extern "C" fn() -> Status,
    pub send: Move,
    pub receive: MoveMut,
    error_string: unsafe extern "C" fn(Status) -> *const c_char,
    last_error: unsafe extern "C" fn(ncclComm_t) -> *const c_char,
    _handle: Library,
}

/// The NCCL of this process, which is searched for and loaded when it is first needed.
pub(super) fn api() -> Result<&'static Api> {
    static API: OnceLock<Api> = OnceLock::new();
    if let Some(api) = API.get() {
        return Ok(api);
    }
    let location = nccl()?;
    let failed = |reason: String| DistError::NcclLoad {
        library: location.library.display().to_string(),
        reason,
    };
    let api = Api::load(&location.library).map_err(|error| failed(error.to_string()))?;
    if api.version < OLDEST {
        return Err(failed(format!(
            "it is {}, and {OLDEST} is the oldest that will do",
            api.version
        )));
    }
    Ok(API.get_or_init(|| api))
}

impl Api {
    fn load(path: &Path) -> Result<Api, libloading::Error> {
        // SAFETY: the file has the name of NVIDIA's library and lies where the user or the system installed that; its initialisers
        // have no requirements.
        let library = unsafe { Library::new(path)? };
        // SAFETY: the types are those of nccl.h, unchanged since 2.18.
        unsafe {
            let get_version: unsafe extern "C" fn(*mut c_int) -> Status =
                symbol(&library, "ncclGetVersion")?;
            let mut version = 0;
            get_version(&mut version);
            Ok(Api {
                version: Version(version.unsigned_abs()),
                get_unique_id: symbol(&library, "ncclGetUniqueId")?,
                init_rank: symbol(&library, "ncclCommInitRankConfig")?,
                split: symbol(&library, "ncclCommSplit")?,
                async_error: symbol(&library, "ncclCommGetAsyncError")?,
                abort: symbol(&library, "ncclCommAbort")?,
                finalize: symbol(&library, "ncclCommFinalize")?,
                destroy: symbol(&library, "ncclCommDestroy")?,
                group_start: symbol(&library, "ncclGroupStart")?,
                group_end: symbol(&library, "ncclGroupEnd")?,
                send: symbol(&library, "ncclSend")?,
                receive: symbol(&library, "ncclRecv")?,
                error_string: symbol(&library, "ncclGetErrorString")?,
                last_error: symbol(&library, "ncclGetLastError")?,
                _handle: library,
            })
        }
    }

    /// What NCCL says of a failure, and what it said last of this communicator.
    pub fn reason(&self, status: Status, communicator: ncclComm_t) -> String {
        // SAFETY: NCCL returns static strings for every number, and for any communicator, null among them.
        let texts = unsafe { [(self.error_string)(status), (self.last_error)(communicator)] };
        let texts = texts
            .into_iter()
            .filter(|text| !text.is_null())
            // SAFETY: as above; they end with a zero.
            .map(|text| {
                unsafe { CStr::from_ptr(text) }
                    .to_string_lossy()
                    .into_owned()
            })
            .filter(|text| !text.is_empty());
        texts.collect::<Vec<_>>().join("; ")
    }
}

/// Looks a function up.
///
/// # Safety
/// `F` is the type of the function in the library's header, and the pointer is not used after the library is closed.
unsafe fn symbol<F: Copy>(library: &Library, name: &str) -> Result<F, libloading::Error> {
    // SAFETY: the caller's promise.
    unsafe { Ok(*library.get::<F>(name)?) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where there is one, it loads without a GPU and has every function; elsewhere the error says what to do.
    #[test]
    fn the_nccl_of_this_machine_is_loaded() {
        match nccl() {
            Ok(location) => {
                let api =
                    api().unwrap_or_else(|error| panic!("{}: {error}", location.library.display()));
                assert!(!api.reason(1, std::ptr::null_mut()).is_empty());
            }
            Err(missing) => assert!(missing.to_string().contains("pip install")),
        }
    }

    #[test]
    fn versions_read_as_releases_do() {
        assert_eq!(Version(22809).to_string(), "2.28.9");
    }
}
