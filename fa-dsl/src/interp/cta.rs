//! Running one CTA: its warps, in turns, from barrier to barrier.

use super::barriers::Barriers;
use super::fault::{Fault, FaultKind};
use super::flat::{Action, LaneCall, WarpCall, mask};
use super::lanes::{Lanes, fetch};
use super::launch::Launch;
use super::log::{Log, Site};
use super::races::Clocks;
use super::report::Report;
use super::shared::Shared;
use super::warp::{Wait, Warp, lanes_of};
use super::{ALL_LANES, WARP};

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
        let core = Core {
            block: [0; 3],
            number: 0,
            shared: Shared::new(kernel.shared_bytes, warps as usize, launch.options.sanitize),
            clocks: Clocks::new(warps as usize),
            log: Log::default(),
            report: Report::default(),
            conflicts: vec![0; launch.program.ops.len()],
            barriers: Barriers::new(kernel.threads),
        };
        let warps = (0..warps)
            .map(|index| Warp::new(index, kernel.threads, &launch.program))
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
                if !self.warps[index].runs() {
                    continue;
                }
                progress = true;
                advance(launch, &mut self.core, &mut self.warps[index]);
                if let Some(wait) = self.warps[index].waiting {
                    self.arrive(launch, index, wait);
                }
                if self.core.log.stops(launch.options.max_errors) {
                    return;
                }
            }
            if !progress {
                self.note_deadlock(launch);
                return;
            }
        }
    }

    /// A warp arrives at a barrier; when it is the last one, all go on.
    fn arrive(&mut self, launch: &Launch<'_>, index: usize, wait: Wait) {
        match self
            .core
            .barriers
            .arrive(index as u32, wait.barrier, wait.threads)
        {
            Ok(None) => {}
            Ok(Some(released)) => {
                self.core.clocks.join(released);
                lanes_of(released).for_each(|warp| self.warps[warp].waiting = None);
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
        let open: Vec<_> = self.core.barriers.open().collect();
        for (barrier, state) in open {
            let here = |warp: &&Warp| state.arrived >> warp.index & 1 != 0;
            let Some(first) = self.warps.iter().find(here) else {
                continue;
            };
            let other = self.warps.iter().find(|warp| !here(warp)).map(Warp::op);
            let count = state.arrived.count_ones();
            let kind = FaultKind::Deadlock {
                barrier,
                arrived: count * WARP as u32,
                expected: state.threads,
                exited,
                elsewhere: waiting - count,
            };
            let site = site(&self.core, first);
            self.core.log.add_fatal(&launch.program, site, kind, other);
        }
    }
}

/// Where a warp is, with all its active lanes.
fn site(core: &Core, warp: &Warp) -> Site {
    Site {
        block: core.block,
        warp: warp.index,
        lanes: warp.active,
        op: warp.op(),
    }
}

/// Runs a warp until it waits, ends or the CTA has to stop.
fn advance(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp) {
    let ops = &launch.program.ops;
    let limit = launch.options.step_limit.unwrap_or(u64::MAX);
    while warp.runs() && !core.log.stops(launch.options.max_errors) {
        let action = &ops[warp.next as usize].action;
        warp.next += 1;
        if warp.steps == limit {
            let site = site(core, warp);
            core.log
                .add_fatal(&launch.program, site, FaultKind::StepLimit { limit }, None);
            return;
        }
        warp.steps += 1;
        step(launch, core, warp, action);
    }
}

/// Runs one operation. The warp's next one is already set to the one after it.
#[inline]
fn step(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp, action: &Action) {
    match *action {
        Action::Lane(ref call, cost) => {
            core.report.instructions[cost as usize] += 1;
            run_lanes(launch, core, warp, call);
        }
        Action::Warp(ref call, cost) => {
            core.report.instructions[cost as usize] += 1;
            run_warp(launch, core, warp, call);
        }
        Action::Move { dst, value } => {
            let value = fetch(launch, core, warp, value);
            warp.registers.write(dst, &value, warp.active);
        }
        Action::If { cond, otherwise } => {
            let cond = fetch(launch, core, warp, cond);
            warp.split(&cond, otherwise);
        }
        Action::Else { end } => warp.switch(end),
        Action::EndIf => warp.join(),
        Action::For {
            var,
            bound,
            start,
            end,
        } => {
            let (start, end) = (
                fetch(launch, core, warp, start),
                fetch(launch, core, warp, end),
            );
            warp.registers.write(var, &start, warp.active);
            warp.registers.write(bound, &end, warp.active);
            warp.enter();
        }
        Action::ForTest { var, bound, exit } => {
            let [var, bound] =
                [var, bound].map(|slot| warp.registers.read(super::flat::Source::Slot(slot)));
            let live = std::array::from_fn(|lane| u64::from(var[lane] < bound[lane]));
            warp.test(mask(&live), exit);
        }
        Action::ForStep { var, step, test } => {
            let values = warp.registers.read(super::flat::Source::Slot(var));
            let stepped = values.map(|value| u64::from((value as u32).wrapping_add(step)));
            warp.registers.write(var, &stepped, warp.active);
            warp.next = test;
        }
        Action::While => warp.enter(),
        Action::WhileTest { cond, exit } => {
            let cond = fetch(launch, core, warp, cond);
            warp.test(mask(&cond), exit);
        }
        Action::Jump { to } => warp.next = to,
        Action::Exit => end(launch, core, warp),
    }
}

/// Ends a warp. Copies that it has not waited for are a fault.
fn end(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp) {
    warp.ended = true;
    let rest = warp.copies.rest();
    if let Some(first) = rest.first().filter(|_| launch.options.sanitize) {
        let lanes = rest.iter().fold(0, |lanes, copy| lanes | 1 << copy.lane);
        let site = Site {
            block: core.block,
            warp: warp.index,
            lanes,
            op: first.op,
        };
        let kind = FaultKind::NeverWaited {
            copies: rest.len() as u64,
        };
        core.log.add(&launch.program, site, kind, None);
    }
}

/// Runs an instruction of the whole warp.
#[inline]
fn run_warp(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp, call: &WarpCall) {
    if call.converged && warp.active != ALL_LANES {
        let site = site(core, warp);
        let kind = FaultKind::Divergent {
            instruction: call.name,
            active: warp.active,
        };
        core.log.add_fatal(&launch.program, site, kind, None);
        return;
    }
    (call.meaning)(&mut Lanes {
        launch,
        core,
        warp,
        call,
    });
}

/// Runs an instruction lane by lane.
#[inline]
fn run_lanes(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp, call: &LaneCall) {
    match *call.srcs {
        [a] => apply(launch, core, warp, call, [a]),
        [a, b] => apply(launch, core, warp, call, [a, b]),
        [a, b, c] => apply(launch, core, warp, call, [a, b, c]),
        _ => apply_many(launch, core, warp, call),
    }
}

#[inline]
fn apply<const N: usize>(
    launch: &Launch<'_>,
    core: &mut Core,
    warp: &mut Warp,
    call: &LaneCall,
    srcs: [super::flat::Source; N],
) {
    let values = srcs.map(|source| fetch(launch, core, warp, source));
    let mut result = [0; WARP];
    let value = |lane: usize| {
        (call.meaning)(&std::array::from_fn::<u64, N, _>(|source| {
            values[source][lane]
        }))
    };
    if warp.active == ALL_LANES {
        for (lane, result) in result.iter_mut().enumerate() {
            *result = value(lane);
        }
    } else {
        lanes_of(warp.active).for_each(|lane| result[lane] = value(lane));
    }
    warp.registers.write(call.dst, &result, warp.active);
}

/// As [`apply`], for any number of sources.
fn apply_many(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp, call: &LaneCall) {
    let values: Vec<_> = call
        .srcs
        .iter()
        .map(|&source| fetch(launch, core, warp, source))
        .collect();
    let mut result = [0; WARP];
    for lane in lanes_of(warp.active) {
        let sources: Vec<u64> = values.iter().map(|value| value[lane]).collect();
        result[lane] = (call.meaning)(&sources);
    }
    warp.registers.write(call.dst, &result, warp.active);
}
