//! What a kernel does, counted by the interpreter on a small problem.

use anyhow::Result;
use fa::attention::{Configured, Problem};
use fa::dsl::interp::{Options, Report};
use fa::dsl::target::Arch;
use fa::runtime::Device;
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::CompileOptions;

use super::tensors::{DeviceTensors, HostTensors};

/// The interpreter with the tensors of one problem. It is used by one thread at a time: the interpreter's
/// memory cannot be allocated while a kernel runs.
pub struct Counter {
    device: Device,
    tensors: DeviceTensors,
}

impl Counter {
    /// For kernels as they are generated for `arch`.
    pub fn new(problem: Problem<'static>, arch: Arch) -> Result<Counter> {
        // Kernels are checked where they run: here they are only counted.
        let options = Options {
            sanitize: false,
            ..Options::default()
        };
        let device = Device::cpu_with(arch, options);
        let tensors = HostTensors::random(problem, 0).upload(&device)?;
        Ok(Counter { device, tensors })
    }

    /// Runs a kernel as it is launched on a GPU with so many multiprocessors.
    pub fn count(&mut self, kernel: &Configured, multiprocessors: u32) -> Result<Report> {
        // A device of its own, so that it does not keep every kernel that was ever counted.
        let device = self
            .device
            .with(Cache::disabled(), CompileOptions::default());
        self.tensors.count(&device, kernel, multiprocessors)
    }
}
