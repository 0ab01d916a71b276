//! Where launches go.

use fa_dsl::abi::TensorView;
use fa_dsl::config::{Launch, WorkspaceSize};

use super::workspace::{self, Owner, Workspace};
use super::{BorrowedStream, Device, Recorder};
use crate::error::Result;
use crate::program::Program;

/// Where launches go whose tensors are borrowed for `'a`: a device's own stream (`&Device`), a stream of another library
/// (`&BorrowedStream`), or a graph that is being recorded (`&mut Recorder`).
pub trait Queue<'a>: sealed::Sealed {
    /// The device that runs them.
    fn device(&self) -> &Device;

    /// Adds launches that pass results on to each other, or whose CTAs do: `add` gets the address of memory of this queue for them. Other
    /// launches that use such memory come before or after all of them, whatever other threads add to the same stream.
    /// The memory grows when more is asked for than ever before; otherwise this allocates nothing.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    fn with_workspace<R>(
        &mut self,
        size: WorkspaceSize,
        add: impl FnOnce(&mut Self, Workspace) -> R,
    ) -> Result<R>
    where
        Self: Sized,
    {
        let owner = self.workspace_owner();
        workspace::with(self, owner, [size], |queue, [workspace]| {
            add(queue, workspace)
        })
    }

    /// As [`Queue::with_workspace`], for two launches of which neither waits for the other: [`Queue::run_both`].
    ///
    /// # Errors
    /// As [`Queue::with_workspace`].
    fn with_workspaces<R>(
        &mut self,
        sizes: [WorkspaceSize; 2],
        add: impl FnOnce(&mut Self, [Workspace; 2]) -> R,
    ) -> Result<R>
    where
        Self: Sized,
    {
        let owner = self.workspace_owner();
        workspace::with(self, owner, sizes, add)
    }

    /// Adds a launch.
    ///
    /// # Errors
    /// As [`Program::run`], [`BorrowedStream::run`] or [`Recorder::run`].
    fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()>;

    /// Adds two launches that may run at the same time: neither waits for the other. They come after what was added before, and
    /// what is added later comes after both. All CTAs of the first begin before those of the second (CUDA 12.3 and later).
    ///
    /// What one of them writes the other one must not use: each has a workspace of its own ([`Queue::with_workspaces`]).
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
    use super::{BorrowedStream, Device, Owner, Recorder};

    pub trait Sealed {
        /// The stream whose workspace launches use.
        fn workspace_owner(&self) -> Owner;
    }

    impl Sealed for &Device {
        fn workspace_owner(&self) -> Owner {
            Owner::DEVICE
        }
    }

    impl Sealed for &BorrowedStream<'_> {
        fn workspace_owner(&self) -> Owner {
            self.owner()
        }
    }

    impl Sealed for &mut Recorder<'_> {
        /// That of the device's own stream, on which graphs are replayed.
        fn workspace_owner(&self) -> Owner {
            Owner::DEVICE
        }
    }
}
