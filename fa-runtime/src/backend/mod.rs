//! What buffers and programs hold: a GPU, or the interpreter with its memory, behind one interface.

mod host;
mod interpreter;

use fa_dsl::interp::Options;
use fa_dsl::target::{Arch, Target};

use crate::driver::Gpu;
use crate::error::{Error, Result};

pub(crate) use interpreter::Interpreter;

/// The lower half of a device: its memory and the limits of kernels on it.
#[derive(Debug)]
pub(crate) struct Backend {
    name: String,
    target: Target,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Interpreter(Interpreter),
    Gpu(Gpu),
}

impl Backend {
    pub fn cpu(arch: Arch, options: Options) -> Backend {
        Backend {
            name: format!("interpreter on the CPU, as {arch}"),
            target: Target::new(arch),
            kind: Kind::Interpreter(Interpreter::new(options)),
        }
    }

    pub fn cuda(ordinal: usize) -> Result<Backend> {
        let (gpu, name, arch) = Gpu::open(ordinal)?;
        Ok(Backend {
            name,
            target: Target::new(arch),
            kind: Kind::Gpu(gpu),
        })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    pub fn as_gpu(&self) -> Option<&Gpu> {
        match &self.kind {
            Kind::Gpu(gpu) => Some(gpu),
            Kind::Interpreter(_) => None,
        }
    }

    pub fn as_interpreter(&self) -> Option<&Interpreter> {
        match &self.kind {
            Kind::Interpreter(interpreter) => Some(interpreter),
            Kind::Gpu(_) => None,
        }
    }

    /// The GPU, or the error that `what` needs one.
    pub fn gpu(&self, what: &'static str) -> Result<&Gpu> {
        self.as_gpu().ok_or_else(|| Error::NeedsGpu {
            what,
            device: self.name.clone(),
        })
    }

    pub fn alloc(&self, bytes: u64) -> Result<u64> {
        match &self.kind {
            Kind::Interpreter(interpreter) => interpreter.alloc(bytes),
            Kind::Gpu(gpu) => gpu.alloc(bytes),
        }
    }

    pub fn free(&self, address: u64) {
        match &self.kind {
            Kind::Interpreter(interpreter) => interpreter.free(address),
            Kind::Gpu(gpu) => gpu.free(address),
        }
    }

    /// Copies to the device. The range lies in one live allocation.
    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<()> {
        match &self.kind {
            Kind::Interpreter(interpreter) => interpreter.write(address, bytes),
            Kind::Gpu(gpu) => gpu.write(address, bytes),
        }
    }

    /// Copies from the device. The range lies in one live allocation.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<()> {
        match &self.kind {
            Kind::Interpreter(interpreter) => interpreter.read(address, bytes),
            Kind::Gpu(gpu) => gpu.read(address, bytes),
        }
    }

    /// Sets bytes. The range lies in one live allocation.
    pub fn fill(&self, address: u64, byte: u8, bytes: u64) -> Result<()> {
        match &self.kind {
            Kind::Interpreter(interpreter) => {
                interpreter.write(address, &vec![byte; bytes as usize])
            }
            Kind::Gpu(gpu) => gpu.fill(address, byte, bytes),
        }
    }
}
