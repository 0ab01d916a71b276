//! Ranges of whole numbers that go round.

use crate::build::control::select;
use crate::build::reg::Reg;
use crate::ir::{Imm, Operand};

/// The most bits that a number of 32 is shifted by.
const MOST_BITS: u32 = 31;

/// Whole numbers from `first` up to `last`, going round.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// The first.
    pub first: Reg<u32>,
    /// The last, which is among them.
    pub last: Reg<u32>,
}

impl Range {
    const ALL: [u32; 2] = [0, u32::MAX];

    pub(super) fn all() -> Range {
        let [first, last] = Range::ALL.map(Reg::from);
        Range { first, last }
    }

    pub(super) fn one(value: Reg<u32>) -> Range {
        Range {
            first: value,
            last: value,
        }
    }

    /// The only number, if there is known to be but one when this is staged.
    pub(super) fn exact(self) -> Option<Reg<u32>> {
        (self.first.operand() == self.last.operand()).then_some(self.first)
    }

    /// From the first to the last.
    pub(super) fn span(self) -> Reg<u32> {
        match self.exact() {
            Some(_) => 0.into(),
            None => self.last - self.first,
        }
    }

    /// The same where `holds`, else all numbers.
    pub(super) fn or_all(self, holds: Reg<bool>) -> Range {
        let [first, last] = Range::ALL;
        Range {
            first: select(holds, self.first, first),
            last: select(holds, self.last, last),
        }
    }

    /// So many numbers more than one from `first` on, unless the sum `more` of two spans is past 2³².
    pub(super) fn spanning(first: Reg<u32>, [a, b]: [Reg<u32>; 2]) -> Range {
        let span = a + b;
        let last = first + span;
        Range { first, last }.or_all(span.ge(a))
    }

    /// The least and the greatest as numbers without a sign.
    pub(super) fn unsigned(self) -> Range {
        match self.exact() {
            Some(_) => self,
            None => self.or_all(self.first.le(self.last)),
        }
    }

    /// The least and the greatest as numbers with a sign.
    pub(super) fn signed(self) -> Range {
        if self.exact().is_some() {
            return self;
        }
        let holds = self.first.to_i32().le(self.last.to_i32());
        Range {
            first: select(holds, self.first, i32::MIN as u32),
            last: select(holds, self.last, i32::MAX as u32),
        }
    }

    pub(super) fn sum(self, other: Range) -> Range {
        Range::spanning(self.first + other.first, [self.span(), other.span()])
    }

    pub(super) fn difference(self, other: Range) -> Range {
        Range::spanning(self.first - other.last, [self.span(), other.span()])
    }

    /// Each number times one that is known, or of numbers without a sign.
    pub(super) fn product(self, other: Range) -> Range {
        match (self.exact(), other.exact()) {
            (_, Some(factor)) => self.times(factor),
            (Some(factor), _) => other.times(factor),
            _ => {
                let (a, b) = (self.unsigned(), other.unsigned());
                let fits = a.last.mul_hi(b.last).eq(0);
                let [first, last] = [a.first * b.first, a.last * b.last];
                Range { first, last }.or_all(fits)
            }
        }
    }

    pub(super) fn times(self, factor: Reg<u32>) -> Range {
        let span = self.span();
        let first = self.first * factor;
        let last = first + span * factor;
        Range { first, last }.or_all(span.mul_hi(factor).eq(0))
    }

    pub(super) fn quotient(self, by: Range) -> Range {
        let (a, b) = (self.unsigned(), by.unsigned());
        let [first, last] = [a.first / b.last.max(1), a.last / b.first.max(1)];
        // Divided by zero, numbers may be anything.
        Range { first, last }.or_all(b.first.ne(0))
    }

    /// Of numbers with the same quotient remainders go up as they do.
    pub(super) fn remainder(self, by: Range) -> Range {
        let a = self.unsigned();
        match by.exact() {
            Some(by) => {
                let some = by.max(1);
                let same = (a.first / some).eq(a.last / some);
                let within = Range {
                    first: select(same, a.first % some, 0_u32),
                    last: select(same, a.last % some, some - 1),
                };
                within.or_all(by.ne(0))
            }
            // Of zero the remainder is the number itself.
            None => Range {
                first: 0.into(),
                last: a.last,
            },
        }
    }

