//! What each tunable does to the time, by configurations that differ in nothing else.
//!
//! The levels of a tunable are compared two by two over matched pairs of measured configurations, and
//! [`answers`] says in words what follows. A study of all configurations has all pairs; one that searched
//! has those that it came by: a few, near the best.

mod answer;
mod cells;
mod matched;
mod questions;
#[cfg(test)]
mod tests;
mod words;

pub use answer::{Answer, answers};
pub use cells::{Cell, Level};
pub use matched::{Effect, MINIMUM_PAIRS};
