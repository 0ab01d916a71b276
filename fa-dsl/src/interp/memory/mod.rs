//! Global and shared memory, what they remember of their accesses, and what accesses cost.

pub(crate) mod banks;
mod global;
mod history;
mod output;
mod outputs;
mod shared;
mod visit;

pub use global::{Memory, MemoryError};
pub(crate) use outputs::{Outputs, Uncleared};
pub(crate) use shared::{CHUNK, Hit, Reader, Shared};
pub(crate) use visit::Visit;
