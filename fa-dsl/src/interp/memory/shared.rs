//! Shared memory of a CTA and its shadow.

use std::ops::Range;

use crate::interp::lane_mask::lanes_of;
use crate::interp::order::{Clocks, Stamp, Thread};
use crate::interp::report::Hazard;

/// Bytes that the shadow cannot tell apart: the smallest access of any instruction.
const GRANULE: usize = 2;
/// Bytes that asynchronous instructions access at once.
pub(crate) const CHUNK: usize = 16;

/// Why an access to shared memory is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    Uninitialized,
    /// An asynchronous copy to the place is not complete.
    InFlight(Stamp),
    Race(Hazard, Stamp),
    /// Another lane of the same warp stored another value with the same instruction.
    Conflict(Stamp),
    /// The bytes belong to an mbarrier.
    Mbarrier(Stamp),
    /// A store that asynchronous instructions may not see yet.
    Unfenced(Stamp),
}

/// The bytes of a CTA's shared memory, with their history while the sanitiser is on.
#[derive(Debug)]
pub(crate) struct Shared {
    size: u32,
    data: Vec<u8>,
    shadow: Option<Shadow>,
}

/// The last accesses to each granule.
#[derive(Debug)]
struct Shadow {
    warps: usize,
    writers: Vec<Stamp>,
    /// By warp, then granule: a load touches those of its warp.
    readers: Vec<Stamp>,
    /// By granule, a bit for each warp that has loaded it since the last ordinary store that came after all accesses: who is ordered after that
    /// store is so after the loads before it.
    loaded_by: Vec<u32>,
    /// Asynchronous reads by chunk: those of products by warp, then those of bulk stores by warp.
    /// Empty for kernels without asynchronous instructions.
    asynchronous: Vec<Stamp>,
}

impl Shared {
    /// `asynchronous`: whether the kernel has warpgroup products or bulk copies.
    pub(crate) fn new(size: u32, warps: usize, sanitize: bool, asynchronous: bool) -> Shared {
        let granules = (size as usize).div_ceil(GRANULE);
        let chunks = match asynchronous {
            true => (size as usize).div_ceil(CHUNK),
            false => 0,
        };
        let shadow = sanitize.then(|| Shadow {
            warps,
            writers: Stamp::never(granules),
            readers: Stamp::never(granules * warps),
            loaded_by: vec![0; granules],
            asynchronous: Stamp::never(chunks * 2 * warps),
        });
        Shared {
            size,
            data: vec![0; size as usize],
            shadow,
        }
    }

    /// Starts a CTA; `stale` when the stamps of earlier ones have to be cleared.
    pub(crate) fn restart(&mut self, stale: bool) {
        self.data.fill(0);
        if let Some(shadow) = self.shadow.as_mut().filter(|_| stale) {
            shadow.writers.fill(Stamp::default());
            shadow.readers.fill(Stamp::default());
            shadow.loaded_by.fill(0);
            shadow.asynchronous.fill(Stamp::default());
        }
    }

    pub(crate) fn size(&self) -> u32 {
        self.size
    }

    /// Up to 16 bytes at a checked, aligned offset.
    #[inline]
    pub(crate) fn bytes(&self, offset: usize, bytes: usize) -> [u8; 16] {
        let data = &self.data[offset..offset + bytes];
        let mut value = [0; 16];
        // Most loads are of so many bytes: a copy of a known size is one instruction.
        match bytes {
            4 => value[..4].copy_from_slice(&data[..4]),
            16 => value.copy_from_slice(&data[..16]),
            _ => value[..bytes].copy_from_slice(data),
        }
        value
    }

    /// Checks a load at a checked, aligned offset, and remembers it.
    #[inline]
    pub(crate) fn load(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        bytes: usize,
    ) -> Option<Hit> {
        let shadow = self.shadow.as_mut()?;
        shadow.read(clocks, thread, offset, bytes)
    }

