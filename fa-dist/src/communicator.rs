//! What ranks need of each other: exchanges of bytes between their devices.

use std::fmt;
use std::time::Duration;

use crate::error::Result;
use crate::stream::Stream;

/// How long an exchange may take unless told otherwise.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// Bytes of a device's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes {
    /// Where they begin.
    pub address: u64,
    /// How many.
    pub len: u64,
}

/// One rank's part in moving bytes from a rank to another, or to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transfer {
    /// To another rank.
    Send {
        /// Which.
        to: usize,
        /// What.
        from: Bytes,
    },
    /// From another rank.
    Receive {
        /// Which.
        from: usize,
        /// Where it goes.
        to: Bytes,
    },
}

/// What runs on the device while an exchange is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Nothing: it is waited for, and may take what it needs of the device.
    Alone,
    /// A computation, which it leaves most of the device to.
    Beside,
}

/// An exchange that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "what arrives must not be used before it is waited for"]
pub struct Ticket(pub(crate) usize);

/// A rank's connection to the others. What two ranks send each other is received in the order in which it is sent.
///
/// A device has two queues here: the stream on which everything is computed, and the communicator's, beside it. Nothing waits for the
/// host, but on the interpreter, which has no queues.
pub trait Communicator: Send + fmt::Debug {
    /// This rank's number.
    fn rank(&self) -> usize;

    /// How many ranks there are.
    fn ranks(&self) -> usize;

    /// Begins an exchange, after everything that the stream has been given so far: what is sent is there by then, and where things
    /// arrive nothing is used any more. All transfers are under way at once. All ranks say the same pace.
    ///
    /// # Errors
    /// When another rank is gone, or the engine fails.
    fn exchange(&self, stream: &Stream<'_>, transfers: &[Transfer], pace: Pace) -> Result<Ticket>;

    /// Makes everything that the stream is given from here on wait for an exchange.
    ///
    /// # Errors
    /// When another rank is gone, does something else or takes too long, where that is known at once.
    fn arrive(&self, stream: &Stream<'_>, ticket: Ticket) -> Result<()>;

    /// How many multiprocessors an exchange takes from a computation that it runs beside.
    fn taken_beside(&self) -> u32 {
        0
    }

    /// Waits on the host until all that the stream has been given is done.
    ///
    /// # Errors
    /// When another rank is gone, or an exchange with it takes longer than the timeout.
    fn finish(&self, stream: &Stream<'_>) -> Result<()>;
}
