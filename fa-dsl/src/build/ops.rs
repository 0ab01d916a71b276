//! Operators and functions of run-time scalars.

use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Rem, Shl, Shr, Sub};

use half::{bf16, f16};

use super::builder::emit;
use super::reg::Reg;
use crate::abi::Element;
use crate::isa::arith as rows;
use crate::isa::hopper::wgmma::Operands;
use crate::isa::{Row, convert, matrix, sync};

pub(super) fn unary<A, T>(row: &'static Row, a: Reg<A>) -> Reg<T> {
    Reg::from_operand(emit(row, &[a.operand()]))
}

pub(super) fn binary<A, B, T>(row: &'static Row, a: Reg<A>, b: Reg<B>) -> Reg<T> {
    Reg::from_operand(emit(row, &[a.operand(), b.operand()]))
}

/// Whether the handle is the constant `bits`.
pub(super) fn is<T>(reg: Reg<T>, bits: u64) -> bool {
    matches!(reg.operand(), crate::ir::Operand::Imm(imm) if imm.bits == bits)
}

/// The bits of 1 in float32.
const ONE: u64 = 1.0_f32.to_bits() as u64;

macro_rules! operator {
    ($($op:ident $method:ident $scalar:ty => |$a:ident, $b:ident| $body:expr;)*) => {$(
        impl $op<Reg<$scalar>> for Reg<$scalar> {
            type Output = Reg<$scalar>;
            fn $method(self, rhs: Reg<$scalar>) -> Reg<$scalar> {
                let ($a, $b) = (self, rhs);
                $body
            }
        }
        impl $op<$scalar> for Reg<$scalar> {
            type Output = Reg<$scalar>;
            fn $method(self, rhs: $scalar) -> Reg<$scalar> {
                $op::$method(self, Reg::from(rhs))
            }
        }
        impl $op<Reg<$scalar>> for $scalar {
            type Output = Reg<$scalar>;
            fn $method(self, rhs: Reg<$scalar>) -> Reg<$scalar> {
                $op::$method(Reg::from(self), rhs)
            }
        }
    )*};
}
pub(super) use operator;

/// a · b, as a shift where one is a constant power of two.
fn mul_u32(a: Reg<u32>, b: Reg<u32>) -> Reg<u32> {
    match (constant(a), constant(b)) {
        (Some(_), None) => mul_u32(b, a),
        (None, Some(0)) => b,
        (None, Some(1)) => a,
        (None, Some(n)) if n.is_power_of_two() => a << n.trailing_zeros(),
        _ => binary(&rows::MUL_U32, a, b),
    }
}

/// a / b, as a shift where b is a constant power of two.
fn div_u32(a: Reg<u32>, b: Reg<u32>) -> Reg<u32> {
    match constant(b) {
        Some(n) if n.is_power_of_two() => a >> n.trailing_zeros(),
        _ => binary(&rows::DIV_U32, a, b),
    }
}

fn constant(reg: Reg<u32>) -> Option<u32> {
    match reg.operand() {
        crate::ir::Operand::Imm(imm) => Some(imm.bits as u32),
        crate::ir::Operand::Reg(_) => None,
    }
}

operator! {
    Add add u32 => |a, b| if is(b, 0) { a } else if is(a, 0) { b } else { binary(&rows::ADD_U32, a, b) };
    Sub sub u32 => |a, b| if is(b, 0) { a } else { binary(&rows::SUB_U32, a, b) };
    Mul mul u32 => |a, b| mul_u32(a, b);
    Div div u32 => |a, b| div_u32(a, b);
    Rem rem u32 => |a, b| match constant(b) {
        Some(n) if n.is_power_of_two() => a & (n - 1),
        _ => binary(&rows::REM_U32, a, b),
    };
    BitAnd bitand u32 => |a, b| if is(b, 0) { b } else { binary(&rows::AND_U32, a, b) };
    BitOr bitor u32 => |a, b| if is(b, 0) { a } else { binary(&rows::OR_U32, a, b) };
    BitXor bitxor u32 => |a, b| if is(b, 0) { a } else { binary(&rows::XOR_U32, a, b) };
    Shl shl u32 => |a, b| if is(b, 0) { a } else { binary(&rows::SHL_U32, a, b) };
    Shr shr u32 => |a, b| if is(b, 0) { a } else { binary(&rows::SHR_U32, a, b) };
    Add add u64 => |a, b| if is(b, 0) { a } else if is(a, 0) { b } else { binary(&rows::ADD_U64, a, b) };
    Sub sub u64 => |a, b| if is(b, 0) { a } else { binary(&rows::SUB_U64, a, b) };
    Mul mul u64 => |a, b| if is(b, 1) { a } else { binary(&rows::MUL_U64, a, b) };
    Add add f32 => |a, b| binary(&rows::ADD_F32, a, b);
    Sub sub f32 => |a, b| binary(&rows::SUB_F32, a, b);
    Mul mul f32 => |a, b| if is(b, ONE) { a } else { binary(&rows::MUL_F32, a, b) };
    BitAnd bitand bool => |a, b| binary(&rows::AND_PRED, a, b);
    BitOr bitor bool => |a, b| binary(&rows::OR_PRED, a, b);
}

