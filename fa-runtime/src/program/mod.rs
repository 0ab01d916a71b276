//! A kernel loaded on a device.

mod arguments;
mod launch;
mod load;

use std::any::TypeId;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use fa_dsl::abi::Presence;
use fa_dsl::interp::Report;
use fa_dsl::ir::Kernel;
use fa_dsl::validate::Valid;

pub(crate) use load::Compiled;
pub use load::{HowLoaded, LoadTimings};

use crate::backend::Backend;
use crate::driver::Module;
use crate::error::Result;

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
    /// The kernel's configuration type, which tells kernels of one name apart.
    kernel: TypeId,
    name: &'static str,
    spec: String,
    threads: u32,
    shared_bytes: u32,
    /// Which of the kernel's optional parameters this configuration has.
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
    /// What the interpreter counted in the last launch.
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

    /// How many CTAs one SM holds at once; `None` on the interpreter.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn ctas_per_sm(&self) -> Result<Option<u32>> {
        let inner = &*self.inner;
        self.module()
            .map(|(module, _)| module.ctas_per_sm(inner.threads, inner.shared_bytes))
            .transpose()
    }

    /// Where it came from.
    pub fn how_loaded(&self) -> HowLoaded {
        self.how
    }

    /// How long loading it took.
    pub fn timings(&self) -> LoadTimings {
        self.timings
    }

    /// What the interpreter counted in the last launch; `None` on a GPU and before the first launch.
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

    pub(crate) fn backend(&self) -> &Arc<Backend> {
        &self.inner.backend
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
