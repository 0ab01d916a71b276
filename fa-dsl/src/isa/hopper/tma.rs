//! The tensor copy engine: boxes of a tensor between global and shared memory.
//!
//! A tensor map (a kernel parameter) fixes the tensor, the box and the swizzle. Coordinates are
//! those of the box's first element, innermost dimension first: element, head, row, sequence; of packed
//! rows five, see [`crate::abi::MapArg::packed`].
//! What lies outside the tensor reads as zero and is not written.

use super::super::machine::Machine;
use super::super::row::{Cost, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

const fn row(
    name: &'static str,
    srcs: &'static [Src],
    text: &'static str,
    meaning: fn(&mut dyn Machine),
) -> Row {
    Row {
        name,
        dsts: &[],
        srcs,
        min_arch: Arch::Sm90a,
        exact_arch: false,
        converged: false,
        text: Text::ordered(text),
        meaning: Meaning::Warp(meaning),
        cost: Cost::AsyncCopy,
    }
}

/// A 32-bit source.
const WORD: Src = Src::Any(Type::U32);
/// A tensor map.
const MAP: Src = Src::Any(Type::U64);

/// Starts loading the box at (`s3`, `s4`, `s5`, `s6`) of tensor `s1` to shared memory `s0`; its
/// bytes count towards the phase of the mbarrier `s2`. One lane issues it.
pub static TMA_LOAD_4D: Row = row(
    "tma.load.4d",
    &[WORD, MAP, WORD, WORD, WORD, WORD, WORD],
    "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [$s0], [$s1, {$s3, $s4, $s5, $s6}], [$s2];",
    |w| {
        let (to, map, barrier) = (w.src(0), w.src(1), w.src(2));
        let at = [w.src(3), w.src(4), w.src(5), w.src(6)];
        w.tma_load(&to, &map, &barrier, &at);
    },
);

/// Starts storing shared memory `s0` to the box at (`s2`, `s3`, `s4`, `s5`) of tensor `s1`.
pub static TMA_STORE_4D: Row = row(
    "tma.store.4d",
    &[WORD, MAP, WORD, WORD, WORD, WORD],
    "cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [$s1, {$s2, $s3, $s4, $s5}], [$s0];",
    |w| {
        let (from, map) = (w.src(0), w.src(1));
        let at = [w.src(2), w.src(3), w.src(4), w.src(5)];
        w.tma_store(&from, &map, &at);
    },
);

/// As [`TMA_LOAD_4D`], with a fifth coordinate `s7`.
pub static TMA_LOAD_5D: Row = row(
    "tma.load.5d",
    &[WORD, MAP, WORD, WORD, WORD, WORD, WORD, WORD],
    "cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [$s0], [$s1, {$s3, $s4, $s5, $s6, $s7}], [$s2];",
    |w| {
        let (to, map, barrier) = (w.src(0), w.src(1), w.src(2));
        let at = [w.src(3), w.src(4), w.src(5), w.src(6), w.src(7)];
        w.tma_load(&to, &map, &barrier, &at);
    },
);

/// As [`TMA_STORE_4D`], with a fifth coordinate `s6`.
pub static TMA_STORE_5D: Row = row(
    "tma.store.5d",
    &[WORD, MAP, WORD, WORD, WORD, WORD, WORD],
    "cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [$s1, {$s2, $s3, $s4, $s5, $s6}], [$s0];",
    |w| {
        let (from, map) = (w.src(0), w.src(1));
        let at = [w.src(2), w.src(3), w.src(4), w.src(5), w.src(6)];
        w.tma_store(&from, &map, &at);
    },
);

/// Closes the group of stores that this thread has started.
pub static TMA_COMMIT: Row = row(
    "cp.async.bulk.commit_group",
    &[],
    "cp.async.bulk.commit_group;",
    |w| w.tma_commit(),
);

/// Waits until the sources of all but `s0` of this thread's groups of stores have been read.
pub static TMA_WAIT_READ: Row = row(
    "cp.async.bulk.wait_group.read",
    &[Src::Imm(Type::U32)],
    "cp.async.bulk.wait_group.read $s0;",
    |w| {
        let pending = w.imm(0) as u32;
        w.tma_wait_read(pending);
    },
);

/// Waits until all but `s0` of this thread's groups of stores are complete.
pub static TMA_WAIT: Row = row(
    "cp.async.bulk.wait_group",
    &[Src::Imm(Type::U32)],
    "cp.async.bulk.wait_group $s0;",
    |w| {
        let pending = w.imm(0) as u32;
        w.tma_wait(pending);
    },
);

/// The rows of this file.
pub static ROWS: &[&Row] = &[
    &TMA_LOAD_4D,
    &TMA_STORE_4D,
    &TMA_LOAD_5D,
    &TMA_STORE_5D,
    &TMA_COMMIT,
    &TMA_WAIT_READ,
    &TMA_WAIT,
];