impl Neg for Reg<f32> {
    type Output = Reg<f32>;
    fn neg(self) -> Reg<f32> {
        unary(&rows::NEG_F32, self)
    }
}

impl Not for Reg<bool> {
    type Output = Reg<bool>;
    fn not(self) -> Reg<bool> {
        unary(&rows::NOT_PRED, self)
    }
}

impl Reg<bool> {
    /// The lanes of the warp in which it holds, as bits: that of lane 0 is the lowest.
    pub fn ballot(self) -> Reg<u32> {
        unary(&sync::VOTE_BALLOT, self)
    }
}

impl Reg<u32> {
    /// The smaller of the two.
    pub fn min(self, other: impl Into<Reg<u32>>) -> Reg<u32> {
        binary(&rows::MIN_U32, self, other.into())
    }

    /// The larger of the two.
    pub fn max(self, other: impl Into<Reg<u32>>) -> Reg<u32> {
        binary(&rows::MAX_U32, self, other.into())
    }

    /// The full 64-bit product.
    pub fn mul_wide(self, other: impl Into<Reg<u32>>) -> Reg<u64> {
        binary(&rows::MUL_WIDE_U32, self, other.into())
    }

    /// The high half of the 64-bit product.
    pub fn mul_hi(self, other: impl Into<Reg<u32>>) -> Reg<u32> {
        binary(&rows::MUL_HI_U32, self, other.into())
    }

    /// The position of the highest bit that is set; all ones if none is.
    pub fn highest_bit(self) -> Reg<u32> {
        unary(&rows::HIGHEST_BIT_U32, self)
    }

    /// How many bits are set.
    pub fn count_ones(self) -> Reg<u32> {
        unary(&rows::COUNT_ONES_U32, self)
    }

    /// Zero-extends.
    pub fn to_u64(self) -> Reg<u64> {
        unary(&rows::U64_OF_U32, self)
    }

    /// The nearest float32.
    pub fn to_f32(self) -> Reg<f32> {
        unary(&convert::F32_OF_U32, self)
    }

    /// The same value, which the compiler takes for another: what is computed from it is computed
    /// here, instead of being held in registers since the same was computed before or outside of a
    /// loop.
    pub fn opaque(self) -> Reg<u32> {
        unary(&rows::OPAQUE_U32, self)
    }

    /// Lane `lane`'s value, for all lanes of the warp: tells the compiler that it is uniform.
    pub fn broadcast(self, lane: u32) -> Reg<u32> {
        binary(&matrix::SHUFFLE_IDX, self, Reg::from(lane))
    }

    /// The value of lane `lane`, which may be another one for each lane.
    pub fn of_lane(self, lane: Reg<u32>) -> Reg<u32> {
        binary(&matrix::SHUFFLE_AT, self, lane)
    }

    /// The value of the lane whose index differs in the bits of `mask`.
    pub fn shuffle_xor(self, mask: u32) -> Reg<u32> {
        Reg::<f32>::from_bits(self).shuffle_xor(mask).to_bits()
    }
}

impl Reg<u64> {
    /// The low half.
    pub fn to_u32(self) -> Reg<u32> {
        unary(&rows::U32_OF_U64, self)
    }
}

