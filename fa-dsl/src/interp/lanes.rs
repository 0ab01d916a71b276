//! What the meaning of an instruction sees: one warp, at one instruction.

use super::cta::Core;
use super::fault::{Access, FaultKind};
use super::flat::{Source, WarpCall};
use super::launch::Launch;
use super::log::Site;
use super::stamp::Thread;
use super::warp::{Wait, Warp, lanes_of};
use super::{Space, WARP};

/// A warp at an instruction, for [`crate::isa::Meaning::Warp`].
///
/// Values are arrays by lane, zero-extended to 64 bits; those of inactive lanes are unspecified.
/// Sources and destinations are numbered as in the instruction's row. A faulty access is noted and
/// gives zeros, so that meanings need not handle errors.
pub struct Lanes<'a> {
    pub(super) launch: &'a Launch<'a>,
    pub(super) core: &'a mut Core,
    pub(super) warp: &'a mut Warp,
    pub(super) call: &'a WarpCall,
}

impl Lanes<'_> {
    /// The values of a source.
    #[inline]
    pub fn src(&mut self, index: usize) -> [u64; WARP] {
        fetch(self.launch, self.core, self.warp, self.call.srcs[index])
    }

    /// The value of a source that is an immediate.
    #[inline]
    pub fn imm(&mut self, index: usize) -> u64 {
        match self.call.srcs[index] {
            Source::Imm { bits, .. } => bits,
            Source::Slot(_) => self.src(index)[self.active().trailing_zeros() as usize % WARP],
        }
    }

    /// The values that an in-out destination has before the instruction.
    #[inline]
    pub fn dst(&mut self, index: usize) -> [u64; WARP] {
        fetch(
            self.launch,
            self.core,
            self.warp,
            Source::Slot(self.call.dsts[index]),
        )
    }

    /// Sets a destination in the active lanes.
    #[inline]
    pub fn set(&mut self, index: usize, values: &[u64; WARP]) {
        self.warp
            .registers
            .write(self.call.dsts[index], values, self.warp.active);
    }

    /// The sum of a base address and an offset, in the width of the base.
    #[inline]
    pub fn address(&mut self, base: usize, offset: usize) -> [u64; WARP] {
        let wide = self.call.srcs[base].is_wide();
        let offset = self.imm(offset);
        self.src(base).map(|base| {
            let sum = base.wrapping_add(offset);
            if wide { sum } else { sum & u64::from(u32::MAX) }
        })
    }

    /// The mask of active lanes.
    #[inline]
    pub fn active(&self) -> u32 {
        self.warp.active
    }

    /// The CTA's thread in lane 0.
    #[inline]
    pub fn first_thread(&self) -> u32 {
        self.warp.index * WARP as u32
    }

    /// The index of the CTA.
    #[inline]
    pub fn block(&self) -> [u32; 3] {
        self.core.block
    }

    /// The size of the grid.
    #[inline]
    pub fn grid(&self) -> [u32; 3] {
        self.launch.grid
    }

    /// Loads `bytes` (a power of two up to 16) at each active lane's address.
    #[inline]
    pub fn load(&mut self, space: Space, addresses: &[u64; WARP], bytes: u32) -> [[u8; 16]; WARP] {
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

    /// Stores the first `bytes` (a power of two up to 16) of each active lane's value at its address.
    #[inline]
    pub fn store(
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

    /// Starts copying `bytes` from global to shared memory in each active lane; zeros where there
    /// is no source.
    pub fn copy_async(&mut self, to: &[u64; WARP], from: &[Option<u64>; WARP], bytes: u32) {
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
                self.warp
                    .copies
                    .start(thread.lane, thread.op, to as usize, from, bytes as usize);
            }
        }
    }

    /// Closes each active lane's group of copies.
    pub fn commit_async(&mut self) {
        self.warp.copies.commit(self.warp.active);
    }

    /// Completes the copies of each active lane, except its `pending` latest groups.
    ///
    /// The source is read here: a kernel must not rely on it being read any earlier.
    pub fn wait_async(&mut self, pending: u32) {
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

    /// Waits at a barrier for `threads` threads, or all of the CTA.
    pub fn barrier(&mut self, id: u32, threads: Option<u32>) {
        self.warp.waiting = Some(Wait::Barrier {
            barrier: id,
            threads,
        });
    }

    /// Orders the memory accesses of the warp's lanes.
    pub fn sync_warp(&mut self) {
        self.core.clocks.sync_warp(self.warp.index);
    }
}

/// The values of a source for the operation that the warp is at.
#[inline]
pub(super) fn fetch(
    launch: &Launch<'_>,
    core: &mut Core,
    warp: &Warp,
    source: Source,
) -> [u64; WARP] {
    let missing = warp.active & !warp.registers.written(source);
    if missing != 0 {
        note_unwritten(launch, core, warp, source, missing);
    }
    warp.registers.read(source)
}

#[cold]
fn note_unwritten(launch: &Launch<'_>, core: &mut Core, warp: &Warp, source: Source, lanes: u32) {
    let Source::Slot(slot) = source else { return };
    let site = Site {
        block: core.block,
        warp: warp.index,
        lanes,
        op: warp.op(),
    };
    let register = launch.program.name(slot);
    let (kind, other) = match warp.registers.owner(slot) {
        Some(owner) => {
            let access = Access::Load;
            (
                FaultKind::InFlightRegister { access, register },
                Some(owner.op),
            )
        }
        None => (FaultKind::UninitializedRegister { register }, None),
    };
    core.log.add(&launch.program, site, kind, other);
}
