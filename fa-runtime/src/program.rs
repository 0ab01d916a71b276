//! A kernel loaded on a device, and its launches.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use fa_dsl::abi::{ArgBuffer, Presence};
use fa_dsl::config::{KernelArgs, KernelConfig, KernelEntry, Value};
use fa_dsl::interp::Report;
use fa_dsl::ir::Kernel;
use fa_dsl::validate::{self, Valid};

use crate::arguments::presence_matches;
use crate::cache::{Cache, Found};
use crate::compile::compile_cached;
use crate::device::Backend;
use crate::device::module::Module;
use crate::error::{Error, Result};
use crate::nvrtc::CompileOptions;
use crate::stream::Stream;

/// Where a program came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowLoaded {
    /// This device had it loaded already.
    Memory,
    /// From the disk cache.
    Disk,
    /// Compiled by NVRTC.
    Compiled,
    /// Staged for the interpreter.
    Interpreted,
}

impl fmt::Display for HowLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HowLoaded::Memory => "loaded before",
            HowLoaded::Disk => "disk cache",
            HowLoaded::Compiled => "compiled",
            HowLoaded::Interpreted => "interpreted",
        })
    }
}

/// How long the steps of a load took. A step that was not needed took zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LoadTimings {
    /// Running the kernel's Rust function.
    pub stage: Duration,
    /// Validating the recorded kernel.
    pub validate: Duration,
    /// Writing CUDA C.
    pub write: Duration,
    /// The disk cache: hashing, reading, writing.
    pub cache: Duration,
    /// NVRTC.
    pub nvrtc: Duration,
    /// The driver's loading of the cubin.
    pub load: Duration,
    /// All of it.
    pub total: Duration,
}

/// A kernel with one configuration, loaded on one device. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Program {
    inner: Arc<Inner>,
    how: HowLoaded,
    timings: LoadTimings,
}

#[derive(Debug)]
struct Inner {
    backend: Arc<Backend>,
    name: &'static str,
    spec: String,
    threads: u32,
    shared_bytes: u32,
    /// Of the optional parameters.
    presence: Presence,
    code: Code,
}

enum Code {
    Interpreted(Box<Interpreted>),
    Module {
        module: Box<Module>,
        spill_bytes: u32,
    },
}

struct Interpreted {
    kernel: Valid<Kernel>,
    /// Of the last launch.
    report: Mutex<Option<Report>>,
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Code::Interpreted(_) => "Interpreted",
            Code::Module { .. } => "Module",
        })
    }
}

impl Program {
    /// Checks, stages, validates, compiles and loads.
    pub(crate) fn load(
        backend: &Arc<Backend>,
        entry: &KernelEntry,
        values: &[Value],
        cache: &Cache,
        options: &CompileOptions,
    ) -> Result<Program> {
        let started = Instant::now();
        let mut timings = LoadTimings::default();
        let spec = entry.spec(values);
        let kernel = stage(backend, entry, values, &spec, &mut timings)?;
        let (threads, shared_bytes) = (kernel.threads, kernel.shared_bytes);
        let (code, how) = match backend.as_cuda() {
            None => {
                let interpreted = Interpreted {
                    kernel,
                    report: Mutex::new(None),
                };
                (
                    Code::Interpreted(Box::new(interpreted)),
                    HowLoaded::Interpreted,
                )
            }
            Some(cuda) => {
                let cubin = compile_cached(&kernel, &spec, backend.target(), options, cache)?;
                (timings.write, timings.cache, timings.nvrtc) =
                    (cubin.write, cubin.cache, cubin.nvrtc);
                let loading = Instant::now();
                let module = Module::load(cuda, &cubin.code, &cubin.kernel, shared_bytes)?;
                timings.load = loading.elapsed();
                let spill_bytes = cubin.stats.spill_store_bytes + cubin.stats.spill_load_bytes;
                let how = match cubin.found {
                    Found::Disk => HowLoaded::Disk,
                    Found::Compiled => HowLoaded::Compiled,
                };
                (
                    Code::Module {
                        module: Box::new(module),
                        spill_bytes,
                    },
                    how,
                )
            }
        };
        timings.total = started.elapsed();
        let backend = Arc::clone(backend);
        let inner = Inner {
            backend,
            name: entry.name,
            spec,
            threads,
            shared_bytes,
            presence: (entry.presence)(values),
            code,
        };
        Ok(Program {
            inner: Arc::new(inner),
            how,
            timings,
        })
    }

