//! Shared memory of a CTA and its shadow.

use super::fault::Hazard;
use super::races::Clocks;
use super::stamp::{Stamp, Thread};

/// Bytes that the shadow cannot tell apart: the smallest access of any instruction.
const GRANULE: usize = 2;

/// Why an access to shared memory is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hit {
    Uninitialized,
    /// An asynchronous copy to the place is not complete.
    InFlight(Stamp),
    Race(Hazard, Stamp),
    /// Another lane of the same warp stored another value with the same instruction.
    Conflict(Stamp),
}

/// The bytes of a CTA's shared memory, with their history while the sanitiser is on.
#[derive(Debug)]
pub(super) struct Shared {
    size: u32,
    data: Vec<u8>,
    shadow: Option<Shadow>,
}

/// The last accesses to each granule.
#[derive(Debug)]
struct Shadow {
    warps: usize,
    writers: Vec<Stamp>,
    /// By granule, then warp.
    readers: Vec<Stamp>,
}

impl Shared {
    pub(super) fn new(size: u32, warps: usize, sanitize: bool) -> Shared {
        let granules = (size as usize).div_ceil(GRANULE);
        let shadow = sanitize.then(|| Shadow {
            warps,
            writers: vec![Stamp::default(); granules],
            readers: vec![Stamp::default(); granules * warps],
        });
        Shared {
            size,
            data: vec![0; size as usize],
            shadow,
        }
    }

    /// Starts a CTA; `stale` says that the stamps of earlier ones are in the way.
    pub(super) fn restart(&mut self, stale: bool) {
        self.data.fill(0);
        if let Some(shadow) = self.shadow.as_mut().filter(|_| stale) {
            shadow.writers.fill(Stamp::default());
            shadow.readers.fill(Stamp::default());
        }
    }

    pub(super) fn size(&self) -> u32 {
        self.size
    }

    /// Loads up to 16 bytes at a checked, aligned offset.
    #[inline]
    pub(super) fn load(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        bytes: usize,
    ) -> ([u8; 16], Option<Hit>) {
        let mut value = [0; 16];
        value[..bytes].copy_from_slice(&self.data[offset..offset + bytes]);
        let hit = self
            .shadow
            .as_mut()
            .and_then(|shadow| shadow.read(clocks, thread, offset, bytes));
        (value, hit)
    }

    /// Stores bytes at a checked, aligned offset.
    #[inline]
    pub(super) fn store(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        value: &[u8],
    ) -> Option<Hit> {
        let data = &mut self.data[offset..offset + value.len()];
        let hit = self.shadow.as_mut().and_then(|shadow| {
            let same = || &*data == value;
            let stamp = Stamp::new(clocks.segment(thread.warp), thread);
            shadow.write(clocks, thread, offset, value.len(), stamp, same)
        });
        data.copy_from_slice(value);
        hit
    }

    /// Starts an asynchronous copy to a checked, aligned offset.
    pub(super) fn begin_copy(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        bytes: usize,
    ) -> Option<Hit> {
        let shadow = self.shadow.as_mut()?;
        let stamp = Stamp::new(clocks.segment(thread.warp), thread).in_flight();
        shadow.write(clocks, thread, offset, bytes, stamp, || false)
    }

    /// Completes it: the bytes are written by `thread`, now.
    pub(super) fn end_copy(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        value: &[u8],
    ) {
        self.data[offset..offset + value.len()].copy_from_slice(value);
        if let Some(shadow) = &mut self.shadow {
            let stamp = Stamp::new(clocks.segment(thread.warp), thread);
            shadow.writers[granules(offset, value.len())].fill(stamp);
        }
    }
}

fn granules(offset: usize, bytes: usize) -> std::ops::Range<usize> {
    offset / GRANULE..(offset + bytes).div_ceil(GRANULE)
}

