//! Warpgroup products: D (64 × N, float32, registers) += A (64 × 16) · B (16 × N).
//!
//! Asynchronous: between the issue and the wait that retires its group, the accumulator and the
//! registers of A belong to the tensor core, and so do the tiles of A and B in shared memory.
//! Each of the four warps of the warpgroup computes 16 rows, laid out as those of `mma.m16n8k16`.
//!
//! There is a row for each shape; they are made on first use and live for the whole process.

use std::sync::LazyLock;

use super::super::machine::{Machine, MatrixSource, WgmmaShape};
use super::super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

/// The widest product.
pub const MAX_N: u32 = 256;

const fn plain(name: &'static str, text: &'static str, meaning: fn(&mut dyn Machine)) -> Row {
    Row {
        name,
        dsts: &[],
        srcs: &[],
        min_arch: Arch::Sm90a,
        exact_arch: true,
        converged: true,
        text: Text::ordered(text),
        meaning: Meaning::Warp(meaning),
        cost: Cost::Barrier,
    }
}

/// Orders this warp's register accesses before the next product.
pub static FENCE: Row = plain("wgmma.fence", "wgmma.fence.sync.aligned;", |w| {
    w.wgmma_fence()
});

/// Closes the group of products issued since the last one.
pub static COMMIT: Row = plain(
    "wgmma.commit_group",
    "wgmma.commit_group.sync.aligned;",
    |w| w.wgmma_commit(),
);

/// Holds a fragment of A in its registers up to here. Compilers take a register for free once the
/// product that reads it is issued; ptxas serialises products whose operands change in flight.
pub static HOLD: Row = Row {
    srcs: &[Src::Any(Type::U32); 4],
    ..plain("wgmma.hold", "// $s0 $s1 $s2 $s3", |_| {})
};

/// The 16-bit type of A and B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operands {
    /// float16.
    F16,
    /// bfloat16.
    Bf16,
}

/// Which product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Product {
    /// Columns of B and D: a multiple of 8 up to [`MAX_N`].
    pub n: u32,
    /// The type of A and B.
    pub operands: Operands,
    /// Where A comes from.
    pub a: MatrixSource,
    /// Whether D starts from zero: then its registers are only written.
    pub from_zero: bool,
    /// Whether B is stored with N, not K, contiguous.
    pub transposed: bool,
}

const OUT: [Dst; 128] = [Dst::Out(Type::F32); 128];
const IN_OUT: [Dst; 128] = [Dst::InOut(Type::F32); 128];
const A_SHARED: &[Src] = &[Src::Any(Type::U64), Src::Any(Type::U64)];
const A_REGISTERS: &[Src] = &[
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U32),
    Src::Any(Type::U64),
];

/// Where A comes from, in the order of the rows.
const SOURCES: [MatrixSource; 3] = [
    MatrixSource::Shared,
    MatrixSource::Registers,
    MatrixSource::SharedTransposed,
];

/// Products of one width.
const OF_A_WIDTH: usize = 8 * SOURCES.len();

static PRODUCTS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    (0..MAX_N as usize / 8 * OF_A_WIDTH)
        .map(|index| product_row(&Product::at(index)))
        .collect()
});

/// Waits that hand back `registers` accumulators: [`wait_row`]`(registers)`.
static WAITS: LazyLock<Vec<Row>> = LazyLock::new(|| (0..=128_u32).map(wait_row_of).collect());

impl Product {
    fn index(&self) -> usize {
        let source = match self.a {
            MatrixSource::Shared => 0,
            MatrixSource::Registers => 1,
            MatrixSource::SharedTransposed => 2,
        };
        let flags = usize::from(self.operands == Operands::Bf16)
            | usize::from(self.from_zero) << 1
            | usize::from(self.transposed) << 2
            | source << 3;
        (self.n as usize / 8 - 1) * OF_A_WIDTH + flags
    }

    fn at(index: usize) -> Product {
        let flags = index % OF_A_WIDTH;
        Product {
            n: (index / OF_A_WIDTH + 1) as u32 * 8,
            operands: if flags & 1 != 0 {
                Operands::Bf16
            } else {
                Operands::F16
            },
            a: SOURCES[flags >> 3],
            from_zero: flags & 2 != 0,
            transposed: flags & 4 != 0,
        }
    }

    /// Its row; `None` for a width that the tensor core does not have.
    ///
    /// Destinations: the N / 2 registers of D. Sources: the descriptor of A, or its four
    /// registers, and the descriptor of B.
    pub fn row(&self) -> Option<&'static Row> {
        let legal = self.n.is_multiple_of(8) && (8..=MAX_N).contains(&self.n);
        legal.then(|| &PRODUCTS[self.index()])
    }
}

