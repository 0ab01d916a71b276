//! Noting what is wrong with an instruction.

use crate::interp::machine::{Lanes, Site};
use crate::interp::memory::Hit;
use crate::interp::order::{Stamp, Thread};
use crate::interp::report::{Access, Actor, FaultKind, Location, MbarrierMisuse};
use crate::isa::machine::Space;

impl Lanes<'_> {
    #[cold]
    pub(crate) fn shared_fault(
        &mut self,
        access: Access,
        thread: Thread,
        address: u64,
        bytes: u32,
        hit: Hit,
    ) {
        let at = self.location(Space::Shared, address);
        let (kind, other) = match hit {
            Hit::Uninitialized => (FaultKind::UninitializedMemory { access, at, bytes }, None),
            Hit::InFlight(copy) => (FaultKind::InFlight { access, at }, Some(copy.op())),
            Hit::Conflict(store) => {
                let other_lane = store.lane().unwrap_or(thread.lane);
                (FaultKind::ConflictingLanes { at, other_lane }, None)
            }
            Hit::Race(hazard, earlier) => {
                let other = self.actor(earlier);
                (FaultKind::Race { hazard, at, other }, Some(earlier.op()))
            }
            Hit::Mbarrier(made) => {
                let misuse = MbarrierMisuse::OrdinaryAccess { access };
                (FaultKind::Mbarrier { at, misuse }, Some(made.op()))
            }
            Hit::Unfenced(store) => {
                let other = self.actor(store);
                (
                    FaultKind::MissingProxyFence { access, at, other },
                    Some(store.op()),
                )
            }
        };
        match access {
            Access::Product => self.warp_fault(kind, other),
            _ => self.fault(thread, kind, other),
        }
    }

    /// Who made an access to shared memory.
    fn actor(&self, access: Stamp) -> Actor {
        Actor {
            block: self.core.block,
            warp: access.warp(),
            lane: access.lane(),
        }
    }

    #[cold]
    pub(crate) fn location(&self, space: Space, address: u64) -> Location {
        match space {
            Space::Shared => Location::Shared {
                offset: address,
                size: self.core.shared.size(),
            },
            Space::Global => self.launch.locate(address),
        }
    }

    /// Notes a fault of the whole warp.
    #[cold]
    pub(crate) fn warp_fault(&mut self, kind: FaultKind, other: Option<u32>) {
        let site = Site {
            block: self.core.block,
            warp: self.warp.index,
            lanes: self.warp.active,
            op: self.warp.op(),
        };
        self.core.log.add(&self.launch.program, site, kind, other);
    }

    #[cold]
    pub(crate) fn fault(&mut self, thread: Thread, kind: FaultKind, other: Option<u32>) {
        let site = Site {
            block: self.core.block,
            warp: thread.warp,
            lanes: 1 << thread.lane,
            op: thread.op,
        };
        self.core.log.add(&self.launch.program, site, kind, other);
    }
}
