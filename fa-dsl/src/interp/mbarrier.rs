//! What a warp does with mbarriers, and the fences and arrivals that go with them.

use super::Space;
use super::WARP;
use super::cta::{self, Core};
use super::fault::{Access, FaultKind};
use super::lanes::Lanes;
use super::misuse::MbarrierMisuse;
use super::phases::MBARRIER_BYTES;
use super::stamp::Thread;
use super::warp::{Awaited, Wait, lanes_of};

impl Lanes<'_> {
    /// Makes an mbarrier of `count` arrivals at each active lane's address.
    pub fn mbarrier_init(&mut self, addresses: &[u64; WARP], count: u32) {
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

    fn mark_mbarrier(&mut self, thread: Thread, address: u64) {
        let Core { shared, clocks, .. } = &mut *self.core;
        let bytes = MBARRIER_BYTES as usize;
        if let Some(hit) = shared.make_mbarrier(clocks, thread, address as usize, bytes) {
            self.shared_fault(Access::Store, thread, address, MBARRIER_BYTES, hit);
        }
    }

    /// Arrives at each active lane's mbarrier, after adding `expect_bytes` to the bytes that its
    /// phase waits for. Gives how many arrivals each lane's phase lacked before.
    pub fn mbarrier_arrive(&mut self, addresses: &[u64; WARP], expect_bytes: u32) -> [u64; WARP] {
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
            let group = self.warp.group(together);
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

    /// Waits until the phase of each active lane's parity has completed.
    pub fn mbarrier_wait(&mut self, addresses: &[u64; WARP], parity: &[u64; WARP]) {
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
        if !cta::poll(self.core, self.warp) {
            self.warp.waiting = Some(Wait::Mbarriers);
        }
    }

    /// Makes the active lanes' stores to shared memory visible to later asynchronous instructions.
    pub fn fence_proxy_async(&mut self) {
        let group = self.warp.group(self.active());
        self.core.clocks.fence(self.warp.index, group);
    }

    /// Arrives at a barrier of `threads` threads without waiting.
    pub fn barrier_arrive(&mut self, id: u32, threads: u32) {
        self.warp.waiting = Some(Wait::Arrival {
            barrier: id,
            threads,
        });
    }

    /// The number of the mbarrier at an address, when the thread may use it.
    pub(super) fn mbarrier(&mut self, thread: Thread, address: u64) -> Option<u32> {
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
    pub(super) fn misuse(&mut self, thread: Thread, address: u64, misuse: MbarrierMisuse) {
        let at = self.location(Space::Shared, address);
        self.fault(thread, FaultKind::Mbarrier { at, misuse }, None);
    }
}
