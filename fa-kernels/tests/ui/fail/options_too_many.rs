//! A kernel's own tunables and those of its options fit a configuration.

use fa_dsl::config::{OptionGroup, Tunable, Value, Values};
use fa_dsl::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Many;

impl OptionGroup for Many {
    const TUNABLES: &'static [Tunable] = &[Tunable::flag("FLAG"); Values::MAX];
    const DEFAULT: Self = Many;

    fn push_values(&self, _: &mut Values) {}

    fn from_values(_: &[Value]) -> Option<Self> {
        Some(Many)
    }
}

#[kernel(name = K, threads = 32, options(variant: Many))]
fn k<const OWN: bool>(_y: TensorMut<f32>) {}

fn main() {}
