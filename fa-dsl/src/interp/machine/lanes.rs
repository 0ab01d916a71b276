//! A warp at an instruction, with all that the instruction can reach.

use super::core::Core;
use super::launch::Launch;
use super::log::Site;
use super::program::{Source, WarpCall};
use super::warp::Warp;
use crate::interp::order::Thread;
use crate::interp::report::{Access, FaultKind};
use crate::isa::machine::WARP;

/// A warp at an instruction. What a meaning may ask of it, [`crate::isa::machine::Machine`], is
/// implemented in [`crate::interp::instructions`].
pub(crate) struct Lanes<'a> {
    pub(crate) launch: &'a Launch<'a>,
    pub(crate) core: &'a mut Core,
    pub(crate) warp: &'a mut Warp,
    pub(crate) call: &'a WarpCall,
}

impl Lanes<'_> {
    /// The mask of active lanes.
    #[inline]
    pub(crate) fn active(&self) -> u32 {
        self.warp.active
    }

    /// The thread in a lane, at this instruction.
    #[inline]
    pub(crate) fn thread(&self, lane: usize) -> Thread {
        Thread {
            warp: self.warp.index,
            lane: lane as u32,
            op: self.warp.op(),
        }
    }

    /// The values of a register or immediate.
    #[inline]
    pub(crate) fn fetch(&mut self, source: Source) -> [u64; WARP] {
        fetch(self.launch, self.core, self.warp, source)
    }
}

/// The values of a source for the operation that the warp is at.
#[inline]
pub(crate) fn fetch(
    launch: &Launch<'_>,
    core: &mut Core,
    warp: &Warp,
    source: Source,
) -> [u64; WARP] {
    note_missing(launch, core, warp, source);
    warp.registers.read(source)
}

/// Notes if there are active lanes that have not written a source.
#[inline]
pub(crate) fn note_missing(launch: &Launch<'_>, core: &mut Core, warp: &Warp, source: Source) {
    let missing = warp.active & !warp.registers.written(source);
    if missing != 0 {
        note_unwritten(launch, core, warp, source, missing);
    }
}

#[cold]
fn note_unwritten(launch: &Launch<'_>, core: &mut Core, warp: &Warp, source: Source, lanes: u32) {
    let Source::Slot(slot) = source else { return };
    let site = Site {
        lanes,
        ..core.site(warp)
    };
    let register = launch.program.name(slot);
    let (kind, other) = match warp.registers.owner(slot) {
        Some(owner) => {
            let access = Access::Load;
            (
                FaultKind::InFlightRegister { access, register },
                Some(owner.op),
            )
        }
        None => (FaultKind::UninitializedRegister { register }, None),
    };
    core.log.add(&launch.program, site, kind, other);
}
