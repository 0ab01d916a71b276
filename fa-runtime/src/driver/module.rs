//! Loaded kernels and their launches.

use std::ffi::{CString, c_void};
use std::sync::Arc;

use cudarc::driver::{CudaContext, result, sys};
use fa_dsl::abi::{ArgBuffer, MAX_WORDS};

use super::first::{self, Queued};
use super::tensor_map::{self, LastMaps};
use super::{Gpu, failed};
use crate::error::Result;

/// Dynamic shared memory beyond this has to be asked for (CUDA C++ Programming Guide).
const SHARED_WITHOUT_OPT_IN: u32 = 48 * 1024;

/// A loaded cubin and its one kernel.
#[derive(Debug)]
pub(crate) struct Module {
    context: Arc<CudaContext>,
    module: sys::CUmodule,
    function: sys::CUfunction,
    /// Registers of one thread.
    pub registers: u32,
    /// Of a cooperative kernel, the most CTAs of a grid: those that the GPU holds at the same time.
    pub most_ctas: Option<u32>,
    maps: LastMaps,
}

// SAFETY: the handles are not tied to a thread; the driver locks what it shares. Launching needs the
// context to be current, which `launch` makes it.
unsafe impl Send for Module {}
// SAFETY: as above; a lock guards what a launch changes.
unsafe impl Sync for Module {}

impl Module {
    /// Loads `cubin` and prepares its kernel `name` for `shared_bytes` of dynamic shared memory.
    pub fn load(gpu: &Gpu, cubin: &[u8], name: &str, shared_bytes: u32) -> Result<Module> {
        let loading = failed("load the kernel");
        let context = Arc::clone(gpu.context());
        context.bind_to_thread().map_err(&loading)?;
        let name = CString::new(name).unwrap_or_default();
        // SAFETY: the cubin is a whole ELF file: NVRTC has just made it, or its checksum matches. The
        // driver copies it.
        let module =
            unsafe { result::module::load_data(cubin.as_ptr().cast()) }.map_err(&loading)?;
        let mut loaded = Module {
            context,
            module,
            function: std::ptr::null_mut(),
            registers: 0,
            most_ctas: None,
            maps: LastMaps::default(),
        };
        // SAFETY: the module was loaded just now, and is unloaded only by `drop`.
        loaded.function =
            unsafe { result::module::get_function(module, name) }.map_err(&loading)?;
        use sys::CUfunction_attribute_enum as Attribute;
        loaded.registers = loaded.attribute(Attribute::CU_FUNC_ATTRIBUTE_NUM_REGS)?;
        if shared_bytes > SHARED_WITHOUT_OPT_IN {
            let attribute = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
            // SAFETY: the function belongs to the module loaded above.
            unsafe {
                result::function::set_function_attribute(
                    loaded.function,
                    attribute,
                    shared_bytes as i32,
                )
            }
            .map_err(failed("reserve shared memory for the kernel"))?;
        }
        Ok(loaded)
    }

    /// Makes every launch a cooperative one, of CTAs that are all resident at the same time.
    pub fn launch_cooperatively(
        &mut self,
        gpu: &Gpu,
        threads: u32,
        shared_bytes: u32,
    ) -> Result<()> {
        let per_sm = self.ctas_per_sm(threads, shared_bytes)?;
        self.most_ctas = Some(per_sm.saturating_mul(gpu.multiprocessors()));
        Ok(())
    }

    fn attribute(&self, attribute: sys::CUfunction_attribute_enum) -> Result<u32> {
        // SAFETY: the function belongs to the loaded module.
        unsafe { result::function::get_function_attribute(self.function, attribute) }
            .map(i32::unsigned_abs)
            .map_err(failed("ask for the kernel's properties"))
    }

    /// How many CTAs of this kernel one SM can hold.
    pub fn ctas_per_sm(&self, threads: u32, shared_bytes: u32) -> Result<u32> {
        self.context
            .bind_to_thread()
            .map_err(failed("use the GPU"))?;
        // SAFETY: the function belongs to the loaded module.
        unsafe {
            result::occupancy::max_active_block_per_multiprocessor(
                self.function,
                threads as i32,
                shared_bytes as usize,
            )
        }
        .map(i32::unsigned_abs)
        .map_err(failed("ask for the kernel's occupancy"))
    }

    /// Launches a grid. Allocates nothing and waits for nothing.
    ///
    /// # Safety
    /// The stream is alive and of this GPU's primary context. The arguments are those of this kernel, and the memory they
    /// name is alive until the launch is done, shared or exclusive as the kernel uses it.
    pub unsafe fn launch(
        &self,
        queued: Queued,
        grid: [u32; 3],
        threads: u32,
        shared_bytes: u32,
        args: &ArgBuffer,
    ) -> Result<()> {
        let launching = failed("launch the kernel");
        self.context.bind_to_thread().map_err(&launching)?;
        let mut maps = tensor_map::BLANK;
        self.maps.encode(args, &mut maps)?;
        let mut pointers = [std::ptr::null_mut::<c_void>(); MAX_WORDS];
        for (pointer, word) in pointers.iter_mut().zip(args.words()) {
            // The driver reads as many bytes as the parameter has: the low ones of each word.
            *pointer = std::ptr::from_ref(word).cast_mut().cast();
        }
        for (word, map) in args.map_words().zip(&maps) {
            pointers[word] = std::ptr::from_ref(map).cast_mut().cast();
        }
        // SAFETY: the function is alive and of the current context; the pointers lead to `args` and `maps`, which
        // the driver copies before it returns. The rest is the caller's promise.
        let status = unsafe { self.enqueue(queued, grid, threads, shared_bytes, &mut pointers) };
        status.result().map_err(launching)
    }

    /// The driver's call.
    ///
    /// # Safety
    /// The context is current, the stream is of it, and the pointers lead to the kernel's arguments.
    unsafe fn enqueue(
        &self,
        Queued { stream, first }: Queued,
        grid @ [x, y, z]: [u32; 3],
        threads: u32,
        shared_bytes: u32,
        arguments: &mut [*mut c_void],
    ) -> sys::CUresult {
        let (function, arguments) = (self.function, arguments.as_mut_ptr());
        if let (Some(first), None) = (first, self.most_ctas) {
            let place = (stream, first);
            // SAFETY: the caller's promise.
            let status =
                unsafe { first::launch(function, place, grid, threads, shared_bytes, arguments) };
            if let Some(status) = status {
                return status;
            }
        }
        // SAFETY: the caller's promise.
        unsafe {
            match self.most_ctas {
                Some(_) => sys::cuLaunchCooperativeKernel(
                    function,
                    x,
                    y,
                    z,
                    threads,
                    1,
                    1,
                    shared_bytes,
                    stream,
                    arguments,
                ),
                None => sys::cuLaunchKernel(
                    function,
                    x,
                    y,
                    z,
                    threads,
                    1,
                    1,
                    shared_bytes,
                    stream,
                    arguments,
                    std::ptr::null_mut(),
                ),
            }
        }
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        // Launches in flight still run this code. If the wait fails, the module stays loaded.
        let unloaded = self.context.synchronize().and_then(|()| {
            // SAFETY: loaded by `load`, unloaded once, and nothing runs it any more.
            unsafe { result::module::unload(self.module) }
        });
        if let Err(error) = unloaded {
            tracing::warn!("{}", failed("unload a kernel")(error));
        }
    }
}
