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

    /// As [`Queue::workspace`], for two launches of which neither waits for the other: [`Queue::run_both`].
    ///
    /// # Errors
    /// As [`Queue::workspace`].
    fn workspaces(&mut self, sizes: [WorkspaceSize; 2]) -> Result<[Workspace; 2]>;

    /// Adds a launch.
    ///
    /// # Errors
    /// As [`Program::run`], [`BorrowedStream::run`] or [`Recorder::run`].
    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()>;

    /// Adds two launches that may run at the same time: neither waits for the other. They come after what was added before, and
    /// what is added later comes after both. The first is started first.
    ///
    /// What one of them writes the other one must not use: each has a workspace of its own ([`Queue::workspaces`]).
    ///
    /// # Errors
    /// As [`Queue::run`]. One of them may have been added then.
    fn run_both(&mut self, launches: [(&Program, &Launch<'a>); 2]) -> Result<()>;

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
        Device::workspace(self, Owner::DEVICE, size)
    }

    fn workspaces(&mut self, sizes: [WorkspaceSize; 2]) -> Result<[Workspace; 2]> {
        Device::workspaces(self, Owner::DEVICE, sizes)
    }

    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()> {
        self.check_program(program)?;
        program.run(launch)
    }

    fn run_both(&mut self, launches: [(&Program, &Launch<'a>); 2]) -> Result<()> {
        for (program, _) in launches {
            self.check_program(program)?;
        }
        match self.beside(Owner::DEVICE)? {
            Some(beside) if accept_both(launches)? => {
                let stream = self.own_stream()?.cast();
                // SAFETY: the stream is the device's own, and `accepts` has found every tensor in a live allocation.
                // Freeing one is enqueued after both launches.
                unsafe { self.enqueue_both(&beside, stream, launches) }
            }
            _ => in_turn(self, launches),
        }
    }
}

impl<'a> Queue<'a> for &BorrowedStream<'_> {
    fn device(&self) -> &Device {
        BorrowedStream::device(self)
    }

    fn workspace(&mut self, size: WorkspaceSize) -> Result<Workspace> {
        self.device().workspace(self.owner(), size)
    }

    fn workspaces(&mut self, sizes: [WorkspaceSize; 2]) -> Result<[Workspace; 2]> {
        self.device().workspaces(self.owner(), sizes)
    }

    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()> {
        BorrowedStream::run(self, program, launch)
    }

    fn run_both(&mut self, launches: [(&Program, &Launch<'a>); 2]) -> Result<()> {
        BorrowedStream::run_both(self, launches)
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
        self.device().workspace(Owner::DEVICE, size)
    }

    fn workspaces(&mut self, sizes: [WorkspaceSize; 2]) -> Result<[Workspace; 2]> {
        self.device().workspaces(Owner::DEVICE, sizes)
    }

    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()> {
        Recorder::run(self, program, launch)
    }

    fn run_both(&mut self, launches: [(&Program, &Launch<'a>); 2]) -> Result<()> {
        Recorder::run_both(self, launches)
    }
}

/// Whether both launches do something.
fn accept_both(launches: [(&Program, &Launch<'_>); 2]) -> Result<bool> {
    let [first, second] = launches.map(|(program, launch)| program.accepts(launch));
    Ok(first? && second?)
}

/// Adds launches one after the other, where there is no stream beside, or one of them does nothing.
fn in_turn<'a>(queue: &mut impl Queue<'a>, launches: [(&Program, &Launch<'a>); 2]) -> Result<()> {
    launches
        .into_iter()
        .try_for_each(|(program, launch)| queue.run(program, launch))
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for &super::Device {}
    impl Sealed for &super::BorrowedStream<'_> {}
    impl Sealed for &mut super::Recorder<'_> {}
}
