//! One tensor that a kernel writes: who wrote and who read its elements in this run.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::history::History;
use super::visit::{HOLE, Visit};
use crate::abi::{Extent, MAX_RANK, Role, TensorArg};
use crate::interp::order::GridView;
use crate::interp::report::Hazard;

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

/// Who read an element plainly, of CTAs that run side by side: the last reader of the CTA that read
/// first, and the last reader of another one.
type Readers = [Trace; 2];

/// By distance from the first element; nothing where there is nothing to remember.
type Histories = Vec<Option<Box<History>>>;

/// One tensor that is written.
#[derive(Debug)]
pub(super) struct Output {
    pub(super) name: &'static str,
    pub(super) role: Role,
    pub(super) extent: Extent,
    /// By distance from the first element, in elements; [`HOLE`] where there is no element. Only
    /// plain writers.
    writers: Vec<AtomicU64>,
    /// The operations of the writers.
    ops: Vec<AtomicU32>,
    /// Only made when a kernel reads its output.
    readers: OnceLock<Vec<Readers>>,
    /// What else there is to know, in launches whose CTAs talk to each other.
    histories: Option<Mutex<Histories>>,
}

impl Output {
    /// `talking`: whether the launch's CTAs talk to each other.
    pub(super) fn new(tensor: &TensorArg, talking: bool) -> Output {
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
            histories: talking.then(|| Mutex::new((0..span).map(|_| None).collect())),
        }
    }

    /// The elements that an access touches, if it touches nothing else.
    pub(super) fn elements(&self, address: u64, bytes: u64) -> Option<Range<usize>> {
        let offset = address.checked_sub(self.extent.address)?;
        let first = (offset / self.extent.element_bytes) as usize;
        let end = (offset + bytes).div_ceil(self.extent.element_bytes) as usize;
        let touched = self.writers.get(first..end)?;
        touched
            .iter()
            .all(|writer| writer.load(Relaxed) != HOLE)
            .then_some(first..end)
    }

    /// Notes a plain write of an element and shows earlier accesses to `clash`.
    pub(super) fn write(&self, element: usize, visit: Visit, mut clash: impl FnMut(Hazard, Visit)) {
        let op = self.ops[element].swap(visit.op, Relaxed);
        let writer = self.writers[element].swap(visit.pack(), Relaxed);
        if let Some(earlier) = Visit::unpack(writer, op) {
            clash(Hazard::WriteAfterWrite, earlier);
        }
        let readers = self.readers.get().map(|readers| &readers[element]);
        for earlier in readers.into_iter().flatten().filter_map(Trace::get) {
            clash(Hazard::WriteAfterRead, earlier);
        }
        let history = self.histories().and_then(|mut all| all[element].take());
        if let Some(history) = history {
            history.write(clash);
        }
    }

    /// Notes a plain read of an element and shows earlier writes to `clash`.
    pub(super) fn read(&self, element: usize, visit: Visit, mut clash: impl FnMut(Hazard, Visit)) {
        if let Some(earlier) = self.writer(element) {
            clash(Hazard::ReadAfterWrite, earlier);
        }
        match self.histories() {
            Some(mut all) => all[element].get_or_insert_default().read(visit, clash),
            None => self.note_reader(element, visit),
        }
    }

    /// Notes an atomic access to an element and shows earlier plain accesses to `clash`. Gives what
    /// the element has released.
    pub(super) fn access(
        &self,
        element: usize,
        visit: Visit,
        writes: bool,
        mut clash: impl FnMut(Hazard, Visit),
    ) -> GridView {
        let hazard = match writes {
            true => Hazard::WriteAfterWrite,
            false => Hazard::ReadAfterWrite,
        };
        if let Some(earlier) = self.writer(element) {
            clash(hazard, earlier);
        }
        let Some(mut all) = self.histories() else {
            return GridView::default();
        };
        let history = all[element].get_or_insert_default();
        history.access(visit, writes, clash);
        history.released().clone()
    }

    /// An atomic write of an element releases `view`; an update goes on with what was released
    /// before.
    pub(super) fn release(&self, element: usize, view: GridView, goes_on: bool) {
        if let Some(mut all) = self.histories() {
            all[element].get_or_insert_default().release(view, goes_on);
        }
    }

    /// Who wrote an element last. A plain write forgets the atomic writes before it.
    pub(super) fn last_write(&self, element: usize) -> Option<Visit> {
        let histories = self.histories();
        let atomic = histories.and_then(|all| all[element].as_ref()?.last_write());
        atomic.or_else(|| self.writer(element))
    }

    /// Whether nothing in this run has written an element.
    pub(super) fn is_blank(&self, element: usize) -> bool {
        self.writers[element].load(Relaxed) == 0 && self.last_write(element).is_none()
    }

    /// The first index that nothing has written, and how many there are, if any.
    pub(super) fn unwritten(&self) -> Option<([u64; MAX_RANK], u64)> {
        if !(0..self.writers.len()).any(|element| self.is_blank(element)) {
            return None;
        }
        let mut missing = indices(&self.extent).filter(|&(_, element)| self.is_blank(element));
        let (first, _) = missing.next()?;
        Some((first, 1 + missing.count() as u64))
    }

    fn histories(&self) -> Option<MutexGuard<'_, Histories>> {
        let histories = self.histories.as_ref()?;
        Some(histories.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Who wrote an element last plainly.
    #[inline]
    fn writer(&self, element: usize) -> Option<Visit> {
        let op = self.ops[element].load(Relaxed);
        Visit::unpack(self.writers[element].load(Relaxed), op)
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
}

/// Every index of a view, last dimension fastest, and its distance from the first element.
pub(super) fn indices(extent: &Extent) -> impl Iterator<Item = ([u64; MAX_RANK], usize)> {
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
