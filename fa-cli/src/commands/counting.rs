//! What a kernel does, counted by the interpreter on a small problem.

use anyhow::Result;
use fa::attention::Options;
use fa::dsl::interp;
use fa::dsl::target::Arch;
use fa::runtime::Device;
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::CompileOptions;
use fa_reference::Shape;

use super::kernels::Half;
use super::problem::{DeviceProblem, Problem};
use super::spec::Spec;

/// The interpreter with the tensors of one problem. It is used by one thread at a time: the interpreter's
/// memory cannot be allocated while a kernel runs.
pub struct Counter<T> {
    device: Device,
    tensors: DeviceProblem<T>,
}

impl<T: Half> Counter<T> {
    /// For kernels as they are generated for `arch`.
    pub fn new(shape: Shape, options: Options, arch: Arch) -> Result<Counter<T>> {
        // Kernels are checked where they run: here they are only counted.
        let counting = interp::Options {
            sanitize: false,
            ..interp::Options::default()
        };
        let device = Device::cpu_with(arch, counting);
        let tensors = Problem::random(shape, options, 0).upload(&device)?;
        Ok(Counter { device, tensors })
    }

    /// Runs a kernel as it is launched on a GPU with so many multiprocessors.
    pub fn count(&mut self, spec: &Spec, multiprocessors: u32) -> Result<interp::Report> {
        // A device of its own, so that it does not keep every kernel that was ever counted.
        let device = self
            .device
            .with(Cache::disabled(), CompileOptions::default());
        let program = device.load_entry(spec.entry()?, spec.values())?;
        self.tensors.count(&program, spec, multiprocessors)
    }
}
