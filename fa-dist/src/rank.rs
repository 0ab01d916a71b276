//! A rank: a device, and its connection to the others.

use std::cell::Cell;
use std::ffi::c_void;

use fa::runtime::Device;

use crate::choice::Choices;
use crate::communicator::{Communicator, Pace, Ticket, Transfer};
use crate::error::{DistError, Result};
use crate::in_process::in_process;
use crate::scratch::Scratch;
use crate::stream::Stream;

/// One of the ranks that share a sequence: its device, and the connection to the others. All ranks make the same calls in the same order, each
/// from a thread or a process of its own.
///
/// ```
/// use fa::prelude::*;
/// use fa_dist::{Rank, Sequences, Way};
///
/// let options = Options { causal: true, ..Options::default() };
/// let (seq, heads, head_dim) = (64, 2, 32);
/// let sequences = Sequences::of(seq, 2, &options);
/// let compute = |rank: Rank| -> Result<Vec<f16>, fa_dist::DistError> {
///     let held = sequences.q().len_of(rank.rank()) as u64;
///     let shape = [1, held, heads, head_dim]; // this rank's tokens
///     let x = rank.device().upload(&vec![f16::ONE; (held * heads * head_dim) as usize])?;
///     let x = x.contiguous(&shape)?;
///     let output = rank.attention(&sequences, [x; 3], &options, Some(Way::Ring))?;
///     rank.finish()?;
///     Ok(output.o.read()?)
/// };
/// // Two interpreters; `fa_dist::nccl::gpus(2, Settings::default())?` opens two GPUs.
/// let outputs: Vec<_> = std::thread::scope(|scope| {
///     let threads = fa_dist::interpreters(2).into_iter().map(|rank| scope.spawn(|| compute(rank)));
///     let threads: Vec<_> = threads.collect();
///     threads.into_iter().map(|thread| thread.join().unwrap()).collect()
/// });
/// for o in outputs {
///     assert!(o?.iter().all(|o| *o == f16::ONE));
/// }
/// # Ok::<_, fa_dist::DistError>(())
/// ```
#[derive(Debug)]
pub struct Rank {
    device: Device,
    /// The caller's stream that is used in place of the device's own.
    stream: Cell<Option<*mut c_void>>,
    communicator: Box<dyn Communicator>,
    scratch: Scratch,
    /// Which ways were chosen.
    choices: Choices,
}

// SAFETY: a stream is not tied to a thread, and only the thread that owns the rank uses it.
unsafe impl Send for Rank {}

/// So many ranks of this process, each with an interpreter.
pub fn interpreters(ranks: usize) -> Vec<Rank> {
    let communicators = in_process(ranks).into_iter();
    communicators
        .map(|communicator| Rank::new(Device::cpu(), communicator))
        .collect()
}

impl Rank {
    /// A rank with this device, which belongs to the communicator's.
    pub fn new(device: Device, communicator: impl Communicator + 'static) -> Rank {
        Rank {
            device,
            stream: Cell::new(None),
            communicator: Box::new(communicator),
            scratch: Scratch::default(),
            choices: Choices::default(),
        }
    }

    /// Its number, from 0 on.
    pub fn rank(&self) -> usize {
        self.communicator.rank()
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> usize {
        self.communicator.ranks()
    }

    /// Its device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    pub(crate) fn communicator(&self) -> &dyn Communicator {
        &*self.communicator
    }

    /// Where what this rank computes is queued.
    pub(crate) fn stream(&self) -> Stream<'_> {
        match self.stream.get() {
            None => Stream::own(&self.device),
            // SAFETY: the promise that was made in `on_stream`, which `work` ends before.
            Some(stream) => unsafe { Stream::other(&self.device, stream) },
        }
    }

    /// What is computed from here on comes after an exchange.
    pub(crate) fn arrive(&self, ticket: Ticket) -> Result<()> {
        self.communicator.arrive(&self.stream(), ticket)
    }

    /// Begins an exchange.
    pub(crate) fn exchange(&self, transfers: &[Transfer], pace: Pace) -> Result<Ticket> {
        self.communicator.exchange(&self.stream(), transfers, pace)
    }

    /// Makes an exchange that everything later waits for.
    pub(crate) fn exchange_alone(&self, transfers: &[Transfer]) -> Result<()> {
        let ticket = self.exchange(transfers, Pace::Alone)?;
        self.arrive(ticket)
    }

    pub(crate) fn choices(&self) -> &Choices {
        &self.choices
    }

    pub(crate) fn scratch(&self) -> &Scratch {
        &self.scratch
    }

    /// The rank so many steps after this one on the ring.
    pub(crate) fn after(&self, step: usize) -> usize {
        (self.rank() + step) % self.ranks()
    }

    /// The rank so many steps before this one on the ring.
    pub(crate) fn before(&self, step: usize) -> usize {
        (self.rank() + self.ranks() - step % self.ranks()) % self.ranks()
    }

    /// Waits until everything that was begun is done.
    ///
    /// # Errors
    /// When another rank died, hangs, or did not make the same calls: within the communicator's timeout.
    pub fn finish(&self) -> Result<()> {
        self.communicator.finish(&self.stream())
    }

    /// Does `work` with a stream of the caller's in place of the device's own: a `CUstream` of the GPU's primary context, which may be captured into
    /// a graph. Before a capture the same calls are made once, so that kernels are loaded, ranks connected and memory is there; the
    /// graph uses that memory at every replay, so that replays and other calls of this rank come one after the other.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`] for everything that `work` computes with this rank.
    ///
    /// # Errors
    /// What `work` gives, and that the interpreter has no streams.
    pub unsafe fn on_stream<R>(
        &self,
        stream: *mut c_void,
        work: impl FnOnce() -> Result<R>,
    ) -> Result<R> {
        if !self.device.is_cuda() {
            return Err(DistError::Runtime(fa::runtime::Error::NeedsGpu {
                what: "a stream",
                device: self.device.name().to_owned(),
            }));
        }
        let before = self.stream.replace(Some(stream));
        let waited = self.scratch.wait_for_memory(true);
        let done = work();
        self.scratch.wait_for_memory(waited);
        self.stream.set(before);
        done
    }
}
