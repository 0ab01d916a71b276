//! The interpreter, its memory and its threads.

use std::sync::{
    LazyLock, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
};
use std::{fmt, panic, thread};

use fa_dsl::abi::{ArgBuffer, TensorArg};
use fa_dsl::interp::{self, Memory, Options, Report};
use fa_dsl::ir::{Kernel, Role};
use fa_dsl::validate::Valid;
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::host::{self, HostTensors};
use crate::error::{Error, Result};

/// Bytes of a buffer, at most: more than hosts have, and less than its range of addresses.
const MOST_BYTES: u64 = 1 << 36;

/// A pool that runs CTAs and nothing else, so that none of its tasks waits for a lock on the memory.
static EVERY_CORE: LazyLock<Option<ThreadPool>> = LazyLock::new(|| build_pool(0));

/// The same for callers in a pool of one thread, who want one core to be used.
static ONE_CORE: LazyLock<Option<ThreadPool>> = LazyLock::new(|| build_pool(1));

/// The interpreter with its memory.
pub(crate) struct Interpreter {
    memory: RwLock<Memory>,
    options: Options,
    /// Of launches that use the workspace, which come one after the other as on a stream, whichever thread they come from.
    turn: Mutex<()>,
}

impl fmt::Debug for Interpreter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Interpreter")
    }
}

impl Interpreter {
    pub fn new(options: Options) -> Interpreter {
        Interpreter {
            memory: RwLock::new(Memory::new()),
            options,
            turn: Mutex::new(()),
        }
    }

    pub fn alloc(&self, bytes: u64) -> Result<u64> {
        // A bit says of each byte whether it was written.
        let all = usize::try_from(bytes.saturating_add(bytes / 8)).unwrap_or(usize::MAX);
        let has_room = bytes <= MOST_BYTES && Vec::<u8>::new().try_reserve_exact(all).is_ok();
        match has_room {
            true => Ok(self.exclusive().alloc(bytes)),
            false => Err(Error::InterpreterMemory { bytes }),
        }
    }

    pub fn free(&self, address: u64) {
        if let Err(error) = self.exclusive().free(address) {
            tracing::warn!("cannot free memory: {error}");
        }
    }

    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<()> {
        Ok(self.shared().write(address, bytes)?)
    }

    /// Makes memory that begins at a multiple of 32 bytes uninitialised.
    pub fn forget(&self, address: u64, bytes: u64) -> Result<()> {
        Ok(self.shared().forget(address, bytes)?)
    }

    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<()> {
        bytes.copy_from_slice(&self.shared().read(address, bytes.len() as u64)?);
        Ok(())
    }

    /// Runs a grid to its end.
    pub fn run(&self, kernel: &Valid<Kernel>, grid: [u32; 3], args: &ArgBuffer) -> Result<Report> {
        let _turn = self.turn(args);
        // This thread locks the memory and waits; the interpreter's own threads never hold the lock.
        let memory = self.shared();
        let report = self.run_in(&memory, kernel, grid, args);
        if report.is_err() {
            clear_counters(&memory, args);
        }
        report
    }

    /// As [`Interpreter::run`], of tensors in the memory of this process.
    ///
    /// # Safety
    /// Where the tensors' memory is mapped at all, it is theirs, and nothing else uses it meanwhile but to read what the
    /// kernel reads.
    pub unsafe fn run_on_host(
        &self,
        kernel: &Valid<Kernel>,
        grid: [u32; 3],
        args: &ArgBuffer,
    ) -> Result<Report> {
        let _turn = self.turn(args);
        // SAFETY: the caller's promise.
        let tensors = unsafe { HostTensors::copy_in(args)? };
        let report = self.run_in(&tensors.memory, kernel, grid, &tensors.args)?;
        // SAFETY: the caller's promise.
        unsafe { tensors.copy_out()? };
        Ok(report)
    }

    /// The numbers of a list in the memory of this process; one, where it has a stride of 0.
    ///
    /// # Safety
    /// As [`Interpreter::run_on_host`].
    pub unsafe fn numbers_on_host(&self, list: TensorArg) -> Result<Vec<u32>> {
        // SAFETY: the caller's promise.
        unsafe { host::numbers(list) }
    }

    fn run_in(
        &self,
        memory: &Memory,
        kernel: &Valid<Kernel>,
        grid: [u32; 3],
        args: &ArgBuffer,
    ) -> Result<Report> {
        // A tensor that the GPU could not copy is an error here too.
        for map in args.maps() {
            map.layout().map_err(|error| Error::TensorMap {
                tensor: map.name,
                error,
            })?;
        }
        Ok(in_own_pool(|| {
            interp::run(kernel, grid, args, memory, &self.options)
        })?)
    }

    /// Held while a launch uses memory that others use after it.
    fn turn(&self, args: &ArgBuffer) -> Option<MutexGuard<'_, ()>> {
        let is_shared = |role| matches!(role, Role::Scratch | Role::Counters);
        let waits = args.tensors().any(|tensor| is_shared(tensor.role));
        waits.then(|| self.turn.lock().unwrap_or_else(PoisonError::into_inner))
    }

    // A panic in another thread's launch leaves outputs unfinished, nothing worse.
    fn shared(&self) -> RwLockReadGuard<'_, Memory> {
        self.memory.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn exclusive(&self) -> RwLockWriteGuard<'_, Memory> {
        self.memory.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes counters zero, as every launch finds them: one that failed may have left them otherwise.
fn clear_counters(memory: &Memory, args: &ArgBuffer) {
    for tensor in args.tensors() {
        if tensor.role != Role::Counters {
            continue;
        }
        let extent = tensor.extent;
        let bytes = extent.span().saturating_mul(extent.element_bytes);
        let cleared = memory.read(extent.address, bytes).and_then(|mut counters| {
            counters.fill(0);
            memory.write(extent.address, &counters)
        });
        if let Err(error) = cleared {
            tracing::warn!("cannot clear counters: {error}");
        }
    }
}

/// Runs `work` in the interpreter's own pool. The calling thread does nothing else meanwhile, because
/// it holds a lock that another task of its pool may wait for.
///
/// If no thread can be started, `work` runs in the calling thread and its pool.
fn in_own_pool<R: Send>(work: impl Fn() -> R + Sync) -> R {
    let caller_threads = rayon::current_thread_index().map(|_| rayon::current_num_threads());
    let pool = match caller_threads {
        Some(1) => &ONE_CORE,
        _ => &EVERY_CORE,
    };
    let Some(pool) = LazyLock::force(pool) else {
        return work();
    };
    if caller_threads.is_none() {
        return pool.install(&work);
    }
    // A thread of rayon's runs other tasks of its pool while it waits for another pool. A plain thread
    // blocks.
    thread::scope(|scope| {
        let waiting = thread::Builder::new()
            .name("fa launch".to_owned())
            .spawn_scoped(scope, || pool.install(&work));
        match waiting {
            Ok(waiting) => waiting
                .join()
                .unwrap_or_else(|panicked| panic::resume_unwind(panicked)),
            Err(error) => {
                tracing::warn!("cannot start a thread for a launch: {error}");
                work()
            }
        }
    })
}

/// A pool of `threads`, or of one for each core if that is 0.
fn build_pool(threads: usize) -> Option<ThreadPool> {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .thread_name(|i| format!("fa interpreter {i}"))
        .build()
        .inspect_err(|error| tracing::warn!("cannot start the interpreter's threads: {error}"))
        .ok()
}
