//! What all CTAs of a run share.

use super::program::Program;
use crate::abi::{ArgBuffer, MapArg, TensorArg};
use crate::interp::memory::{Memory, Outputs};
use crate::interp::options::Options;
use crate::interp::report::Location;
use crate::ir::Kernel;

/// What all CTAs of a run share.
#[derive(Debug)]
pub(crate) struct Launch<'a> {
    pub(crate) program: Program<'a>,
    pub(crate) grid: [u32; 3],
    pub(crate) memory: &'a Memory,
    pub(crate) words: &'a [u64],
    pub(crate) options: Options,
    /// The tensors that are written, while the sanitiser is on.
    pub(crate) outputs: Option<Outputs>,
    tensors: Vec<TensorArg>,
    /// By the number in the map's parameter word.
    pub(crate) maps: Vec<MapArg>,
}

impl<'a> Launch<'a> {
    pub(crate) fn new(
        kernel: &'a Kernel,
        grid: [u32; 3],
        args: &'a ArgBuffer,
        memory: &'a Memory,
        options: &Options,
    ) -> Launch<'a> {
        let program = Program::new(kernel);
        let talking = program.atomics;
        Launch {
            program,
            grid,
            memory,
            words: args.words(),
            options: *options,
            outputs: options
                .sanitize
                .then(|| Outputs::new(args.tensors(), talking)),
            tensors: args.tensors().copied().collect(),
            maps: args.maps().copied().collect(),
        }
    }

    /// The index of the CTA with that number, the first dimension fastest.
    pub(crate) fn block(&self, number: u32) -> [u32; 3] {
        let [x, y, _] = self.grid;
        [number % x, number / x % y, number / x / y]
    }

    /// Names a global address after the tensor argument that it is nearest to.
    pub(crate) fn locate(&self, address: u64) -> Location {
        let near = self
            .tensors
            .iter()
            .filter(|tensor| Memory::same_range(tensor.extent.address, address));
        let tensor = near
            .min_by_key(|tensor| {
                (
                    tensor.extent.address > address,
                    tensor.extent.address.abs_diff(address),
                )
            })
            .map(|tensor| {
                (
                    tensor.name,
                    address.wrapping_sub(tensor.extent.address) as i64,
                )
            });
        Location::Global { address, tensor }
    }
}
