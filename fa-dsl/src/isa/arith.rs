//! Arithmetic, comparisons and selection: one lane, no effects.

use super::lanes::{LaneMeaning, of_warp, word};
use super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

/// float32 from register bits.
pub(crate) fn f32_of(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

/// Register bits of a float32.
pub(crate) fn bits_of(value: f32) -> u64 {
    u64::from(value.to_bits())
}

/// Flushes a subnormal to zero of the same sign, as `.ftz` does.
pub(super) fn ftz(value: f32) -> f32 {
    if value.is_subnormal() {
        0.0_f32.copysign(value)
    } else {
        value
    }
}

macro_rules! lane_rows {
    ($($(#[$doc:meta])* $id:ident = $name:literal, ($($src:ident),*) -> $dst:ident, $cost:ident, $text:expr, $meaning:expr;)*) => {
        $($(#[$doc])*
        pub static $id: Row = Row {
            name: $name,
            dsts: &[Dst::Out(Type::$dst)],
            srcs: &[$(Src::Any(Type::$src)),*],
            min_arch: Arch::Sm80,
            exact_arch: false,
            converged: false,
            text: $text,
            meaning: Meaning::Lane(LaneMeaning {
                of_lane: $meaning,
                of_warp: of_warp!($meaning, ($($src),*) -> $dst),
            }),
            cost: Cost::$cost,
        };)*
        /// The rows of this file.
        pub static ROWS: &[&Row] = &[$(&$id),*];
    };
}
pub(crate) use lane_rows;

fn u32_op(s: &[u64], op: fn(u32, u32) -> u32) -> u64 {
    u64::from(op(s[0] as u32, s[1] as u32))
}

fn f32_op(s: &[u64], op: fn(f32, f32) -> f32) -> u64 {
    bits_of(op(f32_of(s[0]), f32_of(s[1])))
}

lane_rows! {
    /// Wrapping sum.
    ADD_U32 = "add.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 + $s1"), |s| u32_op(s, u32::wrapping_add);
    /// Wrapping difference.
    SUB_U32 = "sub.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 - $s1"), |s| u32_op(s, u32::wrapping_sub);
    /// Low 32 bits of the product.
    MUL_U32 = "mul.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 * $s1"), |s| u32_op(s, u32::wrapping_mul);
    /// Quotient; all ones when divided by zero, as the hardware gives.
    DIV_U32 = "div.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 / $s1"), |s| u32_op(s, |a, b| a.checked_div(b).unwrap_or(u32::MAX));
    /// Remainder; the dividend when divided by zero.
    REM_U32 = "rem.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 % $s1"), |s| u32_op(s, |a, b| a.checked_rem(b).unwrap_or(a));
    /// Bitwise and.
    AND_U32 = "and.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 & $s1"), |s| u32_op(s, |a, b| a & b);
    /// Bitwise or.
    OR_U32 = "or.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 | $s1"), |s| u32_op(s, |a, b| a | b);
    /// Bitwise exclusive or.
    XOR_U32 = "xor.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 ^ $s1"), |s| u32_op(s, |a, b| a ^ b);
    /// Shift left, by less than 32.
    SHL_U32 = "shl.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 << $s1"), |s| u32_op(s, |a, b| a.checked_shl(b).unwrap_or(0));
    /// Logical shift right, by less than 32.
    SHR_U32 = "shr.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 >> $s1"), |s| u32_op(s, |a, b| a.checked_shr(b).unwrap_or(0));
    /// Smaller.
    MIN_U32 = "min.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 < $s1 ? $s0 : $s1"), |s| u32_op(s, u32::min);
    /// Larger.
    MAX_U32 = "max.u32", (U32, U32) -> U32, Integer, Text::Expr("$s0 > $s1 ? $s0 : $s1"), |s| u32_op(s, u32::max);
    /// The position of the highest bit that is set; all ones if none is (PTX ISA, `bfind`).
    HIGHEST_BIT_U32 = "bfind.u32", (U32) -> U32, Integer, Text::pure("bfind.u32 $d0, $s0;"), |s| u64::from((s[0] as u32).checked_ilog2().unwrap_or(u32::MAX));
    /// How many bits are set.
    COUNT_ONES_U32 = "popc.b32", (U32) -> U32, Integer, Text::pure("popc.b32 $d0, $s0;"), |s| u64::from((s[0] as u32).count_ones());
    /// 64-bit sum.
    ADD_U64 = "add.u64", (U64, U64) -> U64, Integer, Text::Expr("$s0 + $s1"), |s| s[0].wrapping_add(s[1]);
    /// 64-bit difference.
    SUB_U64 = "sub.u64", (U64, U64) -> U64, Integer, Text::Expr("$s0 - $s1"), |s| s[0].wrapping_sub(s[1]);
    /// Low 64 bits of the product.
    MUL_U64 = "mul.u64", (U64, U64) -> U64, Integer, Text::Expr("$s0 * $s1"), |s| s[0].wrapping_mul(s[1]);
    /// Full product of two 32-bit numbers.
    MUL_WIDE_U32 = "mul.wide.u32", (U32, U32) -> U64, Integer, Text::Expr("(u64)$s0 * $s1"), |s| s[0].wrapping_mul(s[1]);
    /// High half of the product of two 32-bit numbers.
    MUL_HI_U32 = "mul.hi.u32", (U32, U32) -> U32, Integer, Text::pure("mul.hi.u32 $d0, $s0, $s1;"), |s| s[0].wrapping_mul(s[1]) >> 32;
    /// Zero-extends.
    U64_OF_U32 = "cvt.u64.u32", (U32) -> U64, Integer, Text::Expr("(u64)$s0"), |s| s[0];
    /// Low half.
    U32_OF_U64 = "cvt.u32.u64", (U64) -> U32, Integer, Text::Expr("(u32)$s0"), |s| s[0] & 0xffff_ffff;

    /// a < b.
    LT_U32 = "lt.u32", (U32, U32) -> Pred, Integer, Text::Expr("$s0 < $s1"), |s| u64::from(s[0] < s[1]);
    /// a ≤ b.
    LE_U32 = "le.u32", (U32, U32) -> Pred, Integer, Text::Expr("$s0 <= $s1"), |s| u64::from(s[0] <= s[1]);
    /// a = b.
    EQ_U32 = "eq.u32", (U32, U32) -> Pred, Integer, Text::Expr("$s0 == $s1"), |s| u64::from(s[0] == s[1]);
    /// a ≠ b.
    NE_U32 = "ne.u32", (U32, U32) -> Pred, Integer, Text::Expr("$s0 != $s1"), |s| u64::from(s[0] != s[1]);
    /// a < b.
    LT_U64 = "lt.u64", (U64, U64) -> Pred, Integer, Text::Expr("$s0 < $s1"), |s| u64::from(s[0] < s[1]);
    /// a ≤ b.
    LE_U64 = "le.u64", (U64, U64) -> Pred, Integer, Text::Expr("$s0 <= $s1"), |s| u64::from(s[0] <= s[1]);
    /// a = b.
    EQ_U64 = "eq.u64", (U64, U64) -> Pred, Integer, Text::Expr("$s0 == $s1"), |s| u64::from(s[0] == s[1]);
    /// a ≠ b.
    NE_U64 = "ne.u64", (U64, U64) -> Pred, Integer, Text::Expr("$s0 != $s1"), |s| u64::from(s[0] != s[1]);
    /// a < b; false if either is NaN.
    LT_F32 = "lt.f32", (F32, F32) -> Pred, Float, Text::Expr("$s0 < $s1"), |s| u64::from(f32_of(s[0]) < f32_of(s[1]));
    /// a ≤ b; false if either is NaN.
    LE_F32 = "le.f32", (F32, F32) -> Pred, Float, Text::Expr("$s0 <= $s1"), |s| u64::from(f32_of(s[0]) <= f32_of(s[1]));
    /// a = b; false if either is NaN.
    EQ_F32 = "eq.f32", (F32, F32) -> Pred, Float, Text::Expr("$s0 == $s1"), |s| u64::from(f32_of(s[0]) == f32_of(s[1]));
    /// a ≠ b; true if either is NaN.
    NE_F32 = "ne.f32", (F32, F32) -> Pred, Float, Text::Expr("$s0 != $s1"), |s| u64::from(f32_of(s[0]) != f32_of(s[1]));
    /// Both.
    AND_PRED = "and.pred", (Pred, Pred) -> Pred, Integer, Text::Expr("$s0 & $s1"), |s| s[0] & s[1];
    /// Either.
    OR_PRED = "or.pred", (Pred, Pred) -> Pred, Integer, Text::Expr("$s0 | $s1"), |s| s[0] | s[1];
    /// Negation.
    NOT_PRED = "not.pred", (Pred) -> Pred, Integer, Text::Expr("!$s0"), |s| s[0] ^ 1;

    /// The second operand where the first holds, else the third.
    SELECT_U32 = "select.u32", (Pred, U32, U32) -> U32, Integer, Text::Expr("$s0 ? $s1 : $s2"), |s| if s[0] != 0 { s[1] } else { s[2] };
    /// The second operand where the first holds, else the third.
    SELECT_U64 = "select.u64", (Pred, U64, U64) -> U64, Integer, Text::Expr("$s0 ? $s1 : $s2"), |s| if s[0] != 0 { s[1] } else { s[2] };
    /// The second operand where the first holds, else the third.
    SELECT_F32 = "select.f32", (Pred, F32, F32) -> F32, Float, Text::Expr("$s0 ? $s1 : $s2"), |s| if s[0] != 0 { s[1] } else { s[2] };

    /// Sum, rounded to nearest.
    ADD_F32 = "add.f32", (F32, F32) -> F32, Float, Text::Expr("$s0 + $s1"), |s| f32_op(s, |a, b| a + b);
    /// Difference, rounded to nearest.
    SUB_F32 = "sub.f32", (F32, F32) -> F32, Float, Text::Expr("$s0 - $s1"), |s| f32_op(s, |a, b| a - b);
    /// Product, rounded to nearest.
    MUL_F32 = "mul.f32", (F32, F32) -> F32, Float, Text::Expr("$s0 * $s1"), |s| f32_op(s, |a, b| a * b);
    /// Larger; the number if the other is NaN (PTX ISA, `max`).
    MAX_F32 = "max.f32", (F32, F32) -> F32, Float, Text::pure("max.f32 $d0, $s0, $s1;"), |s| f32_op(s, f32::max);
    /// Smaller; the number if the other is NaN.
    MIN_F32 = "min.f32", (F32, F32) -> F32, Float, Text::pure("min.f32 $d0, $s0, $s1;"), |s| f32_op(s, f32::min);
    /// a · b + c, rounded once.
    FMA_F32 = "fma.rn.f32", (F32, F32, F32) -> F32, Float, Text::pure("fma.rn.f32 $d0, $s0, $s1, $s2;"),
        |s| bits_of(f32_of(s[0]).mul_add(f32_of(s[1]), f32_of(s[2])));
    /// Maximum; NaN if either is.
    MAX_NAN_F32 = "max.NaN.f32", (F32, F32) -> F32, Float, Text::pure("max.NaN.f32 $d0, $s0, $s1;"), |s| {
        let (a, b) = (f32_of(s[0]), f32_of(s[1]));
        bits_of(if a.is_nan() || b.is_nan() { f32::NAN } else { a.max(b) })
    };
    /// Minimum; NaN if either is.
    MIN_NAN_F32 = "min.NaN.f32", (F32, F32) -> F32, Float, Text::pure("min.NaN.f32 $d0, $s0, $s1;"), |s| {
        let (a, b) = (f32_of(s[0]), f32_of(s[1]));
        bits_of(if a.is_nan() || b.is_nan() { f32::NAN } else { a.min(b) })
    };
    /// A float32's bits.
    U32_OF_BITS = "mov.b32 (f32 to u32)", (F32) -> U32, Integer, Text::pure("mov.b32 $d0, $s0;"), |s| s[0];
    /// The float32 of these bits.
    F32_OF_BITS = "mov.b32 (u32 to f32)", (U32) -> F32, Integer, Text::pure("mov.b32 $d0, $s0;"), |s| s[0];
    /// The same number, which the compiler takes for another.
    OPAQUE_U32 = "mov.u32 (opaque)", (U32) -> U32, Integer, Text::opaque("mov.b32 $d0, $s0;"), |s| s[0];
    /// Magnitude.
    ABS_F32 = "abs.f32", (F32) -> F32, Float, Text::pure("abs.f32 $d0, $s0;"), |s| bits_of(f32_of(s[0]).abs());
    /// Negation.
    NEG_F32 = "neg.f32", (F32) -> F32, Float, Text::Expr("-$s0"), |s| bits_of(-f32_of(s[0]));
    /// 2^x, within 2 ulp; subnormals are zero.
    EX2_F32 = "ex2.approx.ftz.f32", (F32) -> F32, Special, Text::pure("ex2.approx.ftz.f32 $d0, $s0;"), |s| bits_of(ftz(ftz(f32_of(s[0])).exp2()));
    /// log2 x, absolute error under 2^-22 near 1; subnormals are zero.
    LG2_F32 = "lg2.approx.ftz.f32", (F32) -> F32, Special, Text::pure("lg2.approx.ftz.f32 $d0, $s0;"), |s| bits_of(ftz(ftz(f32_of(s[0])).log2()));
    /// tanh x, relative error up to 2^-11 (PTX ISA, `tanh`): here always as far off as that, towards 0.
    TANH_F32 = "tanh.approx.f32", (F32) -> F32, Special, Text::pure("tanh.approx.f32 $d0, $s0;"), |s| bits_of(f32_of(s[0]).tanh()) & !0xfff;
    /// 1 / x, within 1 ulp; subnormals are zero.
    RCP_F32 = "rcp.approx.ftz.f32", (F32) -> F32, Special, Text::pure("rcp.approx.ftz.f32 $d0, $s0;"), |s| bits_of(ftz(1.0 / ftz(f32_of(s[0]))));
    /// 1 / √x, relative error under 2^-22; subnormals are zero.
    RSQRT_F32 = "rsqrt.approx.ftz.f32", (F32) -> F32, Special, Text::pure("rsqrt.approx.ftz.f32 $d0, $s0;"), |s| bits_of(ftz(1.0 / ftz(f32_of(s[0])).sqrt()));
}
