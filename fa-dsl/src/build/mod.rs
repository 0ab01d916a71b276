//! Staging: Rust code runs once for each configuration and records the kernel.
//!
//! Compile-time values are plain Rust values. Run-time values are handles such as [`Reg`], whose
//! operators record instructions. `#[kernel]` rewrites what Rust cannot overload (`if`, `while`,
//! assignment, comparisons, `&&`, `||`) into calls of [`control`] and [`compare`], whose
//! implementation for plain values runs now and for handles records. So the type decides the stage.
//!
//! Tile operations and other library code are plain Rust functions over these handles; mutable
//! state there is a [`Var`].

mod atomic;
pub mod bounds;
mod builder;
pub mod compare;
pub mod control;
pub mod derivative;
mod divisor;
mod error;
pub mod function;
mod names;
mod ops;
mod param;
mod reads;
mod reg;
mod scalars;
mod signed;
pub mod staged;
pub mod tensor;

pub use crate::isa::machine::Order;
pub use atomic::{Counter, Counters, fence_gpu};
pub use builder::{Frame, at, cooperative, depth, enter, record, reject, shared};
pub(crate) use builder::{emit, emit_to, with};
pub use control::{If, Range, While, range};
pub use divisor::Divisor;
pub use error::StageError;
pub use ops::*;
pub use param::Param;
pub use reg::{Reg, Var};
pub use tensor::{Scratch, Tensor, TensorInOut, TensorMap, TensorMapMut, TensorMut};