/// The row that waits until at most `s0` groups are in flight, and hands back `registers`
/// accumulators (its destinations), which the retired groups wrote.
pub fn wait_row(registers: usize) -> Option<&'static Row> {
    WAITS.get(registers)
}

/// All rows of this file.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    [&FENCE, &COMMIT, &HOLD]
        .into_iter()
        .chain(PRODUCTS.iter())
        .chain(WAITS.iter())
}

/// Text that lives as long as the table.
fn forever(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn product_row(product: &Product) -> Row {
    let Product {
        n,
        operands,
        a: source,
        from_zero,
        transposed,
    } = *product;
    let a_in_registers = source == MatrixSource::Registers;
    let ty = match operands {
        Operands::F16 => "f16",
        Operands::Bf16 => "bf16",
    };
    let registers = n as usize / 2;
    let d = (0..registers)
        .map(|i| format!("$d{i}"))
        .collect::<Vec<_>>()
        .join(", ");
    let (a, b) = if a_in_registers {
        ("{$s0, $s1, $s2, $s3}", "$s4")
    } else {
        ("$s0", "$s1")
    };
    // Which operands in shared memory have another dimension than K contiguous.
    let transposes = match (source, transposed) {
        (MatrixSource::Registers, false) => "0",
        (MatrixSource::Registers, true) => "1",
        (MatrixSource::Shared, false) => "0, 0",
        (MatrixSource::Shared, true) => "0, 1",
        (MatrixSource::SharedTransposed, false) => "1, 0",
        (MatrixSource::SharedTransposed, true) => "1, 1",
    };
    let text = format!(
        "{{\\n.reg .pred p;\\nsetp.ne.b32 p, {}, 0;\\nwgmma.mma_async.sync.aligned.m64n{n}k16.f32.{ty}.{ty} {{{d}}}, {a}, {b}, p, 1, 1, {transposes};\\n}}",
        u32::from(!from_zero),
    );
    let name = format!(
        "wgmma.m64n{n}k16.f32.{ty}{}{}{}",
        match source {
            MatrixSource::Registers => ".rs",
            MatrixSource::Shared => ".ss",
            MatrixSource::SharedTransposed => ".ss.trans_a",
        },
        if transposed { ".trans" } else { "" },
        if from_zero { ".zero" } else { "" },
    );
    Row {
        name: forever(name),
        dsts: if from_zero {
            &OUT[..registers]
        } else {
            &IN_OUT[..registers]
        },
        srcs: if a_in_registers {
            A_REGISTERS
        } else {
            A_SHARED
        },
        min_arch: Arch::Sm90a,
        exact_arch: true,
        converged: true,
        text: Text::ordered(forever(text)),
        meaning: Meaning::Warp(meaning(product)),
        cost: Cost::Matrix,
    }
}

/// The meaning for one set of flags; the width is the number of destinations.
fn meaning(product: &Product) -> fn(&mut dyn Machine) {
    match product.operands {
        Operands::F16 => of_type::<false>(product),
        Operands::Bf16 => of_type::<true>(product),
    }
}

fn of_type<const BF16: bool>(product: &Product) -> fn(&mut dyn Machine) {
    match product.from_zero {
        false => of_start::<BF16, false>(product),
        true => of_start::<BF16, true>(product),
    }
}

fn of_start<const BF16: bool, const ZERO: bool>(product: &Product) -> fn(&mut dyn Machine) {
    match product.transposed {
        false => of_layout::<BF16, ZERO, false>(product.a),
        true => of_layout::<BF16, ZERO, true>(product.a),
    }
}

fn of_layout<const BF16: bool, const ZERO: bool, const TRANSPOSED: bool>(
    a: MatrixSource,
) -> fn(&mut dyn Machine) {
    macro_rules! from {
        ($source:ident) => {
            |w| {
                w.wgmma(WgmmaShape {
                    bf16: BF16,
                    a: MatrixSource::$source,
                    from_zero: ZERO,
                    b_transposed: TRANSPOSED,
                })
            }
        };
    }
    match a {
        MatrixSource::Shared => from!(Shared),
        MatrixSource::SharedTransposed => from!(SharedTransposed),
        MatrixSource::Registers => from!(Registers),
    }
}

fn wait_row_of(registers: u32) -> Row {
    Row {
        name: forever(format!("wgmma.wait_group.{registers}")),
        dsts: &IN_OUT[..registers as usize],
        srcs: &[Src::Imm(Type::U32)],
        min_arch: Arch::Sm90a,
        exact_arch: true,
        converged: true,
        // The accumulators are operands so that no use of them moves up across the wait.
        text: Text::ordered("wgmma.wait_group.sync.aligned $s0;"),
        meaning: Meaning::Warp(|w| {
            let pending = w.imm(0) as u32;
            w.wgmma_wait(pending);
        }),
        cost: Cost::Barrier,
    }
}
