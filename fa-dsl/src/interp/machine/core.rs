//! The part of a CTA's state that its warps share.

use super::launch::Launch;
use super::log::{Log, Site};
use super::warp::Warp;
use crate::interp::asynchronous::BulkLoad;
use crate::interp::asynchronous::tiles::Room;
use crate::interp::barriers::{Barriers, Mbarriers};
use crate::interp::memory::Shared;
use crate::interp::order::{Clocks, Fences};
use crate::interp::report::Report;
use crate::interp::shuffle::Shuffle;

/// What the warps of a CTA share.
#[derive(Debug)]
pub(crate) struct Core {
    /// The index of the CTA.
    pub(crate) block: [u32; 3],
    /// The same as one number, the first dimension fastest.
    pub(crate) number: u32,
    pub(crate) shared: Shared,
    pub(crate) clocks: Clocks,
    pub(crate) fences: Fences,
    /// What mixes the order of lanes and CTAs, if anything does.
    pub(crate) shuffle: Option<Shuffle>,
    pub(crate) log: Log,
    /// Counts of all CTAs that ran here.
    pub(crate) report: Report,
    /// Bank conflicts by operation, of all CTAs that ran here.
    pub(crate) conflicts: Vec<u64>,
    pub(crate) barriers: Barriers,
    pub(crate) mbarriers: Mbarriers,
    /// Bulk loads that have not landed, in the order of their start.
    pub(crate) loads: Vec<BulkLoad>,
    /// Room for products, once there has been one.
    pub(crate) room: Option<Box<Room>>,
}

impl Core {
    /// The state of a CTA of `warps` warps that has not started.
    pub(crate) fn new(launch: &Launch<'_>, warps: usize) -> Core {
        let program = &launch.program;
        let sanitize = launch.options.sanitize;
        Core {
            block: [0; 3],
            number: 0,
            shared: Shared::new(
                program.kernel.shared_bytes,
                warps,
                sanitize,
                program.asynchronous,
            ),
            clocks: Clocks::new(warps),
            fences: Fences::default(),
            shuffle: None,
            log: Log::default(),
            report: Report::default(),
            conflicts: vec![0; program.ops.len()],
            barriers: Barriers::new(program.kernel.threads),
            mbarriers: Mbarriers::default(),
            loads: Vec::new(),
            room: None,
        }
    }

    /// Starts CTA `number`. The counts go on.
    pub(crate) fn restart(&mut self, launch: &Launch<'_>, number: u32) {
        self.number = number;
        self.block = launch.block(number);
        self.shuffle = launch.options.order.shuffle(number.into());
        self.fences.clear();
        let stale = !self.clocks.restart();
        self.shared.restart(stale);
        self.barriers.restart();
        self.mbarriers.clear();
        self.loads.clear();
    }

    /// Where a warp is, with all its active lanes.
    pub(crate) fn site(&self, warp: &Warp) -> Site {
        Site {
            block: self.block,
            warp: warp.index,
            lanes: warp.active,
            op: warp.op(),
        }
    }
}
