//! Sums of float32 that have the same bits in whatever order threads add to them.
//!
//! A sum is a number in fixed point that has room for every float32, a long accumulator (Kulisch, *Computer Arithmetic and Validity*, 2013, on
//! exact dot products): twelve integers, each worth 2²⁴ times the one before. The 24 bits of a number fall into two that are
//! neighbours. An integer has 64 bits, so that carries stay where they arise for 2³⁹ numbers, and what is added are integers, whose sum no
//! order changes. It is rounded once, when all is added.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

/// Bits of a digit, as many as a float32 has.
const DIGIT_BITS: u32 = 24;

/// Digits from the lowest bit of the smallest number, 2⁻¹⁴⁹, to the highest of the largest, 2¹²⁷.
const DIGITS: u32 = 12;

/// Words of digits.
const DIGIT_WORDS: u32 = 2 * DIGITS;

/// Words of a sum: its digits, a float32 to which infinities and what is no number are added, and one so that all are a multiple of 8 bytes.
pub const SUM_WORDS: u32 = DIGIT_WORDS + 2;

/// How many numbers a sum has room for, whatever they are.
pub const MOST_NUMBERS: u64 = 1 << (63 - DIGIT_BITS);

/// Bits of a float32 after the leading one.
const FRACTION: u32 = 23;

/// One sum, in global memory: [`SUM_WORDS`] words, zeros before the first number is added.
#[derive(Clone, Copy, Debug)]
pub struct ExactSum {
    words: Pointer<u32>,
}

impl ExactSum {
    /// The sum of this number of those from `first` on.
    pub fn at(first: Pointer<u32>, number: Reg<u64>) -> ExactSum {
        let bytes = number * Reg::<u64>::from(u64::from(SUM_WORDS) * 4);
        ExactSum {
            words: first.offset_wide_bytes(bytes),
        }
    }

    /// Adds a number.
    #[device]
    pub fn add(self, number: Reg<f32>) {
        let bits = number.to_bits();
        let exponent = (bits >> FRACTION) & 0xff_u32;
        if exponent == 0xff_u32 {
            self.others().atomic_add(0, number);
        } else {
            // Subnormal numbers have the exponent of the smallest others, and no leading one.
            let leading = select(exponent.eq(0), 0_u32, 1_u32 << FRACTION);
            let fraction = (bits & ((1_u32 << FRACTION) - 1)) | leading;
            let place = exponent.max(1) - 1_u32;
            let digit = place / DIGIT_BITS;
            let shift = place - digit * DIGIT_BITS;
            let is_negative = (bits >> 31_u32).ne(0);
            let signed = |part: Reg<u32>| {
                let part = part.to_u64();
                select(is_negative, Reg::<u64>::from(0) - part, part)
            };
            let low = (fraction << shift) & ((1_u32 << DIGIT_BITS) - 1);
            let high = fraction >> (Reg::from(DIGIT_BITS) - shift);
            let to = self.words.offset(digit * 2_u32);
            to.atomic_add_wide(0, signed(low));
            to.atomic_add_wide(2, signed(high));
        }
    }

    /// The sum, rounded to float32: off by less than its last bit. NaN if one of the numbers was, or there were infinities of both signs.
    pub fn rounded(self) -> Reg<f32> {
        let high = Reg::<u64>::from(1 << 32);
        let digits = (0..DIGITS).map(|digit| {
            let [low_word, high_word] = [0, 1].map(|word| self.words.load(2 * digit + word));
            high_word.to_u64() * high + low_word.to_u64()
        });
        let digits: Vec<Reg<u64>> = digits.collect();
        let (_, rest) = carried(digits.iter().copied());
        let is_negative = rest.shift_right_signed(63).to_u32().ne(0);
        let zero = Reg::<u64>::from(0);
        let magnitudes = digits
            .iter()
            .map(|digit| select(is_negative, zero - *digit, *digit));
        let (digits, rest) = carried(magnitudes);
        let sum = (0..)
            .zip(digits)
            .fold(Reg::from(0.0), |sum, (number, digit)| {
                digit.to_f32().mul_add(worth(number), sum)
            });
        let rest = rest.to_u32() | rest.shift_right_signed(32).to_u32();
        let sum = select(rest.ne(0), f32::INFINITY, sum);
        select(is_negative, -sum, sum) + self.others().load(0)
    }

    /// What infinities and what is no number are added to.
    fn others(self) -> Pointer<f32> {
        self.words.offset(DIGIT_WORDS).cast()
    }
}

/// What 1 of a digit is worth.
fn worth(digit: u32) -> f32 {
    match digit {
        0 => f32::from_bits(1),
        _ => f32::from_bits((DIGIT_BITS * digit - 22) << FRACTION),
    }
}

/// Digits of [`DIGIT_BITS`] bits, from the lowest on, and what is left over of the last, which has the sign.
fn carried(digits: impl Iterator<Item = Reg<u64>>) -> (Vec<Reg<u32>>, Reg<u64>) {
    let mut carry = Reg::<u64>::from(0);
    let digits = digits.map(|digit| {
        let all = digit + carry;
        carry = all.shift_right_signed(DIGIT_BITS);
        all.to_u32() & ((1_u32 << DIGIT_BITS) - 1)
    });
    let digits = digits.collect();
    (digits, carry)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_reach_from_the_smallest_number_to_the_largest() {
        assert_eq!(worth(0), 2_f32.powi(-126) / 2_f32.powi(23));
        for digit in 1..DIGITS {
            assert_eq!(worth(digit) / worth(digit - 1), 2_f32.powi(24), "{digit}");
        }
        assert!(worth(DIGITS - 1) as f64 * 2_f64.powi(24) > f64::from(f32::MAX));
    }
}
