//! Devices: a GPU, or the interpreter on the CPU behind the same interface.

mod backend;
mod cpu;
pub(crate) mod cuda;
mod map;
pub(crate) mod module;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use fa_dsl::abi::Element;
use fa_dsl::config::{KernelConfig, KernelEntry, Value};
use fa_dsl::interp::Options;
use fa_dsl::target::{Arch, Target};

pub(crate) use backend::Backend;

use crate::buffer::Buffer;
use crate::cache::Cache;
use crate::error::{Error, Result};
use crate::graph::{Graph, Recorder};
use crate::nvrtc::CompileOptions;
use crate::program::{HowLoaded, LoadTimings, Program};
use crate::stream::Stream;

/// A GPU, or the interpreter on the CPU. Cheap to clone; clones share memory and loaded programs.
#[derive(Clone)]
pub struct Device {
    inner: Arc<Inner>,
}

struct Inner {
    backend: Arc<Backend>,
    programs: Mutex<HashMap<(&'static str, Vec<Value>), Program>>,
    cache: Cache,
    options: CompileOptions,
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({}, {})", self.name(), self.arch())
    }
}

/// What [`Device::multiprocessors`] is for the interpreter: few, so that persistent kernels take
/// several tiles in turn there too.
pub const CPU_MULTIPROCESSORS: u32 = 4;

impl Device {
    fn new(backend: Backend) -> Device {
        Device {
            inner: Arc::new(Inner {
                backend: Arc::new(backend),
                programs: Mutex::default(),
                cache: Cache::open_default(),
                options: CompileOptions::default(),
            }),
        }
    }

    /// The interpreter, for kernels as they are generated for sm_90a, whose instructions it all has.
    pub fn cpu() -> Device {
        Device::cpu_as(Arch::Sm90a)
    }

    /// The interpreter, for kernels as they are generated for `arch`.
    pub fn cpu_as(arch: Arch) -> Device {
        Device::cpu_with(arch, Options::default())
    }

    /// The interpreter, with or without its sanitiser.
    pub fn cpu_with(arch: Arch, options: Options) -> Device {
        Device::new(Backend::cpu(arch, options))
    }

    /// The GPU of this number.
    ///
    /// # Errors
    /// When there is no driver or no such GPU, or kernels are not generated for it.
    pub fn cuda(ordinal: usize) -> Result<Device> {
        Ok(Device::new(Backend::cuda(ordinal)?))
    }

    /// The first GPU if there is one that kernels are generated for, else the interpreter.
    ///
    /// # Errors
    /// When there is a GPU that does not start.
    pub fn auto() -> Result<Device> {
        match Device::cuda(0) {
            Err(Error::NoDriver | Error::NoDevice { .. }) => Ok(Device::cpu()),
            Err(error @ Error::UnsupportedGpu { .. }) => {
                tracing::warn!("{error}; running on the CPU");
                Ok(Device::cpu())
            }
            other => other,
        }
    }

    /// The number of GPUs; 0 without a driver.
    pub fn count() -> usize {
        cuda::count().unwrap_or(0)
    }

    /// The same device with another cache and other compiler options, and no programs loaded yet.
    #[must_use]
    pub fn with(&self, cache: Cache, options: CompileOptions) -> Device {
        let backend = Arc::clone(&self.inner.backend);
        Device {
            inner: Arc::new(Inner {
                backend,
                programs: Mutex::default(),
                cache,
                options,
            }),
        }
    }

    /// The GPU's name, or that of the interpreter.
    pub fn name(&self) -> &str {
        self.inner.backend.name()
    }

    /// The architecture that kernels are generated for.
    pub fn arch(&self) -> Arch {
        self.target().arch
    }

    /// The limits that configurations are checked against.
    pub fn target(&self) -> &Target {
        self.inner.backend.target()
    }

    /// Whether it is a GPU.
    pub fn is_cuda(&self) -> bool {
        self.inner.backend.as_cuda().is_some()
    }

    /// Streaming multiprocessors, which persistent kernels launch a CTA for each of; the
    /// interpreter has [`CPU_MULTIPROCESSORS`].
    pub fn multiprocessors(&self) -> u32 {
        match self.inner.backend.as_cuda() {
            Some(cuda) => cuda.multiprocessors(),
            None => CPU_MULTIPROCESSORS,
        }
    }

    /// The driver's CUDA version, such as (13, 0); `None` for the interpreter.
    pub fn driver_version(&self) -> Option<(u32, u32)> {
        self.inner.backend.as_cuda()?;
        cuda::driver_version().ok()
    }

    /// Where the GPU is on the PCI bus, by which other libraries find it: `00000000:81:00.0`; `None` for
    /// the interpreter.
    pub fn pci_bus_id(&self) -> Option<String> {
        self.inner.backend.as_cuda()?.pci_bus_id().ok()
    }

    /// The cubin cache that programs are loaded through.
    pub fn cache(&self) -> &Cache {
        &self.inner.cache
    }

