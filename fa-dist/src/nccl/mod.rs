//! GPUs that exchange keys and values through NCCL, which is found and loaded at run time.
//!
//! [`gpus`] opens all of them in one process; [`from_environment`] the one of this process, of several that torchrun, mpirun
//! or somebody by hand has started. The first meeting of processes is NCCL's own: rank 0 listens at `NCCL_COMM_ID`, which is taken
//! from the launcher's variables unless it is set.

mod environment;
mod library;
mod peers;
mod queue;

use std::cell::Cell;
use std::fmt;
use std::mem::{MaybeUninit, size_of};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use cudarc::nccl::sys::{ncclComm, ncclComm_t, ncclConfig_t, ncclUniqueId};
use fa::runtime::Device;

use crate::communicator::{Communicator, Pace, TIMEOUT, Ticket, Transfer};
use crate::error::{DistError, Result};
use crate::rank::Rank;
use crate::stream::Stream;
use library::{Api, IN_PROGRESS, SUCCESS, Status};
use queue::CommunicationQueue;

pub use environment::{Place, place, prepare};
pub use library::Version;

/// How ranks communicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long an exchange may take, once this rank has begun it.
    pub timeout: Duration,
    /// The most CTAs that an exchange beside a computation has. The computation leaves as many multiprocessors to it.
    pub ctas: u32,
}

/// CTAs of an exchange beside a computation, unless told otherwise. Each moves some tens of gigabytes a second over NVLink, and
/// takes a multiprocessor from the computation.
pub const CTAS: u32 = 4;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            timeout: TIMEOUT,
            ctas: CTAS,
        }
    }
}

/// The version of the NCCL that this process uses.
///
/// # Errors
/// When there is none, or it does not load.
pub fn version() -> Result<Version> {
    Ok(library::api()?.version)
}

/// The first `ranks` GPUs of this process, a rank each: every rank goes to a thread of its own.
///
/// # Errors
/// When there is no NCCL, there are not as many GPUs, or NCCL fails.
pub fn gpus(ranks: usize, settings: Settings) -> Result<Vec<Rank>> {
    prepare()?;
    let id = unique_id(library::api()?)?;
    thread::scope(|scope| {
        let open = |rank| {
            let place = Place {
                rank,
                ranks,
                local: rank,
            };
            scope.spawn(move || {
                let device = Device::cuda(rank)?;
                peers::let_in(rank, ranks)?;
                open(device, &place, id, settings)
            })
        };
        let threads: Vec<_> = (0..ranks).map(open).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, Result<Rank>>| {
            thread
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().map(join).collect()
    })
}

/// The rank of this process, whose number torchrun, mpirun or srun have put into its environment.
///
/// # Errors
/// When the environment does not say it, there is no NCCL or no such GPU, or the others do not come within the timeout.
pub fn from_environment(settings: Settings) -> Result<Rank> {
    let variables = |name: &str| std::env::var(name).ok();
    let place = place(variables)?;
    prepare()?;
    environment::prepare_meeting(variables)?;
    let device = Device::cuda(place.local)?;
    open(device, &place, unique_id(library::api()?)?, settings)
}

fn open(device: Device, place: &Place, id: ncclUniqueId, settings: Settings) -> Result<Rank> {
    let communicator = Nccl::new(place, id, settings)?;
    Ok(Rank::new(device, communicator))
}

fn unique_id(api: &Api) -> Result<ncclUniqueId> {
    let mut id = MaybeUninit::uninit();
    // SAFETY: NCCL writes the whole identity, or says that it failed.
    let status = unsafe { (api.get_unique_id)(id.as_mut_ptr()) };
    match status {
        // SAFETY: as above.
        SUCCESS => Ok(unsafe { id.assume_init() }),
        _ => Err(DistError::Nccl {
            call: "ncclGetUniqueId",
            rank: 0,
            reason: api.reason(status, std::ptr::null_mut()),
        }),
    }
}

/// A rank's communicators: one for exchanges that nothing runs beside, and one that takes few CTAs. Both use one stream, so that their
/// exchanges come in the same order on every rank.
struct Nccl {
    api: &'static Api,
    alone: ncclComm_t,
    beside: ncclComm_t,
    ctas: u32,
    queue: CommunicationQueue,
    rank: usize,
    ranks: usize,
    timeout: Duration,
    /// Whether it was given up, because another rank was lost.
    aborted: Cell<bool>,
}

// SAFETY: NCCL's communicators may be used from any thread, by one at a time: `&Nccl` stays in the thread that owns it.
unsafe impl Send for Nccl {}

impl fmt::Debug for Nccl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nccl(rank {} of {})", self.rank, self.ranks)
    }
}

/// NCCL's mark of a number that is not set (`NCCL_CONFIG_UNDEF_INT`).
const UNSET: i32 = i32::MIN;
/// `NCCL_API_MAGIC`.
const MAGIC: u32 = 0xcafe_beef;
/// The release whose `ncclConfig_t` cudarc has. Another NCCL takes what it knows of it.
const CONFIG_VERSION: u32 = 23003;

