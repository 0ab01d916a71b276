//! Which accesses happened before which others, in a CTA and between CTAs.

mod clocks;
mod fences;
mod grid;
mod part;
mod stamp;
mod view;

pub(crate) use clocks::Clocks;
pub(crate) use fences::Fences;
pub(crate) use grid::GridView;
pub(crate) use stamp::{Agent, Stamp, Thread};
pub(crate) use view::{LaneSet, View};
