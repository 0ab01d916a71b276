//! Collecting the faults of one CTA.

use std::mem::discriminant;

use super::program::Program;
use crate::interp::report::{Fault, FaultKind};
use crate::ir::LocId;

/// Who meets a fault, and at which operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) block: [u32; 3],
    pub(crate) warp: u32,
    pub(crate) lanes: u32,
    pub(crate) op: u32,
}

/// The faults of a CTA so far.
#[derive(Debug, Default)]
pub(crate) struct Log {
    /// Each with its Rust line.
    faults: Vec<(LocId, Fault)>,
    /// Whether the CTA cannot go on.
    fatal: bool,
}

impl Log {
    /// Adds a fault. A kind that was seen at the line before only gathers its lanes.
    #[cold]
    pub(crate) fn add(
        &mut self,
        program: &Program<'_>,
        site: Site,
        kind: FaultKind,
        other: Option<u32>,
    ) {
        let Some(loc) = program.ops.get(site.op as usize).map(|op| op.loc) else {
            return;
        };
        let known = self
            .faults
            .iter_mut()
            .find(|(at, fault)| *at == loc && discriminant(&fault.kind) == discriminant(&kind));
        if let Some((_, fault)) = known {
            if (fault.block, fault.warp) == (site.block, site.warp) {
                fault.lanes |= site.lanes;
            }
            return;
        }
        let Site {
            block,
            warp,
            lanes,
            op: _,
        } = site;
        let place = program.kernel.describe(loc);
        let other = other.and_then(|op| program.place(op));
        self.faults.push((
            loc,
            Fault {
                kind,
                block,
                warp,
                lanes,
                place,
                other,
            },
        ));
    }

    /// Adds a fault after which the CTA cannot go on.
    #[cold]
    pub(crate) fn add_fatal(
        &mut self,
        program: &Program<'_>,
        site: Site,
        kind: FaultKind,
        other: Option<u32>,
    ) {
        self.add(program, site, kind, other);
        self.fatal = true;
    }

    /// Whether to stop, given the most faults that are wanted.
    #[inline]
    pub(crate) fn stops(&self, max_errors: usize) -> bool {
        self.fatal || (!self.faults.is_empty() && self.faults.len() >= max_errors)
    }

    /// The faults, in the order in which they were found.
    pub(crate) fn take(&mut self) -> Vec<Fault> {
        self.fatal = false;
        self.faults.drain(..).map(|(_, fault)| fault).collect()
    }
}
