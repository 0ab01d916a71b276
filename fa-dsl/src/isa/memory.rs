//! Loads, stores and asynchronous copies. Every address is `base + offset`, the offset an
//! immediate in bytes.

use super::machine::{Machine, Space, WARP, by_lane};
use super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

/// One value of `bytes` bytes in `words` registers, from each lane's address.
#[inline]
fn load(w: &mut dyn Machine, space: Space, bytes: usize, words: usize) {
    let addresses = w.address(0, 1);
    let values = w.load(space, &addresses, bytes as u32);
    let word_bytes = bytes / words;
    for word in 0..words {
        let bits = |lane: usize| {
            let mut bits = [0; 8];
            bits[..word_bytes]
                .copy_from_slice(&values[lane][word * word_bytes..(word + 1) * word_bytes]);
            u64::from_le_bytes(bits)
        };
        w.set(word, &by_lane(bits));
    }
}

/// One value of `bytes` bytes from `words` registers, to each lane's address.
#[inline]
fn store(w: &mut dyn Machine, space: Space, bytes: usize, words: usize) {
    let addresses = w.address(0, 1);
    let word_bytes = bytes / words;
    let mut values = [[0; 16]; WARP];
    for word in 0..words {
        for (lane, bits) in w.src(2 + word).into_iter().enumerate() {
            values[lane][word * word_bytes..(word + 1) * word_bytes]
                .copy_from_slice(&bits.to_le_bytes()[..word_bytes]);
        }
    }
    w.store(space, &addresses, bytes as u32, &values);
}

const fn row(
    name: &'static str,
    dsts: &'static [Dst],
    srcs: &'static [Src],
    cost: Cost,
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
        cost,
    }
}

const U32X4_OUT: &[Dst] = &[
    Dst::Out(Type::U32),
    Dst::Out(Type::U32),
    Dst::Out(Type::U32),
    Dst::Out(Type::U32),
];

