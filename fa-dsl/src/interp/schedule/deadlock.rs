//! Why no warp of a CTA can go on.

use crate::interp::instructions::warpgroup;
use crate::interp::machine::{Awaited, Core, Site, Wait, Warp};
use crate::interp::order::Agent;
use crate::interp::report::{FaultKind, Location};
use crate::isa::machine::WARP;

/// A fault of a deadlock: where a warp waits, for what, and the operation at which another is that
/// does not come.
type Blocked = (Site, FaultKind, Option<u32>);

/// What each warp waits for, or each barrier.
#[cold]
pub(super) fn faults(core: &Core, warps: &[Warp]) -> Vec<Blocked> {
    let exited = warps.iter().filter(|warp| warp.ended).count() as u32;
    let mut found: Vec<Blocked> = at_barriers(core, warps, exited).collect();
    for warp in warps {
        let site = core.site(warp);
        match warp.waiting {
            Some(Wait::Mbarriers) => found.extend(warp.awaited.iter().map(|awaited| {
                let lanes = awaited.lanes;
                let kind = at_mbarrier(core, awaited, exited);
                (Site { lanes, ..site }, kind, None)
            })),
            Some(Wait::Products { groups }) => {
                found.push((site, at_products(core, warp, groups), None));
            }
            _ => {}
        }
    }
    found
}

/// What keeps the barriers closed that warps wait at.
fn at_barriers(core: &Core, warps: &[Warp], exited: u32) -> impl Iterator<Item = Blocked> {
    let waiting = warps.len() as u32 - exited;
    core.barriers.open().filter_map(move |(barrier, state)| {
        let here = |warp: &&Warp| state.waiting >> warp.index & 1 != 0;
        let first = warps.iter().find(here)?;
        let other = warps.iter().find(|warp| !here(warp)).map(Warp::op);
        let kind = FaultKind::Deadlock {
            barrier,
            arrived: state.arrivals * WARP as u32,
            expected: state.threads,
            exited,
            elsewhere: waiting - state.waiting.count_ones(),
        };
        Some((core.site(first), kind, other))
    })
}

/// What keeps a phase of an mbarrier from completing.
fn at_mbarrier(core: &Core, awaited: &Awaited, exited: u32) -> FaultKind {
    let mbarrier = core.mbarriers.get(awaited.mbarrier);
    FaultKind::MbarrierDeadlock {
        at: Location::Shared {
            offset: mbarrier.offset,
            size: core.shared.size(),
        },
        parity: awaited.parity,
        arrivals: mbarrier.arrivals,
        bytes: mbarrier.bytes,
        exited,
    }
}

/// The warps whose products a warp waits for in vain.
fn at_products(core: &Core, warp: &Warp, groups: u32) -> FaultKind {
    let issued = |other: &u32| core.clocks.ended(Agent::Tensor(*other)) >= groups;
    FaultKind::ProductDeadlock {
        missing: warpgroup(warp.index)
            .filter(|other| !issued(other))
            .collect(),
    }
}
