//! Barriers, and votes of the lanes of a warp.

use super::machine::WARP;
use super::row::{Cost, Dst, Meaning, Row, Src, Text};
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

/// As [`BARRIER`], where a CTA begins to wait for all others of its grid. That ends only where they are
/// all resident at the same time, which is how a cooperative kernel is launched; others cannot have it.
pub static BARRIER_GRID: Row = Row {
    name: "bar.sync.grid",
    ..BARRIER
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

/// Whether the predicate holds in any lane of the warp.
pub static VOTE_ANY: Row = Row {
    name: "vote.any",
    dsts: &[Dst::Out(Type::Pred)],
    srcs: &[Src::Any(Type::Pred)],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::Expr("__any_sync(0xffffffffu, $s0)"),
    meaning: Meaning::Warp(|w| {
        let any = w.src(0).iter().any(|value| *value != 0);
        w.set(0, &[u64::from(any); WARP]);
    }),
    cost: Cost::Shuffle,
};

/// The lanes of the warp in which the predicate holds, as bits: that of lane 0 is the lowest.
pub static VOTE_BALLOT: Row = Row {
    name: "vote.ballot",
    dsts: &[Dst::Out(Type::U32)],
    srcs: &[Src::Any(Type::Pred)],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::Expr("__ballot_sync(0xffffffffu, $s0)"),
    meaning: Meaning::Warp(|w| {
        let lanes = w.src(0).into_iter().enumerate();
        let bits = lanes.fold(0, |bits, (lane, value)| {
            bits | u64::from(value != 0) << lane
        });
        w.set(0, &[bits; WARP]);
    }),
    cost: Cost::Shuffle,
};

/// The rows of this file.
pub static ROWS: &[&Row] = &[
    &BARRIER,
    &BARRIER_GRID,
    &BARRIER_NAMED,
    &WARP_SYNC,
    &VOTE_ANY,
    &VOTE_BALLOT,
];
