//! Atomic accesses to global memory, by which CTAs talk to each other, and their fence. All have the
//! scope of the GPU. Every address is `base + offset`, the offset an immediate in bytes.

use super::arith::{bits_of, f32_of, ftz};
use super::machine::{Machine, Order};
use super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

const fn row(
    name: &'static str,
    dsts: &'static [Dst],
    srcs: &'static [Src],
    text: &'static str,
    meaning: fn(&mut dyn Machine),
) -> Row {
    Row {
        name,
        dsts,
        srcs,
        min_arch: Arch::Sm80,
        exact_arch: false,
        converged: false,
        text: Text::ordered(text),
        meaning: Meaning::Warp(meaning),
        cost: Cost::Global,
    }
}

const WORD_OUT: &[Dst] = &[Dst::Out(Type::U32)];
const AT: &[Src] = &[Src::Any(Type::U64), Src::Imm(Type::U32)];
const AT_U32: &[Src] = &[
    Src::Any(Type::U64),
    Src::Imm(Type::U32),
    Src::Any(Type::U32),
];
const AT_U64: &[Src] = &[
    Src::Any(Type::U64),
    Src::Imm(Type::U32),
    Src::Any(Type::U64),
];
const AT_F32: &[Src] = &[
    Src::Any(Type::U64),
    Src::Imm(Type::U32),
    Src::Any(Type::F32),
];
const AT_F32X2: &[Src] = &[
    Src::Any(Type::U64),
    Src::Imm(Type::U32),
    Src::Any(Type::F32),
    Src::Any(Type::F32),
];
const AT_F32X4: &[Src] = &[
    Src::Any(Type::U64),
    Src::Imm(Type::U32),
    Src::Any(Type::F32),
    Src::Any(Type::F32),
    Src::Any(Type::F32),
    Src::Any(Type::F32),
];

/// Reads the words at each lane's address, and adds what `update` makes of them and of the sources.
/// Gives the first word as it was.
fn update(w: &mut dyn Machine, order: Order, words: usize, update: fn(u32, u32) -> u32, old: bool) {
    let addresses = w.address(0, 1);
    let values: Vec<_> = (0..words).map(|word| w.src(2 + word)).collect();
    let before = w.atomic_update(&addresses, &values, order, update);
    if old {
        w.set(0, &before);
    }
}

/// The sum as atomic instructions round it in global memory: to nearest, without subnormals (PTX
/// ISA, `red`).
fn add_f32(a: u32, b: u32) -> u32 {
    let [a, b] = [a, b].map(|bits| ftz(f32_of(u64::from(bits))));
    bits_of(ftz(a + b)) as u32
}

/// `atom.inc`: counts from zero to `last` and starts again.
fn count_to(value: u32, last: u32) -> u32 {
    if value >= last { 0 } else { value + 1 }
}