    /// The same program, found in another way.
    pub(crate) fn loaded(self, how: HowLoaded, timings: LoadTimings) -> Program {
        Program {
            how,
            timings,
            ..self
        }
    }

    /// The kernel's name: `FaS512`.
    pub fn kernel(&self) -> &'static str {
        self.inner.name
    }

    /// The configuration: `FaS512<64,64,32,4>`.
    pub fn spec(&self) -> &str {
        &self.inner.spec
    }

    /// Threads of one CTA.
    pub fn threads(&self) -> u32 {
        self.inner.threads
    }

    /// Dynamic shared memory of one CTA in bytes.
    pub fn shared_bytes(&self) -> u32 {
        self.inner.shared_bytes
    }

    /// Registers of one thread; `None` on the interpreter.
    pub fn registers(&self) -> Option<u32> {
        self.module().map(|(module, _)| module.registers)
    }

    /// Bytes that one thread stores and loads to spill registers; `None` on the interpreter.
    pub fn spill_bytes(&self) -> Option<u32> {
        self.module().map(|(_, spill_bytes)| spill_bytes)
    }

    /// Local memory of one thread in bytes; `None` on the interpreter.
    pub fn local_bytes(&self) -> Option<u32> {
        self.module().map(|(module, _)| module.local_bytes)
    }

    /// How many CTAs one SM holds at once; `None` on the interpreter.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn ctas_per_sm(&self) -> Result<Option<u32>> {
        let inner = &*self.inner;
        self.module()
            .map(|(m, _)| m.ctas_per_sm(inner.threads, inner.shared_bytes))
            .transpose()
    }

    /// Where it came from.
    pub fn how_loaded(&self) -> HowLoaded {
        self.how
    }

    /// How long its load took.
    pub fn timings(&self) -> LoadTimings {
        self.timings
    }

    /// What the interpreter counted in the last launch; `None` on a GPU or before the first one.
    pub fn report(&self) -> Option<Report> {
        match &self.inner.code {
            Code::Interpreted(interpreted) => interpreted
                .report
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .clone(),
            Code::Module { .. } => None,
        }
    }

    /// Launches `grid` CTAs on the device's stream, after everything enqueued before. On the
    /// interpreter it runs to its end. A grid with a zero launches nothing.
    ///
    /// On a GPU this allocates nothing and waits for nothing. What the kernel does wrong is reported
    /// by a later call that waits.
    ///
    /// # Errors
    /// When the arguments are another kernel's, they lack an optional parameter that the kernel has
    /// or give one that it has not, a tensor is on another device, the grid is too
    /// large, the interpreter finds a fault, or the driver fails.
    pub fn launch<A: KernelArgs>(&self, grid: [u32; 3], args: &A) -> Result<()> {
        let Some(args) = self.pack(grid, args)? else {
            return Ok(());
        };
        match self.inner.backend.as_cuda() {
            Some(cuda) => self.enqueue(cuda.stream()?, grid, &args),
            None => self.interpret(grid, &args),
        }
    }

    /// Launches on a forked stream, after what the device's own stream has been given so far.
    ///
    /// # Errors
    /// As [`Program::launch`].
    pub fn launch_on<A: KernelArgs>(
        &self,
        stream: &Stream,
        grid: [u32; 3],
        args: &A,
    ) -> Result<()> {
        let Some(args) = self.pack(grid, args)? else {
            return Ok(());
        };
        stream.enqueue(&self.inner.backend, |stream| {
            self.enqueue(stream, grid, &args)
        })
    }

    /// Packs and checks the arguments of a launch; `None` if the grid is empty.
    pub(crate) fn pack<A: KernelArgs>(
        &self,
        grid: [u32; 3],
        args: &A,
    ) -> Result<Option<ArgBuffer>> {
        let inner = &*self.inner;
        if A::Config::NAME != inner.name {
            return Err(Error::WrongKernel {
                program: inner.name,
                given: A::Config::NAME,
            });
        }
        if grid.contains(&0) {
            return Ok(None);
        }
        // CUDA C++ Programming Guide, technical specifications.
        if grid[0] > i32::MAX as u32 || grid[1] > 65_535 || grid[2] > 65_535 {
            return Err(Error::Grid { grid });
        }
        let mut words = ArgBuffer::default();
        args.pack(&mut words);
        if words.presence() != inner.presence {
            let optional = A::Config::OPTIONAL;
            presence_matches(&inner.spec, optional, inner.presence, words.presence())?;
        }
        if let Some(cuda) = inner.backend.as_cuda() {
            for tensor in words.tensors() {
                let bytes = tensor
                    .extent
                    .span()
                    .saturating_mul(tensor.extent.element_bytes);
                if bytes > 0 && !cuda.owns(tensor.extent.address, bytes) {
                    return Err(Error::WrongDevice {
                        kernel: inner.spec.clone(),
                        tensor: tensor.name,
                        device: inner.backend.name().to_owned(),
                    });
                }
            }
        }
        Ok(Some(words))
    }

    /// Enqueues packed arguments.
    pub(crate) fn enqueue(
        &self,
        stream: &cudarc::driver::CudaStream,
        grid: [u32; 3],
        args: &ArgBuffer,
    ) -> Result<()> {
        let inner = &*self.inner;
        let Code::Module { module, .. } = &inner.code else {
            let device = inner.backend.name().to_owned();
            return Err(Error::NeedsGpu {
                what: "a launch on a stream",
                device,
            });
        };
        // SAFETY: `pack` made the arguments from those of this kernel, and found every tensor in a
        // live allocation of this GPU. Freeing one is enqueued after this launch.
        unsafe { module.launch(stream, grid, inner.threads, inner.shared_bytes, args) }
    }

    pub(crate) fn backend(&self) -> &Arc<Backend> {
        &self.inner.backend
    }

    fn interpret(&self, grid: [u32; 3], args: &ArgBuffer) -> Result<()> {
        let (Code::Interpreted(interpreted), Some(cpu)) =
            (&self.inner.code, self.inner.backend.as_cpu())
        else {
            return Ok(());
        };
        let counted = cpu.run(&interpreted.kernel, grid, args)?;
        *interpreted
            .report
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(counted);
        Ok(())
    }

    fn module(&self) -> Option<(&Module, u32)> {
        match &self.inner.code {
            Code::Module {
                module,
                spill_bytes,
            } => Some((module, *spill_bytes)),
            Code::Interpreted(_) => None,
        }
    }
}

/// Gates, staging and validation.
fn stage(
    backend: &Backend,
    entry: &KernelEntry,
    values: &[Value],
    spec: &str,
    timings: &mut LoadTimings,
) -> Result<Valid<Kernel>> {
    let target = backend.target();
    let spec = || spec.to_owned();
    (entry.check)(values, target).map_err(|errors| Error::Gates {
        spec: spec(),
        arch: target.arch,
        errors,
    })?;
    let started = Instant::now();
    let kernel = (entry.stage)(values).map_err(|errors| Error::Stage {
        spec: spec(),
        errors,
    })?;
    timings.stage = started.elapsed();
    let started = Instant::now();
    let kernel = validate::validate(kernel, target).map_err(|errors| Error::Invalid {
        spec: spec(),
        errors,
    })?;
    timings.validate = started.elapsed();
    Ok(kernel)
}