impl Shadow {
    /// Checks a load and remembers it. The first thing that is wrong, if any.
    #[inline]
    fn read(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        bytes: usize,
    ) -> Option<Hit> {
        let stamp = Stamp::new(clocks.segment(thread.warp), thread);
        let mut hit = None;
        for granule in granules(offset, bytes) {
            let writer = self.writers[granule];
            let fresh = writer.segment() >= clocks.base();
            if !fresh || writer.is_in_flight() || !clocks.ordered(writer, thread) {
                hit = hit.or(Some(match (fresh, writer.is_in_flight()) {
                    (false, _) => Hit::Uninitialized,
                    (true, true) => Hit::InFlight(writer),
                    (true, false) => Hit::Race(Hazard::ReadAfterWrite, writer),
                }));
            }
            let reader = &mut self.readers[granule * self.warps + thread.warp as usize];
            *reader = stamp.after(*reader);
        }
        hit
    }

    /// Checks a store and remembers it. `same` tells whether it leaves the bytes as they are.
    #[inline]
    fn write(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        bytes: usize,
        stamp: Stamp,
        same: impl Fn() -> bool,
    ) -> Option<Hit> {
        let mut hit = None;
        for granule in granules(offset, bytes) {
            let writer = self.writers[granule];
            if writer.segment() >= clocks.base()
                && (writer.is_in_flight() || !clocks.ordered(writer, thread))
            {
                hit = hit.or_else(|| overwritten(writer, stamp, &same));
            }
            let readers = &self.readers[granule * self.warps..][..self.warps];
            let unordered = readers
                .iter()
                .find(|&&reader| !clocks.ordered(reader, thread));
            hit = hit.or(unordered.map(|&reader| Hit::Race(Hazard::WriteAfterRead, reader)));
            self.writers[granule] = stamp;
        }
        hit
    }
}

/// What is wrong with a store, `stamp`, over an unordered one.
#[cold]
fn overwritten(writer: Stamp, stamp: Stamp, same: &impl Fn() -> bool) -> Option<Hit> {
    let one_instruction = (writer.warp(), writer.op()) == (stamp.warp(), stamp.op());
    match (writer.is_in_flight(), one_instruction) {
        (true, _) => Some(Hit::InFlight(writer)),
        (false, true) if same() => None,
        (false, true) => Some(Hit::Conflict(writer)),
        (false, false) => Some(Hit::Race(Hazard::WriteAfterWrite, writer)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thread(warp: u32, lane: u32, op: u32) -> Thread {
        Thread { warp, lane, op }
    }

    #[test]
    fn granules_are_checked_one_by_one() {
        let clocks = Clocks::new(2);
        let mut shared = Shared::new(64, 2, true);
        assert_eq!(shared.store(&clocks, thread(0, 0, 1), 16, &[1; 4]), None);
        assert_eq!(shared.load(&clocks, thread(0, 0, 2), 16, 4).1, None);
        assert_eq!(
            shared.load(&clocks, thread(0, 0, 2), 16, 16).1,
            Some(Hit::Uninitialized)
        );
        let hit = shared.store(&clocks, thread(1, 0, 3), 18, &[1; 2]);
        assert!(matches!(hit, Some(Hit::Race(Hazard::WriteAfterWrite, by)) if by.op() == 1));
        assert_eq!(shared.store(&clocks, thread(1, 0, 3), 32, &[1; 2]), None);
    }

    #[test]
    fn a_new_cta_forgets_the_old_one() {
        let mut clocks = Clocks::new(1);
        let mut shared = Shared::new(64, 1, true);
        assert_eq!(shared.store(&clocks, thread(0, 0, 1), 0, &[1; 4]), None);
        shared.restart(!clocks.restart());
        assert_eq!(
            shared.load(&clocks, thread(0, 0, 2), 0, 4),
            ([0; 16], Some(Hit::Uninitialized))
        );
        assert_eq!(shared.store(&clocks, thread(0, 1, 1), 4, &[1; 4]), None);
    }
}
