//! Counters are zero before a launch and after it.

use super::faults::launch_fault;
use crate::interp::machine::Launch;
use crate::interp::memory::Uncleared;
use crate::interp::report::{Access, Fault, FaultKind};

/// Bytes of a counter.
const BYTES: u32 = 4;

/// Counters that are not zero when the launch starts.
pub(super) fn at_start(launch: &Launch<'_>) -> Vec<Fault> {
    let faults = uncleared(launch).into_iter().map(|counter| {
        let kind = match counter.value {
            Some(value) => FaultKind::CounterAtStart {
                parameter: counter.parameter,
                index: counter.index,
                value,
            },
            None => FaultKind::UninitializedMemory {
                access: Access::Atomic,
                at: launch.locate(counter.address),
                bytes: BYTES,
            },
        };
        launch_fault(launch.program.kernel, kind)
    });
    faults.collect()
}

/// Counters that are not zero when the launch has ended, each with the line that wrote it last.
pub(super) fn at_end(launch: &Launch<'_>) -> Vec<Fault> {
    let faults = uncleared(launch).into_iter().map(|counter| {
        let kind = FaultKind::CounterLeft {
            parameter: counter.parameter,
            index: counter.index,
            value: counter.value.unwrap_or(0),
        };
        let place = counter.by.and_then(|by| launch.program.place(by.op));
        let fault = launch_fault(launch.program.kernel, kind);
        match (counter.by, place) {
            (Some(by), Some(place)) => Fault {
                block: launch.block(by.block),
                warp: by.warp,
                lanes: 1 << by.lane,
                place,
                ..fault
            },
            _ => fault,
        }
    });
    faults.collect()
}

fn uncleared(launch: &Launch<'_>) -> Vec<Uncleared> {
    let outputs = launch.outputs.as_ref();
    outputs.map_or_else(Vec::new, |outputs| {
        outputs.uncleared(|address| {
            let (allocation, offset) = launch.memory.find(address, u64::from(BYTES))?;
            let written = allocation.is_written(offset as usize, BYTES as usize);
            written.then(|| allocation.load_word(offset as usize))
        })
    })
}
