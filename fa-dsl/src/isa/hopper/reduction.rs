//! Reductions by the copy engine: numbers in shared memory are added to as many in global memory.

use super::super::atomic::add_f32;
use super::super::machine::Machine;
use super::super::row::{Cost, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

/// Starts adding `s2` bytes of float32 in shared memory, from `s1` on, to as many from `s0` on in global memory: each number atomically, in no order.
/// All three are multiples of 16. A group of stores has it like one (PTX ISA, `cp.reduce.async.bulk`).
pub static BULK_ADD_F32: Row = Row {
    name: "cp.reduce.async.bulk.add.f32",
    dsts: &[],
    srcs: &[
        Src::Any(Type::U64),
        Src::Any(Type::U32),
        Src::Imm(Type::U32),
    ],
    min_arch: Arch::Sm90a,
    exact_arch: false,
    converged: false,
    text: Text::ordered(
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$s0], [$s1], $s2;",
    ),
    meaning: Meaning::Warp(add),
    cost: Cost::AsyncCopy,
};

fn add(w: &mut dyn Machine) {
    let (to, from, bytes) = (w.src(0), w.src(1), w.imm(2) as u32);
    w.bulk_update(&to, &from, bytes, add_f32);
}

/// The rows of this file.
pub static ROWS: &[&Row] = &[&BULK_ADD_F32];