    pub(super) fn signed_quotient(self, by: Range) -> Range {
        let Some(by) = by.exact() else {
            return Range::all();
        };
        let a = self.signed();
        let by = by.to_i32();
        let divided = |number: Reg<u32>| (number.to_i32() / by.max(1)).to_u32();
        let [first, last] = [divided(a.first), divided(a.last)];
        Range { first, last }.or_all(by.gt(0))
    }

    /// Remainders have the sign of the number.
    pub(super) fn signed_remainder(self, by: Range) -> Range {
        let Some(by) = by.exact() else {
            return Range::all();
        };
        let a = self.signed();
        let [first, last] = [a.first.to_i32(), a.last.to_i32()];
        let is_positive = by.to_i32().gt(0);
        let by = by.to_i32().max(1);
        let same = (first / by).eq(last / by) & (a.first ^ a.last).to_i32().ge(0);
        let most = by - 1;
        let within = Range {
            first: select(same, first % by, select(first.ge(0), 0, -most)).to_u32(),
            last: select(same, last % by, select(last.lt(0), 0, most)).to_u32(),
        };
        within.or_all(is_positive)
    }

    /// Some bits of a number are no more than the number.
    pub(super) fn bits_of_both(self, other: Range) -> Range {
        match [self.exact(), other.exact()].map(|it| it.and_then(low_bits)) {
            [_, Some(bits)] => self.low(bits),
            [Some(bits), _] => other.low(bits),
            _ => Range {
                first: 0.into(),
                last: self.unsigned().last.min(other.unsigned().last),
            },
        }
    }

    /// The low bits of numbers, as many as `bits` has.
    pub(super) fn low(self, bits: u32) -> Range {
        let a = self.unsigned();
        let shift = bits.trailing_ones();
        let high = |number: Reg<u32>| match shift {
            32 => 0.into(),
            _ => number >> shift,
        };
        let same = high(a.first).eq(high(a.last));
        Range {
            first: select(same, a.first & bits, 0_u32),
            last: select(same, a.last & bits, bits),
        }
    }

    pub(super) fn shifted_left(self, by: Range) -> Range {
        match by.exact() {
            Some(by) => self.times(Reg::from(1_u32) << by.min(MOST_BITS)),
            None => Range::all(),
        }
    }

    pub(super) fn shifted_right(self, by: Range) -> Range {
        let (a, b) = (self.unsigned(), by.unsigned());
        let least = a.first >> b.last.min(MOST_BITS);
        Range {
            first: match b.last.operand() {
                Operand::Imm(Imm { bits, .. }) if bits <= MOST_BITS.into() => least,
                _ => select(b.last.le(MOST_BITS), least, 0_u32),
            },
            last: a.last >> b.first.min(MOST_BITS),
        }
    }

    pub(super) fn signed_shifted_right(self, by: Range) -> Range {
        let Some(by) = by.exact() else {
            return Range::all();
        };
        let a = self.signed();
        let by = by.to_i32().max(0).min(MOST_BITS as i32);
        let shifted = |number: Reg<u32>| (number.to_i32() >> by).to_u32();
        Range {
            first: shifted(a.first),
            last: shifted(a.last),
        }
    }

    /// Both ends of two ranges, by a function that goes up with both.
    pub(super) fn both([a, b]: [Range; 2], of: impl Fn(Reg<u32>, Reg<u32>) -> Reg<u32>) -> Range {
        Range {
            first: of(a.first, b.first),
            last: of(a.last, b.last),
        }
    }

    /// One range or the other: from where either begins, the shorter way round.
    pub(super) fn either(self, other: Range) -> Range {
        let from = |a: Range, b: Range| {
            let [first, last] = [b.first - a.first, b.last - a.first];
            select(first.le(last), a.span().max(last), u32::MAX)
        };
        let [own, others] = [from(self, other), from(other, self)];
        let first = select(own.le(others), self.first, other.first);
        let last = first + own.min(others);
        // All ones is everything, wherever it begins.
        Range { first, last }
    }
}

/// The number, if it is a constant with all its bits at the low end.
fn low_bits(number: Reg<u32>) -> Option<u32> {
    match number.operand() {
        Operand::Imm(Imm { bits, .. }) => {
            Some(bits as u32).filter(|bits| bits & bits.wrapping_add(1) == 0)
        }
        Operand::Reg(_) => None,
    }
}
