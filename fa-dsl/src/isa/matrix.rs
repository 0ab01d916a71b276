//! Warp-collective operations: shuffles, `ldmatrix`, `stmatrix`, tensor-core products, special
//! registers.
//!
//! Fragment layouts are those of the PTX ISA, "Matrix Fragments for mma.m16n8k16", "ldmatrix" and
//! "stmatrix". `group` is lane / 4 and `pair` is lane % 4 below.

use half::bf16;

use super::arith::{bits_of, f32_of};
use super::convert::widen_f16;
use super::machine::{Machine, Space, WARP, by_lane};
use super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

/// A special register: no sources, a lane's number from its position.
const fn special(name: &'static str, text: &'static str, meaning: fn(&mut dyn Machine)) -> Row {
    Row {
        name,
        dsts: &[Dst::Out(Type::U32)],
        srcs: &[],
        min_arch: Arch::Sm80,
        exact_arch: false,
        converged: false,
        text: Text::Expr(text),
        meaning: Meaning::Warp(meaning),
        cost: Cost::Integer,
    }
}

/// Index of the thread in its CTA.
pub static THREAD: Row = special("thread", "threadIdx.x", |w| {
    let first = w.first_thread();
    w.set(0, &by_lane(|lane| u64::from(first) + lane as u64));
});
/// Index of the CTA in the grid's first dimension.
pub static BLOCK_X: Row = special("block.x", "blockIdx.x", |w| {
    w.set(0, &[u64::from(w.block()[0]); WARP])
});
/// Index of the CTA in the grid's second dimension.
pub static BLOCK_Y: Row = special("block.y", "blockIdx.y", |w| {
    w.set(0, &[u64::from(w.block()[1]); WARP])
});
/// Index of the CTA in the grid's third dimension.
pub static BLOCK_Z: Row = special("block.z", "blockIdx.z", |w| {
    w.set(0, &[u64::from(w.block()[2]); WARP])
});
/// Size of the grid's first dimension.
pub static GRID_X: Row = special("grid.x", "gridDim.x", |w| {
    w.set(0, &[u64::from(w.grid()[0]); WARP])
});
/// Size of the grid's second dimension.
pub static GRID_Y: Row = special("grid.y", "gridDim.y", |w| {
    w.set(0, &[u64::from(w.grid()[1]); WARP])
});
/// Size of the grid's third dimension.
pub static GRID_Z: Row = special("grid.z", "gridDim.z", |w| {
    w.set(0, &[u64::from(w.grid()[2]); WARP])
});

/// The value of the lane whose index differs in the bits of the mask.
pub static SHUFFLE_XOR: Row = Row {
    name: "shfl.bfly",
    dsts: &[Dst::Out(Type::F32)],
    srcs: &[Src::Any(Type::F32), Src::Imm(Type::U32)],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::opaque("shfl.sync.bfly.b32 $d0, $s0, $s1, 0x1f, 0xffffffff;"),
    meaning: Meaning::Warp(|w| {
        let values = w.src(0);
        let mask = w.imm(1) as usize;
        w.set(0, &by_lane(|lane| values[(lane ^ mask) % WARP]));
    }),
    cost: Cost::Shuffle,
};

/// The value of lane `s1`, for all lanes.
pub static SHUFFLE_IDX: Row = Row {
    name: "shfl.idx",
    dsts: &[Dst::Out(Type::U32)],
    srcs: &[Src::Any(Type::U32), Src::Imm(Type::U32)],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::opaque("shfl.sync.idx.b32 $d0, $s0, $s1, 0x1f, 0xffffffff;"),
    meaning: Meaning::Warp(|w| {
        let values = w.src(0);
        let lane = w.imm(1) as usize % WARP;
        w.set(0, &[values[lane]; WARP]);
    }),
    cost: Cost::Shuffle,
};

/// As [`SHUFFLE_IDX`], of a lane that is known when the kernel runs, perhaps another one for each lane.
pub static SHUFFLE_AT: Row = Row {
    name: "shfl.at",
    srcs: &[Src::Any(Type::U32), Src::Any(Type::U32)],
    meaning: Meaning::Warp(|w| {
        let (values, of) = (w.src(0), w.src(1));
        w.set(0, &by_lane(|lane| values[of[lane] as usize % WARP]));
    }),
    ..SHUFFLE_IDX
};

