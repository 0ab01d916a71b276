//! Gradients that every rank has a part in: those of sinks, and of the arguments of functions. A rank adds up what its own calls give,
//! then each gets the sums of all others and adds them up in the order of the ranks, so that all have the same bits.

use fa::attention::FunctionGradients;
use fa::dsl::abi::Extent;

use crate::add_floats::launch;
use crate::communicator::{Bytes, Transfer};
use crate::error::Result;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;

/// Bytes of a number.
const BYTES: u64 = 4;

/// The gradients of functions' arguments and of sinks, while a backward pass adds them up.
pub(super) struct Shared<'g> {
    /// Where they go.
    functions: &'g [FunctionGradients<'g>],
    sinks: Option<DeviceTensor<f32>>,
    /// For each rank, what it adds up: one gradient after the other, each with the strides of where it goes.
    sums: DeviceTensor<f32>,
}

impl<'g> Shared<'g> {
    /// Of zeros on this rank.
    pub fn new(
        rank: &Rank,
        functions: &'g [FunctionGradients<'g>],
        sinks: Option<DeviceTensor<f32>>,
    ) -> Result<Shared<'g>> {
        let words = targets(functions, sinks).map(|to| to.span()).sum();
        let shape = [rank.ranks() as u64, words];
        let scratch = rank.scratch();
        let sums = scratch.take::<f32>(rank.device(), "shared.sums", &shape)?;
        let shared = Shared {
            functions,
            sinks,
            sums,
        };
        let own = shared.of_rank(rank.rank());
        let zeros = scratch.zero(rank.device(), own.extent.shape)?;
        launch(rank, zeros.extent, own.extent, false)?;
        Ok(shared)
    }

    fn of_rank(&self, rank: usize) -> DeviceTensor<f32> {
        self.sums.slice(0, &(rank..rank + 1))
    }

    /// Where a rank's sums of the gradients that go to `all` are, in the order of [`targets`].
    fn places<'t>(
        &self,
        rank: usize,
        all: impl Iterator<Item = Extent> + 't,
    ) -> impl Iterator<Item = Extent> + 't {
        let first = self.of_rank(rank).extent.address;
        all.scan(first, |next, to| {
            let address = *next;
            *next += to.span() * BYTES;
            Some(Extent { address, ..to })
        })
    }

    fn targets(&self) -> impl Iterator<Item = Extent> + '_ {
        targets(self.functions, self.sinks)
    }

    /// Where this rank's calls add up the gradients of functions' arguments.
    pub fn functions(&self, rank: &Rank) -> Vec<FunctionGradients<'static>> {
        let mut places = self.places(rank.rank(), self.targets());
        let each = self.functions.iter().map(|function| {
            let wanted: Vec<_> = function
                .arguments()
                .map(|to| to.and_then(|_| places.next()))
                .collect();
            FunctionGradients::of(function.staged(), wanted)
        });
        each.collect()
    }

    /// Where this rank's gradients of sinks go.
    pub fn sinks(&self, rank: &Rank) -> Option<DeviceTensor<f32>> {
        self.sinks?;
        let last = self.places(rank.rank(), self.targets()).last();
        last.map(DeviceTensor::new)
    }

    /// What this rank sends of its sums, and gets of the others'.
    pub fn transfers(&self, rank: &Rank) -> Vec<Transfer> {
        let bytes = |rank: usize| {
            let sums = self.of_rank(rank).extent;
            Bytes {
                address: sums.address,
                len: sums.shape[1] * BYTES,
            }
        };
        if bytes(0).len == 0 {
            return Vec::new();
        }
        let others = (1..rank.ranks()).flat_map(|step| {
            let (to, from) = (rank.after(step), rank.before(step));
            let sent = Transfer::Send {
                to,
                from: bytes(rank.rank()),
            };
            let to = bytes(from);
            [sent, Transfer::Receive { from, to }]
        });
        others.collect()
    }

    /// Gets the sums of the other ranks, and adds them up.
    pub fn exchange(&self, rank: &Rank) -> Result<()> {
        let transfers = self.transfers(rank);
        if !transfers.is_empty() {
            rank.exchange_alone(&transfers)?;
        }
        self.add_up(rank)
    }

    /// Adds up what all ranks have, when it is there: gradients of functions are added to what is there, as one device does.
    pub fn add_up(&self, rank: &Rank) -> Result<()> {
        let sinks = self.sinks.map(|it| it.extent.address);
        for source in 0..rank.ranks() {
            let places = self.places(source, self.targets());
            for (part, to) in places.zip(self.targets()) {
                let is_first = source == 0 && Some(to.address) == sinks;
                launch(rank, part, to, !is_first)?;
            }
        }
        Ok(())
    }
}

/// Where all gradients go.
fn targets(
    functions: &[FunctionGradients<'_>],
    sinks: Option<DeviceTensor<f32>>,
) -> impl Iterator<Item = Extent> {
    let of_functions = functions.iter().flat_map(FunctionGradients::tensors);
    let of_functions = of_functions.map(|(_, to)| *to);
    of_functions.chain(sinks.map(|it| it.extent))
}
