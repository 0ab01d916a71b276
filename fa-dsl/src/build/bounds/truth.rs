//! What is known of conditions.

use super::range::Range;
use crate::build::reg::Reg;

/// What is known of a condition.
#[derive(Clone, Copy, Debug)]
pub struct Truth {
    /// It holds for all inputs.
    pub always: Reg<bool>,
    /// It may hold for some: if not, it holds for none.
    pub ever: Reg<bool>,
}

impl Truth {
    /// Nothing is known.
    pub fn unknown() -> Truth {
        Truth {
            always: false.into(),
            ever: true.into(),
        }
    }

    pub(super) fn same(value: Reg<bool>) -> Truth {
        Truth {
            always: value,
            ever: value,
        }
    }

    /// Both hold.
    pub fn and(self, other: Truth) -> Truth {
        Truth {
            always: self.always & other.always,
            ever: self.ever & other.ever,
        }
    }

    pub(super) fn or(self, other: Truth) -> Truth {
        Truth {
            always: self.always | other.always,
            ever: self.ever | other.ever,
        }
    }

    pub(super) fn not(self) -> Truth {
        Truth {
            always: !self.ever,
            ever: !self.always,
        }
    }

    /// Of numbers between two least and greatest: whether the first is less, or as `compare` says.
    pub(super) fn compared(
        [a, b]: [Range; 2],
        compare: impl Fn(Reg<u32>, Reg<u32>) -> Reg<bool>,
    ) -> Truth {
        Truth {
            always: compare(a.last, b.first),
            ever: compare(a.first, b.last),
        }
    }

    pub(super) fn equal(a: Range, b: Range) -> Truth {
        let one = |range: Range| range.first.eq(range.last);
        let inside = |a: Range, b: Range| (b.first - a.first).le(a.span());
        Truth {
            always: one(a) & one(b) & a.first.eq(b.first),
            ever: inside(a, b) | inside(b, a),
        }
    }
}
