//! The elements of output tensors: who wrote and who read them in this run.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::abi::{Extent, MAX_RANK, TensorArg};
use crate::interp::report::Hazard;

/// Segments that a visit can tell apart.
const SEGMENTS: u32 = (1 << 22) - 1;
/// The mark of memory between elements.
const HOLE: u64 = u64::MAX;

/// A thread of the grid that touches an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    /// The CTA, numbered with the first dimension fastest.
    pub(crate) block: u32,
    pub(crate) warp: u32,
    pub(crate) lane: u32,
    /// The warp's segment, from 0 at the start of the CTA.
    pub(crate) segment: u32,
    /// The operation.
    pub(crate) op: u32,
}

impl Visit {
    /// All but the operation in one word, never 0.
    fn pack(self) -> u64 {
        let thread = u64::from(self.warp) << 27 | u64::from(self.lane) << 22;
        (u64::from(self.block) + 1) << 32 | thread | u64::from(self.segment.min(SEGMENTS))
    }

    fn unpack(word: u64, op: u32) -> Option<Visit> {
        (word != 0 && word != HOLE).then(|| Visit {
            block: (word >> 32) as u32 - 1,
            warp: (word >> 27) as u32 & 31,
            lane: (word >> 22) as u32 & 31,
            segment: word as u32 & SEGMENTS,
            op,
        })
    }
}

/// A visit that other CTAs can see.
#[derive(Debug, Default)]
struct Trace {
    who: AtomicU64,
    op: AtomicU32,
}

impl Trace {
    fn get(&self) -> Option<Visit> {
        Visit::unpack(self.who.load(Relaxed), self.op.load(Relaxed))
    }

    fn set(&self, visit: Visit) {
        self.who.store(visit.pack(), Relaxed);
        self.op.store(visit.op, Relaxed);
    }
}

/// One output tensor.
#[derive(Debug)]
struct Output {
    name: &'static str,
    extent: Extent,
    /// By distance from the first element, in elements; [`HOLE`] where there is no element.
    writers: Vec<AtomicU64>,
    /// The operations of the writers.
    ops: Vec<AtomicU32>,
    /// The last reader of the CTA that read first, and the last reader of another one. Only made
    /// when a kernel reads its output.
    readers: OnceLock<Vec<[Trace; 2]>>,
}

/// The output tensors of a launch.
#[derive(Debug)]
pub(crate) struct Outputs {
    tensors: Vec<Output>,
}

impl Outputs {
    pub(crate) fn new<'a>(tensors: impl Iterator<Item = &'a TensorArg>) -> Outputs {
        Outputs {
            tensors: tensors
                .filter(|tensor| tensor.writable)
                .map(Output::new)
                .collect(),
        }
    }

    /// Notes a store and shows earlier accesses to `clash`. False unless all the bytes belong
    /// to elements of one output.
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
            let op = tensor.ops[element].swap(visit.op, Relaxed);
            if let Some(earlier) =
                Visit::unpack(tensor.writers[element].swap(visit.pack(), Relaxed), op)
            {
                clash(Hazard::WriteAfterWrite, earlier);
            }
            let readers = tensor.readers.get().map(|readers| &readers[element]);
            for earlier in readers.into_iter().flatten().filter_map(Trace::get) {
                clash(Hazard::WriteAfterRead, earlier);
            }
        }
        true
    }

    /// Notes a load if it reads an output, and shows the last store to `clash`.
    pub(crate) fn load(
        &self,
        address: u64,
        bytes: u64,
        visit: Visit,
        mut clash: impl FnMut(Hazard, Visit),
    ) {
        for tensor in &self.tensors {
            let Some(elements) = tensor.elements(address, bytes) else {
                continue;
            };
            for element in elements {
                let op = tensor.ops[element].load(Relaxed);
                if let Some(earlier) = Visit::unpack(tensor.writers[element].load(Relaxed), op) {
                    clash(Hazard::ReadAfterWrite, earlier);
                }
                tensor.note_reader(element, visit);
            }
        }
    }

    /// For each output with unwritten elements: its name, the first such index, and their number.
    pub(crate) fn unwritten(&self) -> impl Iterator<Item = (&'static str, [u64; MAX_RANK], u64)> {
        self.tensors.iter().filter_map(|tensor| {
            let (first, missing) = tensor.unwritten()?;
            Some((tensor.name, first, missing))
        })
    }
}

impl Output {
    fn new(tensor: &TensorArg) -> Output {
        let span = tensor.extent.span() as usize;
        let dense = tensor.extent.shape.iter().product::<u64>() as usize == span;
        let blank = if dense { 0 } else { HOLE };
        let mut writers: Vec<AtomicU64> = (0..span).map(|_| AtomicU64::new(blank)).collect();
        if !dense {
            for (_, element) in indices(&tensor.extent) {
                *writers[element].get_mut() = 0;
            }
        }
        Output {
            name: tensor.name,
            extent: tensor.extent,
            writers,
            ops: (0..span).map(|_| AtomicU32::new(0)).collect(),
            readers: OnceLock::new(),
        }
    }

    /// The elements that an access touches, if it touches nothing else.
    fn elements(&self, address: u64, bytes: u64) -> Option<std::ops::Range<usize>> {
        let offset = address.checked_sub(self.extent.address)?;
        let first = (offset / self.extent.element_bytes) as usize;
        let end = (offset + bytes).div_ceil(self.extent.element_bytes) as usize;
        let touched = self.writers.get(first..end)?;
        touched
            .iter()
            .all(|writer| writer.load(Relaxed) != HOLE)
            .then_some(first..end)
    }

    fn note_reader(&self, element: usize, visit: Visit) {
        let readers = self
            .readers
            .get_or_init(|| self.writers.iter().map(|_| Default::default()).collect());
        let [first, other] = &readers[element];
        match first.get() {
            Some(reader) if reader.block != visit.block => other.set(visit),
            _ => first.set(visit),
        }
    }

    fn unwritten(&self) -> Option<([u64; MAX_RANK], u64)> {
        let blank = |element: usize| self.writers[element].load(Relaxed) == 0;
        if !(0..self.writers.len()).any(blank) {
            return None;
        }
        let mut missing = indices(&self.extent).filter(|&(_, element)| blank(element));
        let (first, _) = missing.next()?;
        Some((first, 1 + missing.count() as u64))
    }
}

/// Every index of a view, last dimension fastest, and its distance from the first element.
fn indices(extent: &Extent) -> impl Iterator<Item = ([u64; MAX_RANK], usize)> {
    let Extent { shape, strides, .. } = *extent;
    let count: u64 = shape.iter().product();
    (0..count).map(move |mut number| {
        let mut index = [0; MAX_RANK];
        for dimension in (0..MAX_RANK).rev() {
            index[dimension] = number % shape[dimension];
            number /= shape[dimension];
        }
        let element: u64 = index
            .iter()
            .zip(strides)
            .map(|(index, stride)| index * stride)
            .sum();
        (index, element as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
                writable: true,
            }]
            .iter(),
        )
    }

    #[test]
    fn visits_pack() {
        assert_eq!(Visit::unpack(VISIT.pack(), 99), Some(VISIT));
        let far = Visit {
            block: u32::MAX - 2,
            segment: u32::MAX,
            ..VISIT
        };
        assert_eq!(
            Visit::unpack(far.pack(), 99),
            Some(Visit {
                segment: SEGMENTS,
                ..far
            })
        );
        assert_eq!(Visit::unpack(0, 0), None);
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
