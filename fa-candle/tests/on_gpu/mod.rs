//! What only a GPU can be asked.

pub mod figures;
pub mod long;
pub mod models;
pub mod queue;
mod timing;
pub mod training;
