//! The CUDA driver: context, streams, memory and time.
//!
//! All work goes through one stream of the device, made here, because the driver's default stream
//! cannot be captured and waits for others'. cudarc's tracking of buffers by events is not used:
//! order on one stream needs none, and it costs microseconds in each launch.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock, Weak};
use std::time::Duration;

use cudarc::driver::{CudaContext, CudaEvent, CudaStream, DriverError, result, sys};
use fa_dsl::target::Arch;

use crate::error::{Error, Result};

const MEASURING: &str = "measure time on the GPU";

/// A GPU.
#[derive(Debug)]
pub(crate) struct Cuda {
    context: Arc<CudaContext>,
    stream: Arc<CudaStream>,
    /// Live allocations, start to end. Launches look their tensors up here.
    allocations: RwLock<BTreeMap<u64, u64>>,
    /// The streams forked from this device's.
    forks: Mutex<Vec<Weak<CudaStream>>>,
    /// Launches on forked streams so far.
    forked: AtomicU64,
    /// How many of them this device's stream waits for. Changed under the lock of `forks`.
    joined: AtomicU64,
    multiprocessors: u32,
}

/// Turns the driver's errors into this crate's, with what was tried.
pub(crate) fn failed(action: &'static str) -> impl Fn(DriverError) -> Error {
    move |error| {
        let text = |text: Result<&std::ffi::CStr, DriverError>| {
            text.map_or_else(
                |_| format!("{:?}", error.0),
                |t| t.to_string_lossy().into_owned(),
            )
        };
        Error::Driver {
            action,
            name: text(error.error_name()),
            text: text(error.error_string()),
        }
    }
}

/// Whether libcuda loads. cudarc panics where it does not, so every path asks here first.
pub(crate) fn driver_present() -> bool {
    static PRESENT: OnceLock<bool> = OnceLock::new();
    // SAFETY: loads NVIDIA's driver library by its name, whose initialisers have no requirements.
    *PRESENT.get_or_init(|| unsafe { sys::is_culib_present() })
}

/// The driver's library, for functions that cudarc does not have, or panics without. Never closed.
pub(crate) fn driver_library() -> Option<&'static libloading::Library> {
    static DRIVER: OnceLock<Option<libloading::Library>> = OnceLock::new();
    // SAFETY: as in `driver_present`; where that was asked, this takes another reference.
    let library = || unsafe { libloading::Library::new("libcuda.so.1").ok() };
    DRIVER.get_or_init(library).as_ref()
}

