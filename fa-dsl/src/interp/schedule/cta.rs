//! Running one CTA: its warps, in turns, from barrier to barrier, until all wait for other CTAs.

use super::deadlock;
use super::step::advance;
use crate::interp::instructions::{has_changed, poll, retire};
use crate::interp::lane_mask::lanes_of;
use crate::interp::machine::{Action, Core, Lanes, Launch, Site, Wait, Warp};
use crate::interp::order::LaneSet;
use crate::interp::report::{Fault, FaultKind};
use crate::isa::machine::WARP;

/// How far a CTA has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// It has ended, or has to stop.
    Over,
    /// Its warps wait for words to change, or for their next turn.
    Waits {
        /// Whether they have done anything but look at the words.
        progress: bool,
    },
}

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

    /// Starts CTA `number`.
    pub(crate) fn start(&mut self, launch: &Launch<'_>, number: u32) {
        self.core.restart(launch, number);
        for warp in &mut self.warps {
            warp.restart(&launch.program, launch.words);
        }
    }

    /// Gives every warp its turn until all have ended, none can go on, or the CTA has to stop.
    pub(crate) fn turn(&mut self, launch: &Launch<'_>) -> Turn {
        self.resume(Wait::Turn);
        let mut any_progress = false;
        while self.warps.iter().any(|warp| !warp.ended) {
            let mut progress = false;
            for index in 0..self.warps.len() {
                let warp = &mut self.warps[index];
                let over = match warp.waiting {
                    Some(Wait::Mbarriers) => poll(&mut self.core, warp),
                    Some(Wait::Products { groups }) => retire(&mut self.core, warp, groups),
                    Some(Wait::Change) => has_changed(launch, warp),
                    _ => false,
                };
                if over {
                    warp.waiting = None;
                }
                if !warp.runs() {
                    continue;
                }
                advance(launch, &mut self.core, warp);
                progress |= !warp.is_stuck();
                if let Some(wait) = warp.waiting {
                    self.arrive(launch, index, wait);
                }
                if self.core.log.stops(launch.options.max_errors) {
                    return Turn::Over;
                }
            }
            any_progress |= progress;
            if !progress && !self.land(launch) {
                if self.waits_for_others() {
                    return Turn::Waits {
                        progress: any_progress,
                    };
                }
                for (site, kind, other) in deadlock::faults(&self.core, &self.warps) {
                    let log = &mut self.core.log;
                    log.add_fatal(&launch.program, site, kind, other);
                }
                return Turn::Over;
            }
        }
        self.note_loads(launch);
        Turn::Over
    }

    /// The faults so far.
    pub(crate) fn take_faults(&mut self) -> Vec<Fault> {
        self.core.log.take()
    }

    /// Lets the warps go on that wait so.
    pub(crate) fn resume(&mut self, wait: Wait) {
        for warp in &mut self.warps {
            if warp.waiting == Some(wait) {
                warp.waiting = None;
            }
        }
    }

    /// Whether warps wait for other CTAs.
    fn waits_for_others(&self) -> bool {
        let waits = |warp: &Warp| matches!(warp.waiting, Some(Wait::Change | Wait::Turn));
        self.warps.iter().any(waits)
    }

    /// The most instructions of one warp that have found words unchanged.
    pub(crate) fn poll_count(&self) -> usize {
        let counts = self.warps.iter().map(Warp::poll_count);
        counts.max().unwrap_or(0)
    }

    /// Notes for each warp that waits for a word to change that it waits in vain, while so many CTAs
    /// are resident and so many have not started.
    #[cold]
    pub(crate) fn note_deadlock(&mut self, launch: &Launch<'_>, resident: u32, waiting: u32) {
        for (site, at, value) in deadlock::at_words(&self.core, &self.warps, launch) {
            let kind = FaultKind::GridDeadlock {
                at,
                value,
                resident,
                waiting,
            };
            let log = &mut self.core.log;
            log.add_fatal(&launch.program, site, kind, None);
        }
    }

    /// Completes the bulk loads. They land as late as they can, so that nothing works by luck that
    /// does not wait for them; where the order is shuffled one at a time, whichever. False when there are none.
    fn land(&mut self, launch: &Launch<'_>) -> bool {
        let core = &mut self.core;
        let loads = match &mut core.shuffle {
            Some(shuffle) if !core.loads.is_empty() => {
                vec![core.loads.swap_remove(shuffle.below(core.loads.len()))]
            }
            _ => std::mem::take(&mut core.loads),
        };
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
            Wait::Mbarriers | Wait::Products { .. } | Wait::Change | Wait::Turn => return,
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
