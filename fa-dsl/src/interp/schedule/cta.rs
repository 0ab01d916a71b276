//! Running one CTA: its warps, in turns, from barrier to barrier.

use super::deadlock;
use super::step::advance;
use crate::interp::instructions::{poll, retire};
use crate::interp::lane_mask::lanes_of;
use crate::interp::machine::{Action, Core, Lanes, Launch, Site, Wait, Warp};
use crate::interp::order::LaneSet;
use crate::interp::report::{Fault, FaultKind};
use crate::isa::machine::WARP;

/// The warps of a CTA and what they share. Runs one CTA after another.
#[derive(Debug)]
pub(crate) struct Cta {
    warps: Vec<Warp>,
    pub(crate) core: Core,
}

impl Cta {
    pub(crate) fn new(launch: &Launch<'_>) -> Cta {
        let threads = launch.program.kernel.threads;
        let sanitize = launch.options.sanitize;
        let warps: Vec<Warp> = (0..threads.div_ceil(WARP as u32))
            .map(|index| Warp::new(index, threads, &launch.program, sanitize))
            .collect();
        let core = Core::new(launch, warps.len());
        Cta { warps, core }
    }

    /// Runs CTA `number` to its end and gives its faults.
    pub(crate) fn run(&mut self, launch: &Launch<'_>, number: u32) -> Vec<Fault> {
        self.core.restart(launch, number);
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
                for (site, kind, other) in deadlock::faults(&self.core, &self.warps) {
                    let log = &mut self.core.log;
                    log.add_fatal(&launch.program, site, kind, other);
                }
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
                    clocks.release(warp, LaneSet::Whole, view);
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
                let site = self.core.site(&self.warps[index]);
                self.core.log.add_fatal(&launch.program, site, kind, None);
            }
        }
    }
}
