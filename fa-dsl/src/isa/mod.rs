//! The instruction table. One row is one operation: its operands, the oldest architecture that
//! has it, its text, its meaning lane by lane, and its cost class. The writer, the validator and
//! the interpreter all read that row; only this module names PTX.
//!
//! A meaning that needs more than its lane's operands is written against [`machine`]: traits that
//! say what a warp can be asked for. Whoever executes kernels implements them.
//!
//! **Architecture invariant:** of this crate, the table imports the targets and the types of
//! values, and nothing else. IR, validator, writer and interpreter are built on the table, never
//! the other way round.

pub mod arith;
pub mod convert;
pub mod hopper;
pub mod machine;
pub mod matrix;
pub mod memory;
mod row;
pub mod sync;

pub use row::{Cost, Dst, Meaning, Row, Src, Text};

/// Every row of the table.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    [
        arith::ROWS,
        convert::ROWS,
        matrix::ROWS,
        memory::ROWS,
        sync::ROWS,
    ]
    .into_iter()
    .flatten()
    .copied()
    .chain(hopper::rows())
}
