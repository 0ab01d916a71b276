//! What a run tells: its counts, or what is wrong with the kernel, where, and who did it.

mod access;
mod counts;
mod fault;
mod kind;
mod misuse;

pub use access::{Access, Actor, Hazard, Location};
pub use counts::{LineConflicts, Report};
pub use fault::{Failure, Fault};
pub use kind::FaultKind;
pub use misuse::MbarrierMisuse;