impl Reg<f32> {
    /// The larger; the number if the other is NaN.
    pub fn max(self, other: impl Into<Reg<f32>>) -> Reg<f32> {
        binary(&rows::MAX_F32, self, other.into())
    }

    /// The larger; NaN if either is.
    pub fn max_nan(self, other: impl Into<Reg<f32>>) -> Reg<f32> {
        binary(&rows::MAX_NAN_F32, self, other.into())
    }

    /// The smaller; NaN if either is.
    pub fn min_nan(self, other: impl Into<Reg<f32>>) -> Reg<f32> {
        binary(&rows::MIN_NAN_F32, self, other.into())
    }

    /// The bits.
    pub fn to_bits(self) -> Reg<u32> {
        unary(&rows::U32_OF_BITS, self)
    }

    /// The number of these bits.
    pub fn from_bits(bits: Reg<u32>) -> Reg<f32> {
        unary(&rows::F32_OF_BITS, bits)
    }

    /// The magnitude.
    pub fn abs(self) -> Reg<f32> {
        unary(&rows::ABS_F32, self)
    }

    /// The smaller; the number if the other is NaN.
    pub fn min(self, other: impl Into<Reg<f32>>) -> Reg<f32> {
        binary(&rows::MIN_F32, self, other.into())
    }

    /// `self · factor + addend`, rounded once.
    pub fn mul_add(self, factor: impl Into<Reg<f32>>, addend: impl Into<Reg<f32>>) -> Reg<f32> {
        let (factor, addend) = (factor.into(), addend.into());
        match is(factor, ONE) {
            true => self + addend,
            false => {
                let all = [self.operand(), factor.operand(), addend.operand()];
                Reg::from_operand(emit(&rows::FMA_F32, &all))
            }
        }
    }

    /// 2 to this power, within 2 ulp, subnormal results 0.
    pub fn exp2(self) -> Reg<f32> {
        unary(&rows::EX2_F32, self)
    }

    /// The hyperbolic tangent, relative error up to 2^-11.
    pub fn tanh(self) -> Reg<f32> {
        unary(&rows::TANH_F32, self)
    }

    /// The base-2 logarithm.
    pub fn log2(self) -> Reg<f32> {
        unary(&rows::LG2_F32, self)
    }

    /// 1 / self, within 1 ulp, subnormal results 0.
    pub fn recip(self) -> Reg<f32> {
        unary(&rows::RCP_F32, self)
    }

    /// 1 / √self, relative error under 2^-22, of subnormal numbers ∞.
    pub fn rsqrt(self) -> Reg<f32> {
        unary(&rows::RSQRT_F32, self)
    }

    /// Rounds to f16.
    pub fn to_f16(self) -> Reg<f16> {
        unary(&convert::F16_OF_F32, self)
    }

    /// Rounds to bf16.
    pub fn to_bf16(self) -> Reg<bf16> {
        unary(&convert::BF16_OF_F32, self)
    }

    /// The value of the lane whose index differs in the bits of `mask`.
    pub fn shuffle_xor(self, mask: u32) -> Reg<f32> {
        Reg::from_operand(emit(
            &matrix::SHUFFLE_XOR,
            &[self.operand(), Reg::from(mask).operand()],
        ))
    }
}

impl Reg<f16> {
    /// The number of the low 16 bits.
    pub fn from_bits(bits: Reg<u32>) -> Reg<f16> {
        unary(&convert::F16_OF_BITS, bits)
    }

    /// Exact.
    pub fn to_f32(self) -> Reg<f32> {
        unary(&convert::F32_OF_F16, self)
    }
}

impl Reg<bf16> {
    /// Exact.
    pub fn to_f32(self) -> Reg<f32> {
        unary(&convert::F32_OF_BF16, self)
    }
}

/// A 16-bit float that matrix products take.
pub trait Half: Element {
    /// Rounds two numbers with one packed conversion, the first in the low half.
    fn pack(low: Reg<f32>, high: Reg<f32>) -> Reg<u32>;
    /// Rounds two numbers one by one and packs them.
    fn pack_scalar(low: Reg<f32>, high: Reg<f32>) -> Reg<u32>;
    /// The two numbers that were packed, the first in the low half. Exact.
    fn unpack(pair: Reg<u32>) -> [Reg<f32>; 2];
    /// Rounds one number.
    fn round(value: Reg<f32>) -> Reg<Self>;
    /// The binary order of the largest numbers.
    const LARGEST_ORDER: u32;
    /// What warpgroup products call it.
    const WGMMA: Operands;
    /// The tensor-core product of 16×8×16.
    const MMA: &'static Row;
    /// Stores one element to global memory.
    const STORE: &'static Row;
}

