//! Who runs when: the CTAs of a launch in parallel, the warps of a CTA in turns, a warp operation by
//! operation.

mod cta;
mod deadlock;
mod launch;
mod step;

pub(crate) use launch::execute;
