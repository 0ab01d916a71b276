//! The interpreter's memory as a device.

use std::fmt;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use fa_dsl::abi::ArgBuffer;
use fa_dsl::interp::{self, Memory, Options, Report};
use fa_dsl::ir::Kernel;
use fa_dsl::validate::Valid;

use crate::error::{Error, Result};

/// The interpreter with its memory.
pub(crate) struct Cpu {
    memory: RwLock<Memory>,
    options: Options,
}

impl fmt::Debug for Cpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Cpu")
    }
}

impl Cpu {
    pub fn new(options: Options) -> Cpu {
        Cpu {
            memory: RwLock::new(Memory::new()),
            options,
        }
    }

    pub fn alloc(&self, bytes: u64) -> u64 {
        self.exclusive().alloc(bytes)
    }

    pub fn free(&self, address: u64) {
        if let Err(error) = self.exclusive().free(address) {
            tracing::warn!("cannot free memory: {error}");
        }
    }

    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<()> {
        Ok(self.shared().write(address, bytes)?)
    }

    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<()> {
        bytes.copy_from_slice(&self.shared().read(address, bytes.len() as u64)?);
        Ok(())
    }

    /// Runs a grid to its end.
    pub fn run(&self, kernel: &Valid<Kernel>, grid: [u32; 3], args: &ArgBuffer) -> Result<Report> {
        // What the GPU could not copy is an error here too.
        for map in args.maps() {
            map.layout().map_err(|error| Error::TensorMap {
                tensor: map.name,
                error,
            })?;
        }
        Ok(interp::run(
            kernel,
            grid,
            args,
            &self.shared(),
            &self.options,
        )?)
    }

    // A panic in another thread's launch leaves the memory with unfinished outputs, nothing worse.
    fn shared(&self) -> RwLockReadGuard<'_, Memory> {
        self.memory.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn exclusive(&self) -> RwLockWriteGuard<'_, Memory> {
        self.memory.write().unwrap_or_else(PoisonError::into_inner)
    }
}
