//! Kernels reach the language through whatever re-exports it: this crate does not depend on fa-dsl.

use fa::dsl::config::{KernelConfig, OptionGroup, Tunable, Value, Values};
use fa::dsl::prelude::*;

mod language {
    pub use fa::dsl as reexported;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Variant {
    on: bool,
}

impl OptionGroup for Variant {
    const TUNABLES: &'static [Tunable] = &[Tunable::flag("ON")];
    const DEFAULT: Self = Variant { on: false };
    fn push_values(&self, values: &mut Values) {
        values.push(self.on);
    }
    fn from_values(values: &[Value]) -> Option<Self> {
        match *values {
            [Value::Bool(on)] => Some(Variant { on }),
            _ => None,
        }
    }
}

#[device(crate = language::reexported)]
fn larger(x: Reg<u32>, y: Reg<u32>) -> Reg<u32> {
    if x < y { y } else { x }
}

#[kernel(
    name = Larger,
    threads = 32,
    options(variant: Variant),
    gates = gates,
    crate = crate::language::reexported
)]
fn largest(y: TensorMut<u32>, #[when(config.variant.on)] least: u32) {
    let mut x = larger(thread(), block_x());
    if let Some(least) = least {
        x = larger(x, least);
    }
    y.at(&[thread()]).store(0, x);
}

mod gates {
    use super::LargerConfig;

    fa::dsl::gates! {
        /// The gates of `Larger`.
        |config: LargerConfig, target| at fa::dsl::target::Arch::Sm80;
        gate "on": target.shared_per_cta > 0 || config.variant.on, "it is on";
    }
}

#[test]
fn it_is_staged() {
    let config = Larger::new().config().with_variant(Variant { on: true });
    assert_eq!(config.spec(), "Larger<ON=true>");
    assert!(config.stage().is_ok());
}