/// A communicator that returns at once from what takes long, so that other ranks can be given up.
fn config(ctas: Option<u32>) -> ncclConfig_t {
    ncclConfig_t {
        size: size_of::<ncclConfig_t>(),
        magic: MAGIC,
        version: CONFIG_VERSION,
        blocking: 0,
        // A cluster waits until one part of the GPU has room for all of its CTAs, which beside a computation is when that ends.
        cgaClusterSize: ctas.map_or(UNSET, |_| 1),
        minCTAs: UNSET,
        maxCTAs: ctas.map_or(UNSET, |ctas| ctas as i32),
        netName: std::ptr::null(),
        // The communicator with few CTAs has resources of its own.
        splitShare: 0,
        trafficClass: UNSET,
        commName: std::ptr::null(),
        collnetEnable: UNSET,
        CTAPolicy: UNSET,
        shrinkShare: UNSET,
        nvlsCTAs: UNSET,
        nChannelsPerNetPeer: UNSET,
        nvlinkCentricSched: UNSET,
        graphUsageMode: UNSET,
        numRmaCtx: UNSET,
        maxP2pPeers: UNSET,
    }
}

impl Nccl {
    /// Meets the other ranks.
    fn new(place: &Place, id: ncclUniqueId, settings: Settings) -> Result<Nccl> {
        let api = library::api()?;
        let queue = CommunicationQueue::new(place.local)?;
        let mut nccl = Nccl {
            api,
            alone: std::ptr::null_mut(),
            beside: std::ptr::null_mut(),
            ctas: settings.ctas.max(1),
            queue,
            rank: place.rank,
            ranks: place.ranks,
            timeout: settings.timeout,
            aborted: Cell::new(false),
        };
        let mut all = config(None);
        // SAFETY: the GPU's context is current; NCCL writes the handle at once, and copies the configuration.
        let status = unsafe {
            (api.init_rank)(
                &mut nccl.alone,
                place.ranks as i32,
                id,
                place.rank as i32,
                &mut all,
            )
        };
        nccl.settle("ncclCommInitRankConfig", nccl.alone, status)?;
        let mut few = config(Some(nccl.ctas));
        // NCCL writes it in a thread of its own: it stays where it is for ever, should that come too late.
        let handle: &'static AtomicPtr<_> = Box::leak(Box::new(AtomicPtr::default()));
        // SAFETY: as above, but that the handle is written later.
        let status =
            unsafe { (api.split)(nccl.alone, 0, place.rank as i32, handle.as_ptr(), &mut few) };
        nccl.beside = nccl.settle_split(handle, status)?;
        Ok(nccl)
    }

    /// Waits for a communicator that is made of this one, which is ready before the new one is.
    fn settle_split(&self, handle: &AtomicPtr<ncclComm>, mut status: Status) -> Result<ncclComm_t> {
        let started = Instant::now();
        loop {
            if status == SUCCESS || status == IN_PROGRESS {
                status = self.state(self.alone);
            }
            let made = handle.load(Ordering::Acquire);
            if status == SUCCESS && !made.is_null() {
                status = self.state(made);
                if status == SUCCESS {
                    return Ok(made);
                }
            }
            if status != SUCCESS && status != IN_PROGRESS {
                self.check("ncclCommSplit", status)?;
            }
            if started.elapsed() > self.timeout {
                self.abort();
                return Err(self.timed_out());
            }
            thread::sleep(Duration::from_micros(50));
        }
    }

    /// Waits for what NCCL still does on the host after a call: long for the meeting and for the first exchange of two
    /// ranks, microseconds for others, which it begins in a thread of its own.
    fn settle(&self, call: &'static str, communicator: ncclComm_t, status: Status) -> Result<()> {
        let started = Instant::now();
        let mut status = status;
        while status == IN_PROGRESS {
            if started.elapsed() > self.timeout {
                self.abort();
                return Err(self.timed_out());
            }
            // An exchange that was made before is begun in microseconds.
            match started.elapsed() < Duration::from_millis(1) {
                true => thread::yield_now(),
                false => thread::sleep(Duration::from_micros(50)),
            }
            status = self.state(communicator);
        }
        self.check(call, status)
    }

    /// What NCCL says of a communicator.
    fn state(&self, communicator: ncclComm_t) -> Status {
        let mut state = SUCCESS;
        // SAFETY: the communicator is alive, and the pointer is valid.
        match unsafe { (self.api.async_error)(communicator, &mut state) } {
            SUCCESS => state,
            failed => failed,
        }
    }

    fn check(&self, call: &'static str, status: Status) -> Result<()> {
        match status {
            SUCCESS => Ok(()),
            _ => {
                let reason = self.api.reason(status, self.alone);
                self.abort();
                Err(DistError::Nccl {
                    call,
                    rank: self.rank,
                    reason,
                })
            }
        }
    }

    fn timed_out(&self) -> DistError {
        DistError::TimedOut {
            rank: self.rank,
            waited: self.timeout,
        }
    }

