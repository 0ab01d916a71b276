//! One lane's access to memory: bounds, counting, and what the sanitiser makes of it.

use crate::interp::machine::{Core, Lanes, Site};
use crate::interp::memory::{Outputs, Visit, banks};
use crate::interp::order::{Stamp, Thread};
use crate::interp::report::{Access, Actor, FaultKind, Hazard};
use crate::isa::machine::{Space, WARP};

impl Lanes<'_> {
    /// Counts an access to shared memory and gives its bank conflicts.
    #[inline]
    pub(crate) fn count_shared(&mut self, addresses: &[u64; WARP], bytes: u32) -> u64 {
        let passes = banks::wavefronts(addresses, self.warp.active, bytes);
        let conflicts = passes.actual - passes.ideal;
        self.core.report.shared_wavefronts += passes.actual;
        self.core.report.ideal_shared_wavefronts += passes.ideal;
        self.core.conflicts[self.warp.op() as usize] += conflicts;
        conflicts
    }

    #[inline]
    pub(crate) fn count_global(&mut self, addresses: &[u64; WARP], bytes: u32) {
        let active = self.warp.active;
        self.core.report.global_transactions += banks::sectors(addresses, active);
        self.core.report.global_bytes += u64::from(active.count_ones() * bytes);
    }

    /// As [`Self::count_global`], of the copies that read.
    pub(crate) fn count_copied(&mut self, from: &[Option<u64>; WARP], bytes: u32) {
        let active = self.warp.active;
        let reading = (0..WARP).filter(|lane| active >> lane & 1 != 0 && from[*lane].is_some());
        let mask = reading.fold(0, |mask, lane| mask | 1 << lane);
        let addresses = from.map(Option::unwrap_or_default);
        self.core.report.global_transactions += banks::sectors(&addresses, mask);
        self.core.report.global_bytes += u64::from(mask.count_ones() * bytes);
    }

    /// Whether an access is aligned and in bounds; notes the fault when it is not.
    #[inline]
    pub(crate) fn check(
        &mut self,
        access: Access,
        space: Space,
        thread: Thread,
        address: u64,
        bytes: u32,
    ) -> bool {
        let aligned = address & u64::from(bytes - 1) == 0;
        let inside = match space {
            Space::Shared => address + u64::from(bytes) <= u64::from(self.core.shared.size()),
            Space::Global => self.launch.memory.find(address, u64::from(bytes)).is_some(),
        };
        if aligned && inside {
            return true;
        }
        let at = self.location(space, address);
        let kind = match inside {
            true => FaultKind::Misaligned { access, at, bytes },
            false => FaultKind::OutOfBounds { access, at, bytes },
        };
        self.fault(thread, kind, None);
        false
    }

    #[inline]
    pub(crate) fn load_shared(&mut self, lane: usize, address: u64, bytes: u32) -> [u8; 16] {
        let thread = self.thread(lane);
        if !self.check(Access::Load, Space::Shared, thread, address, bytes) {
            return [0; 16];
        }
        let Core { shared, clocks, .. } = &mut *self.core;
        let value = shared.bytes(address as usize, bytes as usize);
        if let Some(hit) = shared.load(clocks, thread, address as usize, bytes as usize) {
            self.shared_fault(Access::Load, thread, address, bytes, hit);
        }
        value
    }

    #[inline]
    pub(crate) fn store_shared(&mut self, lane: usize, address: u64, value: &[u8]) {
        let thread = self.thread(lane);
        let bytes = value.len() as u32;
        if !self.check(Access::Store, Space::Shared, thread, address, bytes) {
            return;
        }
        let Core { shared, clocks, .. } = &mut *self.core;
        if let Some(hit) = shared.store(clocks, thread, address as usize, value) {
            self.shared_fault(Access::Store, thread, address, bytes, hit);
        }
    }

    /// Loads from a checked global address.
    #[inline]
    pub(crate) fn load_global(
        &mut self,
        access: Access,
        thread: Thread,
        address: u64,
        bytes: u32,
    ) -> [u8; 16] {
        let launch = self.launch;
        let Some((allocation, offset)) = launch.memory.find(address, u64::from(bytes)) else {
            return [0; 16];
        };
        if let Some(outputs) = &launch.outputs {
            let written = allocation.is_written(offset as usize, bytes as usize);
            if !written || outputs.is_blank_scratch(address, u64::from(bytes)) {
                self.unwritten(access, thread, address, bytes);
            }
            self.note_load(outputs, thread, address, bytes);
        }
        allocation.load(offset as usize, bytes as usize)
    }

    /// Notes a load from global memory, and its races with earlier stores.
    #[inline]
    pub(crate) fn note_load(
        &mut self,
        outputs: &Outputs,
        thread: Thread,
        address: u64,
        bytes: u32,
    ) {
        let visit = self.visit(thread);
        outputs.load(address, u64::from(bytes), visit, |hazard, earlier| {
            self.output_clash(thread, address, hazard, earlier, false);
        });
    }

    /// Notes that nothing has written what a thread reads from global memory.
    #[cold]
    pub(crate) fn unwritten(&mut self, access: Access, thread: Thread, address: u64, bytes: u32) {
        let at = self.location(Space::Global, address);
        let kind = FaultKind::UninitializedMemory { access, at, bytes };
        self.fault(thread, kind, None);
    }

    pub(crate) fn store_global(&mut self, lane: usize, address: u64, value: &[u8]) {
        let (launch, thread, bytes) = (self.launch, self.thread(lane), value.len());
        if !self.check(Access::Store, Space::Global, thread, address, bytes as u32) {
            return;
        }
        let Some((allocation, offset)) = launch.memory.find(address, bytes as u64) else {
            return;
        };
        if let Some(outputs) = &launch.outputs {
            let visit = self.visit(thread);
            let same = allocation.load(offset as usize, bytes)[..bytes] == *value;
            let writable = outputs.store(address, bytes as u64, visit, |hazard, earlier| {
                self.output_clash(thread, address, hazard, earlier, same);
            });
            if !writable {
                let at = self.location(Space::Global, address);
                self.fault(
                    thread,
                    FaultKind::NotWritable {
                        at,
                        bytes: bytes as u32,
                    },
                    None,
                );
                return;
            }
        }
        allocation.store(offset as usize, value);
    }

    pub(crate) fn visit(&self, thread: Thread) -> Visit {
        let clocks = &self.core.clocks;
        Visit {
            block: self.core.number,
            warp: thread.warp,
            lane: thread.lane,
            segment: clocks.segment(thread.warp) - clocks.base(),
            op: thread.op,
        }
    }

    /// Notes a race on an output element, if the earlier access is not ordered before this one.
    /// `same`: this is a store that leaves the bytes as they are.
    pub(crate) fn output_clash(
        &mut self,
        thread: Thread,
        address: u64,
        hazard: Hazard,
        earlier: Visit,
        same: bool,
    ) {
        let here = self.visit(thread);
        let program = &self.launch.program;
        let both_atomic = program.is_atomic(earlier.op) && program.is_atomic(here.op);
        if both_atomic || self.ordered(earlier, thread) {
            return;
        }
        let at = self.location(Space::Global, address);
        let one_instruction =
            (earlier.block, earlier.warp, earlier.op) == (here.block, here.warp, here.op);
        if one_instruction && hazard == Hazard::WriteAfterWrite {
            if !same {
                self.fault(
                    thread,
                    FaultKind::ConflictingLanes {
                        at,
                        other_lane: earlier.lane,
                    },
                    None,
                );
            }
            return;
        }
        // CTAs that run side by side come in any order: report what the order of their numbers would
        // have shown.
        let swapped = !program.atomics && earlier.block > here.block;
        let (later, other) = if swapped {
            (earlier, here)
        } else {
            (here, earlier)
        };
        let hazard = match (swapped, hazard) {
            (true, Hazard::ReadAfterWrite) => Hazard::WriteAfterRead,
            (true, Hazard::WriteAfterRead) => Hazard::ReadAfterWrite,
            _ => hazard,
        };
        let other_thread = Actor {
            block: self.launch.block(other.block),
            warp: other.warp,
            lane: Some(other.lane),
        };
        let site = Site {
            block: self.launch.block(later.block),
            warp: later.warp,
            lanes: 1 << later.lane,
            op: later.op,
        };
        let kind = FaultKind::Race {
            hazard,
            at,
            other: other_thread,
        };
        self.core
            .log
            .add(&self.launch.program, site, kind, Some(other.op));
    }

    /// Whether an earlier access happened before what `thread` does now.
    fn ordered(&self, earlier: Visit, thread: Thread) -> bool {
        let clocks = &self.core.clocks;
        let own = earlier.block == self.core.number;
        let by = Thread {
            warp: earlier.warp,
            lane: earlier.lane,
            op: earlier.op,
        };
        match own {
            true => {
                let segment = clocks.base().saturating_add(earlier.segment);
                clocks.ordered(Stamp::new(segment, by), thread)
            }
            false => {
                clocks.ordered_elsewhere(earlier.block, Stamp::new(earlier.segment, by), thread)
            }
        }
    }
}
