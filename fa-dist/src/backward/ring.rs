//! The ring backwards: keys and values come as in the forward pass; the gradients that a rank computes for another one's go back to it
//! while the next step is computed, and are added up there in float32, in the order of the steps.

use std::ops::Range;

use fa::attention::{AttentionElement, Part};

use super::shared::Shared;
use super::sums::Sums;
use super::{Backward, sinks};
use crate::calls::Call;
use crate::communicator::{Pace, Ticket, Transfer};
use crate::error::Result;
use crate::forward::{Next, begin};
use crate::job::Job;
use crate::rank::Rank;
use crate::rows::{count, receive, rows_of, send};
use crate::scratch::DeviceTensor;

/// Memory for gradients of another rank's keys and values, and for those of one's own that come back: of two steps, because one is
/// under way while the next is computed.
const SENT: [[&str; 2]; 2] = [["back.dk.0", "back.dv.0"], ["back.dk.1", "back.dv.1"]];
const RETURNED: [[&str; 2]; 2] = [["back.dk.2", "back.dv.2"], ["back.dk.3", "back.dv.3"]];

/// Computes a rank's gradients.
pub(crate) fn ring<T: AttentionElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Backward<'_, T>,
) -> Result<()> {
    let steps: Vec<Vec<Call>> = (0..rank.ranks())
        .map(|step| job.step_calls(rank.before(step), rank.rank(), step == 0))
        .collect();
    let returned: Vec<Vec<Range<usize>>> = (1..rank.ranks())
        .map(|step| job.wanted_rows(rank, step))
        .collect();
    let shared = Shared::new(rank, tensors.functions, tensors.d_sinks)?;
    // Calls add to this rank's own sums.
    let functions = shared.functions(rank);
    let tensors = &Backward {
        functions: &functions,
        ..*tensors
    };
    let [dq, dk, dv] = tensors.gradients;
    let own_keys = steps[0].iter().map(Call::k);
    let of_keys = own_keys.chain(returned.iter().flatten().cloned());
    let mut dq = Sums::new(
        rank,
        dq,
        steps.iter().flatten().map(Call::q),
        ["sums.dq", "part.dq"],
    );
    let mut dk = Sums::new(rank, dk, of_keys.clone(), ["sums.dk", "part.dk"]);
    let mut dv = Sums::new(rank, dv, of_keys, ["sums.dv", "part.dv"]);
    let mut next = Next {
        arriving: Some([tensors.forward.k, tensors.forward.v]),
        ticket: None,
    };
    let mut returning: Option<Returning<T>> = None;
    for (step, calls) in steps.iter().enumerate() {
        if let Some(ticket) = next.ticket.take() {
            rank.arrive(ticket)?;
        }
        let held = next.arriving.take();
        next = begin(rank, job, &tensors.forward, step + 1)?;
        let sent = match (&held, step) {
            (None, _) => None,
            (Some(keys), 0) => {
                for call in calls {
                    compute(rank, job, tensors, call, keys, [&mut dq, &mut dk, &mut dv])?;
                }
                None
            }
            (Some(keys), _) => Some(of_others(rank, job, tensors, calls, keys, &mut dq, step)?),
        };
        // Those of the step before have come while this one was computed.
        if let Some(returning) = returning.take() {
            returning.take_in(rank, &mut dk, &mut dv)?;
        }
        if step > 0 {
            returning = give_back(rank, job, tensors, step, sent)?;
        }
    }
    if let Some(returning) = returning {
        returning.take_in(rank, &mut dk, &mut dv)?;
    }
    dq.finish()?;
    dk.finish()?;
    dv.finish()?;
    if let Some(d_sinks) = shared.sinks(rank) {
        sinks::sinks(rank, job, tensors, d_sinks)?;
    }
    shared.exchange(rank)
}

