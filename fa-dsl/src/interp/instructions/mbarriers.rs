//! What a warp does with mbarriers.

use crate::interp::barriers::MBARRIER_BYTES;
use crate::interp::lane_mask::lanes_of;
use crate::interp::machine::{Awaited, Core, Lanes, Wait, Warp};
use crate::interp::order::Thread;
use crate::interp::report::{Access, FaultKind, MbarrierMisuse};
use crate::isa::machine::{Mbarrier, Space, WARP};

impl Mbarrier for Lanes<'_> {
    fn mbarrier_init(&mut self, addresses: &[u64; WARP], count: u32) {
        for lane in lanes_of(self.active()) {
            let (thread, address) = (self.thread(lane), addresses[lane]);
            if !self.check(
                Access::Store,
                Space::Shared,
                thread,
                address,
                MBARRIER_BYTES,
            ) {
                continue;
            }
            let Core {
                clocks, mbarriers, ..
            } = &mut *self.core;
            match mbarriers.make(clocks, thread, address, count) {
                Ok(()) => self.mark_mbarrier(thread, address),
                Err(misuse) => self.misuse(thread, address, misuse),
            }
        }
    }

    fn mbarrier_arrive(&mut self, addresses: &[u64; WARP], expect_bytes: u32) -> [u64; WARP] {
        let mut pending = [0; WARP];
        let (warp, active) = (self.warp.index, self.active());
        for lane in lanes_of(active) {
            let (thread, address) = (self.thread(lane), addresses[lane]);
            let Some(index) = self.mbarrier(thread, address) else {
                continue;
            };
            // The lanes at one mbarrier arrive together: the first of them speaks for all.
            let together = lanes_of(active)
                .filter(|&other| addresses[other] == address)
                .fold(0_u32, |mask, other| mask | 1 << other);
            let speaks = together.trailing_zeros() as usize == lane;
            let group = self.warp.lane_set(together);
            let Core {
                clocks, mbarriers, ..
            } = &mut *self.core;
            pending[lane] = u64::from(mbarriers.get(index).arrivals);
            let expected = match expect_bytes {
                0 => Ok(()),
                bytes => mbarriers.expect(index, bytes),
            };
            let arrived = mbarriers.arrive(clocks, index, |clocks, open| {
                if speaks {
                    clocks.release(warp, group, open);
                }
            });
            if let Err(misuse) = expected.and(arrived) {
                self.misuse(thread, address, misuse);
            }
        }
        pending
    }

    fn mbarrier_wait(&mut self, addresses: &[u64; WARP], parity: &[u64; WARP]) {
        self.warp.awaited.clear();
        for lane in lanes_of(self.active()) {
            let thread = self.thread(lane);
            let Some(mbarrier) = self.mbarrier(thread, addresses[lane]) else {
                continue;
            };
            let parity = parity[lane] as u32 & 1;
            let mut awaited = self.warp.awaited.iter_mut();
            match awaited.find(|known| (known.mbarrier, known.parity) == (mbarrier, parity)) {
                Some(known) => known.lanes |= 1 << lane,
                None => self.warp.awaited.push(Awaited {
                    mbarrier,
                    parity,
                    lanes: 1 << lane,
                }),
            }
        }
        if !poll(self.core, self.warp) {
            self.warp.waiting = Some(Wait::Mbarriers);
        }
    }
}

impl Lanes<'_> {
    fn mark_mbarrier(&mut self, thread: Thread, address: u64) {
        let Core { shared, clocks, .. } = &mut *self.core;
        let bytes = MBARRIER_BYTES as usize;
        if let Some(hit) = shared.make_mbarrier(clocks, thread, address as usize, bytes) {
            self.shared_fault(Access::Store, thread, address, MBARRIER_BYTES, hit);
        }
    }

    /// The number of the mbarrier at an address, when the thread may use it.
    pub(crate) fn mbarrier(&mut self, thread: Thread, address: u64) -> Option<u32> {
        let Core {
            clocks, mbarriers, ..
        } = &*self.core;
        let Some(index) = mbarriers.find(address) else {
            self.misuse(thread, address, MbarrierMisuse::NotInitialized);
            return None;
        };
        let seen = clocks.ordered(mbarriers.get(index).made, thread);
        if !seen && self.launch.options.sanitize {
            self.misuse(thread, address, MbarrierMisuse::InitNotSeen);
        }
        Some(index)
    }

    #[cold]
    pub(crate) fn misuse(&mut self, thread: Thread, address: u64, misuse: MbarrierMisuse) {
        let at = self.location(Space::Shared, address);
        self.fault(thread, FaultKind::Mbarrier { at, misuse }, None);
    }
}

/// Whether the phases that a warp waits for have completed; then it knows what was done before.
pub(crate) fn poll(core: &mut Core, warp: &mut Warp) -> bool {
    let Core {
        clocks, mbarriers, ..
    } = core;
    let complete = |awaited: &Awaited| {
        let view = mbarriers.completed(clocks, awaited.mbarrier, awaited.parity);
        view.is_some()
    };
    if !warp.awaited.iter().all(complete) {
        return false;
    }
    for awaited in std::mem::take(&mut warp.awaited) {
        let view = mbarriers.completed(clocks, awaited.mbarrier, awaited.parity);
        if let Some(view) = view {
            clocks.acquire(warp.index, warp.lane_set(awaited.lanes), view);
        }
    }
    true
}
