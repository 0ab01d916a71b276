//! Who runs when: the CTAs of a launch in parallel, or in turns if they talk to each other; the warps
//! of a CTA in turns; a warp operation by operation.

mod counters;
mod cta;
mod deadlock;
mod faults;
mod launch;
mod step;
mod turns;

pub(crate) use launch::execute;
