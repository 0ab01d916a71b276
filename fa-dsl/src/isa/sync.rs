//! Barriers.

use super::row::{Cost, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

/// Waits for all warps of the CTA; orders shared-memory accesses among them.
pub static BARRIER: Row = Row {
    name: "bar.sync",
    dsts: &[],
    srcs: &[],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::ordered("bar.sync 0;"),
    meaning: Meaning::Warp(|w| w.barrier(0, None)),
    cost: Cost::Barrier,
};

/// Named barrier `s0` (1 to 15) among `s1` threads, whole warps.
pub static BARRIER_NAMED: Row = Row {
    name: "bar.sync.named",
    dsts: &[],
    srcs: &[Src::Any(Type::U32), Src::Imm(Type::U32)],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::ordered("bar.sync $s0, $s1;"),
    meaning: Meaning::Warp(|w| {
        let (id, threads) = (w.imm(0) as u32, w.imm(1) as u32);
        w.barrier(id, Some(threads));
    }),
    cost: Cost::Barrier,
};

/// Orders memory accesses among the lanes of a warp.
pub static WARP_SYNC: Row = Row {
    name: "bar.warp.sync",
    dsts: &[],
    srcs: &[],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::ordered("bar.warp.sync 0xffffffff;"),
    meaning: Meaning::Warp(|w| w.sync_warp()),
    cost: Cost::Barrier,
};

/// The rows of this file.
pub static ROWS: &[&Row] = &[&BARRIER, &BARRIER_NAMED, &WARP_SYNC];
