//! Heads for tokens: from some tokens of all heads to all tokens of some heads, and back.
//!
//! What goes to a rank has to lie in one piece: heads are packed before they are sent, and unpacked where they arrive. Tokens need
//! neither, because a rank's ranges arrive where they belong in the whole sequence.

use fa::attention::AttentionElement;
use fa::dsl::abi::Extent;

use crate::add_rows::{Rows, copy, launch};
use crate::communicator::{Bytes, Transfer};
use crate::deal::Deal;
use crate::error::Result;
use crate::head_share::Blocks;
use crate::rank::Rank;
use crate::rows::{receive, rows_of, send};
use crate::scratch::DeviceTensor;

/// An exchange that is put together from several tensors.
pub(crate) struct HeadExchange<'r> {
    rank: &'r Rank,
    transfers: Vec<Transfer>,
}

impl<'r> HeadExchange<'r> {
    pub fn new(rank: &'r Rank) -> HeadExchange<'r> {
        HeadExchange {
            rank,
            transfers: Vec::new(),
        }
    }

    /// Sends this rank's tokens of all heads, and gets all tokens of its own: (batch, seq, heads of the rank, head_dim). The
    /// names are of memory for what is sent and for what is got.
    pub fn gather<T: AttentionElement>(
        &mut self,
        tensor: &DeviceTensor<T>,
        deal: &Deal,
        blocks: Blocks,
        [packed, gathered]: [&'static str; 2],
    ) -> Result<DeviceTensor<T>> {
        let rank = self.rank;
        let [batch, _, _, head_dim] = tensor.extent.shape;
        let sent = packed_blocks(rank, tensor, blocks, packed)?;
        if blocks.count > 1 {
            for (number, block) in sent.iter().enumerate() {
                let heads = tensor.slice(2, &blocks.heads_of(number));
                copy(rank, &heads, block)?;
            }
        }
        let shape = [batch, deal.len() as u64, blocks.heads as u64, head_dim];
        let all = rank.scratch().take(rank.device(), gathered, &shape)?;
        let own = deal.ranges(rank.rank());
        for step in 0..rank.ranks() {
            let (to, from) = (rank.after(step), rank.before(step));
            for part in own {
                let rows = rows_of(own, part);
                send(&mut self.transfers, to, &sent[blocks.of(to)], &rows);
            }
            for part in deal.ranges(from) {
                receive(&mut self.transfers, from, &all, part);
            }
        }
        Ok(all)
    }

    /// Sends all tokens of this rank's heads to those who hold them, and gets its own tokens of all heads, a tensor for each rank:
    /// (batch, its tokens, heads of a rank, head_dim). [`unpack`] puts them together when they are there.
    pub fn give_back<T: AttentionElement>(
        &mut self,
        all: &DeviceTensor<T>,
        deal: &Deal,
        got: &'static str,
    ) -> Result<Vec<DeviceTensor<T>>> {
        let rank = self.rank;
        let [batch, _, heads, head_dim] = all.extent.shape;
        let own = deal.ranges(rank.rank());
        let held = deal.len_of(rank.rank()) as u64;
        let shape = [rank.ranks() as u64 * batch, held, heads, head_dim];
        let parts = rank.scratch().take::<T>(rank.device(), got, &shape)?;
        let part_of = |source: usize| {
            let first = source * batch as usize;
            parts.slice(0, &(first..first + batch as usize))
        };
        for step in 0..rank.ranks() {
            let (to, from) = (rank.after(step), rank.before(step));
            for part in deal.ranges(to) {
                send(&mut self.transfers, to, all, part);
            }
            for part in own {
                receive(
                    &mut self.transfers,
                    from,
                    &part_of(from),
                    &rows_of(own, part),
                );
            }
        }
        Ok((0..rank.ranks()).map(part_of).collect())
    }

    /// As [`HeadExchange::gather`], of a log-sum-exp: (batch, heads, seq).
    pub fn gather_lse(
        &mut self,
        lse: &DeviceTensor<f32>,
        deal: &Deal,
        blocks: Blocks,
        gathered: &'static str,
    ) -> Result<DeviceTensor<f32>> {
        let rank = self.rank;
        let [batch, ..] = lse.extent.shape;
        let shape = [batch, blocks.heads as u64, deal.len() as u64];
        let all = rank.scratch().take(rank.device(), gathered, &shape)?;
        let own = deal.ranges(rank.rank());
        for step in 0..rank.ranks() {
            let (to, from) = (rank.after(step), rank.before(step));
            for part in own {
                let sent = lse.slice(1, &blocks.heads_of(to));
                let sent = lines(&sent.slice(2, &rows_of(own, part)));
                self.transfers
                    .extend(sent.map(|from| Transfer::Send { to, from }));
            }
            for part in deal.ranges(from) {
                let got = lines(&all.slice(2, part));
                self.transfers
                    .extend(got.map(|to| Transfer::Receive { from, to }));
            }
        }
        Ok(all)
    }

    /// As [`HeadExchange::give_back`], of a log-sum-exp, which arrives where it belongs.
    pub fn give_back_lse(
        &mut self,
        all: &DeviceTensor<f32>,
        deal: &Deal,
        blocks: Blocks,
        lse: &DeviceTensor<f32>,
    ) {
        let rank = self.rank;
        let own = deal.ranges(rank.rank());
        for step in 0..rank.ranks() {
            let (to, from) = (rank.after(step), rank.before(step));
            for part in deal.ranges(to) {
                let sent = lines(&all.slice(2, part));
                self.transfers
                    .extend(sent.map(|from| Transfer::Send { to, from }));
            }
            for part in own {
                let got = lse.slice(1, &blocks.heads_of(from));
                let got = lines(&got.slice(2, &rows_of(own, part)));
                self.transfers
                    .extend(got.map(|to| Transfer::Receive { from, to }));
            }
        }
    }

    /// Other transfers of the same exchange.
    pub fn add(&mut self, transfers: Vec<Transfer>) {
        self.transfers.extend(transfers);
    }

    /// Makes the exchange. What the device is given from here on comes after it.
    pub fn run(self) -> Result<()> {
        if self.transfers.is_empty() {
            return Ok(());
        }
        self.rank.exchange_alone(&self.transfers)
    }
}

/// The numbers of each head of (batch, heads, seq), which lie one after the other.
fn lines(lse: &DeviceTensor<f32>) -> impl Iterator<Item = Bytes> + use<> {
    let Extent {
        address,
        shape: [batch, heads, seq, _],
        strides,
        element_bytes,
    } = lse.extent;
    let count = if seq == 0 { 0 } else { batch * heads };
    (0..count).map(move |line| Bytes {
        address: address + (line / heads * strides[0] + line % heads * strides[1]) * element_bytes,
        len: seq * element_bytes,
    })
}

/// Memory for each block of heads of a tensor: (batch, seq, heads of a block, head_dim) without gaps. The tensor itself where there is
/// one block.
fn packed_blocks<T: AttentionElement>(
    rank: &Rank,
    tensor: &DeviceTensor<T>,
    blocks: Blocks,
    purpose: &'static str,
) -> Result<Vec<DeviceTensor<T>>> {
    if blocks.count == 1 {
        return Ok(vec![*tensor]);
    }
    let [batch, seq, _, head_dim] = tensor.extent.shape;
    let shape = [
        blocks.count as u64 * batch,
        seq,
        blocks.heads as u64,
        head_dim,
    ];
    let all = rank.scratch().take::<T>(rank.device(), purpose, &shape)?;
    let batch = batch as usize;
    let block = |number: usize| all.slice(0, &(number * batch..(number + 1) * batch));
    Ok((0..blocks.count).map(block).collect())
}

/// Puts together what ranks sent of their heads. Ranks that share a KV head add up to it.
pub(crate) fn unpack<T: AttentionElement>(
    rank: &Rank,
    parts: &[DeviceTensor<T>],
    blocks: Blocks,
    to: &DeviceTensor<T>,
) -> Result<()> {
    let device = rank.device();
    for block in 0..blocks.count {
        let target = to.slice(2, &blocks.heads_of(block));
        let parts = &parts[block * blocks.sharing..][..blocks.sharing];
        match parts {
            [part] => copy(rank, part, &target)?,
            [first, middle @ .., last] => {
                let shape = first.extent.shape;
                let sums = rank.scratch().take::<f32>(device, "unpack.sums", &shape)?;
                launch(rank, Rows::Own(*first), None, Rows::Wide(sums))?;
                for part in middle {
                    launch(rank, Rows::Wide(sums), Some(part), Rows::Wide(sums))?;
                }
                launch(rank, Rows::Wide(sums), Some(last), Rows::Own(target))?;
            }
            [] => {}
        }
    }
    Ok(())
}
