//! Why no warp of a CTA can go on, or no CTA of a grid.

use crate::interp::instructions::warpgroup;
use crate::interp::machine::{Awaited, Core, Launch, Site, Wait, Warp};
use crate::interp::order::Agent;
use crate::interp::report::{FaultKind, Location};
use crate::isa::machine::WARP;

/// Where a warp waits, what for, and the operation that keeps another warp from coming.
type Blocked = (Site, FaultKind, Option<u32>);

/// A fault for each barrier, mbarrier and product that warps wait for in vain.
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

/// The words that warps wait for to change, each with where the warp is and what the word holds.
#[cold]
pub(super) fn at_words(
    core: &Core,
    warps: &[Warp],
    launch: &Launch<'_>,
) -> Vec<(Site, Location, u32)> {
    let waiting = |warp: &&Warp| warp.waiting == Some(Wait::Change);
    let found = warps.iter().filter(waiting).filter_map(|warp| {
        let (address, value) = warp.polled().next()?;
        Some((core.site(warp), launch.locate(address), value))
    });
    found.collect()
}

/// What the barriers lack at which warps wait.
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

/// What a phase of an mbarrier lacks.
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

/// Which warps have not issued the products that a warp waits for.
fn at_products(core: &Core, warp: &Warp, groups: u32) -> FaultKind {
    let issued = |other: &u32| core.clocks.ended(Agent::Tensor(*other)) >= groups;
    FaultKind::ProductDeadlock {
        missing: warpgroup(warp.index)
            .filter(|other| !issued(other))
            .collect(),
    }
}
