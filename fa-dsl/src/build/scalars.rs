//! Values that are made of run-time scalars.

use super::reg::Reg;
use crate::abi::Scalar;
use crate::ir::{Operand, Type};

/// A value made of run-time scalars.
pub trait Staged: Sized {
    /// Replaces each scalar, in a fixed order.
    fn map(self, change: &mut dyn FnMut(Operand, Type) -> Operand) -> Self;
}

impl<T: Scalar> Staged for Reg<T> {
    fn map(self, change: &mut dyn FnMut(Operand, Type) -> Operand) -> Self {
        Reg::from_operand(change(self.operand(), T::TYPE))
    }
}

impl<T: Staged, const N: usize> Staged for [T; N] {
    fn map(self, change: &mut dyn FnMut(Operand, Type) -> Operand) -> Self {
        <[T; N]>::map(self, |value| value.map(change))
    }
}

impl<T: Staged> Staged for Vec<T> {
    fn map(self, change: &mut dyn FnMut(Operand, Type) -> Operand) -> Self {
        self.into_iter().map(|value| value.map(change)).collect()
    }
}

impl Staged for () {
    fn map(self, _: &mut dyn FnMut(Operand, Type) -> Operand) -> Self {}
}

macro_rules! staged_tuple {
    ($($name:ident)+) => {
        impl<$($name: Staged),+> Staged for ($($name,)+) {
            #[expect(non_snake_case, reason = "the type parameters name the fields")]
            fn map(self, change: &mut dyn FnMut(Operand, Type) -> Operand) -> Self {
                let ($($name,)+) = self;
                ($($name.map(change),)+)
            }
        }
    };
}
staged_tuple!(A B);
staged_tuple!(A B C);
staged_tuple!(A B C D);