/// Makes a call, and takes in what it gives.
fn compute<'r, T: AttentionElement>(
    rank: &'r Rank,
    job: &Job<'_, '_>,
    tensors: &Backward<'_, T>,
    call: &Call,
    [k, v]: &[DeviceTensor<T>; 2],
    [dq, dk, dv]: [&mut Sums<'r, T>; 3],
) -> Result<()> {
    let (q_rows, k_rows) = (call.q(), call.k());
    let of_queries = |tensor: &DeviceTensor<T>| tensor.slice(1, &q_rows);
    let forward = &tensors.forward;
    let [q, o, d_o] = [&forward.q, &forward.o, &tensors.d_o].map(of_queries);
    let lse = forward.lse.slice(2, &q_rows);
    let [k, v] = [k, v].map(|it| it.slice(1, &k_rows));
    let part = Part {
        o: o.view(),
        lse: lse.view(),
    };
    let options = rank.options_of(job, call, false, tensors.functions)?;
    let gradients = [dq.place(&q_rows)?, dk.place(&k_rows)?, dv.place(&k_rows)?];
    rank.backward_of([&q, &k, &v], part, &d_o, &gradients, None, &options)?;
    let [of_q, of_k, of_v] = &gradients;
    dq.take_in(&q_rows, of_q)?;
    dk.take_in(&k_rows, of_k)?;
    dv.take_in(&k_rows, of_v)
}

/// The gradients of another rank's keys and values.
fn of_others<'r, T: AttentionElement>(
    rank: &'r Rank,
    job: &Job<'_, '_>,
    tensors: &Backward<'_, T>,
    calls: &[Call],
    keys: &[DeviceTensor<T>; 2],
    dq: &mut Sums<'r, T>,
    step: usize,
) -> Result<[DeviceTensor<T>; 2]> {
    let take = |purpose| {
        let shape = &keys[0].extent.shape;
        rank.scratch().take::<T>(rank.device(), purpose, shape)
    };
    let [k, v] = SENT[step % 2];
    let sent = [take(k)?, take(v)?];
    let rows = || calls.iter().map(Call::k);
    let mut dk = Sums::new(rank, sent[0], rows(), ["sums.dk.sent", "part.dk"]);
    let mut dv = Sums::new(rank, sent[1], rows(), ["sums.dv.sent", "part.dv"]);
    for call in calls {
        compute(rank, job, tensors, call, keys, [dq, &mut dk, &mut dv])?;
    }
    dk.finish()?;
    dv.finish()?;
    Ok(sent)
}

/// Gradients of this rank's keys and values that another rank has computed.
struct Returning<T> {
    ticket: Ticket,
    rows: Vec<Range<usize>>,
    got: [DeviceTensor<T>; 2],
}

impl<T: AttentionElement> Returning<T> {
    fn take_in(self, rank: &Rank, dk: &mut Sums<'_, T>, dv: &mut Sums<'_, T>) -> Result<()> {
        rank.arrive(self.ticket)?;
        let mut first = 0;
        for rows in &self.rows {
            let here = first..first + rows.len();
            first = here.end;
            dk.take_in(rows, &self.got[0].slice(1, &here))?;
            dv.take_in(rows, &self.got[1].slice(1, &here))?;
        }
        Ok(())
    }
}

/// Begins to send back the gradients of a step, and to get those of this rank's.
fn give_back<T: AttentionElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Backward<'_, T>,
    step: usize,
    sent: Option<[DeviceTensor<T>; 2]>,
) -> Result<Option<Returning<T>>> {
    let (to, from) = (rank.before(step), rank.after(step));
    let needed = job.sequences.seen(&job.band, rank.rank(), to);
    let rows = job.wanted_rows(rank, step);
    let [batch, _, heads, head_dim] = tensors.forward.k.extent.shape;
    let shape = [batch, count(&rows) as u64, heads, head_dim];
    let [k, v] = RETURNED[step % 2];
    let take = |purpose| rank.scratch().take::<T>(rank.device(), purpose, &shape);
    let got = [take(k)?, take(v)?];
    let mut transfers: Vec<Transfer> = Vec::new();
    for number in 0..2 {
        if let Some(sent) = &sent {
            send(&mut transfers, to, &sent[number], &(0..count(&needed)));
        }
        receive(&mut transfers, from, &got[number], &(0..count(&rows)));
    }
    if transfers.is_empty() {
        return Ok(None);
    }
    // Nothing is computed beside the last one.
    let pace = match step + 1 < rank.ranks() {
        true => Pace::Beside,
        false => Pace::Alone,
    };
    let ticket = rank.exchange(&transfers, pace)?;
    Ok(Some(Returning { ticket, rows, got }))
}

impl Job<'_, '_> {
    /// The rows of a rank's keys that the rank `step` after it sees.
    fn wanted_rows(&self, rank: &Rank, step: usize) -> Vec<Range<usize>> {
        let own = self.sequences.k().ranges(rank.rank());
        let wanted = self
            .sequences
            .seen(&self.band, rank.after(step), rank.rank());
        wanted.iter().map(|part| rows_of(own, part)).collect()
    }
}
