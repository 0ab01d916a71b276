//! Conversions between float formats, and packed pairs.

use half::{bf16, f16};

use super::arith::{bits_of, f32_of, lane_rows};
use super::lanes::{LaneMeaning, of_warp, word};
use super::row::{Cost, Dst, Meaning, Row, Src, Text};
use crate::target::Arch;
use crate::types::Type;

fn f16_bits(value: u64) -> u64 {
    u64::from(f16::from_f32(f32_of(value)).to_bits())
}

fn bf16_bits(value: u64) -> u64 {
    u64::from(bf16::from_f32(f32_of(value)).to_bits())
}

/// float16 to float32, without branches so that loops of it are vectorised.
#[inline]
pub(crate) fn widen_f16(bits: u16) -> f32 {
    let magnitude = u32::from(bits & 0x7fff) << 13;
    let sign = u32::from(bits & 0x8000) << 16;
    // 2^112 rebases the exponent, exactly also for subnormal numbers.
    let finite = f32::from_bits(magnitude) * f32::from_bits((112 + 127) << 23);
    let infinite = magnitude | 0xff << 23;
    let value = match magnitude >= 0x7c00 << 13 {
        true => infinite,
        false => finite.to_bits(),
    };
    f32::from_bits(value | sign)
}

lane_rows! {
    /// Rounds to the nearest f16, ties to even.
    F16_OF_F32 = "cvt.rn.f16.f32", (F32) -> F16, Convert, Text::pure("cvt.rn.f16.f32 $d0, $s0;"), |s| f16_bits(s[0]);
    /// Exact.
    F32_OF_F16 = "cvt.f32.f16", (F16) -> F32, Convert, Text::pure("cvt.f32.f16 $d0, $s0;"), |s| bits_of(f16::from_bits(s[0] as u16).to_f32());
    /// Rounds to the nearest bf16, ties to even.
    BF16_OF_F32 = "cvt.rn.bf16.f32", (F32) -> Bf16, Convert, Text::pure("cvt.rn.bf16.f32 $d0, $s0;"), |s| bf16_bits(s[0]);
    /// Exact.
    F32_OF_BF16 = "cvt.f32.bf16", (Bf16) -> F32, Convert, Text::Expr("__uint_as_float((u32)$s0 << 16)"), |s| s[0] << 16;
    /// Rounds two numbers and packs them, the first in the low half.
    F16X2_OF_F32 = "cvt.rn.f16x2.f32", (F32, F32) -> U32, Convert, Text::pure("cvt.rn.f16x2.f32 $d0, $s1, $s0;"), |s| f16_bits(s[0]) | f16_bits(s[1]) << 16;
    /// Rounds two numbers and packs them, the first in the low half.
    BF16X2_OF_F32 = "cvt.rn.bf16x2.f32", (F32, F32) -> U32, Convert, Text::pure("cvt.rn.bf16x2.f32 $d0, $s1, $s0;"), |s| bf16_bits(s[0]) | bf16_bits(s[1]) << 16;
    /// Packs two f16, the first in the low half.
    PACK_F16 = "pack.f16", (F16, F16) -> U32, Integer, Text::pure("mov.b32 $d0, {$s0, $s1};"), |s| s[0] | s[1] << 16;
    /// Packs two bf16, the first in the low half.
    PACK_BF16 = "pack.bf16", (Bf16, Bf16) -> U32, Integer, Text::pure("mov.b32 $d0, {$s0, $s1};"), |s| s[0] | s[1] << 16;
    /// The f16 of the low 16 bits.
    F16_OF_BITS = "cvt.u16.u32 (u32 to f16)", (U32) -> F16, Integer, Text::pure("cvt.u16.u32 $d0, $s0;"), |s| s[0] & 0xffff;
    /// Rounds an integer to the nearest float32.
    F32_OF_U32 = "cvt.rn.f32.u32", (U32) -> F32, Convert, Text::Expr("(f32)$s0"), |s| bits_of(s[0] as u32 as f32);
}

#[cfg(test)]
mod tests {
    use half::f16;

    use super::widen_f16;

    #[test]
    fn every_float16_widens() {
        for bits in 0..=u16::MAX {
            let (ours, theirs) = (widen_f16(bits), f16::from_bits(bits).to_f32());
            assert!(
                ours.to_bits() == theirs.to_bits() || (ours.is_nan() && theirs.is_nan()),
                "{bits:#06x}: {ours} instead of {theirs}"
            );
        }
    }
}
