//! Which accesses of a CTA happened before which others.

mod clocks;
mod stamp;
mod view;

pub(crate) use clocks::Clocks;
pub(crate) use stamp::{Agent, Stamp, Thread};
pub(crate) use view::{LaneSet, View};
