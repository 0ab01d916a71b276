//! Arguments of functions: what kernels see, and what callers give.

use fa_dsl::abi::{ArgBuffer, Element, Extent, Scalar, TensorArg, TensorView};
use fa_dsl::build::Param;
use fa_dsl::ir::Role;
use fa_dsl::prelude::*;

/// The most arguments of one function.
pub const MAX_ARGUMENTS: usize = 8;

/// Those, and the one that functions of a part have besides.
pub(super) const ARGUMENTS_WITH_PART: usize = MAX_ARGUMENTS + 1;

/// What functions of a part call their last argument.
pub(super) const PART: &str = "part";

const NAMES: [&str; MAX_ARGUMENTS] = [
    "argument0",
    "argument1",
    "argument2",
    "argument3",
    "argument4",
    "argument5",
    "argument6",
    "argument7",
];

/// One argument, as callers give it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Argument {
    /// A number, as its bits.
    Number(u64),
    /// A tensor, by where it lies.
    Tensor(Extent),
}

/// The arguments of a function, as callers give them. They lie inline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Given {
    arguments: [Argument; ARGUMENTS_WITH_PART],
    count: usize,
}

impl Given {
    fn of<const N: usize>(arguments: [Argument; N]) -> Given {
        const { assert!(N <= MAX_ARGUMENTS) };
        let mut all = [Argument::Number(0); ARGUMENTS_WITH_PART];
        all[..N].copy_from_slice(&arguments);
        Given {
            arguments: all,
            count: N,
        }
    }

    /// The arguments, in order.
    pub fn arguments(&self) -> &[Argument] {
        &self.arguments[..self.count]
    }

    /// These, and after them the one that says where a part is.
    pub(super) fn followed_by(mut self, part: Argument) -> Given {
        if let Some(next) = self.arguments.get_mut(self.count) {
            *next = part;
            self.count += 1;
        }
        self
    }

    /// The number of the argument that is the tensor at this place, if there is one.
    pub fn number_of(&self, tensor: &Extent) -> Option<usize> {
        let wanted = Argument::Tensor(broadcast(*tensor));
        self.arguments().iter().position(|given| *given == wanted)
    }

    /// Where the tensors among them lie.
    pub fn tensors(&self) -> impl Iterator<Item = &Extent> {
        self.arguments().iter().filter_map(|given| match given {
            Argument::Tensor(extent) => Some(extent),
            Argument::Number(_) => None,
        })
    }

    /// Appends their words.
    pub(in crate::attention) fn pack(&self, args: &mut ArgBuffer) {
        let names = NAMES.into_iter().chain([PART]);
        for (argument, name) in self.arguments().iter().zip(names) {
            match *argument {
                Argument::Number(bits) => args.push(bits),
                Argument::Tensor(extent) => args.push_tensor(TensorArg {
                    name,
                    extent,
                    role: Role::Input,
                }),
            }
        }
    }
}

/// A handle that functions have as an argument: [`Tensor`] of elements of any type, [`Reg`] of `f32`, `u32` or `i32`.
///
/// A dimension of size 1 is broadcast: every index of it is the one element.
pub trait FunctionArgument: Sized {
    /// What callers give.
    type Given<'a>;
    /// Declares it for the function that is being staged.
    fn declare(name: &'static str) -> Self;
    /// What callers give, packed.
    fn given(given: Self::Given<'_>) -> Argument;
}

macro_rules! numbers {
    ($($ty:ty),*) => {$(
        impl FunctionArgument for Reg<$ty> {
            type Given<'a> = $ty;
            fn declare(name: &'static str) -> Self {
                <$ty as Param>::declare(name)
            }
            fn given(given: $ty) -> Argument {
                Argument::Number(given.bits())
            }
        }
    )*};
}
numbers!(f32, u32, i32);

/// The same, where whatever index a dimension of size 1 gets, there is one element.
pub(super) fn broadcast(mut extent: Extent) -> Extent {
    for (stride, size) in extent.strides.iter_mut().zip(extent.shape) {
        if size == 1 {
            *stride = 0;
        }
    }
    extent
}

impl<T: Element> FunctionArgument for Tensor<T> {
    type Given<'a> = TensorView<'a, T>;
    fn declare(name: &'static str) -> Self {
        <Tensor<T> as Param>::declare(name)
    }
    fn given(given: TensorView<'_, T>) -> Argument {
        Argument::Tensor(broadcast(given.extent))
    }
}

/// All arguments of a function: one handle, a tuple of up to eight, or `()` for none.
pub trait FunctionArguments: Sized {
    /// How many they are.
    const COUNT: usize;
    /// What callers give.
    type Given<'a>;
    /// Declares them for the function that is being staged.
    fn declare() -> Self;
    /// What callers give, packed.
    fn given(given: Self::Given<'_>) -> Given;
}

impl<A: FunctionArgument> FunctionArguments for A {
    const COUNT: usize = 1;
    type Given<'a> = A::Given<'a>;
    fn declare() -> Self {
        A::declare(NAMES[0])
    }
    fn given(given: A::Given<'_>) -> Given {
        Given::of([A::given(given)])
    }
}

impl FunctionArguments for () {
    const COUNT: usize = 0;
    type Given<'a> = ();
    fn declare() -> Self {}
    fn given((): ()) -> Given {
        Given::of([])
    }
}

macro_rules! tuples {
    ($($($name:ident $number:tt)+;)*) => {$(
        impl<$($name: FunctionArgument),+> FunctionArguments for ($($name,)+) {
            const COUNT: usize = [$($number),+].len();
            type Given<'a> = ($($name::Given<'a>,)+);
            fn declare() -> Self {
                ($($name::declare(NAMES[$number]),)+)
            }
            fn given(given: Self::Given<'_>) -> Given {
                Given::of([$($name::given(given.$number)),+])
            }
        }
    )*};
}
tuples! {
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
    A 0 B 1 C 2 D 3 E 4;
    A 0 B 1 C 2 D 3 E 4 F 5;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
}
