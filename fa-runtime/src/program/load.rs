//! From a configuration to a loaded program: gates, staging, validation, compilation, the driver.

use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use fa_dsl::abi::Presence;
use fa_dsl::config::{KernelEntry, Value};
use fa_dsl::ir::Kernel;
use fa_dsl::validate::{self, Valid};

use super::{Code, Inner, Interpreted, Program};
use crate::backend::Backend;
use crate::cache::{Cache, Found};
use crate::compile::{Cubin, compile_cached};
use crate::driver::{Gpu, Module};
use crate::error::{Error, Result};
use crate::nvrtc::CompileOptions;

/// Where a program came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowLoaded {
    /// The device had loaded it before.
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

/// How long each step of a load took, which is zero for a step that was not needed.
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
    /// Loading the cubin into the driver.
    pub load: Duration,
    /// All of it.
    pub total: Duration,
}

/// A kernel that is compiled, or for the interpreter staged, and not loaded yet.
pub(crate) struct Compiled {
    entry: KernelEntry,
    presence: Presence,
    spec: String,
    kernel: Valid<Kernel>,
    /// `None` for the interpreter.
    cubin: Option<Cubin>,
    started: Instant,
    timings: LoadTimings,
}

impl Compiled {
    /// Checks, stages, validates and compiles.
    pub fn new(
        backend: &Backend,
        entry: &KernelEntry,
        values: &[Value],
        cache: &Cache,
        options: &CompileOptions,
    ) -> Result<Compiled> {
        let started = Instant::now();
        let mut timings = LoadTimings::default();
        let spec = entry.spec(values);
        let kernel = stage(backend, entry, values, &spec, &mut timings)?;
        let cubin = match backend.as_gpu() {
            None => None,
            Some(_) => {
                let cubin = compile_cached(&kernel, &spec, backend.target(), options, cache)?;
                (timings.write, timings.cache, timings.nvrtc) =
                    (cubin.write, cubin.cache, cubin.nvrtc);
                Some(cubin)
            }
        };
        Ok(Compiled {
            entry: *entry,
            presence: (entry.presence)(values),
            spec,
            kernel,
            cubin,
            started,
            timings,
        })
    }

    /// Bytes that one thread stores and loads to spill registers; 0 for the interpreter.
    pub fn spill_bytes(&self) -> u32 {
        let cubin = self.cubin.as_ref();
        cubin.map_or(0, |cubin| cubin.stats.spill_bytes())
    }

    /// A kernel that spills is right and slow: whoever launches it is to know.
    pub fn warn_of_spills(&self) {
        let (spec, bytes) = (&self.spec, self.spill_bytes());
        if bytes > 0 {
            tracing::warn!(
                "{spec} spills {bytes} bytes of registers a thread: name smaller tiles, or none where the library chooses them, or use fewer functions and options"
            );
        }
    }

    /// Loads it.
    pub fn load(self, backend: &Arc<Backend>) -> Result<Program> {
        let Compiled {
            entry,
            presence,
            spec,
            kernel,
            cubin,
            started,
            mut timings,
        } = self;
        let (threads, shared_bytes) = (kernel.threads, kernel.shared_bytes);
        let (code, how) = match (backend.as_gpu(), cubin) {
            (Some(gpu), Some(cubin)) => {
                let how = match cubin.found {
                    Found::Disk => HowLoaded::Disk,
                    Found::Compiled => HowLoaded::Compiled,
                };
                (load_module(gpu, &cubin, &kernel, &mut timings)?, how)
            }
            _ => (interpreted(kernel), HowLoaded::Interpreted),
        };
        timings.total = started.elapsed();
        let inner = Inner {
            backend: Arc::clone(backend),
            kernel: (entry.kernel)(),
            name: entry.name,
            spec,
            threads,
            shared_bytes,
            presence,
            code,
        };
        Ok(Program {
            inner: Arc::new(inner),
            how,
            timings,
        })
    }
}

impl Program {
    /// The same program, found in the device's memory within `total`.
    pub(crate) fn found_in_memory(&self, total: Duration) -> Program {
        Program {
            inner: Arc::clone(&self.inner),
            how: HowLoaded::Memory,
            timings: LoadTimings {
                total,
                ..LoadTimings::default()
            },
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

fn interpreted(kernel: Valid<Kernel>) -> Code {
    Code::Interpreted(Box::new(Interpreted {
        kernel,
        report: Mutex::new(None),
    }))
}

fn load_module(
    gpu: &Gpu,
    cubin: &Cubin,
    kernel: &Valid<Kernel>,
    timings: &mut LoadTimings,
) -> Result<Code> {
    let started = Instant::now();
    let (threads, shared_bytes) = (kernel.threads, kernel.shared_bytes);
    let mut module = Module::load(gpu, &cubin.code, &cubin.kernel, shared_bytes)?;
    if kernel.cooperative {
        module.launch_cooperatively(gpu, threads, shared_bytes)?;
    }
    timings.load = started.elapsed();
    Ok(Code::Module {
        module: Box::new(module),
        spill_bytes: cubin.stats.spill_bytes(),
    })
}
