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
pub mod atomic;
pub mod convert;
pub mod hopper;
mod lanes;
pub mod machine;
pub mod matrix;
pub mod memory;
mod row;
pub mod signed;
pub mod sync;
mod undefined;

pub use lanes::{LaneMeaning, OfWarp, Values};
pub use row::{Cost, Dst, Meaning, Row, Src, Text};
pub(crate) use undefined::Asks;
pub use undefined::Undefined;

/// Every row of the table.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    let of_lanes = [arith::ROWS, signed::ROWS, convert::ROWS];
    of_lanes
        .into_iter()
        .chain([matrix::ROWS, sync::ROWS])
        .flatten()
        .copied()
        .chain(memory::rows())
        .chain(atomic::rows())
        .chain(hopper::rows())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_are_unique() {
        let mut seen = BTreeSet::new();
        for row in rows() {
            assert!(seen.insert(row.name), "two rows are named {}", row.name);
        }
    }

    #[test]
    fn texts_name_operands_that_exist() {
        for row in rows() {
            let (Text::Expr(text) | Text::Ptx { text, .. }) = row.text;
            for operand in text.split('$').skip(1) {
                let (kind, rest) = operand.split_at(1);
                let end = rest.find(|c: char| !c.is_ascii_digit());
                let index: usize = rest[..end.unwrap_or(rest.len())].parse().unwrap();
                let count = match kind {
                    "d" => row.dsts.len(),
                    _ => row.srcs.len(),
                };
                assert!(index < count, "{}: ${kind}{index} of {count}", row.name);
            }
        }
    }
}
