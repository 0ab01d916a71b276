//! Memory in which the CTAs of a launch pass results on to each other, one for each stream.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use fa_dsl::config::WorkspaceSize;

use crate::backend::Backend;
use crate::buffer::Buffer;
use crate::driver::Uncaptured;
use crate::error::Result;

use super::Queue;

/// Memory of a stream for its launches, which use it one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Workspace {
    /// Address of the bytes that hold anything, a multiple of 256.
    pub scratch: u64,
    /// Address of the counters.
    pub counters: u64,
}

/// The stream whose launches a workspace is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Owner {
    /// The handle of a borrowed stream. `None` for the device's own, and the graphs that are replayed on it.
    borrowed: Option<usize>,
    /// The thread, of a stream that each thread has its own of.
    thread: Option<u64>,
    /// Whether it is the stream beside that one.
    beside: bool,
}

impl Owner {
    /// The device's own stream.
    pub const DEVICE: Owner = Owner {
        borrowed: None,
        thread: None,
        beside: false,
    };

    /// A borrowed stream, by its handle, in the thread that launches on it.
    pub fn borrowed(handle: usize) -> Owner {
        Owner {
            borrowed: Some(handle),
            thread: (handle == PER_THREAD).then(this_thread),
            beside: false,
        }
    }
}

/// `CU_STREAM_PER_THREAD`: the one handle of many streams, which run at the same time.
const PER_THREAD: usize = 2;

/// A number that no other thread of this process has or had.
fn this_thread() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    thread_local! {
        static NUMBER: u64 = NEXT.fetch_add(1, Ordering::Relaxed);
    }
    NUMBER.with(|number| *number)
}

/// The workspaces of a device. Memory that was handed out stays until the device goes, because graphs may know its
/// address: it grows by doubling, so that all of it together is at most twice what was asked for.
#[derive(Default)]
pub(super) struct Workspaces {
    of: Mutex<BTreeMap<Owner, Grown>>,
}

#[derive(Default)]
struct Grown {
    turn: Arc<Mutex<()>>,
    scratch: Pool,
    counters: Pool,
}

impl Workspaces {
    /// What launches that share a stream's workspace hold while they are added, and graphs of such while they are replayed.
    pub(super) fn turn(&self, owner: Owner) -> Arc<Mutex<()>> {
        let mut all = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&all.entry(owner).or_default().turn)
    }
}

/// The largest memory so far, and those before it.
#[derive(Default)]
struct Pool {
    address: u64,
    bytes: u64,
    memory: Vec<Memory>,
}

/// Kept alive as long as the device.
enum Memory {
    Device(Buffer<u32>),
    Host(Box<[u128]>),
}

impl Workspaces {
    fn get(&self, backend: &Arc<Backend>, owner: Owner, size: WorkspaceSize) -> Result<Workspace> {
        let mut all = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let grown = all.entry(owner).or_default();
        Ok(Workspace {
            scratch: grown.scratch.at_least(size.scratch, backend, owner)?,
            counters: grown.counters.at_least(size.counters * 4, backend, owner)?,
        })
    }
}

impl Pool {
    fn at_least(&mut self, bytes: u64, backend: &Arc<Backend>, owner: Owner) -> Result<u64> {
        if bytes > self.bytes {
            let bytes = bytes.max(2 * self.bytes).next_multiple_of(1 << 16);
            let memory = Memory::zeros(bytes, backend, owner)?;
            self.address = memory.address();
            self.bytes = bytes;
            self.memory.push(memory);
        }
        Ok(self.address)
    }
}

impl Memory {
    /// Zeros that any stream may use: they have been written when this returns.
    fn zeros(bytes: u64, backend: &Arc<Backend>, owner: Owner) -> Result<Memory> {
        // On a borrowed stream the interpreter works on the memory of the process.
        if backend.as_gpu().is_none() && owner.borrowed.is_some() {
            return Ok(Memory::Host(vec![0; (bytes / 16) as usize].into()));
        }
        let _uncaptured = backend.as_gpu().map(Uncaptured::begin);
        let mut buffer = Buffer::alloc(Arc::clone(backend), (bytes / 4) as usize)?;
        buffer.fill_bytes(0)?;
        if let Some(gpu) = backend.as_gpu() {
            gpu.synchronize()?;
        }
        Ok(Memory::Device(buffer))
    }

    fn address(&self) -> u64 {
        match self {
            Memory::Device(buffer) => buffer.address(),
            Memory::Host(words) => words.as_ptr().expose_provenance() as u64,
        }
    }
}

/// Does `add` with a workspace of the stream, and one of the stream beside it where both sizes are asked for. Threads that add launches
/// to the same stream take turns: what one leaves in the workspace for its next launch, no launch of another overwrites.
pub(super) fn with<'a, Q: Queue<'a>, R, const N: usize>(
    queue: &mut Q,
    owner: Owner,
    sizes: [WorkspaceSize; N],
    add: impl FnOnce(&mut Q, [Workspace; N]) -> R,
) -> Result<R> {
    let turn = queue.device().inner.workspaces.turn(owner);
    let _held = turn.lock().unwrap_or_else(PoisonError::into_inner);
    let inner = &queue.device().inner;
    let mut workspaces = [Workspace::default(); N];
    for (number, (workspace, size)) in workspaces.iter_mut().zip(sizes).enumerate() {
        let owner = Owner {
            beside: number > 0,
            ..owner
        };
        *workspace = inner.workspaces.get(&inner.backend, owner, size)?;
        let interpreter = inner.backend.as_interpreter();
        if let (Some(interpreter), None, 1..) = (interpreter, owner.borrowed, size.scratch) {
            // What is there now was left by other launches: whoever reads it without writing it first is found.
            interpreter.forget(workspace.scratch, size.scratch)?;
        }
    }
    Ok(add(queue, workspaces))
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn threads_own_streams_have_workspaces_of_their_own() {
        let of_another = |handle| {
            thread::spawn(move || Owner::borrowed(handle))
                .join()
                .unwrap()
        };
        assert_ne!(Owner::borrowed(PER_THREAD), of_another(PER_THREAD));
        assert_eq!(Owner::borrowed(PER_THREAD), Owner::borrowed(PER_THREAD));
        // One stream, whoever launches on it.
        assert_eq!(Owner::borrowed(4096), of_another(4096));
        assert_eq!(Owner::borrowed(0), of_another(0));
        assert_ne!(Owner::borrowed(0), Owner::DEVICE);
    }
}
