//! The ring: in step s every rank computes with the keys and values of the rank s before it, while those of the rank before
//! that one arrive. A rank sends its own in every step, to the rank s after it, and of them only what that one's queries see. So nothing is
//! passed on that nobody needs, and a step in which nobody needs anything costs nothing.

use std::ops::Range;

use fa::attention::{AttentionElement, MergeElement};

use super::Forward;
use super::partial::Partial;
use crate::calls::{Call, calls};
use crate::communicator::{Pace, Ticket, Transfer};
use crate::error::Result;
use crate::job::Job;
use crate::rank::Rank;
use crate::rows::{count, pieces_of, receive, send};
use crate::scratch::DeviceTensor;

/// Memory for what arrives: while a step computes with one, the other is filled.
const ARRIVALS: [[&str; 2]; 2] = [["ring.k.0", "ring.v.0"], ["ring.k.1", "ring.v.1"]];

/// Computes a rank's part of the output.
pub(crate) fn ring<T: AttentionElement + MergeElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Forward<T>,
) -> Result<()> {
    let steps: Vec<Vec<Call>> = (0..rank.ranks())
        .map(|step| job.step_calls(rank.before(step), rank.rank(), step == 0))
        .collect();
    let mut partial = Partial::new(
        rank,
        job,
        [tensors.q, tensors.o],
        tensors.lse,
        steps.iter().flatten(),
    );
    let mut held = Some([tensors.k, tensors.v]);
    let mut under_way: Option<Ticket> = None;
    for (step, calls) in steps.iter().enumerate() {
        if let Some(ticket) = under_way.take() {
            rank.arrive(ticket)?;
        }
        let next = begin(rank, job, tensors, step + 1)?;
        let pace = match next.ticket {
            Some(_) => Pace::Beside,
            None => Pace::Alone,
        };
        if let Some([k, v]) = &held {
            for call in calls {
                partial.compute(call, [k, v], pace)?;
            }
        }
        (held, under_way) = (next.arriving, next.ticket);
    }
    partial.finish()
}

/// What a step waits for.
pub(crate) struct Next<T> {
    /// Keys and values, if any are needed.
    pub arriving: Option<[DeviceTensor<T>; 2]>,
    pub ticket: Option<Ticket>,
}

/// Begins the exchange of a step, if there is something to be exchanged.
pub(crate) fn begin<T: AttentionElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Forward<T>,
    step: usize,
) -> Result<Next<T>> {
    let mut next = Next {
        arriving: None,
        ticket: None,
    };
    if step >= rank.ranks() {
        return Ok(next);
    }
    let mut transfers: Vec<Transfer> = Vec::new();
    let (to, from) = (rank.after(step), rank.before(step));
    // Both ends of a transfer know the same: the pieces are those that lie in one in the tensor of the rank that sends.
    let pieces = |by, of| {
        let seen = job.sequences.seen(&job.band, by, of);
        pieces_of(job.sequences.k().ranges(of), &seen)
    };
    let (wanted, needed) = (pieces(to, rank.rank()), pieces(rank.rank(), from));
    let rows = count(&needed);
    if rows > 0 {
        next.arriving = Some(arrivals(rank, &tensors.k, rows, step)?);
    }
    for (number, tensor) in [&tensors.k, &tensors.v].into_iter().enumerate() {
        for piece in &wanted {
            send(&mut transfers, to, tensor, piece);
        }
        if let Some(arriving) = &next.arriving {
            let mut first = 0;
            for piece in &needed {
                let here = first..first + piece.len();
                first = here.end;
                receive(&mut transfers, from, &arriving[number], &here);
            }
        }
    }
    if !transfers.is_empty() {
        next.ticket = Some(rank.exchange(&transfers, Pace::Beside)?);
    }
    Ok(next)
}

/// Memory for so many keys and values.
fn arrivals<T: AttentionElement>(
    rank: &Rank,
    k: &DeviceTensor<T>,
    rows: usize,
    step: usize,
) -> Result<[DeviceTensor<T>; 2]> {
    let [batch, _, heads, head_dim] = k.extent.shape;
    let shape = [batch, rows as u64, heads, head_dim];
    let [k, v] = ARRIVALS[step % 2];
    let take = |purpose| rank.scratch().take(rank.device(), purpose, &shape);
    Ok([take(k)?, take(v)?])
}

impl Job<'_, '_> {
    /// The calls of a rank's queries with the keys of another rank: with all of them where it has them itself, else with those that it sees, which
    /// are what it gets.
    pub(crate) fn step_calls(&self, of: usize, by: usize, own: bool) -> Vec<Call> {
        let keys: Vec<Range<usize>> = match own {
            true => self.sequences.k().ranges(of).to_vec(),
            false => self.sequences.seen(&self.band, by, of),
        };
        let queries = self.sequences.q().ranges(by);
        calls(self.sequences, &self.band, queries, &keys, self.exact())
    }
}