/// The number of GPUs.
pub(crate) fn count() -> Result<usize> {
    if !driver_present() {
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

/// The driver's CUDA version.
pub(crate) fn driver_version() -> Result<(u32, u32)> {
    if !driver_present() {
        return Err(Error::NoDriver);
    }
    let mut version = 0;
    // SAFETY: writes one integer; needs no initialisation.
    let status = unsafe { sys::cuDriverGetVersion(&mut version) };
    status
        .result()
        .map_err(failed("ask for the driver's version"))?;
    let version = version.unsigned_abs();
    Ok((version / 1000, version % 1000 / 10))
}

/// Name, compute capability and memory of a GPU, without a context on it.
pub(crate) fn describe(ordinal: usize) -> Result<(String, (u32, u32), u64)> {
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
    Ok((name, (major, minor), memory as u64))
}

impl Cuda {
    /// Opens a GPU; returns its name and architecture too.
    pub fn open(ordinal: usize) -> Result<(Cuda, String, Arch)> {
        let (name, (major, minor), _) = describe(ordinal)?;
        let Some(arch) = Arch::for_capability(major, minor) else {
            return Err(Error::UnsupportedGpu { name, major, minor });
        };
        let context = CudaContext::new(ordinal).map_err(failed("open the GPU"))?;
        // SAFETY: no `CudaSlice` is made in this context object, so none relies on tracking.
        unsafe { context.disable_event_tracking() };
        let stream = context.new_stream().map_err(failed("create a stream"))?;
        let multiprocessors = context
            .attribute(sys::CUdevice_attribute_enum::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
            .map_err(failed("ask for a GPU's properties"))?
            .unsigned_abs();
        let cuda = Cuda {
            context,
            stream,
            allocations: RwLock::default(),
            forks: Mutex::default(),
            forked: AtomicU64::new(0),
            joined: AtomicU64::new(0),
            multiprocessors,
        };
        Ok((cuda, name, arch))
    }

    pub fn multiprocessors(&self) -> u32 {
        self.multiprocessors
    }

    /// Where it is on the PCI bus: `00000000:81:00.0`.
    pub fn pci_bus_id(&self) -> Result<String> {
        use sys::CUdevice_attribute_enum as Attribute;
        let ask = |attribute| {
            let value = self.context.attribute(attribute);
            value
                .map(i32::unsigned_abs)
                .map_err(failed("ask for a GPU's properties"))
        };
        let domain = ask(Attribute::CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID)?;
        let bus = ask(Attribute::CU_DEVICE_ATTRIBUTE_PCI_BUS_ID)?;
        let slot = ask(Attribute::CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID)?;
        Ok(format!("{domain:08x}:{bus:02x}:{slot:02x}.0"))
    }

    pub fn context(&self) -> &Arc<CudaContext> {
        &self.context
    }

    /// The device's stream, made to wait for the launches on forked ones.
    pub fn stream(&self) -> Result<&Arc<CudaStream>> {
        if self.forked.load(Ordering::Acquire) != self.joined.load(Ordering::Acquire) {
            let mut forks = self.forks.lock().unwrap_or_else(PoisonError::into_inner);
            // Launches counted from here on may be missed by the joins below: they stay unjoined.
            let forked = self.forked.load(Ordering::Acquire);
            forks.retain(|fork| fork.strong_count() > 0);
            for fork in forks.iter().filter_map(Weak::upgrade) {
                self.stream.join(&fork).map_err(failed("join a stream"))?;
            }
            self.joined.store(forked, Ordering::Release);
        }
        Ok(&self.stream)
    }

    /// The device's stream as it is.
    pub fn unjoined_stream(&self) -> &CudaStream {
        &self.stream
    }

    /// A stream that starts with the work enqueued so far.
    pub fn fork(&self) -> Result<Arc<CudaStream>> {
        let fork = self.stream()?.fork().map_err(failed("create a stream"))?;
        let mut forks = self.forks.lock().unwrap_or_else(PoisonError::into_inner);
        forks.push(Arc::downgrade(&fork));
        Ok(fork)
    }

    /// Counts a launch on a forked stream, after it was enqueued.
    pub fn count_forked(&self) {
        self.forked.fetch_add(1, Ordering::AcqRel);
    }

    pub fn synchronize(&self) -> Result<()> {
        self.stream()?
            .synchronize()
            .map_err(failed("wait for the GPU"))
    }

    pub fn alloc(&self, bytes: u64) -> Result<u64> {
        let stream = self.stream()?;
        self.context
            .bind_to_thread()
            .map_err(failed("use the GPU"))?;
        let size = usize::try_from(bytes).unwrap_or(usize::MAX);
        // SAFETY: the stream is alive; callers treat the content as arbitrary bytes.
        let allocated = unsafe {
            match self.context.has_async_alloc() {
                true => result::malloc_async(stream.cu_stream(), size),
                false => result::malloc_sync(size),
            }
        };
        let address = allocated.map_err(|error| match error.0 {
            sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY => {
                let (free, total) = result::mem_get_info().unwrap_or_default();
                Error::OutOfMemory {
                    bytes,
                    free: free as u64,
                    total: total as u64,
                }
            }
            _ => failed("allocate memory")(error),
        })?;
        let mut allocations = self
            .allocations
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        allocations.insert(address, address + bytes);
        Ok(address)
    }

    /// Frees an allocation after the work enqueued so far.
    pub fn free(&self, address: u64) {
        self.allocations
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&address);
        let freed = self.context.bind_to_thread().and_then(|()| {
            // Without the join, memory in use by a forked stream would be freed: leaked instead.
            let Ok(stream) = self.stream() else {
                return Ok(());
            };
            // SAFETY: the address comes from `alloc`, is freed once by its buffer, and no view of
            // it is alive.
            unsafe {
                match self.context.has_async_alloc() {
                    true => result::free_async(address, stream.cu_stream()),
                    false => result::free_sync(address),
                }
            }
        });
        if let Err(error) = freed {
            tracing::warn!("{}", failed("free memory")(error));
        }
    }

    /// Whether the bytes lie in one live allocation.
    pub fn owns(&self, address: u64, bytes: u64) -> bool {
        let allocations = self
            .allocations
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        allocations
            .range(..=address)
            .next_back()
            .is_some_and(|(_, end)| address.checked_add(bytes).is_some_and(|last| last <= *end))
    }

    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<()> {
        let stream = self.stream()?;
        self.context
            .bind_to_thread()
            .map_err(failed("use the GPU"))?;
        // SAFETY: the range lies in a live allocation. The driver has copied pageable memory when
        // the call returns (CUDA driver API, "API synchronization behavior").
        unsafe { result::memcpy_htod_async(address, bytes, stream.cu_stream()) }
            .map_err(failed("copy to the GPU"))
    }

    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<()> {
        let stream = self.stream()?;
        self.context
            .bind_to_thread()
            .map_err(failed("use the GPU"))?;
        // SAFETY: the range lies in a live allocation, and `bytes` outlives the copy: it is waited
        // for before this returns.
        unsafe { result::memcpy_dtoh_async(bytes, address, stream.cu_stream()) }
            .map_err(failed("copy from the GPU"))?;
        stream.synchronize().map_err(failed("wait for the GPU"))
    }

    pub fn fill(&self, address: u64, byte: u8, bytes: u64) -> Result<()> {
        let stream = self.stream()?;
        self.context
            .bind_to_thread()
            .map_err(failed("use the GPU"))?;
        // SAFETY: the range lies in a live allocation.
        unsafe { result::memset_d8_async(address, byte, bytes as usize, stream.cu_stream()) }
            .map_err(failed("fill memory"))
    }

    /// Runs `work` between two events on the device's stream; waits for the second.
    pub fn time<R>(&self, work: impl FnOnce() -> Result<R>) -> Result<(R, Duration)> {
        let measuring = failed(MEASURING);
        let event = || {
            self.context
                .new_event(Some(sys::CUevent_flags::CU_EVENT_DEFAULT))
        };
        let (start, end) = (event().map_err(&measuring)?, event().map_err(&measuring)?);
        start.record(self.stream()?).map_err(&measuring)?;
        let result = work()?;
        end.record(self.stream()?).map_err(&measuring)?;
        end.synchronize().map_err(&measuring)?;
        Ok((result, elapsed(&start, &end)?))
    }
}

/// The time between two events that both happened.
///
/// Through the first version of the driver's function: cudarc calls the second, and panics on
/// drivers before 12.8, which do not have it.
fn elapsed(start: &CudaEvent, end: &CudaEvent) -> Result<Duration> {
    type Elapsed = unsafe extern "C" fn(*mut f32, sys::CUevent, sys::CUevent) -> sys::CUresult;
    // SAFETY: the type is that of cuda.h, and the library is never closed.
    let function =
        driver_library().and_then(|d| unsafe { d.get::<Elapsed>("cuEventElapsedTime").ok() });
    let missing = || failed(MEASURING)(DriverError(sys::CUresult::CUDA_ERROR_NOT_FOUND));
    let function = function.ok_or_else(missing)?;
    let mut milliseconds = 0.0;
    // SAFETY: both events are alive and recorded in the same context.
    let status = unsafe { function(&mut milliseconds, start.cu_event(), end.cu_event()) };
    status.result().map_err(failed(MEASURING))?;
    Ok(Duration::from_secs_f64(
        f64::from(milliseconds).max(0.0) / 1e3,
    ))
}
