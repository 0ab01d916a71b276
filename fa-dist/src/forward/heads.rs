//! Exchanged heads: every rank computes some heads of the whole sequence, so that a call is what it would be on one device.

use fa::attention::{AttentionElement, FunctionGradients, Options};
use fa::dsl::abi::{Extent, TensorView};

use super::Forward;
use crate::calls::{Part, Place};
use crate::communicator::Pace;
use crate::error::{DistError, Result};
use crate::head_exchange::{HeadExchange, unpack};
use crate::head_share::HeadShare;
use crate::job::Job;
use crate::options::CallOptions;
use crate::positions::Functions;
use crate::rank::Rank;
use crate::way::Way;

/// Computes a rank's part of the output.
pub(crate) fn heads<T: AttentionElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Forward<T>,
) -> Result<()> {
    let (q_deal, k_deal) = (job.sequences.q(), job.sequences.k());
    let share = share(rank, tensors)?;
    let mut there = HeadExchange::new(rank);
    let q = there.gather(
        &tensors.q,
        q_deal,
        share.queries(),
        ["heads.q.out", "heads.q"],
    )?;
    let k = there.gather(&tensors.k, k_deal, share.keys(), ["heads.k.out", "heads.k"])?;
    let v = there.gather(&tensors.v, k_deal, share.keys(), ["heads.v.out", "heads.v"])?;
    there.run()?;
    let [batch, seq, heads, _] = q.extent.shape;
    let o = rank
        .scratch()
        .take::<T>(rank.device(), "heads.o", &q.extent.shape)?;
    let lse = rank
        .scratch()
        .take::<f32>(rank.device(), "heads.lse", &[batch, heads, seq])?;
    let options = whole_options(rank, job, &share, &[])?;
    rank.attention_of([&q, &k, &v], &o, &lse, &options.get(), Pace::Alone)?;
    let mut back = HeadExchange::new(rank);
    let parts = back.give_back(&o, q_deal, "heads.o.in")?;
    back.give_back_lse(&lse, q_deal, share.queries(), &tensors.lse);
    back.run()?;
    unpack(rank, &parts, share.queries(), &tensors.o)
}

/// Which heads each rank computes.
pub(crate) fn share<T>(rank: &Rank, tensors: &Forward<T>) -> Result<HeadShare> {
    let [q, k] = [&tensors.q, &tensors.k].map(|it| it.extent.shape[2] as usize);
    HeadShare::new(q, k, rank.ranks()).ok_or(DistError::Unsupported {
        option: "this number of heads",
        way: Way::Heads,
        instead: "the query heads have to be a multiple of the ranks, and the KV heads a multiple or a divisor of them; take \
                  another way",
    })
}

/// The options of a rank's heads over the whole sequence.
pub(crate) fn whole_options<'a>(
    rank: &Rank,
    job: &Job<'_, 'a>,
    share: &HeadShare,
    gradients: &[FunctionGradients<'a>],
) -> Result<CallOptions<'a>> {
    let heads = rank.rank() * share.heads..(rank.rank() + 1) * share.heads;
    // (heads), or of slopes (batch, heads).
    let of_heads = |tensor: TensorView<'a, f32>| {
        let mut extent: Extent = tensor.extent;
        let dimension = usize::from(extent.shape[1] > 1);
        extent.address += heads.start as u64 * extent.strides[dimension] * extent.element_bytes;
        extent.shape[dimension] = heads.len() as u64;
        TensorView::from_extent(extent)
    };
    let documents = job.sequences.documents();
    let packed = match documents {
        [_] => None,
        documents => {
            let parts = documents.iter().map(|document| Part {
                q: document.q.clone(),
                k: document.k.clone(),
                place: Place::default(),
            });
            Some(rank.packed(&parts.collect::<Vec<_>>())?)
        }
    };
    let options = Options {
        alibi_slopes: job.options.alibi_slopes.map(of_heads),
        sinks: job.options.sinks.map(of_heads),
        packed,
        ..*job.options
    };
    let kv_head = share.keys().heads_of(share.keys().of(rank.rank())).start;
    let first = [heads.start, kv_head];
    let functions = Functions::of_heads(rank, job, first, gradients)?;
    Ok(CallOptions::new(options, functions))
}
