//! Devices: a GPU, or the interpreter on the CPU, behind one interface.

mod besides;
mod borrowed;
mod bytes;
mod loading;
#[cfg(feature = "cudarc")]
mod of_cudarc;
mod programs;
mod queue;
mod recorder;
mod workspace;

use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use fa_dsl::abi::Element;
use fa_dsl::interp::Options;
use fa_dsl::target::{Arch, Target};

use crate::backend::Backend;
use crate::buffer::Buffer;
use crate::cache::Cache;
use crate::driver;
use crate::error::{Error, Result};
use crate::graph::Graph;
use crate::nvrtc::CompileOptions;
use crate::program::Program;
use crate::stream::Stream;

pub use borrowed::BorrowedStream;
pub use queue::Queue;
pub use recorder::Recorder;
pub use workspace::Workspace;

use besides::Besides;
use programs::{Programs, StandIns};
use workspace::Workspaces;

/// A GPU, or the interpreter on the CPU. Cheap to clone; clones share memory and loaded programs.
#[derive(Clone)]
pub struct Device {
    inner: Arc<Inner>,
}

struct Inner {
    backend: Arc<Backend>,
    programs: Programs,
    stand_ins: StandIns,
    workspaces: Workspaces,
    besides: Besides,
    cache: Cache,
    options: CompileOptions,
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({}, {})", self.name(), self.arch())
    }
}

/// What [`Device::multiprocessors`] says for the interpreter: so few that a persistent kernel's CTAs
/// take several tiles in turn there too.
pub const CPU_MULTIPROCESSORS: u32 = 4;

/// How many GPUs [`Device::shared`] keeps.
const MOST_SHARED: usize = 64;

impl Device {
    fn new(backend: Backend) -> Device {
        Device {
            inner: Arc::new(Inner {
                backend: Arc::new(backend),
                programs: Programs::default(),
                stand_ins: StandIns::default(),
                workspaces: Workspaces::default(),
                besides: Besides::default(),
                cache: Cache::open_default(),
                options: CompileOptions::default(),
            }),
        }
    }

    /// The interpreter, for kernels as they are generated for sm_90a, all of whose instructions it has.
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

    /// The GPU with this number.
    ///
    /// # Errors
    /// When there is no driver or no such GPU, or kernels are not generated for it.
    pub fn cuda(ordinal: usize) -> Result<Device> {
        Ok(Device::new(Backend::cuda(ordinal)?))
    }

    /// The device of this process for the GPU with this number: every call gives the same one, which shares its loaded
    /// programs and its stream. For libraries that have no device of their own at hand.
    ///
    /// # Errors
    /// As [`Device::cuda`].
    pub fn shared(ordinal: usize) -> Result<Device> {
        Device::shared_ref(ordinal).cloned()
    }

    /// As [`Device::shared`], without counting another one: for libraries that ask in every call.
    ///
    /// # Errors
    /// As [`Device::cuda`].
    pub fn shared_ref(ordinal: usize) -> Result<&'static Device> {
        static SHARED: [OnceLock<Device>; MOST_SHARED] = [const { OnceLock::new() }; MOST_SHARED];
        static OPENING: Mutex<()> = Mutex::new(());
        let Some(shared) = SHARED.get(ordinal) else {
            // No machine has as many.
            let count = driver::count()?;
            return Err(Error::NoDevice { ordinal, count });
        };
        if let Some(device) = shared.get() {
            return Ok(device);
        }
        // One thread opens it, the others wait.
        let _opening = OPENING.lock().unwrap_or_else(PoisonError::into_inner);
        match shared.get() {
            Some(device) => Ok(device),
            None => {
                let device = Device::cuda(ordinal)?;
                Ok(shared.get_or_init(|| device))
            }
        }
    }

    /// The first GPU, or the interpreter if there is none or kernels are not generated for it.
    ///
    /// # Errors
    /// When there is a GPU that cannot be opened.
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
        driver::count().unwrap_or(0)
    }

    /// The same device with another cache and other compiler options, and with no programs loaded yet.
    #[must_use]
    pub fn with(&self, cache: Cache, options: CompileOptions) -> Device {
        let backend = Arc::clone(&self.inner.backend);
        Device {
            inner: Arc::new(Inner {
                backend,
                programs: Programs::default(),
                stand_ins: StandIns::default(),
                workspaces: Workspaces::default(),
                besides: Besides::default(),
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
        self.inner.backend.as_gpu().is_some()
    }

    /// The number of streaming multiprocessors. A persistent kernel launches a CTA or a few for each.
    /// The interpreter has [`CPU_MULTIPROCESSORS`].
    pub fn multiprocessors(&self) -> u32 {
        match self.inner.backend.as_gpu() {
            Some(gpu) => gpu.multiprocessors(),
            None => CPU_MULTIPROCESSORS,
        }
    }

    /// The driver's CUDA version: (13, 0). `None` for the interpreter.
    pub fn driver_version(&self) -> Option<(u32, u32)> {
        self.inner.backend.as_gpu()?;
        driver::version().ok()
    }

    /// Where the GPU is on the PCI bus, by which other libraries find it: `00000000:81:00.0`. `None` for
    /// the interpreter.
    pub fn pci_bus_id(&self) -> Option<String> {
        self.inner.backend.as_gpu()?.pci_bus_id().ok()
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

    /// Memory for `len` elements, which holds whatever it held before.
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

    /// `len` elements with all bits set, which is NaN in every floating-point type: an element that a
    /// kernel forgets to write cannot pass for a result.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn poisoned<T: Element>(&self, len: usize) -> Result<Buffer<T>> {
        let mut buffer = self.alloc(len)?;
        buffer.fill_bytes(0xFF)?;
        Ok(buffer)
    }

    /// Whether a program was loaded on this device.
    fn check_program(&self, program: &Program) -> Result<()> {
        match Arc::ptr_eq(&self.inner.backend, program.backend()) {
            true => Ok(()),
            false => Err(Error::OtherDevice {
                what: "program",
                device: self.name().to_owned(),
            }),
        }
    }

    /// Waits until all launches and copies are done.
    ///
    /// # Errors
    /// When one of them failed.
    pub fn synchronize(&self) -> Result<()> {
        self.inner
            .backend
            .as_gpu()
            .map_or(Ok(()), |gpu| gpu.synchronize())
    }

    /// A second stream, whose launches may overlap with those of the device's own.
    ///
    /// # Errors
    /// When this device is not a GPU, or the driver fails.
    pub fn fork(&self) -> Result<Stream> {
        Stream::fork(&self.inner.backend)
    }

    /// Records launches into a graph, which replays them with one call. Nothing runs while recording.
    ///
    /// The graph borrows the tensors of its launches, so outputs can be read once it is dropped.
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
    /// Without the `drop` this does not compile, because the graph may still write `y`.
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
    /// When this device is not a GPU, `record` fails, or the driver does.
    pub fn capture<'a, E: From<Error>>(
        &self,
        record: impl FnOnce(&mut Recorder<'a>) -> Result<(), E>,
    ) -> Result<Graph<'a>, E> {
        Recorder::record(self, record)
    }

    /// Runs `work`, waits for the launches that it makes on the device's own stream, and returns how long
    /// they took: on a GPU, the time between two events.
    ///
    /// # Errors
    /// When `work` or the driver fails.
    pub fn time<R>(&self, work: impl FnOnce() -> Result<R>) -> Result<(R, Duration)> {
        match self.inner.backend.as_gpu() {
            Some(gpu) => driver::time(gpu, work),
            None => {
                let started = Instant::now();
                let result = work()?;
                Ok((result, started.elapsed()))
            }
        }
    }
}