impl Half for f16 {
    fn pack(low: Reg<f32>, high: Reg<f32>) -> Reg<u32> {
        binary(&convert::F16X2_OF_F32, low, high)
    }
    fn pack_scalar(low: Reg<f32>, high: Reg<f32>) -> Reg<u32> {
        binary(&convert::PACK_F16, low.to_f16(), high.to_f16())
    }
    fn unpack(pair: Reg<u32>) -> [Reg<f32>; 2] {
        [pair, pair >> 16].map(|bits| Reg::<f16>::from_bits(bits).to_f32())
    }
    fn round(value: Reg<f32>) -> Reg<f16> {
        value.to_f16()
    }
    const LARGEST_ORDER: u32 = 15;
    const WGMMA: Operands = Operands::F16;
    const MMA: &'static Row = &matrix::MMA_F16;
    const STORE: &'static Row = &crate::isa::memory::ST_GLOBAL_F16;
}

impl Half for bf16 {
    fn pack(low: Reg<f32>, high: Reg<f32>) -> Reg<u32> {
        binary(&convert::BF16X2_OF_F32, low, high)
    }
    fn pack_scalar(low: Reg<f32>, high: Reg<f32>) -> Reg<u32> {
        binary(&convert::PACK_BF16, low.to_bf16(), high.to_bf16())
    }
    fn unpack(pair: Reg<u32>) -> [Reg<f32>; 2] {
        [pair << 16, pair & 0xffff_0000].map(Reg::<f32>::from_bits)
    }
    fn round(value: Reg<f32>) -> Reg<bf16> {
        value.to_bf16()
    }
    const LARGEST_ORDER: u32 = 127;
    const WGMMA: Operands = Operands::Bf16;
    const MMA: &'static Row = &matrix::MMA_BF16;
    const STORE: &'static Row = &crate::isa::memory::ST_GLOBAL_BF16;
}

/// Index of the thread in its CTA.
pub fn thread() -> Reg<u32> {
    Reg::from_operand(emit(&matrix::THREAD, &[]))
}

/// Index of the CTA in the grid's first dimension.
pub fn block_x() -> Reg<u32> {
    Reg::from_operand(emit(&matrix::BLOCK_X, &[]))
}

/// Index of the CTA in the grid's second dimension.
pub fn block_y() -> Reg<u32> {
    Reg::from_operand(emit(&matrix::BLOCK_Y, &[]))
}

/// Index of the CTA in the grid's third dimension.
pub fn block_z() -> Reg<u32> {
    Reg::from_operand(emit(&matrix::BLOCK_Z, &[]))
}

/// Size of the grid's first dimension.
pub fn grid_x() -> Reg<u32> {
    Reg::from_operand(emit(&matrix::GRID_X, &[]))
}

/// Size of the grid's second dimension.
pub fn grid_y() -> Reg<u32> {
    Reg::from_operand(emit(&matrix::GRID_Y, &[]))
}

/// Size of the grid's third dimension.
pub fn grid_z() -> Reg<u32> {
    Reg::from_operand(emit(&matrix::GRID_Z, &[]))
}

/// Waits for all warps of the CTA; orders shared-memory accesses among them.
pub fn barrier() {
    super::builder::emit_to(&sync::BARRIER, Vec::new(), Vec::new());
}

/// Named barrier `id` (1 to 15) among `threads` threads, whole warps.
pub fn barrier_named(id: impl Into<Reg<u32>>, threads: u32) {
    let operands = vec![id.into().operand(), Reg::from(threads).operand()];
    super::builder::emit_to(&sync::BARRIER_NAMED, Vec::new(), operands);
}

/// Orders memory accesses among the lanes of a warp.
pub fn warp_sync() {
    super::builder::emit_to(&sync::WARP_SYNC, Vec::new(), Vec::new());
}
