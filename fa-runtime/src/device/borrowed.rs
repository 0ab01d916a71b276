//! Streams of other libraries.

use std::ffi::c_void;

use cudarc::driver::sys;
use fa_dsl::abi::{TensorArg, TensorView};
use fa_dsl::config::{KernelArgs, Launch};

use super::Device;
use super::workspace::Owner;
use crate::error::Result;
use crate::program::Program;

/// A stream that another library made, or one of CUDA's own: [`Device::borrow_stream`].
#[derive(Clone, Copy, Debug)]
pub struct BorrowedStream<'d> {
    device: &'d Device,
    stream: sys::CUstream,
}

impl Device {
    /// A stream of this GPU: any `CUstream`, or CUDA's own, null for the legacy default stream and 2 for the default stream of
    /// each thread. On the interpreter there are no streams: pass null. Launches there run to their end, and work on tensors
    /// in the memory of this process.
    ///
    /// It costs nothing, so it may be borrowed for every call.
    ///
    /// # Safety
    /// The stream belongs to the GPU's primary context, which is the context of CUDA's runtime, PyTorch and candle, and it lives
    /// until the last launch on it was made. For every launch on it:
    /// - each tensor lies in memory that this GPU reaches, or on the interpreter in the memory of this process, whether its
    ///   view is a [`View`](crate::View) or a typed one; the memory stays alive until the launch is done;
    /// - until then nothing else writes what the kernel reads, or uses what it writes. What the stream was given before is
    ///   done by then, what it is given later comes after; whatever other streams do has to be ordered with it by events.
    ///   That holds for buffers of this device too: its own stream, [`Device::own_stream`], reads, writes and frees them.
    pub unsafe fn borrow_stream(&self, stream: *mut c_void) -> BorrowedStream<'_> {
        BorrowedStream {
            device: self,
            stream: stream.cast(),
        }
    }

    /// The stream that this device launches on, for events that order it with others; null on the interpreter. It lives
    /// as long as the device.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn own_stream(&self) -> Result<*mut c_void> {
        let gpu = self.inner.backend.as_gpu();
        gpu.map_or(Ok(std::ptr::null_mut()), |gpu| {
            Ok(gpu.stream()?.cu_stream().cast())
        })
    }

    /// Whether the first and the last of some bytes are in memory of this GPU, whoever allocated it. What was found is
    /// remembered, so that memory which was freed since may still count. On the interpreter nothing is.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn reaches(&self, address: u64, bytes: u64) -> Result<bool> {
        let gpu = self.inner.backend.as_gpu();
        gpu.map_or(Ok(false), |gpu| gpu.reaches(address, bytes))
    }
}

impl BorrowedStream<'_> {
    /// The device that it belongs to.
    pub fn device(&self) -> &Device {
        self.device
    }

    /// Whose workspace its launches use.
    pub(super) fn owner(&self) -> Owner {
        Owner::borrowed(self.stream.addr())
    }

    /// Launches `grid` CTAs on this stream. A grid with a zero launches nothing.
    ///
    /// # Errors
    /// As [`Program::launch`], and when the program was loaded on another device. Where the tensors lie is not
    /// checked on a GPU.
    pub fn launch<A: KernelArgs>(&self, program: &Program, grid: [u32; 3], args: &A) -> Result<()> {
        self.run(program, &Launch::new(grid, args))
    }

    /// As [`BorrowedStream::launch`], of a launch that was made before.
    ///
    /// # Errors
    /// As [`BorrowedStream::launch`].
    pub fn run(&self, program: &Program, launch: &Launch<'_>) -> Result<()> {
        self.device.check_program(program)?;
        // SAFETY: the promise that was made when the stream was borrowed.
        unsafe { program.run_anywhere(self.stream, launch) }
    }

    /// Launches two programs that may run at the same time, see [`Queue::run_both`](super::Queue::run_both). Where the stream is
    /// being captured into a graph, they become branches of it.
    ///
    /// # Errors
    /// As [`BorrowedStream::launch`].
    pub fn run_both(&self, launches: [(&Program, &Launch<'_>); 2]) -> Result<()> {
        for (program, _) in launches {
            self.device.check_program(program)?;
        }
        let [first, second] = launches.map(|(program, launch)| program.fits(launch));
        match self.device.beside(self.owner())? {
            // SAFETY: the promise that was made when the stream was borrowed.
            Some(beside) if first? && second? => unsafe {
                self.device.enqueue_both(&beside, self.stream, launches)
            },
            _ => launches
                .into_iter()
                .try_for_each(|(program, launch)| self.run(program, launch)),
        }
    }

    /// What a list holds whose memory is this process's, so that it can be checked before a kernel goes by it: on the
    /// interpreter. `None` on a GPU. A list with a stride of 0 gives one number.
    ///
    /// # Errors
    /// When the memory is not mapped.
    pub fn host_numbers(
        &self,
        name: &'static str,
        list: &TensorView<'_, u32>,
    ) -> Result<Option<Vec<u32>>> {
        let Some(interpreter) = self.device.inner.backend.as_interpreter() else {
            return Ok(None);
        };
        let list = TensorArg {
            name,
            extent: list.extent,
            role: fa_dsl::ir::Role::Input,
        };
        // SAFETY: the promise that was made when the stream was borrowed.
        unsafe { interpreter.numbers_on_host(list) }.map(Some)
    }
}
