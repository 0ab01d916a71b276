//! mbarriers in shared memory, named barriers without waiting, proxies, register quotas.

use super::super::machine::{Machine, WARP};
use super::super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

const fn row(
    name: &'static str,
    srcs: &'static [Src],
    text: &'static str,
    converged: bool,
    meaning: fn(&mut dyn Machine),
) -> Row {
    Row {
        name,
        dsts: &[],
        srcs,
        min_arch: Arch::Sm90a,
        exact_arch: false,
        converged,
        text: Text::ordered(text),
        meaning: Meaning::Warp(meaning),
        cost: Cost::Barrier,
    }
}

const ADDRESS: Src = Src::Any(Type::U32);

/// Makes the 8 bytes at `s0` an mbarrier of `s1` arrivals, in phase 0.
pub static MBARRIER_INIT: Row = row(
    "mbarrier.init",
    &[ADDRESS, Src::Imm(Type::U32)],
    "mbarrier.init.shared::cta.b64 [$s0], $s1;",
    false,
    |w| {
        let (address, count) = (w.src(0), w.imm(1) as u32);
        w.mbarrier_init(&address, count);
    },
);

/// Arrives at the mbarrier `s0`, each active lane once.
pub static MBARRIER_ARRIVE: Row = row(
    "mbarrier.arrive",
    &[ADDRESS],
    "mbarrier.arrive.shared::cta.b64 _, [$s0];",
    false,
    |w| {
        let address = w.src(0);
        w.mbarrier_arrive(&address, 0);
    },
);

/// Arrives at the mbarrier `s0`; `d0` is the number of arrivals that its phase lacked before.
pub static MBARRIER_ARRIVE_PENDING: Row = Row {
    dsts: &[Dst::Out(Type::U32)],
    ..row(
        "mbarrier.arrive.pending_count",
        &[ADDRESS],
        "{\\n.reg .b64 state;\\nmbarrier.arrive.shared::cta.b64 state, [$s0];\\nmbarrier.pending_count.b64 $d0, state;\\n}",
        false,
        |w| {
            let address = w.src(0);
            let pending = w.mbarrier_arrive(&address, 0);
            w.set(0, &pending);
        },
    )
};

/// Arrives at the mbarrier `s0` and makes its phase wait for `s1` more bytes.
pub static MBARRIER_EXPECT: Row = row(
    "mbarrier.arrive.expect_tx",
    &[ADDRESS, Src::Imm(Type::U32)],
    "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$s0], $s1;",
    false,
    |w| {
        let (address, bytes) = (w.src(0), w.imm(1) as u32);
        w.mbarrier_arrive(&address, bytes);
    },
);

/// Waits until the phase of parity `s1` of the mbarrier `s0` has completed.
pub static MBARRIER_WAIT: Row = row(
    "mbarrier.wait.parity",
    &[ADDRESS, Src::Any(Type::U32)],
    "{\\n.reg .pred p;\\nTRY:\\nmbarrier.try_wait.parity.shared::cta.b64 p, [$s0], $s1;\\n@p bra DONE;\\nbra TRY;\\nDONE:\\n}",
    false,
    |w| {
        let (address, parity) = (w.src(0), w.src(1));
        w.mbarrier_wait(&address, &parity);
    },
);

/// Makes initialised mbarriers visible to the copy engine.
pub static FENCE_MBARRIER_INIT: Row = row(
    "fence.mbarrier_init",
    &[],
    "fence.mbarrier_init.release.cluster;",
    false,
    |_| {},
);

/// Orders this thread's ordinary shared-memory accesses before later ones of the asynchronous
/// proxy: tensor cores and the copy engine.
pub static FENCE_PROXY_ASYNC: Row = row(
    "fence.proxy.async",
    &[],
    "fence.proxy.async.shared::cta;",
    false,
    |w| w.fence_proxy_async(),
);

/// Arrives at named barrier `s0` of `s1` threads without waiting.
pub static BARRIER_ARRIVE: Row = row(
    "bar.arrive",
    &[Src::Any(Type::U32), Src::Imm(Type::U32)],
    "bar.arrive $s0, $s1;",
    true,
    |w| {
        let (id, threads) = (w.imm(0) as u32, w.imm(1) as u32);
        w.barrier_arrive(id, threads);
    },
);

/// Raises the warp's register quota to `s0` a thread; waits for registers to be free.
pub static SETMAXNREG_INC: Row = row(
    "setmaxnreg.inc",
    &[Src::Imm(Type::U32)],
    "setmaxnreg.inc.sync.aligned.u32 $s0;",
    true,
    |_| {},
);

/// Lowers the warp's register quota to `s0` a thread.
pub static SETMAXNREG_DEC: Row = row(
    "setmaxnreg.dec",
    &[Src::Imm(Type::U32)],
    "setmaxnreg.dec.sync.aligned.u32 $s0;",
    true,
    |_| {},
);

/// 1 in one lane of the warp, 0 in the others. Copies under this condition are known to be issued once a warp;
/// under another they are in a loop over the lanes.
pub static ELECT: Row = Row {
    name: "elect",
    dsts: &[Dst::Out(Type::U32)],
    srcs: &[],
    min_arch: Arch::Sm90a,
    exact_arch: false,
    converged: true,
    text: Text::opaque(
        "{\\n.reg .pred p;\\nelect.sync _|p, 0xffffffff;\\nselp.b32 $d0, 1, 0, p;\\n}",
    ),
    meaning: Meaning::Warp(|w| {
        w.set(
            0,
            &std::array::from_fn::<_, WARP, _>(|lane| u64::from(lane == 0)),
        );
    }),
    cost: Cost::Shuffle,
};

/// The rows of this file.
pub static ROWS: &[&Row] = &[
    &MBARRIER_INIT,
    &MBARRIER_ARRIVE,
    &MBARRIER_ARRIVE_PENDING,
    &MBARRIER_EXPECT,
    &MBARRIER_WAIT,
    &FENCE_MBARRIER_INIT,
    &FENCE_PROXY_ASYNC,
    &BARRIER_ARRIVE,
    &SETMAXNREG_INC,
    &SETMAXNREG_DEC,
    &ELECT,
];
