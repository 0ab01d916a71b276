//! Loads, stores and asynchronous copies of a whole warp.

use crate::interp::lane_mask::lanes_of;
use crate::interp::machine::{Core, Lanes};
use crate::interp::order::Thread;
use crate::interp::report::Access;
use crate::isa::machine::{LoadStore, Space, WARP};

impl LoadStore for Lanes<'_> {
    #[inline]
    fn load(&mut self, space: Space, addresses: &[u64; WARP], bytes: u32) -> [[u8; 16]; WARP] {
        let mut values = [[0; 16]; WARP];
        match space {
            Space::Shared => {
                let conflicts = self.count_shared(addresses, bytes);
                self.core.report.load_conflicts += conflicts;
                for lane in lanes_of(self.active()) {
                    values[lane] = self.load_shared(lane, addresses[lane], bytes);
                }
            }
            Space::Global => {
                self.count_global(addresses, bytes);
                for lane in lanes_of(self.active()) {
                    let thread = self.thread(lane);
                    if self.check(Access::Load, Space::Global, thread, addresses[lane], bytes) {
                        values[lane] =
                            self.load_global(Access::Load, thread, addresses[lane], bytes);
                    }
                }
            }
        }
        values
    }

    #[inline]
    fn store(
        &mut self,
        space: Space,
        addresses: &[u64; WARP],
        bytes: u32,
        values: &[[u8; 16]; WARP],
    ) {
        match space {
            Space::Shared => {
                let conflicts = self.count_shared(addresses, bytes);
                self.core.report.store_conflicts += conflicts;
            }
            Space::Global => self.count_global(addresses, bytes),
        }
        for lane in lanes_of(self.active()) {
            let (address, value) = (addresses[lane], &values[lane][..bytes as usize]);
            match space {
                Space::Shared => self.store_shared(lane, address, value),
                Space::Global => self.store_global(lane, address, value),
            }
        }
    }

    fn copy_async(&mut self, to: &[u64; WARP], from: &[Option<u64>; WARP], bytes: u32) {
        let conflicts = self.count_shared(to, bytes);
        self.core.report.store_conflicts += conflicts;
        self.count_copied(from, bytes);
        for lane in lanes_of(self.active()) {
            let thread = self.thread(lane);
            let (to, from) = (to[lane], from[lane]);
            let legal = self.check(Access::Copy, Space::Shared, thread, to, bytes)
                & from.is_none_or(|from| {
                    self.check(Access::Copy, Space::Global, thread, from, bytes)
                });
            if legal {
                let Core { shared, clocks, .. } = &mut *self.core;
                if let Some(hit) = shared.begin_copy(clocks, thread, to as usize, bytes as usize) {
                    self.shared_fault(Access::Copy, thread, to, bytes, hit);
                }
                // It may read as soon as it starts: what comes before its wait alone comes too late.
                let launch = self.launch;
                let talking = launch.outputs.as_ref().filter(|_| launch.program.atomics);
                if let (Some(outputs), Some(from)) = (talking, from) {
                    self.note_load(outputs, thread, from, bytes);
                }
                self.warp
                    .copies
                    .start(thread.lane, thread.op, to as usize, from, bytes as usize);
            }
        }
    }

    fn commit_async(&mut self) {
        self.warp.copies.commit(self.warp.active);
    }

    // The source is read here: a kernel must not rely on it being read any earlier.
    fn wait_async(&mut self, pending: u32) {
        for copy in self.warp.copies.retire(self.warp.active, pending) {
            let thread = Thread {
                warp: self.warp.index,
                lane: copy.lane,
                op: copy.op,
            };
            let value = match copy.from {
                Some(from) => self.load_global(Access::Copy, thread, from, copy.bytes as u32),
                None => [0; 16],
            };
            let Core { shared, clocks, .. } = &mut *self.core;
            shared.end_copy(clocks, thread, copy.to, &value[..copy.bytes]);
        }
    }
}
