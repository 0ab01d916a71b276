//! The type of options is an option group, and that of a group's parameters a parameter group of the
//! same options.

use fa_dsl::abi::{ArgBuffer, Presence};
use fa_dsl::config::{OptionGroup, OptionalParam, ParamGroup, Tunable, Value, Values};
use fa_dsl::prelude::*;

/// Options without any tunable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Plain;

impl OptionGroup for Plain {
    const TUNABLES: &'static [Tunable] = &[];
    const DEFAULT: Self = Plain;

    fn push_values(&self, _: &mut Values) {}

    fn from_values(_: &[Value]) -> Option<Self> {
        Some(Plain)
    }
}

/// Parameters that follow from them.
struct Sizes;

impl ParamGroup for Sizes {
    type Options = Plain;
    type Handle = ();
    type Host<'a> = ();
    const OPTIONAL: &'static [OptionalParam] = &[];

    fn presence(_: &Plain) -> Presence {
        Presence::default()
    }

    fn declare(_: &Plain) {}

    fn given(_: &()) -> Presence {
        Presence::default()
    }

    fn pack(_: &(), _: &mut ArgBuffer) {}
}

#[kernel(name = A, threads = 32, options(variant: Plain))]
fn a(_y: TensorMut<f32>, #[group] sizes: u32) {}

#[kernel(name = B, threads = 32, options(variant: u32))]
fn b(_y: TensorMut<f32>) {}

/// Options that the parameters do not follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Other;

impl OptionGroup for Other {
    const TUNABLES: &'static [Tunable] = &[];
    const DEFAULT: Self = Other;

    fn push_values(&self, _: &mut Values) {}

    fn from_values(_: &[Value]) -> Option<Self> {
        Some(Other)
    }
}

#[kernel(name = C, threads = 32, options(variant: Other))]
fn c(_y: TensorMut<f32>, #[group] sizes: Sizes) {}

fn main() {}