    /// Whether communication has failed.
    fn check_state(&self) -> Result<()> {
        let mut communicators = self.open();
        communicators.try_for_each(|it| self.check("communication", self.state(it)))
    }

    /// Gives the other ranks up: what waits for them on the GPU ends.
    fn abort(&self) {
        if self.aborted.replace(true) {
            return;
        }
        for communicator in self.open() {
            // SAFETY: the communicator is alive, and is not used again: `aborted` says so.
            unsafe { (self.api.abort)(communicator) };
        }
    }

    /// The communicators that were made, the last one first.
    fn open(&self) -> impl Iterator<Item = ncclComm_t> + use<> {
        [self.beside, self.alone]
            .into_iter()
            .filter(|communicator| !communicator.is_null())
    }

    /// Whether the communicators can be used.
    fn check_alive(&self) -> Result<()> {
        match self.aborted.get() {
            false => Ok(()),
            true => Err(DistError::Nccl {
                call: "an exchange",
                rank: self.rank,
                reason: "the communicator was given up after an earlier error".to_owned(),
            }),
        }
    }

    fn begin(&self, communicator: ncclComm_t, transfer: &Transfer) -> (&'static str, Status) {
        let stream = self.queue.stream();
        // SAFETY: the bytes lie in a buffer of this rank's device: `exchange` has asked. Who makes the exchange orders it with
        // all other uses of them.
        unsafe {
            match *transfer {
                Transfer::Send { to, from } => (
                    "ncclSend",
                    (self.api.send)(
                        from.address as *const _,
                        from.len as usize,
                        library::BYTES,
                        to as i32,
                        communicator,
                        stream,
                    ),
                ),
                Transfer::Receive { from, to } => (
                    "ncclRecv",
                    (self.api.receive)(
                        to.address as *mut _,
                        to.len as usize,
                        library::BYTES,
                        from as i32,
                        communicator,
                        stream,
                    ),
                ),
            }
        }
    }
}

impl Communicator for Nccl {
    fn rank(&self) -> usize {
        self.rank
    }

    fn ranks(&self) -> usize {
        self.ranks
    }

    fn exchange(&self, stream: &Stream<'_>, transfers: &[Transfer], pace: Pace) -> Result<Ticket> {
        self.check_alive()?;
        for transfer in transfers {
            let (Transfer::Send { from: bytes, .. } | Transfer::Receive { to: bytes, .. }) =
                transfer;
            stream.device().check_owned(bytes.address, bytes.len)?;
        }
        self.queue.bind()?;
        self.queue.follow(stream)?;
        let communicator = match pace {
            Pace::Alone => self.alone,
            Pace::Beside => self.beside,
        };
        // SAFETY: groups belong to the calling thread.
        self.check("ncclGroupStart", unsafe { (self.api.group_start)() })?;
        let failed = transfers
            .iter()
            .map(|transfer| self.begin(communicator, transfer))
            .find(|(_, status)| *status != SUCCESS && *status != IN_PROGRESS);
        // SAFETY: as above; a group is ended whatever became of it.
        let status = unsafe { (self.api.group_end)() };
        if let Some((call, status)) = failed {
            self.check(call, status)?;
        }
        self.settle("ncclGroupEnd", communicator, status)?;
        Ok(Ticket(self.queue.mark()?))
    }

    fn arrive(&self, stream: &Stream<'_>, ticket: Ticket) -> Result<()> {
        self.queue.bind()?;
        self.queue.arrive(stream, ticket.0)
    }

    fn finish(&self, stream: &Stream<'_>) -> Result<()> {
        self.check_alive()?;
        self.queue.bind()?;
        let started = Instant::now();
        // What is computed may take as long as it takes: time counts for an exchange that has begun.
        let mut waiting: Option<(usize, Instant)> = None;
        while !self.queue.is_done(stream)? {
            self.check_state()?;
            waiting = self.queue.under_way().map(|exchange| match waiting {
                Some((earlier, since)) if earlier == exchange => (exchange, since),
                _ => (exchange, Instant::now()),
            });
            if waiting.is_some_and(|(_, since)| since.elapsed() > self.timeout) {
                self.abort();
                return Err(self.timed_out());
            }
            match started.elapsed() < Duration::from_millis(1) {
                true => thread::yield_now(),
                false => thread::sleep(Duration::from_micros(20)),
            }
        }
        self.check_state()
    }

    fn taken_beside(&self) -> u32 {
        self.ctas
    }
}

impl Drop for Nccl {
    fn drop(&mut self) {
        if self.aborted.get() || self.queue.bind().is_err() {
            return;
        }
        for communicator in self.open() {
            // SAFETY: the communicator is alive and not used again. Finalizing waits for what is under way, in the background.
            unsafe {
                let mut status = (self.api.finalize)(communicator);
                let started = Instant::now();
                while status == IN_PROGRESS && started.elapsed() < self.timeout {
                    thread::sleep(Duration::from_micros(50));
                    status = self.state(communicator);
                }
                match status {
                    SUCCESS => (self.api.destroy)(communicator),
                    _ => (self.api.abort)(communicator),
                };
            }
        }
    }
}
