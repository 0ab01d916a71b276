//! Launches of a program.

use std::sync::PoisonError;

use cudarc::driver::sys;
use fa_dsl::abi::ArgBuffer;
use fa_dsl::config::{KernelArgs, Launch};
use fa_dsl::interp::Report;

use super::arguments::check_presence;
use super::{Code, Interpreted, Program};
use crate::backend::Interpreter;
use crate::driver::{Gpu, Queued};
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
            // SAFETY: the stream is the GPU's own, and `accepts` has found every tensor in a live allocation. Freeing
            // one is enqueued after this launch.
            Some(gpu) => unsafe { self.enqueue(Queued::on(gpu.stream()?.cu_stream()), launch) },
            None => self.interpret(|interpreter, interpreted| {
                interpreter.run(&interpreted.kernel, launch.grid(), launch.args())
            }),
        }
    }

    /// Launches on a stream of someone else's, with tensors in anyone's memory: on the interpreter, in that of this
    /// process.
    ///
    /// # Safety
    /// The stream is alive and of the GPU's primary context. Each tensor lies in memory of the device that stays alive until
    /// the launch is done, and is shared or exclusive until then as the kernel uses it.
    pub(crate) unsafe fn run_anywhere(
        &self,
        stream: sys::CUstream,
        launch: &Launch<'_>,
    ) -> Result<()> {
        if !self.fits(launch)? {
            return Ok(());
        }
        match self.inner.backend.as_gpu() {
            // SAFETY: the caller's promise.
            Some(_) => unsafe { self.enqueue(Queued::on(stream), launch) },
            None => self.interpret(|interpreter, interpreted| {
                // SAFETY: the caller's promise.
                unsafe {
                    interpreter.run_on_host(&interpreted.kernel, launch.grid(), launch.args())
                }
            }),
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
        stream.enqueue(&self.inner.backend, |stream| {
            // SAFETY: as in `run`; the device's own stream waits for this one before it frees memory.
            unsafe { self.enqueue(Queued::on(stream.cu_stream()), &launch) }
        })
    }

    /// Checks a launch and that its tensors are the device's. Whether there is anything to do: the grid may be empty,
    /// and then its tensors lie anywhere.
    pub(crate) fn accepts(&self, launch: &Launch<'_>) -> Result<bool> {
        let fits = self.fits(launch)?;
        if fits && let Some(gpu) = self.inner.backend.as_gpu() {
            self.check_tensors(gpu, launch.args())?;
        }
        Ok(fits)
    }

    /// Checks that a launch is one of this program. Whether there is anything to do.
    pub(crate) fn fits(&self, launch: &Launch<'_>) -> Result<bool> {
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
        self.check_room(grid)?;
        Ok(true)
    }

    /// Whether the GPU holds all CTAs of a cooperative kernel's grid at the same time. The interpreter
    /// checks this itself.
    fn check_room(&self, grid: [u32; 3]) -> Result<()> {
        let most = self.module().and_then(|(module, _)| module.most_ctas);
        let ctas = grid.iter().map(|&ctas| u64::from(ctas)).product();
        match most {
            Some(most) if ctas > u64::from(most) => Err(Error::CooperativeGrid {
                kernel: self.inner.spec.clone(),
                grid,
                ctas,
                most,
            }),
            _ => Ok(()),
        }
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

    /// Enqueues a launch that fits.
    ///
    /// # Safety
    /// As [`Program::run_anywhere`].
    pub(crate) unsafe fn enqueue(&self, queued: Queued, launch: &Launch<'_>) -> Result<()> {
        let inner = &*self.inner;
        let Code::Module { module, .. } = &inner.code else {
            let device = inner.backend.name().to_owned();
            return Err(Error::NeedsGpu {
                what: "a launch on a stream",
                device,
            });
        };
        let (grid, args) = (launch.grid(), launch.args());
        // SAFETY: a `Launch` has the arguments of the kernel that it names, and `fits` has compared that with this
        // one. The rest is the caller's promise.
        unsafe { module.launch(queued, grid, inner.threads, inner.shared_bytes, args) }
    }

    fn interpret(
        &self,
        run: impl FnOnce(&Interpreter, &Interpreted) -> Result<Report>,
    ) -> Result<()> {
        let (Code::Interpreted(interpreted), Some(interpreter)) =
            (&self.inner.code, self.inner.backend.as_interpreter())
        else {
            return Ok(());
        };
        let counted = run(interpreter, interpreted)?;
        *interpreted
            .report
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(counted);
        Ok(())
    }
}
