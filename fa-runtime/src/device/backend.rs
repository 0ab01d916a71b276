//! Memory of the two kinds of device behind one interface.

use fa_dsl::interp::Options;
use fa_dsl::target::{Arch, Target};

use super::cpu::Cpu;
use super::cuda::Cuda;
use crate::error::{Error, Result};

/// What buffers and programs keep alive.
#[derive(Debug)]
pub(crate) struct Backend {
    name: String,
    target: Target,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Cpu(Cpu),
    Cuda(Cuda),
}

impl Backend {
    pub fn cpu(arch: Arch, options: Options) -> Backend {
        Backend {
            name: format!("interpreter on the CPU, as {arch}"),
            target: Target::new(arch),
            kind: Kind::Cpu(Cpu::new(options)),
        }
    }

    pub fn cuda(ordinal: usize) -> Result<Backend> {
        let (cuda, name, arch) = Cuda::open(ordinal)?;
        Ok(Backend {
            name,
            target: Target::new(arch),
            kind: Kind::Cuda(cuda),
        })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    pub fn as_cuda(&self) -> Option<&Cuda> {
        match &self.kind {
            Kind::Cuda(cuda) => Some(cuda),
            Kind::Cpu(_) => None,
        }
    }

    pub fn as_cpu(&self) -> Option<&Cpu> {
        match &self.kind {
            Kind::Cpu(cpu) => Some(cpu),
            Kind::Cuda(_) => None,
        }
    }

    /// The GPU, or the error that `what` needs one.
    pub fn gpu(&self, what: &'static str) -> Result<&Cuda> {
        self.as_cuda().ok_or_else(|| Error::NeedsGpu {
            what,
            device: self.name.clone(),
        })
    }

    pub fn alloc(&self, bytes: u64) -> Result<u64> {
        match &self.kind {
            Kind::Cpu(cpu) => Ok(cpu.alloc(bytes)),
            Kind::Cuda(cuda) => cuda.alloc(bytes),
        }
    }

    pub fn free(&self, address: u64) {
        match &self.kind {
            Kind::Cpu(cpu) => cpu.free(address),
            Kind::Cuda(cuda) => cuda.free(address),
        }
    }

    /// Copies to the device. The range lies in one live allocation.
    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<()> {
        match &self.kind {
            Kind::Cpu(cpu) => cpu.write(address, bytes),
            Kind::Cuda(cuda) => cuda.write(address, bytes),
        }
    }

    /// Copies from the device. The range lies in one live allocation.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<()> {
        match &self.kind {
            Kind::Cpu(cpu) => cpu.read(address, bytes),
            Kind::Cuda(cuda) => cuda.read(address, bytes),
        }
    }

    /// Sets bytes. The range lies in one live allocation.
    pub fn fill(&self, address: u64, byte: u8, bytes: u64) -> Result<()> {
        match &self.kind {
            Kind::Cpu(cpu) => cpu.write(address, &vec![byte; bytes as usize]),
            Kind::Cuda(cuda) => cuda.fill(address, byte, bytes),
        }
    }
}
