//! What instructions ask of a warp: the traits of [`crate::isa::machine`], for
//! [`Lanes`](super::machine::Lanes).

mod accesses;
mod atomics;
mod barriers;
mod bulk;
mod faults;
mod mbarriers;
mod memory;
mod operands;
mod products;

pub(crate) use atomics::has_changed;
pub(crate) use mbarriers::poll;
pub(crate) use products::{retire, warpgroup};
