//! Test cases described once: the interpreter runs them everywhere, a GPU where there is one.
//!
//! A [`Case`] says what attention problem to solve and how its tensors lie in memory; a
//! [`Problem`] adds its values and what float64 makes of them; [`Problem::run`] runs it on a
//! device and [`Problem::verify`] holds the result against the reference. [`configs`] names
//! configurations, [`goldens`] lists the kernels whose generated text is checked in.

pub mod attention;
mod case;
pub mod configs;
pub mod goldens;

mod layout;
mod problem;
mod tensors;

pub use case::{Case, Values};
pub use layout::{Layout, Placement};
pub use problem::{Cause, Failure, Problem};
pub use tensors::{Outcome, Tensors};