macro_rules! atoms {
    ($($(#[$doc:meta])* $pick:ident = $op:literal, $meaning:expr;)*) => {
        $($(#[$doc])*
        pub fn $pick(order: Order) -> &'static Row {
            static RELAXED: Row = atoms!(@row $op, "relaxed", Relaxed, $meaning);
            static ACQUIRE: Row = atoms!(@row $op, "acquire", Acquire, $meaning);
            static RELEASE: Row = atoms!(@row $op, "release", Release, $meaning);
            static ACQ_REL: Row = atoms!(@row $op, "acq_rel", AcqRel, $meaning);
            match order {
                Order::Relaxed => &RELAXED,
                Order::Acquire => &ACQUIRE,
                Order::Release => &RELEASE,
                Order::AcqRel => &ACQ_REL,
            }
        })*
        static ATOMS: &[fn(Order) -> &'static Row] = &[$($pick),*];
    };
    (@row $op:literal, $order_name:literal, $order:ident, $meaning:expr) => {
        row(
            concat!("atom.", $order_name, ".gpu.", $op, ".u32"),
            WORD_OUT,
            AT_U32,
            concat!("atom.", $order_name, ".gpu.global.", $op, ".u32 $d0, [$s0+$s1], $s2;"),
            |w| update(w, Order::$order, 1, $meaning, true),
        )
    };
}

atoms! {
    /// Adds `s2` to 32 bits; `d0` is what they were.
    atom_add = "add", u32::wrapping_add;
    /// Adds one to 32 bits, or makes them zero where they are `s2` or more; `d0` is what they were.
    atom_inc = "inc", count_to;
}

/// Adds `s2` to 32 bits.
pub static RED_ADD_U32: Row = row(
    "red.relaxed.gpu.add.u32",
    &[],
    AT_U32,
    "red.relaxed.gpu.global.add.u32 [$s0+$s1], $s2;",
    |w| update(w, Order::Relaxed, 1, u32::wrapping_add, false),
);

/// Adds `s2` to 32 bits, after all that the thread did before.
pub static RED_ADD_RELEASE_U32: Row = row(
    "red.release.gpu.add.u32",
    &[],
    AT_U32,
    "red.release.gpu.global.add.u32 [$s0+$s1], $s2;",
    |w| update(w, Order::Release, 1, u32::wrapping_add, false),
);

/// Adds `s2` to 64 bits at a multiple of 8 bytes.
pub static RED_ADD_U64: Row = row(
    "red.relaxed.gpu.add.u64",
    &[],
    AT_U64,
    "red.relaxed.gpu.global.add.u64 [$s0+$s1], $s2;",
    |w| {
        let addresses = w.address(0, 1);
        let values = w.src(2);
        w.atomic_add_wide(&addresses, &values);
    },
);

/// Adds `s2` to a float32: a reduction, whose result nobody waits for. Threads of any CTA may add to one address in any order; PTX rounds
/// each sum to nearest and takes subnormal numbers for zero (PTX ISA, `red`, `.f32` in global memory).
pub static RED_ADD_F32: Row = row(
    "red.relaxed.gpu.add.f32",
    &[],
    AT_F32,
    "red.relaxed.gpu.global.add.f32 [$s0+$s1], $s2;",
    |w| update(w, Order::Relaxed, 1, add_f32, false),
);

/// Adds `s2` and `s3` to two neighbouring float32, each atomically, at a multiple of 8 bytes: there is no order between the two (PTX
/// ISA, `red`, "vector operations"). Of sm_90 and later.
pub static RED_ADD_V2_F32: Row = Row {
    min_arch: Arch::Sm90a,
    ..row(
        "red.relaxed.gpu.add.v2.f32",
        &[],
        AT_F32X2,
        "red.relaxed.gpu.global.add.v2.f32 [$s0+$s1], {$s2, $s3};",
        |w| update(w, Order::Relaxed, 2, add_f32, false),
    )
};

/// Adds `s2` to `s5` to four neighbouring float32, each atomically, at a multiple of 16 bytes. Of
/// sm_90 and later.
pub static RED_ADD_V4_F32: Row = Row {
    min_arch: Arch::Sm90a,
    ..row(
        "red.relaxed.gpu.add.v4.f32",
        &[],
        AT_F32X4,
        "red.relaxed.gpu.global.add.v4.f32 [$s0+$s1], {$s2, $s3, $s4, $s5};",
        |w| update(w, Order::Relaxed, 4, add_f32, false),
    )
};

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
    meaning: Meaning::Warp(bulk_add),
    cost: Cost::AsyncCopy,
};

fn bulk_add(w: &mut dyn Machine) {
    let (to, from, bytes) = (w.src(0), w.src(1), w.imm(2) as u32);
    w.bulk_update(&to, &from, bytes, add_f32);
}

fn load(w: &mut dyn Machine, order: Order) {
    let addresses = w.address(0, 1);
    let values = w.atomic_load(&addresses, order);
    w.set(0, &values);
}

fn store(w: &mut dyn Machine, order: Order) {
    let (addresses, values) = (w.address(0, 1), w.src(2));
    w.atomic_store(&addresses, &values, order);
}

/// 32 bits, atomically.
pub static LD_RELAXED_U32: Row = row(
    "ld.relaxed.gpu.u32",
    WORD_OUT,
    AT,
    "ld.relaxed.gpu.global.u32 $d0, [$s0+$s1];",
    |w| load(w, Order::Relaxed),
);

/// 32 bits, atomically, before all that the thread does afterwards.
pub static LD_ACQUIRE_U32: Row = row(
    "ld.acquire.gpu.u32",
    WORD_OUT,
    AT,
    "ld.acquire.gpu.global.u32 $d0, [$s0+$s1];",
    |w| load(w, Order::Acquire),
);

/// 32 bits, atomically.
pub static ST_RELAXED_U32: Row = row(
    "st.relaxed.gpu.u32",
    &[],
    AT_U32,
    "st.relaxed.gpu.global.u32 [$s0+$s1], $s2;",
    |w| store(w, Order::Relaxed),
);

/// 32 bits, atomically, after all that the thread did before.
pub static ST_RELEASE_U32: Row = row(
    "st.release.gpu.u32",
    &[],
    AT_U32,
    "st.release.gpu.global.u32 [$s0+$s1], $s2;",
    |w| store(w, Order::Release),
);

/// Makes relaxed atomic stores after it release what the thread did before, and relaxed atomic loads
/// before it acquire for what it does afterwards.
pub static FENCE_GPU: Row = Row {
    cost: Cost::Barrier,
    ..row("fence.acq_rel.gpu", &[], &[], "fence.acq_rel.gpu;", |w| {
        w.fence_gpu()
    })
};

static OTHERS: &[&Row] = &[
    &RED_ADD_U32,
    &RED_ADD_RELEASE_U32,
    &RED_ADD_U64,
    &RED_ADD_F32,
    &RED_ADD_V2_F32,
    &RED_ADD_V4_F32,
    &BULK_ADD_F32,
    &LD_RELAXED_U32,
    &LD_ACQUIRE_U32,
    &ST_RELAXED_U32,
    &ST_RELEASE_U32,
    &FENCE_GPU,
];

/// Whether a row is one of this file.
pub fn contains(row: &Row) -> bool {
    rows().any(|other| std::ptr::eq(other, row))
}

/// The rows of this file.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    let atoms = ATOMS.iter().flat_map(|pick| Order::ALL.map(pick));
    atoms.chain(OTHERS.iter().copied())
}
