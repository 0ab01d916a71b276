//! Where launches go.

use fa_dsl::abi::TensorView;
use fa_dsl::config::{Launch, WorkspaceSize};

use super::workspace::{Owner, Workspace};
use super::{BorrowedStream, Device, Recorder};
use crate::error::Result;
use crate::program::Program;

/// Where launches go whose tensors are borrowed for `'a`: a device's own stream (`&Device`), a stream of another library
/// (`&BorrowedStream`), or a graph that is being recorded (`&mut Recorder`).
pub trait Queue<'a>: sealed::Sealed {
    /// The device that runs them.
    fn device(&self) -> &Device;

    /// Memory for the launches of this queue, which use it one after the other. It grows when a launch needs more than
    /// any before; otherwise this allocates nothing.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    fn workspace(&mut self, size: WorkspaceSize) -> Result<Workspace>;

    /// Adds a launch.
    ///
    /// # Errors
    /// As [`Program::run`], [`BorrowedStream::run`] or [`Recorder::run`].
    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()>;

    /// As [`BorrowedStream::host_numbers`]. `None` where tensors are not in the memory of this process.
    ///
    /// # Errors
    /// As [`BorrowedStream::host_numbers`].
    fn host_numbers(
        &self,
        _name: &'static str,
        _list: &TensorView<'a, u32>,
    ) -> Result<Option<Vec<u32>>> {
        Ok(None)
    }
}

impl<'a> Queue<'a> for &Device {
    fn device(&self) -> &Device {
        self
    }

    fn workspace(&mut self, size: WorkspaceSize) -> Result<Workspace> {
        Device::workspace(self, Owner::Device, size)
    }

    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()> {
        self.check_program(program)?;
        program.run(launch)
    }
}

impl<'a> Queue<'a> for &BorrowedStream<'_> {
    fn device(&self) -> &Device {
        BorrowedStream::device(self)
    }

    fn workspace(&mut self, size: WorkspaceSize) -> Result<Workspace> {
        self.device().workspace(self.owner(), size)
    }

    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()> {
        BorrowedStream::run(self, program, launch)
    }

    fn host_numbers(
        &self,
        name: &'static str,
        list: &TensorView<'a, u32>,
    ) -> Result<Option<Vec<u32>>> {
        BorrowedStream::host_numbers(self, name, list)
    }
}

impl<'a> Queue<'a> for &mut Recorder<'a> {
    fn device(&self) -> &Device {
        Recorder::device(self)
    }

    /// That of the device's own stream, on which graphs are replayed.
    fn workspace(&mut self, size: WorkspaceSize) -> Result<Workspace> {
        self.device().workspace(Owner::Device, size)
    }

    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()> {
        Recorder::run(self, program, launch)
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for &super::Device {}
    impl Sealed for &super::BorrowedStream<'_> {}
    impl Sealed for &mut super::Recorder<'_> {}
}
