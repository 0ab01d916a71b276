//! GPUs that exchange keys and values through NCCL, which is found and loaded at run time.
//!
//! [`gpus`] opens all of them in one process; [`from_environment`] the one of this process, of several that torchrun, mpirun
//! or somebody by hand has started. The first meeting of processes is NCCL's own: rank 0 listens at `NCCL_COMM_ID`, which is taken
//! from the launcher's variables unless it is set.

mod environment;
mod library;
mod queue;

use std::cell::Cell;
use std::fmt;
use std::mem::{MaybeUninit, size_of};
use std::thread;
use std::time::{Duration, Instant};

use cudarc::nccl::sys::{ncclComm_t, ncclConfig_t, ncclUniqueId};
use fa::runtime::Device;

use crate::communicator::{Communicator, TIMEOUT, Ticket, Transfer};
use crate::error::{DistError, Result};
use crate::rank::Rank;
use library::{Api, IN_PROGRESS, SUCCESS, Status};
use queue::CommunicationQueue;

pub use environment::{Place, place, prepare};
pub use library::Version;

/// How ranks communicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long a rank waits for the others.
    pub timeout: Duration,
    /// The most CTAs that an exchange takes from the computation beside it; NCCL's choice if `None`.
    pub ctas: Option<u32>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            timeout: TIMEOUT,
            ctas: None,
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
            scope.spawn(move || open(&place, id, settings))
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
    open(&place, unique_id(library::api()?)?, settings)
}

fn open(place: &Place, id: ncclUniqueId, settings: Settings) -> Result<Rank> {
    let device = Device::cuda(place.local)?;
    let communicator = Nccl::new(place, id, settings)?;
    Ok(Rank::new(device, communicator).sparing(settings.ctas.unwrap_or(0)))
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

/// A rank's communicator.
struct Nccl {
    api: &'static Api,
    communicator: ncclComm_t,
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
fn config(settings: Settings) -> ncclConfig_t {
    ncclConfig_t {
        size: size_of::<ncclConfig_t>(),
        magic: MAGIC,
        version: CONFIG_VERSION,
        blocking: 0,
        cgaClusterSize: UNSET,
        minCTAs: UNSET,
        maxCTAs: settings.ctas.map_or(UNSET, |ctas| ctas.max(1) as i32),
        netName: std::ptr::null(),
        splitShare: UNSET,
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
            communicator: std::ptr::null_mut(),
            queue,
            rank: place.rank,
            ranks: place.ranks,
            timeout: settings.timeout,
            aborted: Cell::new(false),
        };
        let mut config = config(settings);
        // SAFETY: the GPU's context is current; NCCL writes the handle at once, and copies the configuration.
        let status = unsafe {
            (api.init_rank)(
                &mut nccl.communicator,
                place.ranks as i32,
                id,
                place.rank as i32,
                &mut config,
            )
        };
        nccl.settle("ncclCommInitRankConfig", status)?;
        Ok(nccl)
    }

    /// Waits for what NCCL still does on the host after a call: long for the meeting and for the first exchange of two
    /// ranks, microseconds for others, which it begins in a thread of its own.
    fn settle(&self, call: &'static str, status: Status) -> Result<()> {
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
            status = self.state();
        }
        self.check(call, status)
    }

    /// What NCCL says of the communicator.
    fn state(&self) -> Status {
        let mut state = SUCCESS;
        // SAFETY: the communicator is alive, and the pointer is valid.
        match unsafe { (self.api.async_error)(self.communicator, &mut state) } {
            SUCCESS => state,
            failed => failed,
        }
    }

    fn check(&self, call: &'static str, status: Status) -> Result<()> {
        match status {
            SUCCESS => Ok(()),
            _ => {
                let reason = self.api.reason(status, self.communicator);
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

    /// Gives the other ranks up: what waits for them on the GPU ends.
    fn abort(&self) {
        if self.aborted.replace(true) || self.communicator.is_null() {
            return;
        }
        // SAFETY: the communicator is alive, and is not used again: `aborted` says so.
        unsafe { (self.api.abort)(self.communicator) };
    }

    /// Whether the communicator can be used.
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

    fn begin(&self, transfer: &Transfer) -> (&'static str, Status) {
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
                        self.communicator,
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
                        self.communicator,
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

    fn exchange(&self, device: &Device, transfers: &[Transfer]) -> Result<Ticket> {
        self.check_alive()?;
        for transfer in transfers {
            let (Transfer::Send { from: bytes, .. } | Transfer::Receive { to: bytes, .. }) =
                transfer;
            device.check_owned(bytes.address, bytes.len)?;
        }
        self.queue.bind()?;
        self.queue.follow(device)?;
        // SAFETY: groups belong to the calling thread.
        self.check("ncclGroupStart", unsafe { (self.api.group_start)() })?;
        let failed = transfers
            .iter()
            .map(|transfer| self.begin(transfer))
            .find(|(_, status)| *status != SUCCESS && *status != IN_PROGRESS);
        // SAFETY: as above; a group is ended whatever became of it.
        let status = unsafe { (self.api.group_end)() };
        if let Some((call, status)) = failed {
            self.check(call, status)?;
        }
        self.settle("ncclGroupEnd", status)?;
        Ok(Ticket(self.queue.mark()?))
    }

    fn arrive(&self, device: &Device, ticket: Ticket) -> Result<()> {
        self.queue.bind()?;
        self.queue.arrive(device, ticket.0)
    }

    fn finish(&self, device: &Device) -> Result<()> {
        self.check_alive()?;
        self.queue.bind()?;
        let started = Instant::now();
        while !self.queue.is_done(device)? {
            self.check("communication", self.state())?;
            if started.elapsed() > self.timeout {
                self.abort();
                return Err(self.timed_out());
            }
            match started.elapsed() < Duration::from_millis(1) {
                true => thread::yield_now(),
                false => thread::sleep(Duration::from_micros(20)),
            }
        }
        self.check("communication", self.state())
    }
}

impl Drop for Nccl {
    fn drop(&mut self) {
        if self.communicator.is_null() || self.aborted.get() || self.queue.bind().is_err() {
            return;
        }
        // SAFETY: the communicator is alive and not used again. Finalizing waits for what is under way, in the background.
        unsafe {
            let mut status = (self.api.finalize)(self.communicator);
            let started = Instant::now();
            while status == IN_PROGRESS && started.elapsed() < self.timeout {
                thread::sleep(Duration::from_micros(50));
                status = self.state();
            }
            match status {
                SUCCESS => (self.api.destroy)(self.communicator),
                _ => (self.api.abort)(self.communicator),
            };
        }
    }
}