/// Loads four 8×8 matrices of 16-bit elements: lane 8i + r gives the shared address of row r of
/// matrix i. Element (group, 2·pair) and its right neighbour of matrix i land in destination i.
fn ldmatrix(w: &mut dyn Machine, transposed: bool) {
    let addresses = w.address(0, 1);
    let rows = w.load(Space::Shared, &addresses, 16);
    for matrix in 0..4 {
        let of_matrix = &rows[8 * matrix..][..8];
        let element = |row: usize, col: usize| {
            let bytes = &of_matrix[row];
            u64::from(u16::from_le_bytes([bytes[2 * col], bytes[2 * col + 1]]))
        };
        w.set(
            matrix,
            &by_lane(|lane| {
                let (group, pair) = (lane / 4, lane % 4);
                if transposed {
                    element(2 * pair, group) | element(2 * pair + 1, group) << 16
                } else {
                    element(group, 2 * pair) | element(group, 2 * pair + 1) << 16
                }
            }),
        );
    }
}

const FOUR_WORDS: &[Dst] = &[
    Dst::Out(Type::U32),
    Dst::Out(Type::U32),
    Dst::Out(Type::U32),
    Dst::Out(Type::U32),
];

/// Four 8×8 matrices from shared memory, `[base + offset]`.
pub static LDMATRIX_X4: Row = Row {
    name: "ldmatrix.x4",
    dsts: FOUR_WORDS,
    srcs: &[Src::Any(Type::U32), Src::Imm(Type::U32)],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::ordered(
        "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$d0, $d1, $d2, $d3}, [$s0+$s1];",
    ),
    meaning: Meaning::Warp(|w| ldmatrix(w, false)),
    cost: Cost::Shared,
};

/// Four 8×8 matrices from shared memory, each transposed on the way.
pub static LDMATRIX_X4_TRANS: Row = Row {
    name: "ldmatrix.x4.trans",
    dsts: FOUR_WORDS,
    srcs: &[Src::Any(Type::U32), Src::Imm(Type::U32)],
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::ordered(
        "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {$d0, $d1, $d2, $d3}, [$s0+$s1];",
    ),
    meaning: Meaning::Warp(|w| ldmatrix(w, true)),
    cost: Cost::Shared,
};

/// Stores four 8×8 matrices of 16-bit elements, the way back of [`ldmatrix`]: lane 8i + r gives the
/// shared address of row r of matrix i, whose element (group, 2·pair) and its right neighbour are
/// in source 2 + i.
fn stmatrix(w: &mut dyn Machine, transposed: bool) {
    let addresses = w.address(0, 1);
    let mut rows = [[0_u8; 16]; WARP];
    for matrix in 0..4 {
        for (lane, word) in w.src(2 + matrix).into_iter().enumerate() {
            let (group, pair) = (lane / 4, lane % 4);
            for (index, bits) in (2 * pair..).zip([word as u16, (word >> 16) as u16]) {
                let (row, col) = if transposed {
                    (index, group)
                } else {
                    (group, index)
                };
                rows[8 * matrix + row][2 * col..][..2].copy_from_slice(&bits.to_le_bytes());
            }
        }
    }
    w.store(Space::Shared, &addresses, 16, &rows);
}

