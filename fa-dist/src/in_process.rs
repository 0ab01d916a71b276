//! Ranks that are threads of one process, on devices whose memory the host copies: the interpreter.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use fa::runtime::Device;

use crate::communicator::{Bytes, Communicator, Pace, TIMEOUT, Ticket, Transfer};
use crate::error::{DistError, Result};
use crate::stream::Stream;

/// A rank of [`in_process()`].
#[derive(Debug)]
pub struct InProcess {
    rank: usize,
    to: Vec<Sender<Vec<u8>>>,
    from: Vec<Receiver<Vec<u8>>>,
    /// What is to arrive: by the exchange, from whom, and where it goes.
    awaited: RefCell<VecDeque<(usize, usize, Bytes)>>,
    begun: Cell<usize>,
    timeout: Duration,
}

/// Communicators for so many threads of this process. What is sent is copied at once; what is received lands as late as it
/// may, when it is waited for, so that a use before that is seen.
pub fn in_process(ranks: usize) -> Vec<InProcess> {
    in_process_within(ranks, TIMEOUT)
}

/// As [`in_process()`], where nobody waits for another rank for longer than this.
pub fn in_process_within(ranks: usize, timeout: Duration) -> Vec<InProcess> {
    let mut receivers: Vec<Vec<_>> = (0..ranks).map(|_| Vec::new()).collect();
    let connect = |to: &mut Vec<_>| {
        let (sender, receiver) = channel();
        to.push(receiver);
        sender
    };
    let senders: Vec<Vec<_>> = (0..ranks)
        .map(|_| receivers.iter_mut().map(connect).collect())
        .collect();
    let ends = senders.into_iter().zip(receivers).enumerate();
    ends.map(|(rank, (to, from))| InProcess {
        rank,
        to,
        from,
        awaited: RefCell::default(),
        begun: Cell::default(),
        timeout,
    })
    .collect()
}

impl InProcess {
    fn receive(&self, device: &Device, from: usize, to: Bytes) -> Result<()> {
        let rank = self.rank;
        let bytes = self.from[from].recv_timeout(self.timeout);
        let bytes = bytes.map_err(|error| match error {
            RecvTimeoutError::Timeout => DistError::TimedOut {
                rank,
                waited: self.timeout,
            },
            RecvTimeoutError::Disconnected => DistError::Lost { rank, peer: from },
        })?;
        let found = bytes.len() as u64;
        if found != to.len {
            return Err(DistError::OtherCall {
                rank,
                peer: from,
                expected: to.len,
                found,
            });
        }
        Ok(device.write_bytes(to.address, &bytes)?)
    }
}

impl Communicator for InProcess {
    fn rank(&self) -> usize {
        self.rank
    }

    fn ranks(&self) -> usize {
        self.from.len()
    }

    fn exchange(&self, stream: &Stream<'_>, transfers: &[Transfer], _: Pace) -> Result<Ticket> {
        let (device, number) = (stream.device(), self.begun.get());
        self.begun.set(number + 1);
        for transfer in transfers {
            match *transfer {
                Transfer::Send { to, from } => {
                    let mut bytes = vec![0; from.len as usize];
                    device.read_bytes(from.address, &mut bytes)?;
                    let lost = DistError::Lost {
                        rank: self.rank,
                        peer: to,
                    };
                    self.to[to].send(bytes).map_err(|_| lost)?;
                }
                Transfer::Receive { from, to } => {
                    self.awaited.borrow_mut().push_back((number, from, to));
                }
            }
        }
        Ok(Ticket(number))
    }

    fn arrive(&self, stream: &Stream<'_>, ticket: Ticket) -> Result<()> {
        loop {
            let mut awaited = self.awaited.borrow_mut();
            match awaited.front() {
                Some((number, ..)) if *number <= ticket.0 => {}
                _ => return Ok(()),
            }
            let Some((_, from, to)) = awaited.pop_front() else {
                return Ok(());
            };
            drop(awaited);
            self.receive(stream.device(), from, to)?;
        }
    }

    fn finish(&self, stream: &Stream<'_>) -> Result<()> {
        self.arrive(stream, Ticket(self.begun.get()))
    }
}
