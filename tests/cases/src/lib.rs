//! Test cases described once: the interpreter runs them everywhere, a GPU where there is one.
//!
//! A [`Case`] says what problem of FaS512 to solve and how its tensors lie in memory; a
//! [`Problem`] adds its values and what float64 makes of them; [`Problem::run`] runs it on a
//! device and [`Problem::verify`] holds the result against the reference. [`forward`] does the same
//! for general attention, [`ceilings`] for the kernels that measure what a device can do. [`configs`]
//! names configurations, [`goldens`] lists the kernels whose generated text is checked in, and [`gpu`] is
//! the harness of the tests that need a GPU.

mod case;
pub mod ceilings;
pub mod configs;
pub mod forward;
pub mod goldens;
pub mod gpu;

mod layout;
mod problem;
mod tensors;
mod values;
mod verify;

pub use case::Case;
pub use forward::ForwardCase;
pub use layout::{Layout, Placement};
pub use problem::{Failure, Problem};
pub use tensors::{Outcome, Tensors};
pub use values::Values;
pub use verify::{Cause, Expected};