const ADDRESS_AND_FOUR_WORDS: &[Src] = &[
    Src::Any(Type::U32),
    Src::Imm(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
];

/// Four 8×8 matrices to shared memory, `[base + offset]`. Of sm_90 and later.
pub static STMATRIX_X4: Row = Row {
    name: "stmatrix.x4",
    dsts: &[],
    srcs: ADDRESS_AND_FOUR_WORDS,
    min_arch: Arch::Sm90a,
    exact_arch: false,
    converged: true,
    text: Text::ordered(
        "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$s0+$s1], {$s2, $s3, $s4, $s5};",
    ),
    meaning: Meaning::Warp(|w| stmatrix(w, false)),
    cost: Cost::Shared,
};

/// Four 8×8 matrices to shared memory, each transposed on the way. Of sm_90 and later.
pub static STMATRIX_X4_TRANS: Row = Row {
    name: "stmatrix.x4.trans",
    dsts: &[],
    srcs: ADDRESS_AND_FOUR_WORDS,
    min_arch: Arch::Sm90a,
    exact_arch: false,
    converged: true,
    text: Text::ordered(
        "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [$s0+$s1], {$s2, $s3, $s4, $s5};",
    ),
    meaning: Meaning::Warp(|w| stmatrix(w, true)),
    cost: Cost::Shared,
};

/// The numbers of a matrix as float32. A plain loop, as those of [`by_lane`].
#[inline]
fn widened<const ROWS: usize, const COLUMNS: usize>(
    matrix: &[[u16; COLUMNS]; ROWS],
    widen: impl Fn(u16) -> f32,
) -> [[f32; COLUMNS]; ROWS] {
    let mut all = [[0.0; COLUMNS]; ROWS];
    for (numbers, row) in all.iter_mut().zip(matrix) {
        for (number, bits) in numbers.iter_mut().zip(row) {
            *number = widen(*bits);
        }
    }
    all
}

/// D += A·B for A 16×16 (row), B 16×8 (column), D 16×8 float32.
///
/// The hardware's order of summation is not documented; here each output is the float32 sum of
/// exact products over k in order, added to the accumulator last.
#[inline]
fn mma_m16n8k16(w: &mut dyn Machine, widen: impl Fn(u16) -> f32) {
    // B by k, so that the columns of a row of the product are summed side by side. Both are widened when they are in order, which takes
    // vector instructions.
    let (mut a, mut b) = ([[0_u16; 16]; 16], [[0_u16; 8]; 16]);
    for (register, (row, k)) in [(0, 0), (8, 0), (0, 8), (8, 8)].into_iter().enumerate() {
        let words = w.src(register);
        for (lane, word) in words.into_iter().enumerate() {
            let (group, pair) = (lane / 4, lane % 4);
            a[row + group][k + 2 * pair] = word as u16;
            a[row + group][k + 2 * pair + 1] = (word >> 16) as u16;
        }
    }
    for (register, k) in [0, 8].into_iter().enumerate() {
        let words = w.src(4 + register);
        for (lane, word) in words.into_iter().enumerate() {
            let (group, pair) = (lane / 4, lane % 4);
            b[k + 2 * pair][group] = word as u16;
            b[k + 2 * pair + 1][group] = (word >> 16) as u16;
        }
    }
    let (a, b) = (widened(&a, &widen), widened(&b, &widen));
    let mut product = [[0.0_f32; 8]; 16];
    for (a, sums) in a.iter().zip(&mut product) {
        for (a, b) in a.iter().zip(&b) {
            for (sum, b) in sums.iter_mut().zip(b) {
                *sum += a * b;
            }
        }
    }
    for (register, (row, col)) in [(0, 0), (0, 1), (8, 0), (8, 1)].into_iter().enumerate() {
        let before = w.dst(register);
        let sum = |lane: usize| {
            let (group, pair) = (lane / 4, lane % 4);
            bits_of(f32_of(before[lane]) + product[row + group][2 * pair + col])
        };
        w.set(register, &by_lane(sum));
    }
}

const MMA_DSTS: &[Dst] = &[
    Dst::InOut(Type::F32),
    Dst::InOut(Type::F32),
    Dst::InOut(Type::F32),
    Dst::InOut(Type::F32),
];
const MMA_SRCS: &[Src] = &[
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
];

/// Tensor-core product of f16, float32 accumulation, in place.
pub static MMA_F16: Row = Row {
    name: "mma.m16n8k16.f32.f16",
    dsts: MMA_DSTS,
    srcs: MMA_SRCS,
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::pure(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$d0, $d1, $d2, $d3}, {$s0, $s1, $s2, $s3}, {$s4, $s5}, {$d0, $d1, $d2, $d3};",
    ),
    meaning: Meaning::Warp(|w| mma_m16n8k16(w, widen_f16)),
    cost: Cost::Matrix,
};

/// Tensor-core product of bf16, float32 accumulation, in place.
pub static MMA_BF16: Row = Row {
    name: "mma.m16n8k16.f32.bf16",
    dsts: MMA_DSTS,
    srcs: MMA_SRCS,
    min_arch: Arch::Sm80,
    exact_arch: false,
    converged: true,
    text: Text::pure(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$d0, $d1, $d2, $d3}, {$s0, $s1, $s2, $s3}, {$s4, $s5}, {$d0, $d1, $d2, $d3};",
    ),
    meaning: Meaning::Warp(|w| mma_m16n8k16(w, |bits| bf16::from_bits(bits).to_f32())),
    cost: Cost::Matrix,
};

/// The rows of this file.
pub static ROWS: &[&Row] = &[
    &THREAD,
    &BLOCK_X,
    &BLOCK_Y,
    &BLOCK_Z,
    &GRID_X,
    &GRID_Y,
    &GRID_Z,
    &SHUFFLE_XOR,
    &SHUFFLE_IDX,
    &SHUFFLE_AT,
    &LDMATRIX_X4,
    &LDMATRIX_X4_TRANS,
    &STMATRIX_X4,
    &STMATRIX_X4_TRANS,
    &MMA_F16,
    &MMA_BF16,
];
