//! Faults of a launch as a whole, and the merging of those of its CTAs.

use std::mem::discriminant;

use crate::interp::lane_mask::ALL_LANES;
use crate::interp::report::{Fault, FaultKind};
use crate::ir::Kernel;

/// A fault of the launch as a whole, at the kernel's first line.
pub(super) fn launch_fault(kernel: &Kernel, kind: FaultKind) -> Fault {
    let place = kernel
        .body
        .first()
        .map_or_else(|| kernel.name.clone(), |stmt| kernel.describe(stmt.loc));
    Fault {
        kind,
        block: [0; 3],
        warp: 0,
        lanes: ALL_LANES,
        place,
        other: None,
    }
}

/// The first faults, each kind at each line once.
pub(super) fn merge(faults: impl Iterator<Item = Fault>, max_errors: usize) -> Vec<Fault> {
    let mut merged: Vec<Fault> = Vec::new();
    for fault in faults {
        let same = |other: &Fault| {
            other.place == fault.place
                && match (&other.kind, &fault.kind) {
                    (
                        FaultKind::NeverWritten { parameter: a, .. },
                        FaultKind::NeverWritten { parameter: b, .. },
                    )
                    | (
                        FaultKind::CounterAtStart { parameter: a, .. },
                        FaultKind::CounterAtStart { parameter: b, .. },
                    ) => a == b,
                    (a, b) => discriminant(a) == discriminant(b),
                }
        };
        if !merged.iter().any(same) {
            merged.push(fault);
        }
        if merged.len() >= max_errors.max(1) {
            break;
        }
    }
    merged
}
