//! The tensors that a launch writes: who wrote and who read their elements in this run.

use super::output::{Output, indices};
use super::visit::Visit;
use crate::abi::{MAX_RANK, Role, TensorArg};
use crate::interp::order::GridView;
use crate::interp::report::Hazard;

/// Bytes that atomic instructions access at once.
const WORD: u64 = 4;

/// A counter that is not zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Uncleared {
    pub(crate) parameter: &'static str,
    pub(crate) index: [u64; MAX_RANK],
    pub(crate) address: u64,
    /// Its value, unless nothing has written it.
    pub(crate) value: Option<u32>,
    /// Who wrote it last in this run.
    pub(crate) by: Option<Visit>,
}

/// The tensors that a launch writes.
#[derive(Debug)]
pub(crate) struct Outputs {
    tensors: Vec<Output>,
    has_scratch: bool,
}

impl Outputs {
    /// Those among the tensors of a launch; `talking`: whether its CTAs talk to each other.
    pub(crate) fn new<'a>(tensors: impl Iterator<Item = &'a TensorArg>, talking: bool) -> Outputs {
        let written = tensors.filter(|tensor| tensor.role.is_written());
        let tensors: Vec<Output> = written.map(|arg| Output::new(arg, talking)).collect();
        Outputs {
            has_scratch: tensors.iter().any(|t| t.role == Role::Scratch),
            tensors,
        }
    }

    /// Notes a store and shows earlier accesses to `clash`. False unless all the bytes belong
    /// to elements of one tensor.
    pub(crate) fn store(
        &self,
        address: u64,
        bytes: u64,
        visit: Visit,
        mut clash: impl FnMut(Hazard, Visit),
    ) -> bool {
        let found = self
            .tensors
            .iter()
            .find_map(|tensor| Some((tensor, tensor.elements(address, bytes)?)));
        let Some((tensor, elements)) = found else {
            return false;
        };
        for element in elements {
            tensor.write(element, visit, &mut clash);
        }
        true
    }

    /// Notes a load if it reads what the launch writes, and shows earlier stores to `clash`.
    pub(crate) fn load(
        &self,
        address: u64,
        bytes: u64,
        visit: Visit,
        mut clash: impl FnMut(Hazard, Visit),
    ) {
        for tensor in &self.tensors {
            for element in tensor.elements(address, bytes).into_iter().flatten() {
                tensor.read(element, visit, &mut clash);
            }
        }
    }

    /// Notes an atomic access to a word, shows earlier plain accesses to `clash`, and gives what the
    /// word has released. None unless it is an element of a tensor that the launch writes.
    pub(crate) fn access(
        &self,
        address: u64,
        visit: Visit,
        writes: bool,
        clash: impl FnMut(Hazard, Visit),
    ) -> Option<GridView> {
        let (tensor, element) = self.word(address)?;
        Some(tensor.access(element, visit, writes, clash))
    }

    /// An atomic write of a word releases `view`; an update goes on with what was released before.
    pub(crate) fn release(&self, address: u64, view: GridView, goes_on: bool) {
        if let Some((tensor, element)) = self.word(address) {
            tensor.release(element, view, goes_on);
        }
    }

    /// The tensor of which a word is an element.
    fn word(&self, address: u64) -> Option<(&Output, usize)> {
        let of_words = |t: &&Output| t.extent.element_bytes == WORD;
        let mut found = self.tensors.iter().filter(of_words);
        found.find_map(|tensor| Some((tensor, tensor.elements(address, WORD)?.start)))
    }

    /// Whether bytes are part of scratch memory that this run has not written.
    #[inline]
    pub(crate) fn is_blank_scratch(&self, address: u64, bytes: u64) -> bool {
        self.has_scratch && self.is_blank_in_scratch(address, bytes)
    }

    fn is_blank_in_scratch(&self, address: u64, bytes: u64) -> bool {
        let scratch = self.tensors.iter().filter(|t| t.role == Role::Scratch);
        let mut found = scratch.filter_map(|t| Some((t, t.elements(address, bytes)?)));
        found.any(|(tensor, mut elements)| elements.any(|element| tensor.is_blank(element)))
    }

    /// The counters that are not zero. `value` reads one, unless nothing has written it.
    pub(crate) fn uncleared(&self, value: impl Fn(u64) -> Option<u32>) -> Vec<Uncleared> {
        let counters = self.tensors.iter().filter(|t| t.role == Role::Counters);
        let each = counters.flat_map(|tensor| {
            indices(&tensor.extent).map(move |(index, element)| (tensor, index, element))
        });
        each.filter_map(|(tensor, index, element)| {
            let address = tensor.extent.address + element as u64 * WORD;
            let value = value(address);
            (value != Some(0)).then(|| Uncleared {
                parameter: tensor.name,
                index,
                address,
                value,
                by: tensor.last_write(element),
            })
        })
        .collect()
    }

    /// For each output with unwritten elements: its name, the first such index, and their number.
    pub(crate) fn unwritten(&self) -> impl Iterator<Item = (&'static str, [u64; MAX_RANK], u64)> {
        let outputs = self.tensors.iter().filter(|t| t.role == Role::Output);
        outputs.filter_map(|tensor| {
            let (first, missing) = tensor.unwritten()?;
            Some((tensor.name, first, missing))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::Extent;

    const VISIT: Visit = Visit {
        block: 3,
        warp: 31,
        lane: 7,
        segment: 12,
        op: 99,
    };

    fn strided() -> Outputs {
        let extent = Extent {
            address: 4096,
            shape: [3, 4, 1, 1],
            strides: [8, 1, 0, 0],
            element_bytes: 2,
        };
        Outputs::new(
            [TensorArg {
                name: "o",
                extent,
                role: Role::Output,
            }]
            .iter(),
            false,
        )
    }

    #[test]
    fn only_elements_are_writable() {
        let outputs = strided();
        let store = |address, bytes| outputs.store(address, bytes, VISIT, |_, _| {});
        assert!(store(4096, 8));
        assert!(store(4096 + 16, 2));
        assert!(!store(4096 + 8, 2));
        assert!(!store(4096, 16));
        assert!(!store(4094, 2));
        assert!(!store(4096 + 40, 2));
    }

    #[test]
    fn unwritten_elements_are_found() {
        let outputs = strided();
        for row in [0, 2] {
            outputs.store(4096 + 16 * row, 8, VISIT, |_, _| {});
        }
        outputs.store(4096 + 16, 2, VISIT, |_, _| {});
        assert_eq!(
            outputs.unwritten().collect::<Vec<_>>(),
            [("o", [1, 1, 0, 0], 3)]
        );
        outputs.store(4096 + 18, 2, VISIT, |_, _| {});
        outputs.store(4096 + 20, 4, VISIT, |_, _| {});
        assert_eq!(outputs.unwritten().count(), 0);
    }

    #[test]
    fn readers_of_two_blocks_are_kept() {
        let outputs = strided();
        let at = |block| Visit { block, ..VISIT };
        for block in [0, 1, 0] {
            outputs.load(4096, 2, at(block), |_, _| panic!("nothing was written"));
        }
        let mut clashes = Vec::new();
        outputs.store(4096, 2, at(0), |hazard, earlier| {
            clashes.push((hazard, earlier.block))
        });
        assert_eq!(
            clashes,
            [(Hazard::WriteAfterRead, 0), (Hazard::WriteAfterRead, 1)]
        );
    }
}
