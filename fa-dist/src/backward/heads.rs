//! Exchanged heads, backwards: a rank computes the gradients of its heads over the whole sequence.

use fa::attention::{AttentionElement, Part};

use super::Backward;
use super::shared::Shared;
use crate::communicator::{Bytes, Transfer};
use crate::error::Result;
use crate::forward::{share, whole_options};
use crate::head_exchange::{HeadExchange, unpack};
use crate::head_share::HeadShare;
use crate::job::Job;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;

/// Computes a rank's gradients.
pub(crate) fn heads<T: AttentionElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Backward<'_, T>,
) -> Result<()> {
    let (q_deal, k_deal) = (job.sequences.q(), job.sequences.k());
    let forward = &tensors.forward;
    let share = share(rank, forward)?;
    let (of_q, of_k) = (share.queries(), share.keys());
    let mut there = HeadExchange::new(rank);
    let q = there.gather(&forward.q, q_deal, of_q, ["heads.q.out", "heads.q"])?;
    let k = there.gather(&forward.k, k_deal, of_k, ["heads.k.out", "heads.k"])?;
    let v = there.gather(&forward.v, k_deal, of_k, ["heads.v.out", "heads.v"])?;
    let o = there.gather(&forward.o, q_deal, of_q, ["heads.o.out", "heads.o"])?;
    let d_o = there.gather(&tensors.d_o, q_deal, of_q, ["heads.do.out", "heads.do"])?;
    let lse = there.gather_lse(&forward.lse, q_deal, of_q, "heads.lse")?;
    there.run()?;
    let (scratch, device) = (rank.scratch(), rank.device());
    let gradients = [
        scratch.take::<T>(device, "heads.dq", &q.extent.shape)?,
        scratch.take::<T>(device, "heads.dk", &k.extent.shape)?,
        scratch.take::<T>(device, "heads.dv", &k.extent.shape)?,
    ];
    let d_sinks = own_sinks(rank, &share, tensors);
    let part = Part {
        o: o.view(),
        lse: lse.view(),
    };
    let shared = Shared::new(rank, tensors.functions, None)?;
    let options = whole_options(rank, job, &share, &shared.functions(rank))?;
    rank.backward_of([&q, &k, &v], part, &d_o, &gradients, d_sinks, &options)?;
    let mut back = HeadExchange::new(rank);
    let [dq, dk, dv] = &gradients;
    let dq = back.give_back(dq, q_deal, "heads.dq.in")?;
    let dk = back.give_back(dk, k_deal, "heads.dk.in")?;
    let dv = back.give_back(dv, k_deal, "heads.dv.in")?;
    back.add(sinks_of_all(rank, &share, tensors));
    back.add(shared.transfers(rank));
    back.run()?;
    shared.add_up(rank)?;
    let [to_dq, to_dk, to_dv] = &tensors.gradients;
    unpack(rank, &dq, of_q, to_dq)?;
    unpack(rank, &dk, of_k, to_dk)?;
    unpack(rank, &dv, of_k, to_dv)
}

/// The gradients of this rank's sinks, among all.
fn own_sinks<T>(
    rank: &Rank,
    share: &HeadShare,
    tensors: &Backward<'_, T>,
) -> Option<DeviceTensor<f32>> {
    let first = rank.rank() * share.heads;
    let all = tensors.d_sinks?;
    Some(all.slice(0, &(first..first + share.heads)))
}

/// Every rank sends the others the gradients of its sinks.
fn sinks_of_all<T>(rank: &Rank, share: &HeadShare, tensors: &Backward<T>) -> Vec<Transfer> {
    let Some(all) = tensors.d_sinks else {
        return Vec::new();
    };
    let of = |rank: usize| {
        let len = 4 * share.heads as u64;
        Bytes {
            address: all.extent.address + rank as u64 * len,
            len,
        }
    };
    let others = (1..rank.ranks()).flat_map(|step| {
        let (to, from) = (rank.after(step), rank.before(step));
        let sent = Transfer::Send {
            to,
            from: of(rank.rank()),
        };
        [sent, Transfer::Receive { from, to: of(from) }]
    });
    others.collect()
}
