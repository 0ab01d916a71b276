//! The state of a run: the flattened program, the launch, a CTA's core, and its warps.

mod core;
mod lanes;
mod launch;
mod log;
mod polls;
mod program;
mod registers;
mod warp;

pub(crate) use self::core::Core;
pub(crate) use lanes::{Lanes, fetch, note_missing};
pub(crate) use launch::Launch;
pub(crate) use log::Site;
pub(crate) use program::{Action, LaneCall, Slot, Source, WarpCall};
pub(crate) use registers::Splat;
pub(crate) use warp::{Awaited, Wait, Warp};
