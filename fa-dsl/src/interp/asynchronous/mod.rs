//! What runs beside the warps: copies by group, boxes that the copy engine moves, and products of
//! the tensor core with the registers that they own.

mod boxes;
mod copies;
mod flight;
mod loads;
pub(crate) mod tiles;

pub(crate) use boxes::{Piece, TensorBox};
pub(crate) use copies::Copies;
pub(crate) use flight::{Flight, Owner, Role, Trespass};
pub(crate) use loads::BulkLoad;
