//! Operators and functions of run-time numbers with a sign.

use std::ops::{Add, BitAnd, Div, Mul, Neg, Rem, Shr, Sub};

use super::ops::{binary, is, operator, unary};
use super::reg::Reg;
use crate::isa::{arith, signed};

operator! {
    Add add i32 => |a, b| if is(b, 0) { a } else if is(a, 0) { b } else { binary(&arith::ADD_U32, a, b) };
    Sub sub i32 => |a, b| if is(b, 0) { a } else { binary(&arith::SUB_U32, a, b) };
    Mul mul i32 => |a, b| if is(b, 1) { a } else if is(a, 1) { b } else { binary(&arith::MUL_U32, a, b) };
    Div div i32 => |a, b| binary(&signed::DIV_S32, a, b);
    Rem rem i32 => |a, b| binary(&signed::REM_S32, a, b);
    BitAnd bitand i32 => |a, b| binary(&arith::AND_U32, a, b);
    Shr shr i32 => |a, b| if is(b, 0) { a } else { binary(&signed::SHR_S32, a, b) };
}

impl Neg for Reg<i32> {
    type Output = Reg<i32>;
    fn neg(self) -> Reg<i32> {
        binary(&arith::SUB_U32, Reg::from(0_i32), self)
    }
}

impl Reg<i32> {
    /// The smaller of the two.
    pub fn min(self, other: impl Into<Reg<i32>>) -> Reg<i32> {
        binary(&signed::MIN_S32, self, other.into())
    }

    /// The larger of the two.
    pub fn max(self, other: impl Into<Reg<i32>>) -> Reg<i32> {
        binary(&signed::MAX_S32, self, other.into())
    }

    /// The magnitude.
    pub fn abs(self) -> Reg<i32> {
        self.max(-self)
    }

    /// The nearest float32.
    pub fn to_f32(self) -> Reg<f32> {
        unary(&signed::F32_OF_S32, self)
    }

    /// The same bits as a number without a sign: a negative one becomes 2^32 more.
    pub fn to_u32(self) -> Reg<u32> {
        Reg::from_operand(self.operand())
    }
}

impl Reg<u32> {
    /// The same bits as a number with a sign: one of 2^31 or more becomes 2^32 less.
    pub fn to_i32(self) -> Reg<i32> {
        Reg::from_operand(self.operand())
    }
}

impl Reg<u64> {
    /// Shifted right by less than 64, as a number with a sign, two's complement.
    pub fn shift_right_signed(self, bits: impl Into<Reg<u32>>) -> Reg<u64> {
        binary(&signed::SHR_S64, self, bits.into())
    }
}

impl Reg<f32> {
    /// Rounds towards zero; past the range the nearest integer, 0 of NaN.
    pub fn to_i32(self) -> Reg<i32> {
        unary(&signed::S32_OF_F32, self)
    }
}
