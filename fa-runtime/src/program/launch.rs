//! Launches of a program.

use std::sync::PoisonError;

use cudarc::driver::CudaStream;
use fa_dsl::abi::ArgBuffer;
use fa_dsl::config::{KernelArgs, Launch};

use super::arguments::check_presence;
use super::{Code, Program};
use crate::driver::Gpu;
use crate::error::{Error, Result};
use crate::stream::Stream;

/// The most CTAs of a grid in each dimension (CUDA C++ Programming Guide, technical specifications).
const GRID_LIMITS: [u32; 3] = [i32::MAX as u32, 65_535, 65_535];

impl Program {
    /// Launches `grid` CTAs on the device's stream, after everything enqueued before. The
    /// interpreter runs them to their end. A grid with a zero launches nothing.
    ///
    /// On a GPU this allocates nothing and waits for nothing. If the kernel does something wrong, a
    /// later call that waits reports it.
    ///
    /// # Errors
    /// When the arguments belong to another kernel, an optional parameter is missing or has no place
    /// in this configuration, a tensor is on another device, the grid is too large, the interpreter
    /// finds a fault, or the driver fails.
    pub fn launch<A: KernelArgs>(&self, grid: [u32; 3], args: &A) -> Result<()> {
        self.run(&Launch::new(grid, args))
    }

    /// As [`Program::launch`], of a launch that was made before.
    ///
    /// # Errors
    /// As [`Program::launch`].
    pub fn run(&self, launch: &Launch<'_>) -> Result<()> {
        if !self.accepts(launch)? {
            return Ok(());
        }
        match self.inner.backend.as_gpu() {
            Some(gpu) => self.enqueue(gpu.stream()?, launch),
            None => self.interpret(launch),
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
        let launch = Launch::new(grid, args);
        if !self.accepts(&launch)? {
            return Ok(());
        }
        stream.enqueue(&self.inner.backend, |stream| self.enqueue(stream, &launch))
    }

    /// Checks a launch. Whether there is anything to do: the grid may be empty, and its tensors lie
    /// anywhere.
    pub(crate) fn accepts(&self, launch: &Launch<'_>) -> Result<bool> {
        let inner = &*self.inner;
        if launch.kernel() != inner.kernel {
            return Err(Error::WrongKernel {
                program: inner.name,
                given: launch.name(),
            });
        }
        let given = launch.args().presence();
        if given != inner.presence {
            check_presence(&inner.spec, launch.optional(), inner.presence, given)?;
        }
        let grid = launch.grid();
        if grid.contains(&0) {
            return Ok(false);
        }
        if std::iter::zip(grid, GRID_LIMITS).any(|(ctas, limit)| ctas > limit) {
            return Err(Error::Grid { grid });
        }
        if let Some(gpu) = inner.backend.as_gpu() {
            self.check_tensors(gpu, launch.args())?;
        }
        Ok(true)
    }

    /// Whether every tensor lies in a live allocation of the GPU.
    fn check_tensors(&self, gpu: &Gpu, args: &ArgBuffer) -> Result<()> {
        for tensor in args.tensors() {
            let extent = tensor.extent;
            let bytes = extent.span().saturating_mul(extent.element_bytes);
            if bytes > 0 && !gpu.owns(extent.address, bytes) {
                return Err(Error::WrongDevice {
                    kernel: self.inner.spec.clone(),
                    tensor: tensor.name,
                    device: self.inner.backend.name().to_owned(),
                });
            }
        }
        Ok(())
    }

    /// Enqueues a launch that was accepted.
    pub(crate) fn enqueue(&self, stream: &CudaStream, launch: &Launch<'_>) -> Result<()> {
        let inner = &*self.inner;
        let Code::Module { module, .. } = &inner.code else {
            let device = inner.backend.name().to_owned();
            return Err(Error::NeedsGpu {
                what: "a launch on a stream",
                device,
            });
        };
        let (grid, args) = (launch.grid(), launch.args());
        // SAFETY: a `Launch` has the arguments of the kernel that it names, and `accepts` has compared that
        // with this one and found every tensor in a live allocation of this GPU. Freeing one is enqueued
        // after this launch.
        unsafe { module.launch(stream, grid, inner.threads, inner.shared_bytes, args) }
    }

    fn interpret(&self, launch: &Launch<'_>) -> Result<()> {
        let (Code::Interpreted(interpreted), Some(interpreter)) =
            (&self.inner.code, self.inner.backend.as_interpreter())
        else {
            return Ok(());
        };
        let counted = interpreter.run(&interpreted.kernel, launch.grid(), launch.args())?;
        *interpreted
            .report
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(counted);
        Ok(())
    }
}
