//! From a configuration to a loaded program: gates, staging, validation, compilation, the driver.

use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

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
        let (code, how) = match backend.as_gpu() {
            None => (interpreted(kernel), HowLoaded::Interpreted),
            Some(gpu) => {
                let cubin = compile_cached(&kernel, &spec, backend.target(), options, cache)?;
                warn_of_spills(&spec, cubin.stats.spill_bytes());
                (timings.write, timings.cache, timings.nvrtc) =
                    (cubin.write, cubin.cache, cubin.nvrtc);
                let how = match cubin.found {
                    Found::Disk => HowLoaded::Disk,
                    Found::Compiled => HowLoaded::Compiled,
                };
                (load_module(gpu, &cubin, &kernel, &mut timings)?, how)
            }
        };
        timings.total = started.elapsed();
        let inner = Inner {
            backend: Arc::clone(backend),
            kernel: (entry.kernel)(),
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

/// A kernel that spills is right and slow: whoever launches it is to know.
fn warn_of_spills(spec: &str, bytes: u32) {
    if bytes > 0 {
        tracing::warn!(
            "{spec} spills {bytes} bytes of registers a thread: smaller tiles, or fewer functions and options, need fewer"
        );
    }
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
