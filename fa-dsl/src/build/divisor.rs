//! Numbers that indices are divided by.

use std::ops::{Div, Rem};

use super::ops::constant;
use super::param::Param;
use super::reg::Reg;
use crate::abi::ArgBuffer;

/// A number that indices below 2³¹ are divided by, with `/` and `%`: three instructions in place of the twenty and more that a GPU divides
/// with. A parameter of this type is such a number, given as a `u32`. What divides by it is computed when a kernel is launched, by
/// n / d = ⌊2·n·magic / 2³²⌋ / 2^shift (Granlund and Montgomery, Division by Invariant Integers using Multiplication, 1994).
#[derive(Clone, Copy, Debug)]
pub struct Divisor {
    /// The number, from 1 to 2³¹.
    pub value: Reg<u32>,
    /// What divides by it; without, instructions of the GPU do.
    by: Option<Magic<Reg<u32>>>,
}

#[derive(Clone, Copy, Debug)]
struct Magic<N> {
    factor: N,
    shift: N,
}

impl Magic<u32> {
    /// Of a number from 1 to 2³¹; for others of the nearest of these, since nothing can be divided by them.
    fn new(value: u32) -> Magic<u32> {
        let value = value.clamp(1, 1 << 31);
        let shift = value.next_power_of_two().trailing_zeros();
        Magic {
            factor: ((1_u64 << (31 + shift)) / u64::from(value) + 1) as u32,
            shift,
        }
    }
}

/// A number that nothing is known of before: it divides as any other.
impl From<Reg<u32>> for Divisor {
    fn from(value: Reg<u32>) -> Divisor {
        Divisor { value, by: None }
    }
}

impl From<Divisor> for Reg<u32> {
    fn from(divisor: Divisor) -> Reg<u32> {
        divisor.value
    }
}

impl Div<Divisor> for Reg<u32> {
    type Output = Reg<u32>;

    fn div(self, divisor: Divisor) -> Reg<u32> {
        match divisor.by {
            Some(Magic { factor, shift }) if constant(self).is_none() => {
                (self << 1).mul_hi(factor) >> shift
            }
            _ => self / divisor.value,
        }
    }
}

impl Rem<Divisor> for Reg<u32> {
    type Output = Reg<u32>;

    fn rem(self, divisor: Divisor) -> Reg<u32> {
        match divisor.by {
            Some(_) if constant(self).is_none() => self - self / divisor * divisor.value,
            _ => self % divisor.value,
        }
    }
}

/// Three words: the number, and `_factor` and `_shift` to its name.
impl Param for Divisor {
    type Handle = Divisor;
    type Host<'a> = u32;

    fn declare(name: &'static str) -> Divisor {
        let word = |name: &str| super::param::word(name);
        Divisor {
            value: word(name),
            by: Some(Magic {
                factor: word(&format!("{name}_factor")),
                shift: word(&format!("{name}_shift")),
            }),
        }
    }

    fn pack(host: &u32, _: &'static str, args: &mut ArgBuffer) {
        let Magic { factor, shift } = Magic::new(*host);
        for word in [*host, factor, shift] {
            args.push(word.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the instructions compute it.
    fn divide(n: u32, Magic { factor, shift }: Magic<u32>) -> u32 {
        let high = (u64::from(n << 1) * u64::from(factor)) >> 32;
        (high >> shift) as u32
    }

    #[test]
    fn indices_are_divided_exactly() {
        let large = [
            1 << 10,
            (1 << 20) - 1,
            (1 << 29) + 1,
            (1 << 30) + 1,
            (1 << 31) - 1,
            1 << 31,
        ];
        for value in (1..300).chain(large) {
            let magic = Magic::new(value);
            for n in (0..600).chain((1..64).map(|i| (1 << 31) - i)) {
                let first = n / value * value;
                for n in [n, first.saturating_sub(1), first] {
                    assert_eq!(divide(n, magic), n / value, "{n} / {value}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_divided_by_zero() {
        assert_eq!(divide(7, Magic::new(0)), 7);
    }
}
