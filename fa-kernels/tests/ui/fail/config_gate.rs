//! A configuration passes its gates.

use fa_dsl::prelude::*;

mod gates {
    use fa_dsl::config::GateError;
    use fa_dsl::target::Target;

    pub const fn first_broken(config: &super::KConfig) -> Option<&'static str> {
        if config.a > config.b { Some("gate `order`: A is at most B") } else { None }
    }

    pub fn check(_: &super::KConfig, _: &Target) -> Result<(), Vec<GateError>> {
        Ok(())
    }
}

#[kernel(name = K, threads = 32, gates = gates)]
fn k<#[values(1, 2)] const A: u32, #[values(1, 2)] const B: u32 = 1>(_y: TensorMut<f32>) {}

fn main() {
    let _ = K::<1>::new();
    let _ = K::<2>::new();
}