macro_rules! loads {
    ($($(#[$doc:meta])* $id:ident = $name:literal, $space:ident[$address:ident], $dsts:expr, $bytes:literal / $words:literal, $text:literal;)*) => {
        $($(#[$doc])*
        pub static $id: Row = row($name, $dsts, &[Src::Any(Type::$address), Src::Imm(Type::U32)], Cost::$space, $text,
            |w| load(w, Space::$space, $bytes, $words));)*
        static LOADS: &[&Row] = &[$(&$id),*];
    };
}
/// Loads that the compiler may move and merge: what they read does not change.
macro_rules! reads {
    ($($(#[$doc:meta])* $id:ident = $name:literal, ($($ty:ident),*), $bytes:literal / $words:literal, $text:literal;)*) => {
        $($(#[$doc])*
        pub static $id: Row = Row {
            text: Text::pure($text),
            ..row($name, &[$(Dst::Out(Type::$ty)),*], &[Src::Any(Type::U64), Src::Imm(Type::U32)], Cost::Global, $text,
                |w| load(w, Space::Global, $bytes, $words))
        };)*
        static READS: &[&Row] = &[$(&$id),*];
    };
}
macro_rules! stores {
    ($($(#[$doc:meta])* $id:ident = $name:literal, $space:ident[$address:ident], ($($src:ident),*), $bytes:literal / $words:literal, $text:literal;)*) => {
        $($(#[$doc])*
        pub static $id: Row = row($name, &[], &[Src::Any(Type::$address), Src::Imm(Type::U32), $(Src::Any(Type::$src)),*], Cost::$space, $text,
            |w| store(w, Space::$space, $bytes, $words));)*
        static STORES: &[&Row] = &[$(&$id),*];
    };
}

loads! {
    /// 16 bits of global memory.
    LD_GLOBAL_F16 = "ld.global.f16", Global[U64], &[Dst::Out(Type::F16)], 2 / 1, "ld.global.b16 $d0, [$s0+$s1];";
    /// 16 bits of global memory.
    LD_GLOBAL_BF16 = "ld.global.bf16", Global[U64], &[Dst::Out(Type::Bf16)], 2 / 1, "ld.global.b16 $d0, [$s0+$s1];";
    /// 32 bits of global memory.
    LD_GLOBAL_U32 = "ld.global.u32", Global[U64], &[Dst::Out(Type::U32)], 4 / 1, "ld.global.u32 $d0, [$s0+$s1];";
    /// 32 bits of global memory.
    LD_GLOBAL_F32 = "ld.global.f32", Global[U64], &[Dst::Out(Type::F32)], 4 / 1, "ld.global.f32 $d0, [$s0+$s1];";
    /// 16 bytes of global memory.
    LD_GLOBAL_V4 = "ld.global.v4.u32", Global[U64], U32X4_OUT, 16 / 4, "ld.global.v4.u32 {$d0, $d1, $d2, $d3}, [$s0+$s1];";
    /// 16 bits of shared memory.
    LD_SHARED_F16 = "ld.shared.f16", Shared[U32], &[Dst::Out(Type::F16)], 2 / 1, "ld.shared.b16 $d0, [$s0+$s1];";
    /// 16 bits of shared memory.
    LD_SHARED_BF16 = "ld.shared.bf16", Shared[U32], &[Dst::Out(Type::Bf16)], 2 / 1, "ld.shared.b16 $d0, [$s0+$s1];";
    /// 32 bits of shared memory.
    LD_SHARED_U32 = "ld.shared.u32", Shared[U32], &[Dst::Out(Type::U32)], 4 / 1, "ld.shared.u32 $d0, [$s0+$s1];";
    /// 32 bits of shared memory.
    LD_SHARED_F32 = "ld.shared.f32", Shared[U32], &[Dst::Out(Type::F32)], 4 / 1, "ld.shared.f32 $d0, [$s0+$s1];";
    /// Two neighbours of 16 bits in shared memory.
    LD_SHARED_V2_F16 = "ld.shared.v2.f16", Shared[U32], &[Dst::Out(Type::F16), Dst::Out(Type::F16)], 4 / 2, "ld.shared.v2.b16 {$d0, $d1}, [$s0+$s1];";
    /// Two neighbours of 16 bits in shared memory.
    LD_SHARED_V2_BF16 = "ld.shared.v2.bf16", Shared[U32], &[Dst::Out(Type::Bf16), Dst::Out(Type::Bf16)], 4 / 2, "ld.shared.v2.b16 {$d0, $d1}, [$s0+$s1];";
    /// Two neighbours of 32 bits in shared memory.
    LD_SHARED_V2_U32 = "ld.shared.v2.u32", Shared[U32], &[Dst::Out(Type::U32), Dst::Out(Type::U32)], 8 / 2, "ld.shared.v2.u32 {$d0, $d1}, [$s0+$s1];";
    /// Two neighbours of 32 bits in shared memory.
    LD_SHARED_V2_F32 = "ld.shared.v2.f32", Shared[U32], &[Dst::Out(Type::F32), Dst::Out(Type::F32)], 8 / 2, "ld.shared.v2.f32 {$d0, $d1}, [$s0+$s1];";
    /// 16 bytes of shared memory.
    LD_SHARED_V4 = "ld.shared.v4.u32", Shared[U32], U32X4_OUT, 16 / 4, "ld.shared.v4.u32 {$d0, $d1, $d2, $d3}, [$s0+$s1];";
}
reads! {
    /// 16 bits of global memory that nothing writes while the kernel runs.
    READ_GLOBAL_F16 = "ld.global.nc.f16", (F16), 2 / 1, "ld.global.nc.b16 $d0, [$s0+$s1];";
    /// 16 bits of global memory that nothing writes while the kernel runs.
    READ_GLOBAL_BF16 = "ld.global.nc.bf16", (Bf16), 2 / 1, "ld.global.nc.b16 $d0, [$s0+$s1];";
    /// 32 bits of global memory that nothing writes while the kernel runs.
    READ_GLOBAL_U32 = "ld.global.nc.u32", (U32), 4 / 1, "ld.global.nc.u32 $d0, [$s0+$s1];";
    /// 32 bits of global memory that nothing writes while the kernel runs.
    READ_GLOBAL_F32 = "ld.global.nc.f32", (F32), 4 / 1, "ld.global.nc.f32 $d0, [$s0+$s1];";
    /// Two neighbours of 16 bits each in global memory that nothing writes while the kernel runs, the first at a multiple of 32 bits.
    READ_GLOBAL_V2_F16 = "ld.global.nc.v2.f16", (F16, F16), 4 / 2, "ld.global.nc.v2.b16 {$d0, $d1}, [$s0+$s1];";
    /// Two neighbours of 16 bits each in global memory that nothing writes while the kernel runs, the first at a multiple of 32 bits.
    READ_GLOBAL_V2_BF16 = "ld.global.nc.v2.bf16", (Bf16, Bf16), 4 / 2, "ld.global.nc.v2.b16 {$d0, $d1}, [$s0+$s1];";
    /// Two neighbours of 32 bits each in global memory that nothing writes while the kernel runs, the first at a multiple of 64 bits.
    READ_GLOBAL_V2_U32 = "ld.global.nc.v2.u32", (U32, U32), 8 / 2, "ld.global.nc.v2.u32 {$d0, $d1}, [$s0+$s1];";
    /// Two neighbours of 32 bits each in global memory that nothing writes while the kernel runs, the first at a multiple of 64 bits.
    READ_GLOBAL_V2_F32 = "ld.global.nc.v2.f32", (F32, F32), 8 / 2, "ld.global.nc.v2.f32 {$d0, $d1}, [$s0+$s1];";
}
stores! {
    /// 16 bits to global memory.
    ST_GLOBAL_F16 = "st.global.f16", Global[U64], (F16), 2 / 1, "st.global.b16 [$s0+$s1], $s2;";
    /// 16 bits to global memory.
    ST_GLOBAL_BF16 = "st.global.bf16", Global[U64], (Bf16), 2 / 1, "st.global.b16 [$s0+$s1], $s2;";
    /// 32 bits to global memory.
    ST_GLOBAL_U32 = "st.global.u32", Global[U64], (U32), 4 / 1, "st.global.u32 [$s0+$s1], $s2;";
    /// 32 bits to global memory.
    ST_GLOBAL_F32 = "st.global.f32", Global[U64], (F32), 4 / 1, "st.global.f32 [$s0+$s1], $s2;";
    /// 16 bytes to global memory.
    ST_GLOBAL_V4 = "st.global.v4.u32", Global[U64], (U32, U32, U32, U32), 16 / 4, "st.global.v4.u32 [$s0+$s1], {$s2, $s3, $s4, $s5};";
    /// 32 bits to shared memory.
    ST_SHARED_U32 = "st.shared.u32", Shared[U32], (U32), 4 / 1, "st.shared.u32 [$s0+$s1], $s2;";
    /// 32 bits to shared memory.
    ST_SHARED_F32 = "st.shared.f32", Shared[U32], (F32), 4 / 1, "st.shared.f32 [$s0+$s1], $s2;";
    /// 16 bytes to shared memory.
    ST_SHARED_V4 = "st.shared.v4.u32", Shared[U32], (U32, U32, U32, U32), 16 / 4, "st.shared.v4.u32 [$s0+$s1], {$s2, $s3, $s4, $s5};";
}

/// Starts copying 16 bytes from global memory `[s1]` to shared memory `[s0 + s2]`, past L1.
pub static CP_ASYNC_16: Row = row(
    "cp.async.cg.16",
    &[],
    &[
        Src::Any(Type::U32),
        Src::Any(Type::U64),
        Src::Imm(Type::U32),
    ],
    Cost::AsyncCopy,
    "cp.async.cg.shared.global [$s0+$s2], [$s1], 16;",
    |w| {
        let (to, from) = (w.address(0, 2), w.src(1));
        w.copy_async(&to, &from.map(Some), 16);
    },
);

/// As [`CP_ASYNC_16`], but where `s3` is 0, not 16, nothing is read and zeros are written.
pub static CP_ASYNC_16_ZFILL: Row = row(
    "cp.async.cg.16.zfill",
    &[],
    &[
        Src::Any(Type::U32),
        Src::Any(Type::U64),
        Src::Imm(Type::U32),
        Src::Any(Type::U32),
    ],
    Cost::AsyncCopy,
    "cp.async.cg.shared.global [$s0+$s2], [$s1], 16, $s3;",
    |w| {
        let (to, from, size) = (w.address(0, 2), w.src(1), w.src(3));
        let from = std::array::from_fn(|lane| (size[lane] != 0).then_some(from[lane]));
        w.copy_async(&to, &from, 16);
    },
);

/// Closes the group of asynchronous copies that this thread has started.
pub static CP_ASYNC_COMMIT: Row = row(
    "cp.async.commit_group",
    &[],
    &[],
    Cost::AsyncCopy,
    "cp.async.commit_group;",
    |w| w.commit_async(),
);

/// Waits until at most `s0` of this thread's groups are in flight.
pub static CP_ASYNC_WAIT: Row = row(
    "cp.async.wait_group",
    &[],
    &[Src::Imm(Type::U32)],
    Cost::Barrier,
    "cp.async.wait_group $s0;",
    |w| {
        let pending = w.imm(0) as u32;
        w.wait_async(pending);
    },
);

/// Address of the CTA's shared memory, 0 in the interpreter.
pub static SHARED_BASE: Row = Row {
    name: "shared.base",
    dsts: &[Dst::Out(Type::U32)],
    srcs: &[],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: false,
    text: Text::Expr("(u32)__cvta_generic_to_shared(smem)"),
    meaning: Meaning::Warp(|w| w.set(0, &[0; WARP])),
    cost: Cost::Integer,
};

static COPIES: &[&Row] = &[
    &CP_ASYNC_16,
    &CP_ASYNC_16_ZFILL,
    &CP_ASYNC_COMMIT,
    &CP_ASYNC_WAIT,
    &SHARED_BASE,
];

/// The row that loads the same from memory that nothing writes while the kernel runs, if `row` loads an element of global
/// memory.
pub fn read_only(row: &'static Row) -> Option<&'static Row> {
    let pairs = [
        (&LD_GLOBAL_F16, &READ_GLOBAL_F16),
        (&LD_GLOBAL_BF16, &READ_GLOBAL_BF16),
        (&LD_GLOBAL_U32, &READ_GLOBAL_U32),
        (&LD_GLOBAL_F32, &READ_GLOBAL_F32),
    ];
    let mut pairs = pairs.into_iter();
    let found = pairs.find(|(load, read)| [*load, *read].iter().any(|it| std::ptr::eq(*it, row)));
    found.map(|(_, read)| read)
}

/// The row that loads two neighbours at once from memory that nothing writes while the kernel runs, if `row` loads an element of global memory.
pub fn read_two(row: &'static Row) -> Option<&'static Row> {
    let one = read_only(row)?;
    let pairs = [
        (&READ_GLOBAL_F16, &READ_GLOBAL_V2_F16),
        (&READ_GLOBAL_BF16, &READ_GLOBAL_V2_BF16),
        (&READ_GLOBAL_U32, &READ_GLOBAL_V2_U32),
        (&READ_GLOBAL_F32, &READ_GLOBAL_V2_F32),
    ];
    let found = pairs.into_iter().find(|(of, _)| std::ptr::eq(*of, one));
    found.map(|(_, two)| two)
}

/// Whether the row is a plain load, which changes nothing.
pub fn is_load(row: &'static Row) -> bool {
    let mut loads = LOADS.iter().chain(READS);
    loads.any(|load| std::ptr::eq(*load, row))
}

/// The rows of this file.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    [LOADS, READS, STORES, COPIES]
        .into_iter()
        .flatten()
        .copied()
}
