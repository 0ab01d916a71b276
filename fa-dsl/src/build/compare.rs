//! Comparisons and logic of either stage. Emitted by `#[kernel]` for `<`, `==`, `&&` and so on.

use super::builder::{emit, emit_var, with};
use super::names::Names;
use super::reg::Reg;
use crate::abi::Scalar;
use crate::ir::{Block, Operand, StmtKind, Type};
use crate::isa::Row;
use crate::isa::arith::{
    AND_PRED, EQ_F32, EQ_U32, EQ_U64, LE_F32, LE_U32, LE_U64, LT_F32, LT_U32, LT_U64, NE_F32,
    NE_U32, NE_U64, OR_PRED,
};
use crate::isa::signed::{LE_S32, LT_S32};

/// A scalar with comparison rows.
pub trait Comparable: Scalar {
    /// `<`.
    const LT: &'static Row;
    /// `<=`.
    const LE: &'static Row;
    /// `==`.
    const EQ: &'static Row;
    /// `!=`.
    const NE: &'static Row;
}

impl Comparable for u32 {
    const LT: &'static Row = &LT_U32;
    const LE: &'static Row = &LE_U32;
    const EQ: &'static Row = &EQ_U32;
    const NE: &'static Row = &NE_U32;
}

impl Comparable for i32 {
    const LT: &'static Row = &LT_S32;
    const LE: &'static Row = &LE_S32;
    const EQ: &'static Row = &EQ_U32;
    const NE: &'static Row = &NE_U32;
}

impl Comparable for u64 {
    const LT: &'static Row = &LT_U64;
    const LE: &'static Row = &LE_U64;
    const EQ: &'static Row = &EQ_U64;
    const NE: &'static Row = &NE_U64;
}

impl Comparable for f32 {
    const LT: &'static Row = &LT_F32;
    const LE: &'static Row = &LE_F32;
    const EQ: &'static Row = &EQ_F32;
    const NE: &'static Row = &NE_F32;
}

/// Two values that can be ordered: both plain, or at least one a handle.
pub trait Order<Rhs> {
    /// `bool` or [`Reg<bool>`].
    type Truth;
    /// `self < rhs`.
    fn stage_lt(self, rhs: Rhs) -> Self::Truth;
    /// `self <= rhs`.
    fn stage_le(self, rhs: Rhs) -> Self::Truth;
}

/// Two values that can be compared for equality: both plain, or at least one a handle.
pub trait Same<Rhs> {
    /// `bool` or [`Reg<bool>`].
    type Truth;
    /// `self == rhs`.
    fn stage_eq(self, rhs: Rhs) -> Self::Truth;
    /// `self != rhs`.
    fn stage_ne(self, rhs: Rhs) -> Self::Truth;
}

impl<T: PartialOrd> Order<T> for T {
    type Truth = bool;
    fn stage_lt(self, rhs: T) -> bool {
        self < rhs
    }
    fn stage_le(self, rhs: T) -> bool {
        self <= rhs
    }
}

impl<T: PartialEq> Same<T> for T {
    type Truth = bool;
    fn stage_eq(self, rhs: T) -> bool {
        self == rhs
    }
    fn stage_ne(self, rhs: T) -> bool {
        self != rhs
    }
}

fn record(row: &'static Row, a: Operand, b: Operand) -> Reg<bool> {
    Reg::from_operand(emit(row, &[a, b]))
}

macro_rules! staged_comparison {
    ($(($lhs:ty, $rhs:ty, $scalar:ty) $([$generic:ident])?;)*) => {$(
        impl$(<$generic: Comparable>)? Order<$rhs> for $lhs {
            type Truth = Reg<bool>;
            fn stage_lt(self, rhs: $rhs) -> Reg<bool> {
                record(<$scalar>::LT, Reg::<$scalar>::from(self).operand(), Reg::<$scalar>::from(rhs).operand())
            }
            fn stage_le(self, rhs: $rhs) -> Reg<bool> {
                record(<$scalar>::LE, Reg::<$scalar>::from(self).operand(), Reg::<$scalar>::from(rhs).operand())
            }
        }
        impl$(<$generic: Comparable>)? Same<$rhs> for $lhs {
            type Truth = Reg<bool>;
            fn stage_eq(self, rhs: $rhs) -> Reg<bool> {
                record(<$scalar>::EQ, Reg::<$scalar>::from(self).operand(), Reg::<$scalar>::from(rhs).operand())
            }
            fn stage_ne(self, rhs: $rhs) -> Reg<bool> {
                record(<$scalar>::NE, Reg::<$scalar>::from(self).operand(), Reg::<$scalar>::from(rhs).operand())
            }
        }
    )*};
}
staged_comparison! {
    (Reg<T>, Reg<T>, T) [T];
    (Reg<u32>, u32, u32);
    (u32, Reg<u32>, u32);
    (Reg<i32>, i32, i32);
    (i32, Reg<i32>, i32);
    (Reg<f32>, f32, f32);
    (f32, Reg<f32>, f32);
}

/// Comparisons as methods, for closures that `#[kernel]` and `#[device]` do not rewrite.
impl<T: Comparable> Reg<T> {
    /// `self < other`.
    pub fn lt(self, other: impl Into<Reg<T>>) -> Reg<bool> {
        record(T::LT, self.operand(), other.into().operand())
    }