    /// Copies `values` to the device.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload<T: Element>(&self, values: &[T]) -> Result<Buffer<T>> {
        let mut buffer = self.alloc(values.len())?;
        buffer.write(values)?;
        Ok(buffer)
    }

    /// Memory for `len` elements, with whatever it holds.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn alloc<T: Element>(&self, len: usize) -> Result<Buffer<T>> {
        Buffer::alloc(Arc::clone(&self.inner.backend), len)
    }

    /// `len` elements of zero.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn zeros<T: Element>(&self, len: usize) -> Result<Buffer<T>> {
        let mut buffer = self.alloc(len)?;
        buffer.fill_bytes(0)?;
        Ok(buffer)
    }

    /// `len` elements with all bits set, which is NaN for every floating-point type: what a kernel
    /// forgets to write cannot pass for a result.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn poisoned<T: Element>(&self, len: usize) -> Result<Buffer<T>> {
        let mut buffer = self.alloc(len)?;
        buffer.fill_bytes(0xFF)?;
        Ok(buffer)
    }

    /// The program of a configuration: from memory, from the disk cache, or compiled now.
    ///
    /// # Errors
    /// When the configuration breaks a gate, the kernel cannot be staged or compiled, or the driver
    /// does not load it.
    pub fn load<C: KernelConfig>(&self, config: &C) -> Result<Program> {
        self.load_entry(&KernelEntry::of::<C>(), &config.values())
    }

    /// As [`Device::load`], for a kernel found by its spec.
    ///
    /// # Errors
    /// As [`Device::load`].
    pub fn load_entry(&self, entry: &KernelEntry, values: &[Value]) -> Result<Program> {
        let started = Instant::now();
        let key = (entry.name, values.to_vec());
        if let Some(program) = self.programs().get(&key) {
            let timings = LoadTimings {
                total: started.elapsed(),
                ..LoadTimings::default()
            };
            return Ok(program.clone().loaded(HowLoaded::Memory, timings));
        }
        // Not under the lock: kernels compile in parallel. Two threads that load the same one meet
        // at the disk cache's lock.
        let inner = &*self.inner;
        let program = Program::load(&inner.backend, entry, values, &inner.cache, &inner.options)?;
        self.programs()
            .entry(key)
            .or_insert_with(|| program.clone());
        Ok(program)
    }

    fn programs(&self) -> MutexGuard<'_, HashMap<(&'static str, Vec<Value>), Program>> {
        // A panic elsewhere cannot leave the map half-changed.
        self.inner
            .programs
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until all launches and copies are done.
    ///
    /// # Errors
    /// When one of them failed.
    pub fn synchronize(&self) -> Result<()> {
        self.inner
            .backend
            .as_cuda()
            .map_or(Ok(()), |cuda| cuda.synchronize())
    }

    /// A second stream, whose launches may overlap with those of the device's own.
    ///
    /// # Errors
    /// When this is no GPU, or the driver fails.
    pub fn fork(&self) -> Result<Stream> {
        Stream::fork(&self.inner.backend)
    }

    /// Records launches into a graph, which replays them with one call. Nothing runs meanwhile.
    ///
    /// The graph borrows the tensors of its launches: outputs can be read when it is dropped.
    ///
    /// ```no_run
    /// # use fa_dsl::prelude::*;
    /// # #[kernel(name = Twice, threads = 64)]
    /// # pub fn twice(x: Tensor<f32>, y: TensorMut<f32>) {
    /// #     let i = block_x() * 64u32 + thread();
    /// #     let x_i = x.at(&[i]).load(0);
    /// #     y.at(&[i]).store(0, x_i + x_i);
    /// # }
    /// # let device = fa_runtime::Device::cuda(0)?;
    /// # let program = device.load(&Twice::CONFIG)?;
    /// let x = device.upload(&[1.0f32; 64])?;
    /// let mut y = device.zeros::<f32>(64)?;
    /// let args = TwiceArgs { x: x.contiguous(&[64])?, y: y.contiguous_mut(&[64])? };
    /// let mut graph = device.capture(|recorder| recorder.launch(&program, [1, 1, 1], args))?;
    /// graph.launch()?;
    /// drop(graph);
    /// assert_eq!(y.read()?, [2.0; 64]);
    /// # Ok::<_, fa_runtime::Error>(())
    /// ```
    ///
    /// Without the `drop`, this does not compile: the graph may still write `y`.
    ///
    /// ```compile_fail,E0502
    /// # use fa_dsl::prelude::*;
    /// # #[kernel(name = Twice, threads = 64)]
    /// # pub fn twice(x: Tensor<f32>, y: TensorMut<f32>) {
    /// #     let i = block_x() * 64u32 + thread();
    /// #     let x_i = x.at(&[i]).load(0);
    /// #     y.at(&[i]).store(0, x_i + x_i);
    /// # }
    /// # let device = fa_runtime::Device::cuda(0)?;
    /// # let program = device.load(&Twice::CONFIG)?;
    /// # let x = device.upload(&[1.0f32; 64])?;
    /// # let mut y = device.zeros::<f32>(64)?;
    /// # let args = TwiceArgs { x: x.contiguous(&[64])?, y: y.contiguous_mut(&[64])? };
    /// let mut graph = device.capture(|recorder| recorder.launch(&program, [1, 1, 1], args))?;
    /// assert_eq!(y.read()?, [2.0; 64]);
    /// graph.launch()?;
    /// # Ok::<_, fa_runtime::Error>(())
    /// ```
    ///
    /// # Errors
    /// When this is no GPU, `record` fails, or the driver does.
    pub fn capture<'a>(
        &self,
        record: impl FnOnce(&mut Recorder<'a>) -> Result<()>,
    ) -> Result<Graph<'a>> {
        Graph::capture(&self.inner.backend, record)
    }

    /// Runs `work` and measures the device's time for the launches that it makes on the device's own
    /// stream, between two events on a GPU. Waits for them.
    ///
    /// # Errors
    /// When `work` or the driver fails.
    pub fn time<R>(&self, work: impl FnOnce() -> Result<R>) -> Result<(R, Duration)> {
        match self.inner.backend.as_cuda() {
            Some(cuda) => cuda.time(work),
            None => {
                let started = Instant::now();
                let result = work()?;
                Ok((result, started.elapsed()))
            }
        }
    }
}
