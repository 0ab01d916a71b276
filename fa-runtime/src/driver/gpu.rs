//! An open GPU and its memory.
//!
//! cudarc's tracking of buffers by events is not used: on one stream the order is known without it,
//! and it costs microseconds in each launch.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use cudarc::driver::{CudaContext, CudaStream, result, sys};
use fa_dsl::target::Arch;

use super::pointer::{self, Known};
use super::streams::Streams;
use super::{failed, listing};
use crate::error::{Error, Result};

/// A GPU.
#[derive(Debug)]
pub(crate) struct Gpu {
    context: Arc<CudaContext>,
    streams: Streams,
    /// Live allocations, from start to end. Launches look their tensors up here.
    allocations: RwLock<BTreeMap<u64, u64>>,
    multiprocessors: u32,
    /// Memory of other libraries.
    known: Known,
}

impl Gpu {
    /// Opens a GPU. Returns its name and architecture too.
    pub fn open(ordinal: usize) -> Result<(Gpu, String, Arch)> {
        let listing::Listed {
            name,
            capability: (major, minor),
            ..
        } = listing::describe(ordinal)?;
        let Some(arch) = Arch::for_capability(major, minor) else {
            return Err(Error::UnsupportedGpu { name, major, minor });
        };
        let context = CudaContext::new(ordinal).map_err(failed("open the GPU"))?;
        // SAFETY: no `CudaSlice` is made in this context object, so none relies on tracking.
        unsafe { context.disable_event_tracking() };
        let multiprocessors = context
            .attribute(sys::CUdevice_attribute_enum::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
            .map_err(failed("ask for a GPU's properties"))?
            .unsigned_abs();
        let gpu = Gpu {
            streams: Streams::new(&context)?,
            context,
            allocations: RwLock::default(),
            multiprocessors,
            known: Known::default(),
        };
        Ok((gpu, name, arch))
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

    pub fn streams(&self) -> &Streams {
        &self.streams
    }

    /// The GPU's own stream, made to wait for the launches on forked ones so far.
    pub fn stream(&self) -> Result<&Arc<CudaStream>> {
        self.streams.joined()
    }

    /// As [`Gpu::stream`], for calls that need the context to be current.
    fn current_stream(&self) -> Result<&CudaStream> {
        let stream = self.stream()?;
        self.context
            .bind_to_thread()
            .map_err(failed("use the GPU"))?;
        Ok(stream)
    }

    pub fn synchronize(&self) -> Result<()> {
        self.stream()?
            .synchronize()
            .map_err(failed("wait for the GPU"))
    }

    pub fn alloc(&self, bytes: u64) -> Result<u64> {
        let stream = self.current_stream()?;
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
            // Without the join, memory that a forked stream still uses would be freed. It is leaked
            // instead.
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

    /// Whether the bytes' ends are in memory of this GPU, whoever allocated it.
    pub fn reaches(&self, address: u64, bytes: u64) -> Result<bool> {
        let Some(end) = address.checked_add(bytes) else {
            return Ok(false);
        };
        if self.known.has(&(address..end)) {
            return Ok(true);
        }
        self.context
            .bind_to_thread()
            .map_err(failed("use the GPU"))?;
        pointer::reaches(&self.known, self.context.ordinal(), address..end)
    }

    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<()> {
        let stream = self.current_stream()?;
        // SAFETY: the range lies in a live allocation. The driver has copied pageable memory when
        // the call returns (CUDA driver API, "API synchronization behavior").
        unsafe { result::memcpy_htod_async(address, bytes, stream.cu_stream()) }
            .map_err(failed("copy to the GPU"))
    }

    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<()> {
        let stream = self.current_stream()?;
        // SAFETY: the range lies in a live allocation, and `bytes` outlives the copy: it is waited
        // for before this returns.
        unsafe { result::memcpy_dtoh_async(bytes, address, stream.cu_stream()) }
            .map_err(failed("copy from the GPU"))?;
        stream.synchronize().map_err(failed("wait for the GPU"))
    }

    pub fn fill(&self, address: u64, byte: u8, bytes: u64) -> Result<()> {
        let stream = self.current_stream()?;
        // SAFETY: the range lies in a live allocation.
        unsafe { result::memset_d8_async(address, byte, bytes as usize, stream.cu_stream()) }
            .map_err(failed("fill memory"))
    }
}
