//! What a warp does from one turn to the next: operation by operation.

use crate::interp::asynchronous::Trespass;
use crate::interp::lane_mask::{ALL_LANES, lanes_where};
use crate::interp::machine::{
    Action, Core, LaneCall, Lanes, Launch, Site, Slot, Source, Splat, Warp, WarpCall, fetch,
    note_missing,
};
use crate::interp::report::{Access, FaultKind};
use crate::isa::machine::{WARP, by_lane};
use crate::isa::{Asks, OfWarp, Undefined, Values};

/// Runs a warp until it waits, ends or the CTA has to stop.
pub(crate) fn advance(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp) {
    let ops = &launch.program.ops;
    let limit = launch.options.step_limit.unwrap_or(u64::MAX);
    while warp.runs() && !core.log.stops(launch.options.max_errors) {
        let action = &ops[warp.next as usize].action;
        warp.next += 1;
        if warp.steps == limit {
            let site = core.site(warp);
            core.log
                .add_fatal(&launch.program, site, FaultKind::StepLimit { limit }, None);
            return;
        }
        warp.steps += 1;
        step(launch, core, warp, action);
        if let Some(trespass) = warp.registers.take_trespass() {
            note_trespass(launch, core, warp, trespass);
        }
    }
}

/// Runs one operation; `next` already names the one after it.
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
            let read = |slot| warp.registers.read(Source::Slot(slot));
            let (var, bound) = (read(var), read(bound));
            let live = by_lane(|lane| u64::from(var[lane] < bound[lane]));
            warp.test(lanes_where(&live), exit);
        }
        Action::ForStep { var, step, test } => {
            let values = warp.registers.read(Source::Slot(var));
            let stepped = by_lane(|lane| u64::from((values[lane] as u32).wrapping_add(step)));
            warp.registers.write(var, &stepped, warp.active);
            warp.next = test;
        }
        Action::While => warp.enter(),
        Action::WhileTest { cond, exit } => {
            let cond = fetch(launch, core, warp, cond);
            warp.test(lanes_where(&cond), exit);
        }
        Action::Jump { to } => warp.next = to,
        Action::Exit => end(launch, core, warp),
    }
}

/// Ends a warp. Copies and products that it has not waited for are a fault.
fn end(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp) {
    warp.ended = true;
    if !launch.options.sanitize {
        return;
    }
    let mut never_waited = |lanes, op, kind| {
        let site = Site {
            block: core.block,
            warp: warp.index,
            lanes,
            op,
        };
        core.log.add(&launch.program, site, kind, None);
    };
    for rest in [warp.copies.rest(), warp.stores.rest()] {
        let Some(first) = rest.first() else { continue };
        let lanes = rest.iter().fold(0, |lanes, copy| lanes | 1 << copy.lane);
        let copies = rest.len() as u64;
        never_waited(lanes, first.op, FaultKind::NeverWaited { copies });
    }
    if let Some((products, op)) = warp
        .registers
        .flight
        .as_ref()
        .and_then(|flight| flight.rest())
    {
        let kind = FaultKind::ProductNeverWaited { products };
        never_waited(warp.lanes, op, kind);
    }
}

/// Notes an ordinary write of a register that a product owns.
#[cold]
fn note_trespass(launch: &Launch<'_>, core: &mut Core, warp: &Warp, trespass: Trespass) {
    let kind = FaultKind::InFlightRegister {
        access: Access::Store,
        register: launch.program.name(Slot::Narrow(trespass.register)),
    };
    let site = core.site(warp);
    core.log
        .add(&launch.program, site, kind, Some(trespass.owner.op));
}

/// Runs an instruction of the whole warp.
#[inline]
fn run_warp(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp, call: &WarpCall) {
    if call.converged && warp.active != ALL_LANES {
        let site = core.site(warp);
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

/// Runs an instruction that computes in every lane for itself. Tests spend much of their time here: nothing is copied but the results.
#[inline]
fn run_lanes(launch: &Launch<'_>, core: &mut Core, warp: &mut Warp, call: &LaneCall) {
    let mut splats = [const { Splat::Empty }; 3];
    let mut values = [Values::Narrow(&[0; WARP]); 3];
    let each = values.iter_mut().zip(&mut splats);
    for (&source, (values, splat)) in call.srcs.iter().zip(each) {
        note_missing(launch, core, warp, source);
        *values = warp.registers.values(source, splat);
    }
    let values = &values[..call.srcs.len()];
    let asks = call.asks;
    if let Some((lanes, what)) = asks.and_then(|asks| undefined(asks, values, warp.active)) {
        note_undefined(launch, core, warp, lanes, what);
    }
    match call.meaning {
        OfWarp::Narrow(of_warp) => {
            let results = of_warp(values);
            warp.registers.write_narrow(call.dst, &results, warp.active);
        }
        OfWarp::Wide(of_warp) => {
            let results = of_warp(values);
            warp.registers.write_wide(call.dst, &results, warp.active);
        }
    }
}

/// The active lanes whose operands C does not define an operation for, if there are any, and what is wrong in the first.
fn undefined(asks: Asks, values: &[Values<'_>], active: u32) -> Option<(u32, Undefined)> {
    let of = |number: usize, lane: usize| match values[number] {
        Values::Narrow(values) => u64::from(values[lane]),
        Values::Wide(values) => values[lane],
    };
    let mut found = None;
    let mut lanes = 0;
    for lane in (0..WARP).filter(|lane| active & 1 << lane != 0) {
        if let Some(what) = asks.wrong(of(0, lane), of(1, lane)) {
            lanes |= 1 << lane;
            found.get_or_insert(what);
        }
    }
    Some((lanes, found?))
}

/// Notes an operation that C does not define.
#[cold]
fn note_undefined(launch: &Launch<'_>, core: &mut Core, warp: &Warp, lanes: u32, what: Undefined) {
    let site = Site {
        lanes,
        ..core.site(warp)
    };
    let kind = FaultKind::Undefined { what };
    core.log.add(&launch.program, site, kind, None);
}