    /// Stores bytes at a checked, aligned offset.
    #[inline]
    pub(crate) fn store(
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
    pub(crate) fn begin_copy(
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

    /// Completes an asynchronous copy: `thread` writes the bytes now.
    pub(crate) fn end_copy(
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

/// Asynchronous instructions.
impl Shared {
    /// The chunk at a checked, aligned offset.
    #[inline]
    pub(crate) fn chunk(&self, offset: usize) -> [u8; CHUNK] {
        let mut chunk = [0; CHUNK];
        chunk.copy_from_slice(&self.data[offset..offset + CHUNK]);
        chunk
    }

    /// Checks that a product or a bulk store may read a chunk, and remembers it.
    #[inline]
    pub(crate) fn read_chunk(
        &mut self,
        clocks: &Clocks,
        reader: &Reader,
        offset: usize,
    ) -> Option<Hit> {
        self.shadow.as_mut()?.read_chunk(clocks, reader, offset)
    }

    /// Starts a bulk load, `stamp`, to a checked place; `thread` issues it.
    pub(crate) fn begin_bulk(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        (offset, bytes): (usize, usize),
        stamp: Stamp,
    ) -> Option<Hit> {
        let shadow = self.shadow.as_mut()?;
        shadow.write(clocks, thread, offset, bytes, stamp, || false)
    }

    /// A part of a bulk load lands.
    pub(crate) fn land(&mut self, offset: usize, value: &[u8]) {
        self.data[offset..offset + value.len()].copy_from_slice(value);
    }

    /// Clears the place of a bulk load before its parts land.
    pub(crate) fn land_zeros(&mut self, offset: usize, bytes: usize) {
        self.data[offset..offset + bytes].fill(0);
    }

    /// Makes the bytes of an mbarrier, which ordinary accesses must not touch.
    pub(crate) fn make_mbarrier(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        bytes: usize,
    ) -> Option<Hit> {
        let shadow = self.shadow.as_mut()?;
        let stamp = Stamp::mbarrier(clocks.segment(thread.warp), thread);
        shadow.write(clocks, thread, offset, bytes, stamp, || false)
    }
}

/// Who reads a chunk asynchronously.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    /// The thread that has issued it.
    pub(crate) thread: Thread,
    /// The stamp that is remembered.
    pub(crate) stamp: Stamp,
    /// Whether a product reads, which its whole warp issues; else a bulk store does.
    pub(crate) product: bool,
}

fn granules(offset: usize, bytes: usize) -> Range<usize> {
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
        let touched = granules(offset, bytes);
        // Neighbours usually have the same writer: it is looked at once.
        let mut last = None;
        for &writer in &self.writers[touched.clone()] {
            if last == Some(writer) {
                continue;
            }
            last = Some(writer);
            let fresh = writer.segment() >= clocks.base();
            if !fresh || writer.is_in_flight() || !clocks.ordered(writer, thread) {
                hit = hit.or(Some(unreadable(writer, fresh)));
            }
        }
        let of_warp = thread.warp as usize * self.writers.len();
        for reader in &mut self.readers[of_warp..][touched.clone()] {
            *reader = stamp.after(*reader);
        }
        for warps in &mut self.loaded_by[touched] {
            *warps |= 1 << thread.warp;
        }
        hit
    }

    /// Whether all ordinary accesses to some granules are over.
    #[inline]
    fn is_quiet(&self, clocks: &Clocks, thread: Thread, touched: Range<usize>) -> bool {
        let over = |stamp: &Stamp| clocks.ended_before(*stamp, thread);
        let loaded_by = self.loaded_by[touched.clone()].iter();
        let warps = loaded_by.fold(0, |all, warps| all | warps);
        let readers = |warp: usize| &self.readers[warp * self.writers.len()..][touched.clone()];
        self.writers[touched.clone()].iter().all(over)
            && lanes_of(warps).all(|warp| readers(warp).iter().all(over))
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
        let touched = granules(offset, bytes);
        let mut hit = None;
        if self.is_quiet(clocks, thread, touched.clone()) {
            self.writers[touched.clone()].fill(stamp);
            if stamp.is_by(thread) && !stamp.is_in_flight() {
                self.loaded_by[touched].fill(0);
            }
        } else {
            hit = self.write_beside(clocks, thread, touched, stamp, same);
        }
        if !self.asynchronous.is_empty() {
            hit = hit.or(self.asynchronous_reader(clocks, thread, offset, bytes));
        }
        hit
    }

    /// As [`Self::write`], where others may be accessing the granules too.
    fn write_beside(
        &mut self,
        clocks: &Clocks,
        thread: Thread,
        touched: Range<usize>,
        stamp: Stamp,
        same: impl Fn() -> bool,
    ) -> Option<Hit> {
        let mut hit = None;
        // Neighbours usually have the same writer: it is looked at once.
        let mut last = Stamp::default();
        for granule in touched {
            let writer = self.writers[granule];
            if writer != last
                && writer.segment() >= clocks.base()
                && (writer.is_in_flight() || !clocks.ordered(writer, thread))
            {
                hit = hit.or_else(|| overwritten(writer, stamp, &same));
            }
            last = writer;
            let mut readers = self.readers[granule..].iter().step_by(self.writers.len());
            let unordered = readers.find(|&&reader| !clocks.ordered(reader, thread));
            hit = hit.or(unordered.map(|&reader| Hit::Race(Hazard::WriteAfterRead, reader)));
            self.writers[granule] = stamp;
        }
        hit
    }

    /// An asynchronous read that may not be over when `thread` stores.
    fn asynchronous_reader(
        &self,
        clocks: &Clocks,
        thread: Thread,
        offset: usize,
        bytes: usize,
    ) -> Option<Hit> {
        let chunks = offset / CHUNK..(offset + bytes).div_ceil(CHUNK);
        let slots = 2 * self.warps;
        let readers = &self.asynchronous[chunks.start * slots..chunks.end * slots];
        let unordered = readers
            .iter()
            .find(|&&reader| !clocks.ordered(reader, thread));
        unordered.map(|&reader| Hit::Race(Hazard::WriteAfterRead, reader))
    }

    /// Checks an asynchronous load and remembers it.
    #[inline]
    fn read_chunk(&mut self, clocks: &Clocks, reader: &Reader, offset: usize) -> Option<Hit> {
        let writers = &self.writers[granules(offset, CHUNK)];
        let check = |writer| unreadable_by_engine(clocks, reader, writer);
        let first = writers[0];
        let hit = if writers.iter().all(|&writer| writer == first) {
            check(first)
        } else {
            writers.iter().find_map(|&writer| check(writer))
        };
        let half = if reader.product { 0 } else { self.warps };
        let slot = offset / CHUNK * 2 * self.warps + half + reader.thread.warp as usize;
        self.asynchronous[slot] = reader.stamp;
        hit
    }
}

/// What is wrong with an asynchronous load of what `writer` has left.
#[inline]
fn unreadable_by_engine(clocks: &Clocks, reader: &Reader, writer: Stamp) -> Option<Hit> {
    let fresh = writer.segment() >= clocks.base();
    let own = reader.product && writer.agent() == reader.thread.warp as usize;
    if !fresh || writer.is_in_flight() || !(own || clocks.ordered(writer, reader.thread)) {
        return Some(unreadable(writer, fresh));
    }
    let unfenced = !writer.is_bulk_load() && !clocks.fenced(writer, reader.thread);
    unfenced.then_some(Hit::Unfenced(writer))
}

/// What is wrong with loading what `writer` has left. Only asked when something is.
#[cold]
fn unreadable(writer: Stamp, fresh: bool) -> Hit {
    if !fresh {
        Hit::Uninitialized
    } else if writer.is_mbarrier() {
        Hit::Mbarrier(writer)
    } else if writer.is_in_flight() || writer.is_bulk_load() {
        Hit::InFlight(writer)
    } else {
        Hit::Race(Hazard::ReadAfterWrite, writer)
    }
}

/// What is wrong with the store `stamp` over an earlier one that is not ordered before it.
#[cold]
fn overwritten(writer: Stamp, stamp: Stamp, same: &impl Fn() -> bool) -> Option<Hit> {
    if writer.is_mbarrier() {
        return Some(Hit::Mbarrier(writer));
    }
    if writer.is_in_flight() || writer.is_bulk_load() {
        return Some(Hit::InFlight(writer));
    }
    let one_instruction = (writer.agent(), writer.op()) == (stamp.agent(), stamp.op());
    match one_instruction {
        true if same() => None,
        true => Some(Hit::Conflict(writer)),
        false => Some(Hit::Race(Hazard::WriteAfterWrite, writer)),
    }
}

#[cfg(test)]
mod tests;
