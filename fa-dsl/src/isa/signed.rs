//! What instructions do with 32 bits as a number with a sign, two's complement. Sums, differences and products are those of
//! [`super::arith`]: they wrap, and have the same bits.

use super::arith::{bits_of, f32_of, lane_rows};
use super::lanes::{LaneMeaning, of_warp, word};
use super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

fn op(s: &[u64], op: fn(i32, i32) -> i32) -> u64 {
    u64::from(op(s[0] as u32 as i32, s[1] as u32 as i32) as u32)
}

fn holds(s: &[u64], relation: fn(&i32, &i32) -> bool) -> u64 {
    u64::from(relation(&(s[0] as u32 as i32), &(s[1] as u32 as i32)))
}

lane_rows! {
    /// Quotient, rounded towards zero; −1 when divided by zero.
    DIV_S32 = "div.s32", (U32, U32) -> U32, Integer, Text::Expr("(u32)((int)$s0 / (int)$s1)"), |s| op(s, |a, b| match b {
        0 => -1,
        b => a.wrapping_div(b),
    });
    /// What the quotient leaves, with the dividend's sign; the dividend when divided by zero.
    REM_S32 = "rem.s32", (U32, U32) -> U32, Integer, Text::Expr("(u32)((int)$s0 % (int)$s1)"), |s| op(s, |a, b| match b {
        0 => a,
        b => a.wrapping_rem(b),
    });
    /// Shift right by less than 32 that keeps the sign.
    SHR_S32 = "shr.s32", (U32, U32) -> U32, Integer, Text::Expr("(u32)((int)$s0 >> $s1)"), |s| op(s, |a, b| a >> b.clamp(0, 31));
    /// Shift right of 64 bits by less than 64 that keeps the sign.
    SHR_S64 = "shr.s64", (U64, U32) -> U64, Integer, Text::Expr("(u64)((long long)$s0 >> $s1)"), |s| (s[0] as i64 >> s[1].min(63)) as u64;
    /// Smaller.
    MIN_S32 = "min.s32", (U32, U32) -> U32, Integer, Text::Expr("(int)$s0 < (int)$s1 ? $s0 : $s1"), |s| op(s, i32::min);
    /// Larger.
    MAX_S32 = "max.s32", (U32, U32) -> U32, Integer, Text::Expr("(int)$s0 > (int)$s1 ? $s0 : $s1"), |s| op(s, i32::max);
    /// a < b.
    LT_S32 = "lt.s32", (U32, U32) -> Pred, Integer, Text::Expr("(int)$s0 < (int)$s1"), |s| holds(s, i32::lt);
    /// a ≤ b.
    LE_S32 = "le.s32", (U32, U32) -> Pred, Integer, Text::Expr("(int)$s0 <= (int)$s1"), |s| holds(s, i32::le);
    /// Rounds an integer to the nearest float32.
    F32_OF_S32 = "cvt.rn.f32.s32", (U32) -> F32, Convert, Text::Expr("(f32)(int)$s0"), |s| bits_of(s[0] as u32 as i32 as f32);
    /// Rounds a float32 towards zero; past the range the nearest integer, 0 of NaN.
    S32_OF_F32 = "cvt.rzi.s32.f32", (F32) -> U32, Convert, Text::pure("cvt.rzi.s32.f32 $d0, $s0;"), |s| u64::from(f32_of(s[0]) as i32 as u32);
}
