//! Running one CTA: its warps, in turns, from barrier to barrier.

use super::barriers::Barriers;
use super::fault::{Fault, FaultKind, Location};
use super::flat::Action;
use super::lanes::Lanes;
use super::launch::Launch;
use super::log::{Log, Site};
use super::phases::Mbarriers;
use super::races::Clocks;
use super::report::Report;
use super::shared::Shared;
use super::stamp::Agent;
use super::step::advance;
use super::tma::BulkLoad;
use super::warp::{Awaited, Wait, Warp, lanes_of};
use super::wgmma::{retire, warpgroup};
use super::{WARP, views};

/// What the warps of a CTA share.
#[derive(Debug)]
pub(super) struct Core {
    /// The index of the CTA.
    pub(super) block: [u32; 3],
    /// The same as one number, the first dimension fastest.
    pub(super) number: u32,
    pub(super) shared: Shared,
    pub(super) clocks: Clocks,
    pub(super) log: Log,
    /// Counts of all CTAs that ran here.
    pub(super) report: Report,
    /// Bank conflicts by operation, of all CTAs that ran here.
    pub(super) conflicts: Vec<u64>,
    barriers: Barriers,
    pub(super) mbarriers: Mbarriers,
    /// Bulk loads that have not landed, in the order of their start.
    pub(super) loads: Vec<BulkLoad>,
}

/// The state to run one CTA after another in.
#[derive(Debug)]
pub(super) struct Cta {
    warps: Vec<Warp>,
    pub(super) core: Core,
}

impl Cta {
    pub(super) fn new(launch: &Launch<'_>) -> Cta {
        let kernel = launch.program.kernel;
        let warps = kernel.threads.div_ceil(WARP as u32);
        let sanitize = launch.options.sanitize;
        let core = Core {
            block: [0; 3],
            number: 0,
            shared: Shared::new(
                kernel.shared_bytes,
                warps as usize,
                sanitize,
                launch.program.asynchronous,
            ),
            clocks: Clocks::new(warps as usize),
            log: Log::default(),
            report: Report::default(),
            conflicts: vec![0; launch.program.ops.len()],
            barriers: Barriers::new(kernel.threads),
            mbarriers: Mbarriers::default(),
            loads: Vec::new(),
        };
        let warps = (0..warps)
            .map(|index| Warp::new(index, kernel.threads, &launch.program, sanitize))
            .collect();
        Cta { warps, core }
    }

    /// Runs CTA `number` to its end and gives its faults.
    pub(super) fn run(&mut self, launch: &Launch<'_>, number: u32) -> Vec<Fault> {
        self.core.number = number;
        self.core.block = launch.block(number);
        let stale = !self.core.clocks.restart();
        self.core.shared.restart(stale);
        self.core.barriers.restart();
        self.core.mbarriers.clear();
        self.core.loads.clear();
        for warp in &mut self.warps {
            warp.restart(&launch.program, launch.words);
        }
        self.schedule(launch);
        self.core.log.take()
    }

    /// Gives every warp its turn until all have ended, none can go on, or the CTA has to stop.
    fn schedule(&mut self, launch: &Launch<'_>) {
        while self.warps.iter().any(|warp| !warp.ended) {
            let mut progress = false;
            for index in 0..self.warps.len() {
                let warp = &mut self.warps[index];
                let over = match warp.waiting {
                    Some(Wait::Mbarriers) => poll(&mut self.core, warp),
                    Some(Wait::Products { groups }) => retire(&mut self.core, warp, groups),
                    _ => false,
                };
                if over {
                    warp.waiting = None;
                }
                if !warp.runs() {
                    continue;
                }
                progress = true;
                advance(launch, &mut self.core, warp);
                if let Some(wait) = warp.waiting {
                    self.arrive(launch, index, wait);
                }
                if self.core.log.stops(launch.options.max_errors) {
                    return;
                }
            }
            if !progress && !self.land(launch) {
                self.note_deadlock(launch);
                return;
            }
        }
        self.note_loads(launch);
    }

    /// Completes the bulk loads. They land as late as they can, so that nothing works by luck that
    /// does not wait for them. False when there are none.
    fn land(&mut self, launch: &Launch<'_>) -> bool {
        let loads = std::mem::take(&mut self.core.loads);
        for load in &loads {
            let Action::Warp(call, _) = &launch.program.ops[load.thread.op as usize].action else {
                continue;
            };
            let mut lanes = Lanes {
                launch,
                core: &mut self.core,
                warp: &mut self.warps[load.thread.warp as usize],
                call,
            };
            lanes.land(load);
        }
        !loads.is_empty()
    }

