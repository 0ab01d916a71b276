//! The elements of tensors that a kernel writes: who wrote and who read them in this run.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::visit::{HOLE, Visit};
use super::words::Word;
use crate::abi::{Extent, MAX_RANK, Role, TensorArg};
use crate::interp::order::GridView;
use crate::interp::report::Hazard;

/// Bytes that atomic instructions access at once.
const WORD: u64 = 4;

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

/// One tensor that is written.
#[derive(Debug)]
struct Output {
    name: &'static str,
    role: Role,
    extent: Extent,
    /// By distance from the first element, in elements; [`HOLE`] where there is no element.
    writers: Vec<AtomicU64>,
    /// The operations of the writers.
    ops: Vec<AtomicU32>,
    /// The last reader of the CTA that read first, and the last reader of another one. Only made
    /// when a kernel reads its output.
    readers: OnceLock<Vec<[Trace; 2]>>,
    /// The words that atomic instructions access, by their first element.
    words: OnceLock<Mutex<BTreeMap<usize, Word>>>,
}

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

/// The tensors of a launch that it writes.
#[derive(Debug)]
pub(crate) struct Outputs {
    tensors: Vec<Output>,
    has_scratch: bool,
}

impl Outputs {
    pub(crate) fn new<'a>(tensors: impl Iterator<Item = &'a TensorArg>) -> Outputs {
        let written = tensors.filter(|tensor| tensor.role.is_written());
        let tensors: Vec<Output> = written.map(Output::new).collect();
        Outputs {
            has_scratch: tensors.iter().any(|t| t.role == Role::Scratch),
            tensors,
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
        if let Some(mut words) = tensor.words() {
            // What is written plainly has released nothing.
            for word in elements.clone().filter_map(|word| words.remove(&word)) {
                word.show(true, &mut clash);
            }
        }
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
            if let Some(words) = tensor.words() {
                for (_, word) in words.range(elements.clone()) {
                    word.show(false, &mut clash);
                }
            }
            for element in elements {
                if let Some(earlier) = tensor.writer(element) {
                    clash(Hazard::ReadAfterWrite, earlier);
                }
                tensor.note_reader(element, visit);
            }
        }
    }

    /// Notes an atomic access to a word, shows earlier plain accesses to `clash`, and gives what
    /// `work` makes of the word. None unless it is an element of a tensor that the kernel writes.
    pub(crate) fn access<R>(
        &self,
        address: u64,
        visit: Visit,
        writes: bool,
        mut clash: impl FnMut(Hazard, Visit),
        work: impl FnOnce(&mut Word) -> R,
    ) -> Option<R> {
        let words = self
            .tensors
            .iter()
            .filter(|t| t.extent.element_bytes == WORD);
        let mut found = words.filter_map(|t| Some((t, t.elements(address, WORD)?.start)));
        let (tensor, element) = found.next()?;
        if let Some(earlier) = tensor.writer(element) {
            let hazard = match writes {
                true => Hazard::WriteAfterWrite,
                false => Hazard::ReadAfterWrite,
            };
            clash(hazard, earlier);
        }
        let readers = tensor.readers.get().filter(|_| writes);
        let readers = readers.map(|readers| &readers[element]);
        for earlier in readers.into_iter().flatten().filter_map(Trace::get) {
            clash(Hazard::WriteAfterRead, earlier);
        }
        let words = tensor.words.get_or_init(Default::default);
        let mut words = words.lock().unwrap_or_else(PoisonError::into_inner);
        let word = words.entry(element).or_default();
        word.note(visit, writes);
        Some(work(word))
    }

    /// A word that has been accessed releases `view`, and unless it starts anew what it did before.
    pub(crate) fn release(&self, address: u64, view: GridView, goes_on: bool) {
        let found = self.tensors.iter().find_map(|tensor| {
            let element = tensor.elements(address, WORD)?.start;
            Some((tensor.words()?, element))
        });
        let Some((mut words, element)) = found else {
            return;
        };
        if let Some(word) = words.get_mut(&element) {
            word.release(view, goes_on);
        }
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
            role: tensor.role,
            extent: tensor.extent,
            writers,
            ops: (0..span).map(|_| AtomicU32::new(0)).collect(),
            readers: OnceLock::new(),
            words: OnceLock::new(),
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

    /// The words of it, if there are any.
    fn words(&self) -> Option<MutexGuard<'_, BTreeMap<usize, Word>>> {
        let words = self.words.get()?;
        Some(words.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Who wrote an element last plainly.
    #[inline]
    fn writer(&self, element: usize) -> Option<Visit> {
        let op = self.ops[element].load(Relaxed);
        Visit::unpack(self.writers[element].load(Relaxed), op)
    }

    /// Who wrote an element last. What is written plainly forgets the atomic writes before it.
    fn last_write(&self, element: usize) -> Option<Visit> {
        let words = self.words();
        let atomic = words.and_then(|words| words.get(&element)?.last_write());
        atomic.or_else(|| self.writer(element))
    }

    /// Whether nothing in this run has written an element.
    fn is_blank(&self, element: usize) -> bool {
        self.writers[element].load(Relaxed) == 0 && self.last_write(element).is_none()
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
        let unwritten = |element: usize| self.writers[element].load(Relaxed) == 0;
        if !(0..self.writers.len()).any(unwritten) {
            return None;
        }
        let mut missing = indices(&self.extent).filter(|&(_, element)| self.is_blank(element));
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
                role: Role::Output,
            }]
            .iter(),
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
