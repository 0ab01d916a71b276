//! Barriers among warps or lanes, and the fence before asynchronous reads.

use crate::interp::machine::{Lanes, Wait};
use crate::isa::machine::Synchronize;

impl Synchronize for Lanes<'_> {
    fn barrier(&mut self, id: u32, threads: Option<u32>) {
        self.warp.waiting = Some(Wait::Barrier {
            barrier: id,
            threads,
        });
    }

    fn barrier_arrive(&mut self, id: u32, threads: u32) {
        self.warp.waiting = Some(Wait::Arrival {
            barrier: id,
            threads,
        });
    }

    fn sync_warp(&mut self) {
        self.core.clocks.sync_warp(self.warp.index);
    }

    fn fence_proxy_async(&mut self) {
        let group = self.warp.lane_set(self.active());
        self.core.clocks.fence(self.warp.index, group);
    }
}
