//! Global and shared memory, what they remember of their accesses, and what accesses cost.

pub(crate) mod banks;
mod global;
mod outputs;
mod shared;

pub use global::{Memory, MemoryError};
pub(crate) use outputs::{Outputs, Visit};
pub(crate) use shared::{CHUNK, Hit, Reader, Shared};
