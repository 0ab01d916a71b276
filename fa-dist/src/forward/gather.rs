//! Gathered keys and values: every rank gets all that its queries see, in the order of the sequence, and computes once.

use std::ops::Range;

use fa::attention::{AttentionElement, MergeElement};

use super::Forward;
use super::partial::Partial;
use crate::calls::calls;
use crate::communicator::{Pace, Transfer};
use crate::error::Result;
use crate::job::Job;
use crate::rank::Rank;
use crate::rows::{count, receive, rows_of, send};
use crate::scratch::DeviceTensor;

/// Computes a rank's part of the output.
pub(crate) fn gather<T: AttentionElement + MergeElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Forward<T>,
) -> Result<()> {
    let sequences = job.sequences;
    let queries = sequences.q().ranges(rank.rank());
    let all = 0..sequences.k().len();
    let keys = sequences.seen_by(&job.band, queries, std::slice::from_ref(&all));
    let calls = calls(sequences, &job.band, queries, &keys, job.exact());
    let [k, v] = match sequences.k().ranges(rank.rank()) == keys {
        true => [tensors.k, tensors.v],
        false => arrived(rank, &keys, tensors)?,
    };
    exchange(rank, job, tensors, &keys, [&k, &v])?;
    let mut partial = Partial::new(rank, job, [tensors.q, tensors.o], tensors.lse, calls.iter());
    for call in &calls {
        partial.compute(call, [&k, &v], Pace::Alone)?;
    }
    partial.finish()
}

/// Memory for these keys and values.
fn arrived<T: AttentionElement>(
    rank: &Rank,
    keys: &[Range<usize>],
    tensors: &Forward<T>,
) -> Result<[DeviceTensor<T>; 2]> {
    let [batch, _, heads, head_dim] = tensors.k.extent.shape;
    let shape = [batch, count(keys) as u64, heads, head_dim];
    let take = |purpose| rank.scratch().take(rank.device(), purpose, &shape);
    Ok([take("gather.k")?, take("gather.v")?])
}

/// Sends every rank what it needs of this one's keys and values, and gets what this one needs; its own, too, where they are not used
/// where they lie.
fn exchange<T: AttentionElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Forward<T>,
    keys: &[Range<usize>],
    gathered: [&DeviceTensor<T>; 2],
) -> Result<()> {
    let mut transfers: Vec<Transfer> = Vec::new();
    let own = job.sequences.k().ranges(rank.rank());
    let in_place = gathered[0].extent.address == tensors.k.extent.address;
    let first = usize::from(in_place);
    for step in first..rank.ranks() {
        let (to, from) = (rank.after(step), rank.before(step));
        let wanted = job.sequences.seen(&job.band, to, rank.rank());
        let needed = job.sequences.seen(&job.band, rank.rank(), from);
        for (tensor, gathered) in [&tensors.k, &tensors.v].into_iter().zip(gathered) {
            for part in &wanted {
                send(&mut transfers, to, tensor, &rows_of(own, part));
            }
            for part in &needed {
                receive(&mut transfers, from, gathered, &rows_of(keys, part));
            }
        }
    }
    if transfers.is_empty() {
        return Ok(());
    }
    rank.exchange_alone(&transfers)
}
