//! What becomes of memory that candle frees.

use candle_core::{Device, Result};

/// Has CUDA keep up to `bytes` of freed memory for what is allocated next, from here on and for the whole process.
///
/// Candle allocates every output in the memory pool of its GPU. At each synchronisation the pool gives all that is free back to
/// the driver, unless it was told to keep some, and the next output has to be mapped again, which takes microseconds of the
/// host and of the GPU. Programs that read a number now and then, as one that generates text does, keep what a step needs, or
/// [`u64::MAX`] for all that they ever freed. Memory that is kept is not there for other processes. Of several calls the last
/// counts; 0 is what CUDA begins with.
///
/// Without effect for a device that is no NVIDIA GPU, and for a GPU that has no such pools.
///
/// # Errors
/// When the driver refuses.
pub fn keep_memory(device: &Device, bytes: u64) -> Result<()> {
    match device {
        #[cfg(feature = "cuda")]
        Device::Cuda(cuda) => on_gpu::keep(cuda, bytes),
        _ => {
            let _ = bytes;
            Ok(())
        }
    }
}

#[cfg(feature = "cuda")]
mod on_gpu {
    use candle_core::cuda_backend::cudarc::driver::result::{device, mem_pool};
    use candle_core::cuda_backend::cudarc::driver::sys::CUmemPool_attribute;
    use candle_core::{CudaDevice, Error, Result};

    pub fn keep(cuda: &CudaDevice, mut bytes: u64) -> Result<()> {
        let stream = cuda.cuda_stream();
        let context = stream.context();
        if !context.has_async_alloc() {
            return Ok(());
        }
        let attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
        // SAFETY: the device is that of a context, its pool lives as long, and the attribute is a number of 64 bits.
        unsafe {
            let pool = device::get(context.ordinal() as i32)
                .and_then(|device| device::get_mem_pool(device))
                .map_err(Error::wrap)?;
            mem_pool::set_attribute(pool, attribute, (&raw mut bytes).cast()).map_err(Error::wrap)
        }
    }
}