    /// Bulk loads that no warp has waited for are a fault.
    fn note_loads(&mut self, launch: &Launch<'_>) {
        let copies = self.core.loads.len() as u64;
        let Some(first) = self.core.loads.first().filter(|_| launch.options.sanitize) else {
            return;
        };
        let site = Site {
            block: self.core.block,
            warp: first.thread.warp,
            lanes: 1 << first.thread.lane,
            op: first.thread.op,
        };
        let kind = FaultKind::NeverWaited { copies };
        self.core.log.add(&launch.program, site, kind, None);
    }

    /// A warp arrives at a barrier; when it is the last one, all go on.
    fn arrive(&mut self, launch: &Launch<'_>, index: usize, wait: Wait) {
        let Core {
            barriers, clocks, ..
        } = &mut self.core;
        let warp = index as u32;
        let result = match wait {
            Wait::Mbarriers | Wait::Products { .. } => return,
            Wait::Barrier { barrier, threads } => barriers.wait(warp, barrier, threads),
            Wait::Arrival { barrier, threads } => {
                self.warps[index].waiting = None;
                barriers.arrive(barrier, threads, |released| {
                    let view = released.get_or_insert_with(|| Box::new(clocks.blank()));
                    clocks.release(warp, views::Lanes::Whole, view);
                })
            }
        };
        match result {
            Ok(None) => {}
            Ok(Some(barrier)) => {
                clocks.join(barrier.waiting, barrier.released.as_deref());
                lanes_of(barrier.waiting).for_each(|warp| self.warps[warp].waiting = None);
            }
            Err(kind) => {
                let site = site(&self.core, &self.warps[index]);
                self.core.log.add_fatal(&launch.program, site, kind, None);
            }
        }
    }

    #[cold]
    fn note_deadlock(&mut self, launch: &Launch<'_>) {
        let exited = self.warps.iter().filter(|warp| warp.ended).count() as u32;
        let waiting = self.warps.len() as u32 - exited;
        let mut found = Vec::new();
        for (barrier, state) in self.core.barriers.open() {
            let here = |warp: &&Warp| state.waiting >> warp.index & 1 != 0;
            let Some(first) = self.warps.iter().find(here) else {
                continue;
            };
            let other = self.warps.iter().find(|warp| !here(warp)).map(Warp::op);
            let kind = FaultKind::Deadlock {
                barrier,
                arrived: state.arrivals * WARP as u32,
                expected: state.threads,
                exited,
                elsewhere: waiting - state.waiting.count_ones(),
            };
            found.push((site(&self.core, first), kind, other));
        }
        for warp in &self.warps {
            let site = site(&self.core, warp);
            match warp.waiting {
                Some(Wait::Mbarriers) => found.extend(warp.awaited.iter().map(|awaited| {
                    let lanes = awaited.lanes;
                    let kind = self.core.mbarrier_deadlock(awaited, exited);
                    (Site { lanes, ..site }, kind, None)
                })),
                Some(Wait::Products { groups }) => {
                    let issued =
                        |other: &u32| self.core.clocks.ended(Agent::Tensor(*other)) >= groups;
                    let kind = FaultKind::ProductDeadlock {
                        missing: warpgroup(warp.index)
                            .filter(|other| !issued(other))
                            .collect(),
                    };
                    found.push((site, kind, None));
                }
                _ => {}
            }
        }
        for (site, kind, other) in found {
            self.core.log.add_fatal(&launch.program, site, kind, other);
        }
    }
}

impl Core {
    /// What keeps a phase of an mbarrier from completing.
    fn mbarrier_deadlock(&self, awaited: &Awaited, exited: u32) -> FaultKind {
        let mbarrier = self.mbarriers.get(awaited.mbarrier);
        FaultKind::MbarrierDeadlock {
            at: Location::Shared {
                offset: mbarrier.offset,
                size: self.shared.size(),
            },
            parity: awaited.parity,
            arrivals: mbarrier.arrivals,
            bytes: mbarrier.bytes,
            exited,
        }
    }
}

/// Whether the phases that a warp waits for have completed; then it knows what was done before.
pub(super) fn poll(core: &mut Core, warp: &mut Warp) -> bool {
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
            clocks.acquire(warp.index, warp.group(awaited.lanes), view);
        }
    }
    true
}

/// Where a warp is, with all its active lanes.
pub(super) fn site(core: &Core, warp: &Warp) -> Site {
    Site {
        block: core.block,
        warp: warp.index,
        lanes: warp.active,
        op: warp.op(),
    }
}
