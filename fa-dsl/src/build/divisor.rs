//! Numbers that indices are divided by.

use std::ops::{Div, Rem};

use super::param::{Param, word};
use super::reg::Reg;
use crate::abi::ArgBuffer;

/// A number that indices below 2³¹ are divided by, with `/` and `%`: three instructions in place of the twenty and more that a GPU divides
/// with. A parameter of this type is such a number, given as a `u32`. What divides by it is computed when a kernel is launched, by
/// n / d = ⌊2·n·factor / 2³²⌋ / 2^shift (Granlund and Montgomery, Division by Invariant Integers using Multiplication, 1994).
#[derive(Clone, Copy, Debug)]
pub struct Divisor {
    /// The number, from 1 to 2³¹.
    pub value: Reg<u32>,
    by: Inverse<Reg<u32>>,
}

/// What divides by a number.
#[derive(Clone, Copy, Debug)]
struct Inverse<N> {
    factor: N,
    shift: N,
}

impl Inverse<u32> {
    /// Of a number from 1 to 2³¹; for others of the nearest of these, since nothing can be divided by them.
    fn new(value: u32) -> Inverse<u32> {
        let value = value.clamp(1, 1 << 31);
        let shift = value.next_power_of_two().trailing_zeros();
        Inverse {
            factor: ((1_u64 << (31 + shift)) / u64::from(value) + 1) as u32,
            shift,
        }
    }
}

impl Div<Divisor> for Reg<u32> {
    type Output = Reg<u32>;

    fn div(self, divisor: Divisor) -> Reg<u32> {
        let Inverse { factor, shift } = divisor.by;
        (self << 1).mul_hi(factor) >> shift
    }
}

impl Rem<Divisor> for Reg<u32> {
    type Output = Reg<u32>;

    fn rem(self, divisor: Divisor) -> Reg<u32> {
        self - self / divisor * divisor.value
    }
}

/// Three words: the number, and `_factor` and `_shift` to its name.
impl Param for Divisor {
    type Handle = Divisor;
    type Host<'a> = u32;

    fn declare(name: &'static str) -> Divisor {
        Divisor {
            value: word(name),
            by: Inverse {
                factor: word(&format!("{name}_factor")),
                shift: word(&format!("{name}_shift")),
            },
        }
    }

    fn pack(host: &u32, _: &'static str, args: &mut ArgBuffer) {
        let Inverse { factor, shift } = Inverse::new(*host);
        for word in [*host, factor, shift] {
            args.push(word.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the instructions compute it.
    fn divide(n: u32, Inverse { factor, shift }: Inverse<u32>) -> u32 {
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
            let inverse = Inverse::new(value);
            for n in (0..600).chain((1..64).map(|i| (1 << 31) - i)) {
                let first = n / value * value;
                for n in [n, first.saturating_sub(1), first] {
                    assert_eq!(divide(n, inverse), n / value, "{n} / {value}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_divided_by_zero() {
        assert_eq!(divide(7, Inverse::new(0)), 7);
    }
}
