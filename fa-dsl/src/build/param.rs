//! Parameters: a kernel's signature, and how a launch packs them.

use std::marker::PhantomData;

use super::atomic::Counters;
use super::builder::with;
use super::reg::Reg;
use super::tensor::{Scratch, Tensor, TensorInOut, TensorMap, TensorMapMut, TensorMut};
use crate::abi::{
    ArgBuffer, Element, Extent, MAX_RANK, MapArg, Scalar, TensorArg, TensorMapView,
    TensorMapViewMut, TensorView, TensorViewMut,
};
use crate::ir::{Operand, ParamKind, Role, Type};

/// A type that parameters of a `#[kernel]` have: `u32`, `i32`, `u64`, `f32`, [`Divisor`](super::Divisor), [`Tensor`], [`TensorMut`],
/// [`TensorInOut`], [`Scratch`], [`Counters`], [`TensorMap`] and [`TensorMapMut`].
///
/// `#[kernel]` calls `declare` and `pack` of each parameter. A [`crate::config::ParamGroup`], in any
/// crate, calls them of its own: `<Tensor<f32>>::declare("sinks")` adds the words of a tensor to the
/// kernel being staged and yields the handle, `<Tensor<f32>>::pack(&view, "sinks", args)` appends
/// those of a view. A parameter that a configuration lacks is neither declared nor packed.
pub trait Param {
    /// What the kernel sees.
    type Handle;
    /// What a launch passes.
    type Host<'a>;
    /// Adds the parameter to the kernel being staged.
    fn declare(name: &'static str) -> Self::Handle;
    /// Appends the parameter's words, as many as `declare` added and in the same order.
    fn pack(host: &Self::Host<'_>, name: &'static str, args: &mut ArgBuffer);
}

/// Declares one word.
pub(super) fn word<T: Scalar>(name: &str) -> Reg<T> {
    let reg = with(|b| b.add_param(T::TYPE, name, ParamKind::Scalar));
    Reg::from_operand(Operand::Reg(reg))
}

macro_rules! scalar_param {
    ($($ty:ty),*) => {$(
        impl Param for $ty {
            type Handle = Reg<$ty>;
            type Host<'a> = $ty;
            fn declare(name: &'static str) -> Reg<$ty> {
                word(name)
            }
            fn pack(host: &$ty, _: &'static str, args: &mut ArgBuffer) {
                args.push(host.bits());
            }
        }
    )*};
}
scalar_param!(u32, i32, u64, f32);

fn declare_tensor<T: Element>(name: &str, role: Role) -> (Reg<u64>, [Reg<u64>; MAX_RANK]) {
    let word = |name: &str, kind| {
        Reg::from_operand(Operand::Reg(with(|b| b.add_param(Type::U64, name, kind))))
    };
    let base = word(
        name,
        ParamKind::Pointer {
            element: T::TYPE,
            role,
        },
    );
    let strides = std::array::from_fn(|d| word(&format!("{name}_stride{d}"), ParamKind::Scalar));
    (base, strides)
}

fn pack_tensor(extent: Extent, name: &'static str, role: Role, args: &mut ArgBuffer) {
    args.push_tensor(TensorArg { name, extent, role });
}

impl<T: Element> Param for Tensor<T> {
    type Handle = Tensor<T>;
    type Host<'a> = TensorView<'a, T>;
    fn declare(name: &'static str) -> Tensor<T> {
        let (base, strides) = declare_tensor::<T>(name, Role::Input);
        Tensor {
            base,
            strides,
            element: PhantomData,
        }
    }
    fn pack(host: &TensorView<'_, T>, name: &'static str, args: &mut ArgBuffer) {
        pack_tensor(host.extent, name, Role::Input, args);
    }
}

impl<T: Element> Param for TensorMut<T> {
    type Handle = TensorMut<T>;
    type Host<'a> = TensorViewMut<'a, T>;
    fn declare(name: &'static str) -> TensorMut<T> {
        let (base, strides) = declare_tensor::<T>(name, Role::Output);
        TensorMut {
            base,
            strides,
            element: PhantomData,
        }
    }
    fn pack(host: &TensorViewMut<'_, T>, name: &'static str, args: &mut ArgBuffer) {
        pack_tensor(host.extent, name, Role::Output, args);
    }
}

impl<T: Element> Param for TensorInOut<T> {
    type Handle = TensorInOut<T>;
    type Host<'a> = TensorViewMut<'a, T>;
    fn declare(name: &'static str) -> TensorInOut<T> {
        let (base, strides) = declare_tensor::<T>(name, Role::InOut);
        TensorInOut {
            base,
            strides,
            element: PhantomData,
        }
    }
    fn pack(host: &TensorViewMut<'_, T>, name: &'static str, args: &mut ArgBuffer) {
        pack_tensor(host.extent, name, Role::InOut, args);
    }
}

impl<T: Element> Param for Scratch<T> {
    type Handle = Scratch<T>;
    type Host<'a> = TensorViewMut<'a, T>;
    fn declare(name: &'static str) -> Scratch<T> {
        let (base, strides) = declare_tensor::<T>(name, Role::Scratch);
        Scratch {
            base,
            strides,
            element: PhantomData,
        }
    }
    fn pack(host: &TensorViewMut<'_, T>, name: &'static str, args: &mut ArgBuffer) {
        pack_tensor(host.extent, name, Role::Scratch, args);
    }
}

impl Param for Counters {
    type Handle = Counters;
    type Host<'a> = TensorViewMut<'a, u32>;
    fn declare(name: &'static str) -> Counters {
        let (base, strides) = declare_tensor::<u32>(name, Role::Counters);
        Counters { base, strides }
    }
    fn pack(host: &TensorViewMut<'_, u32>, name: &'static str, args: &mut ArgBuffer) {
        pack_tensor(host.extent, name, Role::Counters, args);
    }
}

fn declare_map<T: Element>(name: &str, writable: bool) -> Reg<u64> {
    let element = T::TYPE;
    let kind = ParamKind::TensorMap { element, writable };
    Reg::from_operand(Operand::Reg(with(|b| b.add_param(Type::U64, name, kind))))
}

impl<T: Element> Param for TensorMap<T> {
    type Handle = TensorMap<T>;
    type Host<'a> = TensorMapView<'a, T>;
    fn declare(name: &'static str) -> TensorMap<T> {
        TensorMap {
            map: declare_map::<T>(name, false),
            element: PhantomData,
        }
    }
    fn pack(host: &TensorMapView<'_, T>, name: &'static str, args: &mut ArgBuffer) {
        args.push_map(MapArg {
            name,
            extent: host.extent,
            box_shape: host.box_shape,
            swizzle: host.swizzle,
            packed: host.packed,
            element: T::TYPE,
            writable: false,
        });
    }
}

impl<T: Element> Param for TensorMapMut<T> {
    type Handle = TensorMapMut<T>;
    type Host<'a> = TensorMapViewMut<'a, T>;
    fn declare(name: &'static str) -> TensorMapMut<T> {
        TensorMapMut {
            map: declare_map::<T>(name, true),
            element: PhantomData,
        }
    }
    fn pack(host: &TensorMapViewMut<'_, T>, name: &'static str, args: &mut ArgBuffer) {
        args.push_map(MapArg {
            name,
            extent: host.extent,
            box_shape: host.box_shape,
            swizzle: host.swizzle,
            packed: host.packed,
            element: T::TYPE,
            writable: true,
        });
    }
}
