//! What C leaves undefined of an operation on whole numbers: a compiler takes it never to happen, and what depends on it may come out in any way.

use super::arith::{DIV_U32, REM_U32, SHL_U32, SHR_U32};
use super::row::Row;
use super::signed::{DIV_S32, REM_S32, SHR_S32, SHR_S64};

/// An operation on numbers that C does not define it for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Undefined {
    /// A quotient or what it leaves.
    #[error("{dividend} is divided by zero")]
    Zero {
        /// What is divided, as a number without a sign.
        dividend: u32,
    },
    /// The quotient of the least number and −1, or what it leaves.
    #[error("{} is divided by -1, which gives no i32", i32::MIN)]
    Overflow,
    /// A shift by as many bits as there are, or more.
    #[error("{bits} bits are shifted by {by}")]
    Shift {
        /// Those of the number.
        bits: u32,
        /// By how many.
        by: u32,
    },
}

/// What an operation asks of its second source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asks {
    /// That it is not zero.
    Divisor,
    /// That it is not zero, nor −1 where the first is the least number.
    SignedDivisor,
    /// That it is fewer bits than these.
    FewerBits(u32),
}

impl Asks {
    /// What this row asks, if it asks anything.
    pub(crate) fn of(row: &Row) -> Option<Asks> {
        let all: [(&Row, Asks); 8] = [
            (&DIV_U32, Asks::Divisor),
            (&REM_U32, Asks::Divisor),
            (&DIV_S32, Asks::SignedDivisor),
            (&REM_S32, Asks::SignedDivisor),
            (&SHL_U32, Asks::FewerBits(32)),
            (&SHR_U32, Asks::FewerBits(32)),
            (&SHR_S32, Asks::FewerBits(32)),
            (&SHR_S64, Asks::FewerBits(64)),
        ];
        let found = all.into_iter().find(|(it, _)| std::ptr::eq(*it, row));
        found.map(|(_, asks)| asks)
    }

    /// What is wrong with two sources.
    pub(crate) fn wrong(self, a: u64, b: u64) -> Option<Undefined> {
        let (dividend, by) = (a as u32, b as u32);
        let zero = (by == 0).then_some(Undefined::Zero { dividend });
        match self {
            Asks::Divisor => zero,
            Asks::SignedDivisor => match (dividend as i32, by as i32) {
                (i32::MIN, -1) => Some(Undefined::Overflow),
                _ => zero,
            },
            Asks::FewerBits(bits) => (by >= bits).then_some(Undefined::Shift { bits, by }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_c_does_not_define_is_found() {
        let found = |row: &Row, a: u64, b: u64| Asks::of(row).unwrap().wrong(a, b);
        let least = u64::from(i32::MIN as u32);
        let minus_one = u64::from(u32::MAX);
        for row in [&DIV_U32, &REM_U32, &DIV_S32, &REM_S32] {
            assert_eq!(found(row, 7, 0), Some(Undefined::Zero { dividend: 7 }));
            assert_eq!(found(row, 7, 2), None);
            assert_eq!(found(row, 7, minus_one), None);
        }
        assert_eq!(found(&DIV_U32, least, minus_one), None);
        for row in [&DIV_S32, &REM_S32] {
            assert_eq!(found(row, least, minus_one), Some(Undefined::Overflow));
            assert_eq!(found(row, least, 1), None);
        }
        for (row, bits) in [
            (&SHL_U32, 32),
            (&SHR_U32, 32),
            (&SHR_S32, 32),
            (&SHR_S64, 64),
        ] {
            let most = u64::from(bits);
            assert_eq!(
                found(row, 1, most),
                Some(Undefined::Shift { bits, by: bits })
            );
            assert_eq!(found(row, 1, most - 1), None);
        }
        assert_eq!(Asks::of(&super::super::arith::ADD_U32), None);
    }
}
