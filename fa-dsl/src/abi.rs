//! What a launch hands to a kernel: typed views of device memory, packed into parameter words.
//!
//! The same packed arguments drive the GPU and the interpreter, so that a case is described once.
//! An address is a number: a device pointer on the GPU, an address of [`crate::interp::Memory`]
//! on the CPU. A view borrows the buffer it came from, inputs shared and outputs exclusively.

mod arguments;
mod element;
mod map;
mod presence;
mod view;

pub use crate::ir::Role;
pub use arguments::{ArgBuffer, MAX_TENSORS, MAX_WORDS, TensorArg};
pub use element::{Element, Scalar};
pub(crate) use map::STEP;
pub use map::{
    MAP_RANK, MAX_MAPS, MapArg, MapError, MapLayout, PACKED_ROWS, RowSteps, Swizzle, TensorMapView,
    TensorMapViewMut,
};
pub use presence::Presence;
pub use view::{Extent, MAX_RANK, TensorView, TensorViewMut};