    /// `self <= other`.
    pub fn le(self, other: impl Into<Reg<T>>) -> Reg<bool> {
        record(T::LE, self.operand(), other.into().operand())
    }

    /// `self > other`.
    pub fn gt(self, other: impl Into<Reg<T>>) -> Reg<bool> {
        other.into().lt(self)
    }

    /// `self >= other`.
    pub fn ge(self, other: impl Into<Reg<T>>) -> Reg<bool> {
        other.into().le(self)
    }

    /// `self == other`.
    pub fn eq(self, other: impl Into<Reg<T>>) -> Reg<bool> {
        record(T::EQ, self.operand(), other.into().operand())
    }

    /// `self != other`.
    pub fn ne(self, other: impl Into<Reg<T>>) -> Reg<bool> {
        record(T::NE, self.operand(), other.into().operand())
    }
}

/// `a < b`.
pub fn lt<A: Order<B>, B>(a: A, b: B) -> A::Truth {
    a.stage_lt(b)
}

/// `a <= b`.
pub fn le<A: Order<B>, B>(a: A, b: B) -> A::Truth {
    a.stage_le(b)
}

/// `a > b`.
pub fn gt<A, B: Order<A>>(a: A, b: B) -> B::Truth {
    b.stage_lt(a)
}

/// `a >= b`.
pub fn ge<A, B: Order<A>>(a: A, b: B) -> B::Truth {
    b.stage_le(a)
}

/// `a == b`.
pub fn eq<A: Same<B>, B>(a: A, b: B) -> A::Truth {
    a.stage_eq(b)
}

/// `a != b`.
pub fn ne<A: Same<B>, B>(a: A, b: B) -> A::Truth {
    a.stage_ne(b)
}

/// Two truth values of either stage.
pub trait Logic<Rhs> {
    /// `bool` if both are, else [`Reg<bool>`].
    type Truth;
    /// `self && rhs()`; a plain `false` does not call `rhs`.
    fn stage_and(self, rhs: impl FnOnce() -> Rhs) -> Self::Truth;
    /// `self || rhs()`; a plain `true` does not call `rhs`.
    fn stage_or(self, rhs: impl FnOnce() -> Rhs) -> Self::Truth;
}

impl Logic<bool> for bool {
    type Truth = bool;
    fn stage_and(self, rhs: impl FnOnce() -> bool) -> bool {
        self && rhs()
    }
    fn stage_or(self, rhs: impl FnOnce() -> bool) -> bool {
        self || rhs()
    }
}

impl Logic<Reg<bool>> for bool {
    type Truth = Reg<bool>;
    fn stage_and(self, rhs: impl FnOnce() -> Reg<bool>) -> Reg<bool> {
        if self { rhs() } else { false.into() }
    }
    fn stage_or(self, rhs: impl FnOnce() -> Reg<bool>) -> Reg<bool> {
        if self { true.into() } else { rhs() }
    }
}

impl Logic<bool> for Reg<bool> {
    type Truth = Reg<bool>;
    fn stage_and(self, rhs: impl FnOnce() -> bool) -> Reg<bool> {
        if rhs() { self } else { false.into() }
    }
    fn stage_or(self, rhs: impl FnOnce() -> bool) -> Reg<bool> {
        if rhs() { true.into() } else { self }
    }
}

impl Logic<Reg<bool>> for Reg<bool> {
    type Truth = Reg<bool>;
    fn stage_and(self, rhs: impl FnOnce() -> Reg<bool>) -> Reg<bool> {
        lazily(self, true, rhs).unwrap_or_else(|rhs| record(&AND_PRED, self.operand(), rhs))
    }
    fn stage_or(self, rhs: impl FnOnce() -> Reg<bool>) -> Reg<bool> {
        lazily(self, false, rhs).unwrap_or_else(|rhs| record(&OR_PRED, self.operand(), rhs))
    }
}

/// What `left && right()` is, or `left || right()` where `right` counts if `left` is false, if `right` does more than compute: it is done
/// under a branch then. Else `right`, which has been recorded where it stands.
fn lazily(
    left: Reg<bool>,
    counts_if: bool,
    right: impl FnOnce() -> Reg<bool>,
) -> Result<Reg<bool>, Operand> {
    let mark = with(|b| b.mark());
    let right = right().operand();
    let Some(done) = with(|b| b.take_effects_since(mark)) else {
        return Err(right);
    };
    let left = left.operand();
    let result = emit_var(Type::Pred, Names::TEMPORARY, true, left);
    with(|b| {
        b.open();
        b.replay(done);
        b.push(StmtKind::Set {
            reg: result,
            value: right,
        });
        let (right, nothing) = (b.close(), Block::new());
        let (then, otherwise) = match counts_if {
            true => (right, nothing),
            false => (nothing, right),
        };
        b.push(StmtKind::If {
            cond: left,
            then,
            otherwise,
        });
    });
    Ok(Reg::from_operand(Operand::Reg(result)))
}

/// `a && b`. Both sides of a run-time `&&` are computed and loaded; what `b` assigns, stores or counts is done where `a` holds.
pub fn and<A: Logic<B>, B>(a: A, b: impl FnOnce() -> B) -> A::Truth {
    a.stage_and(b)
}

/// `a || b`. Both sides of a run-time `||` are computed and loaded; what `b` assigns, stores or counts is done where `a` does not hold.
pub fn or<A: Logic<B>, B>(a: A, b: impl FnOnce() -> B) -> A::Truth {
    a.stage_or(b)
}
